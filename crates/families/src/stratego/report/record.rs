//! The record of a game: its moves in two columns, with the ranks that met.
use super::words::ViewWords;
use chancery_stratego::event::Ply;
use chancery_stratego::rank::Numbering;
use chancery_stratego::side::Side;
use chancery_stratego::{Stratego, View};
use chancery_text::doc::Doc;
use chancery_text::sentence::{Arg, Say as _, person, power, term};

/// Lists all moves, with as many pairs on a line as fit: `12 A4-A5 D7xD6(9v8)`.
pub(super) fn record(rules: &Stratego, view: &View, players: &[String], columns: usize, doc: &mut Doc) {
    for side in Side::ALL {
        let player = players.get(side as usize).map_or("", String::as_str);
        doc.row(power(side.name()), person(player));
    }
    if view.plies.is_empty() {
        return;
    }
    doc.heading("Moves");
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
    let first = view.n_before() / 2 + 1;
    let widest = pairs.iter().flatten().map(String::len).max().unwrap_or(0);
    let cell = 5 + 2 * (widest + 2) + 1;
    let at_once = (columns / cell).max(1);
    for (i, pairs) in pairs.chunks(at_once).enumerate() {
        let pair = |(j, [red, blue]): (usize, &[String; 2])| {
            let red = if red.is_empty() { "..." } else { red };
            [(first + i * at_once + j).arg(), term(red.to_owned()), term(blue.clone())]
        };
        doc.cells(pairs.iter().enumerate().flat_map(pair).collect::<Vec<Arg<_>>>());
    }
    if view.plies.iter().any(|ply| ply.battle.is_some()) {
        doc.para("In brackets: the ranks of attacker and defender.");
    }
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
