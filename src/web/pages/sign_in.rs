//! `/my/sign-in`: identification by a code from an e-mail. Without a mail server, the judge prints the code, and its user may be
//! anyone.
use super::{NavEntry, Page, failure, go, in_address, private};
use crate::judge::identity::{is_code, random};
use crate::mail::compose;
use crate::server::clerk_handle::Stored;
use crate::server::web_writes::{CodeRequest, SignIn, WebWrite, WriteOutcome};
use crate::store::{ByWeb, CodeRow, Post, User};
use crate::text::hex;
use crate::web::fields::{Button, Field, FieldKind, FieldState, FormFrame, hidden};
use crate::web::forms::{Fields, register_lines};
use crate::web::peer::{Client, ClientNet};
use crate::web::session::{self, SessionToken, SignedIn};
use crate::web::words::sign_in as words;
use crate::web::{AppState, known, pages};
use anyhow::Result;
use axum::body::Bytes;
use axum::extract::{Extension, RawQuery, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse as _, Response};
use maud::{Markup, html};
use std::sync::Arc;
use std::time::Duration;

/// The path of the page.
const HERE: &str = "/my/sign-in";
/// The lifetime of a browser's number while it waits for a code.
const WAITS: jiff::SignedDuration = jiff::SignedDuration::from_hours(1);
/// The wait for a new user's registration. If it takes longer, they find out on their own.
const PATIENCE: Duration = Duration::from_secs(5);

/// The query of the page.
#[derive(Debug, Default)]
struct SignInQuery {
    /// The page that was requested.
    next: String,
    /// A code that only needs to be sent.
    code: String,
    /// Whether the user wants to enter another address.
    other: Option<String>,
}

impl SignInQuery {
    fn of(query: &Fields) -> Self {
        let own = |name: &str| query.line(name).to_owned();
        Self { next: own("next"), code: own("code"), other: query.has("other").then(|| own("other")) }
    }
}

/// The next step of a sign-in.
enum SignInStep {
    /// Enter the code that the judge printed.
    StartCode,
    /// Choose one of these people.
    Person(Box<SignedIn>, Vec<User>),
    /// Enter an address.
    Address,
    /// Enter the code that went to this address.
    Code(String),
    /// Done, unless the user needs a fresh code.
    Nothing(Box<SignedIn>),
}

/// The problem with the typed text.
#[derive(Default)]
struct Wrong {
    status: StatusCode,
    field: &'static str,
    why: String,
    typed: String,
}

impl Wrong {
    /// A field, with its typed text and problem if it is the wrong one.
    fn field(&self, field: &Field, value: &str) -> Markup {
        let is_wrong = self.field == field.name;
        let value = if is_wrong { &self.typed } else { value };
        let problem = is_wrong.then_some(self.why.as_str());
        field.draw_with(&FieldState { id: field.name, value, problem, is_focused: is_wrong, ..FieldState::default() })
    }
}

/// The page.
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Response {
    let wanted = SignInQuery::of(&Fields::of(query.unwrap_or_default().as_bytes()));
    draw(&app, &headers, &wanted, &Wrong::default()).await.unwrap_or_else(|error| failure(&error))
}

/// Redirects a visitor who has not signed in to this page, and afterwards back to theirs.
pub(in crate::web) fn first(path: &str) -> Response {
    let address = format!("{HERE}?next={}", in_address(path));
    let address = HeaderValue::from_str(&address).unwrap_or(HeaderValue::from_static(HERE));
    let keep = (header::CACHE_CONTROL, HeaderValue::from_static(super::PRIVATELY));
    (StatusCode::SEE_OTHER, [(header::LOCATION, address), keep]).into_response()
}

/// Returns a browser's next step.
async fn asked(app: &Arc<AppState>, headers: &HeaderMap, wanted: &SignInQuery) -> Result<SignInStep> {
    let visitor = session::somebody(app, headers).await?;
    let is_local = app.settings.start_code.is_some();
    let digest = session::digest_of(app, headers);
    let (now, is_signed_in) = (app.clock.now(), visitor.is_some());
    let code: Option<CodeRow> = match wanted.other {
        Some(_) => None,
        None => {
            let read = move |_: &AppState, store: &crate::store::Store| {
                Ok(store.codes_of_browser(&digest, crate::referee::table::codes::TRIES, now)?.into_iter().next())
            };
            app.read(read).await?
        }
    };
    Ok(match (visitor, code) {
        (_, Some(code)) => SignInStep::Code(code.address),
        (Some(visitor), None) if visitor.session.is_local => {
            SignInStep::Person(Box::new(visitor), app.read(|_, store| store.users()).await?)
        }
        (Some(visitor), None) if visitor.guest().is_some() => SignInStep::Address,
        (Some(visitor), None) => SignInStep::Nothing(Box::new(visitor)),
        (None, None) if is_local && !is_signed_in && wanted.other.is_none() => SignInStep::StartCode,
        (None, None) => SignInStep::Address,
    })
}

