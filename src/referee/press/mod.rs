//! Press: who may write what to whom, and how it is headed.
//!
//! - `line` reads the line of PRESS, `delivery` is to whom it goes
//! - `allowed` knows what the settings of the game allow
//! - `letter` heads it for each of its readers, and sends it
//! - [`postal`] keeps press for the next results
//! - [`notes`] are what people write for later, [`diary`] those that they keep for themselves
//! - `giveaway` is what would give away its writer
//! - [`readers`] is who wants more of it, or less: copies, broadcasts, whom they ignore
//! - [`report`] tells the master of a bad letter
mod allowed;
mod delivery;
pub mod diary;
pub(super) mod giveaway;
mod letter;
mod line;
pub mod notes;
pub mod postal;
pub mod readers;
pub mod report;

pub use line::{is_addressed, line_of, takes};

use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, Refusal, Stop, refuse};
use crate::game::Seat;
use crate::game::names::COLUMNS;
use crate::game::settings::keys;
use crate::rules::Power;
use crate::say;
use crate::store::{OwnPress, Participants, Party, PressId, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line as line_to_type, term};
use crate::text::{defuse_forms, fold};
use allowed::{forged, may};
use delivery::is_to_master;
use giveaway::Giveaway;
use letter::{Answered, PressLetter, post};
use line::{Fake, PressRequest};

/// The text of a letter to others, up to a line that ends it.
pub const BLOCK: Block = Block::new(&["endpress", "endbroadcast", "signoff", "quit"], |_| true).until(|_| true);

/// The lines of press that its writer is shown again.
const SHOWN: usize = 4;

/// To whom press goes by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefaultReaders {
    /// To nobody: its line must say.
    Nobody,
    /// To everybody.
    All,
}

/// Sends the text of the block to the people that the line names.
///
/// # Errors
/// If the game's settings do not allow it, or the line cannot be read.
pub fn send(cx: &mut GameCx, args: &Args, default: DefaultReaders, doc: &mut Doc) -> CommandResult {
    let text = text_of(cx, &args.block.join("\n"))?;
    let PressRequest { colour, anyway, delivery, fake } = line::read(cx, args.text)?;
    let delivery = match (delivery, default) {
        (Some(delivery), _) => delivery,
        (None, DefaultReaders::All) => Participants::All,
        (None, DefaultReaders::Nobody) if matches!(fake, Some(Fake::As(_))) => {
            return refuse(say!(
                "After FAKE stands what the readers see. Say also to whom it really goes; nothing has been sent. Write for example {}, or {}.",
                line_to_type("PRESS TO E FAKE BROADCAST"),
                line_to_type("PRESS TO E FAKE TO EF")
            ));
        }
        (None, DefaultReaders::Nobody) => {
            return refuse(say!(
                "To whom? Nothing has been sent. Write for example {}, or {}.",
                line_to_type("PRESS TO EF"),
                line_to_type("PRESS TO ALL")
            ));
        }
    };
    let only_master = is_to_master(&delivery);
    let is_free = only_master || cx.is_master() && cx.acting.is_none();
    let grey = is_grey(cx, colour, is_free);
    if !is_free {
        may(cx, grey, Some(&delivery))?;
    }
    let forged = forged(&cx.game, &delivery, fake, is_free)?;
    check_blank(cx, &text)?;
    let game = &cx.game;
    let absent = match &delivery {
        Participants::These(parties) => absent(cx, parties)?,
        _ => None,
    };
    let hidden = !only_master && (grey || game.hides(cx.seat()?));
    let given_away = giveaway(cx, &text, hidden, anyway)?;
    let letter = letter_from(cx, letter::LetterTarget::Named(delivery), grey, text)?;
    let letter = PressLetter { forged, is_free, ..letter };
    let names = cx.names();
    let to = names.told(&letter.to())?;
    if !game.seats.iter().any(|seat| letter.reaches(game, seat)) {
        return refuse(match absent {
            Some(absent) => say!("{absent}; nothing has been sent.", absent),
            None => say!("There is nobody else to read press to {}; nothing has been sent.", term(to)),
        });
    }
    post(cx, &letter)?;
    let without = if grey { ", without your name" } else { "" };
    doc.para(match &letter.forged {
        Some(forged) => {
            let seems = names.told(forged)?;
            say!("Press sent to {}{without}; they read: to {}.", term(to), without, term(seems))
        }
        None => say!("Press sent to {}{without}.", term(to), without),
    });
    if colour == Some(true) && !grey {
        doc.also("Press to and from the master is always white: it has your name.");
    }
    if let Some(absent) = absent {
        doc.also(say!("{absent}.", absent));
    }
    tell_of(given_away, doc);
    // A player whom a master acts for gets a copy of all of it.
    if !cx.is_master() {
        show_again(&letter.text, doc);
    }
    Ok(())
}

