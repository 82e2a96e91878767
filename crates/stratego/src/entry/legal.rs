//! The judgement of whether orders are possible, with reasons, in sentences.
//!
//! All is judged by what the sender sees, so no sentence can depend on what is hidden from them.
use super::text::{of_move, of_step, yours};
use crate::army::Army;
use crate::game::Stratego;
use crate::moves::{Illegal, NoRescue};
use crate::order::{Move, Plan, Rescue, Step};
use crate::position::{Known, Position};
use crate::rank::{Rank, Strike};
use crate::repeats;
use crate::side::Side;
use crate::view::View;

/// The most moves that a refusal names instead.
const MOST_NAMED: usize = 6;

/// A move that only the rules against repetition forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed {
    /// The move.
    pub order: Move,
    /// The one of the two rules that closes it, and the way in which it does.
    pub why: Illegal,
}

impl Stratego {
    /// Explains in a sentence why a move is not legal, and what the piece can do instead.
    pub fn why_not<R: Known>(&self, position: &Position<R>, side: Side, order: &Move, why: Illegal) -> String {
        let reason = self.reason(position, side, order, why);
        let instead = self.instead(position, side, order, why);
        if instead.is_empty() { reason } else { format!("{reason} {instead}") }
    }

    /// Explains in a sentence why a move is not legal.
    pub fn reason<R: Known>(&self, position: &Position<R>, side: Side, order: &Move, why: Illegal) -> String {
        let board = self.board();
        let (from, to) = (board.name(order.from), board.name(order.to));
        let strikes = position.at(order.to).is_some_and(|there| there.side != side);
        let name = of_step(board, &Step { step: Move::new(order.from, order.to), strikes });
        let piece =
            yours(position.at(order.from).filter(|piece| piece.side == side).and_then(|piece| piece.rank.known()));
        match why {
            Illegal::Empty => format!("There is no piece on {from}."),
            Illegal::Enemy => format!("The piece on {from} is not yours but {}'s.", side.other()),
            Illegal::Immobile(rank) => format!("Your {rank} on {from} never moves."),
            Illegal::Stays => format!("{from} is where it stands already."),
            Illegal::NotInLine => format!("{name} is not possible: pieces go straight up, down, left or right."),
            Illegal::TooFar => {
                format!("{name} is too far for {piece}: it goes one square. Only scouts go farther.")
            }
            Illegal::Lake(lake) if lake == order.to => format!("{} is a lake.", board.name(lake)),
            Illegal::Lake(lake) => format!("The lake on {} is in the way.", board.name(lake)),
            Illegal::Blocked(square) => format!("The piece on {} is in the way.", board.name(square)),
            Illegal::Own(square) => {
                let rank = position.at(square).and_then(|piece| piece.rank.known());
                let own = rank.map_or("own piece".to_owned(), |rank| format!("own {rank}"));
                format!("Your {own} stands on {to}.")
            }
            Illegal::RunAndStrike => {
                format!("In this game a scout does not run and strike in one move, so {name} is not possible.")
            }
            Illegal::TwoSquares(borders) => {
                let between = borders
                    .squares(board)
                    .map_or(String::new(), |(a, b)| format!(" between {} and {}", board.name(a), board.name(b)));
                let n = self.choices().two_squares.unwrap_or_default();
                let next = if n == 3 { "fourth" } else { "sixth" };
                format!(
                    "{name} is not open to you: {piece} would cross the border{between} for the {next} time in a row."
                )
            }
            Illegal::Chase => {
                format!("{name} is not open to you: you are chasing, and it would repeat a position of the chase.")
            }
            Illegal::Rescue(why) => self.no_rescue(why),
        }
    }

    fn no_rescue(&self, why: NoRescue) -> String {
        let board = self.board();
        match why {
            NoRescue::NotPlayed => "In this game nobody is rescued: leave RESCUE out.".to_owned(),
            NoRescue::NoneLeft => {
                format!("You have rescued {} already, and no more is allowed.", self.choices().rescue)
            }
            NoRescue::NotThere => "Only a piece that reaches the enemy's back row rescues another.".to_owned(),
            NoRescue::Scout => "A scout rescues nobody.".to_owned(),
            NoRescue::Again => "This piece has rescued another before; each does so once.".to_owned(),
            NoRescue::Bomb => "Bombs are not rescued.".to_owned(),
            NoRescue::NotLost(rank) => format!("You have lost no {rank}."),
            NoRescue::NotHome(square) => format!("{} is not in the rows where you set up.", board.name(square)),
            NoRescue::Taken(square) => format!("{} is not free.", board.name(square)),
        }
    }

