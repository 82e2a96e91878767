//! Adjudicates a game again from its record, to check that the rules still give the same results.
use crate::boards::catalogue::Catalogue;
use crate::families::report::Heading;
use crate::game::Game;
use crate::game::difference::same;
use crate::referee::modules::phase_hooks;
use crate::store::{EditRow, PhaseRow, Store};
use crate::text::hex;
use crate::text::sentence::Note;
use crate::text::words::said;
use anyhow::{Context as _, Result, anyhow, ensure};

/// Adjudicates all phases of a record again, including those that were rolled back. Returns their number.
///
/// # Errors
/// The first difference between the new results and the record.
pub fn replay(
    store: &Store,
    catalogue: &Catalogue,
    game: &Game,
    record: &[PhaseRow],
    edits: &[EditRow],
) -> Result<usize> {
    // Each phase that was not rolled back follows the one before, apart from changes by hand in between.
    let mut standing: Option<&PhaseRow> = None;
    for (i, row) in record.iter().enumerate() {
        let same_turn = |earlier: &&PhaseRow| earlier.turn == row.turn;
        let n_undone = if game.system.has_luck() { record[..i].iter().filter(same_turn).count() } else { 0 };
        let n_undone = u32::try_from(n_undone)?;
        again(game, row, n_undone)
            .and_then(|()| phase_hooks::replay(store, catalogue, game, row, &game.luck_on_record(row, n_undone)?))
            .with_context(|| format!("turn {} ({})", row.turn, row.phase))?;
        if row.undone.is_none() {
            let last = standing.map_or(0, |last| last.turn);
            if let Some(reached) = edited(game, edits, row.turn, standing.map(|last| last.after.as_str()))? {
                same("the position before", &row.before, &reached)
                    .with_context(|| format!("turn {} ({}) does not follow turn {last}", row.turn, row.phase))?;
            }
            standing = Some(row);
        }
    }
    let begun = edited(game, edits, game.row.turn, standing.map(|last| last.after.as_str()))?;
    if let (Some(reached), Some(position)) = (begun, &game.row.position) {
        same("the position", position, &reached).context("the game's position is not where its record ends")?;
    }
    Ok(record.len())
}

/// The final position of a turn after its changes by hand, made again. `from` is the position that the previous turn led to, if
/// any.
fn edited(game: &Game, edits: &[EditRow], turn: u32, from: Option<&str>) -> Result<Option<String>> {
    let mut reached = from.map(str::to_owned);
    for edit in edits.iter().filter(|edit| edit.turn == turn && edit.undone.is_none()) {
        let context = || format!("the changes by hand in turn {turn}");
        if let Some(before) = &reached {
            same("the position before", &edit.before, before).with_context(context)?;
        }
        let lines: Vec<String> = edit.lines.lines().map(str::to_owned).collect();
        let after = game.system.open(&edit.before)?.edit(&lines);
        let wrong = |wrong: Vec<Note>| wrong.into_iter().map(said).collect::<Vec<_>>().join("; ");
        let after = after.map_err(|why| anyhow!("it is refused now: {}", wrong(why))).with_context(context)?;
        same("the position after", &edit.after, &after.after.save()).with_context(context)?;
        reached = Some(edit.after.clone());
    }
    Ok(reached)
}

/// Adjudicates one phase again.
fn again(game: &Game, row: &PhaseRow, n_undone: u32) -> Result<()> {
    let luck = game.luck_on_record(row, n_undone)?;
    let opened = hex(&luck.opened());
    ensure!(
        row.luck.as_ref().is_none_or(|luck| *luck == opened),
        "the luck of the turn does not match the game's secret"
    );
    let before = game.system.open(&row.before)?;
    let label = before.phase().label;
    ensure!(label == row.phase, "the position before is that of {label}");
    let orders = game.read_orders(&row.orders)?;
    let heading = Heading { game: &game.row.name, n_phase: row.turn };
    let adjudicated = before.adjudicate(heading, &orders, &luck)?;
    same("the results", &row.results, &adjudicated.record)?;
    same("the position after", &row.after, &adjudicated.after.save())
}
