//! SET ADDRESS -- have e-mails about this game sent elsewhere.
//!
//! Usage: SET ADDRESS address[, address ...]
//!    or: SET ADDRESS
//!
//! The judge first sends an e-mail to an address that it doesn't know as yours. Reply to that with CONFIRM. After
//! that, e-mails about this game go there. SET ADDRESS alone returns to your registered address.
//!
//! I tell players who may see your address (HELP ADDRESSES) about the change.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET ADDRESS ann@elsewhere.example
//! < I have written to ann@elsewhere.example. Reply to that e-mail with
//! < CONFIRM, and I'll send e-mails about 'demo' there.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::command::letters::{addresses, reader_of};
use crate::command::{Args, CommandResult, Refusal, Spec, Subject, refuse};
use crate::judge::identity::Bearer;
use crate::mail::compose;
use crate::say;
use crate::store::{Draft, SeatRow};
use crate::text::doc::Doc;
use crate::text::secret::Secret;
use crate::text::sentence::{Arg, Note, and, term, theirs};

pub const SPEC: Spec =
    Spec::new(&["set address", "set ad"], Subject::Anyone, takes).not_for_sitters().grave().wanting_code();

/// Addresses, or nothing; or what the judge itself has written.
fn takes(said: &KeywordLine) -> Match {
    if said.rest.is_empty() || said.rest.starts_with("agreed ") { Match::Call } else { args::address(said) }
}

/// The most addresses that get the letters of one seat.
const MAX_ADDRESSES: usize = 3;
/// The most letters that ask for a confirmation, of one seat or to one address, that may wait.
const MAX_ASKED: u32 = 5;

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    // The second half: the holder of the new address agrees, as a token shows.
    if let Some(text) = args.text.strip_prefix("agreed ") {
        return agreed(cx, text, doc);
    }
    let cx = cx.signed_on()?;
    let mut wanted: Vec<String> = Vec::new();
    for text in args.text.split([',', ';', ' ']).map(str::trim).filter(|text| !text.is_empty()) {
        let not = || Refusal::because(say!("I can't send e-mail to {}.", theirs(text)));
        let address = compose::address(text).ok_or_else(not)?;
        if cx.judge.address.is_ours(&address.to_string().to_ascii_lowercase()) {
            return refuse("That is my own address: e-mails to it would go in circles.");
        }
        wanted.push(address.to_string());
    }
    if MAX_ADDRESSES < wanted.len() {
        return refuse(say!("A seat has at most {} addresses.", MAX_ADDRESSES));
    }
    let seat = cx.seat()?.clone();
    let mut known = cx.store.addresses(seat.user)?;
    known.extend(addresses(&seat).map(str::to_owned));
    let (proved, unproved): (Vec<_>, Vec<_>) = wanted.iter().cloned().partition(|address| is_among(address, &known));
    let changes = unproved.is_empty() || !proved.is_empty();
    if changes {
        change(cx, &proved, doc)?;
    }
    for address in &unproved {
        ask(cx, &seat, address, &wanted)?;
    }
    if !unproved.is_empty() {
        doc.para(say!(
            "I have written to {}. Reply to that e-mail with CONFIRM, and I'll send e-mails about {} there.",
            and(unproved.iter().map(term)),
            &cx.game
        ));
        if changes {
            doc.close_up();
        }
    }
    Ok(())
}

fn is_among(address: &str, list: &[String]) -> bool {
    list.iter().any(|other| other.eq_ignore_ascii_case(address))
}

/// Redirects the letters of the writer's seat to these addresses from now on; to their own, if there are none.
fn change(cx: &mut GameCx, list: &[String], doc: &mut Doc) -> CommandResult {
    let old = cx.seat()?.clone();
    let joined = list.join(",");
    let own = [old.user_address.clone()];
    let list = if list.is_empty() { &own } else { list };

    if addresses(&old).eq(list) {
        doc.para(say!("E-mails about {} already go to {}.", &cx.game, shown(list)));
        return Ok(());
    }
    let sentence = Note::of(say!("E-mails about {} go to {}.", &cx.game, shown(list)));
    cx.change_seat(old.id, |seat| seat.address = Some(joined).filter(|joined| !joined.is_empty()))?;
    // The judge writes to the old address, in case someone else asked.
    let subject = cx.subject("New address");
    let mut letter = Doc::new(reader_of(&old));
    letter.para(&sentence);
    cx.post(&old, &subject, &letter)?;
    cx.note("new address")?;
    let game = &cx.game;
    for other in game.seats.iter().filter(|other| other.id != old.id && game.may_see_address(other, &old)) {
        let mut letter = Doc::new(reader_of(other));
        letter.para(say!("{} now has the address {}.", cx.signature(), shown(list)));
        cx.post(other, &subject, &letter)?;
    }
    doc.para(sentence);
    Ok(())
}

