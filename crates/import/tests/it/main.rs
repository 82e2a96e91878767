//! Boards of other judges: their files are converted, and the results load as the same boards.
//!
//! The files in `tests/boards/` are the project's own boards in the formats of other judges. `UPDATE=1` rewrites the
//! converted boards.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod realpolitik;

use chancery_diplomacy::board::Board;
use chancery_diplomacy::variant;
use chancery_families::Nature;
use chancery_import as import;
use chancery_import::dpjudge;
use chancery_import::dpjudge::Base;
use chancery_import::{Chart, Folder, Report, Source, njudge, powers, write};
use proptest::prelude::*;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/boards").join(name)
}

fn text(board: &str, name: &str) -> String {
    fs::read_to_string(folder(board).join(name)).unwrap()
}

/// All files made from a board, as one text.
fn shown(files: &Folder, report: &Report) -> String {
    let mut shown = format!("===== report\n{report}");
    for (name, text) in files {
        let _ = write!(shown, "===== {name}\n{text}");
    }
    shown
}

fn same_as_before(board: &str, files: &Folder, report: &Report) {
    let path = folder(board).join("expected.txt");
    let made = shown(files, report);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &made).unwrap();
    }
    assert_eq!(made, fs::read_to_string(&path).unwrap_or_default(), "{}", path.display());
}

/// The board loaded from a folder, as a chart.
fn loaded(key: &str, files: &Folder) -> Chart {
    Chart::of(&board(key, files)).sorted()
}

fn board(key: &str, files: &Folder) -> Board {
    let file = |board: &str, name: &str| match board == key {
        true => files.get(name).map(String::as_str),
        false => variant::file(board, name),
    };
    variant::read(key, &file).unwrap_or_else(|flaws| panic!("{key}: {flaws:#?}\n{files:#?}"))
}

fn dressed((mut chart, report): (Chart, Report)) -> (Chart, Report) {
    chart.title = "A \"made-up\" board".to_owned();
    chart.source = "Nobody".to_owned();
    chart.victory.centres = chart.victory.centres.max(4);
    (chart, report)
}

fn pond() -> (Chart, Report) {
    let names = powers::parse("N=North/Northern, S=South").unwrap();
    let (map, seed) = (text("pond", "map.pond"), text("pond", "seed.pond"));
    let map = Source { name: "map.pond", text: &map };
    dressed(njudge::read(map, Source { name: "seed.pond", text: &seed }, &names).unwrap())
}

fn lagoon() -> (Chart, Report) {
    let (map, politics) = (text("lagoon", "lagoon.map"), text("lagoon", "lagoon.politics"));
    let politics = Source { name: "lagoon.politics", text: &politics };
    let find = |name: &str| (name == politics.name).then_some(politics);
    dressed(dpjudge::read(Source { name: "lagoon.map", text: &map }, &find, None).unwrap())
}

fn standard() -> Chart {
    Chart::of(&variant::load("standard").unwrap())
}

fn harbour(standard: &Chart) -> (Chart, Report) {
    let map = text("harbour", "harbour.map");
    let base = Base { key: "standard", chart: standard };
    dressed(dpjudge::read(Source { name: "harbour.map", text: &map }, &|_| None, Some(base)).unwrap())
}

#[test]
fn a_classic_judges_map_and_seed_become_a_board() {
    let (chart, report) = pond();
    let files = write::whole(&chart);
    same_as_before("pond", &files, &report);
    let (loaded, chart) = (loaded("pond", &files), chart.sorted());
    assert_eq!((loaded.units, loaded.owned), (chart.units, chart.owned), "North owns nothing");
}

#[test]
fn a_dpjudge_file_becomes_a_board() {
    let (chart, report) = lagoon();
    let files = write::whole(&chart);
    same_as_before("lagoon", &files, &report);
    let loaded = loaded("lagoon", &files);
    let chart = chart.sorted();
    assert_eq!((loaded.army, loaded.fleet, loaded.owned), (chart.army, chart.fleet, chart.owned));
}

#[test]
fn a_board_is_written_as_a_difference_from_ours() {
    let standard = standard();
    let (mut chart, report) = harbour(&standard);
    chart.follow(&standard);
    let files = write::derived(&chart, &standard, "standard").unwrap();
    same_as_before("harbour", &files, &report);
    assert_eq!(
        loaded("harbour", &files),
        loaded("harbour", &write::whole(&chart)),
        "whole or derived, it is the same board"
    );
}

#[test]
fn every_board_is_read_back_from_its_folder() {
    for key in variant::keys() {
        let chart = Chart::of(&variant::load(key).unwrap());
        let again = loaded("again", &write::whole(&chart));
        assert_eq!(again, chart.clone().sorted(), "{key}");
        let mut next = Nature::read(variant::file(key, "variant.toml").unwrap()).base;
        while let Some(base) = next {
            next = Nature::read(variant::file(&base, "variant.toml").unwrap()).base;
            let base_chart = Chart::of(&variant::load(&base).unwrap());
            let files = write::derived(&chart, &base_chart, &base).unwrap();
            assert_eq!(loaded("again", &files), chart.clone().sorted(), "{key} from {base}: {files:#?}");
        }
    }
}

