//! Secrets and modules: two truths that differ only where a module does not look give the same e-mails, byte for byte, to everyone who
//! cannot see the difference.
//!
//! Two judges run the same game with the same module at the same times. At the second judge, other people play England, France and Germany,
//! give other orders out of sight, and write other things to each other. Everything that Ann (Turkey), an observer and a stranger get is
//! compared, including all headers and files.
use super::{module, with_modules};
use crate::world::World;
use chancery::mail::sink::Mail;
use chancery::scripts::ScriptKind;
use chancery::scripts::head::Disclosure;

const JUDGE: &str = "judge@example.org";
const ANN: &str = "ann@example.org";
const ODA: &str = "oda@example.org";
const SID: &str = "sid@example.org";

/// The games, and whether they hide players and units.
const GAMES: [(&str, bool, bool); 3] =
    [("gunboat", true, false), ("blind", false, true), ("gunboat blind", true, true)];

/// The players of England, France and Germany, at the first judge and at the second: name, address and time zone.
const CASTS: [[(&str, &str, &str); 3]; 2] = [
    [
        ("Anselm Quint", "quint@first.test", "Europe/Berlin"),
        ("Berta Voss", "voss@second.test", "America/New_York"),
        ("Conrad Yate", "yate@third.test", "Asia/Tokyo"),
    ],
    [
        ("Zoe", "z@q.test", "UTC"),
        ("Maximilian von und zu Hohenlohe-Oberwald", "mvuz+games@mail.example.com", "Australia/Sydney"),
        ("Ann Otherwise", "ann.otherwise@elsewhere.test", "Pacific/Auckland"),
    ],
];

/// The orders of England, France and Germany in two turns, all out of Turkey's sight.
const ORDERS: [[[&str; 3]; 2]; 2] = [
    [
        [
            "F LON - ENG\nF EDI - NTH\nA LVP - YOR",
            "F BRE - MAO\nA PAR - PIC\nA MAR - SPA",
            "F KIE - DEN\nA BER - KIE\nA MUN - RUH",
        ],
        ["F ENG H\nF NTH - NWY\nA YOR H", "F MAO H\nA PIC - BEL\nA SPA - POR", "F DEN - SWE\nA KIE - HOL\nA RUH H"],
    ],
    [
        [
            "F LON - NTH\nF EDI - NWG\nA LVP - EDI",
            "F BRE H\nA PAR - BUR\nA MAR S A PAR - BUR",
            "F KIE - HOL\nA BER - SIL\nA MUN - BUR",
        ],
        ["F NTH - BEL\nF NWG - NWY\nA EDI H", "F BRE - ENG\nA BUR H\nA MAR - SPA", "F HOL H\nA SIL - WAR\nA MUN H"],
    ],
];

/// Orders to hold for the units in these orders.
fn holds(orders: &str) -> String {
    let hold = |line: &str| format!("{} H\n", line.split(' ').take(2).collect::<Vec<_>>().join(" "));
    orders.lines().map(hold).collect()
}

/// The differences at the second judge.
#[derive(Clone, Copy, Default)]
struct Difference {
    players: bool,
    /// Orders that are replaced before the deadline.
    orders: bool,
    /// Adjudicated orders, out of sight.
    hidden: bool,
    /// The readers of press between the others.
    press: bool,
    text: bool,
}

impl Difference {
    /// Everything that a game hides and a module with this head does not see, including events out of sight even where it sees orders.
    fn beyond(sees: &[Disclosure], (hides_players, hides_units): (bool, bool)) -> Self {
        let is_secret = |sight| !sees.contains(&sight);
        Self {
            players: hides_players && is_secret(Disclosure::Players),
            orders: is_secret(Disclosure::Orders),
            hidden: hides_units && is_secret(Disclosure::Hidden),
            press: is_secret(Disclosure::Press),
            text: is_secret(Disclosure::Text),
        }
    }

    /// This difference alone.
    fn only(sight: Disclosure) -> Self {
        let all = Disclosure::ALL.into_iter().filter(|other| *other != sight).collect::<Vec<_>>();
        Self::beyond(&all, (true, true))
    }
}

