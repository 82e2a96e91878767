//! The return of a person who had become unreachable: the judge shows what they missed, and writes to them again.
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

/// The most e-mails to list.
const MAX_LISTED: usize = 30;

impl Walk<'_> {
    /// Reads a reply to the judge's question whether its e-mails arrive, and takes out the first line that says yes or no. A
    /// reply that refers to the question shows that someone has read it, from whatever address it comes.
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

    /// Answers the line that says the judge's e-mails arrive, if the reply has one.
    fn thank_for_sign(&mut self, lines: &mut VecDeque<String>) -> Result<()> {
        if let Some((line, _)) = self.plain_answer(lines) {
            self.tally.n_done += 1;
            self.tally.n_useful += 1;
            let said = self.para("Thank you. I will continue to write to you.");
            self.echo(line.trim(), said, false);
        }
        Ok(())
    }

    /// Returns the text for a writer whose address bounced. From now on all e-mails go there again.
    pub(super) fn welcome_back(&self) -> Result<Option<Doc>> {
        let cx = &self.cx;
        let address = cx.principal.from().key();
        // Only an e-mail from that address shows that it can be reached again.
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
            // No e-mail was reported lost, but each was late several times.
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
            doc.para("These e-mails did not reach you:");
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

    /// Lists the games that the writer plays, how to see what happened there, and the next deadlines.
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
                doc.also(say!("{} is due on {}.", phase(&game.phase), deadline));
            }
            told.push(game.id);
        }
        Ok(())
    }
}
