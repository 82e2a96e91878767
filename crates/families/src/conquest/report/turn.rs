//! The events of a turn other than battles: income, building, production, moves, and orders that could not be carried
//! out.
use super::standing::playing;
use super::words::{InWords, chance, ratio};
use chancery_conquest::entry::lapse;
use chancery_conquest::event::{Event, Prospect};
use chancery_conquest::{Conquest, View};
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{Note, and, commas, line, place, power, semicolons, term, theirs};

/// The income of each power, what it built, and what each of its cities produced.
pub(super) fn economy(words: &dyn InWords, before: &View, events: &[Event]) -> Vec<(Power, Note)> {
    let mut all = Vec::new();
    for power in playing(words.rules(), &before.seen) {
        let mut said = Vec::new();
        let mut units = Vec::new();
        for event in events {
            match event {
                Event::Income { power: own, mines, iron } if *own == power && 0 < *mines => {
                    let (kg, mines) = (words.rules().map().figures.income(*mines), *mines);
                    said.push(Note::of(say!(
                        "{kg} kg from {mines mine|mines}, {iron} kg in all",
                        kg,
                        mines,
                        iron = *iron
                    )));
                }
                Event::Built { power: own, at, building } if *own == power => {
                    said.push(Note::of(say!("builds {} in {}", term(building.name()), place(words.key(*at)))));
                }
                Event::Produced { power: own, at, units: new, lost, .. } if *own == power => {
                    let made = term(words.made(*at, *new));
                    units.push(match *lost {
                        0 => Note::of(made),
                        lost => Note::of(say!("{made} ({lost point|points} lost)", made, lost)),
                    });
                }
                _ => {}
            }
        }
        if !units.is_empty() {
            said.push(Note::of(say!("produces {}", commas(&units))));
        }
        if !said.is_empty() {
            all.push((power, Note::of(say!("{}.", semicolons(said)))));
        }
    }
    all
}

/// The moves of each power.
pub(super) fn moves(words: &dyn InWords, before: &View, events: &[Event]) -> Vec<(Power, Note)> {
    let mut all = Vec::new();
    for power in playing(words.rules(), &before.seen) {
        let moves = events.iter().filter_map(|event| match event {
            Event::Moved { power: own, from, to, units } if *own == power => Some(words.moved(*units, *from, *to)),
            _ => None,
        });
        let moves: Vec<String> = moves.collect();
        if !moves.is_empty() {
            all.push((
                power,
                Note::of(say!("{}.", commas(moves.into_iter().map(term::<chancery_text::sentence::Open>)))),
            ));
        }
    }
    all
}

/// Names the players who sent no orders, and those who are out of the game.
pub(super) fn players(words: &dyn InWords, events: &[Event]) -> Vec<Note> {
    let told = |event: &Event| match event {
        Event::Missed { power: own, n } => {
            let again = match n {
                0 | 1 => say!(""),
                2 => say!(" (the second turn in a row)"),
                3 => say!(" (the third turn in a row)"),
                n => say!(" (the {n}th turn in a row)", n = *n),
            };
            Some(Note::of(say!(
                "{} sent nothing{again}: standing orders were carried out, and the governor did the rest.",
                power(words.name(*own)),
                again
            )))
        }
        Event::Eliminated { power: own, iron } => {
            let lost = match *iron {
                0 => say!(""),
                iron => say!(" Its {iron} kg of iron are lost.", iron),
            };
            let own = power(words.name(*own));
            Some(Note::of(say!("{own} has no states left, and is out of the game.{lost}", own, lost)))
        }
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

/// Orders that were not carried out, or only in part, each with its reason. `named`: includes the name of the power.
pub(super) fn lapses(words: &dyn InWords, events: &[Event], named: bool) -> Vec<Note> {
    let mut all = Vec::new();
    let mut tell = |own: Power, why: Note| {
        all.push(match named {
            true => Note::of(say!("{}: {}", power(words.name(own)), why)),
            false => why,
        });
    };
    for event in events {
        match event {
            Event::Lapsed { power, order, why } => tell(*power, lapse(words.wording(), order, why)),
            Event::Produced { power, at, short, .. } if !short.is_empty() => {
                let produce = line(format!("PRODUCE IN {}", words.key(*at)));
                let short = term(short.to_string());
                let why =
                    say!("{produce}: there were not enough points, iron or buildings for {short}.", produce, short);
                tell(*power, Note::of(why));
            }
            _ => {}
        }
    }
    all
}

/// Predicts attacks that have not been fought, a sentence for each.
pub(super) fn prospects(rules: &Conquest, events: &[Event]) -> Vec<Note> {
    let prospects = events.iter().filter_map(|event| match event {
        Event::Prospect(found) => Some(prospect(rules, found)),
        _ => None,
    });
    prospects.collect()
}

/// `ATTACK NBR FROM GEL: 4i 2c against 3i, 10 against 6 (1.66 to 1). It wins 95%, then with 3i 2c left on average.`
fn prospect(rules: &Conquest, prospect: &Prospect) -> Note {
    let Prospect { from, target, column, garrison, odds, .. } = prospect;
    let (attack, defence) = (column.attack(), garrison.defence());
    let order = line(format!("ATTACK {} FROM {}", rules.key(*target), rules.key(*from)));
    let (column, garrison) = (term(column.to_string()), term(garrison.to_string()));
    let head = Note::of(say!(
        "{order}: {column} against {garrison}, {attack} to {defence}",
        order,
        column,
        garrison,
        attack,
        defence
    ));
    Note::of(match odds {
        None => say!("{head}: {} too few to attack.", head, n = defence.saturating_sub(attack)),
        Some(odds) => {
            let about = if odds.is_exact { "" } else { "about " };
            let left = match odds.won {
                0 => say!(""),
                _ => say!(", with {} left on average", term(odds.left.to_string())),
            };
            let (ratio, wins) = (term(ratio(attack, defence)), term(chance(odds.won)));
            say!("{head} ({ratio}): it wins {about}{wins}{left}.", head, ratio, about, wins, left)
        }
    })
}

/// Summarises the shares of production: `14 points for 2 cities`.
pub(super) fn share_of(rules: &Conquest, view: &View, power: Power) -> Note {
    let points = view.seen.production(rules.map(), power);
    Note::of(match view.seen.cities_of(power).count() {
        0 => say!("{points} points, but no city", points),
        n => say!("{points} points for {n city|cities}", points, n),
    })
}

/// The salts of a turn, and where to find the ledger.
pub(super) fn luck(events: &[Event]) -> Option<Note> {
    let opened = events.iter().find_map(|event| match event {
        Event::Luck(opened) => Some(opened),
        _ => None,
    })?;
    let salts = opened.salts.iter().filter(|(_, salt)| !salt.is_empty());
    let salts: Vec<Note> = salts.map(|(seat, salt)| Note::of(say!("{} {}", term(seat), theirs(salt)))).collect();
    let salts = match salts.as_slice() {
        [] => say!("No one has salted this turn's luck."),
        salts => say!("Salts of this turn: {}.", and(salts)),
    };
    Some(Note::of(say!(
        "{salts} {verify} mails each piece of luck, and {help} says how to check it.",
        salts,
        verify = line(format!("VERIFY {}", opened.turn)),
        help = line("HELP FAIR LUCK")
    )))
}
