//! Access: every address of the pages and of the console, for every kind of visitor. The addresses come from the router: one without a row
//! fails a test.
use super::site::{Browser, Page, Site};
use crate::codes::all_rows;
use crate::world::World;
use axum::http::{HeaderMap, StatusCode, header};
use std::collections::BTreeMap;

/// The visitors: a person without a session; one with a proved address and no name yet; a player of another game; an observer; the player
/// of Austria; the GM; the keeper.
const PEOPLE: [&str; 7] = ["", "new", "bob", "oda", "ann", "max", "keeper"];

/// Pages open to everyone.
const ALL: [u16; 7] = [200; 7];
/// Addresses that do not exist for anyone. Below `/my`, visitors without a session are asked to sign in.
const NONE: [u16; 7] = [404; 7];
const NONE_OF_MINE: [u16; 7] = [303, 303, 404, 404, 404, 404, 404];
/// Redirects.
const ON: [u16; 7] = [303; 7];
/// Pages for each registered person.
const OWN: [u16; 7] = [303, 303, 200, 200, 200, 200, 200];
/// Pages for the people in the game, for its player, for its GM.
const IN_GAME: [u16; 7] = [303, 303, 404, 200, 200, 200, 404];
const PLAYER: [u16; 7] = [303, 303, 404, 404, 200, 404, 404];
const MASTER: [u16; 7] = [303, 303, 404, 404, 404, 200, 404];

