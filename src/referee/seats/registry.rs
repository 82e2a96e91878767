//! The keeper's work with people: two registrations of one person become one, a person is erased, addresses change,
//! and a dedication is mended. Whoever it concerns is told.
use super::muster;
use super::people::vacate;
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of_user;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, refuse};
use crate::game::reliability::Record;
use crate::judge::identity::Bearer;
use crate::mail::compose;
use crate::referee::table::house::note;
use crate::referee::turn::due::settle;
use crate::say;
use crate::store::{Cost, Draft, Life, Parting, Purse, Role, SeatRow, User};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line, person, term, theirs};
use anyhow::{Result, anyhow};

/// The most that a keeper can add to a dedication, or take from it, at a time.
const MAX_DEDICATION: i64 = 10_000;

/// Somebody, by an address.
fn registered(cx: &Context, address: &str) -> CommandResult<User> {
    let user = cx.store.user_at(address.trim())?;
    user.ok_or_else(|| Refusal::because(say!("Nobody is registered here with the address {}.", theirs(address.trim()))))
        .map_err(Stop::from)
}

/// An address that can be somebody's.
fn new_address(cx: &Context, text: &str) -> CommandResult<String> {
    let address = compose::address(text)
        .ok_or_else(|| Refusal::because(say!("{} is not an address that mail can be sent to.", theirs(text))))?
        .to_string()
        .to_ascii_lowercase();
    if cx.judge.address.is_ours(&address) {
        return refuse("That is my own address; letters to it would go in circles.");
    }
    match cx.store.user_at(&address)? {
        Some(other) => refuse(say!("{} is already an address of {}.", term(address), person(&other.name))),
        None => Ok(address),
    }
}

/// Tells somebody what the keeper has done. An answer to it proves nothing, unless it goes to an address of their own.
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

/// Makes one registration of two, which are of one person: addresses, seats, record and press of the first become the second
/// one's. What to say of it.
///
/// # Errors
/// If one is not registered, they are one already, both sit in one game.
pub fn merge(cx: &Context, gone: &str, into: &str, doc: &mut Doc) -> CommandResult {
    let (gone, into) = (registered(cx, gone)?, registered(cx, into)?);
    if gone.id == into.id {
        return refuse(say!("Both are addresses of {} already.", person(&into.name)));
    }
    let mut both = Vec::new();
    for game in cx.store.shared_games(gone.id, into.id)? {
        let row = cx.store.game(game)?;
        if !matches!(row.life, Life::Finished | Life::Terminated) {
            both.push(row.name);
        }
    }
    if let Some(first) = both.first() {
        return refuse(say!(
            "Both sit in {}, and one person cannot hold two seats of a game. Free one of them first: {}, and then EJECT and the address, WITH RETURN.",
            and(both.iter().map(term)),
            line(format!("KEEPER {first}"))
        ));
    }
    cx.store.merge_users(gone.id, into.id, cx.now)?;
    note(cx, "two registrations have become one")?;
    let told = Note::of(say!(
        "The keeper has made one registration of two, because both are yours: {} and {into}. All seats, and what is known of your punctuality, are now under the name {}. Letters go to {into}, and yours may come from either address.",
        term(&gone.address),
        into = term(&into.address),
        person(&into.name)
    ));
    tell(cx, &gone.address, "Your registrations", &told)?;
    tell(cx, &into.address, "Your registrations", &told)?;
    doc.para(say!(
        "{} ({}) is now {} ({}). Both addresses have been told.",
        person(&gone.name),
        term(&gone.address),
        person(&into.name),
        term(&into.address)
    ));
    Ok(())
}

