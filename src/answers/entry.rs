//! A game as a list shows it, with the facts that prospective players ask for first.
use super::listing::result;
use crate::command::context::Context;
use crate::game::Game;
use crate::game::reliability::GATES;
use crate::game::settings::keys::{self, Colours, Fakes};
use crate::say;
use crate::store::{GameId, Life, Listing};
use crate::text::sentence::{Note, theirs};
use jiff::Timestamp;

/// A game as a list shows it, as far as its reader may know.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number.
    pub id: GameId,
    /// `demo`
    pub name: String,
    /// The stage of its life.
    pub life: Life,
    /// `S1901M`; empty before the start.
    pub phase: String,
    /// `Spring of 1901`; empty before the start.
    pub when: String,
    /// The key of its family.
    pub family: &'static str,
    /// The folder of its board.
    pub board: String,
    /// `Standard, Gunboat`
    pub variant: String,
    /// The people who run it.
    pub masters: Vec<String>,
    /// `WGP`: white, grey and partial press are allowed; `-` stands for one that is not.
    pub press: String,
    /// The number of players that it is for.
    pub n_seats: usize,
    /// The number of taken seats, or `None` if that is secret.
    pub n_taken: Option<usize>,
    /// The number of seats reserved for invited people.
    pub n_kept: usize,
    /// Whether a seat may be open before the start. A secret game does not reveal it.
    pub is_open: bool,
    /// Whether joining it takes a join word.
    pub has_join_word: bool,
    /// The deadline for orders, while the game is in progress.
    pub deadline: Option<Timestamp>,
    /// The hours from one deadline of its main phase to the next.
    pub hours: f64,
    /// Its requirements for players, as settings.
    pub asks: Vec<String>,
    /// The powers that anyone may take over.
    pub free: Vec<Free>,
    /// The comment of its creator.
    pub comment: String,
    /// The result, if it has ended.
    pub result: Option<String>,
    /// The creation time.
    pub created: Timestamp,
    /// The start time.
    pub started: Option<Timestamp>,
    /// The end time.
    pub ended: Option<Timestamp>,
    /// Whether LIST shows it to everyone.
    pub is_listed: bool,
}

impl Entry {
    /// A game, for the writer.
    pub fn of(cx: &Context, game: &Game) -> Self {
        let n_seats = game.n_seats();
        let is_over = matches!(game.row.life, Life::Finished | Life::Terminated);
        Self {
            id: game.row.id,
            name: game.row.name.clone(),
            life: game.row.life,
            phase: game.row.phase.clone(),
            when: game.table.as_ref().map_or(String::new(), |table| table.phase().when),
            family: game.board.variant.family().key(),
            board: game.row.variant.clone(),
            variant: game.variant(),
            masters: game.masters().map(|seat| seat.user_name.clone()).collect(),
            press: press_flags(game),
            n_seats,
            n_taken: (!game.secret() || cx.is_master_of(game))
                .then(|| n_seats.saturating_sub(game.n_open() + game.n_kept)),
            n_kept: game.n_kept,
            is_open: is_open(game),
            has_join_word: game.row.join_password.is_some(),
            deadline: game.row.deadline.filter(|_| game.running()),
            hours: hours(game),
            asks: game.settings.differing_among(|setting| GATES.contains(&setting.name)),
            free: Free::all(game),
            comment: game.settings.get(keys::COMMENT),
            result: is_over.then(|| result(game)),
            created: game.row.created,
            started: game.row.started,
            ended: game.row.ended,
            is_listed: game.settings.on(keys::LISTED),
        }
    }

    /// `4 of 7 seats taken`, or in a secret game only the total.
    pub fn seats(&self) -> String {
        let Some(n_taken) = self.n_taken else { return format!("For {} players", self.n_seats) };
        let kept = match self.n_kept {
            0 => String::new(),
            n => format!(", {n} kept for people who are invited"),
        };
        format!("{n_taken} of {} seats taken{kept}", self.n_seats)
    }

    /// The line that joins it: `SIGN ON ?demo password`.
    pub fn join_line(&self) -> String {
        let word = if self.has_join_word { " JOIN word" } else { "" };
        format!("SIGN ON ?{} password{word}", self.name)
    }

    /// Returns whether a seat or a power is open.
    pub fn wants_players(&self) -> bool {
        self.is_open || !self.free.is_empty()
    }
}

/// Returns the state of a game for the list of games.
pub fn listing(game: &Game) -> Listing {
    Listing { wants: is_open(game) || !game.open_hands().is_empty(), press: press_flags(game), hours: hours(game) }
}

/// Returns whether a seat may be open before the start. A secret game does not reveal it.
fn is_open(game: &Game) -> bool {
    game.row.life == Life::Forming && (game.secret() || game.n_open() != 0)
}

/// The hours from one deadline of its main phase to the next.
fn hours(game: &Game) -> f64 {
    let main = game.board.variant.family().stages().iter().find(|stage| !stage.minor);
    main.map_or(0.0, |stage| game.settings.clocking(stage).next.number())
}

/// Powers that anyone may take over.
#[derive(Clone, Debug)]
pub struct Free {
    /// `France and Italy`
    pub powers: String,
    /// The reason: `is free`.
    pub why: Note,
    /// The line to send: `SIGN ON fdemo password`.
    pub line: String,
}

impl Free {
    /// Returns all powers that anyone may take over in a game.
    pub fn all(game: &Game) -> Vec<Self> {
        let free = game.open_hands().into_iter().filter_map(|hand| {
            let first = *hand.first()?;
            let is = if hand.len() == 1 { "is" } else { "are" };
            let leaving = game.player(first).filter(|seat| seat.abandoned.is_none());
            let why = match leaving.and_then(|seat| seat.leaving.as_deref()) {
                Some("") => Note::of("wants another player"),
                Some(note) => Note::of(say!("wants another player ({})", theirs(note))),
                None => Note::of(say!("{is} free", is)),
            };
            Some(Self { powers: game.named(hand), why, line: game.sign_on_line(first) })
        });
        free.collect()
    }
}

/// `WGP`: white, grey and partial press are allowed; `-` stands for one that is not. An `F` follows if press may be faked.
fn press_flags(game: &Game) -> String {
    let press = game.settings.get(keys::PRESS);
    let partial = game.settings.on(keys::PARTIAL) && press != Colours::None;
    let flag = |on: bool, letter: char| if on { letter } else { '-' };
    let flags = [flag(press.white(), 'W'), flag(press.grey(), 'G'), flag(partial, 'P')];
    let fakes = partial && game.settings.get(keys::FAKES) != Fakes::No;
    flags.into_iter().chain(fakes.then_some('F')).collect()
}
