//! One e-mail, one transaction: its sender, its lines, their outcomes, and the one reply.
//!
//! - [`identity`] says who the sender is, and [`outcome`] whether a line is done, waits or is refused
//! - `held` stores lines until their sender confirms them
//! - `notice` tells an address that an e-mail of another person names it as its sender
//! - [`rank`] decides which e-mail comes first
//! - `proof` finds out who the writer is, and `unproved` limits the reply to a writer without proof
//! - `walk` goes through the lines, and `form` through those of the order form
//! - `text` reads the lines that are no commands together
//! - `unread` answers lines without effect, and `newcomer` recognises strangers who ask how to begin
//! - `requests` answers requests in everyday words
//! - `open_question` asks whether the judge has guessed right what a sentence meant
//! - `plain` reads plain replies to the judge's questions
//! - `press` reads plain replies to press, and finds orders in text that has no end
//! - `ours` finds the judge's e-mails that the e-mail may quote
//! - `blocks` finds the lines that belong to a command above them
//! - `headings` finds texts whose first line is misspelt
//! - `phases` stores lines that are for another phase
//! - `courtesy` recognises greetings and closings, which get no answer
//! - `returned` shows people what they missed while e-mails did not reach them
//! - `sections` separates the games of an e-mail, and the people who are proved to have written it
//! - `tag` reads the game that a subject or the head of a text names
//! - [`tally`] counts the outcomes so far, and decides when reading stops
//! - `told` is the reply as data and as text, `reply` writes it, and `dispatch` sends it
mod blocks;
mod courtesy;
mod dispatch;
mod form;
mod headings;
mod held;
pub mod identity;
mod newcomer;
mod notice;
mod open_question;
mod ours;
pub mod outcome;
mod phases;
mod plain;
mod press;
mod proof;
pub mod rank;
mod reply;
mod requests;
mod returned;
mod sections;
mod tag;
pub mod tally;
mod text;
mod told;
mod unproved;
mod unread;
mod walk;

use crate::command::context::{Context, Letterhead};
use crate::command::env::Env;
use crate::command::route::SenderProof;
use crate::command::{self, CommandId};
use crate::judge::Judge;
use crate::mail::authenticity::Authenticity;
use crate::mail::bounce::Bounce;
use crate::mail::inbound::{self, Letter, Robot, UnreadLetter};
use crate::mail::source::MAX_LETTER;
use crate::referee::turn::computers;
use crate::rules::Power;
use crate::say;
use crate::store::{ByWeb, HeldId, InboxRow, MailId, QuestionId, Sender, Store, Verdict};
use crate::text::doc::Doc;
use crate::text::sentence::term;
use crate::text::words::Reader;
use anyhow::Result;
use identity::Identity;
use jiff::Timestamp;
use open_question::OpenQuestion;
pub use open_question::is_for_a_yes;
use proof::TokenProof;
use sections::Section;
use std::collections::{BTreeMap, HashSet};
use tally::LetterTally;
use told::ReplyDraft;

/// The number of e-mails that may wait for one address.
const MAX_HELD: u32 = 5;
/// The most bytes of an e-mail that may wait: enough for anything that a stranger has to write, and few enough to show the whole
/// e-mail to the person who must confirm it.
const MAX_HELD_BYTES: usize = 4 << 10;
/// The most lines of an e-mail that may wait.
const MAX_HELD_LINES: usize = 40;