/// Every address, and the status for each of [`PEOPLE`]. [`Place::filled`] replaces words in braces.
const TABLE: &[(&str, &str, [u16; 7])] = &[
    ("GET", "/", ALL),
    ("GET", "/games", ALL),
    ("GET", "/games?state=running", ALL),
    ("GET", "/games.json", ALL),
    ("GET", "/games.atom", ALL),
    ("GET", "/games/demo", ALL),
    ("GET", "/games/demo.json", ALL),
    ("GET", "/games/demo.atom", ALL),
    ("GET", "/games/demo.ics", ALL),
    ("GET", "/games/demo.exe", NONE),
    ("GET", "/games/demo/events", ALL),
    ("GET", "/games/demo/S1901M", ALL),
    ("GET", "/games/demo/S1901M.json", ALL),
    ("GET", "/games/demo/S1901M.txt", ALL),
    ("GET", "/games/demo/S1901M.svg", ALL),
    ("GET", "/games/demo/S1901M.png", ALL),
    ("GET", "/games/demo/S1901M.exe", NONE),
    ("GET", "/games/demo/S1999M", NONE),
    ("GET", "/games/demo/card.png", ALL),
    ("GET", "/games/open", ALL),
    ("GET", "/games/open/card.png", ALL),
    ("GET", "/games/{alone}/card.png", NONE),
    ("GET", "/games/nowhere/card.png", NONE),
    ("GET", "/games/{alone}", NONE),
    ("GET", "/games/{alone}.json", NONE),
    ("GET", "/games/{alone}.atom", NONE),
    ("GET", "/games/{alone}/events", NONE),
    ("GET", "/games/{alone}/S1901M", NONE),
    ("GET", "/games/{alone}/S1901M.png", NONE),
    ("GET", "/games/nowhere", NONE),
    ("GET", "/games/nowhere.json", NONE),
    ("GET", "/games/nowhere/events", NONE),
    ("GET", "/games/nowhere/S1901M", NONE),
    ("GET", "/phases/{undone}", ALL),
    ("GET", "/phases/{undone}.json", ALL),
    ("GET", "/phases/e1", NONE),
    ("GET", "/boards", ALL),
    ("GET", "/boards/standard", ALL),
    ("GET", "/boards/standard.json", ALL),
    ("GET", "/boards/nowhere", NONE),
    ("GET", "/boards/standard/thumb.png", ALL),
    ("GET", "/boards/nowhere/thumb.png", NONE),
    ("GET", "/terms", NONE),
    ("GET", "/privacy", NONE),
    ("GET", "/imprint", NONE),
    ("GET", "/learn", ALL),
    ("GET", "/learn/diplomacy", ALL),
    ("GET", "/learn/nothing", NONE),
    ("GET", "/learn/diplomacy/3", ALL),
    ("GET", "/learn/diplomacy/11", NONE),
    ("POST", "/learn/diplomacy/3", ALL),
    ("GET", "/help", ALL),
    ("GET", "/help/press", ALL),
    ("GET", "/help/nothing", NONE),
    ("GET", "/players/{ann}", ALL),
    ("GET", "/players/a1", NONE),
    ("GET", "/feeds/{ann}/games.json", ALL),
    ("GET", "/feeds/{ann}/games.exe", NONE),
    ("GET", "/feeds/f1/games.json", NONE),
    ("GET", "/favicon.ico", ALL),
    ("GET", "/style.css", ALL),
    ("GET", "/script.js", ALL),
    ("GET", "/table.js", ALL),
    ("GET", "/table/stratego.js", ALL),
    ("GET", "/table/nothing.js", NONE),
    ("GET", "/theme.js", ALL),
    ("GET", "/turns.js", ALL),
    ("GET", "/extras.js", ALL),
    ("GET", "/shapes/{standard}", ALL),
    ("GET", "/shapes/none.svg", NONE),
    ("GET", "/health", ALL),
    ("GET", "/health/stream", ALL),
    ("GET", "/robots.txt", ALL),
    // Guests are switched off here.
    ("POST", "/try", NONE),
    ("GET", "/my", OWN),
    ("GET", "/my/new", OWN),
    ("GET", "/my/reserve", OWN),
    ("GET", "/my/sandboxes", OWN),
    ("GET", "/my/profile", [303, 200, 200, 200, 200, 200, 200]),
    ("GET", "/my/letters", [303, 200, 200, 200, 200, 200, 200]),
    ("GET", "/my/letters/{ann}", PLAYER),
    ("GET", "/my/letters/m1", NONE_OF_MINE),
    ("GET", "/my/sign-in", ALL),
    ("GET", "/my/events", OWN),
    ("GET", "/my/next", ON),
    ("GET", "/my/join/demo", OWN),
    ("GET", "/my/join/{alone}", PLAYER),
    ("GET", "/my/join/nowhere", NONE_OF_MINE),
    ("GET", "/my/games/demo", IN_GAME),
    ("GET", "/my/games/demo?as=Austria", PLAYER),
    ("GET", "/my/games/demo?as=England", NONE_OF_MINE),
    ("GET", "/my/games/demo?as=master", MASTER),
    ("GET", "/my/games/demo?as=observer", [303, 303, 404, 200, 404, 404, 404]),
    ("GET", "/my/games/{alone}", PLAYER),
    ("GET", "/my/games/open", [303, 303, 200, 404, 404, 404, 404]),
    ("GET", "/my/games/nowhere", NONE_OF_MINE),
    // Only Conquest has odds.
    ("GET", "/my/games/demo/odds?from=BUD&to=SER", NONE_OF_MINE),
    ("GET", "/my/games/demo/S1901M", IN_GAME),
    ("GET", "/my/games/demo/S1901M.svg", IN_GAME),
    ("GET", "/my/games/demo/S1901M.png", IN_GAME),
    ("GET", "/my/games/demo/S1901M.txt", IN_GAME),
    ("GET", "/my/games/demo/S1901M.json", IN_GAME),
    ("GET", "/my/games/demo/S1901M.exe", NONE_OF_MINE),
    ("GET", "/my/games/demo/S1901M?as=Austria", PLAYER),
    ("GET", "/my/games/demo/S1901M.json?as=Austria", PLAYER),
    ("GET", "/my/games/demo/S1901M?as=England", NONE_OF_MINE),
    ("GET", "/my/games/demo/S1901M.json?as=England", NONE_OF_MINE),
    ("GET", "/my/games/demo/S1901M?as=master", MASTER),
    // The phase is current, or was rolled back.
    ("GET", "/my/games/demo/F1901M", NONE_OF_MINE),
    ("GET", "/my/games/demo/F1901M.svg", NONE_OF_MINE),
    ("GET", "/my/games/demo/X1", NONE_OF_MINE),
    ("GET", "/my/games/{alone}/S1901M", NONE_OF_MINE),
    ("GET", "/my/games/nowhere/S1901M", NONE_OF_MINE),
    ("GET", "/my/games/demo/press", IN_GAME),
    ("GET", "/my/games/demo/press?as=Austria", PLAYER),
    ("GET", "/my/games/demo/press/E?as=Austria", PLAYER),
    ("GET", "/my/games/demo/press/E?as=England", NONE_OF_MINE),
    ("GET", "/my/games/demo/press/E+X?as=Austria", NONE_OF_MINE),
    ("GET", "/my/games/nowhere/press", NONE_OF_MINE),
    ("GET", "/my/games/nowhere/press/E", NONE_OF_MINE),
    ("GET", "/my/games/demo/diary", IN_GAME),
    ("GET", "/my/games/demo/diary?as=Austria", PLAYER),
    ("GET", "/my/games/demo/diary?as=England", NONE_OF_MINE),
    ("GET", "/my/games/nowhere/diary", NONE_OF_MINE),
    ("GET", "/my/games/demo/settings", IN_GAME),
    ("GET", "/my/games/demo/settings?as=Austria", PLAYER),
    ("GET", "/my/games/demo/settings?as=master", MASTER),
    ("GET", "/my/games/nowhere/settings", NONE_OF_MINE),
    ("GET", "/my/keeper", NONE),
    ("GET", "/my/feeds", NONE),
    ("GET", "/my/sign-out", NONE),
    ("GET", "/my/nothing", NONE),
    ("GET", "/metrics", NONE),
    ("GET", "/nothing/here", NONE),
    ("POST", "/my/games/demo/press/E/read?as=Austria", [303, 404, 404, 404, 303, 404, 404]),
    ("POST", "/my/games/demo/press/E/draft?as=Austria", [303, 404, 404, 404, 303, 404, 404]),
    ("POST", "/my/games/demo/press/E/read?as=England", [303, 404, 404, 404, 404, 404, 404]),
    ("POST", "/my/games/nowhere/press/E/draft", [303, 404, 404, 404, 404, 404, 404]),
    ("POST", "/my/letters", [303, 404, 404, 404, 404, 404, 404]),
    ("POST", "/my/feeds", [303, 404, 404, 404, 404, 404, 404]),
    ("POST", "/my/sign-in", NONE),
    ("POST", "/games/demo", NONE),
    ("POST", "/my/games/demo", NONE),
    ("POST", "/my", NONE),
    // The last one: it signs everyone out.
    ("POST", "/my/sign-out", ON),
];

