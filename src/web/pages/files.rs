//! Styles, scripts and the icon of pages. Each is one file for browsers, made of parts. Its URL changes with its content, so that
//! browsers may keep it for ever.
use super::missing;
use crate::web::cache::{CachedPage, FOR_EVER, RenderedPage, Source};
use crate::web::minifier::{Language, minified};
use crate::web::public::PublicRequest;
use axum::http::Uri;
use axum::response::Response;
use std::sync::LazyLock;

/// The style of all pages.
pub(in crate::web) const STYLE: &str = "/style.css";
/// The additional style of the keeper's pages.
pub(in crate::web) const KEEPER_STYLE: &str = "/keeper.css";
/// The script that runs before the page is drawn.
pub(in crate::web) const THEME: &str = "/theme.js";
/// The script of all pages, which also work without it.
pub(in crate::web) const SCRIPT: &str = "/script.js";
/// The module of full-window boards.
pub(in crate::web) const TABLE: &str = "/table.js";
/// The additional module of such pages: messages, other powers' views, and keys.
pub(in crate::web) const EXTRAS: &str = "/extras.js";
/// The module that shows past turns, and animates turns.
pub(in crate::web) const TURNS: &str = "/turns.js";
/// The module that edits the board of a sandbox.
pub(in crate::web) const EDITOR: &str = "/table/editor.js";
/// The style of the board editor.
pub(in crate::web) const EDITOR_STYLE: &str = "/table/editor.css";
/// Browsers ask for this name, and accept any image format.
const ICON: &str = "/favicon.ico";

const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// A week, in seconds.
const WEEK: u32 = 604_800;

/// The path of each file, its media type, and its parts in order.
const SOURCES: &[(&str, &str, &[&str])] = &[
    (
        STYLE,
        CSS,
        &[
            include_str!("../static/base.css"),
            include_str!("../static/board.css"),
            include_str!("../static/door.css"),
            include_str!("../static/letters.css"),
            include_str!("../static/play.css"),
            include_str!("../static/panels.css"),
            include_str!("../static/duels.css"),
            include_str!("../static/turns.css"),
            include_str!("../static/rooms.css"),
            include_str!("../static/public.css"),
        ],
    ),
    (KEEPER_STYLE, CSS, &[include_str!("../static/keeper.css")]),
    (THEME, JAVASCRIPT, &[include_str!("../static/theme.js")]),
    (
        SCRIPT,
        JAVASCRIPT,
        &[
            "\"use strict\";\n",
            // It remembers the original content of a page's parts, before other scripts change it.
            include_str!("../static/live.js"),
            include_str!("../static/door.js"),
            include_str!("../static/rooms.js"),
            include_str!("../static/public.js"),
            include_str!("../static/learn.js"),
        ],
    ),
    (
        TABLE,
        JAVASCRIPT,
        &[
            include_str!("../static/camera.js"),
            include_str!("../static/board.js"),
            include_str!("../static/orders.js"),
            include_str!("../static/panel.js"),
            include_str!("../static/pointers.js"),
            include_str!("../static/save.js"),
        ],
    ),
    (
        EXTRAS,
        JAVASCRIPT,
        &[include_str!("../static/press.js"), include_str!("../static/eyes.js"), include_str!("../static/keys.js")],
    ),
    (TURNS, JAVASCRIPT, &[include_str!("../static/turns.js"), include_str!("../static/film.js")]),
    (EDITOR, JAVASCRIPT, &[include_str!("../static/editor.js")]),
    (EDITOR_STYLE, CSS, &[include_str!("../static/editor.css")]),
    // Additional modules for pages of one family, by its key.
    ("/table/stratego.js", JAVASCRIPT, &[include_str!("../static/stratego.js")]),
    ("/table/conquest.js", JAVASCRIPT, &[include_str!("../static/conquest.js")]),
    (ICON, SVG, &[include_str!("../static/icon.svg")]),
];

/// A file that browsers read.
struct StaticFile {
    path: &'static str,
    /// The path with a prefix of the digest.
    address: String,
    file: CachedPage,
}

static FILES: LazyLock<Vec<StaticFile>> = LazyLock::new(|| SOURCES.iter().copied().map(static_file).collect());

fn static_file((path, kind, parts): (&'static str, &'static str, &[&str])) -> StaticFile {
    let text = match kind {
        CSS => minified(&parts.concat(), Language::Style),
        JAVASCRIPT => minified(&parts.concat(), Language::Script),
        _ => parts.concat(),
    };
    // The URL of the icon never changes.
    let max_age = if path == ICON { WEEK } else { FOR_EVER };
    let file = CachedPage::new(RenderedPage { max_age, ..RenderedPage::new(kind, text, Source::Program) });
    let address = format!("{path}?{}", file.digest().get(..16).unwrap_or_default());
    StaticFile { path, address, file }
}

/// Returns the URL of the file with this path, or the path alone if the file does not exist.
pub(in crate::web) fn address(path: &'static str) -> &'static str {
    FILES.iter().find(|file| file.path == path).map_or(path, |file| &file.address)
}

/// Returns the URL of a family's additional script, if it has one.
pub(in crate::web) fn family_address(family: &str) -> Option<&'static str> {
    let path = format!("/table/{family}.js");
    FILES.iter().find(|file| file.path == path).map(|file| &*file.address)
}

/// Any of the files, by the requested path.
pub(in crate::web) async fn show(uri: Uri, asked: PublicRequest) -> Response {
    match FILES.iter().find(|file| file.path == uri.path()) {
        Some(found) => asked.answer(&found.file),
        None => missing().await,
    }
}
