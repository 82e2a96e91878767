//! Games of two or a few players: saved set-ups, the last move and lost pieces, Conquest's numbers and the odds of attacks.
use super::site::{Page, Site};
use crate::world::World;
use axum::http::StatusCode;

const ANN: &str = "ann@example.org";
const JUDGE: &str = "judge@example.org";

/// A judge with games, created by registered people.
fn site(letters: &[(&str, &str)]) -> Site {
    let mut world = World::new();
    for (from, lines) in letters {
        world.write(from, JUDGE, "", lines);
    }
    world.mail();
    Site::of(world)
}

fn conquest() -> Site {
    site(&[(ANN, "REGISTER Ann Other\nCREATE ?war - conquest lowlands SOLO")])
}

/// A Stratego game with both set-ups done.
fn stratego(lines: &str) -> Site {
    site(&[
        (
            ANN,
            &format!(
                "REGISTER Ann Archer\nCREATE ?duel secret stratego barrage\nSET PREFERENCE RED\nSETUP corner\n{lines}"
            ),
        ),
        ("bob@example.org", "REGISTER Bob Black\nSIGN ON ?duel secret\nSETUP centre"),
        (ANN, "SIGN ON duel secret\nSETUP corner"),
        ("bob@example.org", "SIGN ON duel secret\nSETUP centre"),
    ])
}

/// The values of an attribute on a page, in their order.
fn all(page: &Page, name: &str) -> Vec<String> {
    let start = format!("{name}=\"");
    page.body.split(start.as_str()).skip(1).filter_map(|rest| Some(rest.split('"').next()?.to_owned())).collect()
}

/// The names of a city and an adjacent enemy state.
fn attack(page: &Page) -> (String, String) {
    let cities = all(page, "class=\"city\" data-at");
    let rows = page
        .body
        .split("<tr data-from=\"")
        .skip(1)
        .filter(|row| row.split('>').next().unwrap().contains("data-defence"));
    let of = |row: &str| {
        Some((row.split('"').next()?.to_owned(), row.split_once("data-to=\"")?.1.split('"').next()?.to_owned()))
    };
    let found = rows.filter_map(of).find(|(from, _)| cities.contains(from));
    found.unwrap_or_else(|| panic!("no city has a neighbour: {cities:?}"))
}

/// The odds table matches ODDS by e-mail for each number in its list. Larger forces get its last row.
#[test]
fn odds_on_a_page_match_odds_by_email() {
    let site = conquest();
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/war");
    let word = all(&page, "name=\"as\" value")[0].clone();
    let (from, to) = attack(&page);
    let address = format!("/my/games/war/odds?as={word}&from={from}&to={to}&produce={from}:8i");
    let page = site.get(&ann, &address);
    assert_eq!(page.status, StatusCode::OK, "{address}");
    let (units, won) = (all(&page, "data-units"), all(&page, "data-won"));
    assert!(4 < units.len() && !won.is_empty() && won.len() <= units.len(), "{units:?} {won:?}");
    for (units, won) in units.iter().rev().zip(won.iter().rev()).take(5) {
        let said = site.world().ask(ANN, &format!("SIGN ON war\nODDS {to} FROM {from} WITH {units}")).body;
        let permille: u32 = won.parse().unwrap();
        assert!(said.contains(&format!("won {}.{}%", permille / 10, permille % 10)), "{units}: {permille}\n{said}");
    }
    assert!(site.get(&ann, &address).body == page.body, "kept as it was");
    // Never more than its cities can make, however many are asked for.
    let most = site.get(&ann, &address.replace("8i", "4000000000i"));
    assert!(all(&most, "data-units").len() <= 40, "{}", most.text());
}

