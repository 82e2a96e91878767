//! Play pages of each game under special needs, in a real browser: with large text, in a small window, in few colours, on paper.
use super::driver::Browser;
use super::front::Front;
use super::table::{covered, rest};
use serde_json::{Value, json};

const ANN: &str = "ann@players.test";
/// A Diplomacy game, a set-up, a Stratego game, and a Conquest game.
const GAMES: [&str; 4] = ["alone", "flags", "march", "war"];

fn front() -> Front {
    let lines = "REGISTER Ann\nCREATE ?alone - standard AGAINST COMPUTER AS AUSTRIA\n\
                 CREATE ?flags secret stratego barrage AGAINST COMPUTER\n\
                 CREATE ?war secret conquest lowlands AGAINST COMPUTER";
    Front::open(&[(ANN, lines), (ANN, "CREATE ?march secret stratego barrage AGAINST COMPUTER\nSETUP RANDOM")])
}

/// Opens a game, and waits until its board is there and all motion has ended.
fn visit(browser: &Browser, game: &str) {
    browser.prefer("screen", &[("prefers-reduced-motion", "reduce")]);
    browser.go(&format!("/my/games/{game}"));
    browser.wait("the board", || (browser.run("return !!window.table?.camera?.set", &json!([])) == true).then_some(()));
    browser.find("[role=tab]");
}

/// Plays the last turn once, because nothing else can be used until then.
fn see_the_last_turn(browser: &Browser) {
    browser.go("/my/games/march");
    let script = "return localStorage.getItem('seen/march')";
    browser.wait("the last turn", || browser.run(script, &json!([])).as_str().map(|_| ()));
}

/// Checks that nothing scrolls sideways, and that no control is covered.
fn assert_usable(browser: &Browser, sizes: &[(u32, u32)]) {
    see_the_last_turn(browser);
    for game in GAMES {
        for (wide, high) in sizes {
            browser.resize(*wide, *high);
            visit(browser, game);
            assert!(browser.overflow(*wide) <= 0, "{game} scrolls sideways at {wide}x{high}");
            let what = format!("control of {game} at {wide}x{high} without anything on it");
            browser.wait(&what, || (covered(browser) == json!([])).then_some(()));
        }
    }
}

#[test]
fn text_can_be_twice_as_large() {
    let front = front();
    let Some(ann) = Browser::with_large_text(&front.home) else { return };
    front.sign_in(&ann, ANN);
    ann.go("/my/games/alone");
    assert_eq!(ann.run("return getComputedStyle(document.documentElement).fontSize", &json!([])), "32px");
    assert_usable(&ann, &[(1280, 900), (640, 900), (375, 740)]);
    drop(ann);
    front.stop();
}

#[test]
fn a_small_window_has_all_controls() {
    let front = front();
    let Some(ann) = front.browser_of(ANN) else { return };
    assert_usable(&ann, &[(320, 640)]);
    in_few_colours(&ann);
    on_paper(&ann);
    drop(ann);
    front.stop();
}

/// Collapsible parts and menu links are high enough for fingers.
#[test]
fn fingers_find_folds_and_menus() {
    let front = front();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.tell("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true }));
    ann.resize(375, 740);
    for page in ["/my/games/alone", "/my/new", "/my/letters", "/boards/standard", "/help/press"] {
        ann.go(page);
        assert_eq!(ann.run("return matchMedia('(pointer: coarse)').matches", &json!([])), true);
        let script = "document.querySelectorAll('details').forEach(fold => { fold.open = true; }); \
                      document.querySelectorAll('.panel').forEach(panel => { panel.hidden = false; }); \
                      const all = [...document.querySelectorAll('summary, .menu a, .menu button, .plain > li > a, .kinds a, .crumbs a')]; \
                      return all.filter(part => part.checkVisibility() && part.getBoundingClientRect().height < 44).map(part => part.outerHTML)";
        assert_eq!(ann.run(script, &json!([])), json!([]), "{page}");
    }
    drop(ann);
    front.stop();
}

/// Lists with pictures and cards use a wide window, and the keeper’s fit a phone.
#[test]
fn lists_fit_their_windows() {
    let front = front();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.resize(2560, 1300);
    for page in ["/boards", "/games"] {
        ann.go(page);
        let width = ann.run("return document.querySelector('main').getBoundingClientRect().width", &json!([]));
        assert!(2000.0 < width.as_f64().unwrap(), "{page}: {width}");
    }
    front.sign_in_keeper(&ann);
    ann.resize(375, 740);
    for page in ["people", "games", "journal", "letters?state=sent"] {
        ann.go(&format!("{}/my/keeper/{page}", front.console));
        let script = "const list = document.querySelector('.ledger'); return list.scrollWidth - list.clientWidth";
        assert_eq!(ann.run(script, &json!([])), 0, "{page}");
    }
    drop(ann);
    front.stop();
}

/// With the system's colours, the board keeps its own: they show the owners of the land.
fn in_few_colours(ann: &Browser) {
    let colours = || {
        let script = "const seen = part => { const { fill, stroke, color } = getComputedStyle(part); return [fill, stroke, color].join(); }; \
                      return [...document.querySelectorAll('svg.map *')].map(seen)";
        ann.run(script, &json!([]))
    };
    for game in ["alone", "march", "war"] {
        visit(ann, game);
        let before = colours();
        ann.prefer("screen", &[("forced-colors", "active")]);
        assert_eq!(ann.run("return matchMedia('(forced-colors: active)').matches", &json!([])), true);
        assert!(100 < before.as_array().unwrap().len());
        assert_eq!(colours(), before, "{game}");
    }
}

/// On paper the whole board appears, wherever the camera was. The camera returns there afterwards.
fn on_paper(ann: &Browser) {
    ann.resize(1280, 900);
    visit(ann, "alone");
    ann.run("table.camera.zoom(2)", &json!([]));
    rest(ann);
    let view = "return document.querySelector('svg.map').getAttribute('viewBox')";
    let before = ann.run(view, &json!([]));
    let noting = "const map = document.querySelector('svg.map'); matchMedia('print').addEventListener('change', ({ matches }) => { \
                  if (matches) window.printed = [map.getAttribute('viewBox'), map.getBoundingClientRect().width]; })";
    ann.run(noting, &json!([]));
    ann.prefer("", &[]);
    // Each PDF begins like this, in base64.
    assert!(ann.print().starts_with("JVBERi0"));
    let printed = ann.run("return [window.printed, document.querySelector('svg.map').dataset.box]", &json!([]));
    assert_ne!(printed[0], Value::Null, "nothing was printed");
    assert_eq!(printed[0][0], printed[1], "the whole board is printed");
    ann.wait("the camera again", || (ann.run(view, &json!([])) == before).then_some(()));
}
