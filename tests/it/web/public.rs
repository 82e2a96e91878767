//! Public pages: the same bytes for everyone, cached or freshly drawn, without anything that a stranger may not know.
use super::crawl::crawl;
use super::site::{Browser, Page, Site};
use crate::world::World;
use axum::body::Bytes;
use axum::http::StatusCode;
use chancery::judge::web::Robots;
use chancery::store::GameRow;
use chancery::web::cache::{Cache, CachedPage, HTML, RenderedPage, Source};
use flate2::read::GzDecoder;
use jiff::{SignedDuration, Timestamp};
use std::io::Read as _;
use std::sync::Arc;

fn stranger() -> Browser {
    Browser::default()
}

/// The pages about the game `demo`, and those that may show it after one phase.
const ABOUT_DEMO: &[&str] = &[
    "/",
    "/games",
    "/games?state=running&press=white",
    "/games.json",
    "/games.atom",
    "/games/demo",
    "/games/demo.json",
    "/games/demo.atom",
    "/games/demo.ics",
    "/games/demo/S1901M",
    "/games/demo/S1901M.json",
    "/games/demo/S1901M.txt",
    "/games/demo/S1901M.svg",
    "/games/demo/S1901M.png",
];

/// Pages that are about no game.
const OTHERS: &[&str] = &["/boards", "/boards/standard", "/help", "/help/guide", "/help/sign-on", "/help/house.rules"];

/// The game `demo` after its first turn.
fn after_a_turn() -> Site {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    world.mail();
    assert_eq!(world.store.game_named("demo").unwrap().unwrap().phase, "F1901M");
    Site::of(world)
}

/// The bytes of a page, in any encoding.
fn bytes(site: &Site, browser: &Browser, path: &str) -> (StatusCode, String, String) {
    let page = site.get(browser, path);
    (page.status, page.header("etag").to_owned(), page.body)
}

#[test]
fn everyone_gets_the_same_bytes_with_any_cookie() {
    let site = after_a_turn();
    let (ann, junk) =
        (site.signed_in("ann@example.org"), Browser { cookie: Some("chancery=junk; x=\"1\"".to_owned()) });
    for path in ABOUT_DEMO.iter().chain(OTHERS) {
        let page = site.get(&stranger(), path);
        assert_eq!(page.status, StatusCode::OK, "{path}: {}", page.text());
        assert!(page.header("cache-control").starts_with("public"), "{path}");
        assert!(!page.headers.contains_key("set-cookie"), "{path}");
        for browser in [&ann, &junk] {
            assert_eq!(bytes(&site, browser, path), bytes(&site, &stranger(), path), "{path}");
        }
    }
}

/// They contain no clock and no random number: redrawn later, they are the same to the byte.
#[test]
fn a_redrawn_public_page_is_the_same() {
    let site = after_a_turn();
    let all =
        || -> Vec<_> { ABOUT_DEMO.iter().chain(OTHERS).map(|path| (*path, bytes(&site, &stranger(), path))).collect() };
    let before = all();
    site.set_clock("2026-11-21T12:10:00Z");
    let games: Vec<_> = site.world().store.games().unwrap().iter().map(|game| game.id).collect();
    site.house.cache.drop_games(&games, true);
    for (one, other) in before.iter().zip(all()) {
        assert_eq!(*one, other);
    }
}

