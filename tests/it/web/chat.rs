//! Messages beside the board, in a real browser: they are sent and received while the page stays in place.
use super::browser::{ANN, BEN, duel};
use super::driver::{Browser, ENTER};
use serde_json::json;

/// Ben is France.
const WITH_BEN: &str = "/my/games/duel?with=F#press";
const WITH_ANN: &str = "/my/games/duel?with=A#press";
const FIELD: &str = "#press textarea[name=text]";
/// As a browser types: the key is held until its next occurrence.
const SHIFT: &str = "\u{e008}";
const RELEASE: &str = "\u{e000}";

/// Opens the panel of messages, if another panel covers it.
fn open(browser: &Browser, page: &str) {
    browser.go(page);
    if !browser.find("#press h3").is_shown() {
        browser.find("#t-press").click();
    }
    browser.run("window.isSamePage = true", &json!([]));
}

/// The words of all bubbles.
fn bubbles(browser: &Browser) -> Vec<String> {
    browser.all("#chat .press-letter .body").iter().map(super::driver::Element::try_text).collect()
}

fn wait_for_bubble(browser: &Browser, words: &str) {
    browser.wait(words, || bubbles(browser).iter().any(|own| own == words).then_some(()));
    assert_eq!(browser.run("return window.isSamePage", &json!([])), json!(true), "the page was loaded again");
}

#[test]
fn messages_go_back_and_forth_beside_the_board() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    let ben = front.browser_of(BEN).unwrap();
    open(&ann, WITH_BEN);
    open(&ben, WITH_ANN);

    // Enter sends, and shift with Enter begins a line. The button names the reader.
    assert!(ann.button("Send to France").is_shown());
    ann.find(FIELD).type_in(&format!("Peace?{SHIFT}{ENTER}{RELEASE}I keep Munich."));
    assert!(bubbles(&ann).is_empty(), "nothing is sent yet");
    ann.find(FIELD).type_in(ENTER);
    wait_for_bubble(&ann, "Peace?\nI keep Munich.");
    assert_eq!(ann.all("#chat .press-letter.own").len(), 1);
    ann.wait("an empty field", || ann.find(FIELD).value().is_empty().then_some(()));
    assert_eq!(ann.focused().attribute("name").as_deref(), Some("text"), "one goes on writing");

    // A message arrives while its reader writes, and their text stays.
    ben.find(FIELD).type_in("I was about to");
    ann.find(FIELD).type_in(&format!("Well?{ENTER}"));
    wait_for_bubble(&ben, "Well?");
    assert_eq!(ben.find(FIELD).value(), "I was about to");
    ben.find(FIELD).type_in(&format!(" say yes.{ENTER}"));
    wait_for_bubble(&ben, "I was about to say yes.");
    wait_for_bubble(&ann, "I was about to say yes.");

    // Another conversation and back: the unfinished text is still there.
    ann.find(FIELD).type_in("Later:");
    ann.find("#chips a[title=\"All players\"]").click();
    ann.wait("the other conversation", || ann.all("#chips [aria-current][title=\"All players\"]").first().map(|_| ()));
    ann.find("#chips a[title=France]").click();
    ann.wait("what was begun", || (ann.find(FIELD).value() == "Later:").then_some(()));
    assert_eq!(ann.run("return window.isSamePage", &json!([])), json!(true));

    // Another person's message can be reported, and the reader's own cannot.
    assert!(ann.all("#chat .own .report").is_empty());
    ann.find("#chat .report").click();
    ann.wait("the form", || ann.all("#report textarea").first().map(|_| ()));
    ann.find("#report textarea").type_in("Beyond a game.");
    ann.button("Report message").click();
    ann.wait("that it was sent", || ann.all("#report").is_empty().then_some(()));
    assert!(front.letter_to("keeper@games.test", "Beyond a game.").contains("say yes"));

    // Two presses send once.
    ann.run("document.querySelector('#press textarea[name=text]').value = ''", &json!([]));
    ann.find(FIELD).type_in("Only once.");
    ann.run(
        "const { form } = document.querySelector('#press textarea[name=text]'); \
             const button = form.querySelector('button:not([type=button])'); button.click(); button.click()",
        &json!([]),
    );
    wait_for_bubble(&ben, "Only once.");
    ann.wait("an empty field", || ann.find(FIELD).value().is_empty().then_some(()));
    ann.find(FIELD).type_in(&format!("That is all.{ENTER}"));
    wait_for_bubble(&ben, "That is all.");
    assert_eq!(bubbles(&ben).iter().filter(|words| *words == "Only once.").count(), 1);
    drop((ann, ben));
    front.stop();
}

/// Without the script, buttons and links do its work.
#[test]
fn messages_are_written_without_a_script() {
    let front = duel();
    let Some(ann) = Browser::without_script(&front.home) else { return };
    front.sign_in(&ann, ANN);
    ann.go("/my/games/duel");
    ann.press_at("#chips a[title=France]");
    ann.find(FIELD).type_in("Good evening.");
    ann.press("Send to France");
    ann.wait_for_text("Good evening.");
    assert_eq!(bubbles(&ann), ["Good evening."]);
    drop(ann);
    front.stop();
}
