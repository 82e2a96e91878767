//! The state of players' orders before the turn runs: players learn as much as PROGRESS allows, other people nothing, and no stream reveals
//! more.
use super::live::heard;
use super::secrets::{ANN, JUDGE, Twins};
use super::site::{Browser, Page, Site};
use crate::world::World;

const EVE: &str = "eve@example.org";
const FRED: &str = "fred@example.org";
const MAX: &str = "max@example.org";
const ODA: &str = "oda@example.org";
const AUSTRIA: &str = "SIGN ON ademo secret\nA BUD - SER\nA VIE - GAL\nF TRI - ALB";
const FRANCE: &str = "SIGN ON fdemo secret\nA MAR - SPA\nA PAR - BUR\nF BRE - MAO";

/// The game `demo` with these settings, observed by Oda.
fn demo(settings: &str) -> World {
    let mut world = World::with_games();
    world.write(ODA, JUDGE, "", "REGISTER Oda Observer\nOBSERVE demo secret");
    world.write(MAX, JUDGE, "", &format!("SIGN ON mdemo secret\n{settings}"));
    world
}

/// A gunboat game of three, observed by Oda: Ann plays Turkey.
fn gunboat() -> World {
    let mut world = World::new();
    let create = "CREATE ?sea secret standard gunboat\nSET POWERS 3\nSET PROGRESS NAMES\nSET PREFERENCE E";
    world.write(EVE, JUDGE, "", &format!("REGISTER Eve English\n{create}"));
    world.write(FRED, JUDGE, "", "REGISTER Fred French\nSIGN ON ?sea secret\nSET PREFERENCE F");
    world.write(ODA, JUDGE, "", "REGISTER Oda Observer\nOBSERVE sea secret");
    world.write(ANN, JUDGE, "", "REGISTER Ann Other\nSIGN ON ?sea secret\nSET PREFERENCE T");
    world
}

/// The panel of players, as words.
fn panel(site: &Site, browser: &Browser) -> String {
    let page = site.get(browser, "/my/games/demo");
    let (_, after) = page.body.split_once("data-title=\"Players\"").expect("a panel of players");
    Page { body: after.split("class=\"positions\"").next().unwrap_or_default().to_owned(), ..page }.text()
}

/// At one judge Austria's orders come in, at the other those of France: every other viewer sees and hears the same.
#[test]
fn a_count_or_silence_identifies_no_one() {
    let settings = [
        ("SET PROGRESS COUNT", 1),
        ("SET PROGRESS NAMES, QUIET", 1),
        ("SET PROGRESS NONE", 0),
        ("SET PROGRESS NAMES, SECRET", 0),
    ];
    for (settings, n_events) in settings {
        let mut twins = Twins::new([demo(settings), demo(settings)], "demo", &["", ODA, EVE]);
        twins.mail(settings, [(ANN, AUSTRIA), (FRED, FRANCE)]);
        assert_eq!(twins.n_heard, n_events, "{settings}");
        for site in &twins.sites {
            let told = panel(site, &site.signed_in(EVE));
            assert_eq!(told.contains("1 of 7 are in."), n_events == 1, "{settings}: {told}");
            let list = site.world().ask(EVE, "SIGN ON edemo secret\nLIST demo").body;
            assert_eq!(list.contains("The orders of 1 of 7 powers are in."), n_events == 1, "{settings}: {list}");
        }
    }
    let mut twins = Twins::new([0, 1].map(|_| gunboat()), "sea", &["", ODA, ANN]);
    let of_england = "SIGN ON esea secret\nF LON H\nF EDI H\nA LVP H";
    let of_france = "SIGN ON fsea secret\nF BRE H\nA PAR H\nA MAR H";
    twins.mail("gunboat", [(EVE, of_england), (FRED, of_france)]);
    assert_eq!(twins.n_heard, 1, "gunboat");
    let text = twins.sites[0].get(&twins.sites[0].signed_in(ANN), "/my/games/sea").text();
    assert!(text.contains("1 of 3 are in."), "{text}");
}

