//! Commands of the classic judges that do not exist here, with an explanation. The judge never takes them for misspelt
//! commands. `tests/classic/keywords.txt` lists every keyword of those judges and its counterpart.
use crate::command::args::is_sentence;
use crate::text::after_words;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Words of other judges, and the reason why they do nothing here.
struct Obsolete {
    /// The words at the beginning of a line, in lower case.
    words: &'static [&'static str],
    /// Whether a number must follow them. Without it they are prose.
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
        "The game registries that gave out these numbers are closed, so I do not keep them. Use SET COMMENT to describe the game."),
    row(&["set access"], "I no longer keep sites, because people write from anywhere. To choose who can play, use SET LEVEL, DEDICATION, ONTIMERAT or RESRAT."),
    row(&["set xflag", "set xflags"], "Settings have names here, not bits. HELP SETTINGS lists them."),
    row(&["set capture win", "set no capture win"],
        "A power cannot win with another's home centres. (On the classic judges this word had no effect either.) SET CENTERS sets how many centres win."),
    row(&["set neutrals", "set no neutrals"],
        "The board decides whether unowned centres have neutral units. LIST VARIANTS lists the boards, and MORPH changes one before the start."),
    row(&["endpress", "endbroadcast", "enddiary", "endreport", "endif", "else", "else if"],
        "No PRESS, BROADCAST, DIARY, REPORT or IF above this line is still open, so it ends nothing."),
    row(&["setup"], "A game starts as its board says. MORPH changes the board before the start. After it, a GM can correct the position."),
    row(&["set allow master", "set allow masters", "set deny master", "set deny masters"],
        "The keeper decides who can run games here: ALLOW MASTER and DENY MASTER (HELP ALLOW MASTER)."),
    row(&["fix id"], "This judge has no site numbers. I AM ALSO joins two addresses of one person."),
    row(&["no control"], "The judge sends no control mail, so there is none to suppress."),
    row(&["record", "adjust"], "The record of a player is counted from the games and cannot be written by mail."),
];

/// The words by their first character. Each line of an e-mail is looked up here.
static BY_LETTER: LazyLock<HashMap<u8, Vec<(&Obsolete, &str)>>> = LazyLock::new(|| {
    let mut by_letter: HashMap<u8, Vec<(&Obsolete, &str)>> = HashMap::new();
    for (entry, words) in TABLE.iter().flat_map(|entry| entry.words.iter().map(move |words| (entry, *words))) {
        by_letter.entry(words.as_bytes().first().copied().unwrap_or_default()).or_default().push((entry, words));
    }
    by_letter
});

/// Explains why a line that works on a classic judge does nothing here. `None` for prose.
pub fn about(line: &str) -> Option<&'static str> {
    let begins = |entry: &Obsolete, words: &str| {
        after_words(line, words).is_some_and(|rest| match entry.wants_number {
            true => rest.starts_with(|c: char| c.is_ascii_digit()),
            // A single letter is the type of a unit.
            false => {
                !is_sentence(rest.split_once(' ').filter(|(sort, _)| sort.len() == 1).map_or(rest, |(_, rest)| rest))
            }
        })
    };
    let first = line.trim_start().as_bytes().first()?.to_ascii_lowercase();
    let mut near = BY_LETTER.get(&first).into_iter().flatten();
    let entry = near.find(|(entry, words)| begins(entry, words)).map(|(entry, _)| *entry);
    entry.map(|entry| entry.why).or_else(|| is_of_machiavelli(line).then_some(MACHIAVELLI))
}

/// Returns whether this is an order of Machiavelli: to a garrison, or about a siege.
fn is_of_machiavelli(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let sort = words.next().unwrap_or_default().to_lowercase();
    let rest = words.skip(1);
    let has = |any: &[&str]| rest.clone().any(|word| any.contains(&word.to_lowercase().as_str()));
    match sort.as_str() {
        "g" | "garrison" => has(&["c", "h", "hold", "holds", "convert", "converts", "conversion"]),
        "a" | "f" | "army" | "fleet" => has(&["besiege", "besieges", "siege", "sieges"]),
        _ => false,
    }
}

/// A line as the judge may echo it. Lines that corrected records ended with an administrator's password.
pub fn shown(line: &str) -> Option<String> {
    let corrects = ["record", "adjust"].iter().any(|words| after_words(line, words).is_some());
    let words: Vec<&str> = line.split_whitespace().collect();
    let kept = words.get(..words.len().saturating_sub(1)).filter(|kept| corrects && 1 < kept.len())?;
    Some(format!("{} ********", kept.join(" ")))
}
