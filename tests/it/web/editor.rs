//! The board of a sandbox in a real browser: editing a position by clicks, by taps and by keys.
use super::browser::ANN;
use super::clicks::{PHONE, spot, words};
use super::driver::{Browser, ENTER, ESCAPE, TAB};
use super::front::Front;
use super::table::covered;
use chancery::boards::catalogue::Catalogue;
use chancery::game::Game;
use serde_json::json;

const GAME: &str = "/my/games/standard-1";

/// A part of the position, in EDIT's lines.
fn position(front: &Front, part: &str) -> Vec<String> {
    let store = front.house.store();
    let row = store.game_named("standard-1").unwrap().unwrap();
    let game = Game::load(&store, row, &Catalogue::default()).unwrap();
    let parts = game.table().unwrap().edit_parts();
    parts.into_iter().find(|own| own.name == part).unwrap().lines
}

/// Waits until this text appears above the board.
fn wait_for(ann: &Browser, said: &str) {
    ann.wait(said, || (words(ann) == said).then_some(()));
}

/// Waits until clicks change the board.
fn wait_for_mode(ann: &Browser) {
    ann.find("html.editing");
}

/// Chooses a power in the panel.
fn choose(ann: &Browser, power: &str) {
    ann.find(&format!(".piece label[title={power}]")).click();
    ann.wait(power, || (ann.find(".piece output").text() == power).then_some(()));
}

/// The panel's buttons, and the ones that mark the current state.
fn panel(ann: &Browser) -> (Vec<String>, Vec<String>) {
    let texts = |css: &str| {
        let script = "return [...document.querySelectorAll(arguments[0])].map(button => button.textContent)";
        serde_json::from_value(ann.run(script, &json!([css]))).unwrap()
    };
    (texts(".piece button"), texts(".piece button[aria-pressed=true]"))
}

/// In edit mode, a click on a place opens a small panel, and each of its buttons posts one EDIT: units on their coasts, owners of centres,
/// the phase. The board is redrawn in place, and any number of edits can follow. Each change can be undone.
#[test]
fn a_position_is_set_up_on_the_board() {
    let front = Front::open(&[(ANN, "REGISTER Ann\nSANDBOX standard EMPTY")]);
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.resize(1366, 768);
    ann.go(GAME);
    ann.run("window.isSame = true", &json!([]));
    clicked(&front, &ann);
    typed(&front, &ann);
    assert_eq!(ann.run("return window.isSame", &json!([])), json!(true), "the page was never left");
    tapped(&front, &ann);
    // When edit mode is off again, clicks are orders.
    ann.button("Done").click();
    ann.tap_at(spot(&ann, "VIE"));
    ann.wait("an order", || words(&ann).starts_with("Army Vienna: choose where it goes").then_some(()));
    drop(ann);
    front.stop();
}

