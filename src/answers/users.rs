//! The registered people, for the keeper.
use crate::command::access::keeper::is_banned;
use crate::command::{Stop, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, Say as _, and, person, term, theirs};

use crate::game::dates::day;
use crate::game::reliability::Record;
use crate::store::{Life, Store, User};
use anyhow::Result;
use jiff::Timestamp;
use serde::Serialize;

/// The most names to list when several people match.
const MAX_NAMED: usize = 20;

/// A registered person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Person {
    /// Their name.
    pub name: String,
    /// Their addresses. E-mails go to the first one.
    pub addresses: Vec<String>,
    /// The time of registration.
    pub registered: Timestamp,
    /// Their time zone.
    pub timezone: String,
    /// Whether BAN excludes them.
    pub banned: bool,
    /// The addresses that the judge no longer sends to, because e-mails bounced.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unreachable: Vec<Unreachable>,
    /// The classic rating of their reliability.
    pub dedication: i64,
    /// The same, in words.
    pub record: String,
    /// The seats that they hold.
    pub seats: Vec<SeatSummary>,
    /// The number of seats that they had before.
    pub former_seats: usize,
}

/// An address that the judge no longer sends to, because e-mails bounced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unreachable {
    /// The address.
    pub address: String,
    /// The time since which it is unreachable.
    pub since: Timestamp,
    /// The mail server's reason for the last bounce.
    pub why: String,
}

impl Unreachable {
    /// Returns the unreachable ones among these addresses.
    pub fn among(store: &Store, addresses: &[String]) -> Result<Vec<Self>> {
        let mut found = Vec::new();
        for address in addresses {
            if let Some(since) = store.suspended(address)? {
                let why = store.bounced(address, Timestamp::UNIX_EPOCH)?.map(|bounced| bounced.why).unwrap_or_default();
                found.push(Self { address: address.clone(), since, why });
            }
        }
        Ok(found)
    }
}

/// A seat of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSummary {
    /// The game.
    pub game: String,
    /// The stage of its life.
    pub life: &'static str,
    /// A power, or a role.
    pub seat: String,
    /// The start of the tenure.
    pub since: Timestamp,
    /// The address for e-mails about the game, if it differs from their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letters_to: Option<String>,
}

/// Returns all registered people, by name.
pub fn all(store: &Store, now: Timestamp) -> Result<Vec<Person>> {
    store.users()?.iter().map(|user| of(store, user, now)).collect()
}

/// The one person with this address, or this part of a name.
///
/// # Errors
/// If no one matches, or several do.
pub fn one(store: &Store, who: &str, now: Timestamp) -> Result<Person, Stop> {
    let who = who.trim();
    let mut found = match store.user_at(who)? {
        Some(user) => vec![user],
        None if who.contains('@') => Vec::new(),
        None => store.users_named(who)?,
    };
    found.retain(|user| !user.address.is_empty());
    match found.as_slice() {
        [user] => Ok(of(store, user, now)?),
        [] => refuse(say!("{} is not registered here.", theirs(who))),
        several => {
            let named = several.iter().take(MAX_NAMED);
            let named = and(named.map(|user| say!("{} ({})", person(&user.name), term(&user.address))));
            refuse(say!("Which of these: {named}? Write the address.", named))
        }
    }
}

fn of(store: &Store, user: &User, now: Timestamp) -> Result<Person> {
    let addresses = store.addresses(user.id)?;
    let record = Record::of(&store.marks_of(user.id, true)?);
    let (mut seats, mut former_seats) = (Vec::new(), 0);
    for seat in store.tenures_of(user.id)? {
        let game = store.game(seat.game)?;
        if seat.until.is_some() || matches!(game.life, Life::Finished | Life::Terminated) {
            former_seats += 1;
            continue;
        }
        seats.push(SeatSummary {
            game: game.name,
            life: game.life.word(),
            seat: seat.power.unwrap_or_else(|| seat.role.word().to_owned()),
            since: seat.since,
            letters_to: seat.address,
        });
    }
    Ok(Person {
        name: user.name.clone(),
        banned: is_banned(store, &addresses, now)?,
        unreachable: Unreachable::among(store, &addresses)?,
        addresses,
        registered: user.registered,
        timezone: user.timezone.clone(),
        dedication: record.dedication(),
        record: record.told(),
        seats,
        former_seats,
    })
}

/// Adds a list of people.
pub fn tell_all(people: &[Person], doc: &mut Doc) {
    if people.is_empty() {
        doc.para("No one is registered.");
    }
    for user in people {
        let address = term(user.addresses.first().map_or("", String::as_str));
        let seats = user.seats.iter().map(|seat| format!("{} ({})", seat.game, seat.seat)).collect::<Vec<_>>();
        doc.classic(say!(
            "{}, {address}{banned}: {games}",
            person(&user.name),
            address,
            banned = if user.banned { ", BANNED" } else { "" },
            games = if seats.is_empty() { "no game".arg() } else { term(seats.join(", ")) }
        ));
    }
}

/// Adds one person.
pub fn tell(user: &Person, doc: &mut Doc) {
    let zone = doc.reader().zone.clone();
    let on = |time: Timestamp| term(day(time, &zone));
    doc.para(person(&user.name));
    doc.row("Addresses", and(user.addresses.iter().map(term)));
    doc.close_up();
    doc.row("Registered", on(user.registered));
    doc.row("Time zone", term(&user.timezone));
    doc.row("Record", term(&user.record));
    doc.row("Dedication", user.dedication);
    if user.banned {
        doc.row("Banned", "yes; UNBAN lets them in again");
    }
    for Unreachable { address, since, why } in &user.unreachable {
        let reason = if why.is_empty() { Note::of("") } else { Note::of(say!(" ({})", term(why))) };
        doc.row(
            "Unreachable",
            say!(
                "e-mails to {address} came back{reason}; none is sent there since {since}, until they write",
                address = term(address),
                reason,
                since = on(*since)
            ),
        );
    }
    for seat in &user.seats {
        let to = seat.letters_to.as_ref().map_or(Note::of(""), |to| Note::of(say!(", e-mails to {}", term(to))));
        let (game, power) = (term(&seat.game), term(&seat.seat));
        doc.row("Plays", say!("{game}: {power} ({}), since {}{to}", game, power, seat.life, on(seat.since), to));
    }
    if 0 < user.former_seats {
        let n = user.former_seats;
        doc.row("Before", say!("{n seat|seats} in games that are over, or that they have left", n));
    }
}
