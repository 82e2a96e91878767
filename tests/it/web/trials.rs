//! Guests: from the first page to a move without an account, and how they keep their game.
use super::driver::Browser as Chromium;
use super::front::Front;
use super::session::{give, mailed};
use super::site::{Browser, Page, Plan, Site};
use crate::world::World;
use axum::http::StatusCode;
use chancery::store::Store;
use jiff::SignedDuration;
use rusqlite::types::ValueRef;

const NEW: &str = "new@example.net";
const ANN: &str = "ann@example.org";

/// The pages of a judge that lets guests play.
fn open(world: World) -> Site {
    open_for(world, 300)
}

fn open_for(world: World, most: u32) -> Site {
    Site::made(world, |plan: &mut Plan| plan.settings.trials = most)
}

/// Presses "Play now". Returns the guest's browser, and the response.
fn try_one(site: &Site, with: &str) -> (Browser, Page) {
    let answer = site.post(&Browser::default(), "/try", &[("with", with), ("zone", "Europe/Berlin")]);
    (answer.browser(&Browser::default()), answer)
}

/// Begins a game, and returns the address of its page.
fn begun(site: &Site, with: &str) -> (Browser, String) {
    let (guest, answer) = try_one(site, with);
    let there = answer.location().unwrap_or_else(|| panic!("{}", answer.text()));
    assert!(there.starts_with("/my/games/"), "{there}");
    (guest, there)
}

/// Types an address into the bar, and the code e-mailed to it. Returns the signed-in browser, and the response.
fn keep(site: &Site, guest: &Browser, address: &str, next: &str) -> (Browser, Page) {
    site.world().mail();
    let asked = site.post(guest, "/my/sign-in", &[("do", "ask"), ("address", address), ("next", next)]);
    assert_eq!(asked.status, StatusCode::SEE_OTHER, "{}", asked.text());
    let guest = asked.browser(guest);
    let code = mailed(site, address);
    let answer = site.post(&guest, "/my/sign-in", &[("do", "enter"), ("code", &code), ("next", next)]);
    (answer.browser(&guest), answer)
}

/// Each table and column of the database that contains one of these words.
fn places_of(store: &Store, words: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    store.copy_to(&path).unwrap();
    let database = rusqlite::Connection::open(&path).unwrap();
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table'";
    let mut query = database.prepare(sql).unwrap();
    let tables: Vec<String> = query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut found = Vec::new();
    for table in tables {
        let mut query = database.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns: Vec<String> = query.column_names().into_iter().map(str::to_owned).collect();
        let mut rows = query.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            for (i, column) in columns.iter().enumerate() {
                let text = match row.get_ref(i).unwrap() {
                    ValueRef::Text(text) | ValueRef::Blob(text) => String::from_utf8_lossy(text).into_owned(),
                    _ => continue,
                };
                if words.iter().any(|word| text.contains(word)) {
                    found.push(format!("{table}.{column}: {}", text.chars().take(80).collect::<String>()));
                }
            }
        }
    }
    found
}

#[test]
fn a_guest_gets_from_the_first_page_to_a_move_without_an_account() {
    let site = open(World::with_games());
    let first = site.get(&Browser::default(), "/");
    assert!(first.text().contains("no account needed"), "{}", first.text());
    assert_eq!(first.body.matches("action=\"/try\"").count(), 4, "three games and a sandbox");
    for (with, title) in [("computer", "Diplomacy"), ("stratego", "Stratego"), ("conquest", "Conquest")] {
        assert!(first.body.contains(&format!("name=\"with\" value=\"{with}\"")), "{title}");
    }
    let (guest, there) = begun(&site, "sandbox");
    let page = site.get(&guest, &there);
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
    assert!(page.text().contains("You are playing as a guest."), "{}", page.text());
    assert!(!page.form("orders").is_empty(), "the board has its form of orders");
    let filed = || places_of(&site.world().store, &["PAR"]).iter().any(|place| place.starts_with("orders.typed"));
    assert!(!filed());
    line(&site, &guest, &format!("SIGN ON {}\nA PAR - BUR", name_of(&there)));
    assert!(filed(), "the move is on file: {:#?}", places_of(&site.world().store, &["PAR"]));
    assert!(site.world().mail().is_empty(), "nothing is mailed to or because of a guest");
}