#[test]
fn every_half_of_a_file_is_refused_or_read() {
    let (map, seed) = (text("pond", "map.pond"), text("pond", "seed.pond"));
    let names = powers::known("pond");
    for end in 0..=map.len() {
        let half = Source { name: "map", text: &map[..end] };
        let _ = njudge::read(half, Source { name: "seed", text: &seed }, &names);
    }
    for end in 0..=seed.len() {
        let half = Source { name: "seed", text: &seed[..end] };
        let _ = njudge::read(Source { name: "map", text: &map }, half, &names);
    }
    let (map, politics) = (text("lagoon", "lagoon.map"), text("lagoon", "lagoon.politics"));
    for end in 0..=map.len() {
        let find = |_: &str| Some(Source { name: "lagoon.politics", text: &politics });
        let _ = dpjudge::read(Source { name: "map", text: &map[..end] }, &find, None);
    }
}

/// The complaint about a file that is not a board.
fn refusal(map: &str) -> String {
    let find = |name: &str| (name == "self.map").then_some(Source { name: "self.map", text: "USE self.map" });
    dpjudge::read(Source { name: "x.map", text: map }, &find, None).unwrap_err().to_string()
}

#[test]
fn a_file_that_is_not_a_board_is_refused_in_a_sentence() {
    let no_seed = Source { name: "seed.x", text: "" };
    let read = |text: &str| njudge::read(Source { name: "map.x", text }, no_seed, &[]).unwrap_err().to_string();
    assert_eq!(read(""), "map.x: it ends in the list of provinces; a line `-1` should follow, and then the borders");
    assert_eq!(
        read("Rome, l rom\n-1\nrom-mv: rom\n"),
        "map.x: it ends in the list of borders; a line `-1` should follow"
    );
    assert_eq!(read("hello\n"), "map.x:1: a province is written `Name, type abbreviation`; this has no comma");
    assert_eq!(read("Rome, ? rom\n"), "map.x:1: \"?\" is not a type of province");
    assert!(read("Rome, l rom\n-1\n-1\n").starts_with("seed.x: it is empty;"), "{}", read("Rome, l rom\n-1\n-1\n"));
    assert_eq!(refusal(""), "x.map: it has no places; a place is written `COAST ROM ABUTS NAP TUS`");
    assert_eq!(refusal("A ROM\n"), "x.map:1: a unit is listed below its power");
    assert_eq!(refusal("USE self\n"), "self.map:1: self.map is used twice");
    assert_eq!(
        refusal("USE other\n"),
        "x.map:1: other.map does not exist; put it beside this file, or name a board of ours with --base"
    );
    assert_eq!(refusal("AMEND ROM ABUTS NAP\n"), "x.map:1: there is no place ROM to amend");
    assert_eq!(
        import::decode("map.x", b"\x7fELF\0\x01").unwrap_err().to_string(),
        "map.x: it is not a text file; name the file that describes the board"
    );
    let long = vec![b' '; import::MAX_BYTES + 1];
    assert!(import::decode("map.x", &long).unwrap_err().to_string().contains("no board has more than"));
    assert_eq!(import::decode("map.x", b"K\xf6ln").unwrap(), "K\u{f6}ln", "older than UTF-8");
}

#[test]
fn letters_become_powers() {
    assert_eq!(powers::known("youngstown").len(), 10);
    assert_eq!(powers::known("nobody-knows-it").len(), 7, "the usual ones");
    assert!(powers::parse("A").unwrap_err().contains("A=Austria/Austrian"));
    assert!(powers::parse("A=New York").unwrap_err().contains("must be one word"));
}

/// Lines of a map, in any order, and some foreign ones.
fn shuffled(lines: Vec<String>) -> impl Strategy<Value = String> {
    let noise = prop_oneof![
        4 => prop::sample::select(lines),
        1 => "[-A-Za-z0-9 =:,*~&/()>+?!]{0,24}",
        1 => Just("IN SPRING: SHUT DEE".to_owned()),
        1 => Just("FLOW NEWYEAR:7 IFYEARDIV:3 SPRING:MOVEMENT,ADJUSTMENTS".to_owned()),
    ];
    prop::collection::vec(noise, 0..60).prop_map(|lines| lines.join("\n"))
}

