//! `/`: what this is, and where to go on.
use super::games::{Listed, list, listed};
use super::{Page, page};
use crate::answers::entry::Entry;
use crate::store::Life;
use crate::web::House;
use crate::web::cache::{Drawn, HTML, Source};
use crate::web::feeds;
use crate::web::public::{self, Asked};
use crate::web::words::welcome as words;
use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// As many games of each kind are shown; the rest is in the list of games.
const MOST: usize = 6;

/// The page.
pub(in crate::web) async fn show(State(house): State<Arc<House>>, asked: Asked) -> Response {
    public::page(&house, asked, "/".to_owned(), |cx, house| {
        let Listed { games, until } = listed(cx, house)?;
        let judge = &house.judge;
        let families: Vec<&str> = judge.catalogue.families().iter().map(|family| family.title()).collect();
        let feeds = [(feeds::ATOM, words::news(), "/games.atom".to_owned())];
        let about = Page { title: words::title(), judge: &judge.name, is_wide: true, feeds: &feeds, ..Page::default() };
        let is_local = house.settings.start_code.is_some();
        let body = html! {
            section.hero {
                h1 { (words::what(&families)) }
                p.lead { (words::how()) }
                p.ways {
                    a.button href="/my/sign-in" { (words::sign_in()) } " "
                    a.button.quiet href="/my/sandboxes" { (words::sandbox()) } " "
                    a.button.quiet href="/my/new" { (words::new_game()) } " "
                    a.button.quiet href="/help/guide" { (words::guide()) }
                }
                @if !is_local { p.soft { (words::by_mail()) " " a href={ "mailto:" (judge.address.address) "?body=HELP" } { (judge.address.address) } } }
            }
            (some(words::openings(), "/games?state=open", &games, Entry::wants_players, Some(words::no_openings())))
            (some(words::running(), "/games?state=running", &games, |entry| {
                matches!(entry.life, Life::Running | Life::Paused) && !entry.wants_players()
            }, None))
            (some(words::ended(), "/games?state=over", &games, |entry| {
                matches!(entry.life, Life::Finished | Life::Terminated)
            }, None))
            section {
                h2 { (words::boards_title()) }
                p { (words::boards(judge.catalogue.names().len())) " " a href="/boards" { (words::all_boards()) } }
            }
        };
        Ok(Some(Drawn { until, ..Drawn::new(HTML, page(&about, &body).into_string(), Source::House) }))
    })
    .await
}

/// Some games of one kind, and where there are more.
fn some(
    title: &str,
    more: &str,
    games: &[Arc<Entry>],
    is_meant: impl Fn(&Entry) -> bool,
    none: Option<&str>,
) -> Markup {
    let meant: Vec<&Arc<Entry>> = games.iter().filter(|entry| is_meant(entry)).collect();
    html! {
        @if !meant.is_empty() || none.is_some() {
            section {
                h2 { (title) }
                (list(meant.get(..MOST).unwrap_or(&meant)))
                @if let (true, Some(none)) = (meant.is_empty(), none) { p { (none) } }
                @if MOST < meant.len() { p { a href=(more) { (words::all(meant.len())) } } }
            }
        }
    }
}
