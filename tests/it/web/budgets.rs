//! The size of a play page with everything that it loads, the time until it is usable, and the smoothness of its board. Times are printed.
//! The tests enforce work and sizes, which are the same on a busy machine.
use super::browser::ANN;
use super::driver::Browser;
use super::front::Front;
use super::site::{self, Page, Site};
use crate::world::World;
use serde_json::json;

/// Four units more for Austria, which has seven then.
const SEVEN: &str = "SIGN ON mdemo secret\nEDIT\nPLACE AUSTRIA A GAL\nPLACE AUSTRIA A BOH\nPLACE AUSTRIA A TYR\nPLACE AUSTRIA F ALB\nEND";

pub(super) fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// The milliseconds from the request until the page was usable, five times: its board has names, and its orders can be clicked.
pub(super) fn times_to_use(browser: &Browser, path: &str) -> Vec<f64> {
    let script = "return new Promise(done => { const look = () => window.table?.board?.names && window.table.save ? \
                  done(performance.now()) : requestAnimationFrame(look); look(); })";
    (0..5)
        .map(|_| {
            browser.go(path);
            // A busy machine may need several attempts to draw a large board.
            browser.find("figure.board");
            browser.run(script, &json!([])).as_f64().unwrap()
        })
        .collect()
}

/// The addresses of all files that a page loads: style, scripts, shapes.
fn linked(page: &str) -> Vec<String> {
    let marks = ["rel=\"stylesheet\" href=\"", " src=\"/", "data-shapes=\""];
    let mut found: Vec<String> = Vec::new();
    for mark in marks {
        for rest in page.split(mark).skip(1) {
            let path = rest.split(['"', '#']).next().unwrap();
            let path = if path.starts_with('/') { path.to_owned() } else { format!("/{path}") };
            if !found.contains(&path) {
                found.push(path);
            }
        }
    }
    found
}

/// The size of a page as sent: private pages are not compressed.
fn page(site: &Site, address: &str, path: &str) -> Page {
    let ask = || site.get_with(&site.signed_in(address), path, &[("accept-encoding", "gzip")]);
    // On a busy machine a large page may take longer than a reader waits. The parts drawn for it are cached.
    let page = (0..5).map(|_| ask()).find(|page| page.status.is_success()).unwrap_or_else(ask);
    assert!(page.status.is_success() && !page.headers.contains_key("content-encoding"), "{path}: {}", page.status);
    page
}

/// A page with seven orders, one with every power of the largest board, and all files of a first visit.
#[test]
fn a_play_page_and_its_files_are_small() {
    let site = Site::of(World::with_games());
    site.world().ask("max@example.org", SEVEN);
    site.world().ask("ann@example.org", "CREATE ?large - known_world_901 SOLO");
    let seven = page(&site, "ann@example.org", "/my/games/demo");
    assert_eq!(seven.body.matches("data-row=").count(), 7);
    let large = page(&site, "ann@example.org", "/my/games/large");
    let sent = |path: &String| {
        let file = site.get_with(&site::Browser::default(), path, &[("accept-encoding", "gzip")]);
        // The smallest files gain nothing by it.
        assert!(file.size < 500 || file.headers["content-encoding"] == "gzip", "{path}");
        (file.size, path.clone())
    };
    let files: Vec<(usize, String)> = linked(&seven.body).iter().map(sent).collect();
    let visit = seven.size + files.iter().map(|(size, _)| size).sum::<usize>();
    eprintln!("play page, seven units: {} bytes; Known World, every power: {}", seven.size, large.size);
    eprintln!("a first visit: {visit} bytes, of which {files:?}");
    assert_eq!(files.len(), 7, "a style, five scripts, shapes: {files:?}");
    assert!(seven.size <= 84 << 10, "seven units: {} bytes", seven.size);
    assert!(large.size <= 280 << 10, "Known World: {} bytes", large.size);
    assert!(visit <= 176 << 10, "a first visit: {visit} bytes");
}

/// While the board moves, the existing picture is shifted: it is redrawn once, when it rests. Prints the time until the page is usable, and
/// the frames per second.
#[test]
fn a_moving_board_is_redrawn_when_it_rests() {
    let front =
        Front::open(&[(ANN, "REGISTER Ann\nCREATE ?solo - standard SOLO\nCREATE ?large - known_world_901 SOLO")]);
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.resize(1366, 650);
    for game in ["solo", "large"] {
        let mut times = times_to_use(&ann, &format!("/my/games/{game}"));
        let moved = ann.run(
            // The clock for idle moments is stopped: a busy machine idles between two frames.
            "const svg = document.querySelector('svg.map'), board = document.querySelector('figure.board').getBoundingClientRect(); \
             table.camera.zoom(2, 500, 300); table.camera.commit(); let n = 0, boxes = 0; const from = performance.now(); \
             const { setTimeout: later, clearTimeout: never } = window; let waiting = new Map(), timers = 0; \
             window.setTimeout = f => { waiting.set(--timers, f); return timers; }; \
             window.clearTimeout = timer => { waiting.delete(timer) || never(timer); }; \
             new MutationObserver(all => { boxes += all.length; }).observe(svg, { attributeFilter: ['viewBox'] }); \
             return new Promise(done => { const step = () => { \
               n += 1; table.camera.pan(n % 40 < 20 ? -4 : 4, 0); \
               if (n < 60) return requestAnimationFrame(step); \
               requestAnimationFrame(() => { \
                 const moving = boxes, rate = 1000 * n / (performance.now() - from); \
                 Object.assign(window, { setTimeout: later, clearTimeout: never }); \
                 for (const f of waiting.values()) f(); \
                 later(() => done([rate, moving, boxes, waiting.size, board.width * board.height / innerWidth / innerHeight])); }); }; \
             requestAnimationFrame(step); })",
            &json!([]),
        );
        let [rate, moving, all, waiting, share] = [0, 1, 2, 3, 4].map(|n| moved[n].as_f64().unwrap());
        eprintln!(
            "{game}: can be used after {:.0} ms (median of 5; wanted: 500), {rate:.0} frames a second while it moves (wanted: 50), the \
             board has {:.0} % of the window",
            median(&mut times),
            share * 100.0
        );
        assert_eq!(moving, 0.0, "{game}: drawn while it moves");
        assert!(0.0 < all, "{game}: not drawn when it rests; {waiting} timers ran");
        assert!(0.9 < share, "{game}: {share}");
    }
    drop(ann);
    front.stop();
}
