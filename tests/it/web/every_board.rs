//! Every board known to the judge, on its play page: everything on it can be found, named and read.
use super::driver::Browser as Chromium;
use super::front::Front;
use super::site::{Browser, Site, attribute};
use crate::world::World;
use axum::http::StatusCode;
use chancery::boards::catalogue::Catalogue;
use serde_json::json;
use std::collections::BTreeSet;

/// A game on a board.
struct BoardGame {
    /// The player's address: no one may have more than ten solo games.
    player: String,
    board: String,
    family: &'static str,
    page: String,
    /// The lines that begin it.
    lines: String,
}

/// A game on each board, with all powers played by one player. In Stratego, where both sides must set up first, against a bot.
fn games() -> Vec<BoardGame> {
    let catalogue = Catalogue::default();
    let games = catalogue.names().into_iter().enumerate().map(|(n, board)| {
        let (family, game) = (catalogue.chain(&board).unwrap().family().key(), format!("board{n}"));
        let lines = match family {
            "stratego" => format!("CREATE ?{game} secret stratego {board} AGAINST COMPUTER\nSETUP RANDOM"),
            _ => format!("CREATE ?{game} - {family} {board} SOLO"),
        };
        BoardGame {
            player: format!("ann{}@players.test", n / 10),
            board,
            family,
            page: format!("/my/games/{game}"),
            lines,
        }
    });
    games.collect()
}

/// The e-mails that begin them.
fn letters(games: &[BoardGame]) -> Vec<(&str, &str)> {
    let players: BTreeSet<&str> = games.iter().map(|game| game.player.as_str()).collect();
    let registered = players.into_iter().map(|player| (player, "REGISTER Ann"));
    registered.chain(games.iter().map(|game| (game.player.as_str(), game.lines.as_str()))).collect()
}

/// The tags of a page that begin like this.
fn tags<'p>(page: &'p str, start: &str) -> Vec<&'p str> {
    page.split(start).skip(1).map(|rest| rest.split('>').next().unwrap()).collect()
}

/// The values of an attribute in tags; a place without its coast.
fn places(tags: &[&str], name: &str) -> BTreeSet<String> {
    let values = tags.iter().filter_map(|tag| attribute(tag, name));
    values.map(|value| value.split('/').next().unwrap().to_owned()).collect()
}

/// A page has everything its script needs of its board: each unit is on a clickable place, each place has a full name, and the shapes have
/// a text with the name of each.
#[test]
fn everything_on_a_board_can_be_found_and_named() {
    let mut world = World::new();
    let games = games();
    for (player, lines) in letters(&games) {
        world.write(player, "judge@example.org", "", lines);
    }
    let site = Site::of(world);
    let (mut n_units, mut n_places) = (0, 0);
    let mut ann = Browser::default();
    for (n, BoardGame { player, board, family, page, .. }) in games.iter().enumerate() {
        if n == 0 || games[n - 1].player != *player {
            ann = site.signed_in(player);
        }
        // Shapes that are drawn for the first time can exceed a page's time limit.
        let mut tries = std::iter::repeat_with(|| site.get(&ann, page)).take(20);
        let page = tries.find(|page| page.status != StatusCode::SERVICE_UNAVAILABLE).unwrap();
        assert!(page.body.contains("id=\"board\""), "{board}: {}", page.text());
        let (links, units) = (tags(&page.body, "<a href=\"?"), tags(&page.body, "<g class=\"unit"));
        let links: Vec<&str> = links.into_iter().filter(|tag| tag.contains("data-spot=")).collect();
        let (linked, stand) = (places(&links, "data-at"), places(&units, "data-at"));
        assert!(stand.is_subset(&linked), "{board}: {stand:?} {linked:?}");
        let nameless: Vec<_> = links.iter().filter(|tag| !tag.contains("data-name=\"")).collect();
        assert!(nameless.is_empty(), "{board}: {nameless:?}");
        let rows = tags(&page.body, "<li data-at=");
        let ordered: BTreeSet<String> =
            rows.iter().filter_map(|tag| Some(tag.split('"').nth(1)?.split('/').next()?.to_owned())).collect();
        assert!(ordered.is_subset(&linked), "{board}: {ordered:?}");
        // Stratego squares are named at the edges.
        if *family != "stratego" {
            let shapes = attribute(tags(&page.body, "<figure")[0], "data-shapes").unwrap();
            let shapes = site.get(&Browser::default(), &shapes).body;
            let named = places(&tags(&shapes, "<g"), "data-of");
            assert!(linked.is_subset(&named), "{board}: these have no text: {:?}", linked.difference(&named));
        }
        (n_units, n_places) = (n_units + stand.len(), n_places + linked.len());
    }
    assert!(50 < games.len() && 1_000 < n_units && 4_000 < n_places, "{} {n_units} {n_places}", games.len());
}

/// The measurements: the smallest width of a unit and the smallest height of a name in pixels, and the milliseconds for placing names.
const MEASURE: &str = "const { board, camera } = table, times = []; \
    for (let n = 0; n < 5; n++) { const from = performance.now(); board.settle(camera.k); times.push(performance.now() - from); } \
    const units = board.units.map(unit => unit.getBoundingClientRect().width); \
    const names = [...board.labels.children].filter(name => name.style.display !== 'none'); \
    const high = names.map(name => parseFloat(getComputedStyle(name).fontSize) * camera.k); \
    return [Math.min(99, ...units), Math.min(99, ...high), times.sort((a, b) => a - b)[2]]";

/// The first view of a board in a window of this size.
fn first_view(browser: &Chromium, (wide, high): (u32, u32)) -> [f64; 3] {
    browser.resize(wide, high);
    browser.wait("the window", || (browser.run("return innerWidth", &json!([])) == wide).then_some(()));
    browser.run("table.sheet(0); table.fit()", &json!([]));
    let measured = browser.run(MEASURE, &json!([]));
    [0, 1, 2].map(|n| measured[n].as_f64().unwrap())
}

/// In the first view of each board, on a laptop and on a phone, no unit and no name is too small. Names are placed at once.
#[test]
fn the_first_view_of_every_board_is_readable() {
    let games = games();
    let catalogue = Catalogue::default();
    let front = Front::open(&letters(&games));
    let Some(ann) = front.browser_of(&games[0].player) else { return };
    let (mut wrong, mut slow, mut drawn, mut player) = (Vec::new(), Vec::new(), BTreeSet::new(), &games[0].player);
    for BoardGame { board, family, page, player: own, .. } in &games {
        // Many boards have the same picture.
        if !drawn.insert(catalogue.board(board).unwrap().shapes().unwrap().digest.clone()) {
            continue;
        }
        if own != player {
            player = own;
            front.sign_in(&ann, player);
        }
        ann.go(page);
        // Stratego squares are named at the edges.
        let has_names = "return !!window.table?.board?.names";
        ann.wait("names", || (*family == "stratego" || ann.run(has_names, &json!([])) == true).then_some(()));
        for size in [(1366, 650), (375, 740)] {
            let [unit, name, settled] = first_view(&ann, size);
            if unit < 21.0 || name < 9.0 {
                wrong.push(format!("{board} at {size:?}: units of {unit:.1} pixels, names of {name:.1}"));
            }
            slow.push((settled, format!("{board} at {size:?}")));
        }
    }
    assert!(30 < drawn.len(), "{} boards", drawn.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    slow.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (time, board) in &slow[..3] {
        eprintln!("names are chosen within {time:.0} ms: {board}");
    }
    assert!(slow[0].0 < 400.0, "{slow:?}");
    drop(ann);
    front.stop();
}
