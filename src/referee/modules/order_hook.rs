//! Asks modules about orders that the rules have accepted.
use super::{asked, refusal};
use crate::command::CommandResult;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::game::Game;
use crate::game::modules::GameModule;
use crate::rules::{Eyes, Power};
use crate::say;
use crate::scripts::hooks::{Effect, Hook, Input};
use crate::text::defuse_forms;
use crate::text::sentence::{Note, term};

/// Asks these modules of a game about an order, with its owner's eyes or a GM's. Returns notes for its writer. What the modules
/// store goes into `modules` only.
///
/// # Errors
/// If one of them refuses it, or fails.
pub(in crate::referee) fn ask(
    env: Env,
    game: &Game,
    modules: &mut [GameModule],
    (power, order): (Power, &str),
    eyes: Eyes,
) -> CommandResult<Vec<Note>> {
    let mut warnings = Vec::new();
    let scene = (game, game.table.as_deref(), game.row.turn);
    for module in modules {
        let hook = (Hook::Order, Input::Order(game.order_for_scripts(power, order)?));
        let Some(answer) = asked(&env.judge.catalogue, module, (scene, None), eyes, hook, None)? else { continue };
        let answer = answer.map_err(|halt| refusal(env, halt))?;
        for effect in answer.effects {
            if let Effect::Warn(line) = effect {
                warnings.push(Note::of(say!("{}", term(defuse_forms(&line)))));
            }
        }
        module.kept.state = answer.state;
    }
    Ok(warnings)
}

/// Asks the game's modules about one of the writer's orders. Returns notes for the writer.
///
/// # Errors
/// If one of them refuses it, or fails.
pub(in crate::referee) fn order(cx: &mut GameCx, power: Power, order: &str) -> CommandResult<Vec<Note>> {
    let mut modules = cx.game.modules.all.clone();
    let warnings = ask(cx.env, &cx.game, &mut modules, (power, order), cx.eyes())?;
    keep(cx, modules)?;
    Ok(warnings)
}

/// Saves the values that the modules have stored.
pub(in crate::referee) fn keep(cx: &mut GameCx, modules: Vec<GameModule>) -> CommandResult {
    if modules.iter().zip(&cx.game.modules.all).all(|(new, old)| new.kept == old.kept) {
        return Ok(());
    }
    cx.change_game(|game| {
        game.modules.all = modules;
        game.row.modules = game.modules.to_json();
    })
}
