//! E-mails in and out, for the keeper: those that wait, those that failed, and the history of each one. Passwords, tokens, press
//! and all other text of e-mails never appear.
use super::letter_filter::LetterFilter;
use crate::command::refusal::Refusal;
use crate::command::{self, Stop, refuse};
use crate::game::dates::print;
use crate::judge::Judge;
use crate::judge::identity::Claim;
use crate::mail::inbound;
use crate::say;
use crate::store::{COMPUTER, DESK, HeldNote, InNote, InState, LetterId, LetterRef, OutNote, OutState, Store, WEB};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, term, theirs};
use anyhow::Result;
use jiff::Timestamp;
use serde::Serialize;

/// The most e-mails of one kind in a list.
const MAX_LISTED: u32 = 200;
/// The state of lines that wait for a yes. Their sender, or the recipient of an offer, decides on them, and not the keeper.
pub(super) const UNCONFIRMED: &str = "unconfirmed";
/// The state of an e-mail that a server refused because of this judge. It waits for the keeper.
pub(super) const STOPPED: &str = "stopped";

/// An e-mail, or lines that wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LetterSummary {
    /// Its number.
    #[serde(skip)]
    pub which: LetterRef,
    /// The name that the keeper uses for it: `in12`.
    pub letter: String,
    /// `waiting`, `stuck`, `done`, `silent`; `sent`, `stopped`, `refused`; and for lines `unconfirmed`.
    pub state: &'static str,
    /// Its writer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Its recipient.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// The subject, in a word or two.
    pub about: String,
    /// Its transport.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came_by: Option<String>,
    /// The time when it arrived, was written, or began to wait. Unknown for an offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// Its size in bytes. For an outgoing e-mail, the size of the stored text.
    pub bytes: u64,
    /// The number of failed attempts, or for an outgoing e-mail of all attempts.
    pub tries: u32,
    /// The time of the next attempt. For lines, the time until which they wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Timestamp>,
    /// The error, or the last words of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// Its first line, short and without passwords. `None` if this judge wrote it.
    #[serde(skip)]
    pub first_line: Option<String>,
}

impl LetterSummary {
    /// The address of its sender or recipient.
    pub fn address(&self) -> Option<&str> {
        self.from.as_deref().or(self.to.as_deref())
    }

    /// Returns whether only the keeper can help.
    pub fn is_in_trouble(&self) -> bool {
        matches!(self.state, "stuck" | STOPPED | "refused")
    }

    /// Returns whether it can be dropped now, because it waits or is stuck.
    pub fn can_be_dropped(&self) -> bool {
        matches!(self.state, "stuck" | "waiting" | STOPPED | UNCONFIRMED)
    }

    /// Returns whether it can be tried again now.
    pub fn can_be_tried_again(&self) -> bool {
        let is_out = self.letter.starts_with("out");
        self.state == "stuck" || is_out && matches!(self.state, "waiting" | STOPPED | "refused")
    }

    /// The state, in words.
    pub fn state_in_words(&self) -> &'static str {
        if self.state == UNCONFIRMED { "waiting for a yes" } else { self.state }
    }
}

/// A list of e-mails. Those that need the keeper come first, and those that wait for another person's yes last.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listed {
    /// The e-mails.
    pub letters: Vec<LetterSummary>,
    /// The incomplete lists: the number of e-mails shown, their total, and their state in words.
    pub cut: Vec<(usize, u64, Note)>,
}

impl Listed {
    fn add(&mut self, letters: Vec<LetterSummary>, of: u64, what: Note) {
        if u64::from(MAX_LISTED) < of {
            self.cut.push((letters.len(), of, what));
        }
        self.letters.extend(letters);
    }

    /// Returns a sentence for each incomplete list.
    pub fn cuts(&self) -> Vec<Note> {
        let cut = |(n, of, what): &(usize, u64, Note)| {
            Note::of(say!("These are {n} of {of} {what}.", n = *n, of = *of, what))
        };
        self.cut.iter().map(cut).collect()
    }
}

/// An effect of an e-mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Effect {
    /// The time of the effect.
    pub at: Timestamp,
    /// The game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The actor: a power, a role.
    pub who: String,
    /// The effect.
    pub what: String,
}

/// The history of an e-mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LetterHistory {
    /// The e-mail.
    #[serde(flatten)]
    pub letter: LetterSummary,
    /// The e-mail that caused it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caused_by: Option<String>,
    /// The effects of the e-mail.
    pub did: Vec<Effect>,
    /// The e-mails that it caused.
    pub caused: Vec<LetterSummary>,
}

/// A reader of e-mails for the keeper.
#[derive(Clone, Copy)]
pub struct Letters<'a> {
    /// The store that holds them.
    pub store: &'a Store,
    /// The judge.
    pub judge: &'a Judge,
    /// The e-mail with the keeper's request, which no list includes.
    pub asking: Option<LetterId>,
}

