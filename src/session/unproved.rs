//! The answer to someone who has not shown who they are: a short one, with little of their own text in it. Their
//! letter may be forged, and the answer goes to somebody else then.
use super::Walk;
use crate::store::{Answered, Sender, Way};
use crate::text::doc::Doc;
use crate::text::{is_link, wrap};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use std::borrow::Cow;

/// The most lines that are carried out.
const MAX_LINES: u32 = 20;
/// The most lines in a row that are not understood.
pub(super) const MAX_UNKNOWN: u32 = 3;
/// The most bytes of an answer.
pub(super) const MAX_ANSWER: usize = 64 << 10;
/// The most characters of a line that are shown again.
const MAX_SHOWN: usize = 60;

/// Too many letters from one sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Full {
    /// Within an hour.
    Hour,
    /// Within a day, of those that prove nothing.
    Day,
    /// Within a day, of those that prove nothing, from all senders together.
    Judge,
}

/// The tally of answers to those who have not shown who they are, and that of the keeper's being told of it.
pub(super) const ANSWERS: &str = "answers to unproved senders";
const KEEPER_TOLD: &str = "keeper told of unproved senders";

impl Walk<'_> {
    /// Returns whether nothing shows yet who writes.
    pub(super) fn is_unproved(&self) -> bool {
        !self.cx.principal.is_proved() && self.cx.seat().is_none()
    }

    /// The answers that the sender has had in the last hours.
    pub(super) fn answered(&self, sender: &Sender<'_>, hours: i64) -> Result<Answered> {
        self.cx.store.answered(sender, self.cx.now - SignedDuration::from_hours(hours))
    }

    /// Checks whether the sender has had as many answers as there are, and been told so.
    pub(super) fn full(&self, sender: &Sender<'_>) -> Result<Option<(Full, bool)>> {
        let limits = &self.cx.judge.limits;
        let hour = self.answered(sender, 1)?;
        let most = match sender.way {
            Way::Mail => limits.letters_per_sender_per_hour,
            Way::Web => limits.posts_per_sender_per_hour,
        };
        if most <= hour.letters {
            return Ok(Some((Full::Hour, hour.told)));
        }
        if sender.proved || !self.is_unproved() {
            return Ok(None);
        }
        let day = self.answered(sender, 24)?;
        let is_full = limits.answers_per_unproved_sender_per_day <= day.letters
            || limits.answer_bytes_per_unproved_sender_per_day as u64 <= day.bytes;
        if is_full {
            return Ok(Some((Full::Day, day.told)));
        }
        let of_all = self.cx.store.tally(ANSWERS, self.cx.now - SignedDuration::from_hours(24))?;
        Ok((limits.answers_to_unproved_senders_per_day <= of_all).then_some((Full::Judge, true)))
    }

    /// Returns the time at which an answer to a sender who has not shown who they are may go out: at once, or when it
    /// is its turn.
    pub(super) fn turn(&self) -> Result<Timestamp> {
        let cx = &self.cx;
        let turn = cx.store.take_turn(ANSWERS, cx.judge.limits.answers_to_unproved_senders_per_hour, cx.now)?;
        if cx.now < turn {
            self.tell_keeper_of_strangers()?;
        }
        Ok(turn)
    }

    /// The keeper hears once a day that strangers have to wait.
    pub(super) fn tell_keeper_of_strangers(&self) -> Result<()> {
        let cx = &self.cx;
        if cx.store.tally(KEEPER_TOLD, cx.now - SignedDuration::from_hours(24))? != 0 {
            return Ok(());
        }
        cx.store.count(KEEPER_TOLD, cx.now)?;
        tracing::warn!("so many letters come from senders who do not show who they are that they have to wait");
        let limits = &cx.judge.limits;
        let text = format!(
            "Many letters come from senders who have not shown who they are: more than the {} an hour, or {} a day, that are answered. Perhaps somebody floods the judge, or has it write to people whose addresses they forge.\n\nGames go on, and all who answer a letter of the judge or sign on with their password are answered as ever. Others wait, and beyond the limit of a day they get no answer. `chancery letters list --in --state done` shows what came.\n\nIf these are real people, raise answers_to_unproved_senders_per_hour and answers_to_unproved_senders_per_day under [limits].\n",
            limits.answers_to_unproved_senders_per_hour, limits.answers_to_unproved_senders_per_day
        );
        cx.judge.tell_keeper(cx.store, cx.now, "many letters from strangers", &wrap(&text))
    }

    /// Checks whether the line is one that has been answered, or one too many. What to say instead of an answer.
    pub(super) fn instead(&mut self, line: &str) -> Option<&'static str> {
        if !self.is_unproved() {
            return None;
        }
        self.tally.n_unproved += 1;
        if MAX_LINES < self.tally.n_unproved {
            return Some("");
        }
        let squeezed: String = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let is_new = self.said.insert(squeezed);
        (!is_new).then_some("As above.")
    }

    /// Checks whether an unproved writer has had all that one letter gets. Then the sentence that says so.
    pub(super) fn is_enough_unproved(&self) -> Option<&'static str> {
        if !self.is_unproved() {
            return None;
        }
        if MAX_UNKNOWN <= self.tally.n_unknown {
            Some("Too many lines I couldn't read, so I stopped here.")
        } else if MAX_LINES < self.tally.n_unproved {
            Some(
                "I do no more than 20 lines before I know who writes, so I stopped here. SIGN ON with your password, or answer one of my letters.",
            )
        } else if MAX_ANSWER <= self.reply.len() {
            Some(
                "This answer has become too long, so I stopped here. SIGN ON with your password, or answer one of my letters, to have more.",
            )
        } else {
            None
        }
    }
}

/// A line of an unproved writer, as it may be shown to whoever gets the answer: short, and without links.
pub(super) fn harmless(line: &str) -> String {
    let mut shown: String = without_links(line).chars().take(MAX_SHOWN).collect();
    if shown.chars().count() == MAX_SHOWN {
        shown += "...";
    }
    shown
}

/// A text without the links that stand in a line.
pub(super) fn without_links(line: &str) -> Cow<'_, str> {
    links(line).fold(Cow::Borrowed(line), |text, word| Cow::Owned(text.replace(word, LEFT_OUT)))
}

/// Takes the links that stand in a line out of what is said of it. It may hold only the beginning of one.
pub(super) fn take_links_out(said: &mut Doc, line: &str) {
    for word in links(line) {
        let beginnings = word.char_indices().map(|(at, _)| at).filter(|at| LEAST_LINK <= *at).chain([word.len()]);
        if let Some(end) = beginnings.rev().find(|end| said.has(&word[..*end])) {
            said.replace(&word[..end], LEFT_OUT);
        }
    }
}

fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split_whitespace().filter(|word| is_link(word))
}

/// Stands in the place of a link.
const LEFT_OUT: &str = "[...]";
/// The least bytes of a link that might still lead somewhere.
const LEAST_LINK: usize = 6;
