//! Which command a line calls, what of a line may be shown again, and plain text: wrapped, indented, made harmless.
use chancery::commands::COMMANDS;
use chancery::desk::command::{Games, Lexicon, MAX_PARTS, after_words, echo, find, hides, nearest, split_set};
use chancery::families;
use chancery::text::{WIDTH, defuse_forms, indent, list, wrap};

#[test]
fn words_may_stand_apart_or_together() {
    assert_eq!(after_words("SET NO WAIT", "set no wait"), Some(""));
    assert_eq!(after_words("  SetNo  wait now ", "set no wait"), Some("now"));
    assert_eq!(after_words("SETNOWAITING", "set no wait"), None);
    assert_eq!(after_words("SET NO", "set no wait"), None);
    assert_eq!(after_words("?demo x", "?"), Some("demo x"));
    assert_eq!(after_words("", "set"), None);
    assert_eq!(after_words("ſet", "set"), None);
}

#[test]
fn the_longest_keyword_is_the_command() {
    let called = |line: &'static str| find(LEXICON, line).map(|call| (call.command.name, call.rest));
    assert_eq!(called("SET NO WAIT"), Some(("set_wait", "")));
    assert_eq!(called("setnodias"), Some(("set", "nodias")));
    assert_eq!(called("SIGNON fdemo x"), Some(("sign_on", "fdemo x")));
    assert_eq!(called("BECOME MASTER"), Some(("become_master", "")));
    assert_eq!(called("BECOME FRANCE"), Some(("become_power", "FRANCE")));
    assert_eq!(called("A PAR - BUR"), None);
    assert_eq!(called("SETTLE DOWN"), None);
    assert_eq!(called("SET FROBNICATE"), Some(("set", "FROBNICATE")));
}

const LEXICON: Lexicon = Lexicon { commands: COMMANDS, families: families::ALL, games: &OnlyDemo };

/// The only game that there is.
struct OnlyDemo;

impl Games for OnlyDemo {
    fn is_game(&self, name: &str) -> bool {
        name.eq_ignore_ascii_case("demo")
    }
}

/// However it is misspelt, a line with a password in it is never shown again.
#[test]
fn passwords_are_never_shown_again() {
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
        let shown = find(LEXICON, line).map(|call| echo(&call, line));
        let is_safe = shown.as_ref().map_or_else(|| hides(LEXICON, line), |shown| !shown.contains("hush"));
        assert!(is_safe, "{line}: {shown:?}");
    }
    for line in
        ["SET NO DIAS", "A PAR - BUR", "F SEV S A UKR - RUM", "SET DRAW", "SET PARTIAL", "PREDICT", "STATSU demo"]
    {
        assert!(!hides(LEXICON, line), "{line}");
    }
}

#[test]
fn a_misspelt_command_is_recognised() {
    let best = |line: &str| nearest(LEXICON, line).first().map(|(command, _)| command.name);
    assert_eq!(best("HISTRY demo"), Some("history"));
    assert_eq!(best("SUMARY demo"), Some("summary"));
    assert_eq!(best("SETWIAT"), Some("set_wait"));
    assert_eq!(best("xyzzy"), None);
}

#[test]
fn lists_after_set_are_split_where_they_must_be() {
    let parts = |line: &str| split_set(LEXICON, &find(LEXICON, line).unwrap());
    assert_eq!(parts("SET NO DIAS, NO PARTIAL"), None);
    assert_eq!(parts("SET NO WAIT, NO DIAS").unwrap(), ["SET NO WAIT", "SET NO DIAS"]);
    assert_eq!(parts("SET COMMENT Wait, wait"), None);
    let list = |n: usize| format!("SET NO WAIT{}", ", NO DIAS".repeat(n - 1));
    assert_eq!(parts(&list(MAX_PARTS)).unwrap().len(), MAX_PARTS);
    assert_eq!(parts(&list(MAX_PARTS + 1)), None, "a list that is too long is not read");
}

#[test]
fn long_lines_are_broken_and_nothing_is_lost() {
    let text = "word ".repeat(60);
    let wrapped = wrap(text.trim());
    assert!(wrapped.lines().all(|line| line.chars().count() <= WIDTH));
    assert_eq!(wrapped.replace('\n', " "), text.trim());
    assert_eq!(wrap(&wrapped), wrapped);
    // A word that is too long stays whole, and layout stays as it is.
    let long = "x".repeat(100);
    assert_eq!(wrap(&long), long);
    let table = format!("  {text}\nYear  {text}\n\n\n> quote");
    assert_eq!(wrap(&table), table);
    assert_eq!(wrap(&"ä".repeat(WIDTH)), "ä".repeat(WIDTH));
    assert!(indent(&text).lines().all(|line| line.starts_with("    ") && line.chars().count() <= WIDTH));
}

#[test]
fn lists_read_as_people_write_them() {
    assert_eq!(list::<&str>(&[]), "");
    assert_eq!(list(&["a"]), "a");
    assert_eq!(list(&["a", "b"]), "a and b");
    assert_eq!(list(&["a", "b", "c"]), "a, b and c");
}

/// The writer of press with an order form in it must not control the orders of a player who answers.
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
