//! The keeper's work with people: two registrations of one person become one, a person is erased, addresses change,
//! and a dedication is mended. Whoever it concerns is told.
use super::muster;
use super::people::vacate;
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::game::reliability::Record;
use crate::judge::identity::Bearer;
use crate::mail::compose;
use crate::referee::table::house::note;
use crate::referee::turn::due::settle;
use crate::store::{Draft, Life, Parting, Role, SeatRow, User};
use crate::text::sentence::old;
use crate::text::{list, wrap};
use anyhow::{Result, anyhow};
use jiff::tz::TimeZone;

/// The most that a keeper can add to a dedication, or take from it, at a time.
const MAX_DEDICATION: i64 = 10_000;

/// Somebody, by an address.
fn person(cx: &Context, address: &str) -> Result<User, Stop> {
    let user = cx.store.user_at(address.trim())?;
    user.ok_or_else(|| {
        Refusal::because(old(format!("Nobody is registered here with the address \"{}\".", address.trim())))
    })
    .map_err(Stop::from)
}

/// An address that can be somebody's.
fn new_address(cx: &Context, text: &str) -> Result<String, Stop> {
    let address = compose::address(text)
        .ok_or_else(|| format!("\"{text}\" is not an address that mail can be sent to."))?
        .to_string()
        .to_ascii_lowercase();
    if cx.judge.address.is_ours(&address) {
        return refuse("That is my own address; letters to it would go in circles.");
    }
    match cx.store.user_at(&address)? {
        Some(other) => refuse(old(format!("{address} is already an address of {}.", other.name))),
        None => Ok(address),
    }
}

/// Tells somebody what the keeper has done. An answer to it proves nothing, unless it goes to an address of their own.
fn tell(cx: &Context, recipient: &str, subject: &str, text: &str) -> Result<()> {
    let text = format!(
        "{}\n{text}\n\nIf that is wrong, write to the keeper of this judge: {}.\n",
        cx.head(None, &TimeZone::UTC),
        cx.judge.keeper
    );
    let draft = Draft {
        recipient: recipient.to_owned(),
        subject: cx.subject(None, subject),
        body: wrap(&text),
        letter: cx.letter,
        ..Draft::default()
    };
    cx.store.post(&draft, cx.now)?;
    Ok(())
}

/// Makes one registration of two, which are of one person: addresses, seats, record and press of the first become the second
/// one's. What to say of it.
///
/// # Errors
/// If one is not registered, they are one already, both sit in one game.
pub fn merge(cx: &Context, gone: &str, into: &str) -> Result<String, Stop> {
    let (gone, into) = (person(cx, gone)?, person(cx, into)?);
    if gone.id == into.id {
        return refuse(old(format!("Both are addresses of {} already.", into.name)));
    }
    let mut both = Vec::new();
    for game in cx.store.shared_games(gone.id, into.id)? {
        let row = cx.store.game(game)?;
        if !matches!(row.life, Life::Finished | Life::Terminated) {
            both.push(row.name);
        }
    }
    if let Some(first) = both.first() {
        return refuse(old(format!(
            "Both sit in {}, and one person cannot hold two seats of a game. Free one of them first: KEEPER {first}, and then EJECT and the address, WITH RETURN.",
            list(&both)
        )));
    }
    cx.store.merge_users(gone.id, into.id, cx.now)?;
    note(cx, "two registrations have become one")?;
    let text = format!(
        "The keeper has made one registration of two, because both are yours: {} and {}. All seats, and what is known of your punctuality, are now under the name {}. Letters go to {}, and yours may come from either address.",
        gone.address, into.address, into.name, into.address
    );
    tell(cx, &gone.address, "Your registrations", &text)?;
    tell(cx, &into.address, "Your registrations", &text)?;
    Ok(format!(
        "{} ({}) is now {} ({}). Both addresses have been told.",
        gone.name, gone.address, into.name, into.address
    ))
}

/// Erases somebody: their seats are free for others as if they had resigned, and what is kept of them is deleted. `name` is
/// theirs, to show that it is they who are meant. What to say of it.
///
/// # Errors
/// If it is not, or nobody like that is registered, or it is the keeper.
pub fn erase(cx: &mut Context, address: &str, name: &str) -> Result<String, Stop> {
    let user = person(cx, address)?;
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if squeezed(name) != squeezed(&user.name) {
        return refuse(old(format!(
            "Nothing has been erased. {address} is \"{}\": nobody can bring back what is erased, so write this name behind the address.",
            user.name
        )));
    }
    if cx.store.user_at(&cx.judge.keeper)?.is_some_and(|keeper| keeper.id == user.id) {
        return refuse("That is you. To leave, write UNREGISTER.");
    }
    let mut freed = Vec::new();
    for seat in current_seats(cx, &user)? {
        let name = cx.store.game(seat.game)?.name;
        freed.push(format!("{name} ({})", seat.power.as_deref().unwrap_or(seat.role.word())));
        free(cx, &seat)?;
    }
    for address in cx.store.addresses(user.id)? {
        cx.store.drop_mail_to(&address)?;
    }
    let password = cx.no_password();
    cx.store.erase_person(&user, &password, cx.now)?;
    note(cx, "somebody is erased")?;
    let seats = match freed.as_slice() {
        [] => String::new(),
        freed => format!(" Free for others now: {}.", list(freed)),
    };
    Ok(format!("{} is erased.{seats} To keep them away, BAN their addresses.", user.name))
}

