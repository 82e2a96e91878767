//! The deadline of a game as an entry in the calendar of one reader.
//!
//! It holds what every letter about the game says in its head, and nothing else: no power, no person, no token. Calendars are
//! shared with others, and read by companies.
use super::game_cx::GameCx;
use super::letters::zone_of;
use crate::game::dates::friendly;
use crate::game::{Game, Seat};
use crate::mail::ics::{self, CalendarEvent, Method};
use crate::mail::sink::Kind;
use crate::store::{CalendarEntry, Calendars, Part, Role};
use crate::text::doc::Doc;
use anyhow::Result;
use jiff::Timestamp;

/// The deadline that a seat's holder wants to know of, if there is one: for a player, one at which they owe orders.
pub fn deadline_for(game: &Game, seat: &Seat) -> Option<Timestamp> {
    let concerns = seat.role != Role::Player || game.owes(seat);
    game.row.deadline.filter(|_| concerns && game.running())
}

impl GameCx<'_> {
    /// Returns the entry that the calendar of a seat's holder is to be told now: what it has been told, or a change
    /// of that.
    pub fn calendar_entry(&self, seat: &Seat, invited: bool) -> Result<CalendarEntry> {
        let row = &self.game.row;
        let told = self.store.calendar_entry(seat.id)?;
        let sequence = told.as_ref().map_or(0, |told| told.sequence);
        let new = CalendarEntry {
            seat: seat.id,
            sequence,
            turn: row.turn,
            phase: row.phase.clone(),
            deadline: row.deadline,
            grace: row.grace,
            invited,
        };
        let is_known = told.is_some_and(|told| CalendarEntry { invited, ..told } == new);
        let entry = CalendarEntry { sequence: sequence + u32::from(!is_known), ..new };
        self.store.keep_calendar_entry(&entry)?;
        Ok(entry)
    }

    /// The file that tells a calendar of an entry, for whoever has this address.
    pub fn calendar_part(&self, seat: &Seat, told: &CalendarEntry, method: Method, address: &str) -> Part {
        let Some(at) = told.deadline else { return Part::text(Kind::Calendar, "", "") };
        let (zone, name, phase) = (zone_of(seat), &self.game.row.name, &told.phase);
        let mut description = format!("The deadline for orders for {phase} in the game '{name}'.");
        if let Some(grace) = told.grace.filter(|grace| at < *grace) {
            description += &format!("\nLate orders are accepted until {}.", friendly(grace, &zone));
        }
        if seat.role == Role::Player {
            description += "\nTo order, answer my last letter about the game.";
        }
        let entry = CalendarEvent {
            uid: format!("{}.{}.{}@{}", self.game.row.id, told.turn, told.seat, self.judge.domain()),
            sequence: told.sequence,
            at,
            summary: format!("{}: orders for {phase}", self.game.title()),
            description,
            organizer: self.judge.name.clone(),
            from: self.judge.sub_address(ics::DETAIL),
        };
        let kind = match method {
            Method::Publish => Kind::Calendar,
            Method::Request => Kind::Invitation,
            Method::Cancel => Kind::Cancellation,
        };
        Part::text(kind, format!("{name}-{phase}.ics"), ics::file(&entry, method, address, self.now))
    }

    /// The file that goes with a letter that tells the deadline, for a reader who wants that (SET CALENDAR FILE).
    pub(super) fn calendar_file(&self, seat: &Seat, doc: &Doc) -> Result<Option<Part>> {
        if seat.wishes.calendar != Some(Calendars::File) {
            return Ok(None);
        }
        let deadline = deadline_for(&self.game, seat).filter(|deadline| self.now < *deadline);
        if !deadline.is_some_and(|deadline| doc.tells(deadline)) {
            return Ok(None);
        }
        let entry = self.calendar_entry(seat, false)?;
        Ok(Some(self.calendar_part(seat, &entry, Method::Publish, "")))
    }
}