#[test]
fn a_browser_with_a_current_page_gets_not_modified() {
    let site = after_a_turn();
    for path in ABOUT_DEMO {
        let plain = site.get(&stranger(), path);
        let packed = site.get_with(&stranger(), path, &[("accept-encoding", "br, gzip;q=0.5")]);
        assert_ne!(plain.header("etag"), "", "{path}");
        assert_eq!(plain.header("vary"), "Accept-Encoding", "{path}");
        for page in [&plain, &packed] {
            let tag = page.header("etag");
            let again = site.get_with(&stranger(), path, &[("if-none-match", &format!("\"x\", W/{tag}"))]);
            assert_eq!((again.status, again.body.as_str()), (StatusCode::NOT_MODIFIED, ""), "{path}");
        }
        let other = site.get_with(&stranger(), path, &[("if-none-match", "\"x\"")]);
        assert_eq!(other.status, StatusCode::OK, "{path}");
        let refused = site.get_with(&stranger(), path, &[("accept-encoding", "gzip;q=0")]);
        assert_eq!(refused.header("content-encoding"), "", "{path}");
    }
    // The compressed version is the same page.
    let kept = CachedPage::new(RenderedPage::new(HTML, "A page. ".repeat(1000), Source::House));
    let mut asks = axum::http::HeaderMap::new();
    asks.insert("accept-encoding", "gzip".parse().unwrap());
    let packed = kept.answer(&asks);
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let body: Bytes = runtime.block_on(axum::body::to_bytes(packed.into_body(), usize::MAX)).unwrap();
    let mut text = String::new();
    GzDecoder::new(&body[..]).read_to_string(&mut text).unwrap();
    assert_eq!(text, "A page. ".repeat(1000));
}

#[test]
fn no_page_and_no_etag_reveals_private_orders_or_press() {
    let site = after_a_turn();
    let all = || -> Vec<_> { ABOUT_DEMO.iter().map(|path| bytes(&site, &stranger(), path)).collect() };
    let before = all();
    site.world().ask("ann@example.org", "SIGN ON ademo secret\nA VIE - GAL\nSET WAIT\nSET DRAW");
    site.world().ask("eve@example.org", "SIGN ON edemo secret\nPRESS TO A\nOnly for you.\nENDPRESS");
    assert_eq!(all(), before);
    // They can change: public news is on the game's page, and on no other.
    site.world().ask("ann@example.org", "SIGN ON ademo secret\nBROADCAST\nFor everybody.\nENDBROADCAST");
    let after = all();
    let changed: Vec<&str> =
        ABOUT_DEMO.iter().zip(before.iter().zip(&after)).filter(|(_, (a, b))| a != b).map(|(path, _)| *path).collect();
    assert_eq!(changed, ["/games/demo"]);
}

#[test]
fn a_turn_is_on_every_page_at_once() {
    let site = after_a_turn();
    let before = site.get(&stranger(), "/games/demo").text();
    assert!(before.contains("Fall of 1901") && !before.contains("F1901M "), "{before}");
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
    for path in ["/games", "/games/demo"] {
        let page = site.get(&stranger(), path).text();
        assert!(!page.contains("Fall of 1901"), "{path}: {page}");
    }
    // The first page shows the most recent turn.
    let page = site.get(&stranger(), "/").text();
    assert_eq!(page.matches("Fall of 1901").count(), 1, "{page}");
    let feed = site.get(&stranger(), "/games/demo.atom").body;
    assert!(feed.contains("demo: results of F1901M"), "{feed}");
}

#[test]
fn a_passing_deadline_changes_a_page_without_an_email() {
    let site = Site::with_games();
    assert!(!site.get(&stranger(), "/games/demo").text().contains("Late:"));
    // The judge's clock has not struck yet. That of the pages has.
    site.set_clock("2026-11-24T23:30:01Z");
    let page = site.get(&stranger(), "/games/demo").text();
    assert!(page.contains("Late: Austria"), "{page}");
}

