//! The site to send to a friend: the first page, links and their cards, small boards, the keeper's own texts, and the facts that only a
//! browser knows: its time zone, its theme, its clipboard.
use super::browser::ANN;
use super::front::Front;
use super::site::{Browser, Site};
use crate::world::World;
use axum::http::StatusCode;
use serde_json::json;

fn stranger() -> Browser {
    Browser::default()
}

/// The content of a `<meta>` in a page's head.
fn meta(page: &str, name: &str) -> Option<String> {
    let tag = page
        .split("<meta ")
        .find(|tag| tag.starts_with(&format!("property=\"{name}\"")) || tag.starts_with(&format!("name=\"{name}\"")))?;
    Some(tag.split_once("content=\"")?.1.split_once('"')?.0.to_owned())
}

#[test]
fn the_first_page_offers_three_games_and_shows_a_board() {
    let site = Site::new();
    let page = site.get(&stranger(), "/");
    assert!(
        page.text()
            .contains("Diplomacy, Stratego and Conquest, with friends or against bots. In the browser or by e-mail.")
    );
    for (board, family) in [("standard", "diplomacy"), ("barrage", "stratego"), ("lowlands", "conquest")] {
        assert!(page.body.contains(&format!("src=\"/boards/{board}/thumb.png\"")), "{board}");
        assert!(page.body.contains(&format!("href=\"/my/new?board={board}&amp;with=computers\"")), "{board}");
        assert!(page.body.contains(&format!("href=\"/learn/{family}/1\"")), "{family}");
    }
    // A script plays the turn, and knows the origins of the units.
    assert!(page.body.contains("data-played") && page.body.contains("src=\"/turns.js"));
    assert!(page.body.contains("<g data-at=\"BUD\" data-spot=\""), "places say where units stand");
    // No game is in progress here yet: bots play one.
    assert!(page.body.contains("class=\"board live-board\"") && page.text().contains("the first turn of a game"));
    assert!(page.body.contains("order move"), "with the orders of the turn");
    // The linked page has the bot chosen already.
    let ann = Site::with_games();
    let new = ann.get(&ann.signed_in("ann@example.org"), "/my/new?board=barrage&with=computers").body;
    assert!(new.contains("value=\"computers\" checked"), "the computer is chosen");
    assert!(new.contains("<h1>Stratego against bots</h1>"));
    let places =
        ["thumb.png", "name=\"power\"", "<div class=\"buttons\"><button>Create game", "More settings", "name=\"name\""];
    let places = places.map(|part| new.find(part).unwrap_or_else(|| panic!("{part}: {new}")));
    assert!(places.is_sorted(), "the button comes before all settings: {places:?}");
}

#[test]
fn the_first_page_shows_the_most_watched_game() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    world.mail();
    let site = Site::of(world);
    let page = site.get(&stranger(), "/");
    assert!(
        page.body.contains("href=\"/games/demo\"><span class=\"visually-hidden\">Watch demo</span>"),
        "{}",
        page.text()
    );
    // An unlisted game, or one that hides its players, is not shown.
    for setting in ["SET UNLIST", "SET LIST\nSET SECRET"] {
        site.world().ask("max@example.org", &format!("SIGN ON mdemo secret\n{setting}"));
        assert!(!site.get(&stranger(), "/").body.contains("Watch demo"), "{setting}");
    }
}

#[test]
fn a_link_to_a_game_describes_it() {
    let site = Site::with_games();
    let page = site.get(&stranger(), "/games/open").body;
    let url = "http://127.0.0.1:8017/games/open";
    assert_eq!(meta(&page, "og:url").as_deref(), Some(url));
    let title = meta(&page, "og:title").unwrap();
    assert!(title.contains("Diplomacy") && title.contains("seat"), "{title}");
    let description = meta(&page, "og:description").unwrap();
    assert!(description.contains("Standard") && description.contains("players"), "{description}");
    assert_eq!(meta(&page, "twitter:card").as_deref(), Some("summary_large_image"));
    assert_eq!(meta(&page, "og:image"), Some(format!("{url}/card.png")));
    assert!(page.contains(&format!("value=\"{url}\" readonly")), "the link stands there to be copied");
    assert!(page.contains("Open my seat"));
    let card = site.get(&stranger(), "/games/open/card.png");
    assert_eq!((card.status, card.header("content-type")), (StatusCode::OK, "image/png"));
    // Private pages have no card.
    let own = site.get(&site.signed_in("ann@example.org"), "/my/games/demo").body;
    assert_eq!(meta(&own, "og:title"), None);
}

