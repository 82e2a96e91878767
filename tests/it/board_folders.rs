//! Boards as folders of text: everything that a folder can say, the complaints about a broken one, boards that differ
//! from another, and recorded games. A keeper's own folder in a running judge is in `keepers_boards`, and play on all
//! boards that ship in `play_every_board`.
use chancery::boards::chain::{Chain, Folder};
use chancery::families;
use chancery::rules::Power;
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::diplomacy::board::{Board, PassageStrength, Province};
use chancery::rules::diplomacy::policy::Builds;
use chancery::rules::diplomacy::state::{Season, Unit, UnitKind};
use chancery::rules::diplomacy::variant::{self, Flaw};

/// A board that uses everything that a folder can say.
const POND: &[(&str, &str)] = &[
    (
        "variant.toml",
        r#"title = "Pond"
source = "This test"
start = "W0100A"
centres_to_win = 3
centres_to_win_from = [[120, 2], [110, 3]]
summary_order = "EEL ANT BEE"
powers = [
    { letter = "A", name = "Ants", adjective = "Antish" },
    { letter = "B", name = "Bees", adjective = "Beeish", builds = "any", team = "Wings" },
    { letter = "C", name = "Crickets", adjective = "Crickety", dummy = true },
]
policies = { builds = "one-home", wings = "on", railways = "on" }

[[turns]]
season = "spring"
era = "A.D."
years = 5
counts = true

[[turns]]
season = "fall"

[[railways]]
abbreviation = "MOLE"
name = "Mole Run"
powers = ["Ants"]
line = "ANT DUN BEE"

[[gateways]]
abbreviation = "WEIR"
name = "The Weir"
keeper = "EEL"
waters = "DEEP RUSH"
"#,
    ),
    (
        "provinces.txt",
        "Anthill  | ANT hill | coast, home Ants, dual\n\
         Beehive  | BEE      | inland, home Bees, site Ants, barred Crickets\n\
         Dunes    | DUN      | coast\n\
         Eel Rock | EEL      | coast, centre, closed Spring, closed fall, site Crickets\n\
         Deep     | DEEP     | sea, high\n\
         Rushes   | RUSH     | sea\n",
    ),
    (
        "borders.txt",
        "[coasts]\nDUN: NC SC # two beaches\n\
         [army]\nANT: BEE DUN\nBEE: DUN\n\
         [fleet]\nDEEP: ANT DUN/NC RUSH\nRUSH: DUN/SC\nEEL: DEEP RUSH\nANT > DUN/NC\n\
         [passages]\nANT - BEE: half, no support, only Ants, only Bees\n\
         DEEP > EEL: fleet only, support needed, yields, owner of ANT, in Spring\n",
    ),
    ("start.txt", "Ants: A ANT, F DUN/SC\nBees: A BEE, W RUSH\nCrickets:\nAnts owns ANT EEL\n"),
    ("info.txt", "Pond -- a test\n"),
];

/// Reads a board from folders: `[("pond", POND), ...]`; what is not among them comes with the program.
fn read(key: &str, folders: &[(&str, &[(&str, &str)])]) -> Result<Board, Vec<Flaw>> {
    let find = |board: &str, file: &str| {
        let folder = folders.iter().find(|folder| folder.0 == board);
        match folder {
            Some(folder) => folder.1.iter().find(|row| row.0 == file).map(|row| row.1),
            None => variant::file(board, file),
        }
    };
    variant::read(key, &find)
}

fn province(board: &Board, abbreviation: &str) -> Province {
    let found = board.provinces.iter().position(|data| data.abbreviation == abbreviation);
    Province(found.unwrap_or_else(|| panic!("there is no {abbreviation}")) as u16)
}

/// `ANT BEE`
fn names(board: &Board, provinces: &[Province]) -> String {
    provinces.iter().map(|&at| board.province(at).abbreviation.as_str()).collect::<Vec<_>>().join(" ")
}

fn units(board: &Board) -> String {
    let unit = |unit: &Unit| format!("{} {}", board.power_name(unit.power).letter, board.unit_name(unit));
    board.start.iter().map(unit).collect::<Vec<_>>().join(", ")
}

/// Where fleets and armies go from a place: `DEEP RUSH | BEE`.
fn ways(board: &Board, place: &str) -> String {
    let at = (0..board.locations.len() as u16).map(chancery::rules::diplomacy::board::Location);
    let at = at.into_iter().find(|&at| board.place_name(at) == place).unwrap();
    let list = |kind| board.steps(kind, at).iter().map(|&to| board.place_name(to)).collect::<Vec<_>>().join(" ");
    format!("{} | {}", list(UnitKind::Army), list(UnitKind::Fleet))
}

