//! The keeper's work with stuck e-mails: try again, or discard.
use super::house::note;
use crate::answers::letters::find;
use crate::command;
use crate::command::context::Context;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line, term};

use crate::store::{LetterRef, OutState};

/// Retries an e-mail that was set aside, or that is not being sent.
///
/// # Errors
/// If it does not exist, or cannot be tried again.
pub fn retry(cx: &Context, which: &str, doc: &mut Doc) -> CommandResult {
    let letter = find(cx.store, which)?;
    let name = &named(letter);
    match letter {
        LetterRef::In(id) => {
            if !cx.store.retry_in(id)? {
                return refuse(say!("The e-mail {name} was not set aside, so it needs no second try.", name));
            }
        }
        LetterRef::Out(id) => {
            if !cx.store.retry_out(id, cx.now)? {
                return refuse(match cx.store.letter_out(id)?.map(|mail| mail.state) {
                    Some(OutState::Sent) => say!("The e-mail {name} has been sent.", name),
                    _ => say!("The text of the e-mail {name} has been erased, so I cannot send it again.", name),
                });
            }
        }
        LetterRef::Held(_) => {
            return refuse(say!(
                "The lines {name} are waiting for their sender to confirm. Only the sender can. DROP drops them.",
                name
            ));
        }
    }
    note(cx, say!("tried {} again", term(letter.to_string())))?;
    doc.para(say!("I am trying the e-mail {name} again now.", name));
    Ok(())
}

/// The name of an e-mail, as sentences use it.
fn named(letter: LetterRef) -> Note {
    Note::of(term(letter.to_string()))
}

/// Retries all e-mails that were set aside, are held, or were postponed.
pub fn retry_all(cx: &Context, doc: &mut Doc) -> CommandResult {
    let (n_in, n_out) = (cx.store.retry_all_in()?, cx.store.retry_all_out(cx.now)?);
    note(cx, "tried all waiting e-mails again")?;
    doc.para(say!(
        "Tried again now: {n_in incoming e-mail|incoming e-mails} that had been set aside, and {n_out outgoing e-mail|outgoing e-mails}. To retry an e-mail that was refused, name it: RETRY name.",
        n_in,
        n_out
    ));
    Ok(())
}

/// The maximum number of lines of an e-mail that are shown, and of bytes in each.
const MAX_SHOWN: (usize, usize) = (200, 400);

/// The raw text of an e-mail that was set aside, because any code that parses it might fail again. Passwords are hidden, and
/// the journal records who has read it.
///
/// # Errors
/// If it does not exist, or was not set aside.
pub fn read(cx: &Context, which: &str, doc: &mut Doc) -> CommandResult {
    let letter = find(cx.store, which)?;
    let text = match letter {
        LetterRef::In(id) => cx.store.text_set_aside(id)?,
        LetterRef::Out(_) | LetterRef::Held(_) => None,
    };
    let Some(text) = text else {
        return refuse(say!(
            "You can read only incoming e-mails that were set aside, and {} is not one.",
            named(letter)
        ));
    };
    note(cx, say!("read the text of {}", term(letter.to_string())))?;
    let text = String::from_utf8_lossy(&text);
    let (n_lines, n_bytes) = MAX_SHOWN;
    let lexicon = cx.lexicon();
    let plain = |line: &str| line.chars().filter(|c| !c.is_control()).take(n_bytes).collect::<String>();
    let lines: Vec<String> = text.lines().take(n_lines).map(|line| command::shown(lexicon, &plain(line))).collect();
    doc.para(say!("The e-mail {}, as it arrived:", named(letter)));
    doc.quote(&lines.join("\n"));
    if n_lines < text.lines().count() {
        doc.para("The rest is left out.");
    }
    Ok(())
}

/// Sends the keeper a test e-mail.
pub fn try_way_out(cx: &Context, doc: &mut Doc) -> CommandResult {
    let body = "This e-mail shows that the judge's e-mails reach you.\nYou asked for it with KEEPER TEST.\n";
    cx.judge.tell_keeper(cx.store, cx.now, "a test e-mail", body)?;
    let letter = LetterRef::Out(cx.store.last_posted()?);
    note(cx, say!("sent the test e-mail {}", term(letter.to_string())))?;
    doc.para(say!(
        "I am sending the e-mail {} to {}. {} shows its progress.",
        named(letter),
        term(cx.judge.keeper.to_string()),
        line(format!("KEEPER LETTERS FATE {letter}"))
    ));
    Ok(())
}

/// Discards an e-mail.
///
/// # Errors
/// If it does not exist, or is finished already.
pub fn drop(cx: &Context, which: &str, doc: &mut Doc) -> CommandResult {
    let letter = find(cx.store, which)?;
    let dropped = match letter {
        LetterRef::In(id) if Some(id) == cx.letter => {
            return refuse("That is the e-mail you are writing.");
        }
        LetterRef::In(id) => cx.store.drop_in(id)?,
        LetterRef::Out(id) => cx.store.drop_out(id)?,
        LetterRef::Held(id) => cx.store.drop_held(id)?,
    };
    if !dropped {
        return refuse(say!("The e-mail {} is finished, so there is nothing to drop.", named(letter)));
    }
    note(cx, say!("dropped {}", term(letter.to_string())))?;
    doc.para(say!("I have dropped the e-mail {} and erased its text.", named(letter)));
    Ok(())
}
