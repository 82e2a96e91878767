//! Asks modules whether and how to send press.
use super::{asked, refusal};
use crate::command::CommandResult;
use crate::command::game_cx::GameCx;
use crate::game::Game;
use crate::rules::Power;
use crate::say;
use crate::scripts::hooks::{Effect, Hook, Input, PressFacts};
use crate::text::defuse_forms;
use crate::text::sentence::{Note, term};
use serde_json::Value;

/// The modules' decision about a letter of press.
#[derive(Default)]
pub(in crate::referee) struct PressRuling {
    /// The powers that do not get it.
    pub(in crate::referee) dropped: Vec<Power>,
    /// Lines to add below it, each with the name of its module.
    pub(in crate::referee) stamps: String,
    /// Sentences for its writer.
    pub(in crate::referee) warnings: Vec<Note>,
    states: Vec<(usize, Value)>,
}

/// Returns whether a module of the game must see press. An unreadable module counts.
pub(in crate::referee) fn is_asked(game: &Game) -> bool {
    game.modules.all.iter().any(|module| module.script.as_ref().is_none_or(|script| script.has(Hook::Press)))
}

/// Asks the game's modules about a letter of press.
///
/// # Errors
/// If one of them refuses it, or fails.
pub(in crate::referee) fn press(cx: &GameCx, mut facts: PressFacts) -> CommandResult<PressRuling> {
    let mut ruling = PressRuling::default();
    let game = &cx.game;
    let scene = (game, game.table.as_deref(), game.row.turn);
    for (at, module) in game.modules.all.iter().enumerate() {
        let hook = (Hook::Press, Input::Press(facts.clone()));
        let Some(answer) = asked(&cx.judge.catalogue, module, (scene, None), cx.eyes(), hook, None)? else { continue };
        let answer = answer.map_err(|halt| refusal(cx.env, halt))?;
        ruling.states.push((at, answer.state));
        for effect in answer.effects {
            match effect {
                Effect::Drop(power) => {
                    facts.to.retain(|to| *to != power);
                    ruling.dropped.push(power);
                }
                Effect::Stamp(line) => {
                    let stamp = defuse_forms(&line);
                    ruling.stamps += &format!("\n[{}: {stamp}]", module.kept.name.to_uppercase());
                }
                Effect::Warn(line) => ruling.warnings.push(Note::of(say!("{}", term(defuse_forms(&line))))),
                _ => {}
            }
        }
    }
    Ok(ruling)
}

impl PressRuling {
    /// Saves the values that the modules have stored, now that the press has gone out.
    pub(in crate::referee) fn keep(self, cx: &mut GameCx) -> CommandResult {
        if self.states.is_empty() {
            return Ok(());
        }
        let is_new = |(at, state): &(usize, Value)| cx.game.modules.all[*at].kept.state != *state;
        if !self.states.iter().any(is_new) {
            return Ok(());
        }
        cx.change_game(|game| {
            for (at, state) in self.states {
                game.modules.all[at].kept.state = state;
            }
            game.row.modules = game.modules.to_json();
        })
    }
}
