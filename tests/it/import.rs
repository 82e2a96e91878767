//! `chancery variant import`: a keeper imports another judge's board.
use crate::program::chancery as program;
use std::fs;
use std::path::Path;

/// The program's output, and whether it succeeded.
fn run(arguments: &[&str], here: &Path) -> (bool, String) {
    let output = program().args(arguments).current_dir(here).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.success(), said)
}

#[test]
fn a_keeper_imports_a_board_and_proves_it() {
    let place = tempfile::tempdir().unwrap();
    for (board, name) in
        [("pond", "map.pond"), ("pond", "seed.pond"), ("lagoon", "lagoon.map"), ("lagoon", "lagoon.politics")]
    {
        fs::copy(Path::new("crates/import/tests/boards").join(board).join(name), place.path().join(name)).unwrap();
    }
    let (good, said) = run(&["variant", "import", "map.pond", "--into", "pond"], place.path());
    assert!(good, "{said}");
    assert!(said.contains("map.pond:31: gor-xc ald lake\n    The colon is missing"), "{said}");
    assert!(said.contains("assumed: the maker is unknown; name them with --source"), "{said}");
    assert!(said.contains("pond: 2 powers, 12 provinces, 6 centres, 4 units"), "{said}");
    let (good, said) = run(&["variant", "import", "lagoon.map", "--into", "lagoon", "--title", "Lagoon"], place.path());
    assert!(good, "{said}");
    let (good, said) = run(&["variant", "check", "./pond", "./lagoon"], place.path());
    assert!(good, "{said}");

    for (arguments, why) in [
        (&["map.pond", "--into", "pond"][..], "pond already exists"),
        (&["map.pond", "--into", "No Name"], "\"No Name\" is not a valid name for a board"),
        (&["nowhere.map", "--into", "new"], "nowhere.map"),
        (&[".", "--into", "new"], "no .var in"),
        (&["map.pond", "map.pond", "--into", "new"], "name the seed after the map"),
        (&["map.pond", "--into", "new", "--base", "nowhere"], "nowhere"),
        (&["map.pond", "--into", "new", "--powers", "N"], "write A=Austria/Austrian"),
        (&["lagoon.map", "--into", "new", "--powers", "N=North"], "leave --powers out"),
    ] {
        let all = [&["variant", "import"], arguments].concat();
        let (good, said) = run(&all, place.path());
        assert!(!good && said.contains(why), "{arguments:?} should say {why}: {said}");
    }
    assert!(!place.path().join("new").exists(), "what is refused leaves nothing behind");
}
