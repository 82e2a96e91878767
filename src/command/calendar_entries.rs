//! The deadline of a game as an entry in one reader's calendar.
//!
//! It holds only the facts in the head of every e-mail about the game: no power, no person, no token. People share calendars,
//! and companies read them.
use super::game_cx::GameCx;
use super::letters::{addresses, zone_of};
use crate::game::dates::friendly;
use crate::game::{Game, Seat};
use crate::mail::ics::{self, CalendarEvent, Method};
use crate::mail::sink::Kind;
use crate::store::{CalendarEntry, Calendars, Part, Role};
use crate::text::doc::Doc;
use anyhow::Result;
use jiff::Timestamp;

/// The deadline that concerns a seat's holder, if any. For a player, it is one at which they owe orders.
pub fn deadline_for(game: &Game, seat: &Seat) -> Option<Timestamp> {
    let concerns = seat.role != Role::Player || game.owes(seat);
    game.row.deadline.filter(|_| concerns && game.running())
}

impl GameCx<'_> {
    /// Returns the current entry for the calendar of a seat's holder: the one it already has, or an update.
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

    /// Returns the entry as a cancellation, and keeps that the calendar no longer has it.
    pub fn withdrawn_entry(&self, told: CalendarEntry) -> Result<CalendarEntry> {
        let sequence = told.sequence + 1;
        self.store.keep_calendar_entry(&CalendarEntry { sequence, deadline: None, invited: false, ..told.clone() })?;
        Ok(CalendarEntry { sequence, ..told })
    }

    /// The file that adds an entry to the calendar of the person with this address.
    pub fn calendar_part(&self, seat: &Seat, told: &CalendarEntry, method: Method, address: &str) -> Part {
        let Some(at) = told.deadline else { return Part::text(Kind::Calendar, "", "") };
        let (zone, name, phase) = (zone_of(seat), &self.game.row.name, &told.phase);
        let mut description = format!("The deadline for orders for {phase} in the game '{name}'.");
        if let Some(grace) = told.grace.filter(|grace| at < *grace) {
            description += &format!("\nI accept late orders until {}.", friendly(grace, &zone));
        }
        if seat.role == Role::Player {
            description += "\nTo order, reply to my last e-mail about the game.";
        }
        let entry = CalendarEvent {
            uid: format!("{}.{}@{}", self.game.row.id, told.seat, self.judge.domain()),
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

    /// The part for a reader's calendar that goes with an e-mail: a file (SET CALENDAR FILE), or an invitation (SET CALENDAR INVITE
    /// WITH RESULTS).
    pub(super) fn calendar_with(&self, seat: &Seat, doc: &Doc) -> Result<Option<Part>> {
        let deadline = deadline_for(&self.game, seat).filter(|deadline| self.now < *deadline);
        let is_told = deadline.is_some_and(|deadline| doc.tells(deadline));
        match seat.wishes.calendar {
            Some(Calendars::File) if is_told => {
                let entry = self.calendar_entry(seat, false)?;
                Ok(Some(self.calendar_part(seat, &entry, Method::Publish, "")))
            }
            Some(Calendars::Invite) if seat.wishes.rides && (is_told || deadline.is_none()) => {
                self.change_for_calendar(seat, deadline)
            }
            _ => Ok(None),
        }
    }

    /// The invitation that tells a calendar what it does not know yet. It names its reader, so that it can go to one address only. While
    /// the judge stands still, entries wait.
    fn change_for_calendar(&self, seat: &Seat, deadline: Option<Timestamp>) -> Result<Option<Part>> {
        let mut own = addresses(seat);
        let (Some(address), None) = (own.next(), own.next()) else { return Ok(None) };
        if self.store.standstill()?.is_some() {
            return Ok(None);
        }
        let told = self.store.calendar_entry(seat.id)?.filter(|told| told.invited);
        if deadline.is_none() {
            let is_ahead = |told: &CalendarEntry| told.deadline.is_some_and(|deadline| self.now < deadline);
            let Some(told) = told.filter(is_ahead) else { return Ok(None) };
            let entry = self.withdrawn_entry(told)?;
            return Ok(Some(self.calendar_part(seat, &entry, Method::Cancel, address)));
        }
        let entry = self.calendar_entry(seat, true)?;
        let is_news = told.is_none_or(|told| told != entry);
        Ok(is_news.then(|| self.calendar_part(seat, &entry, Method::Request, address)))
    }
}
