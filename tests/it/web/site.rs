//! A judge with pages, in this process: requests go straight to the routes, and posts are carried out at once.
use crate::world::World;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Method, Request, StatusCode, header};
use axum::response::Response;
use chancery::commands::COMMANDS;
use chancery::families;
use chancery::judge::clock::Clock;
use chancery::judge::config::Config;
use chancery::judge::identity::{Passwords, Tokens};
use chancery::judge::web::{Origin, WebSettings};
use chancery::judge::{Judge, LuckSource};
use chancery::rules::Luck;
use chancery::server::check::Whence;
use chancery::server::clerk_handle::{self, ClerkHandle, ClerkInbox, NotStored, StoreAck, Stored};
use chancery::server::web_writes::{WebWrite, WriteOutcome};
use chancery::store::{Changes, Post, Session, Store};
use chancery::web::peer::Peer;
use chancery::web::rates::Allowances;
use chancery::web::run::pages;
use chancery::web::{AppState, live};
use jiff::Timestamp;
use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;
use tower::ServiceExt as _;

/// A judge with pages.
pub(crate) struct Site {
    pub(crate) house: Arc<AppState>,
    world: Arc<Mutex<World>>,
    routes: Router,
    runtime: Runtime,
    clock: Clock,
    /// The listener for commits, and its events for streams.
    listener: live::CommitListener,
    heard: RefCell<UnboundedReceiver<Changes>>,
    /// The address of the browsers, if the judge sees one.
    peer: Cell<Option<Peer>>,
    _folder: TempDir,
}

/// The settings of the pages.
pub(crate) struct Plan {
    pub(crate) is_console: bool,
    pub(crate) settings: WebSettings,
    /// The judge's name on a command line.
    pub(crate) whence: Whence,
    /// The configuration whose health the console shows, if it is another judge's.
    pub(crate) config: Option<Config>,
    /// The keeper's boards.
    pub(crate) boards: Option<PathBuf>,
    /// A clerk other than the one that acts at once.
    pub(crate) clerk: Option<ClerkHandle>,
}

/// A visitor of the pages: with a session cookie, or without.
#[derive(Clone, Debug, Default)]
pub(crate) struct Browser {
    pub(crate) cookie: Option<String>,
}

/// A response.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) headers: header::HeaderMap,
    pub(crate) body: String,
    /// The bytes sent, compressed or not.
    pub(crate) size: usize,
}

/// A clerk that processes each post at once.
struct AtOnce(Arc<Mutex<World>>);

impl ClerkInbox for AtOnce {
    fn post(&self, post: Post, receipt: StoreAck) {
        let mut world = self.0.lock().unwrap();
        if !world.work().may_take(&post).unwrap() {
            let _ = receipt.send(Err(NotStored::ReadOnly));
            return;
        }
        let letter = world.work().take_posts(&[post]).unwrap()[0];
        while world.work().process_inbox(64).unwrap() != 0 {}
        world.think();
        let (tell, fate) = oneshot::channel();
        if let Some(known) = clerk_handle::fate(&world.store, letter).unwrap() {
            tell.send(known).unwrap();
        }
        let _ = receipt.send(Ok(Stored { letter, fate }));
    }

    fn web_write(&self, web_write: WebWrite, answer: oneshot::Sender<anyhow::Result<WriteOutcome>>) {
        let world = self.0.lock().unwrap();
        let _ = answer.send(world.work().run_web_write(web_write));
    }
}

impl Site {
    /// The pages of a judge with no games.
    pub(crate) fn new() -> Self {
        Self::of(World::new())
    }

    /// The pages of a judge with the games of [`World::with_games`].
    pub(crate) fn with_games() -> Self {
        Self::of(World::with_games())
    }

    /// The pages of this world's judge. Its database is copied into a file, because pages read it beside the judge.
    pub(crate) fn of(world: World) -> Self {
        Self::behind(world, None)
    }

    /// The keeper's console of a judge with the games of [`World::with_games`].
    pub(crate) fn console() -> Self {
        Self::made(World::with_games(), |plan| plan.is_console = true)
    }

    /// The pages of this world's judge. A visitor with the start code, if there is one, may be anyone.
    pub(crate) fn behind(world: World, start_code: Option<&str>) -> Self {
        Self::made(world, |plan| plan.settings.start_code = start_code.map(str::to_owned))
    }

    /// The pages at this address.
    pub(crate) fn at(world: World, url: &str) -> Self {
        Self::made(world, |plan| plan.settings.url = Origin::parse(url).unwrap())
    }

