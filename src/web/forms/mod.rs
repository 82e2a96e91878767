//! Forms: each is a row of a table, and becomes lines of text as they could be mailed. There is no other way to change anything.
//!
//! - [`FORMS`] is the table
//! - [`form_values`] draws a form, [`writer`] each of its fields
//! - [`context`] are its fields that nobody sees, [`fields`] what a browser posts
//! - [`sends`] shows its lines
//! - [`keeper`] is what the keeper does at the console
//! - [`letter`] writes the lines that come first in every post about a game
//! - [`menu`] is what stands in the menu of a game
//! - [`orders`], [`seat`] and [`votes`] are what players do in a game
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
use super::session::SignedIn;
use super::{AppState, pages, words};
use crate::server::clerk_handle::{NotStored, PostOutcome, Stored};
use crate::store::{LineOutcome, LineResult, Post};
use crate::text::hex;
use anyhow::Result;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use std::time::Duration;

/// The address to which forms are posted.
const ADDRESS: &str = "/my/letters";
/// The time that a page waits for the judge to carry out what was posted. Then it says that the letter is stored.
const PATIENCE: Duration = Duration::from_secs(5);

/// A form.
#[derive(Debug)]
pub(super) struct Form {
    /// Its name, which the browser posts with it.
    pub(super) name: &'static str,
    /// Its fields. Others are not read.
    fields: &'static [Field<'static>],
    /// The lines that it sends, after those that sign on to its game.
    lines: fn(&Fields) -> Result<Vec<String>, FieldProblem>,
    /// Returns whether it only shows something, filled in like this, and changes nothing.
    only_shows: fn(&Fields) -> bool,
    /// Returns whether it sends nothing, filled in like this, but asks for its page again.
    looks: fn(&Fields) -> bool,
    /// The field beside which the page shows why the judge refused its lines; empty: above all of them. None: on top of the page only.
    refused_at: Option<&'static str>,
    /// The text of lines as in a letter, if it has one.
    letter: Option<&'static str>,
    /// Its buttons.
    buttons: &'static [Button<'static>],
    /// Its fields stand beside each other.
    is_row: bool,
    /// Its classes.
    class: &'static str,
    /// A way in which it may be filled in: its lines are shown below it. None: they are not.
    example: Option<&'static [(&'static str, &'static str)]>,
}

impl Form {
    /// One that changes something.
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

    /// The same, which only shows something where it is filled in like this.
    const fn showing(self, only_shows: fn(&Fields) -> bool) -> Self {
        Self { only_shows, ..self }
    }

    /// The same, which sends nothing where it is filled in like this, but asks for its page again.
    const fn looking(self, looks: fn(&Fields) -> bool) -> Self {
        Self { looks, ..self }
    }

    /// The same, which shows beside this field why the judge refused its lines; empty: above all of them.
    const fn refused_at(self, field: &'static str) -> Self {
        Self { refused_at: Some(field), ..self }
    }

    /// The same, of whose field with lines as in a letter only what was refused stands there again, so that nothing is done twice.
    const fn with_letter(self, letter: &'static str) -> Self {
        Self { letter: Some(letter), ..self }
    }

    /// The same with these buttons.
    const fn buttons(self, buttons: &'static [Button<'static>]) -> Self {
        Self { buttons, ..self }
    }

    /// The same with its fields beside each other.
    const fn row(self) -> Self {
        Self { is_row: true, ..self }
    }

    /// The same with classes.
    const fn class(self, class: &'static str) -> Self {
        Self { class, ..self }
    }

    /// The same, which shows below what it sends if it is filled in like this.
    const fn example(self, example: &'static [(&'static str, &'static str)]) -> Self {
        Self { example: Some(example), ..self }
    }

    /// Returns whether it has a field of this name; with the value that that was drawn with.
    fn has(&self, name: &str) -> bool {
        let own = name.strip_prefix("was-").unwrap_or(name);
        context::NAMES.contains(&name) || self.fields.iter().any(|field| field.has_name(own))
    }

    /// Returns those of these fields that stand in the form again, when this has come of its lines.
    pub(super) fn again(&self, fields: Fields, said: &[LineResult]) -> Fields {
        let Some(letter) = self.letter else { return fields };
        match refused_of(&fields.text(letter), said) {
            Some(refused) => fields.with(letter, &refused.join("\n")),
            None => fields,
        }
    }

    /// Returns whether it shows beside its fields why the judge refused it.
    pub(super) fn shows_problem(&self) -> bool {
        self.refused_at.is_some()
    }

    /// The judge's refusal as a problem with the field that holds the refused line, or else with the usual one. None if it is not about
    /// what was filled in, but about the game.
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

    /// Returns whether it only shows something, filled in like this, and changes nothing.
    pub(super) fn shows_only(&self, fields: &Fields) -> bool {
        (self.only_shows)(fields)
    }
}

