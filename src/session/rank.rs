//! The rank of a waiting e-mail, which decides the order of work. It is set on arrival from the first bytes, and proves nothing.
use super::proof::{self, TokenProof};
use crate::command;
use crate::command::env::Env;
use crate::judge::identity::{Bearer, Claim};
use crate::mail::authenticity::Authenticity;
use crate::mail::inbound::{Letter, LetterHead, Robot};
use crate::mail::source::Arrival;
use crate::store::{MailId, Rank};
use anyhow::Result;

/// Returns the rank of an e-mail that has arrived.
pub fn of(env: Env, arrival: &Arrival) -> Result<Rank> {
    let head = LetterHead::read(&arrival.raw, &arrival.envelope, &env.judge.address);
    if proof::of_tokens(env.judge, env.store, env.now, &head.details())?.as_ref().is_some_and(TokenProof::is_good) {
        return Ok(Rank::First);
    }
    let letter = head.into_letter();
    let authenticity = arrival.authenticity.unwrap_or(letter.authenticity);
    let is_refuted = authenticity == Authenticity::Refuted;
    let is_single = !letter.several_senders;
    let is_proved = is_single && (authenticity == Authenticity::Proved || env.judge.trust_senders && !is_refuted);
    let is_known = !is_refuted && is_of_somebody_known(env, &letter)?;
    Ok(match (is_known, is_proved) {
        (true, true) => Rank::First,
        _ if is_known || is_proved || is_about_ours(env, &letter)? || gives_a_password(env, &letter) => Rank::Known,
        _ => Rank::Strangers,
    })
}

/// Returns whether `From:` names the address of a registered person, or the keeper's.
fn is_of_somebody_known(env: Env, letter: &Letter) -> Result<bool> {
    let Some(from) = &letter.from else { return Ok(false) };
    Ok(*from == env.judge.keeper || env.store.user_at(from)?.is_some())
}

/// Returns whether it is one of the judge's own e-mails, or was sent to the return path of one.
fn is_about_ours(env: Env, letter: &Letter) -> Result<bool> {
    let is_return_path = |token: &String| -> Result<bool> {
        let Some(Claim::Back(id)) = env.judge.tokens.claim(token) else { return Ok(false) };
        let id: MailId = id;
        let written = env.store.written(id)?;
        Ok(written.is_some_and(|written| env.judge.tokens.proves(token, Bearer::Back(id, written))))
    };
    if letter.robot == Some(Robot::Ourselves) {
        return Ok(true);
    }
    for token in &letter.details {
        if is_return_path(token)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns whether one of its first lines is SIGN ON with a password, correct or not.
fn gives_a_password(env: Env, letter: &Letter) -> bool {
    let is_it = |line: &String| {
        let call = command::find(env.lexicon(), line.trim());
        call.filter(|call| call.command.spec.proves).is_some_and(|call| 1 < call.rest.split_whitespace().count())
    };
    letter.lines.iter().any(is_it)
}
