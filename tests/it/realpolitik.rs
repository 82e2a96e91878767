//! Realpolitik's files at the machine: a keeper imports a variant with its picture, and imports and exports games.
use crate::program::{House, chancery, said};
use jiff::Timestamp;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import/realpolitik")
}

/// The program's output, and whether it succeeded.
fn run(arguments: &[&str], here: &Path) -> (bool, String) {
    let output = chancery().args(arguments).current_dir(here).output().unwrap();
    (output.status.success(), said(&output))
}

fn desk(house: &House, words: &[&str]) -> Output {
    chancery().args(words).arg("--config").arg(house.config_file()).output().unwrap()
}

/// The words of the program's output, without its line breaks.
fn told(output: &Output) -> String {
    said(output).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn sample(name: &str) -> String {
    samples().join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_keeper_imports_variants_with_their_pictures() {
    let place = tempfile::tempdir().unwrap();
    let import = |folder: &str, into: &str| {
        let folder = sample(&format!("Variant Files/{folder}"));
        run(&["variant", "import", &folder, "--into", into, "--source", "Ourselves"], place.path())
    };
    let (good, told) = import("Sound", "sound");
    assert!(good, "{told}");
    assert_eq!(
        told,
        "assumed: 2 centres win: more than half of all\n\
         sound: 2 powers, 5 provinces, 3 centres, 4 units\n\
         picture.txt: drawn from the regions; all contacts match the rules (1 waste, 0 links, 0 marks)\n\
         realpolitik.txt: for games to and from Realpolitik\n\
         Now write info.txt for the players.\n"
    );
    for (folder, into) in [("Bare Sound", "bare"), ("Skies/Skies.var", "skies")] {
        let (good, told) = import(folder, into);
        assert!(good && told.contains("picture.txt: drawn from the regions"), "{told}");
    }
    let (good, told) = run(&["variant", "check", "./sound", "./bare", "./skies"], place.path());
    assert!(good, "{told}");
    let (good, told) = run(&["variant", "picture", "./sound"], place.path());
    assert!(good && told.contains("read from picture.txt"), "{told}");

    // A wrong line in the order of spaces is a flaw.
    let file = place.path().join("sound/realpolitik.txt");
    fs::write(&file, fs::read_to_string(&file).unwrap().replace(" SND", "")).unwrap();
    let (good, told) = run(&["variant", "check", "./sound"], place.path());
    assert!(!good && told.contains("realpolitik.txt: the spaces lack SND"), "{told}");
    // Shapes in a different order from the map's give no picture, but hints for one.
    let copy = place.path().join("Files/Sound");
    fs::create_dir_all(&copy).unwrap();
    for name in ["Sound.var", "Sound.map", "Sound.cnt", "Sound.gam", "Sound.txt", "Sound.rgn"] {
        fs::copy(sample(&format!("Variant Files/Sound/{name}")), copy.join(name)).unwrap();
    }
    let regions = fs::read_to_string(copy.join("Sound.rgn")).unwrap();
    let start = regions.find("# Outer Sea").unwrap();
    fs::write(
        copy.join("Sound.rgn"),
        regions[..start].to_owned() + "60,10\n88,12\n0\n" + &regions[regions.find("# Westmark").unwrap()..],
    )
    .unwrap();
    let (good, told) = run(&["variant", "import", "Files/Sound", "--into", "blank"], place.path());
    assert!(
        good && told
            .contains("hints.txt: written from the places of units; the regions give no picture (OUT has no pixel)"),
        "{told}"
    );
    let (good, told) = run(&["variant", "check", "./blank"], place.path());
    assert!(good, "{told}");
    fs::remove_file(copy.join("Sound.rgn")).unwrap();
    let (good, told) = run(&["variant", "import", "Files/Sound", "--into", "plain"], place.path());
    assert!(good && told.contains("Sound.var:9 No file sound.rgn in Sound; the board has no picture."), "{told}");
    fs::remove_file(copy.join("Sound.cnt")).unwrap();
    fs::copy(copy.join("Sound.var"), copy.join("Other.var")).unwrap();
    for (arguments, why) in [
        (&["Files/Sound", "--into", "new"][..], "name one with --variant: 'Sound', 'Sound'"),
        (&["Files/Sound/Sound.var", "--into", "new"], "Sound.var:5: no file Sound.cnt in Sound"),
        (&["Files", "--into", "new"], "no .var in Files"),
        (&["Files/Sound", "--into", "new", "--powers", "N=North"], "leave --powers out"),
    ] {
        let (good, told) = run(&[&["variant", "import"], arguments].concat(), place.path());
        assert!(!good && told.contains(why), "{arguments:?} should say {why}: {told}");
    }
    assert!(!place.path().join("new").exists(), "what is refused leaves nothing behind");
}

#[cfg(unix)]
#[test]
fn no_link_in_a_folder_of_variants_is_followed() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("Files/Sound");
    fs::create_dir_all(&folder).unwrap();
    for name in ["Sound.var", "Sound.map", "Sound.gam"] {
        fs::copy(sample(&format!("Variant Files/Sound/{name}")), folder.join(name)).unwrap();
    }
    std::os::unix::fs::symlink(sample("Variant Files/Sound/Sound.cnt"), folder.join("Sound.cnt")).unwrap();
    let (good, told) = run(&["variant", "import", "Files/Sound", "--into", "new"], place.path());
    assert!(!good && told.contains("no file Sound.cnt in Sound"), "{told}");
}

#[test]
fn games_are_imported_and_exported() {
    let house = House::new();
    house.prepare(Timestamp::now(), &[("ann@players.test".to_owned(), "REGISTER Ann Other".to_owned())]);
    let file = sample("standard.dpy");
    let imported = desk(&house, &["game", "import", &file, "--as", "two"]);
    let said_of = told(&imported);
    assert!(imported.status.success(), "{said_of}");
    assert!(said_of.contains("The game 'two' is here: 2 phases, all as recorded."), "{said_of}");
    assert!(said_of.contains("Austria, England, France, Germany, Italy, Russia and Turkey"), "{said_of}");
    assert!(said_of.contains("It is paused"), "{said_of}");
    let replayed = desk(&house, &["game", "replay", "two"]);
    assert!(told(&replayed).contains("two: 2 phases, all as recorded"), "{}", told(&replayed));
    let exported = desk(&house, &["game", "export", "two", "--format", "dpy"]);
    assert_eq!(said(&exported), fs::read_to_string(&file).unwrap(), "the same bytes");

    // A position that our rules do not lead to becomes an edit.
    let changed = house.data().join("war.dpy");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&changed, text.replace("F den, A hol, A ruh", "F den, A bel, A ruh").replace("Two turns", "The War"))
        .unwrap();
    let imported = desk(&house, &["game", "import", changed.to_str().unwrap(), "--sandbox", "ann@players.test"]);
    let said_of = told(&imported);
    assert!(imported.status.success(), "{said_of}");
    assert!(said_of.contains("war.dpy The position of W1901A is the file's, as a change by hand."), "{said_of}");
    assert!(
        said_of.contains("The sandbox 'the-war' is Ann Other's: 2 phases. The position was changed by hand 1 time."),
        "{said_of}"
    );
    assert!(told(&desk(&house, &["game", "replay", "the-war"])).contains("once changed by hand"));
    let shown = desk(&house, &["game", "show", "the-war"]);
    assert!(told(&shown).contains("running"), "{}", told(&shown));
    let exported = desk(&house, &["game", "export", "the-war", "--format", "dpy"]);
    assert!(told(&exported).contains("positions that do not follow"), "{}", told(&exported));

    // The variant's name selects the board. A variant without a board is refused.
    fs::create_dir_all(house.data().join("boards")).unwrap();
    let sound = house.data().join("boards/sound");
    let folder = sample("Variant Files/Sound");
    let made = run(&["variant", "import", &folder, "--into", sound.to_str().unwrap(), "--source", "Us"], &house.data());
    assert!(made.0, "{}", made.1);
    let imported = desk(&house, &["game", "import", &sample("sound.dpy")]);
    assert!(
        told(&imported).contains("The game 'a-short-war' is here: 2 phases, all as recorded."),
        "{}",
        told(&imported)
    );
    for (name, why) in [
        ("skies.dpw", "skies.dpw: the variant is \"Skies\", and no board has that name; choose one with --board"),
        ("bad/history.dpy", "history.dpy:17: this has the units of 4 spaces, and Sound has 5: it is of another map"),
        ("bad/stranger.dpy", "stranger.dpy:9: \"atl\" is no space of Sound"),
        ("bad/macdip.dpy", "macdip.dpy: it is not text; games of MacDip, before Realpolitik, are not read"),
    ] {
        let refused = desk(&house, &["game", "import", &sample(name)]);
        assert!(!refused.status.success() && told(&refused).contains(why), "{}", told(&refused));
    }
    let nobody = desk(&house, &["game", "import", &file, "--as", "three", "--sandbox", "zoe@players.test"]);
    assert!(told(&nobody).contains("\"zoe@players.test\" is not a registered address."), "{}", told(&nobody));

    // A board without its order of spaces: only the current position can be imported, or everything with the variant's folder.
    fs::remove_file(sound.join("realpolitik.txt")).unwrap();
    let imported = desk(&house, &["game", "import", &sample("sound.dpy"), "--as", "short"]);
    assert!(told(&imported).contains("The phases before the present one are left out"), "{}", told(&imported));
    assert!(
        told(&imported).contains("The game 'short' is here: nothing has been adjudicated yet."),
        "{}",
        told(&imported)
    );
    let whole = desk(&house, &["game", "import", &sample("sound.dpy"), "--as", "whole", "--folder", &folder]);
    assert!(told(&whole).contains("The game 'whole' is here: 2 phases, all as recorded."), "{}", told(&whole));
    let refused = desk(&house, &["game", "export", "whole", "--format", "dpy"]);
    assert!(told(&refused).contains("the board sound has no realpolitik.txt"), "{}", told(&refused));
}
