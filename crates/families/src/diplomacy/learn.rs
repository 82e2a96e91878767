//! Diplomacy positions to learn from: `pieces Austria: A VIE, F TRI`, `owners Austria: VIE TRI`, `dislodged Italy: A
//! VEN from TRI`.
use crate::learn::Facts;
use serde_json::{Map, Value, json};

/// The position, in saved form.
pub(super) fn position(facts: &Facts) -> Result<Value, String> {
    facts.only(&["phase", "pieces", "owners", "dislodged"])?;
    let phase = facts.last("phase").ok_or("The line \"phase\" is missing.")?;
    let mut units = Vec::new();
    for (power, list) in facts.of_powers("pieces")? {
        for unit in list.split(',') {
            let (kind, at) = unit.trim().split_once(' ').ok_or_else(|| format!("\"{unit}\" is no unit."))?;
            units.push(json!([power, kind, at.trim()]));
        }
    }
    let mut dislodged = Vec::new();
    for (power, text) in facts.of_powers("dislodged")? {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [kind, at, "from", from] = words.as_slice() else {
            return Err(format!("\"dislodged {power}: {text}\" can't be read: write A VEN from TRI."));
        };
        dislodged.push(json!({ "unit": [power, kind, at], "from": from }));
    }
    let mut owners = Map::new();
    for (power, places) in facts.of_powers("owners")? {
        owners.extend(places.split_whitespace().map(|place| (place.to_owned(), json!(power))));
    }
    let mut position = json!({ "phase": phase, "units": units, "dislodged": dislodged });
    if !owners.is_empty() {
        position["owners"] = owners.into();
    }
    Ok(position)
}
