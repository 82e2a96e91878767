//! The end of a game: the winners, the history, and a rematch.

use super::order_page::OrderPage;
use crate::command::game_cx::GameCx;

use crate::game::{Game, Seat};
use crate::referee::table::alone;
use crate::rules::Power;
use crate::store::{Life, OutcomeKind, OutcomeRow, Role};
use crate::text::list;
use crate::text::words::said;
use crate::web::fields::Button;
use crate::web::forms::rematch::REMATCH;
use crate::web::forms::{FormContext, FormToken, FormValues, Redirect};
use crate::web::words::play as words;
use anyhow::Result;
use maud::{Markup, html};

/// A sheet over the board. Empty while the game continues.
pub(super) fn section(cx: &GameCx, page: &OrderPage, form_token: &FormToken) -> Result<Markup> {
    let game = &cx.game;
    if game.row.life == Life::Terminated {
        return Ok(html! { section #end.card data-live { p { (words::terminated()) } } });
    }
    if game.row.life != Life::Finished {
        return Ok(html! { section #end hidden data-live {} });
    }
    let name = &game.row.name;
    Ok(html! {
        section #end.card aria-labelledby="end-title" data-live data-phase=[page.notes.last().map(|note| &note.phase)] {
            h2 #end-title { (title(cx)) }
            p { (said(game.ending())) }
            div.buttons {
                (rematch(cx, form_token)?)
                @if let Some(first) = page.notes.first() {
                    a.button.quiet data-turn="replay" href={ "/my/games/" (name) "/" (first.phase) (page.query()) } { "Replay from the start" }
                }
                @if !page.is_secluded { a.button.quiet data-share href={ "/games/" (name) } { "Share" } }
                button.quiet type="button" data-close { "Show board" }
            }
        }
    })
}

/// `You won.`, `Red won.`
fn title(cx: &GameCx) -> String {
    let game = &cx.game;
    let Some(OutcomeRow { kind, winners, .. }) = &game.row.outcome else { return "The game is over.".to_owned() };
    let own: Vec<&str> = cx.hand().unwrap_or_default().iter().map(|power| game.power_name(*power)).collect();
    let is_own =
        cx.seat().is_ok_and(|seat| seat.role == Role::Player) && !(game.is_solo() && game.computers.hands.is_empty());
    let has_won = is_own && winners.iter().any(|winner| own.contains(&winner.as_str()));
    match (kind, has_won) {
        (OutcomeKind::Draw, _) => "The game is drawn.".to_owned(),
        (_, true) if winners.len() == 1 => "You won.".to_owned(),
        (_, true) => format!("You won: {}.", list(winners)),
        _ => format!("{} won.", list(winners)),
    }
}

/// The button that starts the same game again, with each player as the next power. Players whose address is visible are
/// invited.
fn rematch(cx: &GameCx, form_token: &FormToken) -> Result<Markup> {
    let (game, seat) = (&cx.game, cx.seat().map_err(|refusal| anyhow::anyhow!("{refusal}"))?);
    let is_alone = game.is_solo();
    // On a judge where creators become GMs, no one plays in their own game.
    if seat.role != Role::Player || cx.sitter.is_some() || !is_alone && cx.judge.creators_become_masters {
        return Ok(html! {});
    }
    let with = match (is_alone, game.computers.hands.is_empty()) {
        (true, true) => "nobody",
        (true, false) => "computers",
        (false, _) => "people",
    };
    let name = alone::free_name(cx, &game.row.name)?;
    let about =
        FormContext { back: format!("/my/games/{}", game.row.name), then: Redirect::Inside, ..FormContext::default() };
    let power = next_power(game, seat).filter(|_| with != "nobody").map(|power| letter(game, power));
    let others: Vec<&Seat> = game.players().filter(|other| other.user != seat.user && !is_alone).collect();
    let (known, unknown): (Vec<&Seat>, Vec<&Seat>) =
        others.into_iter().partition(|other| game.may_see_address(seat, other));
    let invited = known.into_iter().map(|other| invitation(game, other)).collect::<Vec<_>>().join("\n");
    let mut filled = vec![("name", name.as_str()), ("like", &game.row.name), ("with", with)];
    filled.extend(power.as_deref().map(|power| ("power", power)));
    filled.extend((!invited.is_empty()).then_some(("invite", invited.as_str())));
    let buttons = [Button::new(if is_alone { "Play again" } else { "Rematch" })];
    let mut form = FormValues::new(form_token, &about).buttons(&buttons).example(&filled);
    for (field, value) in &filled {
        form = form.value(field, *value);
    }
    Ok(html! {
        (REMATCH.draw(&form))
        @if !unknown.is_empty() {
            p.hint { "This game hides the other players’ addresses. Send them the new game's link." }
        }
    })
}

/// `bob@example.org FOR R`
fn invitation(game: &Game, other: &Seat) -> String {
    // There, who plays which power is secret.
    let power = next_power(game, other).filter(|_| !game.settings.on(crate::game::settings::keys::GUNBOAT));
    let kept = power.map(|power| format!(" FOR {}", game.power_name(power))).unwrap_or_default();
    format!("{}{kept}", other.user_address)
}

/// The power after theirs, in the order of play. `None` unless they play exactly one power.
fn next_power(game: &Game, seat: &Seat) -> Option<Power> {
    let played = game.system.played();
    let [own] = game.powers_of(seat) else { return None };
    let at = played.iter().position(|power| power == own)?;
    played.get((at + 1) % played.len()).copied()
}

fn letter(game: &Game, power: Power) -> String {
    game.powers().get(power.index()).map_or_else(|| game.power_name(power).to_owned(), |power| power.letter.clone())
}
