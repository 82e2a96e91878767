//! The web front: a form is a letter.
//!
//! What a browser posts becomes lines of text from a proven sender, and goes through the very inbox, session, commands and
//! transaction of mail (`forms`, [`ClerkHandle`]); the page shows the reply. Pages are drawn from what their reader may see
//! (`access`), over connections that can only read. There are two halves: public pages, which are the same for everybody, and
//! private ones below `/my`, which need a session (`session`). The keeper's console (`keeper`) has a listener of its own.
mod access;
pub mod cache;
pub mod certificate;
mod feeds;
mod fields;
mod forms;
pub mod front;
pub mod guard;
mod keeper;
mod known;
pub mod listen;
pub mod live;
pub mod minifier;
mod odds;
mod pages;
pub mod peer;
mod public;
pub mod rates;
mod readers;
mod refused;
mod refused_forms;
pub mod run;
mod session;
mod words;

use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::judge::web::WebSettings;
use crate::mail::lmtp::Listen;
use crate::referee::table::painting::Painter;
use crate::server::check::Whence;
use crate::server::clerk_handle::ClerkHandle;
use axum::Router;
use axum::routing::{get, post};
use cache::Cache;
pub use forms::{field_names, form_names, has_field, lines_sent};
use keeper::Console;
use live::ChangeFeed;
use readers::Readers;
use refused_forms::RefusedForms;
pub use session::digest;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The things that all pages share.
pub struct AppState {
    /// The judge.
    pub judge: Judge,
    /// The time.
    pub clock: Clock,
    /// The counter where posts are handed in.
    pub clerk: ClerkHandle,
    /// `[web]`
    pub settings: WebSettings,
    /// The listeners for news.
    pub news: Arc<ChangeFeed>,
    /// The things that only the keeper's console knows, if this is it.
    pub console: Option<Console>,
    /// Public pages that have been drawn.
    pub cache: Cache,
    /// Forms that were refused, for the page on which they stand.
    refused: RefusedForms,
    /// Odds that have been worked out.
    odds: odds::OddsCache,
    painter: Mutex<Painter>,
    readers: Readers,
    /// The pages that the keeper has written: address and name of each.
    footer: Vec<(&'static str, &'static str)>,
}

impl AppState {
    /// The pages of a judge, whose database is there.
    pub fn new(judge: Judge, clock: Clock, clerk: ClerkHandle, settings: WebSettings, database: PathBuf) -> Self {
        let (news, cache, refused, painter) =
            (Arc::default(), Cache::default(), RefusedForms::default(), Mutex::default());
        let readers = Readers::new(database, &judge.rush);
        let odds = odds::OddsCache::default();
        let footer = settings.keeper_texts().into_iter().map(|(address, name, _)| (address, name)).collect();
        Self { judge, clock, clerk, settings, news, console: None, cache, refused, odds, painter, readers, footer }
    }

    /// The same as the keeper's console, which knows how the judge is run and was started, and who listens to the pages for everybody.
    #[must_use]
    pub fn as_console(self, config: Config, whence: Whence, news: Arc<ChangeFeed>) -> Self {
        Self { console: Some(Console::new(config, whence)), news, ..self }
    }

    /// Returns the name of these pages in a letter: their address; a console in a Unix socket has none.
    pub(crate) fn address(&self) -> String {
        match (&self.console, &self.settings.listen) {
            (Some(_), Listen::Unix(_)) => "the keeper's console".to_owned(),
            (Some(_), Listen::Tcp(_)) => format!("the keeper's console ({})", self.settings.url),
            (None, _) => self.settings.url.to_string(),
        }
    }

    /// The pages that the keeper has written, for the foot of every page.
    fn footer(&self) -> &[(&'static str, &'static str)] {
        &self.footer
    }

