//! A cache of rendered public pages.
//!
//! A page stays in the cache until its source changes: a commit to a game drops the game's pages. Readers revalidate a page
//! by a digest of its bytes, and never by a counter of changes, which would reveal that someone has sent something. Everyone
//! gets the same bytes, so the cache knows nothing about sessions.
use crate::answers::entry::Entry;
use crate::store::GameId;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use jiff::Timestamp;
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::io::Write as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most bytes of pages in the cache.
const MOST: usize = 64 << 20;
/// The overhead of a page in bytes, without its content.
const OVERHEAD: usize = 512;
/// The maximum age in seconds (a year) of a page whose address changes with its bytes, so that browsers may keep it for ever.
pub const FOR_EVER: u32 = 31_536_000;
/// The fewest bytes of a page that are worth compressing.
const WORTH_PACKING: usize = 512;

/// The source of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The program itself. The page is valid as long as the judge runs.
    Program,
    /// One game.
    Game(GameId),
    /// Anything in the database.
    House,
}

/// A rendered page.
#[derive(Debug)]
pub struct RenderedPage {
    /// The media type of the page: `text/html; charset=utf-8`.
    pub kind: &'static str,
    /// Its bytes.
    pub body: Bytes,
    /// The source of its content.
    pub source: Source,
    /// The time when it becomes outdated, such as an upcoming deadline that it names.
    pub until: Option<Timestamp>,
    /// The maximum age in seconds before a browser must revalidate it.
    pub max_age: u32,
    /// Whether pages of other hosts may read it, since it is for programs.
    pub for_programs: bool,
}

/// The media type of a page.
pub const HTML: &str = "text/html; charset=utf-8";

impl RenderedPage {
    /// A page of this media type.
    pub fn new(kind: &'static str, body: impl Into<Bytes>, source: Source) -> Self {
        Self { kind, body: body.into(), source, until: None, max_age: 0, for_programs: false }
    }
}

/// A page in the cache, with a compressed copy.
#[derive(Debug)]
pub struct CachedPage {
    drawn: RenderedPage,
    packed: Option<Bytes>,
    digest: String,
}

impl CachedPage {
    /// Prepares a page for the cache.
    pub fn new(drawn: RenderedPage) -> Self {
        let digest = crate::text::hex(&Sha256::digest(&drawn.body))[..32].to_owned();
        let level = if drawn.max_age == FOR_EVER { Compression::best() } else { Compression::default() };
        let packed = if is_worth_packing(&drawn) { packed(&drawn.body, level) } else { None };
        Self { drawn, packed, digest }
    }

    /// The digest of the page's bytes.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// The answer to a request with these headers: the page, or that its reader already has it.
    pub fn answer(&self, request: &HeaderMap) -> Response {
        let packed = self.packed.as_ref().filter(|_| takes_packed(request));
        let ending = if packed.is_some() { "-gz" } else { "" };
        let mut response = match is_known(request, &self.digest) {
            true => with_status(StatusCode::NOT_MODIFIED, Body::empty()),
            false => with_status(StatusCode::OK, Body::from(packed.unwrap_or(&self.drawn.body).clone())),
        };
        let is_new = response.status() == StatusCode::OK;
        let headers = response.headers_mut();
        let mut put = |name, value: &str| {
            if let Ok(value) = HeaderValue::from_str(value) {
                headers.insert(name, value);
            }
        };
        put(header::ETAG, &format!("\"{}{ending}\"", self.digest));
        put(header::VARY, "Accept-Encoding");
        put(
            header::CACHE_CONTROL,
            &match self.drawn.max_age {
                0 => "public, no-cache".to_owned(),
                FOR_EVER => format!("public, max-age={FOR_EVER}, immutable"),
                seconds => format!("public, max-age={seconds}"),
            },
        );
        if is_new {
            put(header::CONTENT_TYPE, self.drawn.kind);
            if packed.is_some() {
                put(header::CONTENT_ENCODING, "gzip");
            }
        }
        if self.drawn.for_programs {
            put(header::ACCESS_CONTROL_ALLOW_ORIGIN, "*");
        }
        response
    }

    fn size(&self) -> usize {
        self.drawn.body.len() + self.packed.as_ref().map_or(0, Bytes::len) + OVERHEAD
    }
}

fn with_status(status: StatusCode, body: Body) -> Response {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response
}

/// Returns whether a compressed copy helps. PNG images are already compressed.
fn is_worth_packing(drawn: &RenderedPage) -> bool {
    WORTH_PACKING <= drawn.body.len() && !drawn.kind.starts_with("image/png")
}

/// A copy compressed with gzip. Permanent content is worth more work than a page that the next change replaces.
fn packed(bytes: &[u8], level: Compression) -> Option<Bytes> {
    let mut packer = GzEncoder::new(Vec::new(), level);
    packer.write_all(bytes).ok()?;
    Some(packer.finish().ok()?.into())
}

/// Returns whether the reader accepts compressed pages (RFC 9110 12.5.3).
fn takes_packed(request: &HeaderMap) -> bool {
    let given = request.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    given.flat_map(|value| value.split(',')).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        let refused = quality.trim().strip_prefix("q=").and_then(|q| q.trim().parse::<f32>().ok()) == Some(0.0);
        name.trim().eq_ignore_ascii_case("gzip") && !refused
    })
}

