//! The degree to which others can count on a player, and the demands of games on those who want to join.
use super::settings::{Settings, keys};
use crate::families::setting::Value;
use crate::say;
use crate::store::{Mark, Store, UserId};
use crate::text::sentence::{Note, term};
use anyhow::Result;

/// Before somebody is known, they count as if they had played these phases, so many of them on time.
const KNOWN: (f64, f64) = (10.0, 9.0);
/// And as if they had held these seats, and left so many of them.
const HELD: (f64, f64) = (5.0, 0.5);

/// The record of a person who plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Phases in which all orders were in at the deadline.
    pub on_time: i64,
    /// Phases in which they came later.
    pub late: i64,
    /// Phases in which none came before grace ended.
    pub missed: i64,
    /// Games that they were in from the beginning.
    pub started: i64,
    /// Seats that they took over.
    pub taken_over: i64,
    /// Seats that they left in games that went on, or that were given to others because no orders came.
    pub left: i64,
    /// The correction that a keeper has added to the dedication.
    pub adjusted: i64,
}

impl Record {
    /// The record that these marks make.
    pub fn of(marks: &[(Mark, i64)]) -> Self {
        let n = |mark| marks.iter().filter(|(own, _)| *own == mark).map(|(_, n)| n).sum();
        Self {
            on_time: n(Mark::OnTime),
            late: n(Mark::Late),
            missed: n(Mark::Missed),
            started: n(Mark::Started),
            taken_over: n(Mark::TookOver),
            left: n(Mark::Left),
            adjusted: n(Mark::Adjusted),
        }
    }

    /// Returns the record of a person; if by others, without what games do not tell yet.
    pub fn of_user(store: &Store, user: UserId, by_others: bool) -> Result<Self> {
        Ok(Self::of(&store.marks_of(user, !by_others)?))
    }

    /// The phases that they owed orders for.
    pub fn n_phases(&self) -> i64 {
        self.on_time + self.late + self.missed
    }

    /// Returns whether nothing is known yet.
    pub fn is_new(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the share of the phases that were on time, from 0 to 1.
    pub fn on_time_ratio(&self) -> Option<f64> {
        (self.n_phases() != 0).then(|| self.on_time as f64 / self.n_phases() as f64)
    }

    /// Seats that were left, and not made up for: each one taken over makes up for one.
    fn owed(&self) -> f64 {
        (self.left - self.taken_over).max(0) as f64
    }

    fn n_seats(&self) -> i64 {
        self.started + self.taken_over
    }

    /// Returns the share of the seats that were left, from 0 to 1.
    pub fn resignation_ratio(&self) -> Option<f64> {
        (self.n_seats() != 0).then(|| (self.owed() / self.n_seats() as f64).min(1.0))
    }

    /// The classic measure of all of it: a phase on time counts 1, a late one -1, a missed one -5; a seat that was left -20,
    /// and one that was taken over 20.
    pub fn dedication(&self) -> i64 {
        self.on_time - self.late - 5 * self.missed + 20 * (self.taken_over - self.left) + self.adjusted
    }

    /// The on-time ratio of somebody of whom little is known lies near that of most people: so a newcomer is unknown, and not
    /// bad (nor perfect).
    pub fn reliability(&self) -> f64 {
        (self.on_time as f64 + KNOWN.1) / (self.n_phases() as f64 + KNOWN.0)
    }

    /// The same for the resignation ratio.
    pub fn likely_to_leave(&self) -> f64 {
        ((self.owed() + HELD.1) / (self.n_seats() as f64 + HELD.0)).min(1.0)
    }

    /// All of it in a sentence without an end: `34 of 36 phases on time; ...`.
    pub fn told(&self) -> String {
        if self.is_new() {
            return "nothing is known yet".to_owned();
        }
        let mut text = match self.n_phases() {
            0 => "no phase yet".to_owned(),
            1 => format!("{} of 1 phase on time", self.on_time),
            n => format!("{} of {n} phases on time", self.on_time),
        };
        for (n, what) in [(self.late, "late"), (self.missed, "missed")] {
            if n != 0 {
                text += &format!(", {n} {what}");
            }
        }
        let seats = if self.started == 1 { "seat" } else { "seats" };
        text +=
            &format!("; {} {seats} from the start, {} taken over, {} left", self.started, self.taken_over, self.left);
        text += &format!("; dedication {}", self.dedication());
        if self.n_phases() == 0 { text } else { text + &format!(", reliability {}", percent(self.reliability())) }
    }
}

/// `94 %`
pub fn percent(ratio: f64) -> String {
    format!("{:.0} %", ratio * 100.0)
}

/// The skill of a person at it, as they say themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkillLevel {
    /// A beginner.
    Novice,
    /// Neither.
    Intermediate,
    /// One who knows it all.
    Expert,
}