/// The seats of players and masters that somebody has in games that are not over.
fn current_seats(cx: &Context, user: &User) -> Result<Vec<SeatRow>> {
    let mut seats = Vec::new();
    for seat in cx.store.tenures_of(user.id)? {
        let is_over = matches!(cx.store.game(seat.game)?.life, Life::Finished | Life::Terminated);
        if seat.until.is_none() && seat.role != Role::Observer && !is_over {
            seats.push(seat);
        }
    }
    Ok(seats)
}

/// Frees a seat as if its holder had resigned, and does what follows from that.
fn free(cx: &Context, seat: &SeatRow) -> Result<(), Stop> {
    let mut game = GameCx::of_clock(cx.env, seat.game)?;
    vacate(&mut game, seat.id, Parting::Resigned)?;
    if game.after.start {
        muster::begin(&mut game)?;
    }
    settle(&mut game).map_err(|error| anyhow!(error))?;
    Ok(())
}

/// Adds an address to somebody. What to say of it.
///
/// # Errors
/// If it cannot be theirs, or they are not registered.
pub fn add_address(cx: &Context, who: &str, new: &str) -> Result<String, Stop> {
    let (user, new) = (person(cx, who)?, new_address(cx, new)?);
    cx.store.add_address(user.id, &new, cx.now)?;
    note(cx, "an address added")?;
    let text = format!(
        "The keeper has added the address {new} to your registration as {}: your letters may come from there, too. Letters go to {}, as before.",
        user.name, user.address
    );
    tell(cx, &user.address, "Your addresses", &text)?;
    tell(cx, &new, "Your addresses", &text)?;
    Ok(format!("{new} is now an address of {}. Both addresses have been told.", user.name))
}

/// Takes an address away from somebody, who must have another one. What to say of it.
///
/// # Errors
/// If they have none, or nobody has it.
pub fn remove_address(cx: &Context, address: &str) -> Result<String, Stop> {
    let (user, address) = (person(cx, address)?, address.trim());
    let others: Vec<String> =
        cx.store.addresses(user.id)?.into_iter().filter(|own| !own.eq_ignore_ascii_case(address)).collect();
    let Some(other) = others.first() else {
        return refuse(old(format!(
            "{} has no other address. KEEPER ADDRESS CHANGE {address} TO another one puts one in its place.",
            user.name
        )));
    };
    cx.store.remove_address(address)?;
    readdress_seats(cx, &user, address, None)?;
    note(cx, "an address removed")?;
    let text = format!("The keeper has taken the address {address} off your registration. Letters go to {other}.");
    tell(cx, other, "Your addresses", &text)?;
    Ok(format!("{address} is no longer an address of {}. Letters go to {other}.", user.name))
}

/// Writes again to an address from which letters came back. What to say of it.
///
/// # Errors
/// If letters go there already.
pub fn resume_address(cx: &Context, address: &str) -> Result<String, Stop> {
    let address = address.trim();
    if cx.store.suspended(address)?.is_none() {
        return refuse(old(format!("I have not stopped writing to {address}.")));
    }
    cx.store.heal(address)?;
    note(cx, "letters to an address resumed")?;
    Ok(format!("From now on I write to {address} again. HISTORY and SUMMARY show what its owner has missed."))
}

/// Puts another address in the place of one of somebody's. What to say of it.
///
/// # Errors
/// If nobody has the old one, the new one cannot be theirs.
pub fn change_address(cx: &Context, old: &str, new: &str) -> Result<String, Stop> {
    let (user, old, new) = (person(cx, old)?, old.trim(), new_address(cx, new)?);
    cx.store.replace_address(old, &new)?;
    readdress_seats(cx, &user, old, Some(&new))?;
    note(cx, "an address changed")?;
    let text =
        format!("The keeper has put the address {new} in the place of {old} in your registration as {}.", user.name);
    tell(cx, old, "Your addresses", &text)?;
    tell(cx, &new, "Your addresses", &text)?;
    Ok(format!("{new} is now an address of {}, in the place of {old}. Both have been told.", user.name))
}

/// Letters about games that went to an address on somebody's wish go to another one, or to where all their letters go.
fn readdress_seats(cx: &Context, user: &User, old: &str, new: Option<&str>) -> Result<()> {
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

/// Reads by how much a dedication is to be changed: `+5`, `-5`, or, so that it is 5, `=5`.
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

/// Changes somebody's dedication by hand. What to say of it.
///
/// # Errors
/// If they are not registered, or it is too much.
pub fn adjust(cx: &Context, who: &str, change: &str) -> Result<String, Stop> {
    let user = person(cx, who)?;
    let (sign, n) = read_change(change).ok_or(Refusal::Usage("KEEPER ADJUST address +5, or -5, or =5"))?;
    let before = Record::of_user(cx.store, user.id, false)?.dedication();
    let by = match sign {
        '+' => n,
        '-' => -n,
        _ => n - before,
    };
    if MAX_DEDICATION < by.abs() {
        return refuse(old(format!("A dedication is changed by at most {MAX_DEDICATION} at a time.")));
    }
    if by == 0 {
        return Ok(format!("The dedication of {} is {before}, as it was.", user.name));
    }
    cx.store.adjust_dedication(user.id, by)?;
    note(cx, &format!("a dedication changed by {by:+}"))?;
    let after = before + by;
    let text = format!(
        "{}\nThe keeper has changed your dedication from {before} to {after}. GET DEDICATION shows how it is counted.\n",
        cx.head(None, &TimeZone::UTC)
    );
    let subject = cx.subject(None, "Your dedication");
    cx.post_to_person(Bearer::Person(user.id, user.token), &user, &subject, &text)?;
    Ok(format!("The dedication of {} is now {after}; it was {before}. They have been told.", user.name))
}