/// Adds what the press of its writer tells of them.
fn tell_of(given_away: Option<Giveaway>, doc: &mut Doc) {
    if let Some(found) = given_away {
        doc.also(say!("Please note: it contains {}.", found.told()));
    }
}

/// Adds the first lines of press, for its writer.
fn show_again(text: &str, doc: &mut Doc) {
    let shown = shown(text);
    if !shown.is_empty() {
        doc.excerpt(&shown);
        doc.close_up();
    }
}

/// Returns the reason why the writer cannot write to these now, in the colour that is usual in the game; `None`: they
/// can, or it depends on what they write.
pub fn why_not(cx: &GameCx, among: &Participants) -> Option<String> {
    let to = match among {
        Participants::These(parties) => {
            let writer = cx.party().ok();
            Participants::These(parties.iter().copied().filter(|party| Some(*party) != writer).collect())
        }
        Participants::Somebody | Participants::Unknown => return None,
        all => all.clone(),
    };
    if is_to_master(&to) || cx.is_master() && cx.acting.is_none() {
        return None;
    }
    match may(cx, is_grey(cx, None, false), Some(&to)) {
        Err(Stop::Refused(why)) if why.is_of_words() => Some(why.to_string()),
        _ => None,
    }
}

/// A letter as the writer would write it now, true and to be copied.
fn letter_from(cx: &GameCx, to: letter::LetterTarget, grey: bool, text: String) -> CommandResult<PressLetter> {
    Ok(PressLetter {
        writer: cx.party()?,
        seat: cx.seat()?.id,
        grey,
        to,
        forged: None,
        is_free: false,
        text,
        phase: cx.game.row.phase.clone(),
        is_postal: false,
        thread: cx.thread.to_vec(),
    })
}

/// A text as it goes out.
fn text_of(cx: &GameCx, text: &str) -> CommandResult<String> {
    let text = fold(&defuse_forms(text.trim_matches('\n')), COLUMNS);
    let most = cx.judge.limits.press_bytes;
    if most < text.len() {
        return refuse(say!("Your press has {} bytes, more than {most}; nothing has been sent.", text.len(), most));
    }
    Ok(text)
}

fn check_blank(cx: &GameCx, text: &str) -> CommandResult {
    if text.trim().is_empty() && !cx.game.settings.on(keys::BLANK_PRESS) {
        return refuse("There is no text in your press; nothing has been sent.");
    }
    Ok(())
}

/// The colour of press, as its writer wants it or as the game has it. To and from a master it is white.
fn is_grey(cx: &GameCx, colour: Option<bool>, is_free: bool) -> bool {
    !is_free && colour.unwrap_or_else(|| cx.game.settings.get(keys::PRESS).usually_grey())
}

/// The first lines of press, for its writer.
pub fn shown(text: &str) -> String {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let mut shown: Vec<&str> = lines.by_ref().take(SHOWN).collect();
    shown.extend(lines.next().map(|_| "..."));
    shown.join("\n")
}

