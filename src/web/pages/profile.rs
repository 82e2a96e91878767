//! `/my/profile`: the judge's data on its reader, and their preferences for e-mails and pages.
use super::private_page::{Glance, PrivatePage, Screen};
use super::{NavEntry, in_address, letters};
use crate::game::dates::friendly;
use crate::game::schedule::Reminders;
use crate::judge::identity::Bearer;
use crate::store::{
    Calendars, Format, Held, HeldId, Hints, Json, Look, Pictures, Receipts, Session, Size, Theme, User,
};
use crate::text::Width;
use crate::web::fields::{Button, FormFrame};
use crate::web::forms::profile::{ALSO, CONFIRM, DETAILS, MY_DATA, REGISTER, THEME, UNREGISTER, WISHES};
use crate::web::forms::{FormContext, FormToken, FormValues, Redirect};
use crate::web::session::SignedIn;
use crate::web::words::profile as words;
use crate::web::{AppState, access};
use anyhow::Result;
use axum::response::Response;
use jiff::Timestamp;
use maud::{Markup, html};

/// The path of the page.
const HERE: &str = "/my/profile";

/// The data for the page.
struct ProfileData {
    addresses: Vec<String>,
    sessions: Vec<Session>,
    /// Lines that wait for confirmation, with their secrets hidden.
    waiting: Vec<(HeldId, Vec<String>)>,
    has_notices: bool,
    has_feeds: bool,
}

/// The page. It asks unregistered people only for their name.
pub(in crate::web) async fn show(visit: PrivatePage) -> Response {
    visit
        .show(|glance| {
            let known = read(glance)?;
            let (title, body) = match &glance.visitor.user {
                Some(user) => ("Profile", profile(glance.app, glance.visitor, user, &known, glance.form_token)),
                None => ("Welcome", newcomer(glance)),
            };
            let body = html! { h1 { (title) } (body) };
            Ok(Some(Screen { title: title.to_owned(), place: NavEntry::Profile, body, ..Screen::default() }))
        })
        .await
}

fn read(glance: &Glance) -> Result<ProfileData> {
    let Glance { app, store, visitor, .. } = *glance;
    let now = app.clock.now();
    let waiting = store.held_for_address(&visitor.address, now)?.into_iter();
    let shown = |held: &Held| held.lines.lines().map(|line| access::shown(app, store, line)).collect();
    let waiting = waiting.map(|(id, held)| (id, shown(&held))).collect();
    let Some(user) = visitor.user.as_ref().map(|user| user.id) else {
        let (addresses, sessions) = (Vec::new(), Vec::new());
        return Ok(ProfileData { addresses, sessions, waiting, has_notices: false, has_feeds: false });
    };
    Ok(ProfileData {
        addresses: store.addresses(user)?,
        sessions: store.sessions_of(user, now)?,
        waiting,
        has_notices: store.notice(user)?.is_some(),
        has_feeds: store.feeds_of(user)?.is_some(),
    })
}

/// The context of a form of this page, which returns to one of its sections.
fn about(part: &str) -> FormContext {
    FormContext { back: format!("{HERE}#{part}"), ..FormContext::default() }
}

/// The page for unregistered people. It then leads them to the page that they wanted.
fn newcomer(glance: &Glance) -> Markup {
    let next = glance.query.given("next").filter(|next| letters::is_own_page(next));
    let back = next.map_or(HERE.to_owned(), |next| format!("{HERE}?next={}", in_address(next)));
    let about = FormContext { back, then: Redirect::Home, ..FormContext::default() };
    let example = [("name", words::a_name())];
    let filled = FormValues::new(glance.form_token, &about).value("next", next.unwrap_or_default()).example(&example);
    html! {
        p { (words::welcome(&glance.visitor.address)) }
        div.card { (REGISTER.draw(&filled.only_if(next.is_some(), "next"))) }
    }
}