#[test]
fn each_game_of_the_first_page_begins_and_its_turn_can_run() {
    let site = open(World::with_games());
    for with in ["computer", "stratego", "conquest", "sandbox"] {
        let (guest, there) = begun(&site, with);
        let page = site.get(&guest, &there);
        assert!(page.status == StatusCode::OK && page.body.contains("<svg"), "{with}: {}", page.text());
        let list = site.get(&guest, "/my");
        assert!(list.text().contains("You are playing as a guest."), "{}", list.text());
        assert!(list.body.contains("action=\"/my/sign-in\""), "the bar asks for an address");
    }
    // Results are e-mails that are only shown.
    let (guest, there) = begun(&site, "sandbox");
    let said = line(&site, &guest, &format!("SIGN ON {}\nPROCESS", name_of(&there)));
    assert!(said.contains("adjudicated"), "{said}");
    let letters = site.get(&guest, "/my/letters").text();
    assert!(letters.contains("Results"), "{letters}");
    assert!(site.world().mail().is_empty());
}

/// The name of a game, from the address of its page.
fn name_of(there: &str) -> &str {
    there.strip_prefix("/my/games/").unwrap()
}

/// Posts lines by the form for letters. Returns the result.
fn line(site: &Site, browser: &Browser, lines: &str) -> String {
    site.send(browser, "/my/letters", "letter", &[("lines", lines), ("letter", lines)]).text()
}

#[test]
fn no_one_else_sees_a_guests_game() {
    let site = open(World::with_games());
    let (guest, there) = begun(&site, "stratego");
    let (other, _) = begun(&site, "conquest");
    let name = name_of(&there);
    let ann = site.signed_in(ANN);
    for browser in [&other, &ann] {
        assert_eq!(site.get(browser, &there).status, StatusCode::NOT_FOUND);
    }
    assert_eq!(site.get(&Browser::default(), &format!("/games/{name}")).status, StatusCode::NOT_FOUND);
    assert!(!site.get(&Browser::default(), "/games").body.contains(name));
    assert!(!site.get(&Browser::default(), "/").body.contains(name));
    for asked in ["LIST", &format!("LIST {name}"), &format!("SUMMARY {name}"), "WHOIS Guest", "GAMES"] {
        let said = site.world().ask(ANN, asked).body;
        assert!(!said.contains("Guest ") || asked.starts_with("WHOIS"), "{asked}: {said}");
        assert!(!said.contains("begins") && !said.contains("Barrage,"), "{asked}: {said}");
    }
    assert_eq!(site.get(&guest, &there).status, StatusCode::OK);
}

#[test]
fn a_guest_keeps_the_game_by_registering() {
    let site = open(World::with_games());
    let (guest, there) = begun(&site, "sandbox");
    let (browser, answer) = keep(&site, &guest, NEW, &there);
    assert_eq!(answer.location().as_deref(), Some(&*there));
    let door = site.get(&browser, &there);
    let profile = door.location().expect("newcomers are asked for their name");
    assert!(profile.starts_with("/my/profile?next="), "{profile}");
    let said = site.send(&browser, &profile, "register", &[("name", "Nora New")]);
    assert!(said.text().contains("Nora New"), "{}", said.text());
    let page = site.get(&browser, &there);
    assert!(page.status == StatusCode::OK && !page.text().contains("You are playing as a guest"), "{}", page.text());
    let world = site.world();
    let nora = world.store.user_at(NEW).unwrap().unwrap();
    assert!(!nora.is_guest() && world.store.n_trials().unwrap() == 0);
    assert_eq!(world.store.tenures_of(nora.id).unwrap().len(), 1);
    assert_eq!(places_of(&world.store, &["Guest "]).into_iter().filter(|place| place.starts_with("users")).count(), 0);
}

