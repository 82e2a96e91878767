//! Faults that tests must find: `tests/mutants.toml`. A change to the code around a fault must also update the fault.
use serde::Deserialize;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A fault, and its tests: at least one must detect it.
#[derive(Deserialize)]
struct Mutant {
    name: String,
    file: String,
    find: String,
    put: String,
    tests: Vec<String>,
}

#[derive(Deserialize)]
struct Mutants {
    mutant: Vec<Mutant>,
}

fn mutants() -> Vec<Mutant> {
    toml::from_str::<Mutants>(&fs::read_to_string("tests/mutants.toml").unwrap()).unwrap().mutant
}

/// The place of each fault exists, once.
#[test]
fn each_mutant_can_be_put_in() {
    for Mutant { name, file, find, .. } in mutants() {
        let source = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{name}: {file}: {why}"));
        assert_eq!(source.matches(&find).count(), 1, "{name}: \"{find}\" in {file}");
    }
}

/// With `MUTANTS=run`, each fault is put into a copy of the source, and its tests run there: minutes for each.
#[test]
fn each_mutant_is_caught() {
    if std::env::var("MUTANTS").is_ok_and(|how| how == "run") {
        let folder = tempfile::tempdir().unwrap();
        let copied = Command::new("git").args(["worktree", "add", "--detach"]).arg(folder.path()).status().unwrap();
        assert!(copied.success(), "no copy of the source");
        let lived: Vec<String> =
            mutants().into_iter().filter(|mutant| lives(mutant, folder.path())).map(|mutant| mutant.name).collect();
        let removed = Command::new("git").args(["worktree", "remove", "--force"]).arg(folder.path()).status().unwrap();
        assert!(removed.success() && lived.is_empty(), "not caught: {lived:?}");
    }
}

/// Returns whether no test detects it. A fault that does not compile proves nothing.
fn lives(mutant: &Mutant, folder: &Path) -> bool {
    let path = folder.join(&mutant.file);
    let source = fs::read_to_string(&path).unwrap();
    fs::write(&path, source.replace(&mutant.find, &mutant.put)).unwrap();
    let cargo = |last: &[&str]| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["test", "--locked", "--test", "it"]).args(last).current_dir(folder).env_remove("MUTANTS");
        cargo.output().unwrap()
    };
    let built = cargo(&["--no-run"]);
    assert!(built.status.success(), "{}: {}", mutant.name, String::from_utf8_lossy(&built.stderr));
    let tests: Vec<&str> = ["--"].into_iter().chain(mutant.tests.iter().map(String::as_str)).collect();
    let told = cargo(&tests);
    fs::write(&path, source).unwrap();
    let said = String::from_utf8_lossy(&told.stdout).into_owned();
    let failed: Vec<&str> = said.lines().filter(|line| line.ends_with("... FAILED")).collect();
    println!("{}: {}", mutant.name, if failed.is_empty() { "not caught".to_owned() } else { failed.join(", ") });
    failed.is_empty()
}
