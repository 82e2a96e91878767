//! `/my/sandboxes`: games that somebody plays alone; and the buttons that such a game has on its page.
use super::NavEntry;
use super::new::BoardList;
use super::private_page::{PrivatePage, Screen};
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::game::Game;
use crate::store::{Life, Role};
use crate::web::fields::{Button, FieldKind};
use crate::web::forms::master::TURN;
use crate::web::forms::sandbox::{SANDBOX, THROW_AWAY};
use crate::web::forms::{self, FormContext, FormToken, FormValues, Redirect};
use crate::web::words::sandbox as words;
use anyhow::Result;
use axum::response::Response;
use maud::{Markup, html};

/// The page.
pub(in crate::web) async fn show(visit: PrivatePage) -> Response {
    visit
        .show(|glance| {
            let (cx, form_token) = (glance.context(), glance.form_token);
            let games = own_games(&cx)?;
            let (alone, others): (Vec<&Game>, Vec<&Game>) = games.iter().partition(|game| game.is_solo());
            let (sandboxes, open): (Vec<&Game>, Vec<&Game>) = alone.into_iter().partition(|game| game.is_sandbox());
            let catalogue = &glance.app.judge.catalogue;
            let usual = catalogue.families().first().map_or("", |family| family.default_board()).to_owned();
            let asked = glance.query.given("board").and_then(|board| catalogue.find(board));
            let board = asked.unwrap_or(usual);
            let body = html! {
                h1 { "Sandboxes" }
                p { (words::about()) }
                @if sandboxes.is_empty() { p.soft { (words::none_yet()) } }
                @else { (list("sandboxes", &sandboxes, form_token)) }
                @if !open.is_empty() {
                    h2 { (words::open_title()) }
                    p { (words::about_open()) }
                    (list("alone", &open, form_token))
                }
                h2 { "New sandbox" }
                (new(&BoardList::of(catalogue)?, &board, &others, form_token, glance.query.given("from")))
            };
            Ok(Some(Screen { title: "Sandboxes".to_owned(), place: NavEntry::Sandboxes, body, ..Screen::default() }))
        })
        .await
}

/// The games that have begun in which the visitor has a seat, the newest first.
fn own_games(cx: &Context) -> Result<Vec<Game>> {
    let Some(user) = cx.principal.person() else { return Ok(Vec::new()) };
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

fn list(id: &str, games: &[&Game], form_token: &FormToken) -> Markup {
    html! {
        ul.cards id=(id) data-live {
            @for game in games {
                @let name = &game.row.name;
                li.card {
                    h2 { a href={ "/my/games/" (name) } { bdi { (game.title()) } } }
                    p.soft { (game.variant()) ", " (game.row.phase) }
                    (throw_away(name, form_token, "/my/sandboxes"))
                }
            }
        }
    }
}

fn throw_away(name: &str, form_token: &FormToken, back: &str) -> Markup {
    let about = FormContext { game: name.to_owned(), back: back.to_owned(), ..FormContext::default() };
    form_token.fold("throw-away", None, &format!("Delete {name}"), false, || {
        html! {
            p.hint { (words::for_good()) }
            (THROW_AWAY.draw(&FormValues::new(form_token, &about).number(number_of(name))))
        }
    })
}

/// Several forms of the same name on one page: each has a number of its own.
fn number_of(name: &str) -> u32 {
    name.bytes().fold(1, |n: u32, byte| n.wrapping_mul(31).wrapping_add(u32::from(byte)))
}

fn new(boards: &BoardList, board: &str, games: &[&Game], form_token: &FormToken, from: Option<&str>) -> Markup {
    let about = FormContext { back: "/my/sandboxes".to_owned(), then: Redirect::Inside, ..FormContext::default() };
    let (game, phase) = from.map_or(("", ""), |from| from.split_once('/').unwrap_or((from, "")));
    let names: Vec<&str> = games.iter().map(|game| game.row.name.as_str()).collect();
    let groups = boards.groups();
    let example = [("from", if game.is_empty() { words::a_game() } else { game }), ("in", phase)];
    let from_game = FormValues::new(form_token, &about)
        .kind("from", FieldKind::Suggested(40, &names))
        .value("from", game)
        .value("in", phase)
        .without("board")
        .buttons(const { &[Button::new("Play on from there")] })
        .example(&example);
    let example = [("board", board)];
    let from_board = FormValues::new(form_token, &about)
        .number(1)
        .kind("board", FieldKind::Groups(&groups))
        .value("board", board)
        .without("from")
        .without("in")
        .buttons(const { &[Button::new("Begin")] })
        .example(&example);
    html! {
        h3 { "From a game" }
        (SANDBOX.draw(&from_game))
        h3 { "From the start of a board" }
        (SANDBOX.draw(&from_board))
    }
}

/// The buttons of a game that its visitor plays alone: take a turn back, bring it on again, throw all away. The turn is run by the
/// button that files what was chosen, so that nothing is left out. Nothing for other games.
pub(in crate::web) fn tools(cx: &GameCx, form_token: &FormToken, about: &FormContext) -> Result<Markup> {
    let game = &cx.game;
    if !game.is_solo() || !cx.seat().is_ok_and(|seat| seat.role == Role::Player) {
        return Ok(html! {});
    }
    let turn = game.row.turn;
    let was_undone = cx.store.phase_notes(game.row.id)?.iter().any(|note| note.undone.is_some() && note.turn == turn);
    let back = (1 < turn).then_some((words::back(), "back"));
    let forward = was_undone.then_some((words::forward(), "forward"));
    let buttons: Vec<_> = back.into_iter().chain(forward).collect();
    let filled: Vec<_> = buttons.iter().map(|(_, what)| [("do", *what)]).collect();
    let sent: Vec<forms::ButtonLines> =
        buttons.iter().zip(&filled).map(|((label, _), filled)| (*label, "turn", &filled[..])).collect();
    Ok(html! {
        section.tools aria-labelledby="sandbox-tools" {
            h2 #sandbox-tools { (words::title(!game.computers.hands.is_empty())) }
            p.hint { (words::tools(game.is_secluded())) }
            div.buttons {
                @for (n, (label, what)) in (1..).zip(&buttons) {
                    (TURN.draw(&FormValues::new(form_token, about).number(n).without("sure").without("missing").buttons(&[
                        Button::with(label, what).quiet(),
                    ])))
                }
                (throw_away(&game.row.name, form_token, "/my/sandboxes"))
            }
            (forms::each_sends(about, &sent))
        }
    })
}