fn clicked(front: &Front, ann: &Browser) {
    ann.find("#zoom [data-edit]").click();
    wait_for_mode(ann);
    assert_eq!(covered(ann), json!([]), "what can be pressed can be reached");
    ann.click_at(spot(ann, "STP"));
    let all = ["Army", "Fleet, north coast", "Fleet, south coast", "No unit", "Centre of Russia", "No owner"];
    assert_eq!(
        panel(ann),
        (all.map(str::to_owned).to_vec(), vec!["No unit".to_owned(), "Centre of Russia".to_owned()])
    );
    ann.button("Fleet, south coast").click();
    wait_for(ann, "St Petersburg: fleet of Russia, south coast.");
    ann.wait("the board drawn anew", || (ann.all("g.unit.fleet").len() == 1).then_some(()));
    assert_eq!(position(front, "units"), ["Russia F STP/SC"]);
    // The panel offers the last chosen power for an empty place. Another power takes its centre.
    ann.click_at(spot(ann, "BER"));
    choose(ann, "England");
    ann.button("Army").click();
    wait_for(ann, "Berlin: army of England.");
    ann.click_at(spot(ann, "BER"));
    assert_eq!(panel(ann).1, ["Army"]);
    ann.button("Centre of England").click();
    wait_for(ann, "Berlin: the centre belongs to England.");
    assert_eq!(position(front, "units"), ["England A BER", "Russia F STP/SC"]);
    assert!(position(front, "centres").contains(&"BER England".to_owned()));
    // Undo is an EDIT, too.
    ann.button("Undo").click();
    wait_for(ann, "Changed back.");
    assert!(position(front, "centres").contains(&"BER Germany".to_owned()));
    // A unit is given to another power, and removed from the board.
    ann.click_at(spot(ann, "BER"));
    choose(ann, "Germany");
    ann.button("Army").click();
    wait_for(ann, "Berlin: army of Germany.");
    assert_eq!(position(front, "units"), ["Germany A BER", "Russia F STP/SC"]);
    ann.click_at(spot(ann, "BER"));
    ann.button("No unit").click();
    wait_for(ann, "Berlin: no unit.");
    assert_eq!(position(front, "units"), ["Russia F STP/SC"]);
}

/// Edits the same places by the keyboard alone, then changes the phase.
fn typed(front: &Front, ann: &Browser) {
    ann.button("Done").click();
    ann.run("document.activeElement.blur()", &json!([]));
    ann.keys("e");
    wait_for_mode(ann);
    ann.keys(&format!("par{ENTER}"));
    ann.wait("the panel", || (ann.focused().attribute("name").as_deref() == Some("side")).then_some(()));
    choose(ann, "France");
    ann.keys(TAB);
    assert_eq!(ann.focused().text(), "Army");
    ann.keys(ENTER);
    wait_for(ann, "Paris: army of France.");
    assert_eq!(position(front, "units"), ["France A PAR", "Russia F STP/SC"]);
    ann.keys(&format!("nowhere{ENTER}"));
    wait_for(ann, "nowhere is not a place on this board.");
    // Escape closes the panel, then the mode.
    ann.keys(&format!("Gulf of Lyon{ENTER}"));
    ann.wait("the panel", || (panel(ann).0 == ["Fleet", "No unit"]).then_some(()));
    ann.keys(ESCAPE);
    assert!(ann.all(".piece:not([hidden])").is_empty() && !ann.all("html.editing").is_empty());
    ann.keys(ESCAPE);
    assert!(ann.all("html.editing").is_empty());
    ann.run("document.activeElement.blur()", &json!([]));
    ann.keys("e");
    wait_for_mode(ann);
    ann.choose(".strip select", "FM");
    ann.button("Set").click();
    wait_for(ann, "Fall 1901.");
    ann.wait("the phase of the page", || ann.find("header .when").text().contains("Fall 1901").then_some(()));
    assert_eq!(front.phase("standard-1"), "F1901M");
    ann.choose(".strip select", "WA");
    ann.button("Set").click();
    wait_for(ann, "Winter 1901.");
    ann.button("Undo").click();
    wait_for(ann, "Changed back.");
    assert_eq!(front.phase("standard-1"), "F1901M");
}

/// On a phone.
fn tapped(front: &Front, ann: &Browser) {
    ann.resize(PHONE.0, PHONE.1);
    ann.go(GAME);
    // The menu has the switch in words.
    ann.tab("Menu");
    ann.button("Change the board").click();
    wait_for_mode(ann);
    assert_eq!(covered(ann), json!([]));
    ann.tap_at(spot(ann, "VIE"));
    ann.wait("the panel", || (panel(ann).0.len() == 4).then_some(()));
    assert!(ann.overflow(PHONE.0) <= 0);
    choose(ann, "Italy");
    ann.button("Army").click();
    wait_for(ann, "Vienna: army of Italy.");
    assert_eq!(position(front, "units"), ["France A PAR", "Italy A VIE", "Russia F STP/SC"]);
}
