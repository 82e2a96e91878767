//! The web front: a form is an e-mail.
//!
//! A browser's post becomes lines of text from a proven sender. They go through the same inbox, session, commands and transaction
//! as mail (`forms`, [`ClerkHandle`]), and the page shows the reply. Pages show only what their reader may see (`access`), over
//! read-only connections. Public pages are the same for everyone. Private pages below `/my` need a session (`session`). The
//! keeper's console (`keeper`) has a separate listener.
mod access;
pub mod cache;
pub mod certificate;
pub mod connections;
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
use crate::store::ActOrigin;
use axum::Router;
use axum::routing::{get, post};
use cache::Cache;
pub use forms::{field_names, form_names, has_field, lines_sent};
use keeper::Console;
use live::ChangeFeed;
use peer::{Client, ClientNet};
use readers::Readers;
use refused_forms::RefusedForms;
pub use session::digest;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The number of letters that name a network in the journal.
const NETWORK_LETTERS: usize = 8;

/// The state that all pages share.
pub struct AppState {
    /// The judge.
    pub judge: Judge,
    /// The clock.
    pub clock: Clock,
    /// The handle that takes posts.
    pub clerk: ClerkHandle,
    /// `[web]`
    pub settings: WebSettings,
    /// The listeners for live updates.
    pub news: Arc<ChangeFeed>,
    /// The additional state of the keeper's console, if this is the console.
    pub console: Option<Console>,
    /// The cache of public pages.
    pub cache: Cache,
    /// Refused forms, for the pages that contain them.
    refused: RefusedForms,
    /// The cache of battle odds.
    odds: odds::OddsCache,
    painter: Mutex<Painter>,
    readers: Readers,
    /// The pages that the keeper has written: path and name of each.
    footer: Vec<(&'static str, &'static str)>,
}

impl AppState {
    /// The state for the pages of a judge with this database.
    pub fn new(judge: Judge, clock: Clock, clerk: ClerkHandle, settings: WebSettings, database: PathBuf) -> Self {
        let (news, cache, refused, painter) =
            (Arc::default(), Cache::default(), RefusedForms::default(), Mutex::default());
        let readers = Readers::new(database, &judge.rush);
        let odds = odds::OddsCache::default();
        let footer = settings.keeper_texts().into_iter().map(|(address, name, _)| (address, name)).collect();
        Self { judge, clock, clerk, settings, news, console: None, cache, refused, odds, painter, readers, footer }
    }

    /// Turns it into the state of the keeper's console, which also knows the judge's configuration, its source, and the listeners
    /// of the public pages.
    #[must_use]
    pub fn as_console(self, config: Config, whence: Whence, news: Arc<ChangeFeed>) -> Self {
        Self { console: Some(Console::new(config, whence)), news, ..self }
    }

    /// Returns the name of these pages in an e-mail, which is their address. A console on a Unix socket has none.
    pub(crate) fn address(&self) -> String {
        match (&self.console, &self.settings.listen) {
            (Some(_), Listen::Unix(_)) => "the keeper's console".to_owned(),
            (Some(_), Listen::Tcp(_)) => format!("the keeper's console ({})", self.settings.url),
            (None, _) => self.settings.url.to_string(),
        }
    }

    /// Returns where a client's post comes from, for the journal: its network as the beginning of the digest in its purse.
    fn origin(&self, client: Client) -> ActOrigin {
        if self.console.is_some() {
            return ActOrigin::Console;
        }
        let network = client.0.map(|address| self.judge.tokens.seal(&format!("place {}", ClientNet::from(address))));
        ActOrigin::Page(network.map(|digest| digest.chars().take(NETWORK_LETTERS).collect()).unwrap_or_default())
    }

    /// The pages that the keeper has written, for the footer of every page.
    fn footer(&self) -> &[(&'static str, &'static str)] {
        &self.footer
    }

    /// Returns the painter for the pictures on pages, which draws one at a time.
    fn painter(&self) -> MutexGuard<'_, Painter> {
        self.painter.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All pages by their paths.
pub fn routes(app: Arc<AppState>) -> Router {
    if app.console.is_some() {
        return keeper::routes(app);
    }
    let all = public().merge(private()).fallback(pages::missing);
    all.method_not_allowed_fallback(pages::missing).with_state(app)
}

/// Public pages, which are the same for everyone. They cannot reach a session.
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

/// Personal pages, and all posts.
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
