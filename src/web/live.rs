//! Live updates for open pages: streams of server-sent events that say where to look again, without any content.
//!
//! A person's stream reports e-mails to them, their own posts, and whose orders are in, as far as all players of a game may know
//! that. The public stream of a game reports new bytes of its public page. That page is rendered again after each change in the
//! game, but only while someone listens. So a stream reveals no more than a person's mail, or the page itself.
use super::listen::ConnectionLimits;
use super::peer::{Client, ClientNet, HOUSEHOLDS};
use super::session::SignedIn;
use super::{AppState, access, pages};
use crate::answers::progress::TurnProgress;
use crate::store::{Changes, GameId, SessionId, Store, UserId};
use anyhow::Result;
use axum::body::{Body, Bytes};
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse as _, Response};
use hyper::body::Frame;
use std::collections::HashMap;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::interval;

/// The interval between heartbeats, which keep proxies from ending a stream and find readers who have left.
pub const BEAT: Duration = Duration::from_secs(20);
/// The number of events that wait for a slow reader. With more, the stream ends, and the browser reconnects and looks again.
const WAITING: usize = 8;
/// The number of personal streams that a session can have.
const STREAMS_EACH: usize = 4;

/// The topic of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// The public page of a game.
    Game(GameId),
    /// All news for a person.
    Person(UserId),
}

/// The open streams.
#[derive(Debug)]
pub struct ChangeFeed {
    open: Mutex<OpenStreams>,
    most: usize,
    most_of_network: usize,
}

#[derive(Debug, Default)]
struct OpenStreams {
    streams: HashMap<Channel, Vec<Subscriber>>,
    /// The digest of each game's public page that its listeners have seen.
    seen: HashMap<GameId, String>,
    /// The progress of each turn that its players have on open pages.
    progress: HashMap<GameId, TurnProgress>,
    n_streams: usize,
    n_opened: u64,
    is_over: bool,
}

/// The sender of a stream's events.
#[derive(Debug)]
struct Subscriber {
    n: u64,
    session: Option<SessionId>,
    /// The network that opened it, if known.
    client_net: Option<ClientNet>,
    events: mpsc::Sender<Bytes>,
}

impl Default for ChangeFeed {
    fn default() -> Self {
        Self::among(&ConnectionLimits::default())
    }
}

impl ChangeFeed {
    /// Creates a feed without listeners. It takes this many streams, and this many from one network.
    pub fn new(most: usize, most_of_network: usize) -> Self {
        Self { open: Mutex::default(), most, most_of_network }
    }

    /// Creates a feed for this many connections. Each stream holds a connection, and pages need some too. A network has no more
    /// streams than connections, while a stream through a proxy does not count as a connection of its network.
    pub fn among(limits: &ConnectionLimits) -> Self {
        Self::new(limits.connections / 4 * 3, limits.connections_each)
    }

    /// Opens a stream for this client, with the session if it is personal. `None` if there are too many: in total, for the
    /// session, or from the client's network.
    pub fn listen(self: &Arc<Self>, topic: Channel, session: Option<SessionId>, from: Client) -> Option<EventStream> {
        let mut open = self.open();
        let client_net = from.0.map(ClientNet::from);
        let of_session = |line: &&Subscriber| session.is_some() && line.session == session;
        let n_own = open.streams.get(&topic).map_or(0, |lines| lines.iter().filter(of_session).count());
        let nets = || open.streams.values().flatten().filter_map(|line| line.client_net);
        let n_there = client_net.map_or(0, |net| nets().filter(|other| *other == net).count());
        let wide = client_net.and_then(ClientNet::wide);
        let n_wide = wide.map_or(0, |wide| nets().filter(|other| other.wide() == Some(wide)).count());
        let is_full_there = self.most_of_network <= n_there || self.most_of_network * HOUSEHOLDS as usize <= n_wide;
        let are_too_many = self.most <= open.n_streams || STREAMS_EACH <= n_own || is_full_there;
        if open.is_over || are_too_many {
            return None;
        }
        let (line, events) = mpsc::channel(WAITING);
        open.n_opened += 1;
        open.n_streams += 1;
        let n = open.n_opened;
        // After a restart, the delays spread out the reconnecting browsers.
        let _ = line.try_send(format!("retry: {}\n\n", 2000 + n % 64 * 50).into());
        open.streams.entry(topic).or_default().push(Subscriber { n, session, client_net, events: line });
        Some(EventStream { events, _place: StreamGuard { news: self.clone(), topic, n } })
    }

    /// Tells all listeners of a topic to look at a place: `game spring`.
    pub fn tell(&self, topic: Channel, place: &str) {
        let event = Bytes::from(format!("event: news\ndata: {place}\n\n"));
        self.open().send(topic, &event);
    }

    /// Returns whether the topic has a listener.
    pub fn is_heard(&self, topic: Channel) -> bool {
        self.open().streams.contains_key(&topic)
    }

