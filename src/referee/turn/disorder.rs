//! Civil disorder: what is ordered for powers that have no player, or whose player has sent no orders.
use crate::game::settings::keys::{self, Disorder};
use crate::game::{Game, OnFile};
use crate::rules::Power;
use crate::say;
use crate::store::Store;
use crate::text::sentence::Note;
use anyhow::Result;

/// Orders with the powers that they are for, and what the results say of those in civil disorder.
type OrdersOfPhase = (Vec<(Power, String)>, Vec<Note>);

/// All orders of the phase, those of powers in civil disorder among them; and what the results say of these.
///
/// # Errors
/// If something on file cannot be read.
pub(in crate::referee) fn orders(game: &Game, store: &Store) -> Result<OrdersOfPhase> {
    let (mut on_file, mut powers) = (game.on_file(store)?, in_disorder(game));
    // A computer may leave some of its units as they are.
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
            // Whatever is on file stands; of adjustments, that is the whole of it.
            let own = std::mem::replace(&mut filed.orders, table.defence(power));
            own.iter().try_for_each(|order| table.file(power, &mut filed.orders, order))?;
            led.push(power);
        }
    }
    let idle: Vec<Power> = powers.into_iter().filter(|power| !led.contains(power)).collect();
    let mut told = Vec::new();
    // In a blind game, who has to retreat or build is not for all to know.
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

/// The powers that owe orders which nobody sends: they have no player, or one who is in civil disorder.
fn in_disorder(game: &Game) -> Vec<Power> {
    let nobody_sends = |power: &Power| match game.orderer(*power) {
        None => true,
        Some(seat) => seat.abandoned.is_some(),
    };
    let owes = |power: &Power| !game.complete.contains(power);
    game.due().into_iter().filter(nobody_sends).filter(owes).collect()
}
