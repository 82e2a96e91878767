//! The keeper's work with letters that wait for them: try again, or give up.
use super::house::note;
use crate::answers::letters::find;
use crate::command;
use crate::command::context::Context;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line, term};

use crate::store::{LetterRef, OutState};

/// Starts another try of a letter: one that was set aside, or one that is not sent.
///
/// # Errors
/// If there is none, or it cannot be tried again.
pub fn retry(cx: &Context, which: &str, doc: &mut Doc) -> CommandResult {
    let letter = find(cx.store, which)?;
    let name = &named(letter);
    match letter {
        LetterRef::In(id) => {
            if !cx.store.retry_in(id)? {
                return refuse(say!("The letter {name} was not set aside: there is nothing to try again.", name));
            }
        }
        LetterRef::Out(id) => {
            if !cx.store.retry_out(id, cx.now)? {
                return refuse(match cx.store.letter_out(id)?.map(|mail| mail.state) {
                    Some(OutState::Sent) => say!("The letter {name} has been sent.", name),
                    _ => say!("The text of the letter {name} has been erased, so it cannot be sent again.", name),
                });
            }
        }
        LetterRef::Held(_) => {
            return refuse(say!(
                "The lines {name} wait for a yes of their sender, and nobody else can say it. DROP drops them.",
                name
            ));
        }
    }
    note(cx, &format!("letter {letter} is tried again"))?;
    doc.para(say!("The letter {name} is tried again now.", name));
    Ok(())
}

/// The name of a letter, as a sentence calls it.
fn named(letter: LetterRef) -> Note {
    Note::of(term(letter.to_string()))
}

/// Starts another try of all letters that were set aside, are held, or were put off.
pub fn retry_all(cx: &Context, doc: &mut Doc) -> CommandResult {
    let (n_in, n_out) = (cx.store.retry_all_in()?, cx.store.retry_all_out(cx.now)?);
    note(cx, "all letters that wait are tried again")?;
    doc.para(say!(
        "Tried again now: {n_in letter|letters} in that were set aside, and {n_out letter|letters} out. Letters that were refused are tried one by one: RETRY and the name of the letter.",
        n_in,
        n_out
    ));
    Ok(())
}

/// The most of a letter that is shown, in lines and in bytes of each.
const MAX_SHOWN: (usize, usize) = (200, 400);

/// The text of a letter that was set aside, as it came: whatever reads it might fail on it again. Passwords are hidden, and the
/// journal notes who has read it.
///
/// # Errors
/// If there is none, or it was not set aside.
pub fn read(cx: &Context, which: &str, doc: &mut Doc) -> CommandResult {
    let letter = find(cx.store, which)?;
    let text = match letter {
        LetterRef::In(id) => cx.store.text_set_aside(id)?,
        LetterRef::Out(_) | LetterRef::Held(_) => None,
    };
    let Some(text) = text else {
        return refuse(say!(
            "Only the text of a letter in that was set aside can be read, and {} is none.",
            named(letter)
        ));
    };
    note(cx, &format!("the text of letter {letter} is read"))?;
    let text = String::from_utf8_lossy(&text);
    let (n_lines, n_bytes) = MAX_SHOWN;
    let lexicon = cx.lexicon();
    let plain = |line: &str| line.chars().filter(|c| !c.is_control()).take(n_bytes).collect::<String>();
    let lines: Vec<String> = text.lines().take(n_lines).map(|line| command::shown(lexicon, &plain(line))).collect();
    doc.para(say!("The letter {}, as it came:", named(letter)));
    doc.quote(&lines.join("\n"));
    if n_lines < text.lines().count() {
        doc.para("The rest is left out.");
    }
    Ok(())
}

/// Sends the keeper a letter that says nothing else.
pub fn try_way_out(cx: &Context, doc: &mut Doc) -> CommandResult {
    let body = "This letter says only that the judge's letters reach you.\nYou have asked for it with KEEPER TEST.\n";
    cx.judge.tell_keeper(cx.store, cx.now, "a letter to try the way out", body)?;
    let letter = LetterRef::Out(cx.store.last_posted()?);
    note(cx, &format!("letter {letter} is sent to try the way out"))?;
    doc.para(say!(
        "The letter {} goes to {}. {} shows how far it has come.",
        named(letter),
        term(cx.judge.keeper.to_string()),
        line(format!("KEEPER LETTERS FATE {letter}"))
    ));
    Ok(())
}

/// Gives up a letter.
///
/// # Errors
/// If there is none, or it is done with already.
pub fn drop(cx: &Context, which: &str, doc: &mut Doc) -> CommandResult {
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
        return refuse(say!("The letter {} is done with: there is nothing to drop.", named(letter)));
    }
    note(cx, &format!("letter {letter} is dropped"))?;
    doc.para(say!("The letter {} is dropped, and its text erased.", named(letter)));
    Ok(())
}
