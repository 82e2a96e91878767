//! `/my/profile`: what the judge knows of its reader, and how they want letters and pages.
use super::private_page::{Glance, PrivatePage, Screen};
use super::{NavEntry, in_address, letters};
use crate::game::dates::friendly;
use crate::game::schedule::Reminders;
use crate::judge::identity::Bearer;
use crate::store::{Calendars, Format, Held, HeldId, Json, Look, Pictures, Receipts, Session, Size, Theme, User};
use crate::text::Width;
use crate::web::forms::{self, FormContext, FormToken, Redirect};
use crate::web::session::SignedIn;
use crate::web::words::profile as words;
use crate::web::{AppState, access};
use anyhow::Result;
use axum::response::Response;
use jiff::Timestamp;
use maud::{Markup, html};

/// The address of the page.
const HERE: &str = "/my/profile";

/// The data that is read for the page.
struct ProfileData {
    addresses: Vec<String>,
    sessions: Vec<Session>,
    /// Lines that wait for a yes, as they may be shown.
    waiting: Vec<(HeldId, Vec<String>)>,
    has_notices: bool,
    has_feeds: bool,
}

/// The page. Who is not registered yet is asked for their name only.
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

/// A form of this page, which comes back to one of its parts; and how it may be filled in.
fn form(form_token: &FormToken, name: &str, part: &str, example: &[(&str, &str)], content: &Markup) -> Markup {
    let about = FormContext { back: format!("{HERE}#{part}"), ..FormContext::default() };
    html! {
        form method="post" action="/my/letters" {
            (form_token.hidden(name, &about))
            (content)
            (forms::sends(name, &about, example))
        }
    }
}

/// For whoever is not registered yet. They go on to where they wanted to be.
fn newcomer(glance: &Glance) -> Markup {
    let next = glance.query.given("next").filter(|next| letters::is_own_page(next));
    let back = next.map_or(HERE.to_owned(), |next| format!("{HERE}?next={}", in_address(next)));
    let about = FormContext { back, then: Redirect::Home, ..FormContext::default() };
    let content = html! {
        @if let Some(next) = next { input type="hidden" name="next" value=(next); }
        div.field {
            label for="name" { "Your name" }
            input #name name="name" autocomplete="name" required maxlength="64";
        }
        input type="hidden" name="zone" data-zone;
        button { "Register" }
    };
    html! {
        p { (words::welcome(&glance.visitor.address)) }
        div.card {
            form method="post" action="/my/letters" {
                (glance.form_token.hidden("register", &about))
                (content)
                (forms::sends("register", &about, &[("name", words::a_name())]))
            }
        }
    }
}

fn profile(app: &AppState, visitor: &SignedIn, user: &User, known: &ProfileData, form_token: &FormToken) -> Markup {
    let is_fresh = visitor.is_fresh(app.clock.now());
    html! {
        @if visitor.session.is_local {
            p { a href="/my/sign-in" { "Be somebody else" } }
        }
        @if !known.waiting.is_empty() { (waiting(app, known, form_token)) }
        section #you {
            h2 { "You" }
            p.hint { (words::details()) }
            div.card { (form(form_token, "details", "you", &[("name", &user.name)], &details(app, user))) }
        }
        section #letters {
            h2 { "Your letters" }
            p.hint { (words::letters()) }
            div.card { (form(form_token, "wishes", "letters", &[("format", "html")], &wishes(user, known))) }
        }
        section #pages {
            h2 { "Your pages" }
            div.card {
                (form(form_token, "theme", "pages", &[("theme", "dark")], &html! {
                    (choice("theme", "Colours", &[("auto", "As the browser says"), ("light", "Light"), ("dark", "Dark")], match user.wishes.theme {
                        None => "auto",
                        Some(Theme::Light) => "light",
                        Some(Theme::Dark) => "dark",
                    }))
                    button { "Save" }
                }))
                p.hint { (words::language()) }
            }
        }
        section #addresses {
            h2 { "Your addresses" }
            p.hint { (words::addresses()) }
            ul { @for address in &known.addresses { li { bdi { (address) } } } }
            div.card {
                @if is_fresh {
                    (form(form_token, "also", "addresses", &[("address", words::an_address())], &html! {
                        div.field {
                            label for="address" { "Another address of yours" }
                            input #address type="email" name="address" required maxlength="254";
                            p.hint { (words::new_address()) }
                        }
                        button { "Add it" }
                    }))
                } @else { (code_first("addresses")) }
            }
        }
        section #sessions {
            h2 { "Where you are signed in" }
            (sessions(visitor, known))
            p.hint { (words::sessions()) }
            form method="post" action="/my/sign-out" {
                button.quiet name="everywhere" value="yes" { "Sign out everywhere" }
            }
        }
        (super::feeds::section(known.has_feeds))
        section #data {
            h2 { "Your data" }
            div.card {
                p { (words::data()) }
                (form(form_token, "my-data", "data", &[], &html! { button.quiet { "Show my data" } }))
            }
            div.card {
                h3 { "Leave this judge" }
                p { (words::unregister()) }
                @if is_fresh {
                    (form(form_token, "unregister", "data", &[], &html! { button.grave { "Erase me" } }))
                } @else { (code_first("data")) }
            }
        }
    }
}

