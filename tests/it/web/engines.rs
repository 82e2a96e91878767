//! The main stories in Chromium, Firefox and WebKitGTK.
use super::browser::{ANN, BEN, duel, order, ready, row};
use super::clicks::click;
use super::driver::{ENTER, ESCAPE};
use super::engine::Engine;
use super::front::Front;
use super::taps::{attacks, moves_by_two_taps, wars};
use super::turns::seen_turn;

/// A turn: an order is clicked and saved without leaving the page, the turn runs and is played on the board, its page shows the results,
/// and a message goes out.
#[test]
fn a_turn_of_orders_in_every_engine() {
    for engine in Engine::ALL {
        let mut front = duel();
        let Some(ann) = front.browser_in(engine, ANN) else { continue };
        ann.go("/my/games/duel");
        click(&ann, "VIE");
        click(&ann, "GAL");
        ann.wait("the order", || (ann.find(&row("VIE")).value() == "A VIE - GAL").then_some(()));
        for (place, line) in [("BUD", "A BUD H"), ("TRI", "F TRI H")] {
            order(&ann, place, line);
        }
        ann.wait_for_text("Saved, ");
        ready(&ann);
        front.mail(BEN, "SIGN ON duel\nA PAR H\nA MAR H\nF BRE H\nSET NO WAIT");
        front.wait_for_phase("duel", "F1901M");
        ann.wait_for_text("Fall 1901");
        ann.wait("the turn as it was played", || (seen_turn(&ann) == "S1901M").then_some(()));
        ann.keys(ESCAPE);
        ann.wait("the board of now", || ann.all("html.film").is_empty().then_some(()));
        ann.find("#turns [data-turn=prev]").click();
        ann.wait("the turn before", || ann.path().contains("/duel/S1901M").then_some(()));
        ann.wait_for_text("This turn is over.");
        ann.tab("Results");
        ann.wait_for_text("Galicia");
        ann.go("/my/games/duel?with=F#press");
        ann.find("#press textarea[name=text]").type_in(&format!("From {engine:?}.{ENTER}"));
        front.letter_to(BEN, &format!("From {engine:?}."));
        drop(ann);
        front.stop();
    }
}

/// A Stratego move by two taps, and a Conquest attack with its odds. Chromium has separate stories for them.
#[test]
fn taps_and_attacks_in_the_other_engines() {
    for engine in [Engine::Firefox, Engine::WebKit] {
        let flags = "CREATE ?flags secret stratego barrage AGAINST COMPUTER AS RED\nSETUP RANDOM";
        let front = Front::open(&[(ANN, "REGISTER Ann"), (ANN, flags), (ANN, &wars())]);
        let Some(ann) = front.browser_in(engine, ANN) else { continue };
        ann.go("/my/games/flags");
        moves_by_two_taps(&front, &ann);
        attacks(&ann);
        drop(ann);
        front.stop();
    }
}
