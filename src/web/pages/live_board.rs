//! The board on the first page: the last turn of a game between people, or otherwise the first turn of a game between bots.
use super::board;
use super::boards::first_position;
use super::games::since;
use crate::answers::gallery::Gallery;
use crate::boards::catalogue::LoadedBoard;
use crate::command::context::Context;
use crate::families::report::Heading;
use crate::families::setting::Kept;
use crate::families::sheet::{PlayerView, PreviousTurns};
use crate::game::Game;
use crate::game::settings::keys;
use crate::rules::{Eyes, Luck, Manner, Thinking};
use crate::store::{Happening, Role, UserId};
use crate::web::AppState;
use anyhow::Result;
use maud::{Markup, html};
use std::collections::BTreeSet;
use std::sync::OnceLock;

/// The most recent turns to consider.
const LOOKED_AT: u64 = 40;
/// The bots' effort for the board that is shown if there is no game.
const WORK: u64 = 300;

/// A script animates the turn.
const PLAYED: board::Options<'static> = board::Options { links: None, at: None, has_spots: true, forecast: &[] };

/// The board, with its link.
pub(super) fn show(cx: &Context, app: &AppState) -> Result<Markup> {
    if let Some((game, sheet)) = of_people(cx)? {
        let name = &game.row.name;
        return Ok(html! {
            @if let Some(map) = board::map(&game.board, &sheet, &PLAYED) {
                figure.board.live-board data-played {
                    a href={ "/games/" (name) } { span.visually-hidden { "Watch " (name) } (map) }
                    figcaption { a.button.quiet href={ "/games/" (name) } { "Watch" } " " b { bdi { (game.title()) } } ", " (sheet.title) }
                }
            }
        });
    }
    let ready = usual_board(app)?;
    Ok(html! {
        @if let Some(map) = demonstration(app, &ready)?.and_then(|sheet| board::map(&ready, sheet, &PLAYED)) {
            figure.board.live-board data-played { (map) figcaption { (ready.variant.title()) ": the first turn of a game" } }
        }
    })
}

/// The most watched of the games with recent turns, and its last turn. It is listed, has no hidden information, and has at least
/// two players.
fn of_people(cx: &Context) -> Result<Option<(Game, PlayerView)>> {
    let (happened, _) = cx.store.happened(since(cx), LOOKED_AT)?;
    let mut seen = BTreeSet::new();
    let mut best: Option<(usize, Game)> = None;
    for happened in happened {
        if !matches!(happened.what, Happening::Phase(_)) || !seen.insert(happened.game) {
            continue;
        }
        let game = cx.load(cx.store.game(happened.game)?)?;
        let people: BTreeSet<UserId> = game.players().map(|seat| seat.user).collect();
        let n_watching = game.seats.iter().filter(|seat| seat.role == Role::Observer && !seat.visit).count();
        let is_open = game.running() && game.settings.on(keys::LISTED) && !game.secret();
        if is_open && 2 <= people.len() && best.as_ref().is_none_or(|(most, _)| *most < n_watching) {
            best = Some((n_watching, game));
        }
    }
    let Some((_, game)) = best else { return Ok(None) };
    let gallery = Gallery::of(cx.store, &game, cx.eyes(&game))?;
    let sheet = gallery.phase(gallery.record().len().saturating_sub(1))?;
    Ok(sheet.map(|sheet| (game, sheet)))
}

fn usual_board(app: &AppState) -> Result<LoadedBoard> {
    let catalogue = &app.judge.catalogue;
    catalogue.board(catalogue.families().first().map_or("", |family| family.default_board()))
}

/// The first turn of a game between bots, computed once.
fn demonstration(app: &AppState, ready: &LoadedBoard) -> Result<Option<&'static PlayerView>> {
    static TURN: OnceLock<Option<PlayerView>> = OnceLock::new();
    if let Some(turn) = TURN.get() {
        return Ok(turn.as_ref());
    }
    let system = app.judge.catalogue.play(ready, &Kept::default())?;
    let luck = Luck::default();
    let table = system.begin(&system.played(), &luck);
    let mut orders = Vec::new();
    for power in table.due() {
        let thinking = Thinking { manner: Manner::Player, luck: &luck, work: WORK };
        let advice = table.advise(power, &thinking).unwrap_or_default();
        orders.extend(advice.orders.into_iter().map(|order| (power, order)));
    }
    let turn = table.adjudicate(Heading { game: "", n_phase: 1 }, &orders, &luck)?;
    let shown = turn.sheets.seen_by(Eyes::Observer, &PreviousTurns::default());
    let shown = if shown.is_some() { shown } else { first_position(app, ready)? };
    Ok(TURN.get_or_init(|| shown).as_ref())
}
