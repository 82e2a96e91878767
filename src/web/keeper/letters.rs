//! `/my/keeper/letters`: e-mails that wait or have failed, and the history of each one.
use super::{ConsolePage, Keeper, PageQuery, query};
use crate::answers::letter_filter::LetterFilter;
use crate::answers::letters::{LetterHistory, LetterSummary, Letters};
use crate::store::Store;
use crate::text::words::said;
use crate::web::AppState;
use crate::web::fields::{Button, Field};
use crate::web::forms::FormValues;
use crate::web::forms::keeper::{LETTER, WITH_LETTERS};
use crate::web::pages::NavEntry;
use crate::web::words::keeper as words;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// The directions of e-mails, and their possible states.
const WAYS: &[(&str, &str)] = &[("", "all"), ("in", "in"), ("out", "out"), ("held", "waiting for a YES")];
const STATES: &[(&str, &str)] = &[
    ("", "waiting or failed"),
    ("stuck", "stuck"),
    ("waiting", "waiting"),
    ("stopped", "stopped"),
    ("unconfirmed", "waiting for a YES"),
    ("refused", "refused"),
    ("sent", "sent"),
    ("done", "answered"),
    ("silent", "no reply"),
];

/// The list.
pub(super) async fn show(app: State<Arc<AppState>>, keeper: Keeper, Query(asked): PageQuery) -> Response {
    let about = ("E-mails", NavEntry::Mailroom, "/my/keeper/letters".to_owned());
    super::draw(app, keeper, about, asked, |sheet, store, asked| {
        let known = |name: &str, of: &[(&str, &str)]| {
            let value = super::value(asked, name);
            of.iter().map(|(word, _)| (*word).to_owned()).find(|word| !word.is_empty() && word == value)
        };
        let wanted = LetterFilter { way: known("way", WAYS), state: known("state", STATES), ..LetterFilter::default() };
        let found = all(sheet, store).list(sheet.app.clock.now(), &wanted)?;
        let way = wanted.way.as_deref().unwrap_or_default();
        let state = wanted.state.as_deref().unwrap_or_default();
        Ok(html! {
            h1 { "E-mails" }
            (query(
                "/my/keeper/letters",
                &[(Field::choice("way", "E-mails", WAYS), way), (Field::choice("state", "State", STATES), state)],
                "Show",
            ))
            @if found.letters.is_empty() { p { (words::no_letters()) } } @else { (table(sheet, &found.letters)) }
            @for cut in found.cuts() { p.soft { (said(cut)) } }
            h2 { "All e-mails" }
            (LETTER.draw(
                &FormValues::new(sheet.form_token, &sheet.about())
                    .value("letter", "all")
                    .buttons(&[Button::with("Retry stuck and stopped e-mails", "retry")])
                    .lines(super::lines(&["KEEPER LETTERS RETRY ALL"]))
            ))
        })
    })
    .await
}

fn all<'a>(sheet: &ConsolePage<'a>, store: &'a Store) -> Letters<'a> {
    Letters { store, judge: &sheet.app.judge, asking: None }
}

/// The domain of an address. The rest stays hidden, in case someone looks over the keeper's shoulder.
fn domain(address: &str) -> &str {
    address.rsplit_once('@').map_or("", |(_, domain)| domain.trim_end_matches('>'))
}

/// A table of e-mails.
pub(super) fn table(sheet: &ConsolePage, letters: &[LetterSummary]) -> Markup {
    let now = sheet.app.clock.now();
    html! {
        div.scroll.ledger {
            table {
                thead {
                    tr {
                        th scope="col" { "E-mail" }
                        th scope="col" { "State" }
                        th scope="col" { "From or to" }
                        th scope="col" { "Subject" }
                        th.number scope="col" { "Age" }
                        th.number scope="col" { "Size" }
                        th.number scope="col" { "Tries" }
                        th scope="col" { "Error" }
                    }
                }
                tbody {
                    @for letter in letters {
                        @let other = letter.address().unwrap_or_default();
                        tr {
                            th scope="row" { a href={ "/my/keeper/letters/" (letter.letter) } { (letter.letter) } }
                            td { (letter.state_in_words()) }
                            td { bdi { (domain(other)) } }
                            td { bdi { (letter.about) } }
                            td.number { @if let Some(at) = letter.at { (super::dashboard::age(now.duration_since(at).as_secs().max(0))) } }
                            td.number { (letter.bytes) }
                            td.number { (letter.tries) }
                            td { bdi { (letter.said.as_deref().unwrap_or_default()) } }
                        }
                    }
                }
            }
        }
    }
}

