//! The advisers. Each looks at one aspect of a move, and rates it in points on a common scale. As one capture is worth a hundred steps, the
//! points are added, instead of comparing rankings.
use super::scene::{CandidateMove, FAR, Scene};
use crate::board::Square;
use crate::entry::text::square;
use crate::rank::Rank;
use crate::side::Side;
use chancery_rules::Manner;
use chancery_text::say;
use chancery_text::sentence::Note;

/// An adviser, which looks at one aspect of a move.
pub(super) trait Adviser {
    /// Returns the value of a move, in points.
    fn points(&self, scene: &Scene<'_>, step: &CandidateMove) -> i32;
    /// Returns the reason for this value, as a sentence, if there is one.
    fn reason(&self, scene: &Scene<'_>, step: &CandidateMove) -> Option<Note>;
}

/// An adviser, and the weight of its advice, in hundredths.
pub(super) struct Heard {
    pub(super) adviser: &'static dyn Adviser,
    /// The weight for a bot that plays to win.
    player: i32,
    /// The weight for a caretaker, which only holds on to its power's possessions.
    steward: i32,
}

impl Heard {
    /// Returns the weighted value of a move, in points.
    pub(super) fn points(&self, scene: &Scene<'_>, step: &CandidateMove, manner: Manner) -> i32 {
        let weight = match manner {
            Manner::Player => self.player,
            Manner::Steward => self.steward,
        };
        self.adviser.points(scene, step) * weight / 100
    }
}

/// All advisers.
pub(super) const ALL: &[Heard] = &[
    Heard { adviser: &Striker, player: 100, steward: 100 },
    Heard { adviser: &Hunter, player: 100, steward: 0 },
    Heard { adviser: &Guard, player: 100, steward: 200 },
    Heard { adviser: &Secretary, player: 100, steward: 100 },
    Heard { adviser: &Driver, player: 100, steward: 0 },
];

/// Rates the average gain of a strike.
struct Striker;

impl Adviser for Striker {
    fn points(&self, scene: &Scene<'_>, step: &CandidateMove) -> i32 {
        let Some(foe) = step.foe else { return 0 };
        scene.expected[step.man][foe]
    }

    fn reason(&self, scene: &Scene<'_>, step: &CandidateMove) -> Option<Note> {
        let at = square(scene.board, step.to);
        let foe = &scene.foes[step.foe?];
        let rank = scene.men[step.man].rank;
        let (guess, share) = foe.guess();
        if foe.is_known {
            return Some(Note::of(say!("The {} strikes the {} on {at}.", rank.name(), guess.name(), at)));
        }
        let in_100 = |share: f32| (share * 100.0) as i32;
        let won = in_100(scene.strikes.chance(rank, &foe.likely));
        Some(Note::of(say!(
            "The {} strikes {at}: {won} in 100 that it wins. The likeliest there is {} {} ({} in 100).",
            rank.name(),
            at,
            won,
            if guess == Rank::Flag { "the" } else { "a" },
            guess.name(),
            in_100(share)
        )))
    }
}

/// Approaches good targets.
struct Hunter;

/// The fraction of a target's value that remains with each step to it.
const PER_STEP: f32 = 0.86;
/// The fraction of a strike's value that counts on the way to it.
const ON_THE_WAY: f32 = 0.5;
/// The fraction of that value that remains if the target can escape.
const ELUSIVE: f32 = 0.45;

impl Hunter {
    /// The best target of a man from that square, with its value.
    fn target(scene: &Scene<'_>, man: usize, from: Square) -> (f32, Option<usize>) {
        let mut best = (0.0, None);
        for (index, foe) in scene.foes.iter().enumerate() {
            let steps = scene.distances[index][from.index()];
            let worth = scene.expected[man][index];
            if FAR <= steps || worth <= 0 {
                continue;
            }
            let stays = 1.0 - foe.mobility() * (1.0 - ELUSIVE);
            let points = worth as f32 * ON_THE_WAY * stays * power(PER_STEP, steps);
            if best.0 < points {
                best = (points, Some(index));
            }
        }
        best
    }
}

impl Adviser for Hunter {
    fn points(&self, scene: &Scene<'_>, step: &CandidateMove) -> i32 {
        if step.foe.is_some() {
            return 0;
        }
        (Self::target(scene, step.man, step.to).0 - Self::target(scene, step.man, step.from).0) as i32
    }

    fn reason(&self, scene: &Scene<'_>, step: &CandidateMove) -> Option<Note> {
        let man = &scene.men[step.man];
        let foe = &scene.foes[Self::target(scene, step.man, step.to).1?];
        let what = if foe.is_known { foe.guess().0.name() } else { "hidden piece" };
        Some(Note::of(say!(
            "The {} goes towards the {what} on {}.",
            man.rank.name(),
            what,
            square(scene.board, foe.at)
        )))
    }
}

/// Keeps the enemy away from the bot's flag.
struct Guard;

/// The distance in steps from which an enemy threatens the flag.
const NEAR_FLAG: u16 = 6;
/// The value of each step towards an enemy that threatens the flag.
const DEFENCE: f32 = 9.0;
/// The cost of leaving a square next to the flag.
const OPEN_FLAG: i32 = 25;

impl Adviser for Guard {
    fn points(&self, scene: &Scene<'_>, step: &CandidateMove) -> i32 {
        let Some((flag, steps)) = &scene.flag else { return 0 };
        let man = &scene.men[step.man];
        let is_beside = |square: Square| scene.board.are_beside(*flag, square);
        let mut points = 0.0;
        for (index, foe) in scene.foes.iter().enumerate() {
            let near = NEAR_FLAG.saturating_sub(steps[foe.at.index()]);
            if near == 0 || !foe.has_moved {
                continue;
            }
            let stops = scene.strikes.chance(man.rank, &foe.likely);
            let distance = |square: Square| f32::from(scene.distances[index][square.index()].min(20));
            points += f32::from(near) * DEFENCE * stops * (distance(step.from) - distance(step.to)).clamp(-2.0, 2.0);
        }
        let opens = is_beside(step.from) && !is_beside(step.to);
        points as i32 - if opens { OPEN_FLAG } else { 0 }
    }

    fn reason(&self, scene: &Scene<'_>, step: &CandidateMove) -> Option<Note> {
        Some(Note::of(say!("The {} guards the flag.", scene.men[step.man].rank.name())))
    }
}

/// Keeps secrets: an unmoved piece may be a bomb, and one that runs is a scout.
struct Secretary;

/// The cost of revealing that a piece can move.
const FIRST_MOVE: i32 = 3;
/// The cost of revealing a scout.
const RUN: i32 = 6;

impl Adviser for Secretary {
    fn points(&self, scene: &Scene<'_>, step: &CandidateMove) -> i32 {
        let man = &scene.men[step.man];
        let first = if man.has_moved { 0 } else { FIRST_MOVE };
        let runs = !man.is_shown && step.foe.is_none() && !scene.board.are_beside(step.from, step.to);
        -first - if runs { RUN } else { 0 }
    }

    fn reason(&self, _: &Scene<'_>, _: &CandidateMove) -> Option<Note> {
        None
    }
}

/// Prevents the game from stalling.
struct Driver;

/// The value of a step towards the enemy's side.
const FORWARD: i32 = 2;
/// The number of moves without a strike before they matter. Each further move raises the value of a strike by a point, up to a limit.
const PATIENCE: i32 = 20;
const IMPATIENCE: i32 = 150;
/// The cost of moving back to the square that the piece just left.
const UNDONE: i32 = 25;

impl Adviser for Driver {
    fn points(&self, scene: &Scene<'_>, step: &CandidateMove) -> i32 {
        let row = |square: Square| i32::from(scene.board.row(square));
        let up = (row(step.to) - row(step.from)).clamp(-1, 1);
        let forward = if scene.side == Side::Red { up } else { -up };
        let undone = scene.last == Some((step.to, step.from));
        if step.foe.is_some() {
            // A side that is behind is content with a draw.
            return if scene.leads() { (scene.n_quiet as i32 - PATIENCE).clamp(0, IMPATIENCE) } else { 0 };
        }
        forward * FORWARD - if undone { UNDONE } else { 0 }
    }

    fn reason(&self, scene: &Scene<'_>, step: &CandidateMove) -> Option<Note> {
        Some(match step.foe {
            Some(_) => Note::of("No piece has been struck for a long time, so it is time to try something."),
            None => Note::of(say!("The {} goes forward.", scene.men[step.man].rank.name())),
        })
    }
}

/// `base` to the power of `n`.
fn power(base: f32, n: u16) -> f32 {
    (0..n).fold(1.0, |product, _| product * base)
}
