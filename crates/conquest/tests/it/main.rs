//! Conquest: the rules, checked by the worked numbers in their text, and invariants of every turn.
//!
//! `tests/cases/` has the cases as text: `battles.txt` with fixed luck, `turns/*.txt` with whole turns.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod battles;
mod figures;
mod numbers;
mod orders;
mod random;
mod reading;
mod turns;

use chancery_conquest::units::{Kind, Units};
use chancery_conquest::{Conquest, variant};
use std::path::PathBuf;

/// A file of cases.
fn text(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of a text with content, without remarks.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let plain = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    plain.filter(|line| !line.is_empty())
}

/// `4i 3c 3a`, `nobody`
fn units(text: &str) -> Units {
    let mut units = Units::NONE;
    for word in text.split_whitespace().filter(|word| *word != "nobody") {
        let (n, kind) = word.split_at(word.len() - 1);
        units += Units::of(Kind::of(kind).unwrap(), n.parse().unwrap_or_else(|_| panic!("{text:?}")));
    }
    units
}

/// The rules on a map that ships.
fn rules(key: &str) -> Conquest {
    Conquest::variant(key).unwrap()
}

/// Both shipped maps load without a flaw.
#[test]
fn the_maps_that_ship_are_sound() {
    for (key, n_lands, n_links, n_cities, n_mines) in [("lowlands", 12, 23, 4, 4), ("world42", 42, 74, 18, 12)] {
        let files: Vec<(&str, &str)> =
            variant::shipped().iter().filter(|row| row.0 == key).map(|row| (row.1, row.2)).collect();
        assert_eq!(variant::check(key, &variant::file, &files), [], "{key}");
        let map = variant::load(key).unwrap();
        let count = |is: fn(&chancery_conquest::map::LandData) -> bool| map.lands.iter().filter(|l| is(l)).count();
        assert_eq!(map.lands.len(), n_lands);
        assert_eq!(map.lands.iter().map(|land| land.connected.len()).sum::<usize>(), 2 * n_links);
        assert_eq!((count(|land| land.is_city), count(|land| land.has_iron)), (n_cities, n_mines));
        assert!(map.lands.is_sorted_by_key(|land| &land.key), "they are in the order of their names");
    }
}

/// The flaws of a map are reported with their lines.
#[test]
fn map_flaws_have_line_numbers() {
    let toml = "title = \"Two\"\nplayers = { least = 2, most = 2 }\n";
    let read = |map: &'static str| {
        let text = move |_: &str, name: &str| match name {
            "variant.toml" => Some(toml),
            "map.txt" => Some(map),
            _ => None,
        };
        variant::read("two", &text).map_err(|flaws| flaws.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    let sound =
        "CONTINENT N \"North\"\nSTATE AAA \"Aa\" N CITY AT 1 2 : BBB\nSTATE BBB \"Bb\" N CITY IRON AT 1 3 : AAA\n";
    assert_eq!(read(sound).unwrap().lands.len(), 2);
    for (map, why) in [
        ("STATE AAA \"Aa\" N AT 1 2 : AAA", "map.txt:1: there is no continent N above this line"),
        ("CONTINENT N \"North\"\nSTATE AAA \"Aa\" N AT 1 2 : BBB", "map.txt:2: there is no state BBB"),
        ("CONTINENT N \"North\"\nSTATE AAA \"Aa\" N PORT AT 1 2 : BBB", "map.txt:2: \"PORT\" is neither CITY nor IRON"),
        ("CONTINENT N \"North\"\nSTATE all \"Aa\" N AT 1 2 : BBB", "it has one to four capital letters or digits"),
        (
            "CONTINENT N \"North\"\nSTATE AAA \"Aa\" N AT 1 2 : BBB\nSTATE BBB \"Bb\" N AT 1 2 :",
            "map.txt:2: AAA is connected to BBB, but BBB not to AAA",
        ),
        ("nonsense", "map.txt:1: a line is `CONTINENT N"),
    ] {
        let flaws = read(map).unwrap_err().join("\n");
        assert!(flaws.contains(why), "{flaws}");
    }
    let strange = |_: &str, name: &str| (name == "variant.toml").then_some("title = \"Two\"\nfamily = \"stratego\"\n");
    let flaws = variant::read("two", &strange).unwrap_err();
    assert_eq!(flaws[0].to_string(), "variant.toml:2: a board of stratego cannot be read as one of Conquest");
}
