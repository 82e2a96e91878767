//! One turn in a real browser, in three ways: by clicks on the board, on a phone, and by a screen reader.
use super::browser::{ANN, duel, ready, row};
use super::driver::{Browser, ESCAPE, Element};
use serde_json::json;

/// The game of these stories: Ann is Austria.
const GAME: &str = "/my/games/duel";
/// A phone.
pub(super) const PHONE: (u32, u32) = (375, 740);

/// The position of a place's pieces on the board, as a point of the window.
pub(super) fn spot(browser: &Browser, place: &str) -> (f64, f64) {
    let script = "const { board, camera, orders } = table, spot = board.spot(arguments[0], orders.subject(arguments[0])?.isAway); \
                  const box = board.figure.getBoundingClientRect(), [x, y] = camera.screen(spot.x, spot.y); \
                  return [x + box.left, y + box.top]";
    browser.wait("the board", || {
        browser.run("return !!window.table?.board?.names", &json!([])).as_bool().filter(|is| *is)
    });
    // The resting place of the camera.
    let mut before = json!(null);
    let spot = browser.wait("a camera at rest", || {
        let now = browser.run(script, &json!([place]));
        (std::mem::replace(&mut before, now.clone()) == now).then_some(now)
    });
    (spot[0].as_f64().unwrap(), spot[1].as_f64().unwrap())
}

/// Clicks on a place of the board. Returns the text above it.
pub(super) fn click(browser: &Browser, place: &str) -> String {
    browser.click_at(spot(browser, place));
    words(browser)
}

/// The text above the board.
pub(super) fn words(browser: &Browser) -> String {
    let said = browser.run("return document.querySelector('#say p')?.textContent ?? ''", &json!([]));
    said.as_str().unwrap().to_owned()
}

/// Presses a button beside a unit. Returns the text above the board.
pub(super) fn say(browser: &Browser, button: &str) -> String {
    browser.button(button).click();
    words(browser)
}

/// The buttons beside the selected unit.
pub(super) fn buttons(browser: &Browser) -> Vec<String> {
    // They fade in.
    browser.wait("the buttons", || {
        let all = browser.all("#pop button");
        all.iter().all(Element::is_shown).then(|| all.iter().map(Element::text).collect())
    })
}

/// The number of highlighted destinations on the board.
fn n_lit(browser: &Browser) -> usize {
    browser.all(".lights .to").len()
}

/// The number of the player's own arrows that match this selector.
pub(super) fn n_arrows(browser: &Browser, css: &str) -> usize {
    browser.all(&format!(".mine > g{css}")).len()
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

/// Click the unit, then its destination: the board fills in the lists, reports each click, and saves it.
fn clicked(ann: &Browser) {
    ann.go(GAME);
    assert_eq!(click(ann, "BUD"), "Army Budapest: choose where it goes, or the unit to support.");
    assert_eq!(buttons(ann), ["Hold", "Support"]);
    assert_eq!(n_lit(ann), 5, "Galicia, Rumania, Serbia, Trieste and Vienna are lit");
    // A highlighted place is a move at once.
    assert_eq!(click(ann, "GAL"), "Army Budapest: to Galicia");
    assert_eq!(ann.find(&row("BUD")).value(), "A BUD - GAL");
    assert_eq!((n_arrows(ann, ".move.draft"), n_lit(ann)), (1, 0), "it is drawn as an arrow, dashed");

    // A player's own departing unit is supported to its destination, if that is the only possible meaning.
    click(ann, "VIE");
    assert_eq!(say(ann, "Support"), "Army Vienna: support which unit?");
    ann.keys(ESCAPE);
    assert_eq!(words(ann), "");
    assert_eq!(ann.find(&row("VIE")).value(), "", "nothing was chosen");
    click(ann, "VIE");
    click(ann, "BUD");
    assert!(
        say(ann, "Support it to Galicia").starts_with("Army Vienna: supports Army Budapest to Galicia"),
        "{}",
        words(ann)
    );
    assert_eq!(ann.find(&row("VIE")).value(), "A VIE S A BUD - GAL");
    click(ann, "TRI");
    assert_eq!(say(ann, "Hold"), "Fleet Trieste: holds");

    ann.wait_for_text("Saved, ");
    ann.wait("arrows that are saved", || (n_arrows(ann, ".draft") == 0).then_some(()));
    assert_eq!(n_arrows(ann, ""), 3, "what is on file is drawn, too");
    ready(ann);
    assert_eq!(ann.find(&row("VIE")).value(), "A VIE S A BUD - GAL");
    ann.button("✓ Ready").click();
    ann.wait_for_text("I’m ready");
}

/// In the order table a number goes to its row, and h m s c choose among holds, moves, supports and convoys.
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
    ann.wait_for_text("Saved, ");
    assert_eq!(focused(), "order-2", "what is saved keeps the focus");
}

