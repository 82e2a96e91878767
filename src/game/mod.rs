//! A game as the judge sees it: its row, its seats, its settings, and the position on its table.
//!
//! - [`dates`] dates and times as people write them, and as the judge prints them
//! - [`schedule`] deadlines: when a phase is due, late, in grace, over
//! - [`preference`] who gets which power
//! - [`votes`] draws and concessions
//! - `hands`, `secrecy`: who plays and orders what, and who may know it
//! - `seat`, `orders`, `outcome`: what the database keeps by the names of powers
pub mod dates;
mod hands;
mod orders;
mod outcome;
pub mod preference;
pub mod schedule;
mod seat;
mod secrecy;
pub mod settings;
pub mod votes;

use crate::boards::catalogue::{Catalogue, Chain, Changes, Flaw, Playable, digest};
use crate::families::report::Heading;
use crate::families::system::{System, Table};
use crate::game::settings::Settings;
use crate::rules::{Power, PowerName};
use crate::store::{GameRow, Life, Role, SeatId, Store};
use anyhow::{Context as _, Result};
use schedule::Situation;
use std::sync::Arc;

pub use orders::OnFile;
pub use seat::Seat;

/// The board that a game is played on: the one that it has kept, or while it forms the catalogue's, as it is now.
fn board_of(store: &Store, row: &GameRow, settings: &Settings, catalogue: &Catalogue) -> Result<Playable> {
    let changes = changes(settings);
    match &row.board {
        // A game that forms on a board that is no more, or not in order, still has the one that it was created with.
        Some(digest) if row.life != Life::Forming || row.morphed || !catalogue.has(&row.variant) => {
            let playable = catalogue.play_kept(digest, changes, || store.board(digest));
            playable.with_context(|| format!("the board of game '{}' can not be read", row.name))
        }
        _ => catalogue.play(&row.variant, changes),
    }
}

fn changes(settings: &Settings) -> Changes<'_> {
    Changes { policies: settings.get("policies"), centres: settings.get("centres") }
}

/// A game.
pub struct Game {
    /// What is kept of it.
    pub row: GameRow,
    /// Who sits in it now.
    pub seats: Vec<Seat>,
    /// Its settings.
    pub settings: Settings,
    /// Its rules.
    pub system: Arc<dyn System>,
    /// The position; none while the game is forming.
    pub table: Option<Box<dyn Table>>,
    /// The powers that were dealt out at the start, by player; before it: those that will be.
    pub hands: Vec<Vec<Power>>,
    /// The powers whose orders for the phase are all in.
    pub complete: Vec<Power>,
}

impl Game {
    /// Sets up a game from what is kept of it.
    ///
    /// # Errors
    /// If something that is kept can not be read.
    pub fn load(store: &Store, row: GameRow, catalogue: &Catalogue) -> Result<Self> {
        let settings = Settings::from_json(&row.settings)
            .with_context(|| format!("the settings of game '{}' can not be read", row.name))?;
        let Playable { system, own } = board_of(store, &row, &settings, catalogue)?;
        let settings = settings.on_board(own);
        let table = row.position.as_deref().map(|saved| system.open(saved)).transpose();
        let table = table.with_context(|| format!("the position of game '{}' can not be read", row.name))?;
        let (seats, hands, complete) = (Vec::new(), Vec::new(), Vec::new());
        let mut game = Self { row, seats, settings, system, table, hands, complete };
        game.reload_seats(store)?;
        game.hands = game.read_hands()?;
        game.reckon(store)?;
        Ok(game)
    }