/// Returns whether the reader has a page with this digest, compressed or not (RFC 9110 13.1.2).
fn is_known(request: &HeaderMap, digest: &str) -> bool {
    let given = request.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    given.flat_map(|value| value.split(',')).any(|tag| {
        let tag = tag.trim();
        let tag = tag.strip_prefix("W/").unwrap_or(tag).trim_matches('"');
        tag == "*" || tag.strip_suffix("-gz").unwrap_or(tag) == digest
    })
}

/// The cache. When it is full, it drops the least recently used pages.
#[derive(Default)]
pub struct Cache {
    inner: Mutex<CacheState>,
}

#[derive(Default)]
struct CacheState {
    pages: HashMap<String, Slot>,
    size: usize,
    /// The number of uses so far, which finds the least recently used page.
    n_uses: u64,
    /// The number of changes of the database. A page is not stored if its source has changed since its rendering began.
    n_changes: u64,
    changed: BTreeMap<GameId, u64>,
    all_changed: u64,
    /// Games as lists show them.
    entries: HashMap<GameId, Arc<Entry>>,
}

struct Slot {
    page: Arc<CachedPage>,
    used: u64,
}

/// The moment when the rendering of a page began.
#[derive(Clone, Copy, Debug)]
pub struct DrawingStart(u64);

impl Cache {
    /// An empty cache.
    pub fn new() -> Self {
        Self::default()
    }

    fn inner(&self) -> MutexGuard<'_, CacheState> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page from the cache, if it is still valid at this time.
    pub fn get(&self, key: &str, now: Timestamp) -> Option<Arc<CachedPage>> {
        let mut inner = self.inner();
        inner.n_uses += 1;
        let n_uses = inner.n_uses;
        let slot = inner.pages.get_mut(key)?;
        if slot.page.drawn.until.is_some_and(|until| until <= now) {
            inner.remove(key);
            return None;
        }
        slot.used = n_uses;
        Some(slot.page.clone())
    }

    /// Marks the beginning of a rendering. Callers must call it before they read any source of the page.
    pub fn begin(&self) -> DrawingStart {
        DrawingStart(self.inner().n_changes)
    }

    /// Stores a page, unless its source has changed since `begun`.
    pub fn put(&self, key: &str, page: Arc<CachedPage>, begun: DrawingStart) {
        let mut inner = self.inner();
        if page.size() * 4 <= MOST && !inner.has_changed(page.drawn.source, begun) {
            inner.remove(key);
            inner.n_uses += 1;
            inner.size += page.size();
            let used = inner.n_uses;
            inner.pages.insert(key.to_owned(), Slot { page, used });
            inner.make_room();
        }
    }

    /// A game as a list shows it to strangers.
    pub fn entry(&self, game: GameId) -> Option<Arc<Entry>> {
        self.inner().entries.get(&game).cloned()
    }

    /// Stores a game as a list shows it, unless it has changed since `begun`.
    pub fn put_entry(&self, entry: &Arc<Entry>, begun: DrawingStart) {
        let mut inner = self.inner();
        if !inner.has_changed(Source::Game(entry.id), begun) {
            inner.entries.insert(entry.id, entry.clone());
        }
    }

    /// Drops the pages of these games after a commit, and all pages that may show any game. If it has changed `people`, whom
    /// any page may name, drops all pages.
    pub fn drop_games(&self, games: &[GameId], people: bool) {
        let mut inner = self.inner();
        inner.n_changes += 1;
        let now = inner.n_changes;
        if people {
            inner.all_changed = now;
            inner.changed.clear();
        } else {
            inner.changed.extend(games.iter().map(|game| (*game, now)));
        }
        inner.entries.retain(|game, _| !people && !games.contains(game));
        inner.let_go(|source| match source {
            Source::Program => false,
            Source::Game(game) => people || games.contains(&game),
            Source::House => true,
        });
    }

    /// Returns the number of pages in the cache, and their size in bytes.
    pub fn size(&self) -> (usize, usize) {
        let inner = self.inner();
        (inner.pages.len(), inner.size)
    }
}

impl CacheState {
    fn has_changed(&self, source: Source, DrawingStart(since): DrawingStart) -> bool {
        let last = match source {
            Source::Program => return false,
            Source::Game(game) => self.changed.get(&game).copied().unwrap_or(0).max(self.all_changed),
            Source::House => self.n_changes,
        };
        since < last
    }

    fn remove(&mut self, key: &str) {
        if let Some(slot) = self.pages.remove(key) {
            self.size -= slot.page.size();
        }
    }

    fn let_go(&mut self, is_stale: impl Fn(Source) -> bool) {
        let size = &mut self.size;
        self.pages.retain(|_, slot| {
            let stale = is_stale(slot.page.drawn.source);
            *size -= if stale { slot.page.size() } else { 0 };
            !stale
        });
    }

    fn make_room(&mut self) {
        while MOST < self.size {
            let least = self.pages.iter().min_by_key(|(_, slot)| slot.used).map(|(key, _)| key.clone());
            let Some(least) = least else { return };
            self.remove(&least);
        }
    }
}
