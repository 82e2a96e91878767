//! The list of games with filters, and its versions as JSON and news feed.
use super::{NavEntry, Page, page};
use crate::answers::entry::Entry;
use crate::command::context::Context;
use crate::store::{GameId, Happened, Happening, Life, Search};
use crate::web::AppState;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::feeds::{self, Feed, FeedItem};
use crate::web::fields::{Button, Field, FormFrame};
use crate::web::forms::Fields;
use crate::web::public::{self, PublicRequest, until};
use crate::web::words::list as words;
use anyhow::Result;
use axum::extract::{RawQuery, State};
use axum::response::Response;
use jiff::{SignedDuration, Timestamp};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::sync::Arc;

/// The period after its end in which the list still names a game.
const LATELY: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The filter in the URL.
#[derive(Clone, Debug)]
struct Filter {
    /// The stage: `open`, `running`, `over`.
    state: String,
    /// The folder of a board.
    board: String,
    /// The press that is allowed: `none`, `white`, `grey`.
    press: String,
    /// The pace of turns: `live`, `daily`, `slow`.
    pace: String,
}

/// The stages to filter by.
const STATES: [&str; 3] = ["open", "running", "over"];
const PRESS: [&str; 3] = ["none", "white", "grey"];
const PACES: [&str; 3] = ["live", "daily", "slow"];

impl Filter {
    /// Reads the known filter values. Other values in a URL mean all games.
    fn of(query: &Fields, has_board: impl Fn(&str) -> bool) -> Self {
        let one_of = |name: &str, words: &[&str]| {
            let asked = words.iter().find(|word| **word == query.line(name));
            asked.copied().unwrap_or_default().to_owned()
        };
        Self {
            state: one_of("state", &STATES),
            press: one_of("press", &PRESS),
            pace: one_of("pace", &PACES),
            board: query.given("board").filter(|board| has_board(board)).unwrap_or_default().to_owned(),
        }
    }

    fn is_empty(&self) -> bool {
        [&self.state, &self.board, &self.press, &self.pace].iter().all(|word| word.is_empty())
    }

    fn search(&self) -> Search {
        let (lives, wants): (&[Life], _) = match self.state.as_str() {
            "open" => (&[], Some(true)),
            "running" => (ON, None),
            "over" => (OVER, None),
            _ => (&[], None),
        };
        let press = match self.press.as_str() {
            "none" => Some("--*"),
            "white" => Some("W*"),
            "grey" => Some("?G*"),
            _ => None,
        };
        let (slower_than, hours) = match self.pace.as_str() {
            "live" => (None, Some(20.0)),
            "daily" => (Some(20.0), Some(30.0)),
            "slow" => (Some(30.0), None),
            _ => (None, None),
        };
        let board = (!self.board.is_empty()).then(|| self.board.clone());
        Search { lives, wants, board, press, slower_than, hours }
    }

    /// Returns the filter as the query of a URL. Empty for all games.
    fn query(&self) -> String {
        let fields = [("state", &self.state), ("board", &self.board), ("press", &self.press), ("pace", &self.pace)];
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(fields.iter().filter(|(_, value)| !value.is_empty()));
        query.finish()
    }
}

/// The stages of games in progress.
pub(super) const ON: &[Life] = &[Life::Running, Life::Paused];
/// The stages of games that are over.
pub(super) const OVER: &[Life] = &[Life::Finished, Life::Terminated];
/// The most games on one page.
const PAGE: u64 = 50;

/// One page of many.
#[derive(Clone, Copy, Debug)]
struct PageNumber {
    /// Its number, from 1.
    number: u64,
    /// The total number of games.
    n: u64,
}

impl PageNumber {
    /// The page number in a URL, or 1 if it is invalid.
    fn asked(query: &Fields) -> u64 {
        query.line("page").parse().unwrap_or(1).max(1)
    }

    /// The page with this number, if it exists.
    fn of(number: u64, n: u64) -> Option<Self> {
        (number <= n.div_ceil(PAGE).max(1)).then_some(Self { number, n })
    }

    fn first(self) -> u64 {
        (self.number - 1) * PAGE
    }

