//! Forms: each is a row of a table, and becomes lines of text as they could be mailed. There is no other way to change anything.
//!
//! - [`FORMS`] is the table
//! - [`fields`] are what a browser posts
//! - [`keeper`] is what the keeper does at the console
//! - [`letter`] writes the lines that come first in every post about a game
//! - [`orders`], [`seat`] and [`votes`] are what players do in a game
mod fields;
mod first;
mod games;
mod join;
pub(super) mod keeper;
mod letter;
mod master;
mod orders;
mod press;
mod profile;
mod sandbox;
mod seat;
mod votes;

pub(super) use fields::{FieldProblem, Fields, plain};
pub(super) use profile::register_lines;

use super::session::SignedIn;
use super::{AppState, pages, words};
use crate::judge::identity::random;
use crate::server::clerk_handle::{NotStored, PostOutcome, Stored};
use crate::store::{ByWeb, LineOutcome, LineResult, Post, Session};
use crate::text::hex;
use anyhow::Result;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use std::time::Duration;

/// The time that a page waits for the judge to carry out what was posted. Then it says that the letter is stored.
const PATIENCE: Duration = Duration::from_secs(5);

/// A form.
pub(super) struct Form {
    /// Its name, which the browser posts with it.
    pub(super) name: &'static str,
    /// The names of its fields; one that ends in `*` stands for all fields that begin so. Others are not read.
    pub(super) fields: &'static [&'static str],
    /// Those of them that are texts, in which somebody writes as much as they like.
    texts: &'static [&'static str],
    /// The lines that it sends, after those that sign on to its game.
    pub(super) lines: fn(&Fields) -> Result<Vec<String>, FieldProblem>,
    /// Filled in like this, does it only show something, and change nothing?
    only_shows: fn(&Fields) -> bool,
    /// Filled in like this, does it send nothing, but ask for its page as that depends on what was chosen?
    looks: fn(&Fields) -> bool,
    /// The text of lines as in a letter, if it has one.
    letter: Option<&'static str>,
}

impl Form {
    /// One that changes something, and has no texts.
    const fn new(
        name: &'static str,
        fields: &'static [&'static str],
        lines: fn(&Fields) -> Result<Vec<String>, FieldProblem>,
    ) -> Self {
        Self { name, fields, texts: &[], lines, only_shows: |_| false, looks: |_| false, letter: None }
    }

    /// The same with texts.
    const fn with_texts(self, texts: &'static [&'static str]) -> Self {
        Self { texts, ..self }
    }

    /// The same, which only shows something where it is filled in like this.
    const fn showing(self, only_shows: fn(&Fields) -> bool) -> Self {
        Self { only_shows, ..self }
    }

    /// The same, which sends nothing where it is filled in like this, but asks for its page again.
    const fn looking(self, looks: fn(&Fields) -> bool) -> Self {
        Self { looks, ..self }
    }

    /// The same with a text of lines as in a letter. Of it only what was refused stands there again, so that nothing is done twice.
    const fn with_letter(self, texts: &'static [&'static str]) -> Self {
        Self { texts, letter: texts.first().copied(), ..self }
    }

    /// Returns those of these fields that stand in the form again, when this has come of its lines.
    pub(super) fn again(&self, fields: Fields, said: &[LineResult]) -> Fields {
        let Some(letter) = self.letter else { return fields };
        match refused_of(&fields.text(letter), said) {
            Some(refused) => fields.with(letter, &refused.join("\n")),
            None => fields,
        }
    }

    /// Filled in like this, does it only show something, and change nothing?
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
const FORMS: &[&[Form]] = &[
    first::FORMS,
    games::FORMS,
    join::FORMS,
    letter::FORMS,
    keeper::FORMS,
    master::FORMS,
    orders::FORMS,
    press::FORMS,
    profile::FORMS,
    sandbox::FORMS,
    seat::FORMS,
    votes::FORMS,
];

/// All forms, one after the other.
pub(super) fn all() -> impl Iterator<Item = &'static Form> {
    FORMS.iter().copied().flatten()
}

/// The form of this name.
fn named(name: &str) -> Option<&'static Form> {
    all().find(|form| form.name == name)
}

/// The things that a form is about, besides its own fields.
#[derive(Clone, Debug, Default)]
pub(super) struct FormContext {
    /// The name of a game; empty: none.
    pub(super) game: String,
    /// The power, `master` or `observer` that the visitor is in it; empty: the only one that they are.
    pub(super) seat: String,
    /// The phase that the page showed: what it sends is for this one only. Empty: whichever is on.
    pub(super) phase: String,
    /// The address of the page to which the answer leads.
    pub(super) back: String,
    /// The place to which it leads instead when all is done.
    pub(super) then: Redirect,
}

/// The place to which a post leads when it has been carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Redirect {
    /// Back to its page.
    #[default]
    Back,
    /// Into the game that they have come into by it.
    Inside,
    /// To their games, or to the page to which they wanted to go (`next`).
    Home,
}

impl Redirect {
    const ALL: [Self; 3] = [Self::Back, Self::Inside, Self::Home];

