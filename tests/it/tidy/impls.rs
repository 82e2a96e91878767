//! A type has its functions in its own module, where a reader looks for them.
use super::layers::parts;
use super::source::{Source, sources};
use std::collections::{BTreeMap, BTreeSet};

/// The part of `src/` that a file belongs to: `game`.
fn part_of(source: &Source) -> &str {
    let path = source.path.to_str().unwrap().trim_start_matches("src/");
    path.split('/').next().unwrap_or_default().trim_end_matches(".rs")
}

/// The types that a file defines: by a keyword, or documented in a macro.
fn defined_in(source: &Source) -> BTreeSet<&str> {
    let words: Vec<&str> = source.code.split([' ', '{', '}', ';', '(']).filter(|word| !word.is_empty()).collect();
    let types = words.windows(2).filter(|pair| ["struct", "enum", "union", "type", "trait"].contains(&pair[0]));
    let types = types.map(|pair| pair[1].split(['<', ':', '=']).next().unwrap_or_default());
    let lines: Vec<&str> = source.text.lines().map(str::trim).collect();
    let in_macro = lines.windows(2).filter(|pair| pair[0].starts_with("///") || pair[0].starts_with("#["));
    let in_macro = in_macro.filter_map(|pair| pair[1].strip_suffix(" {")).filter(|name| !name.contains(' '));
    types.chain(in_macro).collect()
}

/// The types that a file gives inherent functions, as they are named there.
fn extended_in(source: &Source) -> Vec<&str> {
    let is_item = |before: &str| before.trim_end().is_empty() || before.trim_end().ends_with(['}', '{', ';', ']']);
    let impls = source.code.match_indices("impl").filter(|(at, _)| is_item(&source.code[..*at]));
    let heads = impls.filter_map(|(at, word)| {
        let head = source.code[at + word.len()..].split('{').next()?;
        let head = if head.starts_with('<') { past_angles(head) } else { head.strip_prefix(' ')? };
        head.split(" where ").next().map(str::trim)
    });
    let own = heads.filter(|head| !head.contains(" for ") && !head.contains('$'));
    own.map(|head| head.trim_start_matches("dyn ").split(['<', ' ']).next().unwrap_or_default()).collect()
}

/// The rest of a text after the `<…>` at its beginning.
fn past_angles(text: &str) -> &str {
    let mut depth = 0;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '<' => depth += 1,
            '>' if before != '-' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[at + 1..];
        }
        before = c;
    }
    ""
}

/// Returns whether the type, as a file of this part names it, belongs to another part.
fn is_strange(name: &str, part: &str, defined: &BTreeSet<&str>) -> bool {
    let in_other = name.strip_prefix("crate::").is_some_and(|path| path.split("::").next() != Some(part));
    let last = name.rsplit("::").next().unwrap_or_default();
    in_other || !defined.contains(last)
}

#[test]
fn a_type_has_its_functions_in_its_own_module() {
    let all: Vec<Source> = sources("src").into_iter().chain(sources("commands")).collect();
    let mut defined: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for source in &all {
        defined.entry(part_of(source)).or_default().extend(defined_in(source));
    }
    let (mut strange, mut n_impls) = (Vec::new(), 0);
    for source in &all {
        let part = part_of(source);
        let extended = extended_in(source);
        n_impls += extended.len();
        let found = extended.into_iter().filter(|name| is_strange(name, part, &defined[part]));
        strange.extend(found.map(|name| format!("{}: impl {name}", source.path.display())));
    }
    assert!(parts().len() < n_impls, "only {n_impls} were found");
    assert!(strange.is_empty(), "Write a function, or move these to the part of their type:\n{}", strange.join("\n"));
}

#[test]
fn a_misplaced_impl_is_found() {
    let source = |text: &str| Source::new("src/server/chores.rs", text);
    let found = |text: &str| {
        let source = source(text);
        let defined = defined_in(&source);
        extended_in(&source).into_iter().filter(|name| is_strange(name, "server", &defined)).count()
    };
    assert_eq!(found("use crate::judge::Judge;\n\nimpl Judge {\n    fn tick(&self) {}\n}\n"), 1);
    assert_eq!(found("impl crate::judge::Judge {\n    fn tick(&self) {}\n}\n"), 1);
    assert_eq!(found("struct Judge;\nimpl crate::judge::Judge {\n    fn tick(&self) {}\n}\n"), 1);
    assert_eq!(found("use crate::judge::Judge as J;\nfn a() {}\nimpl J {}\n"), 1);
    assert_eq!(found("impl<'a, T: Fn() -> u8> Table<'a, T>\nwhere\n    T: Copy,\n{\n}\n"), 1);
    assert_eq!(found("#[cfg(unix)]\nimpl Judge {}\n"), 1);
    assert_eq!(
        found("pub struct Chores(u8);\nimpl Chores {\n    fn next(&self) -> impl Iterator<Item = u8> { todo!() }\n}\n"),
        0
    );
    assert_eq!(
        found(
            "pub trait Clerk {}\nimpl dyn Clerk + '_ {}\nwords! {\n    /// Words.\n    Life {\n    }\n}\nimpl Life {}\n"
        ),
        0
    );
    assert_eq!(found("pub(super) struct Work<'a>(Env<'a>);\nimpl Work<'_> {}\nimpl<'a> Work<'a> {}\n"), 0);
    assert_eq!(found("impl fmt::Display for Judge {}\nimpl<T> From<T> for Judge {}\nfn of(x: impl Sink) {}"), 0);
}
