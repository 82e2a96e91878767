//! TUTORIAL: a game alone, in which each answer ends with the next lesson once the one before has been done.
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandId, Stop, ids};
use crate::families::{Asks, Lesson, Tutorial};
use crate::game::settings::keys;
use anyhow::Result;

/// Makes the game that was just begun a tutorial. What the first lesson says.
pub fn begin(cx: &mut GameCx) -> Result<String, Stop> {
    go_to(cx, Some(0))?;
    Ok(lesson(cx).unwrap_or_default())
}

/// The lesson that is open; none if the game is no tutorial, or all of it has been done.
pub fn lesson(cx: &GameCx) -> Option<String> {
    let (tutorial, n, lesson) = open(cx)?;
    let (number, all) = (n + 1, tutorial.lessons.len());
    Some(format!("LESSON {number} of {all}: {}\n\n{}", lesson.title, lesson.text))
}

/// Goes on to the next lesson, though this one has not been done.
///
/// # Errors
/// If there is none open.
pub fn skip(cx: &mut GameCx) -> Result<(), Stop> {
    let (tutorial, n, _) = open(cx).ok_or_else(|| Refusal::because("There is no lesson to skip."))?;
    go_to(cx, Some(n + 1).filter(|next| *next < tutorial.lessons.len()))
}

/// Checks whether the letter has done what the lesson asks. `commands` are those that were carried out. What to
/// say at the end of the answer; none, if the game is no tutorial.
pub fn follow(cx: &mut GameCx, commands: &[CommandId]) -> Result<Option<String>, Stop> {
    let Some((tutorial, first, _)) = open(cx) else { return Ok(None) };
    // One letter can do several lessons.
    let mut n = first;
    while let Some(asked) = tutorial.lessons.get(n)
        && is_done(cx, asked, commands)?
    {
        n += 1;
    }
    if n == first {
        let waits = if commands.contains(&ids::TUTORIAL) {
            ""
        } else {
            "\n\n(TUTORIAL NEXT skips this lesson. ROLLBACK takes back the last turn.)"
        };
        return Ok(lesson(cx).map(|lesson| lesson + waits));
    }
    go_to(cx, Some(n).filter(|n| *n < tutorial.lessons.len()))?;
    let name = &cx.game.row.name;
    Ok(Some(match lesson(cx) {
        Some(next) => format!("Well done.\n\n{next}"),
        None => format!(
            "Well done. That was the last lesson. You can keep '{name}' to try things out, and TERMINATE {name} ends it. LEARN has tasks for Stratego and Conquest, and HELP lists everything else."
        ),
    }))
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
