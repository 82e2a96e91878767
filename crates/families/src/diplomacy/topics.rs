//! The texts of HELP about Diplomacy.
use super::options::{explain, is_option};
use crate::Topic;
use chancery_diplomacy::policy::{POLICIES, Policy};
use chancery_text::unfold;

pub(super) static TOPICS: &[Topic] = &[
    Topic {
        names: &["rules.diplomacy", "how to play diplomacy"],
        says: "the rules of Diplomacy, from the beginning",
        text: || unfold(include_str!("help/how_to_play.txt")),
    },
    Topic {
        names: &["orders", "syntax"],
        says: "how orders are written",
        text: || unfold(include_str!("help/orders.txt")),
    },
    Topic {
        names: &["wills", "will", "last will", "testament"],
        says: "retreats and builds that you send with your moves",
        text: || unfold(include_str!("help/wills.txt")),
    },
    Topic {
        names: &["variants", "variant"],
        says: "how to play on other boards and with other rules",
        text: || unfold(include_str!("help/variants.txt")),
    },
    Topic {
        names: &["policies", "policy", "editions", "rules"],
        says: "all choices of rules: rulings and options",
        text: || format!("{}{}", rulings(), options()),
    },
    Topic {
        names: &["blind", "fog", "fog of war"],
        says: "what is seen in a game with fog of war",
        text: || unfold(include_str!("help/blind.txt")),
    },
    Topic { names: &["rulings", "edition"], says: "how the rules are read where rulebooks differ", text: rulings },
    Topic { names: &["options"], says: "what variants add to the rules", text: options },
];

fn rulings() -> String {
    let head = "HOW THE RULEBOOK IS READ\n\nWhere rulebooks and judges differ, a game can choose, before it starts, with SET POLICY name choice. SET EDITION 1971, 1982, 2000 or 2023 sets all of these as in that rulebook, and does not change what a variant adds. The first choice is the default, unless the board has another.";
    format!("{head}\n\n{}", explained(|policy| !is_option(policy)))
}

fn options() -> String {
    let head = "OPTIONS OF VARIANTS\n\nA board has some of them already. You can add them in CREATE after the name of the variant (CREATE ?game password standard wings builds=any), or with SET until the game starts.";
    format!("{head}\n\n{}", explained(is_option))
}

fn explained(which: impl Fn(&Policy) -> bool) -> String {
    POLICIES.iter().filter(|policy| which(policy)).map(|policy| format!("{}\n", explain(policy))).collect()
}
