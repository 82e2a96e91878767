//! Refused forms, held in memory for a while, so that their pages can show them as they were sent.
use super::forms::{FieldProblem, Fields};
use super::guard::MAX_FORM;
use crate::store::SessionId;
use jiff::{SignedDuration, Timestamp};
use std::sync::{Arc, Mutex, PoisonError};

/// The most bytes to hold.
const ROOM: usize = 4 << 20;
/// The most bytes and the most forms to hold for one session. Its own older forms make room, and not those of others.
const ROOM_EACH: usize = 4 * MAX_FORM;
const MOST_EACH: usize = 8;
/// The time to hold a form. Its page asks for it at once, but the user may look at it again, or go back to it.
const AGE: SignedDuration = SignedDuration::from_hours(1);

/// A form that was not carried out as it was sent.
#[derive(Debug)]
pub(super) struct RefusedForm {
    /// The fields as filled in.
    pub(super) fields: Fields,
    /// The problem with it, if none of it was sent.
    pub(super) problem: Option<FieldProblem>,
}

/// Recently refused forms, the oldest first.
#[derive(Debug, Default)]
pub(super) struct RefusedForms(Mutex<Vec<SavedForm>>);

/// A stored form.
#[derive(Debug)]
struct SavedForm {
    session: SessionId,
    /// The key that its page finds it by.
    word: String,
    typed: Arc<RefusedForm>,
    since: Timestamp,
    /// Its size in bytes.
    size: usize,
}

impl SavedForm {
    fn new(session: SessionId, typed: RefusedForm, since: Timestamp) -> Self {
        let word = format!("{}{}", typed.fields.line("once"), typed.fields.line("n"));
        let pair = |(name, value): (&str, &str)| 2 * size_of::<String>() + name.len() + value.len();
        let fields: usize = typed.fields.iter().map(pair).sum();
        let problem = typed.problem.as_ref().map_or(0, |problem| problem.field.len() + problem.why.len());
        let size = size_of::<Self>() + size_of::<RefusedForm>() + word.len() + fields + problem;
        Self { session, word, typed: Arc::new(typed), since, size }
    }

    fn is_old(&self, now: Timestamp) -> bool {
        AGE <= now.duration_since(self.since)
    }
}

impl RefusedForms {
    /// Stores a form for its session, replacing earlier posts of the same form. Returns the key that its page finds it by.
    pub(super) fn keep(&self, session: SessionId, typed: RefusedForm, now: Timestamp) -> String {
        let new = SavedForm::new(session, typed, now);
        let word = new.word.clone();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|one| !one.is_old(now) && (one.session != session || one.word != word));
        kept.push(new);
        make_room(&mut kept, |one| one.session == session, MOST_EACH, ROOM_EACH);
        make_room(&mut kept, |_| true, usize::MAX, ROOM);
        word
    }

    /// A form of this session, by its key.
    pub(super) fn find(&self, session: SessionId, word: &str, now: Timestamp) -> Option<Arc<RefusedForm>> {
        if word.is_empty() {
            return None;
        }
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|one| !one.is_old(now));
        kept.iter().find(|one| one.session == session && one.word == word).map(|one| one.typed.clone())
    }
}

/// Drops the oldest forms among those that count, until at most `most` of them in `room` bytes are left.
fn make_room(kept: &mut Vec<SavedForm>, counts: impl Fn(&SavedForm) -> bool, most: usize, room: usize) {
    let counted = || kept.iter().filter(|one| counts(one));
    let (mut n, mut bytes) = (counted().count(), counted().map(|one| one.size).sum::<usize>());
    kept.retain(|one| {
        let goes = counts(one) && (most < n || room < bytes);
        if goes {
            n -= 1;
            bytes -= one.size;
        }
        !goes
    });
}
