//! The first difference between a record and what the rules compute.
use anyhow::{Context as _, Result, bail};
use serde_json::Value;

/// Compares two JSON texts, and reports the first difference.
///
/// # Errors
/// The difference, or the text that cannot be read.
pub fn same(what: &str, recorded: &str, found: &str) -> Result<()> {
    let read = |text: &str| -> Result<Value> {
        serde_json::from_str(text).with_context(|| format!("{what}: the record cannot be read"))
    };
    match difference(&read(recorded)?, &read(found)?, String::new()) {
        None => Ok(()),
        Some((place, recorded, found)) => {
            bail!("{what} differs{place}: the record says {recorded}, the rules say {found}")
        }
    }
}

/// The first difference between two values: its place, and both sides.
fn difference(a: &Value, b: &Value, place: String) -> Option<(String, String, String)> {
    let text = |value: Option<&Value>| value.map_or_else(|| "nothing".to_owned(), Value::to_string);
    match (a, b) {
        (Value::Object(x), Value::Object(y)) => {
            let keys = x.keys().chain(y.keys().filter(|key| !x.contains_key(*key)));
            keys.map(|key| (format!(" at {key}"), x.get(key), y.get(key)))
                .find_map(|(step, x, y)| step_into(x, y, format!("{place}{step}"), text))
        }
        (Value::Array(x), Value::Array(y)) => (0..x.len().max(y.len()))
            .map(|i| (format!(", no. {}", i + 1), x.get(i), y.get(i)))
            .find_map(|(step, x, y)| step_into(x, y, format!("{place}{step}"), text)),
        _ => (a != b).then(|| (place, a.to_string(), b.to_string())),
    }
}

fn step_into(
    a: Option<&Value>,
    b: Option<&Value>,
    place: String,
    text: impl Fn(Option<&Value>) -> String,
) -> Option<(String, String, String)> {
    match (a, b) {
        (Some(a), Some(b)) => difference(a, b, place),
        (None, None) => None,
        _ => Some((place, text(a), text(b))),
    }
}
