//! The sequence of turns: a board's year, under the policies of a game.
//!
//! A phase knows its season and its year. The season identifies the turn, as no two turns share one. Adjustments are
//! named after winter (`W1901A`). If centres are counted more than once in a round, only one set of adjustments can
//! have that name: the one after the fall, or after the last turn if the fall does not count. The others are named
//! after the season of their turn (`S1901A`).
use super::board::{Board, Turn};
use super::policy::Policies;
use super::state::{Phase, Season};
use crate::state::PhaseKind;

/// The turns of a round, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round(Vec<Turn>);

impl Round {
    /// The turns of a board. Adds a summer after the spring if the policies require one and the board has none.
    pub fn new(board: &Board, policies: &Policies) -> Self {
        let mut turns = board.calendar.turns.clone();
        let spring = turns.iter().position(|turn| turn.season == Season::Spring);
        let has_summer = turns.iter().any(|turn| turn.season == Season::Summer);
        if let Some(spring) = spring.filter(|_| policies.summer && !has_summer) {
            turns.insert(spring + 1, Turn { season: Season::Summer, era: None, years: 0, counts: false });
        }
        Self(turns)
    }

    /// The first phase of a game: usually the board's first phase. If that is movement, and units must be built or bids
    /// made first, it is the adjustments before it.
    pub fn opening(&self, board: &Board, policies: &Policies) -> Phase {
        let first = board.first_phase;
        let prepares = policies.blank_board || policies.mobilise || policies.intimate;
        if prepares && first.kind == PhaseKind::Movement { self.adjustments_before(first) } else { first }
    }

    /// Returns whether this phase occurs, in any year.
    pub fn has(&self, phase: Phase) -> bool {
        match phase.kind {
            PhaseKind::Adjustment => {
                (0..self.0.len()).any(|index| self.0[index].counts && self.after(index) == phase.season)
            }
            PhaseKind::Movement | PhaseKind::Retreat => self.0.iter().any(|turn| turn.season == phase.season),
        }
    }

    /// The movements and adjustments of a round that begins in some year.
    pub fn phases(&self, year: i32) -> Vec<Phase> {
        let turns = self.0.iter().flat_map(|turn| {
            let movement = Phase { season: turn.season, year, kind: PhaseKind::Movement };
            [Some(movement), turn.counts.then(|| self.adjustments(movement))].into_iter().flatten()
        });
        turns.collect()
    }

    /// Returns whether centres are counted at the end of the turn of this phase.
    pub fn counts(&self, phase: Phase) -> bool {
        self.0.get(self.turn(phase)).is_some_and(|turn| turn.counts)
    }

    /// The adjustments that follow the turn of this phase.
    pub fn adjustments(&self, phase: Phase) -> Phase {
        Phase { season: self.after(self.turn(phase)), kind: PhaseKind::Adjustment, ..phase }
    }

    /// The movement of the turn after that of this phase.
    pub fn next(&self, phase: Phase) -> Phase {
        let next = self.0.get(self.turn(phase) + 1).or(self.0.first());
        let Some(turn) = next else { return phase };
        Phase { season: turn.season, year: phase.year.saturating_add(turn.years), kind: PhaseKind::Movement }
    }

    /// The year of the last count of centres before this phase began.
    pub fn counted(&self, phase: Phase) -> i32 {
        if phase.kind == PhaseKind::Adjustment { phase.year } else { self.adjustments_before(phase).year }
    }

    /// Returns whether years count down, as they do before Christ.
    pub fn goes_down(&self) -> bool {
        self.0.iter().map(|turn| i64::from(turn.years)).sum::<i64>() < 0
    }

    /// The last adjustments before this phase's turn.
    fn adjustments_before(&self, phase: Phase) -> Phase {
        let (mut index, mut year) = (self.turn(phase), phase.year);
        for _ in 0..self.0.len() {
            year = year.saturating_sub(self.0[index].years);
            index = index.checked_sub(1).unwrap_or(self.0.len() - 1);
            if self.0[index].counts {
                break;
            }
        }
        Phase { season: self.after(index), year, kind: PhaseKind::Adjustment }
    }

    /// The turn that a phase belongs to, as an index. For a phase outside this calendar, the last turn.
    fn turn(&self, phase: Phase) -> usize {
        let last = self.0.len().saturating_sub(1);
        let found = match phase.season {
            Season::Winter => {
                (0..self.0.len()).find(|&index| self.0[index].counts && self.after(index) == Season::Winter)
            }
            season => self.0.iter().position(|turn| turn.season == season),
        };
        found.unwrap_or(last)
    }

    /// The season that names the adjustments after a turn.
    fn after(&self, index: usize) -> Season {
        let counts = |season| self.0.iter().any(|turn| turn.counts && turn.season == season);
        match self.0.get(index).map(|turn| turn.season) {
            Some(Season::Fall) | None => Season::Winter,
            Some(_) if !counts(Season::Fall) && !self.0[index + 1..].iter().any(|turn| turn.counts) => Season::Winter,
            Some(season) => season,
        }
    }
}

impl Board {
    /// The season of a phase, as e-mails name it: `Spring of 1901`, or `A.D. 1425` if the board's turns say so.
    pub fn season_name(&self, phase: Phase) -> String {
        let round = Round(self.calendar.turns.clone());
        let turn = round.0.get(round.turn(phase)).filter(|turn| match phase.kind {
            PhaseKind::Adjustment => true,
            _ => turn.season == phase.season,
        });
        match turn.and_then(|turn| turn.era.as_ref()) {
            Some(era) => format!("{era} {}", phase.year),
            None => format!("{} of {}", phase.season.name(), phase.year),
        }
    }
}