/// A link that only the judge's own machine can open has a note on how the keeper can change that.
#[test]
fn a_link_that_friends_cannot_open_says_so() {
    let warning = "Friends on other computers cannot open this link yet";
    for (url, is_local) in
        [("http://127.0.0.1:8017", true), ("http://localhost:8017", true), ("https://judge.example.org", false)]
    {
        let site = Site::at(World::with_games(), url);
        let text = site.get(&stranger(), "/games/open").text();
        assert!(text.contains("Send them this link."), "{url}: {text}");
        assert_eq!(text.contains(warning), is_local, "{url}: {text}");
    }
    let site = Site::with_games();
    let own = site.get(&site.signed_in("bob@example.org"), "/my/games/open").text();
    assert!(own.contains(warning), "the host reads it, too: {own}");
}

#[test]
fn an_unlisted_or_secret_game_reveals_only_its_name_and_board() {
    let site = Site::with_games();
    let told = |page: &str| ["og:title", "og:description"].map(|name| meta(page, name).unwrap());
    let usual = told(&site.get(&stranger(), "/games/demo").body);
    assert_ne!(usual[1], "Diplomacy");
    for setting in ["SET UNLIST", "SET LIST\nSET SECRET"] {
        site.world().ask("max@example.org", &format!("SIGN ON mdemo secret\n{setting}"));
        let [title, description] = told(&site.get(&stranger(), "/games/demo").body);
        assert_eq!(description, "Diplomacy", "{setting}");
        assert_eq!(title.to_lowercase(), "demo", "{setting}");
        assert_eq!(site.get(&stranger(), "/games/demo/card.png").status, StatusCode::OK);
    }
}

/// A solo game is its player's, until they list it.
#[test]
fn only_its_player_sees_a_game_against_a_bot() {
    let site = Site::with_games();
    site.world().ask("ann@example.org", "CREATE ?duel - stratego barrage AGAINST COMPUTER");
    let ann = site.signed_in("ann@example.org");
    assert_eq!(site.get(&ann, "/my/games/duel").status, StatusCode::OK);
    for path in ["/games/duel", "/games/duel.json", "/games/duel/card.png"] {
        assert_eq!(site.get(&stranger(), path).status, StatusCode::NOT_FOUND, "{path}");
    }
    site.world().ask("ann@example.org", "SIGN ON duel\nSET LIST");
    assert_eq!(site.get(&stranger(), "/games/duel").status, StatusCode::OK);
}

#[test]
fn small_boards_are_cached_pictures_of_one_size() {
    let site = Site::new();
    let list = site.get(&stranger(), "/boards").body;
    assert!(60 <= list.matches("<img class=\"thumb\"").count());
    assert!(list.contains("width=\"320\" height=\"240\" loading=\"lazy\""));
    for board in ["standard", "barrage", "lowlands", "fleet_rome"] {
        let thumb = site.get(&stranger(), &format!("/boards/{board}/thumb.png"));
        assert_eq!((thumb.status, thumb.header("content-type")), (StatusCode::OK, "image/png"), "{board}");
        assert_eq!(thumb.header("cache-control"), "public, max-age=86400");
    }
    assert_eq!(site.get(&stranger(), "/boards/nowhere/thumb.png").status, StatusCode::NOT_FOUND);
}

