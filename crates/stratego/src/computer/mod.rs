//! The bot. It gets only the view of its side.
//!
//! [`belief`] estimates the ranks of the enemy's hidden pieces, and [`worth`] gives their values. The [`advisers`] rate the immediate value
//! of each move. [`lookahead`] predicts the next strikes, for many possible ranks of the hidden pieces. The bot adds all points, and makes
//! the move with the most.
mod advisers;
mod belief;
mod lookahead;
mod scene;
mod worth;

use super::board::Square;
use super::entry::text::square;
use super::event::{Event, Ply};
use super::order::{Move, Order, Rescue};
use super::position::Position;
use super::rank::Rank;
use super::setup::Setup;
use super::side::Side;
use super::{Stratego, View, setups};
use chancery_rules::{Advice, Manner, Power, Thinking};
use chancery_text::say;
use chancery_text::sentence::{Note, term};
use lookahead::{Fighter, Lookahead, Scale};
use scene::{CandidateMove, Scene};
use worth::Expected;

/// The number of moves to look ahead, beyond the bot's own one.
const DEPTH: u32 = 3;
/// The maximum number of possible rank assignments to try.
const SAMPLES: u64 = 24;

/// The reason for a set-up.
const SET_UP: &str = "It is drawn, as people set up their pieces: with the flag protected, and a front that can move.";

/// A move, with the points in its favour.
struct Judged {
    step: CandidateMove,
    order: Move,
    /// The advice of each adviser, in points.
    advised: Vec<i32>,
    /// The result of the look-ahead, in points.
    ahead: f32,
}

impl Judged {
    fn total(&self) -> f32 {
        self.advised.iter().sum::<i32>() as f32 + self.ahead
    }
}

/// Returns the order that the bot would give for this power: a set-up, or a move. `None` if it is not its turn.
pub(super) fn advise(rules: &Stratego, view: &View, power: Power, thinking: &Thinking<'_>) -> Option<Advice<Order>> {
    let side = view.side().filter(|side| side.power() == power)?;
    if !view.is_set_up {
        let ranks = setups::sample(rules.army(), rules.board(), thinking.luck, &format!("setup|{side}"));
        let setup = Order::Setup(Setup { ranks, numbering: view.numbering() });
        return Some(Advice { orders: vec![setup], reasons: vec![Note::of(SET_UP)] });
    }
    let is_due = view.end.is_none() && view.position.to_move() == side;
    let chosen = is_due.then(|| choose(rules, &view.position, side, thinking)).flatten();
    let Some((order, reasons)) = chosen else {
        return Some(Advice { orders: Vec::new(), reasons: Vec::new() });
    };
    Some(Advice { orders: vec![Order::Move(order)], reasons })
}

/// The reasons for a power's action, as far as a reader who had this view before it may know them. Hidden ranks do not appear in them.
pub(super) fn reasons(rules: &Stratego, before: &View, events: &[Event], power: Power) -> Vec<Note> {
    let is_theirs = |side: Side| side.power() == power;
    let reason = |event: &Event| match event {
        Event::SetUp { side, .. } if is_theirs(*side) => Some(Note::of(SET_UP)),
        Event::Moved(ply) if is_theirs(ply.side) => Some(reason_seen(rules, before, ply)),
        _ => None,
    };
    events.iter().filter_map(reason).collect()
}

/// Returns the reason for a move, as far as the reader saw it.
fn reason_seen(rules: &Stratego, before: &View, ply: &Ply) -> Note {
    let board = rules.board();
    let (from, at) = (square(board, ply.from), square(board, ply.to));
    if let Some(battle) = ply.battle {
        let struck = before.position.piece(battle.struck);
        let known = struck.filter(|piece| piece.shown).and_then(|piece| piece.rank);
        return Note::of(match known {
            Some(rank) => say!("The {} strikes the {} on {at}.", battle.attacker.name(), rank.name(), at),
            None => say!("The {} strikes {at}, without knowing the piece there.", battle.attacker.name(), at),
        });
    }
    let piece = before.position.piece(ply.piece).and_then(|piece| piece.rank).map_or("piece", Rank::name);
    let row = |square: Square| board.row(square);
    let (back, front) = if ply.side == Side::Red { (ply.from, ply.to) } else { (ply.to, ply.from) };
    Note::of(match row(back) < row(front) {
        true => say!("The {piece} on {from} goes forward.", piece, from),
        false => say!("The {piece} goes from {from} to {at}: you cannot see why.", piece, from, at),
    })
}

/// The best move for the side to move, and its reason. `None` if it has no legal move.
fn choose(
    rules: &Stratego,
    position: &Position<Option<Rank>>,
    side: Side,
    thinking: &Thinking<'_>,
) -> Option<(Move, Vec<Note>)> {
    let scene = Scene::new(rules, position, side);
    let mut judged: Vec<Judged> = rules
        .moves(position, side)
        .into_iter()
        .filter_map(|order| {
            let step = scene.step(order.from, order.to)?;
            let advised = advisers::ALL.iter().map(|heard| heard.points(&scene, &step, thinking.manner));
            Some(Judged { step, order, advised: advised.collect(), ahead: 0.0 })
        })
        .collect();
    if thinking.manner == Manner::Steward {
        keep_quiet(&scene, &mut judged);
    }
    look_ahead(&scene, &mut judged, thinking, position.n_moves());
    let best = judged.iter().max_by(|a, b| a.total().total_cmp(&b.total()))?;
    Some((with_rescue(rules, position, &scene, best.order), reasons_for(&scene, best, judged.len())))
}

