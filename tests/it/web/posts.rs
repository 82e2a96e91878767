//! The way of a form: it is a letter, and carried out once.
use super::site::{Browser, Site};
use axum::http::StatusCode;

#[test]
fn whoever_has_not_signed_in_is_led_to_the_door_and_back() {
    let site = Site::new();
    let page = site.get(&Browser::default(), "/my/letters?x=1");
    assert_eq!(page.status, StatusCode::SEE_OTHER);
    assert_eq!(page.location().unwrap(), "/my/sign-in?next=%2Fmy%2Fletters%3Fx%3D1");
    assert_eq!(page.headers["cache-control"], "private, no-store");
}

#[test]
fn lines_from_a_page_are_carried_out_like_a_letter() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = site.send(&ann, "/my/letters", "letter", &[("lines", "SIGN ON ademo secret\nA VIE - GAL")]);
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
    let reply = site.world().ask("ann@example.org", "SIGN ON ademo secret\nLIST demo").body;
    assert!(reply.contains("Austria: Army Vienna -> Galicia."), "{reply}");
}

#[test]
fn what_is_posted_twice_is_carried_out_once() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let mut fields = site.get(&ann, "/my/letters").form("letter");
    fields.retain(|(name, _)| name != "lines");
    fields.push(("lines".to_owned(), "SIGN ON ademo secret\nPRESS TO E\nOnce.\nENDPRESS".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    site.world().mail();
    let first = site.post(&ann, "/my/letters", &fields);
    let second = site.post(&ann, "/my/letters", &fields);
    assert_eq!(first.location(), second.location());
    let letters = site.world().mail();
    assert_eq!(letters.len(), 1, "press to one reader, and no mail to the sender: {letters:?}");
    assert_eq!(letters[0].to, "eve@example.org");
}

#[test]
fn a_form_of_another_session_sends_nothing() {
    let site = Site::with_games();
    let (ann, eve) = (site.signed_in("ann@example.org"), site.signed_in("eve@example.org"));
    let mut fields = site.get(&ann, "/my/letters").form("letter");
    fields.push(("lines".to_owned(), "HELP".to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(site.post(&eve, "/my/letters", &fields).status, StatusCode::FORBIDDEN);
}