    /// Keeps the board as it is now: what becomes of it in the catalogue does not matter to the game any more. A board that
    /// was changed by mail is kept already; and where there are not enough powers any more for those who have joined,
    /// the one that was kept before stays.
    ///
    /// # Errors
    /// If the database fails.
    pub fn keep_board(&mut self, store: &Store, catalogue: &Catalogue) -> Result<()> {
        let n_players = self.players().count();
        if !self.row.morphed
            && catalogue.board(&self.row.variant).is_ok_and(|board| n_players <= board.powers.len())
            && let Some(chain) = catalogue.chain(&self.row.variant)
        {
            let files = chain.to_json();
            let digest = digest(&files);
            store.keep_board(&digest, &files)?;
            self.row.board = Some(digest);
        }
        if let Some(digest) = &self.row.board {
            let playable = catalogue.play_kept(digest, changes(&self.settings), || store.board(digest))?;
            self.system = playable.system;
        }
        Ok(())
    }

    /// The text of the board that it is played on.
    ///
    /// # Errors
    /// If the database fails, or there is no such board any more.
    pub fn board_text(&self, store: &Store, catalogue: &Catalogue) -> Result<Chain> {
        let forming = self.row.life == Life::Forming && !self.row.morphed;
        match (catalogue.chain(&self.row.variant).filter(|_| forming), &self.row.board) {
            (Some(chain), _) => Ok(Chain::clone(&chain)),
            (None, Some(digest)) => Chain::from_json(&store.board(digest)?),
            (None, None) => {
                let chain = catalogue.chain(&self.row.variant);
                chain
                    .map(|chain| Chain::clone(&chain))
                    .with_context(|| format!("there is no board '{}'", self.row.variant))
            }
        }
    }

    /// Puts the game on a board of its own, which was made by mail: from now on the catalogue's does not matter to it. The
    /// game has to be saved then. What is wrong with the board, if it can not be played on, is told, and nothing changed.
    ///
    /// # Errors
    /// If the database fails.
    pub fn morph(&mut self, store: &Store, catalogue: &Catalogue, board: &Chain) -> Result<Result<(), Vec<Flaw>>> {
        if let Err(flaws) = board.read() {
            return Ok(Err(flaws));
        }
        let files = board.to_json();
        let digest = digest(&files);
        store.keep_board(&digest, &files)?;
        (self.row.board, self.row.morphed) = (Some(digest), true);
        self.keep_board(store, catalogue)?;
        Ok(Ok(()))
    }

    /// Looks up who sits in it now.
    ///
    /// # Errors
    /// If the database fails.
    pub fn reload_seats(&mut self, store: &Store) -> Result<()> {
        let seats = store.seats(self.row.id)?.into_iter();
        self.seats = seats.map(|row| Seat::read(row, self.powers())).collect::<Result<_>>()?;
        Ok(())
    }

    /// All who have ever sat in it.
    ///
    /// # Errors
    /// If the database fails.
    pub fn tenures(&self, store: &Store) -> Result<Vec<Seat>> {
        store.tenures(self.row.id)?.into_iter().map(|row| Seat::read(row, self.powers())).collect()
    }

    /// Looks up whose orders for the phase are all in.
    ///
    /// # Errors
    /// If an order on file can not be read, or the database fails.
    pub fn reckon(&mut self, store: &Store) -> Result<()> {
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
        let gunboat = self.settings.on("gunboat").then(|| "GUNBOAT".to_owned());
        let options =
            morphed.into_iter().chain(gunboat).chain(self.settings.options()).map(|option| in_title_case(&option));
        [self.system.title().to_owned()].into_iter().chain(options).collect::<Vec<_>>().join(", ")
    }

