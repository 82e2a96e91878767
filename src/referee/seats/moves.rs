//! A lost mailbox: a person asks, from a new address, for their former account.
//!
//! Only the keeper can give it to them, and only after a week. During that week its owner gets two e-mails and can stop the
//! request, and any sign of life from there stops it too. Or the owner agrees, from one of the account's addresses. The reply
//! to the requester does not reveal whether the account exists: the judge stores a row even if it does not.
use super::decisions;
use crate::command::access::keeper;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::letters::{addresses, reader_of};
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::game::dates::day;
use crate::game::{Game, Seat};
use crate::judge::identity::Bearer;
use crate::mail::compose;
use crate::say;
use crate::store::{Cost, Draft, Life, MailId, MoveRow, Paid, Purse, Role, SeatRow, User, UserId};
use crate::text::doc::Doc;
use crate::text::secret::Secret;
use crate::text::sentence::{Note, and, line, person, term};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The number of e-mails to the owner.
const N_LETTERS: u32 = 2;
/// The time that the owner has after the first e-mail.
const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The time from the first e-mail to the second.
const BETWEEN: SignedDuration = SignedDuration::from_hours(4 * 24);
/// The time that the owner has after the second e-mail, however late that is.
const AFTER_SECOND: SignedDuration = SignedDuration::from_hours(3 * 24);
/// The time that the judge remembers a request. For that long, no one can ask for an account again after a stop, and requests
/// count towards the limit of their address.
const REMEMBERED: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The time that the keeper has to decide.
pub(super) const TO_DECIDE: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The maximum number of remembered requests from one address.
const MAX_OF_ASKER: usize = 3;
/// The maximum number of requests for one account at a time.
const MAX_FOR_ACCOUNT: usize = 3;
/// The maximum number of requests in all.
const MAX_IN_ALL: usize = 500;

/// Records the writer's claim that an account with a lost mailbox is theirs. The reply never reveals whether it exists.
///
/// # Errors
/// If the writer is not proved, has asked too often, or names an address that they have.
pub fn ask(cx: &Context, old: &str, doc: &mut Doc) -> CommandResult {
    let new = cx.mailbox()?.to_ascii_lowercase();
    let old = compose::address(old).ok_or(Refusal::Usage("I WAS old-address@example.org"))?.to_string();
    let old = old.to_ascii_lowercase();
    if old == new {
        return refuse(
            "This is the address that you write from, so it is not lost. Name the one that no longer works.",
        );
    }
    if cx.judge.address.is_ours(&old) {
        return refuse("That is my own address.");
    }
    let owner = cx.store.user_at(&old)?;
    let asker = cx.principal.user();
    if owner.as_ref().is_some_and(|owner| Some(owner.id) == asker) {
        return refuse(say!(
            "{} is one of your addresses, and so is the one you are writing from, so you have not lost your account. The keeper can remove the old address: {}.",
            term(&old),
            term(&cx.judge.keeper)
        ));
    }
    keeper::may_come(cx, &new)?;
    let asked = cx.store.moves_to(&new)?;
    if let Some(row) = asked.iter().find(|row| row.old == old) {
        return refuse(say!(
            "You asked for this on {}. I will e-mail you the outcome after a week at the latest.",
            term(day(row.asked, &cx.zone()))
        ));
    }
    if MAX_OF_ASKER <= asked.len() || MAX_IN_ALL <= cx.store.moves()?.len() {
        return refuse(say!(
            "I take no more of these requests from you for now. Please write to the keeper of this judge: {}.",
            term(&cx.judge.keeper)
        ));
    }
    let user = match owner {
        Some(owner) if can_be_asked_for(cx, owner.id)? => Some(owner.id),
        _ => None,
    };
    cx.store.ask_move(user, &old, &new, cx.now)?;
    doc.para(say!(
        "If {} is registered here, I e-mail it now, and again in a few days. If no one answers from there within a week, the keeper of this judge decides whether that account moves to {}. I will e-mail you the outcome.",
        term(&old),
        term(&new)
    ));
    doc.para("The account does not move if an e-mail arrives from the old address, or if a browser is still signed in with it.");
    if let Some(row) = cx.store.find_move(&old, &new)? {
        look_after(cx, row)?;
    }
    Ok(())
}

/// Returns whether anyone may ask for an account now. No one may ask for the keeper's, or for one whose owner has just stopped
/// a request.
fn can_be_asked_for(env: &Env, user: UserId) -> Result<bool> {
    let rows = env.store.moves_of(user)?;
    let is_keepers = env.store.user_at(&env.judge.keeper)?.is_some_and(|keeper| keeper.id == user);
    let n_open = rows.iter().filter(|row| row.open().is_some()).count();
    Ok(!is_keepers && n_open == rows.len() && n_open < MAX_FOR_ACCOUNT)
}

