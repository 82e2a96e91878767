//! Writes orders in canonical spelling.
use super::super::map::Map;
use super::super::order::{Cancel, Order, Production};
use super::super::state::Sections;

/// An order in canonical spelling, from which [`read`](super::read) restores it.
pub fn write(map: &Map, order: &Order) -> String {
    let key = |land| map.key_of(land);
    match order {
        Order::Build { what, at } => format!("BUILD {} IN {}", what.map_or("NOTHING", |what| what.word()), key(*at)),
        Order::Produce { at, what } => format!("PRODUCE IN {} {}", at.map_or("ALL", key), production(what)),
        Order::Attack { target, from, with, stop_below, occupy } => {
            let mut text = format!("ATTACK {} FROM {}", key(*target), key(*from));
            text += &with.map_or(String::new(), |with| format!(" WITH {}", with.order()));
            text += &stop_below.map_or(String::new(), |stop| format!(" STOP IF ODDS < {}", odds(stop)));
            text += &occupy.map_or(String::new(), |share| format!(" OCCUPY {share}%"));
            text
        }
        Order::Move { units, from, to } => {
            let who = units.map_or("ALL".to_owned(), |units| units.order());
            format!("MOVE {who} FROM {} TO {}", key(*from), key(*to))
        }
        Order::Hold(land) => format!("HOLD {}", key(*land)),
        Order::Standing(order) => format!("STANDING {}", write(map, order)),
        Order::CancelStanding(Cancel::All) => "CANCEL STANDING ALL".to_owned(),
        Order::CancelStanding(Cancel::Number(n)) => format!("CANCEL STANDING {n}"),
        Order::CancelStanding(Cancel::Same(order)) => format!("CANCEL STANDING {}", write(map, order)),
        Order::Governor { sections, on } => {
            let switch = if *on { "ON" } else { "OFF" };
            match *sections == Sections::ALL {
                true => format!("GOVERNOR {switch}"),
                false => format!("GOVERNOR {switch} {}", sections.words().join(" ")),
            }
        }
        Order::Salt(word) => format!("SALT {word}"),
        Order::Pass => "PASS".to_owned(),
    }
}

fn production(what: &Production) -> String {
    match what {
        Production::Auto => "AUTO".to_owned(),
        Production::Units { units, rest } => {
            let mut words: Vec<String> = units.iter().map(|(n, kind)| format!("{n}{}", kind.letter())).collect();
            words.extend(rest.map(|kind| format!("REST {}", kind.letter())));
            if words.is_empty() {
                words.push("NOTHING".to_owned());
            }
            words.join(" ")
        }
    }
}

/// Odds in hundredths as people write them: `1.5`.
pub fn odds(hundredths: u32) -> String {
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
