//! The keeper's actions in the console. Each is a command that they could also e-mail.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::keeper as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] =
    &[&LETTER, &TEST, &PAUSE, &RESUME, &ANNOUNCE, &RULE, &MERGE, &ERASE, &WRITE_AGAIN, &MOVE, &GAME];

/// Actions on one e-mail.
pub(in crate::web) static LETTER: Form =
    Form::new("keeper-letter", &[Field::hidden("letter"), Field::drawn("do")], letter);

/// A test e-mail to the keeper.
pub(in crate::web) static TEST: Form = Form::new("keeper-test", &[], |_| Ok(vec!["KEEPER TEST".to_owned()]))
    .buttons(&[Button::new("Send test e-mail")])
    .example(&[]);

/// A text for everyone.
const TEXT: Field = Field::new("text", "Announcement", FieldKind::Prose(0, 3));

/// Pauses the judge.
pub(in crate::web) static PAUSE: Form =
    Form::new("keeper-pause", &[TEXT], pause).buttons(&[Button::new("Pause judge")]);

/// Resumes the judge.
pub(in crate::web) static RESUME: Form = Form::new("keeper-resume", &[], |_| Ok(vec!["RESUME JUDGE".to_owned()]))
    .buttons(&[Button::new("Resume judge")])
    .example(&[]);

/// An announcement.
pub(in crate::web) static ANNOUNCE: Form =
    Form::new("keeper-announce", &[TEXT], announce).buttons(&[Button::new("Send announcement")]);

/// A rule about addresses.
pub(in crate::web) static RULE: Form = Form::new(
    "keeper-rule",
    &[
        Field::choice("do", "Rule", WITH_ADDRESSES),
        Field::new("address", "Addresses (* as a wildcard)", FieldKind::Line(1000)),
    ],
    rule,
)
.buttons(&[Button::new("Add rule")]);

/// Merges two registrations of one person.
pub(in crate::web) static MERGE: Form = Form::new(
    "keeper-merge",
    &[
        Field::new("address", "Registration to remove (address)", FieldKind::Line(254)),
        Field::new("into", "Registration to keep (address)", FieldKind::Line(254)),
    ],
    merge,
)
.buttons(&[Button::new("Merge registrations")]);

/// Erases a registration.
pub(in crate::web) static ERASE: Form = Form::new(
    "keeper-erase",
    &[Field::new("address", "Address", FieldKind::Line(254)), Field::line("name", "Name")],
    erase,
)
.buttons(&[Button::new("Erase registration").grave()]);

/// Resumes e-mails to an address after bounces.
pub(in crate::web) static WRITE_AGAIN: Form =
    Form::new("keeper-write-again", &[Field::hidden("address")], write_again).buttons(&[Button::new("Resume e-mails")]);

/// Decides a request by a person who has lost the mailbox of an account.
pub(in crate::web) static MOVE: Form =
    Form::new("keeper-move", &[Field::hidden("old"), Field::hidden("new"), Field::drawn("do")], decide);

/// Actions on one game.
pub(in crate::web) static GAME: Form = Form::new(
    "keeper-game",
    &[
        Field::choice("name", "Game", &[]),
        Field::choice("do", "Action", &[("", "choose"), WITH_GAMES[0], WITH_GAMES[1], WITH_GAMES[2]]),
        Field::check("sure", "Yes, cancel this game"),
    ],
    game,
)
.buttons(&[Button::new("Change game")]);

/// The actions on an e-mail.
pub(in crate::web) const WITH_LETTERS: &[(&str, &str)] =
    &[("retry", "Retry delivery"), ("drop", "Discard e-mail"), ("read", "Show text")];

/// The actions on addresses.
const WITH_ADDRESSES: &[(&str, &str)] = &[
    ("BAN", "Ban"),
    ("UNBAN", "Unban"),
    ("DENY PLAYER", "Deny seats"),
    ("ALLOW PLAYER", "Allow seats"),
    ("DENY MASTER", "Deny running games"),
    ("ALLOW MASTER", "Allow running games"),
];

/// The answers to a request for an account.
pub(in crate::web) const WITH_MOVES: &[(&str, &str)] = &[("MOVE", "Move account"), ("NO MOVE", "Keep account")];

/// The actions on a game.
const WITH_GAMES: [(&str, &str); 3] = [("PAUSE", "Pause"), ("RESUME", "Resume"), ("TERMINATE", "Cancel for good")];

/// The word of a pressed button, if it is one of these.
fn chosen<'w>(fields: &Fields, words: &'w [(&str, &str)]) -> Result<&'w str, FieldProblem> {
    let given = fields.line("do");
    let found = words.iter().find(|(word, _)| *word == given).map(|(word, _)| *word);
    found.ok_or_else(|| FieldProblem::new("do", words::choose()))
}

/// A required field with a single word.
fn word<'f>(fields: &'f Fields, name: &str, why: &str) -> Result<&'f str, FieldProblem> {
    let is_one = |word: &&str| !word.contains(char::is_whitespace);
    fields.given(name).filter(is_one).ok_or_else(|| FieldProblem::new(name, why))
}

fn letter(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let letter = word(fields, "letter", words::which_letter())?;
    Ok(vec![format!("KEEPER LETTERS {} {letter}", chosen(fields, WITH_LETTERS)?.to_uppercase())])
}

/// A text between a command and its END.
fn block(fields: &Fields, command: &str) -> Result<Vec<String>, FieldProblem> {
    let text = fields.text("text");
    if text.iter().any(|line| line.trim().eq_ignore_ascii_case("end")) {
        return Err(FieldProblem::new("text", words::no_end()));
    }
    Ok([command.to_owned()].into_iter().chain(text).chain(["END".to_owned()]).collect())
}

fn pause(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    block(fields, "PAUSE JUDGE")
}

fn announce(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if fields.text("text").is_empty() {
        return Err(FieldProblem::new("text", words::nothing_to_announce()));
    }
    block(fields, "KEEPER ANNOUNCE")
}

fn rule(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let addresses = fields.given("address").ok_or_else(|| FieldProblem::new("address", words::which_address()))?;
    // Several words that are not addresses form a sentence, and not a command.
    let is_list = addresses.split_whitespace().all(|word| word.contains('@'));
    if addresses.contains(char::is_whitespace) && !is_list {
        return Err(FieldProblem::new("address", words::no_addresses()));
    }
    Ok(vec![format!("{} {addresses}", chosen(fields, WITH_ADDRESSES)?)])
}

fn merge(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let gone = word(fields, "address", words::which_address())?;
    let into = word(fields, "into", words::which_address())?;
    Ok(vec![format!("KEEPER MERGE {gone} INTO {into}")])
}

fn erase(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let address = word(fields, "address", words::which_address())?;
    let name = fields.given("name").ok_or_else(|| FieldProblem::new("name", words::which_name()))?;
    Ok(vec![format!("KEEPER ERASE {address} {name}")])
}

fn write_again(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![format!("KEEPER ADDRESS RESUME {}", word(fields, "address", words::which_address())?)])
}

fn decide(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let old = word(fields, "old", words::which_address())?;
    let new = word(fields, "new", words::which_address())?;
    Ok(vec![format!("KEEPER {} {old} TO {new}", chosen(fields, WITH_MOVES)?)])
}

fn game(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let name = word(fields, "name", words::which_game())?;
    if fields.line("do") == "TERMINATE" && !fields.has("sure") {
        return Err(FieldProblem::new("sure", words::sure_of_the_end()));
    }
    Ok(vec![format!("KEEPER {name}"), chosen(fields, &WITH_GAMES)?.to_owned()])
}
