//! The keeper's work with people: merging two registrations of one person, erasing a person, changing addresses, and correcting
//! a dedication. Each command tells the person concerned.
use super::decisions::not_asked_for;
use super::muster;
use super::people::vacate;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of_user;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, refuse};
use crate::game::reliability::Record;
use crate::judge::identity::{Bearer, Tokens};
use crate::mail::compose;
use crate::referee::seats::names::numbered;
use crate::referee::table::house::note;
use crate::referee::turn::due::settle;
use crate::say;
use crate::store::{Cost, Draft, ErasedPerson, Erasure, Life, Parting, Purse, Role, SeatRow, User};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line, person, term, theirs};
use anyhow::{Result, anyhow};

/// The maximum change to a dedication at a time.
const MAX_DEDICATION: i64 = 10_000;

/// A person, by one of their addresses.
fn registered(cx: &Context, address: &str) -> CommandResult<User> {
    let user = cx.store.user_at(address.trim())?;
    user.ok_or_else(|| Refusal::because(say!("{} is not a registered address.", theirs(address.trim()))))
        .map_err(Stop::from)
}

/// Checks an address that a person can get.
fn new_address(cx: &Context, text: &str) -> CommandResult<String> {
    let address = compose::address(text)
        .ok_or_else(|| Refusal::because(say!("{} is not an address that mail can be sent to.", theirs(text))))?
        .to_string()
        .to_ascii_lowercase();
    if cx.judge.address.is_ours(&address) {
        return refuse("That is my own address. E-mails to it would go in circles.");
    }
    match cx.store.user_at(&address)? {
        Some(other) => refuse(say!("{} is already an address of {}.", term(address), person(&other.name))),
        None => Ok(address),
    }
}

/// Tells a person what the keeper has done. A reply to it proves nothing, unless it goes to one of the person's own addresses.
fn tell(cx: &Context, recipient: &str, subject: &str, said: &Note) -> Result<()> {
    let user = cx.store.user_at(recipient)?;
    let mut doc = cx.headed(None, &cx.reader_at(recipient)?);
    doc.para(said);
    doc.para(say!("If that is wrong, write to the keeper of this judge: {}.", term(&cx.judge.keeper)));
    let draft = Draft {
        recipient: recipient.to_owned(),
        subject: cx.subject(None, subject),
        letter: cx.letter,
        ..Draft::default()
    };
    let draft = draft.saying(&doc, user.map(|user| user.wishes).unwrap_or_default());
    let paid = cx.ledger().settle(&[(Purse::Keeper, Cost::of_letter(draft.body.len()))])?;
    cx.store.post(&draft, paid, cx.now)?;
    Ok(())
}

/// Merges two registrations of one person: the second gets the addresses, seats, record and press of the first.
///
/// # Errors
/// If one is not registered, they are the same already, or both have seats in one game.
pub fn merge(cx: &Context, gone: &str, into: &str, doc: &mut Doc) -> CommandResult {
    let (gone, into) = (registered(cx, gone)?, registered(cx, into)?);
    if gone.id == into.id {
        return refuse(say!("Both are addresses of {} already.", person(&into.name)));
    }
    not_asked_for(cx, gone.id, &into.address)?;
    not_asked_for(cx, into.id, &gone.address)?;
    may_be_one(cx, &gone, &into)?;
    cx.store.merge_users(gone.id, into.id, cx.now)?;
    note(cx, say!("merged another registration into that of {}", numbered(&into)))?;
    let told = Note::of(say!(
        "The keeper has merged your two registrations, {} and {into}. All seats and your record are now under the name {}. I send e-mails to {into}, and you can write from either address.",
        term(&gone.address),
        into = term(&into.address),
        person(&into.name)
    ));
    tell(cx, &gone.address, "Your registrations", &told)?;
    tell(cx, &into.address, "Your registrations", &told)?;
    doc.para(say!(
        "{} ({}) is now {} ({}). I have e-mailed both addresses.",
        person(&gone.name),
        term(&gone.address),
        person(&into.name),
        term(&into.address)
    ));
    Ok(())
}

/// Checks that two registrations can be merged.
///
/// # Errors
/// If both have seats in one game.
pub(super) fn may_be_one(cx: &Context, gone: &User, into: &User) -> CommandResult {
    let mut both = Vec::new();
    for game in cx.store.shared_games(gone.id, into.id)? {
        let row = cx.store.game(game)?;
        if !matches!(row.life, Life::Finished | Life::Terminated) {
            both.push(row.name);
        }
    }
    let Some(first) = both.first() else { return Ok(()) };
    refuse(say!(
        "Both have a seat in {}, and one person cannot hold two seats in a game. Open one of them first: send {}, then EJECT address WITH RETURN.",
        and(both.iter().map(term)),
        line(format!("KEEPER {first}"))
    ))
}

