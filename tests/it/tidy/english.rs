//! Native English: expressions typical of a translation, counted by room. `tests/english.txt` has a ceiling for each, which only falls:
//! `UPDATE=1 cargo test english` lowers those that are too high, and raises none.
use super::source::{Source, all, crate_of, tests};
use proc_macro2::{TokenStream, TokenTree};
use regex_lite::Regex;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const FILE: &str = "tests/english.txt";

const HEAD: &str = "\
# How often an expression that gives a translation away occurs, by room: ceilings, which only fall. tests/it/tidy/english.rs has the
# expressions, and what to write instead. UPDATE=1 cargo test english lowers them.
";

/// The kinds of text that people read.
const ROOMS: [&str; 7] = ["papers", "help", "letters", "pages", "keeper", "comments", "tests"];

/// Crates and modules whose sentences players read, in e-mails and on pages.
const OF_LETTERS: [&str; 12] = [
    "command",
    "session",
    "referee",
    "answers",
    "game",
    "families",
    "rules",
    "text",
    "diplomacy",
    "stratego",
    "conquest",
    "import",
];

/// An expression to avoid.
struct Expression {
    name: &'static str,
    instead: &'static str,
    words: &'static str,
    /// Correct words that contain it.
    but: &'static str,
    /// True if it is right in a question.
    asks: bool,
}

const fn avoid(name: &'static str, instead: &'static str, words: &'static str) -> Expression {
    Expression { name, instead, words, but: "", asks: false }
}

const EXPRESSIONS: &[Expression] = &[
    avoid("-body", "a role (players, GMs), or everyone, no one", r"\b(No|no|Every|every|Any|any|Some|some)body\b"),
    Expression {
        asks: true,
        ..avoid(
            "Who … as a subject",
            "a named person: you, players, an observer who …",
            r"(^|[.;:,] )(and )?[Ww]ho (is|has|sends|plays|confirms|observes|joined|joins|attacks|proposes|takes|must|else|writes|can|may|waits|holds|wants|asked|have|was)\b",
        )
    },
    avoid("whoever", "the person who, anyone who; any, each", r"\b[Ww](hoever|homever|hosever|hatever|hichever)\b"),
    Expression {
        asks: true,
        ..avoid(
            "all that, what is",
            "everything, or the noun: the result, the text, the settings",
            r"\b[Aa]ll that\b|\b[Ww]hat (is|was|are|were|has|stands|came|comes|goes|follows|it|they|you|one|no one|someone|people|players|only)\b",
        )
    },
    avoid(
        "is told, is asked",
        "say who does it: I e-mail all players",
        r"\b(is|are|was|were|be|been) (told|asked|said|shown|given|kept|taken|meant|named|noted|done)\b",
    ),
    avoid(
        "tells without a hearer",
        "says, shows, lists, describes",
        r"\btells? (of|how|what|why|who|whether|which|the|each|all|it|more|only|this|everything|by)\b",
    ),
    avoid("any more", "no longer", r"\bany more\b"),
    avoid("goes on", "continues", r"\b(go|goes|went|going|gone) on\b"),
    Expression {
        but: r"\b(everyone|everything) stands?\b|\bstands? (ready|for|still|off|in for)\b",
        ..avoid("stands", "is, appears, is written", r"\bstands?\b")
    },
    avoid("comes of, becomes of", "the result, the outcome", r"\b(came|comes?|becomes?|became) of\b"),
    avoid(
        "letters of the judge",
        "the judge's e-mails, Stratego boards",
        r"\b[a-z]+s? of (the judge|HELP|SET|Stratego|Conquest|Diplomacy|the game|the keeper|ours|mine|yours|theirs)\b",
    ),
    avoid("of its own", "its own", r"\bof (its|their|your|our|his|one's|my) own\b"),
    avoid("need not", "doesn't have to", r"\bneeds? (not|no|neither)\b|\b[Nn]o(body| one) needs?\b"),
    avoid("mend", "fix", r"\bmend(s|ed|ing)?\b"),
    avoid("COMMAND and a name", "COMMAND name", r"\b[A-Z]{3,}( [A-Z]{2,})* and (a|an|the|its|their|your|one)\b"),
    avoid("Nothing, Nobody first", "a subject with a name", r"(^|[.:;] )(Nothing|Nobody|No one|None)\b"),
    avoid("is to be", "must, will, should", r"\b(is|are|was|were) to [a-z]+"),
    avoid(
        "whom, with which",
        "the preposition last, or another verb",
        r"\b[Ww]hom\b|\b(with|by|from|to|for|of|in|at|on|under|after|before|between|among) which\b",
    ),
    avoid("as ever, as it was", "still, unchanged", r"\bas (ever|it was|they were|before|always)\b|\([Aa]s it was"),
    avoid(
        "meanwhile, anew, besides",
        "drop it, or: again, recently, in addition",
        r"\b([Mm]eanwhile|anew|lately|besides?)\b",
    ),
    avoid("by itself", "automatically", r"\bby (itself|themselves|yourself)\b"),
    avoid(
        "there is no",
        "a subject with a name: 'x' is not a game here",
        r"\b[Tt]here (is|are) (no|nothing|nobody|neither|already)\b",
    ),
    Expression { but: r"\b[Ll]etters? (of|and digits|without)\b", ..avoid("letter", "e-mail", r"\b[Ll]etters?\b") },
    avoid("semicolon", "two sentences", ";"),
];

