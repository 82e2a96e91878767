//! The return of someone whom letters did not reach: they are told what they missed, and are written to again.
use super::Walk;
use crate::command::route::SenderProof;
use crate::game::dates::day;
use crate::game::proposals::answer;
use crate::judge::identity::Claim;
use crate::say;
use crate::store::{Life, Probe};
use crate::text::doc::Doc;
use crate::text::sentence::{self, line, phase, term};
use anyhow::Result;
use jiff::Timestamp;
use std::collections::VecDeque;

/// The most letters that are listed.
const MAX_LISTED: usize = 30;

impl Walk<'_> {
    /// A letter that we have asked for, to learn whether ours arrive: its first line that says yes or no is taken out of it. An
    /// answer that names the letter that asks shows that it was read, wherever the answer comes from.
    pub(super) fn answer_probe(&mut self, lines: &mut VecDeque<String>) -> Result<()> {
        let (store, judge, from) = (self.cx.store, self.cx.judge, self.cx.principal.from().key());
        let token =
            |id: &String| id.trim_start_matches('<').split('@').next().and_then(|token| judge.tokens.claim(token));
        if self.cx.thread.iter().any(|id| matches!(token(id), Some(Claim::Mail(_)))) {
            let named = |probe: &Probe| self.cx.thread.contains(&judge.message_id(probe.mail, probe.since));
            if let Some(probe) = store.probes()?.into_iter().find(named) {
                store.heal(&probe.address)?;
                return self.thank_for_sign(lines);
            }
        }
        let is_theirs = self.identity.route.is_proved && self.identity.route.origin == SenderProof::Theirs;
        let may_answer = is_theirs && lines.iter().any(|line| answer(line).is_some());
        if may_answer && (store.probe(from)?.is_some() || store.suspended(from)?.is_some()) {
            return self.thank_for_sign(lines);
        }
        Ok(())
    }

    /// Answers the line that says that our letters arrive, if there is one.
    fn thank_for_sign(&mut self, lines: &mut VecDeque<String>) -> Result<()> {
        if let Some((line, _)) = self.plain_answer(lines) {
            self.tally.n_done += 1;
            self.tally.n_useful += 1;
            let said = self.para("Thank you. I go on writing to you.");
            self.echo(line.trim(), said, false);
        }
        Ok(())
    }

    /// Returns the text for a writer from whose address letters came back. From now on all letters go to it again.
    pub(super) fn welcome_back(&self) -> Result<Option<Doc>> {
        let cx = &self.cx;
        let address = cx.principal.from().key();
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
            0 => say!("Letters"),
            n => say!("{n letter|letters}", n),
        };
        let mut doc = Doc::new(cx.reader());
        doc.para(say!(
            "{n} to {address} came back since {since}. The last reason: {why}",
            n,
            address = term(address),
            since = term(day(bounced.since, &zone)),
            why = term(&bounced.why)
        ));
        if suspended.is_some() {
            doc.para("So I had stopped writing to you there. From now on I write to you again.");
        }
        let missed = cx.store.missed(address, bounced.since)?;
        if !missed.is_empty() {
            doc.para("These letters did not reach you:");
        }
        let skipped = missed.len().saturating_sub(MAX_LISTED);
        if skipped != 0 {
            doc.item(say!("{skipped} others, and then", skipped));
        }
        for (written, subject) in missed.iter().skip(skipped) {
            let written = written.to_zoned(zone.clone()).strftime("%e %b").to_string();
            doc.item(say!("{}  {}", term(written.trim_start().to_owned()), term(subject)));
        }
        self.tell_deadlines_ahead(bounced.since, &mut doc)?;
        Ok(Some(doc))
    }

    /// Tells the games that the writer plays, how to see what happened there, and what is due.
    fn tell_deadlines_ahead(&self, since: Timestamp, doc: &mut Doc) -> Result<()> {
        let cx = &self.cx;
        let seats = match (cx.principal.person(), cx.seat()) {
            (Some(user), _) => cx.store.tenures_of(user.id)?,
            (None, Some(seat)) => cx.store.tenures_of(seat.user)?,
            (None, None) => return Ok(()),
        };
        let mut told = Vec::new();
        for seat in seats.iter().filter(|seat| seat.until.is_none_or(|until| since <= until)) {
            let game = cx.store.game(seat.game)?;
            if told.contains(&game.id) || !matches!(game.life, Life::Running | Life::Paused) {
                continue;
            }
            let (history, summary) = (line(format!("HISTORY {}", game.name)), line(format!("SUMMARY {}", game.name)));
            let name = sentence::game(&game.name);
            doc.para(say!("{history} and {summary} show what happened in {name}.", history, summary, name));
            if let Some(deadline) = game.deadline.filter(|_| game.life == Life::Running) {
                doc.also(say!("{} is due {}.", phase(&game.phase), deadline));
            }
            told.push(game.id);
        }
        Ok(())
    }
}
