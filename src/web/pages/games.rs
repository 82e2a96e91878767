//! The list of games, with filters; the same for programs, and as news.
use super::{Page, Place, page};
use crate::answers::entry::Entry;
use crate::desk::context::Context;
use crate::desk::find::is_listed;
use crate::store::Life;
use crate::web::House;
use crate::web::cache::{Drawn, HTML, Source};
use crate::web::feeds::{self, Feed, News};
use crate::web::forms::Fields;
use crate::web::public::{self, Asked, until};
use crate::web::words::list as words;
use anyhow::Result;
use axum::extract::{RawQuery, State};
use axum::response::Response;
use jiff::{SignedDuration, Timestamp};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::sync::Arc;

/// For how long the list names games that have ended.
const LATELY: SignedDuration = SignedDuration::from_hours(30 * 24);

/// What a visitor looks for, as it stands in the address.
#[derive(Clone, Debug)]
struct Filter {
    /// `open`, `running`, `over`: the stage.
    state: String,
    /// The folder of a board.
    board: String,
    /// `none`, `white`, `grey`: how people can talk.
    press: String,
    /// `live`, `daily`, `slow`: how often a turn runs.
    pace: String,
}

/// The stages that can be looked for.
const STATES: [&str; 3] = ["open", "running", "over"];
const PRESS: [&str; 3] = ["none", "white", "grey"];
const PACES: [&str; 3] = ["live", "daily", "slow"];

impl Filter {
    /// Only what can be looked for: whatever else stands in an address finds all games.
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

    fn admits(&self, entry: &Entry) -> bool {
        let is_over = matches!(entry.life, Life::Finished | Life::Terminated);
        let state = match self.state.as_str() {
            "open" => entry.wants_players(),
            "running" => matches!(entry.life, Life::Running | Life::Paused),
            "over" => is_over,
            _ => true,
        };
        let press = match self.press.as_str() {
            "none" => !entry.press.contains(['W', 'G']),
            "white" => entry.press.contains('W'),
            "grey" => entry.press.contains('G'),
            _ => true,
        };
        let pace = match self.pace.as_str() {
            "live" => entry.hours <= 20.0,
            "daily" => 20.0 < entry.hours && entry.hours <= 30.0,
            "slow" => 30.0 < entry.hours,
            _ => true,
        };
        state && press && pace && (self.board.is_empty() || self.board == entry.board)
    }
}

/// `/games`
pub(in crate::web) async fn show(State(house): State<Arc<House>>, asked: Asked, RawQuery(query): RawQuery) -> Response {
    let query = Fields::of(query.unwrap_or_default().as_bytes());
    let filter = Filter::of(&query, |board| house.judge.catalogue.has(board));
    let Filter { state, board, press, pace } = &filter;
    let key = format!("/games?{state}&{board}&{press}&{pace}");
    public::page(&house, asked, key, move |cx, house| {
        let listed = listed(cx, house)?;
        let (shown, until): (Vec<&Arc<Entry>>, _) =
            (listed.games.iter().filter(|entry| filter.admits(entry)).collect(), listed.until);
        let feeds = [
            (feeds::ATOM, words::feed_of_games(), "/games.atom".to_owned()),
            (feeds::JSON, words::data(), "/games.json".to_owned()),
        ];
        let (title, judge) = (words::title(), &*house.judge.name);
        let about = Page { title, judge, place: Place::Games, feeds: &feeds, is_wide: true, ..Page::default() };
        let body = html! {
            h1 { (words::title()) }
            (form(house, &filter))
            p.count role="status" { (words::found(shown.len(), filter.is_empty())) }
            h2.visually-hidden { (words::found_title()) }
            (list(&shown))
            p.also { (words::by_mail()) " " code { "LIST" } ", " code { "OPENINGS" } "." }
        };
        let drawn = Drawn::new(HTML, page(&about, &body).into_string(), Source::House);
        Ok(Some(Drawn { until, ..drawn }))
    })
    .await
}

/// The listed games, and when the clock changes what is listed.
pub(super) struct Listed {
    /// Those that seek players first, then those that run, then those that have lately ended.
    pub(super) games: Vec<Arc<Entry>>,
    pub(super) until: Option<Timestamp>,
}

/// The games that a stranger is told of, as LIST does.
pub(super) fn listed(cx: &Context, house: &House) -> Result<Listed> {
    let mut games: Vec<Arc<Entry>> = Vec::new();
    let mut until: Option<Timestamp> = None;
    let mut ends = |at: Timestamp| until = Some(until.map_or(at, |until: Timestamp| until.min(at)));
    for row in cx.store.games()? {
        let is_over = matches!(row.life, Life::Finished | Life::Terminated);
        let gone = row.ended.filter(|_| is_over).and_then(|ended| ended.checked_add(LATELY).ok());
        if gone.is_some_and(|gone| gone <= cx.now) || !is_listed(&row)? {
            continue;
        }
        gone.into_iter().for_each(&mut ends);
        let entry = match house.cache.entry(row.id) {
            Some(entry) => entry,
            None => {
                let begun = house.cache.begin();
                let entry = Arc::new(Entry::of(cx, &cx.load(row)?));
                house.cache.put_entry(&entry, begun);
                entry
            }
        };
        if entry.is_listed {
            games.push(entry);
        }
    }
    // Those that are over, the latest first.
    games.sort_by_key(|entry| (rank(entry), Reverse(entry.ended), entry.deadline, entry.name.clone()));
    Ok(Listed { games, until })
}