/// Erases a person: their seats become open as if they had resigned, and their data is deleted. `name` is theirs, to confirm
/// that the keeper means them.
///
/// # Errors
/// If the name is wrong, no such person is registered, or it is the keeper.
pub fn erase(cx: &mut Context, address: &str, name: &str, doc: &mut Doc) -> CommandResult {
    let user = registered(cx, address)?;
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if squeezed(name) != squeezed(&user.name) {
        return refuse(say!(
            "To erase {}, write the name {} behind the address. An erased person cannot be brought back.",
            term(address),
            theirs(&user.name)
        ));
    }
    if cx.store.user_at(&cx.judge.keeper)?.is_some_and(|keeper| keeper.id == user.id) {
        return refuse("That is you. To leave, write UNREGISTER.");
    }
    let (freed, erased) = take_out(cx.env, &user)?;
    cx.erased.push(erased);
    note(cx, "erased someone")?;
    doc.para(say!("{} is erased.", person(&user.name)));
    if !freed.is_empty() {
        doc.also(say!("Open seats now: {}.", and(freed.into_iter().map(term))));
    }
    doc.also("To keep them away, BAN their addresses.");
    Ok(())
}

/// Frees a person's seats, and [forgets](forget) the person. Returns the seats, and the input of [`Store::complete_erasure`].
///
/// [`Store::complete_erasure`]: crate::store::Store::complete_erasure
///
/// # Errors
/// If the database cannot be written.
pub fn take_out(env: Env, user: &User) -> CommandResult<(Vec<String>, ErasedPerson)> {
    let mut freed = Vec::new();
    for seat in current_seats(env, user)? {
        let name = env.store.game(seat.game)?.name;
        freed.push(format!("{name} ({})", seat.power.as_deref().unwrap_or(seat.role.word())));
        free(env, &seat)?;
    }
    Ok((freed, forget(env, user)?))
}

/// Deletes the data of a person without a seat in an unfinished game. Records that, so that no older backup brings them back.
pub fn forget(env: Env, user: &User) -> Result<ErasedPerson> {
    let mut seals: Vec<String> =
        env.store.addresses(user.id)?.iter().map(|address| seal(&env.judge.tokens, address)).collect();
    seals.sort();
    env.store.note_erasure(&Erasure { at: env.now, seals })?;
    env.store.begin_erasure(env.now)?;
    env.store.erase_person(user, env.now)
}

/// The seal of an erased person's address. It does not reveal the address.
pub fn seal(tokens: &Tokens, address: &str) -> String {
    tokens.seal(&format!("{} is erased", address.to_ascii_lowercase()))
}

/// A person's seats as player or GM in games that are not over.
fn current_seats(env: Env, user: &User) -> Result<Vec<SeatRow>> {
    let mut seats = Vec::new();
    for seat in env.store.tenures_of(user.id)? {
        let is_over = matches!(env.store.game(seat.game)?.life, Life::Finished | Life::Terminated);
        if seat.until.is_none() && seat.role != Role::Observer && !is_over {
            seats.push(seat);
        }
    }
    Ok(seats)
}

/// Frees a seat as if its holder had resigned, with all consequences.
fn free(env: Env, seat: &SeatRow) -> CommandResult {
    let mut game = GameCx::of_clock(env, seat.game)?;
    vacate(&mut game, seat.id, Parting::Resigned)?;
    if game.after.start {
        muster::begin(&mut game)?;
    }
    settle(&mut game).map_err(|error| anyhow!(error))?;
    Ok(())
}

/// Adds an address to a person.
///
/// # Errors
/// If they cannot have it, or are not registered.
pub fn add_address(cx: &Context, who: &str, new: &str, doc: &mut Doc) -> CommandResult {
    let (user, new) = (registered(cx, who)?, new_address(cx, new)?);
    not_asked_for(cx, user.id, &new)?;
    cx.store.add_address(user.id, &new, cx.now)?;
    note(cx, say!("added an address of {}", numbered(&user)))?;
    let told = Note::of(say!(
        "The keeper has added the address {} to your registration as {}, so you can also write from there. I still send e-mails to {}.",
        term(&new),
        person(&user.name),
        term(&user.address)
    ));
    tell(cx, &user.address, "Your addresses", &told)?;
    tell(cx, &new, "Your addresses", &told)?;
    doc.para(say!("{} is now an address of {}. I have e-mailed both addresses.", term(new), person(&user.name)));
    Ok(())
}

/// Removes an address from a person, who must have another one.
///
/// # Errors
/// If they have no other address, or no one has this one.
pub fn remove_address(cx: &Context, address: &str, doc: &mut Doc) -> CommandResult {
    let (user, address) = (registered(cx, address)?, address.trim());
    let others: Vec<String> =
        cx.store.addresses(user.id)?.into_iter().filter(|own| !own.eq_ignore_ascii_case(address)).collect();
    let Some(other) = others.first() else {
        return refuse(say!(
            "{} has no other address. {} another one puts one in its place.",
            person(&user.name),
            line(format!("KEEPER ADDRESS CHANGE {address} TO"))
        ));
    };
    cx.store.remove_address(address)?;
    readdress_seats(cx, &user, address, None)?;
    note(cx, say!("removed an address of {}", numbered(&user)))?;
    let told = Note::of(say!(
        "The keeper has removed the address {} from your registration. I send e-mails to {}.",
        term(address),
        term(other)
    ));
    tell(cx, other, "Your addresses", &told)?;
    doc.para(say!(
        "{} is no longer an address of {}. E-mails go to {}.",
        term(address),
        person(&user.name),
        term(other)
    ));
    Ok(())
}

