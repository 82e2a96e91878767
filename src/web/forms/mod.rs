//! Forms. Each is a row of a table, and becomes lines of text that could also be e-mailed. No other code changes anything.
//!
//! - [`FORMS`] is the table
//! - [`form_values`] draws a form, and [`writer`] each of its fields
//! - [`context`] handles hidden fields, and [`fields`] a browser's post
//! - [`sends`] shows its lines
//! - [`keeper`] has the keeper's forms in the console
//! - [`letter`] writes the first lines of every post about a game
//! - [`menu`] has the forms in the menu of a game
//! - [`orders`], [`seat`] and [`votes`] have the players' forms in a game
mod context;
mod counts;
mod fields;
pub(super) mod first;
mod form_values;
pub(super) mod games;
pub(super) mod join;
pub(super) mod keeper;
pub(super) mod letter;
pub(super) mod master;
pub(super) mod master_seats;
pub(super) mod menu;
pub(super) mod orders;
pub(super) mod press;
pub(super) mod profile;
pub(super) mod rematch;
pub(super) mod sandbox;
pub(super) mod seat;
mod sends;
pub(super) mod votes;
mod writer;

pub(super) use context::{FormContext, FormToken, Redirect};
pub(super) use fields::{FieldProblem, Fields, plain};
pub(super) use form_values::FormValues;
pub(super) use profile::register_lines;
pub(super) use sends::{ButtonLines, each_sends, sends};
pub(super) use writer::FormWriter;

use super::fields::{Button, Field, FieldKind};
use super::peer::Client;
use super::session::SignedIn;
use super::{AppState, pages, words};
use crate::server::clerk_handle::{PostOutcome, Stored};
use crate::store::{LineOutcome, LineResult, Post};
use crate::text::hex;
use anyhow::Result;
use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use std::time::Duration;

/// The path that forms are posted to.
const ADDRESS: &str = "/my/letters";
/// The time that a page waits for the judge to carry out a post. After it, the page says that the post is stored.
const PATIENCE: Duration = Duration::from_secs(5);

/// A form.
#[derive(Debug)]
pub(super) struct Form {
    /// Its name, which the browser posts with it.
    pub(super) name: &'static str,
    /// Its fields. Other fields are ignored.
    fields: &'static [Field<'static>],
    /// The lines that it sends, after those that sign on to its game.
    lines: fn(&Fields) -> Result<Vec<String>, FieldProblem>,
    /// Returns whether it only shows something with these values, and changes nothing.
    only_shows: fn(&Fields) -> bool,
    /// Returns whether it sends nothing with these values, but requests its page again.
    looks: fn(&Fields) -> bool,
    /// The field that shows the judge's refusal. Empty: above all fields. `None`: only at the top of the page.
    refused_at: Option<&'static str>,
    /// The field with e-mail lines, if it has one.
    letter: Option<&'static str>,
    /// Its buttons.
    buttons: &'static [Button<'static>],
    /// Whether its fields are side by side.
    is_row: bool,
    /// Its classes.
    class: &'static str,
    /// Values for an example, whose lines appear below the form. `None` for no example.
    example: Option<&'static [(&'static str, &'static str)]>,
}

