//! The ledger of a turn: each random draw by name, so that anyone can recalculate all battles.
use super::words::{InWords as _, tenths};
use crate::report::Heading;
use chancery_conquest::Conquest;
use chancery_conquest::chance::{label, link_before};
use chancery_conquest::event::{Battle, Event, Fight, Opened};
use chancery_conquest::units::{Kind, Role, Units};
use chancery_text::doc::Doc;
use chancery_text::sentence::{Arg, line, place, term};
use chancery_text::{hex, say};

/// The word after WHY that asks for the ledger, also the meaning of VERIFY.
pub(super) const WORD: &str = "ledger";

/// Writes the ledger of a turn, or nothing if the events do not include its luck.
pub(super) fn ledger(rules: &Conquest, heading: Heading, events: &[Event], doc: &mut Doc) {
    let opened = events.iter().find_map(|event| match event {
        Event::Luck(opened) => Some(opened),
        _ => None,
    });
    let Some(opened) = opened else { return };
    doc.title(say!("Ledger of turn {}. ({heading})", opened.turn, heading));
    of_key(opened, doc);
    let mut battles = events
        .iter()
        .filter_map(|event| match event {
            Event::Battle(battle) => Some(battle),
            _ => None,
        })
        .peekable();
    if battles.peek().is_none() {
        doc.para("There was no battle, so nothing was drawn.");
        return;
    }
    doc.para(
        "In each line: the name of a luck, number x value x luck, and their product. Round by round, a side loses by the other's score.",
    );
    for battle in battles {
        battle.fights.iter().for_each(|own| fight(rules, opened.turn, battle, own, doc));
    }
}

/// Explains how the key of a turn is made, and how to check its secret.
fn of_key(opened: &Opened, doc: &mut Doc) {
    doc.para("Secret of the turn:");
    doc.line(line(hex(&opened.secret)));
    match opened.turn {
        1 => doc.para(
            "Its SHA-256 is the commitment in the letter with which the game began, if the turn was not rolled back:",
        ),
        turn => doc.para(say!("Its SHA-256 is the secret of turn {}, if none was rolled back:", turn - 1)),
    }
    doc.line(line(hex(&link_before(&opened.secret))));
    doc.para("The HMAC-SHA-256, with that secret as its key, is taken of");
    doc.line(line(opened.message()));
    doc.para("That HMAC is the key of the turn:");
    doc.line(line(hex(&opened.key)));
}

fn fight(rules: &Conquest, turn: u32, battle: &Battle, fight: &Fight, doc: &mut Doc) {
    doc.para(say!(
        "{} from {}, stage {stage}: {column} against {part}",
        place(rules.key(battle.target)),
        place(rules.key(fight.from)),
        stage = fight.stage,
        column = term(fight.column.to_string()),
        part = term(fight.part.to_string())
    ));
    for (n, round) in (1..).zip(&fight.rounds) {
        for (side, role) in [(round.attack, Role::Attack), (round.defence, Role::Defence)] {
            for kind in Kind::ALL.into_iter().filter(|kind| 0 < side.units.get(*kind)) {
                let name = label(rules.map(), turn, (battle.target, fight), n, role, kind);
                let (units, value) = (side.units.get(kind), kind.value(role));
                let luck = side.luck.get(kind as usize).copied().unwrap_or(0);
                let product = u64::from(units) * u64::from(value) * u64::from(luck);
                let (luck, product) = (term(tenths(u64::from(luck))), term(tenths(product)));
                // `T1|ZHO|NHO|s1|r1|A|I  5 x 1 x 0.2 = 1.0`
                doc.cells((line(name), say!("{units} x {value} x {luck} = {product}", units, value, luck, product)));
            }
        }
        doc.cells((
            say!("{} against {}:", term(tenths(round.attack.tenths)), term(tenths(round.defence.tenths))),
            say!("column loses {}, garrison {}", nobody(round.attack.lost), nobody(round.defence.lost)),
        ));
    }
}

fn nobody<S>(units: Units) -> Arg<'static, S> {
    term(if units.is_empty() { "nobody".to_owned() } else { units.to_string() })
}