    /// The pages with these settings.
    pub(crate) fn made(world: World, change: impl FnOnce(&mut Plan)) -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let mut config = Config::embedded(folder.path());
        let path = config.database();
        world.store.copy_to(&path).unwrap();
        config.address = "judge@example.org".to_owned();
        config.keeper = "keeper@example.org".to_owned();
        let settings = WebSettings { start_code: None, ..WebSettings::embedded(8017, String::new()) };
        let mut plan =
            Plan { is_console: false, settings, whence: Whence::default(), config: None, boards: None, clerk: None };
        change(&mut plan);
        config.boards = plan.boards;
        let store = Store::open(&path).unwrap();
        store.watch().unwrap();
        let mut judge = Judge::of(COMMANDS, families::ALL, &config, &store).unwrap();
        judge.passwords = Passwords::weak().unwrap();
        judge.tokens = Tokens::new("the secret of the tests").unwrap();
        judge.new_luck = LuckSource::Fixed([7; Luck::BYTES]);
        let clock = Clock::stopped(world.now);
        let world = Arc::new(Mutex::new(World { store, ..world }));
        let counter = plan.clerk.unwrap_or_else(|| ClerkHandle::new(AtOnce(world.clone())));
        let house = AppState::new(judge, clock.clone(), counter, plan.settings, path);
        let house = Arc::new(if plan.is_console {
            house.as_console(plan.config.unwrap_or(config), plan.whence, Arc::default())
        } else {
            house
        });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let (listener, heard) = live::listener(&house);
        let (heard, routes) = (RefCell::new(heard), pages(&house, Allowances::default()));
        Self { routes, house, world, runtime, clock, listener, heard, peer: Cell::default(), _folder: folder }
    }

    /// The judge, for e-mails and the clock. No post is possible while this is held.
    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap()
    }

    /// Lets the clock run to this time.
    pub(crate) fn run_to(&self, time: &str) {
        let time: Timestamp = time.parse().unwrap();
        self.world().run_to(time);
        self.clock.set(time);
    }

    /// Lets this much time pass.
    pub(crate) fn later(&self, time: jiff::SignedDuration) {
        let time = self.world().now + time;
        self.run_to(&time.to_string());
    }

    /// Sets the clock of the pages, and not that of the judge: it has not struck yet.
    pub(crate) fn set_clock(&self, time: &str) {
        self.clock.set(time.parse().unwrap());
    }

    /// The browser of a person who has just proved this address.
    pub(crate) fn signed_in(&self, address: &str) -> Browser {
        let number = format!("the-number-of-{address}");
        let digest = chancery::web::digest(&number);
        let world = self.world();
        let now = world.now;
        let session = Session {
            id: Default::default(),
            address: address.to_owned(),
            guest: None,
            began: now,
            fresh: now,
            seen: now,
            until: now + jiff::SignedDuration::from_hours(1000),
            is_local: false,
            browser: "Firefox on Linux".to_owned(),
        };
        if world.store.session(&digest, now).unwrap().is_none() {
            world.store.add_session(&digest, &session).unwrap();
        }
        let cookie = if self.house.console.is_some() { "chancery-keeper" } else { "chancery" };
        Browser { cookie: Some(format!("{cookie}={number}")) }
    }

    /// Notifies the pages of new commits, as the clerk does after each one.
    pub(crate) fn tell_of_changes(&self) {
        let changes = self.world().store.changes().unwrap();
        (self.listener)(&changes);
        while let Ok(changes) = self.heard.borrow_mut().try_recv() {
            self.runtime.block_on(live::pass_on(&self.house, changes)).unwrap();
        }
    }

    /// Opens a stream of news. Later events are read from the body.
    pub(crate) fn listen(&self, browser: &Browser, path: &str) -> Response {
        self.opened(browser, path, None)
    }

    /// Opens a stream from this network address.
    pub(crate) fn listen_from(&self, browser: &Browser, path: &str, peer: Peer) -> Response {
        self.opened(browser, path, Some(peer))
    }

    fn opened(&self, browser: &Browser, path: &str, peer: Option<Peer>) -> Response {
        let mut request = Request::builder().uri(path).header(header::HOST, "127.0.0.1:8017");
        if let Some(cookie) = &browser.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let mut request = request.body(Body::empty()).unwrap();
        if let Some(peer) = peer {
            request.extensions_mut().insert(peer);
        }
        self.tell_of_changes();
        self.runtime.block_on(self.routes.clone().oneshot(request)).unwrap()
    }

    /// Requests a page.
    pub(crate) fn get(&self, browser: &Browser, path: &str) -> Page {
        self.ask(browser, Method::GET, path, Body::empty())
    }

    /// Posts a form.
    pub(crate) fn post(&self, browser: &Browser, path: &str, fields: &[(&str, &str)]) -> Page {
        let mut body = form_urlencoded::Serializer::new(String::new());
        body.extend_pairs(fields);
        self.ask(browser, Method::POST, path, Body::from(body.finish()))
    }

    /// Requests a page with extra headers.
    pub(crate) fn get_with(&self, browser: &Browser, path: &str, headers: &[(&str, &str)]) -> Page {
        self.ask_with(browser, Method::GET, path, Body::empty(), headers)
    }

    fn ask(&self, browser: &Browser, method: Method, path: &str, body: Body) -> Page {
        self.ask_with(browser, method, path, body, &[])
    }

    /// Makes later requests come from this network address, as far as the judge can see.
    pub(crate) fn move_to(&self, peer: Peer) {
        self.peer.set(Some(peer));
    }

    /// Sends a request. Of a stream, only the beginning of the response is read.
    fn ask_with(&self, browser: &Browser, method: Method, path: &str, body: Body, headers: &[(&str, &str)]) -> Page {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "127.0.0.1:8017");
        request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        request = request.header("sec-fetch-site", "same-origin");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = &browser.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let mut request = request.body(body).unwrap();
        if let Some(peer) = self.peer.get() {
            request.extensions_mut().insert(peer);
        }
        self.tell_of_changes();
        self.runtime.block_on(async {
            let response = self.routes.clone().oneshot(request).await.unwrap();
            let (parts, body) = response.into_parts();
            let is_stream = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
            let body = if is_stream { Bytes::new() } else { axum::body::to_bytes(body, usize::MAX).await.unwrap() };
            let text = String::from_utf8_lossy(&body).into_owned();
            Page { status: parts.status, headers: parts.headers, body: text, size: body.len() }
        })
    }

    /// Opens a page, fills in its form of this name, and sends it. Returns the page that it leads to.
    pub(crate) fn send(&self, browser: &Browser, path: &str, form: &str, filled: &[(&str, &str)]) -> Page {
        let page = self.get(browser, path);
        let answer = self.send_from(&page, browser, form, filled);
        match answer.location() {
            Some(address) => self.get(browser, &address),
            None => answer,
        }
    }

    /// Fills in the form of this name on a page that may have been open for long, and sends it. Returns the immediate response.
    pub(crate) fn send_from(&self, page: &Page, browser: &Browser, form: &str, filled: &[(&str, &str)]) -> Page {
        let mut fields = page.form(form);
        fields.retain(|(name, _)| !filled.iter().any(|(own, _)| own == name));
        let own = fields.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let fields: Vec<(&str, &str)> = own.chain(filled.iter().copied()).collect();
        self.post(browser, "/my/letters", &fields)
    }
}

