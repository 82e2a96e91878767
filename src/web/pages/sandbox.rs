//! `/my/sandboxes`: games that somebody plays alone; and the buttons that such a game has on its page.
use super::letters::{on_top, reply};
use super::new::select_board;
use super::{Page, Place, private};
use crate::desk::context::Context;
use crate::desk::game_cx::GameCx;
use crate::game::Game;
use crate::store::{Life, Role};
use crate::web::door::Visitor;
use crate::web::forms::{self, About, Fields, Seal};
use crate::web::words::sandbox as words;
use crate::web::{House, gaze};
use anyhow::Result;
use axum::extract::{RawQuery, State};
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// The page.
pub(in crate::web) async fn show(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Response {
    let query = Fields::of(query.unwrap_or_default().as_bytes());
    let seal = match Seal::new(&house, &visitor.session) {
        Ok(seal) => seal,
        Err(error) => return super::failure(&error),
    };
    let reader = visitor.clone();
    let drawn = house.read(move |house, store| {
        let reply = reply(house, store, &reader, query.given("reply"))?.map(|shown| on_top(&shown));
        let cx = gaze::context(house, store, &reader);
        let games = own_games(&cx)?;
        let (sandboxes, others): (Vec<&Game>, Vec<&Game>) = games.iter().partition(|game| game.is_solo());
        let catalogue = &house.judge.catalogue;
        let usual = catalogue.families().first().map(|family| family.default_board());
        let board = select_board(catalogue, "board", usual)?;
        let body = html! {
            h1 { "Sandboxes" }
            p { (words::about()) }
            (list(&sandboxes, &seal))
            h2 { "New sandbox" }
            (new(&board, &others, &seal, query.given("from")))
        };
        Ok((body, reply))
    });
    match drawn.await {
        Ok((body, reply)) => {
            let about = Page {
                title: "Sandboxes",
                judge: &house.judge.name,
                visitor: Some(&visitor),
                place: Place::Sandboxes,
                reply,
                ..Page::default()
            };
            private(&about, &body)
        }
        Err(error) => super::failure(&error),
    }
}

/// The games that have begun in which the visitor has a seat, the newest first.
fn own_games(cx: &Context) -> Result<Vec<Game>> {
    let Some(user) = &cx.writer.user else { return Ok(Vec::new()) };
    let mut seats = cx.store.tenures_of(user.id)?;
    seats.retain(|seat| seat.until.is_none());
    seats.sort_by_key(|seat| std::cmp::Reverse(seat.game));
    seats.dedup_by_key(|seat| seat.game);
    let mut games = Vec::new();
    for seat in seats {
        let game = cx.load(cx.store.game(seat.game)?)?;
        if game.table.is_some() && game.row.life != Life::Terminated {
            games.push(game);
        }
    }
    Ok(games)
}

fn list(sandboxes: &[&Game], seal: &Seal) -> Markup {
    html! {
        @if sandboxes.is_empty() { p.soft { (words::none_yet()) } }
        @else {
            ul.cards #sandboxes data-live {
                @for game in sandboxes {
                    @let name = &game.row.name;
                    li.card {
                        h2 { a href={ "/my/games/" (name) } { bdi { (game.title()) } } }
                        p.soft { (game.variant()) ", " (game.row.phase) }
                        (throw_away(name, seal, "/my/sandboxes"))
                    }
                }
            }
        }
    }
}

fn throw_away(name: &str, seal: &Seal, back: &str) -> Markup {
    let about = About { game: name.to_owned(), back: back.to_owned(), ..About::default() };
    html! {
        details.throw-away {
            summary { "Throw " (name) " away" }
            form.inline method="post" action="/my/letters" {
                (seal.hidden("throw-away", &about))
                input type="hidden" name="n" value=(number_of(name));
                p.hint { (words::for_good()) }
                button.grave { "Throw it away" }
            }
        }
    }
}

/// Several forms of the same name on one page: each has a number of its own.
fn number_of(name: &str) -> u32 {
    name.bytes().fold(1, |n: u32, byte| n.wrapping_mul(31).wrapping_add(u32::from(byte)))
}

fn new(board: &Markup, games: &[&Game], seal: &Seal, from: Option<&str>) -> Markup {
    let about = About { back: "/my/sandboxes".to_owned(), ..About::default() };
    let (game, phase) = from.map_or(("", ""), |from| from.split_once('/').unwrap_or((from, "")));
    html! {
        form method="post" action="/my/letters" {
            (seal.hidden("sandbox", &about))
            fieldset {
                legend { "From a game" }
                div.row {
                    div {
                        label for="from" { "Game" }
                        input #from name="from" list="games" value=(game) maxlength="40" autocapitalize="none" spellcheck="false";
                        datalist #games { @for game in games { option value=(game.row.name) {} } }
                    }
                    div {
                        label for="in" { "Phase" }
                        input #in.short name="in" value=(phase) maxlength="40" aria-describedby="about-phase";
                    }
                    button { "Play on from there" }
                }
                p.hint #about-phase { (words::about_phase()) }
                @if !game.is_empty() { (forms::shown(&[format!("SANDBOX {game} {phase}").trim_end().to_owned()])) }
            }
        }
        form method="post" action="/my/letters" {
            (seal.hidden("sandbox", &about))
            input type="hidden" name="n" value="1";
            fieldset {
                legend { "From the start of a board" }
                div.row {
                    div { label for="board" { "Board" } (board) }
                    button { "Begin" }
                }
            }
        }
    }
}

/// The buttons of a game that its visitor plays alone: run the turn, take it back, bring it on again, throw all away. Nothing for
/// other games.
pub(in crate::web) fn tools(cx: &GameCx, seal: &Seal, about: &About) -> Markup {
    let game = &cx.game;
    if !game.is_solo() || !cx.seat().is_ok_and(|seat| seat.role == Role::Player) {
        return html! {};
    }
    let turns = About { phase: String::new(), ..about.clone() };
    let (name, phase) = (&game.row.name, &game.row.phase);
    let button = |n: u32, what: &str, label: &str, is_quiet: bool| {
        html! {
            form.inline method="post" action="/my/letters" {
                (seal.hidden("turn", &turns))
                input type="hidden" name="n" value=(n);
                @if what == "process" { input type="hidden" name="phase" value=(phase); }
                input type="hidden" name="do" value=(what);
                button.quiet[is_quiet] { (label) }
            }
        }
    };
    html! {
        section.tools aria-labelledby="sandbox-tools" {
            h2 #sandbox-tools { "Sandbox" }
            p.hint { (words::tools()) }
            div.buttons {
                @if game.running() { (button(0, "process", "Run the turn", false)) }
                (button(1, "back", "Take the last turn back", true))
                (button(2, "forward", "Bring it on again", true))
                (throw_away(name, seal, "/my/sandboxes"))
            }
        }
    }
}
