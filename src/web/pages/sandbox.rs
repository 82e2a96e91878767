//! `/my/sandboxes`: a person's sandboxes, and the buttons on the page of a sandbox.
use super::new::{self, BoardList};
use super::private_page::{PrivatePage, Screen};
use super::{NavEntry, files, settings};
use crate::boards::catalogue::Catalogue;
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::families::Variant;
use crate::families::setting::Kept;
use crate::game::Game;
use crate::game::settings::{Settings, keys};
use crate::store::{Life, Role};
use crate::web::fields::{Button, Choice, FieldKind};
use crate::web::forms::master::TURN;
use crate::web::forms::sandbox::{COVER, OVERWRITE, PIECE, SANDBOX, THROW_AWAY};
use crate::web::forms::{self, FormContext, FormToken, FormValues, Redirect};
use crate::web::words::sandbox as words;
use anyhow::Result;
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

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
            // After a look at another board, or a refused form, the chosen board applies.
            let asked = glance.typed.filter(|typed| typed.line("form") == SANDBOX.name).unwrap_or(glance.query);
            let asked = asked.given("board").and_then(|board| catalogue.find(board));
            let board = asked.unwrap_or(usual);
            let variant = catalogue.board(&board)?.variant;
            let from_board = from_board(catalogue, &variant, &board, form_token)?;
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
                h3 { "From the start of a board" }
                (from_board)
                h3 { "From a game" }
                (from_game(&others, form_token, glance.query.given("from")))
                h3 { "From a file" }
                (from_file(form_token))
            };
            Ok(Some(Screen { title: "Sandboxes".to_owned(), place: NavEntry::Sandboxes, body, ..Screen::default() }))
        })
        .await
}

/// The visitor's games that have begun, newest first.
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

/// The number of a form, from the name of its game, since one page has several forms with the same name.
fn number_of(name: &str) -> u32 {
    name.bytes().fold(1, |n: u32, byte| n.wrapping_mul(31).wrapping_add(u32::from(byte)))
}

/// Settings that a solo game does not have, or that have a fixed value in it.
const NOT_ALONE: &[&str] = &[
    keys::PLAYERS.name,
    keys::POWERS.name,
    keys::COMPUTERS.name,
    keys::LISTED.name,
    keys::GUNBOAT.name,
    keys::MODERATED.name,
    keys::MANUAL_PROCESS.name,
    keys::MANUAL_START.name,
    keys::LESSON.name,
];

/// The form for a sandbox from the start of a board, with all its settings.
fn from_board(
    catalogue: &Catalogue,
    variant: &Arc<dyn Variant>,
    board: &str,
    form_token: &FormToken,
) -> Result<Markup> {
    let settings = Settings::new(Kept::default(), variant.clone());
    let back = format!("/my/sandboxes?board={board}");
    let about = FormContext { back, then: Redirect::Inside, ..FormContext::default() };
    let (boards, example) = (BoardList::of(catalogue)?, [("board", board)]);
    let groups = boards.groups();
    let filled = FormValues::new(form_token, &about)
        .number(1)
        .kind("board", FieldKind::Groups(&groups))
        .value("board", board)
        .without("from")
        .without("in")
        .without("file")
        .buttons(const { &[Button::new("Begin sandbox")] })
        .example(&example);
    Ok(SANDBOX.draw_with(&filled, |form| {
        html! {
            (form.enter_button())
            (new::board(form))
            (new::preview(catalogue, variant.as_ref(), board))
            (form.field("empty"))
            div.buttons { (form.buttons()) }
            (form.fold("fold more-settings", "More settings", || html! {
                (settings::rules_folded(form, &settings, false))
                (settings::folded(form, &settings, false, NOT_ALONE))
                (settings::modules(form, catalogue, &[]))
                (form.field("with"))
            }))
        }
    }))
}

/// The form for a sandbox from a phase of a game.
fn from_game(games: &[&Game], form_token: &FormToken, from: Option<&str>) -> Markup {
    let about = FormContext { back: "/my/sandboxes".to_owned(), then: Redirect::Inside, ..FormContext::default() };
    let (game, phase) = from.map_or(("", ""), |from| from.split_once('/').unwrap_or((from, "")));
    let names: Vec<&str> = games.iter().map(|game| game.row.name.as_str()).collect();
    let example = [("from", if game.is_empty() { words::a_game() } else { game }), ("in", phase)];
    SANDBOX.draw(
        &FormValues::new(form_token, &about)
            .kind("from", FieldKind::Suggested(40, &names))
            .value("from", game)
            .value("in", phase)
            .without("board")
            .without("with")
            .without("empty")
            .without("file")
            .buttons(const { &[Button::new("Play on from there")] })
            .example(&example),
    )
}

