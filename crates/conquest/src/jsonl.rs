//! Adjudicates a turn for programs: JSON with a position, orders and the turn's key.
//!
//! ```text
//! {"position": {"turn": 1, "states": {"GRO": {"owner": "Red", "garrison": "3i"}}, "powers": {"Red": {"iron": 0}}},
//!  "orders": [["Red", "ATTACK DRE FROM GRO"]], "key": "5c1b2aa6…", "options": {"victory": 75}}
//! ```
//!
//! The position is as [`record::save`] writes it. Instead of `key`, a line can have `secret`, the `S_t` of the turn. The key is then made
//! from it, the `game` of the position and the salts in the orders. The reply has the `ledger` of all events, the `next` position, the
//! `refused` orders, and the `winners`.
use super::event::{Event, Opened};
use super::game::Conquest;
use super::options::{Casualties, Options};
use super::state::View;
use super::{entry, record, turn};
use chancery_rules::{Eyes, Luck, Power, Rules};
use chancery_text::words::said;
use serde_json::{Map, Value, json};

/// Plays a turn.
///
/// # Errors
/// A sentence that says what is wrong with the line.
pub fn adjudicate(rules: &Conquest, mut line: Map<String, Value>) -> Result<Map<String, Value>, String> {
    let rules = match line.remove("options") {
        None => rules.clone(),
        Some(mut options) => {
            let figures = options.as_object_mut().and_then(|options| options.remove("figures"));
            let rules = rules.with(read_options(*rules.options(), &options)?);
            figures.map_or(Ok(rules.clone()), |figures| {
                let line = figures.as_str().ok_or("\"figures\" is a text, such as \"MINE 120 CITY 3\".")?;
                rules.with_figures(line)
            })?
        }
    };
    let map = rules.map();
    let state = record::load(map, &line.remove("position").ok_or("There is no \"position\".")?)?;
    let (mut orders, mut refused) = (Vec::new(), Vec::new());
    for (power, text) in read_orders(line.remove("orders"))? {
        let named = |name: &str| name.eq_ignore_ascii_case(&power);
        let found = map.powers.iter().position(|power| named(&power.name) || named(&power.letter));
        let power = found.map(|index| Power(index as u16)).ok_or_else(|| format!("There is no power \"{power}\"."))?;
        let view = View::of(&state, Eyes::Power(power));
        for result in entry::orders(map, &view, &text) {
            match result {
                Ok(accepted) => orders.push((power, accepted.order)),
                Err(why) => {
                    refused.push(json!({ "power": rules.name_of(power), "order": text, "why": said(why.why()) }))
                }
            }
        }
    }
    let opened = match (line.remove("key"), line.remove("secret")) {
        (Some(key), None) => {
            let key = bytes(&key, "key")?;
            Opened { game: state.game.clone(), turn: state.turn, secret: [0; 32], salts: Vec::new(), key }
        }
        (None, Some(secret)) => turn::opened(map, &state, &orders, &Luck::new(bytes(&secret, "secret")?)),
        _ => return Err("The luck of the turn is missing: \"key\", or \"secret\".".to_owned()),
    };
    if let Some(strange) = line.keys().next() {
        return Err(format!("\"{strange}\" is not known here."));
    }
    let (next, told) = turn::adjudicate(map, rules.options(), &state, &orders, &opened);
    let ledger = told.iter().filter(|told| opened.secret != [0; 32] || !matches!(told.event, Event::Luck(_)));
    let ledger: Vec<Value> = ledger.map(|told| record::event(map, &told.event)).collect();
    let winners: Vec<&str> = next.winners.iter().map(|winner| rules.name_of(*winner)).collect();
    let answer = [
        ("refused", Value::Array(refused)),
        ("ledger", Value::Array(ledger)),
        ("next", rules.save(&next)),
        ("winners", if winners.is_empty() { Value::Null } else { json!(winners) }),
    ];
    Ok(answer.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

/// Orders as `[["Red", "PASS"]]`, or as `{"Red": ["PASS"]}`.
fn read_orders(orders: Option<Value>) -> Result<Vec<(String, String)>, String> {
    let wrong = || "\"orders\" is a list of pairs, such as [\"Red\", \"PASS\"].".to_owned();
    match orders {
        None => Ok(Vec::new()),
        Some(Value::Array(pairs)) => {
            pairs.into_iter().map(|pair| serde_json::from_value(pair).map_err(|_| wrong())).collect()
        }
        Some(Value::Object(lists)) => {
            let mut found = Vec::new();
            for (power, lines) in lists {
                let lines: Vec<String> = serde_json::from_value(lines).map_err(|_| wrong())?;
                found.extend(lines.into_iter().map(|line| (power.clone(), line)));
            }
            Ok(found)
        }
        Some(_) => Err(wrong()),
    }
}

fn read_options(mut options: Options, text: &Value) -> Result<Options, String> {
    let text = text.as_object().ok_or("\"options\" is an object, such as {\"victory\": 75}.")?;
    for (name, value) in text {
        match (name.as_str(), value) {
            ("casualties", Value::String(word)) if word.eq_ignore_ascii_case("role") => {
                options.casualties = Casualties::Role;
            }
            ("casualties", Value::String(word)) if word.eq_ignore_ascii_case("text") => {
                options.casualties = Casualties::Text;
            }
            ("victory", value) => {
                let percent = value.as_u64().and_then(|percent| u32::try_from(percent).ok());
                let percent = percent.filter(|percent| (Options::LEAST_PERCENT..=100).contains(percent));
                options.victory_percent =
                    percent.ok_or_else(|| format!("\"victory\" is from {} to 100.", Options::LEAST_PERCENT))?;
            }
            ("turns", Value::Null) => options.turn_limit = None,
            ("turns", value) => {
                let turns = value.as_u64().and_then(|turns| u32::try_from(turns).ok());
                options.turn_limit = Some(turns.ok_or("\"turns\" is a number, or null.")?);
            }
            _ => return Err(format!("There is no option \"{name}\" with this value.")),
        }
    }
    Ok(options)
}

fn bytes(value: &Value, what: &str) -> Result<[u8; 32], String> {
    let wrong = || format!("\"{what}\" is a text of 64 hexadecimal digits.");
    let text = value.as_str().filter(|text| text.len() == 64 && text.is_ascii()).ok_or_else(wrong)?;
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}