    /// As a form says it.
    const fn word(self) -> &'static str {
        match self {
            Self::Back => "",
            Self::Inside => "inside",
            Self::Home => "home",
        }
    }

    /// Reads what a form says.
    pub(super) fn of(fields: &Fields) -> Self {
        let said = fields.line("then");
        Self::ALL.into_iter().find(|then| then.word() == said).unwrap_or_default()
    }
}

/// The number of a page: what is posted from it twice is carried out once.
pub(super) struct FormToken {
    once: String,
    form_token: String,
}

impl FormToken {
    /// A new one, for forms of this session.
    pub(super) fn new(app: &AppState, session: &Session) -> Result<Self> {
        let once = hex(&random::<16>()?);
        let form_token = app.judge.tokens.seal(&sealed(&once, session));
        Ok(Self { once, form_token })
    }

    /// The hidden fields of a form on this page. Several forms on one page have different names, so that each can be sent.
    pub(super) fn hidden(&self, form: &str, about: &FormContext) -> Markup {
        let FormContext { game, seat, phase, back, then } = about;
        let fields = [
            ("form", form),
            ("once", &self.once),
            ("seal", &self.form_token),
            ("game", game),
            ("as", seat),
            ("phase", phase),
            ("back", back),
            ("then", then.word()),
        ];
        html! {
            @for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
                input type="hidden" name=(name) value=(value);
            }
        }
    }
}

fn sealed(once: &str, session: &Session) -> String {
    format!("form {once} of session {}", session.id)
}

/// A digest of some text, as short as can be told from others of one page.
fn short_digest(text: &str) -> String {
    hex(Sha256::digest(text.as_bytes()).get(..8).unwrap_or_default())
}

/// Shows what a button sends, for those who want to learn the language of mail.
pub(super) fn shown(lines: &[String]) -> Markup {
    html! {
        details.sends {
            summary { (words::this_sends()) }
            pre { (lines.join("\n")) }
        }
    }
}

/// A command with a text below it, which ends with a word that is nowhere in the text: nobody's text can end its own block.
pub(super) fn block(command: &str, text: Vec<String>) -> Vec<String> {
    let digest = hex(&Sha256::digest(text.join("\n").as_bytes()));
    let words = digest.as_bytes().chunks(8).map(String::from_utf8_lossy);
    let is_free = |word: &str| !text.iter().any(|line| line.trim().eq_ignore_ascii_case(word));
    let word = words.map(|word| format!("end{word}")).find(|word| is_free(word)).unwrap_or_default();
    [format!("{command} UNTIL {word}")].into_iter().chain(text).chain([word]).collect()
}

/// Shows what a form sends that is filled in like this, for those who want to learn the language of mail.
pub(super) fn sends(name: &str, about: &FormContext, filled: &[(&str, &str)]) -> Markup {
    each_sends(about, &[("", name, filled)])
}

/// A button: what stands on it, the name of its form, and how that is filled in.
pub(super) type Button<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)]);

/// Shows what each of several buttons sends, for those who want to learn the language of mail.
pub(super) fn each_sends(about: &FormContext, buttons: &[Button]) -> Markup {
    let lines = |name: &str, filled: &[(&str, &str)]| {
        let of_game = [("game", about.game.as_str()), ("as", &about.seat), ("phase", &about.phase)];
        let of_game = of_game.into_iter().filter(|(_, value)| !value.is_empty());
        let fields = Fields::from(of_game.chain(filled.iter().copied()));
        let form = named(name)?;
        lines_of(form, &fields).ok()
    };
    let sent = buttons.iter().filter_map(|(label, name, filled)| Some((label, lines(name, filled)?)));
    html! {
        @if !buttons.is_empty() {
            details.sends {
                summary { (words::this_sends()) }
                @for (label, lines) in sent {
                    @if !label.is_empty() { p.hint { (label) ":" } }
                    pre { (lines.join("\n")) }
                }
            }
        }
    }
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

/// Returns whether the form of this name reads this field.
pub fn is_read(form: &str, field: &str) -> bool {
    named(form).is_some_and(|form| Fields::from([(field, "")]).only(form).has(field))
}

/// Returns whether the form of this name knows that this field is a text.
pub fn is_text(form: &str, field: &str) -> bool {
    named(form).is_some_and(|form| form.texts.contains(&field))
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
    let once = fields.line("once");
    if !app.judge.tokens.is_sealed(&sealed(once, &visitor.session), fields.line("seal")) {
        return pages::letters::refused(&app, &visitor, fields, FieldProblem::new("", words::not_yours()));
    }
    if (form.looks)(&fields) {
        return pages::letters::looked(&app, &visitor, &fields);
    }
    let lines = match lines_of(form, &fields) {
        Ok(lines) => lines,
        Err(problem) => return pages::letters::refused(&app, &visitor, fields, problem),
    };
    let by = ByWeb { address: visitor.address.clone(), is_fresh: visitor.is_fresh(app.clock.now()) };
    let n = fields.line("n").parse().unwrap_or(0_u32);
    let lines = lines.join("\n");
    // What was changed since, and sent again from the same page, is another letter.
    let once = format!("{once}.{}.{n}.{}", form.name, short_digest(&lines));
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