    /// Tells what the piece can do instead; or, if it can do nothing, which pieces can move.
    fn instead<R: Known>(&self, position: &Position<R>, side: Side, order: &Move, why: Illegal) -> String {
        if matches!(why, Illegal::Rescue(_)) {
            return String::new();
        }
        let (board, moves) = (self.board(), self.moves(position, side));
        let mut own: Vec<_> = moves.iter().filter(|other| other.from == order.from).map(|other| other.to).collect();
        if !own.is_empty() {
            // The nearest to what was meant.
            let distance = |square| {
                let (a, b) = ((board.column(square), board.row(square)), (board.column(order.to), board.row(order.to)));
                u16::from(a.0.abs_diff(b.0)) + u16::from(a.1.abs_diff(b.1))
            };
            own.sort_by_key(|&square| (distance(square), square));
            own.truncate(MOST_NAMED);
            let names: Vec<_> = own.into_iter().map(|square| board.name(square).to_string()).collect();
            return format!("From {} it can go to {}.", board.name(order.from), one_of(&names));
        }
        let mut from: Vec<_> = moves.iter().map(|other| other.from).collect();
        from.dedup();
        let names: Vec<_> = from.iter().take(MOST_NAMED).map(|square| board.name(*square).to_string()).collect();
        match names.len() {
            0 => String::new(),
            n if n < from.len() => {
                format!("Pieces of yours that can move stand on {} and elsewhere.", names.join(", "))
            }
            1 => format!("Only your piece on {} can move.", names.join("")),
            _ => format!("Pieces of yours that can move stand on {}.", and(&names)),
        }
    }

    /// The moves of a side that only the rules against repetition forbid now.
    pub fn closed<R: Known>(&self, position: &Position<R>, side: Side) -> Vec<Closed> {
        let free = self.without_repeats();
        let open = self.moves(position, side);
        let all = free.moves(position, side).into_iter().filter(|order| !open.contains(order));
        all.filter_map(|order| self.check(position, side, &order).err().map(|why| Closed { order, why })).collect()
    }

    /// Warns the reader of the rules against repetition: a sentence for each move that they forbid now.
    pub fn warnings(&self, view: &View) -> Vec<String> {
        let Some(side) = view.side().filter(|_| view.is_set_up && view.end.is_none()) else { return Vec::new() };
        let closed = self.closed(&view.position, side);
        closed.iter().map(|closed| self.reason(&view.position, side, &closed.order, closed.why)).collect()
    }

