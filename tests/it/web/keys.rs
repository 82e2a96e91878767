//! A whole turn of each game by the keyboard alone, in a real browser.
use super::browser::{ANN, BEN, duel, row};
use super::clicks::{spot, words};
use super::driver::{Browser, DOWN, ENTER, ESCAPE, Element, RIGHT, TAB};
use super::front::Front;
use super::turns::seen_turn;
use serde_json::json;

/// Presses the Tab key until the focused element is this one.
fn tab_to<'b>(browser: &'b Browser, what: &str, is: impl Fn(&Element<'b>) -> bool) -> Element<'b> {
    for _ in 0..60 {
        browser.keys(TAB);
        let focused = browser.focused();
        if is(&focused) {
            return focused;
        }
    }
    panic!("the Tab key does not lead to {what}:\n{}", browser.text());
}

/// Presses the key until the bar's button has the focus, and presses the button.
fn press_main(browser: &Browser) {
    tab_to(browser, "the button", |focused| focused.attribute("id").as_deref() == Some("main"));
    browser.keys(ENTER);
}

/// Presses the key until a list with a choice that begins like this has the focus, and selects the choice.
fn choose(browser: &Browser, start: &str) {
    let chosen = |element: &Element<'_>| element.choices().iter().any(|line| line.starts_with(start));
    let list = tab_to(browser, start, chosen);
    let choices = list.choices();
    let line = choices.iter().find(|line| line.starts_with(start)).unwrap();
    list.go_to(&choices, line);
}

/// In Diplomacy `n` goes to the next unit without an order and shows its options. Lists do the rest. The page plays the finished turn, and
/// `[` and `]` go through the turns.
#[test]
fn a_turn_of_diplomacy_by_keys() {
    let mut front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    let is_over_board = |words: &str| ann.wait(words, || (self::words(&ann) == words).then_some(()));
    ann.go("/my/games/duel");
    spot(&ann, "VIE");
    ann.keys("n");
    ann.wait("what a unit can do", || (ann.focused().try_text() == "Hold").then_some(()));
    ann.keys(ENTER);
    is_over_board("Army Budapest: holds");
    ann.keys("n");
    ann.wait("what the next one can do", || (ann.focused().try_text() == "Hold").then_some(()));
    ann.keys(ESCAPE);
    assert_eq!(ann.focused().attribute("id").as_deref(), Some("orders"), "Escape leads to the lists");
    choose(&ann, "A VIE - GAL");
    choose(&ann, "F TRI - ALB");
    ann.wait_for_text("Saved, ");
    press_main(&ann);
    ann.wait_for_text("✓ Ready");
    assert_eq!(ann.find(&row("BUD")).value(), "A BUD H");
    front.mail(BEN, "SIGN ON duel\nA PAR H\nA MAR H\nF BRE H\nSET NO WAIT");
    front.wait_for_phase("duel", "F1901M");
    ann.wait_for_text("Fall 1901");
    ann.wait("the turn as it was played", || (seen_turn(&ann) == "S1901M").then_some(()));
    ann.keys(ESCAPE);
    ann.wait("the board of now", || ann.all("html.film").is_empty().then_some(()));
    ann.keys("[");
    ann.wait("the turn before", || ann.path().contains("/duel/S1901M").then_some(()));
    ann.wait_for_text("This turn is over.");
    ann.keys("]");
    ann.wait("now", || ann.path().split('?').next().unwrap().ends_with("/my/games/duel").then_some(()));
    drop(ann);
    front.stop();
}

/// In Stratego the Tab key leads to the squares, arrows from square to square, and Enter picks up a piece and puts it down. Then a move is
/// chosen in a list.
#[test]
fn a_turn_of_stratego_by_keys() {
    let front = Front::open(&[(ANN, "REGISTER Ann\nCREATE ?flags secret stratego barrage AGAINST COMPUTER AS RED")]);
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my/games/flags");
    ann.wait("squares", || (ann.all("#grid .sq").len() == 40).then_some(()));
    let army = || ann.all(".placing select").iter().map(Element::value).collect::<Vec<_>>();
    let before = army();
    tab_to(&ann, "the squares", |focused| focused.attribute("data-n").as_deref() == Some("0"));
    for key in [ENTER, DOWN, RIGHT, ENTER] {
        ann.keys(key);
    }
    let now = army();
    assert_eq!((&now[0], &now[11]), (&before[11], &before[0]), "two pieces have changed places");
    ann.keys(TAB);
    assert_eq!(ann.focused().attribute("data-n"), None, "the squares are one stop");
    let phase = front.phase("flags");
    press_main(&ann);
    ann.wait("both have set up", || (front.phase("flags") != phase).then_some(()));
    ann.wait("moves", || (!ann.all("#orders option[data-of][data-to]").is_empty()).then_some(()));
    let phase = front.phase("flags");
    choose(&ann, "MOVE ");
    press_main(&ann);
    ann.wait("the move is made", || (front.phase("flags") != phase).then_some(()));
    ann.wait("the last move is lit", || (ann.all(".last-lights .last").len() == 2).then_some(()));
    drop(ann);
    front.stop();
}

/// In Conquest arrows set a city's production, and an order is chosen in a list.
#[test]
fn a_turn_of_conquest_by_keys() {
    let front = Front::open(&[(ANN, "REGISTER Ann\nCREATE ?war secret conquest lowlands AGAINST COMPUTER")]);
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my/games/war");
    ann.wait("sliders", || (!ann.all(".city input[type=range]").is_empty()).then_some(()));
    let line = ann.run(
        "return document.querySelectorAll('#orders select')[1].querySelector('option[data-verb]:not([value=\"\"])').value",
        &json!([]),
    );
    let line = line.as_str().unwrap();
    choose(&ann, line);
    tab_to(&ann, "a slider", |focused| focused.attribute("type").as_deref() == Some("range"));
    ann.keys(&RIGHT.repeat(2));
    assert_eq!(ann.find(".purse .points").text(), "2");
    let is_filed =
        "return [...document.querySelectorAll('#orders [name^=was-]')].some(was => was.value === arguments[0])";
    ann.wait("it is on file", || (ann.run(is_filed, &json!([line])) == true).then_some(()));
    let phase = front.phase("war");
    press_main(&ann);
    ann.wait("the turn has run", || (front.phase("war") != phase).then_some(()));
    ann.wait_for_text("Turn 2");
    // Without orders the governor acts, and the page does not ask again.
    ann.wait_for_text("No orders yet. Without orders the governor acts.");
    let phase = front.phase("war");
    press_main(&ann);
    ann.wait("the next turn has run", || (front.phase("war") != phase).then_some(()));
    drop(ann);
    front.stop();
}