/// Works through one e-mail in the current transaction: its lines, its reply, and the e-mails that it causes. A report that one
/// of the judge's e-mails did not arrive goes to `report`, with the details of the address that received it.
///
/// # Errors
/// Only the judge's own failures. The caller then rolls back and keeps the e-mail.
pub fn work(env: Env, row: &InboxRow, report: impl FnOnce(&Bounce, &[String]) -> Result<()>) -> Result<Verdict> {
    let Env { judge, store, now, .. } = env;
    if row.of_computer {
        let verdict = Verdict::Silent(computers::carry_out(env, &row.raw)?);
        let sender = Sender { address: None, proved: true, message_id: None };
        store.finish(row.id, &sender, &format!("computer {}", row.id), &verdict)?;
        return Ok(verdict);
    }
    let most_bytes = judge.limits.letter_bytes.min(MAX_LETTER);
    let raw = row.raw.get(..most_bytes).unwrap_or(&row.raw);
    let (mut letter, proof) = match &row.by_web {
        Some(by) => (inbound::posted(&row.raw, &by.address, &format!("web {}", row.id)), None),
        None if row.at_desk => (inbound::typed_at_desk(&row.raw, &judge.keeper, &format!("desk {}", row.id)), None),
        None => {
            let unread = UnreadLetter::open(raw, &row.envelope, &*judge.address_for_letters(store)?);
            let proof = proof::of_tokens(judge, store, now, &unread.letter().details)?;
            (ours::read_without_quotes(judge, store, now, unread, proof.as_ref())?, proof)
        }
    };
    // The judge's own finding takes precedence over what mail servers say.
    letter.authenticity =
        row.authenticity.filter(|found| *found != Authenticity::Unknown).unwrap_or(letter.authenticity);
    let proof = match proof {
        None if letter.details.is_empty() => {
            ours::answered(judge, store, now, &letter, &Identity::of(row, &letter, judge.trust_senders))?
        }
        proof => proof,
    };
    if letter.sounds_automatic && proof.as_ref().is_some_and(TokenProof::is_of_question) {
        letter.robot = letter.robot.or(Some(Robot::AutoReply));
    }
    // Lines typed at the machine do not count towards the e-mails that the keeper may send.
    let guest = row.by_web.as_ref().map(ByWeb::counted_as);
    let address = guest.as_deref().or(letter.from.as_deref()).filter(|_| !row.at_desk);
    let is_proved = row.at_desk || row.by_web.is_some();
    let mut sender = Sender { address, proved: is_proved, message_id: letter.message_id.as_deref() };
    let verdict = match own(judge, store, &letter)?
        .map_or_else(|| reason_for_silence(store, row, &letter), |own| Ok(Some(own)))?
    {
        Some(why) => Verdict::Silent(why),
        None => answer(judge, store, now, row, &letter, proof, &mut sender)?,
    };
    if let Some(bounce) = &letter.bounce {
        report(bounce, &letter.details)?;
    }
    store.finish(row.id, &sender, &letter.digest, &verdict)?;
    if let Some(by) = &row.by_web {
        keep_trial(store, by, now)?;
    }
    Ok(verdict)
}

/// Transfers a guest's games to the person who has just proved an address and registered.
fn keep_trial(store: &Store, by: &ByWeb, now: Timestamp) -> Result<()> {
    let Some(guest) = by.guest.filter(|_| !by.address.is_empty()) else { return Ok(()) };
    let is_there = store.find_user(guest)?.is_some_and(|guest| guest.is_guest());
    match store.user_at(&by.address)?.filter(|_| is_there) {
        Some(user) => store.keep_trial(guest, user.id, now),
        None => Ok(()),
    }
}

/// Returns the log note for one of the judge's own e-mails that has come back. `chancery check` waits for it.
pub fn own_letter(id: MailId) -> String {
    format!("it is our own e-mail {id}")
}

/// The log note for an e-mail that the judge sent to itself, as its Message-ID shows.
fn own(judge: &Judge, store: &Store, letter: &Letter) -> Result<Option<String>> {
    let Some(id) = letter.message_id.as_deref().filter(|_| letter.robot == Some(Robot::Ourselves)) else {
        return Ok(None);
    };
    Ok(ours::sent(judge, store, id)?.map(|(number, _)| own_letter(number)))
}

/// Returns the reason why the judge neither answers nor carries out an e-mail.
fn reason_for_silence(store: &Store, row: &InboxRow, letter: &Letter) -> Result<Option<String>> {
    if row.by_web.as_ref().is_some_and(|by| by.address.is_empty() && by.guest.is_none()) {
        return Ok(Some("it is from a guest who is gone".to_owned()));
    }
    if let Some(robot) = letter.robot {
        return Ok(Some(robot.sentence().to_owned()));
    }
    if letter.from.is_none() {
        return Ok(Some("it does not say who wrote it".to_owned()));
    }
    if store.seen(&letter.digest)? {
        return Ok(Some("it is a second copy of an e-mail that has already been worked through".to_owned()));
    }
    Ok(None)
}

