//! `/terms`, `/privacy` and `/imprint`: the keeper's own texts, from files that the configuration names.
use super::{Page, missing, page, prose};
use crate::web::AppState;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::public::{self, PublicRequest};
use anyhow::{Context as _, Result};
use axum::extract::State;
use axum::response::Response;
use maud::html;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use std::sync::Arc;

/// The most bytes to read of a text.
const MOST: u64 = 256 << 10;

/// `/terms`
pub(in crate::web) async fn terms(State(app): State<Arc<AppState>>, asked: PublicRequest) -> Response {
    show(app, asked, "/terms").await
}

/// `/privacy`
pub(in crate::web) async fn privacy(State(app): State<Arc<AppState>>, asked: PublicRequest) -> Response {
    show(app, asked, "/privacy").await
}

/// `/imprint`
pub(in crate::web) async fn imprint(State(app): State<Arc<AppState>>, asked: PublicRequest) -> Response {
    show(app, asked, "/imprint").await
}

async fn show(app: Arc<AppState>, asked: PublicRequest, address: &str) -> Response {
    let texts = app.settings.keeper_texts();
    let Some((_, title, file)) = texts.into_iter().find(|(own, ..)| *own == address) else { return missing().await };
    let file = file.to_owned();
    // The file may change without a commit, so the page is rendered each time, and revalidated by its digest.
    let text = tokio::task::spawn_blocking(move || read(&file)).await;
    let text = match text.map_err(anyhow::Error::from).flatten() {
        Ok(text) => text,
        Err(error) => return super::failure(&error),
    };
    let about = Page { title, judge: &app.judge.name, footer: app.footer(), ..Page::default() };
    let body = html! { h1 { (title) } (prose::paper(&text)) };
    public::drawn(asked, RenderedPage::new(HTML, page(&about, &body).into_string(), Source::House))
}

fn read(file: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    let open = File::open(file).with_context(|| format!("{} cannot be read", file.display()))?;
    open.take(MOST).read_to_end(&mut bytes).with_context(|| format!("{} cannot be read", file.display()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