#[test]
fn a_folder_says_all_that_a_board_can_be() {
    let board = read("pond", &[("pond", POND)]).unwrap();
    assert_eq!((board.key.as_str(), board.title.as_str()), ("pond", "Pond"));
    assert_eq!(board.first_phase.to_string(), "W100A");
    assert_eq!((board.victory.centres, board.victory.later.as_slice()), (3, &[(110, 3), (120, 2)][..]));
    assert_eq!(names(&board, &board.summary_order), "EEL ANT BEE");
    let data = &board.power_data;
    assert_eq!((data[1].builds, data[1].team.as_deref(), data[1].dummy), (Some(Builds::Any), Some("Wings"), false));
    assert!(data[2].dummy);
    let turns: Vec<_> = board.calendar.turns.iter().map(|turn| (turn.season, turn.years, turn.counts)).collect();
    assert_eq!(turns, [(Season::Spring, 5, true), (Season::Fall, 0, true)]);
    assert_eq!(board.calendar.turns[0].era.as_deref(), Some("A.D."));
    assert_eq!(
        board.policies,
        [("builds", "one-home"), ("railways", "on"), ("wings", "on")].map(|(name, word)| (name.into(), word.into()))
    );

    let at = |name| board.province(province(&board, name));
    assert!(at("ANT").dual && at("DEEP").high_sea && !at("RUSH").high_sea);
    assert_eq!(at("EEL").closed, [Season::Spring, Season::Fall]);
    assert_eq!((at("BEE").sites.as_slice(), at("BEE").barred.as_slice()), (&[Power(0)][..], &[Power(2)][..]));
    assert_eq!((at("BEE").home, at("EEL").home, at("EEL").centre), (Some(Power(1)), None, true));
    assert_eq!(units(&board), "A A ANT, B A BEE, B W RUSH, A F DUN/SC");
    let owner = |name| board.owners[usize::from(province(&board, name).0)];
    assert_eq!((owner("ANT"), owner("EEL"), owner("BEE")), (Some(Power(0)), Some(Power(0)), Some(Power(1))));

    assert_eq!(ways(&board, "ANT"), "BEE DUN | DEEP DUN/NC");
    assert_eq!(ways(&board, "DUN/NC"), " | DEEP");
    let [railway] = board.railways.as_slice() else { panic!("{:?}", board.railways) };
    assert_eq!((railway.name.as_str(), railway.powers.as_slice()), ("Mole Run", &[Power(0)][..]));
    assert_eq!(names(&board, &railway.line), "ANT DUN BEE");
    let [gateway] = board.gateways.as_slice() else { panic!("{:?}", board.gateways) };
    assert_eq!((names(&board, &[gateway.keeper]), names(&board, &gateway.waters)), ("EEL".into(), "DEEP RUSH".into()));

    let [there, back, closed] = board.passages.as_slice() else { panic!("{:?}", board.passages) };
    assert_eq!(
        (names(&board, &[there.from, there.to]), names(&board, &[back.from, back.to])),
        ("ANT BEE".into(), "BEE ANT".into())
    );
    assert_eq!((there.strength, there.no_support, there.yields), (PassageStrength::Half, true, false));
    assert_eq!((there.powers.as_slice(), there.kind), (&[Power(0), Power(1)][..], None));
    assert_eq!((closed.kind, closed.strength, closed.yields), (Some(UnitKind::Fleet), PassageStrength::Nothing, true));
    assert_eq!((names(&board, &closed.owners_of), closed.seasons.as_slice()), ("ANT".into(), &[Season::Spring][..]));
}