fn answer<'l>(
    judge: &Judge,
    store: &Store,
    now: Timestamp,
    row: &InboxRow,
    letter: &'l Letter,
    mut proof: Option<TokenProof>,
    sender: &mut Sender<'l>,
) -> Result<Verdict> {
    let thread = letter.thread();
    let identity = Identity::of(row, letter, judge.trust_senders);
    sender.proved = identity.is_sure_of(proof.as_ref());
    let mut walk =
        Walk::begin(Env { judge, store, now, letter: Some(row.id), thread: &thread }, identity, row, letter)?;
    // An e-mail sent to such an address may have been forwarded, and here the sender is refuted.
    let doubted = proof.take_if(|proof| walk.identity.is_refuted && proof.is_of_old());
    walk.reply.read_by(walk.cx.reader());
    walk.sign_on_by_token(proof)?;
    // Proof of another person says nothing about the address in `From:`.
    sender.proved &= walk.identity.route.origin == SenderProof::Theirs;
    walk.reply.read_by(walk.cx.reader());
    if let Some(full) = walk.full()? {
        sender.proved |= !walk.identity.route.is_proved && walk.opens_with_password(&letter.lines)?;
        if walk.identity.route.is_proved || !sender.proved {
            return walk.refuse_letter(full, row, letter);
        }
    }
    if walk.is_unreadable(row, letter) {
        return walk.post_reply(row, letter);
    }
    if let Some(doubted) = doubted.filter(|_| !walk.gives_a_password(&letter.lines)) {
        walk.doubt(&doubted, &letter.lines)?;
        return walk.post_reply(row, letter);
    }
    let tagged = walk.sign_on_by_subject(&letter.subject)?;
    walk.read_letter(letter, tagged)?;
    walk.answer_prose();
    walk.tell_unread(row, letter);
    sender.proved |= walk.identity.by_password && walk.identity.route.origin == SenderProof::Theirs;
    walk.remind_of_waiting()?;
    let is_stranger = walk.cx.principal.apparent().is_none() && walk.cx.seat().is_none();
    let asks = 0 < walk.tally.n_done || 0 < walk.tally.n_guessed && letter.personal;
    if is_stranger && !asks && walk.held.is_none() {
        return walk.answer_stranger(row, letter);
    }
    walk.close()?;
    walk.cx.end_visits()?;
    let erased = std::mem::take(&mut walk.cx.erased);
    let verdict = walk.post_reply(row, letter)?;
    for erasure in erased {
        store.complete_erasure(&erasure, row.id)?;
        if sender.address.is_some_and(|address| erasure.is_of(address)) {
            (sender.address, sender.message_id) = (None, None);
        }
    }
    Ok(verdict)
}

impl<'a> Walk<'a> {
    /// A walk that has read nothing yet.
    fn begin(env: Env<'a>, identity: Identity, row: &InboxRow, letter: &Letter) -> Result<Self> {
        let guest = row.by_web.as_ref().filter(|by| by.address.is_empty()).and_then(|by| by.guest);
        let user = match guest {
            Some(guest) => env.store.find_user(guest)?,
            None => env.store.user_at(letter.from.as_deref().unwrap_or_default())?,
        };
        let mut cx = Context::new(env, identity.principal(row, letter, user));
        cx.letterhead = letterhead_of(letter);
        let form = letter.form.iter().take(env.judge.limits.lines_per_letter as usize);
        Ok(Self {
            cx,
            principal_version: 0,
            identity,
            reply: ReplyDraft::new(Reader::nobody()),
            tally: LetterTally::default(),
            said: HashSet::new(),
            questions: HashSet::new(),
            carried_out: Vec::new(),
            full: false,
            meant: None,
            hears_wishes: false,
            shut_out: false,
            held: None,
            unclear: None,
            question: None,
            last: Vec::new(),
            asked: None,
            text: Vec::new(),
            has_text_ends: false,
            form_lines: form.cloned().collect(),
            sections: Vec::new(),
            has_sections: false,
            heading: None,
            copies: BTreeMap::new(),
        })
    }

    /// Returns whether more of the e-mail than its attachments is missing, and if so, says this in the reply.
    fn is_unreadable(&mut self, row: &InboxRow, letter: &Letter) -> bool {
        let has_text = letter.whole_text && letter.lines.len() + letter.form.len() != 0;
        let is_cut = self.is_cut(row) && !has_text;
        if is_cut {
            let most = self.most_bytes();
            self.fault(say!(
                "Your e-mail has {n byte|bytes}, more than this judge reads ({most}), so I have done nothing with it. Please send plain text, without attachments.",
                n = row.size,
                most
            ));
        }
        is_cut
    }

    /// The number of bytes of an e-mail that the judge reads.
    fn most_bytes(&self) -> usize {
        self.cx.judge.limits.letter_bytes.min(MAX_LETTER)
    }

    /// The number of lines of an e-mail that the judge reads.
    fn most_lines(&self) -> usize {
        if self.identity.at_desk { usize::MAX } else { self.cx.judge.limits.lines_per_letter as usize }
    }

    fn is_cut(&self, row: &InboxRow) -> bool {
        !self.identity.is_own() && u64::try_from(self.most_bytes()).is_ok_and(|most| most < row.size)
    }

