//! `/my/games/<name>`: a game that the visitor plays, runs or watches. The board fills the window, with panels next to it.
//!
//! - [`frame`] has the parts of the page, and their frame
//! - [`answer`] rewords the reply to a post from the page
//! - [`order_page`] is the content of the page, as data
//! - [`forecast`] predicts the outcome of the orders on file
//! - [`turns`] links to earlier turns, [`past`] is the page of one, and [`outcome`] is the end
//! - [`results`], [`players`], [`messages`] and [`menu`] are panels next to the orders
//! - [`rows`] is the order table, [`grid`] a setup, [`extras`] the other elements next to the board, and [`advice`] a bot's
//!   orders
//! - [`bar`] shows the state of the orders, and has the main button
//! - [`votes`] has votes and answers, [`extend`] asks for more time, and [`seat`] has actions on the player's own seat
mod advice;
mod answer;
mod bar;
mod extend;
mod extras;
mod forecast;
pub(super) mod frame;
pub(super) mod grid;
mod menu;
mod messages;
mod order_page;
mod outcome;
pub(in crate::web) mod past;
mod players;
mod results;
mod rows;
mod seat;
mod turns;
mod votes;

use crate::command::Stop;
use crate::text::doc::Doc;
use crate::text::words::{Reader, said};
use crate::web::pages::prose;
use extras::PageExtras;
use forecast::OrderForecast;
use frame::PageParts;

use super::letters::{on_top_of, problem_on_top};
use super::private_page::{Glance, PrivatePage, Screen, warnings};
use super::{NavEntry, board, files, game_address, site_header};
use crate::answers::games;
use crate::command::game_cx::GameCx;

use crate::game::settings::keys;
use crate::referee::table::tutorial;
use crate::store::{Life, Role, Shown};
use crate::web::access;
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::forms::letter::LETTER;
use crate::web::forms::orders::ORDERS;
use crate::web::forms::{FormContext, FormToken, FormValues, FormWriter, sends};
use crate::web::words::play as words;
use anyhow::Result;
use axum::extract::Path;
use axum::response::Response;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, html};
pub(super) use order_page::turn;
use order_page::{OrderPage, Stand};

/// The page.
pub(in crate::web) async fn show(visit: PrivatePage, Path(name): Path<String>) -> Response {
    visit.show(move |glance| draw(glance, &name)).await
}

fn draw(glance: &Glance, name: &str) -> Result<Option<Screen>> {
    let Glance { query, form_token, answer, .. } = *glance;
    let (mut cx, seat) = (glance.context(), query.given("as"));
    let Some(cx) = access::game(&mut cx, name, seat)? else { return Ok(None) };
    if cx.seat().is_err() {
        return Ok(None);
    }
    let said = answer.map_or(&[][..], |answer| &answer.said);
    let mut page = OrderPage::of(cx, said).map_err(Stop::into_fault)?;
    let about = FormContext {
        game: page.game.clone(),
        seat: page.word.clone(),
        phase: if page.life == Life::Running { page.phase.clone() } else { String::new() },
        back: format!("/my/games/{}{}#orders", page.game, page.query()),
        ..FormContext::default()
    };
    let at = query.given("at");
    if query.has("advise") {
        page.fill_with_advice(cx)?;
    }
    let looks_ahead = query.has("check") || forecast::line(said).is_some();
    let forecast = if looks_ahead { OrderForecast::of(cx, &page)? } else { None };
    let extras = PageExtras::of(cx, &mut page, query.has("advise"))?;
    let next = next(cx, glance)?;
    let mut parts = PageParts::asked(query);
    parts.draw("head", || Ok(head(cx, &page, &extras, glance, next)))?;
    parts.draw("board", || Ok(picture(cx, &page, at, forecast.as_ref())))?;
    parts.draw("turns", || Ok(turns(&page)))?;
    parts.draw("end", || outcome::section(cx, &page, form_token))?;
    parts.draw("orders", || orders(cx, &page, &extras, glance, &about, at))?;
    parts.draw("results", || Ok(results::panel(&page, forecast.as_ref())))?;
    parts.draw("players", || players::panel(cx, &page, &glance.app.news, form_token, &about))?;
    parts.draw("press", || messages::panel(cx, &page, query, form_token))?;
    parts.draw("menu", || menu::panel(cx, &page, form_token, &about))?;
    let place = next.map(|_| format!("/my/next?after={}", page.game));
    parts.draw("bar", || Ok(bar::bar(&page, &extras, form_token, &about, place.as_deref())))?;
    parts.draw("say", || say(&page, forecast.as_ref(), glance))?;
    parts.draw_if_asked("position", || super::sandbox::position(cx));
    Ok(Some(Screen {
        title: title(&page),
        place: NavEntry::My,
        live: Some(format!("game {}", page.game)),
        parts: Some(parts),
        ..Screen::default()
    }))
}

