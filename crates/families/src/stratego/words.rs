//! Stratego's keywords in e-mails.
use crate::{Does, Word};

pub(super) static WORDS: &[Word] = &[
    Word {
        words: &["setup", "set-up", "setup us", "setup european"],
        help: "SETUP -- place your pieces: the rows on the lines below, your front row first, then END. HELP SETUP shows examples.",
        does: Does::Order(&["end", "endsetup"]),
    },
    Word {
        words: &["setup save", "set-up save", "setup keep"],
        help: "SETUP SAVE name -- keep the set-up that you have on file for games to come. HELP KEEP SETUP.",
        does: Does::Means("KEEP SETUP"),
    },
    Word {
        words: &["setup use", "set-up use"],
        help: "SETUP USE name -- set up as you did before.",
        does: Does::Means("USE SETUP"),
    },
    Word {
        words: &["setup forget", "set-up forget"],
        help: "SETUP FORGET name -- forget a set-up that you have kept.",
        does: Does::Means("FORGET SETUP"),
    },
    Word {
        words: &["plan"],
        help: "PLAN -- moves that the judge makes for you as your turns come: on the lines below, then END. HELP PLAN shows examples.",
        does: Does::Order(&["end", "endplan"]),
    },
    Word {
        words: &["board"],
        help: "BOARD -- the board as you see it, and a list of the pieces.",
        does: Does::AnswerOn(|rest| rest.chars().all(|c| c.is_ascii_punctuation())),
    },
    Word {
        words: &["losses"],
        help: "LOSSES -- both sides' losses by rank, and the ranks still hidden.",
        does: Does::Answer,
    },
    Word {
        words: &["record"],
        help: "RECORD -- the game so far, for programs and friends: set-ups as far as you know them, and all moves.",
        does: Does::Answer,
    },
    Word {
        words: &["offer draw"],
        help: "OFFER DRAW -- offer the other player a draw. It is drawn when they write ACCEPT DRAW; NO DRAW takes your offer back.",
        does: Does::Means("SET DRAW"),
    },
    Word {
        words: &["accept draw"],
        help: "ACCEPT DRAW -- accept a draw that the other player has offered.",
        does: Does::Means("SET DRAW"),
    },
    Word { words: &["no draw"], help: "NO DRAW -- take back your offer of a draw.", does: Does::Means("SET NO DRAW") },
    Word {
        words: &["resign"],
        help: "RESIGN game -- give it up: the other player wins. (WITHDRAW game leaves your seat to another player, who continues.)",
        does: Does::Means("GIVE UP"),
    },
];
