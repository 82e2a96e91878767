//! Stratego positions to learn from: `pieces Red: 1 A4, F A1` for the set-up, and `before A4-A5 A7-A6` for the moves since.
use crate::learn::Facts;
use chancery_stratego::rank::{Numbering, Rank};
use serde_json::{Value, json};

/// The number of squares of a set-up.
const N_SQUARES: usize = 40;

/// The position, in saved form. Without pieces, neither side has set up yet.
pub(super) fn position(facts: &Facts) -> Result<Value, String> {
    facts.only(&["pieces", "before"])?;
    let sides = ["Red", "Blue"].map(|side| json!({ "salt": side, "numbering": Numbering::Us.word() }));
    let [mut red, mut blue] = sides;
    let pieces = facts.of_powers("pieces")?;
    if pieces.is_empty() {
        return Ok(json!({ "game": "learn", "red": { "salt": "Red" }, "blue": { "salt": "Blue" } }));
    }
    let army = |side: &str| {
        let own: Vec<&str> = pieces.iter().filter(|(power, _)| *power == side).map(|(_, list)| *list).collect();
        letters(&own, side == "Blue")
    };
    red["setup"] = army("Red")?.into();
    blue["setup"] = army("Blue")?.into();
    let before: Vec<&str> = facts.all("before").collect();
    Ok(json!({ "game": "learn", "red": red, "blue": blue, "moves": before.join(" ") }))
}

/// A set-up as a string of rank letters: the front row first, from the side's own left.
fn letters(lists: &[&str], is_blue: bool) -> Result<String, String> {
    let mut squares = ['A'; N_SQUARES];
    for piece in lists.iter().flat_map(|list| list.split(',')).map(str::trim) {
        let wrong = || format!("\"{piece}\" is no piece of a set-up: write 1 A4.");
        let (code, at) = piece.split_once(' ').ok_or_else(wrong)?;
        let rank = Rank::ALL.into_iter().find(|rank| rank.code(Numbering::Us) == code).ok_or_else(wrong)?;
        let column = at.bytes().next().and_then(|letter| letter.checked_sub(b'A')).map(usize::from);
        let row = at.get(1..).and_then(|row| row.parse::<usize>().ok());
        let index = match (column, row, is_blue) {
            (Some(column @ 0..10), Some(row @ 1..=4), false) => (4 - row) * 10 + column,
            (Some(column @ 0..10), Some(row @ 7..=10), true) => (row - 7) * 10 + 9 - column,
            _ => return Err(wrong()),
        };
        squares[index] = rank.letter();
    }
    Ok(squares.into_iter().collect())
}