/// The number of times each expression occurs, by room.
type Counts = BTreeMap<(usize, usize), usize>;

/// A text, and its room.
struct Text {
    room: usize,
    words: String,
}

fn room(name: &str) -> usize {
    ROOMS.iter().position(|own| *own == name).unwrap()
}

/// The files below a folder with this ending.
fn files(folder: &Path, end: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, end, found);
        } else if path.to_str().unwrap().ends_with(end) {
            found.push(path);
        }
    }
}

/// The papers, without their lines to type.
fn papers() -> Vec<Text> {
    let mut paths = Vec::new();
    for folder in ["deploy", "variants", "benches", "crates", "docs"] {
        files(Path::new(folder), ".md", &mut paths);
    }
    paths.extend(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"].map(PathBuf::from));
    let prose = |path: PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let words = text.split("```").step_by(2).collect();
        Text { room: room("papers"), words }
    };
    paths.into_iter().map(prose).collect()
}

/// The HELP topics that belong to no command.
fn topics() -> Vec<Text> {
    let mut paths = Vec::new();
    ["src", "crates"].iter().for_each(|folder| files(Path::new(folder), ".txt", &mut paths));
    let topics = paths.into_iter().filter(|path| path.parent().is_some_and(|parent| parent.ends_with("help")));
    topics.map(|path| Text { room: room("help"), words: fs::read_to_string(path).unwrap() }).collect()
}

/// The strings of a source file, unescaped.
fn strings(tokens: TokenStream, found: &mut Vec<String>) {
    let mut is_attribute = false;
    for token in tokens {
        match &token {
            // The attribute `#[doc = "…"]` is a comment. Other attributes are not sentences.
            TokenTree::Group(group) if !is_attribute => strings(group.stream(), found),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                if let Some(text) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
                    let lines = text.split("\\\n").enumerate();
                    let joined: String = lines.map(|(n, line)| if n == 0 { line } else { line.trim_start() }).collect();
                    found.push(joined.replace("\\n", "\n").replace("\\\"", "\""));
                } else if text.starts_with("r\"") || text.starts_with("r#") {
                    found.push(text);
                }
            }
            _ => {}
        }
        is_attribute = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '#' || is_attribute && punct.as_char() == '!');
    }
}

/// Returns whether people read a string: at least two words, no SQL, and no pattern of their sentences.
fn is_prose(text: &str) -> bool {
    let sql = ["select", "insert", "update ", "delete from", "create ", "alter", "pragma", "drop ", "with "];
    let start = text.trim_start().to_ascii_lowercase();
    let words = Regex::new("[A-Za-z]{2,} [a-z]{2,}").unwrap();
    14 < text.len() && words.is_match(text) && !sql.iter().any(|word| start.starts_with(word)) && !text.contains('|')
}

/// The comments of a source file, with their marks.
fn comments(source: &Source) -> impl Iterator<Item = (&str, &str)> {
    source.text.lines().filter_map(|line| {
        let at = if line.trim_start().starts_with("//") { line.find("//")? } else { line.find(" // ")? + 1 };
        let marks = line[at..].len() - line[at..].trim_start_matches(['/', '!']).len();
        Some((&line[at..at + marks], line[at + marks..].trim()))
    })
}

/// The room of a source file's strings.
fn of_strings(path: &str) -> usize {
    let part = crate_of(path).or_else(|| path.strip_prefix("src/")?.split('/').next()).unwrap_or("command");
    match part {
        "web" => room("pages"),
        part if OF_LETTERS.contains(&part) => room("letters"),
        _ => room("keeper"),
    }
}

fn read(source: &Source) -> Vec<Text> {
    let path = source.path.to_str().unwrap();
    let is_command = path.starts_with("commands/");
    let of_comment = |mark: &str, words: &str| match mark {
        "//!" if is_command => (!words.starts_with(['>', '<'])).then(|| room("help")),
        "///" if path.starts_with("src/cli/") => Some(room("keeper")),
        _ => Some(room("comments")),
    };
    let mut texts: Vec<Text> = comments(source)
        .filter_map(|(mark, words)| Some(Text { room: of_comment(mark, words)?, words: words.to_owned() }))
        .collect();
    let mut found = Vec::new();
    strings(source.tokens(), &mut found);
    let said = found.into_iter().filter(|text| is_prose(text));
    texts.extend(said.map(|words| Text { room: of_strings(path), words }));
    texts
}

