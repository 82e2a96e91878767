//! Source files, and the names in them.
use super::layers::games;
use proc_macro2::TokenStream;
use std::fs;
use std::path::{Path, PathBuf};

/// A source file: its path from the root of the package, and its text.
#[derive(Clone)]
pub(super) struct Source {
    pub(super) path: PathBuf,
    pub(super) text: String,
    /// The code: without comments, uniformly spaced, and with each path that begins with `super` written out.
    pub(super) code: String,
}

/// All Rust files below a folder, or the one file that it is; none if it does not exist.
pub(super) fn sources(folder: &str) -> Vec<Source> {
    fn walk(folder: &Path, found: &mut Vec<Source>) {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(Source::new(&path, &fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let mut found = Vec::new();
    if let Ok(text) = fs::read_to_string(folder) {
        found.push(Source::new(folder, &text));
    }
    walk(Path::new(folder), &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The judge's crates, by the names of their folders.
pub(super) fn crates() -> Vec<String> {
    let folders = fs::read_dir("crates").unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let mut names: Vec<String> = folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

/// Every source file of the judge and of its crates.
pub(super) fn all() -> Vec<Source> {
    let of_crates = crates().into_iter().flat_map(|name| sources(&format!("crates/{name}/src")));
    sources("src").into_iter().chain(sources("commands")).chain(of_crates).collect()
}

/// Every source file of the tests, those of the judge and those of its crates.
pub(super) fn tests() -> Vec<Source> {
    let of_crates = crates().into_iter().flat_map(|name| sources(&format!("crates/{name}/tests")));
    sources("tests/it").into_iter().chain(of_crates).collect()
}

/// The crate of a file, if it is not the judge's own: `mail` for `crates/mail/src/lib.rs`.
pub(super) fn crate_of(path: &str) -> Option<&str> {
    path.strip_prefix("crates/")?.split('/').next()
}

impl Source {
    pub(super) fn new(path: impl Into<PathBuf>, text: &str) -> Self {
        let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        let code = lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ");
        let code = [" ::", ":: ", "{ ", " }"].iter().fold(code, |code, spaced| code.replace(spaced, spaced.trim()));
        let bare = Self { path: path.into(), text: text.to_owned(), code: String::new() };
        Self { code: bare.in_the_judges_words(&bare.written_out(&code)), ..bare }
    }

    /// Paths as the judge's own source writes them, in any crate: `crate::mail::sink`.
    fn in_the_judges_words(&self, code: &str) -> String {
        let own = match crate_of(self.path.to_str().unwrap()) {
            Some(own) => code.replace("crate::", &format!("chancery_{own}::")),
            None => code.to_owned(),
        };
        let own = games()
            .iter()
            .fold(own, |code, name| code.replace(&format!("chancery_{name}"), &format!("crate::rules::{name}")));
        own.replace("chancery_", "crate::")
    }

    /// The tokens of the file. Its comments are attributes there.
    pub(super) fn tokens(&self) -> TokenStream {
        self.text.parse().unwrap_or_else(|why| panic!("{}: {why}", self.path.display()))
    }

    /// The module that the file is: `crate::game::hands`.
    fn module(&self) -> Vec<&str> {
        let path = self.path.to_str().unwrap().trim_end_matches(".rs").trim_end_matches("/mod");
        let path = match crate_of(path) {
            Some(own) => path.trim_start_matches(&format!("crates/{own}/src/")).trim_end_matches("lib"),
            None => path.trim_start_matches("src/"),
        };
        std::iter::once("crate").chain(path.split('/').filter(|name| !name.is_empty())).collect()
    }

    fn written_out(&self, code: &str) -> String {
        let module = self.module();
        let mut written_out = String::with_capacity(code.len());
        let mut rest = code;
        while let Some(at) = rest.find("super::") {
            let (before, path) = rest.split_at(at);
            let left = path.trim_start_matches("super::");
            let n_up = (path.len() - left.len()) / "super::".len();
            written_out += before;
            written_out += &format!("{}::", module[..module.len().saturating_sub(n_up).max(1)].join("::"));
            rest = left;
        }
        written_out + rest
    }

    /// Returns whether the code names `path`, written out or in braces (`std::{fs, net}`).
    pub(super) fn names(&self, path: &str) -> bool {
        let code = &self.code;
        has_word(code, path)
            || path.rsplit_once("::").is_some_and(|(parent, name)| {
                let opening = format!("{parent}::{{");
                code.split(&opening).skip(1).any(|group| heads(group).iter().any(|head| head == name))
            })
    }
}

pub(super) fn has_word(text: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(inside) && !text[at + word.len()..].starts_with(inside))
}

/// The first words of a group of imports: `fmt` and `rules` for `fmt, rules::{self, Power}}; …`.
fn heads(group: &str) -> Vec<String> {
    let mut heads = vec![String::new()];
    let mut depth = 0;
    for c in group.chars() {
        match c {
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            '{' => depth += 1,
            ',' if depth == 0 => heads.push(String::new()),
            _ if depth == 0 => heads.last_mut().unwrap().push(c),
            _ => {}
        }
    }
    heads.iter().map(|path| path.split("::").next().unwrap_or_default().trim().to_owned()).collect()
}

#[test]
fn the_checks_find_their_targets() {
    let source = |text: &str| Source::new("src/game/hands.rs", text);
    assert!(source("use std::fs;").names("std::fs"));
    assert!(source("use std::{fmt, fs};").names("std::fs"));
    assert!(source("use std::{\n    fmt,\n    fs::File,\n};").names("std::fs"));
    assert!(source("let a = Timestamp\n    ::now();").names("Timestamp::now"));
    assert!(source("jiff::Timestamp::now()").names("Timestamp::now"));
    assert!(source("use crate::mail::sink::Mail;").names("crate::mail"));
    assert!(source("let now: std::time::Instant = x;").names("Instant"));
    assert!(source("use super::votes;").names("crate::game::votes"));
    assert!(source("use super::super::mail::sink;").names("crate::mail"));
    assert!(source("use super::{votes, Game};").names("crate::game::votes"));
    assert!(!source("// std::fs is not for us").names("std::fs"));
    assert!(!source("use std::fmt;\nfn fs() {}").names("std::fs"));
    assert!(!source("use crate::{rules::{mail, Power}, fs::mail};").names("crate::mail"));
    assert!(!source("use crate::mailbag;").names("crate::mail"));
    assert!(!source("use super::mail;").names("crate::mail"));
    let engine = |text: &str| Source::new("crates/diplomacy/src/entry/names.rs", text);
    assert!(engine("use crate::board::Board;").names("crate::rules::diplomacy::board"));
    assert!(engine("use super::review;").names("crate::rules::diplomacy::entry::review"));
    assert!(engine("use chancery_rules::Power;").names("crate::rules::Power"));
    assert!(!engine("use crate::mail;").names("crate::mail"));
}
