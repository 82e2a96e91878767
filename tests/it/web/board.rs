//! Boards and their shapes.
use super::site::{Browser, Site};
use axum::http::StatusCode;
use chancery::answers::gallery::Gallery;
use chancery::boards::catalogue::Catalogue;
use chancery::game::Game;
use chancery::rules::Eyes;

/// The address of a board's shapes.
fn address(board: &str) -> String {
    let ready = Catalogue::default().board(board).unwrap();
    format!("/shapes/{}-{}.svg", &ready.digest[..16], ready.shapes().unwrap().digest)
}

/// Browsers may cache a board's shapes for ever, because their address changes with them.
#[test]
fn shapes_can_be_cached_for_ever() {
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

/// A file with its digest in its address is compressed once. A browser that has it is told so.
#[test]
fn shapes_style_and_script_are_compressed_once_and_revalidated() {
    let site = Site::new();
    let page = site.get(&Browser::default(), "/boards/standard").body;
    let address = |before: &str| page.split_once(before).unwrap().1.split('"').next().unwrap().to_owned();
    let (style, script) =
        (address("rel=\"stylesheet\" href=\""), format!("/script.js{}", address("<script src=\"/script.js")));
    let n_kept = site.house.cache.size().0;
    for path in [self::address("standard"), style, script] {
        let plain = site.get(&Browser::default(), &path);
        let packed = site.get_with(&Browser::default(), &path, &[("accept-encoding", "gzip, br")]);
        assert_eq!(packed.headers["content-encoding"], "gzip", "{path}");
        assert!(packed.body.len() < plain.body.len(), "{path}");
        for found in [&plain, &packed] {
            assert_eq!(found.headers["cache-control"], "public, max-age=31536000, immutable", "{path}");
            assert_eq!(found.headers["vary"], "Accept-Encoding", "{path}");
            let tag = found.headers["etag"].to_str().unwrap();
            let again = site.get_with(&Browser::default(), &path, &[("if-none-match", tag)]);
            assert_eq!((again.status, again.body.as_str()), (StatusCode::NOT_MODIFIED, ""), "{path}");
        }
    }
    assert_eq!(
        site.house.cache.size().0,
        n_kept + 1,
        "the shapes are kept, and what comes with the program is its own"
    );
}

/// Programs can read it, as every public page.
#[test]
fn a_board_is_available_to_programs() {
    let site = Site::new();
    let page = site.get(&Browser::default(), "/boards/standard");
    assert!(page.body.contains("href=\"/boards/standard.json\""), "{}", page.body);
    for (board, players) in [("standard", 7), ("barrage", 2), ("lowlands", 4)] {
        let found = site.get(&Browser::default(), &format!("/boards/{board}.json"));
        assert_eq!(
            (found.status, &found.headers["content-type"]),
            (StatusCode::OK, &"application/json".parse().unwrap())
        );
        assert_eq!(found.headers["access-control-allow-origin"], "*");
        let data: serde_json::Value = serde_json::from_str(&found.body).unwrap();
        assert_eq!((&data["format"], &data["board"]), (&"chancery/1".into(), &board.into()));
        assert_eq!(data["players"], players, "{board}");
        assert!(data["sheet"]["sides"].as_array().is_some_and(|sides| !sides.is_empty()), "{board}: {}", found.body);
    }
    let missing = site.get(&Browser::default(), "/boards/nothing.json");
    assert_eq!((missing.status, missing.body), (StatusCode::NOT_FOUND, site.get(&Browser::default(), "/nothing").body));
}

/// Any other address gets the same response as every missing page.
#[test]
fn unknown_shapes_do_not_exist() {
    let site = Site::new();
    let missing = site.get(&Browser::default(), "/nothing");
    let good = address("standard");
    let other = good.replace(".svg", "0.svg");
    for path in
        [other.as_str(), "/shapes/x.svg", "/shapes/0000000000000000-0.svg", "/shapes/%2e%2e", &good.replace(".svg", "")]
    {
        let found = site.get(&Browser::default(), path);
        assert_eq!((found.status, &found.body), (StatusCode::NOT_FOUND, &missing.body), "{path}");
    }
}

/// A game after two armies met in Galicia.
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

/// The table beside a board lists everything in the picture: every unit and every centre, in words.
#[test]
fn the_table_lists_everything_in_the_picture() {
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
    // Readers who do not see the picture are not led through it.
    assert!(page.body.contains("<svg class=\"map\"") && !page.body.contains("<a href=\"?at="));
    assert!(page.body.matches("<svg").count() == page.body.matches("aria-hidden=\"true\" focusable=\"false\"").count());
}

/// Each order of a finished phase appears with its reasons, collapsed.
#[test]
fn results_appear_with_their_reasons() {
    let site = met();
    let page = site.get(&Browser::default(), "/games/demo/S1901M");
    assert_eq!(page.status, StatusCode::OK);
    let results = page.body.split("<div class=\"results\">").nth(1).unwrap();
    let summary = "<details><summary>Army Vienna → Galicia. <strong class=\"came\">bounce</strong></summary>";
    let why = results.split(summary).nth(1).unwrap().split("</details>").next().unwrap();
    assert!(why.contains("strength 1 against Army Warsaw → Galicia with 1"), "{why}");
}

/// All pages share one script and one style. Those with an interactive board have one module more. Compressed they are small.
#[test]
fn scripts_and_styles_are_small() {
    let site = Site::with_games();
    for (kind, has, most) in [
        ("/script.js", "\"use strict\";", 5),
        ("/table.js", "class Camera", 16),
        ("/turns.js", "film", 5),
        ("/extras.js", "chat", 5),
        ("/table/stratego.js", "class", 5),
        ("/table/conquest.js", "odds", 5),
        ("/table/editor.js", "centres", 4),
        ("/table/editor.css", "strip", 1),
        ("/style.css", ":root", 14),
    ] {
        let file = site.get(&Browser::default(), kind);
        assert!(file.body.contains(has), "{kind}");
        let packed = site.get_with(&Browser::default(), kind, &[("accept-encoding", "gzip")]);
        assert_eq!(packed.headers["content-encoding"], "gzip", "{kind}");
        assert!(packed.size <= most << 10, "{kind} has {} bytes, packed", packed.size);
    }
    let welcome = site.get(&Browser::default(), "/");
    assert!(welcome.body.contains("/script.js?") && !welcome.body.contains("/table.js?"));
}
