//! Borders and waters with special rules: which units may go, or support, from one province to another, and when.
//!
//! Rules that depend on the power, on owners and on the season are checked here, before resolution. Rules that depend
//! on strength belong to [`movement`](crate::phases::movement). A convoy that crosses a border does not count as
//! passing it.
use super::canal;
use crate::board::{Board, Passage, Province};
use crate::policy::Policies;
use crate::state::{Season, State, Unit, UnitKind};
use crate::void::Void;
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{Sentence, and, place, term};

/// The borders of a position.
#[derive(Clone, Copy, Debug)]
pub struct Gates<'a> {
    board: &'a Board,
    policies: &'a Policies,
    state: &'a State,
}

/// An obstacle for a unit.
#[derive(Clone, Copy, Debug)]
pub enum Barrier<'a> {
    /// The water is closed in this season.
    Ice(Province, Season),
    /// Only some powers may pass.
    Powers(&'a Passage),
    /// Only the owner of some centres may pass.
    Owners(&'a Passage),
    /// The border is closed in this season.
    Season(&'a Passage),
    /// No unit supports over it.
    NoSupport(&'a Passage),
    /// No unit retreats over it.
    NoRetreat(&'a Passage),
    /// A power whose unit retreats through a canal must hold it.
    Canal,
}

/// Returns whether any borders or waters have special rules under these policies.
pub fn has_rules(board: &Board, policies: &Policies) -> bool {
    let canals = policies.gateways && !board.gateways.is_empty();
    let waters = || board.provinces.iter().any(|province| province.high_sea || !province.closed.is_empty());
    canals || !board.passages.is_empty() || waters()
}

impl<'a> Gates<'a> {
    /// The borders in a position.
    pub fn of(board: &'a Board, policies: &'a Policies, state: &'a State) -> Self {
        Self { board, policies, state }
    }

    /// Checks that a unit may go to an adjacent province alone, regardless of whether a canal is open to it.
    ///
    /// # Errors
    /// The barrier that stops it.
    pub fn pass(&self, unit: &Unit, to: Province) -> Result<(), Barrier<'a>> {
        let Some(from) = self.board.province_at(unit.at) else { return Ok(()) };
        self.ice(unit.kind, from)?;
        self.ice(unit.kind, to)?;
        self.passages(unit.kind, from, to).try_for_each(|passage| self.open(passage, unit.power))
    }

    /// Checks that a unit may support one that goes to, or stays in, an adjacent province.
    ///
    /// # Errors
    /// The barrier that stops it.
    pub fn support(&self, unit: &Unit, to: Province) -> Result<(), Barrier<'a>> {
        self.pass(unit, to)?;
        let Some(from) = self.board.province_at(unit.at) else { return Ok(()) };
        let shut = self.passages(unit.kind, from, to).find(|passage| passage.no_support);
        shut.map_or(Ok(()), |passage| Err(Barrier::NoSupport(passage)))
    }

    /// Checks that a dislodged unit may go there. A canal is open only to the power that holds it, as in njudge.
    ///
    /// # Errors
    /// The barrier that stops it.
    pub fn retreat(&self, unit: &Unit, to: Province, units: &[Unit]) -> Result<(), Barrier<'a>> {
        self.pass(unit, to)?;
        let Some(from) = self.board.province_at(unit.at) else { return Ok(()) };
        let shut = self.passages(unit.kind, from, to).find(|passage| passage.no_retreat);
        shut.map_or(Ok(()), |passage| Err(Barrier::NoRetreat(passage)))?;
        match canal::between(self.board, self.policies, from, to) {
            Some(gateway)
                if unit.kind == UnitKind::Fleet && canal::keeper(self.board, units, gateway) != Some(unit.power) =>
            {
                Err(Barrier::Canal)
            }
            _ => Ok(()),
        }
    }

    /// Returns whether a unit that retreats there gives way to others.
    pub fn yields(&self, unit: &Unit, to: Province) -> bool {
        let Some(from) = self.board.province_at(unit.at) else { return false };
        self.passages(unit.kind, from, to).any(|passage| passage.yields)
    }

    /// Checks that a unit is not stuck in its place.
    ///
    /// # Errors
    /// The barrier that holds it.
    pub fn free(&self, unit: &Unit) -> Result<(), Barrier<'a>> {
        self.board.province_at(unit.at).map_or(Ok(()), |at| self.ice(unit.kind, at))
    }

    fn ice(&self, kind: UnitKind, at: Province) -> Result<(), Barrier<'a>> {
        let season = self.state.phase.season;
        let closed = kind != UnitKind::Wing && self.board.province(at).closed.contains(&season);
        if closed { Err(Barrier::Ice(at, season)) } else { Ok(()) }
    }

    fn passages(&self, kind: UnitKind, from: Province, to: Province) -> impl Iterator<Item = &'a Passage> {
        let all = self.board.passages.iter().filter(move |passage| (passage.from, passage.to) == (from, to));
        all.filter(move |passage| passage.kind.is_none_or(|only| only == kind))
    }

    fn open(&self, passage: &'a Passage, power: Power) -> Result<(), Barrier<'a>> {
        let owns = |at: &Province| self.state.owners.get(usize::from(at.0)).copied().flatten() == Some(power);
        if !(passage.powers.is_empty() || passage.powers.contains(&power)) {
            Err(Barrier::Powers(passage))
        } else if !passage.owners_of.iter().all(owns) {
            Err(Barrier::Owners(passage))
        } else if !(passage.seasons.is_empty() || passage.seasons.contains(&self.state.phase.season)) {
            Err(Barrier::Season(passage))
        } else {
            Ok(())
        }
    }
}

impl Barrier<'_> {
    /// Returns the fault of an order that this barrier stopped.
    pub fn void(self) -> Void {
        match self {
            Self::Ice(..) => Void::Ice,
            Self::Powers(_) => Void::BarredPower,
            Self::Owners(_) => Void::BarredOwner,
            Self::Season(_) => Void::BarredSeason,
            Self::NoSupport(_) => Void::NoSupportOver,
            Self::NoRetreat(_) => Void::NoRetreatOver,
            Self::Canal => Void::NoPermit,
        }
    }

    /// A sentence without its full stop: `Only Russia can go from Constantinople to the Black Sea`.
    pub fn sentence(self, board: &Board) -> Sentence<'_> {
        let name = |at: Province| place(&board.province(at).name);
        let way = |passage: &Passage| -> Sentence { say!("from {} to {}", name(passage.from), name(passage.to)) };
        let season = |season: Season| term(season.name().to_lowercase());
        match self {
            Self::Ice(at, closed) => say!("{} is closed in {}", name(at), season(closed)),
            Self::Powers(passage) => {
                let powers = passage.powers.iter().map(|&at| board.power_name(at));
                say!("Only {} can go {}", and(powers), way(passage))
            }
            Self::Owners(passage) => {
                let centres = passage.owners_of.iter().map(|&at| name(at));
                say!("Only the owner of {} can go {}", and(centres), way(passage))
            }
            Self::Season(passage) => {
                let seasons = passage.seasons.iter().map(|&open| season(open));
                say!("The way {} is open only in {}", way(passage), and(seasons))
            }
            Self::NoSupport(passage) => say!("No unit can support {}", way(passage)),
            Self::NoRetreat(passage) => say!("No unit can retreat {}", way(passage)),
            Self::Canal => say!("{}", Void::NoPermit.words()),
        }
    }
}
