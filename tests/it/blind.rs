//! Gunboat and blind games by e-mail: a player gets the same e-mails, whoever the others are, and whatever they do out of sight.
//!
//! Two judges run the same games at the same times. At the second one, the other players have other names, addresses, time zones, countries
//! and passwords. In blind games they also give other orders to units that the player does not see. All e-mails to the player are compared
//! byte by byte, including all headers. Nothing is masked: tokens and Message-IDs are digests of numbers, and a test judge has a fixed
//! secret, so even they are the same.
use crate::chance::{chance, pick};
use crate::dice::Dice;
use crate::world::World;
use chancery::mail::sink::{Kind, Mail};
use chancery::picture::Look;
use chancery::referee::table::painting::Painter;
use chancery::store::{GameRow, Life, Onlooker, Shows};
use jiff::{SignedDuration, Timestamp};

const JUDGE: &str = "judge@example.org";
const ANN: &str = "ann@example.org";

/// One of her fellow players.
#[derive(Clone, Copy)]
struct Other {
    name: &'static str,
    address: &'static str,
    zone: &'static str,
    country: &'static str,
    password: &'static str,
}

const fn other(
    name: &'static str,
    address: &'static str,
    zone: &'static str,
    country: &'static str,
    password: &'static str,
) -> Other {
    Other { name, address, zone, country, password }
}

/// The fellow players at the first judge and at the second.
const CASTS: [[Other; 3]; 2] = [
    [
        other("Anselm Quint", "quint@first.test", "Europe/Berlin", "Germany", "sesame"),
        other("Berta Voss", "voss@second.test", "America/New_York", "Canada", "barley"),
        other("Conrad Yate", "yate@third.test", "Asia/Tokyo", "Japan", "millet"),
    ],
    [
        other("Zoe", "z@q.test", "UTC", "Peru", "x1y2z3"),
        other(
            "Maximilian von und zu Hohenlohe-Oberwald",
            "mvuz+games@mail.example.com",
            "Australia/Sydney",
            "Austria",
            "a-longer-password",
        ),
        other("Ann Other", "ann.other@elsewhere.test", "Pacific/Auckland", "Fiji", "correct-horse"),
    ],
];

/// The others' actions apart from their orders: each is the lines of one e-mail.
const DEEDS: [&str; 17] = [
    "BROADCAST\nTo everybody.\nENDBROADCAST",
    "PRESS TO T\nTo one of you.\nENDPRESS",
    "PRESS GREY TO T\nFrom the dark.\nENDPRESS",
    "PRESS GREY TO ALL\nFrom the dark, to all.\nENDPRESS",
    "SET TIMEZONE Asia/Kolkata",
    "SET PASSWORD something-else",
    "SET ADDRESS another@place.test",
    "SET DRAW",
    "PAUSE",
    "SET NO DIAS",
    "SET DEADLINE +5 days",
    "SET ABSENCE 5 DECEMBER TO 9 DECEMBER",
    "SET WAIT\nSET NO WAIT",
    "POSTAL PRESS\nWith the results.\nENDPRESS",
    "DIARY\nDear diary.\nENDPRESS",
    "RESIGN {game}",
    "SEEK REPLACEMENT",
];

/// Her questions.
const QUESTIONS: [&str; 10] = [
    "LIST {game}",
    "WHOGAME {game}",
    "SUMMARY {game}",
    "HISTORY {game}",
    "LIST FULL",
    "GAMES",
    "OPENINGS",
    "WHOGAME {game} FULL",
    "FORECAST",
    "WHY",
];

/// Orders that Turkey does not see: England's and France's.
const UNSEEN: [[&str; 4]; 2] = [
    [
        "F LON - ENG\nF EDI - NTH\nA LVP - YOR",
        "F LON - NTH\nF EDI - NWG\nA LVP - EDI",
        "F LON H\nF EDI H\nA LVP H",
        "F LON - YOR\nF EDI - CLY\nA LVP S F LON - YOR",
    ],
    [
        "F BRE - MAO\nA PAR - PIC\nA MAR - SPA",
        "F BRE - ENG\nA PAR - BUR\nA MAR S A PAR - BUR",
        "F BRE H\nA PAR H\nA MAR H",
        "F BRE - PIC\nA PAR - GAS\nA MAR - BUR",
    ],
];

