//! Random play, for the benches.
use crate::dice::Dice;
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::diplomacy::order::Order;
use chancery::rules::diplomacy::state::State;
use chancery::rules::{Eyes, Power, Rules};

/// Legal orders for any phase: about every second unit supports or convoys.
pub fn random_orders(rules: &Diplomacy, state: &State, dice: &mut Dice) -> Vec<(Power, Order)> {
    let mut orders = Vec::new();
    for power in rules.due(state) {
        let view = rules.view(state, Eyes::Power(power));
        let options = rules.options(&view);
        let mut on_file = Vec::new();
        for _ in 0..options.len().min(200) {
            let option = &options[dice.roll(options.len() as u64) as usize];
            for found in rules.orders(&view, option).into_iter().flatten().filter(|found| found.power == power) {
                rules.file(state, power, &mut on_file, found.order);
            }
        }
        orders.extend(on_file.into_iter().map(|order| (power, order)));
    }
    orders
}