async fn draw(app: &Arc<AppState>, headers: &HeaderMap, wanted: &SignInQuery, wrong: &Wrong) -> Result<Response> {
    let asked = asked(app, headers, wanted).await?;
    let judge = &app.judge.address.address;
    let (visitor, title) = match &asked {
        SignInStep::Nothing(visitor) => (Some(visitor.as_ref()), "Sign in"),
        SignInStep::Person(visitor, _) => {
            (Some(visitor.as_ref()).filter(|visitor| visitor.user.is_some()), "Choose a player")
        }
        SignInStep::StartCode | SignInStep::Address | SignInStep::Code(_) => (None, "Sign in"),
    };
    // The console has only its own pages.
    let place = if app.console.is_some() { NavEntry::Desk } else { NavEntry::Elsewhere };
    let about = Page { title, judge: &app.judge.name, visitor, place, footer: app.footer(), ..Page::default() };
    let body = html! {
        h1 { (title) }
        @if !wrong.why.is_empty() { div.note.bad role="alert" { p { (wrong.why) } } }
        @match &asked {
            SignInStep::StartCode => {
                p { (words::start_code()) }
                (code_form(wanted, wrong, "Start code"))
            }
            SignInStep::Person(_, users) => (persons(wanted, wrong, users)),
            SignInStep::Address => {
                p { (words::how()) }
                (form(wanted, "ask", &html! {
                    (wrong.field(&Field::new("address", "Your e-mail address", FieldKind::Address).required().autocomplete("email"), ""))
                    (Button::new("Send code").draw())
                }))
                p.hint { (words::newcomers()) }
                details {
                    summary { "I have a code from an e-mail" }
                    p.hint { (words::from_a_letter(judge)) }
                    (code_form(wanted, wrong, "Code"))
                }
            }
            SignInStep::Code(address) => {
                p { (words::on_its_way()) br; strong { bdi { (address) } } }
                (code_form(wanted, wrong, "Code"))
                p.hint { (words::good_for()) }
                p.hint { (words::no_letter(judge)) }
                p { a href={ (HERE) "?other=" @if !wanted.next.is_empty() { "&next=" (in_address(&wanted.next)) } } { "Another address or a new code" } }
            }
            SignInStep::Nothing(visitor) => {
                p { (words::signed_in()) " " bdi { (visitor.name()) } "." }
                @if visitor.is_fresh(app.clock.now()) {
                    p { (words::is_fresh()) }
                } @else {
                    p { (words::fresh_code()) }
                    (form(wanted, "ask", &Button::new("Send code").draw()))
                }
                p { a href="/my" { "Your games" } }
            }
        }
    };
    let page = private(&about, &body);
    Ok((wrong.status, page).into_response())
}

/// A form of this page. Each names its action, and the page that its user wanted.
fn form(wanted: &SignInQuery, what: &str, content: &Markup) -> Markup {
    FormFrame { action: HERE, class: "card", ..FormFrame::default() }.around(&html! {
        (hidden("do", what))
        @if !wanted.next.is_empty() { (hidden("next", &wanted.next)) }
        (content)
    })
}

fn code_form(wanted: &SignInQuery, wrong: &Wrong, label: &str) -> Markup {
    let code = Field::new("code", label, FieldKind::Code).class("code").required().autocomplete("one-time-code");
    form(wanted, "enter", &html! { (wrong.field(&code, &wanted.code)) (Button::new("Sign in").draw()) })
}

/// Shows the choice of a person.
fn persons(wanted: &SignInQuery, wrong: &Wrong, users: &[User]) -> Markup {
    html! {
        @if !users.is_empty() {
            p { (words::whom()) }
            ul.persons {
                @for user in users {
                    li {
                        (form(wanted, "be", &html! {
                            (hidden("address", &user.address))
                            button.quiet { bdi { (user.name) } }
                            bdi.hint { (user.address) }
                        }))
                    }
                }
            }
            h2 { "New player" }
        }
        (form(wanted, "come", &html! {
            (wrong.field(&Field::line("name", "Your name").required().autocomplete("name"), ""))
            (Field::new("zone", "", FieldKind::BrowserZone).draw(""))
            (Button::new("Start playing").draw())
            @if users.is_empty() { p.hint { (words::somebody_new()) } }
        }))
    }
}

