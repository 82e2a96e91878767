//! The real program with scripts, killed at every critical point: every effect of an e-mail's or a turn's script happens exactly once.
use crate::crash::{PLACES, long_ago};
use crate::program::{House, header};
use crate::world::said;
use chancery::store::SeatRow;
use jiff::Timestamp;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

const COUNT: &str = r#"//! count -- numbers press, orders and turns.
//!
//! Option: COUNT
//! Sees: press, orders
fn number(game, what) {
    let state = if game.state == () { #{ press: 0, order: 0, turn: 0 } } else { game.state };
    state[what] += 1;
    game.state = state;
    state[what]
}
fn press(game, letter) { letter.stamp(`press no. ${number(game, "press")}`); }
fn order(game, order) { warn(`Order no. ${number(game, "order")}.`); }
fn results(game, events) { game.tell("all", `Turn no. ${number(game, "turn")}, with a ${game.dice(1000000)}.`); }
"#;

const TICKET: &str = r#"//! ticket -- draws a ticket.
//!
//! Usage: TICKET
//! Who: player
fn run(game, writer, args) {
    let n = if game.state == () { 1 } else { game.state + 1 };
    game.state = n;
    let drawn = `ticket no. ${n}, worth ${game.dice(1000000)}.`;
    say(`You drew ${drawn}`);
    game.tell("all", `drew ${drawn}`);
}
"#;

/// The texts between these words and the next full stop, in order.
fn after(text: &str, words: &str) -> Vec<String> {
    let mut all: Vec<String> =
        text.split(words).skip(1).map(|rest| rest.split(['.', ']']).next().unwrap().to_owned()).collect();
    all.sort();
    all
}

/// The numbers from 1 on.
fn numbers(n: usize) -> Vec<String> {
    let mut all: Vec<String> = (1..=n).map(|n| n.to_string()).collect();
    all.sort();
    all
}

#[test]
fn scripts_do_everything_once_wherever_the_judge_is_killed() {
    let mut house = House::new();
    for (kind, name, text) in [("modules", "count", COUNT), ("commands", "ticket", TICKET)] {
        let folder = house.data().join("scripts").join(kind);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(format!("{name}.rhai")), text).unwrap();
    }
    house.begin_game("busy", Timestamp::now(), "SET COUNT");
    house.begin_game("late", long_ago(), "SET COUNT\nSET NMR");
    let seats = house.seats("busy");
    let (seat, token) = seats.iter().find(|(seat, _)| seat.power.as_deref() == Some("Austria")).unwrap();
    let mut n = 0;
    let mut write = |house: &mut House| {
        n += 1;
        let lines = format!("PRESS TO T\nword {n}\nENDPRESS\nA VIE - GAL\nTICKET");
        let (_, text) = house.write_letter(&seat.user_address, token, &lines);
        house.put_letter(&text);
        // A mail server may deliver a message twice.
        if n % 3 == 0 {
            house.put_letter(&text);
        }
        n
    };
    let mut n_letters = 0;
    for place in PLACES {
        (0..4).for_each(|_| n_letters = write(&mut house));
        let mut serving = house.serve(&[("CHANCERY_FAILPOINT", place)]);
        assert!(!serving.wait_for_end().success(), "{place}");
    }
    let mut serving = house.serve(&[]);
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success(), "{}", house.log());
    // The state, the replies and the e-mails to others all contain each e-mail once, and the same dice.
    let state = |game: &str| -> Value {
        let row = house.store().game_named(game).unwrap().unwrap();
        serde_json::from_str(&row.modules.unwrap()).unwrap()
    };
    let busy = state("busy");
    assert_eq!(busy["modules"][0]["state"], json!({"order": n_letters, "press": n_letters, "turn": 0}));
    assert_eq!(busy["commands"]["ticket"], n_letters);
    let mail: Vec<(bool, String, String)> = house
        .mail()
        .into_iter()
        .map(|(owner, letter)| (header(&letter, "In-Reply-To").is_some(), owner, said(&letter)))
        .collect();
    let of = |is_answer: bool, owner: &SeatRow, words: &str| {
        let own = mail.iter().filter(|(is, to, _)| *is == is_answer && *to == owner.user_address);
        let mut all: Vec<String> = own.flat_map(|(_, _, letter)| after(letter, words)).collect();
        all.sort();
        all
    };
    let turkey = seats.iter().find(|(seat, _)| seat.power.as_deref() == Some("Turkey")).map(|(seat, _)| seat).unwrap();
    assert_eq!(of(true, seat, "Order no. "), numbers(n_letters));
    assert_eq!(of(false, turkey, "press no. "), numbers(n_letters));
    let drawn = of(true, seat, "You drew ticket no. ");
    assert_eq!(drawn.len(), n_letters);
    for (other, _) in seats.iter().filter(|(other, _)| other.id != seat.id) {
        assert_eq!(of(false, other, "drew ticket no. "), drawn, "{}", other.user_address);
    }
    // The clock struck once.
    assert_eq!(state("late")["modules"][0]["state"]["turn"], 1);
    let turns: BTreeSet<Vec<String>> =
        house.seats("late").iter().map(|(seat, _)| of(false, seat, "Turn no. ")).collect();
    assert_eq!((turns.len(), turns.first().unwrap().len()), (1, 1), "{turns:?}");
}