fn profile(app: &AppState, visitor: &SignedIn, user: &User, known: &ProfileData, form_token: &FormToken) -> Markup {
    let is_fresh = visitor.is_fresh(app.clock.now());
    html! {
        @if visitor.session.is_local {
            p { a href="/my/sign-in" { "Switch player" } }
        }
        @if !known.waiting.is_empty() { (waiting(app, known, form_token, visitor.is_known)) }
        section #you {
            h2 { "You" }
            p.hint { (words::details()) }
            div.card { (details(app, user, form_token)) }
        }
        section #letters {
            h2 { "E-mail settings" }
            p.hint { (words::letters()) }
            div.card { (wishes(user, known, form_token)) }
        }
        section #pages {
            h2 { "Page settings" }
            div.card {
                (THEME.draw(
                    &FormValues::new(form_token, &about("pages")).example(&[("theme", "dark")]).value("theme", match user.wishes.theme {
                        None => "auto",
                        Some(Theme::Light) => "light",
                        Some(Theme::Dark) => "dark",
                    })
                ))
                p.hint { (words::language()) }
            }
        }
        section #addresses {
            h2 { "Your addresses" }
            p.hint { (words::addresses()) }
            ul { @for address in &known.addresses { li { bdi { (address) } } } }
            div.card {
                @if is_fresh {
                    (ALSO.draw(&FormValues::new(form_token, &about("addresses")).example(&[("address", words::an_address())])))
                } @else { (code_first("addresses")) }
            }
        }
        section #sessions {
            h2 { "Where you are signed in" }
            (sessions(visitor, known))
            p.hint { (words::sessions()) }
            (sign_out(&Button { name: "everywhere", value: "yes", ..Button::new("Sign out everywhere").quiet() }))
        }
        (super::feeds::section(known.has_feeds))
        section #data {
            h2 { "Your data" }
            div.card {
                p { (words::data()) }
                (MY_DATA.draw(&FormValues::new(form_token, &about("data"))))
            }
            div.card {
                h3 { "Leave this judge" }
                p { (words::unregister()) }
                @if is_fresh {
                    (UNREGISTER.draw(&FormValues::new(form_token, &about("data"))))
                } @else { (code_first("data")) }
            }
        }
    }
}

/// Shows the link to a fresh code, if one is necessary.
fn code_first(part: &str) -> Markup {
    html! {
        p { (words::code_first()) }
        p { a.button.quiet href={ "/my/sign-in?next=/my/profile%23" (part) } { "Get a code" } }
    }
}

/// Lines that wait for the reader's confirmation.
fn waiting(app: &AppState, known: &ProfileData, form_token: &FormToken, is_known: bool) -> Markup {
    html! {
        section #waiting {
            h2 { "Waiting for confirmation" }
            p { (if is_known { words::waiting() } else { words::waiting_for_mail() }) }
            @for (n, (id, lines)) in (0..).zip(&known.waiting) {
                div.card {
                    pre { (lines.join("\n")) }
                    // In a browser where a code may have leaked, the confirmation must come by e-mail.
                    @if is_known {
                        (CONFIRM.draw(
                            &FormValues::new(form_token, &about("waiting"))
                                .number(n)
                                .value("code", app.judge.tokens.make(Bearer::Held(*id)))
                                .example(&[("code", words::a_code())])
                        ))
                    }
                }
            }
        }
    }
}

/// A button that ends sessions.
fn sign_out(button: &Button) -> Markup {
    FormFrame { action: "/my/sign-out", ..FormFrame::default() }.around(&button.draw())
}

fn details(app: &AppState, user: &User, form_token: &FormToken) -> Markup {
    let privacy = user.privacy.map_or("default", |privacy| privacy.word());
    let usual = format!("Usual ({})", app.judge.privacy.told().trim_end_matches('.').to_lowercase());
    let levels = ["", "Novice", "Intermediate", "Advanced", "Expert"];
    let own = (!levels.contains(&user.level.as_str())).then_some(user.level.as_str());
    let levels: Vec<(&str, &str)> =
        levels.into_iter().chain(own).map(|level| (level, if level.is_empty() { "unknown" } else { level })).collect();
    let privacies = [
        ("default", usual.as_str()),
        ("players", "Players in your games"),
        ("all", "All registered users"),
        ("none", "GMs of your games"),
    ];
    let (about, example) = (about("you"), [("name", user.name.as_str())]);
    let filled = FormValues::new(form_token, &about)
        .value("name", &user.name)
        .value("country", &user.country)
        .without("site")
        .choices("level", &levels)
        .value("level", &user.level)
        .value("zone", &user.timezone)
        .choices("privacy", &privacies)
        .value("privacy", privacy)
        .example(&example);
    DETAILS.draw(&filled)
}