/// The form for a sandbox from a file.
fn from_file(form_token: &FormToken) -> Markup {
    let about = FormContext { back: "/my/sandboxes".to_owned(), then: Redirect::Inside, ..FormContext::default() };
    let filled = FormValues::new(form_token, &about).number(2).without("board").without("with").without("empty");
    SANDBOX.draw(
        &filled
            .without("from")
            .without("in")
            .buttons(const { &[Button::with("Begin from this file", "file")] })
            .example(&[("file", words::a_file())]),
    )
}

/// Returns whether the reader may edit the board by clicks, as the only player who sees all of it.
fn may_change_board(cx: &GameCx) -> bool {
    let sees_all = cx.game.is_sandbox() || cx.game.table.as_ref().is_some_and(|table| !table.is_blind());
    cx.game.is_solo() && sees_all && cx.seat().is_ok_and(|seat| seat.role == Role::Player)
}

/// The position for the script that edits it by clicks: the possible pieces, the units, the owners of centres, the phase. Empty
/// for readers who may not edit it.
pub(in crate::web) fn position(cx: &GameCx) -> Markup {
    let game = &cx.game;
    let Some(table) = game.table.as_ref().filter(|_| may_change_board(cx)) else { return html! {} };
    let (can, parts) = (table.edit_units(), table.edit_parts());
    let part = |name: &str| parts.iter().find(|part| part.name == name).map(|part| part.lines.join("\n"));
    html! {
        data #position data-can=(can.join("\n")) data-units=[part("units")] data-centres=[part("centres")] value=(game.row.phase) {}
    }
}

/// The form that edits one place, in games with units on places, and the script that does so by clicks.
fn change(cx: &GameCx, form_token: &FormToken, about: &FormContext) -> Markup {
    let game = &cx.game;
    let Some(table) = game.table.as_ref().filter(|_| game.running()) else { return html! {} };
    let units = table.edit_units();
    if units.is_empty() {
        return html! {};
    }
    let names: Vec<&str> = game.powers().iter().map(|power| power.name.as_str()).collect();
    let powers: Vec<Choice> = names.iter().map(|name| (*name, *name)).collect();
    let owners: Vec<Choice> =
        [("", "no change"), ("NOBODY", "nobody")].into_iter().chain(powers.iter().copied()).collect();
    let kinds: Vec<Choice> = [("", "no change"), ("none", "nothing"), ("A", "army"), ("F", "fleet"), ("W", "wing")]
        .into_iter()
        .filter(|(kind, _)| *kind != "W" || units.iter().any(|unit| unit.starts_with("W ")))
        .collect();
    html! {
        @if may_change_board(cx) {
            link rel="stylesheet" href=(files::address(files::EDITOR_STYLE));
            button.quiet.by-script type="button" data-edit { (words::change_board()) }
            script type="module" src=(files::address(files::EDITOR)) {}
        }
        (form_token.fold("change", None, words::change(), false, || {
            let filled = FormValues::new(form_token, about).id("piece-form").choices("unit", &kinds);
            let filled = filled.choices("owner", &powers).choices("centre", &owners);
            PIECE.draw(&filled.value("to-phase", &game.row.phase))
        }))
    }
}

static OPENS: [Button; 1] = [Button::with("Show all pieces", "open").quiet()];
static COVERS: [Button; 1] = [Button::with("Hide pieces", "covered").quiet()];

/// The buttons for the only player of a game: take a turn back, repeat it, delete the game. The button that submits orders also
/// runs the turn, so that no orders are left out. Empty for other games.
pub(in crate::web) fn tools(cx: &GameCx, form_token: &FormToken, about: &FormContext) -> Result<Markup> {
    let game = &cx.game;
    if !game.is_solo() || !cx.seat().is_ok_and(|seat| seat.role == Role::Player) {
        return Ok(html! {});
    }
    let turn = game.row.turn;
    let was_undone = cx.store.phase_notes(game.row.id)?.iter().any(|note| note.undone.is_some() && note.turn == turn);
    let back = (1 < turn).then_some((words::back(), "back"));
    let forward = was_undone.then_some((words::forward(), "forward"));
    let is_movement = game
        .table
        .as_ref()
        .is_some_and(|table| !table.phase().stage.minor && table.overwrite(&[], None, false).is_some());
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
                @if game.may_open() && game.table.as_ref().is_some_and(|table| table.is_blind()) {
                    (COVER.draw(&FormValues::new(form_token, about).buttons(if game.is_open() { &COVERS } else { &OPENS })))
                }
                (throw_away(&game.row.name, form_token, "/my/sandboxes"))
            }
            (change(cx, form_token, about))
            (forms::each_sends(about, &sent))
            @if is_movement {
                (form_token.fold("overwrite", None, words::from_orders(), false, || {
                    OVERWRITE.draw(&FormValues::new(form_token, about))
                }))
            }
        }
    })
}