fn rank(entry: &Entry) -> u8 {
    match entry.life {
        Life::Forming if entry.is_open => 0,
        Life::Forming => 1,
        Life::Running | Life::Paused => 2,
        Life::Finished | Life::Terminated => 3,
    }
}

fn form(house: &House, filter: &Filter) -> Markup {
    let boards = boards(house);
    html! {
        form.filter method="get" action="/games" role="search" aria-label=(words::search()) {
            (choice("state", words::state(), &filter.state, STATES.map(|word| (word.to_owned(), words::state_of(word)))))
            (choice("board", words::board(), &filter.board, boards))
            (choice("press", words::press(), &filter.press, PRESS.map(|word| (word.to_owned(), words::press_of(word)))))
            (choice("pace", words::pace(), &filter.pace, PACES.map(|word| (word.to_owned(), words::pace_of(word)))))
            p { button { (words::show()) } @if !filter.is_empty() { " " a href="/games" { (words::all()) } } }
        }
    }
}

fn choice<T: AsRef<str>>(
    name: &str,
    label: &str,
    chosen: &str,
    among: impl IntoIterator<Item = (String, T)>,
) -> Markup {
    html! {
        p.field {
            label for={ "f-" (name) } { (label) }
            select name=(name) id={ "f-" (name) } {
                option value="" { (words::any()) }
                @for (value, title) in among {
                    option value=(value) selected[value == chosen] { (title.as_ref()) }
                }
            }
        }
    }
}

/// All boards, by folder and title.
fn boards(house: &House) -> Vec<(String, String)> {
    let catalogue = &house.judge.catalogue;
    let board = |name: String| Some((name.clone(), catalogue.board(&name).ok()?.variant.title().to_owned()));
    let mut boards: Vec<_> = catalogue.names().into_iter().filter_map(board).collect();
    boards.sort_by_key(|(_, title)| title.to_lowercase());
    boards
}

/// Games as a list of cards.
pub(super) fn list(games: &[&Arc<Entry>]) -> Markup {
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

/// Where a game stands, in a word or two.
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
pub(in crate::web) async fn data(State(house): State<Arc<House>>, asked: Asked) -> Response {
    public::page(&house, asked, "/games.json".to_owned(), |cx, house| {
        let Listed { games, until } = listed(cx, house)?;
        let games: Vec<Value> = games.iter().map(|entry| as_json(entry)).collect();
        let body = feeds::json([("games", Value::Array(games))]);
        Ok(Some(Drawn { until, for_programs: true, ..Drawn::new(feeds::JSON, body, Source::House) }))
    })
    .await
}

/// A game as data: what a stranger may know.
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

/// `/games.atom`: what has begun, gone on and ended.
pub(in crate::web) async fn news(State(house): State<Arc<House>>, asked: Asked) -> Response {
    public::page(&house, asked, "/games.atom".to_owned(), |cx, house| {
        let Listed { games, until } = listed(cx, house)?;
        let mut news: Vec<News> = Vec::new();
        for entry in &games {
            news.extend(news_of(cx, entry)?);
        }
        let born = games.iter().map(|entry| entry.created).max().unwrap_or(Timestamp::UNIX_EPOCH);
        let feed = Feed {
            title: words::feed_title(&house.judge.name),
            page: "/games".to_owned(),
            own: "/games.atom".to_owned(),
            news: newest(news),
        };
        let body = feed.atom(&house.settings.url.to_string(), born);
        Ok(Some(Drawn { until, ..Drawn::new(feeds::ATOM, body, Source::House) }))
    })
    .await
}

/// The newest first, as many as a feed has.
pub(super) fn newest(mut news: Vec<News>) -> Vec<News> {
    news.sort_by_key(|news| std::cmp::Reverse(news.at));
    news.truncate(feeds::MOST);
    news
}

/// What has happened in a game that everybody may know.
pub(super) fn news_of(cx: &Context, entry: &Entry) -> Result<Vec<News>> {
    let page = format!("/games/{}", entry.name);
    let id = |what: &str| format!("games/{}/{what}", entry.name);
    let one = |what: &str, title: String, page: String, at: Timestamp| News {
        id: id(what),
        title,
        text: entry.variant.clone(),
        page,
        at,
    };
    let mut news = vec![one("new", words::news_of_creation(&entry.name), page.clone(), entry.created)];
    news.extend(entry.started.map(|at| one("start", words::news_of_start(&entry.name), page.clone(), at)));
    for phase in cx.store.phase_notes(entry.id)?.into_iter().filter(|phase| phase.undone.is_none()) {
        let own = format!("{page}/{}", phase.phase);
        // What is rolled back and comes again is another piece of news.
        let id = format!("{}.{}", phase.phase, phase.adjudicated.as_second());
        news.push(one(&id, words::news_of_phase(&entry.name, &phase.phase), own, phase.adjudicated));
    }
    let result = entry.result.as_deref().unwrap_or_default();
    news.extend(entry.ended.map(|at| one("end", words::news_of_end(&entry.name, result), page.clone(), at)));
    Ok(news)
}