#[test]
fn phases_lead_to_each_other_and_stay() {
    let site = after_a_turn();
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
    let first = site.get(&stranger(), "/games/demo/s1901m");
    assert_eq!(first.header("cache-control"), "public, max-age=300");
    assert!(first.body.contains("rel=\"next\" href=\"/games/demo/F1901M\""), "{}", first.body);
    assert!(!first.body.contains("rel=\"prev\""));
    let second = site.get(&stranger(), "/games/demo/F1901M");
    assert!(second.body.contains("rel=\"prev\" href=\"/games/demo/S1901M\""));
    assert!(second.body.contains("rel=\"first\" href=\"/games/demo/S1901M\""));
    assert!(second.body.contains("rel=\"next\" href=\"/games/demo\""));
    assert!(second.body.contains("/my/sandboxes?from=demo/F1901M"));
    let text = site.get(&stranger(), "/games/demo/S1901M.txt");
    assert!(text.body.starts_with("Movement results for Spring of 1901."), "{}", text.body);
    let kinds = [("svg", "image/svg+xml"), ("png", "image/png"), ("json", "application/json")];
    for (ending, kind) in kinds {
        let page = site.get(&stranger(), &format!("/games/demo/S1901M.{ending}"));
        assert_eq!((page.status, page.header("content-type")), (StatusCode::OK, kind));
    }
    let data = site.get(&stranger(), "/games/demo/S1901M.json");
    assert_eq!(data.header("access-control-allow-origin"), "*");
    let data: serde_json::Value = serde_json::from_str(&data.body).unwrap();
    assert_eq!((data["format"].as_str(), data["sheet"]["phase"].as_str()), (Some("chancery/1"), Some("S1901M")));
    // The current phase has its game's page. An unknown phase has none.
    let phase = site.world().store.game_named("demo").unwrap().unwrap().phase;
    assert_eq!(site.get(&stranger(), &format!("/games/demo/{phase}")).location().unwrap(), "/games/demo");
    assert_eq!(site.get(&stranger(), "/games/demo/S1935M").status, StatusCode::NOT_FOUND);
    assert_eq!(site.get(&stranger(), "/games/demo/S1901M.exe").status, StatusCode::NOT_FOUND);
}

#[test]
fn a_rolled_back_turn_is_linked_only_from_its_games_page() {
    let site = after_a_turn();
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nROLLBACK");
    assert_eq!(site.get(&stranger(), "/games/demo/S1901M").location().unwrap(), "/games/demo");
    let page = site.get(&stranger(), "/games/demo").body;
    let at = page.find("/phases/").expect("a link to it");
    let address = page[at..].split('"').next().unwrap();
    let phase = site.get(&stranger(), address);
    assert!(phase.text().contains("rolled back") && phase.text().contains("Spring of 1901"), "{}", phase.text());
    assert!(phase.body.contains("noindex"));
    assert_eq!(site.get(&stranger(), "/phases/1").status, StatusCode::NOT_FOUND);
    let (token, last) = address.split_at(address.len() - 1);
    let other = if last == "a" { "b" } else { "a" };
    assert_eq!(site.get(&stranger(), &format!("{token}{other}")).status, StatusCode::NOT_FOUND);
}

#[test]
fn a_renamed_game_has_a_redirect_from_its_old_name() {
    let site = after_a_turn();
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nRENAME spring");
    assert_eq!(site.get(&stranger(), "/games/demo").location().unwrap(), "/games/spring");
    assert_eq!(site.get(&stranger(), "/games/demo/S1901M").location().unwrap(), "/games/spring/S1901M");
}

#[test]
fn filters_find_games_and_unknown_words_find_all() {
    let site = after_a_turn();
    let shown = |query: &str| {
        let page = site.get(&stranger(), &format!("/games{query}")).body;
        ["demo", "open"]
            .into_iter()
            .filter(|name| page.contains(&format!("href=\"/games/{name}\"")))
            .collect::<Vec<_>>()
    };
    assert_eq!(shown(""), ["demo", "open"]);
    assert_eq!(shown("?state=open"), ["open"]);
    assert_eq!(shown("?state=running&board=standard"), ["demo"]);
    assert_eq!(shown("?board=loeb9"), [""; 0]);
    assert_eq!(shown("?press=none"), [""; 0]);
    assert_eq!(shown("?state=%3Cscript%3E&board=nowhere&pace=x&y=z"), ["demo", "open"]);
    // Each is one page in the cache, in any encoding.
    let n_kept = site.house.cache.size().0;
    assert_eq!(shown("?state=x&board=y"), ["demo", "open"]);
    assert_eq!(site.house.cache.size().0, n_kept);
}

