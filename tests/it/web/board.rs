//! Boards and their shapes.
use super::site::{Browser, Site};
use axum::http::StatusCode;
use chancery::boards::catalogue::Catalogue;

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