/// Odds exist only for the player's own states. Any other address is a missing page.
#[test]
fn odds_are_given_only_for_own_states() {
    let site = site(&[
        (ANN, "REGISTER Ann Other\nCREATE ?war secret conquest lowlands AGAINST COMPUTER"),
        ("gus@example.org", "REGISTER Gus Guest"),
    ]);
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/war");
    let (from, to) = attack(&page);
    let missing = site.get(&ann, "/my/games/nowhere/odds?from=A&to=B");
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
    let here = format!("/my/games/war/odds?from={from}&to={to}");
    assert_eq!(site.get(&ann, &here).status, StatusCode::OK);
    for address in [
        format!("/my/games/war/odds?from={to}&to={from}"),
        format!("/my/games/war/odds?from={from}&to={from}"),
        format!("/my/games/war/odds?from={from}&to=XXX"),
        format!("/my/games/war/odds?from={from}"),
        "/my/games/war/odds".to_owned(),
        format!("/my/games/nowhere/odds?from={from}&to={to}"),
    ] {
        let page = site.get(&ann, &address);
        assert_eq!((page.status, &page.body), (StatusCode::NOT_FOUND, &missing.body), "{address}");
    }
    let gus = site.signed_in("gus@example.org");
    assert_eq!(site.get(&gus, &here).status, StatusCode::NOT_FOUND);
}

/// Typed numbers become orders: a city's production, and the moves of armies.
#[test]
fn numbers_are_orders() {
    let site = site(&[(ANN, "REGISTER Ann Other\nCREATE ?war secret conquest lowlands AGAINST COMPUTER\nSET WAIT")]);
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/war");
    let ((from, to), leave) = (attack(&page), "6i".to_owned());
    let (city, points) = (all(&page, "class=\"city\" data-at")[0].clone(), all(&page, "data-points"));
    assert!(page.text().contains("points left to spend."), "{}", page.text());
    assert!(!points.is_empty() && page.text().contains("kg iron"), "{}", page.text());
    let at = page
        .body
        .split("<tr data-from=\"")
        .skip(1)
        .position(|row| row.starts_with(&from) && row.contains(&format!("data-to=\"{to}\"")));
    let n = at.unwrap();
    let filled = [
        ("make-0-I".to_owned(), "2".to_owned()),
        (format!("amount-{n}"), leave.clone()),
        (format!("more-occupy-{n}"), "80".to_owned()),
        (format!("every-{n}"), "1".to_owned()),
        ("do".to_owned(), "check".to_owned()),
    ];
    let filled: Vec<(&str, &str)> = filled.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let page = site.send(&ann, "/my/games/war", "orders", &filled);
    let said = page.text();
    let leave = leave.to_uppercase();
    for line in [
        format!("PRODUCE IN {city} 2I"),
        format!("ATTACK {to} FROM {from} WITH {leave} OCCUPY 80%"),
        format!("STANDING ATTACK {to} FROM {from} WITH {leave} OCCUPY 80%"),
    ] {
        assert!(said.contains(&line) || page.body.contains(&line), "{line}\n{said}");
    }
}

