//! Games as a text that can be mailed: the players, both set-ups with their sealed text, all moves, and the result. An exported game can be
//! imported.
//!
//! ```text
//! Game: duel1
//! Board: Barrage
//! Rules: ties=attacker
//! Red: Ann
//! Blue: Bob
//! Red set-up: AAAAAAAAAA…
//! Red salt: 0b1c…
//! Red seal: 9f86…
//!
//! 1. A4-A5 J7-J6
//! 2. A5xA6 (scout, miner) …
//!
//! Result: Red wins: flag
//! ```
use super::edit;
use super::entry::text;
use super::event::{End, Ply};
use super::game::Stratego;
use super::options::Options;
use super::order::{Move, Step};
use super::position::Position;
use super::rank::Rank;
use super::save;
use super::setup::{Setup, seal};
use super::side::{Side, Sides};
use super::view::View;
use chancery_text::sentence::Note;
use chancery_text::words::said;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// A line of a record that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The line, counted from 1. 0 if it concerns the record as a whole.
    pub line: usize,
    /// A sentence.
    pub why: String,
}

/// A game that was read from a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The headers before the moves: `Red` is `Ann`.
    pub headers: Vec<(String, String)>,
    /// The rules of the game.
    pub options: Options,
    /// The set-ups.
    pub setups: Sides<Setup>,
    /// The position at its end.
    pub position: Position<Rank>,
    /// All moves.
    pub plies: Vec<Ply>,
    /// The end under the rules. `None` if the players resigned, agreed or broke off the game.
    pub end: Option<End>,
    /// The record's text on the result. May be empty.
    pub result: String,
}

/// Writes the record of a game, as far as these eyes may know it, without hidden set-ups. `own` has further lines for its beginning (`Red`,
/// `Ann`). `result` gives the result if the rules do not.
pub fn export(rules: &Stratego, view: &View, own: &[(&str, &str)], result: &str) -> String {
    let mut record = String::new();
    for (name, value) in headers(rules, view, own) {
        let _ = writeln!(record, "{name}: {value}");
    }
    record.push('\n');
    let first = view.n_before();
    for (index, ply) in (first..).zip(&view.plies) {
        if index % 2 == 0 || index == first {
            let _ = write!(record, "{}.", index / 2 + 1);
        }
        let _ = write!(record, " {}", ply_text(rules, &view.position, ply));
        if index % 2 == 1 {
            record.push('\n');
        }
    }
    if (first + view.plies.len()) % 2 == 1 && !view.plies.is_empty() {
        record.push('\n');
    }
    let result = view.end.map_or(result.to_owned(), result_text);
    if !result.is_empty() {
        let _ = writeln!(record, "\nResult: {result}");
    }
    record
}

/// Returns the record as JSON.
pub fn json(rules: &Stratego, view: &View, own: &[(&str, &str)], result: &str) -> Value {
    let headers = headers(rules, view, own).into_iter().map(|(name, value)| (name, Value::from(value)));
    let mut record: serde_json::Map<String, Value> = headers.collect();
    let plies = view.plies.iter().map(|ply| {
        let mut line = json!({ "move": step_text(rules, ply), "by": ply.side.name() });
        if let Some(battle) = &ply.battle {
            line["battle"] = save::battle(battle);
        }
        line
    });
    record.insert("moves".to_owned(), plies.collect());
    record.insert("Result".to_owned(), view.end.map_or(result.to_owned(), result_text).into());
    record.into()
}