    /// Returns whether this digest of a game's public page is new to its listeners. The first one is not, since they look at the
    /// page when their stream opens.
    pub fn is_new(&self, game: GameId, digest: String) -> bool {
        let mut open = self.open();
        if !open.streams.contains_key(&Channel::Game(game)) {
            return false;
        }
        let before = open.seen.insert(game, digest.clone());
        before.is_some_and(|before| before != digest)
    }

    /// Records the progress of a turn that a page shows to a player.
    pub fn note_progress(&self, game: GameId, progress: TurnProgress) {
        self.open().progress.entry(game).or_insert(progress);
    }

    /// Returns whether pages show the progress of a game's turn.
    fn shows_progress(&self, game: GameId) -> bool {
        self.open().progress.contains_key(&game)
    }

    /// Returns whether the progress of a game's turn differs from the one on open pages, and records it as shown.
    fn has_progressed(&self, game: GameId, progress: TurnProgress) -> bool {
        let mut open = self.open();
        let Some(before) = open.progress.get_mut(&game) else { return false };
        std::mem::replace(before, progress.clone()) != progress
    }

    /// Sends a heartbeat to all streams, and ends those without a reader.
    pub fn beat(&self) {
        let mut open = self.open();
        let topics: Vec<Channel> = open.streams.keys().copied().collect();
        for topic in topics {
            open.send(topic, &Bytes::from_static(b":\n\n"));
        }
    }

    /// Ends the streams of a session.
    pub fn end(&self, session: SessionId) {
        self.open().keep(|line| line.session != Some(session));
    }

    /// Ends all streams, and opens no more.
    pub fn close(&self) {
        let mut open = self.open();
        *open = OpenStreams { is_over: true, ..OpenStreams::default() };
    }

    /// Returns the number of streams that are open.
    pub fn n_streams(&self) -> usize {
        self.open().n_streams
    }

    fn open(&self) -> MutexGuard<'_, OpenStreams> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenStreams {
    /// Sends an event to all listeners of a topic, and ends the streams of those who do not read.
    fn send(&mut self, topic: Channel, event: &Bytes) {
        if let Some(lines) = self.streams.get_mut(&topic) {
            let before = lines.len();
            lines.retain(|line| line.events.try_send(event.clone()).is_ok());
            self.n_streams -= before - lines.len();
            if lines.is_empty() {
                self.forget(topic);
            }
        }
    }

    /// Forgets a topic that no longer has a listener.
    fn forget(&mut self, topic: Channel) {
        self.streams.remove(&topic);
        if let Channel::Game(game) = topic {
            self.seen.remove(&game);
        }
    }

    /// Ends all streams but these.
    fn keep(&mut self, is_kept: impl Fn(&Subscriber) -> bool) {
        self.streams.retain(|_, lines| {
            lines.retain(&is_kept);
            !lines.is_empty()
        });
        self.n_streams = self.streams.values().map(Vec::len).sum();
    }
}

/// An open stream of events: the body of an answer that ends with its events.
#[derive(Debug)]
pub struct EventStream {
    events: mpsc::Receiver<Bytes>,
    _place: StreamGuard,
}

/// A place for a stream, returned when the reader has left.
#[derive(Debug)]
struct StreamGuard {
    news: Arc<ChangeFeed>,
    topic: Channel,
    n: u64,
}

impl Drop for StreamGuard {
    fn drop(&mut self) {
        let mut open = self.news.open();
        let Some(lines) = open.streams.get_mut(&self.topic) else { return };
        let before = lines.len();
        lines.retain(|line| line.n != self.n);
        let (ended, is_empty) = (before - lines.len(), lines.is_empty());
        if is_empty {
            open.forget(self.topic);
        }
        open.n_streams -= ended;
    }
}

impl hyper::body::Body for EventStream {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.events.poll_recv(cx).map(|event| event.map(|event| Ok(Frame::data(event))))
    }
}

impl EventStream {
    /// The answer with this stream. Proxies must not buffer it, and it is not compressed.
    fn answer(self) -> Response {
        let head = [
            (CONTENT_TYPE, "text/event-stream"),
            (CACHE_CONTROL, "private, no-store"),
            (HeaderName::from_static("x-accel-buffering"), "no"),
        ];
        (head, Body::new(self)).into_response()
    }
}

/// `GET /games/{name}/events`
pub(super) async fn of_game(
    State(app): State<Arc<AppState>>,
    client: Option<Extension<Client>>,
    Path(name): Path<String>,
) -> Response {
    let asked = name.clone();
    let game = match app.read(move |_, store| store.game_named(&asked)).await {
        Ok(Some(game)) => game.id,
        Ok(None) => return pages::missing().await,
        Err(error) => return pages::failure(&error),
    };
    // From here on it receives changes. The reader's current page counts as seen.
    let stream = app.news.listen(Channel::Game(game), None, known(client));
    let Some(digest) = pages::game::digest(&app, &name).await else { return pages::missing().await };
    app.news.is_new(game, digest);
    answer(stream)
}