impl Letters<'_> {
    /// The e-mails that fit the filter.
    pub fn list(&self, now: Timestamp, wanted: &LetterFilter) -> Result<Listed> {
        self.find(now, wanted, MAX_LISTED)
    }

    /// The waiting e-mails that fit the filter and can be dropped.
    pub fn droppable(&self, now: Timestamp, wanted: &LetterFilter) -> Result<Vec<LetterSummary>> {
        let mut found = self.find(now, wanted, u32::MAX)?.letters;
        // The judge's own lines wait only for a moment.
        found.retain(|letter| letter.can_be_dropped() && (letter.first_line.is_some() || letter.to.is_some()));
        Ok(found)
    }

    fn find(&self, now: Timestamp, wanted: &LetterFilter, most: u32) -> Result<Listed> {
        let mut found = Listed::default();
        // A filter that looks at each e-mail has them all before the list is cut.
        let limit = if wanted.looks_closer() { u32::MAX } else { most };
        let mut add = |mut letters: Vec<LetterSummary>, of: u64, what: Note| {
            letters.retain(|letter| wanted.fits(letter, now));
            let of = if wanted.looks_closer() { letters.len() as u64 } else { of };
            letters.truncate(usize::try_from(most).unwrap_or(usize::MAX));
            found.add(letters, of, what);
        };
        let coming = |state: InState| -> Result<(Vec<LetterSummary>, u64, Note)> {
            let some = self.store.letters_in(state, limit)?;
            let letters = some.iter().filter(|note| Some(note.id) != self.asking).map(|note| self.letter_in(note));
            let what = Note::of(say!("incoming e-mails that are {}", in_word(state)));
            Ok((letters.collect(), self.store.n_in(state)?, what))
        };
        if wanted.has("in", "stuck") {
            let (letters, of, what) = coming(InState::Stuck)?;
            add(letters, of, what);
        }
        for state in [OutState::Held, OutState::Refused, OutState::Waiting, OutState::Sent] {
            if wanted.has("out", out_word(state)) {
                let some = self.store.letters_out(state, limit)?;
                // E-mails caused by the request itself are not on their way yet.
                let is_new = |note: &&OutNote| self.asking.is_some() && note.letter == self.asking;
                let letters = some.iter().filter(|note| !is_new(note)).map(letter_out).collect();
                add(letters, self.store.n_out(state)?, Note::of(say!("outgoing e-mails that are {}", out_word(state))));
            }
        }
        for state in [InState::Waiting, InState::Done, InState::Silent] {
            if wanted.has("in", in_word(state)) {
                let (letters, of, what) = coming(state)?;
                add(letters, of, what);
            }
        }
        if wanted.has("held", UNCONFIRMED) {
            let letters = self.store.held_lines(now, limit)?.iter().map(|note| self.lines(note, now)).collect();
            add(letters, self.store.n_held_lines(now)?, Note::of("that wait for a yes"));
        }
        Ok(found)
    }

    /// The history of one e-mail, by its number or Message-ID, with everything that it did and caused.
    ///
    /// # Errors
    /// If no such e-mail exists.
    pub fn fate(&self, which: &str, now: Timestamp) -> Result<LetterHistory, Stop> {
        let which = match self.by_message_id(which)? {
            Some(letter) => letter,
            None => find(self.store, which)?,
        };
        let gone = || {
            let which = term(which.to_string());
            Refusal::because(say!("I have no e-mail {which}. It may have been erased.", which))
        };
        let (letter, caused_by, id) = match which {
            LetterRef::In(id) => (self.letter_in(&self.store.letter_in(id)?.ok_or_else(gone)?), None, Some(id)),
            LetterRef::Out(id) => {
                let note = self.store.letter_out(id)?.ok_or_else(gone)?;
                (letter_out(&note), note.letter.map(|id| LetterRef::In(id).to_string()), None)
            }
            LetterRef::Held(id) => {
                let held = self.store.held_lines(now, u32::MAX)?.into_iter().find(|held| held.id == id);
                (self.lines(&held.ok_or_else(gone)?, now), None, None)
            }
        };
        let Some(id) = id else { return Ok(LetterHistory { letter, caused_by, did: Vec::new(), caused: Vec::new() }) };
        let deed = |(game, entry): (Option<String>, crate::store::JournalRow)| Effect {
            at: entry.at,
            game,
            who: entry.who,
            what: entry.what,
        };
        let did = self.store.done_by(id)?.into_iter().map(deed).collect();
        let caused = self.store.caused_by(id)?.iter().map(letter_out).collect();
        Ok(LetterHistory { letter, caused_by, did, caused })
    }

    /// The e-mail with this Message-ID, sent by the judge or to it.
    fn by_message_id(&self, text: &str) -> Result<Option<LetterRef>> {
        if !text.contains('@') {
            return Ok(None);
        }
        let bare = text.trim().trim_start_matches('<').trim_end_matches('>');
        let token = bare.split('@').next().unwrap_or_default();
        if let Some(Claim::Mail(id)) = self.judge.tokens.claim(token)
            && self.store.letter_out(id)?.is_some()
        {
            return Ok(Some(LetterRef::Out(id)));
        }
        let id = format!("<{bare}>");
        if let Some(found) = self.store.letters_with_id(&id)?.into_iter().next_back() {
            return Ok(Some(LetterRef::In(found)));
        }
        // Waiting e-mails have not been read yet. They may be many and long, so they are read one at a time.
        for waiting in self.store.letters_unread()? {
            let read = self.store.letter_in(waiting)?.and_then(|note| self.read(&note));
            if read.is_some_and(|letter| letter.message_id.as_ref() == Some(&id)) {
                return Ok(Some(LetterRef::In(waiting)));
            }
        }
        Ok(None)
    }

    fn read(&self, note: &InNote) -> Option<inbound::Letter> {
        let is_mail = ![DESK, COMPUTER, WEB].iter().any(|own| note.source.starts_with(own));
        let raw = note.raw.as_ref().filter(|_| is_mail)?;
        Some(inbound::read(raw, &self.judge.address))
    }

    fn letter_in(&self, note: &InNote) -> LetterSummary {
        let read = self.read(note);
        let at_desk = note.source.starts_with(DESK);
        let first_line = read.as_ref().map(|letter| {
            let first = letter.lines.iter().find(|line| !line.trim().is_empty());
            self.shown(first.map_or("", String::as_str))
        });
        LetterSummary {
            which: LetterRef::In(note.id),
            letter: LetterRef::In(note.id).to_string(),
            state: in_word(note.state),
            from: note.sender.clone().or_else(|| read.as_ref()?.from.clone()),
            to: None,
            about: match read.and_then(|letter| letter.robot) {
                _ if at_desk => "typed at the machine".to_owned(),
                _ if note.source.starts_with(COMPUTER) => "worked out by a computer that plays".to_owned(),
                Some(robot) => robot.sentence().to_owned(),
                None => "an e-mail".to_owned(),
            },
            // The rest names folders and mailboxes.
            came_by: note.source.split(':').next().map(str::to_owned),
            at: Some(note.received),
            bytes: note.size,
            tries: note.attempts,
            until: None,
            said: note.note.clone(),
            first_line,
        }
    }

    fn lines(&self, note: &HeldNote, now: Timestamp) -> LetterSummary {
        LetterSummary {
            which: LetterRef::Held(note.id),
            letter: LetterRef::Held(note.id).to_string(),
            state: UNCONFIRMED,
            from: None,
            to: Some(note.address.clone()),
            about: if note.is_offer { "an offer" } else { "lines" }.to_owned(),
            came_by: None,
            at: note.since.map(|since| since.min(now)),
            bytes: note.size,
            tries: 0,
            until: Some(note.until),
            said: None,
            first_line: Some(self.shown(&note.first_line)),
        }
    }

    /// A line for the keeper: short, without passwords.
    fn shown(&self, line: &str) -> String {
        command::shown(self.judge.lexicon(self.store), line.trim()).chars().take(60).collect()
    }
}

