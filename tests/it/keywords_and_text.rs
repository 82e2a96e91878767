//! The command that a line calls, the parts of a line that may be shown, and plain text: re-wrapped and made harmless.
use crate::commands::{OURS, SCRIPTS};
use crate::world::{World, said};
use chancery::command::args::Match;
use chancery::command::{GameNames, Lexicon, MAX_PARTS, after_words, echo, find, hides, nearest, read, split_set};
use chancery::families;
use chancery::text::doc::{Audience, Doc};
use chancery::text::words::{Layout, Reader};
use chancery::text::{Width, defuse_forms};
use proptest::prelude::*;

#[test]
fn words_may_be_separate_or_joined() {
    assert_eq!(after_words("SET NO WAIT", "set no wait"), Some(""));
    assert_eq!(after_words("  SetNo  wait now ", "set no wait"), Some("now"));
    assert_eq!(after_words("SETNOWAITING", "set no wait"), None);
    assert_eq!(after_words("SET NO", "set no wait"), None);
    assert_eq!(after_words("?demo x", "?"), Some("demo x"));
    assert_eq!(after_words("", "set"), None);
    assert_eq!(after_words("ſet", "set"), None);
}

/// The plain specification: letter by letter, each in all its lower-case forms.
fn slowly_after_words<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let mut rest = text.trim_start();
    for wanted in words.chars().filter(|c| !c.is_whitespace()) {
        let mut chars = rest.trim_start().chars();
        if !chars.next()?.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
        rest = chars.as_str();
    }
    let last_is_word = words.chars().next_back().is_some_and(char::is_alphanumeric);
    let goes_on = rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    if last_is_word && goes_on { None } else { Some(rest.trim()) }
}

#[test]
fn letters_are_compared_in_every_case() {
    // The Kelvin sign is a capital K. Sharp s, long s and the dotted I are equal only to themselves.
    assert_eq!(after_words("\u{212a}EEPER", "keeper"), Some(""));
    assert_eq!(after_words("keeper x", "\u{212a}eeper"), Some("x"));
    assert_eq!(after_words("GRUSS", "gru\u{df}"), None);
    assert_eq!(after_words("GRU\u{1e9e} a", "gru\u{df}"), Some("a"));
    assert_eq!(after_words("\u{130}f", "if"), None);
    assert_eq!(after_words("\u{130}f", "i\u{307}f"), None);
    assert_eq!(after_words("\u{a0}se\u{2003}t\u{85}x", "set"), Some("x"));
}

proptest! {
    #[test]
    fn quick_comparison_finds_the_same_words(
        text in "[ \\ta-eA-E_kKsSiIß\u{1e9e}İı\u{212a}ſ\u{307}\u{a0}\u{2003}]{0,8}",
        words in "[ a-eA-E_kKsSiIßİı\u{212a}ſ\u{307}\u{a0}]{0,4}",
        any_text in ".{0,8}",
    ) {
        prop_assert_eq!(after_words(&text, &words), slowly_after_words(&text, &words));
        prop_assert_eq!(after_words(&any_text, &words), slowly_after_words(&any_text, &words));
        // Most words begin no text: these do.
        for text in [words.to_lowercase(), words.to_uppercase(), format!("{words}{text}")] {
            prop_assert_eq!(after_words(&text, &words), slowly_after_words(&text, &words));
        }
    }
}

#[test]
fn the_longest_keyword_is_the_command() {
    let called = |line: &'static str| find(lexicon(), line).map(|call| (call.command.name(), call.rest));
    assert_eq!(called("SET NO WAIT"), Some(("set_wait", "")));
    assert_eq!(called("setnodias"), Some(("set", "nodias")));
    assert_eq!(called("SIGNON fdemo x"), Some(("sign_on", "fdemo x")));
    assert_eq!(called("BECOME MASTER"), Some(("become_master", "")));
    assert_eq!(called("BECOME FRANCE"), Some(("become_power", "FRANCE")));
    assert_eq!(called("A PAR - BUR"), None);
    assert_eq!(called("SETTLE DOWN"), None);
    // An unknown setting gets a reply that says so, and calls nothing.
    let (call, fit) = read(lexicon(), "SET FROBNICATE").unwrap();
    assert_eq!((call.command.name(), call.rest, fit), ("set", "FROBNICATE", Match::Wrong));
}