    /// Returns the remark that the sender of a legal move should know of.
    pub(crate) fn remark(&self, view: &View, order: &Move) -> Option<String> {
        let board = self.board();
        let mut after = view.position.clone();
        let id = after.id_at(order.from)?;
        if let Some(there) = after.at(order.to).map(|there| there.rank) {
            let own = after.piece(id)?.rank?;
            return match there {
                Some(Rank::Bomb) if own != Rank::Miner => {
                    Some(format!("The piece on {} is a bomb, and your {own} will be lost.", board.name(order.to)))
                }
                Some(rank) => {
                    let left = crate::rank::strike(own, rank, self.choices().ties);
                    let lost = match left {
                        Strike::Attacker => return None,
                        Strike::Defender => "will be lost",
                        Strike::Neither => "will be lost with it",
                    };
                    Some(format!("The piece on {} is a {rank}, and your {own} {lost}.", board.name(order.to)))
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
        let (a, b) = (board.name(a), board.name(b));
        Some(format!(
            "With this, {piece} crosses the border between {a} and {b} for the {times} time in a row: it may not do so again next turn."
        ))
    }

    /// Names a piece that a move without a rescue could bring back.
    fn could_rescue(&self, view: &View, order: &Move) -> Option<String> {
        let side = view.position.at(order.from)?.side;
        let lost = view.position.losses(side).more_than(&Army::default());
        let homes = self.board().home(side).iter();
        let mut rescues = lost.iter().flat_map(|&(rank, _)| homes.clone().map(move |&to| Rescue { rank, to }));
        let legal =
            |rescue: &Rescue| self.check(&view.position, side, &Move { rescue: Some(*rescue), ..*order }).is_ok();
        let Rescue { rank, to } = rescues.find(legal).filter(|_| order.rescue.is_none())?;
        Some(format!(
            "There it can bring a lost piece back: add RESCUE {rank} TO {}, for example.",
            self.board().name(to)
        ))
    }

    /// Checks whether these moves can be made later, if the enemy stands still. `is_due` says that the plan begins
    /// now.
    ///
    /// # Errors
    /// A sentence on the first move that can never be made.
    pub fn check_plan(&self, view: &View, side: Side, plan: &Plan, is_due: bool) -> Result<Option<String>, String> {
        let board = self.board();
        let mut position = view.position.clone();
        let mut warning = None;
        for (index, step) in plan.steps.iter().enumerate() {
            let order = &step.step;
            let (from, to) = (board.name(order.from), board.name(order.to));
            let is_first = index == 0;
            if position.at(order.from).is_none() && is_first && is_due {
                // A move that is sent beside the plan comes first.
                let before = self.moves(&position, side).into_iter().find(|other| other.to == order.from);
                if let Some(before) = before {
                    self.make(&mut position, &before, None, None);
                    position.to_move = side;
                }
            }
            match self.check(&position, side, order) {
                Ok(()) => {}
                // What stands in the way may be gone by then.
                Err(Illegal::Blocked(_) | Illegal::Chase) => {}
                // An answer may have brought a piece here.
                Err(Illegal::Empty) if plan.answers.iter().any(|answer| answer.with.step.to == order.from) => break,
                Err(why) => {
                    let reason = self.reason(&position, side, order, why);
                    return Err(match index {
                        0 => reason,
                        n => format!("Move {} of the plan: {reason}", n + 1),
                    });
                }
            }
            let there = position.at(order.to).is_some();
            if is_first && is_due && there && !step.strikes {
                return Err(format!("An enemy stands on {to}: in a plan, write {from}x{to} to strike it."));
            }
            if there && !step.strikes && warning.is_none() {
                warning = Some(format!(
                    "The plan will end before {from}-{to} if the enemy still stands on {to}: {from}x{to} would strike."
                ));
            }
            if step.strikes && index + 1 < plan.steps.len() && warning.is_none() {
                warning = Some(format!(
                    "The plan will end with {from}x{to}: after a strike nothing more of it is carried out."
                ));
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

    /// Checks that an own piece can stand where an answer begins, and be one that goes like this.
    fn check_answer(&self, view: &View, side: Side, plan: &Plan, to: &Step, with: &Step) -> Result<(), String> {
        let (board, order) = (self.board(), &with.step);
        if to.step.from == to.step.to || board.line(to.step.from, to.step.to).is_none() {
            let name = of_move(board, &to.step);
            return Err(format!("IF {name}: nothing moves like that; pieces go straight up, down, left or right."));
        }
        let goes_there = plan.steps.iter().any(|step| step.step.to == order.from);
        match self.check(&view.position, side, order) {
            Err(Illegal::Empty | Illegal::Enemy) if goes_there => Ok(()),
            // Where the enemy comes from, and goes to, changes.
            Ok(()) | Err(Illegal::Blocked(_) | Illegal::Chase | Illegal::TwoSquares(_) | Illegal::RunAndStrike) => {
                Ok(())
            }
            // The own piece that stands there may be the one that is struck.
            Err(Illegal::Own(square)) if square == to.step.to => Ok(()),
            Err(why) => {
                Err(format!("THEN {}: {}", of_move(board, order), self.reason(&view.position, side, order, why)))
            }
        }
    }
}

/// `A5, A6 or B4`
fn one_of(names: &[String]) -> String {
    joined(names, "or")
}

/// `A5, A6 and B4`
fn and(names: &[String]) -> String {
    joined(names, "and")
}

fn joined(names: &[String], last: &str) -> String {
    match names.split_last() {
        Some((one, [])) => one.clone(),
        Some((end, others)) => format!("{} {last} {end}", others.join(", ")),
        None => String::new(),
    }
}
