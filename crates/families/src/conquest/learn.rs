//! Conquest positions to learn from: `states Yellow: NBR 3i city mine, ZEE 2i`, `iron Yellow: 100`, and `turn 3`. If two lines describe the
//! same state, the later one counts.
use crate::learn::Facts;
use serde_json::{Map, Value, json};

/// The position, in saved form.
pub(super) fn position(facts: &Facts) -> Result<Value, String> {
    facts.only(&["states", "iron", "turn"])?;
    let (mut states, mut powers) = (Map::new(), Map::new());
    for (power, list) in facts.of_powers("states")? {
        powers.entry(power).or_insert_with(|| json!({ "iron": 0 }));
        for state in list.split(',').map(str::trim) {
            let mut words = state.split_whitespace();
            let at = words.next().ok_or("A state is missing.")?;
            let (mut garrison, mut own) = (Vec::new(), json!({ "owner": power }));
            for word in words {
                match word {
                    "city" => {
                        own["city"] = true.into();
                        own["building"] = "barracks".into();
                    }
                    "stables" | "factory" => own["building"] = word.into(),
                    "mine" => own["mine"] = true.into(),
                    units => garrison.push(units),
                }
            }
            own["garrison"] = garrison.join(" ").into();
            states.insert(at.to_owned(), own);
        }
    }
    for (power, iron) in facts.of_powers("iron")? {
        let iron: u32 = iron.parse().map_err(|_| format!("\"{iron}\" is no number."))?;
        powers.insert(power.to_owned(), json!({ "iron": iron }));
    }
    let turn: u32 = facts.last("turn").unwrap_or("1").parse().map_err(|_| "The turn is no number.")?;
    Ok(json!({ "game": "learn", "turn": turn, "states": states, "powers": powers }))
}
