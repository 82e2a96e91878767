//! Stories in a real browser: a person's actions on the pages, and the results they see.
use super::driver::{Browser, ENTER, Element, RIGHT, TAB};
use super::front::Front;
use super::served::ask;
use serde_json::json;
use std::io::BufReader;
use std::net::TcpStream;

pub(super) const ANN: &str = "ann@players.test";
pub(super) const BEN: &str = "ben@players.test";

/// A judge with a started two-player game, `duel`.
pub(super) fn duel() -> Front {
    Front::open(&[
        (ANN, "REGISTER Ann\nCREATE ?duel secret standard_france_austria\nSET MOVE DELAY 0\nSET PREFERENCE AUSTRIA"),
        (BEN, "REGISTER Ben\nSIGN ON ?duel secret"),
    ])
}

/// The row of a unit in the order table.
pub(super) fn row(place: &str) -> String {
    format!("#orders li[data-at='{place}'] select")
}

/// Chooses an order for a unit, in the words of an e-mail.
pub(super) fn order(browser: &Browser, place: &str, line: &str) {
    browser.choose(&row(place), line);
}

/// Marks the orders as ready, and waits until the page says so.
pub(super) fn ready(browser: &Browser) {
    browser.button("I’m ready").click();
    browser.wait_for_text("✓ Ready");
}

/// Sends lines as in an e-mail.
pub(super) fn write(browser: &Browser, lines: &str) {
    browser.go("/my/letters");
    browser.fill("E-mail text", lines);
    browser.press("Send");
}

/// A power's first orders, and the places of its units.
fn first_orders(power: &str) -> [(&'static str, &'static str); 3] {
    match power {
        "Austria" => [("BUD", "A BUD - SER"), ("VIE", "A VIE - GAL"), ("TRI", "F TRI - ALB")],
        _ => [("BRE", "F BRE - MAO"), ("PAR", "A PAR - BUR"), ("MAR", "A MAR - SPA")],
    }
}

#[test]
fn one_game_is_played_half_by_email_and_half_on_pages() {
    let mut front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    let orders = first_orders(&front.power_of("duel", ANN));
    let of_ben = first_orders(&front.power_of("duel", BEN)).map(|(_, line)| line).join("\n");

    ann.go("/my/games/duel");
    ann.wait_for_text("No orders yet.");
    front.mail(ANN, &format!("SIGN ON duel\n{}", orders[0].1));
    ann.wait_for_text("Changed by e-mail");
    assert_eq!(ann.find(&row(orders[0].0)).value(), orders[0].1, "the open page shows what was mailed");

    order(&ann, orders[1].0, orders[1].1);
    front.mail(ANN, &format!("SIGN ON duel\n{}", orders[2].1));
    ann.wait_for_text("3 of 3 orders.");
    assert_eq!(ann.find(&row(orders[1].0)).value(), orders[1].1, "what is being chosen is left alone");
    ann.wait("what was mailed", || (ann.find(&row(orders[2].0)).value() == orders[2].1).then_some(()));

    // The game continues in another window: the open page is for a finished phase.
    let before = ann.open_window();
    ann.go("/my/games/duel");
    order(&ann, orders[1].0, orders[1].1);
    ready(&ann);
    front.mail(BEN, &format!("SIGN ON duel\n{of_ben}\nSET NO WAIT"));
    front.wait_for_phase("duel", "F1901M");
    ann.wait_for_text("Fall 1901");

    // The other open page shows the new turn as soon as it is visible.
    ann.go_on_in(&before);
    ann.wait_for_text("Fall 1901");
    assert_eq!(front.phase("duel"), "F1901M");
    ann.go("/my/games/duel");
    assert!(
        ann.text().contains("No orders yet."),
        "a page that lay open has ordered in the next phase:\n{}",
        ann.text()
    );
    // The arrow keys turn the game's pages.
    ann.go("/games/duel/S1901M");
    ann.keys(RIGHT);
    ann.wait("the page of now", || (ann.path() == "/games/duel").then_some(()));
    drop(ann);
    front.stop();
}

#[test]
fn everything_works_without_a_script() {
    let mut front = duel();
    let Some(ann) = Browser::without_script(&front.home) else { return };
    ann.go("/my/games/duel");
    assert!(ann.path().starts_with("/my/sign-in"), "{}", ann.path());
    ann.fill("Your e-mail address", ANN);
    ann.press("Send code");
    let code = front.code_for(ANN);
    ann.fill("Code", &code);
    ann.press("Sign in");
    assert_eq!(ann.path(), "/my/games/duel", "it leads to where she wanted to go");

    let orders = first_orders(&front.power_of("duel", ANN));
    for (place, line) in orders {
        order(&ann, place, line);
    }
    ann.press("I’m ready");
    ann.wait_for_text("✓ Ready");
    let of_ben = first_orders(&front.power_of("duel", BEN)).map(|(_, line)| line).join("\n");
    front.mail(BEN, &format!("SIGN ON duel\n{of_ben}\nSET NO WAIT"));
    front.wait_for_phase("duel", "F1901M");
    ann.go("/games/duel/S1901M");
    ann.wait_for_text("Spring");
    assert_eq!(ann.run("return typeof countDown", &json!([])), "undefined");
    drop(ann);
    front.stop();
}

