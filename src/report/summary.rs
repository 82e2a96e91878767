//! The history of a game of Diplomacy as the classic judges tabulate it: who held what at the end of each year, and how
//! many.
use crate::rules::diplomacy::{Diplomacy, View};
use crate::rules::{Power, Rules as _};
use std::fmt::Write as _;

/// The two tables. `history` holds one view for each phase, oldest first, the present one last.
pub(super) fn history(rules: &Diplomacy, history: &[View], players: &[String]) -> String {
    let years = by_year(rules, history);
    let mut text = String::from("Historical Supply Center Summary\n--------------------------------\n");
    let board = rules.board();
    let mut rows = [String::from("    "), String::from("Year  ")];
    for (i, province) in board.summary_order.iter().enumerate() {
        let name = &board.provinces[usize::from(province.0)].abbreviation;
        let (first, rest) = name.split_at(1);
        let _ = write!(rows[i % 2], "{:<4}", format!("{first}{}", rest.to_lowercase()));
    }
    for row in rows {
        text += row.trim_end();
        text.push('\n');
    }
    for (year, owners) in &years {
        let letters = board.summary_order.iter().map(|province| match owners[usize::from(province.0)] {
            Some(power) => board.powers[power.index()].letter.as_str(),
            None => ".",
        });
        let _ = writeln!(text, "{year} {}", letters.collect::<Vec<_>>().join(" "));
    }
    text += "\n\nHistory of Supply Center Counts\n-------------------------------\n";
    let last = years.len().saturating_sub(1);
    let columns: String = years
        .iter()
        .enumerate()
        .map(|(i, (year, _))| if i == 0 { format!("{year:>4}") } else { format!(" '{:02}", year.rem_euclid(100)) })
        .collect();
    let width = 48_usize.max(9 + 4 * (last + 1) + 4);
    let _ = writeln!(text, "{:<width$}Player", format!("Power    {columns}"));
    for (i, power) in rules.powers().iter().enumerate() {
        let counts: String = years.iter().map(|(_, owners)| format!("{:>4}", count(owners, Power(i as u16)))).collect();
        let player = players.get(i).map_or("", String::as_str);
        let _ = writeln!(text, "{:<width$}{player}", format!("{:<9}{counts}", power.name));
    }
    let n_powers = rules.powers().len().max(1);
    let index = years.iter().map(|(_, owners)| {
        let squares: usize = (0..n_powers).map(|i| count(owners, Power(i as u16)).pow(2)).sum();
        format!("{:>4}", squares / n_powers)
    });
    let _ = writeln!(text, "{:<9}{}", "Index:", index.collect::<String>());
    text += "\nThe index is the sum of the squares of the powers' supply centers,\ndivided by the number of powers: it tells how far the game has come.\n";
    text
}

fn count(owners: &[Option<Power>], power: Power) -> usize {
    owners.iter().filter(|owner| **owner == Some(power)).count()
}

/// Who owned each province at the end of each year: first the year before the game, as it was at the start.
fn by_year(rules: &Diplomacy, history: &[View]) -> Vec<(i32, Vec<Option<Power>>)> {
    let mut years: Vec<(i32, Vec<Option<Power>>)> = Vec::new();
    let Some(start) = history.first() else { return years };
    years.push((rules.board().first_phase.year - 1, start.seen.owners.clone()));
    let mut owners = &start.seen.owners;
    for view in history {
        if view.seen.owners == *owners {
            continue;
        }
        owners = &view.seen.owners;
        // Ownership changes at the end of a year; the position that shows it first is that winter's or next spring's.
        let phase = view.seen.phase;
        let autumn_is_over =
            phase.season != crate::rules::diplomacy::state::Season::Spring || !view.seen.winners.is_empty();
        let year = if autumn_is_over { phase.year } else { phase.year - 1 };
        match years.last_mut() {
            Some((last, old)) if *last == year => old.clone_from(owners),
            Some(_) | None => years.push((year, owners.clone())),
        }
    }
    years
}
