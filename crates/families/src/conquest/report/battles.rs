//! Battles in words, round by round.
use super::words::InWords;
use super::words::tenths;
use chancery_conquest::event::{Back, Battle, Column, Fight, FightEnd};
use chancery_conquest::units::Units;
use chancery_text::{hanging, list};

/// A battle: who came, each round, and what came of it.
pub(super) fn battle(words: &dyn InWords, battle: &Battle) -> String {
    let state =
        format!("{} of {}, {}", words.full(battle.target), words.name(battle.defender), words.told(battle.garrison));
    let column = |column: &Column| {
        format!("{} from {} with {}", words.name(column.power), words.key(column.from), words.told(column.units))
    };
    let columns: Vec<String> = battle.columns.iter().map(column).collect();
    let attack: u64 = battle.columns.iter().map(|column| column.units.attack()).sum();
    let verb = if columns.len() == 1 { "attacks" } else { "attack" };
    let scores = format!("{attack} against {}", battle.garrison.defence());
    let mut text = hanging(&format!("{} {verb} {state}: {scores}.", list(&columns)));
    for fight in &battle.fights {
        text += &self::fight(words, battle, fight);
    }
    text + &hanging(&format!("  {}", outcome(words, battle)))
}

/// One column against its part of the garrison. If there is only one column, the battle has said who fights whom.
fn fight(words: &dyn InWords, battle: &Battle, fight: &Fight) -> String {
    let mut text = String::new();
    let is_alone = battle.columns.len() == 1;
    if let Some(column) = battle.columns.iter().find(|column| column.from == fight.from)
        && !is_alone
    {
        let stage = if fight.stage == 1 { String::new() } else { format!("Stage {}: ", fight.stage) };
        let who = format!("{} from {}", words.name(column.power), words.key(fight.from));
        text += &hanging(&format!("  {stage}{who}, {} against {}.", words.told(fight.column), words.told(fight.part)));
    }
    let indent = if is_alone { "  " } else { "    " };
    let told = |units: Units| words.told(units);
    for (n, round) in (1..).zip(&fight.rounds) {
        let scores = format!("{} against {}", tenths(round.attack.tenths), tenths(round.defence.tenths));
        let lost = match (round.attack.lost, round.defence.lost) {
            (Units::NONE, Units::NONE) => "nobody is lost".to_owned(),
            (column, Units::NONE) => format!("the column loses {}", told(column)),
            (Units::NONE, garrison) => format!("the garrison loses {}", told(garrison)),
            (column, garrison) => format!("the column loses {}, the garrison {}", told(column), told(garrison)),
        };
        text += &hanging(&format!("{indent}Round {n}: {scores}; {lost}."));
    }
    let (left, part) = (told(fight.column_left), told(fight.part_left));
    let scores = format!("{} against {} ({part})", fight.column_left.attack(), fight.part_left.defence());
    let end = match fight.end {
        FightEnd::Won => format!("The column wins, with {left}."),
        FightEnd::Repulsed => format!("The column is gone; {part} of the garrison are left."),
        FightEnd::BrokenOff => format!("The column breaks off with {left}: {scores}."),
        FightEnd::Stopped => format!("The column turns back with {left}, as ordered: {scores}."),
        FightEnd::BothGone => "Both are gone.".to_owned(),
        FightEnd::Exhausted => format!("Nobody has won after the last round: {left} against {part}."),
    };
    text + &hanging(&format!("{indent}{end}"))
}

/// Tells whose the state is now, and where everyone went.
fn outcome(words: &dyn InWords, battle: &Battle) -> String {
    let state = words.key(battle.target);
    let mut said = match battle.taken_by {
        Some(winner) => {
            let moved = battle.columns.iter().filter(|column| !column.moved_in.is_empty());
            let moved: Vec<String> = moved
                .map(|column| format!("{} from {}", words.told(column.moved_in), words.key(column.from)))
                .collect();
            format!("{} takes {state}: {} move in.", words.name(winner), list(&moved))
        }
        None if battle.garrison_left.is_empty() => {
            format!("{} keeps {state}, but nobody is left there.", words.name(battle.defender))
        }
        None => format!("{} keeps {state}, with {}.", words.name(battle.defender), words.told(battle.garrison_left)),
    };
    for column in &battle.columns {
        let rest = column.left - column.moved_in;
        if rest.is_empty() {
            continue;
        }
        let (whose, rest) = (words.name(column.power), words.told(rest));
        match column.back {
            Back::Nobody => {}
            Back::Home => said += &format!(" {whose}: {rest} back to {}.", words.key(column.from)),
            Back::To(land) => {
                said += &format!(" {whose}: {rest} to {}, since {} is lost.", words.key(land), words.key(column.from));
            }
            Back::Disbanded => {
                said += &format!(" {whose}: {rest} disbanded, since {} is lost.", words.key(column.from));
            }
        }
    }
    said
}