    /// Returns the easel where pictures for pages are drawn, one at a time.
    fn painter(&self) -> MutexGuard<'_, Painter> {
        self.painter.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All pages: what each address answers.
pub fn routes(app: Arc<AppState>) -> Router {
    if app.console.is_some() {
        return keeper::routes(app);
    }
    let all = public().merge(private()).fallback(pages::missing);
    all.method_not_allowed_fallback(pages::missing).with_state(app)
}

/// Pages that are the same for everybody. They cannot reach a session.
fn public() -> Router<Arc<AppState>> {
    Router::new()
        .route("/", get(pages::welcome::show))
        .route("/games/{name}/events", get(live::of_game))
        .route("/games", get(pages::games::show))
        .route("/games.json", get(pages::games::data))
        .route("/games.atom", get(pages::games::news))
        .route("/games/{name}", get(pages::game::show))
        .route("/games/{name}/card.png", get(pages::card::show))
        .route("/games/{name}/{phase}", get(pages::phase::show))
        .route("/phases/{phase}", get(pages::phase::one))
        .route("/boards", get(pages::boards::list))
        .route("/boards/{name}", get(pages::boards::one))
        .route("/learn", get(pages::learn::list))
        .route("/learn/{game}", get(pages::learn::one))
        .route("/learn/{game}/{n}", get(pages::learn::show).post(pages::learn::post))
        .route("/boards/{name}/thumb.png", get(pages::thumbs::show))
        .route("/terms", get(pages::keeper_pages::terms))
        .route("/privacy", get(pages::keeper_pages::privacy))
        .route("/imprint", get(pages::keeper_pages::imprint))
        .route("/help", get(pages::help::list))
        .route("/help/{topic}", get(pages::help::one))
        .route("/players/{player}", get(pages::players::show))
        .route("/feeds/{token}/{file}", get(pages::feeds::show))
        .route("/style.css", get(pages::files::show))
        .route("/script.js", get(pages::files::show))
        .route("/table.js", get(pages::files::show))
        .route("/theme.js", get(pages::files::show))
        .route("/table/{file}", get(pages::files::show))
        .route("/extras.js", get(pages::files::show))
        .route("/turns.js", get(pages::files::show))
        .route("/favicon.ico", get(pages::files::show))
        .route("/shapes/{file}", get(pages::board::shapes))
        .route("/health", get(pages::machines::health))
        .route("/health/stream", get(pages::machines::stream))
        .route("/robots.txt", get(pages::machines::robots))
}

/// Pages of one person, and what changes anything.
fn private() -> Router<Arc<AppState>> {
    Router::new()
        .route("/try", post(pages::trial::post))
        .route("/my", get(pages::my::show))
        .route("/my/feeds", post(pages::feeds::change))
        .route("/my/join/{name}", get(pages::join::show))
        .route("/my/next", get(pages::my::next))
        .route("/my/games/{name}", get(pages::play::show))
        .route("/my/games/{name}/odds", get(odds::show))
        .route("/my/games/{name}/{phase}", get(pages::play::past::show))
        .route("/my/games/{name}/press", get(pages::press::all))
        .route("/my/games/{name}/press/{readers}", get(pages::press::one))
        .route("/my/games/{name}/press/{readers}/read", post(pages::press::mark_read))
        .route("/my/games/{name}/press/{readers}/draft", post(pages::press::keep_draft))
        .route("/my/games/{name}/diary", get(pages::notes::show))
        .route("/my/games/{name}/settings", get(pages::settings::show))
        .route("/my/new", get(pages::new::show))
        .route("/my/reserve", get(pages::reserve::show))
        .route("/my/sandboxes", get(pages::sandbox::show))
        .route("/my/events", get(live::of_person))
        .route("/my/letters", get(pages::mailbox::show).post(forms::post))
        .route("/my/letters/{token}", get(pages::mailbox::one))
        .route("/my/profile", get(pages::profile::show))
        .route("/my/sign-in", get(pages::sign_in::show).post(pages::sign_in::post))
        .route("/my/sign-out", post(pages::sign_in::sign_out))
}