impl Page {
    /// The resulting browser: with the first cookie that the response set, or with the previous one.
    pub(crate) fn browser(&self, before: &Browser) -> Browser {
        let Some(set) = self.headers.get(header::SET_COOKIE) else { return before.clone() };
        let pair = set.to_str().unwrap().split(';').next().unwrap();
        Browser { cookie: (!pair.ends_with('=')).then(|| pair.to_owned()) }
    }

    /// A header, if present.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The redirect target.
    pub(crate) fn location(&self) -> Option<String> {
        Some(self.headers.get(header::LOCATION)?.to_str().unwrap().to_owned())
    }

    /// The page as one line of text, without tags.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut rest = self.body.as_str();
        while let Some((before, tag)) = rest.split_once('<') {
            text += before;
            text.push(' ');
            rest = tag.split_once('>').map_or("", |(_, after)| after);
        }
        let text = text + rest;
        let text = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
            .iter()
            .fold(text, |text, (entity, c)| text.replace(entity, c));
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The content without the frame, line by line, as a screen reader reads it.
    pub(crate) fn main(&self) -> String {
        let start = self.body.find("<main").unwrap_or(0);
        let end = self.body.find("</main>").unwrap_or(self.body.len());
        lines_of(&self.body[start..end])
    }

    /// The page's response to a post.
    pub(crate) fn answer(&self) -> String {
        let marks = ["role=\"status\"", "role=\"alert\""];
        let tags = marks.iter().flat_map(|mark| self.body.match_indices(mark));
        let tags = tags.map(|(at, _)| self.body[..at].rfind('<').unwrap());
        // An element that is hidden until an event says nothing yet.
        let is_shown = |start: &usize| !self.body[*start..].split('>').next().unwrap().contains(" hidden");
        let text = |start: usize| {
            let tag = self.body[start + 1..].split([' ', '>']).next().unwrap();
            let end = start + self.body[start..].find(&format!("</{tag}>")).unwrap();
            lines_of(&self.body[start..end])
        };
        let mut starts: Vec<usize> = tags.filter(is_shown).collect();
        starts.sort_unstable();
        if starts.is_empty() {
            return self.main();
        }
        // An empty place is not a response.
        starts.into_iter().map(text).find(|text| !text.is_empty()).unwrap_or_default()
    }