/// A judge with the game `demo`, in which one phase is over and another was undone.
struct Place {
    site: Site,
    people: Vec<Browser>,
    /// The replacements of the words in braces.
    words: BTreeMap<&'static str, String>,
}

impl Place {
    fn open() -> Self {
        let mut world = World::with_games();
        for lines in ["PROCESS", "PROCESS", "ROLLBACK"] {
            world.write("max@example.org", "judge@example.org", "", &format!("SIGN ON mdemo secret\n{lines}"));
        }
        world.write("oda@example.org", "judge@example.org", "", "REGISTER Oda Observer\nOBSERVE demo secret");
        world.write("keeper@example.org", "judge@example.org", "", "REGISTER Kay Keeper");
        world.write("ann@example.org", "judge@example.org", "", "SET PRIVACY ALL\nSANDBOX demo");
        let site = Site::of(world);
        let name = |name: &&str| if name.is_empty() { Browser::default() } else { site.signed_in(&at(name)) };
        let people: Vec<Browser> = PEOPLE.iter().map(name).collect();
        let ann = &people[4];
        let game = site.get(&Browser::default(), "/games/demo").body;
        let games = site.world().store.games().unwrap();
        let alone = games.into_iter().find(|game| game.name.starts_with("demo-")).unwrap().name;
        let feeds = site.post(ann, "/my/feeds", &[("do", "new")]).body;
        let words = BTreeMap::from([
            ("/games/{alone}", alone.clone()),
            ("/my/games/{alone}", alone.clone()),
            ("/my/join/{alone}", alone),
            ("/phases/{undone}", after(&game, "/phases/")),
            ("/players/{ann}", after(&game, "/players/")),
            ("/shapes/{standard}", after(&game, "/shapes/")),
            ("/feeds/{ann}", after(&feeds, "/feeds/")),
            ("/my/letters/{ann}", after(&site.get(ann, "/my/letters").body, "/my/letters/")),
        ]);
        Self { site, people, words }
    }

    /// An address with the word in braces replaced.
    fn filled(&self, path: &str) -> String {
        let Some((start, rest)) = path.split_once('}') else { return path.to_owned() };
        let word = format!("{start}}}");
        let value = self.words.get(word.as_str()).unwrap_or_else(|| panic!("what is {word}?"));
        format!("{}{value}{rest}", start.split('{').next().unwrap())
    }

    fn answers(&self, method: &str, path: &str) -> Vec<Page> {
        let path = self.filled(path);
        let answer = |browser: &Browser| match method {
            "GET" => self.site.get(browser, &path),
            _ => self.site.post(browser, &path, &[]),
        };
        self.people.iter().map(answer).collect()
    }

    /// Everything in the database.
    fn rows(&self) -> BTreeMap<String, Vec<String>> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("copy.db");
        self.site.world().store.copy_to(&path).unwrap();
        all_rows(&path)
    }
}

