//! A game as the judge sees it: its row, its seats, its settings, and the position on its table.
//!
//! - [`settings`] what can be set of it
//! - [`board`] what it is played on
//! - [`dates`] dates and times as people write them, and as the judge prints them
//! - [`schedule`] deadlines: when a phase is due, late, in grace, over
//! - [`preference`] who gets which power
//! - [`votes`] draws and concessions
//! - [`reliability`] how much others can count on somebody, and what games ask of players
//! - [`proposals`] what its players can decide together
//! - [`difference`] between what a record says and what the rules say
//! - `hands`, `secrecy`: who plays and orders what, and who may know it
//! - [`names`] what its people are called, and how press is headed; [`old_press`] that of before the record knew parties
//! - [`plan`] orders for later, with conditions; `kept`: those that players keep; `drafts`: what counts for nothing yet
//! - `absence`: when players are away
//! - [`extensions`] how often and how far one player may put off a deadline alone; `leeway`: how often somebody still may
//! - `seat`, `orders`, `outcome`: what the database keeps by the names of powers
mod absence;
pub mod board;
mod chains;
pub mod computers;
pub mod dates;
pub mod difference;
mod drafts;
pub mod extensions;
mod hands;
mod kept;
mod leeway;
pub mod names;
pub mod old_press;
mod orders;
pub mod outcome;
pub mod plan;
pub mod preference;
pub mod proposals;
pub mod reliability;
pub mod schedule;
mod seat;
mod secrecy;
pub mod settings;
pub mod votes;

use crate::boards::catalogue::{Catalogue, LoadedBoard};
use crate::families::report::Heading;
use crate::families::ruleset::{Position, Ruleset};
use crate::families::setting::Kept;
use crate::game::settings::Settings;
use crate::game::settings::keys;
use crate::rules::{Power, PowerName};
use crate::say;
use crate::store::{GameRow, Life, PhaseRow, Role, SeatId, Store};
use crate::text::sentence::{self, Arg, NameKind, Note, Say, line, term};
use anyhow::{Context as _, Result};
use computers::Computers;
use jiff::Timestamp;
use schedule::{Calendar, Hours, Reminders, Situation};
use std::sync::Arc;

pub use drafts::OrderDraft;
pub use kept::KeptOrders;
pub use orders::OnFile;
pub use seat::Seat;

/// A game.
pub struct Game {
    /// The stored row of the game.
    pub row: GameRow,
    /// The seats that are held in it now.
    pub seats: Vec<Seat>,
    /// The people who want to play, and wait for the master's yes.
    pub applicants: Vec<Seat>,
    /// The number of seats that are kept for people who are invited.
    pub n_kept: usize,
    /// Its settings.
    pub settings: Settings,
    /// Its board.
    pub board: LoadedBoard,
    /// Its rules.
    pub system: Arc<dyn Ruleset>,
    /// The position; none while the game is forming.
    pub table: Option<Box<dyn Position>>,
    /// The powers that were dealt out at the start, by player; before it: those that will be.
    pub hands: Vec<Vec<Power>>,
    /// The powers whose orders for the phase are all in.
    pub complete: Vec<Power>,
    /// The computers that play in it.
    pub computers: Computers,
}

impl Game {
    /// Sets up a game from what is kept of it.
    ///
    /// # Errors
    /// If something that is kept cannot be read.
    pub fn load(store: &Store, row: GameRow, catalogue: &Catalogue) -> Result<Self> {
        let kept = Kept::from_json(&row.settings)
            .with_context(|| format!("the settings of game '{}' cannot be read", row.name))?;
        let board = board::ready(store, &row, catalogue)?;
        let system = catalogue.play(&board, &kept)?;
        let settings = Settings::new(kept, board.variant.clone());
        let table = row.position.as_deref().map(|saved| system.open(saved)).transpose();
        let table = table.with_context(|| format!("the position of game '{}' cannot be read", row.name))?;
        let (seats, applicants, hands, complete) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let n_kept = 0;
        let computers = Computers::default();
        let mut game =
            Self { row, seats, applicants, n_kept, settings, board, system, table, hands, complete, computers };
        game.reload_seats(store)?;
        game.hands = game.read_hands()?;
        game.computers = game.read_computers()?;
        game.refresh_complete(store)?;
        Ok(game)
    }

