//! The options of Stratego's rules, in players' words.
//!
//! A board makes its own choices. A game stores only where it differs (`lakes=off ties=attacker`).
use crate::{Question, Reply, RuleChoices};
use chancery_stratego::options::{OPTIONS, Options, Preset, Row};
use chancery_text::doc::Doc;
use chancery_text::sentence::{Note, term, theirs};
use chancery_text::{after_name, letters, say, words};
use std::sync::LazyLock;

/// The largest number that an option can have.
const MOST: u16 = 5000;

/// Numbers as words, with a static lifetime.
static NUMBERS: LazyLock<Vec<String>> = LazyLock::new(|| (0..=MOST).map(|n| n.to_string()).collect());

/// One way to write a choice.
struct OptionPhrase {
    words: String,
    name: &'static str,
    word: &'static str,
}

/// Every way to write a choice, except numbers.
static WAYS: LazyLock<Vec<OptionPhrase>> = LazyLock::new(|| {
    let mut ways = Vec::new();
    let mut add = |words: String, name: &'static str, word: &'static str| ways.push(OptionPhrase { words, name, word });
    for preset in Preset::ALL {
        add(format!("rules {}", preset.word().to_lowercase()), "rules", preset.word());
    }
    for option in OPTIONS {
        let name = spaced(option.name);
        for choice in option.choices {
            add(format!("{name} {}", spaced(choice.word)), option.name, choice.word);
            match choice.word {
                "on" => add(name.clone(), option.name, "on"),
                "off" => add(format!("no {name}"), option.name, "off"),
                _ => {}
            }
        }
    }
    add("no repetition rules".to_owned(), "rules", "SIMPLE");
    ways
});

fn spaced(name: &str) -> String {
    name.replace('-', " ")
}

/// Reads a choice at the start of a text, in the longest words that match.
pub(super) fn find(text: &str) -> Option<RuleChoices<'_>> {
    let fits = WAYS.iter().filter_map(|way| Some((way, after_name(text, &way.words)?)));
    let in_words = fits.max_by_key(|(way, _)| letters(&way.words)).map(|(way, rest)| RuleChoices {
        length: letters(&way.words),
        means: Ok(vec![(way.name, way.word)]),
        rest,
    });
    in_words.into_iter().chain(number(text)).max_by_key(|choice| choice.length)
}

/// A choice that is a number: `rescue 2`, `quiet=50`.
fn number(text: &str) -> Option<RuleChoices<'_>> {
    OPTIONS.iter().find_map(|option| {
        let most = option.up_to?;
        let at = text.find(|c: char| c.is_ascii_digit())?;
        let (name, rest) = text.split_at(at);
        // Only the name may come before the number.
        after_name(name.trim_end().trim_end_matches(['=', ':']), option.name).filter(|more| more.is_empty())?;
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (digits, rest) = rest.split_at(end);
        let n = digits.parse::<u16>().ok().filter(|n| (1..=most.min(MOST)).contains(n));
        let means = match n.and_then(|n| NUMBERS.get(usize::from(n))) {
            Some(word) => Ok(vec![(option.name, word.as_str())]),
            None => Err(Note::of(say!(
                "{} takes a number from 1 to {}, not {}.",
                term(say_name(option)),
                most,
                term(digits)
            ))),
        };
        Some(RuleChoices { length: letters(option.name) + digits.len(), means, rest: rest.trim() })
    })
}

/// All words that [`find`] knows, except numbers.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    WAYS.iter().map(|way| way.words.as_str())
}

fn say_name(option: &Row) -> String {
    spaced(option.name).to_uppercase()
}

/// A choice in capitals, as written after `SET`: `NO LAKES`, `TIES ATTACKER`, `RESCUE 2`.
pub(super) fn say(option: &Row, options: &Options) -> String {
    let name = say_name(option);
    match option.chosen(options).as_str() {
        "on" => name,
        "off" => format!("NO {name}"),
        word => format!("{name} {}", spaced(word).to_uppercase()),
    }
}

