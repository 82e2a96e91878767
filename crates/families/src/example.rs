//! The position with which a board is shown where nobody plays on it.
use crate::report::Heading;
use crate::ruleset::Ruleset;
use anyhow::Result;
use chancery_picture::sheet::{PlayerView, PreviousTurns};
use chancery_rules::{Eyes, Luck};

/// The board as a game on it begins. Where pieces are set up, each side has taken a set-up that is ready, and the first one sees it.
///
/// # Errors
/// If a set-up that is ready cannot be adjudicated.
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