    /// Looks up who sits in it now.
    pub fn reload_seats(&mut self, store: &Store) -> Result<()> {
        let seats = store.seats(self.row.id)?.into_iter();
        let seats: Vec<Seat> = seats.map(|row| Seat::read(row, self.powers())).collect::<Result<_>>()?;
        (self.seats, self.applicants) = seats.into_iter().partition(|seat| seat.approved);
        self.n_kept = if self.row.life == Life::Forming { store.n_kept(self.row.id)? as usize } else { 0 };
        Ok(())
    }

    /// All who have ever sat in it.
    pub fn tenures(&self, store: &Store) -> Result<Vec<Seat>> {
        store.tenures(self.row.id)?.into_iter().map(|row| Seat::read(row, self.powers())).collect()
    }

    /// Looks up again whose orders for the phase are all in.
    ///
    /// # Errors
    /// If an order on file cannot be read.
    pub fn refresh_complete(&mut self, store: &Store) -> Result<()> {
        let Some(table) = &self.table else { return Ok(()) };
        let mut complete = Vec::new();
        for filed in self.on_file(store)? {
            if table.review(filed.power, &filed.orders)?.missing.is_empty() {
                complete.push(filed.power);
            }
        }
        self.complete = complete;
        Ok(())
    }

    /// The name as it is printed in headings: `Demo`.
    pub fn title(&self) -> String {
        let mut chars = self.row.name.chars();
        chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
    }

    /// The variant and the options that are added to it: `Loeb9, Gunboat, Wings`.
    pub fn variant(&self) -> String {
        let morphed = self.row.morphed.then(|| "MORPHED".to_owned());
        let gunboat = self.settings.on(keys::GUNBOAT).then(|| "GUNBOAT".to_owned());
        let options =
            morphed.into_iter().chain(gunboat).chain(self.settings.options()).map(|option| in_title_case(&option));
        [self.system.title().to_owned()].into_iter().chain(options).collect::<Vec<_>>().join(", ")
    }