/// A judge with these fellow players.
struct Sea {
    world: World,
    cast: [Other; 3],
    /// The source of the differences between the judges.
    secret: Dice,
    to_ann: Vec<Mail>,
}

impl Sea {
    fn new(cast: [Other; 3], seed: u64) -> Self {
        let mut sea = Self { world: World::new(), cast, secret: Dice::new(seed), to_ann: Vec::new() };
        // Files for programs contain everything that the pictures are drawn from.
        sea.write(ANN, "REGISTER\nName: Ann Austere\nTimezone: Europe/Paris\nEND\nSET JSON ON");
        for Other { name, address, zone, country, .. } in cast {
            sea.write(address, &format!("REGISTER\nName: {name}\nTimezone: {zone}\nCountry: {country}\nEND"));
        }
        sea.keep();
        sea
    }

    fn write(&mut self, from: &str, lines: &str) {
        self.world.write(from, JUDGE, "", lines);
    }

    /// Stores the e-mails to her.
    fn keep(&mut self) {
        let new = self.world.mail().into_iter().filter(|mail| mail.to == ANN);
        self.to_ann.extend(new);
    }

    /// Joins England's and France's players, and her as Turkey.
    fn begin(&mut self, game: &Dark, settings: &str) {
        let Dark { name, is_blind, by, n_others } = game;
        let options = if *is_blind { "gunboat blind" } else { "gunboat" };
        for (i, letter) in (0..*n_others).map(|i| (by + i) % 3).zip(["E", "F"]) {
            let Other { address, password, .. } = self.cast[i];
            let open = match letter {
                "E" => format!("CREATE ?{name} {password} standard {options}\nSET POWERS {}\n{settings}", n_others + 1),
                _ => format!("SIGN ON ?{name} {password}"),
            };
            self.write(address, &format!("{open}\nSET PREFERENCE {letter}"));
        }
        self.write(ANN, &format!("SIGN ON ?{name} hers\nSET PREFERENCE T"));
    }

    /// Carries out another player's action.
    fn act(&mut self, game: &Dark, deed: &str) {
        let Dark { name, is_blind, by, n_others } = game;
        for (i, power) in (0..*n_others).map(|i| (by + i) % 3).zip([0, 1]) {
            let Other { address, password, .. } = self.cast[i];
            // Visible orders are the same at both judges.
            let which = if *is_blind { self.secret.roll(4) } else { 1 };
            let deed = if power == 0 { deed.replace("{game}", name) } else { String::new() };
            let orders = UNSEEN[power][which as usize];
            let letter = ["e", "f"][power];
            self.write(address, &format!("SIGN ON {letter}{name} {password}\n{orders}\n{deed}"));
        }
    }

    /// Her view of the last turn in some running games.
    fn pictures(&self) -> Vec<Vec<u8>> {
        let (store, mut painter) = (&self.world.store, Painter::default());
        let games =
            store.games().unwrap().into_iter().filter(|game| 1 < game.turn && game.life == Life::Running).take(5);
        let draw = |game: GameRow| {
            let eyes = Onlooker::Power(6);
            let shows = Shows::Turn { game: game.id, turn: game.turn - 1, results: true, eyes };
            let catalogue = &self.world.judge.catalogue;
            painter.draw_at(store, catalogue, (Kind::Png, &shows), (Look::Light, None)).unwrap().unwrap()
        };
        games.map(draw).collect()
    }

    fn run(&mut self, hours: i64) {
        let time: Timestamp = self.world.now + SignedDuration::from_hours(hours);
        self.world.run_to(time);
        self.keep();
    }
}

/// A game.
struct Dark {
    name: String,
    is_blind: bool,
    /// The first of the other players in it.
    by: usize,
    n_others: usize,
}

