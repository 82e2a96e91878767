//! What was typed is never lost: a form that was refused stands on its page again as it was sent.
use super::site::{Browser, Page, Site};

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const MAX: &str = "max@example.org";

/// The address to which a form leads.
fn sent(site: &Site, browser: &Browser, page: &Page, form: &str, filled: &[(&str, &str)]) -> String {
    site.send_from(page, browser, form, filled).location().expect("a page to go on with")
}

/// Do these stand in the form, as they were typed?
fn assert_stands(page: &Page, form: &str, filled: &[(&str, &str)]) {
    let fields = page.form(form);
    for (name, value) in filled {
        let is_it = |(own, found): &&(String, String)| own == name && found == value;
        assert!(fields.iter().any(|field| is_it(&field)), "{form}: no {name} = {value} in {fields:#?}");
    }
}

#[test]
fn a_new_game_comes_back_with_all_that_was_filled_in() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let filled = [
        ("name", "demo"),
        ("with", "people"),
        ("master", "yes"),
        ("invite", "gus@example.org, hal@example.org"),
        ("join", "sesame"),
        ("every-n", "3"),
        ("every-unit", "hours"),
        ("run", "deadline"),
        ("set-nmr", "NMR"),
        ("say-players.players", "5"),
        ("comment", "For friends.\nBring \"tea\" & <cake>."),
    ];
    let page = site.get(&ann, "/my/new?board=standard");
    let on = sent(&site, &ann, &page, "new-game", &filled);
    let page = site.get(&ann, &on);
    assert!(page.answer().contains("There is already a game 'demo'"), "{}", page.answer());
    assert_stands(&page, "new-game", &filled);
    let (before, _) = page.body.split_once("id=\"set-nmr\"").unwrap();
    let fold = before.rsplit("<details").next().unwrap();
    assert!(fold.split('>').next().unwrap().ends_with(" open"), "what was changed is not folded away: {fold}");
    assert_eq!(page.body.matches("<details class=\"fold\" open").count(), 2, "and nothing else is opened");
    // Only the name has to be mended; then one is in the game.
    let on = sent(&site, &ann, &page, "new-game", &[("name", "spring")]);
    assert!(on.starts_with("/my/games/spring?reply="), "{on}");
    let page = site.get(&ann, &on);
    assert!(page.answer().contains("Game 'spring' has been created"), "{}", page.answer());
}

#[test]
fn what_is_wrong_with_a_field_is_said_on_top_and_marked_in_its_place() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let filled = [("name", "two words"), ("comment", "For friends.")];
    let page = site.send(&ann, "/my/new?board=standard", "new-game", &filled);
    assert!(page.answer().contains("Please give the game a name"), "{}", page.answer());
    assert_stands(&page, "new-game", &filled);
    let field = page.body.split("<input ").find(|tag| tag.starts_with("id=\"new-game-name\"")).unwrap();
    let field = field.split('>').next().unwrap();
    assert!(
        field.contains("aria-invalid=\"true\"") && field.contains("describedby=\"problem new-game-name-hint\""),
        "{field}"
    );
    assert!(
        page.body.contains("<span class=\"problem\" id=\"problem\" role=\"alert\">Please give the game a name"),
        "{}",
        page.body
    );
    assert_eq!(page.body.matches("aria-invalid").count(), 1);
}

/// A new game is not made before all who are invited have an address: the form comes back as it was.
#[test]
fn nobody_is_invited_without_an_address() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let filled = [("name", "spring"), ("board", "barrage"), ("invite", "gus@example.org, not-an-address")];
    let page = site.send(&ann, "/my/new?board=standard", "new-game", &filled);
    assert!(page.text().contains("two squares"), "what can be set is that of the board: {}", page.text());
    assert!(page.answer().contains("\"not-an-address\" is not an address"), "{}", page.answer());
    assert_stands(&page, "new-game", &filled);
    assert!(site.world().store.game_named("spring").unwrap().is_none(), "no game was made");
}

/// Who fills in which form of which page so that the judge refuses it, and what it says.
type Refusal = (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)], &'static str);

const REFUSALS: &[Refusal] = &[
    (ANN, "/my/letters", "letter", &[("lines", "SIGN ON nowhere\n  A BUD - SER")], "nowhere"),
    (ANN, "/my/profile", "details", &[("country", "Bohemia"), ("zone", "Nowhere/City")], "Nowhere/City"),
    (ANN, "/my/sandboxes", "sandbox", &[("from", "demo"), ("in", "S1999M")], "S1999M"),
    (BOB, "/my/games/open", "preference", &[("preference", "Atlantis, Mu")], "Atlantis"),
    (BOB, "/my/games/open", "invite", &[("addresses", "gus@example.org, me@me@me")], "me@me@me"),
    (MAX, "/my/games/demo", "edit", &[("changes", "PLACE FRANCE A MOO"), ("do", "check")], "MOO"),
    (MAX, "/my/games/demo", "become", &[("power", "France"), ("lines", "A PAR - MOO")], "A PAR - MOO"),
    (MAX, "/my/games/demo", "clock", &[("deadline", "1999-12-01T20:00")], "1999"),
    (MAX, "/my/games/demo", "replace", &[("power", "France"), ("address", "nobody")], "nobody"),
    (MAX, "/my/games/demo/settings", "settings", &[("say-quiet_hours.quiet hours", "late")], "late"),
];