    /// Returns the heading of a text about it.
    pub fn heading(&self) -> Heading<'_> {
        Heading { game: &self.row.name, n_phase: self.row.turn }
    }

    /// The position.
    ///
    /// # Errors
    /// If the game has not started.
    pub fn table(&self) -> Result<&dyn Position> {
        self.table.as_deref().with_context(|| format!("game '{}' has no position", self.row.name))
    }

    /// Returns whether it is being played.
    pub fn running(&self) -> bool {
        self.row.life == Life::Running
    }

    /// Its powers.
    pub fn powers(&self) -> &[PowerName] {
        self.system.powers()
    }

    /// A power by its name or letter, whatever the case.
    pub fn power(&self, text: &str) -> Option<Power> {
        let is = |name: &PowerName| name.name.eq_ignore_ascii_case(text) || name.letter.eq_ignore_ascii_case(text);
        self.powers().iter().position(is).map(|i| Power(i as u16))
    }

    /// A power by its name, as the database has it.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn power_named(&self, name: &str) -> Result<Power> {
        power_named(self.powers(), name)
    }

    /// The name of a power.
    pub fn power_name(&self, power: Power) -> &str {
        self.powers().get(power.index()).map_or("", |name| &name.name)
    }

    /// A power, as a sentence calls it.
    pub fn called(&self, power: Power) -> &PowerName {
        static NONE: PowerName = PowerName { letter: String::new(), name: String::new(), adjective: String::new() };
        self.powers().get(power.index()).unwrap_or(&NONE)
    }

    /// The names of powers, as the database has them.
    fn names(&self, powers: &[Power]) -> Vec<String> {
        powers.iter().map(|power| self.power_name(*power).to_owned()).collect()
    }

    /// Returns the line with which to take over a power: `SIGN ON fdemo password`.
    pub fn sign_on_line(&self, power: Power) -> String {
        let letter = self.powers().get(power.index()).map_or("", |name| &name.letter).to_lowercase();
        format!("SIGN ON {letter}{} password", self.row.name)
    }

    /// The same for a whole hand: `SIGN ON fdemo password (France and Italy)`.
    pub fn sign_on_lines(&self, hand: &[Power]) -> Note {
        let typed = |first: &Power| line(self.sign_on_line(*first));
        match hand {
            [first] => Note::of(typed(first)),
            [first, ..] => Note::of(say!("{} ({})", typed(first), term(self.named_briefly(hand)))),
            [] => Note::of(""),
        }
    }

    /// The seats of its players.
    pub fn players(&self) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(|seat| seat.role == Role::Player)
    }

    /// The seats of its masters; the keeper's visit makes nobody its master.
    pub fn masters(&self) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(|seat| seat.role == Role::Master && !seat.visit)
    }

    /// The seat with this number, or the place of an applicant.
    pub fn seat(&self, id: SeatId) -> Option<&Seat> {
        self.seats.iter().chain(&self.applicants).find(|seat| seat.id == id)
    }

    /// Returns the name of a seat: the name of its first power, `Master`, `Observer`, or `Player` before the start.
    pub fn seat_name(&self, seat: &Seat) -> &str {
        match (seat.role, seat.power) {
            (Role::Master, _) if seat.visit => "Keeper",
            (Role::Master, _) => "Master",
            (Role::Observer, _) => "Observer",
            (Role::Player, Some(power)) => self.power_name(power),
            (Role::Player, None) => "Player",
        }
    }

    /// The adjudication of the first phase that a text names: `F1901M`, `Fall of 1901`.
    ///
    /// # Errors
    /// If a position cannot be read.
    pub fn past_phase(&self, store: &Store, text: &str) -> Result<Option<PhaseRow>> {
        for row in store.phases(self.row.id)? {
            let table = self.system.open(&row.before)?;
            if table.is_phase(text) || table.phase().when.eq_ignore_ascii_case(text) {
                return Ok(Some(row));
            }
        }
        Ok(None)
    }

    /// The powers that orders are owed for.
    pub fn due(&self) -> Vec<Power> {
        self.table.as_ref().map(|table| table.due()).unwrap_or_default()
    }

    /// Those of them that the game waits for: not powers in civil disorder, as long as there are others.
    pub fn awaited(&self) -> Vec<Power> {
        let mut due = self.due();
        let goes_on_without = |power: &Power| {
            self.orderer(*power).is_some_and(|seat| self.in_disorder(seat)) && self.computer(*power).is_none()
        };
        if !due.iter().all(goes_on_without) {
            due.retain(|power| !goes_on_without(power));
        }
        due
    }

    /// Those of them whose orders are not all in.
    pub fn lacking(&self) -> Vec<Power> {
        let mut lacking = self.awaited();
        lacking.retain(|power| !self.complete.contains(power) && !self.has_computed(*power));
        lacking
    }

    /// Returns whether a seat is in civil disorder: its player has sent no orders in a game that goes on without.
    pub fn in_disorder(&self, seat: &Seat) -> bool {
        self.settings.on(keys::NMR) && seat.abandoned.is_some()
    }

    /// Returns the state of the phase, for the clock. None while it has no deadline.
    pub fn situation(&self) -> Option<Situation> {
        let row = &self.row;
        let deadline = row.deadline?;
        let clocking = self.settings.clocking(self.table.as_ref()?.phase().stage);
        let (lacking, by_computers) = (self.lacking(), self.waits_for_computers_only());
        Some(Situation {
            deadline,
            grace_end: row.grace.unwrap_or(deadline).max(deadline),
            earliest: row.earliest.filter(|_| !by_computers).unwrap_or(row.created),
            // Computers have no second thoughts.
            delay: if by_computers { Hours::default() } else { clocking.delay },
            all_in_since: row.all_in,
            waiting: self.players().any(|seat| self.holds_turn(seat)),
            reminders: self.players().flat_map(|seat| self.reminders_of(seat, &lacking)).collect(),
            reminded: row.reminded,
            late_noticed: row.late_noticed,
            nmr_allowed: self.settings.on(keys::NMR),
            // Where nobody may say PROCESS, nothing would ever be adjudicated.
            manual: self.settings.on(keys::MANUAL_PROCESS)
                && (self.masters().next().is_some() || self.players().count() == 1),
            abandoned: row.abandoned.is_some(),
            calendar: self.calendar(),
        })
    }

    /// Returns whether this player has let the deadline pass without all orders. Whoever has taken the seat after it
    /// has not.
    pub fn is_late(&self, seat: &Seat, now: Timestamp) -> bool {
        let passed = |deadline: Timestamp| deadline <= now && seat.since <= deadline;
        self.row.deadline.is_some_and(passed) && !self.lacking_of(seat).is_empty()
    }

    /// The powers whose orders are late: not those of somebody who has taken them over meanwhile.
    pub fn late(&self, now: Timestamp) -> Vec<Power> {
        let Some(deadline) = self.row.deadline.filter(|deadline| *deadline <= now) else { return Vec::new() };
        let mut late = self.lacking();
        late.retain(|power| self.orderer(*power).is_none_or(|seat| seat.since <= deadline));
        late
    }

    /// The game's zone, and the days and hours in which no turn runs.
    pub fn calendar(&self) -> Calendar {
        let settings = &self.settings;
        Calendar {
            zone: settings.get(keys::ZONE).0,
            closed: settings.get(keys::NO_PROCESSING),
            quiet: settings.get(keys::QUIET_HOURS),
        }
    }

    /// Returns whether orders are due from this player.
    pub fn owes(&self, seat: &Seat) -> bool {
        let due = self.due();
        self.ordered_by(seat).iter().any(|power| due.contains(power))
    }

    /// Returns whether this player may make the turn wait for the deadline. Who owes orders may; the others too,
    /// unless that is strict.
    pub fn may_wait(&self, seat: &Seat) -> bool {
        self.owes(seat) || !self.settings.on(keys::STRICT_WAIT) && self.lives(seat)
    }

    /// Returns whether the turn waits for the deadline because of this player: they want it, or have a line to mend.
    pub fn holds_turn(&self, seat: &Seat) -> bool {
        seat.wait && self.may_wait(seat) || seat.error && self.owes(seat)
    }

    /// Returns whether the holder of a seat has a power that is still in the game. Before the start, everybody has.
    pub fn lives(&self, seat: &Seat) -> bool {
        let Some(table) = &self.table else { return true };
        let standing = table.standing();
        self.powers_of(seat).iter().any(|power| standing.get(power.index()).is_some_and(|n| *n != 0))
    }

    /// Returns the times to remind this player of the deadline, where orders of these powers are missing: if theirs
    /// are, or, if they have chosen the times, also if the turn waits for them.
    pub fn reminders_of(&self, seat: &Seat, lacking: &[Power]) -> Vec<Timestamp> {
        let Some(deadline) = self.row.deadline else { return Vec::new() };
        let reminders = Reminders::kept(seat.reminders.as_deref());
        let lacks = self.ordered_by(seat).iter().any(|power| lacking.contains(power));
        if lacks || reminders != Reminders::Usual && self.holds_turn(seat) {
            return reminders.times(deadline, self.row.deadline_set.unwrap_or(self.row.created));
        }
        Vec::new()
    }

    /// Returns whether a phase that only follows another one is decided as it begins: all orders are in, and nobody
    /// wants to wait.
    pub fn is_decided(&self) -> bool {
        let is_minor = self.table.as_ref().is_some_and(|table| table.phase().stage.minor);
        let runs_alone = self.situation().is_some_and(|situation| !situation.manual && !situation.waiting);
        is_minor && runs_alone && self.lacking().is_empty()
    }

    /// Writes back what has changed of the game itself (not of its seats).
    pub fn save(&mut self, store: &Store) -> Result<()> {
        self.row.settings = self.settings.kept().to_json();
        self.row.computers = self.computers.to_json();
        if let Some(table) = &self.table {
            self.row.phase = table.phase().label;
        }
        store.change_game(&self.row)
    }
}

/// The name of the game, within a sentence: `'demo'`.
impl<'a, S> Say<'a, S> for &'a Game {
    fn arg(self) -> Arg<'a, S> {
        sentence::known(NameKind::Game, self.row.id.number(), &self.row.name)
    }
}

/// A power by its name, as the database has it.
fn power_named(powers: &[PowerName], name: &str) -> Result<Power> {
    let found = powers.iter().position(|power| power.name == name).map(|i| Power(i as u16));
    found.with_context(|| format!("there is no power '{name}'"))
}

/// `NO HONG KONG` as a heading has it: `No Hong Kong`.
pub fn in_title_case(words: &str) -> String {
    let mut text = String::new();
    for c in words.to_lowercase().chars() {
        if text.chars().next_back().is_none_or(|last| !last.is_alphanumeric()) {
            text.extend(c.to_uppercase());
        } else {
            text.push(c);
        }
    }
    text
}
