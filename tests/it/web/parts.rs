//! A script requests single parts of a play page: they equal the whole page to the byte, for everyone who may see it.
use super::secrets::blotted;
use super::site::{Browser, Page, Site};
use crate::world::World;
use axum::http::StatusCode;

const PARTS: [&str; 10] = ["board", "say", "turns", "end", "orders", "results", "players", "press", "menu", "bar"];

/// A game with one finished turn, with other people's press and orders.
fn site() -> Site {
    let mut world = World::with_games();
    for (from, lines) in [
        ("oda@example.org", "REGISTER Oda Observer\nOBSERVE demo secret"),
        ("ann@example.org", "SIGN ON ademo secret\nA BUD - SER\nA VIE - GAL\nF TRI - ALB"),
        ("eve@example.org", "SIGN ON edemo secret\nPRESS TO A\nNot for Italy.\nENDPRESS"),
        ("max@example.org", "SIGN ON mdemo secret\nPROCESS"),
        ("eve@example.org", "SIGN ON edemo secret\nPRESS TO A\nNor is this.\nENDPRESS\nF LON H"),
    ] {
        world.write(from, "judge@example.org", "", lines);
    }
    Site::of(world)
}

fn get(site: &Site, who: &str, path: &str) -> Page {
    let browser = if who.is_empty() { Browser::default() } else { site.signed_in(who) };
    let page = site.get(&browser, path);
    Page { body: blotted(&page.body), ..page }
}

#[test]
fn parts_contain_no_more_than_their_page() {
    let site = site();
    let mut n_parts = 0;
    for who in ["ann@example.org", "eve@example.org", "oda@example.org", "max@example.org"] {
        for path in ["/my/games/demo", "/my/games/demo/S1901M"] {
            let whole = get(&site, who, path);
            assert_eq!(whole.status, StatusCode::OK, "{who} {path}");
            for part in PARTS {
                let alone = get(&site, who, &format!("{path}?only={part},nothing"));
                let (_, inside) = alone.body.split_once("<body>").unwrap();
                let inside = inside.split("</body>").next().unwrap();
                assert!(whole.body.contains(inside), "{who} {path} {part}: {inside}");
                n_parts += usize::from(!inside.is_empty());
            }
        }
    }
    assert!(50 < n_parts, "{n_parts}");
    // A visitor without access gets the same response as for the page.
    for who in ["bob@example.org", ""] {
        for path in ["/my/games/demo", "/my/games/demo/S1901M", "/my/games/demo/F1901M", "/my/games/nowhere"] {
            let (whole, part) = (get(&site, who, path), get(&site, who, &format!("{path}?only=board,press,orders")));
            assert_eq!((part.status, &part.body), (whole.status, &whole.body), "{who} {path}");
            assert!(whole.status == StatusCode::NOT_FOUND || who.is_empty() && whole.status == StatusCode::SEE_OTHER);
        }
    }
}
