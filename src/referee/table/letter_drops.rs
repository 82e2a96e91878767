//! Drops many waiting e-mails at a time, after a flood. Nothing happens until the keeper says YES, and for a day it can be
//! undone.
use super::house::note;
use crate::answers::letter_filter::{self, LetterFilter};
use crate::answers::letters::{LetterSummary, Letters};
use crate::command::context::Context;
use crate::command::{CommandResult, refuse};
use crate::say;
use crate::store::LetterRef;
use crate::text::doc::Doc;
use crate::text::sentence::{and, line, term, theirs};

/// The maximum number of e-mails listed.
const SHOWN: usize = 6;

/// The e-mails to drop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LetterSelection {
    filter: LetterFilter,
    /// List every e-mail.
    all: bool,
    /// Drop them, not only list them.
    yes: bool,
}

impl LetterSelection {
    /// Reads the text after KEEPER LETTERS DROP: `FROM *@d*.test SINCE 2h LINE "Win money*"`.
    pub fn read(text: &str) -> Option<Self> {
        let mut wanted = Self::default();
        let mut words = letter_filter::words(text);
        while let Some(word) = words.next() {
            match word.to_ascii_lowercase().as_str() {
                "all" => wanted.all = true,
                "yes" => wanted.yes = true,
                // E-mails from registered people stay in any case, unless a pattern names one.
                "registered" if words.next()?.eq_ignore_ascii_case("no") => {}
                _ => wanted.filter.read_word(word, &mut words)?,
            }
        }
        Some(wanted)
    }
}

/// Drops the matching e-mails, or lists them.
///
/// # Errors
/// If that would be everyone's e-mails.
pub fn drop_many(cx: &Context, wanted: &LetterSelection, doc: &mut Doc) -> CommandResult {
    let is_all = |pattern: &String| pattern.chars().all(|c| c == '*');
    let given: Vec<&String> = wanted.filter.patterns().into_iter().flatten().collect();
    if given.iter().all(|pattern| is_all(pattern)) {
        return refuse(say!(
            "Say which e-mails: {}, {} or {}, and {}. \"*\" alone would drop everyone's e-mails.",
            term("FROM"),
            term("TO"),
            term("LINE"),
            term("SINCE")
        ));
    }
    let (mut found, mut n_registered) = (Vec::new(), 0);
    let letters = Letters { store: cx.store, judge: cx.judge, asking: cx.letter };
    for letter in letters.droppable(cx.now, &wanted.filter)? {
        let address = letter.address().unwrap_or_default();
        let is_named =
            |pattern: &Option<String>| pattern.as_ref().is_some_and(|pattern| pattern.eq_ignore_ascii_case(address));
        let is_named = is_named(&wanted.filter.from) || is_named(&wanted.filter.to);
        if !is_named && cx.store.user_at(address)?.is_some() {
            n_registered += 1;
        } else {
            found.push(letter);
        }
    }
    if found.is_empty() {
        doc.para("No e-mail that can be dropped matches.");
        return Ok(());
    }
    tell(wanted, &found, n_registered, doc);
    if !wanted.yes {
        doc.para(say!("To drop them, send the same line with {} behind it (at the machine, --yes).", line("YES")));
        return Ok(());
    }
    let address = |letter: &LetterSummary| letter.address().unwrap_or_default().to_owned();
    let letters: Vec<(LetterRef, String)> = found.iter().map(|letter| (letter.which, address(letter))).collect();
    let id = cx.store.drop_letters(&letters, cx.now)?;
    note(cx, say!("dropped {n e-mail|e-mails}", n = letters.len()))?;
    doc.para(say!("They are dropped. For a day {} brings them back.", line(format!("KEEPER LETTERS UNDROP {id}"))));
    Ok(())
}

/// Restores the e-mails of one drop.
///
/// # Errors
/// If nothing was dropped, or it was more than a day ago.
pub fn undrop(cx: &Context, which: &str, doc: &mut Doc) -> CommandResult {
    let n = match which.trim().parse() {
        Ok(id) => cx.store.undrop_letters(id)?,
        Err(_) => 0,
    };
    if n == 0 {
        return refuse(say!("No e-mails dropped in the last day have the number {}.", theirs(which.trim())));
    }
    note(cx, say!("brought back {n dropped e-mail|dropped e-mails}", n))?;
    doc.para(say!("{n e-mail is|e-mails are} back.", n));
    Ok(())
}

/// Lists the matching e-mails.
fn tell(wanted: &LetterSelection, found: &[LetterSummary], n_registered: usize, doc: &mut Doc) {
    let count = |is: fn(&LetterRef) -> bool| found.iter().filter(|letter| is(&letter.which)).count();
    let n_held = count(|which| matches!(which, LetterRef::Held(_)));
    let n_out = count(|which| matches!(which, LetterRef::Out(_)));
    let n_in = count(|which| matches!(which, LetterRef::In(_)));
    let kinds = [
        (n_held, say!("{n waits|wait} for a CONFIRM", n = n_held)),
        (n_out, say!("{n is|are} to be sent", n = n_out)),
        (n_in, say!("{n is|are} to be read", n = n_in)),
    ];
    let kinds = kinds.into_iter().filter(|(n, _)| *n != 0).map(|(_, said)| said);
    doc.para(say!("{n e-mail matches|e-mails match}: {kinds}.", n = found.len(), kinds = and(kinds)));
    match n_registered {
        0 => doc.also("All of them come from unregistered senders."),
        n => doc.also(say!(
            "{n e-mail|e-mails} from registered people also {n? matches|match}. Name an address to drop theirs.",
            n
        )),
    };
    let most = if wanted.all { usize::MAX } else { SHOWN };
    for letter in found.iter().take(most) {
        doc.item(say!(
            "{}, {}: {}",
            term(&letter.letter),
            term(letter.address().unwrap_or_default()),
            theirs(letter.first_line.as_ref().unwrap_or(&letter.about))
        ));
    }
    if most < found.len() {
        doc.para(say!("{} behind the line shows every one.", line("ALL")));
    }
}
