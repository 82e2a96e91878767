//! Judges moves for programs: reads set-ups and moves, and returns the results. It uses only the engine, without games
//! or mail.
use super::entry::text;
use super::event::End;
use super::game::Stratego;
use super::order::{Move, Step};
use super::save;
use super::setup::Setup;
use super::side::{Side, Sides};
use chancery_text::words::said;
use serde_json::{Map, Value, json};

/// Plays the moves of a request up to the first illegal one:
///
/// ```text
/// {"setup": {"red": "<40 letters>", "blue": "<40 letters>"}, "moves": ["A4-A5", "A7-A6"], "options": {"chase": "off"}}
/// ```
///
/// `options` may be left out. To allow any position, set-ups may differ from the army of the game, and `notes` says
/// where they do. The reply has `results`, one for each move up to the first illegal one, and `winner` and `end` if the
/// game is over:
///
/// ```text
/// {"results": [{"move": "A4-A5", "legal": true, "battle": null},
///              {"move": "A7xA6", "legal": true,
///               "battle": {"attacker": "scout", "defender": "miner", "outcome": "defender wins"}},
///              {"move": "J5-J4", "legal": false, "why": "…"}],
///  "winner": null, "end": null}
/// ```
///
/// # Errors
/// A sentence that says what cannot be read.
pub fn answer(rules: &Stratego, request: &Map<String, Value>) -> Result<Map<String, Value>, String> {
    for name in request.keys() {
        if !["setup", "moves", "options"].contains(&name.as_str()) {
            return Err(format!("\"{name}\" is not known here: there are \"setup\", \"moves\" and \"options\"."));
        }
    }
    let mut options = *rules.choices();
    for (name, word) in request.get("options").and_then(Value::as_object).into_iter().flatten() {
        let word = word.as_str().map_or_else(|| word.to_string(), str::to_owned);
        options.set(name, &word).map_err(said)?;
    }
    let rules = rules.with(options);
    let mut notes = Vec::new();
    let setup = |side: Side, notes: &mut Vec<Value>| {
        let key = side.name().to_lowercase();
        let letters = request.get("setup").and_then(|setups| setups.get(&key)).and_then(Value::as_str);
        let letters = letters.ok_or_else(|| format!("\"setup\" needs the letters of \"{key}\"."))?;
        let setup = Setup::of_letters(letters)?;
        let n_squares = rules.board().home(side).len();
        if setup.ranks.len() != n_squares {
            let n = setup.ranks.len();
            return Err(format!("The set-up of {key} has {n} letters, but a side sets up on {n_squares} squares."));
        }
        notes.extend(rules.check_setup(&setup).err().map(|why| Value::from(format!("{side}: {}", said(why)))));
        Ok(setup)
    };
    let setups = Sides([setup(Side::Red, &mut notes)?, setup(Side::Blue, &mut notes)?]);
    let mut position = rules.start(&setups);
    let mut end = rules.end(&position, None);
    let mut results = Vec::new();
    let moves =
        request.get("moves").and_then(Value::as_array).ok_or("\"moves\" is missing: a list such as [\"A4-A5\"].")?;
    for asked in moves {
        let asked = asked.as_str().ok_or_else(|| format!("{asked} is not a move: write \"A4-A5\"."))?;
        let side = position.to_move();
        let no = |why: String| json!({ "move": asked, "legal": false, "why": why });
        let order = match save::read_ply(&rules, asked) {
            Ok(order) => order,
            Err(why) => {
                results.push(no(why));
                break;
            }
        };
        if let Some(end) = end {
            results.push(no(format!("The game is over: {}.", over(end))));
            break;
        }
        if let Err(why) = rules.check(&position, side, &order) {
            results.push(no(said(rules.why_not(&position, side, &order, why))));
            break;
        }
        let Some(ply) = rules.play(&mut position, &order) else { break };
        let step = Step { step: Move::new(order.from, order.to), strikes: ply.battle.is_some() };
        let battle = ply.battle.as_ref().map(save::battle);
        results.push(json!({ "move": text::of_step(rules.board(), &step), "legal": true, "battle": battle }));
        end = rules.end(&position, Some(&ply));
    }
    let mut answer = Map::new();
    answer.insert("results".to_owned(), results.into());
    answer.insert("winner".to_owned(), json!(end.and_then(|end| end.winner).map(|side| side.name().to_lowercase())));
    answer.insert("end".to_owned(), json!(end.map(|end| end.why.word())));
    if !notes.is_empty() {
        answer.insert("notes".to_owned(), notes.into());
    }
    Ok(answer)
}

/// `Red has won`
fn over(end: End) -> String {
    end.winner.map_or("it is drawn".to_owned(), |winner| format!("{winner} has won"))
}
