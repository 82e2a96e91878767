//! Typed text is never lost: a refused form appears on its page again as sent.
use super::site::{Browser, Page, Site};

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const MAX: &str = "max@example.org";

/// The address that a form leads to.
fn sent(site: &Site, browser: &Browser, page: &Page, form: &str, filled: &[(&str, &str)]) -> String {
    site.send_from(page, browser, form, filled).location().expect("a page to go on with")
}

/// Checks that the form contains these values as typed.
fn assert_stands(page: &Page, form: &str, filled: &[(&str, &str)]) {
    let fields = page.form(form);
    for (name, value) in filled {
        let is_it = |(own, found): &&(String, String)| own == name && found == value;
        assert!(fields.iter().any(|field| is_it(&field)), "{form}: no {name} = {value} in {fields:#?}");
    }
}

#[test]
fn a_refused_new_game_comes_back_with_every_field() {
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
    // Only the name has to be corrected; then the player is in the game.
    let on = sent(&site, &ann, &page, "new-game", &[("name", "spring")]);
    assert!(on.starts_with("/my/games/spring?reply="), "{on}");
    let page = site.get(&ann, &on);
    assert!(page.answer().contains("Game 'spring' has been created"), "{}", page.answer());
}

#[test]
fn a_wrong_field_is_named_at_the_top_and_marked_in_place() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let filled = [("name", "two words"), ("comment", "For friends.")];
    let page = site.send(&ann, "/my/new?board=standard", "new-game", &filled);
    assert!(page.answer().contains("Give the game a name"), "{}", page.answer());
    assert_stands(&page, "new-game", &filled);
    let field = page.body.split("<input ").find(|tag| tag.starts_with("id=\"new-game-name\"")).unwrap();
    let field = field.split('>').next().unwrap();
    assert!(
        field.contains("aria-invalid=\"true\"") && field.contains("describedby=\"problem new-game-name-hint\""),
        "{field}"
    );
    assert!(
        page.body.contains("<span class=\"problem\" id=\"problem\" role=\"alert\">Give the game a name"),
        "{}",
        page.body
    );
    assert_eq!(page.body.matches("aria-invalid").count(), 1);
}

/// A new game is not created before every invitation has an address: the form comes back unchanged.
#[test]
fn no_one_is_invited_without_an_address() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let filled = [("name", "spring"), ("board", "barrage"), ("invite", "gus@example.org, not-an-address")];
    let page = site.send(&ann, "/my/new?board=standard", "new-game", &filled);
    assert!(page.text().contains("two squares"), "what can be set is that of the board: {}", page.text());
    assert!(page.answer().contains("\"not-an-address\" is not an address"), "{}", page.answer());
    assert_stands(&page, "new-game", &filled);
    assert!(site.world().store.game_named("spring").unwrap().is_none(), "no game was made");
}

/// The user, the page, the form and the values that the judge refuses, and its message.
type Refusal = (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)], &'static str);

const REFUSALS: &[Refusal] = &[
    (ANN, "/my/letters", "letter", &[("lines", "SIGN ON nowhere\n  A BUD - SER")], "nowhere"),
    (ANN, "/my/profile", "details", &[("country", "Bohemia"), ("zone", "Nowhere/City")], "Nowhere/City"),
    (ANN, "/my/sandboxes", "sandbox", &[("with", "no-such=1")], "no-such"),
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

/// A player who has seen a forecast of some orders changes one of them and looks again.
#[test]
fn a_forecasts_form_keeps_the_typed_text() {
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
    // So is a reply to an anonymous writer.
    site.world().ask("eve@example.org", "SIGN ON edemo secret\nPRESS GREY TO A\nWho am I?\nENDPRESS");
    let page = site.send(&ann, "/my/games/demo/press/somebody?answer=1", "press-answer", &filled);
    assert!(page.answer().contains("Not done"), "{}", page.answer());
    assert_stands(&page, "press-answer", &filled);
}

/// Where the action removes the form's page, the reply appears among the e-mails.
#[test]
fn a_player_who_leaves_or_renames_a_game_reads_the_reply() {
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
fn a_text_whose_form_is_gone_appears_at_the_top_for_its_writer_only() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in(ANN), site.signed_in("eve@example.org"));
    let page = site.get(&ann, "/my/games/demo/press/E");
    site.world().ask(MAX, "SIGN ON mdemo secret\nSET NO PRESS");
    let on = sent(&site, &ann, &page, "press", &[("text", "Dear England,\nlong live the <Sea>!")]);
    let text = site.get(&ann, &on).text();
    assert!(text.contains("Your text Dear England, long live the <Sea>!"), "{text}");
    let other = site.get(&eve, &on.replace("press/E", "press/A"));
    assert!(!other.text().contains("Dear England"), "{}", other.text());
}

