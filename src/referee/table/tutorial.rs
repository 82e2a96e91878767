//! TUTORIAL: a solo game with lessons. Each reply ends with the next lesson once the previous one is done.
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandId, Stop, ids};
use crate::families::{Asks, Lesson, Tutorial};
use crate::game::settings::keys;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, game, line};
use anyhow::Result;

/// Turns a new game into a tutorial.
///
/// # Errors
/// If the game cannot be changed.
pub fn begin(cx: &mut GameCx) -> Result<(), Stop> {
    go_to(cx, Some(0))
}

/// The title of the open lesson. `None` if the game is not a tutorial, or all lessons are done.
pub fn title(cx: &GameCx) -> Option<Note> {
    let (tutorial, n, lesson) = open(cx)?;
    let (number, all) = (n + 1, tutorial.lessons.len());
    Some(Note::of(say!("LESSON {number} of {all}: {}", number, all, lesson.title)))
}

/// Adds the open lesson. Returns whether there is one.
pub fn tell(cx: &GameCx, doc: &mut Doc) -> bool {
    let (Some(title), Some((_, _, lesson))) = (title(cx), open(cx)) else { return false };
    doc.para(title);
    doc.paper(lesson.text);
    true
}

/// Skips to the next lesson.
///
/// # Errors
/// If no lesson is open.
pub fn skip(cx: &mut GameCx) -> Result<(), Stop> {
    let (tutorial, n, _) = open(cx).ok_or_else(|| Refusal::because("You have no lesson to skip."))?;
    go_to(cx, Some(n + 1).filter(|next| *next < tutorial.lessons.len()))
}

/// Checks whether the letter has done what the lesson asks, and adds the end of the reply. `commands` are those that it carried
/// out. Adds nothing if the game is not a tutorial.
///
/// # Errors
/// If the game cannot be read or changed.
pub fn follow(cx: &mut GameCx, commands: &[CommandId], doc: &mut Doc) -> Result<(), Stop> {
    let Some((tutorial, first, _)) = open(cx) else { return Ok(()) };
    // One letter can complete several lessons.
    let mut n = first;
    while let Some(asked) = tutorial.lessons.get(n)
        && is_done(cx, asked, commands)?
    {
        n += 1;
    }
    if n == first {
        tell(cx, doc);
        if !commands.contains(&ids::TUTORIAL) {
            doc.para("(TUTORIAL NEXT skips this lesson. ROLLBACK takes back the last turn.)");
        }
        return Ok(());
    }
    go_to(cx, Some(n).filter(|n| *n < tutorial.lessons.len()))?;
    doc.para("Well done.");
    if !tell(cx, doc) {
        let name = &cx.game.row.name;
        doc.also(say!(
            "That was the last lesson. You can keep {} to try things out, and {end} ends it. LEARN has tasks for Stratego and Conquest, and HELP lists everything else.",
            game(name),
            end = line(format!("TERMINATE {name}"))
        ));
    }
    Ok(())
}

fn open(cx: &GameCx) -> Option<(&'static Tutorial, usize, &'static Lesson)> {
    let n = cx.game.settings.get(keys::LESSON)?;
    let tutorial = cx.game.board.variant.family().tutorial()?;
    Some((tutorial, n, tutorial.lessons.get(n)?))
}

fn go_to(cx: &mut GameCx, lesson: Option<usize>) -> Result<(), Stop> {
    cx.game.settings.put(keys::LESSON, &lesson);
    cx.change_game(|game| game.row.settings = game.settings.kept().to_json())
}

fn is_done(cx: &GameCx, lesson: &Lesson, commands: &[CommandId]) -> Result<bool> {
    match lesson.asks {
        Asks::Command(name) => Ok(commands.iter().any(|id| id.name() == name)),
        Asks::Orders(asked) => {
            let on_file = cx.game.on_file(cx.store)?;
            let is_filed = |order: &str| {
                cx.after.ordered.iter().any(|(_, own)| own == order)
                    || on_file.iter().any(|filed| filed.orders.iter().any(|own| own == order))
            };
            Ok(asked.iter().all(|order| is_filed(order)))
        }
    }
}
