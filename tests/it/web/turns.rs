//! Finished turns, as a game's participants see them: their pages, the slider, the last turn played on the board, and the end.
use super::browser::{ANN, BEN};
use super::clicks::{PHONE, buttons, click, words};
use super::driver::{Browser as Chromium, ESCAPE};
use super::front::Front;
use super::site::{Browser, Page, Site};
use super::table::{number, rest};
use crate::world::World;
use axum::http::StatusCode;
use serde_json::json;

const MAX: &str = "max@example.org";

/// A game with two finished turns. Austria's support of Serbia's attack on Greece fails because Serbia does not attack.
fn two_turns() -> Site {
    let mut world = World::with_games();
    let lines = [
        ("ann@example.org", "SIGN ON ademo secret\nA BUD - SER\nA VIE - GAL\nF TRI - ALB"),
        ("eve@example.org", "SIGN ON edemo secret\nPRESS TO A\nWhat about the Balkans?\nENDPRESS"),
        (MAX, "SIGN ON mdemo secret\nPROCESS"),
        ("ann@example.org", "SIGN ON ademo secret\nA SER - BUL\nA GAL H\nF ALB S A SER - GRE"),
        ("eve@example.org", "SIGN ON edemo secret\nPRESS TO A\nAnd now?\nENDPRESS"),
        (MAX, "SIGN ON mdemo secret\nPROCESS"),
    ];
    for (from, lines) in lines {
        world.write(from, "judge@example.org", "", lines);
    }
    Site::of(world)
}

