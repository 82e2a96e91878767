//! Battles in words, round by round.
use super::words::{InWords, tenths};
use chancery_conquest::event::{Back, Battle, Column, Fight, FightEnd};
use chancery_conquest::units::Units;
use chancery_text::say;
use chancery_text::sentence::{Note, and, place, power, term};

/// A sentence and its indentation below the battle's heading.
pub(super) type DeepLine = (usize, Note);

/// A battle: the attackers, each round, and the outcome.
pub(super) fn battle(words: &dyn InWords, battle: &Battle) -> Vec<DeepLine> {
    let column = |column: &Column| {
        let (name, from) = (power(words.name(column.power)), place(words.key(column.from)));
        Note::of(say!("{name} from {from} with {}", name, from, term(words.told(column.units))))
    };
    let columns: Vec<Note> = battle.columns.iter().map(column).collect();
    let attack: u64 = battle.columns.iter().map(|column| column.units.attack()).sum();
    let first = say!(
        "{columns} {columns? attacks|attack} {state} of {defender}, {garrison}: {attack} against {defence}.",
        columns = &columns.iter().collect::<Vec<_>>(),
        state = place(words.full(battle.target)),
        defender = power(words.name(battle.defender)),
        garrison = term(words.told(battle.garrison)),
        attack,
        defence = battle.garrison.defence()
    );
    let mut lines = vec![(0, Note::of(first))];
    battle.fights.iter().for_each(|own| fight(words, battle, own, &mut lines));
    lines.push((1, outcome(words, battle)));
    lines
}

/// One column against its part of the garrison. With only one column, the battle's first line already names both sides.
fn fight(words: &dyn InWords, battle: &Battle, fight: &Fight, lines: &mut Vec<DeepLine>) {
    let told = |units: Units| term(words.told(units));
    let is_alone = battle.columns.len() == 1;
    if let Some(column) = battle.columns.iter().find(|column| column.from == fight.from)
        && !is_alone
    {
        let stage = match fight.stage {
            1 => say!(""),
            stage => say!("Stage {stage}: ", stage),
        };
        let (name, from) = (power(words.name(column.power)), place(words.key(fight.from)));
        let (column, part) = (told(fight.column), told(fight.part));
        lines.push((
            1,
            Note::of(say!("{stage}{name} from {from}, {column} against {part}.", stage, name, from, column, part)),
        ));
    }
    let depth = if is_alone { 1 } else { 2 };
    for (n, round) in (1_usize..).zip(&fight.rounds) {
        let lost = match (round.attack.lost, round.defence.lost) {
            (Units::NONE, Units::NONE) => say!("nobody is lost"),
            (column, Units::NONE) => say!("the column loses {}", told(column)),
            (Units::NONE, garrison) => say!("the garrison loses {}", told(garrison)),
            (column, garrison) => say!("the column loses {}, the garrison {}", told(column), told(garrison)),
        };
        let (attack, defence) = (term(tenths(round.attack.tenths)), term(tenths(round.defence.tenths)));
        lines.push((depth, Note::of(say!("Round {n}: {attack} against {defence}; {lost}.", n, attack, defence, lost))));
    }
    let (left, part) = (told(fight.column_left), told(fight.part_left));
    let scores = say!(
        "{attack} against {defence} ({part})",
        attack = fight.column_left.attack(),
        defence = fight.part_left.defence(),
        part = told(fight.part_left)
    );
    let end = match fight.end {
        FightEnd::Won => say!("The column wins, with {left}.", left),
        FightEnd::Repulsed => say!("The column is gone; {part} of the garrison are left.", part),
        FightEnd::BrokenOff => say!("The column breaks off with {left}: {scores}.", left, scores),
        FightEnd::Stopped => say!("The column turns back with {left}, as ordered: {scores}.", left, scores),
        FightEnd::BothGone => say!("Both are gone."),
        FightEnd::Exhausted => {
            say!("The battle has no winner after the last round: {left} against {part}.", left, part)
        }
    };
    lines.push((depth, Note::of(end)));
}

/// Names the new owner of the state, and the destinations of the survivors.
fn outcome(words: &dyn InWords, battle: &Battle) -> Note {
    let state = place(words.key(battle.target));
    let mut said = Note::of(match battle.taken_by {
        Some(winner) => {
            let moved = battle.columns.iter().filter(|column| !column.moved_in.is_empty()).map(|column| {
                let units = term(words.told(column.moved_in));
                Note::of(say!("{units} from {}", units, place(words.key(column.from))))
            });
            say!("{} takes {state}: {moved} move in.", power(words.name(winner)), state, moved = and(moved))
        }
        None if battle.garrison_left.is_empty() => {
            say!("{} keeps {state}, but has no units left there.", power(words.name(battle.defender)), state)
        }
        None => {
            let left = term(words.told(battle.garrison_left));
            say!("{} keeps {state}, with {left}.", power(words.name(battle.defender)), state, left)
        }
    });
    for column in &battle.columns {
        let rest = column.left - column.moved_in;
        if rest.is_empty() {
            continue;
        }
        let (whose, rest) = (power(words.name(column.power)), term(words.told(rest)));
        let from = place(words.key(column.from));
        said = Note::of(match column.back {
            Back::Nobody => continue,
            Back::Home => say!("{said} {whose}: {rest} back to {from}.", said, whose, rest, from),
            Back::To(land) => {
                let to = place(words.key(land));
                say!("{said} {whose}: {rest} to {to}, since {from} is lost.", said, whose, rest, to, from)
            }
            Back::Disbanded => {
                say!("{said} {whose}: {rest} disbanded, since {from} is lost.", said, whose, rest, from)
            }
        });
    }
    said
}
