//! The style sheet and the script: each is one file for browsers, under an address that changes when it does.
use crate::text::hex;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use sha2::{Digest as _, Sha256};
use std::sync::LazyLock;

/// The style of all pages.
const STYLE: &str = concat!(
    include_str!("../static/base.css"),
    include_str!("../static/board.css"),
    include_str!("../static/door.css"),
    include_str!("../static/letters.css"),
    include_str!("../static/play.css"),
    include_str!("../static/rooms.css"),
    include_str!("../static/public.css"),
    include_str!("../static/keeper.css"),
);

/// The script of all pages, as we read it. Every page works without it.
const SOURCE: &str = concat!(
    "\"use strict\";\n",
    include_str!("../static/base.js"),
    include_str!("../static/board.js"),
    include_str!("../static/door.js"),
    include_str!("../static/live.js"),
    include_str!("../static/play.js"),
    include_str!("../static/rooms.js"),
    include_str!("../static/public.js"),
);

/// The script as browsers read it: without indentation and lines of remarks.
static SCRIPT: LazyLock<String> = LazyLock::new(|| {
    let lines = SOURCE.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
});

/// May be kept for ever: another one has another address.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

static STYLE_ADDRESS: LazyLock<String> = LazyLock::new(|| format!("/style.css?{}", digest(STYLE)));
static SCRIPT_ADDRESS: LazyLock<String> = LazyLock::new(|| format!("/script.js?{}", digest(&SCRIPT)));

fn digest(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())).chars().take(16).collect()
}

/// Where the style is.
pub(in crate::web) fn style_address() -> &'static str {
    &STYLE_ADDRESS
}

/// Where the script is.
pub(in crate::web) fn script_address() -> &'static str {
    &SCRIPT_ADDRESS
}

/// `/style.css`
pub(in crate::web) async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, FOR_EVER)], STYLE).into_response()
}

/// `/script.js`
pub(in crate::web) async fn script() -> Response {
    let kind = (header::CONTENT_TYPE, "text/javascript; charset=utf-8");
    ([kind, (header::CACHE_CONTROL, FOR_EVER)], SCRIPT.as_str()).into_response()
}