/// Press that tells what its writer may not want to tell is held back, or its writer is told afterwards.
fn giveaway(cx: &GameCx, text: &str, hidden: bool, anyway: bool) -> CommandResult<Option<Giveaway>> {
    let Some(found) = giveaway::of_writer(cx, text)? else { return Ok(None) };
    if found == Giveaway::Password {
        return refuse(say!(
            "Your press contains {}. Nothing has been sent. Please take it out: nobody but you needs it.",
            found.told()
        ));
    }
    if hidden && !anyway {
        return refuse(say!(
            "Your press contains {}, and its readers are not to know who you are. Nothing has been sent. Please take it out; if you do want to tell it, begin with PRESS ANYWAY and then to whom.",
            found.told()
        ));
    }
    let is_worth_a_word = hidden || found == Giveaway::Address;
    Ok(is_worth_a_word.then_some(found))
}

/// `Italy and Russia have no player at the moment`: those of the parties that nobody reads for.
fn absent(cx: &GameCx, parties: &[Party]) -> CommandResult<Option<Note>> {
    let game = &cx.game;
    let is_there = |party: &Party| game.seats.iter().any(|seat| game.is(*party, seat));
    let absent: Vec<Party> = parties.iter().copied().filter(|party| !is_there(party)).collect();
    let names = and(cx.names().each(&absent)?.into_iter().map(term));
    let computer = |party: &Party| match party {
        Party::Power(power) => game.computer(Power(*power)),
        _ => None,
    };
    if let [party] = absent.as_slice()
        && let Some(computer) = computer(party)
    {
        let title = computer.title();
        return Ok(Some(Note::of(say!("{names} is in the hands of {}, who reads no press", names, title))));
    }
    let are_powers = absent.iter().all(|party| matches!(party, Party::Power(_)));
    Ok(match absent.len() {
        0 => None,
        1 if are_powers => Some(Note::of(say!("{names} has no player at the moment", names))),
        _ if are_powers => Some(Note::of(say!("{names} have no player at the moment", names))),
        _ => Some(Note::of(say!("There is nobody to read it as {names}", names))),
    })
}

/// Press that the writer got: the one with this number, or the one that their letter answers.
///
/// # Errors
/// If there is none, or it is not said which.
pub fn got(cx: &GameCx, number: Option<u32>) -> CommandResult<OwnPress> {
    let game = cx.game.row.id;
    let history = || line_to_type(format!("HISTORY {}", cx.game.row.name));
    let user = cx.seat()?.user;
    let found = match (number, cx.answers) {
        (Some(number), _) => cx.store.press_number(game, user, number)?,
        (None, Some(press)) => cx.store.press_got(game, user, press)?,
        (None, None) => {
            return refuse(say!(
                "Which press do you mean? Write this in an answer to it, or write its number; {} shows the numbers of the press that you got.",
                history()
            ));
        }
    };
    found
        .ok_or_else(|| {
            Refusal::because(say!(
                "You have not got {which} in {}. {} shows what you got, with its numbers.",
                which = match number {
                    Some(number) => say!("press with the number {number}", number),
                    None => say!("this press"),
                },
                &cx.game,
                history()
            ))
        })
        .map_err(Stop::from)
}

/// Answers press that the writer got, as `PRESS REPLY` asks.
///
/// # Errors
/// If the game's settings do not allow it, or there is no such press.
pub fn reply(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let (numbers, others): (Vec<&str>, Vec<&str>) =
        args.words().into_iter().partition(|word| word.parse::<u32>().is_ok());
    let number = numbers.first().and_then(|word| word.parse().ok());
    let wanted = line::read(cx, &others.join(" "))?;
    if wanted.delivery.is_some() || wanted.fake.is_some() {
        return refuse(
            "An answer goes to whoever wrote the press, and to nobody else; nothing has been sent. Write PRESS REPLY and its number.",
        );
    }
    let question = got(cx, number)?.id;
    let text = text_of(cx, &args.block.join("\n"))?;
    let text = answer_with(cx, question, text, &wanted, doc)?;
    if !cx.is_master() {
        show_again(&text, doc);
    }
    Ok(())
}