/// Advances one request: writes to the owner, notices their signs of life, and reports the outcome.
///
/// # Errors
/// If the disk cannot be read or written.
pub fn look_after(env: &Env, mut row: MoveRow) -> Result<()> {
    let Some(owner) = row.open() else {
        // The requester hears of a stop no sooner than of an account that does not exist.
        return match row.told {
            Some(_) => forget(env, &row),
            None if row.asked + WEEK <= env.now => tell_in_vain(env, row),
            None => Ok(()),
        };
    };
    let owner = env.store.user(owner)?;
    if is_alive(env, &row, owner.id)? {
        return stop_by_life(env, row, &owner);
    }
    if row.told.is_some() {
        return forget(env, &row);
    }
    let is_due = match row.n_written {
        0 => true,
        n => n < N_LETTERS && row.until.is_some_and(|until| until - WEEK + BETWEEN <= env.now),
    };
    if is_due {
        return write_to_owner(env, &mut row, &owner);
    }
    if is_over(env, &row)? {
        row.told = Some(env.now);
        env.store.change_move(&row)?;
        return decisions::tell_keeper(env, &row, &owner);
    }
    Ok(())
}

/// Returns whether the owner has shown a sign of life since, from any address of the account.
pub(super) fn is_alive(env: &Env, row: &MoveRow, owner: UserId) -> Result<bool> {
    for address in env.store.addresses(owner)? {
        if env.store.has_sign_of_life(&address, row.asked, env.judge.trust_senders)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns whether the owner has had both e-mails and their week.
pub(super) fn is_over(env: &Env, row: &MoveRow) -> Result<bool> {
    let is_past = row.n_written == N_LETTERS && row.until.is_some_and(|until| until <= env.now);
    Ok(is_past && env.store.move_letters(row.id)?.n_waiting == 0)
}

/// Writes to all addresses of the account. With the first e-mail, also asks the GMs of its games.
fn write_to_owner(env: &Env, row: &mut MoveRow, owner: &User) -> Result<()> {
    let all = env.store.addresses(owner.id)?;
    let of_mailbox = |address: &String| (Purse::Mailbox(address.clone()), Cost { answers: 1, ..Cost::default() });
    let bill: Vec<_> = all.iter().map(of_mailbox).collect();
    // Strangers may have used up the allowance of these mailboxes. The week begins with the e-mail.
    if env.ledger().charge(&bill)?.is_err() {
        return Ok(());
    }
    let is_first = row.n_written == 0;
    row.n_written += 1;
    row.until = Some(row.until.unwrap_or(env.now + WEEK).max(if is_first { env.now } else { env.now + AFTER_SECOND }));
    env.store.change_move(row)?;
    for address in &all {
        let doc = letter_to_owner(env, row, owner, address)?;
        let question = Question {
            yes: format!("I MOVE TO {}", row.new),
            no: format!("I STAY {}", row.new),
            until: env.now + WEEK + TO_DECIDE,
            subject: if is_first { "Is this mailbox lost?" } else { "Your account is about to move" },
        };
        let mail = question.post(env, address, &doc, owner)?;
        env.store.note_move_letter(row.id, mail)?;
    }
    if is_first { ask_masters(env, row, owner) } else { Ok(()) }
}

/// The e-mail to one of the addresses of the account.
fn letter_to_owner(env: &Env, row: &MoveRow, owner: &User, address: &str) -> Result<Doc> {
    let mut doc = Doc::new(env.reader_at(address)?);
    if row.n_written == N_LETTERS {
        doc.para(say!(
            "I wrote to you on {} and have had no answer.",
            term(day(row.asked, &doc.reader().zone.clone()))
        ));
    }
    let lost = match address.eq_ignore_ascii_case(&row.old) {
        true => Note::of("this mailbox is lost"),
        false => Note::of(say!("their mailbox {} is lost", term(&row.old))),
    };
    doc.para(say!(
        "Someone at {} says that they are you and that {}, and asks for your account here ({}).",
        term(&row.new),
        &lost,
        person(&owner.name)
    ));
    doc.para(say!("If that is you, reply {}, and the account moves to {} at once.", line("YES"), term(&row.new)));
    doc.para(say!(
        "If it is not you, reply {}: the account stays yours, and no one can ask for it again for 30 days. Any other e-mail from you, or a visit to your pages, also stops this.",
        line("NO")
    ));
    doc.para(say!("If I hear nothing from you by {}, the keeper of this judge decides.", row.until.unwrap_or(env.now)));
    Ok(doc)
}

/// An e-mail that asks for a yes or no.
pub(super) struct Question<'a> {
    pub(super) yes: String,
    pub(super) no: String,
    pub(super) until: Timestamp,
    pub(super) subject: &'a str,
}

impl Question<'_> {
    /// Puts it into the outbox, even for an address that bounces.
    pub(super) fn post(&self, env: &Env, address: &str, said: &Doc, reader: &User) -> Result<MailId> {
        let id = env.store.hold_offer(address, &self.yes, &self.no, self.until)?;
        let code = Secret::of(env.judge.tokens.make(Bearer::Held(id)));
        let mut doc = env.headed(None, said.reader());
        doc.append(said);
        doc.para("If you can't reply, send one of these lines in a new e-mail. The first says yes, the second no:");
        doc.line(say!("CONFIRM {code}", code = &code));
        doc.line(line(&self.no));
        let draft = Draft {
            recipient: address.to_owned(),
            subject: env.subject(None, self.subject),
            reply_to: Some(env.judge.reply_address(Bearer::Held(id))),
            letter: env.letter,
            unanswered: true,
            despite_bounces: true,
            ..Draft::default()
        };
        env.store.post(&draft.saying(&doc, reader.wishes), Paid::by_the_game(), env.now)
    }
}

