//! The return of someone whom letters did not reach: they are told what they missed, and are written to again.
use super::Walk;
use crate::command::route::SenderProof;
use crate::game::dates::{day, friendly};
use crate::store::Life;
use crate::text::doc::Doc;
use crate::text::{counted, row};
use anyhow::Result;
use jiff::Timestamp;

/// The most letters that are listed.
const MAX_LISTED: usize = 30;

impl Walk<'_> {
    /// Returns the text for a writer from whose address letters came back. From now on all letters go to it again.
    pub(super) fn welcome_back(&self) -> Result<Option<Doc>> {
        let cx = &self.cx;
        let address = cx.writer.from.as_str();
        // Only a letter from there is a sign that it is reached again.
        if !self.identity.route.is_proved || self.identity.route.origin != SenderProof::Theirs {
            return Ok(None);
        }
        let Some(bounced) = cx.store.bounced(address, Timestamp::UNIX_EPOCH)? else { return Ok(None) };
        let suspended = cx.store.suspended(address)?;
        cx.store.heal(address)?;
        if bounced.n_letters == 0 && suspended.is_none() {
            return Ok(None);
        }
        let zone = cx.zone();
        let n = match bounced.n_letters {
            // It was never said that a letter is lost, only that each was late, again and again.
            0 => "Letters".to_owned(),
            n => counted(n, "letter"),
        };
        let since = day(bounced.since, &zone);
        let mut text = format!("{n} to {address} came back since {since}. The last reason: {}", bounced.why);
        text += match suspended {
            Some(_) => "\n\nSo I had stopped writing to you there. From now on I write to you again.\n",
            None => "\n",
        };
        let missed = cx.store.missed(address, bounced.since)?;
        if !missed.is_empty() {
            text += "\nThese letters did not reach you:\n\n";
        }
        let skipped = missed.len().saturating_sub(MAX_LISTED);
        if skipped != 0 {
            text += &format!("  {skipped} others, and then\n");
        }
        for (written, subject) in missed.iter().skip(skipped) {
            text += &row(&format!("  {}  ", written.to_zoned(zone.clone()).strftime("%e %b")), subject);
        }
        text += &self.deadlines_ahead(bounced.since)?;
        let mut doc = Doc::new(cx.reader());
        doc.old(&text);
        Ok(Some(doc))
    }

    /// The games that the writer plays, how to see what happened there, and what is due.
    fn deadlines_ahead(&self, since: Timestamp) -> Result<String> {
        let cx = &self.cx;
        let seats = match (&cx.writer.user, cx.seat()) {
            (Some(user), _) => cx.store.tenures_of(user.id)?,
            (None, Some(seat)) => cx.store.tenures_of(seat.user)?,
            (None, None) => return Ok(String::new()),
        };
        let mut text = String::new();
        let mut told = Vec::new();
        for seat in seats.iter().filter(|seat| seat.until.is_none_or(|until| since <= until)) {
            let game = cx.store.game(seat.game)?;
            if told.contains(&game.id) || !matches!(game.life, Life::Running | Life::Paused) {
                continue;
            }
            let name = &game.name;
            let due = match game.deadline.filter(|_| game.life == Life::Running) {
                Some(deadline) => format!(" {} is due {}.", game.phase, friendly(deadline, &cx.zone())),
                None => String::new(),
            };
            text += &format!("\nHISTORY {name} and SUMMARY {name} show what happened in '{name}'.{due}\n");
            told.push(game.id);
        }
        Ok(text)
    }
}
