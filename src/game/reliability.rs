//! The reliability of players, and the demands of games on people who want to join.
use super::settings::{Settings, keys};
use crate::families::setting::Value;
use crate::say;
use crate::store::{Mark, Store, UserId};
use crate::text::sentence::{Note, term};
use anyhow::Result;

/// The phases that everyone starts with in the estimate, and how many of them were on time.
const KNOWN: (f64, f64) = (10.0, 9.0);
/// The seats that everyone starts with in the estimate, and how many of them they left.
const HELD: (f64, f64) = (5.0, 0.5);

/// The record of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Phases with all orders in at the deadline.
    pub on_time: i64,
    /// Phases with orders after the deadline.
    pub late: i64,
    /// Phases without orders by the end of grace.
    pub missed: i64,
    /// Games that they joined before the start.
    pub started: i64,
    /// Seats that they took over.
    pub taken_over: i64,
    /// Seats that they left in games that continued, or lost to others because no orders came.
    pub left: i64,
    /// The keeper's correction to the dedication.
    pub adjusted: i64,
}

impl Record {
    /// Adds up a record from marks.
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

    /// Returns the record of a person. `by_others` leaves out facts that games do not reveal yet.
    pub fn of_user(store: &Store, user: UserId, by_others: bool) -> Result<Self> {
        Ok(Self::of(&store.marks_of(user, !by_others)?))
    }

    /// The phases that they owed orders for.
    pub fn n_phases(&self) -> i64 {
        self.on_time + self.late + self.missed
    }

    /// Returns whether the record is empty.
    pub fn is_new(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the share of the phases that were on time, from 0 to 1.
    pub fn on_time_ratio(&self) -> Option<f64> {
        (self.n_phases() != 0).then(|| self.on_time as f64 / self.n_phases() as f64)
    }

    /// Seats left and not made up for. Each seat taken over makes up for one.
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

    /// The classic measure. A phase on time counts 1, a late one -1, and a missed one -5. A seat left counts -20, and one taken
    /// over counts +20.
    pub fn dedication(&self) -> i64 {
        self.on_time - self.late - 5 * self.missed + 20 * (self.taken_over - self.left) + self.adjusted
    }

    /// The estimated on-time ratio. With few phases it stays close to that of most people, so a newcomer counts as unknown,
    /// neither bad nor perfect.
    pub fn reliability(&self) -> f64 {
        (self.on_time as f64 + KNOWN.1) / (self.n_phases() as f64 + KNOWN.0)
    }

    /// The estimated resignation ratio, likewise.
    pub fn likely_to_leave(&self) -> f64 {
        ((self.owed() + HELD.1) / (self.n_seats() as f64 + HELD.0)).min(1.0)
    }

    /// The record in a sentence without a full stop: `34 of 36 phases on time; ...`.
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

/// `94%`
pub fn percent(ratio: f64) -> String {
    format!("{:.0}%", ratio * 100.0)
}

/// A person's skill level, as they describe it themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkillLevel {
    /// A beginner.
    Novice,
    /// Between the other two.
    Intermediate,
    /// An expert.
    Expert,
}

impl SkillLevel {
    /// Reads the level that a person types.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim().to_lowercase().as_str() {
            "novice" | "beginner" | "newbie" | "newcomer" => Some(Self::Novice),
            "intermediate" | "amateur" | "advanced" | "medium" => Some(Self::Intermediate),
            "expert" => Some(Self::Expert),
            _ => None,
        }
    }
}

/// The skill levels that a game accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Levels {
    /// Any level.
    Any,
    /// One level only.
    Only(SkillLevel),
    /// Any level but one.
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

/// A game's demands on people who want to join.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gates {
    levels: Levels,
    dedication: Option<f64>,
    on_time: Option<f64>,
    resignations: Option<f64>,
}

/// The names of the settings that are demands.
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

    /// Returns whether anyone may join.
    pub fn are_open(&self) -> bool {
        self.levels == Levels::Any && self.dedication.or(self.on_time).or(self.resignations).is_none()
    }

    /// Lists the demands that a person does not meet: what each demands, and what the person has.
    pub fn unmet(&self, level: &str, record: &Record) -> Vec<Note> {
        let mut unmet = Vec::new();
        if !self.levels.admits(SkillLevel::read(level)) {
            let asked = match self.levels {
                Levels::But(SkillLevel::Expert) => say!("amateurs (anyone but experts)"),
                Levels::But(_) => say!("advanced players (anyone but novices)"),
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

/// The difference below which two ratios count as equal.
const EVEN: f64 = 1e-9;