fn in_word(state: InState) -> &'static str {
    if state == InState::Waiting { "waiting" } else { state.word() }
}

fn out_word(state: OutState) -> &'static str {
    match state {
        OutState::Waiting => "waiting",
        OutState::Held => STOPPED,
        OutState::Sent | OutState::Refused => state.word(),
    }
}

fn letter_out(note: &OutNote) -> LetterSummary {
    LetterSummary {
        which: LetterRef::Out(note.id),
        letter: LetterRef::Out(note.id).to_string(),
        state: out_word(note.state),
        from: None,
        // An erased person has no address.
        to: Some(note.recipient.clone()).filter(|recipient| !recipient.is_empty()),
        about: match (note.is_reply, &note.game) {
            (true, Some(game)) => format!("an answer about '{game}'"),
            (true, None) => "an answer".to_owned(),
            (false, Some(game)) => format!("news of '{game}'"),
            (false, None) => "news".to_owned(),
        },
        came_by: None,
        at: Some(note.written),
        bytes: note.size,
        tries: note.attempts,
        until: (note.state == OutState::Waiting && note.written < note.not_before).then_some(note.not_before),
        said: note.last_reply.clone(),
        first_line: None,
    }
}

/// The e-mail that the keeper means: `in12`, or `12` if the number is unambiguous.
///
/// # Errors
/// If no e-mail has this number, or several do.
pub fn find(store: &Store, which: &str) -> Result<LetterRef, Stop> {
    let which = which.trim();
    if let Some(letter) = LetterRef::read(which) {
        return Ok(letter);
    }
    let (Ok(id_in), Ok(id_out)) = (which.parse(), which.parse()) else {
        return refuse(say!(
            "{} is not an e-mail here. Write its name in the list, such as in12, out45 or held3, or a Message-ID.",
            theirs(which)
        ));
    };
    match (store.letter_in(id_in)?, store.letter_out(id_out)?) {
        (Some(_), Some(_)) => refuse(say!(
            "{} is an incoming e-mail, and {} an outgoing one. Write which of them you mean.",
            term(format!("in{which}")),
            term(format!("out{which}"))
        )),
        (Some(_), None) => Ok(LetterRef::In(id_in)),
        (None, Some(_)) => Ok(LetterRef::Out(id_out)),
        (None, None) => refuse(say!("I have no e-mail {}. It may have been erased.", term(which.to_string()))),
    }
}

