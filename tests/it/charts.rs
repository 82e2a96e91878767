//! Pictures of boards, as data: the drawing agrees with the rules.
use super::program::chancery;
use chancery::boards::catalogue::Catalogue;
use chancery::boards::chain::Chain;
use chancery::boards::charts::{ChartOrigin, chart_of};
use chancery::families::ALL;
use chancery::picture::adjacency::{differences, shown};
use chancery::picture::chart::{Chart, Face, Point};
use chancery::picture::layout::Layout;
use chancery::picture::room::sticking_out;
use chancery::picture::text;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// All boards that ship with the program, with their pictures and the origin of each.
fn boards() -> &'static [(&'static str, Layout, Chart, ChartOrigin)] {
    static BOARDS: OnceLock<Vec<(&'static str, Layout, Chart, ChartOrigin)>> = OnceLock::new();
    BOARDS.get_or_init(all_boards)
}

fn all_boards() -> Vec<(&'static str, Layout, Chart, ChartOrigin)> {
    let keys: Vec<&str> = ALL.iter().flat_map(|family| family.boards()).collect();
    // A game without pictures has no layout.
    let board = |key: &&'static str| {
        let chain = Chain::shipped(ALL, key).unwrap();
        let variant = chain.read().unwrap();
        let layout = variant.layout()?;
        let (chart, origin) = chart_of(&chain, variant.as_ref()).unwrap_or_else(|| panic!("{key} has no picture"));
        Some((*key, layout, chart, origin))
    };
    std::thread::scope(|scope| {
        let parts = keys.chunks(7).map(|keys| scope.spawn(move || keys.iter().filter_map(board).collect::<Vec<_>>()));
        let parts: Vec<_> = parts.collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    })
}

#[test]
fn every_board_has_a_picture_that_shows_its_rules() {
    let boards = boards();
    assert_eq!(boards.len(), 63);
    let mut shortest = String::new();
    for (key, layout, chart, origin) in boards {
        assert_eq!(differences(chart, layout), [""; 0], "{key}");
        // Shipped pictures are all ready at the start: none has to be computed.
        assert_ne!(*origin, ChartOrigin::Schematic, "{key}");
        if *origin == ChartOrigin::Own {
            let (length, a, b) = &shown(chart, layout).lengths[0];
            shortest += &format!("{key} {a}-{b} {length:.1}\n");
        }
    }
    pinned("shortest_contacts.txt", &shortest);
}

/// Compares a text with a file in `tests/charts/`; `UPDATE=1` writes it.
fn pinned(file: &str, text: &str) {
    let file = format!("tests/charts/{file}");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, text).unwrap();
    }
    assert_eq!(text, std::fs::read_to_string(&file).unwrap(), "{file} is not true any more: UPDATE=1 writes it");
}

#[test]
fn units_and_names_are_in_their_provinces_with_known_exceptions() {
    let of_folder = boards().iter().filter(|(.., origin)| *origin == ChartOrigin::Own);
    let out = of_folder
        .flat_map(|(key, _, chart, _)| sticking_out(chart).into_iter().map(move |why| format!("{key}: {why}\n")));
    pinned("sticking_out.txt", &out.collect::<String>());
}

#[test]
fn a_changed_board_keeps_the_shapes_of_its_base() {
    let of = |wanted: &str| boards().iter().find(|(key, ..)| *key == wanted).unwrap();
    // No border differs: it is the same picture.
    assert_eq!(of("chaos").2.arcs, of("standard").2.arcs);
    // Ireland is waste on the standard board, and a province here.
    let sides = |chart: &Chart, face: &Face| chart.arcs.iter().filter(|arc| arc.sides.contains(face)).count();
    assert!(sides(&of("standard").2, &Face::Waste("IRE".to_owned())) > 0 && sides(&of("v8").2, &Face::of("IRE")) > 0);
    // Removed provinces are waste with their name, and renamed places have their new names.
    assert!(sides(&of("fiveman").2, &Face::Waste("SMY".to_owned())) > 0);
    let (_, layout, renaissance, _) = of("renaissance");
    assert!(layout.renamed.contains(&("SPA".to_owned(), "MAD".to_owned())), "{:?}", layout.renamed);
    assert_eq!(renaissance.places["MAD"].coasts.len(), 2);
    // Distant neighbours get a link. Touching strangers get a wall.
    let (_, _, brazilian, _) = of("brazilian");
    assert_eq!(brazilian.links, [("BAL".to_owned(), "HEL".to_owned())]);
    assert!(brazilian.arcs.iter().any(|arc| arc.sides.iter().any(|side| side.to_string() == "CLY!")));
    assert!(of("layered").2.twins && of("layered").2.links.is_empty());
}

