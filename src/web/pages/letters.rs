//! The form that is a letter; and what is said at once to what was posted. The list of letters is `mailbox`.
use super::{go, notice};
use crate::judge::identity::{Bearer, Claim};
use crate::store::{Came, MailId, Said, Shown, Store};
use crate::web::door::Visitor;
use crate::web::forms::{About, Fields, Form, Problem, Seal};
use crate::web::{House, words};
use anyhow::Result;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};

/// The form that is a letter.
pub(in crate::web) fn writing(seal: &Seal, about: &About, lines: &[String]) -> Markup {
    html! {
        form method="post" action="/my/letters" {
            (seal.hidden("letter", about))
            div.field {
                label for="lines" { "Write as in a letter" }
                textarea.letter #lines name="lines" rows="8" spellcheck="false" { (lines.join("\n")) }
            }
            button { "Send" }
        }
    }
}

/// Leads back to the page from which something was posted, which shows the answer on top.
pub(in crate::web) fn answered(house: &House, back: &str, mail: MailId) -> Response {
    let back = if is_own_page(back) { back } else { "/my/letters" };
    let back = back.split_once('#').map_or(back, |(back, _)| back);
    let mark = if back.contains('?') { '&' } else { '?' };
    go(&format!("{back}{mark}reply={}#reply", token(house, mail)))
}

/// Is this an address of a private page? Whatever else a form says does not lead anywhere.
pub(in crate::web) fn is_own_page(address: &str) -> bool {
    let is_plain = address.chars().all(|c| c.is_ascii_graphic() && c != '\\');
    is_plain && (address == "/my" || address.starts_with("/my/") || address.starts_with("/my?"))
}

/// What stands for an answer in an address. It counts nothing, and is good only for its reader.
pub(in crate::web) fn token(house: &House, mail: MailId) -> String {
    house.judge.tokens.make(Bearer::Mail(mail, jiff::Timestamp::UNIX_EPOCH))
}

/// The answer that an address names (`?reply=…`), if it is for this visitor.
///
/// # Errors
/// If the database fails.
pub(in crate::web) fn reply(
    house: &House,
    store: &Store,
    visitor: &Visitor,
    token: Option<&str>,
) -> Result<Option<Shown>> {
    match token.and_then(|token| house.judge.tokens.claim(token)) {
        Some(Claim::Mail(mail)) => {
            let shown = store.shown(mail, &visitor.address)?;
            Ok(shown.map(|shown| Shown { token: self::token(house, mail), ..shown }))
        }
        _ => Ok(None),
    }
}

/// An answer, on top of the page from which something was posted: what is said of each line.
pub(in crate::web) fn on_top(shown: &Shown) -> Markup {
    on_top_of(shown, &|_| None)
}

/// The same on a page that has a place for what some lines are about: where a line leads.
pub(in crate::web) fn on_top_of(shown: &Shown, leads: &dyn Fn(&Said) -> Option<String>) -> Markup {
    let n_refused = shown.said.iter().filter(|said| said.outcome == Came::Refused).count();
    let has_warned = shown.said.iter().any(|said| said.outcome == Came::Warned);
    let before = std::iter::once(None).chain(shown.said.iter().map(Some));
    // A draft that was filed is emptied.
    let empties = |(before, said): &(Option<&Said>, &Said)| {
        before.is_some_and(|before| before.line == "DRAFT") && said.line == "END DRAFT"
    };
    let all = before.zip(&shown.said).filter(|pair| !empties(pair) && !goes_without_saying(pair.1));
    let mut own: Vec<Said> = all.map(|(_, said)| said.clone()).collect();
    own.sort_by_key(|said| match said.outcome {
        Came::Refused => 0,
        Came::Warned => 1,
        Came::Done => 2,
        Came::Told => 3,
    });
    html! {
        section.note.good[n_refused == 0 && !has_warned].warn[n_refused == 0 && has_warned].bad[n_refused != 0] #reply
            tabindex="-1" role=(if n_refused == 0 { "status" } else { "alert" }) aria-labelledby="reply-title" {
            h2 #reply-title { (words::letters::answer_title(n_refused)) }
            @if shown.said.is_empty() {
                pre { (shown.body) }
            } @else {
                @if !own.is_empty() { (lines(&own, leads)) }
                p.hint { a href={ "/my/letters/" (shown.token) } { "The whole answer, as a letter" } }
            }
        }
    }
}