    /// The fields of the form of this name, as a browser would send them untouched: hidden ones, texts, and choices.
    pub(crate) fn form(&self, name: &str) -> Vec<(String, String)> {
        let mark = format!("name=\"form\" value=\"{name}\"");
        let at = self.body.find(&mark).unwrap_or_else(|| panic!("no form {name} on:\n{}", self.text()));
        let start = self.body[..at].rfind("<form").unwrap();
        let end = start + self.body[start..].find("</form>").unwrap();
        fields_of(&self.body[start..end])
    }
}

/// The text of some HTML, a line for each block. Initially hidden text is included.
fn lines_of(html: &str) -> String {
    const BLOCKS: &[&str] = &[
        "p", "h1", "h2", "h3", "li", "tr", "section", "div", "form", "pre", "summary", "details", "fieldset", "legend",
        "table", "caption", "dt", "dd", "br", "option", "label", "button", "ul", "ol", "dl", "article", "select",
        "optgroup",
    ];
    let mut text = String::new();
    let mut rest = html;
    let mut is_set = false;
    while let Some((before, tag)) = rest.split_once('<') {
        match is_set {
            true => text += before,
            false => text += &before.split('\n').collect::<Vec<_>>().join(" "),
        }
        let (tag, after) = tag.split_once('>').unwrap_or((tag, ""));
        let name = tag.trim_start_matches('/').split([' ', '\n']).next().unwrap_or_default();
        if BLOCKS.contains(&name) {
            text.push('\n');
        } else if ["td", "th"].contains(&name) {
            text.push(' ');
        }
        if name == "pre" {
            is_set = !tag.starts_with('/');
        }
        rest = after;
    }
    text += rest;
    let lines = text.lines().map(str::trim_end).filter(|line| !line.trim().is_empty());
    unescaped(&lines.map(str::trim_start).collect::<Vec<_>>().join("\n"))
}

/// The fields in the HTML of a form.
pub(crate) fn fields_of(form: &str) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    let mut rest = form;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let tag = &rest[..rest.find('>').unwrap()];
        let after = &rest[tag.len() + 1..];
        let name = attribute(tag, "name");
        match (tag.split_whitespace().next().unwrap_or_default(), name) {
            ("input", Some(name)) => {
                let kind = attribute(tag, "type").unwrap_or_default();
                let is_box = kind == "checkbox" || kind == "radio";
                let is_on = tag.split_whitespace().any(|word| word == "checked");
                if !is_box || is_on {
                    let usual = if is_box { "on" } else { "" };
                    fields.push((name, attribute(tag, "value").unwrap_or_else(|| usual.to_owned())));
                }
            }
            ("textarea", Some(name)) => {
                fields.push((name, text_of_box(&after[..after.find("</textarea>").unwrap()])));
            }
            ("select", Some(name)) => {
                let inside = &after[..after.find("</select>").unwrap()];
                let options: Vec<&str> =
                    inside.split("<option").skip(1).map(|option| &option[..option.find('>').unwrap()]).collect();
                let chosen = options.iter().find(|tag| tag.split_whitespace().any(|word| word == "selected"));
                if let Some(option) = chosen.or(options.first()) {
                    fields.push((name, attribute(option, "value").unwrap_or_default()));
                }
            }
            _ => {}
        }
    }
    fields
}

/// The text of a box, as browsers read it: without its first line end.
fn text_of_box(text: &str) -> String {
    unescaped(text.strip_prefix('\n').unwrap_or(text))
}

/// The value of an attribute of a tag.
pub(crate) fn attribute(tag: &str, name: &str) -> Option<String> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    Some(unescaped(&tag[start..start + tag[start..].find('"')?]))
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
