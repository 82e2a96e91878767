//! Diplomacy, on the standard board.
use crate::{Played, Row};
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::diplomacy::order::Order;
use chancery::rules::diplomacy::state::{PhaseKind, State, Unit};
use chancery::rules::{Dice, Eyes, Luck, Manner, Power, Rules, Thinking};

/// The number of positions a bot may examine.
const WORK: u64 = 2000;

/// The player in a seat.
#[derive(Clone, Copy)]
enum Who {
    /// The bot.
    Player,
    /// The bot without its search.
    Habit,
    /// The caretaker.
    Steward,
    /// Any legal order for each unit, uniformly at random.
    Random,
    /// No orders: civil disorder.
    Nobody,
}

pub fn rows() -> Vec<Row> {
    let row = |name, one, others, years, games, bar| {
        let rules = Diplomacy::variant("standard").unwrap();
        let seats = rules.powers().iter().map(|power| power.name.clone()).collect();
        Row { name, seats, games, bar, play: Box::new(move |seat, seed| play(&rules, one, others, seat, years, seed)) }
    };
    vec![
        row("diplomacy: a player v 6 random, 10 years", Who::Player, Who::Random, 10, 420, Some(0.90)),
        row("diplomacy: a player v 6 who hold, 10 years", Who::Player, Who::Nobody, 10, 420, Some(0.60)),
        row("diplomacy: random v 6 players, 10 years", Who::Random, Who::Player, 10, 140, None),
        row("diplomacy: one who holds v 6 players, 10 years", Who::Nobody, Who::Player, 10, 140, None),
        row("diplomacy: a steward v 6 players, 10 years", Who::Steward, Who::Player, 10, 140, None),
        row("diplomacy: a player v 6 without search, 10 years", Who::Player, Who::Habit, 10, 140, None),
        row("diplomacy: 7 players, 20 years", Who::Player, Who::Player, 20, 140, None),
    ]
}

fn play(rules: &Diplomacy, one: Who, others: Who, seat: usize, years: i32, seed: u64) -> Played {
    let mut secret = [0; Luck::BYTES];
    secret[..8].copy_from_slice(&seed.to_be_bytes());
    let luck = Luck::new(secret);
    let mut dice = luck.dice("random players");
    let mut state = rules.begin(&rules.played(), &luck);
    let end = state.phase.year + years;
    let mut played = Played::default();
    while state.winners.is_empty() && state.phase.year < end {
        let mut orders = Vec::new();
        for power in rules.due(&state) {
            let who = if power.index() == seat { one } else { others };
            let own = order(rules, &state, power, who, &luck, &mut dice, &mut played);
            orders.extend(own.into_iter().map(|order| (power, order)));
        }
        state = rules.adjudicate(&state, &orders, &luck).0;
    }
    let standing = rules.standing(&state);
    let own = standing[seat];
    played.leads = standing.iter().enumerate().all(|(other, progress)| other == seat || *progress < own);
    played.score = f64::from(u8::from(state.winners.iter().any(|winner| winner.index() == seat)));
    played.progress = f64::from(own);
    played
}

fn order(
    rules: &Diplomacy,
    state: &State,
    power: Power,
    who: Who,
    luck: &Luck,
    dice: &mut Dice,
    played: &mut Played,
) -> Vec<Order> {
    let (manner, work) = match who {
        Who::Player => (Manner::Player, WORK),
        Who::Habit => (Manner::Player, 0),
        Who::Steward => (Manner::Steward, WORK),
        Who::Random => return random(rules, state, power, dice),
        Who::Nobody => return Vec::new(),
    };
    let view = rules.view(state, Eyes::Power(power));
    let thinking = Thinking { manner, luck, work };
    played.think(|| rules.advise(&view, power, &thinking)).unwrap().orders
}

fn random(rules: &Diplomacy, state: &State, power: Power, dice: &mut Dice) -> Vec<Order> {
    let view = rules.view(state, Eyes::Power(power));
    let mut legal: Vec<Order> =
        rules.legal_orders(&view, &[power], |_| true).into_iter().map(|(_, order)| order).collect();
    let units: Vec<Unit> = match state.phase.kind {
        PhaseKind::Movement => state.units.clone(),
        PhaseKind::Retreat => state.dislodged.iter().map(|dislodged| dislodged.unit).collect(),
        PhaseKind::Adjustment => {
            let mut orders = Vec::new();
            legal.retain(|order| !matches!(order, Order::Waive(_)));
            dice.shuffle(&mut legal);
            legal.into_iter().for_each(|order| rules.file(state, power, &mut orders, order));
            return orders;
        }
    };
    let own = units.iter().filter(|unit| unit.power == power);
    own.filter_map(|unit| {
        let own: Vec<&Order> =
            legal.iter().filter(|order| matches!(order, Order::Unit { at, .. } if *at == unit.at)).collect();
        own.get(dice.roll(own.len() as u64) as usize).map(|order| (*order).clone())
    })
    .collect()
}
