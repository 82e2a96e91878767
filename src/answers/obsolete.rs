//! Words of the classic judges that mean nothing here, and the sentence that says why. None of them is guessed to be another
//! word. `tests/classic/keywords.txt` has every word of those judges, with what it calls.
use crate::command::args::is_sentence;
use crate::text::after_words;

/// Words of other judges, and why they do nothing here.
struct Obsolete {
    /// The words with which a line begins, lower case.
    words: &'static [&'static str],
    /// Whether a number follows them. Without it they are prose.
    wants_number: bool,
    /// The reason, and the line to write instead if there is one.
    why: &'static str,
}

const fn row(words: &'static [&'static str], why: &'static str) -> Obsolete {
    Obsolete { words, wants_number: false, why }
}

const MACHIAVELLI: &str =
    "That belongs to Machiavelli, which is not played here. LIST VARIANTS shows the boards that are.";

#[rustfmt::skip]
static TABLE: &[Obsolete] = &[
    row(&[
        "set dice", "set no dice", "set famine", "set no famine", "set plague", "set no plague", "set storm", "set storms",
        "set no storm", "set no storms", "set money", "set no money", "set basic", "set advanced", "set loans", "set no loans",
        "set bank", "set no bank", "set bankers", "set no bankers", "set assassin", "set assassins", "set assassination",
        "set assassinations", "set no assassin", "set no assassins", "set no assassination", "set no assassinations",
        "set adjacency", "set adjacent", "set adj", "set no adjacency", "set no adjacent", "set no adj", "set special",
        "set no special", "set fort", "set forts", "set fortress", "set fortresses", "set no fort", "set no forts",
        "set no fortress", "set no fortresses", "set garrisons", "set no garrisons", "set mach2", "set machiavelli2", "set mach-2",
        "set no mach2", "besiege", "lift siege", "expense", "exp", "ally", "allow", "unally",
    ], MACHIAVELLI),
    Obsolete { words: &["borrow", "pay", "give", "loan"], wants_number: true, why: MACHIAVELLI },
    row(&["set ep", "set ep num", "set ep number", "set bn", "set bnc", "set mn", "set mnc"],
        "The registries of games that gave out these numbers are closed, so they are not kept. What you want to say about the game goes into SET COMMENT."),
    row(&["set access"], "Sites are not kept any more: people write from anywhere. To choose who may play, write SET LEVEL, DEDICATION, ONTIMERAT or RESRAT."),
    row(&["set xflag", "set xflags"], "Settings are kept by name here, not as bits. HELP SETTINGS lists them."),
    row(&["set capture win", "set no capture win"],
        "There is no victory by the home centres of another power: on the classic judges this word had no effect either. SET CENTERS says how many centres win."),
    row(&["set neutrals", "set no neutrals"],
        "Whether neutral units stand in unowned centres is a matter of the board: LIST VARIANTS shows them, and MORPH changes one before the start."),
    row(&["endpress", "endbroadcast", "enddiary", "endreport", "endif", "else", "else if"],
        "No PRESS, BROADCAST, DIARY, REPORT or IF above this line is still open, so it ends nothing."),
    row(&["setup"], "A game begins as its board says. MORPH changes the board before the start; after it, a master can mend the position."),
    row(&["set allow master", "set allow masters", "set deny master", "set deny masters"],
        "Who may run games here is the keeper's to say, for all games: ALLOW MASTER and DENY MASTER (HELP ALLOW MASTER)."),
    row(&["fix id"], "Nobody has a site number here, so there is none to mend. I AM ALSO joins two addresses of one person."),
    row(&["no control"], "The judge sends no control mail with each letter, so there is nothing to suppress."),
    row(&["record", "adjust"], "The record of a player is counted from the games and cannot be written by mail."),
];

/// Explains why a line does nothing here that would do something with a classic judge. Prose is none of these.
pub fn about(line: &str) -> Option<&'static str> {
    let begins = |entry: &Obsolete, words: &str| {
        after_words(line, words).is_some_and(|rest| match entry.wants_number {
            true => rest.starts_with(|c: char| c.is_ascii_digit()),
            // A letter alone is the sort of a unit.
            false => {
                !is_sentence(rest.split_once(' ').filter(|(sort, _)| sort.len() == 1).map_or(rest, |(_, rest)| rest))
            }
        })
    };
    let entry = TABLE.iter().find(|entry| entry.words.iter().any(|words| begins(entry, words)));
    entry.map(|entry| entry.why).or_else(|| is_of_machiavelli(line).then_some(MACHIAVELLI))
}

/// Returns whether this is an order of Machiavelli: to a garrison, or about a siege.
fn is_of_machiavelli(line: &str) -> bool {
    let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
    let [sort, _, rest @ ..] = words.as_slice() else { return false };
    let has = |any: &[&str]| rest.iter().any(|word| any.contains(&word.as_str()));
    match sort.as_str() {
        "g" | "garrison" => has(&["c", "h", "hold", "holds", "convert", "converts", "conversion"]),
        "a" | "f" | "army" | "fleet" => has(&["besiege", "besieges", "siege", "sieges"]),
        _ => false,
    }
}

/// A line as it may be shown again: those that correct records ended with the password of an administrator.
pub fn shown(line: &str) -> Option<String> {
    let corrects = ["record", "adjust"].iter().any(|words| after_words(line, words).is_some());
    let words: Vec<&str> = line.split_whitespace().collect();
    let kept = words.get(..words.len().saturating_sub(1)).filter(|kept| corrects && 1 < kept.len())?;
    Some(format!("{} ********", kept.join(" ")))
}
