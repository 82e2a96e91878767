//! The position used to illustrate a board outside any game.
use crate::report::Heading;
use crate::ruleset::Ruleset;
use anyhow::Result;
use chancery_picture::sheet::{PlayerView, PreviousTurns};
use chancery_rules::{Eyes, Luck};

/// The board at the start of a game. Where players set up pieces, each side has taken a ready-made set-up, and the view is the first
/// side's.
///
/// # Errors
/// If a ready-made set-up cannot be adjudicated.
pub fn position(rules: &dyn Ruleset) -> Result<Option<PlayerView>> {
    let (luck, past) = (Luck::default(), PreviousTurns::default());
    let table = rules.begin(&rules.played(), &luck);
    let mut orders = Vec::new();
    for power in table.due() {
        let set_ups = table.placing(power, &[])?.map(|placing| placing.ready).unwrap_or_default();
        let Some(set_up) = set_ups.iter().find(|set_up| !set_up.rows.is_empty()) else { continue };
        let read = table.orders(Eyes::Power(power), &set_up.line).into_iter().flatten();
        orders.extend(read.map(|found| (power, found.order)));
    }
    let first = orders.first().map(|(power, _)| Eyes::Power(*power));
    let Some(eyes) = first else { return Ok(table.sheet(Eyes::Observer, &past)) };
    let turn = table.adjudicate(Heading { game: "", n_phase: 1 }, &orders, &luck)?;
    Ok(turn.after.sheet(eyes, &past))
}