#[test]
fn a_finished_turn_has_a_page_with_the_readers_view() {
    let site = two_turns();
    let ann = site.signed_in("ann@example.org");
    let page = site.get(&ann, "/my/games/demo/S1901M");
    assert_eq!(page.status, StatusCode::OK);
    let text = page.text();
    for said in [
        "Results of Spring 1901 ",
        "Spring 1901 movement · ran ",
        "Spring 1901. This turn is over.",
        "This turn is over.",
        "Army Budapest → Serbia.",
        "What about the Balkans?",
        "Try from here",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    assert!(!text.contains("And now?"), "press of another phase: {text}");
    // The words of a page, and not those of e-mails.
    assert!(text.contains("Fleet London: no order, so it holds."), "{text}");
    for word in ["No Order Processed", "adjudicated", "What came of"] {
        assert!(!text.contains(word), "{word}: {text}");
    }
    let file = site.get(&ann, "/my/games/demo/S1901M.txt").body;
    assert!(file.contains("Fleet London, No Order Processed."), "{file}");
    let results = text.split("Results shows its orders.").nth(1).unwrap();
    let [own, other] = ["Army Budapest → Serbia", "Fleet London"].map(|order| results.find(order).unwrap());
    assert!(own < other, "one's own results come first: {text}");
    assert!(page.body.contains("data-place=\"BUD\"") || page.body.contains("data-place=\"SER\""));
    // The links from turn to turn need no script.
    for link in ["href=\"/my/games/demo/F1901M?as=Austria\"", "href=\"/my/games/demo?as=Austria\""] {
        assert!(page.body.contains(link), "{link}");
    }
    assert_eq!(site.get(&ann, "/my/games/demo/s1901m").status, StatusCode::OK);
    for (form, kind, starts) in
        [("svg", "image/svg+xml", "<svg"), ("txt", "text/plain", ""), ("json", "application/json", "{")]
    {
        let file = site.get(&ann, &format!("/my/games/demo/S1901M.{form}"));
        assert_eq!(file.status, StatusCode::OK, "{form}");
        assert!(file.header("content-type").starts_with(kind) && file.body.starts_with(starts), "{form}");
        assert_eq!(file.header("cache-control"), "private, no-store", "{form}");
    }
    let now = site.get(&ann, "/my/games/demo");
    assert!(
        now.body.contains("data-phases=\"S1901M F1901M\"") && now.body.contains("data-film=\"F1901M\""),
        "{}",
        now.body
    );
    assert!(now.body.contains("href=\"/my/games/demo/S1901M?as=Austria\""));
    let told = now.body.split("data-told=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(
        told,
        "2 of 3 orders succeeded. Fleet Albania support Army Serbia → Greece was void: the other unit was not ordered to do that. You took Bulgaria."
    );
    assert!(now.text().contains("Results of Fall 1901") && !now.text().contains("What came of"), "{}", now.text());
}

/// All missing pages look the same: an unknown phase, an unfinished one, a rolled-back one, and other people's games.
#[test]
fn all_missing_pages_look_the_same() {
    let site = two_turns();
    site.world().write(MAX, "judge@example.org", "", "SIGN ON mdemo secret\nROLLBACK");
    site.world().write("bob@example.org", "judge@example.org", "", "SANDBOX standard");
    let alone = site.world().store.games().unwrap().pop().unwrap().name;
    site.world().write("bob@example.org", "judge@example.org", "", &format!("SIGN ON {alone}\nPROCESS"));
    let ann = site.signed_in("ann@example.org");
    let seen = |path: &str| {
        let page = site.get(&ann, path);
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        page.body
    };
    let missing = seen("/my/games/demo/S1850M");
    let paths = [
        "demo/F1901M",
        "demo/F1901M.svg",
        "demo/W1901A",
        "demo/S1901M.exe",
        "demo/S1901M?as=England",
        "nowhere/S1901M",
    ];
    for path in paths.map(|path| format!("/my/games/{path}")).into_iter().chain([format!("/my/games/{alone}/S1901M")]) {
        assert_eq!(seen(&path), missing, "{path}");
    }
    assert_eq!(site.get(&Browser::default(), "/my/games/demo/S1901M").status, StatusCode::SEE_OTHER);
    assert_eq!(site.get(&ann, "/my/games/demo/S1901M").status, StatusCode::OK);
}

/// Posts the form for a rematch.
fn again(site: &Site, who: &Browser, game: &str) -> Page {
    site.send(who, &format!("/my/games/{game}"), "rematch", &[])
}

#[test]
fn a_finished_game_can_be_replayed_with_the_sides_changed() {
    let mut world = World::new();
    let [ann, bob] = ["ann@example.org", "bob@example.org"];
    let create = "REGISTER Ann Other\nCREATE ?duel secret stratego barrage\nSET ADDRESSES PLAYERS\nSET PREFERENCE R";
    world.write(ann, "judge@example.org", "", create);
    world.write(bob, "judge@example.org", "", "REGISTER Bob Black\nSIGN ON ?duel secret\nSET PREFERENCE B");
    let site = Site::of(world);
    let of_ann = site.signed_in(ann);
    assert!(!site.get(&of_ann, "/my/games/duel").body.contains("id=\"end-title\""));
    site.world().write(bob, "judge@example.org", "", "SIGN ON bduel secret\nGIVE UP duel");
    let page = site.get(&of_ann, "/my/games/duel");
    assert!(page.text().contains("You won."), "{}", page.text());
    let of_bob = site.get(&site.signed_in(bob), "/my/games/duel");
    assert!(of_bob.text().contains("Red won."), "{}", of_bob.text());
    let page = again(&site, &of_ann, "duel");
    assert!(page.body.contains("data-place=\"game duel-1\""), "{}", page.text());
    assert!(page.text().contains("Red is reserved for them"), "{}", page.text());
    let game = site.world().store.game_named("duel-1").unwrap().unwrap();
    assert_eq!(game.variant, "barrage");
}

#[test]
fn a_rematch_shows_no_otherwise_hidden_address() {
    let mut world = World::new();
    let [ann, bob] = ["ann@example.org", "bob@example.org"];
    world.write(
        ann,
        "judge@example.org",
        "",
        "REGISTER Ann Other\nCREATE ?duel secret stratego barrage\nSET PREFERENCE R",
    );
    world.write(bob, "judge@example.org", "", "REGISTER Bob Black\nSIGN ON ?duel secret\nSET PREFERENCE B");
    world.write(bob, "judge@example.org", "", "SIGN ON bduel secret\nGIVE UP duel");
    let site = Site::of(world);
    let of_ann = site.signed_in(ann);
    let page = site.get(&of_ann, "/my/games/duel");
    assert!(page.text().contains("You won.") && !page.body.contains(bob), "{}", page.text());
    assert!(again(&site, &of_ann, "duel").body.contains("data-place=\"game duel-1\""));
}

/// A judge with a two-player game that has two finished turns.
fn duel() -> Front {
    let mut front = super::browser::duel();
    for orders in [
        ["A BUD - SER\nA VIE - GAL\nF TRI - ALB", "F BRE - MAO\nA PAR - BUR\nA MAR - SPA"],
        ["A SER - GRE\nA GAL H\nF ALB S A SER - GRE", "A BUR - MUN\nA SPA H\nF MAO H"],
    ] {
        for (who, lines) in [ANN, BEN].into_iter().zip(orders) {
            front.mail(who, &format!("SIGN ON duel\n{lines}\nSET NO WAIT"));
        }
    }
    front
}

/// The last played turn in the game `duel`.
pub(super) fn seen_turn(browser: &Chromium) -> String {
    let seen = browser.run("return localStorage.getItem('seen/duel') ?? ''", &json!([]));
    seen.as_str().unwrap().to_owned()
}

/// Returns whether the page is playing the last turn.
fn is_playing(browser: &Chromium) -> bool {
    browser.run("return document.documentElement.classList.contains('film')", &json!([])) == json!(true)
}

fn turn_name(browser: &Chromium) -> String {
    browser.find("#turn-name").text()
}

#[test]
fn a_slider_moves_through_the_turns_and_back_and_forward_work() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my/games/duel");
    ann.run("for (const link of document.querySelectorAll('#turns')) localStorage.setItem('seen/duel', link.dataset.phases.split(' ').pop())", &json!([]));
    ann.go("/my/games/duel");
    let now = turn_name(&ann);
    ann.run("window.isTheSame = true", &json!([]));
    ann.find("#turns [data-turn=prev]").click();
    ann.wait("the turn before", || ann.path().contains("/duel/F1901M").then_some(()));
    ann.wait_for_text("This turn is over.");
    ann.find("#turns [data-turn=first]").click();
    ann.wait("the first turn", || ann.path().contains("/duel/S1901M").then_some(()));
    ann.run("history.back()", &json!([]));
    ann.wait("back", || (ann.path().contains("/duel/F1901M") && turn_name(&ann).contains("Fall")).then_some(()));
    ann.run("history.back()", &json!([]));
    ann.wait("back to now", || (turn_name(&ann) == now).then_some(()));
    assert!(ann.path().split('?').next().unwrap().ends_with("/my/games/duel"), "{}", ann.path());
    ann.run("history.forward()", &json!([]));
    ann.wait("forward", || turn_name(&ann).contains("Fall").then_some(()));
    // By the slider itself, with keys.
    ann.run("document.getElementById('turn').focus()", &json!([]));
    ann.keys("\u{E012}");
    ann.wait("the slider to the left", || turn_name(&ann).contains("Spring 1901").then_some(()));
    ann.keys("\u{E014}");
    ann.wait("the slider to the right", || turn_name(&ann).contains("Fall").then_some(()));
    assert_eq!(ann.run("return window.isTheSame === true", &json!([])), json!(true), "no page was loaded");
    // A deep link is a separate page.
    ann.go("/my/games/duel/S1901M");
    assert!(turn_name(&ann).contains("Spring 1901"), "{}", turn_name(&ann));
    // It also has the slider, and keeps it when the part is replaced.
    assert_eq!(ann.find("#turn").value(), "0");
    ann.run(
        "document.getElementById('turn').remove(); \
             document.getElementById('turns').dispatchEvent(new Event('fresh', { bubbles: true }))",
        &json!([]),
    );
    assert_eq!(ann.find("#turn").value(), "0");
    ann.press_at("#turns [data-turn=last]");
    ann.wait("now", || (turn_name(&ann) == now).then_some(()));
    drop(ann);
    front.stop();
}

