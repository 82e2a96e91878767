//! Names of types and files: each has one meaning in its crate, and is a noun that a newcomer can guess in a stack trace.
use super::source::{self, Source, sources};
use std::collections::{BTreeMap, BTreeSet};

/// Types that each module may have once, because their module says whose they are.
const ONE_A_MODULE: &[&str] = &["Error", "Row"];

/// Words that do not describe a type or a file: prepositions, questions, verbs, and metaphors. A single word that ends like a participle is
/// also refused.
#[rustfmt::skip]
const REFUSED: &[&str] = &[
    // Prepositions, adverbs, pronouns, questions
    "about", "after", "again", "almost", "alone", "among", "anyhow", "apart", "around", "aside", "at", "away", "back", "before", "behind",
    "below", "beside", "besides", "between", "beyond", "here", "how", "near", "nobody", "now", "off", "once", "one", "out", "over", "since",
    "somebody", "something", "soon", "then", "there", "thus", "to", "together", "until", "what", "whence", "where", "who", "whole", "whose",
    "why", "with", "within", "without",
    // Verbs, and participles that do not end in -ed
    "ask", "asks", "begun", "came", "come", "coming", "does", "done", "drawn", "found", "given", "gone", "heard", "hearing", "held", "kept",
    "known", "left", "lent", "likely", "looking", "lost", "made", "making", "met", "noting", "play", "said", "says", "seen", "sent", "shown",
    "sits", "sort", "standing", "taken", "takes", "talk", "tell", "thinking", "thought", "told", "tries", "understood", "unproved", "unseen",
    "wanting", "waiting", "wish", "wishes", "written",
    // Metaphors
    "berth", "berths", "carriage", "cast", "census", "crew", "crowd", "deed", "deeds", "desk", "door", "doors", "easel", "errand", "errands",
    "evening", "fate", "gate", "gates", "gaze", "giveaway", "glance", "hand", "hands", "harbour", "house", "household", "hunter", "leaf",
    "livery", "man", "march", "moment", "motif", "nature", "onlooker", "painter", "patient", "pulse", "rim", "roll", "room", "rush",
    "seal", "secretary", "shelf", "sight", "stance", "standstill", "steady", "story", "studio", "sums", "teller", "thinker", "ticket",
    "track", "trouble", "twin", "twins", "visit", "void", "ways", "weight",
];

/// Words that end like a participle, but are nouns.
const NOUNS: &[&str] = &["bid", "feed", "need", "seed", "speed"];

/// Types and files that still have such a name, by their crate. The list only shrinks.
#[rustfmt::skip]
const NOT_YET: &[(&str, &[&str])] = &[
    ("chancery", &[
        "After", "Announced", "Answered", "Asked", "Filed", "Finished", "Gates", "Giveaway", "Glance", "Listed", "Lost",
        "Making", "Moment", "Motif", "Nobody", "Noting", "Numbered", "Offered", "Over", "Painter", "Patient", "Play",
        "Prepared", "Restored", "Room", "Rush", "Shelf", "Shown", "Sight", "Steady", "Stored", "Story",
        "Supposed", "Taken", "Thought", "Trouble", "Troubled", "Twin", "Untrusted", "Whence", "Wish",
        "Wishes", "allowed", "alone", "asked", "doors", "giveaway", "hands", "held", "house", "kept", "known",
        "numbered", "play", "refused", "returned", "rush", "shelf", "standstill", "told", "twins", "unconfirmed",
        "undelivered", "unproved", "why",
    ]),
    ("conquest", &[
        "About", "Back", "March", "Opened", "Sums",
    ]),
    ("diplomacy", &[
        "At", "Carriage", "Census", "Crew", "Dislodged", "Found", "Gate", "Gates", "Judged", "Lent", "Likely", "Met",
        "Near", "Parsed", "Recorded", "Roll", "Shared", "Sort", "Track", "Tries", "Trouble", "Unseen", "Void", "Ways",
        "gate", "recorded", "sight", "told", "tries", "unseen", "void",
    ]),
    ("families", &[
        "Adjudicated", "Asks", "Bounced", "Does", "Edited", "Kept", "Nature", "Says", "Tell", "Ways", "edited",
        "standing", "why",
    ]),
    ("import", &[
        "At", "Here", "Played", "Refused", "derived",
    ]),
    ("mail", &[
        "Asked", "At", "Coming", "Found", "Heard", "Ignored", "Known", "Protected", "Said", "Typed", "Unasked",
        "flowed", "talk", "typed", "without",
    ]),
    ("picture", &[
        "Cast", "Evening", "Kept", "Leaf", "Livery", "Named", "Rim", "Room", "Shown", "Stance", "Studio", "Wanted",
        "Ways", "room", "studio", "written",
    ]),
    ("rules", &[
        "Accepted", "How", "Planned", "Rejected", "Thinking", "Told",
    ]),
    ("store", &[
        "Bounced", "Happened", "Held", "Invited", "Onlooker", "Received", "Reserved", "Shown", "Standstill", "Undelivered", "Wish", "held", "house", "ignored", "kept", "standstill", "thinking", "undelivered", "ways",
    ]),
    ("stratego", &[
        "Closed", "Done", "Expected", "Heard", "Hunter", "Judged", "Known", "Left", "Man", "Recorded", "Secretary",
        "Until", "Why",
    ]),
];

/// The length of that list. A better name removes an entry, and lowers this number by one.
const CEILING: usize = 188;

/// The source files of each crate.
fn crates() -> BTreeMap<String, Vec<Source>> {
    let judge = sources("src").into_iter().chain(sources("commands")).collect();
    let others = source::crates().into_iter().map(|name| (name.clone(), sources(&format!("crates/{name}/src"))));
    others.chain([("chancery".to_owned(), judge)]).collect()
}