/// Returns the number of other games in which players wait for the visitor, or `None` if they play no other.
fn next(cx: &GameCx, glance: &Glance) -> Result<Option<usize>> {
    let Some(user) = &glance.visitor.user else { return Ok(None) };
    let seats = cx.store.tenures_of(user.id)?;
    if !seats.iter().any(|seat| seat.until.is_none() && seat.game != cx.game.row.id) {
        return Ok(None);
    }
    let own = games::entries(&glance.context()).map_err(Stop::into_fault)?;
    let is_other = |entry: &&games::GameOfMine| entry.keeps_others_waiting() && entry.game != cx.game.row.name;
    Ok(Some(own.iter().filter(is_other).count()))
}

/// `● Autumn – your move (Russia)`, and the number of unread messages.
fn title(page: &OrderPage) -> String {
    let state = match page.stand {
        _ if page.life == Life::Forming => "forming",
        _ if page.life != Life::Running => "over",
        Stand::Nothing | Stand::Partly => "your move",
        Stand::Ready if page.can.run => "your move",
        Stand::Filed if page.can.ends_turn => "your move",
        _ => "waiting",
    };
    let unread = if page.n_unread == 0 { String::new() } else { format!("({}) ", page.n_unread) };
    let sign = if state == "your move" { "● " } else { "" };
    format!("{unread}{sign}{} – {state} ({})", page.title, seat_name(page))
}

/// `Russia`, or `all powers` for a player of many.
fn seat_name(page: &OrderPage) -> &str {
    if 2 < page.hands.len() { "all powers" } else { &page.seat }
}

/// Shows the game, the visitor's seat, and the deadline.
fn head(cx: &GameCx, page: &OrderPage, extras: &PageExtras, glance: &Glance, next: Option<usize>) -> Markup {
    let side = page.sheets.first().and_then(|sheet| {
        let at = sheet.sides.iter().position(|side| side.name == page.seat)?;
        Some(board::chip(sheet, at))
    });
    let about = html! {
        h1 { bdi { (page.title) } " " small.as { @if let Some(chip) = side { (chip) " " } (seat_name(page)) } }
        a.to-menu href="#menu" title="Game menu" { span aria-hidden="true" { "⋯" } span.visually-hidden { "Game menu" } }
        p.when {
            @if !page.turn.is_empty() { b { (page.turn) } }
            @if !page.stage.is_empty() { " " span.stage { (page.stage) } }
            @if let Some(deadline) = page.deadline {
                " " span.due { "· due " } time datetime=(deadline) data-until { (briefly(deadline, &page.zone)) }
            }
        }
        (extras.purse())
        @if let Some(address) = files::family_address(cx.game.settings.variant().family().key()) {
            script type="module" src=(address) {}
        }
        @if let Some(n) = next {
            nav.next aria-label="Other games" {
                a href={ "/my/next?after=" (page.game) } { span { "Next game" } " " @if n != 0 { b.count { (n) } } }
            }
        }
    };
    site_header::game(&glance.app.judge.name, glance.visitor, &about)
}

/// `Sun 22 Nov, 20:28`, in the reader's zone.
fn briefly(at: Timestamp, zone: &TimeZone) -> String {
    at.to_zoned(zone.clone()).strftime("%a %-d %b, %H:%M").to_string()
}

