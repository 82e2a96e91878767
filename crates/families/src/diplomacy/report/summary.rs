//! The history of a game of Diplomacy in the classic judges' tables: the owners of the centres at the end of each year,
//! and their numbers.
use chancery_diplomacy::board::Province;
use chancery_diplomacy::calendar::Round;
use chancery_diplomacy::state::PhaseKind;
use chancery_diplomacy::{Diplomacy, View};
use chancery_rules::{Power, PowerName, Rules as _};
use chancery_text::row;
use std::fmt::Write as _;

/// The two tables. `history` holds one view for each phase, oldest first, the current one last.
pub(super) fn history(rules: &Diplomacy, history: &[View], players: &[String], columns: usize) -> String {
    let years = by_year(rules, history);
    let mut text = String::from("Historical Supply Center Summary\n--------------------------------\n");
    let board = rules.board();
    let letter = |power: &Power| board.powers[power.index()].letter.as_str();
    // As wide as the widest letter and a blank; as many as fit beside the year.
    let cell = board.powers.iter().map(|power| power.letter.chars().count()).max().unwrap_or(1) + 1;
    let at_once = columns.saturating_sub(4) / cell;
    for (n_block, block) in board.summary_order.chunks(at_once.max(1)).enumerate() {
        if n_block > 0 {
            text.push('\n');
        }
        let mut rows = [String::from("    "), format!("Year{:cell$}", "")];
        for (i, province) in block.iter().enumerate() {
            let name = &board.provinces[usize::from(province.0)].abbreviation;
            let (first, rest) = name.split_at(name.chars().next().map_or(0, char::len_utf8));
            let _ = write!(rows[i % 2], "{:<1$}", format!("{first}{}", rest.to_lowercase()), 2 * cell);
        }
        for row in rows {
            text += row.trim_end();
            text.push('\n');
        }
        for (year, owners) in &years {
            let letters = block.iter().map(|province| {
                let name = match &owners[usize::from(province.0)] {
                    Owner::Known(owner) => owner.as_ref().map_or(".", letter),
                    Owner::Unknown => "?",
                };
                format!("{name:<0$}", cell - 1)
            });
            let _ = writeln!(text, "{year:<4} {}", letters.collect::<Vec<_>>().join(" ").trim_end());
        }
    }
    text += &key(&board.powers);
    if years.iter().any(|(_, owners)| owners.contains(&Owner::Unknown)) {
        text += "\nThis is a blind game: ? is not known to you.";
    }
    let own = history.last().and_then(|view| view.fog.as_ref()).map(|fog| fog.own.clone()).unwrap_or_default();
    let is_own = |power: Power| own.contains(&power);
    text += "\n\nHistory of Supply Center Counts\n-------------------------------\n";
    let names = rules.powers().iter().map(|power| power.name.chars().count()).max().unwrap_or(0);
    let head = 9_usize.max(names + 1);
    let at_once = (columns.saturating_sub(head) / 4).max(1);
    let width = 48_usize.max(head + 4 * years.len() + 2);
    let longest = players.iter().map(|player| player.chars().count()).max().unwrap_or(0);
    let has_room = years.len() <= at_once && width + longest.max("Player".len()) <= columns;
    let player = |of: Option<usize>| match of {
        _ if !has_room => "",
        Some(i) => players.get(i).map_or("", String::as_str),
        None => "Player",
    };
    let mut push = |name: &str, cells: &str, player: &str| {
        text += format!("{:<width$}{player}", format!("{name:<head$}{cells}")).trim_end();
        text.push('\n');
    };
    for (n_block, block) in years.chunks(at_once).enumerate() {
        if n_block > 0 {
            push("", "", "");
        }
        let heads: String = (0..)
            .zip(block)
            .map(|(i, (year, _))| if i == 0 { format!("{year:>4}") } else { format!(" '{:02}", year.rem_euclid(100)) })
            .collect();
        push("Power", &heads, player(None));
        for (i, power) in rules.powers().iter().enumerate() {
            let whose = Power(i as u16);
            let counts = block.iter().map(|(_, owners)| match count(owners, whose) {
                Some(n) => format!("{n:>4}"),
                None if is_own(whose) => format!("{:>4}", known(owners, whose)),
                None => format!("{:>4}", "?"),
            });
            push(&power.name, &counts.collect::<String>(), player(Some(i)));
        }
        let n_powers = rules.powers().len().max(1);
        let index = block.iter().map(|(_, owners)| {
            let squares: Option<usize> = (0..n_powers).map(|i| Some(count(owners, Power(i as u16))?.pow(2))).sum();
            squares.map_or_else(|| format!("{:>4}", "?"), |squares| format!("{:>4}", squares / n_powers))
        });
        push("Index:", &index.collect::<String>(), "");
    }
    if !has_room && longest > 0 {
        text += "\nPlayers:\n\n";
        let rows = rules.powers().iter().zip(players).filter(|(_, player)| !player.is_empty());
        text.extend(rows.map(|(power, player)| row(&format!("{:<head$} ", format!("{}:", power.name)), player)));
    }
    text += "\nThe index is the sum of the squares of the powers' supply centers, divided by the number of powers: it rises as the game is decided.\n";
    text
}

/// Tells which letter is whose, on boards where letters do not begin names.
fn key(powers: &[PowerName]) -> String {
    if powers.iter().all(|power| power.name.starts_with(power.letter.as_str())) {
        return String::new();
    }
    let letters: Vec<_> = powers.iter().map(|power| format!("{} {}", power.letter, power.name)).collect();
    format!("\nIn this table, {} and . nobody.\n", letters.join(", "))
}

/// The owner of a province, as far as the reader knows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Known(Option<Power>),
    Unknown,
}

/// Returns the number of centres that a power had; `None` if not all are known.
fn count(owners: &[Owner], power: Power) -> Option<usize> {
    (!owners.contains(&Owner::Unknown)).then(|| known(owners, power))
}

fn known(owners: &[Owner], power: Power) -> usize {
    owners.iter().filter(|owner| **owner == Owner::Known(Some(power))).count()
}

/// The owners that are known in a position.
fn owners(view: &View) -> Vec<Owner> {
    let hidden = |index: usize| view.fog.as_ref().is_some_and(|fog| fog.hides_owner(Province(index as u16)));
    let owners = view.seen.owners.iter().enumerate();
    owners.map(|(index, owner)| if hidden(index) { Owner::Unknown } else { Owner::Known(*owner) }).collect()
}

/// The owner of each province at the end of each year. The first is the year before the game, with the owners at the
/// start.
fn by_year(rules: &Diplomacy, history: &[View]) -> Vec<(i32, Vec<Owner>)> {
    let mut years: Vec<(i32, Vec<Owner>)> = Vec::new();
    let Some(start) = history.first() else { return years };
    let round = Round::new(rules.board(), rules.policies());
    years.push((round.counted(start.seen.phase), owners(start)));
    let mut last_seen = owners(start);
    for view in history {
        let now = owners(view);
        // What only came into sight, or left it, has not changed hands.
        let counts = view.fog.is_none() || view.seen.phase.kind == PhaseKind::Adjustment;
        if now == last_seen || !counts {
            continue;
        }
        last_seen.clone_from(&now);
        // Centres change hands when they are counted. The position of the following adjustments, or of the next turn,
        // is the first to show it.
        let year = round.counted(view.seen.phase);
        match years.last_mut() {
            Some((last, old)) if *last == year => *old = now,
            Some(_) | None => years.push((year, now)),
        }
    }
    years
}
