//! One letter, one transaction: who wrote it, what each of its lines asks, what came of it, and the one reply.
//!
//! - `walk` goes through its lines
//! - `reply` writes down what came of them
mod reply;
mod walk;

use crate::commands::COMMANDS;
use crate::desk::command::{self, Lexicon};
use crate::desk::context::{Context, Writer};
use crate::desk::env::Env;
use crate::game::Seat;
use crate::judge::Judge;
use crate::judge::identity::{Bearer, Claim};
use crate::mail::inbound::{self, Letter, Robot};
use crate::mail::source::MAX_LETTER;
use crate::rules::Power;
use crate::store::{HeldId, InboxRow, PressId, ProposalId, SeatRow, Sender, Store, Verdict};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeMap;

/// How long lines wait for their sender to prove an address.
const HELD_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);
/// How many letters may wait for one address.
const MAX_HELD: u32 = 5;
/// The longest letter that may wait: long enough for anything that a stranger needs to write.
const MAX_HELD_BYTES: usize = 64 << 10;
/// How many lines in a row may be unreadable before reading stops.
const MAX_UNKNOWN: u32 = 25;
/// How many sign-ons may fail before reading stops.
const MAX_FAILED: u32 = 10;

/// Works through one letter: all that it does, its reply, and what it causes, in the current transaction.
///
/// # Errors
/// Our own failures only. The caller then undoes everything and keeps the letter.
pub fn work(judge: &Judge, store: &Store, now: Timestamp, row: &InboxRow) -> Result<()> {
    let most_bytes = judge.limits.letter_bytes.min(MAX_LETTER);
    let mut letter = inbound::read(row.raw.get(..most_bytes).unwrap_or(&row.raw), &judge.address);
    let known = seat_of_tokens(judge, store, &letter.details)?;
    if letter.sounds_automatic && matches!(known, Some((_, Some(_)))) {
        letter.robot = letter.robot.or(Some(Robot::AutoReply));
    }
    let proved = letter.robot.is_none() && known.is_some();
    // Forgeries exhaust only the quota of letters that prove nothing.
    let sender = Sender { address: letter.from.as_deref(), proved };
    let n_before = store.n_from(&sender, now - SignedDuration::from_hours(1))?;
    let verdict = match reason_for_silence(judge, store, &letter, n_before)? {
        Some(why) => Verdict::Silent(why),
        None => answer(judge, store, now, row, &letter, n_before)?,
    };
    if let Some(bounce) = &letter.bounce {
        judge.hear_of_bounce(store, now, bounce)?;
    }
    if let Verdict::Silent(why) = &verdict {
        tracing::info!(letter = %row.id, "not answered: {why}");
    }
    store.finish(row.id, &sender, &letter.digest, &verdict)
}

/// Why a letter is neither answered nor carried out.
fn reason_for_silence(judge: &Judge, store: &Store, letter: &Letter, n_before: u32) -> Result<Option<String>> {
    if let Some(robot) = letter.robot {
        return Ok(Some(robot.sentence().to_owned()));
    }
    if letter.from.is_none() {
        return Ok(Some("it does not say who wrote it".to_owned()));
    }
    if store.seen(&letter.digest)? {
        return Ok(Some("it is a second copy of a letter that has already been worked through".to_owned()));
    }
    if judge.limits.letters_per_sender_per_hour < n_before {
        return Ok(Some(format!("its sender has written {n_before} letters within an hour, and has been told so")));
    }
    Ok(None)
}

/// What a letter answers, if it was sent to the address of such a letter of ours.
#[derive(Clone, Copy)]
enum Asked {
    /// Press.
    Press(PressId),
    /// A proposal.
    Proposal(ProposalId),
}

/// The seat that one of these tokens proves, and what the letter answers.
fn seat_of_tokens(judge: &Judge, store: &Store, tokens: &[String]) -> Result<Option<(SeatRow, Option<Asked>)>> {
    for token in tokens {
        let (seat, asked) = match judge.tokens.claim(token) {
            Some(Claim::Seat(seat)) => (seat, None),
            Some(Claim::Press(press, seat)) => (seat, Some(Asked::Press(press))),
            Some(Claim::Proposal(proposal, seat)) => (seat, Some(Asked::Proposal(proposal))),
            Some(Claim::Held(_) | Claim::Mail(_)) | None => continue,
        };
        let Some(seat) = store.seat(seat)? else { continue };
        let bearer = match asked {
            Some(Asked::Press(press)) => Bearer::Press(press, seat.id, seat.token),
            Some(Asked::Proposal(proposal)) => Bearer::Proposal(proposal, seat.id, seat.token),
            None => Bearer::Seat(seat.id, seat.token),
        };
        if judge.tokens.proves(token, bearer) {
            return Ok(Some((seat, asked)));
        }
    }
    Ok(None)
}