#[test]
fn an_unlisted_game_is_found_only_by_its_name() {
    let site = after_a_turn();
    site.world().ask("bob@example.org", "SIGN ON ?open secret\nSET UNLIST");
    for path in ["/", "/games", "/games.json", "/games.atom"] {
        let page = site.get(&stranger(), path).body;
        assert!(!page.contains("/games/open") && !page.contains("\"name\":\"open\""), "{path}: {page}");
    }
    let page = site.get(&stranger(), "/games/open");
    assert!(page.status == StatusCode::OK && page.body.contains("noindex"), "{}", page.body);
}

#[test]
fn a_long_list_of_games_has_pages() {
    let world = World::with_games();
    for n in 1..=118 {
        let name = format!("new{n:03}");
        let row = GameRow::forming(name, "diplomacy".to_owned(), "standard".to_owned(), "19".repeat(32), world.now);
        world.store.add_game(&row).unwrap();
    }
    world.work().heartbeat().unwrap();
    let site = Site::of(world);
    let names = |path: &str| -> Vec<String> {
        let page = site.get(&stranger(), path);
        assert_eq!(page.status, StatusCode::OK, "{path}");
        let links = page.body.split("<h3><a href=\"/games/").skip(1);
        links.filter_map(|link| Some(link.split_once('"')?.0.to_owned())).collect()
    };
    let (first, second, third) = (names("/games"), names("/games?page=2"), names("/games?page=3"));
    assert_eq!([first.len(), second.len(), third.len()], [50, 50, 20]);
    assert_eq!((first[0].as_str(), third[19].as_str()), ("new001", "demo"));
    let mut all = [first, second, third].concat();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 120, "each is on one page");
    let page = site.get(&stranger(), "/games?state=open&page=2");
    assert!(page.text().contains("119 games.") && page.text().contains("Page 2 of 3"), "{}", page.text());
    for link in ["rel=\"prev\" href=\"/games?state=open\"", "rel=\"next\" href=\"/games?state=open&amp;page=3\""] {
        assert!(page.body.contains(link), "{link}");
    }
    assert_eq!(names("/games?state=running"), ["demo"]);
    for path in ["/games?page=4", "/games?state=over&page=2", "/games?page=99999999999999999999"] {
        let status = site.get(&stranger(), path).status;
        assert_eq!(status, if path.ends_with("9999") { StatusCode::OK } else { StatusCode::NOT_FOUND }, "{path}");
    }
    let games = |path: &str| -> serde_json::Value { serde_json::from_str(&site.get(&stranger(), path).body).unwrap() };
    let (first, third) = (games("/games.json"), games("/games.json?page=3"));
    assert_eq!((first["games"].as_array().unwrap().len(), &first["next"]), (50, &"/games.json?page=2".into()));
    assert_eq!((third["games"].as_array().unwrap().len(), third.get("next")), (20, None));
    let welcome = site.get(&stranger(), "/").text();
    assert!(welcome.contains("All 119 games"), "{welcome}");
    let news = site.get(&stranger(), "/games.atom").body;
    assert_eq!(news.matches("<entry>").count(), 30);
}

#[test]
fn feeds_are_well_formed_and_have_deadlines() {
    let site = after_a_turn();
    let atom = site.get(&stranger(), "/games/demo.atom");
    assert_eq!(atom.header("content-type"), "application/atom+xml; charset=utf-8");
    assert!(atom.body.starts_with("<feed xmlns=\"http://www.w3.org/2005/Atom\">"), "{}", atom.body);
    assert_eq!(atom.body.matches("<entry>").count(), atom.body.matches("</entry>").count());
    assert!(atom.body.contains("<id>http://127.0.0.1:8017/games/demo/S1901M."), "{}", atom.body);
    let calendar = site.get(&stranger(), "/games/demo.ics").body;
    assert!(calendar.starts_with("BEGIN:VCALENDAR\r\n") && calendar.ends_with("END:VCALENDAR\r\n"), "{calendar}");
    assert!(calendar.contains("SUMMARY:Demo: orders for F1901M\r\n"), "{calendar}");
    let games: serde_json::Value = serde_json::from_str(&site.get(&stranger(), "/games.json").body).unwrap();
    let names: Vec<&str> = games["games"].as_array().unwrap().iter().filter_map(|game| game["name"].as_str()).collect();
    assert_eq!(names, ["open", "demo"]);
}

