//! Reads orders as people write them.
use super::super::map::Map;
use super::super::order::{Cancel, Order, Production};
use super::super::state::Sections;
use super::super::units::{Building, Kind, Units};
use super::words::Words;
use chancery_rules::Rejected;
use chancery_text::say;
use chancery_text::sentence::{Note, line, theirs};
use chancery_text::words::said;

/// The words that begin orders.
const KEYWORDS: &[&str] =
    &["attack", "build", "cancel", "governor", "hold", "move", "pass", "produce", "salt", "standing"];

/// The maximum length of a salt, in characters.
const MAX_SALT: usize = 40;

/// Reads an order in canonical spelling, regardless of any position.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read(map: &Map, text: &str) -> Result<Order, String> {
    parse(map, text).map_err(|rejected| said(rejected.into_why()))
}

/// Reads an order, regardless of any position.
pub(crate) fn parse(map: &Map, text: &str) -> Result<Order, Rejected> {
    let mut words = Words::of(text);
    let keyword = words.take().unwrap_or_default().to_lowercase();
    if !KEYWORDS.contains(&keyword.as_str()) {
        return Err(Rejected::unlike_an_order(say!(
            "{} is not an order: orders begin with BUILD, PRODUCE, ATTACK, MOVE, HOLD, STANDING, GOVERNOR, SALT or PASS.",
            theirs(text)
        )));
    }
    let order = after(map, &keyword, &mut words).and_then(|order| match words.is_empty() {
        true if text.contains('?') => {
            Err(Note::of(say!("I read this as a question. To give the order, send it without \"?\".")))
        }
        true => Ok(order),
        false => Err(Note::of(say!("{} is too much in {}.", theirs(words.rest()), theirs(text)))),
    });
    order.map_err(|why| if begins(map, text) { Rejected::because(why) } else { Rejected::unlike_an_order(why) })
}

/// Returns whether a line begins like an order: with a keyword, and a valid word after it.
pub(super) fn begins(map: &Map, line: &str) -> bool {
    let mut words = Words::of(line);
    let keyword = words.take().unwrap_or_default().to_lowercase();
    match keyword.as_str() {
        "attack" => words.land(map).is_ok(),
        "build" => building(&mut words).is_some() || words.takes("in"),
        "produce" => words.takes("in") || words.takes("auto") || words.takes_units().is_ok_and(|units| units.is_some()),
        "move" => words.takes("all") || words.takes_units().is_ok_and(|units| units.is_some()),
        "hold" => words.land(map).is_ok() && words.is_empty(),
        "governor" => words.takes_any(&["on", "off"]) || !sections(&mut words).eq(&Sections::NONE),
        "standing" => {
            let rest = words.rest();
            rest.eq_ignore_ascii_case("orders") || begins(map, &rest)
        }
        "cancel" => words.takes("standing"),
        "pass" => words.is_empty(),
        "salt" => words.take().is_some() && words.is_empty(),
        _ => false,
    }
}

/// Converts an order to a standing order.
///
/// # Errors
/// A sentence that says that it cannot be one.
pub(super) fn standing(order: Order) -> Result<Order, Note> {
    match order {
        Order::Standing(_) => Ok(order),
        Order::Build { .. } | Order::Produce { .. } | Order::Attack { .. } | Order::Move { .. } | Order::Hold(_) => {
            Ok(Order::Standing(Box::new(order)))
        }
        _ => Err(Note::of(
            "Only BUILD, PRODUCE, ATTACK, MOVE and HOLD can be standing orders. GOVERNOR stays as it is set.",
        )),
    }
}

fn after(map: &Map, keyword: &str, words: &mut Words<'_>) -> Result<Order, Note> {
    match keyword {
        "build" => build(map, words),
        "produce" => produce(map, words),
        "attack" => attack(map, words),
        "move" => moves(map, words),
        "hold" => {
            words.takes("in");
            Ok(Order::Hold(words.land(map)?))
        }
        "standing" => {
            let rest = words.rest();
            while words.take().is_some() {}
            if rest.is_empty() {
                return Err(Note::of(say!("Say which order stands: {}.", line("STANDING PRODUCE IN ALL AUTO"))));
            }
            standing(parse(map, &rest).map_err(Rejected::into_why)?)
        }
        "cancel" => cancel(map, words),
        "governor" => governor(words),
        "salt" => salt(words),
        _ => Ok(Order::Pass),
    }
}