    /// What a text about it is headed with.
    pub fn heading(&self) -> Heading<'_> {
        Heading { game: &self.row.name, n_phase: self.row.turn }
    }

    /// The position.
    ///
    /// # Errors
    /// If the game has not started.
    pub fn table(&self) -> Result<&dyn Table> {
        self.table.as_deref().with_context(|| format!("game '{}' has no position", self.row.name))
    }

    /// Is it being played?
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

    /// The names of powers, as the database has them.
    fn names(&self, powers: &[Power]) -> Vec<String> {
        powers.iter().map(|power| self.power_name(*power).to_owned()).collect()
    }

    /// How anybody takes over a power: `SIGN ON fdemo password`.
    pub fn sign_on_line(&self, power: Power) -> String {
        let letter = self.powers().get(power.index()).map_or("", |name| &name.letter).to_lowercase();
        format!("SIGN ON {letter}{} password", self.row.name)
    }

    /// The same for a whole hand: `SIGN ON fdemo password  (France and Italy)`.
    pub fn sign_on_lines(&self, hand: &[Power]) -> String {
        match hand {
            [first] => self.sign_on_line(*first),
            [first, ..] => format!("{}  ({})", self.sign_on_line(*first), self.named_briefly(hand)),
            [] => String::new(),
        }
    }

    /// The seats of its players.
    pub fn players(&self) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(|seat| seat.role == Role::Player)
    }

    /// The seats of its masters.
    pub fn masters(&self) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(|seat| seat.role == Role::Master)
    }

    /// The seat with this number.
    pub fn seat(&self, id: SeatId) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.id == id)
    }

    /// What a seat is called: the name of its first power, `Master`, `Observer`, or `Player` before the start.
    pub fn seat_name(&self, seat: &Seat) -> &str {
        match (seat.role, seat.power) {
            (Role::Master, _) => "Master",
            (Role::Observer, _) => "Observer",
            (Role::Player, Some(power)) => self.power_name(power),
            (Role::Player, None) => "Player",
        }
    }

    /// The powers for which orders are owed, by whoever plays or commands them.
    pub fn due(&self) -> Vec<Power> {
        self.table.as_ref().map(|table| table.due()).unwrap_or_default()
    }

    /// Those of them whose orders are not all in.
    pub fn lacking(&self) -> Vec<Power> {
        self.due().into_iter().filter(|power| !self.complete.contains(power)).collect()
    }

    /// Where the phase stands, for the clock; none while there is no deadline.
    pub fn situation(&self) -> Option<Situation> {
        let row = &self.row;
        let deadline = row.deadline?;
        let kind = self.table.as_ref()?.phase().kind;
        let due = self.due();
        let owes = |seat| self.ordered_by(seat).into_iter().any(|power| due.contains(&power));
        Some(Situation {
            set_at: row.deadline_set.unwrap_or(row.created),
            deadline,
            grace_end: row.grace.unwrap_or(deadline).max(deadline),
            earliest: row.earliest.unwrap_or(row.created),
            delay: self.settings.clocking(kind).delay,
            all_in_since: row.all_in,
            waiting: self.players().any(|seat| seat.wait && owes(seat)),
            reminded: row.reminded.is_some(),
            late_noticed: row.late_noticed,
            nmr_allowed: self.settings.on("nmr"),
            manual: self.settings.on("manual_process"),
            abandoned: row.abandoned.is_some(),
        })
    }

    /// Writes back what has changed of the game itself (not of its seats).
    ///
    /// # Errors
    /// If the database fails.
    pub fn save(&mut self, store: &Store) -> Result<()> {
        self.row.settings = self.settings.to_json();
        if let Some(table) = &self.table {
            self.row.phase = table.phase().label;
        }
        store.change_game(&self.row)
    }
}

/// A power by its name, as the database has it.
fn power_named(powers: &[PowerName], name: &str) -> Result<Power> {
    let found = powers.iter().position(|power| power.name == name).map(|i| Power(i as u16));
    found.with_context(|| format!("there is no power '{name}'"))
}

/// `NO HONG KONG` as a heading has it: `No Hong Kong`.
fn in_title_case(words: &str) -> String {
    let mut text = String::new();
    for c in words.to_lowercase().chars() {
        match text.chars().next_back().is_none_or(|last| !last.is_alphanumeric()) {
            true => text.extend(c.to_uppercase()),
            false => text.push(c),
        }
    }
    text
}
