//! The HELP texts about Stratego.
use super::options;
use crate::Topic;

pub(super) static TOPICS: &[Topic] = &[
    Topic {
        names: &["rules.stratego", "how to play stratego"],
        says: "the rules of Stratego, from the beginning",
        tell: |doc| doc.paper(include_str!("help/how_to_play.txt")),
    },
    Topic {
        names: &["stratego", "striking"],
        says: "how Stratego is played by mail",
        tell: |doc| doc.paper(include_str!("help/stratego.txt")),
    },
    Topic {
        names: &["setup", "set-up", "set up", "setups"],
        says: "how pieces are set up in Stratego",
        tell: |doc| doc.paper(include_str!("help/setup.txt")),
    },
    Topic {
        names: &["plan", "plans"],
        says: "moves that the judge makes for you as your turns come",
        tell: |doc| doc.paper(include_str!("help/plan.txt")),
    },
    Topic {
        names: &["repetition", "two squares", "two-squares", "chase", "chasing"],
        says: "moves that would repeat themselves for ever",
        tell: |doc| doc.paper(include_str!("help/repetition.txt")),
    },
    Topic {
        names: &["position", "positions"],
        says: "how a Stratego position is changed by hand",
        tell: |doc| doc.paper(include_str!("help/position.txt")),
    },
    Topic {
        names: &["stratego options", "stratego rules"],
        says: "what else can be chosen in Stratego",
        tell: options::tell_all,
    },
];
