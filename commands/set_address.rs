//! SET ADDRESS -- have letters about this game sent elsewhere.
//!
//! Usage: SET ADDRESS address[, address ...]
//!    or: SET ADDRESS
//!
//! An address that I do not know to be yours gets a letter first: answer it with CONFIRM, and letters about the game go there.
//! Without an address, they go to your own again. Those in the game are told who may see your address (HELP ADDRESSES).
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET ADDRESS ann@elsewhere.example
//! < I have written to ann@elsewhere.example: answer that letter with
//! < CONFIRM, and letters about 'demo' go there.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::command::letters::addresses;
use crate::command::{Args, Refusal, Spec, Stop, Who, refuse};
use crate::judge::identity::Bearer;
use crate::mail::compose;
use crate::store::{Draft, SeatRow};
use crate::text::sentence::old;
use crate::text::{list, wrap};
use jiff::tz::TimeZone;

pub const SPEC: Spec =
    Spec::new(&["set address", "set ad"], Who::Anyone, takes).not_for_sitters().grave().wanting_code();

/// Addresses, or nothing; or what the judge itself has written.
fn takes(said: &KeywordLine) -> Match {
    if said.rest.is_empty() || said.rest.starts_with("agreed ") { Match::Call } else { args::address(said) }
}

/// The most addresses that get the letters of one seat.
const MAX_ADDRESSES: usize = 3;
/// The most letters that ask for a confirmation, of one seat or to one address, that may wait.
const MAX_ASKED: u32 = 5;

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Stop> {
    // The second half: the holder of the new address agrees, as a token shows.
    if let Some(text) = args.text.strip_prefix("agreed ") {
        return agreed(cx, text);
    }
    let cx = cx.signed_on()?;
    let mut wanted: Vec<String> = Vec::new();
    for text in args.text.split([',', ';', ' ']).map(str::trim).filter(|text| !text.is_empty()) {
        let address =
            compose::address(text).ok_or_else(|| format!("\"{text}\" is not an address that mail can be sent to."))?;
        if cx.judge.address.is_ours(&address.to_string().to_ascii_lowercase()) {
            return refuse("That is my own address; letters to it would go in circles.");
        }
        wanted.push(address.to_string());
    }
    if MAX_ADDRESSES < wanted.len() {
        return refuse(old(format!("A seat has at most {MAX_ADDRESSES} addresses.")));
    }
    let seat = cx.seat()?.clone();
    let mut known = cx.store.addresses(seat.user)?;
    known.extend(addresses(&seat).map(str::to_owned));
    let (proved, unproved): (Vec<_>, Vec<_>) = wanted.iter().cloned().partition(|address| is_among(address, &known));
    let mut said = Vec::new();
    if unproved.is_empty() || !proved.is_empty() {
        said.push(change(cx, &proved)?);
    }
    for address in &unproved {
        ask(cx, &seat, address, &wanted)?;
    }
    if !unproved.is_empty() {
        said.push(format!(
            "I have written to {}: answer that letter with CONFIRM, and letters about '{}' go there.",
            list(&unproved),
            cx.game.row.name
        ));
    }
    Ok(said.join("\n"))
}

fn is_among(address: &str, list: &[String]) -> bool {
    list.iter().any(|other| other.eq_ignore_ascii_case(address))
}

/// Redirects the letters of the writer's seat to these addresses from now on; to their own, if there are none.
fn change(cx: &mut GameCx, list: &[String]) -> Result<String, Stop> {
    let old = cx.seat()?.clone();
    let joined = list.join(",");
    let shown = if list.is_empty() { old.user_address.clone() } else { crate::text::list(list) };
    let own = [old.user_address.clone()];
    if addresses(&old).eq(if list.is_empty() { &own } else { list }) {
        return Ok(format!("Letters about '{}' go to {shown}, as before.", cx.game.row.name));
    }
    let sentence = format!("Letters about '{}' go to {shown}.", cx.game.row.name);
    cx.change_seat(old.id, |seat| seat.address = Some(joined).filter(|joined| !joined.is_empty()))?;
    // The old address is told, in case it was not the player who wrote.
    let subject = cx.subject("New address");
    cx.post(&old, &subject, &format!("{sentence}\n"))?;
    let sentence_for_others = format!("The address of {} is now {shown}.", cx.signature());
    cx.note("new address")?;
    let game = &cx.game;
    for other in game.seats.iter().filter(|other| other.id != old.id && game.may_see_address(other, &old)) {
        cx.post(other, &subject, &format!("{sentence_for_others}\n"))?;
    }
    Ok(sentence)
}

/// Returns the text to seal when a player asks for a new address, so that nobody can agree to what was never asked.
fn sealed(seat: &SeatRow, wanted: &str, new: &str) -> String {
    format!("seat {} {} letters go to {wanted}; {new} agrees", seat.id, seat.token)
}

/// Asks the holder of a new address.
fn ask(cx: &GameCx, seat: &SeatRow, new: &str, wanted: &[String]) -> Result<(), Stop> {
    let asked_by = format!("seat {}", seat.id);
    if MAX_ASKED <= cx.store.n_asked(new, &asked_by, cx.now)? {
        return refuse(
            "Several letters that ask for a CONFIRM are already waiting for an answer. Please answer one of those.",
        );
    }
    let wanted = wanted.join(",");
    let seal = cx.judge.tokens.seal(&sealed(seat, &wanted, new));
    let lines = format!("SET ADDRESS agreed {} {wanted} {seal}", seat.id);
    let bearer = Bearer::Held(cx.store.hold_for(new, &lines, &asked_by, cx.now)?);
    let body = format!(
        "Somebody who is in the game '{}' wants its letters sent to you. If that was you, answer this letter with the one word CONFIRM. If not, do nothing, and nothing will happen.\n\nIf your mail program does not let you answer, write me a new letter with the line\n\n  CONFIRM {}\n",
        cx.game.row.name,
        cx.judge.tokens.make(bearer)
    );
    let draft = Draft {
        recipient: new.to_owned(),
        subject: format!("{} - Please confirm your address", cx.judge.name),
        body: format!("{}\n{}", cx.head(None, &TimeZone::UTC), wrap(&body)),
        reply_to: Some(cx.judge.reply_address(bearer)),
        letter: cx.letter,
        game: Some(seat.game),
        ..Draft::default()
    };
    cx.store.post(&draft, cx.now)?;
    Ok(())
}

fn agreed(cx: &mut Context, text: &str) -> Result<String, Stop> {
    let unasked = || {
        Refusal::because(
            "Nobody asks for this any more: perhaps the password of the seat has been changed since. SIGN ON to your game, and write SET ADDRESS and the new address again.",
        )
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let [seat, wanted, seal] = words.as_slice() else { return Err(unasked().into()) };
    let id = seat.parse().map_err(|_| unasked())?;
    let Some(seat) = cx.store.seat(id)? else { return Err(unasked().into()) };
    let new = cx.writer.address.clone();
    if !cx.writer.verified || !cx.judge.tokens.is_sealed(&sealed(&seat, wanted, &new), seal) {
        return Err(unasked().into());
    }
    let game = cx.load(cx.store.game(seat.game)?)?;
    let cx = cx.sign_on(game, Some(id));
    let mut known = cx.store.addresses(seat.user)?;
    known.extend(addresses(&seat).map(str::to_owned).chain([new]));
    let agreed: Vec<String> =
        wanted.split(',').filter(|address| is_among(address, &known)).map(str::to_owned).collect();
    change(cx, &agreed)
}
