//! Shows a configuration without its passwords.
use toml::de::{DeTable, DeValue};

/// The text that replaces a password.
const LEFT_OUT: &str = "\"(left out)\"";

/// The text of a configuration file with all passwords left out. `None` if it is not valid TOML.
pub fn without_secrets(text: &str) -> Option<String> {
    let table = DeTable::parse(text).ok()?;
    let mut spans = Vec::new();
    find(table.get_ref(), &mut spans);
    spans.sort_by_key(|span: &std::ops::Range<usize>| std::cmp::Reverse(span.start));
    let mut text = text.to_owned();
    for span in spans {
        text.replace_range(span, LEFT_OUT);
    }
    Some(text)
}

/// The places of the passwords in a table.
fn find(table: &DeTable<'_>, spans: &mut Vec<std::ops::Range<usize>>) {
    for (key, value) in table {
        if key.get_ref().as_ref() == "password" {
            spans.push(value.span());
            continue;
        }
        find_in(value.get_ref(), spans);
    }
}

fn find_in(value: &DeValue<'_>, spans: &mut Vec<std::ops::Range<usize>>) {
    match value {
        DeValue::Table(table) => find(table, spans),
        DeValue::Array(values) => values.iter().for_each(|value| find_in(value.get_ref(), spans)),
        _ => {}
    }
}
