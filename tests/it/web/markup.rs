//! User text is never markup: names, comments, press, boards, on everyone's, players' and the keeper's pages.
use super::crawl::{about_games, crawl};
use super::keeper::{PAGES, stuck};
use super::site::{Browser, Page, Site};
use crate::world::World;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const JUDGE: &str = "judge@example.org";
/// Text that closes every element, begins a script, and reverses the rest.
const EVIL: &str = "</title></textarea><script>alert(1)</script>\u{202e}\"'><img src=x onerror=alert(1)>";

/// A keeper's board for two, with such a name.
fn put_board(boards: &Path) {
    let folder = boards.join("pair");
    fs::create_dir_all(&folder).unwrap();
    let title = format!("Duel {}", EVIL.replace('"', "\\\""));
    let text = format!(
        "base = \"standard\"\ntitle = \"{title}\"\nsource = \"{title}\"\n\
         without = [\"Austria\", \"England\", \"Germany\", \"Italy\", \"Russia\"]\n"
    );
    fs::write(folder.join("variant.toml"), text).unwrap();
    fs::write(folder.join("info.txt"), format!("Duel\n{EVIL}\n")).unwrap();
}

/// Eve writes everything she can to Ann, who plays with her, and for everyone to read.
fn world(boards: &Path) -> World {
    let boards = boards.to_owned();
    let mut world = World::with(|config| config.boards = Some(boards));
    world.write("ann@example.org", JUDGE, "", "REGISTER Ann Other");
    let long = "x".repeat(10_000);
    for lines in [
        format!("REGISTER\nName: Eve Evil\nCountry: {EVIL}\nSite: {EVIL}\nPrivacy: All\nEND"),
        format!("SET NAME Eve {long}\nCREATE ?trap secret pair\nSET COMMENT {EVIL} {long}\nSET COMMENT {EVIL}"),
        format!("SET ABSENCE 5 DECEMBER TO 9 DECEMBER {EVIL}"),
    ] {
        world.write("eve@example.org", JUDGE, EVIL, &lines);
    }
    // A name from before the rules for names.
    let mut eve = world.store.user_at("eve@example.org").unwrap().unwrap();
    eve.name = format!("Eve {EVIL}").replace('\u{202e}', "").chars().take(64).collect();
    world.store.change_user(&eve).unwrap();
    world.write("ann@example.org", JUDGE, "", "SIGN ON ?trap secret");
    assert_eq!(world.store.game_named("trap").unwrap().unwrap().phase, "S1901M");
    let id = world.store.game_named("trap").unwrap().unwrap().id;
    let seats = world.store.seats(id).unwrap();
    let eve = seats.into_iter().find(|seat| seat.user_address == "eve@example.org").unwrap().power.unwrap();
    let (own, other) = if eve.starts_with('F') { ("f", "T") } else { ("t", "F") };
    for lines in [
        format!("BROADCAST\n{EVIL}\n{long}\nENDBROADCAST"),
        format!("PRESS TO {other}\n{EVIL}\n{long}\nENDPRESS\nDIARY\n{EVIL}\nENDPRESS\nPROPOSE PAUSE\n{EVIL}"),
        format!("F ANK - {EVIL}\n{long}\nPOSTAL PRESS\n{EVIL}\nENDPRESS"),
    ] {
        world.write("eve@example.org", JUDGE, EVIL, &format!("SIGN ON {own}trap secret\n{lines}"));
    }
    world
}

/// Checks that these pages contain her words only as text. Returns the number of pages that show them. Data and plain
/// texts are not HTML, and say so.
fn assert_text(pages: &BTreeMap<String, Page>) -> usize {
    let is_markup = |page: &Page| ["html", "xml"].iter().any(|kind| page.header("content-type").contains(kind));
    for (path, page) in pages {
        assert_eq!(page.header("x-content-type-options"), "nosniff", "{path}");
        if !is_markup(page) {
            continue;
        }
        assert!([200, 303].contains(&page.status.as_u16()), "{path}: {}", page.status);
        for mark in ["<script>alert", "<img src=x", "</title></textarea>"] {
            assert!(!page.body.contains(mark), "{mark} is on {path}: {}", page.body);
        }
        let title = page.body.split("</title>").next().unwrap_or_default();
        assert!(!title.contains('\u{202e}'), "the title of {path} turns what follows");
    }
    pages.values().filter(|page| is_markup(page) && page.body.contains("&lt;script&gt;alert(1)")).count()
}

#[test]
fn user_text_is_never_markup() {
    let boards = tempfile::tempdir().unwrap();
    put_board(boards.path());
    let made = |is_console: bool| {
        Site::made(world(boards.path()), |plan| {
            plan.is_console = is_console;
            plan.boards = Some(boards.path().to_owned());
        })
    };
    let site = made(false);
    let (mut public, _) = crawl(&site, &Browser::default());
    for path in ["/games.json", "/games.atom", "/games/trap.json", "/games/trap.atom", "/boards/pair"] {
        let page = site.get(&Browser::default(), path);
        assert_eq!(page.status, 200, "{path}");
        public.insert(path.to_owned(), page);
    }
    let n_shown = assert_text(&public);
    assert!(5 < n_shown, "{n_shown} public pages show what she wrote, as text");
    let mut private = about_games(&site, &site.signed_in("ann@example.org"));
    private.extend(about_games(&site, &site.signed_in("eve@example.org")));
    let n_shown = assert_text(&private);
    assert!(5 < n_shown, "{n_shown} private pages show what she wrote, as text");
    // Her own text comes back to her.
    let eve = site.signed_in("eve@example.org");
    let page = site.send(&eve, "/my/letters", "letter", &[("lines", EVIL), ("back", "/my/letters")]);
    assert_text(&BTreeMap::from([("the answer".to_owned(), page)]));

    let console = made(true);
    let keeper = console.signed_in("keeper@example.org");
    // The check names the fault of a keeper's board.
    let broken = boards.path().join("broken");
    fs::create_dir(&broken).unwrap();
    fs::write(broken.join("variant.toml"), "base = \"standard\"\n\"<script>alert(1)\" = 1\n").unwrap();
    let own = format!("/my/keeper/letters/{}", stuck(&console, EVIL));
    let read = console.send(&keeper, &own, "keeper-letter", &[("do", "read")]);
    let mut pages = BTreeMap::from([("what was read".to_owned(), read)]);
    pages.extend(PAGES.iter().chain([&own.as_str()]).map(|path| ((*path).to_owned(), console.get(&keeper, path))));
    for page in ["what was read", "/my/keeper/check"] {
        assert!(pages[page].body.contains("&lt;script&gt;alert(1)"), "{page}: {}", pages[page].main());
    }
    let n_shown = assert_text(&pages);
    assert!(3 < n_shown, "{n_shown} pages of the console show what she wrote, as text");
}
