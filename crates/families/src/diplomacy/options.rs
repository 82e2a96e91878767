//! The options of Diplomacy's rules: each policy by its name, and by the classic judges' words.
//!
//! A board makes its own choices. A game stores only where it differs (`wings=on builds=any`).
use crate::{Question, Reply, RuleChoices};
use chancery_diplomacy::policy::{Edition, POLICIES, Policies, Policy};
use chancery_text::doc::Doc;
use chancery_text::sentence::{Note, line, term, theirs};
use chancery_text::words::said;
use chancery_text::{after_name, letters, say};
use std::sync::LazyLock;

/// The classic judges' words for choices. If there are several, the first is printed. Every switch can also be set by
/// name, with NO before it to turn it off, and every policy by its name and choice: see [`WAYS`].
const CLASSIC: &[(&str, &str, &[&str])] = &[
    ("builds", "home", &["home centres", "home centers", "home centre", "home center"]),
    ("builds", "one-home", &["one centre", "one center", "one centres", "one centers"]),
    ("builds", "any", &["any centres", "any centers", "any centre", "any center"]),
    ("builds", "chosen", &["chosen centres", "chosen centers"]),
    ("any-disband", "off", &["no any disband", "normal disband"]),
    ("blank-board", "on", &["blank board", "empty board"]),
    ("blank-board", "off", &["no blank board", "no empty board"]),
    ("mobilise", "on", &["mobilise", "mobilize"]),
    ("mobilise", "off", &["no mobilise", "no mobilize"]),
    ("units-see", "none", &["units see none", "no units see"]),
    (
        "centres-see",
        "own",
        &["centres see own", "centers see own", "own scs see", "own centres see", "own centers see"],
    ),
    ("centres-see", "home", &["centres see home", "centers see home", "home scs see", "home centres see"]),
    (
        "centres-see",
        "none",
        &["centres see none", "centers see none", "no scs see", "no centres see", "no centers see"],
    ),
    ("centres-see", "all", &["centres see all", "centers see all"]),
    ("centres-seen", "all", &["bcentres", "bcenters", "see all scs"]),
    ("centres-seen", "own", &["no bcentres", "no bcenters", "see no scs"]),
    ("centres-seen", "sight", &["centres seen sight", "centers seen sight"]),
    ("hidden-units", "on", &["hidden units", "see no units"]),
    ("transform", "never", &["no transform", "no trafo", "no transforms", "transform never"]),
];

/// The times at which a unit may transform, in the words of TRANSFORM.
const WHEN: &[(&str, &str)] = &[
    ("move", "move"),
    ("build", "build"),
    ("move/build", "both"),
    ("build/move", "both"),
    ("move and build", "both"),
    ("both", "both"),
];

/// Options of the classic judges that are missing here.
const ABSENT: &[&str] = &[
    "neutrals",
    "capture win",
    "dice",
    "famine",
    "plague",
    "storms",
    "money",
    "loans",
    "bankers",
    "assassins",
    "garrisons",
    "fortresses",
];

/// The choices of policies by name: `[("wings", "on")]`.
type Choices = Vec<(&'static str, &'static str)>;

/// A phrase for choices, or a sentence that says why the combination is not possible.
struct PolicyPhrase {
    words: String,
    means: Result<Choices, Note>,
}

/// Every way to write a choice without the word POLICY before it.
static WAYS: LazyLock<Vec<PolicyPhrase>> = LazyLock::new(|| {
    let way = |words: String, choices: Choices| PolicyPhrase { words, means: Ok(choices) };
    let mut ways = Vec::new();
    for &(policy, choice, spellings) in CLASSIC {
        ways.extend(spellings.iter().map(|words| way((*words).to_owned(), vec![(policy, choice)])));
    }
    for policy in POLICIES {
        let name = spaced(policy.name);
        for choice in policy.choices {
            ways.push(way(format!("{name} {}", spaced(choice.word)), vec![(policy.name, choice.word)]));
        }
        if is_switch(policy) {
            // The singular or plural also counts: one wing or several, one railway or several.
            let other = name.strip_suffix('s').map_or_else(|| format!("{name}s"), str::to_owned);
            for name in [name, other] {
                ways.push(way(format!("no {name}"), vec![(policy.name, "off")]));
                ways.push(way(name, vec![(policy.name, "on")]));
            }
        }
    }
    for word in ["transform", "trafo", "transforms"] {
        for &(when, choice) in WHEN {
            ways.push(way(format!("{word} {when}"), vec![("transform", choice)]));
            let places = Policy::find("transform-where").into_iter().flat_map(|policy| policy.choices);
            ways.extend(places.map(|place| {
                way(
                    format!("{word} {when} {}", place.word),
                    vec![("transform", choice), ("transform-where", place.word)],
                )
            }));
        }
        let why = say!(
            "Please say when and where: TRANSFORM and MOVE, BUILD or MOVE/BUILD, a colon, and HOME, ONE, ANY or ANYWHERE, such as {}.",
            line("TRANSFORM MOVE:HOME")
        );
        ways.push(PolicyPhrase { words: word.to_owned(), means: Err(Note::of(why)) });
    }
    for words in ["shorthand", "no shorthand"] {
        let why = "Press is free text here, without shorthand. For less of it, see HELP PRESS and NO PARTIAL, MUST ORDER, TOUCH PRESS, NO MINOR PRESS and NO PRESS.";
        ways.push(PolicyPhrase { words: words.to_owned(), means: Err(Note::of(why)) });
    }
    for words in ABSENT {
        let why = say!("{} is an option of other judges that is not available here yet.", term(words.to_uppercase()));
        ways.push(PolicyPhrase { words: (*words).to_owned(), means: Err(Note::of(why)) });
    }
    ways
});

