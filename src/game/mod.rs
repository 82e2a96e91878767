//! A game as the judge sees it: its row, its seats, its settings, and its position.
//!
//! - [`settings`]: the options of a game
//! - [`board`]: the board it is played on
//! - [`dates`]: dates and times, read from people's text and printed
//! - [`schedule`]: deadlines: when a phase is due, late, in grace, over
//! - [`preference`]: which player gets which power
//! - [`votes`]: draws and concessions
//! - [`reliability`]: how reliable a player is, and how reliable games ask players to be
//! - [`proposals`]: the decisions that players can make together
//! - [`difference`]: differences between a record and the rules
//! - `hands`, `secrecy`: the powers that each player plays and orders for, and the people who may know it
//! - [`names`]: what people are called, and the headings of press
//! - [`plan`]: orders for later, with conditions; `kept`: stored plans; `drafts`: orders that do not count yet
//! - [`modules`]: the keeper's scripts that a game uses
//! - [`script_facts`]: the facts of a game that scripts see
//! - `absence`: when players are away
//! - [`extensions`]: how often and how far one player may extend a deadline alone; `leeway`: how many of these a player has
//!   left
//! - `seat`, `orders`, `outcome`: values that the database stores by the names of powers
mod absence;
pub mod board;
pub mod chains;
pub mod computers;
pub mod dates;
pub mod difference;
mod drafts;
pub mod extensions;
mod hands;
mod kept;
mod leeway;
pub mod modules;
pub mod names;
mod orders;
pub mod outcome;
pub mod plan;
pub mod preference;
pub mod proposals;
pub mod reliability;
pub mod schedule;
pub mod script_facts;
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
use modules::GameModules;
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
    /// The seats that people hold now.
    pub seats: Vec<Seat>,
    /// The applicants who wait for the GM's approval.
    pub applicants: Vec<Seat>,
    /// The number of seats reserved for invited people.
    pub n_kept: usize,
    /// Its settings.
    pub settings: Settings,
    /// Its board.
    pub board: LoadedBoard,
    /// Its rules.
    pub system: Arc<dyn Ruleset>,
    /// The position. `None` while the game is forming.
    pub table: Option<Box<dyn Position>>,
    /// The powers each player was dealt at the start. Before the start: those each will get.
    pub hands: Vec<Vec<Power>>,
    /// The powers with a complete set of orders for this phase.
    pub complete: Vec<Power>,
    /// The bots that play in it.
    pub computers: Computers,
    /// Its modules.
    pub modules: GameModules,
}

