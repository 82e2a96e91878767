//! News for open pages: the recipients of each event. A stream reveals no more than the page or the reader's e-mails.
use super::site::{Browser, Site};
use axum::body::HttpBody as _;
use axum::http::StatusCode;
use axum::response::Response;
use chancery::store::GameId;
use chancery::web::live::{BEAT, ChangeFeed, Channel, EventStream, listener, run};
use chancery::web::peer::{Client, Peer};
use futures_util::FutureExt as _;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::watch;

/// The stream's messages since the last call, or `None` if it has ended.
pub(super) fn heard(stream: &mut Response) -> Option<Vec<String>> {
    let mut places = Vec::new();
    loop {
        let frame = poll_fn(|cx| Pin::new(stream.body_mut()).poll_frame(cx));
        match frame.now_or_never() {
            None => return Some(places),
            Some(None) => return None,
            Some(Some(frame)) => {
                let event = String::from_utf8(frame.unwrap().into_data().unwrap().to_vec()).unwrap();
                places.extend(event.lines().filter_map(|line| line.strip_prefix("data: ")).map(str::to_owned));
            }
        }
    }
}

fn letter(site: &Site, from: &str, lines: &str) {
    site.world().ask(from, lines);
    site.tell_of_changes();
}

#[test]
fn a_player_hears_only_of_their_own_emails() {
    let site = Site::with_games();
    let mut ann = site.listen(&site.signed_in("ann@example.org"), "/my/events");
    let mut eve = site.listen(&site.signed_in("eve@example.org"), "/my/events");
    assert_eq!(ann.headers()["content-type"], "text/event-stream");
    assert_eq!(ann.headers()["cache-control"], "private, no-store");
    assert_eq!(ann.headers()["x-accel-buffering"], "no");
    assert!(heard(&mut ann).unwrap().is_empty());
    assert!(heard(&mut eve).unwrap().is_empty());

    letter(&site, "ann@example.org", "SIGN ON ademo secret\nA VIE - GAL");
    assert_eq!(heard(&mut ann).unwrap(), ["game demo"], "her orders were changed by letter");
    assert!(heard(&mut eve).unwrap().is_empty(), "somebody else has filed orders, and that is nobody's business");

    letter(&site, "ann@example.org", "SIGN ON ademo secret\nPRESS TO E\nHello.\nENDPRESS");
    assert_eq!(heard(&mut eve).unwrap(), ["game demo"], "press has come for her");
}

#[test]
fn a_games_page_is_news_only_when_it_changes() {
    let site = Site::with_games();
    let stranger = Browser::default();
    let mut stream = site.listen(&stranger, "/games/demo/events");
    assert_eq!(stream.status(), StatusCode::OK);
    let page = site.get(&stranger, "/games/demo");
    letter(&site, "ann@example.org", "SIGN ON ademo secret\nA VIE - GAL");
    letter(&site, "ann@example.org", "SIGN ON ademo secret\nPRESS TO E\nHello.\nENDPRESS");
    assert!(heard(&mut stream).unwrap().is_empty(), "orders and press of others are told to strangers");
    assert_eq!(site.get(&stranger, "/games/demo").headers["etag"], page.headers["etag"]);

    letter(&site, "ann@example.org", "SIGN ON ademo secret\nBROADCAST\nHello, everybody.\nENDPRESS");
    let after = site.get(&stranger, "/games/demo");
    assert_ne!(after.headers["etag"], page.headers["etag"], "the public page shows broadcasts");
    assert_eq!(heard(&mut stream).unwrap(), ["game demo"]);
}

/// A person's pages hear all related news: `/my` everything, a game its own.
#[test]
fn the_list_of_games_hears_all_news() {
    let site = Site::with_games();
    let page = site.get(&site.signed_in("ann@example.org"), "/my").body;
    assert!(page.contains("data-events=\"/my/events\" data-place=\"\""), "{page}");
}

