//! The pages, one file each, and their common parts.
pub(super) mod board;
pub(super) mod boards;
pub(super) mod card;
pub(super) mod feeds;
pub(super) mod files;
pub(super) mod first;
pub(super) mod game;
pub(super) mod games;
pub(super) mod help;
mod how_to_play;
pub(super) mod join;
pub(super) mod keeper_pages;
pub(super) mod learn;
pub(super) mod letters;
pub(super) mod live_board;
pub(super) mod machines;
pub(super) mod mailbox;
pub(super) mod master;
pub(super) mod my;
pub(super) mod new;
pub(super) mod notes;
pub(super) mod phase;
mod phase_file;
pub(super) mod play;
pub(super) mod players;
pub(super) mod press;
pub(super) mod private_page;
pub(super) mod profile;
pub(super) mod prose;
pub(super) mod reserve;
pub(super) mod sandbox;
pub(super) mod settings;
pub(super) mod sign_in;
mod site_header;
pub(super) mod thumbs;
pub(super) mod trial;
pub(super) mod welcome;

use super::forms::plain;
use super::session::SignedIn;
use super::{refused, words};
use crate::game::dates::zone_name;
use crate::store::is_out_of_time;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use maud::{DOCTYPE, Markup, html};

/// The frame around the content of a page.
#[derive(Default)]
pub(super) struct Page<'a> {
    /// The title of the page.
    pub(super) title: &'a str,
    /// The judge's name.
    pub(super) judge: &'a str,
    /// The visitor whose page it is, or `None` for a public page.
    pub(super) visitor: Option<&'a SignedIn>,
    /// The navigation entry to mark.
    pub(super) place: NavEntry,
    /// The stream of its live updates, and the topic in it: `("/my/events", "game spring")`.
    pub(super) live: Option<(&'a str, &'a str)>,
    /// The judge's reply to a post.
    pub(super) reply: Option<Markup>,
    /// Whether it uses the whole width of the window, for a board with something next to it.
    pub(super) is_wide: bool,
    /// Versions for programs: media type, title and URL of each.
    pub(super) feeds: &'a [(&'static str, &'static str, String)],
    /// Whether search engines must not list it.
    pub(super) is_unlisted: bool,
    /// The header of a full-window board.
    pub(super) game: Option<Markup>,
    /// The preview for a link to it in other programs.
    pub(super) preview: Option<&'a LinkPreview>,
    /// Whether a board on it animates its turn.
    pub(super) plays_turn: bool,
    /// The pages that the keeper has written: path and name of each.
    pub(super) footer: &'a [(&'static str, &'static str)],
}

/// The preview of a link in chat programs (`og:`).
#[derive(Clone, Debug, Default)]
pub(super) struct LinkPreview {
    /// The full URL of the page.
    pub(super) url: String,
    /// Its title.
    pub(super) title: String,
    /// A sentence or two.
    pub(super) description: String,
    /// The full URL of its picture.
    pub(super) image: String,
}

