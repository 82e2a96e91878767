//! Games with changed figures. An independent calculation, written from HELP CONQUEST and not from the engine, agrees with every turn of
//! games with random figures.
use super::random::random_orders;
use super::rules;
use chancery_conquest::event::{Battle, Event, Opened};
use chancery_conquest::figures::{ALL, Figures};
use chancery_conquest::units::{Building, Kind, Units};
use chancery_conquest::{Conquest, State, variant};
use chancery_rules::{Dice, Luck, Power, Rules};
use hmac::{Hmac, KeyInit as _, Mac as _};
use std::collections::BTreeMap;

/// The figures of a game by name, in their units.
type Own = BTreeMap<&'static str, u64>;

/// Figures at random, as a line that sets them.
fn at_random(dice: &mut Dice) -> (String, Own) {
    let ranges = [
        ("production", 0, 50),
        ("state", 0, 10),
        ("city", 0, 20),
        ("continent", 0, 50),
        ("iron-risk", 1, 5),
        ("city-risk", 1, 5),
        ("luck-from", 1, 5),
        ("luck-to", 6, 20),
        ("moves-in", 30, 100),
        ("moves-in-exposed", 30, 100),
        ("infantry", 1, 20),
        ("cavalry", 1, 20),
        ("artillery", 1, 20),
        ("artillery-iron", 0, 1000),
        ("stables", 0, 600),
        ("factory", 0, 600),
        ("mine", 0, 1000),
    ];
    assert_eq!(ranges.len(), ALL.len());
    let mut own = Own::new();
    let mut line = String::new();
    for (name, least, most) in ranges {
        let value = least + dice.roll(most - least + 1);
        own.insert(name, value);
        let is_tenths = name.ends_with("-risk") || name.starts_with("luck-");
        line += &if is_tenths { format!("{name} {}.{} ", value / 10, value % 10) } else { format!("{name} {value} ") };
    }
    (line, own)
}

fn n(units: Units, kind: Kind) -> u64 {
    u64::from(units.get(kind))
}

/// 3 + states + 2 for each city + 5 for each whole continent.
fn score(rules: &Conquest, own: &Own, state: &State, power: Power) -> u64 {
    let lands: Vec<_> = rules.map().all().filter(|land| state.owner(*land) == power).collect();
    let cities = lands.iter().filter(|land| state.at(**land).is_city).count() as u64;
    let whole = |continent: usize| {
        rules
            .map()
            .all()
            .filter(|land| rules.map().land(*land).continent == continent)
            .all(|land| lands.contains(&land))
    };
    let continents = (0..rules.map().continents.len()).filter(|continent| whole(*continent)).count() as u64;
    own["production"] + own["state"] * lands.len() as u64 + own["city"] * cities + own["continent"] * continents
}

/// The luck of a name, as HELP FAIR LUCK describes it.
fn luck_of(own: &Own, key: &[u8; 32], name: &str) -> u64 {
    let n = own["luck-to"] - own["luck-from"] + 1;
    let limit = 256 / n * n;
    for block in 0.. {
        let mac = Hmac::<sha2::Sha256>::new_from_slice(key).unwrap().chain_update(format!("{name}|{block}"));
        let bytes = mac.finalize().into_bytes();
        if let Some(byte) = bytes.into_iter().map(u64::from).find(|byte| *byte < limit) {
            return own["luck-from"] + byte % n;
        }
    }
    unreachable!()
}

fn check_battle(rules: &Conquest, own: &Own, before: &State, turn: u32, opened: &Opened, battle: &Battle) -> usize {
    let (map, mut n_luck) = (rules.map(), 0);
    for fight in &battle.fights {
        for (number, round) in (1..).zip(&fight.rounds) {
            for (side, letter, worth) in [(round.attack, 'A', [1, 3, 5]), (round.defence, 'D', [2, 2, 6])] {
                let mut tenths = 0;
                for (kind, worth) in Kind::ALL.into_iter().zip(worth).filter(|(kind, _)| 0 < side.units.get(*kind)) {
                    let (target, from, stage) = (map.key_of(battle.target), map.key_of(fight.from), fight.stage);
                    let name = format!("T{turn}|{target}|{from}|s{stage}|r{number}|{letter}|{}", kind.letter());
                    let luck = luck_of(own, &opened.key, &name);
                    assert_eq!(u64::from(side.luck[kind as usize]), luck, "{name}");
                    tenths += n(side.units, kind) * worth * luck;
                    n_luck += 1;
                }
                assert_eq!(side.tenths, tenths);
            }
        }
    }
    for column in battle.columns.iter().filter(|column| !column.moved_in.is_empty() && column.moved_in != column.left) {
        let beside = map.connected(column.from);
        let friends = beside.iter().filter(|near| before.owner(**near) == before.owner(column.from)).count();
        let percent = own[if beside.len() < 2 * friends { "moves-in" } else { "moves-in-exposed" }];
        let is_usual =
            Kind::ALL.iter().all(|kind| n(column.moved_in, *kind) == (n(column.left, *kind) * percent).div_ceil(100));
        assert!(is_usual, "{column:?}");
    }
    n_luck
}

