//! The computer player. It is given what its side sees, and nothing else.
//!
//! [`belief`] says what the enemy's hidden pieces may be, [`worth`] what they are worth. The [`advisers`] say what each move
//! is worth at once; [`lookahead`] says what the next strikes bring, in many ways in which the hidden pieces may be. The
//! points of all of them are added, and the move with the most is made.
mod advisers;
mod belief;
mod lookahead;
mod scene;
mod worth;

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

/// The number of moves that are looked ahead, beyond the own one.
const DEPTH: u32 = 3;
/// In how many ways the hidden pieces may be is tried at most.
const SAMPLES: u64 = 24;

/// A move, with what speaks for it.
struct Judged {
    step: CandidateMove,
    order: Move,
    /// The advice of each adviser, in points.
    advised: Vec<i32>,
    /// The result of looking ahead, in points.
    ahead: f32,
}

impl Judged {
    fn total(&self) -> f32 {
        self.advised.iter().sum::<i32>() as f32 + self.ahead
    }
}

/// Returns the order that the computer would give for this power: a set-up, or a move. Nothing if it is not its turn.
pub(super) fn advise(rules: &Stratego, view: &View, power: Power, thinking: &Thinking<'_>) -> Option<Advice<Order>> {
    let side = view.side().filter(|side| side.power() == power)?;
    if !view.is_set_up {
        let ranks = setups::sample(rules.army(), rules.board(), thinking.luck, &format!("setup|{side}"));
        let setup = Order::Setup(Setup { ranks, numbering: view.numbering() });
        let reason = "It is drawn, as people set up their pieces: with the flag protected, and a front that can move.";
        return Some(Advice { orders: vec![setup], reasons: vec![Note::of(reason)] });
    }
    let is_due = view.end.is_none() && view.position.to_move() == side;
    let chosen = is_due.then(|| choose(rules, &view.position, side, thinking)).flatten();
    let Some((order, reasons)) = chosen else {
        return Some(Advice { orders: Vec::new(), reasons: Vec::new() });
    };
    Some(Advice { orders: vec![Order::Move(order)], reasons })
}

/// The best move for the side that is to move, and why. `None` if it has no legal move.
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
    Some((with_rescue(rules, position, &scene, best.order), reasons(&scene, best, judged.len())))
}

/// The move, with the rescue of the best piece that it can bring back, put as far back as there is room.
fn with_rescue(rules: &Stratego, position: &Position<Option<Rank>>, scene: &Scene<'_>, order: Move) -> Move {
    let mut ranks = Rank::ALL;
    ranks.sort_by_key(|rank| -scene.mine.of(*rank));
    let homes = || rules.board().home(scene.side).iter().rev();
    let rescues = ranks.into_iter().flat_map(|rank| homes().map(move |to| Rescue { rank, to: *to }));
    let mut rescued = rescues.map(|rescue| Move { rescue: Some(rescue), ..order });
    let may = 0 < rules.choices().rescue;
    rescued.find(|order| may && rules.check(position, scene.side, order).is_ok()).unwrap_or(order)
}

/// A steward strikes nobody but known enemies beside the own flag or in the own home, if there is anything else to do.
fn keep_quiet(scene: &Scene<'_>, judged: &mut Vec<Judged>) {
    let home = scene.board.home(scene.side);
    let is_quiet = |judged: &Judged| judged.step.foe.is_none() || home.contains(&judged.step.to);
    if judged.iter().any(is_quiet) {
        judged.retain(is_quiet);
    }
}

/// Tries the moves in many ways in which the hidden pieces may be.
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
        // So little chance that it only decides between moves that are as good.
        judged.ahead = *sum as f32 / n_samples as f32 + dice.roll(100) as f32 / 100.0;
    }
}

/// All pieces, the own ones first, with these ranks for those that are hidden.
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

/// Returns the reasons why a move is the best: what counted most for it, first.
fn reasons(scene: &Scene<'_>, best: &Judged, n_moves: usize) -> Vec<Note> {
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