fn at(name: &str) -> String {
    format!("{name}@example.org")
}

/// The part of an address after this prefix, on a page.
fn after(page: &str, start: &str) -> String {
    let at = page.find(start).unwrap_or_else(|| panic!("{start} is not in\n{page}"));
    page[at + start.len()..].split(['"', '#', '/', '<', '?']).next().unwrap().to_owned()
}

/// The whole response, except for the list of allowed methods, which the source gives away.
fn whole(page: &Page) -> (StatusCode, HeaderMap, String) {
    let mut headers = page.headers.clone();
    headers.remove(header::ALLOW);
    (page.status, headers, page.body.clone())
}

#[test]
fn each_address_opens_for_its_users_and_is_missing_for_the_others() {
    let place = Place::open();
    let nothing = place.site.get(&Browser::default(), "/nothing/at/all");
    let nothing_of_mine = place.site.get(&Browser::default(), "/my/nothing/at/all");
    assert_eq!(nothing.body, nothing_of_mine.body);
    for (method, path, wanted) in TABLE {
        let pages = place.answers(method, path);
        let found: Vec<u16> = pages.iter().map(|page| page.status.as_u16()).collect();
        assert_eq!(found, wanted, "{method} {path}");
        for page in &pages {
            match page.status {
                // For any reason, the response is the same, including all headers.
                StatusCode::NOT_FOUND if path.starts_with("/my") || path.starts_with("/feeds") => {
                    assert_eq!(whole(page), whole(&nothing_of_mine), "{path}");
                }
                // HELP suggests another topic.
                StatusCode::NOT_FOUND if path.starts_with("/help") => {}
                StatusCode::NOT_FOUND => assert_eq!(whole(page), whole(&nothing), "{path}"),
                _ if path.starts_with("/my") => {
                    assert_eq!(page.headers[header::CACHE_CONTROL], "private, no-store", "{path}");
                }
                _ => {}
            }
            // No redirect leads away from the judge.
            let to = page.location().unwrap_or("/".to_owned());
            assert!(to.starts_with('/') && !to.starts_with("//"), "{path} leads to {to}");
        }
    }
}

/// A visitor who only looks changes nothing: not even read marks.
#[test]
fn a_visit_changes_nothing() {
    let place = Place::open();
    let before = place.rows();
    assert!(30 < before.len() && !before["press"].is_empty(), "{:?}", before.keys());
    for (_, path, _) in TABLE.iter().filter(|(method, ..)| *method == "GET") {
        place.answers("GET", path);
    }
    assert_eq!(place.rows(), before);
}

/// A form is valid for the session that it was drawn for, and for no other one, whoever its user.
#[test]
fn a_form_works_only_in_the_session_it_was_drawn_for() {
    let place = Place::open();
    let ann = &place.people[4];
    for (path, form, filled) in [
        ("/my/games/demo", "orders", [("do", "final"), ("lines", "A BUD - SER")]),
        ("/my/games/demo/press/E", "press", [("to", "E"), ("text", "Hello.")]),
        ("/my/letters", "letter", [("lines", "SIGN ON demo\nA VIE - GAL"), ("back", "/my/letters")]),
    ] {
        let page = place.site.get(ann, path);
        let before = place.rows();
        for (who, browser) in PEOPLE.iter().zip(&place.people).filter(|(who, _)| **who != "ann") {
            let answer = place.site.send_from(&page, browser, form, &filled);
            // They are asked to sign in, or led back to a page with the error. The judge's reply is not shown.
            let to = answer.location().unwrap_or_default();
            let is_refused = to.contains("typed=") && !to.contains("reply=");
            assert!(is_refused || answer.status == StatusCode::FORBIDDEN, "{who} sends the form {form}: {to}");
            assert_eq!(place.rows(), before, "{who} sends the form {form}");
        }
        let answer = place.site.send_from(&page, ann, form, &filled);
        let answer = place.site.get(ann, &answer.location().expect("a page with the answer")).answer();
        let is_done = ["Done.", "Saved. You are ready once all your orders are in."];
        assert!(is_done.iter().any(|done| answer.contains(done)), "{form}: {answer}");
        assert_ne!(place.rows(), before, "{form}");
    }
}