/// Checks a power's iron and its cities' points after a turn against its builds and production.
fn check_economy(rules: &Conquest, own: &Own, (before, after): (&State, &State), told: &[&Event], power: Power) {
    let mines =
        rules.map().all().filter(|land| before.owner(*land) == power && before.at(*land).has_mine).count() as u64;
    let mut iron = u64::from(before.seats[power.index()].iron) + own["mine"] * mines;
    let mut points = 0;
    for event in told {
        match event {
            Event::Built { power: who, building, .. } if *who == power => {
                let cost = match building {
                    Building::Barracks => 0,
                    Building::Stables => own["stables"],
                    Building::Factory => own["factory"],
                };
                iron = iron.checked_sub(cost).expect("it had the iron");
            }
            Event::Produced { power: who, share, units, lost, .. } if *who == power => {
                points += u64::from(*share);
                let spent = n(*units, Kind::Infantry) * own["infantry"]
                    + n(*units, Kind::Cavalry) * own["cavalry"]
                    + n(*units, Kind::Artillery) * own["artillery"];
                assert_eq!(spent + u64::from(*lost), u64::from(*share));
                iron = iron.checked_sub(n(*units, Kind::Artillery) * own["artillery-iron"]).expect("it had the iron");
            }
            _ => {}
        }
    }
    let has_city = rules.map().all().any(|land| before.owner(land) == power && before.at(land).is_city);
    assert_eq!(points, if has_city { score(rules, own, before, power) } else { 0 });
    let is_out = told.iter().any(|event| matches!(event, Event::Eliminated { power: who, .. } if *who == power));
    if !is_out {
        assert_eq!(u64::from(after.seats[power.index()].iron), iron);
    }
}

#[test]
fn an_independent_calculation_agrees_with_random_figures() {
    let (mut n_luck, mut n_counted) = (0, 0);
    for seed in 0..12 {
        let luck = Luck::new([seed; 32]).for_game("figures");
        let (line, own) = at_random(&mut luck.dice("figures"));
        let rules = rules(if seed % 2 == 0 { "lowlands" } else { "world42" }).with_figures(&line).unwrap();
        let played: Vec<Power> = (0..3).map(Power).collect();
        let mut state = rules.begin(&played, &luck);
        for _ in 0..8 {
            if rules.outcome(&state).is_some() {
                break;
            }
            let orders = random_orders(&rules, &state, &luck);
            let (after, all) = rules.adjudicate(&state, &orders, &luck.of_turn(state.turn, 0));
            let told: Vec<&Event> = all.iter().map(|told| &told.event).collect();
            let Some(Event::Luck(opened)) = told.first() else { panic!("no luck") };
            for power in state.alive() {
                check_economy(&rules, &own, (&state, &after), &told, power);
            }
            for event in &told {
                match event {
                    Event::Battle(battle) => n_luck += check_battle(&rules, &own, &state, state.turn, opened, battle),
                    Event::Counted { power, production, .. } => {
                        assert_eq!(u64::from(*production), score(&rules, &own, &after, *power));
                        n_counted += 1;
                    }
                    Event::Income { power, mines, iron } => {
                        let stock = u64::from(state.seats[power.index()].iron);
                        assert_eq!(u64::from(*iron), stock + own["mine"] * u64::from(*mines));
                    }
                    _ => {}
                }
            }
            state = after;
        }
    }
    assert!(300 < n_luck && 100 < n_counted, "{n_luck} lucks, {n_counted} counts");
}

#[test]
fn figures_are_read_and_written_and_have_bounds() {
    let mut figures = Figures::default();
    figures.change("MINE 120, city-risk 0.3 luck-to 1 moves-in 60%").unwrap();
    assert_eq!(figures.line(&Figures::default()), "city-risk 0.3 moves-in 60 mine 120");
    for (line, why) in [
        ("mine", "mine is a number from 0 to 1000"),
        ("mine 1001", "mine is a number from 0 to 1000"),
        ("city-risk 0.6", "city-risk is a number from 0.1 to 0.5"),
        ("city-risk 0.25", "city-risk is a number from 0.1 to 0.5"),
        ("luck-from 0.9 luck-to 0.5", "luck-to is not less than luck-from"),
        ("gold 5", "there is no figure \"gold\", but production"),
    ] {
        let said = figures.change(line).unwrap_err();
        assert!(said.starts_with(why), "{line}: {said}");
    }
    assert_eq!(
        figures.line(&Figures::default()),
        "city-risk 0.3 moves-in 60 mine 120",
        "nothing was changed by halves"
    );
}

/// A map has its own figures, which a derived map inherits.
#[test]
fn a_map_can_have_its_own_figures() {
    let rich = "base = \"lowlands\"\ntitle = \"Rich\"\nfigures = { mine = 300, luck-from = 0.5 }\n";
    let richer = "base = \"rich\"\ntitle = \"Richer\"\nfigures = { mine = 400 }\n";
    let read = |toml: &'static str| {
        let text = move |key: &str, name: &str| match (key, name) {
            ("richer", "variant.toml") => Some(toml),
            ("rich", "variant.toml") => Some(rich),
            _ => variant::file(key, name),
        };
        variant::read("richer", &text).map_err(|flaws| flaws[0].to_string())
    };
    assert_eq!(read(richer).unwrap().figures.line(&Figures::default()), "luck-from 0.5 mine 400");
    let wrong = read("base = \"rich\"\ntitle = \"Richer\"\nfigures = { mine = \"gold\" }\n").unwrap_err();
    assert!(wrong.contains("`figures`: mine is a number"), "{wrong}");
}