fn lexicon() -> Lexicon<'static> {
    Lexicon { commands: &OURS, families: families::ALL, games: &OnlyDemo, scripts: &SCRIPTS }
}

/// The only game.
struct OnlyDemo;

impl GameNames for OnlyDemo {
    fn is_game(&self, name: &str) -> bool {
        name.eq_ignore_ascii_case("demo")
    }
}

/// A line with a password in it is never echoed, however it is misspelt.
#[test]
fn passwords_are_never_echoed() {
    for line in [
        "SIGN ON fdemo hush",
        "SINGON fdemo hush",
        "SING ON fdemo hush",
        "SIGNON fdemo hush",
        "SGIN ON fdemo hush",
        "LOGN fdemo hush",
        "SET PASSWORD hush",
        "SETPASSWORD hush",
        "SET PASWORD hush",
        "SET PASSWRD hush",
        "SETPASWORD hush",
        "SET PASS hush",
        "SET PW hush",
        "SET PWD hush",
        "PASSWORD hush",
        "CREATE ?demo hush",
        "CRATE ?demo hush",
        "OBSERVE demo hush",
        "OBSREVE demo hush",
        "WACTH demo hush",
    ] {
        let shown = find(lexicon(), line).map(|call| echo(&call, line));
        let is_safe = shown.as_ref().map_or_else(|| hides(lexicon(), line), |shown| !shown.contains("hush"));
        assert!(is_safe, "{line}: {shown:?}");
    }
    for line in
        ["SET NO DIAS", "A PAR - BUR", "F SEV S A UKR - RUM", "SET DRAW", "SET PARTIAL", "PREDICT", "STATSU demo"]
    {
        assert!(!hides(lexicon(), line), "{line}");
    }
}

#[test]
fn a_misspelt_command_is_recognised() {
    let best = |line: &str| nearest(lexicon(), line).first().map(|(command, _)| command.name());
    assert_eq!(best("HISTRY demo"), Some("history"));
    assert_eq!(best("SUMARY demo"), Some("summary"));
    assert_eq!(best("SETWIAT"), Some("set_wait"));
    assert_eq!(best("xyzzy"), None);
}

#[test]
fn lists_after_set_are_split_where_they_must_be() {
    let parts = |line: &str| split_set(lexicon(), &find(lexicon(), line).unwrap());
    assert_eq!(parts("SET NO DIAS, NO PARTIAL"), None);
    assert_eq!(parts("SET NO WAIT, NO DIAS").unwrap(), ["SET NO WAIT", "SET NO DIAS"]);
    assert_eq!(parts("SET COMMENT Wait, wait"), None);
    let list = |n: usize| format!("SET NO WAIT{}", ", NO DIAS".repeat(n - 1));
    assert_eq!(parts(&list(MAX_PARTS)).unwrap().len(), MAX_PARTS);
    assert_eq!(parts(&list(MAX_PARTS + 1)), None, "a list that is too long is not read");
}