fn spaced(name: &str) -> String {
    name.replace('-', " ")
}

/// Returns whether it is a switch: on or off.
fn is_switch(policy: &Policy) -> bool {
    policy.choices.iter().map(|choice| choice.word).eq(["off", "on"])
}

/// Returns whether this is an option that variants add to the rules, rather than a reading of the rulebook.
pub(super) fn is_option(policy: &Policy) -> bool {
    policy.datc.is_empty()
}

/// Reads choices at the start of a text, in the longest words that match.
pub(super) fn find(text: &str) -> Option<RuleChoices<'_>> {
    let fits = WAYS.iter().filter_map(|way| Some((way, after_name(text, &way.words)?)));
    let (way, rest) = fits.max_by_key(|(way, _)| letters(&way.words))?;
    Some(RuleChoices { length: letters(&way.words), means: way.means.clone(), rest })
}

/// All words that [`find`] knows.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    WAYS.iter().filter(|way| way.means.is_ok()).map(|way| way.words.as_str())
}

/// The policies of a game: those of its board, with the game's own choices (`wings=on builds=any`).
///
/// # Errors
/// A sentence that names the policy or choice that does not exist.
pub(super) fn read_on(board: Policies, changes: &str) -> Result<Policies, Note> {
    let mut policies = board;
    for pair in changes.split_whitespace() {
        let (name, word) = pair.split_once('=').ok_or_else(|| Note::of(say!("{} is not a policy.", theirs(pair))))?;
        policies.set(name, word)?;
    }
    Ok(policies)
}

/// The policy of this name, or with a choice of these words.
pub(super) fn asked(text: &str) -> Option<&'static Policy> {
    let named = POLICIES.iter().find(|policy| after_name(text, policy.name).is_some_and(str::is_empty));
    let meant = || {
        let way = WAYS.iter().find(|way| after_name(text, &way.words).is_some_and(str::is_empty))?;
        way.means.as_ref().ok()?.first().and_then(|(name, _)| Policy::find(name))
    };
    named.or_else(meant)
}

/// The policies that settle a DATC question, by its section number: `4.A.2`.
pub(super) fn of_datc(number: &str) -> impl Iterator<Item = &'static Policy> {
    let is_asked = |policy: &&Policy| policy.datc.split(", ").any(|own| own.eq_ignore_ascii_case(number));
    POLICIES.iter().filter(move |policy| is_asked(policy))
}

/// Adds the game's reading of the rulebook, by DATC section: `4.A.2  convoy-paradox szykman`.
pub(super) fn tell_rulings(policies: &Policies, doc: &mut Doc) {
    doc.para("This game reads the rulebook like this, by the sections of the DATC. HELP number or HELP name explains one. SET POLICY changes it before the start.");
    let mut rulings: Vec<&Policy> = POLICIES.iter().filter(|policy| !is_option(policy)).collect();
    rulings.sort_by_key(|policy| policy.datc);
    for policy in rulings {
        doc.cells((policy.datc, say!("{} {}", policy.name, policy.chosen(policies).word)));
    }
}

/// Adds the HELP text of a policy: its name, the question, and each answer with its words.
pub(super) fn explain(policy: &Policy, doc: &mut Doc) {
    doc.heading(match is_option(policy) {
        true => say!("{}", policy.name),
        false => say!("{} (DATC {})", policy.name, policy.datc),
    });
    doc.para(policy.help.trim());
    doc.close_up();
    let mut policies = Policies::default();
    let mut words = |word: &str| policies.set(policy.name, word).map_or_else(said, |()| say(policy, &policies));
    if is_switch(policy) {
        let (on, off) = (words("on"), words("off"));
        doc.item(say!("SET {}, or SET {}.", term(on), term(off)));
        return;
    }
    for choice in policy.choices {
        let head = match (is_option(policy), policy.name) {
            (false, _) => choice.word.to_owned(),
            // TRANSFORM takes the time and the place together.
            (true, "transform" | "transform-where") => {
                spaced(&format!("SET {} {}", policy.name, choice.word)).to_uppercase()
            }
            (true, _) => format!("SET {}", words(choice.word)),
        };
        doc.item(say!("{}: {}", term(head), choice.help.trim()));
    }
    if policy.name.starts_with("transform") {
        doc.item("Both at once: SET TRANSFORM MOVE:HOME, SET TRANSFORM BOTH:ANYWHERE.");
    }
}

