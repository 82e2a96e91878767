//! `/`: an introduction, and links to everything else.
use super::games::{self, ON, OVER, list};
use super::{Page, live_board, page, thumbs, trial};
use crate::answers::entry::Entry;
use crate::command::context::Context;
use crate::store::Search;
use crate::web::AppState;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::feeds;
use crate::web::public::{self, PublicRequest};
use crate::web::words::welcome as words;
use anyhow::Result;
use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// The most games of each kind on the page. The list of games has the rest.
const MOST: u64 = 6;

/// A game at the top of the page.
struct FeaturedGame {
    /// Its board.
    board: &'static str,
    /// The name of its course.
    family: &'static str,
    /// The word that starts it for visitors without an account.
    trial: &'static str,
    title: &'static str,
    text: &'static str,
}

const FEATURED: &[FeaturedGame] = &[
    FeaturedGame {
        board: "standard",
        family: "diplomacy",
        trial: "computer",
        title: "Diplomacy",
        text: "Seven powers, no dice. Players talk, then all move at once.",
    },
    FeaturedGame {
        board: "barrage",
        family: "stratego",
        trial: "stratego",
        title: "Stratego",
        text: "Two players, hidden ranks. Capture the enemy flag before you lose yours.",
    },
    FeaturedGame {
        board: "lowlands",
        family: "conquest",
        trial: "conquest",
        title: "Conquest",
        text: "Build armies and take your neighbours' states. You know the odds before you attack.",
    },
];

/// The page.
pub(in crate::web) async fn show(State(app): State<Arc<AppState>>, asked: PublicRequest) -> Response {
    public::page(&app, asked, "/".to_owned(), |cx, app| {
        let open = Search { wants: Some(true), ..Search::default() };
        let running = Search { lives: ON, wants: Some(false), ..Search::default() };
        let over = Search { lives: OVER, ..Search::default() };
        let (open, running, over) = (Sample::of(cx, app, &open)?, Sample::of(cx, app, &running)?, Sample::of(cx, app, &over)?);
        let until = games::until_one_goes(cx)?;
        let judge = &app.judge;
        let feeds = [(feeds::ATOM, words::news(), "/games.atom".to_owned())];
        let (title, judge_name) = ("Diplomacy, Stratego and Conquest", &*judge.name);
        let about =
            Page { title, judge: judge_name, is_wide: true, plays_turn: true, feeds: &feeds, footer: app.footer(), ..Page::default() };
        let is_local = app.settings.start_code.is_some();
        let has_trials = app.settings.trials != 0;
        let body = html! {
            section.hero {
                h1 { "Diplomacy, Stratego and Conquest, with friends or against bots. In the browser or by e-mail." }
                @if has_trials { p.lead { (words::trial()) } }
            }
            ul.cards.first {
                @for FeaturedGame { board, family, trial, title, text } in FEATURED {
                    li.card {
                        (thumbs::of_board(&judge.catalogue, board))
                        h2 { (title) }
                        p { (text) }
                        div.row {
                            @if has_trials {
                                (trial::button(trial, "Play now"))
                            } @else {
                                a.button href={ "/my/new?board=" (board) "&with=computers" } { "Play against bots" }
                            }
                            a.button.quiet href={ "/learn/" (family) "/1" } { "Learn to play" }
                        }
                    }
                }
            }
            div.live {
                (live_board::show(cx, app)?)
                section {
                    h2 { "Play with friends" }
                    p { "You choose the board and the pace, and send the others a link. They play here or by e-mail." }
                    div.row {
                        a.button href="/my/new" { "New game" } " "
                        a.button.quiet href="/my/sign-in" { "Sign in" } " "
                        @if has_trials { (trial::quiet_button("sandbox", "Try a sandbox")) } @else {
                            a.button.quiet href="/my/sandboxes" { "Try a sandbox" }
                        }
                    }
                    @if !is_local { p.soft { (words::by_mail()) " " a href={ "mailto:" (judge.address.address) "?body=HELP" } { (judge.address.address) } } }
                }
            }
            (open.shown(words::openings(), "/games?state=open", Some(words::no_openings())))
            (running.shown(words::running(), "/games?state=running", None))
            (over.shown(words::ended(), "/games?state=over", None))
            section {
                h2 { (words::boards_title()) }
                p { (words::boards(judge.catalogue.names().len())) " " a href="/boards" { (words::all_boards()) } }
            }
        };
        Ok(Some(RenderedPage { until, ..RenderedPage::new(HTML, page(&about, &body).into_string(), Source::House) }))
    })
    .await
}

/// A sample of games of one kind.
struct Sample {
    games: Vec<Arc<Entry>>,
    /// The total number of such games.
    n: u64,
}

impl Sample {
    fn of(cx: &Context, app: &AppState, search: &Search) -> Result<Self> {
        let games = games::some(cx, app, search, 0, MOST)?;
        Ok(Self { games, n: cx.store.n_listed(search, games::since(cx))? })
    }

    /// These games, and the link to more.
    fn shown(&self, title: &str, more: &str, none: Option<&str>) -> Markup {
        html! {
            @if self.n != 0 || none.is_some() {
                section {
                    h2 { (title) }
                    (list(&self.games))
                    @if let (0, Some(none)) = (self.n, none) { p { (none) } }
                    @if MOST < self.n { p { a href=(more) { (words::all(self.n)) } } }
                }
            }
        }
    }
}