#[test]
fn each_form_comes_back_as_it_was_sent() {
    let site = Site::with_games();
    for (who, path, form, filled, why) in REFUSALS {
        let browser = site.signed_in(who);
        let page = site.send(&browser, path, form, filled);
        assert!(page.body.contains("role=\"alert\""), "{form} is carried out: {}", page.answer());
        assert!(page.answer().contains(why), "{form}: {}", page.answer());
        let typed: Vec<(&str, &str)> = filled.iter().copied().filter(|(name, _)| *name != "do").collect();
        assert_stands(&page, form, &typed);
    }
}

/// Whoever has looked at what would come of some orders changes one of them and looks again.
#[test]
fn what_only_shows_something_stays_as_it_was_typed() {
    let site = Site::with_games();
    let max = site.signed_in(MAX);
    let (assumed, edited) = ([("assume", "A BUD - SER\nA VIE - GAL")], [("changes", "REMOVE PAR")]);
    let page = site.send(&max, "/my/games/demo", "predict", &assumed);
    assert!(page.answer().contains("Army Budapest -> Serbia"), "{}", page.answer());
    assert_stands(&page, "predict", &assumed);
    let page = site.send(&max, "/my/games/demo", "edit", &[edited[0], ("do", "check")]);
    assert_stands(&page, "edit", &edited);
}

#[test]
fn press_that_is_refused_is_not_lost() {
    let site = Site::with_games();
    site.world().ask(MAX, "SIGN ON mdemo secret\nSET GREY/WHITE");
    let ann = site.signed_in(ANN);
    let filled = [("colour", "grey"), ("text", "Trust me:\n\n\"Ann Other\" is <not> your enemy.")];
    let page = site.send(&ann, "/my/games/demo/press/E", "press", &filled);
    assert!(page.answer().contains("Not done"), "{}", page.answer());
    assert_stands(&page, "press", &filled);
    // So is an answer to somebody whom one does not know.
    site.world().ask("eve@example.org", "SIGN ON edemo secret\nPRESS GREY TO A\nWho am I?\nENDPRESS");
    let page = site.send(&ann, "/my/games/demo/press/somebody?answer=1", "press-answer", &filled);
    assert!(page.answer().contains("Not done"), "{}", page.answer());
    assert_stands(&page, "press-answer", &filled);
}

/// Where the page of a form has gone with what was done, the answer is read among the letters.
#[test]
fn whoever_leaves_or_renames_a_game_reads_the_answer() {
    let site = Site::with_games();
    let (ann, bob) = (site.signed_in(ANN), site.signed_in(BOB));
    let left = site.send(&ann, "/my/games/demo", "leave", &[("sure", "1")]);
    let on = left.location().expect("the game is not there for them any more");
    assert!(on.starts_with("/my/letters?reply="), "{on}");
    assert!(site.get(&ann, &on).answer().contains("RESIGN demo"), "{}", site.get(&ann, &on).answer());
    let renamed = site.send(&bob, "/my/games/open", "rename", &[("name", "shut")]);
    assert!(renamed.answer().contains("RENAME shut"), "{}", renamed.answer());
    assert!(renamed.body.contains("data-place=\"game shut\""), "{}", renamed.text());
}

#[test]
fn a_text_whose_form_is_gone_stands_on_top_and_is_nobody_elses() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in(ANN), site.signed_in("eve@example.org"));
    let page = site.get(&ann, "/my/games/demo/press/E");
    site.world().ask(MAX, "SIGN ON mdemo secret\nSET NO PRESS");
    let on = sent(&site, &ann, &page, "press", &[("text", "Dear England,\nlong live the <Sea>!")]);
    let text = site.get(&ann, &on).text();
    assert!(text.contains("What you had written Dear England, long live the <Sea>!"), "{text}");
    let other = site.get(&eve, &on.replace("press/E", "press/A"));
    assert!(!other.text().contains("Dear England"), "{}", other.text());
}