/// Adds to the move the rescue of the best piece available, placed as far back as there is room.
fn with_rescue(rules: &Stratego, position: &Position<Option<Rank>>, scene: &Scene<'_>, order: Move) -> Move {
    let mut ranks = Rank::ALL;
    ranks.sort_by_key(|rank| -scene.mine.of(*rank));
    let homes = || rules.board().home(scene.side).iter().rev();
    let rescues = ranks.into_iter().flat_map(|rank| homes().map(move |to| Rescue { rank, to: *to }));
    let mut rescued = rescues.map(|rescue| Move { rescue: Some(rescue), ..order });
    let may = 0 < rules.choices().rescue;
    rescued.find(|order| may && rules.check(position, scene.side, order).is_ok()).unwrap_or(order)
}

/// Restricts a caretaker to moves without strikes and strikes in its own home, if it has any of these.
fn keep_quiet(scene: &Scene<'_>, judged: &mut Vec<Judged>) {
    let home = scene.board.home(scene.side);
    let is_quiet = |judged: &Judged| judged.step.foe.is_none() || home.contains(&judged.step.to);
    if judged.iter().any(is_quiet) {
        judged.retain(is_quiet);
    }
}

/// Tries the moves with many possible ranks of the hidden pieces.
fn look_ahead(scene: &Scene<'_>, judged: &mut [Judged], thinking: &Thinking<'_>, n_moves: u32) {
    let mut dice = thinking.luck.dice(&format!("think|{n_moves}"));
    let on_average = Expected { strikes: &scene.strikes, mine: &scene.mine, theirs: &scene.theirs };
    let against = |rank: Rank| {
        let foes = scene.foes.iter().map(|foe| on_average.of(rank, true, &foe.likely, foe.is_known));
        scene.men.iter().map(|_| 0).chain(foes).collect()
    };
    let expected: Vec<Vec<i32>> = Rank::ALL.into_iter().map(against).collect();
    let scale = Scale {
        board: scene.board,
        strikes: &scene.strikes,
        mine: &scene.mine,
        theirs: &scene.theirs,
        expected: &expected,
        scout_strikes: scene.scout_strikes,
    };
    let mut sums = vec![0_i64; judged.len()];
    let n_samples = (thinking.work / judged.len().max(1) as u64).clamp(1, SAMPLES);
    for _ in 0..n_samples {
        let hidden = scene.belief.sample(&mut dice);
        let mut look = Lookahead::new(&scale, fighters(scene, &hidden));
        for (sum, judged) in sums.iter_mut().zip(&*judged) {
            *sum += i64::from(look.after(judged.step.from, judged.step.to, DEPTH));
        }
    }
    for (sum, judged) in sums.iter().zip(judged) {
        // The random part is so small that it only decides between equally good moves.
        judged.ahead = *sum as f32 / n_samples as f32 + dice.roll(100) as f32 / 100.0;
    }
}

/// All pieces, the bot's own first, with these ranks for the hidden ones.
fn fighters(scene: &Scene<'_>, hidden: &[Rank]) -> Vec<Fighter> {
    let men = scene.men.iter().map(|man| Fighter {
        is_mine: true,
        rank: man.rank,
        at: Some(man.at),
        is_known: man.is_shown,
        has_moved: man.has_moved,
    });
    let foes = scene.foes.iter().map(|foe| Fighter {
        is_mine: false,
        rank: foe.hidden.map_or(foe.guess().0, |row| hidden[row]),
        at: Some(foe.at),
        is_known: foe.is_known,
        has_moved: foe.has_moved,
    });
    men.chain(foes).collect()
}

/// Returns the reasons why a move is the best, the most important first.
fn reasons_for(scene: &Scene<'_>, best: &Judged, n_moves: usize) -> Vec<Note> {
    let mut counted: Vec<_> = advisers::ALL.iter().zip(&best.advised).filter(|(_, points)| 0 < **points).collect();
    counted.sort_by_key(|(_, points)| -**points);
    let most = counted.first().map_or(0, |(_, points)| **points);
    let counted = counted.into_iter().filter(|(_, points)| most <= 5 * **points);
    let mut reasons: Vec<Note> = counted.filter_map(|(heard, _)| heard.adviser.reason(scene, &best.step)).collect();
    let (now, later) = (best.advised.iter().sum::<i32>(), best.ahead.round());
    reasons.push(match n_moves {
        1 => Note::of("It is the only move."),
        _ => Note::of(say!(
            "Of {n_moves} moves it has the most points: {now} for itself, {} for what may follow.",
            n_moves,
            now,
            term(format!("{later:+}"))
        )),
    });
    reasons
}
