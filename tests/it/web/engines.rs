//! The main stories in Chromium, Firefox and WebKitGTK.
use super::browser::{ANN, duel, order};
use super::engine::Engine;

#[test]
fn a_turn_of_orders_in_every_engine() {
    for engine in Engine::ALL {
        let front = duel();
        let Some(ann) = front.browser_in(engine, ANN) else { continue };
        ann.go("/my/games/duel");
        order(&ann, "VIE", "A VIE - GAL");
        ann.press("File, final");
        ann.wait_for_text("A VIE - GAL");
        drop(ann);
        front.stop();
    }
}