    fn previous(self) -> Option<u64> {
        (1 < self.number).then(|| self.number - 1)
    }

    fn next(self) -> Option<u64> {
        (self.number * PAGE < self.n).then_some(self.number + 1)
    }
}

/// The URL of a page of games.
fn address(path: &str, query: &str, number: u64) -> String {
    let parts = [query.to_owned(), if number == 1 { String::new() } else { format!("page={number}") }];
    let query = parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join("&");
    if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") }
}

/// `/games`
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    RawQuery(query): RawQuery,
) -> Response {
    let query = Fields::of(query.unwrap_or_default().as_bytes());
    let filter = Filter::of(&query, |board| app.judge.catalogue.has(board));
    let number = PageNumber::asked(&query);
    public::page(&app, asked, address("/games", &filter.query(), number), move |cx, app| {
        let search = filter.search();
        let Some(leaf) = PageNumber::of(number, cx.store.n_listed(&search, since(cx))?) else { return Ok(None) };
        let (shown, until) = (some(cx, app, &search, leaf.first(), PAGE)?, until_one_goes(cx)?);
        let feeds = [
            (feeds::ATOM, words::feed_of_games(), "/games.atom".to_owned()),
            (feeds::JSON, words::data(), "/games.json".to_owned()),
        ];
        let (title, judge) = (words::title(), &*app.judge.name);
        let about = Page {
            title,
            judge,
            place: NavEntry::Games,
            feeds: &feeds,
            is_wide: true,
            footer: app.footer(),
            ..Page::default()
        };
        let body = html! {
            h1 { (words::title()) }
            (form(app, &filter))
            p.soft role="status" { (words::found(leaf.n, filter.is_empty())) }
            h2.visually-hidden { (words::found_title()) }
            (list(&shown))
            (turn(leaf, &filter.query()))
            p.also { (words::by_mail()) " " code { "LIST" } ", " code { "OPENINGS" } "." }
        };
        let drawn = RenderedPage::new(HTML, page(&about, &body).into_string(), Source::House);
        Ok(Some(RenderedPage { until, ..drawn }))
    })
    .await
}

/// The oldest end of a game that the list still names.
pub(super) fn since(cx: &Context) -> Timestamp {
    cx.now - LATELY
}

/// Returns the next time when the list changes without a commit, because a game becomes too old for it.
pub(super) fn until_one_goes(cx: &Context) -> Result<Option<Timestamp>> {
    Ok(cx.store.first_listed_end(since(cx))?.and_then(|ended| ended.checked_add(LATELY).ok()))
}

/// A part of the games that a stranger may see, as in LIST: first those that need players, then those in progress, then
/// recently finished ones.
pub(super) fn some(cx: &Context, app: &AppState, search: &Search, first: u64, most: u64) -> Result<Vec<Arc<Entry>>> {
    cx.store.listed(search, since(cx), first, most)?.into_iter().map(|game| entry(cx, app, game)).collect()
}

/// A game as the list shows it, read once until it changes.
fn entry(cx: &Context, app: &AppState, game: GameId) -> Result<Arc<Entry>> {
    if let Some(entry) = app.cache.entry(game) {
        return Ok(entry);
    }
    let begun = app.cache.begin();
    let entry = Arc::new(Entry::of(cx, &cx.load(cx.store.game(game)?)?));
    app.cache.put_entry(&entry, begun);
    Ok(entry)
}

/// Shows links to the other pages, if there are any.
fn turn(leaf: PageNumber, query: &str) -> Markup {
    html! {
        @if leaf.previous().is_some() || leaf.next().is_some() {
            nav aria-label=(words::pages()) {
                p {
                    @if let Some(previous) = leaf.previous() { a rel="prev" href=(address("/games", query, previous)) { (words::previous()) } " " }
                    (words::page_of(leaf.number, leaf.n.div_ceil(PAGE)))
                    @if let Some(next) = leaf.next() { " " a rel="next" href=(address("/games", query, next)) { (words::next()) } }
                }
            }
        }
    }
}

