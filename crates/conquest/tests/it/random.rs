//! Invariants of every turn, in games of random orders.
use super::rules;
use chancery_conquest::event::{Back, Event};
use chancery_conquest::order::Order;
use chancery_conquest::state::Sections;
use chancery_conquest::units::Units;
use chancery_conquest::{Conquest, State};
use chancery_rules::{Eyes, Luck, Manner, Power, Rules, Thinking, Told};

/// Random orders for all powers. Some send none.
pub(super) fn random_orders(rules: &Conquest, state: &State, luck: &Luck) -> Vec<(Power, Order)> {
    let mut dice = luck.dice(&format!("orders {}", state.turn));
    let mut orders = Vec::new();
    for power in rules.due(state) {
        let view = rules.view(state, Eyes::Power(power));
        let mut options = Rules::options(rules, &view);
        dice.shuffle(&mut options);
        let n = dice.roll(9) as usize;
        let mut own = Vec::new();
        for line in options.iter().take(n) {
            let found = rules.orders(&view, line).into_iter().next();
            let accepted = found.unwrap().unwrap_or_else(|why| panic!("the option {line} is refused: {why:?}"));
            assert_eq!(rules.read_order(&rules.write_order(&accepted.order)).as_ref(), Ok(&accepted.order));
            let order = if dice.roll(8) == 0 && accepted.order != Order::Pass {
                Order::Standing(Box::new(accepted.order))
            } else {
                accepted.order
            };
            rules.file(state, power, &mut own, order);
        }
        rules.review(&view, power, &own);
        orders.extend(own.into_iter().map(|order| (power, order)));
    }
    orders
}

/// All units: those before, those produced, without those lost in battle or disbanded.
fn check_units(before: &State, after: &State, told: &[Told<Event>]) {
    let all = |state: &State| state.holdings.iter().map(|holding| holding.garrison).sum::<Units>();
    let (mut made, mut lost) = (Units::NONE, Units::NONE);
    for told in told {
        match &told.event {
            Event::Produced { units, .. } => made += *units,
            Event::Battle(battle) => {
                for round in battle.fights.iter().flat_map(|fight| &fight.rounds) {
                    lost += round.attack.lost + round.defence.lost;
                }
                for column in battle.columns.iter().filter(|column| column.back == Back::Disbanded) {
                    lost += column.left - column.moved_in;
                }
            }
            _ => {}
        }
    }
    assert_eq!(all(before) + made, all(after) + lost, "units are neither made nor lost otherwise");
}

/// A bot's reasons do not depend on another power's secrets, because EXPLAIN shows them to its opponents.
#[test]
fn reasons_do_not_depend_on_standing_orders_and_the_governor() {
    let rules = rules("lowlands");
    let luck = Luck::new([3; 32]).for_game("random");
    let mut state = rules.begin(&rules.played(), &luck);
    let (mut n_reasons, mut n_hidden) = (0, 0);
    for _ in 0..12 {
        if rules.outcome(&state).is_some() {
            break;
        }
        let mut orders = Vec::new();
        for power in rules.due(&state) {
            let thinking = Thinking { manner: Manner::Player, luck: &luck, work: 60 };
            let advise =
                |state: &State| rules.advise(&rules.view(state, Eyes::Power(power)), power, &thinking).unwrap();
            let mut other = state.clone();
            let seat = &mut other.seats[power.index()];
            seat.governor = Sections::ALL;
            let view = rules.view(&state, Eyes::Power(power));
            let options = Rules::options(&rules, &view);
            let accepted = options.iter().filter_map(|line| rules.orders(&view, line).remove(0).ok());
            seat.standing.extend(accepted.map(|accepted| accepted.order).filter(|order| *order != Order::Pass).take(3));
            n_hidden += seat.standing.len();
            let advice = [advise(&state), advise(&other)];
            assert_eq!(advice[0].reasons, advice[1].reasons);
            n_reasons += advice[0].reasons.len();
            orders.extend(advice[0].orders.iter().map(|order| (power, order.clone())));
        }
        state = rules.adjudicate(&state, &orders, &luck.of_turn(state.turn, 0)).0;
    }
    assert!(10 < n_reasons && 10 < n_hidden, "{n_reasons} reasons");
}

fn play(rules: &Conquest, n: u16, seed: u8, n_turns: u32) {
    let played: Vec<Power> = (0..n).map(Power).collect();
    let luck = Luck::new([seed; 32]).for_game("random");
    let mut state = rules.begin(&played, &luck);
    while rules.outcome(&state).is_none() && state.turn <= n_turns {
        let orders = random_orders(rules, &state, &luck);
        let of_turn = luck.of_turn(state.turn, 0);
        let (after, told) = rules.adjudicate(&state, &orders, &of_turn);
        check_units(&state, &after, &told);
        assert_eq!(rules.adjudicate(&state, &orders, &of_turn), (after.clone(), told.clone()), "a replay is the same");
        // Powers in any order; likewise all orders other than PRODUCE and BUILD.
        let mut mixed = orders.clone();
        luck.dice("mixed").shuffle(&mut mixed);
        let is_produce = |order: &Order| {
            let order = if let Order::Standing(order) = order { order } else { order };
            matches!(order, Order::Produce { .. } | Order::Build { .. })
        };
        mixed.sort_by_key(|(_, order)| is_produce(order));
        let mut in_order = orders.iter().filter(|(_, order)| is_produce(order)).cloned();
        for slot in mixed.iter_mut().filter(|(_, order)| is_produce(order)) {
            *slot = in_order.next().unwrap();
        }
        let (again, _) = rules.adjudicate(&state, &mixed, &of_turn);
        let plain = |state: &State| State { seats: Vec::new(), ..state.clone() };
        assert_eq!(plain(&again), plain(&after), "the order of the list does not matter");
        assert_eq!(rules.load(&rules.save(&after)).as_ref(), Ok(&after), "what is saved loads again");
        for told in &told {
            assert!(rules.write_event(&told.event).is_object());
        }
        for power in rules.due(&after) {
            let view = rules.view(&after, Eyes::Power(power));
            rules.forecast(&view, &[]).unwrap();
        }
        state = after;
    }
}

/// Random games, with standing orders and missed turns, on both maps.
#[test]
fn random_games_keep_all_invariants() {
    for n in 2..=4 {
        (0..2).for_each(|seed| play(&rules("lowlands"), n, seed, 20));
    }
    for n in [2, 7] {
        play(&rules("world42"), n, n as u8, 10);
    }
}

/// No power submits orders: the governor plays all games to their end, or most of them.
#[test]
fn governors_play_a_game() {
    let rules = rules("lowlands");
    let mut ended = 0;
    for seed in 0..5 {
        let luck = Luck::new([seed; 32]).for_game("governors");
        let mut state = rules.begin(&[Power(0), Power(1), Power(2)], &luck);
        while rules.outcome(&state).is_none() && state.turn <= 60 {
            state = rules.adjudicate(&state, &[], &luck.of_turn(state.turn, 0)).0;
        }
        ended += u32::from(rules.outcome(&state).is_some());
    }
    assert!(4 <= ended, "{ended} of 5 games ended");
}
