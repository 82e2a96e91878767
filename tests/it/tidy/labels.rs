//! The labels of the web pages: a button is a verb and its object, a field is a noun, and neither is a sentence.
use super::source::sources;
use regex_lite::Regex;

/// The verbs that buttons begin with.
const VERBS: &[&str] = &[
    "Add", "Agree", "Appoint", "Approve", "Ask", "Assign", "Begin", "Build", "Cancel", "Change", "Confirm", "Create",
    "Delete", "Disagree", "Dismiss", "Drop", "Eject", "Erase", "Explain", "Extend", "Give", "Hide", "Invite", "Join",
    "Keep", "Leave", "Make", "Mark", "Merge", "Observe", "Pause", "Place", "Play", "Preview", "Readmit", "Register",
    "Reject", "Remove", "Rename", "Report", "Resume", "Retry", "Save", "Send", "Set", "Show", "Sign", "Start", "Stop",
    "Swap", "Try", "Undo", "Vote", "Withdraw", "Write",
];

/// Buttons whose label is a sign.
const SIGNS: &[&str] = &["×"];

/// The maximum number of words in a label.
const MOST_WORDS: usize = 5;

/// The labels that an expression finds in the source of the pages, each with its file.
fn labels(expression: &str) -> Vec<(String, String)> {
    let expression = Regex::new(expression).unwrap();
    let found = sources("src/web").into_iter().flat_map(|source| {
        let path = source.path.display().to_string();
        let labels: Vec<_> =
            expression.captures_iter(&source.text).map(|label| (path.clone(), label[1].to_owned())).collect();
        labels
    });
    found.filter(|(_, label)| !label.is_empty()).collect()
}

/// The fault of a label, if it has one.
fn fault(label: &str) -> Option<&'static str> {
    match label {
        _ if label.ends_with(['.', ':', '!', '?']) => Some("ends like a sentence"),
        _ if MOST_WORDS < label.split_whitespace().count() => Some("is too long"),
        _ => None,
    }
}

#[test]
fn buttons_are_verbs_with_an_object() {
    let buttons = labels(r#"Button::(?:new|with)\(\s*"([^"]*)""#);
    assert!(60 < buttons.len(), "the buttons are elsewhere");
    for (path, label) in &buttons {
        assert_eq!(fault(label), None, "{path}: the button {label:?}");
        let first = label.split_whitespace().next().unwrap_or_default();
        assert!(VERBS.contains(&first) || SIGNS.contains(&label.as_str()), "{path}: {label:?} begins with no verb");
    }
    for verb in VERBS {
        assert!(
            buttons.iter().any(|(_, label)| label.split_whitespace().next() == Some(verb)),
            "no button begins with {verb}"
        );
    }
}

#[test]
fn fields_are_no_sentences() {
    let mut fields = labels(r#"Field::(?:new|line|check|choice)\(\s*"[^"]*",\s*"([^"]*)""#);
    fields.extend(labels(r#"\blabel: "([^"]*)""#));
    assert!(60 < fields.len(), "the fields are elsewhere");
    for (path, label) in &fields {
        assert_eq!(fault(label), None, "{path}: the field {label:?}");
    }
}
