//! The people who are registered, for the keeper.
use crate::command::access::keeper::is_banned;
use crate::command::{Stop, refuse};
use crate::say;
use crate::text::sentence::{and, person, term, theirs};

use crate::game::dates::day;
use crate::game::reliability::Record;
use crate::store::{Life, Store, User};
use crate::text::{counted, hanging, list, row};
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;

/// The most people who are named when several are meant.
const MAX_NAMED: usize = 20;

/// A person who is registered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Person {
    /// Their name.
    pub name: String,
    /// Their addresses; letters go to the first one.
    pub addresses: Vec<String>,
    /// The time at which they registered.
    pub registered: Timestamp,
    /// Their time zone.
    pub timezone: String,
    /// Whether BAN keeps them away.
    pub banned: bool,
    /// Since when nothing is sent to their first address, because letters to it came back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unreachable_since: Option<Timestamp>,
    /// The classic number for how much others can count on them.
    pub dedication: i64,
    /// The same, in words.
    pub record: String,
    /// The seats in which they sit now.
    pub seats: Vec<SeatSummary>,
    /// The number of seats that they had before.
    pub former_seats: usize,
}

/// A seat of somebody's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSummary {
    /// The game.
    pub game: String,
    /// The stage of its life.
    pub life: &'static str,
    /// A power, or a role.
    pub seat: String,
    /// Since when.
    pub since: Timestamp,
    /// The address for letters about the game, if not their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letters_to: Option<String>,
}

/// Returns everyone who is registered, by name.
pub fn all(store: &Store) -> Result<Vec<Person>> {
    store.users()?.iter().map(|user| of(store, user)).collect()
}

/// The one person who is meant: by an address, or a part of their name.
///
/// # Errors
/// If it is nobody, or several.
pub fn one(store: &Store, who: &str) -> Result<Person, Stop> {
    let who = who.trim();
    let mut found = match store.user_at(who)? {
        Some(user) => vec![user],
        None if who.contains('@') => Vec::new(),
        None => store.users_named(who)?,
    };
    found.retain(|user| !user.address.is_empty());
    match found.as_slice() {
        [user] => Ok(of(store, user)?),
        [] => refuse(say!("Nobody is registered here as {}.", theirs(who))),
        several => {
            let named = several.iter().take(MAX_NAMED);
            let named = and(named.map(|user| say!("{} ({})", person(&user.name), term(&user.address))));
            refuse(say!("Whom do you mean: {named}? Write the address.", named))
        }
    }
}

fn of(store: &Store, user: &User) -> Result<Person> {
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
        banned: is_banned(store, &addresses)?,
        unreachable_since: store.suspended(&user.address)?,
        addresses,
        registered: user.registered,
        timezone: user.timezone.clone(),
        dedication: record.dedication(),
        record: record.told(),
        seats,
        former_seats,
    })
}

/// A list of people, in words.
pub fn list_text(people: &[Person]) -> String {
    if people.is_empty() {
        return "Nobody is registered.\n".to_owned();
    }
    let mut text = String::new();
    for person in people {
        let address = person.addresses.first().map_or("", String::as_str);
        let games: Vec<String> = person.seats.iter().map(|seat| format!("{} ({})", seat.game, seat.seat)).collect();
        let banned = if person.banned { ", BANNED" } else { "" };
        let games = if games.is_empty() { "no game".to_owned() } else { games.join(", ") };
        text += &hanging(&format!("{}, {address}{banned}: {games}", person.name));
    }
    text
}

/// One person, in words.
pub fn text(person: &Person, zone: &TimeZone) -> String {
    let mut text = format!("{}\n", person.name);
    let mut line = |field: &str, value: &str| text += &row(&format!("  {:<12} ", format!("{field}:")), value);
    line("Addresses", &list(&person.addresses));
    line("Registered", &day(person.registered, zone));
    line("Time zone", &person.timezone);
    line("Record", &person.record);
    line("Dedication", &person.dedication.to_string());
    if person.banned {
        line("Banned", "yes; UNBAN lets them in again");
    }
    if let Some(since) = person.unreachable_since {
        line("Unreachable", &format!("letters came back; none is sent since {}, until they write", day(since, zone)));
    }
    for seat in &person.seats {
        let to = seat.letters_to.as_ref().map_or(String::new(), |to| format!(", letters to {to}"));
        line("Plays", &format!("{}: {} ({}), since {}{to}", seat.game, seat.seat, seat.life, day(seat.since, zone)));
    }
    if 0 < person.former_seats {
        line(
            "Before",
            &format!("{} in games that are over, or that they have left", counted(person.former_seats, "seat")),
        );
    }
    text
}
