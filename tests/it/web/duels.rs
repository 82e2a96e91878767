//! Games of two and of few: set-ups that are kept, the last move and lost pieces, the numbers of Conquest and the odds of attacks.
use super::site::{Page, Site};
use crate::world::World;
use axum::http::StatusCode;

const ANN: &str = "ann@example.org";
const JUDGE: &str = "judge@example.org";

/// A judge with games, by people who have registered.
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

/// Two who have set up in a game of Stratego.
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

/// A city beside a state of somebody else: their names.
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

/// The table of odds says of each number what ODDS says of it by mail, and of more units what it says of these.
#[test]
fn odds_on_a_page_are_those_of_a_letter() {
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
        assert!(said.contains(&format!("won {}.{} %", permille / 10, permille % 10)), "{units}: {permille}\n{said}");
    }
    assert!(site.get(&ann, &address).body == page.body, "kept as it was");
    // Never more than its cities can make, however many are asked for.
    let most = site.get(&ann, &address.replace("8i", "4000000000i"));
    assert!(all(&most, "data-units").len() <= 40, "{}", most.text());
}

/// Odds are told for states of one's own only; whatever else is asked is a page that is not there.
#[test]
fn odds_are_told_of_own_states_only() {
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

/// Numbers that are typed become orders: what a city makes, and who goes where.
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

/// On pages orders and results are what players say; the lists still send what they type in letters.
#[test]
fn pages_say_what_players_say() {
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
    assert!(said.contains("2 infantry, then infantry with what is left"), "{said}");
    assert!(said.contains(&format!("take back Produce infantry in {name}, every turn")), "{said}");
    assert!(said.contains("With the most you can produce there: "), "{said}");
    site.world().ask(ANN, "SIGN ON war\nPROCESS");
    let said = site.get(&ann, "/my/games/war").text();
    assert!(said.contains(&format!("Every turn Produce infantry in {name}")), "{said}");
    let results = said.split("Results of turn 1").nth(1).unwrap_or_else(|| panic!("no results: {said}"));
    let results = results.split("Positions in words").next().unwrap();
    assert!(results.contains(&format!(" infantry in {name}")) && !results.contains(&format!("{from} ")), "{results}");
    let letter = site.world().ask(ANN, &format!("SIGN ON war\nWHY {from}")).body;
    assert!(letter.contains(&format!("produces {from} ")), "letters keep the words of orders: {letter}");
}

/// One who plays all powers finds them in the order of the board.
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
    assert!(advised.text().contains("The computer would do this."), "{}", advised.text());
    let fields = advised.form("orders");
    let typed = fields.iter().any(|(name, value)| {
        (name.starts_with("make-") || name.starts_with("amount-") || name.starts_with("order-")) && !value.is_empty()
    });
    assert!(typed, "{fields:?}");
    let game = site.world().store.game_named("war").unwrap().unwrap();
    let filed = site.world().store.orders(game.id, game.turn).unwrap();
    assert!(filed.iter().all(|row| row.orders.is_empty()), "nothing is filed: {filed:?}");
    assert!(!site.get(&ann, "/my/games/war").text().contains("The computer would do this."));
}

/// A set-up is kept by a name, and taken in another game; only its owner sees it, and it can be forgotten.
#[test]
fn a_set_up_is_kept_for_games_to_come() {
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
    assert!(said.contains("You keep no set-up for this board"), "{said}");
    for n in 0..6 {
        let said = site
            .world()
            .ask("bob@example.org", &format!("SIGN ON third secret\nSET WAIT\nSETUP edge\nSETUP SAVE No {n}"))
            .body;
        assert_eq!(said.contains("You keep 5 set-ups for this board already"), n == 5, "{said}");
    }
}

/// Each of the two sees the last move on both its squares, what was lost, and what is still hidden; whoever waits can plan.
#[test]
fn the_last_move_and_what_was_lost_stand_beside_the_board() {
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

/// What is said to a set-up is one line, and never the rows that were sent.
#[test]
fn a_set_up_is_answered_in_a_line() {
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
    assert_eq!(said(&site.send(&bob, "/my/games/duel", "orders", &named)), "The game has begun.");
    let begun = site.send(&ann, "/my/games/solo", "orders", &filled("run"));
    assert!(!begun.body.contains("<code><bdi>SETUP"), "{}", begun.text());
}

/// A plan is not what happens now: its way is dashed, and words say so.
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

/// The luck of a game stands where the odds are, and only there.
#[test]
fn luck_stands_beside_the_odds() {
    let site = conquest();
    let page = site.get(&site.signed_in(ANN), "/my/games/war");
    assert!(page.body.matches("Luck of this game").count() == 1, "{}", page.text());
    let at = |text: &str| page.body.find(text).unwrap();
    assert!(at("id=\"orders\"") < at("Luck of this game") && at("Luck of this game") < at("id=\"results\""));
}

/// Who sits above sees the board turned, also when the game is over.
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