/// A person's seats as player or GM in games that are not over.
pub(super) fn seats_of(env: &Env, user: UserId) -> Result<Vec<(SeatRow, Game)>> {
    let mut seats = Vec::new();
    for seat in env.store.tenures_of(user)? {
        let row = env.store.game(seat.game)?;
        let goes_on = matches!(row.life, Life::Forming | Life::Running | Life::Paused);
        if seat.until.is_none() && seat.role != Role::Observer && !seat.visit && goes_on {
            seats.push((seat, env.load(row)?));
        }
    }
    Ok(seats)
}

/// The GMs who can say whether the new address is the owner's, each once. Neither the owner nor the requester is among them.
pub(super) fn masters(env: &Env, row: &MoveRow, owner: UserId) -> Result<Vec<Seat>> {
    let asker = env.store.user_at(&row.new)?.map(|asker| asker.id);
    let mut found: Vec<Seat> = Vec::new();
    for (_, game) in seats_of(env, owner)? {
        for master in game.masters().filter(|master| is_neutral(master, row, owner, asker)) {
            if found.iter().all(|other| other.user != master.user) {
                found.push(master.clone());
            }
        }
    }
    Ok(found)
}

/// Returns whether a GM is neither the owner nor the requester.
fn is_neutral(master: &SeatRow, row: &MoveRow, owner: UserId, asker: Option<UserId>) -> bool {
    master.user != owner
        && Some(master.user) != asker
        && !addresses(master).any(|address| address.eq_ignore_ascii_case(&row.new))
}

/// Asks the GMs of the owner's games whether they know the new address.
fn ask_masters(env: &Env, row: &MoveRow, owner: &User) -> Result<()> {
    for master in masters(env, row, owner.id)? {
        let cx = GameCx::of_clock(*env, master.game)?;
        let mut doc = Doc::new(reader_of(&master));
        let theirs = cx.game.seats.iter().find(|seat| seat.user == owner.id);
        let part = match theirs.map(|seat| (seat.role, cx.game.powers_of(seat))) {
            Some((Role::Player, powers)) if !powers.is_empty() => {
                Note::of(say!("plays {} in", &cx.game.called_each(powers)))
            }
            _ => Note::of("is in"),
        };
        doc.para(say!(
            "Someone at {} says that they are {} ({}), who {part} {game}, and that this old mailbox is lost.",
            term(&row.new),
            person(&owner.name),
            term(&row.old),
            part = &part,
            game = &cx.game
        ));
        doc.para(say!(
            "Do you know that the new address is theirs? Reply {} only if you have written to each other there, or have asked them in another way. Otherwise reply {}. Their e-mail itself proves nothing.",
            line("YES"),
            line("NO")
        ));
        doc.para("The keeper of this judge decides, and only the keeper reads your answer. Please keep it to yourself: the address that asks may be a stranger's.");
        let lines = (format!("I KNOW {}", row.new), format!("I DO NOT KNOW {}", row.new));
        cx.post_question(&master, (&lines.0, &lines.1), &cx.subject("Do you know this address?"), &doc)?;
    }
    Ok(())
}

/// Records whether a GM knows the address of a requester who wants the account of someone in their game.
///
/// # Errors
/// If no one in the game is the subject of a request from there, or it is about the GM's own account.
pub fn vouch(cx: &GameCx, new: &str, knows: bool, doc: &mut Doc) -> CommandResult {
    let seat = cx.seat()?;
    let asker = cx.store.user_at(new)?.map(|asker| asker.id);
    let mut is_noted = false;
    for row in cx.store.moves_to(new)? {
        let Some(owner) = row.open() else { continue };
        let is_here = seats_of(cx, owner)?.iter().any(|(_, game)| game.row.id == cx.game.row.id);
        if is_here && !seat.visit && is_neutral(seat, &row, owner, asker) {
            cx.store.answer_move(row.id, seat.id, knows)?;
            is_noted = true;
        }
    }
    if !is_noted {
        return refuse(say!("No one at {} is asking for an account in {} now.", term(new), &cx.game));
    }
    doc.para(match knows {
        true => say!("Thank you. The keeper reads that you know {} to be theirs.", term(new)),
        false => say!("Thank you. The keeper reads that you do not know {} to be theirs.", term(new)),
    });
    Ok(())
}