/// Resumes e-mails to an address that bounced.
///
/// # Errors
/// If e-mails go there already.
pub fn resume_address(cx: &Context, address: &str, doc: &mut Doc) -> CommandResult {
    let address = address.trim();
    if cx.store.suspended(address)?.is_none() {
        return refuse(say!("I have not stopped writing to {}.", term(address)));
    }
    cx.store.heal(address)?;
    match cx.store.user_at(address)? {
        Some(user) => note(cx, say!("resumed e-mails to {}", numbered(&user)))?,
        None => note(cx, "resumed e-mails to an address")?,
    }
    doc.para(say!(
        "From now on I write to {} again. HISTORY and SUMMARY show what its owner has missed.",
        term(address)
    ));
    Ok(())
}

/// Replaces one of a person's addresses by another.
///
/// # Errors
/// If no one has the old one, or they cannot have the new one.
pub fn change_address(cx: &Context, old: &str, new: &str, doc: &mut Doc) -> CommandResult {
    let (user, old, new) = (registered(cx, old)?, old.trim(), new_address(cx, new)?);
    not_asked_for(cx, user.id, &new)?;
    cx.store.replace_address(old, &new)?;
    readdress_seats(cx, &user, old, Some(&new))?;
    note(cx, say!("changed an address of {}", numbered(&user)))?;
    let told = Note::of(say!(
        "The keeper has put the address {} in the place of {} in your registration as {}.",
        term(&new),
        term(old),
        person(&user.name)
    ));
    tell(cx, old, "Your addresses", &told)?;
    tell(cx, &new, "Your addresses", &told)?;
    doc.para(say!(
        "{} is now an address of {}, in place of {}. I have e-mailed both.",
        term(&new),
        person(&user.name),
        term(old)
    ));
    Ok(())
}

/// Redirects e-mails about games that a person wanted at an old address: to another one, or to where all their e-mails go.
pub(super) fn readdress_seats(cx: &Context, user: &User, old: &str, new: Option<&str>) -> Result<()> {
    for mut seat in cx.store.tenures_of(user.id)? {
        let Some(kept) = seat.address.clone() else { continue };
        let is_old = |address: &&str| address.eq_ignore_ascii_case(old);
        let mut addresses: Vec<&str> = kept.split(',').map(str::trim).filter(|address| !is_old(address)).collect();
        if addresses.len() == kept.split(',').count() {
            continue;
        }
        addresses.extend(new);
        seat.address = (!addresses.is_empty()).then(|| addresses.join(","));
        cx.store.change_seat(&seat)?;
    }
    Ok(())
}

/// Reads a change to a dedication: `+5`, `-5`, or `=5` to set it to 5.
pub fn read_change(text: &str) -> Option<(char, i64)> {
    let sign = text.chars().next().filter(|sign| matches!(sign, '+' | '-' | '='))?;
    let digits = text.get(1..)?;
    let (digits, negative) = match digits.strip_prefix('-') {
        Some(rest) if sign == '=' => (rest, true),
        _ => (digits, false),
    };
    let n: i64 = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    Some((sign, if negative { -n } else { n }))
}

/// Changes a person's dedication by hand.
///
/// # Errors
/// If they are not registered, or the change is too large.
pub fn adjust(cx: &Context, who: &str, change: &str, doc: &mut Doc) -> CommandResult {
    let user = registered(cx, who)?;
    let (sign, n) = read_change(change).ok_or(Refusal::Usage("KEEPER ADJUST address +5, or -5, or =5"))?;
    let before = Record::of_user(cx.store, user.id, false)?.dedication();
    let by = match sign {
        '+' => n,
        '-' => -n,
        _ => n - before,
    };
    if MAX_DEDICATION < by.abs() {
        return refuse(say!("A dedication is changed by at most {} at a time.", MAX_DEDICATION));
    }
    if by == 0 {
        doc.para(say!("The dedication of {} is still {before}.", person(&user.name), before));
        return Ok(());
    }
    cx.store.adjust_dedication(user.id, by)?;
    note(cx, say!("changed the dedication of {} by {by}", numbered(&user), by = term(format!("{by:+}"))))?;
    let after = before + by;
    let mut letter = cx.headed(None, &reader_of_user(&user));
    letter.para(say!(
        "The keeper has changed your dedication from {before} to {after}. GET DEDICATION shows how it is counted.",
        before,
        after
    ));
    let subject = cx.subject(None, "Your dedication");
    cx.post_to_person(Bearer::Person(user.id, user.token), &user, &subject, &letter)?;
    doc.para(say!(
        "The dedication of {} is now {after} (it was {before}). I have told them.",
        person(&user.name),
        after,
        before
    ));
    Ok(())
}
