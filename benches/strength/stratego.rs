//! Stratego: against players who know the rules, and little else.
use crate::{Played, Row};
use chancery::rules::stratego::order::{Move, Order};
use chancery::rules::stratego::rank::{Numbering, Rank, Strike, strike};
use chancery::rules::stratego::setup::Setup;
use chancery::rules::stratego::side::Side;
use chancery::rules::stratego::{Stratego, View, setups};
use chancery::rules::{Dice, Eyes, Luck, Manner, Power, Rules, Thinking};

/// The number of positions a bot may examine.
const WORK: u64 = 2000;

/// The value of each piece to the simple players, by rank from the flag up.
const PRICES: [i32; 12] = [1000, 40, 60, 20, 50, 30, 45, 65, 100, 150, 250, 360];

/// The player in a seat.
#[derive(Clone, Copy)]
enum Who {
    /// The bot.
    Player,
    /// The caretaker.
    Steward,
    /// Any legal move, uniformly at random.
    Random,
    /// Strikes pieces it is sure to beat, and hidden pieces with cheap ones; otherwise advances.
    Greedy,
    /// Strikes where the average gain over all ranks the enemy still hides is largest; otherwise advances.
    Average,
}

pub fn rows() -> Vec<Row> {
    let row = |name, board, one, other, games, bar| {
        let rules = Stratego::variant(board).unwrap();
        let seats = rules.powers().iter().map(|power| power.name.clone()).collect();
        Row { name, seats, games, bar, play: Box::new(move |seat, seed| play(&rules, one, other, seat, seed)) }
    };
    vec![
        row("stratego: classic, a player v random", "classic", Who::Player, Who::Random, 400, Some(0.97)),
        row("stratego: classic, a player v greedy", "classic", Who::Player, Who::Greedy, 400, Some(0.85)),
        row("stratego: classic, a player v average", "classic", Who::Player, Who::Average, 400, Some(0.60)),
        row("stratego: barrage, a player v random", "barrage", Who::Player, Who::Random, 400, None),
        row("stratego: barrage, a player v greedy", "barrage", Who::Player, Who::Greedy, 400, Some(0.80)),
        row("stratego: barrage, a player v average", "barrage", Who::Player, Who::Average, 400, None),
        row("stratego: duel, a player v greedy", "duel", Who::Player, Who::Greedy, 400, None),
        row("stratego: ultimate, a player v greedy", "ultimate", Who::Player, Who::Greedy, 400, None),
        row("stratego: small, a player v greedy", "small", Who::Player, Who::Greedy, 400, None),
        row("stratego: classic, a steward v greedy", "classic", Who::Steward, Who::Greedy, 40, None),
        row("stratego: classic, a player v a player", "classic", Who::Player, Who::Player, 20, None),
    ]
}

/// A game from set-ups drawn like people's. Two games in a row are the same with swapped seats.
fn play(rules: &Stratego, one: Who, other: Who, seat: usize, seed: u64) -> Played {
    let mut secret = [0; Luck::BYTES];
    secret[..8].copy_from_slice(&(seed / 2).to_be_bytes());
    let luck = Luck::new(secret);
    let mut dice = luck.dice("other players");
    let mut state = rules.begin(&rules.played(), &luck);
    let mut played = Played::default();
    while rules.outcome(&state).is_none() {
        let mut orders = Vec::new();
        for power in rules.due(&state) {
            let (who, name) = if power.index() == seat { (one, "setup|one") } else { (other, "setup|other") };
            let view = rules.view(&state, Eyes::Power(power));
            let order = match view.is_set_up {
                false => Some(Order::Setup(Setup {
                    ranks: setups::sample(rules.army(), rules.board(), &luck, name),
                    numbering: Numbering::default(),
                })),
                true => order(rules, &view, power, who, &luck, &mut dice, &mut played),
            };
            orders.extend(order.map(|order| (power, order)));
        }
        state = rules.adjudicate(&state, &orders, &luck).0;
    }
    let winners = rules.outcome(&state).unwrap().powers;
    let wins = |index: usize| winners.iter().any(|power| power.index() == index);
    played.score = match (wins(seat), wins(1 - seat)) {
        (true, false) => 1.0,
        (true, true) => 0.5,
        _ => 0.0,
    };
    played.leads = played.score == 1.0;
    let side = Side::of(Power(seat as u16)).unwrap();
    played.progress = state.position().standing(side).count() as f64;
    played
}