/// The picture of a board with set-up pieces shows one army, and the backs of the other.
#[test]
fn a_small_board_shows_set_up_pieces() {
    let site = Site::new();
    let page = site.get(&stranger(), "/boards/barrage");
    assert_eq!(page.body.matches("class=\"unit ranked").count(), 16, "both armies stand");
    assert!(page.body.contains(">F</text>") && page.body.matches(">F</text>").count() < 4, "ranks of one side only");
    let thumb = |board: &str| site.get(&stranger(), &format!("/boards/{board}/thumb.png")).body.len();
    assert!(thumb("classic") > thumb("barrage"), "more pieces are more to draw");
}

#[test]
fn the_keepers_own_texts_are_in_the_footer_of_every_page() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("privacy.txt");
    std::fs::write(&file, "We keep your letters\nfor a year.\n\n<b>No</b> markup.\n").unwrap();
    let site = Site::made(World::with_games(), |plan| plan.settings.privacy = Some(file.clone()));
    let ann = site.signed_in("ann@example.org");
    for (browser, path) in [
        (&stranger(), "/"),
        (&stranger(), "/games/demo"),
        (&stranger(), "/help"),
        (&ann, "/my"),
        (&stranger(), "/my/sign-in"),
    ] {
        let page = site.get(browser, path).body;
        assert!(
            page.contains("<footer class=\"site\"><ul><li><a href=\"/privacy\">Privacy</a></li></ul></footer>"),
            "{path}"
        );
    }
    let page = site.get(&stranger(), "/privacy");
    assert!(page.text().contains("We keep your letters for a year."), "{}", page.text());
    assert!(page.body.contains("&lt;b&gt;No&lt;/b&gt;"));
    assert_eq!(site.get(&stranger(), "/imprint").status, StatusCode::NOT_FOUND);
    // A changed file is read again.
    std::fs::write(&file, "Otherwise.\n").unwrap();
    assert!(site.get(&stranger(), "/privacy").text().contains("Otherwise."));
    // Without any the page has no footer.
    assert!(!Site::new().get(&stranger(), "/").body.contains("<footer"));
}

#[test]
fn an_invalid_zone_is_refused_before_a_game_is_created() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let sent = site.send(
        &ann,
        "/my/new",
        "new-game",
        &[("name", "evening"), ("say-zone.zone", "Berlin"), ("invite", "kim@example.org")],
    );
    assert!(sent.text().contains("Did you mean Europe/Berlin?"), "{}", sent.text());
    assert!(
        sent.body.contains("value=\"Berlin\"") && sent.body.contains("kim@example.org"),
        "what was typed stands there"
    );
    assert!(site.world().store.game_named("evening").unwrap().is_none());
    assert!(site.world().mail().iter().all(|mail| mail.to != "kim@example.org"));
    let sent = site.send(&ann, "/my/profile", "details", &[("zone", "Berlin")]);
    assert!(sent.text().contains("Did you mean Europe/Berlin?"), "{}", sent.text());
}

/// A newcomer sees the main button without scrolling, and the line at the top is never cut off.
#[test]
fn first_pages_fit_the_window() {
    let front = Front::open(&[(ANN, "REGISTER Annabella Bartholomew")]);
    let Some(ann) = front.browser_of(ANN) else { return };
    let bottom = |css: &str, n: usize| {
        let script = "return document.querySelectorAll(arguments[0])[arguments[1]].getBoundingClientRect().bottom";
        ann.run(script, &json!([css, n])).as_f64().unwrap()
    };
    for (width, height, n) in [(1366, 650, 3), (375, 740, 1)] {
        ann.resize(width, height);
        ann.go("/");
        for at in 0..n {
            assert!(bottom(".cards.first .card", at) < f64::from(height), "card {at} at {width}");
        }
        ann.go("/my/new?board=standard&with=computers");
        assert!(bottom("main form .buttons", 0) < f64::from(height), "the button at {width}");
    }
    ann.go("/my/new");
    assert!(bottom("main form .buttons", 0) < 740.0 * 1.5);
    for width in [375, 320, 600, 700] {
        ann.resize(width, 740);
        for path in ["/", "/games", "/my", "/my/profile"] {
            ann.go(path);
            let cut = "return [...document.querySelectorAll('header.site a, header.site summary')].filter(one => \
                       one.checkVisibility() && one.getBoundingClientRect().right > innerWidth).map(one => one.textContent)";
            assert_eq!(ann.run(cut, &json!([])), json!([]), "{path} at {width}");
        }
    }
    // The rest is in the menu.
    ann.find("header.site summary").click();
    ann.follow("Sandboxes");
    drop(ann);
    front.stop();
}

