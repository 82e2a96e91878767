//! Every word of the classic judges: the command that it calls here, or the reason why it does nothing.
use crate::commands::{OURS, SCRIPTS};
use crate::world::World;
use chancery::answers::obsolete;
use chancery::command::{self, Call, Lexicon};
use chancery::families::{self, Family};
use chancery::game::settings::all;
use std::path::Path;

const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/classic/keywords.txt");

/// The command that a line calls, according to the code: `list`, `set: quiet`, `refused: ...`.
fn calls(world: &World, line: &str) -> String {
    let lexicon = Lexicon { commands: &OURS, families: families::ALL, games: &world.store, scripts: &SCRIPTS };
    if let Some(why) = obsolete::about(line) {
        return format!("refused: {why}");
    }
    let diplomacy: &dyn Family = families::ALL[0];
    if let Some(word) =
        diplomacy.words().iter().find(|word| word.words.iter().any(|words| command::after_words(line, words).is_some()))
    {
        return format!("word of {}: {}", diplomacy.title(), word.words[0]);
    }
    match command::find(lexicon, line) {
        Some(Call { command, rest, .. }) if command.name() == "set" => sets(diplomacy, rest),
        Some(Call { command, .. }) => command.name().to_owned(),
        None => "unknown".to_owned(),
    }
}

/// The settings after SET, each by its name.
fn sets(family: &dyn Family, rest: &str) -> String {
    let of_part = |part: &str| {
        let letters = |words: &str| words.chars().filter(|c| !c.is_whitespace()).count();
        let forms = all(family).flat_map(|setting| setting.forms.iter().map(move |form| (setting.name, form.words())));
        let fits = forms.filter(|(_, words)| command::after_words(part, words).is_some());
        let longest = fits.max_by_key(|(_, words)| letters(words));
        let choice =
            family.choice(part).filter(|choice| longest.is_none_or(|(_, words)| letters(words) < choice.length));
        match (choice.map(|choice| choice.means), longest) {
            (Some(Ok(means)), _) => {
                means.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
            }
            (Some(Err(_)), _) => "a choice that needs more words".to_owned(),
            (None, Some((name, _))) => name.to_owned(),
            (None, None) => "unknown".to_owned(),
        }
    };
    format!("set: {}", rest.split(',').map(|part| of_part(part.trim())).collect::<Vec<_>>().join(", "))
}

/// The typed lines of the table, without the commands that they call.
fn typed(table: &str) -> impl Iterator<Item = &str> {
    let rows = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#') && !line.starts_with("== "));
    rows.map(|row| row.split(" ==> ").next().unwrap().trim())
}

#[test]
fn every_word_of_the_classic_judges_runs_or_is_refused_with_a_reason() {
    let world = World::with_games();
    let table = std::fs::read_to_string(TABLE).unwrap();
    let found: String = table
        .lines()
        .map(|line| match typed(line).next() {
            Some(typed) => format!("{typed:<50} ==> {}\n", calls(&world, typed)),
            None => format!("{line}\n"),
        })
        .collect();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(Path::new(TABLE), &found).unwrap();
    }
    let is_unknown = |row: &&str| row.split_once(" ==> ").is_some_and(|(_, calls)| calls.contains("unknown"));
    assert_eq!(found.lines().filter(is_unknown).collect::<Vec<_>>(), Vec::<&str>::new());
    assert!(
        found == table,
        "tests/classic/keywords.txt is not what the code does: run with UPDATE=1, and read the difference"
    );
}

/// Returns whether a line changes more of the game than its settings, its press and its votes.
fn changes(line: &str) -> bool {
    let words = [
        "CREATE",
        "OBSERVE",
        "WATCH",
        "SIGN",
        "RESIGN",
        "WITHDRAW",
        "EJECT",
        "PROMOTE",
        "BECOME",
        "PROCESS",
        "ROLL",
        "UNSTART",
        "FORCE",
        "PAUSE",
        "SUSPEND",
        "RESUME",
        "TERMINATE",
    ];
    words.iter().any(|word| line.starts_with(word))
}

/// The replies to a line that the judge does not know, or takes for another word.
const NOT_KNOWN: [&str; 6] = [
    "That is not a command",
    "is not a setting.",
    "I know no setting",
    "I don't understand",
    "Did you mean",
    "Write it like this",
];

#[test]
fn no_word_of_the_classic_judges_is_called_unknown() {
    let table = std::fs::read_to_string(TABLE).unwrap();
    let mut unknown = Vec::new();
    let mut world = World::with_games();
    let mut before = "";
    for line in typed(&table) {
        // Lines that create games, change the players or move this one are tried in a separate world.
        if changes(before) {
            world = World::with_games();
        }
        before = line;
        let body = world.ask("max@example.org", &format!("SIGN ON mdemo secret\n{line}\nENDPRESS")).body;
        let said: String = body
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .replace("> ENDPRESS *** I don't understand this line.", "");
        if let Some(phrase) = NOT_KNOWN.iter().find(|phrase| said.contains(*phrase)) {
            unknown.push(format!("{line}: {phrase}\n{body}"));
        }
    }
    assert!(unknown.is_empty(), "{} lines:\n{}", unknown.len(), unknown.join("\n"));
}
