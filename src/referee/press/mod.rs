//! Press: the writers and readers that the rules of a game allow, and its headings.
//!
//! - `line` reads a PRESS line; `delivery` holds its readers
//! - `allowed` checks the game's settings
//! - `letter` writes the heading for each reader, and sends the press
//! - [`postal`] holds press until the next results
//! - [`notes`] are texts that people write for later; [`diary`] holds those that they write for themselves
//! - `giveaway` finds words that would give away the writer
//! - [`readers`] lets people ask for more press or less: copies, broadcasts, writers to ignore
//! - [`report`] reports abusive press to the GM
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
use crate::referee::modules::press_hook::{self, PressRuling};
use crate::rules::Power;
use crate::say;
use crate::scripts::hooks::PressFacts;
use crate::store::{Life, OwnPress, Participants, Party, PressId, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line as line_to_type, term};
use crate::text::{defuse_forms, fold};
use allowed::{forged, may};
use delivery::is_to_master;
use giveaway::Giveaway;
use letter::{Answered, PressLetter, post};
use line::{Fake, PressRequest};

/// The text of press, up to a line that ends it.
pub const BLOCK: Block = Block::new(&["endpress", "endbroadcast", "signoff", "quit"], |_| true).until(|_| true);

/// The number of lines of press that its writer sees again.
const SHOWN: usize = 4;