/// The options of a game: those of its board, with the game's own choices (`lakes=off ties=attacker`).
///
/// # Errors
/// A sentence that names the option or choice that does not exist.
pub(super) fn read_on(board: Options, changes: &str) -> Result<Options, Note> {
    let mut options = board;
    for pair in changes.split_whitespace() {
        let (name, word) = pair.split_once('=').ok_or_else(|| Note::of(say!("{} is not an option.", theirs(pair))))?;
        options.set(name, word)?;
    }
    Ok(options)
}

/// The choices that differ from the board's, as stored.
pub(super) fn write_on(board: &Options, options: &Options) -> String {
    let pairs = options.departures(board).into_iter().map(|(name, word)| format!("{name}={word}"));
    pairs.collect::<Vec<_>>().join(" ")
}

/// Each difference, worded so that it can be mailed back after `SET`, and the earlier value. A bundle of rules covers
/// all its choices.
pub(super) fn differences(from: &Options, to: &Options) -> Vec<(String, String)> {
    let mut differs: Vec<&Row> = OPTIONS.iter().filter(|option| option.chosen(from) != option.chosen(to)).collect();
    let mut lines = Vec::new();
    let of_bundle = |option: &Row, preset: Preset| preset.choices().iter().any(|(name, _)| *name == option.name);
    let bundle = Preset::ALL.into_iter().find(|preset| preset.on(*to) == *to);
    if let Some(now) = bundle.filter(|now| 1 < differs.iter().filter(|option| of_bundle(option, *now)).count()) {
        let was = Preset::ALL.into_iter().find(|preset| preset.on(*from) == *from);
        let said = |preset: Preset| format!("RULES {}", preset.word());
        lines.push((said(now), was.map(said).unwrap_or_default()));
        differs.retain(|option| !of_bundle(option, now));
    }
    lines.extend(differs.into_iter().map(|option| (say(option, to), say(option, from))));
    lines
}

/// Adds the HELP text on an option, by its name or words. Returns whether the option exists.
pub(super) fn tell_one(topic: &str, doc: &mut Doc) -> bool {
    let is = |words: &str| after_name(topic, words).is_some_and(str::is_empty);
    let named = OPTIONS.iter().find(|option| is(option.name));
    let meant = || Row::find(WAYS.iter().find(|way| is(&way.words))?.name);
    let option = named.or_else(meant);
    option.into_iter().for_each(|option| explain(option, doc));
    option.is_some()
}

/// Adds the HELP text of an option: what it decides, and each choice with its words.
fn explain(option: &Row, doc: &mut Doc) {
    doc.heading(term(say_name(option)));
    doc.para(option.help.trim());
    doc.close_up();
    for choice in option.choices {
        let mut options = Options::default();
        // The words come from the table, so they are valid.
        let said = options.set(option.name, choice.word).map_or_else(words::said, |()| say(option, &options));
        doc.item(say!("SET {}: {}", term(said), choice.help.trim()));
    }
    if let Some(most) = option.up_to {
        doc.item(say!("SET {} and a number, from 1 to {most}.", term(say_name(option)), most));
    }
}

/// All options, as questions for someone creating a game.
pub(super) fn questions() -> Vec<Question> {
    let question = |option: &Row| Question {
        name: option.name,
        says: option.help,
        is_ruling: false,
        answers: option
            .choices
            .iter()
            .map(|choice| Reply {
                word: choice.word,
                line: match choice.word {
                    "off" => format!("NO {}", say_name(option)),
                    "on" => say_name(option),
                    word => format!("{} {}", say_name(option), spaced(word).to_uppercase()),
                },
                says: choice.help,
            })
            .collect(),
        up_to: option.up_to.map(u32::from),
    };
    OPTIONS.iter().map(question).collect()
}

/// Adds all options, as HELP RULES lists them.
pub(super) fn tell_all(doc: &mut Doc) {
    doc.title("OPTIONS OF THE RULES");
    doc.para("You can name them in CREATE after the board (CREATE ?game password barrage no-lakes), or with SET until the game starts. A bundle sets several at once:");
    for preset in Preset::ALL {
        doc.item(say!("SET RULES {}: {}", preset.word(), preset.help()));
    }
    OPTIONS.iter().for_each(|option| explain(option, doc));
}
