//! The public page of a player who allows it (SET PRIVACY ALL), with the games that show them to strangers.
use super::{Page, page as whole};
use crate::command::context::Context;
use crate::game::dates::day;
use crate::game::settings::keys;
use crate::judge::identity::{Bearer, Claim};
use crate::store::{Privacy, User, UserId};
use crate::web::AppState;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::public::{self, PublicRequest};
use crate::web::words::players as words;
use anyhow::Result;
use axum::extract::{Path, State};
use axum::response::Response;
use jiff::tz::TimeZone;
use maud::html;
use std::sync::Arc;

/// The path of a person's page, or `None` unless their profile is public.
pub(super) fn address(cx: &Context, user: UserId) -> Option<String> {
    let user = cx.store.user(user).ok().filter(|user| is_public(cx, user))?;
    Some(format!("/players/{}", cx.judge.tokens.make(Bearer::Player(user.id))))
}

fn is_public(cx: &Context, user: &User) -> bool {
    // An erased person has no address.
    user.privacy.unwrap_or(cx.judge.privacy) == Privacy::All && !user.address.is_empty()
}

/// A game that shows strangers one of its players.
struct PublicSeat {
    game: String,
    variant: String,
    seat: String,
    stage: &'static str,
}

/// `/players/…`
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path(token): Path<String>,
) -> Response {
    let tokens = &app.judge.tokens;
    let Some(Claim::Player(id)) = tokens.claim(&token) else { return super::missing().await };
    if !tokens.proves(&token, Bearer::Player(id)) {
        return super::missing().await;
    }
    public::page(&app, asked, format!("/players/{id}"), move |cx, app| {
        let user = cx.store.user(id)?;
        if !is_public(cx, &user) {
            return Ok(None);
        }
        Ok(Some(page(cx, app, &user)?))
    })
    .await
}

fn page(cx: &Context, app: &AppState, user: &User) -> Result<RenderedPage> {
    let seats = seats(cx, user)?;
    let body = html! {
        h1 { bdi { (user.name) } }
        p { (words::since()) " " (day(user.registered, &TimeZone::UTC)) "." }
        @for (head, said) in [(words::country(), &user.country), (words::level(), &user.level)] {
            @if !said.is_empty() { p { (head) ": " bdi { (said) } } }
        }
        @if seats.is_empty() { p { (words::no_games()) } } @else {
            table {
                caption { (words::games()) }
                thead { tr { th scope="col" { (words::game()) } th scope="col" { (words::seat()) } th scope="col" { (words::stage()) } } }
                tbody {
                    @for sits in &seats {
                        tr {
                            th scope="row" { a href={ "/games/" (sits.game) } { (sits.game) } " " span.badge { (sits.variant) } }
                            td { (sits.seat) }
                            td { (sits.stage) }
                        }
                    }
                }
            }
        }
        p.also { (words::by_mail()) " " code { "INFO PLAYER " (user.name) } }
    };
    let head =
        Page { title: &user.name, judge: &app.judge.name, is_unlisted: true, footer: app.footer(), ..Page::default() };
    Ok(RenderedPage::new(HTML, whole(&head, &body).into_string(), Source::House))
}

/// The games that show a person to strangers.
fn seats(cx: &Context, user: &User) -> Result<Vec<PublicSeat>> {
    let mut seats = Vec::new();
    for row in cx.store.tenures_of(user.id)?.into_iter().rev().filter(|row| row.until.is_none()) {
        let game = cx.load(cx.store.game(row.game)?)?;
        let Some(seat) = game.seats.iter().find(|seat| seat.id == row.id) else { continue };
        if game.settings.on(keys::LISTED) && cx.may_know(&game, seat) && !seat.visit {
            seats.push(PublicSeat {
                game: game.row.name.clone(),
                variant: game.variant(),
                seat: game.seat_title(seat),
                stage: game.row.life.word(),
            });
        }
    }
    Ok(seats)
}