/// By the time the user sends a form, its page can be gone for them.
#[test]
fn a_text_whose_page_is_gone_is_shown_to_its_writer() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in(ANN), site.signed_in("eve@example.org"));
    site.world().ask(MAX, "SIGN ON mdemo secret\nSET PARTIAL MAY BE FAKED");
    let path = "/my/games/demo/press/E";
    let page = site.get(&ann, path);
    let ejected = site.world().ask(MAX, "SIGN ON mdemo secret\nEJECT Austria").body;
    assert_eq!(site.get(&ann, path).status, 404, "{ejected}");
    // The judge refuses the post: its reply and the text appear among their e-mails.
    let text = ("text", "Dear England,\nlong live the <Sea>!");
    let on = sent(&site, &ann, &page, "press", &[text]);
    let on = site.get(&ann, &on).location().expect("a page that is there");
    let shown = site.get(&ann, &on);
    assert!(on.starts_with("/my/letters?") && shown.answer().contains("Not done"), "{on}: {}", shown.answer());
    let typed = "Your text Dear England, long live the <Sea>!";
    assert!(shown.text().contains(typed), "{}", shown.text());
    assert!(!site.get(&eve, &on).text().contains("Dear England"), "nobody else reads it");
    // No recipient is ticked, so nothing is sent: no reply comes, and the text stays on its page.
    let on = sent(&site, &ann, &page, "press", &[("fake", "some"), text]);
    let shown = site.get(&ann, &on);
    assert_eq!(shown.status, 404, "{on}: {}", shown.text());
    assert!(shown.text().contains("Not sent") && shown.text().contains(typed), "{}", shown.text());
    assert!(!site.get(&eve, &on).text().contains("Dear England"), "nobody else reads it");
}

/// A text of a word or two also counts.
#[test]
fn a_short_text_is_shown_again() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/demo/press/E");
    site.world().ask(MAX, "SIGN ON mdemo secret\nSET NO PRESS");
    let on = sent(&site, &ann, &page, "press", &[("text", "No!"), ("colour", "grey")]);
    let text = site.get(&ann, &on).text();
    assert!(text.contains("Your text No!"), "{text}");
    assert!(!text.contains("No! grey"), "and not what was chosen: {text}");
}

/// The forms of one session take no room from another's, and they expire.
#[test]
fn typed_text_is_stored_for_each_session() {
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
    // Short ones also count.
    let all: Vec<String> = (0..20).map(|n| refused(&bob, &n.to_string())).collect();
    let n_kept = all.iter().enumerate().filter(|(n, on)| stands(&bob, on, &n.to_string())).count();
    assert_eq!(n_kept, 8);
    site.later(jiff::SignedDuration::from_mins(59));
    assert!(stands(&ann, &own, "Ann's own"));
    site.later(jiff::SignedDuration::from_mins(1));
    assert!(!stands(&ann, &own, "Ann's own"), "an hour is enough");
}

/// Invisible characters in a pasted text do not cut it off.
#[test]
fn invisible_characters_are_removed_from_a_field() {
    let sent = |value: &str| chancery::web::lines_sent("watch", &[("name", value)]);
    let wanted = Some(vec!["OBSERVE open -".to_owned()]);
    for value in ["open", "\u{feff}open", "\u{202a}op\u{202c}en\u{2069}", "open\r\nRESIGN demo"] {
        assert_eq!(sent(value), wanted, "{value:?}");
    }
}

/// The turn has removed a form: its text appears on the game's page.
#[test]
fn a_draft_stays_on_the_board_when_its_form_is_gone() {
    let site = Site::with_games();
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/demo");
    site.world().write(MAX, "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let written = [("condition", "ITALIAN F ION"), ("orders", ""), ("otherwise", "F TRI - ALB")];
    let on = sent(&site, &ann, &page, "if", &written);
    let page = site.get(&ann, &on);
    let say = page.body.split_once("id=\"say\"").unwrap().1.split_once("<aside").unwrap().0.to_owned();
    for text in ["Enter at least one order.", "Your text", "ITALIAN F ION", "F TRI - ALB"] {
        assert!(say.contains(text), "{text}: {say}");
    }
    // Where the form is still there, only the form shows it.
    let page = site.get(&ann, "/my/games/demo");
    let on = sent(&site, &ann, &page, "if", &written);
    let page = site.get(&ann, &on);
    assert!(!page.text().contains("Your text"), "{}", page.text());
    assert_stands(&page, "if", &written);
}
