//! The things that people say of themselves, and how they want letters and pages.
use super::{FieldProblem, Fields, Form};
use crate::game::dates::read_zone;
use crate::text::words::said;
use crate::web::fields::{Button, Choice, Field, FieldKind};
use crate::web::words::profile as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&REGISTER, &DETAILS, &WISHES, &THEME, &ALSO, &CONFIRM, &MY_DATA, &UNREGISTER];

/// The name of somebody new.
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

/// The things that people say of themselves.
pub(in crate::web) static DETAILS: Form = Form::new(
    "details",
    &[
        Field::line("name", "Name").compared(),
        Field::line("country", "Country").compared(),
        Field::line("site", "").compared(),
        Field::choice("level", "How well you play", &[]).compared(),
        Field::new("zone", "Time zone", FieldKind::Zone).compared().hint("A city of your zone, such as Europe/London."),
        Field::choice("privacy", "Who may look you up", &[]).compared(),
    ],
    details,
)
.buttons(&[Button::new("Save")]);

const NO_OR_YES: &[Choice] = &[("no", "No"), ("yes", "Yes")];

/// The wishes of somebody for their letters.
pub(in crate::web) static WISHES: Form = Form::new(
    "wishes",
    &[
        Field::choice(
            "format",
            "Letters are",
            &[("text", "plain text"), ("html", "HTML, with the text beside it"), ("spoken", "text to be read aloud")],
        )
        .compared(),
        Field::choice("width", "How wide", &[]).compared(),
        Field::choice("answers", "Answers to your letters", &[("full", "full"), ("short", "short")]).compared(),
        Field::choice("digest", "Press and news once a day", NO_OR_YES).compared(),
        Field::choice(
            "picture",
            "Pictures of the board",
            &[("on", "with results"), ("always", "with results and answers"), ("off", "none")],
        )
        .compared(),
        Field::choice("look", "Pictures look", &[("light", "light"), ("dark", "dark"), ("print", "for print")])
            .compared(),
        Field::choice("size", "Pictures are", &[("normal", "of normal size"), ("large", "large")]).compared(),
        Field::choice(
            "calendar",
            "Deadlines for your calendar",
            &[("off", "none"), ("invite", "as invitations that move by themselves"), ("file", "as files")],
        )
        .compared(),
        Field::choice("json", "Files for programs", &[("off", "none"), ("on", "with results and answers")]).compared(),
        Field::choice("notices", "Hear of games that want players", NO_OR_YES).compared(),
        Field::choice(
            "receipts",
            "Answers to what you send from pages",
            &[("page", "on the page"), ("mail", "by mail, too")],
        )
        .compared(),
        Field::line("reminder", "Reminders").compared().hint(
            "Hours before a deadline, such as 24 6; or: as usual (a day before, if orders are missing); or: none.",
        ),
    ],
    wishes,
)
.buttons(&[Button::new("Save")]);

/// The colours of pages.
pub(in crate::web) static THEME: Form = Form::new(
    "theme",
    &[Field::choice("theme", "Colours", &[("auto", "As the browser says"), ("light", "Light"), ("dark", "Dark")])
        .compared()],
    theme,
)
.buttons(&[Button::new("Save")]);

/// Another address.
pub(in crate::web) static ALSO: Form = Form::new(
    "also",
    &[Field::new("address", "Another address of yours", FieldKind::Address)
        .required()
        .hint("A letter goes to the new address; it is yours when you have answered it with CONFIRM.")],
    also,
)
.buttons(&[Button::new("Add it")]);

/// A yes to what waits for one.
pub(in crate::web) static CONFIRM: Form =
    Form::new("confirm", &[Field::hidden("code")], confirm).buttons(&[Button::new("Yes, do it")]);

/// The data that the judge has of somebody.
pub(in crate::web) static MY_DATA: Form = Form::new("my-data", &[], |_| Ok(vec!["MY DATA".to_owned()]))
    .buttons(&[Button::new("Show my data").quiet()])
    .example(&[]);

/// The end of a registration.
pub(in crate::web) static UNREGISTER: Form = Form::new("unregister", &[], |_| Ok(vec!["UNREGISTER".to_owned()]))
    .buttons(&[Button::new("Erase me").grave()])
    .example(&[]);

/// The lines by which somebody new registers; none without a name.
pub(in crate::web) fn register_lines(fields: &Fields) -> Option<Vec<String>> {
    let name = fields.given("name")?;
    // What a script says of the browser's zone is only a suggestion.
    let zone = fields.given("zone").filter(|zone| read_zone(zone).is_ok());
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