/// `GET /my/events`
pub(super) async fn of_person(
    State(app): State<Arc<AppState>>,
    client: Option<Extension<Client>>,
    visitor: SignedIn,
) -> Response {
    match &visitor.user {
        Some(user) => {
            let (topic, session) = (Channel::Person(user.id), Some(visitor.session.id));
            answer(app.news.listen(topic, session, known(client)))
        }
        // They are not registered yet, so they get no news. The status stops the browser from asking again.
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// Returns the client that the guard has identified.
fn known(client: Option<Extension<Client>>) -> Client {
    client.map_or(Client(None), |Extension(client)| client)
}

fn answer(stream: Option<EventStream>) -> Response {
    stream.map_or_else(|| StatusCode::TOO_MANY_REQUESTS.into_response(), EventStream::answer)
}

/// A listener for commits.
pub type CommitListener = Box<dyn Fn(&Changes) + Send>;

/// Returns the listener for commits, which runs on the thread that owns the database. It drops outdated pages from the cache at
/// once, so that no one sees their reply on one page and not on the next. [`run`] does the rest. It does not keep the pages
/// alive.
pub fn listener(app: &Arc<AppState>) -> (CommitListener, mpsc::UnboundedReceiver<Changes>) {
    let (tell, changes) = mpsc::unbounded_channel();
    let app = Arc::downgrade(app);
    let hear = move |changes: &Changes| {
        let Some(app) = app.upgrade() else { return };
        app.cache.drop_games(&changes.games, changes.people);
        match app.news.n_streams() {
            // Progress on pages without a listener is no news later.
            0 => app.news.open().progress.clear(),
            // The receiver may have stopped.
            _ => drop(tell.send(changes.clone())),
        }
    };
    (Box::new(hear), changes)
}

/// Sends news to listeners until the judge stops, and then ends their streams.
pub async fn run(app: Arc<AppState>, mut changes: mpsc::UnboundedReceiver<Changes>, mut stop: watch::Receiver<bool>) {
    let mut beat = interval(BEAT);
    loop {
        tokio::select! {
            Some(changes) = changes.recv() => {
                if let Err(error) = pass_on(&app, changes).await {
                    tracing::error!("could not send page updates: {error:#}");
                }
            }
            _ = beat.tick() => app.news.beat(),
            _ = stop.wait_for(|stop| *stop) => break,
        }
    }
    app.news.close();
}

/// Tells listeners what a commit has changed for them.
pub async fn pass_on(app: &Arc<AppState>, changes: Changes) -> Result<()> {
    let news = &app.news;
    changes.signed_out.iter().for_each(|session| news.end(*session));
    let Changes { mut games, mut mail, .. } = changes;
    tell_progress(app, &games).await?;
    games.retain(|game| news.is_heard(Channel::Game(*game)));
    mail.retain(|(user, _)| news.is_heard(Channel::Person(*user)));
    if games.is_empty() && mail.is_empty() {
        return Ok(());
    }
    let asked: Vec<GameId> = mail.iter().filter_map(|(_, game)| *game).chain(games.iter().copied()).collect();
    let named = move |store: &Store| asked.into_iter().map(|game| Ok((game, store.game(game)?.name))).collect();
    let names: HashMap<GameId, String> = app.read(move |_, store| named(store)).await?;
    for (user, game) in mail {
        let game = game.and_then(|game| names.get(&game));
        news.tell(Channel::Person(user), &game.map_or("letters".to_owned(), |game| format!("game {game}")));
    }
    for (game, name) in games.iter().filter_map(|game| Some((*game, names.get(game)?))) {
        if let Some(digest) = pages::game::digest(app, name).await
            && news.is_new(game, digest)
        {
            news.tell(Channel::Game(game), &format!("game {name}"));
        }
    }
    Ok(())
}

/// Tells the players of these games to look again if the progress of the turn has changed, as far as all of them may know it.
/// They hear nothing about progress that they may not know.
async fn tell_progress(app: &Arc<AppState>, games: &[GameId]) -> Result<()> {
    let shown: Vec<GameId> = games.iter().copied().filter(|game| app.news.shows_progress(*game)).collect();
    if shown.is_empty() {
        return Ok(());
    }
    let looked = app.read(move |app, store| {
        let cx = access::stranger(app, store);
        let mut all = Vec::new();
        for id in shown {
            let game = cx.load(store.game(id)?)?;
            let players: Vec<UserId> = game.players().map(|seat| seat.user).collect();
            all.push((id, game.row.name.clone(), players, TurnProgress::for_players(store, &game)?));
        }
        Ok(all)
    });
    for (game, name, players, progress) in looked.await? {
        if app.news.has_progressed(game, progress) {
            players.into_iter().for_each(|user| app.news.tell(Channel::Person(user), &format!("game {name}")));
        }
    }
    Ok(())
}
