//! One turn in a real browser, in three ways: by clicks on the board, on a phone, and read aloud.
use super::browser::{ANN, duel, row};
use super::driver::{Browser, ESCAPE};
use serde_json::json;

/// The game of these stories, in which Ann is Austria.
const GAME: &str = "/my/games/duel";
/// A phone.
const PHONE: (u32, u32) = (375, 740);

/// Where the pieces of a place stand on the board, as a point of the window.
fn spot(browser: &Browser, place: &str) -> (f64, f64) {
    let script = "const link = document.querySelector(`figure.board a[data-at='${arguments[0]}']`); \
                  link.closest('svg').scrollIntoView({ block: 'center' }); \
                  const [x, y] = link.dataset.spot.split(' ').map(Number); \
                  const spot = new DOMPoint(x, y).matrixTransform(link.getScreenCTM()); return [spot.x, spot.y]";
    browser.find(&format!("figure.board a[data-at='{place}']"));
    let spot = browser.run(script, &json!([place]));
    (spot[0].as_f64().unwrap(), spot[1].as_f64().unwrap())
}

/// Clicks on a place of the board; what is then said above it.
pub(super) fn click(browser: &Browser, place: &str) -> String {
    browser.click_at(spot(browser, place));
    words(browser)
}

/// What is said above the board.
pub(super) fn words(browser: &Browser) -> String {
    browser.find(".steps p").text()
}

/// Presses a button above the board; what is then said there.
pub(super) fn say(browser: &Browser, button: &str) -> String {
    browser.button(button).click();
    words(browser)
}

/// The buttons above the board.
fn buttons(browser: &Browser) -> Vec<String> {
    browser.all(".steps button").iter().map(super::driver::Element::text).collect()
}

/// How many places of the board are lit.
fn n_lit(browser: &Browser) -> usize {
    browser.all(".lights .lit:not(.at)").len()
}

#[test]
fn a_turn_is_clicked_tapped_and_read_aloud() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    assert_eq!(front.power_of("duel", ANN), "Austria");
    ann.go(GAME);
    read_aloud(&ann);
    clicked(&ann);
    typed(&ann);
    tapped(&ann);
    drop(ann);
    front.stop();
}

/// Click the unit, then what it is to do, then where: the board writes into the lists, and says each click.
fn clicked(ann: &Browser) {
    ann.go(GAME);
    assert_eq!(words(ann), "Click a unit, or choose in the list.");
    assert_eq!(click(ann, "BUD"), "Army Budapest: what is it to do?");
    assert_eq!(buttons(ann), ["Hold", "Move", "Support", "Back (Esc)"]);
    assert_eq!(n_lit(ann), 5, "Galicia, Rumania, Serbia, Trieste and Vienna are lit");
    // A place that is lit is a move at once.
    assert_eq!(click(ann, "GAL"), "Army Budapest: to Galicia. Not filed yet.");
    assert_eq!(ann.find(&row("BUD")).value(), "A BUD - GAL");
    assert_eq!(ann.all(".lights .pending.move").len(), 1, "it is drawn as a line of its own");

    click(ann, "VIE");
    assert_eq!(say(ann, "Support"), "Army Vienna: Support, which unit? Click a place that is lit.");
    assert_eq!(click(ann, "BUD"), "Army Vienna: Support, where? Click a place that is lit.");
    // Each Escape goes one step back; the last one lets the unit go.
    for before in [
        "Army Vienna: Support, which unit? Click a place that is lit.",
        "Army Vienna: what is it to do?",
        "Click a unit, or choose in the list.",
    ] {
        ann.keys(ESCAPE);
        assert_eq!(words(ann), before);
    }
    assert_eq!(n_lit(ann), 0);
    assert_eq!(ann.find(&row("VIE")).value(), "", "nothing was chosen");

    click(ann, "VIE");
    say(ann, "Support");
    click(ann, "BUD");
    assert!(click(ann, "GAL").starts_with("Army Vienna: supports "), "{}", words(ann));
    assert_eq!(ann.find(&row("VIE")).value(), "A VIE S A BUD - GAL");
    click(ann, "TRI");
    assert_eq!(say(ann, "Hold"), "Fleet Trieste: holds. Not filed yet.");

    ann.press_at("#orders button[value=wait]");
    ann.wait_for_text("The turn will not run before the deadline.");
    assert_eq!(ann.find(&row("VIE")).value(), "A VIE S A BUD - GAL");
    assert!(ann.all(".lights .pending").is_empty(), "what is on file is no sketch any longer");
    assert_eq!(words(ann), "Click a unit, or choose in the list.", "and the board goes on");
}