fn building(words: &mut Words<'_>) -> Option<Building> {
    if words.takes_any(&["barracks", "barrack"]) {
        return Some(Building::Barracks);
    }
    if words.takes_any(&["stables", "stable"]) {
        return Some(Building::Stables);
    }
    if words.takes("artillery") {
        words.takes("factory");
        return Some(Building::Factory);
    }
    words.takes("factory").then_some(Building::Factory)
}

/// `STABLES IN GEL`, `IN GEL STABLES`
fn build(map: &Map, words: &mut Words<'_>) -> Result<Order, Note> {
    let what = |words: &mut Words<'_>| match building(words) {
        None if words.takes("nothing") => Some(None),
        None => None,
        found => Some(found),
    };
    let before = what(words);
    words.takes_any(&["in", "at"]);
    let at = words.land(map)?;
    let found = before.or_else(|| what(words));
    let what = found.ok_or_else(|| {
        let build = |what: &str| line(format!("BUILD {what} IN {}", map.key_of(at)));
        Note::of(say!("Name the building: {}, {} or {}.", build("STABLES"), build("FACTORY"), build("BARRACKS")))
    })?;
    Ok(Order::Build { what, at })
}

/// `IN GEL 2A 1C REST I`, `2A IN GEL`, `IN ALL AUTO`
fn produce(map: &Map, words: &mut Words<'_>) -> Result<Order, Note> {
    let mut place = None;
    let mut what: Option<Production> = None;
    let (mut units, mut rest, mut any) = (Vec::new(), None, false);
    while !words.is_empty() {
        if words.takes_any(&["in", "at"]) {
            place = Some(if words.takes("all") { None } else { Some(words.land(map)?) });
        } else if words.takes("auto") {
            what = Some(Production::Auto);
        } else if words.takes("nothing") {
            any = true;
        } else if words.takes("rest") {
            let kind = words.take().and_then(Kind::of);
            rest = Some(kind.ok_or_else(|| Note::of("Say on what the rest is spent: REST I, REST C or REST A."))?);
        } else if let Some(found) = words.takes_units()? {
            units.push(found);
        } else {
            return Err(Note::of(say!(
                "{} cannot be produced: write units, such as 2A 1C, REST I or AUTO.",
                theirs(words.rest())
            )));
        }
    }
    let Some(at) = place else {
        let city = map.all().find(|land| map.land(*land).is_city).map_or("GEL", |city| map.key_of(city));
        return Err(Note::of(say!(
            "Say where: {}, or {}, with the name of a city.",
            line(format!("PRODUCE IN {city} …")),
            line("PRODUCE IN ALL …")
        )));
    };
    let is_listed = any || rest.is_some() || !units.is_empty();
    let what = match what {
        Some(_) if is_listed => return Err(Note::of("AUTO stands alone: it decides on all units.")),
        Some(auto) => auto,
        None if is_listed => Production::Units { units, rest },
        None => {
            let at = at.map_or("ALL", |at| map.key_of(at));
            return Err(Note::of(say!(
                "Name the product: {}, or {}.",
                line(format!("PRODUCE IN {at} 1C REST I")),
                line(format!("PRODUCE IN {at} AUTO"))
            )));
        }
    };
    Ok(Order::Produce { at, what })
}

/// `NBR FROM GEL WITH 4I 3C STOP IF ODDS < 1.5 OCCUPY 80%`
fn attack(map: &Map, words: &mut Words<'_>) -> Result<Order, Note> {
    let target = words.land(map)?;
    if !words.takes("from") {
        let attack = line(format!("ATTACK {} FROM", map.key_of(target)));
        return Err(Note::of(say!("Say from where: {attack} one of your states.", attack)));
    }
    let from = words.land(map)?;
    let (mut with, mut stop_below, mut occupy) = (None, None, None);
    while !words.is_empty() {
        if words.takes("with") {
            with = column(words)?;
        } else if words.takes("stop") {
            words.takes("if");
            words.takes("odds");
            if !words.takes("<") {
                words.takes("below");
            }
            stop_below = Some(hundredths(words.take().unwrap_or_default())?);
        } else if words.takes("occupy") {
            let share = words.take().unwrap_or_default();
            words.takes("%");
            let percent = share.trim_end_matches('%').parse().ok().filter(|percent| (30..=100).contains(percent));
            let wrong = || Note::of(say!("OCCUPY has a share from 30% to 100%, and not {}.", theirs(share)));
            occupy = Some(percent.ok_or_else(wrong)?);
        } else {
            return Err(Note::of(say!(
                "{} cannot follow: {}, {} and {} can.",
                theirs(words.rest()),
                line("WITH 4I 3C"),
                line("STOP IF ODDS < 1.5"),
                line("OCCUPY 80%")
            )));
        }
    }
    Ok(Order::Attack { target, from, with, stop_below, occupy })
}

