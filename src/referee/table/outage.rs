//! Adjusts the clocks after the judge was down, or its mail did not work.
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::game::schedule::{Lost, deadline_from, grace_end, grace_from};
use crate::game::settings::keys;
use crate::referee::turn::clock::update_clock;
use crate::say;
use crate::store::SlideRow;
use crate::text::sentence::Note;
use crate::text::words::said;
use anyhow::{Result, anyhow};
use jiff::{SignedDuration, Timestamp};
use std::ops::Range;

/// The minimum time to a deadline that moves back.
const NOTICE: SignedDuration = SignedDuration::from_hours(24);

/// The part that failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trouble {
    /// The judge was down, or could not read e-mail.
    #[default]
    Down,
    /// The judge sent no e-mail.
    Mute,
    /// Both failed.
    Both,
}

/// A time when the judge was of no use to its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outage {
    /// Its start and end.
    pub span: Range<Timestamp>,
    /// The part that failed.
    pub trouble: Trouble,
}

impl Outage {
    /// Returns the time that it cost before a deadline that was decided at `known`, if that is known.
    fn lost(&self, known: Option<Timestamp>) -> Lost {
        let dark_since = known.map_or(self.span.start, |known| known.max(self.span.start));
        Lost { span: self.span.clone(), dark_since: (self.trouble != Trouble::Down).then_some(dark_since) }
    }

    /// Describes the outage, for players.
    fn told(&self) -> Note {
        let (from, to) = (self.span.start, self.span.end);
        Note::of(match self.trouble {
            Trouble::Down => {
                say!("The judge was down from {from} to {to} and could not read your e-mails.", from, to)
            }
            Trouble::Mute => {
                say!("From {from} to {to}, the judge could not send e-mails. They are arriving now.", from, to)
            }
            Trouble::Both => say!(
                "From {from} to {to}, the judge's mail did not work: it could neither read your e-mails nor send its own. They are arriving now.",
                from,
                to
            ),
        })
    }
}

/// Extends, after an outage, the terms that ended during it or now end too soon: of proposals, offers of seats, invitations,
/// and lines that await confirmation.
pub fn put_off_terms(env: &Env, outage: &Outage) -> Result<()> {
    let lost = outage.lost(None);
    env.store.change_terms(lost.span.start, |term| lost.made_up(term).map_err(|why| anyhow!(said(why))))
}

/// Postpones, after an outage, a deadline that passed during it by the outage's length, and tells everyone. If no e-mail was
/// sent, a deadline that now comes too soon moves as well, because no one got reminders or the last results.
pub fn slide(cx: &mut GameCx, outage: &Outage) -> Result<()> {
    let now = cx.now;
    let span = outage.span.clone();
    let game = &mut cx.game;
    // No one loses a seat because the judge could not read a reply.
    if let Some(until) = game.row.muster {
        game.row.muster = Some(until.saturating_add(span.end.duration_since(span.start))?);
        return update_clock(cx);
    }
    let (Some(deadline), Some(grace)) = (game.row.deadline, game.row.grace) else { return Ok(()) };
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    let calendar = game.calendar();
    let strict = game.settings.on(keys::STRICT_GRACE);
    // They have known of it since then at the earliest.
    let known = game.row.turn_began.max(game.row.deadline_set);
    let lost = outage.lost(known);
    let moved =
        lost.move_on(deadline, |time| deadline_from(time, &clocking, &calendar)).map_err(|why| anyhow!(said(why)))?;
    let moved_grace =
        lost.move_on(grace, |time| grace_from(time, &clocking, &calendar, strict)).map_err(|why| anyhow!(said(why)))?;
    if moved == deadline && moved_grace == grace {
        return Ok(());
    }
    if moved == deadline {
        game.row.grace = Some(moved_grace);
    } else {
        let slide = SlideRow { game: game.row.id, before: deadline, after: moved, at: now };
        cx.env.store.note_slide(&slide)?;
        game.row.deadline = Some(moved);
        game.row.deadline_set = Some(now);
        game.row.reminded = None;
        game.row.late_noticed = None;
        game.row.grace =
            Some(grace_end(moved, &clocking, &calendar, strict).map_err(|why| anyhow!(said(why)))?.max(moved_grace));
    }
    tracing::info!(game = %cx.game.row.id, "the deadline is moved on after an outage");
    cx.note("deadline moved after an outage of the judge")?;
    update_clock(cx)?;
    let subject = cx.subject("Deadline moved");
    let votes = if cx.store.proposals(cx.game.row.id)?.is_empty() { "" } else { " Votes that were open still are." };
    let (what, time) =
        if moved == deadline { ("The end of grace", moved_grace) } else { ("The deadline for orders", moved) };
    cx.post_to_all(&subject, |_, doc| {
        doc.para(say!(
            "{outage} {what} has moved: it is now {time}. E-mails you sent in that time have been read.{votes}",
            outage = outage.told(),
            what,
            time,
            votes
        ));
        Ok(())
    })
}

/// Moves a deadline back that moved because the clock was wrong, unless someone has set it since, and tells everyone.
pub fn move_back(cx: &mut GameCx, slide: &SlideRow) -> Result<()> {
    let now = cx.now;
    let game = &mut cx.game;
    let deadline = slide.before.max(now.checked_add(NOTICE)?);
    if game.row.deadline != Some(slide.after) || slide.after <= deadline {
        return Ok(());
    }
    let clocking = game.settings.clocking(game.table()?.phase().stage);
    let strict = game.settings.on(keys::STRICT_GRACE);
    let grace = grace_end(deadline, &clocking, &game.calendar(), strict).map_err(|why| anyhow!(said(why)))?;
    (game.row.deadline, game.row.grace, game.row.deadline_set) = (Some(deadline), Some(grace), Some(now));
    (game.row.reminded, game.row.late_noticed) = (None, None);
    tracing::info!(game = %cx.game.row.id, "the deadline moves back: the clock was wrong");
    cx.note("deadline moved back after a wrong clock")?;
    update_clock(cx)?;
    let subject = cx.subject("Deadline moved back");
    cx.post_to_all(&subject, |_, doc| {
        doc.para(say!(
            "The judge's machine had a wrong clock, so I moved your deadline by mistake. The deadline for orders is now {deadline}.",
            deadline
        ));
        Ok(())
    })
}