/// All policies, as questions for someone creating a game.
pub(super) fn questions() -> Vec<Question> {
    let line = |policy: &Policy, word: &str| {
        let mut policies = Policies::default();
        match policies.set(policy.name, word) {
            Ok(()) if is_option(policy) && !policy.name.starts_with("transform") => say(policy, &policies),
            // The time and the place of transformations are two questions here.
            _ => format!("{} {word}", policy.name).to_uppercase(),
        }
    };
    let question = |policy: &Policy| Question {
        name: policy.name,
        says: policy.help.trim(),
        is_ruling: policy.is_ruling(),
        answers: policy
            .choices
            .iter()
            .map(|choice| Reply { word: choice.word, line: line(policy, choice.word), says: choice.help.trim() })
            .collect(),
        up_to: None,
    };
    POLICIES.iter().map(question).collect()
}

/// The policies that differ from the board's, as stored.
pub(super) fn write_on(board: &Policies, policies: &Policies) -> String {
    let pairs = departures(board, policies).map(|policy| format!("{}={}", policy.name, policy.chosen(policies).word));
    pairs.collect::<Vec<_>>().join(" ")
}

/// The policies that differ from the board's.
pub(super) fn departures<'a>(
    board: &'a Policies,
    policies: &'a Policies,
) -> impl Iterator<Item = &'static Policy> + 'a {
    POLICIES.iter().filter(|policy| policy.chosen(board) != policy.chosen(policies))
}

/// The rulebook that all rulings of the policies follow, if there is one.
fn edition(policies: &Policies) -> Option<Edition> {
    let rulings = || POLICIES.iter().filter(|policy| !is_option(policy));
    let goes_by = |edition: &Edition| {
        let edition = Policies::edition(*edition);
        rulings().all(|policy| policy.chosen(&edition) == policy.chosen(policies))
    };
    Edition::ALL.into_iter().find(goes_by)
}

/// Each difference, worded so that it can be mailed back after `SET`, and the earlier value. A rulebook covers all its
/// rulings.
pub(super) fn differences(from: &Policies, to: &Policies) -> Vec<(String, String)> {
    let rulings: Vec<&Policy> = departures(from, to).filter(|policy| !is_option(policy)).collect();
    let said = |edition: Edition| format!("EDITION {}", edition.word()).to_uppercase();
    let mut lines: Vec<(String, String)> = match edition(to) {
        Some(edition_now) if 1 < rulings.len() => {
            vec![(said(edition_now), edition(from).map(said).unwrap_or_default())]
        }
        _ => rulings.iter().map(|policy| (say(policy, to), say(policy, from))).collect(),
    };
    for policy in departures(from, to).filter(|policy| is_option(policy)) {
        // The time and the place are written together, unless the time is "never".
        let when_too = departures(from, to).any(|other| other.name == "transform");
        if policy.name == "transform-where" && when_too && is_together(policy, to) {
            continue;
        }
        lines.push((say(policy, to), say(policy, from)));
    }
    lines
}

fn is_together(policy: &Policy, policies: &Policies) -> bool {
    let never = |when: &Policy| when.chosen(policies) == when.default();
    policy.name.starts_with("transform") && !Policy::find("transform").is_none_or(never)
}

/// The choice in capitals, as written after `SET`: `WINGS`, `NO WINGS`, `ANY CENTRES`, `TRANSFORM MOVE:HOME`.
pub(super) fn say(policy: &Policy, policies: &Policies) -> String {
    let choice = policy.chosen(policies).word;
    if !is_option(policy) {
        return format!("POLICY {} {choice} (DATC {})", policy.name, policy.datc);
    }
    if is_together(policy, policies) {
        let word = |name| Policy::find(name).map_or("", |policy| policy.chosen(policies).word);
        let when = word("transform");
        let when = WHEN.iter().find(|(_, choice)| *choice == when).map_or(when, |(words, _)| words);
        return format!("TRANSFORM {when}:{}", word("transform-where")).to_uppercase();
    }
    let classic = CLASSIC.iter().find(|(name, word, _)| (*name, *word) == (policy.name, choice));
    match (classic.and_then(|(_, _, spellings)| spellings.first()), choice) {
        (Some(words), _) => words.to_uppercase(),
        (None, "on") => spaced(policy.name).to_uppercase(),
        (None, "off") => format!("NO {}", spaced(policy.name)).to_uppercase(),
        (None, choice) => format!("{} {choice}", spaced(policy.name)).to_uppercase(),
    }
}