/// The page of a form can be gone for its reader by the time that they send it.
#[test]
fn a_text_whose_page_is_gone_is_shown_to_its_writer() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in(ANN), site.signed_in("eve@example.org"));
    site.world().ask(MAX, "SIGN ON mdemo secret\nSET PARTIAL MAY BE FAKED");
    let path = "/my/games/demo/press/E";
    let page = site.get(&ann, path);
    let ejected = site.world().ask(MAX, "SIGN ON mdemo secret\nEJECT Austria").body;
    assert_eq!(site.get(&ann, path).status, 404, "{ejected}");
    // The judge refuses the letter: its answer and the text stand among their letters.
    let text = ("text", "Dear England,\nlong live the <Sea>!");
    let on = sent(&site, &ann, &page, "press", &[text]);
    let on = site.get(&ann, &on).location().expect("a page that is there");
    let shown = site.get(&ann, &on);
    assert!(on.starts_with("/my/letters?") && shown.answer().contains("Not done"), "{on}: {}", shown.answer());
    let typed = "What you had written Dear England, long live the <Sea>!";
    assert!(shown.text().contains(typed), "{}", shown.text());
    assert!(!site.get(&eve, &on).text().contains("Dear England"), "nobody else reads it");
    // Nothing is sent, as nobody is ticked: there is no answer, and the text stands where the page was.
    let on = sent(&site, &ann, &page, "press", &[("fake", "some"), text]);
    let shown = site.get(&ann, &on);
    assert_eq!(shown.status, 404, "{on}: {}", shown.text());
    assert!(shown.text().contains("Nothing has been sent") && shown.text().contains(typed), "{}", shown.text());
    assert!(!site.get(&eve, &on).text().contains("Dear England"), "nobody else reads it");
}

/// A text of a word or two is a text, too.
#[test]
fn a_short_text_is_shown_again() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/demo/press/E");
    site.world().ask(MAX, "SIGN ON mdemo secret\nSET NO PRESS");
    let on = sent(&site, &ann, &page, "press", &[("text", "No!"), ("colour", "grey")]);
    let text = site.get(&ann, &on).text();
    assert!(text.contains("What you had written No!"), "{text}");
    assert!(!text.contains("No! grey"), "and not what was chosen: {text}");
}

/// The forms of one session take no room from those of another, and they do not lie there for ever.
#[test]
fn what_was_typed_is_kept_for_each_session() {
    const NEW: &str = "/my/new?board=standard";
    let site = Site::with_games();
    let (ann, bob) = (site.signed_in(ANN), site.signed_in(BOB));
    let refused = |browser: &Browser, comment: &str| {
        let page = site.get(browser, NEW);
        sent(&site, browser, &page, "new-game", &[("name", "two words"), ("comment", comment)])
    };
    let stands = |browser: &Browser, on: &str, comment: &str| {
        site.get(browser, on).form("new-game").contains(&("comment".to_owned(), comment.to_owned()))
    };
    let own = refused(&ann, "Ann's own");
    let long = "A long text. ".repeat(4_000);
    let all: Vec<String> = (0..90).map(|_| refused(&bob, &long)).collect();
    assert!(stands(&ann, &own, "Ann's own"), "who sends much pushes nobody else out");
    assert!(stands(&bob, all.last().unwrap(), &long));
    let n_kept = all.iter().filter(|on| stands(&bob, on, &long)).count();
    assert!((2..6).contains(&n_kept), "{n_kept} of the long ones are kept");
    // Short ones count as well.
    let all: Vec<String> = (0..20).map(|n| refused(&bob, &n.to_string())).collect();
    let n_kept = all.iter().enumerate().filter(|(n, on)| stands(&bob, on, &n.to_string())).count();
    assert_eq!(n_kept, 8);
    site.later(jiff::SignedDuration::from_mins(59));
    assert!(stands(&ann, &own, "Ann's own"));
    site.later(jiff::SignedDuration::from_mins(1));
    assert!(!stands(&ann, &own, "Ann's own"), "an hour is enough");
}

/// What comes with a text that is copied from elsewhere does not cut it.
#[test]
fn marks_that_nobody_sees_are_taken_out_of_a_field() {
    let sent = |value: &str| chancery::web::lines_sent("watch", &[("name", value)]);
    let wanted = Some(vec!["OBSERVE open -".to_owned()]);
    for value in ["open", "\u{feff}open", "\u{202a}op\u{202c}en\u{2069}", "open\r\nRESIGN demo"] {
        assert_eq!(sent(value), wanted, "{value:?}");
    }
}

/// A form that the turn has taken away with it: what was written in it stands on the page of the game.
#[test]
fn what_was_written_stands_on_the_board_when_its_form_is_gone() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/demo");
    site.world().write(MAX, "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let written = [("condition", "ITALIAN F ION"), ("orders", ""), ("otherwise", "F TRI - ALB")];
    let on = sent(&site, &ann, &page, "if", &written);
    let page = site.get(&ann, &on);
    let say = page.body.split_once("id=\"say\"").unwrap().1.split_once("<aside").unwrap().0.to_owned();
    for text in ["Enter at least one order.", "What you had written", "ITALIAN F ION", "F TRI - ALB"] {
        assert!(say.contains(text), "{text}: {say}");
    }
    // Where the form is still there, it stands in that alone.
    let page = site.get(&ann, "/my/games/demo");
    let on = sent(&site, &ann, &page, "if", &written);
    let page = site.get(&ann, &on);
    assert!(!page.text().contains("What you had written"), "{}", page.text());
    assert_stands(&page, "if", &written);
}