#[test]
fn a_board_can_differ_from_another_and_that_one_from_a_third() {
    let lake = &[
        (
            "variant.toml",
            "base = \"pond\"\ntitle = \"Lake\"\nwithout = [\"Bees\"]\n\
             powers = [{ name = \"Crickets\", dummy = false }, { letter = \"D\", name = \"Ducks\", adjective = \"Ducky\" }]\n\
             policies = { railways = \"off\", wings = \"on\" }\nrailways = []\ngateways = []\n",
        ),
        (
            "provinces.txt",
            "EEL = Otter Rock | OTR otter | coast, home Crickets\n\
             - RUSH\n\
             Dunes | DUN | coast, home Ducks\n\
             Nest | NEST | inland\n",
        ),
        ("borders.txt", "[coasts]\nDUN:\n[army]\nNEST: DUN ANT\nANT: -DUN -BEE\n[fleet]\nDUN: OTR DEEP\n"),
        ("start.txt", "Ants: A ANT\nDucks: F DUN\nAnts owns ANT\n"),
    ];
    let sea = &[("variant.toml", "base = \"lake\"\ncentres_to_win = 2\n"), ("info.txt", "Sea\n")];
    let folders: &[(&str, &[(&str, &str)])] = &[("pond", POND), ("lake", lake), ("sea", sea)];
    let board = read("sea", folders).unwrap();
    assert_eq!((board.title.as_str(), board.victory.centres), ("Lake", 2));
    let powers: Vec<_> = board.powers.iter().map(|power| power.name.as_str()).collect();
    assert_eq!(powers, ["Ants", "Crickets", "Ducks"]);
    assert!(!board.power_data[1].dummy);
    let all: Vec<_> = (0..board.provinces.len() as u16).map(Province).collect();
    assert_eq!(names(&board, &all), "ANT BEE DUN OTR DEEP NEST");
    assert_eq!(names(&board, &board.summary_order), "OTR ANT BEE DUN");
    // The Bees are gone, and their centres have no owner.
    assert_eq!((board.provinces[1].home, board.provinces[1].centre, board.owners[1]), (None, true, None));
    assert_eq!(board.owners[3], Some(Power(1)));
    assert_eq!(units(&board), "A A ANT, D F DUN");
    assert_eq!(ways(&board, "ANT"), "NEST | DEEP");
    assert_eq!(ways(&board, "DUN"), "BEE NEST | OTR DEEP");
    assert_eq!(ways(&board, "OTR"), " | DUN DEEP");
    assert!(board.passages.iter().all(|passage| names(&board, &[passage.from, passage.to]) == "DEEP OTR"));
    assert_eq!(board.passages.len(), 1);
    let policies: Vec<_> = board.policies.iter().map(|(name, word)| format!("{name}={word}")).collect();
    assert_eq!(policies, ["builds=one-home", "railways=off", "wings=on"]);
}

#[test]
fn every_board_that_ships_is_sound() {
    for key in variant::keys() {
        let chain = Chain::shipped(families::ALL, key).unwrap();
        let flaws: Vec<_> = chain.check().iter().map(Flaw::to_string).collect();
        assert!(flaws.is_empty(), "{key}:\n{}", flaws.join("\n"));
    }
}

/// A recorded game replays only if its results are those of the rules.
#[test]
fn a_recorded_game_that_says_something_else_is_told_where() {
    let rules = Diplomacy::variant("standard").unwrap();
    let game = variant::file("standard", "games/two_years.txt").unwrap();
    assert_eq!(variant::replay(&rules, "g", game), Ok(8));
    let tests = [
        (
            "A VIE - GAL   (*bounce*)",
            "A VIE - GAL",
            "A VIE - GAL: the record says that it succeeds, the rules say bounce",
        ),
        ("A BUD - SER", "A BUD - RUM", "by the rules, Austria: A SER is not on the board"),
        ("Austria: A BUD - SER\n", "Austria: A BUD - XYZ\n", "XYZ"),
        ("phase S1902R", "phase F1902M", "the next phase is S1902R, not F1902M"),
        ("Austria: BUD GRE SER VIE", "Austria: BUD GRE SER VIE TRI", "by the rules, Austria: TRI is not owned"),
        ("[units]", "[unit]", "sections are"),
        ("phase S1901M\n", "", "a recorded game begins with a line"),
    ];
    for (from, to, expected) in tests {
        assert!(game.contains(from), "{from}");
        let flaw = variant::replay(&rules, "g", &game.replacen(from, to, 1)).unwrap_err();
        assert!(flaw.to_string().contains(expected) && 0 < flaw.line, "{flaw}\nshould say\n{expected}");
    }

    // A coast that has no meaning for an army, and one that a fleet need not name.
    let spelt = "phase S1901M\n[orders]\nGermany: A MUN - BUR\nFrance: A MAR - SPA/NC\nTurkey: A CON - BUL/EC (*bounce*)\n\
                 Austria: A BUD - SER\nphase F1901M\n[orders]\nFrance: F BRE - MAO\nphase S1902M\n[orders]\n\
                 Turkey: F ANK - CON (*bounce*)\n";
    let flaw = variant::replay(&rules, "g", spelt).unwrap_err();
    assert!(
        flaw.to_string().contains("A CON - BUL/EC: the record says bounce, the rules say that it succeeds"),
        "{flaw}"
    );

    let rules = Diplomacy::variant("pure").unwrap();
    let game = variant::file("pure", "games/german_victory.txt").unwrap();
    let tests = [
        ("[winners]\nGermany", "[winners]\nItaly", "by the rules, Italy is not a winner"),
        ("[winners]\nGermany", "[winners]", "by the rules, Germany is a winner"),
        ("[winners]\nGermany", "[winners]\nGerany", "there is no power \"Gerany\""),
    ];
    for (from, to, expected) in tests {
        assert!(game.contains(from), "{from}");
        let flaw = variant::replay(&rules, "g", &game.replacen(from, to, 1)).unwrap_err();
        assert!(flaw.to_string().contains(expected) && 0 < flaw.line, "{flaw}\nshould say\n{expected}");
    }
}

