//! The keeper's rules for all games: who may register, play and run games.
//!
//! The keeper may do everything. For others, one precedence decides: a BAN before an ALLOW, and an ALLOW before a DENY. The age of a rule
//! and the precision of a pattern do not matter.
use crate::command::env::Env;
use crate::command::{CommandResult, refuse};

use crate::store::{HouseRule, RuleKind, Store, UserId};
use anyhow::Result;
use jiff::Timestamp;

/// Checks that a person with this address may use the judge: register, and everything that follows.
///
/// # Errors
/// If they may not. The refusal does not say why.
pub fn may_come(env: &Env, address: &str) -> CommandResult {
    refused_if(env, &[address.to_owned()], None, &[RuleKind::Ban])
}

/// Checks that this person may watch games.
///
/// # Errors
/// As with [`may_come`].
pub fn may_watch(env: &Env, user: UserId) -> CommandResult {
    refused_if(env, &env.store.addresses(user)?, Some(user), &[RuleKind::Ban])
}

/// Checks that this person may take a seat as a player.
///
/// # Errors
/// As with [`may_come`].
pub fn may_play(env: &Env, user: UserId) -> CommandResult {
    let kinds = [RuleKind::Ban, RuleKind::AllowPlayer, RuleKind::DenyPlayer];
    refused_if(env, &env.store.addresses(user)?, Some(user), &kinds)
}

/// Checks that this person may run a game.
///
/// # Errors
/// As with [`may_come`].
pub fn may_master(env: &Env, user: UserId) -> CommandResult {
    let kinds = [RuleKind::Ban, RuleKind::AllowMaster, RuleKind::DenyMaster];
    refused_if(env, &env.store.addresses(user)?, Some(user), &kinds)
}

/// Checks that this person may create a game, to run it or to play in it.
///
/// # Errors
/// As with [`may_come`], or a sentence that says no one may create games at present.
pub fn may_create(env: &Env, user: UserId, runs_it: bool) -> CommandResult {
    if runs_it {
        may_master(env, user)?
    } else {
        may_play(env, user)?
    }
    if !env.store.only_keeper_creates()? || is_keeper(env, user)? {
        return Ok(());
    }
    let own = env.store.addresses(user)?;
    if deciding(&env.store.house_rules(env.now)?, &own, &[RuleKind::AllowMaster]).is_some() {
        return Ok(());
    }
    refuse("New games are created only by the keeper of this judge now. LIST shows those that you can join.")
}

/// Returns whether a rule bans a person with these addresses.
pub fn is_banned(store: &Store, addresses: &[String], now: Timestamp) -> Result<bool> {
    Ok(deciding(&store.house_rules(now)?, addresses, &[RuleKind::Ban]).is_some())
}

/// Returns the kind of rule that decides about a person with these addresses: the first of these kinds that applies.
fn deciding(rules: &[HouseRule], addresses: &[String], kinds: &[RuleKind]) -> Option<RuleKind> {
    kinds.iter().copied().find(|kind| rules.iter().any(|rule| rule.kind == *kind && fits(rule, addresses)))
}

/// Refuses if the first of these kinds that applies is no permission. Gives the same kind sentence for every reason, since the keeper's
/// lists are private.
fn refused_if(env: &Env, addresses: &[String], user: Option<UserId>, kinds: &[RuleKind]) -> CommandResult {
    let deciding = deciding(&env.store.house_rules(env.now)?, addresses, kinds);
    if matches!(deciding, None | Some(RuleKind::AllowPlayer | RuleKind::AllowMaster)) {
        return Ok(());
    }
    if let Some(user) = user
        && is_keeper(env, user)?
    {
        return Ok(());
    }
    refuse("I am sorry, but this judge cannot offer you that. Its keeper can tell you more.")
}

/// Returns whether a rule applies to one of these addresses.
fn fits(rule: &HouseRule, addresses: &[String]) -> bool {
    addresses.iter().any(|address| matches(&rule.pattern.to_ascii_lowercase(), &address.to_ascii_lowercase()))
}

/// Returns whether a text matches a pattern, in which `*` stands for any text.
pub fn matches(pattern: &str, text: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut text) = text.strip_prefix(head) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        let Some(at) = text.find(part) else { return false };
        text = text.get(at + part.len()..).unwrap_or_default();
    }
    text.ends_with(last)
}

fn is_keeper(env: &Env, user: UserId) -> Result<bool> {
    Ok(env.store.user_at(&env.judge.keeper)?.is_some_and(|keeper| keeper.id == user))
}
