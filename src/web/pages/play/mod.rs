//! `/my/games/<name>`: a game that one plays, runs or watches, with the orders to give.
//!
//! - [`desk`] is what stands on the page, as data
//! - [`rows`] is the order table, [`grid`] a set-up
//! - [`bar`] says how the orders stand, and has the buttons
//! - [`votes`] are votes and answers, [`seat`] is what one does with one's seat
mod bar;
mod desk;
mod grid;
mod rows;
mod seat;
mod votes;

use super::letters::{on_top_of, reply};
use super::{Page, Place, board, failure, missing, private};
use crate::desk::game_cx::GameCx;
use crate::store::{Life, Store};
use crate::web::door::Visitor;
use crate::web::forms::{About, Seal};
use crate::web::words::play as words;
use crate::web::{House, gaze};
use anyhow::Result;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use desk::Desk;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// What the address of the page says besides the game.
#[derive(Clone, Debug, Default, Deserialize)]
pub(in crate::web) struct Asked {
    /// As which of their seats: a power, `master`, `observer`.
    #[serde(rename = "as")]
    seat: Option<String>,
    /// The place on the board that was clicked.
    at: Option<String>,
    /// The answer to what was posted.
    reply: Option<String>,
}

/// The page.
pub(in crate::web) async fn show(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(asked): Query<Asked>,
) -> Response {
    let reader = visitor.clone();
    let drawn = house.read(move |house, store| draw(house, store, &reader, &name, &asked)).await;
    match drawn {
        Ok(Some((title, live, reply, body))) => {
            let about = Page {
                title: &title,
                judge: &house.judge.name,
                visitor: Some(&visitor),
                place: Place::My,
                live: Some(("/my/events", &live)),
                reply,
                is_wide: true,
                ..Page::default()
            };
            private(&about, &body)
        }
        Ok(None) => missing().await,
        Err(error) => failure(&error),
    }
}

/// The title, the place of news, the answer on top, and the content; none if there is no such game, or they are not in it.
type Drawn = (String, String, Option<Markup>, Markup);

fn draw(house: &House, store: &Store, visitor: &Visitor, name: &str, asked: &Asked) -> Result<Option<Drawn>> {
    let mut cx = gaze::context(house, store, visitor);
    let shown = reply(house, store, visitor, asked.reply.as_deref())?;
    let Some(cx) = gaze::game(&mut cx, name, asked.seat.as_deref())? else { return Ok(None) };
    if cx.seat().is_err() {
        return Ok(None);
    }
    let said = shown.as_ref().map_or(&[][..], |shown| &shown.said);
    let desk = Desk::of(cx, said).map_err(|refusal| anyhow::anyhow!("{refusal}"))?;
    let seal = Seal::new(house, &visitor.session)?;
    let about = About {
        game: desk.game.clone(),
        seat: desk.word.clone(),
        phase: if desk.life == Life::Running { desk.phase.clone() } else { String::new() },
        back: format!("/my/games/{}{}#orders", desk.game, desk.query()),
    };
    let body = html! {
        (head(&desk))
        (outcome(&desk))
        div.desk.is-placing[desk.hands.iter().any(|hand| hand.placing.is_some())] {
            div.desk-board { (picture(cx, &desk, asked)) }
            div.desk-orders { (orders(&desk, &seal, &about, asked)) }
        }
        (results(&desk))
        div.desk-more {
            @if !cx.game.is_solo() { (super::press::beside(cx, asked.seat.as_deref())?) }
            (super::sandbox::tools(cx, &seal, &about))
            (votes::section(&desk, &seal, &about))
            (super::master::tools(cx, &seal, &about)?)
            (seat::section(&desk, &seal, &about))
        }
    };
    let title = format!("{}, {}", desk.title, desk.seat);
    let answer = shown.as_ref().map(|shown| on_top_of(shown, &|said| desk.row_of(said).map(|n| format!("#order-{n}"))));
    Ok(Some((title, format!("game {}", desk.game), answer, body)))
}