/// Adds a list of e-mails. `how` says how to deal with those in trouble.
pub fn tell_list(found: &Listed, wanted: &LetterFilter, how: &'static str, doc: &mut Doc) {
    if found.letters.is_empty() {
        let is_all = *wanted == LetterFilter::default();
        doc.para(if is_all { "No e-mail is waiting, and none has failed." } else { "No e-mail matches." });
        return;
    }
    found.letters.iter().for_each(|letter| tell_letter(letter, doc));
    super::paragraph_of_lines(&found.cuts(), doc);
    if found.letters.iter().any(|letter| letter.is_in_trouble() || letter.state == UNCONFIRMED) {
        doc.para(how);
    }
}

/// Adds one e-mail as a row of a table.
fn tell_letter(letter: &LetterSummary, doc: &mut Doc) {
    let zone = doc.reader().zone.clone();
    let at = |time: Timestamp| term(print(time, &zone));
    let nothing = || Note::of("");
    let is_unconfirmed = letter.state == UNCONFIRMED;
    let who = match (&letter.from, &letter.to) {
        (Some(from), _) => Note::of(say!(", from {}", term(from))),
        (None, Some(to)) => Note::of(say!(", to {}", term(to))),
        (None, None) if letter.letter.starts_with("out") => Note::of(", to a person who has been erased"),
        (None, None) => nothing(),
    };
    let size = match letter.bytes {
        0 => Note::of(", its text erased"),
        n => Note::of(say!(", {n byte|bytes}", n)),
    };
    let came = letter
        .at
        .map(|time| Note::of(if is_unconfirmed { say!(", since {}", at(time)) } else { say!(", {}", at(time)) }));
    let tries = match letter.tries {
        0 => nothing(),
        1 => Note::of(", tried once"),
        n => Note::of(say!(", tried {n} times", n)),
    };
    let until = letter.until.map(|time| {
        Note::of(if is_unconfirmed { say!(", until {}", at(time)) } else { say!(", again from {}", at(time)) })
    });
    let reply = letter.said.as_deref().map(str::trim).filter(|reply| !reply.is_empty());
    let reply = reply.map(|reply| Note::of(say!(": {}", theirs(reply))));
    let sentence = say!(
        "{}, {about}{who}{size}{came}{tries}{until}{reply}",
        letter.state_in_words(),
        about = term(&letter.about),
        who,
        size,
        came = came.unwrap_or_else(nothing),
        tries,
        until = until.unwrap_or_else(nothing),
        reply = reply.unwrap_or_else(nothing)
    );
    doc.cells((term(&letter.letter), sentence));
}

/// Adds the history of one e-mail.
pub fn tell_fate(fate: &LetterHistory, doc: &mut Doc) {
    tell_letter(&fate.letter, doc);
    let mut lines = Vec::new();
    if let Some(way) = fate.letter.came_by.as_ref().filter(|way| !DESK.starts_with(way.as_str())) {
        lines.push(Note::of(match fate.letter.at {
            Some(at) => say!("It came by {}, {}.", term(way), term(print(at, &doc.reader().zone))),
            None => say!("It came by {}.", term(way)),
        }));
    }
    if let Some(cause) = &fate.caused_by {
        lines.push(Note::of(say!("The e-mail {} caused it.", term(cause))));
    }
    super::paragraph_of_lines(&lines, doc);
    if !fate.did.is_empty() {
        doc.heading("What it did:");
        for Effect { game, who, what, .. } in &fate.did {
            let game = game.as_ref().map_or(Note::of(""), |game| Note::of(say!("{}: ", term(game))));
            doc.item(say!("{game}{who}: {what}", game, who = term(who), what = term(what)));
        }
    }
    if !fate.caused.is_empty() {
        doc.heading("The e-mails that it caused:");
        fate.caused.iter().for_each(|letter| tell_letter(letter, doc));
    }
}
