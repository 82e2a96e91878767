//! The camera in a real browser: the effect of wheel, keys, drags and fingers, and the events that leave it unmoved.
use super::browser::{ANN, BEN, duel};
use super::clicks::{PHONE, click, n_arrows, spot};
use super::driver::ESCAPE;
use super::table::{drag, number, rest, view};
use super::turns::seen_turn;
use serde_json::json;

/// The camera follows wheel, keys, buttons and drags, within its limits. It stays in place through saving and reloading.
#[test]
fn the_camera_moves_and_keeps_its_place() {
    let mut front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.resize(1366, 650);
    ann.go("/my/games/duel");
    let at = spot(&ann, "VIE");
    let k = || number(&ann, "table.camera.k");
    let wheel = |by: f64| {
        let event = json!({ "type": "mouseWheel", "x": at.0, "y": at.1, "deltaX": 0, "deltaY": by });
        ann.tell("Input.dispatchMouseEvent", &event);
        ann.wait("a frame", || Some(()));
        rest(&ann);
    };
    let before = k();
    wheel(-200.0);
    assert!(before < k(), "the wheel goes nearer");
    let there = spot(&ann, "VIE");
    assert!(
        (there.0 - at.0).abs() < 2.0 && (there.1 - at.1).abs() < 2.0,
        "what is under the pointer stays there: {there:?}"
    );
    for _ in 0..20 {
        wheel(-400.0);
    }
    assert!(k() <= 6.0, "no nearer than a city");
    ann.find("body").type_in("0");
    rest(&ann);
    ann.wait("the whole board", || ((k() - number(&ann, "table.camera.least()")).abs() < 0.05).then_some(()));
    ann.find("body").type_in("1");
    rest(&ann);
    ann.wait("one's own units", || (number(&ann, "table.camera.least()") < k()).then_some(()));
    rest(&ann);
    let before = spot(&ann, "VIE");
    drag(&ann, (400.0, 600.0), (460.0, 560.0));
    rest(&ann);
    let now = spot(&ann, "VIE");
    assert!((now.0 - before.0 - 60.0).abs() < 3.0, "the ground is dragged along: {before:?} {now:?}");
    let seen = view(&ann);
    click(&ann, "BUD");
    click(&ann, "SER");
    ann.wait_for_text("Saved, ");
    assert_eq!(view(&ann), seen, "saving does not move the board");
    ann.go("/my/games/duel");
    spot(&ann, "VIE");
    assert_eq!(view(&ann), seen, "nor does loading it again");
    // News, and another turn.
    front.mail(ANN, "SIGN ON duel\nF TRI H");
    ann.wait_for_text("Changed by e-mail, ");
    assert_eq!(view(&ann), seen, "nor do news");
    front.mail(ANN, "SIGN ON duel\nA VIE H\nSET NO WAIT");
    front.mail(BEN, "SIGN ON duel\nA PAR H\nA MAR H\nF BRE H\nSET NO WAIT");
    front.wait_for_phase("duel", "F1901M");
    ann.wait_for_text("Fall 1901");
    ann.wait("the turn as it was played", || (seen_turn(&ann) == "S1901M").then_some(()));
    ann.keys(ESCAPE);
    ann.wait("the board of now", || ann.all("html.film").is_empty().then_some(()));
    assert_eq!(view(&ann), seen, "nor does a turn");
    drop(ann);
    front.stop();
}

/// Two fingers that spread zoom in, and two that pinch zoom out. The point between them stays in place, and they order nothing.
#[test]
fn two_fingers_zoom_in_and_out() {
    let front = duel();
    let Some(ann) = front.browser_of(ANN) else { return };
    ann.resize(PHONE.0, PHONE.1);
    ann.go("/my/games/duel");
    spot(&ann, "VIE");
    rest(&ann);
    let (near, far) = ([(170.0, 250.0), (200.0, 250.0)], [(110.0, 250.0), (260.0, 250.0)]);
    let k = || number(&ann, "table.camera.k");
    let between = || {
        let script = "const box = document.getElementById('board').getBoundingClientRect(); \
                      return table.camera.board(185 - box.left, 250 - box.top)";
        let point = ann.run(script, &json!([]));
        [0, 1].map(|n| point[n].as_f64().unwrap())
    };
    let (before, there) = (k(), between());
    ann.pinch([[near[0], far[0]], [near[1], far[1]]]);
    rest(&ann);
    let nearer = k();
    assert!(before * 2.0 < nearer && nearer <= 6.0, "{before} {nearer}");
    let now = between();
    assert!((now[0] - there[0]).hypot(now[1] - there[1]) < 10.0, "{there:?} {now:?}");
    ann.pinch([[far[0], near[0]], [far[1], near[1]]]);
    rest(&ann);
    assert!(k() < nearer / 2.0, "{nearer} {}", k());
    assert_eq!((n_arrows(&ann, ""), ann.all(".lights .at").len()), (0, 0));
    drop(ann);
    front.stop();
}