/// Questions from anyone, and from Turkey's player.
const QUESTIONS: &str = "LIST dark\nWHOGAME dark FULL\nSUMMARY dark\nHISTORY dark\nLIST FULL\nGAMES\nMAP dark";
const OWN: &str = "WHY\nOPTIONS\nFORECAST\nMAP JSON\nSTATUS\nA PAR H\nPRESS TO E\nTo you.\nENDPRESS\nPRESS TO FG\nTo both.\nENDPRESS\nPRESS TO ALL\nTo all.\nENDPRESS";

/// All e-mails to Ann, the observer and the stranger.
fn letters(world: &mut World, options: &str, is_other: bool, difference: Difference) -> Vec<Mail> {
    let other = |differs: bool| usize::from(is_other && differs);
    let cast = CASTS[other(difference.players)];
    let write = |world: &mut World, from: &str, lines: &str| world.write(from, JUDGE, "", lines);
    for (name, address, zone) in cast {
        write(world, address, &format!("REGISTER\nName: {name}\nTimezone: {zone}\nEND"));
    }
    write(world, ANN, "REGISTER Ann Austere\nSET JSON ON");
    write(world, ODA, "REGISTER Oda Observer");
    let create = format!("CREATE ?dark secret standard {options}\nSET POWERS 4\nSET WHITE/GREY, NO REVEAL");
    for ((_, address, _), (letter, join)) in cast.into_iter().zip([("E", &*create), ("F", ""), ("G", "")]) {
        let join = if join.is_empty() { "SIGN ON ?dark secret" } else { join };
        write(world, address, &format!("{join}\nSET PREFERENCE {letter}"));
    }
    write(world, ODA, "OBSERVE dark secret");
    write(world, ANN, "SIGN ON ?dark secret\nSET PREFERENCE T");
    let turkey = ["F ANK - BLA\nA CON - BUL\nA SMY - CON", "F BLA H\nA BUL H\nA CON H"];
    for turn in 0..2 {
        let sends = |world: &mut World, orders: [String; 3], press: [String; 3]| {
            for (n, (_, address, _)) in cast.into_iter().enumerate() {
                let letter = ["e", "f", "g"][n];
                write(world, address, &format!("SIGN ON {letter}dark secret\n{}\n{}\nSET WAIT", orders[n], press[n]));
            }
        };
        let text = ["It is agreed.", "Nothing of what I said on Monday was true, and nothing of this is."]
            [other(difference.text)];
        let readers = [["F", "G", "E"], ["G", "E", "F"]][other(difference.press)];
        let press = readers
            .map(|reader| format!("PRESS TO {reader}\n{text}\nENDPRESS\nPRESS GREY TO {reader}\n{text}\nENDPRESS"));
        let orders = ORDERS[other(difference.hidden)][turn];
        let early = if is_other && difference.orders { orders.map(holds) } else { orders.map(str::to_owned) };
        sends(world, early, press);
        let questions = if turn == 0 { "LIST dark" } else { QUESTIONS };
        write(world, ANN, &format!("SIGN ON tdark secret\n{}\n{OWN}\n{questions}", turkey[turn]));
        write(world, ODA, &format!("SIGN ON odark secret\n{questions}"));
        sends(world, orders.map(str::to_owned), Default::default());
        let deadline = world.store.game_named("dark").unwrap().unwrap().deadline.unwrap();
        world.run_to(deadline + jiff::SignedDuration::from_hours(1));
    }
    write(world, SID, QUESTIONS);
    let game = world.store.game_named("dark").unwrap().unwrap();
    let mails = world.mail();
    let failed = mails.iter().find(|mail| mail.body.contains("has failed") || mail.body.contains(" failed: "));
    assert_eq!(failed.map(|mail| &mail.body), None);
    assert!(2 < game.turn, "two turns were played: {}", game.phase);
    mails.into_iter().filter(|mail| [ANN, ODA, SID].contains(&&*mail.to)).collect()
}

/// Compares the e-mails of both truths, and returns their number.
fn compare(one: &[Mail], other: &[Mail], what: &str) -> usize {
    for (one, other) in one.iter().zip(other) {
        let lines = one.body.lines().zip(other.body.lines()).find(|(one, other)| one != other);
        assert_eq!(lines, None, "{what}: {}", one.subject);
        assert_eq!(one.body, other.body, "{what}: {}", one.subject);
        assert_eq!(format!("{one:?}"), format!("{other:?}"), "{what}");
    }
    assert_eq!(one.len(), other.len(), "{what}");
    one.len()
}

