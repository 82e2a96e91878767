//! The panel of players: their powers and centres, whose orders are in, who is late, and open votes.
use super::order_page::OrderPage;
use super::{frame, seat, votes};
use crate::answers::progress::{OrderProgress, TurnProgress};
use crate::command::game_cx::GameCx;
use crate::families::sheet::PlayerView;
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::store::{Life, Role};
use crate::web::forms::{FormContext, FormToken};
use crate::web::live::ChangeFeed;
use crate::web::pages::{board, master};
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, html};

/// The panel. In a solo game it only describes the board.
pub(super) fn panel(
    cx: &GameCx,
    page: &OrderPage,
    news: &ChangeFeed,
    form_token: &FormToken,
    about: &FormContext,
) -> Result<Markup> {
    let (is_solo, is_forming) = (cx.game.is_solo(), page.life == Life::Forming);
    let people = if is_solo || is_forming {
        html! {}
    } else {
        people(cx, page, news)?
    };
    let text = html! {
        @if is_forming { (gathered(cx)) }
        (people)
        @if is_solo { @for sheet in &page.sheets { (board::legend(sheet)) } }
        @if let Some(vote) = page.vote.as_ref().filter(|_| !is_solo) { @for line in &vote.told { p { (line) } } }
        @for sheet in &page.sheets {
            details.positions {
                summary { "Positions in words" }
                (board::positions(&cx.game.board, sheet))
            }
        }
        (votes::asked_of_players(page, form_token, about))
        @if is_forming { (master::tools(cx, form_token, about)?) }
        (seat::before_start(page, form_token, about))
    };
    Ok(frame::panel("players", if is_solo { "Powers" } else { "Players" }, &text))
}

/// The powers with their players, and the progress of the turn.
fn people(cx: &GameCx, page: &OrderPage, news: &ChangeFeed) -> Result<Markup> {
    let game = &cx.game;
    let progress = TurnProgress::for_seat(cx)?;
    // GMs see more than the players.
    if progress != TurnProgress::Hidden && page.role == Role::Player {
        news.note_progress(game.row.id, TurnProgress::for_players(cx.store, game)?);
    }
    let late = game.late(cx.time_for_orders()?);
    let names_late = game.names_late(cx.is_master());
    let list = PlayerList { cx, zone: &page.zone, progress: &progress, late: if names_late { &late } else { &[] } };
    Ok(html! {
        @if let TurnProgress::Count(n, all) = progress { p.progress { (n) " of " (all) " are in." } }
        @if !late.is_empty() && !names_late && !game.hides_due() {
            p.late { (late.len()) @if late.len() == 1 { " power is late." } @else { " powers are late." } }
        }
        @match page.sheets.first() {
            Some(sheet) => (list.of_sides(sheet)),
            None => (list.of_powers()),
        }
    })
}

/// The list of players in the course of drawing.
struct PlayerList<'l, 'c> {
    cx: &'l GameCx<'c>,
    zone: &'l TimeZone,
    progress: &'l TurnProgress,
    /// The late powers, as far as the reader may know them.
    late: &'l [Power],
}

impl PlayerList<'_, '_> {
    /// The powers on the board, in its order.
    fn of_sides(&self, sheet: &PlayerView) -> Markup {
        html! {
            ul.players.sides {
                @for (at, side) in sheet.sides.iter().enumerate() {
                    @let power = self.cx.game.power_named(&side.name).ok();
                    @if !side.is_neutral || sheet.areas.iter().any(|area| area.owner == Some(at)) {
                        li {
                            (board::chip(sheet, at))
                            (self.who(&side.name, power))
                            @if let Some(n) = side.centres { (centres(n, side.before)) }
                            @if let Some(power) = power { (self.sign(power)) }
                        }
                    }
                }
            }
        }
    }

    /// The same list for a game without a board to draw.
    fn of_powers(&self) -> Markup {
        let all = (0..self.cx.game.powers().len()).map(|at| Power(u16::try_from(at).unwrap_or(u16::MAX)));
        html! {
            ul.players {
                @for power in all { li { (self.who(self.cx.game.power_name(power), Some(power))) (self.sign(power)) } }
            }
        }
    }

    fn who(&self, name: &str, power: Option<Power>) -> Markup {
        let game = &self.cx.game;
        let since = game.row.deadline.filter(|_| power.is_some_and(|power| self.late.contains(&power)));
        html! {
            span.who {
                b { bdi { (name) } } " "
                @if let Some(power) = power { small { (self.player(power)) } }
                @if let Some(since) = since {
                    " " small.late { "late since " time datetime=(since) { (day_and_time(since, self.zone)) } }
                }
            }
        }
    }

    /// The person or bot that plays a power, as far as the reader may know.
    fn player(&self, power: Power) -> Markup {
        let game = &self.cx.game;
        match (game.computer(power), game.player(power)) {
            (Some(computer), _) => html! { (computer.title()) },
            (None, Some(seat)) if self.cx.seat == Some(seat.id) => html! { "you" },
            (None, Some(seat)) => named(self.cx, seat),
            (None, None) if game.in_play(power) => html! { "no player" },
            (None, None) => html! {},
        }
    }

    /// The symbol for the progress of a power's orders, with text for screen readers.
    fn sign(&self, power: Power) -> Markup {
        let TurnProgress::Names(states) = self.progress else { return html! {} };
        let state = states.iter().find(|(own, _)| *own == power).map(|(_, state)| *state);
        let (class, mark, words) = match state {
            None => return html! { span.st {} },
            Some(OrderProgress::Nothing) => ("st st-no", "–", "no orders yet"),
            Some(OrderProgress::Partial) => ("st st-some", "◐", "some orders in"),
            Some(OrderProgress::Complete) => ("st st-yes", "✓", "orders in"),
            Some(OrderProgress::Ready) => ("st st-ready", "✓✓", "ready"),
        };
        html! {
            span class=(class) { span aria-hidden="true" { (mark) } " " (words) }
        }
    }
}

/// The number of centres, with the change since the last count.
fn centres(n: u32, before: Option<u32>) -> Markup {
    let change = before.map(|before| i64::from(n) - i64::from(before)).filter(|change| *change != 0);
    html! {
        span.n {
            (n) span.visually-hidden { @if n == 1 { " centre" } @else { " centres" } }
            @if let Some(change) = change {
                " " small title="Since the last count" { @if 0 < change { "+" (change) } @else { "−" (change.abs()) } }
            }
        }
    }
}

/// The name of the holder of a seat, or an empty text if it is secret.
fn named(cx: &GameCx, seat: &Seat) -> Markup {
    let is_known = cx.seat().is_ok_and(|own| cx.game.may_know(own, seat));
    html! { @if is_known { bdi { (seat.user_name) } } }
}

/// `Sun 22 Nov, 20:28`, in the reader's zone.
fn day_and_time(at: Timestamp, zone: &TimeZone) -> String {
    at.to_zoned(zone.clone()).strftime("%a %-d %b, %H:%M").to_string()
}

/// The people who have joined a game that has not begun, as far as the reader may know.
fn gathered(cx: &GameCx) -> Markup {
    let game: &Game = &cx.game;
    let is_told = |seat: &&Seat| !game.secret() || cx.seat().is_ok_and(|own| game.may_know(own, seat));
    html! {
        ul.players {
            @for seat in game.players().filter(is_told) {
                li { span.who { @if cx.seat == Some(seat.id) { "you" } @else { (named(cx, seat)) } } }
            }
        }
    }
}
