//! The things that people say of themselves, and how they want letters and pages.
use super::{FieldProblem, Fields, Form};
use crate::web::words::profile as words;

/// The forms of this file.
pub(super) const FORMS: &[Form] = &[
    Form::new("register", &["name", "zone", "next"], register),
    Form::new("details", &["name", "country", "level", "site", "zone", "privacy"], details),
    Form::new(
        "wishes",
        &[
            "format", "picture", "look", "size", "calendar", "json", "reminder", "digest", "width", "answers",
            "notices", "receipts",
        ],
        wishes,
    ),
    Form::new("theme", &["theme"], theme),
    Form::new("also", &["address"], also),
    Form::new("confirm", &["code"], confirm),
    Form::new("my-data", &[], |_| Ok(vec!["MY DATA".to_owned()])),
    Form::new("unregister", &[], |_| Ok(vec!["UNREGISTER".to_owned()])),
];

/// The lines by which somebody new registers; none without a name.
pub(in crate::web) fn register_lines(fields: &Fields) -> Option<Vec<String>> {
    let name = fields.given("name")?;
    // What a script says of the browser's zone is only a suggestion.
    let zone = fields.given("zone").filter(|zone| crate::game::dates::read_zone(zone).is_ok());
    let zone = zone.map(|zone| format!("Timezone: {zone}"));
    let lines = ["REGISTER".to_owned(), format!("Name: {name}")].into_iter().chain(zone);
    Some(lines.chain(["END".to_owned()]).collect())
}

fn register(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    register_lines(fields).ok_or_else(|| FieldProblem::new("name", words::no_name()))
}

/// Only what was changed.
fn details(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if fields.changed("name") == Some("") {
        return Err(FieldProblem::new("name", words::no_name()));
    }
    let named = [("name", "Name"), ("country", "Country"), ("level", "Level"), ("site", "Site"), ("zone", "Timezone")];
    let changed = named.iter().filter_map(|(name, field)| Some(format!("{field}: {}", fields.changed(name)?)));
    let mut lines: Vec<String> = changed.collect();
    if !lines.is_empty() {
        lines.insert(0, "REGISTER".to_owned());
        lines.push("END".to_owned());
    }
    lines.extend(fields.changed("privacy").map(|privacy| format!("SET PRIVACY {}", privacy.to_uppercase())));
    something(lines)
}

fn wishes(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let plain = [
        ("format", "SET FORMAT"),
        ("picture", "SET PICTURE"),
        ("look", "SET PICTURE"),
        ("size", "SET PICTURE"),
        ("calendar", "SET CALENDAR"),
        ("json", "SET JSON"),
        ("width", "SET WIDTH"),
        ("answers", "SET ANSWERS"),
    ];
    let plain = plain.iter().filter_map(|(name, set)| {
        let value = fields.changed(name).filter(|value| !value.is_empty())?;
        Some(format!("{set} {}", value.to_uppercase()))
    });
    let mut lines: Vec<String> = plain.collect();
    lines.extend(fields.changed("reminder").map(|hours| match hours {
        "" => "SET NO REMINDER".to_owned(),
        hours => format!("SET REMINDER {}", hours.to_uppercase()),
    }));
    let yes_or_no = [("digest", "DIGEST"), ("notices", "NOTICES")];
    let yes_or_no = yes_or_no.iter().filter_map(|(name, what)| match fields.changed(name)? {
        "yes" => Some(format!("SET {what}")),
        _ => Some(format!("SET NO {what}")),
    });
    lines.extend(yes_or_no);
    lines.extend(fields.changed("receipts").map(|how| format!("SET RECEIPTS {}", how.to_uppercase())));
    something(lines)
}

fn theme(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    something(fields.changed("theme").map(|theme| format!("SET THEME {}", theme.to_uppercase())).into_iter().collect())
}

fn also(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.given("address").filter(|address| address.contains('@')) {
        Some(address) => Ok(vec![format!("I AM ALSO {address}")]),
        None => Err(FieldProblem::new("address", crate::web::words::sign_in::no_address())),
    }
}

fn confirm(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    something(fields.given("code").map(|code| format!("CONFIRM {code}")).into_iter().collect())
}

/// Lines, if there are any.
fn something(lines: Vec<String>) -> Result<Vec<String>, FieldProblem> {
    if lines.is_empty() { Err(FieldProblem::new("", words::nothing_changed())) } else { Ok(lines) }
}