fn lines_of(files: &[(&str, &str)]) -> Vec<String> {
    files.iter().flat_map(|(board, name)| text(board, name).lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_dpjudge_map_does_harm(
        map in shuffled(lines_of(&[("lagoon", "lagoon.map"), ("lagoon", "lagoon.politics"), ("harbour", "harbour.map")])),
    ) {
        let standard = standard();
        let base = Base { key: "standard", chart: &standard };
        if let Ok((mut chart, _)) = dpjudge::read(Source { name: "x.map", text: &map }, &|_| None, Some(base)) {
            let _ = write::whole(&chart);
            chart.follow(&standard);
            let _ = write::derived(&chart, &standard, "standard");
        }
    }

    #[test]
    fn no_classic_map_does_harm(
        map in shuffled(lines_of(&[("pond", "map.pond")])),
        seed in shuffled(lines_of(&[("pond", "seed.pond")])),
        junk in ".{0,200}",
    ) {
        for text in [&map, &junk] {
            let map = Source { name: "map", text };
            for seed in [&seed, &junk] {
                if let Ok((chart, _)) = njudge::read(map, Source { name: "seed", text: seed }, &[]) {
                    let _ = write::whole(&chart);
                }
            }
        }
    }
}

/// Figures for every board that ships: provinces, supply centres, centres without an owner at the start, powers with
/// players, units.
const FACTS: &str = "\
1897                        75  34  13   7   0  18 W1897A
1898                        75  34  27   7   7  18 S1899M
1900                        90  39  14   7  25  18 S1900M
aberration                 152  52  25   9  27  27 S1901M
african2                    77  36  18   6  18  19 S1901M
ambition                    95  44   0  10  44  15 S1763M
ancient_med                 79  34  19   5  15  18 S1M
ancmed_age_of_empires       79  34  29   5   5  18 S1M
asia                        82  40  18   7  22  21 S1901M
brazilian                   75  35  13   7  22  18 S1901M
britain                     75  37  12   7  25  19 S1901M
canton                      81  36  13   7  23  19 S1901M
chaos                       75  34   0  34   0  18 W1900A
chromatic                   56  21   6   5  15  11 S1901M
classical                  117  35  20   5  15  18 S273M
colonial                   119  58  29   7  29  30 S1870M
colonial96                 119  58  29   7  29  30 S1870M
crowded                     75  35   0  11  35  18 S1901M
crowded_1898                75  35  24  11  11  18 S1899M
empire                     161  58  28  10  30  29 S1999M
empire_up                  161  58  28  10  30  29 S1999M
fiveman                     66  27  12   5  15  14 S1901M
fleet_rome                  75  34  12   7  22  18 S1901M
h31                         41  17   4   3  14   9 S1425M
h32                         41  17   4   3  14   9 S1425M
hundred                     41  17   4   3  14   9 S1425M
known_world_901            269 109   0  15 109  55 S901M
layered                    150  68  24   7  44  35 S1901M
loeb9                       86  38  10   9  28  20 S1901M
milan                       75  34  12   7  22  18 S1901M
minorpower                  75  34   0  19   0  18 W1900A
modern                     141  64  26  10  38  33 S1995M
modern_up                  143  64  26  10  38  33 S1995M
pure                         7   7   0   7   7   4 S1901M
renaissance                 76  35  13   7  22  18 S1454M
rootz                      150  68  24  14  44  28 S1901M
sailho                      60  16   8   4   8   9 S1901M
sailho_crowded              60  18   0   6  18  10 S1901M
sengoku                     81  37  15   8  22  15 S1570M
shift_around                75  34  12   7  22  18 S1901M
shift_left                  75  34  12   7  22  18 S1901M
shift_right                 75  34  12   7  22  18 S1901M
slovenia                   144  64  26  10  38  33 S1995M
standard                    75  34  12   7  22  18 S1901M
standard_age_of_empires     75  34  27   7   7  18 S1901M
standard_age_of_empires_2   75  34  27   7   7  18 S1901M
standard_france_austria     75  34  28   2   6  18 S1901M
standard_germany_italy      75  34  28   2   6  18 S1901M
v8                          77  38  14   8  24  20 S1901M
vassal                      75  34   0   7  22  18 W1900A
void                        75  34  34  36  36  18 F1900M
world                      192  86  35  17  51  44 S2000M
wraparound                  78  36  14   7  22  19 S1901M
wraparound2                 78  36  14   7  22  19 S1901M
youngstown                 180  72  33  10  39  37 S1901M
zeus                        97  43  17   7   1  22 W1939A
";

#[test]
fn the_boards_match_their_authors_figures() {
    let mut table = String::new();
    for key in variant::keys() {
        let board = variant::load(key).unwrap_or_else(|flaw| panic!("{key}: {flaw}"));
        let free = board.centres().iter().filter(|at| board.owners[usize::from(at.0)].is_none()).count();
        let played = board.power_data.iter().filter(|data| !data.dummy).count();
        let _ = writeln!(
            table,
            "{key:26} {:3} {:3} {free:3} {played:3} {:3} {:3} {}",
            board.provinces.len(),
            board.centres().len(),
            board.start.len(),
            board.victory.centres,
            board.first_phase
        );
    }
    assert_eq!(table.trim(), FACTS.trim(), "\n{table}");
}