/// On a phone the board fills the window, and the panels are a sheet below it.
fn tapped(ann: &Browser) {
    ann.resize(PHONE.0, PHONE.1);
    ann.go(GAME);
    assert!(ann.overflow(PHONE.0) <= 0, "the page can be scrolled sideways");
    spot(ann, "BUD");
    let script = "const box = what => document.querySelector(what).getBoundingClientRect(); \
                  const [board, bar, head] = ['figure.board', '.bar', 'header'].map(box); \
                  return [board.top - head.bottom, innerHeight - board.bottom, innerHeight - bar.bottom, innerHeight - box('#side').top]";
    let stands = ann.run(script, &json!([]));
    let [above, below, bar, sheet] = [0, 1, 2, 3].map(|n| stands[n].as_f64().unwrap());
    assert!(above.abs() < 1.0 && below.abs() < 1.0, "the board has all that the header leaves: {stands}");
    assert!(
        (-1.0..1.0).contains(&bar) && sheet < 170.0,
        "the bar is at the bottom, and little covers the board: {stands}"
    );

    ann.tap_at(spot(ann, "BUD"));
    ann.wait("the words above the board", || {
        words(ann).starts_with("Army Budapest: choose where it goes").then_some(())
    });
    ann.tap_at(spot(ann, "SER"));
    ann.wait("the words above the board", || (words(ann) == "Army Budapest: to Serbia").then_some(()));
    ann.choose(&row("VIE"), "A VIE - GAL");
    ann.wait_for_text("Saved, ");
    ready(ann);
    assert!(ann.overflow(PHONE.0) <= 0, "the answer is too wide");
    assert_eq!(ann.find(&row("BUD")).value(), "A BUD - SER");
    ann.resize(1280, 900);
}

/// A screen reader reads the game's name, then the orders by name, then their state. The board is a picture: a table among the players has
/// the same content.
fn read_aloud(ann: &Browser) {
    ann.find("[role=tab]");
    ann.run("for (const part of document.querySelectorAll('details')) part.open = true", &json!([]));
    let read = ann.read_aloud();
    let at = |role: &str, name: &str| {
        let found = read.iter().position(|(own, text)| own == role && text.starts_with(name));
        found.unwrap_or_else(|| panic!("nobody hears of the {role} {name:?}: {read:#?}"))
    };
    let heard = [
        at("link", "Skip to your orders"),
        at("heading", "Duel"),
        at("main", ""),
        at("navigation", "Turns"),
        at("tab", "Orders"),
        at("tab", "Players"),
        at("heading", "Your orders for Spring of 1901"),
        at("combobox", "Army Budapest"),
        at("combobox", "Army Vienna"),
        at("combobox", "Fleet Trieste"),
        at("button", "I’m ready"),
    ];
    assert!(heard.is_sorted(), "the order of reading is {heard:?}: {read:#?}");
    let board = read.iter().filter(|(role, name)| role == "link" && ["VIE", "Vienna"].contains(&name.as_str()));
    assert_eq!(board.count(), 0, "the picture is not read aloud");
    let nameless = |(role, name): &&(String, String)| {
        ["button", "combobox", "link", "textbox", "checkbox", "table", "region"].contains(&role.as_str())
            && name.trim().is_empty()
    };
    assert_eq!(read.iter().find(nameless), None, "everything that can be used has a name");
    ann.run("for (const part of document.querySelectorAll('details')) part.open = false", &json!([]));
    ann.tab("Players");
    ann.run("document.querySelector('details.positions').open = true", &json!([]));
    let read = ann.read_aloud();
    assert!(read.iter().any(|(role, name)| role == "table" && name.starts_with("Spring of 1901")), "{read:#?}");
    ann.tab("Orders");
}