/// The default readers of press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefaultReaders {
    /// None: the line must name them.
    Nobody,
    /// Everyone.
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
                "FAKE names the recipients that readers see. Also say who it really goes to. I have not sent it. Write, for example, {} or {}.",
                line_to_type("PRESS TO E FAKE BROADCAST"),
                line_to_type("PRESS TO E FAKE TO EF")
            ));
        }
        (None, DefaultReaders::Nobody) => {
            return refuse(say!(
                "Who is it for? I have not sent it. Write, for example, {} or {}.",
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
    let is_to_all = delivery == Participants::All;
    let letter = letter_from(cx, letter::LetterTarget::Named(delivery), grey, text)?;
    let letter = PressLetter { forged, is_free, ..letter };
    let names = cx.names();
    let to = names.told(&letter.to())?;
    if !game.seats.iter().any(|seat| letter.reaches(game, seat)) {
        return refuse(match absent {
            Some(absent) => say!("{absent}. I sent nothing.", absent),
            None if is_to_all && game.row.life == Life::Forming => {
                say!("So far you are alone in the game, so I sent nothing.")
            }
            None => say!("Press to {} has no readers, so I sent nothing.", term(to)),
        });
    }
    let (letter, ruling) = ruled(cx, letter)?;
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
        doc.also("Press to and from the GM is always white: it has your name.");
    }
    if let Some(absent) = absent {
        doc.also(say!("{absent}.", absent));
    }
    ruling.warnings.iter().for_each(|warning| doc.also(warning));
    tell_of(given_away, doc);
    let text = letter.text;
    ruling.keep(cx)?;
    // A player gets a copy of everything that a GM writes in their name.
    if !cx.is_master() {
        show_again(&text, doc);
    }
    Ok(())
}

/// Asks the game's modules about press from one power to others, and returns the press as they let it out. They never see press
/// to or from the GM alone.
///
/// # Errors
/// If one of them refuses it, or drops all its readers.
fn ruled(cx: &GameCx, mut letter: PressLetter) -> CommandResult<(PressLetter, PressRuling)> {
    let game = &cx.game;
    let (false, false, Party::Power(from)) = (game.modules.all.is_empty(), letter.is_free, letter.writer) else {
        return Ok((letter, PressRuling::default()));
    };
    let reads = |power: &Power| game.player(*power).is_some_and(|seat| letter.reaches(game, seat));
    let others = (0..game.powers().len()).map(|index| Power(index as u16)).filter(|power| power.0 != from);
    let facts = PressFacts {
        from: Power(from),
        to: others.filter(reads).collect(),
        to_all: matches!(letter.to, letter::LetterTarget::Named(Participants::All)),
        grey: letter.grey,
        text: letter.text.clone(),
    };
    let ruling = press_hook::press(cx, facts)?;
    letter.text += &ruling.stamps;
    if ruling.dropped.is_empty() {
        return Ok((letter, ruling));
    }
    let dropped: Vec<Party> = ruling.dropped.iter().map(|power| Party::Power(power.0)).collect();
    letter.to = match letter.to {
        letter::LetterTarget::Named(Participants::All) => letter::LetterTarget::Named(Participants::AllBut(dropped)),
        letter::LetterTarget::Named(Participants::AllBut(parties)) => {
            letter::LetterTarget::Named(Participants::AllBut(parties.into_iter().chain(dropped).collect()))
        }
        letter::LetterTarget::Named(Participants::These(mut parties)) => {
            parties.retain(|party| !dropped.contains(party));
            letter::LetterTarget::Named(Participants::These(parties))
        }
        letter::LetterTarget::Writer(answered) if dropped.contains(&answered.row.writer) => {
            letter::LetterTarget::Named(Participants::These(Vec::new()))
        }
        to => to,
    };
    if !game.seats.iter().any(|seat| letter.reaches(game, seat)) {
        return refuse("This game's modules let no one read it, so I have not sent it.");
    }
    Ok((letter, ruling))
}

/// Adds a warning about words in the press that give its writer away.
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

/// Returns the reason why the writer cannot write to these readers now, in the game's usual colour. Returns `None` if they can,
/// or if it depends on the text.
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

/// A letter as the writer would write it now: true, and with copies.
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

/// A text in the form that goes out.
fn text_of(cx: &GameCx, text: &str) -> CommandResult<String> {
    let text = fold(&defuse_forms(text.trim_matches('\n')), COLUMNS);
    let most = cx.judge.limits.press_bytes;
    if most < text.len() {
        return refuse(say!("Your press has {} bytes. The limit is {most}, so I have not sent it.", text.len(), most));
    }
    Ok(text)
}

fn check_blank(cx: &GameCx, text: &str) -> CommandResult {
    if text.trim().is_empty() && !cx.game.settings.on(keys::BLANK_PRESS) {
        return refuse("Your press has no text, so I have not sent it.");
    }
    Ok(())
}

/// Returns whether press is grey: the writer's choice, or else the game's default. Press to or from a GM is white.
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

/// Holds back press that reveals something its writer may want to hide, or warns the writer afterwards.
fn giveaway(cx: &GameCx, text: &str, hidden: bool, anyway: bool) -> CommandResult<Option<Giveaway>> {
    let Some(found) = giveaway::of_writer(cx, text)? else { return Ok(None) };
    if found == Giveaway::Password {
        return refuse(say!(
            "I have not sent your press: it contains {}. Please remove that. No one else needs it.",
            found.told()
        ));
    }
    if hidden && !anyway {
        return refuse(say!(
            "I have not sent your press: it contains {}, and its readers should not know who you are. Please remove that. To send it as it is, begin with PRESS ANYWAY and the recipient.",
            found.told()
        ));
    }
    let is_worth_a_word = hidden || found == Giveaway::Address;
    Ok(is_worth_a_word.then_some(found))
}

/// Returns `Italy and Russia have no player at the moment`: the parties that no one reads for.
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
        let who = computer.subject();
        return Ok(Some(Note::of(say!("{who} plays {names} and reads no press", who, names))));
    }
    let are_powers = absent.iter().all(|party| matches!(party, Party::Power(_)));
    Ok(match absent.len() {
        0 => None,
        1 if are_powers => Some(Note::of(say!("{names} has no player at the moment", names))),
        _ if are_powers => Some(Note::of(say!("{names} have no player at the moment", names))),
        _ => Some(Note::of(say!("It has no reader as {names}", names))),
    })
}

