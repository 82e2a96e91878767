//! The facts that people may know about each other: WHOIS and INFO PLAYER.
use crate::command::context::Context;
use crate::command::refusal::{Refusal, or_fault};
use crate::command::{CommandResult, Stop, refuse};
use crate::game::reliability::Record;
use crate::game::reliability::percent;
use crate::say;
use crate::store::{Privacy, Role, User};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, person, term, theirs};
use anyhow::Result;

/// The columns of a label.
const FIELD: usize = 15;
/// The most people to find by a part of a name.
const MAX_FOUND: usize = 20;

/// The facts that the writer may know about a person: nothing (`None`), or their identity, and perhaps their
/// address.
struct Sight {
    address: bool,
}

/// Applies a person's own preference, or the judge's rule, on who may find them. GMs know the players of their
/// games. A game that hides its players reveals no one.
fn sight(cx: &Context, user: &User) -> Result<Option<Sight>> {
    let Some(own) = cx.principal.person() else { return Ok(None) };
    if own.id == user.id || or_fault(cx.by_keeper())?.is_ok() {
        return Ok(Some(Sight { address: true }));
    }
    let (mut meets, mut runs, mut address) = (false, false, false);
    for id in cx.store.shared_games(own.id, user.id)? {
        let game = cx.load(cx.store.game(id)?)?;
        for mine in game.seats.iter().filter(|seat| seat.user == own.id) {
            for theirs in game.seats.iter().filter(|seat| seat.user == user.id && game.may_know(mine, seat)) {
                meets = true;
                runs |= mine.role == Role::Master;
                address |= game.may_see_address(mine, theirs);
            }
        }
    }
    let is_shown = match user.privacy.unwrap_or(cx.judge.privacy) {
        Privacy::All => true,
        Privacy::Players => meets,
        Privacy::None => runs,
    };
    Ok((is_shown || runs).then_some(Sight { address }))
}

/// The people with that name or address that the writer may know about.
fn find(cx: &Context, text: &str) -> Result<Vec<(User, Sight)>, Stop> {
    cx.user()?;
    if !cx.principal.is_proved() {
        return Err(Refusal::Unverified.into());
    }
    let users = match text.contains('@') {
        true => cx.store.user_at(text)?.into_iter().collect(),
        false => cx.store.users_named(text)?,
    };
    let mut found = Vec::new();
    for user in users {
        if let Some(sight) = sight(cx, &user)? {
            found.push((user, sight));
        }
        if found.len() == MAX_FOUND {
            break;
        }
    }
    if found.is_empty() {
        // The answer is the same for people who are not registered and people who do not want to be found.
        return refuse(say!(
            "I know no one called {} whose profile you can see. Unless they choose otherwise, only people in a game with them see it (HELP SET PRIVACY).",
            theirs(text)
        ));
    }
    Ok(found)
}

/// Adds the people with that name or address.
///
/// # Errors
/// If the writer is not proved, or may not know about anyone with that name.
pub fn who_is(cx: &Context, text: &str, doc: &mut Doc) -> CommandResult {
    for (user, sight) in find(cx, text)? {
        let address = if sight.address { user.address.as_str() } else { "" };
        doc.cells((person(&user.name), term(address)));
        let mut is_first = true;
        let record = Record::of_user(cx.store, user.id, true)?.told();
        for (field, value) in
            [("Country", &user.country), ("Level", &user.level), ("Site", &user.site), ("Record", &record)]
        {
            if !value.is_empty() {
                doc.row(field, term(value));
                if std::mem::take(&mut is_first) {
                    doc.close_up();
                }
            }
        }
    }
    Ok(())
}

/// Adds how reliable a person is. Without a name, that person is the writer.
///
/// # Errors
/// The same as for [`who_is`], or if several people match.
pub fn info(cx: &Context, text: &str, doc: &mut Doc) -> CommandResult {
    let mut found = find(cx, if text.is_empty() { &cx.user()?.address } else { text })?;
    if found.len() != 1 {
        let names: Vec<String> = found.into_iter().map(|(user, _)| user.name).collect();
        return refuse(say!("Which of these: {}? Write more of the name, or the address.", term(names.join(", "))));
    }
    let Some((user, _)) = found.pop() else { return Err(Refusal::Usage("INFO PLAYER address").into()) };
    let is_own = cx.user()?.id == user.id;
    let own = Record::of_user(cx.store, user.id, !is_own)?;
    let ratio = |ratio: Option<f64>| {
        ratio.map_or(Note::of(""), |ratio| Note::of(say!(" (ratio {})", term(format!("{ratio:.2}")))))
    };
    let reliability = term(percent(own.reliability()));
    doc.para(person(&user.name));
    for (i, (field, value)) in [
        ("On time", say!("{} of {} phases{}", own.on_time, own.n_phases(), ratio(own.on_time_ratio()))),
        ("Late", say!("{}, and {} missed altogether", own.late, own.missed)),
        ("Seats", say!("{} from the start, {} taken over", own.started, own.taken_over)),
        ("Left", say!("{}{}", own.left, ratio(own.resignation_ratio()))),
        ("Dedication", say!("{}", own.dedication())),
        (
            "Reliability",
            match own.n_phases() {
                0 => say!("unknown yet; counts as {reliability}", reliability),
                _ => say!("{reliability}", reliability),
            },
        ),
    ]
    .into_iter()
    .enumerate()
    {
        doc.classic_row(say!("  {field}:", field), FIELD, value);
        if i == 0 {
            doc.close_up();
        }
    }
    if is_own && own != Record::of_user(cx.store, user.id, true)? {
        doc.para("Others do not see results from games that keep players or lateness secret.");
        doc.close_up();
    }
    Ok(())
}