/// Returns whether this action is possible now.
fn can(letter: &LetterSummary, verb: &str) -> bool {
    match verb {
        "read" => letter.state == "stuck",
        "retry" => letter.can_be_tried_again(),
        "drop" => letter.can_be_dropped(),
        _ => false,
    }
}

/// The page of one e-mail.
pub(super) async fn one(
    app: State<Arc<AppState>>,
    keeper: Keeper,
    Path(which): Path<String>,
    Query(asked): PageQuery,
) -> Response {
    let back = if which.chars().all(|c| c.is_ascii_alphanumeric()) {
        format!("/my/keeper/letters/{which}")
    } else {
        String::new()
    };
    let about = ("E-mail", NavEntry::Mailroom, back);
    super::draw(app, keeper, about, asked, move |sheet, store, _| {
        Ok(match all(sheet, store).fate(&which, sheet.app.clock.now()) {
            Ok(fate) => way(sheet, &fate),
            Err(why) => html! { h1 { "E-mail" } p.note.bad { (why.reason()) } },
        })
    })
    .await
}

fn way(sheet: &ConsolePage, fate: &LetterHistory) -> Markup {
    let LetterHistory { letter, caused_by, did, caused } = fate;
    let rows = [
        ("State", Some(letter.state_in_words())),
        ("From", letter.from.as_deref()),
        ("To", letter.to.as_deref()),
        ("Subject", Some(letter.about.as_str())),
        ("Channel", letter.came_by.as_deref()),
        ("Last answer or error", letter.said.as_deref()),
    ];
    let is_stuck = letter.state == "stuck";
    let about = sheet.about();
    let verbs = WITH_LETTERS.iter().filter(|(verb, _)| can(letter, verb));
    html! {
        h1 { "Letter " (letter.letter) }
        table.about {
            tbody {
                @for (what, value) in rows.iter().filter_map(|(what, value)| Some((what, (*value)?))) {
                    tr { th scope="row" { (what) } td { bdi { (value) } } }
                }
                @if let Some(at) = letter.at { tr { th scope="row" { "Created" } td { (sheet.time(at)) } } }
                tr { th scope="row" { "Size" } td { (letter.bytes) " bytes" } }
                tr { th scope="row" { "Tries" } td { (letter.tries) } }
                @if let Some(until) = letter.until { tr { th scope="row" { "Next try" } td { (sheet.time(until)) } } }
                @if let Some(cause) = caused_by {
                    tr { th scope="row" { "Caused by" } td { a href={ "/my/keeper/letters/" (cause) } { (cause) } } }
                }
            }
        }
        @if is_stuck { p.soft { (words::reading()) } }
        div.row {
            @for (verb, label) in verbs {
                @let button = Button::with(label, verb);
                (LETTER.draw(
                    &FormValues::new(sheet.form_token, &about)
                        .value("letter", letter.letter.to_string())
                        .buttons(&[if *verb == "drop" { button.grave() } else { button }])
                        .lines(vec![format!("KEEPER LETTERS {} {}", verb.to_uppercase(), letter.letter)])
                ))
            }
        }
        @if !did.is_empty() {
            h2 { "Results" }
            ul { @for deed in did { li { (sheet.time(deed.at)) " " @if let Some(game) = &deed.game { bdi { (game) } ", " } bdi { (deed.who) } ": " bdi { (deed.what) } } } }
        }
        @if !caused.is_empty() { h2 { "E-mails it caused" } (table(sheet, caused)) }
    }
}