    /// Reads the lines of the e-mail, and its form. A reply to press goes to the writer of that press. In an e-mail without text, the line in
    /// its subject counts.
    fn read_letter(&mut self, letter: &Letter, tagged: &str) -> Result<()> {
        let unsubscribes = self.unsubscribes_by_subject(letter);
        if unsubscribes {
            self.identity.answered.press = None;
        }
        match self.identity.answered.press.filter(|_| !self.is_for_judge(&letter.lines)) {
            // Robots answer from other addresses. Their words must not reach another player.
            Some(_) if self.identity.route.origin != SenderProof::Theirs => self.refuse_foreign_press(),
            Some(press) => {
                let lines = self.press_of(letter);
                self.answer_press(press, lines)?;
            }
            None => {
                let lines = if unsubscribes { std::slice::from_ref(&letter.subject) } else { self.lines_of(letter) };
                let lines = lines.iter().take(self.most_lines()).cloned().collect();
                let mut lines = self.without_words_around_yes(lines);
                if letter.lines.is_empty() && letter.form.is_empty() && !tagged.is_empty() {
                    lines.push_back(tagged.to_owned());
                }
                self.sign_on_by_heading(&mut lines)?;
                self.answer_probe(&mut lines)?;
                self.vote(&mut lines)?;
                self.answer_offer(&mut lines)?;
                self.answer_question(&mut lines)?;
                self.hears_wishes = true;
                self.all(lines)?;
                self.hears_wishes = false;
                self.form()?;
            }
        }
        Ok(())
    }

    /// Lists the parts of the e-mail that were not read.
    fn tell_unread(&mut self, row: &InboxRow, letter: &Letter) {
        if self.is_cut(row) {
            let most = self.most_bytes();
            self.say(say!(
                "Your e-mail has {n byte|bytes}, more than this judge reads ({most}). I read its text, but not the attachments.",
                n = row.size,
                most
            ));
        }
        self.tell_left_out(&letter.left_out);
        self.tell_edited(&letter.edited);
        for defect in &letter.defects {
            self.say(term(defect.as_str()));
        }
        let most = self.most_lines();
        if most < letter.lines.len() {
            let n = letter.lines.len();
            self.say(say!("I read only the first {most} lines of your e-mail. It has {n}.", most, n));
        }
    }
}

/// The head of an e-mail, for commands.
fn letterhead_of(letter: &Letter) -> Letterhead {
    Letterhead {
        from_name: letter.from_name.clone(),
        tokens: letter.details.clone(),
        has_html: letter.has_html,
        file: letter.file.clone(),
    }
}

/// A line as the judge may echo it, with any password hidden.
pub fn shown(env: &Env, line: &str) -> String {
    command::shown(env.lexicon(), line)
}

/// Lines that wait for confirmation.
#[derive(Clone, Copy)]
struct UnconfirmedLines {
    id: HeldId,
    /// Whether REGISTER is among them.
    registers: bool,
}

/// The walk through the lines of an e-mail.
struct Walk<'a> {
    cx: Context<'a>,
    /// The version of the principal that the current route belongs to.
    principal_version: u32,
    identity: Identity,
    reply: ReplyDraft,
    tally: LetterTally,
    /// The lines of an unproved writer that already have an answer.
    said: HashSet<String>,
    /// The questions answered since the last command that did something.
    questions: HashSet<String>,
    /// The commands carried out in the current game.
    carried_out: Vec<CommandId>,
    /// Whether reading has stopped. The reply says so.
    full: bool,
    /// The command that the family's last word means, and the line as typed, which is echoed.
    meant: Option<(String, String)>,
    /// Whether the lines may be wishes. In replies to press and in the order form they are none.
    hears_wishes: bool,
    /// Whether a sign-on has failed. The judge then does nothing until one succeeds.
    shut_out: bool,
    /// The lines that wait for their sender to prove an address.
    held: Option<UnconfirmedLines>,
    /// The remark on a reply that says neither yes nor no.
    unclear: Option<&'static str>,
    /// The question that this section will ask.
    question: Option<OpenQuestion>,
    /// The commands of this section that wait for its end, since they cannot be undone.
    last: Vec<String>,
    /// The question that it asks: a plain reply answers it.
    asked: Option<QuestionId>,
    /// The lines that are neither commands nor courtesies, until they are read together.
    text: Vec<String>,
    /// Whether a line ends a text for people, such as ENDPRESS.
    has_text_ends: bool,
    /// The order form that came back, until it is read.
    form_lines: Vec<String>,
    /// The sections before the current one, if the e-mail has several.
    sections: Vec<Section>,
    /// Whether the e-mail has several sections.
    has_sections: bool,
    /// The head of the reply, and its subject if the e-mail has none.
    heading: Option<(Doc, String)>,
    /// The GM's actions in the name of powers, for their players.
    copies: BTreeMap<Power, Doc>,
}