#[test]
fn emails_with_shipped_modules_reveal_only_input_named_in_their_heads() {
    let library = World::new();
    let heads = library.judge.catalogue.scripts().heads(ScriptKind::Module);
    let mut n_letters = 0;
    for (name, head) in &heads {
        for (game, hides_players, hides_units) in GAMES {
            let difference = Difference::beyond(&head.sees, (hides_players, hides_units));
            let options = format!("{game} {}", head.usage.to_lowercase());
            let [one, other] = [false, true].map(|is_other| letters(&mut World::new(), &options, is_other, difference));
            n_letters += compare(&one, &other, &format!("{name}, {game}"));
        }
    }
    println!("{n_letters} letters of {} modules", heads.len());
    assert!(14 * heads.len() * GAMES.len() < n_letters, "only {n_letters} letters");
}

/// A module that tells everyone everything its head lets it see.
fn gossip(sees: &[Disclosure]) -> String {
    let words = sees.iter().map(|sight| sight.word()).collect::<Vec<_>>().join(", ");
    let mut body = r#"
fn note(game, what) {
    let noted = if game.state == () { [] } else { game.state };
    noted.push(what);
    game.state = noted;
}
fn flat(tree) {
    if type_of(tree) != "tree" { return if tree == () { "-" } else { tree.to_string() }; }
    let all = "";
    for item in tree.keys() { all += item + ":" + flat(tree[item]) + " "; }
    if tree.keys().len() == 0 { for item in tree { all += flat(item) + " "; } }
    all
}
fn tells(game, text) {
    let n = 0;
    while n * 180 < text.len() && n < 13 {
        game.tell("all", text.sub_string(n * 180, 180));
        n += 1;
    }
}
fn results(game, events) {
    let all = "";
    for power in game.powers {
        all += power;
        for other in game.commands(power) { all += " commands " + other; }
        for other in game.neighbours(power) { all += " near " + other; }
        try { all += " has " + game.standing(power); } catch { }
        try { all += " by " + game.player(power); } catch { }
    }
    tells(game, all);
    tells(game, flat(events));
    let noted = "";
    for note in if game.state == () { [] } else { game.state } { noted += note + "; "; }
    tells(game, noted);
    game.state = [];
}
fn phase(game) {
    if type_of(game.position) == "tree" {
        let all = "";
        for key in game.position.keys() {
            all += key + " ";
            if key in ["powers", "units", "centres", "players", "seats"] { all += flat(game.position[key]); }
        }
        tells(game, all);
    }
}
"#
    .to_owned();
    if sees.contains(&Disclosure::Press) {
        body += r#"
fn press(game, letter) {
    let text = "";
    try { text = letter.text; } catch { }
    let readers = "";
    for to in letter.to { readers += to; }
    note(game, `${letter.from} to ${readers}: ${text}`);
}
"#;
    }
    if sees.contains(&Disclosure::Orders) {
        body += "\nfn order(game, order) { note(game, order.text); }\n";
    }
    module("gossip", &words, &body)
}

/// This proves that the test above can fail: everything a head names differs, and nothing else appears.
#[test]
fn a_gossip_module_reveals_exactly_what_its_head_names() {
    let told = |sees: &[Disclosure], is_other: bool, difference: Difference| {
        let (_folder, mut world) = with_modules(&[("gossip", &gossip(sees))]);
        letters(&mut world, "gunboat blind gossip", is_other, difference)
    };
    let one = told(&Disclosure::ALL, false, Difference::default());
    for sight in Disclosure::ALL {
        let difference = Difference::only(sight);
        let other = told(&Disclosure::ALL, true, difference);
        let differs = one.iter().zip(&other).any(|(one, other)| one.body != other.body);
        assert!(differs, "{} is seen, and told", sight.word());
        // Orders also reveal events out of sight.
        let is_covered =
            |other: &Disclosure| *other == sight || (sight, *other) == (Disclosure::Hidden, Disclosure::Orders);
        let blind: Vec<_> = Disclosure::ALL.into_iter().filter(|other| !is_covered(other)).collect();
        let [one, other] = [false, true].map(|is_other| told(&blind, is_other, difference));
        compare(&one, &other, &format!("without {}", sight.word()));
    }
}