#[test]
fn every_link_leads_somewhere() {
    let site = after_a_turn();
    let (pages, private) = crawl(&site, &stranger());
    for (path, page) in &pages {
        assert_eq!(page.status, StatusCode::OK, "{path}");
    }
    assert!(30 < pages.len() && private.contains("/my/sign-in"), "{:?}\n{private:?}", pages.keys());
    // A visitor without a session is led to the sign-in page, and on from there.
    for path in &private {
        let page = site.get(&stranger(), path);
        assert!(page.status == StatusCode::OK || page.status == StatusCode::SEE_OTHER, "{path}: {}", page.status);
        assert_eq!(page.header("cache-control"), "private, no-store", "{path}");
    }
}

#[test]
fn a_player_has_a_page_only_with_a_public_profile() {
    let site = after_a_turn();
    let page = site.get(&stranger(), "/games/demo").body;
    assert!(!page.contains("/players/"), "nobody has said so");
    site.world().ask("ann@example.org", "SET PRIVACY ALL");
    let page = site.get(&stranger(), "/games/demo").body;
    assert_eq!(page.matches("/players/").count(), 1);
    let address = page[page.find("/players/").unwrap()..].split('"').next().unwrap().to_owned();
    let own = site.get(&stranger(), &address);
    assert!(own.text().contains("demo") && own.text().contains("Austria"), "{}", own.text());
    assert!(own.body.contains("noindex") && !own.body.contains("ann@example.org"));
    site.world().ask("ann@example.org", "SET PRIVACY PLAYERS");
    let (gone, never) = (site.get(&stranger(), &address), site.get(&stranger(), "/players/1"));
    assert_eq!((gone.status, gone.body), (never.status, never.body));
}

#[test]
fn missing_and_forbidden_pages_look_the_same() {
    let site = after_a_turn();
    let nothing = bytes(&site, &stranger(), "/games/nowhere");
    assert_eq!(nothing.0, StatusCode::NOT_FOUND);
    for path in ["/games/demo/S1999M", "/phases/x", "/players/x", "/boards/nowhere", "/games/demo.exe", "/nothing/here"]
    {
        assert_eq!(bytes(&site, &stranger(), path), nothing, "{path}");
    }
}

/// A page's files have addresses that change with them, so browsers may cache them. Search engines read only what the keeper permits.
#[test]
fn styles_and_scripts_are_cached_for_ever_and_robots_read_only_games() {
    let site = Site::with_games();
    let page = site.get(&site.signed_in("ann@example.org"), "/my/games/demo").body;
    for file in ["/style.css?", "/script.js?", "/table.js?"] {
        let address = format!("{file}{}", page.split(file).nth(1).unwrap().split('"').next().unwrap());
        assert_eq!(address.len(), file.len() + 16, "a digest: {address}");
        let kept = site.get(&stranger(), &address);
        assert_eq!(
            (kept.status, kept.header("cache-control")),
            (StatusCode::OK, "public, max-age=31536000, immutable")
        );
    }
    let site = Site::made(World::with_games(), |plan| plan.settings.robots = Robots::Games);
    assert_eq!(site.get(&stranger(), "/robots.txt").body, "User-agent: *\nDisallow: /my\nDisallow: /feeds\n");
}

fn drawn(text: &str, source: Source) -> Arc<CachedPage> {
    Arc::new(CachedPage::new(RenderedPage::new(HTML, text.to_owned(), source)))
}