#[test]
fn the_console_opens_for_its_keeper_and_is_nowhere_else() {
    /// The status for a visitor without a session, another user, the keeper, and the keeper after an hour.
    const CONSOLE: &[(&str, &str, [u16; 4])] = &[
        ("GET", "/", [303; 4]),
        ("GET", "/my", [303; 4]),
        ("GET", "/my/keeper", [303, 403, 200, 303]),
        ("GET", "/my/keeper/check", [303, 403, 200, 303]),
        ("GET", "/my/keeper/letters", [303, 403, 200, 303]),
        ("GET", "/my/keeper/letters?state=stuck", [303, 403, 200, 303]),
        ("GET", "/my/keeper/letters/in1", [303, 403, 200, 303]),
        ("GET", "/my/keeper/letters/in9999", [303, 403, 200, 303]),
        ("GET", "/my/keeper/people", [303, 403, 200, 303]),
        ("GET", "/my/keeper/games", [303, 403, 200, 303]),
        ("GET", "/my/keeper/journal", [303, 403, 200, 303]),
        ("GET", "/my/letters", [303, 200, 200, 200]),
        ("GET", "/my/letters/m1", [303, 404, 404, 404]),
        ("GET", "/my/sign-in", [200; 4]),
        ("GET", "/favicon.ico", [200; 4]),
        ("GET", "/style.css", [200; 4]),
        ("GET", "/keeper.css", [200; 4]),
        ("GET", "/script.js", [200; 4]),
        ("GET", "/metrics", [200; 4]),
        // No judge runs here.
        ("GET", "/health", [503; 4]),
        ("GET", "/games/demo", [404; 4]),
        ("GET", "/my/games/demo", [404; 4]),
        ("GET", "/my/profile", [404; 4]),
        ("GET", "/my/events", [404; 4]),
        ("POST", "/my/letters", [303, 404, 404, 404]),
        ("POST", "/my/sign-in", [404; 4]),
        ("POST", "/my/sign-out", [303; 4]),
    ];
    let console = Site::console();
    let (ann, keeper) = (console.signed_in("ann@example.org"), console.signed_in("keeper@example.org"));
    let ask = |method: &str, path: &str, browser: &Browser| match method {
        "GET" => console.get(browser, path).status.as_u16(),
        _ => console.post(browser, path, &[]).status.as_u16(),
    };
    let now = console.world().now;
    for (method, path, wanted) in CONSOLE {
        console.set_clock(&now.to_string());
        let mut found = [Browser::default(), ann.clone(), keeper.clone()].map(|who| ask(method, path, &who)).to_vec();
        console.set_clock(&(now + jiff::SignedDuration::from_mins(61)).to_string());
        found.push(ask(method, path, &keeper));
        assert_eq!(found, wanted, "{method} {path}");
    }
    assert_all_routes(include_str!("../../../src/web/keeper/mod.rs"), CONSOLE.iter().map(|row| (row.0, row.1)));
}

#[test]
fn every_address_of_the_router_is_in_the_table() {
    assert_all_routes(include_str!("../../../src/web/mod.rs"), TABLE.iter().map(|row| (row.0, row.1)));
}

/// Checks that each route in this source has a row, which no other route matches.
fn assert_all_routes(source: &str, rows: impl Iterator<Item = (&'static str, &'static str)>) {
    let routes = routes(source);
    assert!(10 < routes.len(), "{routes:?}");
    let answers = |(method, path): (&str, &str)| {
        let all = routes.iter().filter(|(own, pattern)| *own == method && fits(pattern, path));
        all.min_by_key(|(_, pattern)| pattern.matches('{').count()).copied()
    };
    let found: Vec<_> = rows.filter_map(answers).collect();
    let missing: Vec<_> = routes.iter().filter(|route| !found.contains(route)).collect();
    assert!(missing.is_empty(), "no row asks for {missing:?}");
}

/// The routes in a source: the method, and the pattern.
fn routes(source: &str) -> Vec<(&'static str, &str)> {
    let mut all = Vec::new();
    for route in source.split(".route(").skip(1) {
        let (pattern, rest) = route.trim_start().strip_prefix('"').unwrap().split_once('"').unwrap();
        let handlers = rest.split(['\n', '}']).find(|line| line.contains('(')).unwrap_or_default();
        for (method, call) in [("GET", "get("), ("POST", "post(")] {
            if handlers.contains(call) {
                all.push((method, pattern));
            }
        }
    }
    all
}

/// Returns whether a route with this pattern matches this address, if no other one does.
fn fits(pattern: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let (own, asked): (Vec<&str>, Vec<&str>) = (pattern.split('/').collect(), path.split('/').collect());
    own.len() == asked.len() && own.iter().zip(asked).all(|(own, asked)| own.starts_with('{') || *own == asked)
}
