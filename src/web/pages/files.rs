//! The style sheet and the script: each is one file for browsers, under an address that changes when it does. And the picture that
//! browsers show beside the title of a page.
use super::missing;
use crate::web::cache::{CachedPage, FOR_EVER, RenderedPage, Source};
use crate::web::minifier::{Language, minified};
use crate::web::public::PublicRequest;
use axum::extract::Path;
use axum::response::Response;
use std::sync::LazyLock;

/// The style of all pages.
const STYLE_SOURCE: &str = concat!(
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
    include_str!("../static/keeper.css"),
);

/// The script of all pages, as we read it. Every page works without it.
const SOURCE: &str = concat!(
    "\"use strict\";\n",
    // It remembers how the parts of a page were served, before others write into them.
    include_str!("../static/live.js"),
    include_str!("../static/door.js"),
    include_str!("../static/rooms.js"),
    include_str!("../static/public.js"),
    include_str!("../static/learn.js"),
);

/// The module of pages on which the board fills the window: its files are read as one, in this order.
const TABLE_SOURCE: &str = concat!(
    include_str!("../static/camera.js"),
    include_str!("../static/board.js"),
    include_str!("../static/orders.js"),
    include_str!("../static/panel.js"),
    include_str!("../static/save.js"),
    include_str!("../static/press.js"),
);

/// The scripts that pages of some families have besides, by the key of each.
const FAMILY_SOURCES: [(&str, &str); 2] =
    [("stratego", include_str!("../static/stratego.js")), ("conquest", include_str!("../static/conquest.js"))];

static STYLE: LazyLock<String> = LazyLock::new(|| minified(STYLE_SOURCE, Language::Style));
static SCRIPT: LazyLock<String> = LazyLock::new(|| minified(SOURCE, Language::Script));
static TABLE: LazyLock<String> = LazyLock::new(|| minified(TABLE_SOURCE, Language::Script));
static FAMILIES: LazyLock<[(&str, String); 2]> =
    LazyLock::new(|| FAMILY_SOURCES.map(|(family, source)| (family, minified(source, Language::Script))));
/// The module that shows other boards on such a page: turns that are over, a turn as it goes, and what other powers see.
const TURNS_SOURCE: &str =
    concat!(include_str!("../static/turns.js"), include_str!("../static/film.js"), include_str!("../static/eyes.js"));

static TURNS: LazyLock<String> = LazyLock::new(|| minified(TURNS_SOURCE, Language::Script));

/// The script that runs before anything is drawn.
static THEME: LazyLock<String> = LazyLock::new(|| minified(include_str!("../static/theme.js"), Language::Script));

/// `Content-Type` of scripts.
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";

/// A week, in seconds.
const WEEK: u32 = 604_800;

/// Packed once, and kept by browsers for ever: another one has another address.
static STYLE_FILE: LazyLock<CachedPage> = LazyLock::new(|| file("text/css; charset=utf-8", &STYLE, FOR_EVER));
static SCRIPT_FILE: LazyLock<CachedPage> = LazyLock::new(|| file(JAVASCRIPT, &SCRIPT, FOR_EVER));
static TABLE_FILE: LazyLock<CachedPage> = LazyLock::new(|| file(JAVASCRIPT, &TABLE, FOR_EVER));
static THEME_FILE: LazyLock<CachedPage> = LazyLock::new(|| file(JAVASCRIPT, &THEME, FOR_EVER));
static FAMILY_FILES: LazyLock<Vec<(&str, CachedPage)>> =
    LazyLock::new(|| FAMILIES.iter().map(|(family, script)| (*family, file(JAVASCRIPT, script, FOR_EVER))).collect());
static TURNS_FILE: LazyLock<CachedPage> = LazyLock::new(|| file(JAVASCRIPT, &TURNS, FOR_EVER));
/// Its address is always the same.
static ICON_FILE: LazyLock<CachedPage> =
    LazyLock::new(|| file("image/svg+xml", include_str!("../static/icon.svg"), WEEK));

static STYLE_ADDRESS: LazyLock<String> = LazyLock::new(|| format!("/style.css?{}", beginning(&STYLE_FILE)));
static THEME_ADDRESS: LazyLock<String> = LazyLock::new(|| format!("/theme.js?{}", beginning(&THEME_FILE)));
static SCRIPT_ADDRESS: LazyLock<String> = LazyLock::new(|| format!("/script.js?{}", beginning(&SCRIPT_FILE)));
static TABLE_ADDRESS: LazyLock<String> = LazyLock::new(|| format!("/table.js?{}", beginning(&TABLE_FILE)));
static TURNS_ADDRESS: LazyLock<String> = LazyLock::new(|| format!("/turns.js?{}", beginning(&TURNS_FILE)));

fn file(kind: &'static str, text: &'static str, max_age: u32) -> CachedPage {
    CachedPage::new(RenderedPage { max_age, ..RenderedPage::new(kind, text, Source::Program) })
}

/// The part of its digest that stands in its address.
fn beginning(file: &CachedPage) -> &str {
    file.digest().get(..16).unwrap_or_default()
}

/// Returns the address of the style.
pub(in crate::web) fn style_address() -> &'static str {
    &STYLE_ADDRESS
}

/// Returns the address of the script.
pub(in crate::web) fn script_address() -> &'static str {
    &SCRIPT_ADDRESS
}

/// Returns the address of the module of pages on which the board fills the window.
pub(in crate::web) fn table_address() -> &'static str {
    &TABLE_ADDRESS
}

/// Returns the address of the module that goes through the turns of a game.
pub(in crate::web) fn turns_address() -> &'static str {
    &TURNS_ADDRESS
}

/// `/turns.js`
pub(in crate::web) async fn turns(asked: PublicRequest) -> Response {
    asked.answer(&TURNS_FILE)
}

/// `/table.js`
pub(in crate::web) async fn table(asked: PublicRequest) -> Response {
    asked.answer(&TABLE_FILE)
}

/// Returns the address of the script that runs before anything is drawn.
pub(in crate::web) fn theme_address() -> &'static str {
    &THEME_ADDRESS
}

/// `/theme.js`
pub(in crate::web) async fn theme(asked: PublicRequest) -> Response {
    asked.answer(&THEME_FILE)
}

/// Returns the address of the script that pages of a family have besides, if there is one.
pub(in crate::web) fn family_address(family: &str) -> Option<String> {
    let found = FAMILY_FILES.iter().find(|(own, _)| *own == family);
    found.map(|(family, file)| format!("/table/{family}.js?{}", beginning(file)))
}

/// `/table/stratego.js`
pub(in crate::web) async fn of_family(asked: PublicRequest, Path(name): Path<String>) -> Response {
    let family = name.strip_suffix(".js").unwrap_or_default();
    match FAMILY_FILES.iter().find(|(own, _)| *own == family) {
        Some((_, file)) => asked.answer(file),
        None => missing().await,
    }
}

/// `/style.css`
pub(in crate::web) async fn style(asked: PublicRequest) -> Response {
    asked.answer(&STYLE_FILE)
}

/// `/script.js`
pub(in crate::web) async fn script(asked: PublicRequest) -> Response {
    asked.answer(&SCRIPT_FILE)
}

/// `/favicon.ico`: browsers ask for it by this name, and take a picture of any kind.
pub(in crate::web) async fn icon(asked: PublicRequest) -> Response {
    asked.answer(&ICON_FILE)
}