/// What a page writes above the lines that its visitor has chosen.
fn goes_without_saying(said: &Said) -> bool {
    let opens = ["SIGN ON ", "PHASE "].iter().any(|word| said.line.starts_with(word));
    said.outcome == Came::Done && (opens || said.why.is_empty())
}

/// What is said of each line, and where a line leads.
pub(in crate::web) fn lines(said: &[Said], leads: &dyn Fn(&Said) -> Option<String>) -> Markup {
    html! {
        ul.said {
            @for own @ Said { line, outcome, why, near } in said {
                li {
                    @match leads(own) {
                        Some(place) => { a href=(place) { code { bdi { (line) } } } " " }
                        None => @if !line.is_empty() { code { bdi { (line) } } " " },
                    }
                    @if *outcome != Came::Told {
                        span.came.good[*outcome == Came::Done].warn[*outcome == Came::Warned].bad[*outcome == Came::Refused] {
                            (words::letters::came(*outcome))
                        }
                    }
                    @match why.contains('\n') {
                        true => pre dir="auto" { (why) },
                        false => @if why != line && !why.is_empty() { div.text dir="auto" { (why) } },
                    }
                    @if let [near] = near.as_slice() && !why.contains(near.as_str()) { div.hint { (near) } }
                }
            }
        }
    }
}

/// Something is wrong with a form: nothing was sent, and what was typed is not lost.
pub(in crate::web) fn refused(
    house: &House,
    visitor: &Visitor,
    form: &Form,
    fields: &Fields,
    problem: &Problem,
) -> Response {
    let seal = match Seal::new(house, &visitor.session) {
        Ok(seal) => seal,
        Err(error) => return super::failure(&error),
    };
    let own: Vec<(&str, &str)> = fields.iter().filter(|(name, _)| !["once", "seal", "form"].contains(name)).collect();
    // What was not filled in can only be filled in where it stands.
    let can_be_mended_here = own.iter().any(|(name, _)| *name == problem.field);
    let back = Some(fields.line("back")).filter(|back| is_own_page(back));
    let text = html! {
        p.note.bad role="alert" { (problem.why) }
        @if can_be_mended_here {
            form method="post" action="/my/letters" {
                (seal.hidden(form.name, &About::default()))
                @for (name, value) in own {
                    @if name == problem.field {
                        div.field {
                            label for="field" { "Please mend it here" }
                            textarea #field name=(name) rows="4" { (value) }
                        }
                    } @else {
                        input type="hidden" name=(name) value=(value);
                    }
                }
                button { "Send again" }
            }
        }
        @if let Some(back) = back { p { a href=(back) { "Back to the page" } } }
    };
    notice(StatusCode::UNPROCESSABLE_ENTITY, "Nothing has been sent", Some(visitor), &text)
}

/// The form is not of this session.
pub(in crate::web) fn not_yours(visitor: &Visitor) -> Response {
    notice(StatusCode::FORBIDDEN, "Nothing has been sent", Some(visitor), &html! { p { (words::not_yours()) } })
}

/// The judge has not answered yet.
pub(in crate::web) fn waits(visitor: &Visitor) -> Response {
    notice(
        StatusCode::ACCEPTED,
        "Your letter is stored",
        Some(visitor),
        &html! { p { (words::waits()) } (to_letters()) },
    )
}

/// The judge has failed on it.
pub(in crate::web) fn stuck(visitor: &Visitor) -> Response {
    notice(
        StatusCode::ACCEPTED,
        "Your letter is stored",
        Some(visitor),
        &html! { p { (words::stuck()) } (to_letters()) },
    )
}

/// It could not be stored.
pub(in crate::web) fn not_stored(visitor: &Visitor, lines: &[String]) -> Response {
    let text = html! { p { (words::not_stored()) } pre { (lines.join("\n")) } };
    notice(StatusCode::SERVICE_UNAVAILABLE, "Nothing has been sent", Some(visitor), &text)
}

fn to_letters() -> Markup {
    html! { p { a href="/my/letters" { "Your letters" } } }
}