impl Game {
    /// Loads a game from its stored form.
    ///
    /// # Errors
    /// If some of it cannot be read.
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
        let modules = GameModules::read(store, row.modules.as_deref(), catalogue)?;
        let mut game = Self {
            row,
            seats,
            applicants,
            n_kept,
            settings,
            board,
            system,
            table,
            hands,
            complete,
            computers,
            modules,
        };
        game.reload_seats(store)?;
        game.hands = game.read_hands()?;
        game.computers = game.read_computers()?;
        game.refresh_complete(store)?;
        Ok(game)
    }

    /// Reloads the people who hold seats in it.
    pub fn reload_seats(&mut self, store: &Store) -> Result<()> {
        let seats = store.seats(self.row.id)?.into_iter();
        let seats: Vec<Seat> = seats.map(|row| Seat::read(row, self.powers())).collect::<Result<_>>()?;
        (self.seats, self.applicants) = seats.into_iter().partition(|seat| seat.approved);
        self.n_kept = if self.row.life == Life::Forming { store.n_kept(self.row.id)? as usize } else { 0 };
        Ok(())
    }

    /// Returns everyone who has ever held a seat in it.
    pub fn tenures(&self, store: &Store) -> Result<Vec<Seat>> {
        store.tenures(self.row.id)?.into_iter().map(|row| Seat::read(row, self.powers())).collect()
    }

    /// Recomputes which powers have a complete set of orders for this phase.
    ///
    /// # Errors
    /// If an order on file cannot be read.
    pub fn refresh_complete(&mut self, store: &Store) -> Result<()> {
        let Some(table) = &self.table else { return Ok(()) };
        let mut complete = Vec::new();
        for filed in self.on_file(store)? {
            if table.missing(filed.power, &filed.orders)?.is_empty() {
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

    /// The variant with its added options: `Loeb9, Gunboat, Wings`.
    pub fn variant(&self) -> String {
        let morphed = self.row.morphed.then(|| "MORPHED".to_owned());
        let gunboat = self.settings.on(keys::GUNBOAT).then(|| "GUNBOAT".to_owned());
        let options =
            morphed.into_iter().chain(gunboat).chain(self.settings.options()).map(|option| in_title_case(&option));
        let modules = self.modules.all.iter().map(|module| module.kept.title());
        [self.system.title().to_owned()].into_iter().chain(options).chain(modules).collect::<Vec<_>>().join(", ")
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

    /// Returns whether the game is running.
    pub fn running(&self) -> bool {
        self.row.life == Life::Running
    }

    /// Its powers.
    pub fn powers(&self) -> &[PowerName] {
        self.system.powers()
    }

    /// A power by its name or letter, ignoring case.
    pub fn power(&self, text: &str) -> Option<Power> {
        let is = |name: &PowerName| name.name.eq_ignore_ascii_case(text) || name.letter.eq_ignore_ascii_case(text);
        self.powers().iter().position(is).map(|i| Power(i as u16))
    }

    /// A power by its name in the database.
    ///
    /// # Errors
    /// If no power has that name.
    pub fn power_named(&self, name: &str) -> Result<Power> {
        power_named(self.powers(), name)
    }

    /// The name of a power.
    pub fn power_name(&self, power: Power) -> &str {
        self.powers().get(power.index()).map_or("", |name| &name.name)
    }

    /// The name of a power, as sentences use it.
    pub fn called(&self, power: Power) -> &PowerName {
        static NONE: PowerName = PowerName { letter: String::new(), name: String::new(), adjective: String::new() };
        self.powers().get(power.index()).unwrap_or(&NONE)
    }

    /// The names of powers in the database.
    fn names(&self, powers: &[Power]) -> Vec<String> {
        powers.iter().map(|power| self.power_name(*power).to_owned()).collect()
    }

    /// Returns the line that takes over a power: `SIGN ON fdemo password`.
    pub fn sign_on_line(&self, power: Power) -> String {
        let letter = self.powers().get(power.index()).map_or("", |name| &name.letter).to_lowercase();
        format!("SIGN ON {letter}{} password", self.row.name)
    }

    /// The same for all powers of one player: `SIGN ON fdemo password (France and Italy)`.
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

    /// The seats of its GMs. A visit by the keeper does not make them a GM.
    pub fn masters(&self) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(|seat| seat.role == Role::Master && !seat.visit)
    }

    /// The seat with this number, or the entry of an applicant.
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

    /// The powers that owe orders.
    pub fn due(&self) -> Vec<Power> {
        self.table.as_ref().map(|table| table.due()).unwrap_or_default()
    }

    /// The due powers that the game waits for. A power in civil disorder is not one, as long as others are due.
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

    /// The awaited powers whose orders are incomplete.
    pub fn lacking(&self) -> Vec<Power> {
        let mut lacking = self.awaited();
        lacking.retain(|power| !self.complete.contains(power) && !self.has_computed(*power));
        lacking
    }

    /// Returns whether a seat is in civil disorder: its player sent no orders, and the game continues without them.
    pub fn in_disorder(&self, seat: &Seat) -> bool {
        self.settings.on(keys::NMR) && seat.abandoned.is_some()
    }

    /// Returns the state of the phase, for the clock, or `None` if it has no deadline.
    pub fn situation(&self) -> Option<Situation> {
        let row = &self.row;
        let deadline = row.deadline?;
        let clocking = self.settings.clocking(self.table.as_ref()?.phase().stage);
        let (lacking, by_computers) = (self.lacking(), self.waits_for_computers_only());
        Some(Situation {
            deadline,
            grace_end: row.grace.unwrap_or(deadline).max(deadline),
            earliest: row.earliest.filter(|_| !by_computers).unwrap_or(row.created),
            // Bots have no second thoughts.
            delay: if by_computers { Hours::default() } else { clocking.delay },
            all_in_since: row.all_in,
            waiting: self.players().any(|seat| self.holds_turn(seat)),
            reminders: self.players().flat_map(|seat| self.reminders_of(seat, &lacking)).collect(),
            reminded: row.reminded,
            late_noticed: row.late_noticed,
            nmr_allowed: self.settings.on(keys::NMR),
            // If no one may send PROCESS, the phase would never be adjudicated.
            manual: self.settings.on(keys::MANUAL_PROCESS)
                && (self.masters().next().is_some() || self.players().count() == 1),
            abandoned: row.abandoned.is_some(),
            calendar: self.calendar(),
        })
    }

    /// Returns whether this player missed the deadline with incomplete orders. A player who took the seat after the deadline
    /// did not.
    pub fn is_late(&self, seat: &Seat, now: Timestamp) -> bool {
        let passed = |deadline: Timestamp| deadline <= now && seat.since <= deadline;
        self.row.deadline.is_some_and(passed) && !self.lacking_of(seat).is_empty()
    }

    /// The powers whose orders are late. Powers that a new player has taken over since the deadline are not.
    pub fn late(&self, now: Timestamp) -> Vec<Power> {
        let Some(deadline) = self.row.deadline.filter(|deadline| *deadline <= now) else { return Vec::new() };
        let mut late = self.lacking();
        late.retain(|power| self.orderer(*power).is_none_or(|seat| seat.since <= deadline));
        late
    }

    /// The game's time zone, and the days and hours when no turn runs.
    pub fn calendar(&self) -> Calendar {
        let settings = &self.settings;
        Calendar {
            zone: settings.get(keys::ZONE).0,
            closed: settings.get(keys::NO_PROCESSING),
            quiet: settings.get(keys::QUIET_HOURS),
        }
    }

    /// Returns whether this player owes orders.
    pub fn owes(&self, seat: &Seat) -> bool {
        let due = self.due();
        self.ordered_by(seat).iter().any(|power| due.contains(power))
    }

    /// Returns whether this player may make the turn wait for the deadline. Players who owe orders may, and so may the others
    /// unless STRICT WAIT is set.
    pub fn may_wait(&self, seat: &Seat) -> bool {
        self.owes(seat) || !self.settings.on(keys::STRICT_WAIT) && self.lives(seat)
    }

    /// Returns whether the turn waits for the deadline because of this player: they asked for it, or must fix a line.
    pub fn holds_turn(&self, seat: &Seat) -> bool {
        seat.wait && self.may_wait(seat) || seat.error && self.owes(seat)
    }

    /// Returns whether the holder of a seat has a power that is still in the game. Before the start, every player does.
    pub fn lives(&self, seat: &Seat) -> bool {
        let Some(table) = &self.table else { return true };
        let standing = table.standing();
        self.powers_of(seat).iter().any(|power| standing.get(power.index()).is_some_and(|n| *n != 0))
    }

    /// Returns when to remind this player of the deadline, given the powers that lack orders. A player gets reminders if their
    /// own orders are missing, and also, if they chose the times, if the turn waits for them.
    pub fn reminders_of(&self, seat: &Seat, lacking: &[Power]) -> Vec<Timestamp> {
        let Some(deadline) = self.row.deadline else { return Vec::new() };
        let reminders = Reminders::kept(seat.reminders.as_deref());
        let lacks = self.ordered_by(seat).iter().any(|power| lacking.contains(power));
        if lacks || reminders != Reminders::Usual && self.holds_turn(seat) {
            return reminders.times(deadline, self.row.deadline_set.unwrap_or(self.row.created));
        }
        Vec::new()
    }

    /// Returns whether a minor phase is decided as soon as it begins: all orders are in, and no one wants to wait.
    pub fn is_decided(&self) -> bool {
        let is_minor = self.table.as_ref().is_some_and(|table| table.phase().stage.minor);
        let runs_alone = self.situation().is_some_and(|situation| !situation.manual && !situation.waiting);
        is_minor && runs_alone && self.lacking().is_empty()
    }

    /// Saves the changes to the game itself (but not to its seats).
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

/// A power by its name in the database.
fn power_named(powers: &[PowerName], name: &str) -> Result<Power> {
    let found = powers.iter().position(|power| power.name == name).map(|i| Power(i as u16));
    found.with_context(|| format!("there is no power '{name}'"))
}

/// `NO HONG KONG` in title case, for headings: `No Hong Kong`.
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