/// `POST /my/sign-in`
pub(in crate::web) async fn post(
    State(app): State<Arc<AppState>>,
    client: Option<Extension<Client>>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let fields = Fields::of(&body);
    let client = client.map_or(Client(None), |Extension(client)| client);
    let done = match fields.line("do") {
        "ask" => ask(&app, client, &headers, &fields).await,
        "enter" => enter(&app, &headers, &fields).await,
        "be" => be(&app, &headers, &fields).await,
        "come" => come(&app, client, &headers, &fields).await,
        _ => return pages::missing().await,
    };
    match done {
        Ok(Ok(response)) => response,
        Ok(Err(wrong)) => {
            let wanted = SignInQuery { next: fields.line("next").to_owned(), ..SignInQuery::default() };
            draw(&app, &headers, &wanted, &wrong).await.unwrap_or_else(|error| failure(&error))
        }
        Err(error) => failure(&error),
    }
}

/// The outcome of a form of this page, or the problem with it.
type FormOutcome = Result<Result<Response, Wrong>>;

fn wrong(field: &'static str, why: impl Into<String>, typed: &str) -> Wrong {
    Wrong { status: StatusCode::UNPROCESSABLE_ENTITY, field, why: why.into(), typed: typed.to_owned() }
}

/// Requests a code for the typed address, or for the address of the signed-in user.
async fn ask(app: &Arc<AppState>, client: Client, headers: &HeaderMap, fields: &Fields) -> FormOutcome {
    let visitor = session::somebody(app, headers).await?;
    let is_guest = visitor.as_ref().is_some_and(|visitor| visitor.guest().is_some());
    let visitor = visitor.filter(|visitor| !visitor.address.is_empty());
    let typed = fields.line("address");
    let address = match &visitor {
        Some(visitor) => visitor.address.clone(),
        None => match compose::address(typed) {
            Some(address) => address.to_string(),
            None => return Ok(Err(wrong("address", words::no_address(), typed))),
        },
    };
    // A signed-in user or a guest keeps their session number. Others get a number to wait with.
    let number = if visitor.is_some() || is_guest { None } else { Some(SessionToken::new()?) };
    let browser = number.as_ref().map_or_else(|| session::digest_of(app, headers), SessionToken::digest);
    // Strangers are counted by network. A user who is signed in, was signed in before, or is at the machine itself is not a
    // stranger.
    let known = match &visitor {
        Some(visitor) => Some(format!("session {}", visitor.session.id)),
        None if app.console.is_some() => Some("console".to_owned()),
        None => known::number_of(app, headers, &address),
    };
    let is_known = known.is_some();
    let place = || client.0.map(|address| ClientNet::from(address).to_string()).unwrap_or_default();
    let source = known.map_or_else(|| format!("place {}", place()), |number| format!("browser {number}"));
    let source = app.judge.tokens.seal(&source);
    let wide = client.0.and_then(|address| ClientNet::from(address).wide());
    let wide = wide.map(|wide| app.judge.tokens.seal(&format!("wide place {wide}")));
    let ask = CodeRequest { address, browser, source, wide, is_known, at: app.address() };
    let judge = &app.judge.address.address;
    let why = match app.clerk.run(WebWrite::Ask(ask)).await? {
        WriteOutcome::TooMany => words::too_many(judge),
        WriteOutcome::NotSent => words::not_sent(judge),
        _ => String::new(),
    };
    if !why.is_empty() {
        return Ok(Err(Wrong { status: StatusCode::TOO_MANY_REQUESTS, ..wrong("address", why, typed) }));
    }
    let there = to_here(fields.line("next"));
    Ok(Ok(match number {
        Some(number) => ([(header::SET_COOKIE, number.cookie(app, WAITS)?)], there).into_response(),
        None => there,
    }))
}

/// Signs in a visitor who has the code.
async fn enter(app: &Arc<AppState>, headers: &HeaderMap, fields: &Fields) -> FormOutcome {
    let (typed, before) = (fields.line("code"), session::digest_of(app, headers));
    let start_code = app.settings.start_code.as_deref();
    if start_code.is_some_and(|code| is_code(typed, code)) {
        return begin(app, headers, "")
            .await
            .map(|cookie| Ok(([(header::SET_COOKIE, cookie)], to_here(fields.line("next"))).into_response()));
    }
    let number = SessionToken::new()?;
    let sign_in = SignIn { code: typed.to_owned(), before, digest: number.digest(), browser: session::kind(headers) };
    match app.clerk.run(WebWrite::SignIn(sign_in)).await? {
        WriteOutcome::Session(_) => {
            let digest = number.digest();
            let now = app.clock.now();
            let session = app.read(move |_, store| store.session(&digest, now)).await?;
            let address = session.map(|session| session.address).unwrap_or_default();
            let cookies = AppendHeaders([
                (header::SET_COOKIE, number.cookie(app, session::LASTS)?),
                (header::SET_COOKIE, known::cookie(app, headers, &address)?),
            ]);
            Ok(Ok((cookies, onward(fields.line("next"))).into_response()))
        }
        _ => {
            let why = if start_code.is_some() { words::wrong_start_code() } else { words::wrong_code() };
            Ok(Err(wrong("code", why, typed)))
        }
    }
}