/// The pond with one text changed in one file: all complaints.
fn broken(file: &str, from: &str, to: &str) -> String {
    let old = POND.iter().find(|row| row.0 == file).unwrap().1;
    let new = old.replacen(from, to, 1);
    assert_ne!(old, new, "{from} is not in {file}");
    let files: Folder = POND.iter().map(|row| (row.0.to_owned(), row.1.to_owned())).collect();
    let files = files.into_iter().map(|(name, text)| if name == file { (name, new.clone()) } else { (name, text) });
    let chain = Chain::follow(families::ALL[0], "pond", files.collect(), |_| None);
    chain.check().iter().map(|flaw| format!("{flaw}\n")).collect()
}

#[test]
fn a_broken_folder_is_told_where_and_why() {
    assert_eq!(
        Chain::follow(
            families::ALL[0],
            "pond",
            POND.iter().map(|row| (row.0.to_owned(), row.1.to_owned())).collect(),
            |_| None
        )
        .check(),
        []
    );
    let toml = "variant.toml";
    let (provinces, borders, start) = ("provinces.txt", "borders.txt", "start.txt");
    let tests = [
        (toml, "title = \"Pond\"", "title = \" \"", "variant.toml:1: `title` is empty"),
        (toml, "source = \"This test\"\n", "", "variant.toml: `source` is missing"),
        (toml, "start = \"W0100A\"", "start = \"F0100R\"", "variant.toml:3: a game does not begin with retreats"),
        (
            toml,
            "start = \"W0100A\"",
            "start = \"W100000A\"",
            "variant.toml:3: a game begins between the years -99999 and 99999",
        ),
        (
            toml,
            "start = \"W0100A\"",
            "start = \"U0100M\"",
            "variant.toml:3: a game begins in U100M, but there is no Summer turn",
        ),
        (
            toml,
            "centres_to_win = 3",
            "centres_to_win = 4",
            "variant.toml:4: no power can win: it takes 4 centres, and there are 3",
        ),
        (toml, "[120, 2]", "[110, 2]", "variant.toml:5: a year is listed twice"),
        (
            toml,
            "\"EEL ANT BEE\"",
            "\"EEL ANT\"",
            "variant.toml:6: summary_order does not name every supply centre once",
        ),
        (toml, "name = \"Bees\"", "name = \"Ants\"", "variant.toml:9: two powers are called Ants"),
        (toml, "letter = \"B\"", "letter = \"a\"", "two powers are called a"),
        (toml, "letter = \"B\"", "letter = \"!\"", "variant.toml:9: \"Bees\" lacks a letter"),
        (
            toml,
            "builds = \"any\"",
            "builds = \"some\"",
            "variant.toml:9: \"builds\" can be home, one-home, any, chosen, not \"some\"",
        ),
        (toml, "railways = \"on\"", "railroads = \"on\"", "variant.toml:12: There is no policy \"railroads\""),
        (
            toml,
            "railways = \"on\"",
            "duality = \"maybe\"",
            "variant.toml:12: \"duality\" can be off, on, not \"maybe\"",
        ),
        (toml, "season = \"fall\"", "season = \"winter\"", "variant.toml:20: \"winter\" is not a season"),
        (toml, "season = \"fall\"", "season = \"spring\"", "variant.toml:20: two turns are in spring"),
        (toml, "years = 5", "years = 0", "variant.toml:14: no year passes"),
        (toml, "years = 5", "years = -1001", "at most 1000 years can pass before a turn"),
        (
            toml,
            "[[turns]]\nseason = \"fall\"",
            "[[turns]]\nseason = \"fall\"\ncounts = false\nera = \"\"\n[[turns]]\nseason = \"summer\"\ncount = 1",
            "unknown field `count`",
        ),
        (toml, "ANT DUN BEE", "ANT EEL BEE", "Mole Run: no army walks from ANT to EEL"),
        (toml, "powers = [\"Ants\"]", "powers = [\"Emus\"]", "variant.toml:23: there is no power \"Emus\""),
        (toml, "\"MOLE\"", "\"ant\"", "\"ant\" already means something else"),
        (toml, "DEEP RUSH", "DEEP DUN", "The Weir: Dunes is not water"),
        (toml, "keeper = \"EEL\"", "keeper = \"EAL\"", "variant.toml:29: there is no place EAL"),
        (toml, "title =", "base = \"pond\"\ntitle =", "variant.toml:1: pond is based on this board itself"),
        (toml, "title =", "base = \"../etc\"\ntitle =", "variant.toml:1: \"../etc\" cannot be the name of a board"),
        (toml, "title =", "base = \"sea\"\ntitle =", "variant.toml:1: there is no board \"sea\" to be based on"),
        (toml, "title =", "title", "variant.toml:1:"),
        (provinces, "coast, home Ants, dual", "shore", "provinces.txt:1: \"shore\" is not sea, coast or inland"),
        (provinces, "home Ants, dual", "home Ants, centre", "provinces.txt:1: Anthill is called a centre twice"),
        (provinces, "home Ants, dual", "home Ants, high", "provinces.txt:1: Anthill cannot be high"),
        (provinces, "home Ants, dual", "home Ants, wet", "provinces.txt:1: \"wet\" is not centre, home Power"),
        (provinces, "closed fall", "closed winter", "provinces.txt:4: \"winter\" is not a season"),
        (provinces, "site Ants", "site Emus", "provinces.txt:2: there is no power \"Emus\""),
        (provinces, "BEE  ", "BEEEEE", "provinces.txt:2: BEEEEE is not an abbreviation"),
        (provinces, "BEE  ", "bee", "provinces.txt:2: bee is not an abbreviation"),
        (provinces, "ANT hill", "ANT dunes", "provinces.txt:3: \"dunes\" is a spelling of both Anthill and Dunes"),
        (provinces, "ANT hill", "ANT dunsc", "provinces.txt:3: \"dunsc\" is a spelling of both"),
        (provinces, "Rushes   | RUSH     | sea", "Rushes   | RUSH", "provinces.txt:6: a line is"),
        (provinces, "Rushes ", "- Weeds\nRushes ", "provinces.txt:6: there is no province Weeds to remove"),
        (provinces, "Rushes ", "Isle | ISLE | inland, centre\nRushes ", "provinces.txt:6: ISLE cannot be reached"),
        (borders, "DUN: NC SC", "DUN: NC XC", "borders.txt:2: XC is not one of NC, SC, EC, WC"),
        (borders, "DUN: NC SC", "DUN: NC NC", "borders.txt:2: DUN has two coasts NC"),
        (borders, "ANT: BEE DUN", "ANT: BEE DUN -EEL", "borders.txt:4: ANT and EEL are not joined"),
        (borders, "ANT: BEE DUN", "ANT: BEE DUN ANT", "ANT borders on itself"),
        (borders, "BEE: DUN", "BEE: DUN RUSH", "borders.txt:5: RUSH is sea, so no army can go there"),
        (
            borders,
            "BEE: DUN",
            "BEE: DUN/NC",
            "borders.txt:5: DUN/NC is a coast; an army's border names the province only",
        ),
        (borders, "RUSH: DUN/SC", "RUSH: DUN/SC BEE", "borders.txt:8: BEE is inland, so no fleet can go there"),
        (borders, "RUSH: DUN/SC\n", "", "DUN/SC cannot be reached by any fleet"),
        (borders, "[fleet]", "[sail]", "borders.txt:6: [sail] is not one of [coasts], [army], [fleet], [passages]"),
        (borders, "[army]", "ANT DUN\n[army]", "borders.txt:3: a line here is `BUL: EC SC`"),
        (borders, "ANT - BEE: half", "ANT - EEL: half", "no unit can go from ANT to EEL"),
        (borders, "ANT - BEE: half", "ANT - BEE: third", "borders.txt:12: \"third\" is not a rule for a passage"),
        (borders, "owner of ANT", "owner of DUN", "borders.txt:13: DUN is not a centre, so no power can own it"),
        (
            borders,
            "DEEP > EEL: fleet",
            "BEE > ANT: yields\nDEEP > EEL: fleet",
            "borders.txt:13: line 12 already has rules for BEE and ANT",
        ),
        (borders, "ANT - BEE: half", "ANT BEE: half", "borders.txt:12: a line here is `A - B: rules`"),
        (start, "A ANT,", "F ANT/NC,", "start.txt:1: there is no place ANT/NC"),
        (start, "F DUN/SC", "F DUN", "start.txt:1: F DUN cannot stand there"),
        (start, "A ANT, F DUN/SC", "A ANT, A ANT", "start.txt:1: ANT already has a unit"),
        (start, "Crickets:", "Emus:", "start.txt:3: there is no power \"Emus\""),
        (start, "owns ANT EEL", "owns ANT DUN", "start.txt:4: DUN is not a centre, so no power can own it"),
        (start, "owns ANT EEL", "owns ANT ANT", "start.txt:4: ANT already has an owner"),
        (start, "Ants owns", "Ants have", "start.txt:4: a line is"),
        (start, "A ANT,", "Q ANT,", "start.txt:1: \"Q ANT\" is not a unit"),
        (toml, "wings = \"on\", ", "", "start.txt:2: there are wings, but the policy wings is off"),
        (toml, "railways = \"on\"", "hong-kong = \"on\", duality = \"on\", gateways = \"on\", railways = \"on\"", ""),
        (
            "info.txt",
            "Pond -- a test",
            &"x".repeat(73),
            "info.txt:1: the line has 73 columns; a letter has room for 72",
        ),
        ("info.txt", "Pond -- a test", "\tPond", "info.txt:1: there is a tab"),
        ("info.txt", "Pond -- a test\n", "", "info.txt: the file is empty"),
    ];
    for (file, from, to, expected) in tests {
        let said = broken(file, from, to);
        assert!(
            said.contains(expected) && said.is_empty() == expected.is_empty(),
            "{to}\n{said}should say\n{expected}"
        );
    }
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let said = broken("provinces.txt", "| coast, home Ants, dual\nBeehive  | BEE ", "| shore\nBeehive  | bee ");
    // Complaints that depend on unreadable provinces are also listed, file by file.
    let lines: Vec<_> = said.lines().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(&lines[..2], ["provinces.txt:1", "provinces.txt:2"], "{said}");
    assert!(lines.contains(&"borders.txt:4") && lines.contains(&"start.txt:2"), "{said}");
}

