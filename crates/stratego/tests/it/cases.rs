//! Rules as cases in text: a file of `tests/cases/` holds cases.
//!
//! ```text
//! == A scout back and forth
//! board barrage
//! rules two-squares=3
//! pieces J4 scout, A1 flag, A7 miner, A10 flag
//! J4-J5 A7-A6 J5-J4 | ok
//! ? J4-J5 | ok
//! ```
//!
//! | line | says |
//! | --- | --- |
//! | `board small` | not `classic` |
//! | `rules chase=off` | departs from the board's choices |
//! | `pieces A1 general, A7 miner` | the pieces at the start |
//! | `turned` | Blue has the same as Red, on the other side of the board |
//! | `A4-A5 A7-A6` | moves made in turn |
//! | `? A5-A6 B5-B6` | possible next moves |
//!
//! A `|` precedes the result of the last move, or of each possible move. `UPDATE=1 cargo test -p chancery-stratego`
//! rewrites it.
use super::{placed, rules};
use chancery_stratego::Stratego;
use chancery_stratego::entry::moves;
use chancery_stratego::event::Ply;
use chancery_stratego::position::Position;
use chancery_stratego::rank::Rank;
use chancery_stratego::side::{Side, Sides};
use chancery_text::words::said;
use std::fs;
use std::path::Path;

struct Case {
    rules: Stratego,
    position: Position<Rank>,
}

impl Case {
    fn verdict(&mut self, text: &str) -> String {
        match text.strip_prefix('?') {
            Some(asked) => {
                let verdicts: Vec<_> = asked.split(';').map(|line| self.asked(line.trim())).collect();
                verdicts.join("; ")
            }
            None => {
                let mut last = "nothing".to_owned();
                for line in text.split_whitespace() {
                    last = self.made(line);
                }
                last
            }
        }
    }

    fn asked(&self, line: &str) -> String {
        let step = moves::step(self.rules.board(), line).unwrap_or_else(|why| panic!("{}", said(why)));
        let side = self.position.to_move();
        match self.rules.check(&self.position, side, &step.step) {
            Ok(()) => "ok".to_owned(),
            Err(why) => said(self.rules.why_not(&self.position, side, &step.step, why)),
        }
    }

    fn made(&mut self, line: &str) -> String {
        let line = line.replace('+', " RESCUE ").replace('>', " TO ");
        let order = moves::step(self.rules.board(), &line).unwrap_or_else(|why| panic!("{}", said(why))).step;
        let side = self.position.to_move();
        if let Err(why) = self.rules.check(&self.position, side, &order) {
            return format!("{line}: {}", said(self.rules.reason(&self.position, side, &order, why)));
        }
        let ply = self.rules.play(&mut self.position, &order).unwrap();
        self.told(&ply)
    }

    fn told(&self, ply: &Ply) -> String {
        let mut told = match &ply.battle {
            Some(battle) => {
                let shown = self.position.piece(battle.struck).unwrap().shown;
                let hidden = if shown { "" } else { ", which stays hidden" };
                let struck = battle.defender.unwrap();
                format!("{} strikes {struck}{hidden}: {}", battle.attacker, battle.strike.word())
            }
            None => "ok".to_owned(),
        };
        if let Some((id, to)) = ply.rescue {
            let rank = self.position.piece(id).unwrap().rank;
            told += &format!(", {rank} back on {}", self.rules.board().name(to));
        }
        if let Some(end) = self.rules.end(&self.position, Some(ply)) {
            let winner = end.winner.map_or("drawn".to_owned(), |side| format!("{side} has won"));
            told += &format!("; {winner} ({})", end.why.word());
        }
        told
    }
}

/// The position of a case, from its lines `pieces`.
fn position(rules: &Stratego, pieces: &str, turned: bool) -> Position<Rank> {
    let mut setups = placed(rules, pieces);
    if turned {
        setups[Side::Blue] = setups[Side::Red].clone();
    }
    Position::start(rules.board(), Sides::of(|side| setups[side].as_slice()))
}

fn checked(text: &str) -> String {
    let mut out = String::new();
    let (mut board, mut choices, mut pieces, mut turned) = ("classic".to_owned(), String::new(), String::new(), false);
    let mut case: Option<Case> = None;
    for line in text.lines() {
        let asked = line.split('|').next().unwrap().trim();
        if line.starts_with("==") {
            (board, choices, pieces, turned, case) = ("classic".to_owned(), String::new(), String::new(), false, None);
        } else if let Some(name) = line.strip_prefix("board ") {
            name.clone_into(&mut board);
        } else if let Some(more) = line.strip_prefix("rules ") {
            more.clone_into(&mut choices);
        } else if let Some(more) = line.strip_prefix("pieces ") {
            pieces += more;
            pieces += ", ";
        } else if line == "turned" {
            turned = true;
        } else if !asked.is_empty() && !line.starts_with('#') {
            let case = case.get_or_insert_with(|| {
                let rules = rules(&board, &choices);
                Case { position: position(&rules, &pieces, turned), rules }
            });
            out += &format!("{asked} | {}\n", case.verdict(asked));
            continue;
        }
        out += &format!("{line}\n");
    }
    out
}

/// Replays every case, and compares its result with the written one.
#[test]
fn cases() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 6, "the files of cases");
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let checked = checked(&text);
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, checked).unwrap();
        } else {
            assert_eq!(text, checked, "{}", path.display());
        }
    }
}
