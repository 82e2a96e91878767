//! `/my/games/<name>`: a game that one plays, runs or watches, with the orders to give.
//!
//! - [`answer`] is what is said to what was posted from it
//! - [`order_page`] is what stands on the page, as data
//! - [`rows`] is the order table, [`grid`] a set-up
//! - [`bar`] says how the orders stand, and has the buttons
//! - [`votes`] are votes and answers, [`extend`] asks for more time, [`seat`] is what one does with one's seat
mod answer;
mod bar;
mod extend;
mod grid;
mod order_page;
mod rows;
mod seat;
mod votes;

use super::letters::on_top_of;
use super::private_page::{Glance, PrivatePage, Screen};
use super::{NavEntry, board};
use crate::command::game_cx::GameCx;
use crate::referee::table::tutorial;
use crate::store::{Life, Shown};
use crate::web::access;
use crate::web::forms::{FormContext, FormToken};
use crate::web::words::play as words;
use anyhow::Result;
use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};
use order_page::OrderPage;

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
    let page = OrderPage::of(cx, said).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    let shown = answer.map(|shown| Shown { said: answer::plain(&shown.said, &page), ..shown.clone() });
    let about = FormContext {
        game: page.game.clone(),
        seat: page.word.clone(),
        phase: if page.life == Life::Running { page.phase.clone() } else { String::new() },
        back: format!("/my/games/{}{}#orders", page.game, page.query()),
        ..FormContext::default()
    };
    let at = query.given("at");
    let body = html! {
        (head(&page, has_others(cx, glance)?))
        (outcome(&page))
        (lesson(cx, answer, form_token, &about))
        div.desk.is-placing[page.hands.iter().any(|hand| hand.placing.is_some())] {
            div.desk-board { (picture(cx, &page, at)) }
            div.desk-orders { (orders(&page, form_token, &about, at)) }
        }
        (results(&page))
        div.desk-more {
            @if !cx.game.is_solo() { (super::press::beside(cx, seat)?) }
            (super::sandbox::tools(cx, form_token, &about)?)
            (votes::section(&page, form_token, &about))
            (extend::section(cx, form_token, &about))
            (super::master::tools(cx, form_token, &about)?)
            (seat::section(&page, form_token, &about))
        }
    };
    Ok(Some(Screen {
        title: format!("{}, {}", page.title, page.seat),
        place: NavEntry::My,
        live: Some(format!("game {}", page.game)),
        is_wide: true,
        answer: shown.map(|shown| on_top_of(&shown, &|said| page.row_of(said).map(|n| format!("#order-{n}")))),
        body,
    }))
}

/// Returns whether the visitor plays another game, too.
fn has_others(cx: &GameCx, glance: &Glance) -> Result<bool> {
    let Some(user) = &glance.visitor.user else { return Ok(false) };
    let seats = cx.store.tenures_of(user.id)?;
    Ok(seats.iter().any(|seat| seat.until.is_none() && seat.game != cx.game.row.id))
}

/// Shows which game, as whom, and when.
fn head(page: &OrderPage, has_others: bool) -> Markup {
    html! {
        h1 { bdi { (page.title) } " " span.as { (page.seat) } }
        p.soft #when data-live {
            @if !page.when.is_empty() { (page.when) " · " }
            @if !page.is_secluded { a href={ "/games/" (page.game) } { "the game for everybody" } " · " }
            @if has_others { a href={ "/my/next?after=" (page.game) } { "next game that needs you" } }
        }
    }
}

/// Shows how it ended, if it has.
fn outcome(page: &OrderPage) -> Markup {
    let told = match page.life {
        Life::Terminated => words::terminated(),
        _ => page.sheets.first().map_or("", |(sheet, _)| sheet.outcome.as_str()),
    };
    html! { @if !told.is_empty() { p.note { (told) } } }
}

/// The lesson that is open, in a game that teaches; unless the answer on top ends with it.
fn lesson(cx: &GameCx, answer: Option<&Shown>, form_token: &FormToken, about: &FormContext) -> Markup {
    let Some(lesson) = tutorial::lesson(cx) else { return html! {} };
    let is_told = answer.is_some_and(|shown| shown.said.iter().any(|said| said.why.contains(lesson.trim())));
    html! {
        section.card #lesson aria-labelledby="lesson-title" {
            h2 #lesson-title { (words::lesson()) }
            @if !is_told { pre { (lesson.trim()) } }
            p.hint { (words::about_lesson()) }
            form method="post" action="/my/letters" {
                (form_token.hidden("letter", about))
                input type="hidden" name="lines" value="TUTORIAL NEXT";
                button.quiet { (words::next_lesson()) }
            }
        }
    }
}

