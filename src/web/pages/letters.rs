//! The immediate answers to posts. The list of e-mails is in `mailbox`.
use super::play::{self, frame};
use super::private_page::PrivatePage;
use super::prose;
use super::{go, in_address, notice, privately};
use crate::judge::identity::{Bearer, Claim};
use crate::server::clerk_handle::NotStored;
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

/// Redirects after a post: into the game that its sender has joined by it, or back to its page. That page shows the reply at the
/// top. If a line was refused, the form has its text again.
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
    // The order table marks each of its rows with the outcome.
    if form.name == "orders" {
        return go(&with(&back, &reply));
    }
    let (then, reader) = (FormContext::of(&fields).then, visitor.clone());
    let next = (then == Redirect::Home).then(|| fields.line("next")).filter(|next| is_own_page(next));
    let home = next.unwrap_or("/my").to_owned();
    // Users look at a forecast, change it a little, and look again.
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
            // The post has been carried out, and its page shows the reply.
            tracing::error!("could not read the reply to a form: {error:#}");
            go(&with(&back, &reply))
        }
    }
}

/// The parts of a game's page that a script requests as the answer to a post.
struct BoardParts {
    visit: PrivatePage,
    game: String,
}

impl BoardParts {
    /// The parts that these fields request, if any.
    fn of(app: &Arc<AppState>, visitor: &SignedIn, fields: &Fields) -> Option<Self> {
        let back = back_of(fields);
        let (game, query) = game_of(&back)?;
        let own = form_urlencoded::parse(query.as_bytes()).into_owned().collect::<Vec<_>>();
        let own = own.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let query = Fields::from(own.chain([("only", fields.given("only")?)]));
        Some(Self { visit: PrivatePage { app: app.clone(), visitor: visitor.clone(), query }, game })
    }

    /// Renders these parts, with these additions to the page's query.
    async fn shown(self, more: &[(&str, &str)]) -> Response {
        let Self { visit, game } = self;
        let query = Fields::from(visit.query.iter().chain(more.iter().copied()));
        play::show(PrivatePage { query, ..visit }, Path(game)).await
    }
}

/// The page that a post came from.
fn back_of(fields: &Fields) -> String {
    let back = Some(fields.line("back")).filter(|back| is_own_page(back)).unwrap_or("/my/letters");
    back.split_once('#').map_or(back, |(back, _)| back).to_owned()
}

/// The game whose page has this URL, and the URL's query.
fn game_of(address: &str) -> Option<(String, &str)> {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let name = path.strip_prefix("/my/games/").filter(|name| !name.contains('/'))?;
    // Its form in a URL.
    let name = form_urlencoded::parse(format!("name={name}").as_bytes()).next()?.1.into_owned();
    Some((name, query))
}

/// A sentence about a post whose page is not rendered again. Its script shows it above the board.
fn said(status: StatusCode, text: &Markup) -> Response {
    (status, privately(frame::alone("", &frame::say(text)).into_string())).into_response()
}

/// A URL with an addition to its query.
pub(super) fn with(address: &str, more: &str) -> String {
    let mark = if address.contains('?') { '&' } else { '?' };
    format!("{address}{mark}{more}")
}

/// Returns whether this is the path of a private page. Forms cannot redirect anywhere else.
pub(in crate::web) fn is_own_page(address: &str) -> bool {
    let is_plain = address.chars().all(|c| c.is_ascii_graphic() && c != '\\');
    is_plain && (address == "/my" || address.starts_with("/my/") || address.starts_with("/my?"))
}

/// Returns the token for a reply in a URL. It proves nothing, and is valid only for its reader.
pub(in crate::web) fn token(app: &AppState, mail: MailId) -> String {
    app.judge.tokens.make(Bearer::Mail(mail, jiff::Timestamp::UNIX_EPOCH))
}

/// The reply that a URL names (`?reply=…`), if it is for this visitor.
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

/// A reply at the top of its page: the answer to each line.
pub(in crate::web) fn on_top(shown: &Shown) -> Markup {
    on_top_of(shown, &|_| None)
}

/// The same on a page with places for some lines, which the lines link to.
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
                p.hint { a href={ "/my/letters/" (shown.token) } { "The whole reply as an e-mail" } }
            }
        }
    }
}

/// Returns whether this only confirms a line that the page itself adds before the visitor's lines.
pub(in crate::web) fn goes_without_saying(said: &LineResult) -> bool {
    // A person who joins a game by SIGN ON needs the outcome.
    let opens = said.line.starts_with("PHASE ")
        || said.line.starts_with("SIGN ON ")
            && ["Signed on ", "You order for "].iter().any(|word| said.why.starts_with(word));
    said.outcome == LineOutcome::Done && (opens || said.why.is_empty())
}

/// Shows the answer to each line, with its link.
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

/// Returns whether the line lets someone into a game. The page of the game then shows the answer.
fn greets(line: &str) -> bool {
    ["CREATE ", "SANDBOX", "SIGN ON ", "JOIN ", "OBSERVE "].iter().any(|word| line.starts_with(word))
}

/// Shows the greeting for a person who has joined a game: its beginning, and the rest on demand.
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

/// Answers an invalid form, none of which was sent. Its page describes the problem, and restores the typed text.
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

/// Renders the page again for another choice, such as another board, with the text typed so far.
pub(in crate::web) fn looked(app: &AppState, visitor: &SignedIn, fields: &Fields) -> Response {
    let back = back_of(fields);
    let typed = RefusedForm { fields: fields.touched(), problem: None };
    let word = app.refused.keep(visitor.session.id, typed, app.clock.now());
    go(&with(&back, &format!("typed={}", in_address(&word))))
}

/// Shows the problem with a form at the top of its page.
pub(in crate::web) fn problem_on_top(problem: &FieldProblem) -> Markup {
    html! {
        section.note.bad #reply tabindex="-1" role="alert" aria-labelledby="reply-title" {
            h2 #reply-title { (words::letters::nothing_sent()) }
            p { (problem.why) }
        }
    }
}

/// Shows the typed text if the form is no longer on the page.
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

/// Answers a form whose sender is no longer signed in. The page keeps it, so that they can send it again afterwards.
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
            (Button::new("Send again").draw())
        }))
        (typed_on_top(fields))
    };
    notice(StatusCode::FORBIDDEN, words::letters::nothing_sent(), None, &text)
}

/// The judge has not answered yet.
pub(in crate::web) fn waits(visitor: &SignedIn) -> Response {
    notice(StatusCode::ACCEPTED, "Stored", Some(visitor), &html! { p { (words::waits()) } (to_letters()) })
}

/// The judge has failed to process it.
pub(in crate::web) fn stuck(visitor: &SignedIn) -> Response {
    notice(StatusCode::ACCEPTED, "Stored", Some(visitor), &html! { p { (words::stuck()) } (to_letters()) })
}

/// It could not be stored.
pub(in crate::web) fn not_stored(visitor: &SignedIn, why: NotStored, lines: &str) -> Response {
    let why = if why == NotStored::ReadOnly { words::read_only() } else { words::not_stored() };
    let text = html! { p { (why) } pre { (lines) } };
    notice(StatusCode::SERVICE_UNAVAILABLE, words::letters::nothing_sent(), Some(visitor), &text)
}

fn to_letters() -> Markup {
    html! { p { a href="/my/letters" { "Your e-mails" } } }
}
