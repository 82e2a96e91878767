//! Moves, strikes and endings in words.
use chancery_stratego::board::Square;
use chancery_stratego::event::{Battle, End, Event, PlanEnd, Ply, Why};
use chancery_stratego::position::PieceId;
use chancery_stratego::rank::{Rank, Strike};
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, place, power};

/// The wording of a reader's view.
#[derive(Clone, Copy)]
pub(super) struct ViewWords<'a> {
    pub(super) rules: &'a Stratego,
    pub(super) view: &'a View,
}

impl ViewWords<'_> {
    /// `Your pieces`, `Blue's pieces`
    pub(super) fn pieces_of(&self, side: Side) -> Note {
        match self.view.side() == Some(side) {
            true => Note::of("Your pieces"),
            false => Note::of(say!("{}'s pieces", power(side.name()))),
        }
    }

    pub(super) fn name(&self, square: Square) -> String {
        self.rules.board().name(square).to_string()
    }

    fn place<S>(&self, square: Square) -> Arg<'static, S> {
        place(self.name(square))
    }

    /// A move, as far as the reader knows the piece: `Red's scout goes from C4 to C7.`
    pub(super) fn ply(&self, ply: &Ply) -> Note {
        let (from, to) = (self.place(ply.from), self.place(ply.to));
        let rank = ply.battle.map(|battle| battle.attacker).or_else(|| self.rank(ply.piece));
        let side = power(ply.side.name());
        let who = Note::of(match rank {
            Some(rank) => say!("{side}'s {}", side, rank.name()),
            None => say!("A piece of {side}'s", side),
        });
        let moved = match &ply.battle {
            None => Note::of(say!("{who} goes from {from} to {to}.", who, from, to)),
            Some(battle) => {
                let who = Note::of(say!("{who} from {from}", who, from));
                self.battle(&who, ply.side.other(), battle, ply.to)
            }
        };
        let Some((rescued, home)) = ply.rescue else { return moved };
        let home = self.place(home);
        Note::of(match self.rank(rescued) {
            None => say!("{moved} It brings a piece back, to {home}.", moved, home),
            Some(rank) => say!("{moved} It brings a {} back, to {home}.", moved, rank.name(), home),
        })
    }

    fn rank(&self, piece: PieceId) -> Option<Rank> {
        self.view.position.piece(piece).and_then(|piece| piece.rank)
    }

    fn battle(&self, who: &Note, struck: Side, battle: &Battle, at: Square) -> Note {
        let (attacker, at, struck) = (battle.attacker.name(), self.place(at), power(struck.name()));
        let Some(defender) = battle.defender else {
            let ends = match battle.strike {
                Strike::Attacker => "and takes it. Its rank stays secret.",
                Strike::Defender => "and is lost. The rank there stays secret.",
                Strike::Neither => "and both are lost.",
            };
            return Note::of(say!("{who} strikes a piece of {struck}'s on {at} {ends}", who, struck, at, ends));
        };
        let rank = defender.name();
        Note::of(match battle.strike {
            Strike::Attacker if defender == Rank::Flag => {
                say!("{who} takes {struck}'s flag on {at}.", who, struck, at)
            }
            Strike::Attacker => say!("{who} strikes {struck}'s {rank} on {at} and takes it.", who, struck, rank, at),
            Strike::Defender => say!(
                "{who} strikes {struck}'s {rank} on {at}: the {attacker} is lost, the {rank} stays.",
                who,
                struck,
                rank,
                at,
                attacker
            ),
            Strike::Neither => say!("{who} strikes {struck}'s {rank} on {at}: both are lost.", who, struck, rank, at),
        })
    }

    /// An event, as a sentence. `None` if another part of the e-mail reports it.
    pub(super) fn event(&self, event: &Event) -> Option<Note> {
        let name = |side: &Side| power(side.name());
        Some(match event {
            Event::SetUp { side, drawn: false, .. } => Note::of(say!("{} has set up.", name(side))),
            Event::SetUp { side, drawn: true, .. } => {
                Note::of(say!("{} has sent no set-up in time, so the judge has drawn one.", name(side)))
            }
            Event::Moved(ply) => self.ply(ply),
            Event::Missed { side, n_missed: 1 } => Note::of(say!("{} has missed a move.", name(side))),
            Event::Missed { side, n_missed } => {
                Note::of(say!("{} has missed {n_missed} moves in a row.", name(side), n_missed = *n_missed))
            }
            Event::Planned { side, n_moves, ended } => {
                let whose = match self.view.side() == Some(*side) {
                    true => Note::of("your plan"),
                    false => Note::of(say!("{}'s plan", name(side))),
                };
                let made = match *n_moves {
                    0 => say!("No move of {whose} was made.", whose),
                    n => say!("{n move|moves} of {whose} {n? was|were} made.", n, whose),
                };
                let ends = match ended {
                    None => " It continues at your next turn.",
                    Some(PlanEnd::Done) => " It is done.",
                    Some(PlanEnd::Battle) => " It ends here, because a piece was struck.",
                    Some(PlanEnd::Contact) => " It ends here, because pieces are now next to each other.",
                    Some(PlanEnd::NotPossible) => " It ends here, because its next move is not possible.",
                    Some(PlanEnd::Over) => "",
                    Some(PlanEnd::Dropped) => " It is dropped.",
                };
                Note::of(say!("{made}{ends}", made, ends))
            }
            Event::Over(end) => self.end(end),
        })
    }

    /// Describes the end of the game.
    pub(super) fn end(&self, end: &End) -> Note {
        let options = self.rules.choices();
        let limit = |n: Option<u16>| n.map_or(0, u32::from);
        let won = |winner: Side| (power(winner.name()), power(winner.other().name()));
        match (end.winner.map(won), end.why) {
            (Some((winner, other)), Why::Flag) => {
                Note::of(say!("{winner} has taken the flag of {other}, and wins.", winner, other))
            }
            (Some((winner, other)), Why::Immobile) => {
                Note::of(say!("{other} cannot move, so {winner} wins.", other, winner))
            }
            (Some((winner, other)), Why::Missed) => {
                Note::of(say!("{other} has missed too many moves, so {winner} wins.", other, winner))
            }
            (_, Why::BothImmobile) => Note::of("Neither side has a piece that can move: the game is drawn."),
            (_, Why::Quiet) => {
                Note::of(say!("Neither side struck in {n} moves each: the game is drawn.", n = limit(options.quiet)))
            }
            (_, Why::Long) => {
                Note::of(say!("Each side has made {n} moves: the game is drawn.", n = limit(options.moves)))
            }
            (None, _) => Note::of("The game is drawn."),
        }
    }
}