fn of_tests(source: &Source) -> Vec<Text> {
    comments(source).map(|(_, words)| Text { room: room("tests"), words: words.to_owned() }).collect()
}

/// The sentences of a text that are not questions, or all of them.
fn sentences(text: &str, asks: bool) -> impl Iterator<Item = &str> {
    let sentences = text.lines().flat_map(|line| line.split_inclusive(['.', '?']));
    sentences.filter(move |sentence| !asks || !sentence.ends_with('?'))
}

fn count(texts: &[Text]) -> Counts {
    let mut counts = Counts::new();
    for (at, expression) in EXPRESSIONS.iter().enumerate() {
        let words = Regex::new(expression.words).unwrap();
        let but = (!expression.but.is_empty()).then(|| Regex::new(expression.but).unwrap());
        for text in texts {
            let in_line = |line: &str| {
                let n_right = but.as_ref().map_or(0, |but| but.find_iter(line).count());
                words.find_iter(line).count().saturating_sub(n_right)
            };
            let n: usize = match expression.asks {
                true => sentences(&text.words, true).map(in_line).sum(),
                false => text.words.lines().map(in_line).sum(),
            };
            *counts.entry((at, text.room)).or_default() += n;
        }
    }
    counts
}

fn written(counts: &Counts) -> String {
    let mut table = format!("{HEAD}{:26}", "");
    ROOMS.iter().for_each(|room| _ = write!(table, " {room:>8}"));
    for (at, expression) in EXPRESSIONS.iter().enumerate() {
        _ = write!(table, "\n{:26}", expression.name);
        (0..ROOMS.len())
            .for_each(|room| _ = write!(table, " {:>8}", counts.get(&(at, room)).copied().unwrap_or_default()));
    }
    table + "\n"
}

fn ceilings() -> Counts {
    let table = fs::read_to_string(FILE).unwrap_or_default();
    let mut ceilings = Counts::new();
    for (at, expression) in EXPRESSIONS.iter().enumerate() {
        let row = table.lines().find_map(|line| line.strip_prefix(&format!("{:26}", expression.name)));
        let numbers = row.unwrap_or_default().split_whitespace().enumerate();
        ceilings.extend(numbers.map(|(room, number)| ((at, room), number.parse().unwrap())));
    }
    ceilings
}

#[test]
fn english_never_gets_worse() {
    let mut texts: Vec<Text> = all().iter().flat_map(read).collect();
    texts.extend(tests().iter().flat_map(of_tests));
    texts.extend(papers().into_iter().chain(topics()));
    let (counts, ceilings) = (count(&texts), ceilings());
    let worse: Vec<String> = counts
        .iter()
        .filter(|(key, n)| ceilings.get(key).is_some_and(|ceiling| ceiling < n))
        .map(|(key, n)| {
            let Expression { name, instead, .. } = EXPRESSIONS[key.0];
            format!("{}: {n} of \"{name}\", at most {}; write: {instead}", ROOMS[key.1], ceilings[key])
        })
        .collect();
    assert!(worse.is_empty(), "expressions of {FILE} that occur more often than before:\n{}", worse.join("\n"));
    if std::env::var_os("UPDATE").is_some() {
        let lower = counts.into_iter().map(|(key, n)| (key, ceilings.get(&key).map_or(n, |ceiling| n.min(*ceiling))));
        fs::write(FILE, written(&lower.collect())).unwrap();
    }
}

#[test]
fn expressions_are_found() {
    let n = |name: &str, words: &str| {
        let counts = count(&[Text { room: 0, words: words.to_owned() }]);
        counts[&(EXPRESSIONS.iter().position(|own| own.name == name).unwrap(), 0)]
    };
    assert_eq!(n("-body", "Nobody tells everybody"), 2);
    assert_eq!(n("all that, what is", "It says what is wrong. What is wrong?"), 1);
    assert_eq!(n("stands", "It stands here and stands for Paris"), 1);
    assert_eq!(n("Who … as a subject", "Who is late waits. And who is late?"), 1);
    let source = Source::new(
        "src/web/words/mod.rs",
        "/// Nobody.\nconst A: &str = say!(\"Nobody is \\\n    there now\"); // A word.\n",
    );
    let texts: Vec<(usize, String)> = read(&source).into_iter().map(|text| (text.room, text.words)).collect();
    let expected =
        [(room("comments"), "Nobody."), (room("comments"), "A word."), (room("pages"), "Nobody is there now")];
    assert_eq!(texts, expected.map(|(room, words)| (room, words.to_owned())));
}