/// Erases somebody: their seats are free for others as if they had resigned, and what is kept of them is deleted. `name` is
/// theirs, to show that it is they who are meant. What to say of it.
///
/// # Errors
/// If it is not, or nobody like that is registered, or it is the keeper.
pub fn erase(cx: &mut Context, address: &str, name: &str, doc: &mut Doc) -> CommandResult {
    let user = registered(cx, address)?;
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if squeezed(name) != squeezed(&user.name) {
        return refuse(say!(
            "Nothing has been erased. {} is {}: nobody can bring back what is erased, so write this name behind the address.",
            term(address),
            theirs(&user.name)
        ));
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
    doc.para(say!("{} is erased.", person(&user.name)));
    if !freed.is_empty() {
        doc.also(say!("Free for others now: {}.", and(freed.into_iter().map(term))));
    }
    doc.also("To keep them away, BAN their addresses.");
    Ok(())
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
fn free(cx: &Context, seat: &SeatRow) -> CommandResult {
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
pub fn add_address(cx: &Context, who: &str, new: &str, doc: &mut Doc) -> CommandResult {
    let (user, new) = (registered(cx, who)?, new_address(cx, new)?);
    cx.store.add_address(user.id, &new, cx.now)?;
    note(cx, "an address added")?;
    let told = Note::of(say!(
        "The keeper has added the address {} to your registration as {}: your letters may come from there, too. Letters go to {}, as before.",
        term(&new),
        person(&user.name),
        term(&user.address)
    ));
    tell(cx, &user.address, "Your addresses", &told)?;
    tell(cx, &new, "Your addresses", &told)?;
    doc.para(say!("{} is now an address of {}. Both addresses have been told.", term(new), person(&user.name)));
    Ok(())
}

/// Takes an address away from somebody, who must have another one. What to say of it.
///
/// # Errors
/// If they have none, or nobody has it.
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
    note(cx, "an address removed")?;
    let told = Note::of(say!(
        "The keeper has taken the address {} off your registration. Letters go to {}.",
        term(address),
        term(other)
    ));
    tell(cx, other, "Your addresses", &told)?;
    doc.para(say!(
        "{} is no longer an address of {}. Letters go to {}.",
        term(address),
        person(&user.name),
        term(other)
    ));
    Ok(())
}

/// Writes again to an address from which letters came back. What to say of it.
///
/// # Errors
/// If letters go there already.
pub fn resume_address(cx: &Context, address: &str, doc: &mut Doc) -> CommandResult {
    let address = address.trim();
    if cx.store.suspended(address)?.is_none() {
        return refuse(say!("I have not stopped writing to {}.", term(address)));
    }
    cx.store.heal(address)?;
    note(cx, "letters to an address resumed")?;
    doc.para(say!(
        "From now on I write to {} again. HISTORY and SUMMARY show what its owner has missed.",
        term(address)
    ));
    Ok(())
}

/// Puts another address in the place of one of somebody's. What to say of it.
///
/// # Errors
/// If nobody has the old one, the new one cannot be theirs.
pub fn change_address(cx: &Context, old: &str, new: &str, doc: &mut Doc) -> CommandResult {
    let (user, old, new) = (registered(cx, old)?, old.trim(), new_address(cx, new)?);
    cx.store.replace_address(old, &new)?;
    readdress_seats(cx, &user, old, Some(&new))?;
    note(cx, "an address changed")?;
    let told = Note::of(say!(
        "The keeper has put the address {} in the place of {} in your registration as {}.",
        term(&new),
        term(old),
        person(&user.name)
    ));
    tell(cx, old, "Your addresses", &told)?;
    tell(cx, &new, "Your addresses", &told)?;
    doc.para(say!(
        "{} is now an address of {}, in the place of {}. Both have been told.",
        term(&new),
        person(&user.name),
        term(old)
    ));
    Ok(())
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
        doc.para(say!("The dedication of {} is {before}, as it was.", person(&user.name), before));
        return Ok(());
    }
    cx.store.adjust_dedication(user.id, by)?;
    note(cx, &format!("a dedication changed by {by:+}"))?;
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
        "The dedication of {} is now {after}; it was {before}. They have been told.",
        person(&user.name),
        after,
        before
    ));
    Ok(())
}
