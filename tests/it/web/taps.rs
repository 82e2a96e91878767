//! Stratego and Conquest in a real browser: a set-up by taps and by keys, a move by two taps, an attack with its odds, and the same without
//! a script.
use super::browser::ANN;
use super::clicks;
use super::driver::{Browser, ENTER};
use super::front::Front;
use serde_json::json;

const FLAGS: &str = "/my/games/flags";
const WAR: &str = "/my/games/war";

fn front(create: &str) -> Front {
    Front::open(&[(ANN, &format!("REGISTER Ann Other\n{create}"))])
}

/// The middle of a place on the board, as a point of the window.
fn spot(browser: &Browser, place: &str) -> (f64, f64) {
    let script = "const box = document.querySelector(`#board a[data-at='${arguments[0]}'] use`).getBoundingClientRect(); \
                  return [box.left + box.width / 2, box.top + box.height / 2]";
    let spot = browser.run(script, &json!([place]));
    (spot[0].as_f64().unwrap(), spot[1].as_f64().unwrap())
}

/// The piece on each square of the set-up, according to its lists.
fn army(browser: &Browser) -> Vec<String> {
    browser.all(".placing select").iter().map(super::driver::Element::value).collect()
}

fn text(browser: &Browser, script: &str) -> String {
    browser.run(script, &json!([])).as_str().unwrap_or_default().to_owned()
}

/// Two taps swap two pieces of a complete army. So do keys. Then a tap on a piece and one on its destination are a move.
#[test]
fn a_set_up_is_tapped_and_a_move_is_two_taps() {
    let front = front("CREATE ?flags secret stratego barrage AGAINST COMPUTER AS RED");
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.go(FLAGS);
    ann.wait("squares", || (ann.all("#grid .sq").len() == 40).then_some(()));
    let names = "return ['row', 'column'].map(name => [...document.querySelectorAll(`#grid [data-${name}]`)].map(own => own.dataset[name]).join(' '))";
    assert_eq!(ann.run(names, &json!([])), json!(["4 3 2 1", "A B C D E F G H I J"]), "the rims name each square");
    let first = army(&ann);
    assert_eq!(first.iter().filter(|piece| *piece != ".").count(), 8, "a whole army stands: {first:?}");
    let (a, b) =
        (first.iter().position(|piece| piece == "F").unwrap(), first.iter().position(|piece| piece == ".").unwrap());
    let tap = |n: usize| ann.find(&format!("#grid .sq[data-n='{n}']")).click();
    tap(a);
    tap(b);
    let swapped = army(&ann);
    assert_eq!((swapped[a].as_str(), swapped[b].as_str()), (".", "F"));
    assert!(ann.find(".advice").text().contains("flag"), "it is advised: {}", ann.find(".advice").text());
    ann.find(".tools button:nth-child(3)").click();
    assert_eq!(army(&ann), first);
    // The same by keys: Enter picks up a piece, an arrow moves on, Enter puts it there.
    ann.run(&format!("document.querySelector(\"#grid .sq[data-n='{a}']\").focus()"), &json!([]));
    let arrow = if a < 30 { "\u{e015}" } else { "\u{e013}" };
    for key in [ENTER, arrow, ENTER] {
        ann.keys(key);
    }
    let other = if a < 30 { a + 10 } else { a - 10 };
    assert_eq!(army(&ann)[other], "F");
    ann.find(".tools button:nth-child(3)").click();
    ann.find(".tools button:nth-child(2)").click();
    assert_eq!(army(&ann)[a / 10 * 10 + 9 - a % 10], "F");
    let before = front.phase("flags");
    ann.find("#main").click();
    ann.wait("both have set up", || (front.phase("flags") != before).then_some(()));
    moves_by_two_taps(&front, &ann);
    drop(ann);
    front.stop();
}

/// A tap on one of Ann's pieces in `flags`, and one on its destination: the move is sent.
pub(super) fn moves_by_two_taps(front: &Front, ann: &Browser) {
    ann.wait("a move", || (!ann.all("#orders option[data-of][data-to]").is_empty()).then_some(()));
    let option = |name: &str| {
        text(ann, &format!("return document.querySelector('#orders option[data-of][data-to]').dataset.{name}"))
    };
    let (from, to, before) = (option("of"), option("to"), front.phase("flags"));
    ann.click_at(spot(ann, &from));
    ann.wait("lit squares", || (!ann.all("#board .lights use").is_empty()).then_some(()));
    ann.click_at(spot(ann, &to));
    ann.wait("the move is sent", || (front.phase("flags") != before).then_some(()));
    ann.wait("the last move is lit", || (ann.all(".last-lights .last").len() == 2).then_some(()));
}

/// Ready-made set-ups are drawn in their player's colour, and on a phone the names at the rims are readable.
#[test]
fn a_set_up_has_its_own_colour_and_readable_rims() {
    let mut front = front("CREATE ?flags stratego barrage AGAINST COMPUTER AS BLUE");
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.resize(375, 740);
    ann.go(FLAGS);
    ann.wait("small pictures", || (!ann.all(".mini-low").is_empty()).then_some(()));
    let own = "const [r, , b] = getComputedStyle(document.querySelector('.mini-low')).fill.match(/[\\d.]+/g).map(Number); return b > r";
    assert_eq!(ann.run(own, &json!([])), json!(true), "blue is blue");
    front.mail(ANN, "SIGN ON flags\nSETUP corner");
    let least = "const scale = document.querySelector('svg.map').getScreenCTM().a; \
                 return Math.min(...[...document.querySelectorAll('.rim text')].map(text => parseFloat(getComputedStyle(text).fontSize) * scale))";
    for page in [FLAGS, "/boards/barrage"] {
        ann.go(page);
        ann.wait("the board", || (!ann.all(".rim text").is_empty()).then_some(()));
        let size = ann.run(least, &json!([])).as_f64().unwrap();
        assert!(9.0 <= size, "{page}: the names at the rims are {size} px");
    }
    drop(ann);
    front.stop();
}

