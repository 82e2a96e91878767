//! Powers that defend themselves: their orders are legal, sensible and always the same.
use crate::dice::Dice;
use crate::play_every_board::random_orders;
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::state::{PhaseKind, State};
use chancery_diplomacy::{Diplomacy, variant};
use chancery_rules::{Eyes, Luck, Power, Rules};

#[test]
fn defence_orders_are_complete_legal_and_peaceful_on_every_sixth_board() {
    let keys: Vec<&str> = variant::keys().step_by(6).collect();
    assert!(8 <= keys.len(), "{keys:?}");
    for key in keys {
        let rules = Diplomacy::variant(key).unwrap();
        let mut dice = Dice::new(1);
        let mut state = rules.begin(&rules.played(), &Luck::default());
        for _ in 0..8 {
            let due = rules.due(&state);
            let led = due.get(dice.roll(due.len().max(1) as u64) as usize).copied();
            let mut orders = Vec::new();
            for power in due {
                match Some(power) == led {
                    true => orders.extend(checked(&rules, &state, power).into_iter().map(|order| (power, order))),
                    false => orders.extend(random_orders(&rules, &state, power, &mut dice)),
                }
            }
            state = rules.adjudicate(&state, &orders, &Luck::default()).0;
        }
    }
}

/// The orders of a power that defends itself, each checked.
fn checked(rules: &Diplomacy, state: &State, power: Power) -> Vec<Order> {
    let view = rules.view(state, Eyes::Power(power));
    let orders = rules.defence(&view, power);
    assert_eq!(orders, rules.defence(&view, power));
    for order in &orders {
        let text = rules.write_order(order);
        let line = format!("{}: {text}", rules.board().power_name(power).name);
        let read = rules.orders(&rules.view(state, Eyes::Master), &line);
        assert!(read.iter().all(Result::is_ok), "{text} in {}: {read:?}", state.phase);
        let attacks = matches!(order, Order::Unit { action: Action::Move { .. } | Action::SupportMove { .. }, .. });
        assert!(!attacks || state.phase.kind == PhaseKind::Retreat, "{text}");
    }
    if state.phase.kind != PhaseKind::Adjustment {
        let review = rules.review(&view, power, &orders);
        assert_eq!(review.missing, [], "{}", state.phase);
    }
    orders
}

/// The position after these orders, each line those of one power.
fn after(rules: &Diplomacy, state: &State, lines: &[&str]) -> State {
    let view = rules.view(state, Eyes::Master);
    let read = lines.iter().flat_map(|line| rules.orders(&view, line)).map(|read| read.unwrap());
    let orders: Vec<_> = read.map(|read| (read.power, read.order)).collect();
    rules.adjudicate(state, &orders, &Luck::default()).0
}

fn defence(rules: &Diplomacy, state: &State, power: &str) -> Vec<String> {
    let power = rules.board().power(power).unwrap();
    checked(rules, state, power).iter().map(|order| rules.write_order(order)).collect()
}

#[test]
fn defenders_support_threatened_units_retreat_home_and_rebuild_as_at_the_start() {
    let rules = Diplomacy::variant("standard").unwrap();
    let start = rules.begin(&rules.played(), &Luck::default());
    // No enemy is near: all units hold, and none supports without need.
    assert_eq!(defence(&rules, &start, "England"), ["F EDI H", "A LVP H", "F LON H"]);
    let fall = after(&rules, &start, &["A VEN - TYR", "A MUN - BOH", "F TRI - ALB", "A WAR - GAL"]);
    let mut austria = defence(&rules, &fall, "Austria");
    austria.sort();
    assert_eq!(austria, ["A BUD S A VIE", "A VIE S A BUD", "F ALB H"]);
    // Vienna falls all the same. Its army goes to one of its own centres.
    let fallen = after(&rules, &fall, &["A TYR - VIE", "A BOH S A TYR - VIE", "A GAL S A TYR - VIE", "F ALB - GRE"]);
    assert_eq!(fallen.phase.to_string(), "F1901R");
    assert_eq!(defence(&rules, &fallen, "Austria"), ["A VIE - TRI"]);
    let winter = after(&rules, &fallen, &["A VIE - TRI"]);
    assert_eq!(winter.phase.to_string(), "W1901A");
    // Three centres (Budapest, Greece, Trieste), three units.
    assert!(defence(&rules, &winter, "Austria").is_empty());
    // Two of four centres are lost: the farthest unit goes first.
    let spring = after(&rules, &start, &["F TRI - ALB", "A VIE - TRI", "A BUD - SER"]);
    let fall = after(&rules, &spring, &["F ALB - GRE", "A TRI H", "A SER H"]);
    assert_eq!(defence(&rules, &fall, "Austria"), ["B A BUD", "B A VIE"]);
}
