//! Handles failed modules: refuses the line, or pauses the game, and tells the keeper. Other games never notice.
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::script_commands::tell_keeper;
use crate::command::{CommandResult, Stop};
use crate::say;
use crate::scripts::hooks::{Failure, Halt};
use crate::store::Life;
use crate::text::defuse_forms;
use crate::text::sentence::{Note, line, term};

/// The refusal of a line that a module refuses, or fails on.
pub(in crate::referee) fn refusal(env: Env, halt: Halt) -> Stop {
    match halt {
        Halt::Refused(why) => Refusal::because(say!("{}", term(defuse_forms(&why)))).into(),
        Halt::Failed(failure) => match tell_keeper(env, &failure) {
            Err(error) => Stop::from(error),
            Ok(()) => Refusal::because(say!(
                "This game's module {} has failed, so I have sent and filed nothing. I have told the keeper.",
                term(failure.script.to_uppercase())
            ))
            .into(),
        },
    }
}

/// Pauses a game whose module failed as a phase ended. Its orders stay on file.
pub(in crate::referee) fn pause_for(cx: &mut GameCx, failure: &Failure) -> CommandResult {
    tell_keeper(cx.env, failure)?;
    let now = cx.now;
    cx.change_game(|game| {
        game.row.life = Life::Paused;
        game.row.paused = game.row.paused.or(Some(now));
        (game.row.paused_until, game.row.next_at) = (None, None);
    })?;
    cx.after.touched = true;
    let name = failure.script.to_uppercase();
    cx.note(say!("paused: the module {} has failed", term(&name)))?;
    let paused = Note::of(say!("The module {} has failed, so the game {} is paused.", term(&name), &cx.game));
    cx.publish(&paused, &[])?;
    cx.post_to_all(&cx.subject("Paused"), |_, doc| {
        doc.para(&paused);
        doc.also(say!(
            "The turn has not run, and the orders on file stay. I have told the keeper. To continue, turn the module off ({off}) or take a newer version, if one exists ({newest}), and then send {resume}.",
            off = line(format!("SET NO {name}")),
            newest = line(format!("SET {name} NEWEST")),
            resume = line("RESUME")
        ));
        Ok(())
    })?;
    Ok(())
}
