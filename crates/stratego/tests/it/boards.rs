//! Folders of boards, and choices of rules by name.
use super::rules;
use chancery_stratego::army::{ARMIES, Army};
use chancery_stratego::options::{OPTIONS, Options, Preset, Row};
use chancery_stratego::rank::Rank;
use chancery_stratego::side::Side;
use chancery_stratego::variant;
use std::collections::BTreeMap;

#[test]
fn the_shipped_boards_are_complete() {
    let keys: Vec<_> = variant::keys().collect();
    assert_eq!(keys, ["barrage", "classic", "duel", "small", "ultimate"]);
    let n_pieces: Vec<_> = keys.iter().map(|key| variant::load(key).unwrap().army.total()).collect();
    assert_eq!(n_pieces, [8, 40, 10, 24, 20]);
    for key in keys {
        let own: Vec<_> = variant::shipped().iter().filter(|row| row.0 == key).map(|row| (row.1, row.2)).collect();
        // The text that players read about a board belongs to the family.
        let mut flaws = variant::check(key, &variant::file, &own);
        flaws.retain(|flaw| flaw.file != "info.txt");
        assert_eq!(flaws, [], "{key}");
        let board = rules(key, "").board().clone();
        // Blue sees Red's squares turned.
        let turned: Vec<_> = board.home(Side::Red).iter().map(|square| board.turned(*square)).collect();
        assert_eq!(turned, board.home(Side::Blue));
    }
    let names: Vec<_> = ARMIES.iter().map(|(_, army)| army.count(Rank::Flag)).collect();
    assert_eq!(names, [1; 5]);
    assert_eq!(
        Army::named("Barrage").unwrap().to_string(),
        "1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1 flag"
    );
}

/// The flaws of a keeper's folder with these files, based on the shipped ones.
fn flaws(files: &[(&str, &str)]) -> Vec<String> {
    let own: BTreeMap<_, _> = files.iter().copied().collect();
    let text = |key: &str, name: &str| match key {
        "own" => own.get(name).copied(),
        _ => variant::file(key, name),
    };
    variant::check("own", &text, files).iter().map(ToString::to_string).collect()
}

#[test]
fn flaws_of_folders_are_reported() {
    let flaw = |toml: &str| flaws(&[("info.txt", "A board.\n"), ("variant.toml", toml)]).join("; ");
    let good = "base = \"classic\"\ntitle = \"Own\"\n[army]\nflag = 1\nscout = 3\n[rules]\nrules = \"simple\"\nlakes = \"on\"\n";
    assert_eq!(flaw(good), "");
    for (toml, why) in [
        ("title = \"Own\"", "variant.toml: the line \"columns = …\" is missing"),
        ("base = \"nowhere\"", "variant.toml:1: there is no board \"nowhere\" to be based on"),
        ("base = \"own\"", "variant.toml:1: own is based on this board itself"),
        ("family = \"chess\"", "variant.toml:1: a board of chess cannot be read as one of Stratego"),
        (
            "base = \"classic\"\nrows = 7",
            "variant.toml: each side sets up in at least one row, and in at most half of the 7 rows",
        ),
        ("base = \"classic\"\nlakes = \"A4\"", "variant.toml: A4 cannot be a lake: a side sets up there"),
        ("base = \"classic\"\nlakes = \"Z5\"", "variant.toml: \"Z5\" is not a square of this board"),
        ("base = \"classic\"\ncolumns = 27", "variant.toml: a board has from 1 to 26 columns, not 27"),
        ("base = \"classic\"\ncolumns = 26", "variant.toml: a board has at most 256 squares"),
        (
            "base = \"classic\"\narmy = \"huge\"",
            "variant.toml:2: there is no army \"huge\"; there is classic, barrage, duel, ultimate, small",
        ),
        ("base = \"classic\"\n[army]\nwizard = 1", "variant.toml:2: there is no piece \"wizard\""),
        ("base = \"classic\"\n[army]\nscout = 1", "variant.toml:2: an army has one flag, not 0"),
        ("base = \"classic\"\n[army]\nflag = 1\nbomb = 2", "variant.toml:2: the army has no piece that can move"),
        (
            "base = \"classic\"\nhome_rows = 1",
            "classic/variant.toml:8: the army has 40 pieces, but a side sets up on 10 squares",
        ),
        (
            "base = \"classic\"\n[rules]\nties = \"none\"",
            "variant.toml:3: \"ties\" can be both, attacker, not \"none\"",
        ),
        (
            "base = \"classic\"\n[rules]\nmagic = \"on\"",
            "variant.toml:3: There is no option \"magic\". The options are rules, army, lakes, two-squares, chase, scout-strike, ties, reveal, rescue, quiet, moves, missed, stuck",
        ),
        (
            "base = \"classic\"\nsize = 3",
            "variant.toml:2: unknown field `size`, expected one of `family`, `base`, `title`, `source`, `columns`, `rows`, `home_rows`, `lakes`, `army`, `rules`",
        ),
    ] {
        assert_eq!(flaw(toml), why, "{toml}");
    }
    let said = flaws(&[("variant.toml", good), ("notes.txt", ""), ("games/one.txt", "1. A4-A5\n")]);
    assert_eq!(
        said,
        [
            "games/one.txt: The line \"Red set-up:\" is missing.",
            "info.txt: the file is missing",
            "notes.txt: this file does not belong to a board"
        ]
    );
}

/// Every listed word can be chosen, and selects its option.
#[test]
fn options_can_be_chosen_by_name() {
    let mut n_choices = 0;
    for row in OPTIONS {
        assert_eq!(row.chosen(&Options::default()), row.choices[0].word, "{}: the first is the default", row.name);
        let numbers = row.up_to.map(|most| most.to_string());
        for word in row.choices.iter().map(|choice| choice.word).chain(numbers.as_deref()) {
            let mut options = Options::default();
            options.set(row.name, &word.to_uppercase()).unwrap();
            assert_eq!(row.chosen(&options), word, "{}", row.name);
            let expected = if word == row.choices[0].word { vec![] } else { vec![(row.name, word.to_owned())] };
            assert_eq!(options.departures(&Options::default()), expected);
            n_choices += 1;
        }
        for word in ["", "x", "-1", "+3", "99999", "0"] {
            assert!(Options::default().set(row.name, word).is_err(), "{} {word}", row.name);
        }
    }
    assert_eq!(n_choices, 32);
    for preset in Preset::ALL {
        for (name, word) in preset.choices() {
            let mut options = Options::default();
            assert_eq!(options.set(name, word), Ok(()));
            assert_eq!(Row::find(name).unwrap().chosen(&preset.on(Options::default())), *word);
        }
        assert_eq!(Preset::find(preset.word()), Some(preset));
    }
    let mut options = Options::default();
    options.set("rules", "ISF").unwrap();
    assert_eq!(options, Options::default(), "tournament rules are the default");
    assert!(Options::default().set("rules", "chess").is_err());
}

/// Another army on the same board, and a board without its lakes.
#[test]
fn other_armies() {
    assert_eq!(rules("classic", "army=duel").army().total(), 10);
    assert_eq!(rules("barrage", "army=classic").army().total(), 40);
    assert!(rules("classic", "lakes=off").board().lakes().is_empty());
    assert_eq!(rules("classic", "lakes=off").with(Options::default()).board().lakes().len(), 8);
}