fn order(
    rules: &Stratego,
    view: &View,
    power: Power,
    who: Who,
    luck: &Luck,
    dice: &mut Dice,
    played: &mut Played,
) -> Option<Order> {
    let advised = |manner| rules.advise(view, power, &Thinking { manner, luck, work: WORK });
    let computer = |played: &mut Played, manner| {
        played.think(|| advised(manner)).and_then(|advice| advice.orders.into_iter().next())
    };
    let moves = rules.moves(&view.position, view.side()?);
    match who {
        Who::Player => computer(played, Manner::Player),
        Who::Steward => computer(played, Manner::Steward),
        Who::Random => moves.get(dice.roll(moves.len() as u64) as usize).copied().map(Order::Move),
        Who::Greedy => best(&moves, dice, |order| greedy(rules, view, order)),
        Who::Average => best(&moves, dice, |order| average(rules, view, order)),
    }
}

/// One of the moves with the most points, uniformly at random.
fn best(moves: &[Move], dice: &mut Dice, points: impl Fn(&Move) -> i32) -> Option<Order> {
    let top = moves.iter().map(&points).max()?;
    let tops: Vec<&Move> = moves.iter().filter(|order| points(order) == top).collect();
    tops.get(dice.roll(tops.len() as u64) as usize).map(|order| Order::Move(**order))
}

/// The value of a move to the greedy player.
fn greedy(rules: &Stratego, view: &View, order: &Move) -> i32 {
    match known(rules, view, order) {
        Ok(sure) if 2 < sure => sure + 100,
        Ok(points) => points,
        Err(mine) => 30 - PRICES[mine.index()] / 4,
    }
}

/// The value of a move to the player that counts how many of each rank the enemy still hides.
fn average(rules: &Stratego, view: &View, order: &Move) -> i32 {
    let hidden = |mine: Rank| {
        let struck = view.position.at(order.to).unwrap();
        let mut left = Rank::ALL.map(|rank| rules.army().count(rank) as i32);
        for rank in
            view.position.pieces().iter().filter(|piece| piece.side == struck.side).filter_map(|piece| piece.rank)
        {
            left[rank.index()] -= 1;
        }
        if struck.moved {
            (left[Rank::Flag.index()], left[Rank::Bomb.index()]) = (0, 0);
        }
        let sum: i32 = Rank::ALL.into_iter().map(|rank| left[rank.index()] * gain(rules, mine, rank)).sum();
        sum / left.iter().sum::<i32>().max(1)
    };
    known(rules, view, order).unwrap_or_else(hidden)
}

/// The value of a step, or of a strike on a known piece, to both players. `Err` with the attacker if the target is
/// hidden.
fn known(rules: &Stratego, view: &View, order: &Move) -> Result<i32, Rank> {
    let board = rules.board();
    let mine = view.position.at(order.from).and_then(|piece| piece.rank).unwrap();
    match view.position.at(order.to) {
        Some(struck) => struck.rank.map(|rank| gain(rules, mine, rank)).ok_or(mine),
        None => {
            let up = (i32::from(board.row(order.to)) - i32::from(board.row(order.from))).signum();
            Ok(if view.side() == Some(Side::Red) { 2 * up } else { -2 * up })
        }
    }
}

/// The gain when one piece strikes another.
fn gain(rules: &Stratego, mine: Rank, theirs: Rank) -> i32 {
    let (own, price) = (PRICES[mine.index()], PRICES[theirs.index()]);
    match strike(mine, theirs, rules.choices().ties) {
        Strike::Attacker => price,
        Strike::Neither => price - own,
        Strike::Defender => -own,
    }
}
