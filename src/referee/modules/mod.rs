//! Game modules: scripts that the keeper provides. The judge calls them here, and applies their effects. A game without modules
//! skips all of this.
//!
//! - [`choice`] turns them on and off: CREATE, SET, VARIANT
//! - `press_hook` and `order_hook` ask them about a line before it takes effect
//! - [`phase_hooks`] runs them on a phase that ends, and again on its record
//! - [`trial`] tries one out for its keeper
//! - `failure` handles one that fails
pub mod choice;
mod failure;
pub(in crate::referee) mod order_hook;
pub mod phase_hooks;
pub(in crate::referee) mod press_hook;
pub mod trial;

pub(in crate::referee) use failure::{pause_for, refusal};

use crate::boards::catalogue::Catalogue;
use crate::families::ruleset::{Adjudicated, Position};
use crate::game::Game;
use crate::game::modules::GameModule;
use crate::rules::{Eyes, Luck};
use crate::scripts::engine::Script;
use crate::scripts::head::Disclosure;
use crate::scripts::hooks::{Answer, Call, Failure, GameFacts, Halt, Hook, Input};
use anyhow::Result;
use phase_hooks::Circumstances;
use serde_json::Value;
use std::sync::Arc;

/// A game, its position and its turn, as a hook sees them.
type Scene<'a> = (&'a Game, Option<&'a dyn Position>, u32);

/// Calls a module's hook, under the circumstances of now or of a past phase. Returns `None` if the module has no such hook. A
/// module that can no longer be read counts as a failure, so that what it forbids does not slip through.
///
/// # Errors
/// If the position cannot be written.
fn asked(
    catalogue: &Catalogue,
    module: &GameModule,
    ((game, table, turn), circumstances): (Scene, Option<&Circumstances>),
    eyes: Eyes,
    (hook, input): (Hook, Input),
    luck: Option<Luck>,
) -> Result<Option<Result<Answer, Halt>>> {
    let Some(script) = &module.script else {
        let why = "its text cannot be read by this version of the judge".to_owned();
        return Ok(Some(Err(Halt::Failed(Failure { script: module.kept.name.clone(), hook, line: 0, why, steps: 0 }))));
    };
    if !script.has(hook) {
        return Ok(None);
    }
    let mut facts = game.facts_for(script, table, turn, eyes)?;
    facts.option.clone_from(&module.kept.option);
    if let (Some(circumstances), Some(table)) = (circumstances, table) {
        circumstances.put(table, script, &mut facts);
    }
    let call = Call { hook, game: Some(Arc::new(facts)), input, state: module.kept.state.clone(), luck };
    Ok(Some(catalogue.scripts().engine().call(script, call)))
}

/// The events of a phase that a module may see: an observer's, or every event in the record if the module sees hidden facts.
///
/// # Errors
/// If the record cannot be read.
fn events_for(script: Option<&Script>, adjudicated: &Adjudicated) -> Result<Value> {
    match script.is_some_and(|script| script.sees(Disclosure::Hidden)) {
        true => Ok(serde_json::from_str(&adjudicated.record)?),
        false => Ok(adjudicated.events.seen_by(Eyes::Observer)),
    }
}

/// The call that has a module read its option.
fn option_call(typed: &str, board: GameFacts) -> Call {
    let input = Input::Option(typed.to_owned());
    Call { hook: Hook::Option, game: Some(Arc::new(board)), input, state: Value::Null, luck: None }
}

/// The option as the module understands it, or as it was typed if the module has no hook for it.
fn understood_option(catalogue: &Catalogue, script: &Script, typed: &str, board: GameFacts) -> Result<Value, Halt> {
    match script.has(Hook::Option) {
        false => Ok(Value::String(typed.to_owned())),
        true => Ok(catalogue.scripts().engine().call(script, option_call(typed, board))?.value),
    }
}
