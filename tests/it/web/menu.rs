//! The menu of a game: each command that a player needs has a form, where the game has the command, and the form works.
use super::site::{Browser, Site};
use crate::world::World;
use axum::http::StatusCode;
use chancery::web::lines_sent;

const ANN: &str = "ann@example.org";
const JUDGE: &str = "judge@example.org";

/// The games `demo`, `alone` and `duel` against bots, and the Conquest game `war`.
fn site() -> Site {
    let mut world = World::with_games();
    for lines in [
        "CREATE ?alone - standard AGAINST COMPUTER AS AUSTRIA",
        "CREATE ?duel - stratego barrage AGAINST COMPUTER AS RED\nSETUP\n9..1....9.\n.....2....\n..S....8..\n...BF.....\nEND",
        "CREATE ?war - conquest lowlands AGAINST COMPUTER",
    ] {
        world.write(ANN, JUDGE, "", lines);
        world.think();
    }
    Site::of(world)
}

/// The names of the forms on the page of a game.
fn forms(site: &Site, browser: &Browser, game: &str) -> Vec<String> {
    let page = site.get(browser, &format!("/my/games/{game}")).body;
    let names = page.split("name=\"form\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    names.collect()
}

/// Fields with their values.
type Pairs = &'static [(&'static str, &'static str)];

/// Each formerly e-mail-only command, with a game that has it, and the input of its form.
const WORDS: &[(&str, &str, &str, Pairs)] = &[
    ("SET ABSENCE", "demo", "absence", &[("do", "set"), ("from", "2026-12-24")]),
    ("EXPLAIN", "alone", "explain", &[]),
    ("STANDING ORDERS", "demo", "standing", &[("lines", "A BUD H")]),
    ("STANDING ORDERS", "war", "standing", &[("lines", "PRODUCE IN ALL AUTO")]),
    ("IF", "demo", "if", &[("condition", "F GRE"), ("orders", "A BUD H")]),
    ("SITTER", "demo", "sitter", &[("address", "bob@example.org"), ("from", "2026-12-24")]),
    ("PLAN", "duel", "plan", &[("lines", "A4-A5")]),
    ("PHASE", "demo", "later", &[("when", "F1901M"), ("lines", "A BUD H")]),
    ("ADVISE", "war", "advise", &[]),
    ("SALT", "war", "salt", &[("word", "tulip")]),
    ("VERIFY", "war", "verify", &[]),
    ("UNDO", "demo", "undo", &[]),
];

#[test]
fn each_email_only_command_has_a_form() {
    let site = site();
    let ann = site.signed_in(ANN);
    for (word, game, form, fields) in WORDS {
        assert!(forms(&site, &ann, game).iter().any(|own| own == form), "{word} has no form in {game}");
        let lines = lines_sent(form, fields).unwrap_or_else(|| panic!("{form} sends nothing"));
        assert!(lines[0].starts_with(word), "{form} sends {lines:?}");
    }
}

/// A game does not offer features that it lacks.
#[test]
fn no_game_offers_another_games_commands() {
    let site = site();
    let ann = site.signed_in(ANN);
    let has = |game: &str| forms(&site, &ann, game);
    for (game, foreign) in [
        ("demo", &["advise", "salt", "verify", "plan", "explain"][..]),
        ("alone", &["advise", "salt", "verify", "plan", "absence", "sitter", "draw", "concede"]),
        ("duel", &["advise", "salt", "verify", "later", "if", "standing", "sitter", "draw", "concede"]),
        ("war", &["plan", "later", "if", "absence"]),
    ] {
        let own = has(game);
        let wrong: Vec<&&str> = foreign.iter().filter(|name| own.iter().any(|own| own == *name)).collect();
        assert!(wrong.is_empty(), "{game} offers {wrong:?}");
    }
    assert!(has("duel").iter().any(|form| form == "give-up"), "a duel can be given up: {:?}", has("duel"));
    assert!(has("duel").iter().any(|form| form == "explain"), "by what the player sees");
    assert!(has("demo").iter().any(|form| form == "draw"));
    // An observer submits no orders, and no one misses them.
    site.world().write("oda@example.org", JUDGE, "", "REGISTER Oda Observer\nOBSERVE demo secret");
    let watches = forms(&site, &site.signed_in("oda@example.org"), "demo");
    assert!(
        !watches.iter().any(|form| ["absence", "sitter", "undo", "later", "if", "standing"].contains(&form.as_str()))
    );
    assert!(watches.iter().any(|form| form == "leave"), "{watches:?}");
}

/// A menu form, filled in and sent from the page, and its response.
#[test]
fn the_menus_forms_do_what_they_promise() {
    let site = site();
    let ann = site.signed_in(ANN);
    let sent = |game: &str, form: &str, fields: &[(&str, &str)]| {
        site.send(&ann, &format!("/my/games/{game}"), form, fields).answer()
    };
    let cases: &[(&str, &str, Pairs, &str)] = &[
        (
            "demo",
            "absence",
            &[("do", "set"), ("from", "2026-12-24"), ("to", "2026-12-27")],
            "Austria will be away from",
        ),
        ("demo", "absence", &[("do", "no")], "Austria is back."),
        (
            "demo",
            "sitter",
            &[("do", "set"), ("address", "bob@example.org"), ("from", "2026-12-24"), ("to", "2026-12-27")],
            "Bob Open may order for Austria",
        ),
        ("demo", "sitter", &[("do", "no")], "Only you order for Austria now."),
        ("demo", "later", &[("do", "keep"), ("when", "F1901M"), ("lines", "A SER - GRE")], "F1901M: A SER - GRE"),
        ("demo", "later", &[("do", "drop"), ("when", "F1901M")], "I have dropped the orders you saved for F1901M."),
        ("demo", "if", &[("condition", "F TRI"), ("orders", "A BUD - SER")], "In the present position"),
        ("demo", "undo", &[], "Undone."),
        ("demo", "standing", &[("do", "keep"), ("lines", "A BUD S A VIE")], "these are filed"),
        ("demo", "standing", &[("do", "drop")], "Your standing orders are dropped."),
        ("war", "advise", &[], "PRODUCE"),
        ("war", "salt", &[("word", "tulip")], "SALT tulip"),
        ("war", "standing", &[("do", "keep"), ("lines", "PRODUCE IN ALL AUTO")], "STANDING"),
        ("war", "standing", &[("do", "cancel")], "CANCEL STANDING ALL"),
        ("duel", "plan", &[("do", "keep"), ("lines", "A4-A5")], "PLAN"),
    ];
    let answers = cases.iter().map(|(game, form, fields, told)| (sent(game, form, fields), told, form));
    let wrong: Vec<_> = answers.filter(|(answer, told, _)| !answer.contains(**told)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The page names the missing field, and sends nothing.
#[test]
fn a_missing_field_in_a_menu_form_is_requested() {
    let cases: &[(&str, &[(&str, &str)])] = &[
        ("absence", &[("do", "set")]),
        ("sitter", &[("do", "set"), ("from", "2026-12-24")]),
        ("sitter", &[("do", "set"), ("address", "two words@example.org"), ("from", "2026-12-24")]),
        ("if", &[("orders", "A BUD H")]),
        ("if", &[("condition", "F TRI")]),
        ("later", &[("lines", "A BUD H")]),
        ("later", &[("when", "F1901M")]),
        ("standing", &[]),
        ("plan", &[("lines", "END")]),
        ("salt", &[("word", "two words")]),
        ("report", &[("number", "1")]),
    ];
    for (form, fields) in cases {
        assert_eq!(lines_sent(form, fields), None, "{form} {fields:?}");
    }
}

/// A form that the judge refuses, with the field that it marks and the message there.
type Refusal = (&'static str, &'static str, Pairs, &'static str, &'static str);

const REFUSALS: &[Refusal] = &[
    ("demo", "absence", &[("do", "set")], "absence-from", "Choose the first day."),
    ("demo", "absence", &[("do", "set"), ("from", "2020-12-24"), ("to", "2020-12-27")], "absence-from", "past"),
    (
        "demo",
        "sitter",
        &[("do", "set"), ("address", "nobody@example.org"), ("from", "2026-12-24")],
        "sitter-address",
        "nobody@example.org",
    ),
    ("demo", "later", &[("do", "keep"), ("when", "F1901M"), ("lines", "A SER - MOO")], "later-lines", "MOO"),
    ("demo", "if", &[("condition", "F MOO"), ("orders", "A BUD - SER")], "if-condition", "MOO"),
    ("demo", "if", &[("condition", "F TRI"), ("orders", "A BUD - MOO")], "if-orders", "MOO"),
    ("demo", "standing", &[("do", "keep"), ("lines", "A BUD - MOO")], "standing-lines", "MOO"),
    ("duel", "plan", &[("do", "keep"), ("lines", "A4-Z9")], "plan-lines", "Z9"),
    ("war", "verify", &[("turn", "99")], "verify-turn", "has no results yet"),
    ("war", "salt", &[("word", "two words")], "salt-word", "one word of letters"),
    ("demo", "extend", &[("by", "2000")], "extend-by", "as a number"),
];

/// A refused form stays open as filled in, and shows the reason at its field, with and without a script.
#[test]
fn a_form_of_the_menu_that_is_refused_says_why_at_its_field() {
    let site = site();
    let ann = site.signed_in(ANN);
    for (game, form, filled, field, why) in REFUSALS {
        let path = format!("/my/games/{game}");
        let whole = site.get(&ann, &path);
        let only = [("only", "head,say,board,turns,end,orders,results,players,press,bar,menu")];
        let parts: Vec<(&str, &str)> = filled.iter().copied().chain(only).chain([("n", "0-7")]).collect();
        let by_script = site.send_from(&whole, &ann, form, &parts);
        assert_eq!(by_script.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
        let by_hand = site.send(&ann, &path, form, filled);
        for page in [&by_script, &by_hand] {
            assert!(!page.body.contains("id=\"reply\""), "{form}: nothing lies above the board: {}", page.answer());
            let own = element(&page.body, &format!("name=\"form\" value=\"{form}\""), "</form>");
            let problem = element(own, "class=\"problem\" id=\"problem\" role=\"alert\">", "<");
            assert!(problem.contains(why), "{form}: {own}");
            let control = element(own, &format!("id=\"{field}\""), ">");
            for mark in ["autofocus", "aria-invalid=\"true\"", "aria-describedby=\"problem"] {
                assert!(control.contains(mark), "{form}: {mark}: {control}");
            }
            let typed = page.form(form);
            for (name, value) in filled.iter().filter(|(name, _)| *name != "do") {
                assert!(typed.iter().any(|own| own.0 == *name && own.1 == *value), "{form}: {name} in {typed:?}");
            }
            let (before, _) = page.body.split_once(own).unwrap();
            let fold = before.rsplit("<details class=\"fold").next().unwrap();
            assert!(fold.split('>').next().unwrap().ends_with(" open"), "{form} is folded away: {fold}");
        }
    }
}

/// The text from a mark up to an end.
fn element<'t>(text: &'t str, mark: &str, end: &str) -> &'t str {
    let (_, rest) = text.split_once(mark).unwrap_or_else(|| panic!("{mark}: {text}"));
    rest.split_once(end).unwrap().0
}
