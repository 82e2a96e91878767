//! The HELP texts about Diplomacy.
use super::options::{explain, is_option};
use crate::Topic;
use chancery_diplomacy::policy::POLICIES;
use chancery_text::doc::Doc;

pub(super) static TOPICS: &[Topic] = &[
    Topic {
        names: &["rules.diplomacy", "how to play diplomacy"],
        says: "the rules of Diplomacy, from the beginning",
        tell: |doc| doc.paper(include_str!("help/how_to_play.txt")),
    },
    Topic {
        names: &["orders", "syntax"],
        says: "how orders are written",
        tell: |doc| doc.paper(include_str!("help/orders.txt")),
    },
    Topic {
        names: &["wills", "will", "last will", "testament"],
        says: "retreats and builds that you send with your moves",
        tell: |doc| doc.paper(include_str!("help/wills.txt")),
    },
    Topic {
        names: &["variants", "variant"],
        says: "how to play on other boards and with other rules",
        tell: |doc| doc.paper(include_str!("help/variants.txt")),
    },
    Topic {
        names: &["policies", "policy", "editions", "rules"],
        says: "all choices of rules: rulings and options",
        tell: |doc| {
            tell_rulings(doc);
            tell_options(doc);
        },
    },
    Topic {
        names: &["blind", "fog", "fog of war"],
        says: "your view in a game with fog of war",
        tell: |doc| doc.paper(include_str!("help/blind.txt")),
    },
    Topic { names: &["rulings", "edition"], says: "how the rules are read where rulebooks differ", tell: tell_rulings },
    Topic { names: &["options"], says: "what variants add to the rules", tell: tell_options },
];

fn tell_rulings(doc: &mut Doc) {
    doc.title("HOW THE RULEBOOK IS READ");
    doc.para("Where rulebooks and judges differ, a game can choose, before it starts, with SET POLICY name choice. SET EDITION 1971, 1982, 2000 or 2023 sets all of these as in that rulebook, and does not change what a variant adds. The first choice is the default, unless the board has another.");
    POLICIES.iter().filter(|policy| !is_option(policy)).for_each(|policy| explain(policy, doc));
}

fn tell_options(doc: &mut Doc) {
    doc.title("OPTIONS OF VARIANTS");
    doc.para("A board has some of them already. You can add them in CREATE after the name of the variant (CREATE ?game password standard wings builds=any), or with SET until the game starts.");
    POLICIES.iter().filter(|policy| is_option(policy)).for_each(|policy| explain(policy, doc));
}