/// Shows the way to a fresh code, where one is needed.
fn code_first(part: &str) -> Markup {
    html! {
        p { (words::code_first()) }
        p { a.button.quiet href={ "/my/sign-in?next=/my/profile%23" (part) } { "Get a code" } }
    }
}

/// Lines that wait for a yes of theirs.
fn waiting(app: &AppState, known: &ProfileData, form_token: &FormToken) -> Markup {
    html! {
        section #waiting {
            h2 { "Waiting for you" }
            p { (words::waiting()) }
            @for (id, lines) in &known.waiting {
                div.card {
                    pre { (lines.join("\n")) }
                    (form(form_token, "confirm", "waiting", &[("code", words::a_code())], &html! {
                        input type="hidden" name="code" value=(app.judge.tokens.make(Bearer::Held(*id)));
                        button { "Yes, do it" }
                    }))
                }
            }
        }
    }
}

/// A field of text, with the value that it was drawn with.
fn text(name: &str, label: &str, value: &str, hint: &str) -> Markup {
    html! {
        div.field {
            label for=(name) { (label) }
            input id=(name) name=(name) value=(value) maxlength="64" aria-describedby=[(!hint.is_empty()).then(|| format!("{name}-hint"))];
            input type="hidden" name={ "was-" (name) } value=(value);
            @if !hint.is_empty() { p.hint id={ (name) "-hint" } { (hint) } }
        }
    }
}

/// A choice, with the value that it was drawn with.
fn choice(name: &str, label: &str, of: &[(&str, &str)], value: &str) -> Markup {
    html! {
        div.field {
            label for=(name) { (label) }
            select id=(name) name=(name) {
                @for (word, shown) in of {
                    option value=(word) selected[*word == value] { (shown) }
                }
            }
            input type="hidden" name={ "was-" (name) } value=(value);
        }
    }
}

fn details(app: &AppState, user: &User) -> Markup {
    let privacy = user.privacy.map_or("default", |privacy| privacy.word());
    let usual = format!("As is usual here ({})", app.judge.privacy.told().trim_end_matches('.').to_lowercase());
    let levels = ["", "Novice", "Intermediate", "Advanced", "Expert"];
    let own = (!levels.contains(&user.level.as_str())).then_some(user.level.as_str());
    let levels: Vec<(&str, &str)> =
        levels.into_iter().chain(own).map(|level| (level, if level.is_empty() { "not said" } else { level })).collect();
    html! {
        (text("name", "Name", &user.name, ""))
        (text("country", "Country", &user.country, ""))
        (choice("level", "How well you play", &levels, &user.level))
        div.field {
            label for="zone" { "Time zone" }
            input #zone name="zone" list="zones" value=(user.timezone) maxlength="64" autocomplete="off" aria-describedby="zone-hint";
            input type="hidden" name="was-zone" value=(user.timezone);
            p.hint #zone-hint { (words::about_zone()) }
            datalist #zones { @for zone in zones() { option value=(zone) {} } }
        }
        (choice("privacy", "Who may look you up", &[
            ("default", &usual),
            ("players", "Those who are in a game with you"),
            ("all", "Everybody who is registered here"),
            ("none", "Nobody but the masters of your games"),
        ], privacy))
        button { "Save" }
    }
}

