//! The texts of HELP about Conquest.
use crate::Topic;

pub(super) static TOPICS: &[Topic] = &[
    Topic {
        names: &["rules.conquest", "how to play conquest"],
        says: "the rules of Conquest, from the beginning",
        tell: |doc| doc.paper(include_str!("help/how_to_play.txt")),
    },
    Topic {
        names: &["conquest", "conquest rules"],
        says: "the rules of Conquest",
        tell: |doc| doc.paper(include_str!("help/conquest.txt")),
    },
    Topic {
        names: &["conquest orders", "orders conquest"],
        says: "how orders are written in Conquest",
        tell: |doc| doc.paper(include_str!("help/orders.txt")),
    },
    Topic {
        names: &["battles", "battle"],
        says: "how battles go in Conquest",
        tell: |doc| doc.paper(include_str!("help/battles.txt")),
    },
    Topic {
        names: &["fair luck", "luck", "commitment"],
        says: "how the luck of a game of Conquest can be checked",
        tell: |doc| doc.paper(include_str!("help/luck.txt")),
    },
    Topic {
        names: &["governor"],
        says: "who plays for you in Conquest when you do not",
        tell: |doc| doc.paper(include_str!("help/governor.txt")),
    },
];