impl Form {
    /// A form that changes something.
    const fn new(
        name: &'static str,
        fields: &'static [Field<'static>],
        lines: fn(&Fields) -> Result<Vec<String>, FieldProblem>,
    ) -> Self {
        Self {
            name,
            fields,
            lines,
            only_shows: |_| false,
            looks: |_| false,
            refused_at: None,
            letter: None,
            buttons: &[],
            is_row: false,
            class: "",
            example: None,
        }
    }

    /// Makes it only show something if this condition on its values holds.
    const fn showing(self, only_shows: fn(&Fields) -> bool) -> Self {
        Self { only_shows, ..self }
    }

    /// Makes it send nothing, but request its page again, if this condition on its values holds.
    const fn looking(self, looks: fn(&Fields) -> bool) -> Self {
        Self { looks, ..self }
    }

    /// Shows the judge's refusal beside this field, or above all fields if it is empty.
    const fn refused_at(self, field: &'static str) -> Self {
        Self { refused_at: Some(field), ..self }
    }

    /// Restores only the refused lines of this field after an error, so that nothing is carried out twice.
    const fn with_letter(self, letter: &'static str) -> Self {
        Self { letter: Some(letter), ..self }
    }

    /// Adds these buttons.
    const fn buttons(self, buttons: &'static [Button<'static>]) -> Self {
        Self { buttons, ..self }
    }

    /// Puts its fields side by side.
    const fn row(self) -> Self {
        Self { is_row: true, ..self }
    }

    /// Adds classes.
    const fn class(self, class: &'static str) -> Self {
        Self { class, ..self }
    }

    /// Shows the lines for these values below it, as an example.
    const fn example(self, example: &'static [(&'static str, &'static str)]) -> Self {
        Self { example: Some(example), ..self }
    }

    /// Returns whether it has a field with this name, or the original value of such a field.
    fn has(&self, name: &str) -> bool {
        let own = name.strip_prefix("was-").unwrap_or(name);
        context::NAMES.contains(&name) || self.fields.iter().any(|field| field.has_name(own))
    }

    /// Returns the fields to restore in the form after this outcome of its lines.
    pub(super) fn again(&self, fields: Fields, said: &[LineResult]) -> Fields {
        let Some(letter) = self.letter else { return fields };
        match refused_of(&fields.text(letter), said) {
            Some(refused) => fields.with(letter, &refused.join("\n")),
            None => fields,
        }
    }

    /// Returns whether it shows the judge's refusal beside its fields.
    pub(super) fn shows_problem(&self) -> bool {
        self.refused_at.is_some()
    }

    /// The judge's refusal as a problem with the field that holds the refused line, or else with the default field. `None` if it
    /// is about the game, and not about the values.
    pub(super) fn problem(&self, fields: &Fields, said: &[LineResult]) -> Option<FieldProblem> {
        let usual = self.refused_at?;
        let is_refused = |own: &&LineResult| own.outcome == LineOutcome::Refused && !own.why.is_empty();
        let refused: Vec<&LineResult> = said.iter().filter(is_refused).collect();
        let LineResult { line, why, .. } = refused.first()?;
        if letter::opening(fields).contains(line) {
            return None;
        }
        let is_it = |own: &String| own.trim() == line.trim() || why.contains(&format!("\"{}\"", own.trim()));
        let holds =
            |field: &&Field| matches!(field.kind, FieldKind::Lines(_)) && fields.text(field.name).iter().any(is_it);
        let field = self.fields.iter().find(holds).map_or(usual, |field| field.name);
        let why: Vec<&str> = refused.iter().map(|own| own.why.as_str()).collect();
        Some(FieldProblem::new(field, why.join("\n")))
    }

    /// Returns whether it only shows something with these values, and changes nothing.
    pub(super) fn shows_only(&self, fields: &Fields) -> bool {
        (self.only_shows)(fields)
    }
}

/// The refused lines of an e-mail, each with the text below it. `None` if a line was refused that they depend on.
fn refused_of<'l>(letter: &'l [String], said: &[LineResult]) -> Option<Vec<&'l str>> {
    let (mut refused, mut from) = (Vec::new(), 0);
    let mut starts = Vec::new();
    for LineResult { line, outcome, .. } in said {
        let first = line.lines().next().unwrap_or_default().trim();
        let found = letter.iter().skip(from).position(|own| own.trim() == first).map(|n| from + n);
        match found {
            Some(at) => {
                starts.push((at, *outcome));
                from = at + 1;
            }
            None if *outcome == LineOutcome::Refused => return None,
            None => {}
        }
    }
    let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([letter.len()]);
    for ((at, _), end) in starts.iter().zip(ends).filter(|((_, outcome), _)| *outcome == LineOutcome::Refused) {
        refused.extend(letter.get(*at..end).unwrap_or_default().iter().map(String::as_str));
    }
    Some(refused)
}

/// All forms.
static FORMS: &[&[&Form]] = &[
    first::FORMS,
    games::FORMS,
    join::FORMS,
    letter::FORMS,
    keeper::FORMS,
    master::FORMS,
    master_seats::FORMS,
    menu::FORMS,
    orders::FORMS,
    press::FORMS,
    profile::FORMS,
    rematch::FORMS,
    sandbox::FORMS,
    seat::FORMS,
    votes::FORMS,
];

/// All forms, in order.
pub(super) fn all() -> impl Iterator<Item = &'static Form> {
    FORMS.iter().copied().flatten().copied()
}

/// The form with this name.
fn named(name: &str) -> Option<&'static Form> {
    all().find(|form| form.name == name)
}