/// Stops a request because the owner has shown a sign of life. The account stays.
fn stop_by_life(env: &Env, mut row: MoveRow, owner: &User) -> Result<()> {
    (row.stopped, row.told) = (Some(env.now), None);
    env.store.change_move(&row)?;
    for address in env.store.addresses(owner.id)? {
        let mut doc = env.headed(None, &env.reader_at(&address)?);
        doc.para(say!(
            "Someone at {} said that they are you and that the mailbox {} is lost, and asked for your account. You have been active since, so it stays yours, and no one can ask for it for 30 days. You don't have to do anything.",
            term(&row.new),
            term(&row.old)
        ));
        doc.para(say!(
            "If it was you who asked, and you can no longer read e-mails at {}, write to the keeper: {}.",
            term(&row.old),
            term(&env.judge.keeper)
        ));
        post(env, &address, "Your account stays yours", &doc)?;
    }
    Ok(())
}

/// Stops a request on the owner's word. No one can ask for the account from this address any longer, nor from another one for a
/// while.
///
/// # Errors
/// If no one asks for it.
pub fn stay(cx: &Context, new: &str, doc: &mut Doc) -> CommandResult {
    let user = cx.user()?.id;
    let mut stopped = Vec::new();
    for mut row in cx.store.moves_of(user)?.into_iter().filter(|row| row.open().is_some()) {
        if new.is_empty() || row.new.eq_ignore_ascii_case(new) {
            (row.stopped, row.told) = (Some(cx.now), None);
            cx.store.change_move(&row)?;
            stopped.push(row.new);
        }
    }
    if stopped.is_empty() {
        return refuse("No one is asking for your account.");
    }
    doc.para(say!(
        "Your account stays yours: it does not move to {}, and no one can ask for it for 30 days.",
        and(stopped.iter().map(term))
    ));
    Ok(())
}

/// Puts an e-mail about this into the outbox. A reply to it proves nothing, unless it goes to one of the person's own
/// addresses.
pub(super) fn post(env: &Env, address: &str, subject: &str, doc: &Doc) -> Result<()> {
    let wishes = env.store.user_at(address)?.map(|user| user.wishes).unwrap_or_default();
    let draft = Draft {
        recipient: address.to_owned(),
        subject: env.subject(None, subject),
        letter: env.letter,
        unanswered: true,
        despite_bounces: true,
        ..Draft::default()
    };
    env.store.post(&draft.saying(doc, wishes), Paid::by_the_game(), env.now)?;
    Ok(())
}

/// Writes to the requester.
pub(super) fn tell_asker(env: &Env, row: &MoveRow, say: impl FnOnce(&mut Doc)) -> Result<()> {
    let mut doc = env.headed(None, &env.reader_at(&row.new)?);
    say(&mut doc);
    post(env, &row.new, "The account that you asked for", &doc)
}

/// Tells the requester that the account does not move, in the same words for every reason.
fn tell_in_vain(env: &Env, mut row: MoveRow) -> Result<()> {
    row.told = Some(env.now);
    env.store.change_move(&row)?;
    tell_asker(env, &row, |doc| {
        doc.para(say!(
            "You asked for the account with the address {}. It does not move: the address is not registered here, or its owner has been active since, or has said no.",
            term(&row.old)
        ));
        doc.para(say!(
            "If you have misspelt it, ask again: {}. If it was yours, write to the keeper of this judge: {}.",
            line("I WAS old-address@example.org"),
            term(&env.judge.keeper)
        ));
    })
}

/// Deletes requests that were settled long ago, and those that the keeper has not decided.
fn forget(env: &Env, row: &MoveRow) -> Result<()> {
    let since = row.stopped.unwrap_or(row.asked).max(row.asked);
    if row.open().is_none() {
        return if since + REMEMBERED <= env.now { env.store.drop_move(row.id) } else { Ok(()) };
    }
    if row.told.is_some_and(|told| env.now < told + TO_DECIDE) {
        return Ok(());
    }
    tell_asker(env, row, |doc| {
        doc.para(say!(
            "You asked for the account with the address {}, and the keeper has not decided within a month, so it stays where it is. You can ask again.",
            term(&row.old)
        ));
    })?;
    env.store.drop_move(row.id)
}