/// On a phone a finished turn opens on the player's own units, or at the current board's last position. Its button is within reach.
#[test]
fn on_a_phone_a_finished_turn_is_shown_close_up() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.resize(PHONE.0, PHONE.1);
    let scale = |path: &str| {
        ann.go(path);
        ann.wait("the board", || (!ann.all("#zoom button").is_empty()).then_some(()));
        (number(&ann, "table.camera.least()"), number(&ann, "table.camera.k"))
    };
    let (whole, near) = scale("/my/games/duel/S1901M");
    assert!(whole * 1.5 < near, "it shows {near} of {whole}");
    ann.run("sessionStorage.clear(); table.camera.zoom(2)", &json!([]));
    rest(&ann);
    let left = number(&ann, "table.camera.k");
    let (_, now) = scale("/my/games/duel");
    assert!((left - now).abs() < 0.05, "the board is where it was left: {left} {now}");
    ann.wait("the turn as it was played", || (!seen_turn(&ann).is_empty()).then_some(()));
    ann.keys(ESCAPE);
    ann.wait("the board of now", || ann.all("html.film").is_empty().then_some(()));
    ann.find("#turns [data-turn=prev]").click();
    ann.wait("the button back", || {
        let button = "const back = document.querySelector('#past-bar .buttons a'); \
                      return !!back && back.getBoundingClientRect().bottom <= innerHeight";
        (ann.run(button, &json!([])) == json!(true)).then_some(())
    });
    drop(ann);
    front.stop();
}