#[test]
fn a_cached_page_expires_with_its_game_and_an_outdated_one_is_not_stored() {
    let world = World::with_games();
    let games: Vec<_> = world.store.games().unwrap().iter().map(|row| row.id).collect();
    let (cache, now) = (Cache::default(), world.now);
    let put = |key: &str, source| cache.put(key, drawn(key, source), cache.begin());
    put("one", Source::Game(games[0]));
    put("other", Source::Game(games[1]));
    put("all", Source::House);
    put("help", Source::Program);
    let kept = || ["one", "other", "all", "help"].map(|key| cache.get(key, now).is_some());
    assert_eq!(kept(), [true; 4]);
    cache.drop_games(&games[..1], false);
    assert_eq!(kept(), [false, true, false, true]);
    // A reader starts, the game changes, and only then does the reader store the drawn page.
    let begun = cache.begin();
    cache.drop_games(&games[..1], false);
    cache.put("one", drawn("stale", Source::Game(games[0])), begun);
    cache.put("other", drawn("fresh", Source::Game(games[1])), begun);
    assert_eq!(kept(), [false, true, false, true]);
    cache.drop_games(&[], true);
    assert_eq!(kept(), [false, false, false, true]);
    cache.put("other", drawn("stale", Source::Game(games[1])), begun);
    assert!(cache.get("other", now).is_none());
    let until = RenderedPage {
        until: Some(now + SignedDuration::from_secs(1)),
        ..RenderedPage::new(HTML, "soon", Source::House)
    };
    cache.put("soon", Arc::new(CachedPage::new(until)), cache.begin());
    assert!(cache.get("soon", now).is_some());
    assert!(cache.get("soon", now + SignedDuration::from_secs(1)).is_none());
}

#[test]
fn the_least_used_pages_are_evicted_from_a_full_cache() {
    let (cache, now) = (Cache::default(), Timestamp::UNIX_EPOCH);
    // Like pictures, they are not compressed.
    let page = || Arc::new(CachedPage::new(RenderedPage::new("image/png", vec![0; 1 << 20], Source::House)));
    for i in 0..63 {
        cache.put(&format!("page {i}"), page(), cache.begin());
    }
    assert_eq!(cache.size().0, 63);
    assert!(cache.get("page 0", now).is_some());
    for i in 63..70 {
        cache.put(&format!("page {i}"), page(), cache.begin());
    }
    assert!(cache.get("page 0", now).is_some(), "it was used");
    assert!(cache.get("page 1", now).is_none());
    assert!(cache.size().1 <= 64 << 20);
}

#[test]
fn a_visitor_can_join_a_game_by_a_form() {
    let site = Site::with_games();
    site.world().ask("new@example.org", "REGISTER Nina New");
    let nina = site.signed_in("new@example.org");
    let page = site.send(&nina, "/my/join/open", "join", &[("preference", "Italy")]);
    assert!(page.text().contains("Your preference is Italy."), "{}", page.text());
    assert!(page.answer().contains("You have joined 'open'"), "{}", page.answer());
    assert!(page.body.contains("data-place=\"game open\""), "one is in it: {}", page.text());
    assert!(site.get(&nina, "/my/join/open").text().contains("You are in this game."));
    let page = site.send(&nina, "/my/join/demo", "watch", &[]);
    assert!(page.text().contains("You now observe 'demo'."), "{}", page.text());
}