#[test]
fn a_missing_page_has_no_news() {
    let site = Site::with_games();
    let nothing = site.get(&Browser::default(), "/games/nothing");
    let stream = site.get(&Browser::default(), "/games/nothing/events");
    assert_eq!((stream.status, stream.body), (nothing.status, nothing.body));
}

#[test]
fn a_post_is_news_for_the_other_pages_of_the_same_person() {
    let site = Site::with_games();
    let browser = site.signed_in("ann@example.org");
    let mut other = site.listen(&browser, "/my/events");
    site.send(&browser, "/my/letters", "letter", &[("lines", "SIGN ON ademo secret\nA VIE - GAL")]);
    assert_eq!(heard(&mut other).unwrap(), ["game demo"]);
}

#[test]
fn a_stream_ends_with_its_session_and_with_no_other() {
    let site = Site::with_games();
    let (here, there) = (site.signed_in("ann@example.org"), site.signed_in("eve@example.org"));
    let (mut of_ann, mut of_eve) = (site.listen(&here, "/my/events"), site.listen(&there, "/my/events"));
    site.post(&here, "/my/sign-out", &[]);
    site.tell_of_changes();
    assert!(heard(&mut of_ann).is_none());
    assert!(heard(&mut of_eve).is_some());
    let refused = site.listen(&here, "/my/events");
    assert_eq!(refused.status(), StatusCode::SEE_OTHER, "whoever has signed out hears nothing");
}

#[test]
fn a_session_has_a_few_streams_and_a_closed_one_makes_room() {
    let site = Site::with_games();
    let browser = site.signed_in("ann@example.org");
    let mut open: Vec<Response> = (0..4).map(|_| site.listen(&browser, "/my/events")).collect();
    assert!(open.iter().all(|stream| stream.status() == StatusCode::OK));
    assert_eq!(site.listen(&browser, "/my/events").status(), StatusCode::TOO_MANY_REQUESTS);
    open.pop();
    assert_eq!(site.listen(&browser, "/my/events").status(), StatusCode::OK);
    assert_eq!(site.house.news.n_streams(), 3, "the last one is gone, too");
}

#[test]
fn every_stream_ends_when_the_judge_stops() {
    let site = Site::with_games();
    let mut stream = site.listen(&site.signed_in("ann@example.org"), "/my/events");
    site.house.news.beat();
    assert!(heard(&mut stream).is_some());
    site.house.news.close();
    assert!(heard(&mut stream).is_none());
}

#[test]
fn a_listener_that_does_not_read_is_not_waited_for() {
    let site = Site::with_games();
    let mut stream = site.listen(&site.signed_in("ann@example.org"), "/my/events");
    for _ in 0..100 {
        site.house.news.beat();
    }
    assert_eq!(site.house.news.n_streams(), 0);
    assert!(heard(&mut stream).is_none());
}

#[test]
fn a_visitor_without_a_session_gets_no_private_news() {
    let site = Site::with_games();
    assert_eq!(site.listen(&Browser::default(), "/my/events").status(), StatusCode::SEE_OTHER);
}

/// Ten thousand browsers at once, with the default limits: some are served, the others are asked to come back, and pages still respond.
#[test]
fn ten_thousand_streams_exceed_the_limit_and_harm_no_one() {
    const ALL: usize = 10_000;
    let site = Site::with_games();
    let stranger = Browser::default();
    let (mut open, refused): (Vec<_>, Vec<_>) = (0..ALL)
        .map(|_| site.listen(&stranger, "/games/demo/events"))
        .partition(|stream| stream.status() == StatusCode::OK);
    assert_eq!(open.len(), 768);
    assert!(refused.iter().all(|stream| stream.status() == StatusCode::TOO_MANY_REQUESTS));
    assert_eq!(site.get(&stranger, "/games/demo").status, StatusCode::OK);
    letter(&site, "ann@example.org", "SIGN ON ademo secret\nBROADCAST\nHello.\nENDBROADCAST");
    assert!(open.iter_mut().all(|stream| heard(stream).unwrap() == ["game demo"]), "each of them hears of it, once");
    open.clear();
    assert_eq!(site.house.news.n_streams(), 0);
    assert_eq!(site.listen(&stranger, "/games/demo/events").status(), StatusCode::OK);
}

