//! What is said at once to what was posted. The list of letters is `mailbox`.
use super::play::{self, frame};
use super::private_page::PrivatePage;
use super::prose;
use super::{go, in_address, notice, privately};
use crate::judge::identity::{Bearer, Claim};
use crate::store::{LineOutcome, LineResult, MailId, Shown, Store};
use crate::web::fields::{Button, FormFrame, hidden};
use crate::web::forms::{FieldProblem, Fields, Form, FormContext, Redirect};
use crate::web::refused_forms::RefusedForm;
use crate::web::session::SignedIn;
use crate::web::{AppState, access, words};
use anyhow::Result;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// Leads on from what was posted: into the game that its sender has come into by it, or back to its page. That shows the answer on
/// top; and if a line was refused, what was typed stands in the form again.
pub(in crate::web) async fn answered(
    app: &Arc<AppState>,
    visitor: &SignedIn,
    form: &'static Form,
    fields: Fields,
    mail: MailId,
) -> Response {
    let back = back_of(&fields);
    let token = token(app, mail);
    let parts = BoardParts::of(app, visitor, &fields);
    let parts = match parts {
        Some(parts) if !form.shows_problem() => return parts.shown(&[("reply", &token)]).await,
        parts => parts,
    };
    let reply = format!("reply={token}#reply");
    // The order table shows from the answer what came of each of its rows.
    if form.name == "orders" {
        return go(&with(&back, &reply));
    }
    let (then, reader) = (FormContext::of(&fields).then, visitor.clone());
    let next = (then == Redirect::Home).then(|| fields.line("next")).filter(|next| is_own_page(next));
    let home = next.unwrap_or("/my").to_owned();
    // What has only been looked at is changed a little, and looked at again.
    let shows_only = form.shows_only(&fields);
    let come_of = app.read(move |app, store| {
        let Some(shown) = store.shown(mail, &reader.address, reader.guest())? else { return Ok((None, None)) };
        let stays = shows_only || shown.said.iter().any(|said| said.outcome == LineOutcome::Refused);
        let stays = stays.then(|| {
            let problem = form.problem(&fields, &shown.said);
            RefusedForm { fields: form.again(fields, &shown.said), problem }
        });
        let Some(game) = shown.game.filter(|_| then == Redirect::Inside) else { return Ok((stays, None)) };
        let mut cx = access::context(app, store, &reader);
        let is_inside = access::game(&mut cx, &game, None)?.is_some_and(|cx| cx.seat().is_ok());
        Ok((stays, is_inside.then_some(game)))
    });
    let come_of = come_of.await;
    if let Some(parts) = parts {
        let refused = come_of.ok().and_then(|(typed, _)| typed).filter(|typed| typed.problem.is_some());
        let word = refused.map(|typed| app.refused.keep(visitor.session.id, typed, app.clock.now()));
        return parts.shown(&[("reply", &token), ("typed", &word.unwrap_or_default())]).await;
    }
    match come_of {
        Ok((_, Some(game))) => go(&with(&format!("/my/games/{game}"), &reply)),
        Ok((None, None)) if then == Redirect::Home => go(&with(&home, &reply)),
        Ok((None, None)) => go(&with(&back, &reply)),
        Ok((Some(typed), None)) => {
            let word = app.refused.keep(visitor.session.id, typed, app.clock.now());
            go(&with(&back, &format!("typed={}&{reply}", in_address(&word))))
        }
        Err(error) => {
            // It has been carried out all the same, and its page shows the answer.
            tracing::error!("the answer to a form could not be looked at: {error:#}");
            go(&with(&back, &reply))
        }
    }
}

/// The parts of the page of a game that a script asks for as the answer to a post.
struct BoardParts {
    visit: PrivatePage,
    game: String,
}

impl BoardParts {
    /// Those that these fields ask for, if they do.
    fn of(app: &Arc<AppState>, visitor: &SignedIn, fields: &Fields) -> Option<Self> {
        let back = back_of(fields);
        let (game, query) = game_of(&back)?;
        let own = form_urlencoded::parse(query.as_bytes()).into_owned().collect::<Vec<_>>();
        let own = own.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let query = Fields::from(own.chain([("only", fields.given("only")?)]));
        Some(Self { visit: PrivatePage { app: app.clone(), visitor: visitor.clone(), query }, game })
    }

    /// These parts; the address of their page has this, too.
    async fn shown(self, more: &[(&str, &str)]) -> Response {
        let Self { visit, game } = self;
        let query = Fields::from(visit.query.iter().chain(more.iter().copied()));
        play::show(PrivatePage { query, ..visit }, Path(game)).await
    }
}

/// The page from which something was posted.
fn back_of(fields: &Fields) -> String {
    let back = Some(fields.line("back")).filter(|back| is_own_page(back)).unwrap_or("/my/letters");
    back.split_once('#').map_or(back, |(back, _)| back).to_owned()
}

/// The game whose page has this address, and what stands behind its `?`.
fn game_of(address: &str) -> Option<(String, &str)> {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let name = path.strip_prefix("/my/games/").filter(|name| !name.contains('/'))?;
    // As it stands in an address.
    let name = form_urlencoded::parse(format!("name={name}").as_bytes()).next()?.1.into_owned();
    Some((name, query))
}