/// The line that reports the outcome of a post.
fn say(page: &OrderPage, forecast: Option<&OrderForecast>, glance: &Glance) -> Result<Markup> {
    let text = html! {
        (warnings(glance)?)
        // A refused form shows its own problem.
        @if glance.form_token.has_drawn_problem() {}
        @else if let Some(problem) = glance.problem { (problem_on_top(problem)) }
        @else if let Some(answer) = glance.answer {
            @match answer::in_short(&answer.said, page, forecast) {
                Some(text) => p #reply tabindex="-1" role="status" { (text) },
                None => {
                    @let shown = Shown { said: answer::plain(&answer.said, page, forecast), ..answer.clone() };
                    (on_top_of(&shown, &|said| page.row_of(said).map(|n| format!("#order-{n}"))))
                },
            }
        }
        (glance.left_over())
    };
    Ok(frame::say(&text))
}

/// The navigation through past turns.
fn turns(page: &OrderPage) -> Markup {
    let query = page.query();
    let film = page.film.as_ref().map(|(phase, name)| (phase.as_str(), name.as_str()));
    let turns =
        turns::Turns { game: &page.game, query: &query, notes: &page.notes, at: None, film, told: turns::told(page) };
    turns.nav(&page.turn, &title(page))
}

/// The open lesson of a tutorial, unless the reply at the top ends with it.
fn lesson(cx: &GameCx, answer: Option<&Shown>, form_token: &FormToken, about: &FormContext) -> Markup {
    let Some(title) = tutorial::title(cx).map(said) else { return html! {} };
    let is_told = answer.is_some_and(|shown| shown.said.iter().any(|said| said.why.contains(&title)));
    let lesson = Doc::with(Reader::nobody(), |doc| _ = tutorial::tell(cx, doc));
    html! {
        section.card #lesson aria-labelledby="lesson-title" {
            h2 #lesson-title { (words::lesson()) }
            @if !is_told { (prose::part(&lesson)) }
            p.hint { (words::about_lesson()) }
            (LETTER.draw(&FormValues::new(form_token, about).fixed("lines", "TUTORIAL NEXT").buttons(&[
                Button::new(words::next_lesson()).quiet(),
            ])))
        }
    }
}

/// The board, with the orders on file and their forecast.
fn picture(cx: &GameCx, page: &OrderPage, at: Option<&str>, forecast: Option<&OrderForecast>) -> Markup {
    let before = format!("{}{}at=", page.query(), if page.word.is_empty() { '?' } else { '&' });
    let forecast = forecast.map_or(&[][..], |forecast| &forecast.sheets);
    let links = Some((before.as_str(), "#orders"));
    board::stage(&cx.game.board, &page.sheets, &board::Options { links, at, forecast, ..board::Options::default() })
}

/// The orders, with everything that belongs to them, or for players without any the state of the game.
fn orders(
    cx: &GameCx,
    page: &OrderPage,
    extras: &PageExtras,
    glance: &Glance,
    about: &FormContext,
    at: Option<&str>,
) -> Result<Markup> {
    let form_token = glance.form_token;
    let text = html! {
        (super::game::share(&cx.game, glance.app))
        @if page.life == Life::Forming { (next_steps(cx, page)) }
        @if page.life == Life::Finished { p.note { (crate::text::words::said(cx.game.ending())) } }
        (lesson(cx, glance.answer, form_token, about))
        h2.visually-hidden { @if page.can.order { (words::orders_for(&page.when)) } @else { "Status" } }
        (votes::guesses_at_orders(page, form_token, about))
        @if page.can.order {
            (ORDERS.draw_with(&order_form(page, form_token, about), |form| html! {
                (table(form, page, at))
                @for hand in &page.hands {
                    @if let Some(placing) = &hand.placing { (grid::grid(Some(form), placing, hand.placed.as_ref(), &hand.kept)) }
                    (beside(form, hand))
                }
                (extras.numbers(form, page))
                (lines(form, page, about))
            }))
            (extras.deeds(page, form_token, about))
        }
        (menu::luck(cx, page, form_token, about))
        (extras.last())
        (extras.losses(page))
        div.standing {
            @for line in &page.told { p { (line) } }
            @if page.draft.is_some() { p.warn { "You also have a draft from an e-mail. To submit it, send FILE DRAFT." } }
        }
    };
    Ok(frame::panel("orders", "Orders", &text))
}