#[test]
fn a_keepers_board_has_a_picture_immediately() {
    let folder = tempfile::tempdir().unwrap();
    let lake = folder.path().join("lake");
    std::fs::create_dir_all(&lake).unwrap();
    let put = |file: &str, text: &str| std::fs::write(lake.join(file), text).unwrap();
    put(
        "variant.toml",
        "title = \"Lake\"\nsource = \"The keeper\"\nstart = \"S1901M\"\ncentres_to_win = 2\npowers = [\n    { letter = \"A\", name = \"Ann\", adjective = \"Ann's\" },\n    { letter = \"B\", name = \"Bob\", adjective = \"Bob's\" },\n]\n",
    );
    put(
        "provinces.txt",
        "North | NOR | coast, home Ann\nSouth | SOU | coast, home Bob\nEast | EAS | coast\nLake | LAK | sea\n",
    );
    put(
        "borders.txt",
        "[coasts]\nEAS: NC SC\n[army]\nNOR: EAS\nSOU: EAS\n[fleet]\nLAK: NOR SOU EAS/NC EAS/SC\nNOR: EAS/NC\nSOU: EAS/SC\n",
    );
    put("start.txt", "Ann: F NOR\nBob: F SOU\n");
    put("info.txt", "Lake\n");
    let catalogue = Catalogue::new(Some(folder.path().to_owned()));
    let board = catalogue.board("lake").unwrap();
    let layout = board.variant.layout().unwrap();
    let chart = board.chart().expect("a picture");
    assert_eq!(differences(&chart, &layout), [""; 0]);
    assert!(chart.arcs.iter().any(|arc| arc.sides.iter().any(|side| side.to_string() == "EAS/NC")));
    // The command can read its own output. It refuses a picture that does not show the rules, and says why.
    let said = ran(&["variant", "picture", lake.to_str().unwrap(), "--into", lake.to_str().unwrap()]);
    assert!(said.status.success(), "{}", said_by(&said));
    assert!(lake.join("picture.png").exists());
    let text = std::fs::read_to_string(lake.join("picture.txt")).unwrap();
    let said = ran(&["variant", "picture", lake.to_str().unwrap()]);
    assert!(said_by(&said).contains("read from picture.txt"), "{}", said_by(&said));
    put("picture.txt", &(text + "[links]\nNOR SOU\n"));
    let said = ran(&["variant", "check", lake.to_str().unwrap()]);
    assert!(!said.status.success());
    assert!(
        said_by(&said).contains("armies cannot go from NOR to SOU, but in the picture they can"),
        "{}",
        said_by(&said)
    );
}

fn ran(args: &[&str]) -> std::process::Output {
    chancery().args(args).output().unwrap()
}

fn said_by(output: &std::process::Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn a_picture_is_the_same_when_it_is_written_and_read_again() {
    // A board of squares is never written: its columns and rows say everything.
    for (key, _, chart, _) in boards().iter().filter(|board| board.3 != ChartOrigin::Squares) {
        let again = text::read(&text::write(chart)).unwrap();
        assert_eq!(text::write(&again), text::write(chart), "{key}");
        assert_eq!(again.arcs, chart.arcs, "{key}");
    }
}

/// An open outline would be a hole in the picture.
#[test]
fn every_outline_is_closed() {
    for (key, _, chart, _) in boards() {
        for (face, n_loose) in loose_ends(chart) {
            assert_eq!(n_loose, 0, "{key}: {face}");
        }
    }
}

/// The number of arc ends that meet no other end of the same face.
fn loose_ends(chart: &Chart) -> BTreeMap<Face, usize> {
    let mut ends: BTreeMap<Face, BTreeMap<Point, usize>> = BTreeMap::new();
    for arc in &chart.arcs {
        let [left, right] = arc.sides.each_ref().map(Face::plain);
        // An arc with the same face on both sides is not an outline.
        for face in [&left, &right].into_iter().filter(|_| left != right) {
            for end in [arc.points[0], arc.points[arc.points.len() - 1]] {
                *ends.entry(face.clone()).or_default().entry(end).or_default() += 1;
            }
        }
    }
    ends.remove(&Face::Frame);
    ends.into_iter().map(|(face, ends)| (face, ends.values().filter(|n| *n % 2 == 1).count())).collect()
}