fn headers(rules: &Stratego, view: &View, own: &[(&str, &str)]) -> Vec<(String, String)> {
    let departures = rules.choices().departures(&Options::default());
    let choices: Vec<_> = departures.iter().map(|(name, word)| format!("{name}={word}")).collect();
    let mut headers =
        vec![("Game".to_owned(), view.game.clone()), ("Board".to_owned(), rules.template().title.clone())];
    if !choices.is_empty() {
        headers.push(("Rules".to_owned(), choices.join(" ")));
    }
    headers.extend(own.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    headers.extend(view.edited.iter().map(|edited| ("Position".to_owned(), edit::lines(rules, edited).join("; "))));
    for side in Side::ALL {
        let setup = view.setups[side].as_ref().map(Setup::letters);
        let salt = view.salts[side].clone().filter(|_| setup.is_some());
        let lines = [("set-up", setup), ("salt", salt), ("seal", view.seals[side].clone())];
        headers.extend(lines.into_iter().filter_map(|(name, value)| Some((format!("{side} {name}"), value?))));
    }
    headers
}

/// `Red wins: flag`, `Draw: quiet`
fn result_text(end: End) -> String {
    let who = end.winner.map_or("Draw".to_owned(), |winner| format!("{winner} wins"));
    format!("{who}: {}", end.why.word())
}

fn step_text(rules: &Stratego, ply: &Ply) -> String {
    text::of_step(rules.board(), &Step { step: Move::new(ply.from, ply.to), strikes: ply.battle.is_some() })
}

/// `A4-A5`, `A5xA6 (scout, miner)`, `A9-A10+EC2`
fn ply_text(rules: &Stratego, position: &Position<Option<Rank>>, ply: &Ply) -> String {
    let mut text = step_text(rules, ply);
    if let Some((id, to)) = ply.rescue {
        let letter = position.piece(id).and_then(|piece| piece.rank).map_or('?', Rank::letter);
        let _ = write!(text, "+{letter}{}", rules.board().name(to));
    }
    if let Some(battle) = &ply.battle {
        let defender = battle.defender.map_or("?", Rank::name);
        let _ = write!(text, " ({}, {defender})", battle.attacker);
    }
    text
}

/// Reads a record and plays it. Each move must be legal, each strike must have the stated outcome, and the sealed texts must fit. Uses the
/// record's own `Rules` if it has any, and otherwise those of `rules`.
///
/// # Errors
/// The first line that is wrong.
pub fn import(rules: &Stratego, text: &str) -> Result<Recorded, Wrong> {
    let mut headers: Vec<(String, String)> = Vec::new();
    let mut moves: Vec<(usize, String)> = Vec::new();
    let mut result = String::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        if text.starts_with(|letter: char| letter.is_ascii_digit()) {
            moves.extend(words(text).map(|word| (line, word)));
            continue;
        }
        match text.split_once(':') {
            Some((name, value)) if name.trim().eq_ignore_ascii_case("result") => value.trim().clone_into(&mut result),
            Some((name, value)) => headers.push((name.trim().to_owned(), value.trim().to_owned())),
            None => return Err(Wrong { line, why: format!("\"{text}\" is neither a header nor a numbered move.") }),
        }
    }
    let header =
        |name: &str| headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value);
    let whole = |why: String| Wrong { line: 0, why };
    let mut options = *rules.choices();
    if let Some(choices) = header("Rules") {
        options = Options::default();
        for choice in choices.split_whitespace() {
            let (name, word) =
                choice.split_once('=').ok_or_else(|| whole(format!("\"{choice}\" is not NAME=CHOICE.")))?;
            options.set(name, word).map_err(|why| whole(said(why)))?;
        }
    }
    let rules = rules.with(options);
    let setup = |side: Side| {
        let letters = header(&format!("{side} set-up"))
            .ok_or_else(|| whole(format!("The line \"{side} set-up:\" is missing.")))?;
        let setup = Setup::of_letters(letters).map_err(whole)?;
        // Pieces that were removed by hand are missing in the set-up.
        if header("Position").is_none() {
            rules.check_setup(&setup).map_err(|why| whole(format!("{side}: {}", said(why))))?;
        }
        let sealed = (header("Game"), header(&format!("{side} salt")), header(&format!("{side} seal")));
        if let (Some(game), Some(salt), Some(sealed)) = sealed
            && seal(game, side, &setup.letters(), salt) != *sealed
        {
            return Err(whole(format!("The seal of {side} does not fit the set-up and its salt.")));
        }
        Ok(setup)
    };
    let setups = Sides([setup(Side::Red)?, setup(Side::Blue)?]);
    let first = |wrong: Vec<Note>| whole(wrong.into_iter().map(said).next().unwrap_or_default());
    let mut position = match header("Position") {
        Some(lines) => edit::read(&rules, lines.split(';')).map_err(first)?,
        None => rules.start(&setups),
    };
    let (mut plies, mut end): (Vec<Ply>, _) = (Vec::new(), rules.end(&position, None));
    for (line, word) in moves {
        let wrong = |why: String| Wrong { line, why: format!("{word}: {why}") };
        let (step, ranks) = word.split_once('(').map_or((word.as_str(), None), |(step, ranks)| (step, Some(ranks)));
        if end.is_some() {
            return Err(wrong("the game is over before this move.".to_owned()));
        }
        let order = save::read_ply(&rules, step).map_err(wrong)?;
        let side = position.to_move();
        rules.check(&position, side, &order).map_err(|why| wrong(said(rules.reason(&position, side, &order, why))))?;
        let ply = rules.play(&mut position, &order).ok_or_else(|| wrong("there is no piece.".to_owned()))?;
        if let Some(said) = ranks {
            let struck = ply.battle.ok_or_else(|| wrong("it strikes nobody.".to_owned()))?;
            let fits = said.trim_end_matches(')').split(',').zip([Some(struck.attacker), struck.defender]);
            for (said, is) in fits.filter(|(said, _)| *said != "?") {
                if Rank::find(said) != is {
                    return Err(wrong(format!("there is no {said} in this strike.")));
                }
            }
        }
        plies.push(ply);
        end = rules.end(&position, plies.last());
    }
    Ok(Recorded { headers, options, setups, position, plies, end, result })
}

/// The moves of a line, without numbers, each with its ranks: `A5xA6(scout,miner)`.
fn words(line: &str) -> impl Iterator<Item = String> {
    let mut words: Vec<String> = Vec::new();
    let mut is_open = false;
    for word in line.split_whitespace() {
        let is_number = word.trim_end_matches('.').bytes().all(|byte| byte.is_ascii_digit());
        match words.last_mut() {
            Some(last) if is_open || word.starts_with('(') => {
                last.push_str(word);
                is_open = !word.ends_with(')');
            }
            _ if is_number => {}
            _ => words.push(word.to_owned()),
        }
    }
    words.into_iter()
}