fn wishes(user: &User, known: &ProfileData, form_token: &FormToken) -> Markup {
    let wishes = &user.wishes;
    let reminders = match Reminders::kept(user.reminders.as_deref()) {
        Reminders::Usual => "as usual".to_owned(),
        Reminders::Before(_) => user.reminders.clone().filter(|hours| !hours.is_empty()).unwrap_or("none".to_owned()),
    };
    let width = if user.width == Width::OFF { "off".to_owned() } else { user.width.columns().to_string() };
    let mut widths =
        vec![("72", "72 columns"), ("40", "40 columns, for phones"), ("off", "as your program shows them")];
    if !widths.iter().any(|(word, _)| *word == width) {
        widths.push((&width, &width));
    }
    let yes = |is: bool| if is { "yes" } else { "no" };
    let about = about("letters");
    let filled = FormValues::new(form_token, &about)
        .value(
            "format",
            match wishes.format {
                Format::Text => "text",
                Format::Html => "html",
                Format::Spoken => "spoken",
            },
        )
        .choices("width", &widths)
        .value("width", &width)
        .value("letters", if user.wishes.short { "short" } else { "full" })
        .value("answers", if user.brief { "short" } else { "full" })
        .value("digest", yes(user.digest))
        .value(
            "picture",
            match wishes.picture {
                Pictures::On => "on",
                Pictures::Always => "always",
                Pictures::Off => "off",
            },
        )
        .value(
            "look",
            match wishes.look {
                Look::Light => "light",
                Look::Dark => "dark",
                Look::Print => "print",
            },
        )
        .value(
            "size",
            match wishes.size {
                Size::Normal => "normal",
                Size::Large => "large",
            },
        )
        .value(
            "calendar",
            match wishes.calendar {
                None | Some(Calendars::Off) => "off",
                Some(Calendars::Invite) if wishes.rides => "invite with results",
                Some(Calendars::Invite) => "invite",
                Some(Calendars::File) => "file",
            },
        )
        .value(
            "json",
            match wishes.json {
                Json::Off => "off",
                Json::On => "on",
            },
        )
        .value("notices", yes(known.has_notices))
        .value(
            "receipts",
            match wishes.receipts {
                Receipts::Page => "page",
                Receipts::Mail => "mail",
            },
        )
        .value(
            "hints",
            match wishes.hints {
                None => "",
                Some(Hints::On) => "on",
                Some(Hints::Off) => "off",
            },
        )
        .value("reminder", &reminders)
        .example(&[("format", "html")]);
    WISHES.draw_with(&filled, |form| {
        html! {
            div.columns {
                (form.these(&["format", "width", "letters", "answers", "digest", "picture", "look", "size", "calendar", "json"]))
                (form.these(&["notices", "receipts", "hints"]))
            }
            (form.field("reminder"))
            (form.buttons())
        }
    })
}

fn sessions(visitor: &SignedIn, known: &ProfileData) -> Markup {
    let zone = visitor.zone();
    html! {
        div.scroll {
            table {
                thead { tr { th scope="col" { "Browser" } th scope="col" { "Since" } th scope="col" { "Last seen" } th scope="col" { span.visually-hidden { "Action" } } } }
                tbody {
                    @for session in &known.sessions {
                        tr {
                            th scope="row" { @if session.browser.is_empty() { "a browser" } @else { (session.browser) } }
                            td { (friendly(to_the_minute(session.began), &zone)) }
                            td { @if session.id == visitor.session.id { "this browser" } @else { (friendly(to_the_minute(session.seen), &zone)) } }
                            td {
                                @if session.id != visitor.session.id {
                                    @let there = session.id.to_string();
                                    (sign_out(&Button { name: "there", value: &there, ..Button::new("Sign out there").quiet() }))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Rounds a time to the minute: no one asks for the second.
fn to_the_minute(time: Timestamp) -> Timestamp {
    time.round(jiff::Unit::Minute).unwrap_or(time)
}