impl SkillLevel {
    /// Reads it as people write it.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim().to_lowercase().as_str() {
            "novice" | "beginner" | "newbie" | "newcomer" => Some(Self::Novice),
            "intermediate" | "amateur" | "advanced" | "medium" => Some(Self::Intermediate),
            "expert" => Some(Self::Expert),
            _ => None,
        }
    }
}

/// The levels of players for which a game asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Levels {
    /// Anybody's.
    Any,
    /// One level only.
    Only(SkillLevel),
    /// Any but one.
    But(SkillLevel),
}

impl Levels {
    /// Returns whether a person of this level is admitted.
    fn admits(self, level: Option<SkillLevel>) -> bool {
        match self {
            Self::Any => true,
            Self::Only(only) => level == Some(only),
            Self::But(not) => level.is_some_and(|level| level != not),
        }
    }
}

impl Value for Levels {
    fn read(text: &str) -> Self {
        match text {
            "novice" => Self::Only(SkillLevel::Novice),
            "amateur" => Self::But(SkillLevel::Expert),
            "intermediate" => Self::Only(SkillLevel::Intermediate),
            "advanced" => Self::But(SkillLevel::Novice),
            "expert" => Self::Only(SkillLevel::Expert),
            _ => Self::Any,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Only(SkillLevel::Novice) => "novice",
            Self::But(SkillLevel::Expert) => "amateur",
            Self::Only(SkillLevel::Intermediate) => "intermediate",
            Self::But(SkillLevel::Novice) => "advanced",
            Self::Only(SkillLevel::Expert) => "expert",
            Self::Any | Self::But(SkillLevel::Intermediate) => "any",
        }
        .to_owned()
    }
}

/// The demands of a game on those who want to play in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gates {
    levels: Levels,
    dedication: Option<f64>,
    on_time: Option<f64>,
    resignations: Option<f64>,
}

/// The names of the settings that are gates.
pub const GATES: [&str; 4] = [keys::LEVEL.name, keys::DEDICATION.name, keys::ONTIMERAT.name, keys::RESRAT.name];

impl Gates {
    /// Returns the demands of these settings.
    pub fn of(settings: &Settings) -> Self {
        Self {
            levels: settings.get(keys::LEVEL),
            dedication: settings.get(keys::DEDICATION),
            on_time: settings.get(keys::ONTIMERAT),
            resignations: settings.get(keys::RESRAT),
        }
    }

    /// Returns whether everyone may come in.
    pub fn are_open(&self) -> bool {
        self.levels == Levels::Any && self.dedication.or(self.on_time).or(self.resignations).is_none()
    }

    /// Lists the demands that a person does not meet: for each gate that they do not pass, what it asks, and what
    /// they have.
    pub fn unmet(&self, level: &str, record: &Record) -> Vec<Note> {
        let mut unmet = Vec::new();
        if !self.levels.admits(SkillLevel::read(level)) {
            let asked = match self.levels {
                Levels::But(SkillLevel::Expert) => say!("amateurs (anybody but experts)"),
                Levels::But(_) => say!("advanced players (anybody but novices)"),
                only => say!("players of the level {}", term(only.write())),
            };
            let own = match level.trim() {
                "" => say!("you have not told yours (HELP REGISTER)"),
                own => say!("yours is {}", term(own.to_lowercase())),
            };
            unmet.push(Note::of(say!("It is for {asked}, and {own}.", asked, own)));
        }
        if let Some(least) = self.dedication.filter(|least| (record.dedication() as f64) < *least) {
            let (least, own) = (term(least.to_string()), record.dedication());
            unmet.push(Note::of(say!("It asks for a dedication of at least {least}, and yours is {own}.", least, own)));
        }
        if let Some(least) = self.on_time.filter(|least| record.reliability() < least - EVEN) {
            unmet.push(Note::of(say!(
                "It asks for an on-time ratio of at least {}, and yours counts as {}.",
                term(percent(least)),
                term(percent(record.reliability()))
            )));
        }
        if let Some(most) = self.resignations.filter(|most| most + EVEN < record.likely_to_leave()) {
            unmet.push(Note::of(say!(
                "It asks for a resignation ratio of at most {}, and yours counts as {}.",
                term(percent(most)),
                term(percent(record.likely_to_leave()))
            )));
        }
        unmet
    }
}

/// Ratios this near to each other are the same.
const EVEN: f64 = 1e-9;
