//! The ledger of a turn: each piece of luck by its name, so that everybody can work all battles out again.
use super::words::InWords as _;
use super::words::tenths;
use crate::report::Heading;
use chancery_conquest::Conquest;
use chancery_conquest::chance::{label, link_before};
use chancery_conquest::event::{Battle, Event, Fight, Opened, Side};
use chancery_conquest::units::{Kind, Role, Units};
use chancery_text::{hanging, hex};

/// The word after WHY that asks for it: VERIFY means it.
pub(super) const WORD: &str = "ledger";

/// The ledger of a turn; `None` if its luck is not among what happened.
pub(super) fn ledger(rules: &Conquest, heading: Heading, events: &[Event]) -> Option<String> {
    let opened = events.iter().find_map(|event| match event {
        Event::Luck(opened) => Some(opened),
        _ => None,
    })?;
    let mut text = format!("Ledger of turn {}. ({}.{:03})\n\n", opened.turn, heading.game, heading.n_phase);
    text += &of_key(opened);
    let battles: Vec<&Battle> = events
        .iter()
        .filter_map(|event| match event {
            Event::Battle(battle) => Some(battle),
            _ => None,
        })
        .collect();
    if battles.is_empty() {
        return Some(text + "\nThere was no battle, so nothing was drawn.\n");
    }
    text += &format!(
        "\n{}",
        hanging(
            "In each line: the name of a luck, number x value x luck, and their product. Round by round, a side loses by the other's score.",
        )
    );
    for battle in battles {
        for fight in &battle.fights {
            text += &self::fight(rules, opened.turn, battle, fight);
        }
    }
    Some(text)
}

/// Tells what the key of a turn is made of, and how to check its secret.
fn of_key(opened: &Opened) -> String {
    let before = match opened.turn {
        1 => "the commitment in the letter with which the game began, if the turn was not rolled back".to_owned(),
        turn => format!("the secret of turn {}, if none was rolled back", turn - 1),
    };
    format!(
        "Secret of the turn:\n  {}\n{}  {}\n{}  {}\nThat HMAC is the key of the turn:\n  {}\n",
        hex(&opened.secret),
        hanging(&format!("Its SHA-256 is {before}:")),
        hex(&link_before(&opened.secret)),
        hanging("The HMAC-SHA-256, with that secret as its key, is taken of"),
        opened.message(),
        hex(&opened.key),
    )
}

fn fight(rules: &Conquest, turn: u32, battle: &Battle, fight: &Fight) -> String {
    let mut text = format!(
        "\n{} from {}, stage {}: {} against {}\n",
        rules.key(battle.target),
        rules.key(fight.from),
        fight.stage,
        fight.column,
        fight.part
    );
    for (n, round) in (1..).zip(&fight.rounds) {
        for (side, role) in [(round.attack, Role::Attack), (round.defence, Role::Defence)] {
            for kind in Kind::ALL.into_iter().filter(|kind| 0 < side.units.get(*kind)) {
                let name = label(rules.map(), turn, (battle.target, fight), n, role, kind);
                text += &line(&name, side, role, kind);
            }
        }
        text += &format!(
            "  {:<26} column loses {}, garrison {}\n",
            format!("{} against {}:", tenths(round.attack.tenths), tenths(round.defence.tenths)),
            nobody(round.attack.lost),
            nobody(round.defence.lost),
        );
    }
    text
}

/// `  T1|ZHO|NHO|s1|r1|A|I       5 x 1 x 0.2 =   1.0`
fn line(label: &str, side: Side, role: Role, kind: Kind) -> String {
    let (n, value, luck) = (side.units.get(kind), kind.value(role), side.luck.get(kind as usize).copied().unwrap_or(0));
    let product = u64::from(n) * u64::from(value) * u64::from(luck);
    format!("  {label:<26} {n:3} x {value} x {} = {:>5}\n", tenths(u64::from(luck)), tenths(product))
}

fn nobody(units: Units) -> String {
    if units.is_empty() { "nobody".to_owned() } else { units.to_string() }
}
