//! The events of a turn besides battles: income, building, production, moves, and orders that could not be carried
//! out.
use super::standing::{name_width, playing};
use super::summary::several;
use super::words::InWords;
use super::words::ratio;
use chancery_conquest::entry::lapse;
use chancery_conquest::event::{Event, Prospect};
use chancery_conquest::{Conquest, View};
use chancery_rules::Power;
use chancery_text::{counted, hanging, list, row};

/// A part of a letter: a heading, and what is below it. Empty if there is nothing.
pub(super) fn section(heading: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("\n{heading}\n\n{text}") }
}

/// A row for each power: its income, what it built, and what each city produced.
pub(super) fn economy(words: &dyn InWords, before: &View, events: &[Event]) -> String {
    let mut text = String::new();
    for power in playing(words.rules(), &before.seen) {
        let mut said = Vec::new();
        let mut units = Vec::new();
        for event in events {
            match event {
                Event::Income { power: own, mines, iron } if *own == power && 0 < *mines => {
                    said.push(format!("{} kg from {}, {iron} kg in all", 100 * mines, counted(mines, "mine")));
                }
                Event::Built { power: own, at, building } if *own == power => {
                    said.push(format!("builds {} in {}", building.name(), words.key(*at)));
                }
                Event::Produced { power: own, at, units: new, lost, .. } if *own == power => {
                    let lost = match lost {
                        0 => String::new(),
                        n => format!(" ({} lost)", counted(n, "point")),
                    };
                    units.push(words.made(*at, *new) + &lost);
                }
                _ => {}
            }
        }
        if !units.is_empty() {
            said.push(format!("produces {}", units.join(", ")));
        }
        if !said.is_empty() {
            text += &of_power(words, power, &format!("{}.", said.join("; ")));
        }
    }
    text
}

/// A row for each power that moved units.
pub(super) fn moves(words: &dyn InWords, before: &View, events: &[Event]) -> String {
    let mut text = String::new();
    for power in playing(words.rules(), &before.seen) {
        let moves = events.iter().filter_map(|event| match event {
            Event::Moved { power: own, from, to, units } if *own == power => Some(words.moved(*units, *from, *to)),
            _ => None,
        });
        let moves: Vec<String> = moves.collect();
        if !moves.is_empty() {
            text += &of_power(words, power, &format!("{}.", moves.join(", ")));
        }
    }
    text
}

/// `Red:     2i GRO to FRI.`
fn of_power(words: &dyn InWords, power: Power, line: &str) -> String {
    row(&format!("{:<1$}", format!("{}:", words.name(power)), name_width(words.rules()) + 2), line)
}

/// Tells who sent nothing, and who is out of the game.
pub(super) fn players(words: &dyn InWords, events: &[Event]) -> String {
    let mut text = String::new();
    for event in events {
        match event {
            Event::Missed { power, n } => {
                let again = match n {
                    0 | 1 => String::new(),
                    n => format!(" (the {} turn in a row)", ordinal(*n)),
                };
                let line = format!(
                    "{} sent nothing{again}: standing orders were carried out, and the governor did the rest.",
                    words.name(*power)
                );
                text += &hanging(&line);
            }
            Event::Eliminated { power, iron } => {
                let iron = if *iron == 0 { String::new() } else { format!(" Its {iron} kg of iron are lost.") };
                text +=
                    &hanging(&format!("{} has no state any more, and is out of the game.{iron}", words.name(*power)));
            }
            _ => {}
        }
    }
    text
}

fn ordinal(n: u32) -> String {
    match n {
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        n => format!("{n}th"),
    }
}

/// Orders that were not carried out, or not in full, each with its reason. `named`: of whom they are.
pub(super) fn lapses(words: &dyn InWords, events: &[Event], named: bool) -> String {
    let mut text = String::new();
    for event in events {
        if let Event::Lapsed { power, order, why } = event {
            let whose = if named { format!("{}: ", words.name(*power)) } else { String::new() };
            text += &hanging(&format!("{whose}{}", lapse(words.wording(), order, why)));
        }
        if let Event::Produced { power, at, short, .. } = event
            && !short.is_empty()
        {
            let whose = if named { format!("{}: ", words.name(*power)) } else { String::new() };
            text += &hanging(&format!(
                "{whose}PRODUCE IN {}: there were not enough points, iron or buildings for {short}.",
                words.key(*at)
            ));
        }
    }
    text
}

/// Tells how attacks may go that are not fought yet, a line for each.
pub(super) fn prospects(rules: &Conquest, events: &[Event]) -> String {
    let prospects = events.iter().filter_map(|event| match event {
        Event::Prospect(prospect) => Some(prospect),
        _ => None,
    });
    prospects.map(|prospect| hanging(&self::prospect(rules, prospect))).collect()
}

/// `ATTACK NBR FROM GEL: 4i 2c against 3i, 10 against 6 (1.66 to 1). It wins 95 %, then with 3i 2c left on average.`
fn prospect(rules: &Conquest, prospect: &Prospect) -> String {
    let Prospect { from, target, column, garrison, odds, .. } = prospect;
    let (attack, defence) = (column.attack(), garrison.defence());
    let head = format!("ATTACK {} FROM {}: {column} against {garrison}", rules.key(*target), rules.key(*from));
    let scores = format!("{attack} to {defence}");
    match odds {
        None => format!("{head}, {scores}: {} too few to attack.", defence.saturating_sub(attack)),
        Some(odds) => {
            let about = if odds.is_exact { "" } else { "about " };
            let left = match odds.won {
                0 => String::new(),
                _ => format!(", with {} left on average", odds.left),
            };
            format!(
                "{head}, {scores} ({}): it wins {about}{}{left}.",
                ratio(attack, defence),
                super::words::chance(odds.won)
            )
        }
    }
}

/// Tells how production is shared, in short: `14 points for 2 cities`.
pub(super) fn share_of(rules: &Conquest, view: &View, power: Power) -> String {
    let points = view.seen.production(rules.map(), power);
    match view.seen.cities_of(power).count() {
        0 => format!("{points} points, but no city"),
        n => format!("{points} points for {}", several(n, "city", "cities")),
    }
}

/// The salts of a turn, and where the ledger is.
pub(super) fn luck(events: &[Event]) -> String {
    let Some(opened) = events.iter().find_map(|event| match event {
        Event::Luck(opened) => Some(opened),
        _ => None,
    }) else {
        return String::new();
    };
    let salts: Vec<String> = opened
        .salts
        .iter()
        .filter(|(_, salt)| !salt.is_empty())
        .map(|(seat, salt)| format!("{seat} \"{salt}\""))
        .collect();
    let salts = match salts.as_slice() {
        [] => "Nobody has salted the luck of this turn.".to_owned(),
        salts => format!("Salts of this turn: {}.", list(salts)),
    };
    let how = format!("VERIFY {} mails each piece of luck, and HELP FAIR LUCK says how to check it.", opened.turn);
    format!("\n{}", hanging(&format!("{salts} {how}")))
}