/// `ALL`, or `3I 1C`
fn column(words: &mut Words<'_>) -> Result<Option<Units>, Note> {
    if words.takes("all") {
        return Ok(None);
    }
    let units = words.units()?;
    match units.is_empty() {
        true => Err(Note::of("Say who goes: units such as 3I 1C, or ALL.")),
        false => Ok(Some(units)),
    }
}

/// `1.5` as 150.
pub(super) fn hundredths(text: &str) -> Result<u32, Note> {
    let bad = || Note::of(say!("Odds are a number such as 1.5, and not {}.", theirs(text)));
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let is_plain = !whole.is_empty() && whole.len() <= 3 && part.len() <= 2;
    if !is_plain || !whole.bytes().chain(part.bytes()).all(|byte| byte.is_ascii_digit()) {
        return Err(bad());
    }
    format!("{whole}{part:0<2}").parse().map_err(|_| bad())
}

/// `3I 1C FROM UTR TO NHO`
fn moves(map: &Map, words: &mut Words<'_>) -> Result<Order, Note> {
    let units = column(words)?;
    if !words.takes("from") {
        return Err(Note::of("Say from where to where: MOVE 3I 1C FROM one of your states TO another."));
    }
    let from = words.land(map)?;
    if !words.takes("to") {
        let moves = line(format!("MOVE … FROM {} TO", map.key_of(from)));
        return Err(Note::of(say!("Say to where: {moves} another of your states.", moves)));
    }
    Ok(Order::Move { units, from, to: words.land(map)? })
}

fn cancel(map: &Map, words: &mut Words<'_>) -> Result<Order, Note> {
    if !words.takes("standing") {
        return Err(Note::of(say!(
            "{} drops all standing orders, and {} the second one.",
            line("CANCEL STANDING ALL"),
            line("CANCEL STANDING 2")
        )));
    }
    words.takes_any(&["orders", "order"]);
    if words.is_empty() || words.takes("all") {
        return Ok(Order::CancelStanding(Cancel::All));
    }
    let rest = words.rest();
    while words.take().is_some() {}
    if let Ok(number) = rest.parse::<u32>() {
        return match number {
            0 => Err(Note::of("Standing orders are counted from 1.")),
            _ => Ok(Order::CancelStanding(Cancel::Number(number))),
        };
    }
    let same = parse(map, &rest).map_err(Rejected::into_why)?;
    match standing(same)? {
        Order::Standing(same) => Ok(Order::CancelStanding(Cancel::Same(same))),
        _ => Err(Note::of(say!("{} drops the second standing order.", line("CANCEL STANDING 2")))),
    }
}

fn sections(words: &mut Words<'_>) -> Sections {
    let mut sections = Sections::NONE;
    loop {
        if words.takes_any(&["produce", "production", "build"]) {
            sections.produce = true;
        } else if words.takes_any(&["attack", "attacks"]) {
            sections.attack = true;
        } else if words.takes_any(&["move", "moves"]) {
            sections.moves = true;
        } else if !words.takes("and") {
            return sections;
        }
    }
}

fn governor(words: &mut Words<'_>) -> Result<Order, Note> {
    let before = words.takes("on").then_some(true).or_else(|| words.takes("off").then_some(false));
    let named = if words.takes("all") { Sections::ALL } else { sections(words) };
    let after = words.takes("on").then_some(true).or_else(|| words.takes("off").then_some(false));
    if before.is_none() && after.is_none() && named == Sections::NONE {
        return Err(Note::of(say!(
            "Write {} or {}, or name sections: {}, ATTACK or MOVE.",
            line("GOVERNOR ON"),
            line("GOVERNOR OFF"),
            line("GOVERNOR PRODUCE")
        )));
    }
    let sections = if named == Sections::NONE { Sections::ALL } else { named };
    Ok(Order::Governor { sections, on: before.or(after).unwrap_or(true) })
}

fn salt(words: &mut Words<'_>) -> Result<Order, Note> {
    let word = words.take().unwrap_or_default();
    let is_plain = word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_+".contains(&byte));
    match is_plain && (1..=MAX_SALT).contains(&word.len()) {
        true => Ok(Order::Salt(word.to_owned())),
        false => Err(Note::of(say!(
            "A salt is one word of at most {} letters and digits: {}.",
            MAX_SALT,
            line("SALT tulip")
        ))),
    }
}
