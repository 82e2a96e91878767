//! Boards as folders of text: the complaints about a broken one. `keepers_boards` tests a keeper's own folder in a
//! running judge.
#[path = "../../crates/diplomacy/tests/it/pond.rs"]
mod pond;

use chancery::boards::chain::{Chain, Folder};
use chancery::families;
use chancery::rules::diplomacy::variant::{self, Flaw};
use pond::POND;

#[test]
fn every_board_that_ships_is_sound() {
    for key in variant::keys() {
        let chain = Chain::shipped(families::ALL, key).unwrap();
        let flaws: Vec<_> = chain.check().iter().map(Flaw::to_string).collect();
        assert!(flaws.is_empty(), "{key}:\n{}", flaws.join("\n"));
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
fn a_broken_folder_is_reported_with_file_and_reason() {
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
fn all_faults_are_reported_together() {
    let said = broken("provinces.txt", "| coast, home Ants, dual\nBeehive  | BEE ", "| shore\nBeehive  | bee ");
    // Complaints that depend on unreadable provinces are also listed, file by file.
    let lines: Vec<_> = said.lines().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(&lines[..2], ["provinces.txt:1", "provinces.txt:2"], "{said}");
    assert!(lines.contains(&"borders.txt:4") && lines.contains(&"start.txt:2"), "{said}");
}
