//! The record of a game: its moves in two columns, with the ranks that met.
use super::words::ViewWords;
use chancery_stratego::event::Ply;
use chancery_stratego::rank::Numbering;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::row;
use std::fmt::Write as _;

/// All moves, as many pairs on a line as fit: `12 A4-A5 D7xD6(9v8)`.
pub(super) fn record(rules: &Stratego, view: &View, players: &[String], columns: usize) -> String {
    let mut text = String::new();
    for side in Side::ALL {
        let player = players.get(side as usize).map_or("", String::as_str);
        text += &row(&format!("{:<6}", format!("{side}:")), player);
    }
    if view.plies.is_empty() {
        return text;
    }
    text += "\nMoves\n-----\n";
    // A side that missed a move has a gap.
    let mut pairs: Vec<[String; 2]> = Vec::new();
    for ply in &view.plies {
        let at = ply.side as usize;
        match pairs.last_mut().filter(|pair| ply.side == Side::Blue && pair[at].is_empty()) {
            Some(pair) => pair[at] = said(rules, view, ply),
            None => {
                let mut pair = [String::new(), String::new()];
                pair[at] = said(rules, view, ply);
                pairs.push(pair);
            }
        }
    }
    let widest = pairs.iter().flatten().map(String::len).max().unwrap_or(0);
    let cell = 5 + 2 * (widest + 1) + 1;
    let at_once = (columns / cell).max(1);
    for (i, pairs) in pairs.chunks(at_once).enumerate() {
        let mut line = String::new();
        for (j, [red, blue]) in pairs.iter().enumerate() {
            let red = if red.is_empty() { "..." } else { red };
            let _ = write!(line, "{:>4} {red:<widest$} {blue:<widest$}  ", i * at_once + j + 1);
        }
        text += line.trim_end();
        text.push('\n');
    }
    if view.plies.iter().any(|ply| ply.battle.is_some()) {
        text += "\nIn brackets: the ranks of attacker and defender.\n";
    }
    text
}

fn said(rules: &Stratego, view: &View, ply: &Ply) -> String {
    let words = ViewWords { rules, view };
    let numbering: Numbering = view.numbering();
    let (from, to) = (words.name(ply.from), words.name(ply.to));
    match &ply.battle {
        None => format!("{from}-{to}"),
        Some(battle) => {
            let defender = battle.defender.map_or("?", |rank| rank.code(numbering));
            format!("{from}x{to}({}:{defender})", battle.attacker.code(numbering))
        }
    }
}