/// A sentence about a post whose page is not drawn again: its script puts it above the board.
fn said(status: StatusCode, text: &Markup) -> Response {
    (status, privately(frame::alone("", &frame::say(text)).into_string())).into_response()
}

/// An address with something more behind its `?`.
pub(super) fn with(address: &str, more: &str) -> String {
    let mark = if address.contains('?') { '&' } else { '?' };
    format!("{address}{mark}{more}")
}

/// Returns whether this is an address of a private page. Whatever else a form says does not lead anywhere.
pub(in crate::web) fn is_own_page(address: &str) -> bool {
    let is_plain = address.chars().all(|c| c.is_ascii_graphic() && c != '\\');
    is_plain && (address == "/my" || address.starts_with("/my/") || address.starts_with("/my?"))
}

/// Returns the token that stands for an answer in an address. It counts nothing, and is good only for its reader.
pub(in crate::web) fn token(app: &AppState, mail: MailId) -> String {
    app.judge.tokens.make(Bearer::Mail(mail, jiff::Timestamp::UNIX_EPOCH))
}

/// The answer that an address names (`?reply=…`), if it is for this visitor.
pub(in crate::web) fn reply(
    app: &AppState,
    store: &Store,
    visitor: &SignedIn,
    token: Option<&str>,
) -> Result<Option<Shown>> {
    match token.and_then(|token| app.judge.tokens.claim(token)) {
        Some(Claim::Mail(mail)) => {
            let shown = store.shown(mail, &visitor.address, visitor.guest())?;
            Ok(shown.map(|shown| Shown { token: self::token(app, mail), ..shown }))
        }
        _ => Ok(None),
    }
}

/// An answer, on top of the page from which something was posted: what is said of each line.
pub(in crate::web) fn on_top(shown: &Shown) -> Markup {
    on_top_of(shown, &|_| None)
}

/// The same on a page that has a place for what some lines are about: where a line leads.
pub(in crate::web) fn on_top_of(shown: &Shown, leads: &dyn Fn(&LineResult) -> Option<String>) -> Markup {
    let n_refused = shown.said.iter().filter(|said| said.outcome == LineOutcome::Refused).count();
    let has_warned = shown.said.iter().any(|said| said.outcome == LineOutcome::Warned);
    let mut own: Vec<LineResult> = shown.said.iter().filter(|said| !goes_without_saying(said)).cloned().collect();
    own.sort_by_key(|said| match said.outcome {
        LineOutcome::Refused => 0,
        LineOutcome::Warned => 1,
        LineOutcome::Done => 2,
        LineOutcome::Told => 3,
    });
    html! {
        section.note.good[n_refused == 0 && !has_warned].warn[n_refused == 0 && has_warned].bad[n_refused != 0] #reply
            tabindex="-1" role=(if n_refused == 0 { "status" } else { "alert" }) aria-labelledby="reply-title" {
            h2 #reply-title { (words::letters::answer_title(n_refused, has_warned)) }
            @if shown.said.is_empty() {
                pre { (shown.body) }
            } @else {
                @if !own.is_empty() { (lines(&own, leads)) }
                p.hint { a href={ "/my/letters/" (shown.token) } { "The whole answer, as a letter" } }
            }
        }
    }
}

/// Returns whether this is what a page writes above the lines that its visitor has chosen.
pub(in crate::web) fn goes_without_saying(said: &LineResult) -> bool {
    // Whoever joins a game by SIGN ON hears what has come of it.
    let opens = said.line.starts_with("PHASE ")
        || said.line.starts_with("SIGN ON ")
            && ["Signed on as ", "You order for "].iter().any(|word| said.why.starts_with(word));
    said.outcome == LineOutcome::Done && (opens || said.why.is_empty())
}

/// Shows what is said of each line, and where a line leads.
pub(in crate::web) fn lines(said: &[LineResult], leads: &dyn Fn(&LineResult) -> Option<String>) -> Markup {
    html! {
        ul.said {
            @for own @ LineResult { line, outcome, why, near, said } in said {
                li {
                    @match leads(own) {
                        Some(place) => { a href=(place) { code { bdi { (line) } } } " " }
                        None => @if !line.is_empty() { code { bdi { (line) } } " " },
                    }
                    @if *outcome != LineOutcome::Told {
                        span.came.good[*outcome == LineOutcome::Done].warn[*outcome == LineOutcome::Warned].bad[*outcome == LineOutcome::Refused] {
                            (words::letters::came(*outcome))
                        }
                    }
                    @match why.contains('\n') {
                        true if greets(line) => (greeting(why)),
                        true if said.is_array() => div.text dir="auto" { (prose::document(said)) },
                        true => pre dir="auto" { (why) },
                        false => @if why != line && !why.is_empty() { div.text dir="auto" { (why) } },
                    }
                    @if let [near] = near.as_slice() && !why.contains(near.as_str()) { div.hint { (near) } }
                }
            }
        }
    }
}