/// Which game, as whom, and when.
fn head(desk: &Desk) -> Markup {
    html! {
        h1 { bdi { (desk.title) } " " span.as { (desk.seat) } }
        p.soft #when data-live {
            @if !desk.when.is_empty() { (desk.when) " · " }
            @if !desk.is_secluded { a href={ "/games/" (desk.game) } { "the game for everybody" } " · " }
            a href="/my/next" { "next game that needs you" }
        }
    }
}

/// How it ended, if it has.
fn outcome(desk: &Desk) -> Markup {
    let told = desk.sheets.first().map_or("", |(sheet, _)| sheet.outcome.as_str());
    html! { @if !told.is_empty() { p.note { (told) } } }
}

/// The board, with what is on file, and the draft.
fn picture(cx: &GameCx, desk: &Desk, asked: &Asked) -> Markup {
    let before = format!("{}{}at=", desk.query(), if desk.word.is_empty() { '?' } else { '&' });
    html! {
        div #board data-live {
            @for (sheet, draft) in &desk.sheets {
                (board::draw(&cx.game.board, sheet, &board::Options {
                    drafts: draft.as_ref(),
                    links: desk.can.order.then_some((before.as_str(), "#orders")),
                    at: asked.at.as_deref(),
                }))
            }
        }
    }
}

/// What came of the phase before this one.
fn results(desk: &Desk) -> Markup {
    let sheet = desk.sheets.first().map(|(sheet, _)| sheet);
    html! {
        @if let (Some((label, entries)), Some(sheet)) = (&desk.results, sheet) {
            section #results aria-labelledby="results-title" data-live {
                h2 #results-title { (words::results_of(label)) }
                (board::results(sheet, entries))
                @if !desk.is_secluded {
                    p { a href={ "/games/" (desk.game) "/" (label) } { (words::phase_for_all(label)) } }
                }
            }
        }
    }
}

/// The orders, with all that belongs to them; for whoever has none, how the game stands.
fn orders(desk: &Desk, seal: &Seal, about: &About, asked: &Asked) -> Markup {
    html! {
        section #orders aria-labelledby="orders-title" data-live {
            @if desk.can.order {
                h2 #orders-title { (words::orders_for(&desk.when)) }
                (bar::standing(desk))
                form.orders method="post" action="/my/letters" data-orders {
                    (seal.hidden("orders", about))
                    @if desk.draft.is_some() { input type="hidden" name="had-draft" value="1"; }
                    @if desk.has_rows() { (table(desk, asked.at.as_deref())) }
                    @for hand in &desk.hands {
                        @if let Some(placing) = &hand.placing { (grid::grid(placing, hand.placed.as_ref())) }
                        (beside(hand))
                    }
                    (lines(desk))
                    (bar::buttons(desk, about))
                }
            } @else {
                h2 #orders-title { "How it stands" }
                (bar::standing(desk))
            }
        }
    }
}

fn table(desk: &Desk, at: Option<&str>) -> Markup {
    let is_named = 1 < desk.hands.len();
    let firsts = desk.hands.iter().scan(1, |next, hand| {
        let first = *next;
        *next += hand.rows.len();
        Some(first)
    });
    html! {
        table.orders {
            caption.visually-hidden { (words::caption(&desk.seat)) }
            thead { tr { th.number scope="col" { "No." } th scope="col" { "Unit" } th scope="col" { "Order" } } }
            @for (hand, first) in desk.hands.iter().zip(firsts) { (rows::table(hand, first, is_named, at)) }
        }
    }
}

/// What is on file besides the rows, and what there is to remark.
fn beside(hand: &desk::Hand) -> Markup {
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
fn lines(desk: &Desk) -> Markup {
    let typed = desk.typed.join("\n");
    let has_more = desk.has_rows() || desk.hands.iter().any(|hand| hand.placing.is_some());
    html! {
        details.typed open[!typed.is_empty() || !has_more] {
            summary { "Or write as in a letter" }
            label.visually-hidden for="lines" { "Lines as in a letter" }
            textarea.letter #lines name="lines" rows="4" spellcheck="false" aria-describedby="lines-hint" { (typed) }
            p.hint #lines-hint { (words::lines_hint()) }
        }
    }
}
