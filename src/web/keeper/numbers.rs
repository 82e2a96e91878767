//! `/metrics` and `/health` of the console, for monitors on this machine, without a code. They name no person, game or address.
use crate::server::assessment::assess;
use crate::server::condition::{self, Severity, verdict};
use crate::server::metrics;
use crate::web::{AppState, pages};
use anyhow::Result;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use std::sync::Arc;

/// The metrics, for Prometheus.
pub(super) async fn metrics(State(app): State<Arc<AppState>>) -> Response {
    let made = app.read(|app, _| {
        let config = &app.console()?.config;
        let numbers = metrics::text(config, &app.judge.counts, app.clock.now());
        let streams = app.news.n_streams();
        Ok(format!(
            "{numbers}# HELP chancery_streams Browsers that listen for news.\n# TYPE chancery_streams gauge\nchancery_streams {streams}\n"
        ))
    });
    match made.await {
        Ok(text) => ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response(),
        Err(error) => pages::failure(&error),
    }
}

/// Answers with the health of the judge in one line, and with status 503 if it does not work.
pub(super) async fn health(State(app): State<Arc<AppState>>) -> Response {
    let looked: Result<(Severity, String)> = app
        .read(|app, _| {
            let config = &app.console()?.config;
            let conditions = assess(config, app.clock.now());
            Ok((verdict(&conditions), condition::line(&conditions)))
        })
        .await;
    match looked {
        Ok((Severity::Critical, line)) => (StatusCode::SERVICE_UNAVAILABLE, line).into_response(),
        Ok((Severity::Ok | Severity::Warning, line)) => line.into_response(),
        Err(error) => pages::failure(&error),
    }
}
