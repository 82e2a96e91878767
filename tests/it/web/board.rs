//! Boards and their shapes.
use super::site::{Browser, Site};
use axum::http::StatusCode;
use chancery::answers::gallery::Gallery;
use chancery::boards::catalogue::Catalogue;
use chancery::game::Game;
use chancery::rules::Eyes;

/// The address of the shapes of a board.
fn address(board: &str) -> String {
    let ready = Catalogue::default().board(board).unwrap();
    format!("/shapes/{}-{}.svg", &ready.digest[..20], ready.shapes().unwrap().digest)
}

/// The shapes of a board may be kept for ever, because their address changes when they do.
#[test]
fn shapes_are_kept_for_ever() {
    let site = Site::new();
    let found = site.get(&Browser::default(), &address("standard"));
    assert_eq!(found.status, StatusCode::OK);
    assert_eq!(found.headers["content-type"], "image/svg+xml");
    assert_eq!(found.headers["cache-control"], "public, max-age=31536000, immutable");
    assert!(found.body.contains(" id=\"p-VIE\"") && !found.body.contains("<script"));
    let packed = site.get_with(&Browser::default(), &address("standard"), &[("accept-encoding", "gzip, br")]);
    assert_eq!(packed.headers["content-encoding"], "gzip");
    assert_eq!(packed.headers["content-type"], "image/svg+xml");
    assert!(packed.body.len() < found.body.len());
}

/// What is no such address answers like any other that is not there.
#[test]
fn other_shapes_are_not_there() {
    let site = Site::new();
    let missing = site.get(&Browser::default(), "/nothing");
    let good = address("standard");
    let other = good.replace(".svg", "0.svg");
    for path in [
        other.as_str(),
        "/shapes/x.svg",
        "/shapes/00000000000000000000-0.svg",
        "/shapes/%2e%2e",
        &good.replace(".svg", ""),
    ] {
        let found = site.get(&Browser::default(), path);
        assert_eq!((found.status, &found.body), (StatusCode::NOT_FOUND, &missing.body), "{path}");
    }
}

/// A game in which two armies have met in Galicia.
fn met() -> Site {
    let site = Site::with_games();
    {
        let mut world = site.world();
        world.ask("ann@example.org", "SIGN ON ademo secret\nA VIE - GAL\nF TRI - ALB");
        world.ask("rob@example.org", "SIGN ON rdemo secret\nA WAR - GAL");
        world.ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
    }
    site
}

/// The table beside a board says all that the picture shows: every unit and every centre, in words.
#[test]
fn the_table_says_what_the_picture_shows() {
    let site = met();
    let page = site.get(&Browser::default(), "/games/demo");
    let table = page.body.split("<table class=\"positions\">").nth(1).unwrap().split("</table>").next().unwrap();
    let world = site.world();
    let row = world.store.game_named("demo").unwrap().unwrap();
    let game = Game::load(&world.store, row, &world.judge.catalogue).unwrap();
    let sheet = Gallery::of(&world.store, &game, Eyes::Observer).unwrap().now().unwrap().unwrap();
    let names = game.board.names();
    assert_eq!((sheet.pieces.len(), sheet.areas.iter().filter(|area| area.is_centre).count()), (22, 34));
    for piece in &sheet.pieces {
        let name = &names[piece.at.split('/').next().unwrap()];
        assert!([format!("Army {name}"), format!("Fleet {name}")].iter().any(|unit| table.contains(unit)), "{name}");
    }
    for area in sheet.areas.iter().filter(|area| area.is_centre) {
        assert!(table.contains(&names[&area.place]), "{}", area.place);
    }
    // Who does not see the picture is not led through it.
    assert!(page.body.contains("<svg class=\"map\"") && !page.body.contains("<a href=\"?at="));
    assert!(page.body.matches("<svg").count() == page.body.matches("aria-hidden=\"true\" focusable=\"false\"").count());
}

/// Each order of a phase that is over stands there with its reasons, folded away.
#[test]
fn results_stand_with_their_reasons() {
    let site = met();
    let page = site.get(&Browser::default(), "/games/demo/S1901M");
    assert_eq!(page.status, StatusCode::OK);
    let results = page.body.split("<div class=\"results\">").nth(1).unwrap();
    let summary = "<details><summary>Army Vienna → Galicia. <strong class=\"came\">bounce</strong></summary>";
    let why = results.split(summary).nth(1).unwrap().split("</details>").next().unwrap();
    assert!(why.contains("strength 1 against 1 of Army Warsaw → Galicia"), "{why}");
}

/// All pages share one script, and it is small.
#[test]
fn the_script_is_small() {
    let site = Site::new();
    let welcome = site.get(&Browser::default(), "/");
    let address = welcome.body.split("<script src=\"").nth(1).unwrap().split('"').next().unwrap();
    let script = site.get(&Browser::default(), address);
    assert!(script.body.starts_with("\"use strict\";\n") && script.body.contains("selectedOptions"));
    assert!(script.body.len() <= 12 * 1024, "{} bytes", script.body.len());
}