/// Waits for the film of the last turn, and ends it.
fn end_film(browser: &Chromium) {
    browser.wait("the film", || is_playing(browser).then_some(()));
    browser.keys("x");
    browser.wait("its end", || (!is_playing(browser)).then_some(()));
}

#[test]
fn the_last_turn_is_played_once_and_again_on_request() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my/games/duel");
    end_film(&ann);
    assert_eq!(seen_turn(&ann), "F1901M");
    ann.go("/my/games/duel");
    // A film begins with the board of its turn: by the time it is here, one would be running.
    let script = "return fetch('/my/games/duel/F1901M?only=board').then(answer => answer.text()) \
                  .then(() => new Promise(requestAnimationFrame)).then(() => true)";
    assert_eq!(ann.run(script, &json!([])), json!(true));
    assert!(!is_playing(&ann), "it is played once");
    // Nothing moves for a user who prefers that.
    ann.prefer("", &[("prefers-reduced-motion", "reduce")]);
    ann.find("#turns [data-turn=play]").click();
    ann.wait("the film again", || is_playing(&ann).then_some(()));
    assert_eq!(ann.run("return document.querySelectorAll('#board .order').length > 0", &json!([])), json!(true));
    assert_eq!(
        ann.run(
            "return document.getAnimations().filter(one => one.effect.target?.closest('#board')).length",
            &json!([])
        ),
        json!(0)
    );
    ann.keys("x");
    ann.wait("its end", || (!is_playing(&ann)).then_some(()));
    drop(ann);
    front.stop();
}

#[test]
fn a_reader_who_has_begun_is_not_interrupted_by_the_film() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my/games/duel");
    end_film(&ann);
    ann.go("/my/games/duel");
    // The board of that turn is slow to load. The page makes other requests in the meantime.
    let script = "const { open, send } = XMLHttpRequest.prototype; \
                  XMLHttpRequest.prototype.open = function(method, url) { this.asks = url; open.call(this, method, url); }; \
                  XMLHttpRequest.prototype.send = function(body) { \
                      if (window.go || !this.asks.endsWith('only=board')) return send.call(this, body); \
                      window.go = () => new Promise(done => { this.addEventListener('loadend', done); send.call(this, body); }); }";
    ann.run(script, &json!([]));
    ann.find("#turns [data-turn=play]").click();
    ann.wait("the request", || ann.run("return !!window.go", &json!([])).as_bool().filter(|asked| *asked));
    click(&ann, "VIE");
    let chosen = words(&ann);
    let script = "const frame = () => new Promise(requestAnimationFrame); \
                  return window.go().then(frame).then(frame).then(() => true)";
    assert_eq!(ann.run(script, &json!([])), json!(true));
    assert!(!is_playing(&ann));
    assert_eq!(words(&ann), chosen);
    assert!(!buttons(&ann).is_empty(), "the unit is still chosen");
    drop(ann);
    front.stop();
}

#[test]
fn the_board_shows_the_last_turns_arrows_beside_the_results() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my/games/duel");
    end_film(&ann);
    let n = || ann.run("return document.querySelectorAll('#board .orders.last .order').length", &json!([])).as_u64();
    assert_eq!(n(), Some(0), "beside the orders there are none");
    ann.tab("Results");
    ann.wait("the arrows", || n().filter(|n| 0 < *n));
    ann.tab("Orders");
    assert_eq!(n(), Some(0));
    drop(ann);
    front.stop();
}

#[test]
fn turns_need_no_script() {
    let front = duel();
    let Some(ann) = Chromium::without_script(&front.home) else { return };
    front.sign_in(&ann, ANN);
    ann.go("/my/games/duel");
    ann.press_at("#turns [data-turn=prev]");
    ann.wait_for_text("This turn is over.");
    assert!(ann.path().contains("/duel/F1901M"));
    ann.press_at("#turns [data-turn=first]");
    ann.wait("the first turn", || ann.path().contains("/duel/S1901M").then_some(()));
    ann.press_at("#main");
    ann.wait("now", || ann.path().split('?').next().unwrap().ends_with("/my/games/duel").then_some(()));
    drop(ann);
    front.stop();
}
