//! The effect on the clocks when the judge was down, or its mail did not work.
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::game::schedule::{Lost, deadline_from, grace_end, grace_from};
use crate::game::settings::keys;
use crate::referee::turn::clock::update_clock;
use crate::say;
use crate::text::sentence::Note;
use crate::text::words::said;
use anyhow::{Result, anyhow};
use jiff::Timestamp;
use std::ops::Range;

/// The thing that did not work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trouble {
    /// The judge was down, or could not read letters.
    #[default]
    Down,
    /// No letter went out.
    Mute,
    /// Neither worked.
    Both,
}

/// A time in which the judge was of no use to its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outage {
    /// From when to when.
    pub span: Range<Timestamp>,
    /// The thing that did not work.
    pub trouble: Trouble,
}

impl Outage {
    /// Returns the time that it has taken from the time before something that was decided at `known`, if that is
    /// known.
    fn lost(&self, known: Option<Timestamp>) -> Lost {
        let dark_since = known.map_or(self.span.start, |known| known.max(self.span.start));
        Lost { span: self.span.clone(), dark_since: (self.trouble != Trouble::Down).then_some(dark_since) }
    }

    /// Describes the outage, for players.
    fn told(&self) -> Note {
        let (from, to) = (self.span.start, self.span.end);
        Note::of(match self.trouble {
            Trouble::Down => {
                say!("The judge was down from {from} to {to}, and could not read your letters.", from, to)
            }
            Trouble::Mute => say!(
                "From {from} to {to} the judge's letters did not go out. They come now, or have just come.",
                from,
                to
            ),
            Trouble::Both => say!(
                "From {from} to {to} the judge's mail did not work: it could not read your letters, and its own did not go out. They come now, or have just come.",
                from,
                to
            ),
        })
    }
}

/// After an outage: what could be answered until a time that passed meanwhile, or that comes too soon, can be so for longer.
/// Proposals are open for longer, and so are offers of seats, invitations, and lines that wait to be confirmed.
pub fn put_off_terms(env: &Env, outage: &Outage) -> Result<()> {
    let lost = outage.lost(None);
    env.store.change_terms(lost.span.start, |term| lost.made_up(term).map_err(|why| anyhow!(said(why))))
}

/// After an outage: a deadline that passed meanwhile is moved on by as long as that took, and everybody is told. If letters did
/// not go out, one that comes too soon is moved on as well, because nobody was reminded, or has seen the last results.
pub fn slide(cx: &mut GameCx, outage: &Outage) -> Result<()> {
    let now = cx.now;
    let span = outage.span.clone();
    let game = &mut cx.game;
    // Nobody loses a seat because an answer could not be read.
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
        game.row.deadline = Some(moved);
        game.row.deadline_set = Some(now);
        game.row.reminded = None;
        game.row.late_noticed = None;
        game.row.grace =
            Some(grace_end(moved, &clocking, &calendar, strict).map_err(|why| anyhow!(said(why)))?.max(moved_grace));
    }
    tracing::info!(game = %cx.game.row.id, "the deadline is moved on after an outage");
    cx.note("deadline moved on after an outage of the judge")?;
    update_clock(cx)?;
    let subject = cx.subject("Deadline moved on");
    let votes = if cx.store.proposals(cx.game.row.id)?.is_empty() { "" } else { " Votes that were open still are." };
    let (what, time) =
        if moved == deadline { ("The end of grace", moved_grace) } else { ("The deadline for orders", moved) };
    cx.post_to_all(&subject, |_, doc| {
        doc.para(say!(
            "{outage} {what} has been moved on: it is now {time}. Letters sent meanwhile have been read.{votes}",
            outage = outage.told(),
            what,
            time,
            votes
        ));
        Ok(())
    })
}
