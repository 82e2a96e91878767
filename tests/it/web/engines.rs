//! The main stories in Chromium, Firefox and WebKitGTK.
use super::browser::{ANN, BEN, duel, order, ready};
use super::engine::Engine;

/// A turn: an order is chosen and saved without leaving the page, the turn runs, and its results are there.
#[test]
fn a_turn_of_orders_in_every_engine() {
    for engine in Engine::ALL {
        let mut front = duel();
        let Some(ann) = front.browser_in(engine, ANN) else { continue };
        ann.go("/my/games/duel");
        for (place, line) in [("VIE", "A VIE - GAL"), ("BUD", "A BUD H"), ("TRI", "F TRI H")] {
            order(&ann, place, line);
        }
        ann.wait_for_text("Saved, ");
        ready(&ann);
        front.mail(BEN, "SIGN ON duel\nA PAR H\nA MAR H\nF BRE H\nSET NO WAIT");
        front.wait_for_phase("duel", "F1901M");
        ann.wait_for_text("Fall 1901");
        ann.tab("Results");
        ann.wait_for_text("Galicia");
        drop(ann);
        front.stop();
    }
}