/// Begins a local session with this address, replacing the current one. Returns the cookie.
async fn begin(app: &Arc<AppState>, headers: &HeaderMap, address: &str) -> Result<HeaderValue> {
    if let Some(before) = session::somebody(app, headers).await? {
        app.clerk.run(WebWrite::SignOut(before.session.id)).await?;
    }
    let (digest, session, cookie) = session::begin(app, address, &session::kind(headers))?;
    app.clerk.run(WebWrite::Begin(digest, session)).await?;
    Ok(cookie)
}

/// Returns whether the visitor may choose to be anyone.
async fn may_be_anybody(app: &Arc<AppState>, headers: &HeaderMap) -> Result<bool> {
    let is_local = app.settings.start_code.is_some();
    Ok(is_local && session::somebody(app, headers).await?.is_some_and(|visitor| visitor.session.is_local))
}

/// Switches to a registered person, where visitors may be anyone.
async fn be(app: &Arc<AppState>, headers: &HeaderMap, fields: &Fields) -> FormOutcome {
    let address = fields.line("address").to_owned();
    let asked = address.clone();
    let is_known = app.read(move |_, store| store.user_at(&asked)).await?.is_some();
    if !is_known || !may_be_anybody(app, headers).await? {
        return Ok(Ok(first(fields.line("next"))));
    }
    let cookie = begin(app, headers, &address).await?;
    Ok(Ok(([(header::SET_COOKIE, cookie)], onward(fields.line("next"))).into_response()))
}

/// Registers a new person, where visitors may be anyone.
async fn come(app: &Arc<AppState>, client: Client, headers: &HeaderMap, fields: &Fields) -> FormOutcome {
    if !may_be_anybody(app, headers).await? {
        return Ok(Ok(first(fields.line("next"))));
    }
    let name = fields.line("name");
    let Some(lines) = register_lines(fields) else { return Ok(Err(wrong("name", words::no_name(), name))) };
    let first = name.split_whitespace().next().unwrap_or_default().to_lowercase();
    let first: String = first.chars().filter(char::is_ascii_alphanumeric).take(20).collect();
    let first = if first.is_empty() { "player".to_owned() } else { first };
    let free = app.read(move |_, store| {
        for n in 1_u32.. {
            let tail = if n == 1 { String::new() } else { n.to_string() };
            let address = format!("{first}{tail}@localhost");
            if store.user_at(&address)?.is_none() {
                return Ok(address);
            }
        }
        Ok(first)
    });
    let address = free.await?;
    let cookie = begin(app, headers, &address).await?;
    let post = Post {
        once: format!("{}.register.0", hex(&random::<16>()?)),
        by: ByWeb { address, guest: None, is_fresh: true, is_known: true },
        origin: app.origin(client),
        lines: lines.join("\n"),
    };
    if let Ok(Stored { fate, .. }) = app.clerk.hand_in(post).await {
        let _ = tokio::time::timeout(PATIENCE, fate).await;
    }
    Ok(Ok(([(header::SET_COOKIE, cookie)], onward(fields.line("next"))).into_response()))
}

/// Redirects to this page, which shows the next step.
fn to_here(next: &str) -> Response {
    if next.is_empty() { go(HERE) } else { first(next) }
}

/// Redirects to the requested page, if it is a private page of the judge.
fn onward(next: &str) -> Response {
    let is_own = pages::letters::is_own_page(next) && !next.starts_with(HERE);
    go(if is_own { next } else { "/my" })
}

/// `POST /my/sign-out`: signs out here, or with `there` in another browser, or with `everywhere` in all.
pub(in crate::web) async fn sign_out(State(app): State<Arc<AppState>>, headers: HeaderMap, body: Bytes) -> Response {
    out(&app, &headers, &Fields::of(&body)).await.unwrap_or_else(|error| failure(&error))
}

async fn out(app: &Arc<AppState>, headers: &HeaderMap, fields: &Fields) -> Result<Response> {
    let Some(visitor) = session::somebody(app, headers).await? else { return Ok(go("/")) };
    let user = visitor.user.as_ref().map(|user| user.id);
    if let (Some(session), Some(user)) = (fields.given("there"), user) {
        if let Ok(session) = session.parse() {
            app.clerk.run(WebWrite::SignOutThere(user, session)).await?;
        }
        return Ok(go("/my/profile#sessions"));
    }
    if let (true, Some(user)) = (fields.has("everywhere"), user) {
        app.clerk.run(WebWrite::SignOutEverywhere(user)).await?;
    }
    app.clerk.run(WebWrite::SignOut(visitor.session.id)).await?;
    Ok(([(header::SET_COOKIE, session::no_cookie(app)?)], go("/")).into_response())
}