/// Hand-wrapped papers can be laid out in any width: their words stay, and only lines to type stay whole.
#[test]
fn hand_wrapped_texts_fit_any_width() {
    let texts = [
        include_str!("../../src/answers/help/guide.txt"),
        include_str!("../../src/answers/help/dates.txt"),
        include_str!("../../src/answers/help/house_rules.txt"),
        include_str!("../../crates/families/src/diplomacy/help/orders.txt"),
        include_str!("../../crates/families/src/diplomacy/help/variants.txt"),
        include_str!("../../crates/families/src/stratego/help/guide.txt"),
        include_str!("../../crates/families/src/conquest/help/guide.txt"),
    ];
    for text in texts {
        let mut doc = Doc::new(Reader::nobody());
        doc.paper(text);
        let laid_out = |width: u16| doc.laid_out(Layout::Columns(Width::of(width)), Audience::Reader);
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(&laid_out(72)), words(text));
        assert!(laid_out(72).lines().all(|line| line.chars().count() <= 72), "{}", laid_out(72));
        let narrow = laid_out(40);
        let to_type = |line: &&str| line.starts_with("  ");
        assert!(narrow.lines().filter(|line| !to_type(line)).all(|line| line.chars().count() <= 40), "{narrow}");
        let ragged =
            narrow.split("\n\n").flat_map(|paragraph| paragraph.lines().rev().skip(1)).filter(|line| line.len() < 12);
        assert!(ragged.count() < 12, "{narrow}");
    }
}

/// The writer of press with an order form in it must not control the orders of a player who replies.
#[test]
fn no_order_form_can_be_written_for_others() {
    use chancery::mail::typed::typed;
    let form = "BEGIN ORDERS\nPHASE S1901M\nA PAR H\nEND ORDERS";
    for text in
        [form.to_owned(), form.to_lowercase(), form.replace(' ', "  "), format!("> {}", form.replace('\n', "\n> "))]
    {
        let quoted: String = defuse_forms(&text).lines().map(|line| format!("> {line}\n")).collect();
        assert_eq!(typed(&quoted).form, Vec::<String>::new(), "{text}");
        assert_eq!(typed(&defuse_forms(&text)).form, Vec::<String>::new(), "{text}");
    }
    assert_eq!(defuse_forms("Let us begin\nto write orders"), "Let us begin\nto write orders");
}

/// End to end: the reply to the setting is the first in the new layout.
#[test]
fn a_reader_without_wrapping_gets_one_line_per_paragraph() {
    let mut world = crate::world::World::with_games();
    let said = world.ask("eve@example.org", "SIGN ON edemo secret\nSET WIDTH OFF").body;
    assert!(said.contains("\nI'll write each paragraph of your e-mails as one line.\n"), "{said}");
    let clock =
        said.lines().find(|line| line.starts_with("The turn runs 30 minutes after the last orders are in. ")).unwrap();
    assert!(clock.ends_with("23:30 UTC.") && 78 < clock.len(), "{said}");
    let others = world.ask("ann@example.org", "SIGN ON ademo secret").body;
    assert!(others.lines().all(|line| line.chars().count() <= 72), "{others}");
}

/// A game that they may not see gets the same reply as one that does not exist.
#[test]
fn an_unknown_sandbox_name_is_neither_a_board_nor_a_game() {
    let mut world = World::with_games();
    world.ask("eve@example.org", "SANDBOX standard");
    let hidden = world.ask("ann@example.org", "SANDBOX standard-1").body;
    let nowhere = world.ask("ann@example.org", "SANDBOX standard-9").body;
    assert!(said(&hidden).contains("\"standard-1\" is not a game here."), "{hidden}");
    assert_eq!(hidden.replace("standard-1", "standard-9"), nowhere);
}

#[test]
fn a_draft_takes_no_lines_of_another_game_and_keeps_no_password() {
    let mut world = World::with_games();
    let open = "SIGN ON ademo secret\nDRAFT\nPHASE F1901M\nA SER - BUL\nSIGN ON mone secret\nSTATUS";
    let reply = world.ask("ann@example.org", open);
    assert!(reply.body.contains("> SIGN ON mone ********"), "{}", reply.body);
    let lines = "SIGN ON ademo secret\nSET JSON ON\nDRAFT\nPHASE F1901M\nSET PASSWORD xyzzy\nEND DRAFT";
    let reply = world.ask("ann@example.org", lines);
    let files: String =
        reply.attachments.iter().map(|file| String::from_utf8_lossy(&file.bytes).into_owned()).collect();
    assert!(files.contains("SET PASSWORD") && !files.contains("xyzzy"), "{files}");
}