/// A click on a city and one on a neighbour, and the popup shows the odds of an attack. What it sends is an order.
#[test]
fn an_attack_is_two_clicks_with_its_odds() {
    let front = front(&wars());
    let Some(ann) = front.browser_of(ANN) else { return };
    attacks(&ann);
    drop(ann);
    front.stop();
}

/// Seats are random: in one of these games a city of hers has an adjacent enemy.
const WARS: [&str; 8] = ["war", "war2", "war3", "war4", "war5", "war6", "war7", "war8"];

/// The lines that begin them.
pub(super) fn wars() -> String {
    WARS.map(|game| format!("CREATE ?{game} secret conquest lowlands AGAINST COMPUTER")).join("\n")
}

/// An attack by two clicks, which goes on file with its odds.
pub(super) fn attacks(ann: &Browser) {
    ann.resize(1280, 900);
    let has_enemy = "const at = document.querySelector('.city')?.dataset.at; \
                     return !!document.querySelector(`#forces tr[data-from='${at}'][data-defence]`)";
    let game = WARS.into_iter().find(|game| {
        ann.go(&format!("/my/games/{game}"));
        ann.wait("sliders", || (!ann.all(".city input[type=range]").is_empty()).then_some(()));
        ann.run(has_enemy, &json!([])) == json!(true)
    });
    assert!(game.is_some(), "no city has an enemy beside it");
    // All of its points, so that one state is strong enough.
    let slide = "const city = document.querySelector('.city'), range = city.querySelector('input[type=range]'); \
                 range.value = range.max; range.dispatchEvent(new Event('input', { bubbles: true })); \
                 range.dispatchEvent(new Event('change', { bubbles: true })); return city.dataset.at";
    let from = text(ann, slide);
    let goal = "const rows = [...document.querySelectorAll(`#forces tr[data-from='${arguments[0]}'][data-defence]`)]; \
                return rows.sort((a, b) => a.dataset.defence - b.dataset.defence)[0].dataset.to";
    let to = ann.run(goal, &json!([from])).as_str().unwrap().to_owned();
    ann.click_at(clicks::spot(ann, &from));
    ann.wait("lit states", || (!ann.all(".force-lights .lit").is_empty()).then_some(()));
    ann.click_at(clicks::spot(ann, &to));
    ann.wait("odds", || ann.find(".war").try_text().contains("% of the time").then_some(()));
    // Both states, and the way between them, are visible next to it.
    let covered = "const box = document.querySelector('.war').getBoundingClientRect(), [a, b] = arguments; \
                   return [0, .5, 1].filter(part => { const x = a[0] + (b[0] - a[0]) * part, y = a[1] + (b[1] - a[1]) * part; \
                   return x > box.left && x < box.right && y > box.top && y < box.bottom })";
    assert_eq!(ann.run(covered, &json!([clicks::spot(ann, &from), clicks::spot(ann, &to)])), json!([]));
    ann.find(".war .main").click();
    let name = "return document.querySelector(`#forces tr[data-to='${arguments[0]}']`).dataset.toName";
    let name = ann.run(name, &json!([to])).as_str().unwrap().to_owned();
    ann.wait("it is saved", || ann.find("#plans").try_text().contains(&format!("attack {name}")).then_some(()));
    ann.wait("it is on file", || {
        let listed =
            "return [...document.querySelectorAll('#orders select')].some(list => list.value.startsWith(arguments[0]))";
        (ann.run(listed, &json!([format!("ATTACK {to} FROM {from}")])) == true).then_some(())
    });
}

/// Without a script, lists and numbers do the same: a complete set-up, a move from a list, a city's production, and the moves of armies.
#[test]
fn a_turn_of_each_game_works_without_a_script() {
    let mut front = front("CREATE ?flags secret stratego barrage AGAINST COMPUTER AS RED");
    front.mail(ANN, "CREATE ?war secret conquest lowlands AGAINST COMPUTER");
    let Some(ann) = Browser::without_script(&front.home) else { return };
    front.sign_in(&ann, ANN);
    ann.go(FLAGS);
    ann.press("Use set-up");
    ann.go(FLAGS);
    let is_move =
        |choice: &super::driver::Element| choice.attribute("value").is_some_and(|line| line.starts_with("MOVE"));
    ann.all("#orders option").into_iter().find(is_move).expect("a move").click();
    let before = front.phase("flags");
    ann.press_at("#main");
    ann.wait("the move is made", || (front.phase("flags") != before).then_some(()));
    ann.go(WAR);
    ann.find(".city input[type=number]").type_in("1");
    let before = front.phase("war");
    ann.press_at("#main");
    ann.wait("the turn has run", || (front.phase("war") != before).then_some(()));
    drop(ann);
    front.stop();
}