/// All of them hear if a keeper allows that many.
#[test]
fn ten_thousand_streams_are_served_where_allowed() {
    let (news, topic) = (Arc::new(ChangeFeed::new(10_000, 32)), Channel::Game(GameId::default()));
    let mut open: Vec<_> = std::iter::from_fn(|| news.listen(topic, None, Client(None))).collect();
    assert_eq!((open.len(), news.n_streams()), (10_000, 10_000));
    news.tell(topic, "game demo");
    let said = |stream: &mut EventStream| {
        let frame = poll_fn(|cx| Pin::new(&mut *stream).poll_frame(cx)).now_or_never().flatten();
        frame.map(|frame| frame.unwrap().into_data().unwrap())
    };
    for stream in &mut open {
        assert!(said(stream).unwrap().starts_with(b"retry: "));
        assert_eq!(said(stream).unwrap(), "event: news\ndata: game demo\n\n");
    }
    open.clear();
    assert_eq!(news.n_streams(), 0);
}

/// One household cannot take all places, with or without a proxy.
#[test]
fn a_household_has_a_limited_number_of_streams() {
    let site = Site::with_games();
    let listen = |peer: &str, path: &str, browser: &Browser| {
        let peer = Peer(Some(peer.parse().unwrap()));
        site.listen_from(browser, path, peer)
    };
    let (stranger, ann) = (Browser::default(), site.signed_in("ann@example.org"));
    let mut open: Vec<Response> = ["/games/demo/events", "/games/open/events"]
        .iter()
        .cycle()
        .take(31)
        .map(|path| listen("2001:db8:1:2::1", path, &stranger))
        .collect();
    open.push(listen("2001:db8:1:2::2", "/my/events", &ann));
    assert!(open.iter().all(|stream| stream.status() == StatusCode::OK));
    let status = |peer: &str, browser: &Browser, path: &str| listen(peer, path, browser).status();
    assert_eq!(status("2001:db8:1:2::3", &stranger, "/games/demo/events"), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(status("2001:db8:1:2::3", &ann, "/my/events"), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(status("2001:db8:1:3::3", &stranger, "/games/demo/events"), StatusCode::OK);
    // A closed one makes room.
    open.pop();
    assert_eq!(status("2001:db8:1:2::3", &ann, "/my/events"), StatusCode::OK);
}

/// Every twenty seconds, and until the judge stops.
#[test]
fn a_stream_beats_and_ends_with_the_judge() {
    let site = Site::with_games();
    let mut stream = site.listen(&Browser::default(), "/games/demo/events");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
    let (_listener, changes) = listener(&site.house);
    let (stop, stopped) = watch::channel(false);
    let looks = async {
        // Beats come at first, and after 20 and 40 seconds. This runtime's clock is paused (`start_paused`): it advances automatically to
        // the next event, without waiting.
        tokio::time::sleep(BEAT * 2 + BEAT / 2).await;
        let mut n_beats = 0;
        while let Some(Some(frame)) = poll_fn(|cx| Pin::new(stream.body_mut()).poll_frame(cx)).now_or_never() {
            n_beats += usize::from(frame.unwrap().into_data().unwrap() == ":\n\n");
        }
        stop.send(true).unwrap();
        n_beats
    };
    let ((), n_beats) = runtime.block_on(async { tokio::join!(run(site.house.clone(), changes, stopped), looks) });
    assert_eq!(n_beats, 3);
    assert!(heard(&mut stream).is_none());
}