/// A digest of a text, long enough to distinguish texts of one page.
fn short_digest(text: &str) -> String {
    hex(Sha256::digest(text.as_bytes()).get(..8).unwrap_or_default())
}

/// A command with a text below it. The end word does not occur in the text, so no text can end its own block.
pub(super) fn block(command: &str, text: Vec<String>) -> Vec<String> {
    let digest = hex(&Sha256::digest(text.join("\n").as_bytes()));
    let words = digest.as_bytes().chunks(8).map(String::from_utf8_lossy);
    let is_free = |word: &str| !text.iter().any(|line| line.trim().eq_ignore_ascii_case(word));
    let word = words.map(|word| format!("end{word}")).find(|word| is_free(word)).unwrap_or_default();
    [format!("{command} UNTIL {word}")].into_iter().chain(text).chain([word]).collect()
}

/// All lines of a form as they could be e-mailed, beginning with the sign-on to its game.
///
/// # Errors
/// The problem with a field.
pub(super) fn lines_of(form: &Form, fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let own = (form.lines)(fields)?;
    Ok(letter::opening(fields).into_iter().chain(own).collect())
}

/// The names of all forms.
pub fn form_names() -> Vec<&'static str> {
    all().map(|form| form.name).collect()
}

/// The field names of the form with this name. A name that ends in `*` is a prefix.
pub fn field_names(form: &str) -> Vec<&'static str> {
    named(form).map(|form| form.fields.iter().map(|field| field.name).collect()).unwrap_or_default()
}

/// Returns whether the form with this name has this field.
pub fn has_field(form: &str, field: &str) -> bool {
    named(form).is_some_and(|form| form.has(field))
}

/// The lines that the form with this name sends for these fields, as they could be e-mailed. `None` if the form does not exist or
/// a field is invalid.
pub fn lines_sent(form: &str, fields: &[(&str, &str)]) -> Option<Vec<String>> {
    let form = named(form)?;
    lines_of(form, &Fields::from(fields.iter().copied()).only(form)).ok()
}

/// `POST /my/letters`: the only path that changes a game. Posts to other paths are web writes, which need no token: they touch no
/// game, and their repetition has no effect.
pub(super) async fn post(
    State(app): State<Arc<AppState>>,
    client: Option<Extension<Client>>,
    visitor: Result<SignedIn, Response>,
    body: Bytes,
) -> Response {
    let fields = Fields::of(&body);
    let form = named(fields.line("form"));
    let (visitor, form) = match (visitor, form) {
        (Ok(visitor), Some(form)) => (visitor, form),
        (Ok(_), None) => return pages::missing().await,
        // Their session has ended in the meantime.
        (Err(door), Some(form)) if door.status() == StatusCode::SEE_OTHER => {
            return pages::letters::signed_out(&fields.only(form));
        }
        (Err(door), _) => return door,
    };
    let fields = fields.only(form);
    let Some(once) = context::page_of(&fields, &app, &visitor.session) else {
        return pages::letters::refused(&app, &visitor, form, fields, FieldProblem::new("", words::not_yours())).await;
    };
    if (form.looks)(&fields) {
        return pages::letters::looked(&app, &visitor, &fields);
    }
    let lines = match lines_of(form, &fields) {
        Ok(lines) => lines,
        Err(problem) => return pages::letters::refused(&app, &visitor, form, fields, problem).await,
    };
    let by = visitor.sender(app.clock.now());
    let lines = lines.join("\n");
    // A changed form from the same page is a new e-mail.
    let (number, posts) = context::numbers(&fields);
    let once = format!("{once}.{}.{number}.{posts}.{}", form.name, short_digest(&lines));
    let origin = app.origin(client.map_or(Client(None), |Extension(client)| client));
    let post = Post { once, by, origin, lines: lines.clone() };
    match app.clerk.hand_in(post).await {
        Ok(Stored { letter: _, fate }) => match tokio::time::timeout(PATIENCE, fate).await {
            Ok(Ok(PostOutcome::Answered(mail))) => pages::letters::answered(&app, &visitor, form, fields, mail).await,
            Ok(Ok(PostOutcome::Stuck)) => pages::letters::stuck(&visitor),
            // The judge is busy, or about to restart.
            Ok(Err(_)) | Err(_) => pages::letters::waits(&visitor),
        },
        Err(why) => pages::letters::not_stored(&visitor, why, &lines),
    }
}