fn answer(
    judge: &Judge,
    store: &Store,
    now: Timestamp,
    row: &InboxRow,
    letter: &Letter,
    n_before: u32,
) -> Result<Verdict> {
    let from = letter.from.clone().unwrap_or_default();
    let writer = Writer {
        user: store.user_at(&from)?,
        address: from,
        name: letter.from_name.clone(),
        verified: judge.trust_senders && !letter.several_senders,
        tokens: letter.details.clone(),
    };
    let thread = letter.thread();
    let mut walk = Walk {
        cx: Context::new(Env { judge, store, now, letter: Some(row.id), thread: &thread }, writer),
        reply: String::new(),
        n_errors: 0,
        n_done: 0,
        n_unknown: 0,
        n_prose: 0,
        n_filed: 0,
        n_flawed: 0,
        n_failed: 0,
        n_caused: 0,
        full: false,
        last_was_order: false,
        shut_out: false,
        held: None,
        answers: None,
        votes_on: None,
        unclear_vote: false,
        foreign: Vec::new(),
        heading: None,
        copies: BTreeMap::new(),
    };
    let limit = judge.limits.letters_per_sender_per_hour;
    if limit <= n_before {
        walk.say(&format!(
            "You have written {limit} letters within an hour. This one has not been carried out, and until the hour is over further ones will not be answered. Nothing that you sent before is lost. If somebody else wrote in your name, answer one of my letters about your game: such answers are counted separately."
        ));
        walk.n_errors += 1;
        return walk.post_reply(row, letter);
    }
    let most_bytes = judge.limits.letter_bytes.min(MAX_LETTER);
    let is_cut = u64::try_from(most_bytes)? < row.size;
    if is_cut && !(letter.whole_text && (letter.lines.len() + letter.form.len() != 0)) {
        walk.say(&format!(
            "Your letter has {} bytes, more than this judge reads ({most_bytes}). None of it has been carried out. Please send plain text, without attachments.",
            row.size
        ));
        walk.n_errors += 1;
        return walk.post_reply(row, letter);
    }
    walk.sign_on_by_token()?;
    walk.sign_on_by_subject(&letter.subject)?;
    let most = judge.limits.lines_per_letter as usize;
    match walk.answers.filter(|_| !begins_with_a_command(lexicon(&walk.cx.env), &letter.lines)) {
        // Robots answer from addresses of their own: their words must not reach another player.
        Some(_) if !walk.foreign.is_empty() => walk.refuse_foreign_press(),
        Some(press) => walk.answer_press(press, &letter.lines)?,
        None => {
            let mut lines = letter.lines.iter().take(most).cloned().collect();
            walk.vote(&mut lines)?;
            walk.all(lines)?;
            walk.form(&letter.form, most)?;
        }
    }
    if is_cut {
        walk.say(&format!(
            "Your letter has {} bytes, more than this judge reads ({most_bytes}). Its text was read; the attachments were not.",
            row.size
        ));
    }
    walk.tell_left_out(&letter.left_out);
    for defect in &letter.defects {
        walk.say(defect);
    }
    if most < letter.lines.len() {
        walk.say(&format!("Only the first {most} lines of your letter were read; it has {}.", letter.lines.len()));
    }
    if walk.cx.writer.user.is_none() && walk.cx.seat().is_none() && walk.n_done == 0 && walk.held.is_none() {
        return walk.answer_stranger(row, letter);
    }
    walk.close()?;
    walk.post_reply(row, letter)
}

/// All words that a line of a letter may begin with.
fn lexicon<'a>(env: &Env<'a>) -> Lexicon<'a> {
    Lexicon { commands: COMMANDS, families: env.judge.catalogue.families(), games: env.store }
}

/// An answer to press that is meant for the judge begins with a command.
fn begins_with_a_command(lexicon: Lexicon, lines: &[String]) -> bool {
    let first = lines.iter().find(|line| !line.trim().is_empty());
    first.is_some_and(|line| command::find(lexicon, line).is_some())
}

/// The walk through the lines of a letter.
struct Walk<'a> {
    cx: Context<'a>,
    reply: String,
    n_errors: u32,
    /// Commands and orders that were understood, whatever came of them.
    n_done: u32,
    /// Lines in a row that were not understood.
    n_unknown: u32,
    /// Lines that were neither a command nor like an order: perhaps all of the letter is for somebody else.
    n_prose: u32,
    /// The writer's own orders that were filed, and those that could not be.
    n_filed: u32,
    n_flawed: u32,
    /// Sign-ons that failed.
    n_failed: u32,
    /// Letters to others that the letter has caused so far.
    n_caused: u32,
    /// Reading has stopped, as the reply says.
    full: bool,
    last_was_order: bool,
    /// A sign-on failed: nothing is done until one succeeds.
    shut_out: bool,
    /// The number of the lines that now wait for their sender to prove an address.
    held: Option<HeldId>,
    /// The press that the letter answers.
    answers: Option<PressId>,
    /// The proposal that the letter answers.
    votes_on: Option<ProposalId>,
    /// It says neither yes nor no.
    unclear_vote: bool,
    /// Seats that were signed on to, as they were then, from an address that is not their holder's.
    foreign: Vec<Seat>,
    /// The head of the reply, and its subject if the letter has none.
    heading: Option<(String, String)>,
    /// What a master did in the name of powers, for their players.
    copies: BTreeMap<Power, String>,
}
