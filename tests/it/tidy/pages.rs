//! The names that the source of pages may use, so that only facts its reader may see can reach a page, and no user text becomes markup.
use super::source::sources;

/// Names that no page uses, and the file that may use them.
const FORBIDDEN: &[(&str, &[&str])] = &[
    // A game's record and position are the truth.
    ("PhaseRow", &[]),
    (".row.position", &[]),
    // One file decides whose eyes see.
    ("Eyes::Master", &["src/web/access.rs"]),
    ("Eyes::Power", &["src/web/access.rs"]),
    // Pages read the database by its functions, and boards and games through the family interface.
    ("rusqlite", &[]),
    ("rules::diplomacy", &[]),
    ("rules::stratego", &[]),
    ("rules::conquest", &[]),
    // The picture of a board is made of our own numbers. A document is escaped by its own writer (`crates/text/tests`).
    ("PreEscaped", &["src/web/pages/board.rs", "src/web/pages/prose.rs"]),
];

#[test]
fn pages_use_no_name_that_could_reveal_too_much() {
    let all = sources("src/web");
    assert!(20 < all.len(), "the pages are elsewhere");
    for (name, homes) in FORBIDDEN {
        let found: Vec<String> = all
            .iter()
            .filter(|source| source.code.contains(name))
            .map(|source| source.path.display().to_string())
            .filter(|path| !homes.contains(&path.as_str()))
            .collect();
        assert!(found.is_empty(), "{name} is named in {}", found.join(", "));
        for home in *homes {
            assert!(all.iter().any(|source| source.path.to_str() == Some(home)), "{home} is not there");
        }
    }
}

/// A page that is built without a script contains no script and no style: both are separate files, and nothing else is allowed to run.
#[test]
fn no_page_has_an_inline_script_or_style() {
    for source in sources("src/web") {
        for mark in [" style=", " onclick=", " onchange=", "javascript:", "<script"] {
            assert!(!source.code.contains(mark), "{} has {mark}", source.path.display());
        }
    }
    let scripts = std::fs::read_dir("src/web/static").unwrap().map(|entry| entry.unwrap().path());
    let scripts: Vec<_> = scripts.filter(|path| path.extension().is_some_and(|extension| extension == "js")).collect();
    assert!(8 < scripts.len(), "the scripts are elsewhere");
    for path in scripts {
        let text = std::fs::read_to_string(&path).unwrap();
        for mark in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "DOMParser"] {
            assert!(!text.contains(mark), "{}: {mark} does not work under our policy", path.display());
        }
    }
}

/// `[hidden]` is a browser default, and any of our own styles for the element would override it.
#[test]
fn the_style_hides_elements_that_a_page_hides() {
    let style = std::fs::read_to_string("src/web/static/base.css").unwrap();
    assert!(style.contains("\n[hidden] { display: none !important; }\n"));
}

/// The marks of a form in the source of a page.
const FORM_MARKS: &[&str] = &[
    "form method",
    "method=\"post\"",
    "method=\"get\"",
    "input type",
    "input id",
    "input name",
    "input #",
    "textarea",
    "select id",
    "select name",
    "select #",
];

/// The files that write form markup themselves: the dedicated one; and those with lists and numbers of orders, which explain them to the
/// board.
const FORM_WRITERS: &[&str] = &[
    "src/web/fields/html.rs",
    "src/web/pages/learn/exercise.rs",
    "src/web/pages/play/grid.rs",
    "src/web/pages/play/rows.rs",
];

/// A page describes its form as fields, so no form can lose text that a user has typed.
#[test]
fn the_html_of_forms_is_written_in_one_file() {
    for source in sources("src/web") {
        let path = source.path.to_str().unwrap();
        // Comments may mention it.
        let lines = source.text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let has_form = lines.clone().any(|line| FORM_MARKS.iter().any(|mark| line.contains(mark)));
        assert_eq!(has_form, FORM_WRITERS.contains(&path), "{path}");
    }
}
