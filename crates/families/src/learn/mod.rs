//! Positions for learning a game: each sets a task, and judges the answer by its results.
//!
//! A family's positions are in one file, [`Family::learn`]. Lines before the first section apply to all of them. A section begins with `==
//! ` and its title. The first word of a line gives its kind:
//!
//! - `task`, `good` and `rule` are texts for the reader: the task, the praise for success, and the rule to remember
//! - `you` is the power that the reader orders, and `board` the board
//! - `want` is a [`Want`], a result that the orders must achieve
//! - `do` is an answer that achieves it, `not` one that fails; ` / ` separates orders, ` | ` the rows of a set-up
//! - `also` adds orders to the lists of choices, beyond those that the rules list
//! - `shows` is the heading of the rules that the position illustrates
//! - `orders Turkey: A BUL - RUM` gives another power's orders, and `luck drawn` plays out a turn that has luck, which is otherwise only
//!   forecast
//! - any other word belongs to the family, and describes the position: [`Family::learn_position`]
mod read;
mod wants;

pub use read::Facts;
pub use wants::Want;

use crate::report::Heading;
use crate::ruleset::{Position, Ruleset};
use crate::{ALL, Family};
use chancery_picture::sheet::{
    ChoiceGroup, OrderChoice, OrderOutcome, OrderRow, PhaseEntry, PlayerView, PreviousTurns, SetupGrid,
};
use chancery_rules::{Eyes, Luck, Power};
use chancery_text::doc::Doc;
use chancery_text::words::said;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// The maximum number of lines read from an answer.
pub const MAX_LINES: usize = 40;
/// The maximum length of a line, in bytes. A set-up is one line.
const MAX_LINE: usize = 400;

/// The positions of a game, in teaching order.
pub struct Course {
    /// The game.
    pub family: &'static dyn Family,
    /// The board that they share.
    pub board: String,
    /// The positions.
    pub exercises: Vec<Exercise>,
}

/// A position with a task.
pub struct Exercise {
    /// The subject in a few words: `A bounce`.
    pub title: String,
    /// The task.
    pub task: String,
    /// The praise for success.
    pub good: String,
    /// The rule to remember.
    pub rule: String,
    /// The power that the reader orders.
    pub you: Power,
    /// The results that the reader must achieve.
    pub wants: Vec<Want>,
    /// An answer that achieves them.
    pub answer: Vec<String>,
    /// An answer that fails.
    pub miss: Vec<String>,
    /// The heading of the rules that it illustrates: `Bouncing`.
    pub shows: Option<String>,
    also: Vec<String>,
    others: Vec<(Power, String)>,
    is_played: bool,
    saved: String,
    rules: Arc<dyn Ruleset>,
    names: Arc<BTreeMap<String, String>>,
}

/// The judgement on an answer.
#[derive(Default)]
pub struct Verdict {
    /// Whether it achieves every result.
    pub is_right: bool,
    /// The lines that are not valid orders, each with the reason.
    pub refused: Vec<(String, String)>,
    /// The results not achieved, a sentence for each.
    pub unmet: Vec<String>,
    /// The orders that were read, in canonical spelling.
    pub orders: Vec<String>,
    /// The position afterwards, with the orders that led to it. `None` if there was nothing to adjudicate.
    pub sheet: Option<PlayerView>,
    /// The results one by one, each with its reason. Empty for a forecast.
    pub entries: Vec<PhaseEntry>,
    /// The results as an e-mail reports them.
    pub told: Doc,
}

/// The courses of all families that have one.
#[must_use]
pub fn courses() -> &'static [Course] {
    static COURSES: LazyLock<Vec<Course>> =
        LazyLock::new(|| ALL.iter().filter_map(|family| Course::of(*family).ok().flatten()).collect());
    &COURSES
}

/// The course of a family, by its key.
#[must_use]
pub fn course(family: &str) -> Option<&'static Course> {
    courses().iter().find(|course| course.family.key() == family)
}

impl Course {
    /// Reads the positions of a family.
    ///
    /// # Errors
    /// A sentence that says where the file is wrong.
    pub fn of(family: &'static dyn Family) -> Result<Option<Self>, String> {
        family.learn().map(|text| Self::read(family, text)).transpose()
    }

    /// A position by its number, counted from 1.
    #[must_use]
    pub fn exercise(&self, number: usize) -> Option<&Exercise> {
        self.exercises.get(number.checked_sub(1)?)
    }
}

impl Exercise {
    /// The position, opened by the engine.
    fn open(&self) -> Option<Box<dyn Position>> {
        self.rules.open(&self.saved).ok()
    }

    fn eyes(&self) -> Eyes {
        Eyes::Power(self.you)
    }

    /// The name of the power that the reader orders.
    #[must_use]
    pub fn your_name(&self) -> &str {
        self.rules.powers().get(self.you.index()).map_or("", |power| &power.name)
    }

    /// The board before the reader's orders.
    #[must_use]
    pub fn sheet(&self) -> Option<PlayerView> {
        self.open()?.sheet(self.eyes(), &PreviousTurns::default())
    }

    /// Describes the position.
    pub fn status(&self, doc: &mut Doc) {
        if let Some(position) = self.open() {
            position.status(HEADING, self.eyes(), doc);
        }
    }

