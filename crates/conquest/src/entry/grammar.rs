//! Reads orders as people write them.
use super::super::map::Map;
use super::super::order::{Cancel, Order, Production};
use super::super::state::Sections;
use super::super::units::{Building, Kind, Units};
use super::words::Words;
use chancery_rules::Rejected;

/// The words that orders begin with.
const KEYWORDS: &[&str] =
    &["attack", "build", "cancel", "governor", "hold", "move", "pass", "produce", "salt", "standing"];

/// The most letters of a salt.
const MAX_SALT: usize = 40;

/// Reads an order in canonical spelling, without regard to any position.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read(map: &Map, text: &str) -> Result<Order, String> {
    parse(map, text).map_err(|rejected| rejected.why().to_owned())
}

/// Reads an order, without regard to any position.
pub(crate) fn parse(map: &Map, line: &str) -> Result<Order, Rejected> {
    let mut words = Words::of(line);
    let keyword = words.take().unwrap_or_default().to_lowercase();
    if !KEYWORDS.contains(&keyword.as_str()) {
        let why = format!(
            "\"{line}\" is not an order: orders begin with BUILD, PRODUCE, ATTACK, MOVE, HOLD, STANDING, GOVERNOR, SALT or PASS."
        );
        return Err(Rejected::unlike_an_order(why));
    }
    let order = after(map, &keyword, &mut words).and_then(|order| match words.is_empty() {
        true => Ok(order),
        false => Err(format!("\"{}\" is too much in \"{line}\".", words.rest())),
    });
    order.map_err(|why| if begins(map, line) { Rejected::because(why) } else { Rejected::unlike_an_order(why) })
}

/// Returns whether a line begins as orders do. Its keyword must be followed by what can follow it.
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

/// An order as a standing order.
///
/// # Errors
/// A sentence: it is none that can stand.
pub(super) fn standing(order: Order) -> Result<Order, String> {
    match order {
        Order::Standing(_) => Ok(order),
        Order::Build { .. } | Order::Produce { .. } | Order::Attack { .. } | Order::Move { .. } | Order::Hold(_) => {
            Ok(Order::Standing(Box::new(order)))
        }
        _ => Err("Only BUILD, PRODUCE, ATTACK, MOVE and HOLD can be standing orders. GOVERNOR stays as it is set."
            .to_owned()),
    }
}

fn after(map: &Map, keyword: &str, words: &mut Words<'_>) -> Result<Order, String> {
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
                return Err("Say which order stands: STANDING PRODUCE IN ALL AUTO.".to_owned());
            }
            standing(parse(map, &rest).map_err(|rejected| rejected.why().to_owned())?)
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
fn build(map: &Map, words: &mut Words<'_>) -> Result<Order, String> {
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
        format!(
            "Say what is built: BUILD STABLES IN {0}, BUILD FACTORY IN {0} or BUILD BARRACKS IN {0}.",
            map.key_of(at)
        )
    })?;
    Ok(Order::Build { what, at })
}

/// `IN GEL 2A 1C REST I`, `2A IN GEL`, `IN ALL AUTO`
fn produce(map: &Map, words: &mut Words<'_>) -> Result<Order, String> {
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
            rest = Some(kind.ok_or("Say on what the rest is spent: REST I, REST C or REST A.")?);
        } else if let Some(found) = words.takes_units()? {
            units.push(found);
        } else {
            return Err(format!(
                "\"{}\" cannot be produced: write units, such as 2A 1C, REST I or AUTO.",
                words.rest()
            ));
        }
    }
    let place = place.ok_or("Say where: PRODUCE IN GEL …, or PRODUCE IN ALL …, with the name of a city.".to_owned());
    let at = place.map_err(|why| match map.all().find(|land| map.land(*land).is_city) {
        Some(city) => why.replace("GEL", map.key_of(city)),
        None => why,
    })?;
    let is_listed = any || rest.is_some() || !units.is_empty();
    let what = match what {
        Some(_) if is_listed => return Err("AUTO stands alone: it decides on all units.".to_owned()),
        Some(auto) => auto,
        None if is_listed => Production::Units { units, rest },
        None => {
            let at = at.map_or("ALL", |at| map.key_of(at));
            return Err(format!("Say what is produced: PRODUCE IN {at} 1C REST I, or PRODUCE IN {at} AUTO."));
        }
    };
    Ok(Order::Produce { at, what })
}