/// Facts that only a browser knows: its zone, its theme setting, and the clipboard.
#[test]
fn a_browser_supplies_its_zone_and_theme_and_copies_the_link() {
    let front = Front::open(&[(ANN, "REGISTER Ann\nCREATE ?duel secret standard_france_austria JOIN sesame")]);
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.tell("Emulation.setTimezoneOverride", &json!({ "timezoneId": "Asia/Tokyo" }));
    // A field for a zone has the browser's, and knows all others.
    ann.go("/my/new");
    assert_eq!(ann.find("input[data-zones]").value(), "Asia/Tokyo");
    let n_zones = ann.run("return document.querySelectorAll('#zones option').length", &json!([]));
    assert!(300 < n_zones.as_u64().unwrap(), "{n_zones}");
    // Boards can be chosen by their pictures.
    ann.unfold("Choose by picture");
    assert!(60 < ann.all(".by-picture button").len());
    // A reader in another zone is asked once.
    assert!(ann.text().contains("Your browser is in Asia/Tokyo."), "{}", ann.text());
    ann.go("/my");
    assert!(!ann.text().contains("Your browser is in"));
    // A public page gives times in its reader's zone, and in UTC.
    ann.go("/games/duel");
    let made = ann.run(
        "const time = document.createElement('time'); time.dateTime = '2026-11-29T23:30:00Z'; \
        time.textContent = 'Sunday 29 November 2026, 23:30 UTC'; document.getElementById('main').append(time); \
        document.dispatchEvent(new Event('fresh', { bubbles: true })); return [time.textContent, time.title]",
        &json!([]),
    );
    assert_eq!(made, json!(["Monday 30 November 2026, 08:30 GMT+9", "Sunday 29 November 2026, 23:30 UTC"]));
    // Both halves have one theme.
    let theme = || ann.run("return document.documentElement.dataset.theme ?? ''", &json!([]));
    ann.go("/my");
    assert_eq!(theme(), "auto");
    ann.go("/my/letters");
    ann.fill("E-mail text", "SET THEME DARK");
    ann.press("Send");
    ann.go("/my");
    assert_eq!(theme(), "dark");
    ann.go("/games");
    assert_eq!(theme(), "dark");
    // The link is copied, and the join password stays in the browser.
    ann.go("/games/duel#word=sesame");
    assert_eq!(ann.run("return location.hash", &json!([])), "");
    ann.tell("Browser.grantPermissions", &json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }));
    ann.button("Copy link").click();
    ann.wait("the link is copied", || ann.text().contains("Copied").then_some(()));
    // The host also has it in front of them.
    ann.go("/my/games/duel");
    assert!(ann.find("#orders .share input").value().ends_with("/games/duel"));
    front.stop();
}

/// A visitor who follows a link with a join password has it in the form, though no request contained it.
#[test]
fn a_password_in_a_link_fills_its_form() {
    let front = Front::open(&[
        (ANN, "REGISTER Ann\nCREATE ?duel secret standard_france_austria JOIN sesame"),
        ("kim@players.test", "REGISTER Kim"),
    ]);
    let Some(kim) = front.browser_of("kim@players.test") else { return };
    kim.go("/games/duel#word=sesame");
    kim.follow("Join");
    assert_eq!(kim.find("input[name=word]").value(), "sesame");
    kim.press("Join");
    kim.wait("the game is joined", || kim.path().starts_with("/my/games/duel").then_some(()));
    front.stop();
}
