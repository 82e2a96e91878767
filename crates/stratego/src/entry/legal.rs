//! Judges whether orders are possible, and gives the reasons in sentences.
//!
//! It relies only on the sender's view, so no sentence can depend on hidden facts.
use super::text::{of_move, of_step, square, yours};
use crate::army::Army;
use crate::board::Square;
use crate::game::Stratego;
use crate::moves::{Illegal, NoRescue};
use crate::order::{Move, Plan, Rescue, Step};
use crate::position::{Known, Position};
use crate::rank::{Rank, Strike};
use crate::repeats;
use crate::side::Side;
use crate::view::View;
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Say as _, Sentence, and, line, or, power};

/// The maximum number of alternative moves in a refusal.
const MOST_NAMED: usize = 6;

/// A move that only the repetition rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed {
    /// The move.
    pub order: Move,
    /// The rule that forbids it, and the way in which it does.
    pub why: Illegal,
}

impl Stratego {
    /// Explains in a sentence why a move is not legal, and what the piece can do instead.
    pub fn why_not<R: Known>(&self, position: &Position<R>, side: Side, order: &Move, why: Illegal) -> Note {
        let reason = self.reason(position, side, order, why);
        Note::of(match self.instead(position, side, order, why) {
            Some(instead) => say!("{} {}", reason, instead),
            None => reason,
        })
    }