#[test]
fn everything_works_by_keyboard_alone() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    let orders = first_orders(&front.power_of("duel", ANN));
    ann.go("/my/games/duel");
    ann.keys(TAB);
    assert_eq!(ann.focused().text(), "Skip to your orders");
    ann.keys(ENTER);
    let mut left: Vec<&str> = orders.iter().map(|(_, line)| *line).collect();
    for _ in 0..40 {
        ann.keys(TAB);
        let focused = ann.focused();
        let choices = focused.choices();
        if let Some(line) = left.iter().copied().find(|line| choices.iter().any(|choice| choice == line)) {
            focused.go_to(&choices, line);
            left.retain(|other| *other != line);
        } else if focused.text() == "I’m ready" {
            break;
        }
    }
    assert!(left.is_empty(), "no row was reached for {left:?}");
    assert_eq!(ann.focused().text(), "I’m ready");
    ann.keys(ENTER);
    ann.wait_for_text("✓ Ready");
    drop(ann);
    front.stop();
}

#[test]
fn a_whole_game_by_web() {
    let front = Front::open(&[(ANN, "REGISTER Ann"), (BEN, "REGISTER Ben")]);
    let Some(ann) = front.browser_of(ANN) else { return };
    let ben = front.browser_of(BEN).unwrap();
    ann.go("/my/new?board=standard_france_austria");
    ann.unfold("More settings");
    ann.fill("Name", "duel");
    ann.press("Create game");
    write(&ann, "SIGN ON duel\nSET MOVE DELAY 0");
    write(&ben, "SIGN ON ?duel -");
    front.wait_for_phase("duel", "S1901M");

    for (browser, address) in [(&ann, ANN), (&ben, BEN)] {
        browser.go("/my");
        browser.follow("duel");
        for (place, line) in first_orders(&front.power_of("duel", address)) {
            order(browser, place, line);
        }
        browser.press("I’m ready");
    }
    front.wait_for_phase("duel", "F1901M");
    // The other player's open page has noticed it.
    ann.wait_for_text("Fall 1901");
    ann.go("/games/duel/S1901M");
    ann.wait_for_text("Army Vienna");
    for browser in [&ann, &ben] {
        browser.go("/my/games/duel");
        browser.tab("Menu");
        browser.unfold("Votes");
        browser.press("Vote for a draw");
    }
    ann.go("/games/duel");
    ann.wait_for_text("draw");
    assert!(front.is_over("duel"));
    drop((ann, ben));
    front.stop();
}

/// A player who waits for the others sees the board as soon as the game begins, on either of its pages; but not while they write.
#[test]
fn a_waiting_page_becomes_the_board_when_the_game_begins() {
    let mut front = Front::open(&[
        (
            ANN,
            "REGISTER Ann\nCREATE ?duel secret standard_france_austria\nCREATE ?club secret standard_france_austria\nCREATE ?open secret standard_france_austria",
        ),
        (BEN, "REGISTER Ben"),
    ]);
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my/games/duel");
    assert!(ann.all("#board svg").is_empty(), "there is nothing to see yet");
    front.mail(BEN, "SIGN ON ?duel secret");
    ann.wait("the board", || ann.run("return !!window.table?.board", &json!([])).as_bool()?.then_some(()));
    ann.wait_for_text("No orders yet.");
    ann.go("/my/games/club");
    ann.run(
        "document.querySelector('#menu, #orders').querySelectorAll('details').forEach(fold => { fold.open = true; })",
        &json!([]),
    );
    ann.run("document.querySelector('main textarea').value = 'A letter that is not finished'", &json!([]));
    front.mail(BEN, "SIGN ON ?club secret");
    ann.follow("The game has begun: show the board");
    ann.wait("the board", || ann.run("return !!window.table?.board", &json!([])).as_bool()?.then_some(()));
    ann.go("/games/open");
    assert!(ann.all("#board svg.map").is_empty());
    front.mail(BEN, "SIGN ON ?open secret");
    ann.wait("the board on the page for all", || (!ann.all("#board svg.map").is_empty()).then_some(()));
    drop(ann);
    front.stop();
}

/// A browser opens at most six connections to a host, and a listening page uses one of them.
#[test]
fn only_the_visible_one_of_ten_windows_listens() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my/games/duel");
    for _ in 1..10 {
        ann.open_window();
        ann.go("/my/games/duel");
        ann.wait_for_text("No orders yet.");
    }
    let console = front.console.strip_prefix("http://").unwrap();
    let is_only_one = || {
        let mut line = BufReader::new(TcpStream::connect(console).unwrap());
        let numbers = ask(&mut line, &format!("GET /metrics HTTP/1.1\r\nHost: {console}\r\n\r\n")).body;
        numbers.lines().any(|line| line == "chancery_streams 1").then_some(())
    };
    ann.wait("only one stream", is_only_one);
    drop(ann);
    front.stop();
}

/// A newcomer without e-mail begins a game against a bot on the page of their games, and orders.
fn a_newcomer_plays(game: &str, name: &str, set_up: Option<&str>) {
    let front = Front::open(&[(ANN, "REGISTER Ann")]);
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go("/my");
    ann.press_at(&format!("button[name=with][value={game}]"));
    if let Some(button) = set_up {
        ann.button(button).click();
    }
    // The first possible order.
    let is_order = |choice: &Element<'_>| choice.attribute("value").is_some_and(|line| !line.is_empty());
    let before = front.phase(name);
    ann.wait("an order", || ann.all("#orders li[data-row] select option").into_iter().find(is_order)).click();
    ann.button("Play the turn").click();
    ann.wait("the next turn", || (front.phase(name) != before).then_some(()));
    drop(ann);
    front.stop();
}

#[test]
fn a_newcomer_plays_stratego_against_a_bot() {
    a_newcomer_plays("stratego", "barrage-1", Some("Use set-up"));
}

#[test]
fn a_newcomer_plays_conquest_against_a_bot() {
    a_newcomer_plays("conquest", "lowlands-1", None);
}