/// In the order table a number goes to its row, and h m s c pick among holds, moves, supports and convoys.
fn typed(ann: &Browser) {
    let focused = || ann.focused().attribute("id").unwrap_or_default();
    ann.find("#order-1").type_in("3");
    assert_eq!(focused(), "order-3");
    ann.keys("2");
    assert_eq!(focused(), "order-2");
    let chosen = |key: &str| {
        ann.keys(key);
        ann.find("#order-2").value()
    };
    let of_this_unit = ann.find("#order-2").value().split(' ').take(2).collect::<Vec<_>>().join(" ");
    assert_eq!(chosen("h"), format!("{of_this_unit} H"));
    let moved = chosen("m");
    assert!(moved.starts_with(&format!("{of_this_unit} - ")), "{moved}");
    assert_ne!(chosen("m"), moved, "the same key again picks the next");
    assert!(chosen("s").starts_with(&format!("{of_this_unit} S ")));
    let supported = ann.find("#order-2").value();
    assert_eq!(chosen("c"), supported, "there is nothing to convoy");
}

/// On a phone the board is on top, the orders are below it, and the bar is at the bottom.
fn tapped(ann: &Browser) {
    ann.resize(PHONE.0, PHONE.1);
    ann.go(GAME);
    // What was typed is kept while this page is already being drawn: it comes as news, if it is late.
    ann.wait_for_text("A draft is kept, not filed");
    assert!(ann.overflow(PHONE.0) <= 0, "the page can be scrolled sideways");
    let script = "const box = what => document.querySelector(what).getBoundingClientRect(); scrollTo(0, 0); \
                  const [board, orders] = [box('figure.board'), box('#orders')]; \
                  document.querySelector('#orders select').scrollIntoView(); \
                  const bar = box('.bar'); return [board.bottom <= orders.top, innerHeight - bar.bottom, bar.height]";
    let stands = ann.run(script, &json!([]));
    assert_eq!(stands[0], true, "the board is above the orders");
    let [below, height] = [1, 2].map(|n| stands[n].as_f64().unwrap());
    assert!(-1.0 < below, "the bar is {} pixels below the window", -below);
    assert!(height < f64::from(PHONE.1) / 2.0, "the bar takes {height} pixels");

    ann.tap_at(spot(ann, "BUD"));
    ann.wait("the words above the board", || (words(ann) == "Army Budapest: what is it to do?").then_some(()));
    ann.tap_at(spot(ann, "SER"));
    ann.wait("the words above the board", || words(ann).starts_with("Army Budapest: to Serbia.").then_some(()));
    ann.choose(&row("VIE"), "A VIE - GAL");
    ann.press_at("#orders button[value=final]");
    ann.wait_for_text("The turn may now run early.");
    assert!(ann.overflow(PHONE.0) <= 0, "the answer is too wide");
    assert_eq!(ann.find(&row("BUD")).value(), "A BUD - SER");
    ann.resize(1280, 900);
}

/// Whoever has the page read hears what game it is, then how it stands, then the orders; all by name. Of the board they hear the
/// table beside it, which says the same.
fn read_aloud(ann: &Browser) {
    ann.run("for (const part of document.querySelectorAll('details')) part.open = true", &json!([]));
    let read = ann.read_aloud();
    let at = |role: &str, name: &str| {
        let found = read.iter().position(|(own, text)| own == role && text.starts_with(name));
        found.unwrap_or_else(|| panic!("nobody hears of the {role} {name:?}: {read:#?}"))
    };
    let heard = [
        at("link", "Skip to the content"),
        at("navigation", "Main"),
        at("main", ""),
        at("heading", "Duel"),
        at("table", "Spring of 1901"),
        at("heading", "Your orders for Spring of 1901"),
        at("table", "Orders of Austria: one row for each unit"),
        at("combobox", "Army Budapest"),
        at("combobox", "Army Vienna"),
        at("combobox", "Fleet Trieste"),
        at("button", "Keep as draft"),
        at("heading", "Votes"),
    ];
    assert!(heard.is_sorted(), "the order of reading is {heard:?}: {read:#?}");
    let board = read.iter().filter(|(role, name)| role == "link" && ["VIE", "Vienna"].contains(&name.as_str()));
    assert_eq!(board.count(), 0, "the picture is not read aloud");
    let nameless = |(role, name): &&(String, String)| {
        ["button", "combobox", "link", "textbox", "checkbox", "table", "region"].contains(&role.as_str())
            && name.trim().is_empty()
    };
    assert_eq!(read.iter().find(nameless), None, "everything that can be used has a name");
}
