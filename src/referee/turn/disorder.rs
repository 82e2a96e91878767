//! Civil disorder: the orders of powers that have no player, or whose player has sent none.
use crate::game::settings::keys::{self, Disorder};
use crate::game::{Game, OnFile};
use crate::rules::Power;
use crate::say;
use crate::store::Store;
use crate::text::sentence::Note;
use anyhow::Result;

/// Orders with their powers, and the results' notes on those in civil disorder.
type OrdersOfPhase = (Vec<(Power, String)>, Vec<Note>);

/// All orders of the phase, including those of powers in civil disorder, and the results' notes on these.
///
/// # Errors
/// If an order on file cannot be read.
pub(in crate::referee) fn orders(game: &Game, store: &Store) -> Result<OrdersOfPhase> {
    let (mut on_file, mut powers) = (game.on_file(store)?, in_disorder(game));
    // A bot may leave some of its units without orders.
    let has_orders = |power: Power| on_file.iter().any(|filed| filed.power == power && !filed.orders.is_empty());
    powers.retain(|power| !(game.has_computed(*power) && has_orders(*power)));
    let policy = game.settings.get(keys::CIVIL_DISORDER);
    let mut led = Vec::new();
    for &power in powers.iter().filter(|_| policy == Disorder::Support) {
        if !on_file.iter().any(|filed| filed.power == power) {
            on_file.push(OnFile::none(power));
        }
        let table = game.table()?;
        for filed in on_file.iter_mut().filter(|filed| filed.power == power) {
            // Orders on file override the defence. In an adjustment phase they replace it.
            let own = std::mem::replace(&mut filed.orders, table.defence(power));
            own.iter().try_for_each(|order| table.file(power, &mut filed.orders, order))?;
            led.push(power);
        }
    }
    let idle: Vec<Power> = powers.into_iter().filter(|power| !led.contains(power)).collect();
    let mut told = Vec::new();
    // In a blind game, it is secret which powers have to retreat or build.
    let table = game.table()?;
    let listed =
        if table.is_blind() && table.phase().stage.minor { [].as_slice() } else { &[(idle, false), (led, true)] };
    for (powers, is_led) in listed {
        if powers.is_empty() {
            continue;
        }
        let powers = &game.called_each(powers);
        told.push(Note::of(match *is_led {
            true => say!(
                "{powers} {powers? is|are} in civil disorder: the judge gave {powers? its|their} orders, to defend {powers? it|them}.",
                powers
            ),
            false => say!("{powers} {powers? is|are} in civil disorder: no orders came for {powers? it|them}.", powers),
        }));
    }
    let mut orders: Vec<(Power, String)> = Vec::new();
    for OnFile { power, orders: own, .. } in on_file {
        orders.extend(own.into_iter().map(|order| (power, order)));
    }
    Ok((orders, told))
}

/// The powers whose due orders no one sends: they have no player, or one in civil disorder.
fn in_disorder(game: &Game) -> Vec<Power> {
    let nobody_sends = |power: &Power| match game.orderer(*power) {
        None => true,
        Some(seat) => seat.abandoned.is_some(),
    };
    let owes = |power: &Power| !game.complete.contains(power);
    game.due().into_iter().filter(nobody_sends).filter(owes).collect()
}
