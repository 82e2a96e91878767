//! LEARN -- learn a game in ten short tasks.
//!
//! Usage: LEARN
//!    or: LEARN game number
//!    or: LEARN game number, then your orders, then END
//!    or: LEARN game number ANSWER
//!
//! The games are DIPLOMACY, STRATEGO and CONQUEST, with tasks 1 to 10.
//! LEARN DIPLOMACY 1 shows a position and a task. Add your orders below it:
//! the judge tries them in that position, explains the result and shows the
//! next task.
//!
//! You don't need a game, and your games don't change. TUTORIAL teaches
//! you the e-mail commands instead, in your own game.
//!
//! ```text
//! > LEARN DIPLOMACY 3
//! > A VIE - GAL
//! > END
//! < Well done. Both armies stayed where they were. That is called a bounce,
//! ```
use crate::answers::learn;
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, Block, CommandResult, Refusal, Spec, Subject};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::term;

pub const SPEC: Spec = Spec::new(&["learn"], Subject::Registered, takes)
    .with_block(Block::new(&["end", "endlearn"], has_orders))
    .telling_strangers("Please register first: send REGISTER with your name, then LEARN.");

/// No words, or a game with the number of a task.
fn takes(said: &KeywordLine) -> Match {
    let words = said.words();
    said.call_if(match words.as_slice() {
        [] => true,
        [game] => is_game(game),
        [game, n] => is_game(game) && n.parse::<usize>().is_ok(),
        [game, n, word] => is_game(game) && n.parse::<usize>().is_ok() && word.eq_ignore_ascii_case("answer"),
        _ => false,
    })
}

fn is_game(word: &str) -> bool {
    crate::families::learn::course(&word.to_lowercase()).is_some()
}

/// Returns whether orders may stand below it: those of a task, which has a number.
fn has_orders(args: &str) -> bool {
    args.split_whitespace().last().is_some_and(|word| word.parse::<usize>().is_ok())
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let words = args.words();
    let Some(game) = words.first() else {
        learn::list(cx.judge, doc);
        return Ok(());
    };
    let course = learn::find(cx.judge, game).ok_or_else(|| {
        Refusal::because(say!("I have no tasks for {}. LEARN lists the games.", term(game.to_uppercase())))
    })?;
    let n: usize = words.get(1).and_then(|n| n.parse().ok()).unwrap_or(1);
    let exercise = course
        .exercise(n)
        .ok_or_else(|| Refusal::because(say!("The tasks are numbered 1 to {}.", course.exercises.len())))?;
    if 2 < words.len() {
        learn::answer(course, n, exercise, doc);
        return Ok(());
    }
    // Without a line that ends them, orders end where the letter leaves a line free: a signature may follow.
    let until = if args.ended {
        args.block.len()
    } else {
        args.block.iter().position(|line| line.trim().is_empty()).unwrap_or(args.block.len())
    };
    let lines: Vec<String> = args.block.iter().take(until).filter(|line| !line.trim().is_empty()).cloned().collect();
    match lines.is_empty() {
        true => learn::task(course, n, exercise, doc),
        false => learn::judged(course, n, exercise, &lines, doc),
    }
    Ok(())
}
