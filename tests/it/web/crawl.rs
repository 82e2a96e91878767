//! Crawlers that follow every link.
use super::site::{Browser, Page, Site};
use std::collections::{BTreeMap, BTreeSet};

/// All pages reachable from the first one, except for most boards and some of HELP: address and response. Private ones are only listed for
/// visitors without a session.
pub(super) fn crawl(site: &Site, browser: &Browser) -> (BTreeMap<String, Page>, BTreeSet<String>) {
    let (mut pages, mut private) = (BTreeMap::new(), BTreeSet::new());
    let mut to_do = vec!["/".to_owned()];
    let mut n_boards = 0;
    while let Some(path) = to_do.pop() {
        if pages.contains_key(&path) || path.starts_with("/help/") && 40 < pages.len() {
            continue;
        }
        if path.starts_with("/my") && browser.cookie.is_none() {
            private.insert(path);
            continue;
        }
        if path.starts_with("/boards/") {
            n_boards += 1;
            if 3 < n_boards {
                continue;
            }
        }
        let page = site.get(browser, &path);
        if page.header("content-type").starts_with("text/html") {
            to_do.extend(links(&page));
        }
        pages.insert(path, page);
    }
    (pages, private)
}

/// The reachable pages about games, with all their data for programs.
pub(super) fn about_games(site: &Site, browser: &Browser) -> BTreeMap<String, Page> {
    let mut pages = BTreeMap::new();
    let mut to_do = vec!["/".to_owned()];
    if browser.cookie.is_some() {
        to_do.push("/my".to_owned());
    }
    let is_one = |path: &String| {
        let is_about_games = ["/games", "/phases", "/players", "/my"].iter().any(|start| path.starts_with(start));
        // Clicked places on the board, filters, and choices in a form lead to the same pages again.
        is_about_games
            && !["?at=", "&at=", "?state=", "?needs=", "?board=", "/my/sign-", "/my/new"]
                .iter()
                .any(|no| path.contains(no))
    };
    while let Some(path) = to_do.pop() {
        if pages.contains_key(&path) {
            continue;
        }
        let page = site.get(browser, &path);
        if page.header("content-type").starts_with("text/html") {
            to_do.extend(links(&page).filter(is_one));
        }
        pages.insert(path, page);
    }
    pages
}

/// The links on a page to our own pages.
fn links(page: &Page) -> impl Iterator<Item = String> {
    let links = page.body.split("href=\"/").skip(1).filter_map(|rest| rest.split('"').next());
    links.filter_map(|link| link.split('#').next()).map(|link| format!("/{}", link.replace("&amp;", "&")))
}
