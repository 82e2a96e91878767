//! Conquest: against governors, and against players who attack at random.
use crate::{Played, Row};
use chancery::rules::conquest::options::Options;
use chancery::rules::conquest::order::Order;
use chancery::rules::conquest::state::{Sections, State};
use chancery::rules::conquest::{Conquest, map::Land};
use chancery::rules::{Eyes, Luck, Manner, Power, Rules, Thinking};

/// Conquest: against governors, and against players who attack at random.
const TURNS: u32 = 100;

/// The player in a seat.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    /// The last turn: then the highest production score wins.
    Player,
    /// An open seat: the governor plays.
    Governor,
    /// Attacks at random, and leaves production and moves to the governor.
    Random,
}

pub fn rows() -> Vec<Row> {
    let row = |name, map, n, one, others, games, bar| {
        let options = Options { turn_limit: Some(TURNS), ..Options::default() };
        let rules = Conquest::variant(map).unwrap().with(options);
        let seats = rules.powers().iter().take(n).map(|power| power.name.clone()).collect();
        Row { name, seats, games, bar, play: Box::new(move |seat, seed| play(&rules, n, one, others, seat, seed)) }
    };
    let (player, governor, random) = (Who::Player, Who::Governor, Who::Random);
    vec![
        row("conquest: lowlands, a player v 3 governors", "lowlands", 4, player, governor, 800, Some(0.50)),
        row("conquest: world42, a player v 3 governors", "world42", 4, player, governor, 800, Some(0.50)),
        row("conquest: world42, a player v 5 governors", "world42", 6, player, governor, 1200, Some(0.35)),
        row("conquest: lowlands, a player v a governor", "lowlands", 2, player, governor, 400, None),
        row("conquest: lowlands, a player v random attacks", "lowlands", 2, player, random, 400, Some(0.95)),
        row("conquest: world42, a player v random attacks", "world42", 2, player, random, 400, Some(0.95)),
        row("conquest: lowlands, a governor v random attacks", "lowlands", 2, governor, random, 400, None),
    ]
}

/// Plays one game. Over as many games as there are seats, each seat gets the same deal.
fn play(rules: &Conquest, n: usize, one: Who, others: Who, seat: usize, seed: u64) -> Played {
    let mut secret = [0; Luck::BYTES];
    secret[..8].copy_from_slice(&(seed / n as u64).to_be_bytes());
    let luck = Luck::new(secret).for_game("strength");
    let seats: Vec<Power> = (0..n as u16).map(Power).collect();
    let measured = seats[seat];
    let mut state = rules.begin(&seats, &luck);
    let mut played = Played::default();
    while rules.outcome(&state).is_none() && state.n_lands_of(measured) != 0 {
        let mut orders = Vec::new();
        for power in state.alive() {
            let who = if power == measured { one } else { others };
            let own = match who {
                Who::Player => advised(rules, &state, power, &luck, &mut played),
                Who::Governor => Vec::new(),
                Who::Random => random(rules, &state, power, &luck),
            };
            orders.extend(own.into_iter().map(|order| (power, order)));
        }
        state = rules.adjudicate(&state, &orders, &luck.of_turn(state.turn, 0)).0;
    }
    played.leads = rules.outcome(&state).is_some_and(|outcome| outcome.powers == [measured]);
    played.score = f64::from(u8::from(played.leads));
    played.progress = f64::from(state.n_lands_of(measured));
    played
}

fn advised(rules: &Conquest, state: &State, power: Power, luck: &Luck, played: &mut Played) -> Vec<Order> {
    let view = rules.view(state, Eyes::Power(power));
    let thinking = Thinking { manner: Manner::Player, luck, work: 0 };
    played.think(|| rules.advise(&view, power, &thinking)).unwrap().orders
}

/// Every state that can attack does so, against any adjacent enemy it is strong enough for.
fn random(rules: &Conquest, state: &State, power: Power, luck: &Luck) -> Vec<Order> {
    let mut dice = luck.dice(&format!("random {} {}", power.0, state.turn));
    let sections = Sections { attack: false, ..Sections::ALL };
    let mut orders = vec![Order::Governor { sections, on: true }];
    for from in state.lands_of(power) {
        let column = state.at(from).garrison.can_leave();
        let is_enemy = |land: &Land| state.owner(*land) != power;
        let can = |land: &Land| !column.is_empty() && state.at(*land).garrison.defence() <= column.attack();
        let mut targets: Vec<Land> = rules.map().connected(from).iter().copied().filter(is_enemy).filter(can).collect();
        dice.shuffle(&mut targets);
        if let Some(target) = targets.first().copied() {
            orders.push(Order::Attack { target, from, with: None, stop_below: None, occupy: None });
        }
    }
    orders
}