/// Sends a plain reply to press back to its sender, and to nobody else. The sender of grey press is not given away.
///
/// # Errors
/// If the game's settings do not allow it, or the sender is gone.
pub fn answer(cx: &mut GameCx, press: PressId, text: &str, doc: &mut Doc) -> CommandResult {
    let text = text_of(cx, text)?;
    let text = answer_with(cx, press, text, &PressRequest::default(), doc)?;
    doc.also("Nothing in it was read as a command or an order: for that, begin with SIGN ON, or answer another letter about the game.");
    show_again(&text, doc);
    Ok(())
}

/// Returns the reader whom an answer to this press reaches, and the line that begins one: `France`, `PRESS REPLY 7`.
pub fn by_command(cx: &GameCx, press: PressId) -> CommandResult<(String, String)> {
    let got = cx.store.press_got(cx.game.row.id, cx.seat()?.user, press)?;
    let to = match got.as_ref().filter(|got| !got.row.grey) {
        Some(got) => cx.names().of(got.row.writer)?,
        None => "its writer".to_owned(),
    };
    let number = got.as_ref().and_then(|got| got.number).map_or(String::new(), |number| format!(" {number}"));
    Ok((to, format!("PRESS REPLY{number}")))
}

/// Sends an answer to press. Returns its text.
fn answer_with(
    cx: &GameCx,
    press: PressId,
    text: String,
    wanted: &PressRequest,
    doc: &mut Doc,
) -> CommandResult<String> {
    let game = &cx.game;
    let question = cx.store.press(game.row.id, press)?;
    let question =
        question.ok_or_else(|| Refusal::because("The press that you answer is gone; nothing has been sent."))?;
    // What a master wrote in a power's name is answered to that power's player.
    let power = match question.writer {
        Party::Power(power) => Some(Power(power)),
        _ => None,
    };
    let own = question.seat.and_then(|id| game.seat(id));
    let reader = power.and_then(|power| game.player(power)).or(own).filter(|seat| Some(seat.id) != cx.seat);
    // Whether the writer of grey press is still there would tell who it is.
    if reader.is_none() && !question.grey {
        return refuse("The player you are answering has left the game; nothing has been sent.");
    }
    if text.trim().is_empty() {
        return refuse("There is no text in your answer; nothing has been sent.");
    }
    let is_free = !question.grey && reader.is_some_and(is_master) || cx.is_master() && cx.acting.is_none();
    // Nobody gives themselves away to somebody they do not know without saying so.
    let colour = wanted.colour.or((question.grey && game.settings.get(keys::PRESS).grey()).then_some(true));
    let grey = is_grey(cx, colour, is_free);
    let to = Participants::These(vec![question.writer]);
    if !is_free {
        may(cx, grey, (!question.grey).then_some(&to))?;
    }
    let forged = forged(game, &to, None, is_free)?;
    let hidden = !is_free && (grey || game.hides(cx.seat()?));
    let given_away = giveaway(cx, &text, hidden, wanted.anyway)?;
    let reader = reader.map(|seat| seat.id);
    let to = match question.grey {
        true => "the writer of the grey press, if they are still in the game".to_owned(),
        false => cx.names().of(question.writer)?,
    };
    let is_to_stranger = question.grey;
    let by_default = question.grey && wanted.colour.is_none() && grey;
    let answered = Answered { id: press, row: question, reader };
    let letter = letter_from(cx, letter::LetterTarget::Writer(Box::new(answered)), grey, text)?;
    let letter = PressLetter { forged, is_free, ..letter };
    post(cx, &letter)?;
    let without = match grey {
        true if by_default => ", without your name (to sign it, PRESS REPLY WHITE)",
        true => ", without your name",
        false if is_to_stranger => ", with your name",
        false => "",
    };
    doc.para(say!("Your answer has been sent as press to {}{without}.", term(to), without));
    tell_of(given_away, doc);
    Ok(letter.text)
}

fn is_master(seat: &Seat) -> bool {
    seat.role == Role::Master
}