    /// The rows of orders, with these orders chosen.
    #[must_use]
    pub fn rows(&self, orders: &[String]) -> Vec<OrderRow> {
        let Some(position) = self.open() else { return Vec::new() };
        let mut rows = position.slots(self.you, orders).unwrap_or_default();
        for line in &self.also {
            let Some(group) = rows.iter_mut().find_map(|row| same_kind(row, line)) else { continue };
            let base = group.choices.iter().find(|choice| line.starts_with(&choice.line)).or(group.choices.first());
            let base = base.cloned().unwrap_or_default();
            group.choices.push(OrderChoice { line: line.clone(), label: label(&base, line), ..base });
        }
        rows
    }

    /// The places for the reader to fill, if this is a set-up.
    #[must_use]
    pub fn placing(&self, orders: &[String]) -> Option<SetupGrid> {
        self.open()?.placing(self.you, orders).ok()?
    }

    /// Judges an answer: lines as they could be mailed. The rows of a set-up are one line with line breaks.
    #[must_use]
    pub fn judge(&self, lines: &[String]) -> Verdict {
        let mut verdict = Verdict::default();
        let Some(position) = self.open() else { return verdict };
        let lines = lines.iter().take(MAX_LINES).map(|line| line.trim().to_owned());
        let mut lines: Vec<String> =
            lines.filter(|line| !line.is_empty() && !line.eq_ignore_ascii_case("end")).collect();
        if self.placing(&[]).is_some() {
            lines = vec![lines.join("\n")];
        }
        for line in lines.iter().filter(|line| !line.is_empty()) {
            let shown: String = line.chars().take(MAX_LINE).collect();
            for found in position.orders(self.eyes(), &shown) {
                match found {
                    Ok(accepted) if accepted.power == self.you => {
                        _ = position.file(self.you, &mut verdict.orders, &accepted.order);
                    }
                    Ok(_) => verdict.refused.push((shown.clone(), "That piece isn't yours.".to_owned())),
                    Err(why) => verdict.refused.push((shown.clone(), said(why.why()))),
                }
            }
        }
        if verdict.orders.is_empty() && self.is_order_needed() {
            return verdict;
        }
        self.adjudicate(position.as_ref(), &mut verdict);
        verdict
    }

    /// Returns whether a turn without an order shows nothing, as where one side moves at a time.
    fn is_order_needed(&self) -> bool {
        self.open().is_some_and(|position| position.is_blind())
    }

    fn adjudicate(&self, position: &dyn Position, verdict: &mut Verdict) {
        let own: Vec<(Power, String)> = verdict.orders.iter().map(|order| (self.you, order.clone())).collect();
        let all = [own.clone(), self.others.clone()].concat();
        let mut has_won = false;
        if self.is_forecast() {
            let past = PreviousTurns::default();
            verdict.sheet = position.sheet_of_forecast(self.eyes(), &own, &past).ok().flatten();
            _ = position.forecast(HEADING, self.eyes(), &own, &mut verdict.told);
        } else if let Ok(turn) = position.adjudicate(HEADING, &all, &Luck::default()) {
            has_won = turn.after.outcome().is_some_and(|outcome| outcome.powers.contains(&self.you));
            verdict.sheet = turn.sheets.seen_by(self.eyes(), &PreviousTurns::default());
            verdict.entries = turn.entries.seen_by(self.eyes());
            turn.reports.seen_by(self.eyes(), &[self.you], &mut verdict.told);
        }
        let Some(sheet) = &verdict.sheet else { return };
        let facts = wants::Results { sheet, you: self.you.index(), has_won, names: &self.names };
        let unmet = self.wants.iter().filter(|want| !want.is_met(&facts));
        verdict.unmet = unmet.map(|want| want.unmet(&facts)).collect();
        verdict.is_right = verdict.unmet.is_empty() && verdict.refused.is_empty();
        // A forecast has no arrows for battles that have not been fought.
        if self.is_forecast()
            && let (Some(sheet), Ok(Some(ordered))) =
                (&mut verdict.sheet, position.sheet_with_orders(self.eyes(), &own, &PreviousTurns::default()))
        {
            sheet.deeds = ordered.deeds;
        }
    }

    /// Returns whether the answer is judged by its odds, not by one roll of the dice.
    fn is_forecast(&self) -> bool {
        self.rules.has_luck() && !self.is_played
    }
}

impl Verdict {
    /// The results of failed orders, for readers without time for all results.
    pub fn failures(&self) -> impl Iterator<Item = &PhaseEntry> {
        self.entries.iter().filter(|entry| entry.came == OrderOutcome::Failure)
    }
}

/// The name of such a position in the text of results.
const HEADING: Heading = Heading { game: "learn", n_phase: 1 };

/// The label of an added order, modelled on that of a similar listed one: `Limburg (defence 4) with 5i`.
fn label(base: &OrderChoice, line: &str) -> String {
    let name = base.label.split(" with ").next().unwrap_or_default();
    match line.split_once(" WITH ") {
        Some((_, units)) => format!("{name} with {}", units.to_lowercase()),
        None if line.starts_with(&base.line) => {
            let rest = line.get(base.line.len()..).unwrap_or_default();
            format!("{},{}", base.label, rest.to_lowercase())
        }
        None => line.rsplit(' ').next().unwrap_or(line).to_lowercase(),
    }
}

/// The group of a row that has orders like this one: of the same place, with the same first word.
fn same_kind<'r>(row: &'r mut OrderRow, line: &str) -> Option<&'r mut ChoiceGroup> {
    let is_like = |own: &str| {
        let (mut a, mut b) = (own.split(' '), line.split(' '));
        a.next() == b.next() && row.at.as_deref().is_some_and(|at| line.split(' ').any(|word| word == at))
    };
    let at = row.groups.iter().position(|group| group.choices.iter().any(|choice| is_like(&choice.line)))?;
    row.groups.get_mut(at)
}
