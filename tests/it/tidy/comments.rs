//! Doc comments: each begins with a noun or with a third-person verb, and states facts that its reader needs.
use super::source::{Source, all};

/// Openings that ask or hint where a noun or a verb would say it.
const ODD_OPENINGS: &[&str] = &[
    "Who", "Whoever", "Whom", "Whose", "What", "Which", "How", "Where", "When", "Why", "So many", "All that", "Is",
    "Are", "Does", "Do", "Has", "May", "Can", "Could", "Was", "Did",
];

/// Files whose doc comments are text for people: the help of subcommands and of policies.
const HELP: &[&str] = &["src/cli/", "crates/diplomacy/src/policy/table.rs"];

/// The first line of each doc comment in a file, with its number.
fn first_lines(source: &Source) -> Vec<(usize, &str)> {
    let lines: Vec<&str> = source.text.lines().collect();
    let is_doc = |n: usize| lines[n].trim_start().starts_with("///");
    let first = (0..lines.len()).filter(|&n| is_doc(n) && (n == 0 || !is_doc(n - 1)));
    first.map(|n| (n + 1, lines[n].trim_start().trim_start_matches('/').trim())).collect()
}

fn opens_oddly(line: &str) -> bool {
    let opens = |opening: &str| line.strip_prefix(opening).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric));
    ODD_OPENINGS.iter().any(|opening| opens(opening))
}

#[test]
fn doc_comments_begin_with_a_noun_or_a_verb() {
    let sources =
        all().into_iter().filter(|source| !HELP.iter().any(|home| source.path.to_str().unwrap().starts_with(home)));
    let found: Vec<String> = sources
        .flat_map(|source| {
            let path = source.path.display().to_string();
            let odd = first_lines(&source).into_iter().filter(|(_, line)| opens_oddly(line));
            odd.map(|(n, line)| format!("{path}:{n}: {line}")).collect::<Vec<_>>()
        })
        .collect();
    assert!(found.is_empty(), "Begin with a noun, or with a verb in the third person:\n{}", found.join("\n"));
}

/// Every function of the store can fail with the database. The heads of the crates say so once.
#[test]
fn errors_are_documented_where_a_caller_acts_on_them() {
    let named = |source: &Source| source.text.contains("If the database fails");
    let found: Vec<String> =
        all().iter().filter(|source| named(source)).map(|source| source.path.display().to_string()).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn odd_openings_are_found() {
    let source = Source::new(
        "src/game/hands.rs",
        "/// What is held.\n/// More.\nstruct A;\n    /// The hands.\n    b: u8,\n/// Whether.\n",
    );
    assert_eq!(first_lines(&source), [(1, "What is held."), (4, "The hands."), (6, "Whether.")]);
    assert!(
        opens_oddly("What is held.") && opens_oddly("Is it?") && !opens_oddly("Whether.") && !opens_oddly("The hands.")
    );
}