/// The zones that people can choose, by name.
fn zones() -> Vec<String> {
    let is_place = |zone: &String| {
        let areas = [
            "Africa/",
            "America/",
            "Antarctica/",
            "Asia/",
            "Atlantic/",
            "Australia/",
            "Europe/",
            "Indian/",
            "Pacific/",
        ];
        areas.iter().any(|area| zone.starts_with(area))
    };
    let zones = jiff::tz::db().available().map(|zone| zone.as_str().to_owned()).filter(is_place);
    let mut zones: Vec<String> = zones.collect();
    zones.sort();
    zones
}

fn wishes(user: &User, known: &ProfileData) -> Markup {
    let wishes = &user.wishes;
    let reminders = match Reminders::kept(user.reminders.as_deref()) {
        Reminders::Usual => "as usual".to_owned(),
        Reminders::Before(_) => user.reminders.clone().filter(|hours| !hours.is_empty()).unwrap_or("none".to_owned()),
    };
    let width = if user.width == Width::OFF { "off".to_owned() } else { user.width.columns().to_string() };
    let mut widths =
        vec![("72", "72 columns"), ("40", "40 columns, for phones"), ("off", "as wide as your program shows them")];
    if !widths.iter().any(|(word, _)| *word == width) {
        widths.push((&width, &width));
    }
    let no_or_yes = [("no", "No"), ("yes", "Yes")];
    let yes = |is: bool| if is { "yes" } else { "no" };
    html! {
        div.columns {
            (choice("format", "Letters are", &[("text", "plain text"), ("html", "HTML, with the text beside it")], match wishes.format {
                Format::Text => "text",
                Format::Html => "html",
            }))
            (choice("width", "How wide", &widths, &width))
            (choice("answers", "Answers to your letters", &[("full", "full"), ("short", "short")], if user.brief { "short" } else { "full" }))
            (choice("digest", "Press and news once a day", &no_or_yes, yes(user.digest)))
            (choice("picture", "Pictures of the board", &[("on", "with results"), ("always", "with results and answers"), ("off", "none")], match wishes.picture {
                Pictures::On => "on",
                Pictures::Always => "always",
                Pictures::Off => "off",
            }))
            (choice("look", "Pictures look", &[("light", "light"), ("dark", "dark"), ("print", "for print")], match wishes.look {
                Look::Light => "light",
                Look::Dark => "dark",
                Look::Print => "print",
            }))
            (choice("size", "Pictures are", &[("normal", "of normal size"), ("large", "large")], match wishes.size {
                Size::Normal => "normal",
                Size::Large => "large",
            }))
            (choice("calendar", "Deadlines for your calendar", &[("off", "none"), ("invite", "as invitations that move by themselves"), ("file", "as files")], match wishes.calendar {
                None | Some(Calendars::Off) => "off",
                Some(Calendars::Invite) => "invite",
                Some(Calendars::File) => "file",
            }))
            (choice("json", "Files for programs", &[("off", "none"), ("on", "with results and answers")], match wishes.json {
                Json::Off => "off",
                Json::On => "on",
            }))
            (choice("notices", "Hear of games that want players", &no_or_yes, yes(known.has_notices)))
            (choice("receipts", "Answers to what you send from pages", &[("page", "on the page"), ("mail", "by mail, too")], match wishes.receipts {
                Receipts::Page => "page",
                Receipts::Mail => "mail",
            }))
        }
        (text("reminder", "Reminders", &reminders, words::reminders()))
        button { "Save" }
    }
}

fn sessions(visitor: &SignedIn, known: &ProfileData) -> Markup {
    let zone = visitor.zone();
    html! {
        div.scroll {
            table {
                thead { tr { th scope="col" { "Browser" } th scope="col" { "Since" } th scope="col" { "Last seen" } th scope="col" { span.visually-hidden { "What to do" } } } }
                tbody {
                    @for session in &known.sessions {
                        tr {
                            th scope="row" { @if session.browser.is_empty() { "a browser" } @else { (session.browser) } }
                            td { (friendly(to_the_minute(session.began), &zone)) }
                            td { @if session.id == visitor.session.id { "here, now" } @else { (friendly(to_the_minute(session.seen), &zone)) } }
                            td {
                                @if session.id != visitor.session.id {
                                    form method="post" action="/my/sign-out" {
                                        button.quiet name="there" value=(session.id) { "Sign out there" }
                                    }
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