/// On pages, orders and results are in players' words. The lists still send the words of e-mails.
#[test]
fn pages_use_players_words() {
    let site = conquest();
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/war");
    let (from, _) = attack(&page);
    let name = page.body.split(&format!("data-from=\"{from}\"")).nth(1).unwrap();
    let name = name.split("data-from-name=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    site.world().ask(ANN, &format!("SIGN ON war\nPRODUCE IN {from} 2I REST I\nSTANDING PRODUCE IN {from} REST I"));
    let page = site.get(&ann, "/my/games/war");
    assert!(page.body.contains(&format!("PRODUCE IN {from} 2I REST I")), "the list sends it");
    let said = page.text();
    assert!(said.contains("2 infantry, then infantry with the rest"), "{said}");
    assert!(said.contains(&format!("undo Produce infantry in {name}, every turn")), "{said}");
    assert!(said.contains("If you produce as much as you can there: "), "{said}");
    site.world().ask(ANN, "SIGN ON war\nPROCESS");
    let said = site.get(&ann, "/my/games/war").text();
    assert!(said.contains(&format!("Every turn Produce infantry in {name}")), "{said}");
    let results = said.split("Results of turn 1").nth(1).unwrap_or_else(|| panic!("no results: {said}"));
    let results = results.split("Positions in words").next().unwrap();
    assert!(results.contains(&format!(" infantry in {name}")) && !results.contains(&format!("{from} ")), "{results}");
    let letter = site.world().ask(ANN, &format!("SIGN ON war\nWHY {from}")).body;
    assert!(letter.contains(&format!("produces {from} ")), "letters keep the words of orders: {letter}");
}

/// A player of all powers finds them in the order of the board.
#[test]
fn the_powers_of_a_sandbox_are_in_the_order_of_the_board() {
    let site = site(&[(ANN, "REGISTER Ann Other\nSANDBOX standard")]);
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/standard-1");
    let hands: Vec<&str> =
        page.body.split("aria-label=\"Orders of ").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(hands, ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"]);
}

/// Advice fills the controls, and sends nothing.
#[test]
fn advice_fills_the_controls_and_sends_nothing() {
    let site = conquest();
    let ann = site.signed_in(ANN);
    let page = site.get(&ann, "/my/games/war");
    let link =
        page.body.split("href=\"").find(|rest| rest[..rest.find('"').unwrap()].contains("advise=1")).expect("a link");
    let link = link.split('"').next().unwrap().split('#').next().unwrap().replace("&amp;", "&");
    let advised = site.get(&ann, &format!("/my/games/war{link}"));
    assert!(advised.text().contains("A bot would submit these orders."), "{}", advised.text());
    let fields = advised.form("orders");
    let typed = fields.iter().any(|(name, value)| {
        (name.starts_with("make-") || name.starts_with("amount-") || name.starts_with("order-")) && !value.is_empty()
    });
    assert!(typed, "{fields:?}");
    let game = site.world().store.game_named("war").unwrap().unwrap();
    let filed = site.world().store.orders(game.id, game.turn).unwrap();
    assert!(filed.iter().all(|row| row.orders.is_empty()), "nothing is filed: {filed:?}");
    assert!(!site.get(&ann, "/my/games/war").text().contains("A bot would submit these orders."));
}

/// A set-up is saved under a name, and loaded in another game. Only its owner sees it, and can delete it.
#[test]
fn a_set_up_is_saved_for_later_games() {
    let site = site(&[
        (ANN, "REGISTER Ann Archer\nCREATE ?first secret stratego barrage AGAINST COMPUTER AS RED"),
        (ANN, "CREATE ?second secret stratego barrage AGAINST COMPUTER AS BLUE"),
        ("bob@example.org", "REGISTER Bob Black\nCREATE ?third secret stratego barrage AGAINST COMPUTER AS RED"),
    ]);
    let (ann, bob) = (site.signed_in(ANN), site.signed_in("bob@example.org"));
    let page = site.send(&ann, "/my/games/first", "orders", &[("do", "keep")]);
    assert!(page.text().contains("Give your set-up a name."), "{}", page.text());
    site.world().ask(ANN, "SIGN ON first secret\nSET WAIT\nSETUP edge\nSETUP SAVE Fort 1");
    let page = site.get(&ann, "/my/games/second");
    assert!(page.body.contains("value=\"USE SETUP Fort 1\" checked"), "one's own come first: {}", page.main());
    assert!(!site.get(&bob, "/my/games/third").body.contains("Fort 1"));
    assert!(site.world().ask(ANN, "MY DATA").body.contains("Set-up kept as Fort 1 for the board barrage"));
    let said =
        site.world().ask(ANN, "SIGN ON second secret\nUSE SETUP fort 1\nFORGET SETUP Fort 1\nFORGET SETUP Fort 1").body;
    assert!(said.contains("You are set up as in Fort 1.") && said.contains("Fort 1 is forgotten."), "{said}");
    assert!(said.contains("You have no saved set-ups for this board"), "{said}");
    for n in 0..6 {
        let said = site
            .world()
            .ask("bob@example.org", &format!("SIGN ON third secret\nSET WAIT\nSETUP edge\nSETUP SAVE No {n}"))
            .body;
        assert_eq!(said.contains("You already have 5 set-ups for this board"), n == 5, "{said}");
    }
}

/// Both players see the last move on both its squares, the lost pieces, and the hidden ones. The waiting player can plan.
#[test]
fn the_last_move_and_lost_pieces_appear_beside_the_board() {
    let site = stratego("");
    let (ann, bob) = (site.signed_in(ANN), site.signed_in("bob@example.org"));
    let page = site.get(&ann, "/my/games/duel");
    assert!(
        page.text().contains("Red has lost 0") && page.text().contains("Still hidden: 1 marshal"),
        "{}",
        page.text()
    );
    assert!(!page.body.contains("id=\"last-move\""));
    let moves: Vec<String> = all(&page, "option value").into_iter().filter(|line| line.starts_with("MOVE ")).collect();
    let (from, to) = moves[0]["MOVE ".len()..].split_once('-').unwrap();
    let planned = site.get(&bob, "/my/games/duel");
    assert!(
        planned.text().contains("Your next move, as a plan") && planned.body.contains("value=\"PLAN "),
        "{}",
        planned.text()
    );
    site.send(&ann, "/my/games/duel", "orders", &[("order-1", &moves[0]), ("do", "final")]);
    for eye in [&ann, &bob] {
        let page = site.get(eye, "/my/games/duel");
        assert_eq!((all(&page, "data-from")[0].as_str(), all(&page, "data-to").contains(&to.to_owned())), (from, true));
        let told = page.body.split("id=\"last-move\"").nth(1).unwrap().split("</p>").next().unwrap().to_owned();
        let is_own = std::ptr::eq(eye, &ann);
        assert_eq!(told.contains("A piece of Red"), !is_own, "a rank is its owner's: {told}");
    }
}

/// The reply to a set-up is one line, and never repeats the submitted rows.
#[test]
fn a_set_up_gets_a_one_line_reply() {
    let site = site(&[
        (ANN, "REGISTER Ann Archer\nCREATE ?duel secret stratego barrage\nSET PREFERENCE RED"),
        ("bob@example.org", "REGISTER Bob Black\nSIGN ON ?duel secret"),
        (ANN, "CREATE ?solo - stratego barrage AGAINST COMPUTER AS RED"),
    ]);
    let said = |page: &Page| {
        let said = page.body.split("id=\"say\"").nth(1).unwrap().split("</div>").next().unwrap();
        let line = said.split("<p").nth(1).unwrap_or_else(|| panic!("{said}"));
        line.split_once('>').unwrap().1.split('<').next().unwrap().to_owned()
    };
    let rows: Vec<(String, String)> = {
        let page = site.get(&site.signed_in(ANN), "/my/games/solo");
        let ready = all(&page, "data-rows")[0].clone();
        let places = (0..).zip(ready.split('/')).flat_map(|(r, row)| {
            (0..).zip(row.split(' ')).map(move |(c, piece)| (format!("put-{r}-{c}"), piece.to_owned()))
        });
        places.collect()
    };
    let filled = |action: &'static str| {
        let rows = rows.iter().map(|(name, piece)| (name.as_str(), piece.as_str()));
        rows.chain([("do", action)]).collect::<Vec<_>>()
    };
    let (ann, bob) = (site.signed_in(ANN), site.signed_in("bob@example.org"));
    let save = |action| site.send(&ann, "/my/games/duel", "orders", &filled(action));
    assert_eq!(said(&save("file")), "Set-up saved.");
    assert!(site.get(&ann, "/my/games/duel").text().contains("Your army is set up."));
    let named = [("ready", "SETUP corner"), ("do", "ready")];
    assert_eq!(said(&site.send(&bob, "/my/games/duel", "orders", &named)), "The game has started.");
    let begun = site.send(&ann, "/my/games/solo", "orders", &filled("run"));
    assert!(!begun.body.contains("<code><bdi>SETUP"), "{}", begun.text());
}

/// A plan is not a current move: its way is dashed, and words say so.
#[test]
fn a_plan_is_dashed() {
    let site = stratego("");
    let bob = site.signed_in("bob@example.org");
    let page = site.get(&bob, "/my/games/duel");
    assert!(page.body.contains("data-planned") && !page.body.contains("order move filed planned"));
    let plan = all(&page, "option value").into_iter().find(|line| line.starts_with("PLAN ")).unwrap();
    site.send(&bob, "/my/games/duel", "orders", &[("order-1", &plan), ("do", "file")]);
    let page = site.get(&bob, "/my/games/duel");
    let way = page.body.split("class=\"order move filed planned").nth(1).expect("a way").split("</g>").next().unwrap();
    assert!(way.contains("stroke-dasharray"), "{way}");
    assert!(page.text().contains("Your move is planned for the next turn."), "{}", page.text());
    let words = page.text();
    assert!(words.contains(", planned for the next turn"), "{words}");
}

/// A game's luck appears next to the odds, and only there.
#[test]
fn luck_appears_beside_the_odds() {
    let site = conquest();
    let page = site.get(&site.signed_in(ANN), "/my/games/war");
    assert!(page.body.matches("Luck of this game").count() == 1, "{}", page.text());
    let at = |text: &str| page.body.find(text).unwrap();
    assert!(at("id=\"orders\"") < at("Luck of this game") && at("Luck of this game") < at("id=\"results\""));
}

/// The player at the top sees the board turned, also when the game is over.
#[test]
fn the_board_stays_turned_when_the_game_is_over() {
    let site = stratego("");
    let (ann, bob) = (site.signed_in(ANN), site.signed_in("bob@example.org"));
    let is_turned = |eye| site.get(eye, "/my/games/duel").body.contains("<g transform=\"rotate(180");
    assert_eq!((is_turned(&ann), is_turned(&bob)), (false, true));
    let said = site.world().ask(ANN, "SIGN ON duel secret\nGIVE UP duel").body;
    assert!(site.get(&bob, "/my/games/duel").text().contains("Blue"), "{said}");
    assert!(!site.get(&bob, "/my/games/duel").body.contains("id=\"order-1\""), "it is over: {said}");
    assert_eq!((is_turned(&ann), is_turned(&bob)), (false, true), "{said}");
}

/// The ranks that a turn's file shows to a user.
fn n_ranks(site: &Site, browser: &crate::web::site::Browser, path: &str) -> usize {
    let data: serde_json::Value = serde_json::from_str(&site.get(browser, path).body).unwrap();
    let pieces = data["sheet"]["pieces"].as_array().unwrap_or_else(|| panic!("{path}: {data}"));
    pieces.iter().filter(|piece| piece["text"].as_str().is_some_and(|text| !text.is_empty())).count()
}

/// When a game is over, each of its turns shows both sides to everyone: its players, strangers, and in e-mails with maps.
#[test]
fn the_turns_of_a_finished_game_show_both_sides() {
    let site = stratego("");
    let page = site.get(&site.signed_in(ANN), "/my/games/duel");
    let moves: Vec<String> = all(&page, "option value").into_iter().filter(|line| line.starts_with("MOVE ")).collect();
    site.world().ask(ANN, &format!("SIGN ON duel secret\n{}", moves[0]));
    let turns: Vec<String> = {
        let world = site.world();
        let row = world.store.game_named("duel").unwrap().unwrap();
        world.store.phase_notes(row.id).unwrap().into_iter().map(|note| note.phase).collect()
    };
    assert_eq!(turns.len(), 2, "the set-up and a move: {turns:?}");
    let file = format!("/games/duel/{}.json", turns[1]);
    let stranger = crate::web::site::Browser::default();
    assert_eq!(n_ranks(&site, &stranger, &file), 0, "while it is played, no one else sees a rank");
    assert_eq!(n_ranks(&site, &site.signed_in(ANN), &format!("/my{file}")), 8);
    let resigned = site.world().ask("bob@example.org", "SIGN ON duel secret\nRESIGN duel");
    {
        let world = site.world();
        let row = world.store.game_named("duel").unwrap().unwrap();
        assert_eq!(row.life, chancery::store::Life::Finished, "{resigned:?}");
    }
    for browser in [&stranger, &site.signed_in(ANN), &site.signed_in("bob@example.org")] {
        assert_eq!(n_ranks(&site, browser, &file), 16, "all pieces of both armies");
    }
    for address in [ANN, "bob@example.org"] {
        assert_eq!(n_ranks(&site, &site.signed_in(address), &format!("/my{file}")), 16, "{address}");
    }
}
