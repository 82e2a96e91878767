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

pub(super) use fields::{Fields, Problem};
pub(super) use profile::register_lines;

use super::door::Visitor;
use super::{House, pages};
use crate::judge::identity::random;
use crate::server::counter::{Fate, NotStored, Stored};
use crate::store::{ByWeb, Post, Session};
use crate::text::hex;
use anyhow::Result;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use std::time::Duration;

/// How long a page waits for the judge to carry out what was posted. Then it says that the letter is stored.
const PATIENCE: Duration = Duration::from_secs(5);

/// A form.
pub(super) struct Form {
    /// Its name, which the browser posts with it.
    pub(super) name: &'static str,
    /// The names of its fields; one that ends in `*` stands for all fields that begin so. Others are not read.
    pub(super) fields: &'static [&'static str],
    /// The lines that it sends, after those that sign on to its game.
    pub(super) lines: fn(&Fields) -> Result<Vec<String>, Problem>,
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

/// What a form is about, besides its own fields.
#[derive(Clone, Debug, Default)]
pub(super) struct About {
    /// The name of a game; empty: none.
    pub(super) game: String,
    /// The power, `master` or `observer` that the visitor is in it; empty: the only one that they are.
    pub(super) seat: String,
    /// The phase that the page showed: what it sends is for this one only. Empty: whichever is on.
    pub(super) phase: String,
    /// The address of the page to which the answer leads.
    pub(super) back: String,
}

/// The number of a page: what is posted from it twice is carried out once.
pub(super) struct Seal {
    once: String,
    seal: String,
}

impl Seal {
    /// A new one, for forms of this session.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub(super) fn new(house: &House, session: &Session) -> Result<Self> {
        let once = hex(&random::<16>()?);
        let seal = house.judge.tokens.seal(&sealed(&once, session));
        Ok(Self { once, seal })
    }

    /// The hidden fields of a form on this page. Several forms on one page have different names, so that each can be sent.
    pub(super) fn hidden(&self, form: &str, about: &About) -> Markup {
        let About { game, seat, phase, back } = about;
        let fields = [
            ("form", form),
            ("once", &self.once),
            ("seal", &self.seal),
            ("game", game),
            ("as", seat),
            ("phase", phase),
            ("back", back),
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

/// What a button sends, for those who want to learn the language of mail.
pub(super) fn shown(lines: &[String]) -> Markup {
    html! {
        details.sends {
            summary { (super::words::this_sends()) }
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

/// What a form sends that is filled in like this, for those who want to learn the language of mail.
pub(super) fn sends(name: &str, about: &About, filled: &[(&str, &str)]) -> Markup {
    let of_game = [("game", about.game.as_str()), ("as", &about.seat), ("phase", &about.phase)];
    let fields = Fields::from(of_game.into_iter().chain(filled.iter().copied()));
    let lines = all().find(|form| form.name == name).and_then(|form| lines_of(form, &fields).ok());
    html! { @if let Some(lines) = lines { (shown(&lines)) } }
}

/// All lines of a form, as they could be mailed: first those that sign on to its game.
///
/// # Errors
/// What is wrong with a field.
pub(super) fn lines_of(form: &Form, fields: &Fields) -> Result<Vec<String>, Problem> {
    let own = (form.lines)(fields)?;
    Ok(letter::opening(fields).into_iter().chain(own).collect())
}

/// The names of all forms.
pub fn form_names() -> Vec<&'static str> {
    all().map(|form| form.name).collect()
}

/// The lines that the form of this name sends with these fields, as they could be mailed; none if there is no such form, or if a
/// field is not as it must be.
pub fn lines_sent(form: &str, fields: &[(&str, &str)]) -> Option<Vec<String>> {
    let form = all().find(|own| own.name == form)?;
    lines_of(form, &Fields::from(fields.iter().copied()).only(form)).ok()
}

/// `POST /my/letters`: the one address that changes anything.
pub(super) async fn post(State(house): State<Arc<House>>, visitor: Visitor, body: Bytes) -> Response {
    let fields = Fields::of(&body);
    let Some(form) = all().find(|form| form.name == fields.line("form")) else { return pages::missing().await };
    let fields = fields.only(form);
    let once = fields.line("once");
    if !house.judge.tokens.is_sealed(&sealed(once, &visitor.session), fields.line("seal")) {
        return pages::letters::not_yours(&visitor);
    }
    let lines = match lines_of(form, &fields) {
        Ok(lines) => lines,
        Err(problem) => return pages::letters::refused(&house, &visitor, form, &fields, &problem),
    };
    let by = ByWeb { address: visitor.address.clone(), is_fresh: visitor.is_fresh(house.clock.now()) };
    let n = fields.line("n").parse().unwrap_or(0_u32);
    let post = Post { once: format!("{once}.{}.{n}", form.name), by, lines: lines.join("\n") };
    match house.counter.hand_in(post).await {
        Ok(Stored { letter: _, fate }) => match tokio::time::timeout(PATIENCE, fate).await {
            Ok(Ok(Fate::Answered(mail))) => pages::letters::answered(&house, fields.line("back"), mail),
            Ok(Ok(Fate::Stuck)) => pages::letters::stuck(&visitor),
            // The judge has much to do, or is about to restart.
            Ok(Err(_)) | Err(_) => pages::letters::waits(&visitor),
        },
        Err(NotStored::NoSpace | NotStored::Failed) => pages::letters::not_stored(&visitor, &lines),
    }
}