fn form(app: &AppState, filter: &Filter) -> Markup {
    let boards = boards(app);
    let named = |words: &[&'static str], say: fn(&str) -> &'static str| -> Vec<(&'static str, &'static str)> {
        [("", words::any())].into_iter().chain(words.iter().map(|word| (*word, say(word)))).collect()
    };
    let (states, presses, paces) =
        (named(&STATES, words::state_of), named(&PRESS, words::press_of), named(&PACES, words::pace_of));
    let boards = boards.iter().map(|(name, title)| (name.as_str(), title.as_str()));
    let boards: Vec<(&str, &str)> = [("", words::any())].into_iter().chain(boards).collect();
    let fields = [
        (Field::choice("state", words::state(), &states), &filter.state),
        (Field::choice("board", words::board(), &boards), &filter.board),
        (Field::choice("press", words::press(), &presses), &filter.press),
        (Field::choice("pace", words::pace(), &paces), &filter.pace),
    ];
    let frame =
        FormFrame { action: "/games", is_query: true, class: "filter", label: words::search(), ..FormFrame::default() };
    frame.around(&html! {
        @for (field, value) in &fields { (field.draw(value)) }
        p { (Button::new(words::show()).draw()) @if !filter.is_empty() { " " a href="/games" { (words::all()) } } }
    })
}

/// All boards, by folder and title.
fn boards(app: &AppState) -> Vec<(String, String)> {
    let catalogue = &app.judge.catalogue;
    let board = |name: String| Some((name.clone(), catalogue.board(&name).ok()?.variant.title().to_owned()));
    let mut boards: Vec<_> = catalogue.names().into_iter().filter_map(board).collect();
    boards.sort_by_key(|(_, title)| title.to_lowercase());
    boards
}

/// Games as a list of cards.
pub(super) fn list(games: &[Arc<Entry>]) -> Markup {
    html! {
        ul.cards {
            @for entry in games {
                li.card { (card(entry)) }
            }
        }
    }
}

fn card(entry: &Entry) -> Markup {
    html! {
        h3 { a href={ "/games/" (entry.name) } { (entry.name) } }
        p.tags {
            (stage(entry))
            span.badge { (entry.variant) }
            span.badge { (words::press_told(&entry.press)) }
            @if 0.0 < entry.hours { span.badge { (words::pace_told(entry.hours)) } }
        }
        @if entry.life == Life::Forming { p { (entry.seats()) "." } }
        @if let Some(deadline) = entry.deadline { p { (words::deadline()) " " (until(deadline)) } }
        @if !entry.free.is_empty() {
            p { (words::free()) " " (entry.free.iter().map(|free| free.powers.as_str()).collect::<Vec<_>>().join(", ")) "." }
        }
        @if let Some(result) = &entry.result { p { (result) "." } }
        @if let Some(line) = entry.comment.lines().next().filter(|line| !line.is_empty()) { p.says dir="auto" { (line) } }
    }
}

/// Shows the stage of a game in a word or two.
pub(super) fn stage(entry: &Entry) -> Markup {
    let (class, said) = match entry.life {
        Life::Forming if entry.is_open => ("open", words::forming().to_owned()),
        Life::Forming => ("", words::full().to_owned()),
        Life::Running => ("on", entry.when.clone()),
        Life::Paused => ("", words::paused(&entry.when)),
        Life::Finished | Life::Terminated => ("", words::over().to_owned()),
    };
    html! { span class={ "badge stage " (class) } { (said) } }
}

/// `/games.json`
pub(in crate::web) async fn data(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    RawQuery(query): RawQuery,
) -> Response {
    let number = PageNumber::asked(&Fields::of(query.unwrap_or_default().as_bytes()));
    public::page(&app, asked, address("/games.json", "", number), move |cx, app| {
        let all = Search::default();
        let Some(leaf) = PageNumber::of(number, cx.store.n_listed(&all, since(cx))?) else { return Ok(None) };
        let (games, until) = (some(cx, app, &all, leaf.first(), PAGE)?, until_one_goes(cx)?);
        let games: Vec<Value> = games.iter().map(|entry| as_json(entry)).collect();
        let next = leaf.next().map(|next| ("next", address("/games.json", "", next).into()));
        let body = feeds::json([("games", Value::Array(games))].into_iter().chain(next));
        Ok(Some(RenderedPage { until, for_programs: true, ..RenderedPage::new(feeds::JSON, body, Source::House) }))
    })
    .await
}

/// A game as JSON, with what a stranger may know.
pub(super) fn as_json(entry: &Entry) -> Value {
    let free: Vec<Value> =
        entry.free.iter().map(|free| json!({ "powers": free.powers, "sign_on": free.line })).collect();
    json!({
        "name": entry.name,
        "life": entry.life.word(),
        "phase": entry.phase,
        "when": entry.when,
        "family": entry.family,
        "board": entry.board,
        "variant": entry.variant,
        "masters": entry.masters,
        "press": entry.press,
        "seats": entry.n_seats,
        "seats_taken": entry.n_taken,
        "is_open": entry.wants_players(),
        "deadline": entry.deadline,
        "hours": entry.hours,
        "asks": entry.asks,
        "free": free,
        "comment": entry.comment,
        "result": entry.result,
        "created": entry.created,
        "started": entry.started,
        "ended": entry.ended,
    })
}

/// `/games.atom`: games that have begun, progressed or ended.
pub(in crate::web) async fn news(State(app): State<Arc<AppState>>, asked: PublicRequest) -> Response {
    public::page(&app, asked, "/games.atom".to_owned(), |cx, app| {
        let (happened, newest) = cx.store.happened(since(cx), feeds::MOST as u64)?;
        let until = until_one_goes(cx)?;
        let news = happened.into_iter().map(|happened| Ok(told(&*entry(cx, app, happened.game)?, &happened)));
        let feed = Feed {
            title: words::feed_title(&app.judge.name),
            page: "/games".to_owned(),
            own: "/games.atom".to_owned(),
            news: news.collect::<Result<_>>()?,
        };
        let body = feed.atom(&app.settings.url.to_string(), newest.unwrap_or(Timestamp::UNIX_EPOCH));
        Ok(Some(RenderedPage { until, ..RenderedPage::new(feeds::ATOM, body, Source::House) }))
    })
    .await
}

/// The newest entries, as many as fit into a feed.
pub(super) fn newest(mut news: Vec<FeedItem>) -> Vec<FeedItem> {
    news.sort_by_key(|news| std::cmp::Reverse(news.at));
    news.truncate(feeds::MOST);
    news
}

/// Returns all public events of a game.
pub(super) fn news_of(cx: &Context, entry: &Entry) -> Result<Vec<FeedItem>> {
    let happened = |what, at| Happened { game: entry.id, at, what };
    let mut all = vec![happened(Happening::Created, entry.created)];
    all.extend(entry.started.map(|at| happened(Happening::Started, at)));
    for phase in cx.store.phase_notes(entry.id)?.into_iter().filter(|phase| phase.undone.is_none()) {
        all.push(happened(Happening::Phase(phase.phase), phase.adjudicated));
    }
    all.extend(entry.ended.map(|at| happened(Happening::Ended, at)));
    Ok(all.iter().map(|happened| told(entry, happened)).collect())
}

/// One event of a game.
fn told(entry: &Entry, happened: &Happened) -> FeedItem {
    let (name, at) = (&entry.name, happened.at);
    let mut page = format!("/games/{name}");
    let (id, title) = match &happened.what {
        Happening::Created => ("new".to_owned(), words::news_of_creation(name)),
        Happening::Started => ("start".to_owned(), words::news_of_start(name)),
        Happening::Phase(phase) => {
            page += &format!("/{phase}");
            // A phase that is repeated after a rollback is a new entry.
            (format!("{phase}.{}", at.as_second()), words::news_of_phase(name, phase))
        }
        Happening::Ended => ("end".to_owned(), words::news_of_end(name, entry.result.as_deref().unwrap_or_default())),
    };
    FeedItem { id: format!("games/{name}/{id}"), title, text: entry.variant.clone(), page, at }
}
