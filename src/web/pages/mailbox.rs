//! `/my/letters`: a person's posts and e-mails with the judge's replies, and the judge's e-mails to them.
use super::NavEntry;
use super::letters::{self, token};
use super::private_page::{PrivatePage, Screen};
use crate::game::dates::friendly;
use crate::judge::identity::Claim;
use crate::store::{LineOutcome, MailId, Received, Store, Way};
use crate::web::AppState;
use crate::web::forms::letter::LETTER;
use crate::web::forms::{FormContext, FormValues};
use crate::web::session::SignedIn;
use crate::web::words::letters as words;
use anyhow::Result;
use axum::extract::Path;
use axum::response::Response;
use jiff::tz::TimeZone;
use maud::{Markup, html};

/// The number of e-mails on a page.
const PER_PAGE: usize = 40;

/// The filters of the list: the word in the URL, and its label.
const KINDS: &[(&str, &str, Option<bool>)] =
    &[("", "All", None), ("answers", "Replies", Some(true)), ("letters", "Other e-mails", Some(false))];

/// The page, which also has a form for a new e-mail.
pub(in crate::web) async fn show(visit: PrivatePage) -> Response {
    visit
        .show(|glance| {
            let query = glance.query;
            let kind = KINDS.iter().find(|(word, ..)| *word == query.line("kind")).unwrap_or(&KINDS[0]);
            let about = FormContext { back: "/my/letters".to_owned(), ..FormContext::default() };
            let body = html! {
                h1 { "Your e-mails" }
                (LETTER.draw(&FormValues::new(glance.form_token, &about)))
                p.hint { (words::about_writing()) }
                (list(glance.app, glance.store, glance.visitor, *kind, query.given("before"))?)
                p.hint { (words::about()) }
            };
            Ok(Some(Screen { title: "Your e-mails".to_owned(), place: NavEntry::Letters, body, ..Screen::default() }))
        })
        .await
}

/// `/my/letters/<token>`: one e-mail.
pub(in crate::web) async fn one(visit: PrivatePage, Path(word): Path<String>) -> Response {
    visit
        .show(move |glance| {
            let (Some(id), Some(user)) = (number(glance.app, &word), &glance.visitor.user) else { return Ok(None) };
            let found = glance.store.received_one(user.id, id)?;
            Ok(found.map(|letter| {
                let body = whole(&letter, &glance.visitor.zone());
                Screen { title: letter.subject, place: NavEntry::Letters, body, ..Screen::default() }
            }))
        })
        .await
}

/// The e-mail that a token in a URL stands for.
fn number(app: &AppState, word: &str) -> Option<MailId> {
    match app.judge.tokens.claim(word)? {
        Claim::Mail(id) => Some(id),
        _ => None,
    }
}

fn list(
    app: &AppState,
    store: &Store,
    reader: &SignedIn,
    (kind, _, answers): (&str, &str, Option<bool>),
    before: Option<&str>,
) -> Result<Markup> {
    let Some(user) = reader.user.as_ref().map(|user| user.id) else { return Ok(html! {}) };
    let before = before.and_then(|word| number(app, word));
    let mut letters = store.received(user, answers, before, PER_PAGE + 1)?;
    let more = letters.get(PER_PAGE.saturating_sub(1)).filter(|_| PER_PAGE < letters.len()).map(|last| last.id);
    letters.truncate(PER_PAGE);
    // A person with several addresses gets one copy at each.
    letters.dedup_by(|a, b| a.subject == b.subject && a.written == b.written && a.body == b.body);
    let zone = reader.zone();
    Ok(html! {
        nav.kinds aria-label="Filters" {
            ul {
                @for (word, label, _) in KINDS {
                    @let address = if word.is_empty() { "/my/letters".to_owned() } else { format!("/my/letters?kind={word}") };
                    li { a href=(address) aria-current=[(*word == kind).then_some("page")] { (label) } }
                }
            }
        }
        @if letters.is_empty() {
            p { (words::no_letters()) }
        } @else {
            ol.letters {
                @for letter in &letters {
                    li {
                        a href={ "/my/letters/" (token(app, letter.id)) } { bdi { (letter.subject) } }
                        span.hint { (about(letter, &zone)) }
                    }
                }
            }
        }
        @if let Some(last) = more {
            p { a href={ "/my/letters?kind=" (kind) "&before=" (token(app, last)) } { "Older e-mails" } }
        }
    })
}

/// Shows the time of an e-mail, the transport of the one that it answers, and the outcome of that.
fn about(letter: &Received, zone: &TimeZone) -> Markup {
    let n_done =
        letter.said.iter().filter(|said| matches!(said.outcome, LineOutcome::Done | LineOutcome::Warned)).count();
    let n_refused = letter.said.iter().filter(|said| said.outcome == LineOutcome::Refused).count();
    let counts = words::counts(n_done, n_refused);
    html! {
        time datetime=(letter.written) { (friendly(letter.written, zone)) }
        @match letter.way {
            Some(Way::Web) => " · from a page",
            Some(Way::Mail) => " · by e-mail",
            None => {}
        }
        @if !counts.is_empty() { " · " span.warn[n_refused != 0] { (counts) } }
    }
}

/// A whole e-mail: the outcome of each line, and its text.
fn whole(letter: &Received, zone: &TimeZone) -> Markup {
    let has_code = letter.said.iter().any(|said| said.line.eq_ignore_ascii_case("web"));
    html! {
        p.crumbs.no-print { a href="/my/letters" { "All e-mails" } }
        h1 { bdi { (letter.subject) } }
        p.soft {
            (about(letter, zone))
            @if let Some(game) = &letter.game { " · " a href={ "/my/games/" (game) } { bdi { (game) } } }
        }
        @if has_code {
            p { (words::has_code()) }
        } @else {
            @if !letter.said.is_empty() {
                h2 { "Line by line" }
                (letters::lines(&letter.said, &|_| None))
                h2 { "Whole reply" }
            }
            pre dir="auto" { (without_codes(&letter.body)) }
        }
    }
}

/// A text without confirmation codes, which prove who reads a mailbox.
fn without_codes(body: &str) -> String {
    let hidden = |line: &str| match line.trim_start().get(..8) {
        Some(word) if word.eq_ignore_ascii_case("CONFIRM ") => "  CONFIRM ********\n".to_owned(),
        _ => format!("{line}\n"),
    };
    body.lines().map(hidden).collect()
}
