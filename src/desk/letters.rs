//! How letters about a game are headed and addressed.
use super::env::Env;
use super::game_cx::GameCx;
use crate::game::dates::{print, read_zone};
use crate::game::{Game, Seat};
use crate::judge::identity::Bearer;
use crate::store::{Draft, PressId, SeatRow};
use crate::text::{WIDTH, wrap};
use anyhow::Result;
use jiff::tz::TimeZone;

impl Env<'_> {
    /// The two lines that head every letter, for a reader in this zone.
    pub fn head(&self, game: Option<&Game>, zone: &TimeZone) -> String {
        let Some(game) = game else {
            return format!(":: Judge: {}\n", self.judge.name);
        };
        let mut head = format!(":: Judge: {}  Game: {}  Variant: ", self.judge.name, game.title());
        head += &fitting(&game.variant(), WIDTH.saturating_sub(head.chars().count()));
        head.push('\n');
        if let (Some(deadline), true) = (game.row.deadline, game.running()) {
            head += &format!(":: Deadline: {} {}\n", game.row.phase, print(deadline, zone));
        }
        head
    }

    /// The subject of a letter: `CHANCERY:demo - S1901M Results`.
    pub fn subject(&self, game: Option<&Game>, what: &str) -> String {
        let judge = &self.judge.name;
        match game.map(|game| (&game.row.name, &game.row.phase)) {
            Some((name, phase)) if phase.is_empty() => format!("{judge}:{name} - {what}"),
            Some((name, phase)) => format!("{judge}:{name} - {phase} {what}"),
            None => format!("{judge} - {what}"),
        }
    }

    /// Puts a letter into the outbox, just as it is, for the holder of a seat. A plain reply to it proves its bearer.
    pub(super) fn post_as(&self, bearer: Bearer, seat: &SeatRow, subject: &str, body: &str) -> Result<()> {
        for recipient in addresses(seat) {
            let draft = Draft {
                recipient: recipient.to_owned(),
                subject: subject.to_owned(),
                body: body.to_owned(),
                reply_to: Some(self.judge.reply_address(bearer)),
                references: vec![self.judge.thread_of(seat.game)],
                letter: self.letter,
                game: Some(seat.game),
                ..Draft::default()
            };
            self.store.post(&draft, self.now)?;
        }
        Ok(())
    }
}

impl GameCx<'_> {
    /// The subject of a letter about the game.
    pub fn subject(&self, what: &str) -> String {
        self.env.subject(Some(&self.game), what)
    }

    /// Puts a letter about the game into the outbox, for the holder of one seat: headed, and its long lines broken.
    ///
    /// # Errors
    /// If the database fails.
    pub fn post(&self, seat: &SeatRow, subject: &str, text: &str) -> Result<()> {
        let body = format!("{}\n{text}", self.env.head(Some(&self.game), &zone_of(seat)));
        self.env.post_as(Bearer::Seat(seat.id, seat.token), seat, subject, &wrap(&body))
    }

    /// Puts press into the outbox, laid out as it is. A plain reply to it answers its sender.
    ///
    /// # Errors
    /// If the database fails.
    pub fn post_press(&self, press: PressId, seat: &SeatRow, subject: &str, body: &str) -> Result<()> {
        self.env.post_as(Bearer::Press(press, seat.id, seat.token), seat, subject, body)
    }

    /// Puts a letter about the game into the outbox for everybody in it, each with a text for them.
    ///
    /// # Errors
    /// If the database fails, or a text cannot be written.
    pub fn post_to_all(&self, subject: &str, text: impl Fn(&Seat, &TimeZone) -> Result<String>) -> Result<()> {
        self.game.seats.iter().try_for_each(|seat| self.post(seat, subject, &text(seat, &zone_of(seat))?))
    }
}

/// The time zone of a seat's holder.
pub fn zone_of(seat: &SeatRow) -> TimeZone {
    read_zone(&seat.timezone).unwrap_or(TimeZone::UTC)
}

/// The addresses that a seat's letters go to.
pub fn addresses(seat: &SeatRow) -> impl Iterator<Item = &str> {
    let list = seat.address.as_deref().unwrap_or(&seat.user_address);
    list.split(',').map(str::trim).filter(|address| !address.is_empty())
}

/// `Colonial, Wings, Any Centres`, or as much of it as fits: `Colonial, Wings, ...`.
fn fitting(list: &str, width: usize) -> String {
    if list.chars().count() <= width {
        return list.to_owned();
    }
    let mut parts: Vec<&str> = list.split(", ").collect();
    while 1 < parts.len() && width < parts.join(", ").chars().count() + ", ...".len() {
        parts.pop();
    }
    format!("{}, ...", parts.join(", "))
}