/// Returns press that the writer received: by its number, or the press that their letter replies to.
///
/// # Errors
/// If it does not exist, or the line does not say which.
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
                "You have not received {which} in {}. {} lists the press you received, with numbers.",
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

/// Replies to press that the writer received, for `PRESS REPLY`.
///
/// # Errors
/// If the game's settings do not allow it, or the press does not exist.
pub fn reply(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let (numbers, others): (Vec<&str>, Vec<&str>) =
        args.words().into_iter().partition(|word| word.parse::<u32>().is_ok());
    let number = numbers.first().and_then(|word| word.parse().ok());
    let wanted = line::read(cx, &others.join(" "))?;
    if wanted.delivery.is_some() || wanted.fake.is_some() {
        return refuse(
            "An answer goes only to the writer of the press, so I have not sent it. Write PRESS REPLY number.",
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

/// Sends a plain reply to press back to its sender, and to no one else. The sender of grey press stays hidden.
///
/// # Errors
/// If the game's settings do not allow it, or the sender is gone.
pub fn answer(cx: &mut GameCx, press: PressId, text: &str, doc: &mut Doc) -> CommandResult {
    let text = text_of(cx, text)?;
    let text = answer_with(cx, press, text, &PressRequest::default(), doc)?;
    doc.also("I read no commands or orders in it. To send some, begin with SIGN ON, or reply to another e-mail about the game.");
    show_again(&text, doc);
    Ok(())
}

/// Returns the reader that a reply to this press reaches, and the command that begins one: `France`, `PRESS REPLY 7`.
pub fn by_command(cx: &GameCx, press: PressId) -> CommandResult<(String, String)> {
    let got = cx.store.press_got(cx.game.row.id, cx.seat()?.user, press)?;
    let to = match got.as_ref().filter(|got| !got.row.grey) {
        Some(got) => cx.names().of(got.row.writer)?,
        None => "its writer".to_owned(),
    };
    let number = got.as_ref().and_then(|got| got.number).map_or(String::new(), |number| format!(" {number}"));
    Ok((to, format!("PRESS REPLY{number}")))
}

/// Sends a reply to press. Returns its text.
fn answer_with(
    cx: &mut GameCx,
    press: PressId,
    text: String,
    wanted: &PressRequest,
    doc: &mut Doc,
) -> CommandResult<String> {
    let game = &cx.game;
    let question = cx.store.press(game.row.id, press)?;
    let question =
        question.ok_or_else(|| Refusal::because("The press that you answer is gone; nothing has been sent."))?;
    // A reply to press that a GM wrote in a power's name goes to that power's player.
    let power = match question.writer {
        Party::Power(power) => Some(Power(power)),
        _ => None,
    };
    let own = question.seat.and_then(|id| game.seat(id));
    let reader = power.and_then(|power| game.player(power)).or(own).filter(|seat| Some(seat.id) != cx.seat);
    // If the writer of grey press has left, saying so would reveal who it is.
    if reader.is_none() && !question.grey {
        return refuse("The player you are answering has left the game; nothing has been sent.");
    }
    if text.trim().is_empty() {
        return refuse("Your answer has no text, so I have not sent it.");
    }
    let is_free = !question.grey && reader.is_some_and(is_master) || cx.is_master() && cx.acting.is_none();
    // Replying to grey press never reveals the replier's own power unless they ask for that.
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
    let (letter, ruling) = ruled(cx, letter)?;
    post(cx, &letter)?;
    let without = match grey {
        true if by_default => ", without your name (to sign it, PRESS REPLY WHITE)",
        true => ", without your name",
        false if is_to_stranger => ", with your name",
        false => "",
    };
    doc.para(say!("I sent your reply as press to {}{without}.", term(to), without));
    ruling.warnings.iter().for_each(|warning| doc.also(warning));
    tell_of(given_away, doc);
    ruling.keep(cx)?;
    Ok(letter.text)
}

fn is_master(seat: &Seat) -> bool {
    seat.role == Role::Master
}
