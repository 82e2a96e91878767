//! Conquest's keywords, the everyday words for its actions, and the HELP text for each.
use crate::Says::{Text, Topic};
use crate::{Does, Hint, Word};

pub(super) static WORDS: &[Word] = &[
    Word { words: &["standing", "standing orders", "standing order"], help: "", does: Does::Order(ENDS) },
    Word {
        words: &["odds"],
        help: "ODDS -- how an attack would go, as things are now.\n\nUsage: ODDS state FROM state [WITH units]\n   or: ODDS units AGAINST units\n\nODDS NBR FROM GEL shows how many of 100 battles the column would win, and how much of it usually survives. By the time of the battle others may have built up the garrison, or left it. ODDS 4I 3C AGAINST 6I is about any units.\n",
        does: Does::AnswerOn(is_attack),
    },
    Word {
        words: &["advise", "advice"],
        help: "ADVISE -- what the governor would do in your place.\n\nUsage: ADVISE\n\nThe reply has orders that you can send as they are (HELP GOVERNOR). ADVISE files nothing.\n",
        does: Does::Answer,
    },
    Word {
        words: &["verify"],
        help: "VERIFY -- each piece of luck of a turn.\n\nUsage: VERIFY [turn]\n\nMails the ledger of a turn (by default, of the last one): the name of each luck, its tenths, each score and each loss, and what the key of the turn is made of. HELP FAIR LUCK says how to check it without trusting the judge.\n",
        does: Does::Means("why ledger"),
    },
    Word { words: &["wait"], help: "", does: Does::Means("set wait") },
];

/// The words that end the lines below STANDING ORDERS.
const ENDS: &[&str] = &["end", "endstanding", "endstandingorders", "endorders"];

#[rustfmt::skip]
pub(super) static HINTS: &[Hint] = &[
    Hint { names: &["order", "orders", "my order", "spelling", "example", "examples", "unit", "units", "syntax"], says: Topic("conquest orders") },
    Hint { names: &["attack", "attacks", "attacking", "invade", "column"], says: Text("An attack names its target, where the column comes from and, if you like, who goes:\n\n  ATTACK NBR FROM GEL\n  ATTACK NBR FROM GEL WITH 4I 3C\n\nIts attack score must be at least the defence score of the target at that moment. ODDS NBR FROM GEL shows how it would go. HELP BATTLES, HELP CONQUEST ORDERS.") },
    Hint { names: &["move", "moves", "moving", "go", "march"], says: Text("After the battles, units go one step between your connected states:\n\n  MOVE 3I 1C FROM UTR TO NHO\n\nOne unit always stays. HELP CONQUEST ORDERS has all orders. (The clock is a game setting: HELP SET TURN.)") },
    Hint { names: &["build", "builds", "building", "buildings", "barracks", "stables", "factory"], says: Text("A city can build one building in each turn:\n\n  BUILD STABLES IN GEL\n\nFirst barracks (free), then stables (200 kg of iron), then the factory (500 kg). It can be used at once. HELP CONQUEST ORDERS has all orders.") },
    Hint { names: &["produce", "production", "points", "infantry", "cavalry", "artillery", "army", "armies"], says: Text("Each city has its share of your production to spend on units:\n\n  PRODUCE IN GEL 2A 1C REST I\n  PRODUCE IN ALL AUTO\n\nInfantry costs 1 point, cavalry 2, artillery 3 and 100 kg of iron. Unspent points are lost. HELP CONQUEST ORDERS has all orders.") },
    Hint { names: &["salt"], says: Topic("fair luck") },
    Hint { names: &["threat", "risk", "surplus", "continent", "continents", "iron", "mine", "mines", "victory", "win", "winner", "city", "cities"], says: Topic("conquest") },
    Hint { names: &["province", "provinces", "state", "states", "names", "map"], says: Text("GET MAP game lists the states with their names, continents and connections. Each results e-mail lists all garrisons.") },
    Hint { names: &["why did it fail", "lapse", "lapsed"], says: Text("An attack lapses if its attack score is less than the defence score of the target by the time of the battle: the target may have produced units. The results say by how much. WHY state shows each battle there, round by round.") },
];

/// Returns whether this looks like `NBR FROM GEL WITH 4I` or `4I AGAINST 6I`, rather than the rest of a sentence
/// containing "odds".
fn is_attack(rest: &str) -> bool {
    let words: Vec<String> = rest.split_whitespace().map(str::to_lowercase).collect();
    let is_prose = words.first().is_some_and(|word| ["are", "is", "of", "on", "that", "to"].contains(&word.as_str()))
        || rest.ends_with(['.', '!', '?']);
    !is_prose && (words.is_empty() || words.iter().any(|word| ["from", "against"].contains(&word.as_str())))
}