/// `NBR FROM GEL WITH 4I 3C STOP IF ODDS < 1.5 OCCUPY 80%`
fn attack(map: &Map, words: &mut Words<'_>) -> Result<Order, String> {
    let target = words.land(map)?;
    if !words.takes("from") {
        return Err(format!("Say from where: ATTACK {} FROM one of your states.", map.key_of(target)));
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
            occupy = Some(percent.ok_or_else(|| format!("OCCUPY has a share from 30% to 100%, and not \"{share}\"."))?);
        } else {
            return Err(format!(
                "\"{}\" cannot follow: WITH 4I 3C, STOP IF ODDS < 1.5 and OCCUPY 80% can.",
                words.rest()
            ));
        }
    }
    Ok(Order::Attack { target, from, with, stop_below, occupy })
}

/// `ALL`, or `3I 1C`
fn column(words: &mut Words<'_>) -> Result<Option<Units>, String> {
    if words.takes("all") {
        return Ok(None);
    }
    let units = words.units()?;
    match units.is_empty() {
        true => Err("Say who goes: units such as 3I 1C, or ALL.".to_owned()),
        false => Ok(Some(units)),
    }
}

/// `1.5` as 150.
fn hundredths(text: &str) -> Result<u32, String> {
    let bad = || format!("Odds are a number such as 1.5, and not \"{text}\".");
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let is_plain = !whole.is_empty() && whole.len() <= 3 && part.len() <= 2;
    if !is_plain || !whole.bytes().chain(part.bytes()).all(|byte| byte.is_ascii_digit()) {
        return Err(bad());
    }
    format!("{whole}{part:0<2}").parse().map_err(|_| bad())
}

/// `3I 1C FROM UTR TO NHO`
fn moves(map: &Map, words: &mut Words<'_>) -> Result<Order, String> {
    let units = column(words)?;
    if !words.takes("from") {
        return Err("Say from where to where: MOVE 3I 1C FROM one of your states TO another.".to_owned());
    }
    let from = words.land(map)?;
    if !words.takes("to") {
        return Err(format!("Say to where: MOVE … FROM {} TO another of your states.", map.key_of(from)));
    }
    Ok(Order::Move { units, from, to: words.land(map)? })
}

fn cancel(map: &Map, words: &mut Words<'_>) -> Result<Order, String> {
    if !words.takes("standing") {
        return Err("CANCEL STANDING ALL drops all standing orders, and CANCEL STANDING 2 the second one.".to_owned());
    }
    words.takes_any(&["orders", "order"]);
    if words.is_empty() || words.takes("all") {
        return Ok(Order::CancelStanding(Cancel::All));
    }
    let rest = words.rest();
    while words.take().is_some() {}
    if let Ok(number) = rest.parse::<u32>() {
        return match number {
            0 => Err("Standing orders are counted from 1.".to_owned()),
            _ => Ok(Order::CancelStanding(Cancel::Number(number))),
        };
    }
    let same = parse(map, &rest).map_err(|rejected| rejected.why().to_owned())?;
    match standing(same)? {
        Order::Standing(same) => Ok(Order::CancelStanding(Cancel::Same(same))),
        _ => Err("CANCEL STANDING 2 drops the second standing order.".to_owned()),
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

fn governor(words: &mut Words<'_>) -> Result<Order, String> {
    let before = words.takes("on").then_some(true).or_else(|| words.takes("off").then_some(false));
    let named = if words.takes("all") { Sections::ALL } else { sections(words) };
    let after = words.takes("on").then_some(true).or_else(|| words.takes("off").then_some(false));
    if before.is_none() && after.is_none() && named == Sections::NONE {
        return Err("Write GOVERNOR ON or GOVERNOR OFF, or name sections: GOVERNOR PRODUCE, ATTACK or MOVE.".to_owned());
    }
    let sections = if named == Sections::NONE { Sections::ALL } else { named };
    Ok(Order::Governor { sections, on: before.or(after).unwrap_or(true) })
}

fn salt(words: &mut Words<'_>) -> Result<Order, String> {
    let word = words.take().unwrap_or_default();
    let is_plain = word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_+".contains(&byte));
    match is_plain && (1..=MAX_SALT).contains(&word.len()) {
        true => Ok(Order::Salt(word.to_owned())),
        false => Err(format!("A salt is one word of at most {MAX_SALT} letters and digits: SALT tulip.")),
    }
}