#[test]
fn a_guest_keeps_the_game_by_signing_in() {
    let site = open(World::with_games());
    let (guest, there) = begun(&site, "stratego");
    let (browser, answer) = keep(&site, &guest, ANN, &there);
    assert_eq!(answer.location().as_deref(), Some(&*there));
    let page = site.get(&browser, &there);
    assert!(page.status == StatusCode::OK && page.text().contains("Ann Other"), "{}", page.text());
    assert_ne!(browser.cookie, guest.cookie);
    assert_eq!(site.get(&guest, &there).status, StatusCode::SEE_OTHER, "the guest's own number is worth nothing now");
    assert_eq!(site.world().store.n_trials().unwrap(), 0);
    assert!(site.get(&browser, "/my").body.contains(&there));
}

/// Eve has her own code. Her browser is not a guest's, so she gets nothing of any guest's.
#[test]
fn a_code_moves_only_its_own_browsers_guest() {
    let site = open(World::with_games());
    let (guest, there) = begun(&site, "sandbox");
    let eve = site.post(&Browser::default(), "/my/sign-in", &[("do", "ask"), ("address", "eve@example.org")]);
    let eve = eve.browser(&Browser::default());
    let answer = give(&site, &eve, &mailed(&site, "eve@example.org"));
    let eve = answer.browser(&eve);
    assert_eq!(site.get(&eve, &there).status, StatusCode::NOT_FOUND);
    // A guest's code is void elsewhere.
    site.post(&guest, "/my/sign-in", &[("do", "ask"), ("address", ANN)]);
    let code = mailed(&site, ANN);
    assert_eq!(give(&site, &Browser::default(), &code).status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(site.get(&guest, &there).status, StatusCode::OK);
}

#[test]
fn a_guests_form_does_nothing_in_another_browser() {
    let site = open(World::with_games());
    let (guest, there) = begun(&site, "sandbox");
    let (other, _) = begun(&site, "sandbox");
    let page = site.get(&guest, &there);
    let own = guest_of(&site, &guest);
    let before = site.world().store.received(own, None, None, 100).unwrap().len();
    for browser in [&other, &site.signed_in(ANN)] {
        let refused = site.send_from(&page, browser, "orders", &[("do", "run")]);
        assert!(refused.text().contains("not yours") || refused.location().is_some(), "{}", refused.text());
    }
    let after = site.world().store.received(own, None, None, 100).unwrap().len();
    assert_eq!(before, after);
}

fn guest_of(site: &Site, browser: &Browser) -> chancery::store::UserId {
    let number = browser.cookie.as_deref().unwrap().split_once('=').unwrap().1;
    let world = site.world();
    world.store.session(&chancery::web::digest(number), world.now).unwrap().unwrap().guest.unwrap()
}

#[test]
fn one_network_has_five_guests_an_hour() {
    let site = open(World::with_games());
    for _ in 0..5 {
        begun(&site, "sandbox");
    }
    let (_, full) = try_one(&site, "sandbox");
    assert_eq!(full.status, StatusCode::TOO_MANY_REQUESTS, "{}", full.text());
    assert!(full.headers.get("set-cookie").is_none());
    assert_eq!(site.world().store.n_trials().unwrap(), 5);
    site.later(SignedDuration::from_hours(2));
    begun(&site, "sandbox");
}

#[test]
fn the_keeper_limits_the_number_of_guests() {
    let site = open_for(World::with_games(), 2);
    let (guest, _) = begun(&site, "sandbox");
    begun(&site, "sandbox");
    let (_, full) = try_one(&site, "sandbox");
    assert_eq!(full.status, StatusCode::TOO_MANY_REQUESTS, "{}", full.text());
    // A guest has two games.
    let again = site.post(&guest, "/try", &[("with", "conquest")]);
    assert!(again.location().unwrap().starts_with("/my/games/"));
    let third = site.post(&guest, "/try", &[("with", "stratego")]).location().unwrap();
    let page = site.get(&guest, &third);
    assert!(page.text().contains("You already play 2 games alone"), "{}", page.text());
    // A registered user begins their own game, and is not a guest.
    let there = site.post(&site.signed_in(ANN), "/try", &[("with", "stratego")]).location().unwrap();
    assert_eq!(there, "/my/games/stratego-1");
    assert_eq!(site.world().store.n_trials().unwrap(), 2);
}

#[test]
fn a_judge_without_guests_has_no_button_for_them() {
    let site = open_for(World::with_games(), 0);
    let first = site.get(&Browser::default(), "/");
    assert!(!first.body.contains("/try") && !first.text().contains("no account"), "{}", first.text());
    let (_, answer) = try_one(&site, "sandbox");
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert_eq!(site.world().store.n_trials().unwrap(), 0);
}

#[test]
fn a_guest_who_does_not_return_leaves_nothing() {
    let site = open(World::with_games());
    let before = places_of(&site.world().store, &["Guest "]);
    assert!(before.is_empty(), "{before:?}");
    let (gone, there) = begun(&site, "conquest");
    let (stays, here) = begun(&site, "sandbox");
    let name = name_of(&there).to_owned();
    line(&site, &gone, &format!("SIGN ON {name}\nDIARY\nA secret thought.\nENDDIARY\nPROCESS\nHELP"));
    assert!(!places_of(&site.world().store, &[&name]).is_empty());
    site.later(SignedDuration::from_hours(20));
    assert_eq!(site.get(&stays, &here).status, StatusCode::OK, "they are here, which is noted");
    site.later(SignedDuration::from_hours(6));
    let world = site.world();
    world.work().heartbeat().unwrap();
    let left = places_of(&world.store, &[&name, "A secret thought"]);
    assert!(left.is_empty(), "{left:#?}");
    assert_eq!(world.store.n_trials().unwrap(), 1);
    assert_eq!(world.store.orphans().unwrap(), [""; 0]);
    drop(world);
    assert_eq!(site.get(&stays, &here).status, StatusCode::OK);
    assert_eq!(site.get(&gone, &there).status, StatusCode::SEE_OTHER, "to the door");
}

/// A keeper's visit to a guest's game does not keep it from being erased.
#[test]
fn a_keepers_visit_is_also_erased() {
    let site = open(World::with_games());
    let (_, there) = begun(&site, "sandbox");
    let name = name_of(&there).to_owned();
    site.world().ask("keeper@example.org", &format!("KEEPER {name}\nSTATUS"));
    site.world().mail();
    site.later(SignedDuration::from_hours(26));
    site.world().work().heartbeat().unwrap();
    assert!(site.world().store.game_named(&name).unwrap().is_none());
    assert_eq!(site.world().store.n_trials().unwrap(), 0);
}

/// In a real browser, with and without its script, in a wide window and on a phone.
#[test]
fn a_guest_plays_within_a_minute_of_the_first_page() {
    let front = Front::open(&[]);
    for (width, height) in [(1366, 650), (375, 740)] {
        let Some(browser) = Chromium::start(&front.home) else { return };
        browser.resize(width, height);
        browser.go("/");
        browser.press("Try a sandbox");
        browser.wait("the board", || browser.path().starts_with("/my/games/").then_some(()));
        browser.wait_for_text("Keep this game");
        assert!(browser.overflow(width) <= 0, "{width}");
        browser.find("details.account > summary").click();
        assert!(browser.find(".keep input[name=address]").is_shown());
        browser.go("/my");
        assert!(browser.overflow(width) <= 0, "{width}");
        browser.find(".keep input[name=address]").type_in("nora@example.net");
        browser.press("Keep this game");
        browser.wait_for_text("nora@example.net");
    }
}
