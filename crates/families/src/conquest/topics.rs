//! The HELP texts about Conquest.
use crate::Topic;
use chancery_conquest::figures::{ALL, Figures};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{line, term};

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
        names: &["figures", "coefficients"],
        says: "the numbers that a game of Conquest can change",
        tell: figures,
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
        says: "the bot that plays for you in Conquest when you send no orders",
        tell: |doc| doc.paper(include_str!("help/governor.txt")),
    },
];

fn figures(doc: &mut Doc) {
    doc.heading("FIGURES OF CONQUEST");
    doc.para(say!(
        "Before the start, {} gives a game figures of its own; {} takes them back. A map can have its own, too. They apply to production, the governor, bots, FORECAST and odds.",
        line("SET FIGURES MINE 120 CITY 3"),
        line("SET USUAL FIGURES")
    ));
    let usual = Figures::default();
    for data in ALL {
        let value = data.text(usual.get(data.figure));
        doc.cells((line(data.name.to_uppercase()), term(value), say!("{}, {}", data.doc, term(data.range()))));
    }
    doc.para(
        "If luck has other bounds, there are as many lucks as tenths from the least to the most. Of 256, the largest multiple of that number is the limit that HELP FAIR LUCK has as 250; the byte modulo that number, plus the least, is the luck in tenths.",
    );
}