/// `ann@example.org and ann@elsewhere.example`
fn shown<S>(list: &[String]) -> Arg<'_, S> {
    and(list.iter().map(term))
}

/// Returns the text to seal when a player asks for a new address, so that no one can agree without a question.
fn sealed(seat: &SeatRow, wanted: &str, new: &str) -> String {
    format!("seat {} {} letters go to {wanted}; {new} agrees", seat.id, seat.token)
}

/// Asks the holder of a new address.
fn ask(cx: &GameCx, seat: &SeatRow, new: &str, wanted: &[String]) -> CommandResult {
    let asked_by = format!("seat {}", seat.id);
    if MAX_ASKED <= cx.store.n_asked(new, &asked_by, cx.now)? {
        return refuse("Several of my e-mails asking for CONFIRM are still unanswered. Please reply to one of those.");
    }
    let Ok(paid) = cx.charge_letter_to(new, Some(seat.user))? else {
        return refuse(say!(
            "I have written to {}, or to others for you, as often as I may today. Please try again tomorrow.",
            term(new)
        ));
    };
    let wanted = wanted.join(",");
    let seal = cx.judge.tokens.seal(&sealed(seat, &wanted, new));
    let lines = format!("SET ADDRESS agreed {} {wanted} {seal}", seat.id);
    let bearer = Bearer::Held(cx.store.hold_for(new, &lines, &asked_by, cx.now)?);
    let code = Secret::of(cx.judge.tokens.make(bearer));
    let mut asked = cx.headed(None, &cx.reader_at(new)?);
    asked.para(say!(
        "Someone in the game {}, probably you, asked me to send its e-mails to this address. To agree, reply with the single word CONFIRM. If it wasn't you, ignore this e-mail: nothing will change.",
        &cx.game
    ));
    asked.para("Can't reply? Send a new e-mail with the line");
    asked.line(say!("CONFIRM {code}", code = &code));
    let draft = Draft {
        recipient: new.to_owned(),
        subject: cx.env.subject(None, "Reply CONFIRM to use this address"),
        reply_to: Some(cx.judge.reply_address(bearer)),
        letter: cx.letter,
        game: Some(seat.game),
        ..Draft::default()
    };
    let wishes = cx.store.user_at(new)?.map(|user| user.wishes).unwrap_or_default();
    cx.store.post(&draft.saying(&asked, wishes), paid, cx.now)?;
    Ok(())
}

fn agreed(cx: &mut Context, text: &str, doc: &mut Doc) -> CommandResult {
    let unasked = || {
        Refusal::because(
            "This request is no longer valid; perhaps the seat has a new password. SIGN ON to your game and send SET ADDRESS address again.",
        )
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let [seat, wanted, seal] = words.as_slice() else { return Err(unasked().into()) };
    let id = seat.parse().map_err(|_| unasked())?;
    let Some(seat) = cx.store.seat(id)? else { return Err(unasked().into()) };
    let new = cx.mailbox().map_err(|_| unasked())?.to_owned();
    if !cx.judge.tokens.is_sealed(&sealed(&seat, wanted, &new), seal) {
        return Err(unasked().into());
    }
    let game = cx.load(cx.store.game(seat.game)?)?;
    let cx = cx.sign_on(game, Some(id));
    let mut known = cx.store.addresses(seat.user)?;
    known.extend(addresses(&seat).map(str::to_owned).chain([new]));
    let agreed: Vec<String> =
        wanted.split(',').filter(|address| is_among(address, &known)).map(str::to_owned).collect();
    change(cx, &agreed, doc)
}