/// Returns whether someone has come into a game by this line. The page of the game shows what the answer tells of it.
fn greets(line: &str) -> bool {
    ["CREATE ", "SANDBOX", "SIGN ON ", "JOIN ", "OBSERVE "].iter().any(|word| line.starts_with(word))
}

/// Shows what is said to someone who has come into a game: the first of it, and the rest on demand.
fn greeting(why: &str) -> Markup {
    let (first, rest) = why.split_once("\n\n").unwrap_or((why, ""));
    let (title, rest) = rest.split_once('\n').unwrap_or((rest, ""));
    html! {
        div.text dir="auto" { (first) }
        @if rest.trim().is_empty() { div.text dir="auto" { (title) } }
        @else {
            details {
                summary { (title.trim_end_matches(':')) }
                pre dir="auto" { (rest.trim_matches('\n')) }
            }
        }
    }
}

/// Answers a form that has something wrong, and of which nothing was sent: its page says what, and what was typed
/// stands in it again.
pub(in crate::web) async fn refused(
    app: &Arc<AppState>,
    visitor: &SignedIn,
    form: &Form,
    fields: Fields,
    problem: FieldProblem,
) -> Response {
    let has_form = form.shows_problem() || fields.line("only").split(',').any(|part| part == "menu");
    if fields.has("only") && !has_form {
        return said(StatusCode::UNPROCESSABLE_ENTITY, &problem_on_top(&problem));
    }
    let (back, parts) = (back_of(&fields), BoardParts::of(app, visitor, &fields));
    let word = app.refused.keep(visitor.session.id, RefusedForm { fields, problem: Some(problem) }, app.clock.now());
    if let Some(parts) = parts {
        return parts.shown(&[("typed", &word)]).await;
    }
    go(&with(&back, &format!("typed={}#reply", in_address(&word))))
}

/// Another board, say, was chosen: the page is drawn anew for that, with all that is written already.
pub(in crate::web) fn looked(app: &AppState, visitor: &SignedIn, fields: &Fields) -> Response {
    let back = back_of(fields);
    let typed = RefusedForm { fields: fields.touched(), problem: None };
    let word = app.refused.keep(visitor.session.id, typed, app.clock.now());
    go(&with(&back, &format!("typed={}", in_address(&word))))
}

/// Shows what is wrong with a form, on top of its page.
pub(in crate::web) fn problem_on_top(problem: &FieldProblem) -> Markup {
    html! {
        section.note.bad #reply tabindex="-1" role="alert" aria-labelledby="reply-title" {
            h2 #reply-title { (words::letters::nothing_sent()) }
            p { (problem.why) }
        }
    }
}

/// Shows what was typed, where the form is no longer on the page.
pub(in crate::web) fn typed_on_top(fields: &Fields) -> Markup {
    html! {
        @if fields.written().next().is_some() {
            section.note aria-labelledby="typed-title" {
                h2 #typed-title { (words::letters::you_typed()) }
                @for text in fields.written() { pre dir="auto" { (text) } }
            }
        }
    }
}

/// Answers a form whose sender is no longer signed in: it is kept on the page, to be sent again afterwards.
pub(in crate::web) fn signed_out(fields: &Fields) -> Response {
    let door = format!("/my/sign-in?next={}", in_address(&back_of(fields)));
    if fields.has("only") {
        let text = html! {
            p.bad role="alert" {
                "You are signed out. " a href=(door) target="_blank" { (words::letters::sign_in_again()) }
                " Your changes stay on this page."
            }
        };
        return said(StatusCode::FORBIDDEN, &text);
    }
    let text = html! {
        p.note.bad role="alert" { (words::letters::signed_out()) }
        p { a.button href=(door) target="_blank" { (words::letters::sign_in_again()) } }
        (FormFrame { action: "/my/letters", ..FormFrame::default() }.around(&html! {
            @for (name, value) in fields.iter() { (hidden(name, value)) }
            (Button::new("Send it again").draw())
        }))
        (typed_on_top(fields))
    };
    notice(StatusCode::FORBIDDEN, words::letters::nothing_sent(), None, &text)
}

/// The judge has not answered yet.
pub(in crate::web) fn waits(visitor: &SignedIn) -> Response {
    notice(
        StatusCode::ACCEPTED,
        "Your letter is stored",
        Some(visitor),
        &html! { p { (words::waits()) } (to_letters()) },
    )
}

/// The judge has failed on it.
pub(in crate::web) fn stuck(visitor: &SignedIn) -> Response {
    notice(
        StatusCode::ACCEPTED,
        "Your letter is stored",
        Some(visitor),
        &html! { p { (words::stuck()) } (to_letters()) },
    )
}

/// It could not be stored.
pub(in crate::web) fn not_stored(visitor: &SignedIn, lines: &str) -> Response {
    let text = html! { p { (words::not_stored()) } pre { (lines) } };
    notice(StatusCode::SERVICE_UNAVAILABLE, words::letters::nothing_sent(), Some(visitor), &text)
}

fn to_letters() -> Markup {
    html! { p { a href="/my/letters" { "Your letters" } } }
}
