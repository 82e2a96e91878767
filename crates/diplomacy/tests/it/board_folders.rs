//! Boards as folders of text: everything that a folder can contain, boards that differ from another, and recorded games. `play_every_board`
//! plays on all shipped boards.
use crate::pond::POND;
use chancery_diplomacy::Diplomacy;
use chancery_diplomacy::board::{Board, PassageStrength, Province};
use chancery_diplomacy::policy::Builds;
use chancery_diplomacy::state::{Season, Unit, UnitKind};
use chancery_diplomacy::variant::{self, Flaw};
use chancery_rules::Power;

/// Reads a board from folders: `[("pond", POND), ...]`. All other folders come with the program.
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

/// The moves of fleets and armies from a place: `DEEP RUSH | BEE`.
fn ways(board: &Board, place: &str) -> String {
    let at = (0..board.locations.len() as u16).map(chancery_diplomacy::board::Location);
    let at = at.into_iter().find(|&at| board.place_name(at) == place).unwrap();
    let list = |kind| board.steps(kind, at).iter().map(|&to| board.place_name(to)).collect::<Vec<_>>().join(" ");
    format!("{} | {}", list(UnitKind::Army), list(UnitKind::Fleet))
}

#[test]
fn a_folder_can_describe_every_kind_of_board() {
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
fn a_board_can_derive_from_a_derived_board() {
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

/// A recorded game replays only if its results follow the rules.
#[test]
fn a_recorded_game_with_a_difference_names_its_line() {
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

    // A coast that is meaningless for an army, and one that a fleet can leave out.
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

#[test]
fn a_derived_board_names_the_faulty_file() {
    let flaws = |files: &[(&str, &str)]| {
        let flaws = read("lake", &[("pond", POND), ("lake", files)]).unwrap_err();
        flaws.iter().map(|flaw| format!("{flaw}\n")).collect::<String>()
    };
    let based = |more: &str| format!("base = \"pond\"\n{more}");
    let said = flaws(&[("variant.toml", &based("")), ("provinces.txt", "- BEE\n")]);
    assert!(said.contains("pond/start.txt:2: a unit of Bees stands in a place that no longer exists"), "{said}");
    assert!(said.contains("pond/variant.toml:23: it names a province that is gone"), "{said}");
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