impl LinkPreview {
    fn drawn(&self) -> Markup {
        let (width, height) = crate::picture::card::CARD;
        html! {
            meta property="og:type" content="website";
            meta property="og:url" content=(self.url);
            meta property="og:title" content=(plain(&self.title));
            meta property="og:description" content=(plain(&self.description));
            meta name="description" content=(plain(&self.description));
            meta property="og:image" content=(self.image);
            meta property="og:image:width" content=(width);
            meta property="og:image:height" content=(height);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// The entries of the navigation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum NavEntry {
    /// No entry.
    #[default]
    Elsewhere,
    /// `/games`
    Games,
    /// `/boards`
    Boards,
    /// `/learn`
    Learn,
    /// `/help`
    Help,
    /// `/my`
    My,
    /// `/my/letters`
    Letters,
    /// `/my/sandboxes`
    Sandboxes,
    /// `/my/profile`
    Profile,
    /// `/my/keeper`
    Desk,
    /// `/my/keeper/letters`
    Mailroom,
    /// `/my/keeper/people`
    Register,
    /// `/my/keeper/games`
    Hall,
    /// `/my/keeper/journal`
    Journal,
    /// `/my/keeper/check`
    Check,
}

/// A whole page.
pub(super) fn page(page: &Page, body: &Markup) -> Markup {
    let Page {
        title,
        judge,
        visitor,
        place,
        live,
        reply,
        is_wide,
        feeds,
        is_unlisted,
        preview,
        footer,
        game,
        plays_turn,
    } = page;
    // A public page has the theme that its reader used last, which a script knows.
    let theme = visitor.map(|visitor| visitor.theme().unwrap_or("auto"));
    let zone = visitor.map(|visitor| zone_name(&visitor.zone()));
    html! {
        (DOCTYPE)
        html lang="en" dir="ltr" data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                // A title cannot contain markup that sets the direction of its text.
                title { (plain(title)) @if !judge.is_empty() { " · " (judge) } }
                script src=(files::address(files::THEME)) {}
                link rel="stylesheet" href=(files::address(files::STYLE));
                script src=(files::address(files::SCRIPT)) defer {}
                @if game.is_some() {
                    script type="module" src=(files::address(files::TABLE)) {}
                    script type="module" src=(files::address(files::EXTRAS)) {}
                    script type="module" src=(files::address(files::TURNS)) {}
                }
                @else if *plays_turn { script type="module" src=(files::address(files::TURNS)) {} }
                @for (kind, name, address) in *feeds { link rel="alternate" type=(kind) title=(name) href=(address); }
                @if let Some(preview) = preview { (preview.drawn()) }
                @if *is_unlisted { meta name="robots" content="noindex"; }
            }
            body data-events=[live.map(|(events, _)| events)] data-place=[live.map(|(_, place)| place)] data-zone=[zone] {
                @if let Some(game) = game {
                    a.skip href="#orders" { "Skip to your orders" }
                    (game)
                    main.table { (body) }
                } @else {
                    a.skip href="#main" { (words::skip()) }
                    (site_header::site(judge, *place, *visitor))
                    main #main .wide[*is_wide] {
                        @if let Some(guest) = visitor.filter(|visitor| visitor.guest().is_some()) {
                            section.note.guest aria-label="You are a guest" { (trial::keep(guest)) }
                        }
                        @if live.is_some() {
                            p #changed .note.warn role="status" hidden { (words::changed()) " " a href="" { "Show latest version" } }
                        }
                        @if let Some(reply) = reply { (reply) }
                        (body)
                    }
                    @if !footer.is_empty() {
                        footer.site {
                            ul { @for (address, label) in *footer { li { a href=(address) { (label) } } } }
                        }
                    }
                }
            }
        }
    }
}

/// A public page.
pub(super) fn public(about: &Page, body: &Markup) -> Response {
    ([(header::CACHE_CONTROL, "public, no-cache"), HTML], page(about, body).into_string()).into_response()
}

/// A private page, which no cache may store.
fn private(about: &Page, body: &Markup) -> Response {
    privately(page(about, body).into_string())
}

/// A rendered private page.
fn privately(page: String) -> Response {
    ([(header::CACHE_CONTROL, PRIVATELY), HTML], page).into_response()
}

/// `Cache-Control` of private content.
pub(super) const PRIVATELY: &str = "private, no-store";
/// `Content-Type` of pages.
pub(super) const HTML: (header::HeaderName, &str) = (header::CONTENT_TYPE, "text/html; charset=utf-8");

/// Redirects a browser to another page, after a post.
pub(super) fn go(to: &str) -> Response {
    let address = HeaderValue::from_str(to).unwrap_or(HeaderValue::from_static("/my"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, address), (header::CACHE_CONTROL, HeaderValue::from_static(PRIVATELY))])
        .into_response()
}

/// A text, escaped for the path or the query of a URL.
pub(super) fn in_address(text: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    text.bytes()
        .map(|byte| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// The URL of a page of a game, for one of its seats: the page of the game itself, or `/press`, `/settings`.
pub(super) fn game_address(game: &str, page: &str, seat: Option<&str>) -> String {
    format!("/my/games/{}{page}{}", in_address(game), as_seat(seat.unwrap_or_default()))
}

/// Returns the query that names a seat, or an empty text for none.
fn as_seat(seat: &str) -> String {
    if seat.is_empty() { String::new() } else { format!("?as={}", in_address(seat)) }
}

/// A page with a single message.
pub(super) fn notice(status: StatusCode, title: &str, visitor: Option<&SignedIn>, text: &Markup) -> Response {
    let about = Page { title, visitor, ..Page::default() };
    let body = html! { h1 { (title) } (text) };
    (status, private(&about, &body)).into_response()
}

/// The answer for a page that does not exist, and for one that its visitor may not see. Both are the same,
/// byte for byte.
pub(super) async fn missing() -> Response {
    notice(StatusCode::NOT_FOUND, "Not found", None, &html! { p { (words::missing()) } p { a href="/" { "Home" } } })
}

/// Reports a failure of the judge. Only the log has the details.
pub(super) fn failure(error: &anyhow::Error) -> Response {
    if is_out_of_time(error) {
        tracing::warn!("could not draw a page in time");
        return refused::late();
    }
    tracing::error!("could not draw a page: {error:#}");
    refused::broken()
}