/// The board, with what is on file, and the draft.
fn picture(cx: &GameCx, page: &OrderPage, at: Option<&str>) -> Markup {
    let before = format!("{}{}at=", page.query(), if page.word.is_empty() { '?' } else { '&' });
    html! {
        div #board data-live {
            @for (sheet, draft) in &page.sheets {
                (board::draw(&cx.game.board, sheet, &board::Options {
                    drafts: draft.as_ref(),
                    links: page.can.order.then_some((before.as_str(), "#orders")),
                    at,
                }))
            }
        }
    }
}

/// Shows what came of the phases before this one. Empty before there is one: what comes while the page is open has
/// its place.
fn results(page: &OrderPage) -> Markup {
    let sheet = page.sheets.first().map(|(sheet, _)| sheet).filter(|_| !page.results.is_empty());
    html! {
        section #results hidden[sheet.is_none()] aria-label=(words::results()) data-live {
            @if let Some(sheet) = sheet {
                @for (label, entries) in &page.results {
                    h2 { (words::results_of(label)) }
                    (board::results(sheet, entries))
                    @if !page.is_secluded {
                        p { a href={ "/games/" (page.game) "/" (label) } { (words::phase_for_all(label)) } }
                    }
                }
            }
        }
    }
}

/// The orders, with all that belongs to them; for whoever has none, how the game stands.
fn orders(page: &OrderPage, form_token: &FormToken, about: &FormContext, at: Option<&str>) -> Markup {
    html! {
        section #orders aria-labelledby=[(page.can.order || !page.told.is_empty()).then_some("orders-title")] data-live {
            @if page.can.order {
                h2 #orders-title { (words::orders_for(&page.when)) }
                (bar::standing(page))
                form.orders method="post" action="/my/letters" data-orders {
                    (form_token.hidden("orders", about))
                    @if page.draft.is_some() { input type="hidden" name="had-draft" value="1"; }
                    @if page.has_rows() { (table(page, at)) }
                    @for hand in &page.hands {
                        @if let Some(placing) = &hand.placing { (grid::grid(placing, hand.placed.as_ref())) }
                        (beside(hand))
                    }
                    (lines(page))
                    (bar::buttons(page, about))
                }
            } @else {
                @if !page.told.is_empty() {
                    h2 #orders-title { "How it stands" }
                    (bar::standing(page))
                }
            }
        }
    }
}

fn table(page: &OrderPage, at: Option<&str>) -> Markup {
    let is_named = 1 < page.hands.len();
    let firsts = page.hands.iter().scan(1, |next, hand| {
        let first = *next;
        *next += hand.rows.len();
        Some(first)
    });
    html! {
        table.orders {
            caption.visually-hidden { (words::caption(&page.seat)) }
            thead { tr { th.number scope="col" { "No." } th scope="col" { "Unit" } th scope="col" { "Order" } } }
            @for (hand, first) in page.hands.iter().zip(firsts) { (rows::table(hand, first, is_named, at)) }
        }
    }
}

/// Shows what is on file besides the rows, and what there is to remark.
fn beside(hand: &order_page::PowerOrders) -> Markup {
    html! {
        @if !hand.besides.is_empty() {
            fieldset {
                legend { "Also on file" }
                @for (n, order) in hand.besides.iter().enumerate() {
                    p { label.plain {
                        input type="checkbox" name={ "drop-" (hand.name) "-" (n) } value=(order);
                        " take back " code { (order) }
                    } }
                }
            }
        }
        @for remark in &hand.remarks { p.remark { (remark) } }
    }
}

/// The box for all that the rows do not offer.
fn lines(page: &OrderPage) -> Markup {
    let typed = page.typed.join("\n");
    let has_more = page.has_rows() || page.hands.iter().any(|hand| hand.placing.is_some());
    html! {
        details.typed open[!typed.is_empty() || !has_more] {
            summary { "Or write as in a letter" }
            label.visually-hidden for="lines" { "Lines as in a letter" }
            textarea.letter #lines name="lines" rows="4" spellcheck="false" aria-describedby="lines-hint" { (typed) }
            p.hint #lines-hint { (words::lines_hint()) }
        }
    }
}
