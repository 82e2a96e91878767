//! The build's external crates.
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

/// The maximum number of external crates for the program, on Linux: exactly as many as it has. A commit that raises it says what the new
/// crates are for.
const MAX_CRATES: usize = 264;
/// The maximum for a program without features: for a machine whose mail server checks, signs and delivers.
const MAX_CRATES_WITHOUT_FEATURES: usize = 208;

/// `idna` gets its character data from ICU4X or unicode-rs, depending on the version of `idna_adapter`: 21 crates or 4 for the same domain
/// names.
#[test]
fn the_lock_file_has_unicode_rs() {
    let lock = fs::read_to_string("Cargo.lock").unwrap();
    let icu: Vec<&str> = lock.lines().filter(|line| line.starts_with("name = \"icu_")).collect();
    assert!(icu.is_empty(), "run: cargo update -p idna_adapter --precise 1.1.0\n{}", icu.join("\n"));
}

/// Each crate costs seconds of a newcomer's first build, and is one more author to trust.
#[test]
fn the_tree_of_crates_is_as_small_as_it_was() {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        eprintln!("skipped: the crates are counted as Linux builds them");
        return;
    }
    for (options, most) in [(&[][..], MAX_CRATES), (&["--no-default-features"], MAX_CRATES_WITHOUT_FEATURES)] {
        let all: Vec<String> = crates(options).into_iter().collect();
        assert!(all.len() <= most, "{} crates; at most {most} are allowed:\n{}", all.len(), all.join("\n"));
    }
}

/// The external crates of the program and its build scripts, without those of tests.
fn crates(options: &[&str]) -> BTreeSet<String> {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--locked", "--format-version", "1"])
        .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
        .args(options)
        .output()
        .unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let told: Value = serde_json::from_slice(&told.stdout).unwrap();
    let nodes = told["resolve"]["nodes"].as_array().unwrap();
    let nodes: BTreeMap<&str, &Value> = nodes.iter().map(|node| (node["id"].as_str().unwrap(), node)).collect();
    let mut found = BTreeSet::new();
    let mut open = vec![told["resolve"]["root"].as_str().unwrap()];
    while let Some(id) = open.pop() {
        if found.insert(id) {
            let used = nodes[id]["deps"].as_array().unwrap().iter().filter(|used| is_built(used));
            open.extend(used.map(|used| used["pkg"].as_str().unwrap()));
        }
    }
    let packages = told["packages"].as_array().unwrap().iter();
    packages
        .filter(|package| !package["source"].is_null() && found.contains(package["id"].as_str().unwrap()))
        .map(|package| format!("{} {}", package["name"].as_str().unwrap(), package["version"].as_str().unwrap()))
        .collect()
}

fn is_built(used: &Value) -> bool {
    used["dep_kinds"].as_array().unwrap().iter().any(|kind| kind["kind"] != "dev")
}
