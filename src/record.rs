//! The record of a game, for those who look back: summaries, histories, replays.
use crate::game::Game;
use crate::store::{PhaseRow, Role, Store};
use anyhow::Result;

/// Who held what when, and how many: the classic summary.
///
/// # Errors
/// If the database fails, or the record can not be read.
pub fn summary(store: &Store, game: &Game) -> Result<String> {
    let record = store.phases(game.row.id)?;
    let present = game.row.position.as_deref();
    let positions: Vec<&str> = record.iter().map(|row| row.before.as_str()).chain(present).collect();
    game.system.summary(&positions, &players(store, game)?)
}

/// The names of the players of each power, past ones before present ones.
///
/// # Errors
/// If the database fails.
pub fn players(store: &Store, game: &Game) -> Result<Vec<String>> {
    let tenures = store.tenures(game.row.id)?;
    let of = |power: &str| {
        let seats = tenures.iter().filter(|seat| seat.role == Role::Player && seat.power.as_deref() == Some(power));
        seats.map(|seat| seat.user_name.as_str()).collect::<Vec<_>>().join(", ")
    };
    Ok(game.powers().iter().map(|power| of(&power.name)).collect())
}

/// The phases of a record that were adjudicated, as `HISTORY` shows them.
///
/// # Errors
/// If the database fails.
pub fn phases(store: &Store, game: &Game) -> Result<Vec<PhaseRow>> {
    store.phases(game.row.id)
}