/// The lines of a letter that were refused, each with the text below it. None if something else was refused, on which they depend.
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

/// All forms, one after the other.
pub(super) fn all() -> impl Iterator<Item = &'static Form> {
    FORMS.iter().copied().flatten().copied()
}

/// The form of this name.
fn named(name: &str) -> Option<&'static Form> {
    all().find(|form| form.name == name)
}

/// A digest of some text, as short as can be told from others of one page.
fn short_digest(text: &str) -> String {
    hex(Sha256::digest(text.as_bytes()).get(..8).unwrap_or_default())
}

/// A command with a text below it, which ends with a word that is nowhere in the text: nobody's text can end its own block.
pub(super) fn block(command: &str, text: Vec<String>) -> Vec<String> {
    let digest = hex(&Sha256::digest(text.join("\n").as_bytes()));
    let words = digest.as_bytes().chunks(8).map(String::from_utf8_lossy);
    let is_free = |word: &str| !text.iter().any(|line| line.trim().eq_ignore_ascii_case(word));
    let word = words.map(|word| format!("end{word}")).find(|word| is_free(word)).unwrap_or_default();
    [format!("{command} UNTIL {word}")].into_iter().chain(text).chain([word]).collect()
}

/// All lines of a form, as they could be mailed: first those that sign on to its game.
///
/// # Errors
/// What is wrong with a field.
pub(super) fn lines_of(form: &Form, fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let own = (form.lines)(fields)?;
    Ok(letter::opening(fields).into_iter().chain(own).collect())
}

/// The names of all forms.
pub fn form_names() -> Vec<&'static str> {
    all().map(|form| form.name).collect()
}

/// The names of the fields of the form of this name; one that ends in `*` stands for all that begin so.
pub fn field_names(form: &str) -> Vec<&'static str> {
    named(form).map(|form| form.fields.iter().map(|field| field.name).collect()).unwrap_or_default()
}

/// Returns whether the form of this name has this field.
pub fn has_field(form: &str, field: &str) -> bool {
    named(form).is_some_and(|form| form.has(field))
}

/// The lines that the form of this name sends with these fields, as they could be mailed; none if there is no such form, or if a
/// field is not as it must be.
pub fn lines_sent(form: &str, fields: &[(&str, &str)]) -> Option<Vec<String>> {
    let form = named(form)?;
    lines_of(form, &Fields::from(fields.iter().copied()).only(form)).ok()
}

/// `POST /my/letters`: the one address that changes anything of a game. What is posted elsewhere are web writes, which need no
/// token: they touch no game, and done twice they are done once.
pub(super) async fn post(
    State(app): State<Arc<AppState>>,
    visitor: Result<SignedIn, Response>,
    body: Bytes,
) -> Response {
    let fields = Fields::of(&body);
    let form = named(fields.line("form"));
    let (visitor, form) = match (visitor, form) {
        (Ok(visitor), Some(form)) => (visitor, form),
        (Ok(_), None) => return pages::missing().await,
        // Their session has ended meanwhile.
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
    // What was changed since, and sent again from the same page, is another letter.
    let (number, posts) = context::numbers(&fields);
    let once = format!("{once}.{}.{number}.{posts}.{}", form.name, short_digest(&lines));
    let post = Post { once, by, lines: lines.clone() };
    match app.clerk.hand_in(post).await {
        Ok(Stored { letter: _, fate }) => match tokio::time::timeout(PATIENCE, fate).await {
            Ok(Ok(PostOutcome::Answered(mail))) => pages::letters::answered(&app, &visitor, form, fields, mail).await,
            Ok(Ok(PostOutcome::Stuck)) => pages::letters::stuck(&visitor),
            // The judge has much to do, or is about to restart.
            Ok(Err(_)) | Err(_) => pages::letters::waits(&visitor),
        },
        Err(NotStored::NoSpace | NotStored::Failed) => pages::letters::not_stored(&visitor, &lines),
    }
}