#[test]
fn a_derived_board_says_whose_file_is_wrong() {
    let flaws = |files: &[(&str, &str)]| {
        let flaws = read("lake", &[("pond", POND), ("lake", files)]).unwrap_err();
        flaws.iter().map(|flaw| format!("{flaw}\n")).collect::<String>()
    };
    let based = |more: &str| format!("base = \"pond\"\n{more}");
    let said = flaws(&[("variant.toml", &based("")), ("provinces.txt", "- BEE\n")]);
    assert!(said.contains("pond/start.txt:2: a unit of Bees stands in a place that no longer exists"), "{said}");
    assert!(said.contains("pond/variant.toml:23: a province that it names has been taken away"), "{said}");
    let said = flaws(&[("variant.toml", &based("without = [\"Emus\"]\n"))]);
    assert_eq!(said, "variant.toml:2: there is no power \"Emus\" to remove\n");
    let said = flaws(&[("variant.toml", &based("without = [\"Bees\"]\n")), ("start.txt", "Bees: A BEE\n")]);
    assert_eq!(said, "start.txt:1: there is no power \"Bees\"\n");
    let said = flaws(&[("variant.toml", &based("")), ("provinces.txt", "BEE = Anthill | ANT | coast\n")]);
    assert_eq!(said, "provinces.txt:1: there is already another province ANT\n");
    let said = flaws(&[("variant.toml", &based("")), ("borders.txt", "[army]\nANT: -EEL BEE\n")]);
    assert_eq!(said, "borders.txt:2: ANT and EEL are not joined\nborders.txt:2: ANT and BEE are joined twice\n");
    let circle: &[(&str, &[(&str, &str)])] =
        &[("a", &[("variant.toml", "base = \"b\"")]), ("b", &[("variant.toml", "base = \"a\"")])];
    assert_eq!(read("a", circle).unwrap_err()[0].to_string(), "b/variant.toml:1: a is based on this board itself");
}