/// The steps of players and the host before a game begins.
fn next_steps(cx: &GameCx, page: &OrderPage) -> Markup {
    let (game, is_host) = (&cx.game, cx.runs_the_game().is_ok());
    let waits = game.settings.on(keys::MANUAL_START);
    let seat = Some(page.word.as_str()).filter(|word| !word.is_empty());
    html! {
        section aria-labelledby="next-steps" {
            h2 #next-steps { (words::next_steps()) }
            ul.plain {
                @if is_host { li { a href="#invite" { (words::invite_by_mail()) } } }
                @if page.role == Role::Player { li { a href="#seat" { (words::choose_power()) } } }
                @if is_host { li { a href=(game_address(&page.game, "/settings", seat)) { (words::change_settings()) } } }
                @if !game.is_full() { li { (words::begins_when_full(game.n_seats(), waits)) } }
                @else if is_host { li { a href="#master-tools" { (words::begin()) } } }
            }
        }
    }
}

/// The form of the orders. [`rows`] and [`grid`] draw its rows.
fn order_form<'a>(page: &OrderPage, form_token: &'a FormToken, about: &'a FormContext) -> FormValues<'a> {
    let filled = FormValues::new(form_token, about)
        .id("order-form")
        .value("hold", "1")
        .only_if(page.holds_turn(), "hold")
        .value("lines", page.typed.join("\n"))
        .label("lines", "Orders as text")
        .hint("lines", words::lines_hint());
    match page.hands.iter().find_map(|hand| hand.placing.as_ref()) {
        Some(placing) => filled.value("opens", placing.opens.clone()).value("closes", placing.closes.clone()),
        None => filled.without("opens").without("closes"),
    }
}

fn table(form: &FormWriter, page: &OrderPage, at: Option<&str>) -> Markup {
    let is_named = 1 < page.hands.len();
    let firsts = page.hands.iter().scan(1, |next, hand| {
        let first = *next;
        *next += hand.rows.len();
        Some(first)
    });
    let class = |name: &str| {
        let sheet = page.sheets.first()?;
        let at = sheet.sides.iter().position(|side| side.name == name)?;
        crate::picture::page::classes(sheet).get(at).cloned()
    };
    html! {
        @for (hand, first) in page.hands.iter().zip(firsts) {
            (rows::list(form, hand, first, is_named, at, &class(&hand.name).unwrap_or_default()))
        }
    }
}

/// Shows orders on file outside the rows, and remarks.
fn beside(form: &FormWriter, hand: &order_page::PowerOrders) -> Markup {
    html! {
        @if !hand.besides.is_empty() {
            fieldset {
                legend { "Also submitted" }
                @for (n, (said, order)) in hand.besides.iter().enumerate() {
                    @let name = format!("drop-{}-{n}", hand.name);
                    @let label = html! { " undo " @if said == order { code { (order) } } @else { (said) } };
                    p { (form.ticked(&Field::new(&name, "", FieldKind::Check(order)), order, &label)) }
                }
            }
        }
        @for remark in &hand.remarks { p.remark { (remark) } }
    }
}

/// The text field for everything that the rows do not offer, and the e-mail commands of the rows, for people who want to learn
/// them.
fn lines(form: &FormWriter, page: &OrderPage, about: &FormContext) -> Markup {
    let is_all = !page.has_rows() && !page.has_grid() && page.stand != Stand::NotDue;
    let is_open = !page.typed.is_empty() || is_all;
    let is_named = 1 < page.hands.len();
    let rows = page.hands.iter().flat_map(|hand| hand.rows.iter().map(|row| (hand.name.as_str(), row)));
    let rows: Vec<(String, &str)> = (1..)
        .zip(rows)
        .flat_map(|(n, (name, row))| {
            let whose = (is_named && row.is_nameless()).then(|| (format!("whose-{n}"), name));
            [Some((format!("order-{n}"), row.chosen.as_str())), whose].into_iter().flatten()
        })
        .collect();
    let deed = if page.holds_turn() { "wait" } else { "file" };
    let filled: Vec<(&str, &str)> =
        rows.iter().map(|(name, line)| (name.as_str(), *line)).chain([("do", deed)]).collect();
    form.fold_open("typed", "Write orders as text", is_open, || {
        html! {
            (form.field("lines"))
            button.quiet name="do" value=(deed) { "Send lines" }
            @if page.has_rows() { (sends("orders", about, &filled)) }
        }
    })
}
