//! The keeper's work with letters that wait for them: try again, or give up.
use super::house::note;
use crate::answers::letters::find;
use crate::command;
use crate::command::context::Context;
use crate::command::{Stop, refuse};
use crate::text::sentence::old;

use crate::store::{LetterRef, OutState};
use crate::text::{counted, indent};
use anyhow::Result;

/// Starts another try of a letter: one that was set aside, or one that is not sent. What to say of it.
///
/// # Errors
/// If there is none, or it cannot be tried again.
pub fn retry(cx: &Context, which: &str) -> Result<String, Stop> {
    let letter = find(cx.store, which)?;
    match letter {
        LetterRef::In(id) => {
            if !cx.store.retry_in(id)? {
                return refuse(old(format!("The letter {letter} was not set aside: there is nothing to try again.")));
            }
        }
        LetterRef::Out(id) => {
            if !cx.store.retry_out(id, cx.now)? {
                return refuse(old(match cx.store.letter_out(id)?.map(|mail| mail.state) {
                    Some(OutState::Sent) => format!("The letter {letter} has been sent."),
                    _ => format!("The text of the letter {letter} has been erased, so it cannot be sent again."),
                }));
            }
        }
        LetterRef::Held(_) => {
            return refuse(old(format!(
                "The lines {letter} wait for a yes of their sender, and nobody else can say it. DROP drops them."
            )));
        }
    }
    note(cx, &format!("letter {letter} is tried again"))?;
    Ok(format!("The letter {letter} is tried again now."))
}

/// Starts another try of all letters that were set aside, are held, or were put off. What to say of it.
pub fn retry_all(cx: &Context) -> Result<String, Stop> {
    let (n_in, n_out) = (cx.store.retry_all_in()?, cx.store.retry_all_out(cx.now)?);
    note(cx, "all letters that wait are tried again")?;
    Ok(format!(
        "Tried again now: {} in that were set aside, and {} out. Letters that were refused are tried one by one: RETRY and the name of the letter.",
        counted(n_in, "letter"),
        counted(n_out, "letter")
    ))
}

/// The most of a letter that is shown, in lines and in bytes of each.
const MAX_SHOWN: (usize, usize) = (200, 400);

/// The text of a letter that was set aside, as it came: whatever reads it might fail on it again. Passwords are hidden, and the
/// journal notes who has read it.
///
/// # Errors
/// If there is none, or it was not set aside.
pub fn read(cx: &Context, which: &str) -> Result<String, Stop> {
    let letter = find(cx.store, which)?;
    let text = match letter {
        LetterRef::In(id) => cx.store.text_set_aside(id)?,
        LetterRef::Out(_) | LetterRef::Held(_) => None,
    };
    let Some(text) = text else {
        return refuse(old(format!(
            "Only the text of a letter in that was set aside can be read, and {letter} is none."
        )));
    };
    note(cx, &format!("the text of letter {letter} is read"))?;
    let text = String::from_utf8_lossy(&text);
    let (n_lines, n_bytes) = MAX_SHOWN;
    let lexicon = cx.lexicon();
    let plain = |line: &str| line.chars().filter(|c| !c.is_control()).take(n_bytes).collect::<String>();
    let lines: Vec<String> = text.lines().take(n_lines).map(|line| command::shown(lexicon, &plain(line))).collect();
    let more = if n_lines < text.lines().count() { "\n\nThe rest is left out." } else { "" };
    Ok(format!("The letter {letter}, as it came:\n\n{}{more}", indent(&lines.join("\n"))))
}

/// Sends the keeper a letter that says nothing else. What to say of it.
pub fn try_way_out(cx: &Context) -> Result<String, Stop> {
    let body = "This letter says only that the judge's letters reach you.\nYou have asked for it with KEEPER TEST.\n";
    cx.judge.tell_keeper(cx.store, cx.now, "a letter to try the way out", body)?;
    let letter = LetterRef::Out(cx.store.last_posted()?);
    note(cx, &format!("letter {letter} is sent to try the way out"))?;
    Ok(format!(
        "The letter {letter} goes to {}. KEEPER LETTERS FATE {letter} shows how far it has come.",
        cx.judge.keeper
    ))
}

/// Gives up a letter. What to say of it.
///
/// # Errors
/// If there is none, or it is done with already.
pub fn drop(cx: &Context, which: &str) -> Result<String, Stop> {
    let letter = find(cx.store, which)?;
    let dropped = match letter {
        LetterRef::In(id) if Some(id) == cx.letter => {
            return refuse("That is the letter that you are writing.");
        }
        LetterRef::In(id) => cx.store.drop_in(id)?,
        LetterRef::Out(id) => cx.store.drop_out(id)?,
        LetterRef::Held(id) => cx.store.drop_held(id)?,
    };
    if !dropped {
        return refuse(old(format!("The letter {letter} is done with: there is nothing to drop.")));
    }
    note(cx, &format!("letter {letter} is dropped"))?;
    Ok(format!("The letter {letter} is dropped, and its text erased."))
}