#[test]
fn private_feeds_are_read_by_their_address_until_it_expires() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let made = |what: &str| site.post(&ann, "/my/feeds", &[("do", what)]);
    let address = |page: &Page| {
        let at = page.body.find("/feeds/f").expect("an address");
        page.body[at..].split("/games").next().unwrap().to_owned()
    };
    let first = address(&made("new"));
    let all = |address: &str| {
        ["ics", "atom", "json"].map(|ending| site.get(&stranger(), &format!("{address}/games.{ending}")))
    };
    let [ics, atom, json] = all(&first);
    assert_eq!(ics.header("cache-control"), "private, no-store");
    assert!(ics.body.contains("SUMMARY:demo: orders for S1901M\r\n"), "{}", ics.body);
    assert!(atom.body.contains("<title>demo: orders for S1901M</title>"), "{}", atom.body);
    let json: serde_json::Value = serde_json::from_str(&json.body).unwrap();
    assert_eq!(
        (json["games"][0]["seat"].as_str(), json["games"][0]["owes_orders"].as_bool()),
        (Some("Austria"), Some(true))
    );
    // It proves nothing else, and ends with the next one, or alone.
    let letter = format!("judge+{}@example.org", first.trim_start_matches("/feeds/"));
    site.world().mail();
    site.world().write("thief@example.org", &letter, "", "SIGN ON ademo\nA VIE - GAL");
    let reply = site.world().mail().into_iter().find(|mail| mail.reply).unwrap();
    assert!(!reply.body.contains("Army Vienna"), "{}", reply.body);
    let second = address(&made("new"));
    assert_ne!(first, second);
    assert!(all(&first).iter().all(|page| page.status == StatusCode::NOT_FOUND));
    assert!(all(&second).iter().all(|page| page.status == StatusCode::OK));
    made("end");
    assert!(all(&second).iter().all(|page| page.status == StatusCode::NOT_FOUND));
    assert_ne!(address(&made("new")), second, "no address comes back");
}

/// A player's private trial may be their plan for another game.
#[test]
fn only_its_owner_can_open_a_sandbox() {
    let site = Site::with_games();
    site.world().ask("ann@example.org", "SANDBOX demo");
    let own = site.world().store.games().unwrap().into_iter().find(|game| game.name.starts_with("demo-")).unwrap().name;
    let (ann, eve) = (site.signed_in("ann@example.org"), site.signed_in("eve@example.org"));
    assert_eq!(site.get(&ann, &format!("/my/games/{own}")).status, StatusCode::OK);
    let missing = site.get(&eve, "/games/nothing").body;
    for path in [
        format!("/games/{own}"),
        format!("/games/{own}.json"),
        format!("/games/{own}/S1901M"),
        format!("/my/games/{own}"),
    ] {
        let page = site.get(&eve, &path);
        assert_eq!((page.status, page.body), (StatusCode::NOT_FOUND, missing.clone()), "{path}");
    }
    // Nor does an e-mail reveal it: the reply is the same as for a missing game.
    for (line, other) in [
        ("SIGN ON GAME", "SIGN ON none-such"),
        ("SIGN ON aGAME", "SIGN ON anone-such"),
        ("SIGN ON aGAME guess", "SIGN ON anone-such guess"),
        ("SIGN ON GAME guess", "SIGN ON none-such guess"),
        ("SIGN ON ?GAME guess", "SIGN ON ?none-such guess"),
    ] {
        let said = |line: &str| {
            let body = site.world().ask("eve@example.org", line).body;
            body.lines()
                .find(|line| line.contains("is not a game here"))
                .map(|line| line.split('"').nth(2).unwrap().split('.').next().unwrap().to_owned())
        };
        let own = said(&line.replace("GAME", &own));
        assert!(own.is_some() && own == said(other), "{line}: {own:?}");
    }
    for asked in ["LIST", "HISTORY", "SUMMARY", "MAP", "WHOGAME", "SANDBOX", "STATUS", "GET MAP."] {
        let line = if asked.ends_with('.') { format!("{asked}{own}") } else { format!("{asked} {own}") };
        let answer = site.world().ask("eve@example.org", &line).body;
        assert!(!answer.contains("Army"), "{line}: {answer}");
    }
    assert!(site.world().ask("ann@example.org", &format!("SUMMARY {own}")).body.contains("Austria"));
    // Not even under another name.
    let renamed = site.world().ask("ann@example.org", &format!("SIGN ON {own}\nRENAME plan")).body;
    assert!(renamed.contains("is now called 'plan'"), "{renamed}");
    assert_eq!(site.get(&eve, &format!("/games/{own}")).status, StatusCode::NOT_FOUND);
    let answer = site.world().ask("eve@example.org", &format!("LIST {own}")).body;
    assert!(!answer.contains("plan"), "{answer}");
    assert_eq!(site.get(&ann, "/my/games/plan").status, StatusCode::OK);
}