/// Two hundred games each: gunboat, and gunboat in fog.
#[test]
fn no_player_learns_the_others_identities_or_hidden_orders() {
    let (mut n_games, mut n_letters, mut n_files, mut n_pictures) = ([0, 0], 0, 0, 0);
    // Forty at a time, so that the lists of games stay short.
    for ocean in 0..10 {
        let mut seas = [(0, 1), (1, 2)].map(|(cast, seed)| Sea::new(CASTS[cast], ocean * 2 + seed));
        for sea in &mut seas {
            (0..4).for_each(|batch| play(sea, 4 * ocean + batch));
        }
        let [one, two] = &seas;
        let (first, second) = (&one.to_ann, &two.to_ann);
        n_letters += first.len();
        for (first, second) in first.iter().zip(second) {
            n_games[usize::from(first.body.contains("Blind"))] += usize::from(first.subject.contains("You are Turkey"));
            assert_eq!(first.body, second.body, "{}", first.subject);
            let file =
                |mail: &Mail| mail.attachments.first().map(|file| String::from_utf8_lossy(&file.bytes).into_owned());
            assert_eq!(file(first), file(second), "{}", first.subject);
            n_files += first.attachments.len();
            assert_eq!(format!("{first:?}"), format!("{second:?}"));
        }
        assert_eq!(first.len(), second.len());
        // And the pictures themselves, of a few.
        if ocean < 2 {
            let [first, second] = [one, two].map(Sea::pictures);
            assert!(first == second, "a picture tells what its reader cannot see");
            n_pictures += first.len();
        }
    }
    assert!(150 < n_files && 3 < n_pictures, "{n_files} files, {n_pictures} pictures");
    assert_eq!(n_games, [200, 200], "gunboat, and in fog");
    assert!(1500 < n_letters, "only {n_letters} letters");
}

/// Plays ten games of at most two turns, the same for each number.
fn play(sea: &mut Sea, batch: u64) {
    let mut dice = Dice::new(batch);
    let settings =
        ["SET WHITE/GREY", "SET QUIET", "SET SECRET", "SET NO SHOW", "SET NO REVEAL, GREY", "SET OPEN BALLOTS"];
    let mut game = |i: usize| {
        let (by, n_others) = (dice.roll(3) as usize, if i < 9 { 1 } else { 2 });
        Dark { name: format!("g{batch}x{i}"), is_blind: i % 2 == 1, by, n_others }
    };
    let games: Vec<Dark> = (0..10).map(&mut game).collect();
    for game in &games {
        sea.begin(game, pick(&mut dice, &settings).unwrap());
    }
    sea.keep();
    for game in &games {
        sea.act(game, pick(&mut dice, &DEEDS).unwrap());
        let mut lines = format!("SIGN ON t{} hers\n", game.name);
        for question in QUESTIONS.iter().filter(|_| chance(&mut dice, 8)) {
            lines += &format!("{}\n", question.replace("{game}", &game.name));
        }
        lines += "F ANK - BLA\nA CON - BUL\nA SMY H\nA SMY S A LVP - YOR\nA SMY H\n";
        sea.write(ANN, &lines);
    }
    sea.run(1);
    for Dark { name, by, n_others, .. } in &games {
        // Another player takes an open seat, or tries to take an occupied one.
        if chance(&mut dice, 20) {
            let Other { address, password, .. } = sea.cast[(by + 2) % 3];
            sea.write(address, &format!("SIGN ON e{name} {password}"));
        }
        // All players together end it.
        if chance(&mut dice, 30) {
            for (i, power) in (0..*n_others).map(|i| (by + i) % 3).zip(["e", "f"]) {
                let Other { address, password, .. } = sea.cast[i];
                sea.write(address, &format!("SIGN ON {power}{name} {password}\nTERMINATE {name}\nAGREE TERMINATE"));
            }
            sea.write(ANN, &format!("SIGN ON t{name} hers\nLIST {name}\nTERMINATE {name}\nAGREE TERMINATE"));
        }
    }
    sea.keep();
    // Deadlines pass.
    if batch % 8 == 7 {
        sea.run(8 * 24);
    }
}