    /// Explains in a sentence why a move is not legal.
    pub fn reason<R: Known>(
        &self,
        position: &Position<R>,
        side: Side,
        order: &Move,
        why: Illegal,
    ) -> Sentence<'static> {
        let board = self.board();
        let name = |at: Square| square(board, at);
        let step = || {
            let strikes = position.at(order.to).is_some_and(|there| there.side != side);
            line(of_step(board, &Step { step: Move::new(order.from, order.to), strikes }))
        };
        let piece =
            || yours(position.at(order.from).filter(|piece| piece.side == side).and_then(|piece| piece.rank.known()));
        match why {
            Illegal::Empty => say!("There is no piece on {}.", name(order.from)),
            Illegal::Enemy => {
                say!("The piece on {} is not yours but {}'s.", name(order.from), power(side.other().name()))
            }
            Illegal::Immobile(rank) => say!("Your {} on {} never moves.", rank.name(), name(order.from)),
            Illegal::Stays => say!("{} is where it stands already.", name(order.from)),
            Illegal::NotInLine => {
                say!("{} is not possible: pieces go straight up, down, left or right.", step())
            }
            Illegal::TooFar => {
                say!("{} is too far for {}: it goes one square. Only scouts go farther.", step(), piece())
            }
            Illegal::Lake(lake) if lake == order.to => say!("{} is a lake.", name(lake)),
            Illegal::Lake(lake) => say!("The lake on {} is in the way.", name(lake)),
            Illegal::Blocked(at) => say!("The piece on {} is in the way.", name(at)),
            Illegal::Own(at) => {
                let rank = position.at(at).and_then(|piece| piece.rank.known());
                say!("Your own {} stands on {}.", rank.map_or("piece", Rank::name), name(order.to))
            }
            Illegal::RunAndStrike => {
                say!("In this game a scout does not run and strike in one move, so {} is not possible.", step())
            }
            Illegal::TwoSquares(borders) => {
                let between: Sentence = match borders.squares(board) {
                    Some((a, b)) => say!(" between {} and {}", name(a), name(b)),
                    None => say!(""),
                };
                let n = self.choices().two_squares.unwrap_or_default();
                say!(
                    "{} is not open to you: {} would cross the border{} for the {} time in a row.",
                    step(),
                    piece(),
                    between,
                    if n == 3 { "fourth" } else { "sixth" }
                )
            }
            Illegal::Chase => {
                say!("{} is not open to you: you are chasing, and it would repeat a position of the chase.", step())
            }
            Illegal::Rescue(why) => self.no_rescue(why),
        }
    }

    fn no_rescue(&self, why: NoRescue) -> Sentence<'static> {
        let name = |at: Square| square(self.board(), at);
        match why {
            NoRescue::NotPlayed => say!("In this game nobody is rescued: leave RESCUE out."),
            NoRescue::NoneLeft => {
                say!("You have rescued {} already, and no more is allowed.", self.choices().rescue)
            }
            NoRescue::NotThere => say!("Only a piece that reaches the enemy's back row rescues another."),
            NoRescue::Scout => say!("A scout rescues nobody."),
            NoRescue::Again => say!("This piece has rescued another before; each does so once."),
            NoRescue::Bomb => say!("Bombs are not rescued."),
            NoRescue::NotLost(rank) => say!("You have lost no {}.", rank.name()),
            NoRescue::NotHome(at) => say!("{} is not in the rows where you set up.", name(at)),
            NoRescue::Taken(at) => say!("{} is not free.", name(at)),
        }
    }

    /// Names the alternatives for the piece, or, if it has none, the pieces that can move.
    fn instead<R: Known>(
        &self,
        position: &Position<R>,
        side: Side,
        order: &Move,
        why: Illegal,
    ) -> Option<Sentence<'static>> {
        if matches!(why, Illegal::Rescue(_)) {
            return None;
        }
        let (board, moves) = (self.board(), self.moves(position, side));
        let mut own: Vec<_> = moves.iter().filter(|other| other.from == order.from).map(|other| other.to).collect();
        if !own.is_empty() {
            // The squares nearest to the intended one come first.
            let distance = |square| {
                let (a, b) = ((board.column(square), board.row(square)), (board.column(order.to), board.row(order.to)));
                u16::from(a.0.abs_diff(b.0)) + u16::from(a.1.abs_diff(b.1))
            };
            own.sort_by_key(|&square| (distance(square), square));
            own.truncate(MOST_NAMED);
            let squares = own.into_iter().map(|at| square(board, at));
            return Some(say!("From {} it can go to {}.", square(board, order.from), or(squares)));
        }
        let mut from: Vec<_> = moves.iter().map(|other| other.from).collect();
        from.dedup();
        let mut squares: Vec<Arg> = from.iter().take(MOST_NAMED).map(|&at| square(board, at)).collect();
        if squares.len() < from.len() {
            squares.push("elsewhere".arg());
        }
        match squares.len() {
            0 => None,
            1 => Some(say!("Only your piece on {} can move.", and(squares))),
            _ => Some(say!("Pieces of yours that can move stand on {}.", and(squares))),
        }
    }

    /// The moves of a side that only the repetition rules currently forbid.
    pub fn closed<R: Known>(&self, position: &Position<R>, side: Side) -> Vec<Closed> {
        let free = self.without_repeats();
        let open = self.moves(position, side);
        let all = free.moves(position, side).into_iter().filter(|order| !open.contains(order));
        all.filter_map(|order| self.check(position, side, &order).err().map(|why| Closed { order, why })).collect()
    }

    /// Warns the reader of the rules against repetition: a sentence for each move that they now forbid.
    pub fn warnings(&self, view: &View) -> Vec<Note> {
        let Some(side) = view.side().filter(|_| view.is_set_up && view.end.is_none()) else { return Vec::new() };
        let closed = self.closed(&view.position, side);
        let reason = |closed: &Closed| self.reason(&view.position, side, &closed.order, closed.why);
        closed.iter().map(|closed| Note::of(reason(closed))).collect()
    }

    /// Returns the remark for the sender of a legal move.
    pub(crate) fn remark(&self, view: &View, order: &Move) -> Option<Note> {
        let board = self.board();
        let mut after = view.position.clone();
        let id = after.id_at(order.from)?;
        if let Some(there) = after.at(order.to).map(|there| there.rank) {
            let own = after.piece(id)?.rank?;
            return match there {
                Some(Rank::Bomb) if own != Rank::Miner => Some(Note::of(say!(
                    "The piece on {} is a bomb, and your {} will be lost.",
                    square(board, order.to),
                    own.name()
                ))),
                Some(rank) => {
                    let left = crate::rank::strike(own, rank, self.choices().ties);
                    let lost = match left {
                        Strike::Attacker => return None,
                        Strike::Defender => "will be lost",
                        Strike::Neither => "will be lost with it",
                    };
                    Some(Note::of(say!(
                        "The piece on {} is a {}, and your {} {}.",
                        square(board, order.to),
                        rank.name(),
                        own.name(),
                        lost
                    )))
                }
                None => None,
            };
        }
        if let Some(could) = self.could_rescue(view, order) {
            return Some(could);
        }
        self.make(&mut after, order, None, None)?;
        let n = self.choices().two_squares?;
        let crossed = repeats::crossed(board, &after, id, n)?;
        let (a, b) = crossed.squares(board)?;
        let (piece, times) = (yours(after.piece(id)?.rank), if n == 3 { "third" } else { "fifth" });
        let (a, b) = (square(board, a), square(board, b));
        Some(Note::of(say!(
            "With this, {piece} crosses the border between {a} and {b} for the {times} time in a row: it may not do so again next turn.",
            piece,
            a,
            b,
            times
        )))
    }

    /// Names a piece that a move without a rescue could rescue.
    fn could_rescue(&self, view: &View, order: &Move) -> Option<Note> {
        let side = view.position.at(order.from)?.side;
        let lost = view.position.losses(side).more_than(&Army::default());
        let homes = self.board().home(side).iter();
        let mut rescues = lost.iter().flat_map(|&(rank, _)| homes.clone().map(move |&to| Rescue { rank, to }));
        let legal =
            |rescue: &Rescue| self.check(&view.position, side, &Move { rescue: Some(*rescue), ..*order }).is_ok();
        let Rescue { rank, to } = rescues.find(legal).filter(|_| order.rescue.is_none())?;
        Some(Note::of(say!(
            "There it can bring a lost piece back: add {}, for example.",
            line(format!("RESCUE {rank} TO {}", self.board().name(to)))
        )))
    }

    /// Checks whether these moves can be made later if the enemy stands still. `is_due` says that the plan begins now.
    ///
    /// # Errors
    /// A sentence on the first move that can never be made.
    pub fn check_plan(&self, view: &View, side: Side, plan: &Plan, is_due: bool) -> Result<Option<Note>, Note> {
        let board = self.board();
        let mut position = view.position.clone();
        let mut warning = None;
        for (index, step) in plan.steps.iter().enumerate() {
            let order = &step.step;
            let (from, to) = (board.name(order.from), board.name(order.to));
            let strike = || line(format!("{from}x{to}"));
            let is_first = index == 0;
            if position.at(order.from).is_none() && is_first && is_due {
                // A move sent together with the plan comes first.
                let before = self.moves(&position, side).into_iter().find(|other| other.to == order.from);
                if let Some(before) = before {
                    self.make(&mut position, &before, None, None);
                    position.to_move = side;
                }
            }
            match self.check(&position, side, order) {
                Ok(()) => {}
                // The obstacle may be gone by then.
                Err(Illegal::Blocked(_) | Illegal::Chase) => {}
                // An answer may have brought a piece here.
                Err(Illegal::Empty) if plan.answers.iter().any(|answer| answer.with.step.to == order.from) => break,
                Err(why) => {
                    let reason = self.reason(&position, side, order, why);
                    return Err(Note::of(match index {
                        0 => reason,
                        n => say!("Move {} of the plan: {}", n + 1, reason),
                    }));
                }
            }
            let there = position.at(order.to).is_some();
            if is_first && is_due && there && !step.strikes {
                return Err(Note::of(say!(
                    "An enemy stands on {}: in a plan, write {} to strike it.",
                    square(board, order.to),
                    strike()
                )));
            }
            if there && !step.strikes && warning.is_none() {
                warning = Some(Note::of(say!(
                    "The plan will end before {} if the enemy still stands on {}: {} would strike.",
                    line(format!("{from}-{to}")),
                    square(board, order.to),
                    strike()
                )));
            }
            if step.strikes && index + 1 < plan.steps.len() && warning.is_none() {
                warning = Some(Note::of(say!(
                    "The plan will end with {}: after a strike nothing more of it is carried out.",
                    strike()
                )));
            }
            let left = there.then_some(Strike::Attacker);
            self.make(&mut position, order, left, None);
            position.to_move = side;
        }
        for answer in &plan.answers {
            self.check_answer(view, side, plan, &answer.to, &answer.with)?;
        }
        Ok(warning)
    }

    /// Checks that a piece of this side could be where an answer begins, and could move like this.
    fn check_answer(&self, view: &View, side: Side, plan: &Plan, to: &Step, with: &Step) -> Result<(), Note> {
        let (board, order) = (self.board(), &with.step);
        if to.step.from == to.step.to || board.line(to.step.from, to.step.to).is_none() {
            return Err(Note::of(say!(
                "IF {}: nothing moves like that; pieces go straight up, down, left or right.",
                line(of_move(board, &to.step))
            )));
        }
        let goes_there = plan.steps.iter().any(|step| step.step.to == order.from);
        match self.check(&view.position, side, order) {
            Err(Illegal::Empty | Illegal::Enemy) if goes_there => Ok(()),
            // The enemy's origin and destination change.
            Ok(()) | Err(Illegal::Blocked(_) | Illegal::Chase | Illegal::TwoSquares(_) | Illegal::RunAndStrike) => {
                Ok(())
            }
            // The side's own piece there may be the one that is struck.
            Err(Illegal::Own(square)) if square == to.step.to => Ok(()),
            Err(why) => {
                let reason = self.reason(&view.position, side, order, why);
                Err(Note::of(say!("THEN {}: {}", line(of_move(board, order)), reason)))
            }
        }
    }
}