/// While the count is the same, changed orders send no event.
#[test]
fn only_a_changed_count_is_news() {
    let site = Site::of(demo("SET PROGRESS COUNT"));
    let eve = site.signed_in(EVE);
    let mut news = site.listen(&eve, "/my/events");
    assert!(panel(&site, &eve).contains("0 of 7 are in."));
    let mut hears = |lines: &str| {
        site.world().ask(ANN, lines);
        site.tell_of_changes();
        heard(&mut news).unwrap()
    };
    assert!(hears("SIGN ON ademo secret\nA BUD - SER").is_empty(), "two orders are missing");
    assert_eq!(hears(AUSTRIA), ["game demo"], "all are in");
    assert!(hears("SIGN ON ademo secret\nA BUD - RUM\nSET WAIT").is_empty(), "it is still one");
    assert_eq!(hears("SIGN ON ademo secret\nCLEAR ORDERS"), ["game demo"]);
}

#[test]
fn only_players_see_names_and_gms_see_them_always() {
    let site = Site::of(demo("SET PROGRESS NAMES"));
    site.world().ask(ANN, "SIGN ON ademo secret\nA BUD - SER");
    site.world().ask(FRED, FRANCE);
    site.world().ask("gus@example.org", "SIGN ON gdemo secret\nA BER H\nA MUN H\nF KIE H\nSET WAIT");
    let told = panel(&site, &site.signed_in(EVE));
    let rows = [
        "Austria Ann Other 3 centres ◐ some orders in",
        "England you 3 centres – no orders yet",
        "France Fred French 3 centres ✓✓ ready",
        "Germany Gus German 3 centres ✓ orders in",
    ];
    for row in rows {
        assert!(told.contains(row), "{row}: {told}");
    }
    let list = site.world().ask(EVE, "SIGN ON edemo secret\nLIST demo").body;
    assert!(list.contains("Orders are in from France and Germany."), "{list}");
    for who in [ODA, ""] {
        let browser = if who.is_empty() { Browser::default() } else { site.signed_in(who) };
        let pages = ["/my/games/demo", "/games/demo"].map(|path| site.get(&browser, path).text()).concat();
        assert!(!pages.contains("some orders in") && !pages.contains("Orders are in"), "{who}: {pages}");
    }
    let silent = Site::of(demo("SET SECRET, PROGRESS NONE"));
    silent.world().ask(FRED, FRANCE);
    let told = panel(&silent, &silent.signed_in(MAX));
    assert!(told.contains("France Fred French 3 centres ✓✓ ready"), "{told}");
}

#[test]
fn late_powers_are_named_where_the_game_allows_it() {
    let late = |settings: &str| {
        let site = Site::of(demo(settings));
        site.world().ask(FRED, FRANCE);
        site.run_to("2026-11-25T12:00:00Z");
        panel(&site, &site.signed_in(EVE))
    };
    let told = late("SET PROGRESS NAMES");
    assert!(told.contains("Austria Ann Other late since Tue 24 Nov, 23:30"), "{told}");
    assert!(!told.contains("Fred French late"), "{told}");
    let told = late("SET QUIET");
    assert!(told.contains("6 powers are late.") && !told.contains("late since"), "{told}");
    let told = late("SET SECRET");
    assert!(!told.contains("late"), "{told}");
}

/// A solo game has no other players: the panel lists the board, and no more.
#[test]
fn a_solo_game_has_no_panel_of_players() {
    let site = Site::with_games();
    site.world().ask(ANN, "CREATE ?alone secret standard SOLO");
    let page = site.get(&site.signed_in(ANN), "/my/games/alone").body;
    assert!(page.contains("data-title=\"Powers\"") && !page.contains("class=\"players"), "{page}");
}
