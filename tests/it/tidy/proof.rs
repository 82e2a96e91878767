//! Few places declare a person proved, and few send to an address that only an e-mail names: a new one must be added
//! here.
use super::source::all;
use std::collections::{BTreeMap, BTreeSet};

/// Functions of [`Principal`](chancery::command::principal::Principal), and the files that may call them.
const MAY: &[(&str, &[&str])] = &[
    ("Principal::of_letter", &["src/session/identity.rs", "src/web/access.rs"]),
    ("Principal::of_guest", &["src/session/identity.rs", "src/web/access.rs"]),
    ("Principal::of_reader", &["src/referee/seats/openings.rs", "src/web/access.rs"]),
    ("prove_by_token", &["src/session/walk.rs"]),
    ("prove_by_answer", &["src/session/walk.rs"]),
    ("prove_by_yes", &["src/command/context.rs"]),
    ("take_yes", &["commands/confirm.rs", "commands/decline.rs"]),
    ("recipient_of_stranger", &["src/command/route.rs", "src/session/dispatch.rs", "src/session/notice.rs"]),
];

/// The file of these functions.
const HOME: &str = "src/command/principal.rs";

#[test]
fn few_places_declare_a_person_proved() {
    let mut callers: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for source in all() {
        let path = source.path.display().to_string();
        for (call, _) in MAY.iter().filter(|(call, _)| path != HOME && is_called(&source.code, call)) {
            callers.entry(call).or_default().insert(path.clone());
        }
    }
    for (call, files) in MAY {
        let expected = files.iter().map(|file| (*file).to_owned()).collect();
        assert_eq!(callers.remove(call).unwrap_or_default(), expected, "the callers of {call}");
    }
}

/// Returns whether code calls a function, and does not only define one of that name.
fn is_called(code: &str, call: &str) -> bool {
    code.match_indices(call).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + call.len()..]);
        after.starts_with('(') && !before.ends_with("fn ")
    })
}

#[test]
fn a_call_is_found() {
    assert!(is_called("cx.principal.prove_by_token(user, true)", "prove_by_token"));
    assert!(!is_called("pub fn take_yes(&mut self)", "take_yes"));
}