/// The types that a file defines, except for those within functions and macros.
fn types(text: &str) -> BTreeSet<&str> {
    let defined = |line| -> Option<&str> {
        let line: &str = line;
        let line = match line.strip_prefix("pub") {
            Some(rest) if rest.starts_with('(') => rest.split_once(')')?.1.trim_start(),
            Some(rest) => rest.trim_start(),
            None => line,
        };
        let line = line.strip_prefix("unsafe ").unwrap_or(line);
        let name = ["struct ", "enum ", "trait ", "type ", "union "].iter().find_map(|kind| line.strip_prefix(kind))?;
        name.split(|c: char| !(c.is_alphanumeric() || c == '_')).next()
    };
    text.lines().filter_map(defined).collect()
}

/// The types defined in more than one of these files, with the files.
fn twice<'a>(files: &[(&'a str, &'a str)]) -> BTreeMap<&'a str, Vec<&'a str>> {
    let mut homes: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (path, text) in files {
        for name in types(text).into_iter().filter(|name| !ONE_A_MODULE.contains(name)) {
            homes.entry(name).or_default().push(path);
        }
    }
    homes.retain(|_, homes| 1 < homes.len());
    homes
}

/// Returns whether a type or a file needs another name.
fn is_refused(name: &str) -> bool {
    let is_one_word = !name.contains('_') && !name.chars().skip(1).any(char::is_uppercase);
    let word = name.to_lowercase();
    let is_participle = word.ends_with("ed") && !NOUNS.contains(&word.as_str());
    is_one_word && (is_participle || REFUSED.contains(&word.as_str()))
}

/// The refused names of a crate: its types, and its files and folders.
fn refused(files: &[Source]) -> BTreeSet<String> {
    let types = files.iter().flat_map(|source| types(&source.text)).map(str::to_owned);
    let modules = files.iter().filter(|source| !source.path.starts_with("commands")).flat_map(|source| {
        let path = source.path.with_extension("");
        let parts = path.iter().map(|part| part.to_str().unwrap().to_owned()).collect::<Vec<_>>();
        let src = parts.iter().position(|part| part == "src").map_or(0, |at| at + 1);
        parts.into_iter().skip(src)
    });
    types.chain(modules).filter(|name| is_refused(name)).collect()
}

#[test]
fn no_type_name_occurs_twice_in_a_crate() {
    for (name, files) in crates() {
        // A stand-in for a file that is left out of the build has the same names.
        let built = files.iter().filter(|file| !file.path.iter().any(|part| part == "without"));
        let files: Vec<(&str, &str)> = built.map(|file| (file.path.to_str().unwrap(), file.text.as_str())).collect();
        let twice = twice(&files);
        assert!(twice.is_empty(), "{name} has types of the same name: find another one for all but one\n{twice:#?}");
    }
}

#[test]
fn new_types_and_files_are_nouns() {
    let mut n_left = 0;
    for (name, files) in crates() {
        let refused = refused(&files);
        let (_, left) = NOT_YET.iter().find(|(of, _)| *of == name).copied().unwrap_or_default();
        let new: Vec<&String> = refused.iter().filter(|refused| !left.contains(&refused.as_str())).collect();
        assert!(new.is_empty(), "{name}: name what these are, with a noun: {new:?}");
        let gone: Vec<&&str> = left.iter().filter(|name| !refused.contains(**name)).collect();
        assert!(gone.is_empty(), "{name}: take these off the list, they have better names: {gone:?}");
        n_left += left.len();
    }
    assert_eq!(n_left, CEILING, "the list may only shrink");
}

#[test]
fn refused_names_are_found() {
    let file = |text| Source::new("src/door.rs", text);
    let text = "pub struct Said;\npub(super) enum Count {\n    Said,\n}\n/// type Told\ntype Heard<'a> = &'a str;\n    struct Kept;\n";
    assert_eq!(types(text), BTreeSet::from(["Count", "Heard", "Said"]));
    let found =
        twice(&[("a", text), ("b", "pub(in crate::web) struct Count;\ntrait Error {}"), ("c", "struct Error;")]);
    assert_eq!(found, BTreeMap::from([("Count", vec!["a", "b"])]));
    let found = refused(&[file("struct Refused;\nstruct RefusedForms;\nstruct Feed;\ntrait Easel {}\nenum Move {}")]);
    assert_eq!(found, BTreeSet::from(["Easel", "Refused", "door"].map(str::to_owned)));
}

/// A command's own file states its special properties, with flags of its `Spec`, so that the file can be renamed.
#[test]
fn no_command_is_named_outside_its_file() {
    let commands = sources("commands");
    let names: BTreeSet<&str> = commands.iter().filter_map(|source| source.path.file_stem()?.to_str()).collect();
    assert!(100 < names.len(), "the commands are elsewhere");
    for source in ["src/session", "src/command", "src/referee"].iter().flat_map(|folder| sources(folder)) {
        let path = source.path.display();
        for asked in ["command.id ==", "command.name() ==", "match call.command.name", "matches!(call.command.name"] {
            assert!(!source.code.contains(asked), "{path} asks for the name of a command: give its Spec a flag");
        }
        // A lesson may wait for a command. The code that reads lines knows none of them.
        let may_name = source.path.starts_with("src/referee") || source.path.ends_with("command/mod.rs");
        assert!(may_name || !source.code.contains("ids::"), "{path} names a command: give its Spec a flag");
        let code = source.code.replace("\\\"", "");
        // One-word names are also people's words.
        let named = code.split('"').skip(1).step_by(2).find(|text| text.contains('_') && names.contains(text));
        assert_eq!(named, None, "{path} names a command: give its Spec a flag");
    }
}
