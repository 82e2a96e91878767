//! Forms for people's data about themselves, and their preferences for e-mails and pages.
use super::{FieldProblem, Fields, Form};
use crate::game::dates::read_zone;
use crate::text::words::said;
use crate::web::fields::{Button, Choice, Field, FieldKind};
use crate::web::words::profile as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&REGISTER, &DETAILS, &WISHES, &THEME, &ALSO, &CONFIRM, &MY_DATA, &UNREGISTER];

/// The name of a new user.
pub(in crate::web) static REGISTER: Form = Form::new(
    "register",
    &[
        Field::line("name", "Your name").required().autocomplete("name"),
        Field::new("zone", "", FieldKind::BrowserZone),
        Field::hidden("next"),
    ],
    register,
)
.buttons(&[Button::new("Register")]);

/// The details of a user.
pub(in crate::web) static DETAILS: Form = Form::new(
    "details",
    &[
        Field::line("name", "Name").compared(),
        Field::line("country", "Country").compared(),
        Field::line("site", "").compared(),
        Field::choice("level", "Skill level", &[]).compared(),
        Field::new("zone", "Time zone", FieldKind::Zone).compared().hint("A city of your zone, such as Europe/London."),
        Field::choice("privacy", "Profile visibility", &[]).compared(),
    ],
    details,
)
.buttons(&[Button::new("Save profile")]);

const NO_OR_YES: &[Choice] = &[("no", "No"), ("yes", "Yes")];

/// A user's e-mail preferences.
pub(in crate::web) static WISHES: Form = Form::new(
    "wishes",
    &[
        Field::choice(
            "format",
            "E-mail format",
            &[("text", "plain text"), ("html", "HTML, with plain text"), ("spoken", "text for screen readers")],
        )
        .compared(),
        Field::choice("width", "Line width", &[]).compared(),
        Field::choice("letters", "Results e-mails", &[("full", "full"), ("short", "short")]).compared(),
        Field::choice("answers", "Replies to your e-mails", &[("full", "full"), ("short", "short")]).compared(),
        Field::choice("digest", "Daily digest of press", NO_OR_YES).compared(),
        Field::choice(
            "picture",
            "Maps in e-mails",
            &[("on", "with results"), ("always", "with results and replies"), ("off", "none")],
        )
        .compared(),
        Field::choice("look", "Map style", &[("light", "light"), ("dark", "dark"), ("print", "for print")])
            .compared(),
        Field::choice("size", "Map size", &[("normal", "normal"), ("large", "large")]).compared(),
        Field::choice(
            "calendar",
            "Calendar deadlines",
            &[
                ("off", "none"),
                ("invite", "as an updating invitation"),
                ("invite with results", "as an updating invitation with results"),
                ("file", "as files"),
            ],
        )
        .compared(),
        Field::choice("json", "JSON attachments", &[("off", "none"), ("on", "with results and replies")]).compared(),
        Field::choice("notices", "News of recruiting games", NO_OR_YES).compared(),
        Field::choice(
            "receipts",
            "Replies to web actions",
            &[("page", "on the page"), ("mail", "also by e-mail")],
        )
        .compared(),
        Field::choice(
            "hints",
            "Order hints",
            &[("", "in your first five games"), ("on", "in all games"), ("off", "in no game")],
        )
        .compared(),
        Field::line("reminder", "Reminders").compared().hint(
            "Hours before a deadline, such as 24 6. Or write: as usual (a day before, if orders are missing), or: none.",
        ),
    ],
    wishes,
)
.buttons(&[Button::new("Save e-mail settings")]);

/// The colours of pages.
pub(in crate::web) static THEME: Form = Form::new(
    "theme",
    &[Field::choice("theme", "Colours", &[("auto", "Same as the browser"), ("light", "Light"), ("dark", "Dark")])
        .compared()],
    theme,
)
.buttons(&[Button::new("Save colours")]);

/// Another address.
pub(in crate::web) static ALSO: Form = Form::new(
    "also",
    &[Field::new("address", "New address", FieldKind::Address)
        .required()
        .hint("The judge e-mails the new address. Reply CONFIRM to that e-mail to add it.")],
    also,
)
.buttons(&[Button::new("Add address")]);

/// Confirms waiting lines.
pub(in crate::web) static CONFIRM: Form =
    Form::new("confirm", &[Field::hidden("code")], confirm).buttons(&[Button::new("Confirm commands")]);

/// The data that the judge holds on a person.
pub(in crate::web) static MY_DATA: Form = Form::new("my-data", &[], |_| Ok(vec!["MY DATA".to_owned()]))
    .buttons(&[Button::new("Show my data").quiet()])
    .example(&[]);

/// Erases a registration.
pub(in crate::web) static UNREGISTER: Form = Form::new("unregister", &[], |_| Ok(vec!["UNREGISTER".to_owned()]))
    .buttons(&[Button::new("Erase registration").grave()])
    .example(&[]);

/// The lines that register a new user, or `None` without a name.
pub(in crate::web) fn register_lines(fields: &Fields) -> Option<Vec<String>> {
    let name = fields.given("name")?;
    // The browser's zone, as a script reports it, is only a suggestion.
    let zone = fields.given("zone").filter(|zone| read_zone(zone).is_ok());
    let zone = zone.map(|zone| format!("Timezone: {zone}"));
    let lines = ["REGISTER".to_owned(), format!("Name: {name}")].into_iter().chain(zone);
    Some(lines.chain(["END".to_owned()]).collect())
}

fn register(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    register_lines(fields).ok_or_else(|| FieldProblem::new("name", words::no_name()))
}

/// The changed details.
fn details(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    if fields.changed("name") == Some("") {
        return Err(FieldProblem::new("name", words::no_name()));
    }
    if let Some(Err(why)) = fields.changed("zone").filter(|zone| !zone.is_empty()).map(read_zone) {
        return Err(FieldProblem::new("zone", said(why)));
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
        ("letters", "SET LETTERS"),
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
    let hints = fields.changed("hints").filter(|hints| !hints.is_empty());
    lines.extend(hints.map(|hints| format!("SET HINTS {}", hints.to_uppercase())));
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

/// The lines, or a problem if there are none.
fn something(lines: Vec<String>) -> Result<Vec<String>, FieldProblem> {
    if lines.is_empty() { Err(FieldProblem::new("", words::nothing_changed())) } else { Ok(lines) }
}
