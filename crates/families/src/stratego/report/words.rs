//! Moves, strikes and endings in words.
use chancery_stratego::board::Square;
use chancery_stratego::event::{Battle, End, Event, PlanEnd, Ply, Why};
use chancery_stratego::position::PieceId;
use chancery_stratego::rank::{Rank, Strike};
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::counted;

/// Squares as a list: `A5, C4 and E3`.
pub(super) fn squares(names: impl Iterator<Item = String>) -> String {
    chancery_text::list(&names.collect::<Vec<_>>())
}

/// The words for what a reader sees.
#[derive(Clone, Copy)]
pub(super) struct ViewWords<'a> {
    pub(super) rules: &'a Stratego,
    pub(super) view: &'a View,
}

impl ViewWords<'_> {
    /// `Your pieces:`, `Blue's pieces:`
    pub(super) fn pieces_of(&self, side: Side) -> String {
        if self.view.side() == Some(side) { "Your pieces:".to_owned() } else { format!("{side}'s pieces:") }
    }

    pub(super) fn name(&self, square: Square) -> String {
        self.rules.board().name(square).to_string()
    }

    /// A move, as far as the reader knows what moved: `Red's scout goes from C4 to C7.`
    pub(super) fn ply(&self, ply: &Ply) -> String {
        let (from, to) = (self.name(ply.from), self.name(ply.to));
        let rank = ply.battle.map(|battle| battle.attacker).or_else(|| self.rank(ply.piece));
        let who = match rank {
            Some(rank) => format!("{}'s {rank}", ply.side),
            None => format!("A piece of {}'s", ply.side),
        };
        let mut text = match &ply.battle {
            None => format!("{who} goes from {from} to {to}."),
            Some(battle) => self.battle(&format!("{who} from {from}"), ply.side.other(), battle, &to),
        };
        if let Some((rescued, home)) = ply.rescue {
            let what = self.rank(rescued).map_or("a piece".to_owned(), |rank| format!("a {rank}"));
            text += &format!(" It brings {what} back, to {}.", self.name(home));
        }
        text
    }

    fn rank(&self, piece: PieceId) -> Option<Rank> {
        self.view.position.piece(piece).and_then(|piece| piece.rank)
    }

    fn battle(&self, who: &str, struck: Side, battle: &Battle, at: &str) -> String {
        let attacker = battle.attacker;
        let Some(defender) = battle.defender else {
            let ends = match battle.strike {
                Strike::Attacker => "and takes it. What it was is not told.",
                Strike::Defender => "and is lost. What stands there is not told.",
                Strike::Neither => "and both are lost.",
            };
            return format!("{who} strikes a piece of {struck}'s on {at} {ends}");
        };
        let strikes = format!("{who} strikes {struck}'s {defender} on {at}");
        match battle.strike {
            Strike::Attacker if defender == Rank::Flag => format!("{who} takes {struck}'s flag on {at}."),
            Strike::Attacker => format!("{strikes} and takes it."),
            Strike::Defender => format!("{strikes}: the {attacker} is lost, the {defender} stays."),
            Strike::Neither => format!("{strikes}: both are lost."),
        }
    }

    /// An event, as a sentence; none for what the letter tells elsewhere.
    pub(super) fn event(&self, event: &Event) -> Option<String> {
        let own = |side: Side| self.view.side() == Some(side);
        Some(match event {
            Event::SetUp { side, drawn: false, .. } => format!("{side} has set up."),
            Event::SetUp { side, drawn: true, .. } => {
                format!("{side} has sent no set-up in time, so the judge has drawn one.")
            }
            Event::Moved(ply) => self.ply(ply),
            Event::Missed { side, n_missed: 1 } => format!("{side} has missed a move."),
            Event::Missed { side, n_missed } => format!("{side} has missed {n_missed} moves in a row."),
            Event::Planned { side, n_moves, ended } => {
                let whose = if own(*side) { "your plan".to_owned() } else { format!("{side}'s plan") };
                let made = match n_moves {
                    0 => format!("No move of {whose} was made."),
                    n => format!("{} of {whose} {} made.", counted(n, "move"), if *n == 1 { "was" } else { "were" }),
                };
                let ends = match ended {
                    None => " It goes on at your next turn.",
                    Some(PlanEnd::Done) => " It is done.",
                    Some(PlanEnd::Battle) => " It ends here, because a piece was struck.",
                    Some(PlanEnd::Contact) => " It ends here, because pieces have come to stand beside each other.",
                    Some(PlanEnd::NotPossible) => " It ends here, because its next move is not possible.",
                    Some(PlanEnd::Over) => "",
                    Some(PlanEnd::Dropped) => " It is dropped.",
                };
                format!("{made}{ends}")
            }
            Event::Over(end) => self.end(end),
        })
    }

    /// Tells how the game ended.
    pub(super) fn end(&self, end: &End) -> String {
        let options = self.rules.choices();
        let limit = |n: Option<u16>| n.map_or(0, u32::from);
        match (end.winner, end.why) {
            (Some(winner), Why::Flag) => format!("{winner} has taken the flag of {}, and wins.", winner.other()),
            (Some(winner), Why::Immobile) => format!("{} cannot move, so {winner} wins.", winner.other()),
            (Some(winner), Why::Missed) => format!("{} has missed too many moves, so {winner} wins.", winner.other()),
            (_, Why::BothImmobile) => "Neither side has a piece that can move: the game is drawn.".to_owned(),
            (_, Why::Quiet) => {
                format!("Nothing was struck in {} moves by each side: the game is drawn.", limit(options.quiet))
            }
            (_, Why::Long) => {
                format!("Each side has made {} moves: the game is drawn.", limit(options.moves))
            }
            (None, _) => "The game is drawn.".to_owned(),
        }
    }
}
