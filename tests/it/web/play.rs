//! A game as its players see it: their games, the order table, drafts, votes, a set-up, and the e-mails that these send.
use super::site::{Browser, Page, Site};
use crate::world::World;
use axum::http::StatusCode;

/// The name of the list in a unit's row: `order-2`.
fn row(page: &Page, unit: &str) -> String {
    let label = format!(">{unit}</label>");
    let end = page.body.find(&label).unwrap_or_else(|| panic!("no row of {unit} on: {}", page.text()));
    let start = page.body[..end].rfind("for=\"").unwrap() + 5;
    page.body[start..end].split('"').next().unwrap().to_owned()
}

/// The choice in a unit's row.
fn chosen(page: &Page, unit: &str) -> String {
    let name = row(page, unit);
    page.form("orders").into_iter().find(|(own, _)| *own == name).unwrap().1
}

/// Chooses orders in rows, and presses a button.
fn order(site: &Site, who: &Browser, game: &str, orders: &[(&str, &str)], button: &str) -> Page {
    let path = format!("/my/games/{game}");
    let page = site.get(who, &path);
    let names: Vec<String> = orders.iter().map(|(unit, _)| row(&page, unit)).collect();
    let mut filled: Vec<(&str, &str)> = names.iter().zip(orders).map(|(name, (_, order))| (&**name, *order)).collect();
    filled.push(("do", button));
    site.send(who, &path, "orders", &filled)
}

/// The orders on file for a power of `demo`.
fn on_file(site: &Site, game: &str, power: &str) -> String {
    let world = site.world();
    let game = world.store.game_named(game).unwrap().unwrap();
    let rows = world.store.orders(game.id, game.turn).unwrap();
    rows.into_iter().find(|row| row.power == power).map_or(String::new(), |row| row.orders)
}

/// The question of an e-mail is above the rows, with a button for each answer, and not in words that ask for a reply.
#[test]
fn a_question_stands_where_the_orders_are() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    site.world().write("ann@example.org", "judge@example.org", "", "SIGN ON ademo secret\nVienna grabs Galicia");
    let page = site.get(&ann, "/my/games/demo");
    let (question, rows) = (page.body.find("Did you mean").unwrap(), page.body.find(">Army Vienna</label>").unwrap());
    assert!(question < rows, "{}", page.text());
    assert!(page.text().contains("Did you mean A VIE - GAL? Confirm Reject"), "{}", page.text());
    assert!(!page.text().contains("Reply YES or NO"), "{}", page.text());
    let page = site.send(&ann, "/my/games/demo", "guess", &[("do", "yes")]);
    assert_eq!(chosen(&page, "Army Vienna"), "A VIE - GAL");
    assert!(!page.text().contains("Did you mean"), "{}", page.text());
}

#[test]
fn orders_that_are_chosen_in_rows_are_filed() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = site.get(&ann, "/my/games/demo");
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
    assert!(page.text().contains("Your orders for Spring of 1901, Movement"), "{}", page.text());
    assert!(page.text().contains("No orders yet."), "{}", page.text());
    let orders = [("Army Budapest", "A BUD - SER"), ("Army Vienna", "A VIE - GAL"), ("Fleet Trieste", "F TRI - ALB")];
    let page = order(&site, &ann, "demo", &orders, "final");
    assert_eq!(on_file(&site, "demo", "Austria"), "A BUD - SER\nA VIE - GAL\nF TRI - ALB");
    for (unit, line) in orders {
        assert_eq!(chosen(&page, unit), line);
    }
    assert!(page.text().contains("Ready. The turn runs 30 minutes after the last orders are in."), "{}", page.text());
    assert!(page.text().contains("Saved, "), "{}", page.text());
    let page = order(&site, &ann, "demo", &[], "wait");
    assert!(page.text().contains("3 of 3 orders.") && page.text().contains("I’m ready"), "{}", page.text());
    site.world().write("ann@example.org", "judge@example.org", "", "SIGN ON ademo secret\nA VIE H");
    let page = site.get(&ann, "/my/games/demo");
    assert!(page.text().contains("Changed by e-mail") && chosen(&page, "Army Vienna") == "A VIE H", "{}", page.text());
}

/// An open page does not undo orders that were e-mailed in the meantime.
#[test]
fn only_changed_fields_are_sent() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = site.get(&ann, "/my/games/demo");
    site.world().write("ann@example.org", "judge@example.org", "", "SIGN ON ademo secret\nA VIE - GAL\nF TRI - VEN");
    let filled = [(&*row(&page, "Army Budapest"), "A BUD - RUM"), ("do", "wait")];
    site.send_from(&page, &ann, "orders", &filled);
    assert_eq!(on_file(&site, "demo", "Austria"), "A VIE - GAL\nF TRI - VEN\nA BUD - RUM");
}

/// A page left open over a deadline harms no one: its orders are for the phase that it showed.
#[test]
fn orders_for_a_finished_phase_are_refused() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = site.get(&ann, "/my/games/demo");
    site.world().ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
    let filled = [(&*row(&page, "Army Budapest"), "A BUD - RUM"), ("do", "file")];
    let answer = site.send_from(&page, &ann, "orders", &filled).location().unwrap();
    let page = site.get(&ann, &answer);
    assert_eq!(on_file(&site, "demo", "Austria"), "");
    assert!(page.text().contains("were not submitted"), "{}", page.text());
    assert!(page.text().contains("Fall of 1901"), "{}", page.text());
    // The choices are still there, where they are still possible.
    assert!(page.text().contains("Your page was for S1901M, which is over"), "{}", page.text());
    assert_eq!(chosen(&page, "Army Budapest"), "A BUD - RUM");
    assert!(page.text().contains("Not submitted: it was for a turn that is over."), "{}", page.text());
}

/// A page of the previous turn does not run the current one.
#[test]
fn a_late_page_runs_no_turn() {
    let site = Site::of(world_of("CREATE ?solo secret SOLO"));
    let ann = site.signed_in("ann@example.org");
    let page = site.get(&ann, "/my/games/solo");
    site.world().ask("ann@example.org", "SIGN ON ?solo secret\nPROCESS");
    let filled = [(&*row(&page, "Army Paris"), "A PAR - BUR"), ("do", "run")];
    let answer = site.send_from(&page, &ann, "orders", &filled).location().unwrap();
    let page = site.get(&ann, &answer);
    assert!(page.text().contains("Your orders for Fall of 1901, Movement"), "{}", page.text());
    assert_eq!(chosen(&page, "Army Paris"), "A PAR - BUR");
}

#[test]
fn choosing_none_withdraws_an_order() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    order(&site, &ann, "demo", &[("Army Budapest", "A BUD - SER"), ("Army Vienna", "A VIE - GAL")], "file");
    let page = order(&site, &ann, "demo", &[("Army Budapest", "")], "file");
    assert_eq!(on_file(&site, "demo", "Austria"), "A VIE - GAL", "{}", page.text());
    assert_eq!(chosen(&page, "Army Budapest"), "");
}

/// An impossible order stays in its field, with the reason.
#[test]
fn refused_text_is_not_lost() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = site.send(&ann, "/my/games/demo", "orders", &[("lines", "A BUD - PAR\nA VIE - GAL"), ("do", "file")]);
    assert!(page.text().contains("1 line failed"), "{}", page.text());
    let lines = page.form("orders").into_iter().find(|(name, _)| name == "lines").unwrap().1;
    assert_eq!(lines, "A BUD - PAR");
    assert_eq!(on_file(&site, "demo", "Austria"), "A VIE - GAL");
}

/// A forecast files the changes, as choosing does. The turn waits for a player who does not mark their orders as ready.
#[test]
fn checked_orders_are_saved() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = order(&site, &ann, "demo", &[("Army Vienna", "A VIE - TYR")], "check");
    assert!(page.text().contains("Army Vienna → Tyrolia."), "{}", page.text());
    assert_eq!(on_file(&site, "demo", "Austria"), "A VIE - TYR");
    assert_eq!(chosen(&page, "Army Vienna"), "A VIE - TYR");
    let page =
        order(&site, &ann, "demo", &[("Army Budapest", "A BUD - SER"), ("Fleet Trieste", "F TRI - ALB")], "wait");
    assert!(page.answer().contains("Saved.") && page.text().contains("3 of 3 orders."), "{}", page.text());
    assert!(page.text().contains("I’m ready"), "{}", page.text());
    let page = order(&site, &ann, "demo", &[], "final");
    assert!(page.text().contains("✓ Ready"), "{}", page.text());
}

/// The command that undoes a change in an e-mail also undoes it here.
#[test]
fn a_change_is_undone() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    order(&site, &ann, "demo", &[("Army Budapest", "A BUD - SER")], "wait");
    order(&site, &ann, "demo", &[("Army Budapest", "A BUD - RUM")], "wait");
    let page = site.send(&ann, "/my/games/demo", "undo", &[]);
    assert!(page.answer().contains("Undone."), "{}", page.answer());
    assert_eq!(chosen(&page, "Army Budapest"), "A BUD - SER");
}

/// A draft that came by e-mail is not in force: the page shows the orders on file, and mentions the draft.
#[test]
fn a_draft_by_email_is_mentioned_and_not_shown() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    site.world().ask("ann@example.org", "SIGN ON ademo secret\nDRAFT\nA BUD - SER\nEND DRAFT");
    let page = site.get(&ann, "/my/games/demo");
    assert_eq!(chosen(&page, "Army Budapest"), "");
    assert!(page.text().contains("You also have a draft from an e-mail."), "{}", page.text());
}

/// A script requests single parts of the page, and posts get them as their response: no more than the page contains.
#[test]
fn single_parts_are_drawn_alone() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let whole = site.get(&ann, "/my/games/demo");
    let parts = site.get(&ann, "/my/games/demo?only=bar,turns,nothing,results");
    assert_eq!(parts.status, StatusCode::OK);
    for (id, is_there) in [("bar", true), ("turns", true), ("results", true), ("orders", false), ("board", false)] {
        assert_eq!(parts.body.contains(&format!("id=\"{id}\"")), is_there, "{id}: {}", parts.body);
        assert!(whole.body.contains(&format!("id=\"{id}\"")), "{id}");
    }
    let name = row(&whole, "Army Budapest");
    let filled = [(&*name, "A BUD - RUM"), ("do", "wait"), ("only", "say,bar")];
    let answer = site.send_from(&whole, &ann, "orders", &filled);
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.text().contains("Saved.") && answer.text().contains("1 of 3 orders."), "{}", answer.text());
    assert!(!answer.body.contains("<header") && !answer.body.contains("<select"), "{}", answer.body);
    let refused =
        site.send_from(&whole, &ann, "orders", &[("lines", "A BUD - PAR"), ("do", "file"), ("only", "say,orders")]);
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("can't get to Paris"), "{}", refused.text());
    let nothing = site.send_from(&whole, &ann, "orders", &[("do", "file"), ("only", "say")]);
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(nothing.text().contains("You have changed nothing"), "{}", nothing.text());
}

/// Builds belong to no unit: of several rows, each can be changed without the others; waived ones, too.
#[test]
fn a_build_replaces_the_one_in_its_row() {
    let site = Site::of(world_of("CREATE ?solo secret SOLO"));
    let ann = site.signed_in("ann@example.org");
    let run = |orders: &str| {
        let lines = format!("SIGN ON ?solo secret\n{orders}\nPROCESS");
        site.world().write("ann@example.org", "judge@example.org", "", &lines);
    };
    run("F KIE - DEN\nA MUN - RUH\nA BER - KIE");
    run("A RUH - BEL\nA KIE - HOL\nF DEN - SWE");
    let page = site.get(&ann, "/my/games/solo");
    let choice = |has: &[&str]| {
        let all = choices(&page, "Build 1");
        let fits = |line: &&String| has.iter().all(|part| line.to_lowercase().contains(&part.to_lowercase()));
        all.iter().find(fits).unwrap_or_else(|| panic!("no {has:?} in {all:?}")).clone()
    };
    let (fleet, army) = (choice(&["F KIE"]), choice(&["A KIE"]));
    let (berlin, munich, waive) = (choice(&["A BER"]), choice(&["A MUN"]), choice(&["waive"]));
    let rows = [("Build 1", fleet.as_str()), ("Build 2", berlin.as_str()), ("Build 3", waive.as_str())];
    let page = order(&site, &ann, "solo", &rows, "file");
    let filed = |what: &str| on_file(&site, "solo", "Germany").lines().any(|order| order.eq_ignore_ascii_case(what));
    assert!(filed(&fleet) && filed(&berlin), "{}", page.text());
    let page = order(&site, &ann, "solo", &[("Build 1", &army)], "file");
    assert!(filed(&army) && filed(&berlin) && !filed(&fleet), "{}", page.text());
    let waived = (1..=3).map(|n| format!("Build {n}")).find(|row| chosen(&page, row) == waive).unwrap();
    let page = order(&site, &ann, "solo", &[(&waived, &munich)], "file");
    assert!(filed(&army) && filed(&berlin) && filed(&munich), "{}", page.text());
    let page = order(&site, &ann, "solo", &[], "run");
    assert!(page.text().contains("Spring of 1902, Movement"), "{}", page.text());
}

/// A player of several powers says whose build it is. A refused build appears in one row.
#[test]
fn builds_of_several_powers_are_kept_apart() {
    let site = Site::of(world_of("CREATE ?solo secret SOLO"));
    let ann = site.signed_in("ann@example.org");
    for orders in ["F BRE - MAO\nA VIE - TYR\nA BUD - SER", "F MAO - POR\nA TYR H"] {
        let lines = format!("SIGN ON ?solo secret\n{orders}\nPROCESS");
        site.world().write("ann@example.org", "judge@example.org", "", &lines);
    }
    let page = site.get(&ann, "/my/games/solo");
    let builds: Vec<String> = page.form("orders").into_iter().map(|(name, _)| name).collect();
    let builds: Vec<&String> = builds.iter().filter(|name| name.starts_with("order-")).collect();
    assert_eq!(builds.len(), 2, "Austria and France build: {}", page.text());
    assert!(page.body.contains("data-unit=\"builds\""), "the bar counts builds");
    let waived = [("order-2", "Waive"), ("do", "file")];
    let page = site.send(&ann, "/my/games/solo", "orders", &waived);
    assert_eq!(
        (on_file(&site, "solo", "Austria"), on_file(&site, "solo", "France")),
        (String::new(), "Waive 1".to_owned())
    );
    assert!(page.text().contains("E-mail commands"), "{}", page.text());
    assert!(page.body.contains("France: Waive"), "what is sent says whose it is: {}", page.text());
    assert!(!page.text().contains("Also submitted"), "it stands in its row: {}", page.text());
    // An impossible order stays in its own row, and not in the box.
    let tried =
        [("order-1", "Build A BUD"), ("order-2", "Waive"), ("lines", "France: Build A PAR\nFrance: Build A PAR")];
    let page = site.send(&ann, "/my/games/solo", "orders", &[&tried[..], &[("do", "file")]].concat());
    assert_eq!(on_file(&site, "solo", "Austria").to_lowercase(), "b a bud", "{}", page.text());
}

/// A place on the board leads to its row, even without a script. A coast belongs to its place.
#[test]
fn a_place_on_the_board_leads_to_its_row() {
    let site = Site::with_games();
    let rob = site.signed_in("rob@example.org");
    let page = site.get(&rob, "/my/games/demo?as=Russia&at=STP#orders");
    let row = page.body.split("<li").find(|row| row.contains("data-at=\"STP/SC\" data-row")).unwrap();
    assert!(row.contains("lit") && row.contains("autofocus"), "{row}");
}

/// The page reports an impossible order once.
#[test]
fn a_check_reports_each_error_once() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = site.send(&ann, "/my/games/demo", "orders", &[("lines", "A BUD - PAR\nA VIE - GAL"), ("do", "check")]);
    assert_eq!(page.answer().matches("can't get to Paris").count(), 1, "{}", page.answer());
    assert!(!page.answer().contains("Assumed:") && !page.answer().contains("Galicia"), "{}", page.answer());
    assert!(page.text().contains("If no other power moves"), "{}", page.text());
    assert!(page.text().contains("Army Vienna → Galicia."), "{}", page.text());
}

/// A check shows a forecast among the results, and draws it on the board. Only its player sees it, and it is on no other page.
#[test]
fn a_check_is_a_forecast_on_the_board_and_in_words() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let is_forecast =
        |page: &Page| (page.text().contains("If no other power moves"), page.body.contains("orders forecast"));
    assert_eq!(is_forecast(&site.get(&ann, "/my/games/demo?check=1")), (false, false), "nothing is on file yet");
    let all = [("Army Budapest", "A BUD - GAL"), ("Army Vienna", "A VIE - GAL"), ("Fleet Trieste", "F TRI - ALB")];
    let page = order(&site, &ann, "demo", &all, "check");
    assert_eq!(is_forecast(&page), (true, true), "{}", page.text());
    assert!(page.answer().starts_with("If no other power moves, 2 of your orders fail:"), "{}", page.answer());
    let (_, drawn) = page.body.split_once("<g class=\"orders forecast\">").unwrap();
    let drawn = drawn.split("<g class=\"names\">").next().unwrap();
    assert_eq!((drawn.matches("order move failed").count(), drawn.matches("\"order move\"").count()), (2, 1));
    let told = page.body.split_once("id=\"forecast\"").unwrap().1.split("</section></div></section>").next().unwrap();
    assert!(told.contains("Galicia") && !told.contains("London"), "what others do not do is not told: {told}");
    // A script requests it again as single parts.
    let parts = site.get(&ann, "/my/games/demo?only=board,results&check=1");
    assert_eq!(is_forecast(&parts), (true, true));
    assert_eq!(is_forecast(&site.get(&ann, "/my/games/demo")), (false, false), "it goes");
    let eve = site.signed_in("eve@example.org");
    assert_eq!(is_forecast(&site.get(&eve, "/my/games/demo?check=1")), (false, false), "others have their own");
    let page = order(&site, &ann, "demo", &[("Army Vienna", "A VIE - TYR")], "check");
    assert!(page.answer().starts_with("If no other power moves, all your orders succeed:"), "{}", page.answer());
}

/// A player of several powers in a blind game gets the results as each of them saw them, under its name.
#[test]
fn results_of_a_blind_game_appear_for_each_power() {
    let site = Site::of(world_of("CREATE ?dark - standard blind SOLO\nPROCESS"));
    let ann = site.signed_in("ann@example.org");
    let now = site.get(&ann, "/my/games/dark").text();
    let past = site.get(&ann, "/my/games/dark/S1901M").text();
    for text in [now, past] {
        let results = |power: &str| {
            let (_, rest) =
                text.split_once(&format!("As {power} sees it")).unwrap_or_else(|| panic!("{power}: {text}"));
            rest.chars().take(150).collect::<String>()
        };
        let (england, turkey) = (results("England"), results("Turkey"));
        assert!(england.contains("Fleet London") && !england.contains("Army Smyrna"), "{england}");
        assert!(turkey.contains("Army Smyrna") && !turkey.contains("Fleet London"), "{turkey}");
    }
}

/// Against bots complete orders would run the turn: saving them does not, and a button plays it.
#[test]
fn saving_against_bots_does_not_run_the_turn() {
    let site = Site::of(world_of("CREATE ?alone - standard AGAINST COMPUTER AS AUSTRIA"));
    let ann = site.signed_in("ann@example.org");
    let all = [("Army Budapest", "A BUD - SER"), ("Army Vienna", "A VIE - GAL"), ("Fleet Trieste", "F TRI - ALB")];
    let page = order(&site, &ann, "alone", &all, "wait");
    assert!(page.text().contains("Spring 1901") && page.text().contains("Play the turn"), "{}", page.text());
    let page = order(&site, &ann, "alone", &[], "check");
    assert!(page.text().contains("Spring 1901"), "to look ahead runs no turn: {}", page.text());
    let page = order(&site, &ann, "alone", &[], "run");
    assert!(page.text().contains("Fall 1901"), "{}", page.text());
    let page = order(&site, &ann, "alone", &[("Fleet Albania", "F ALB - GRE")], "check");
    assert!(page.text().contains("Fall 1901"), "{}", page.text());
}

/// Where the other side moves at once, both moves appear: the player's own, and the reply to it.
#[test]
fn the_players_move_appears_beside_the_reply_to_it() {
    let site = Site::of(world_of("CREATE ?duel - stratego barrage AGAINST COMPUTER AS RED"));
    let ann = site.signed_in("ann@example.org");
    let page = site.get(&ann, "/my/games/duel");
    let (_, ready) = page.form("orders").into_iter().find(|(name, _)| name == "ready").expect("a set-up to take");
    site.send(&ann, "/my/games/duel", "orders", &[("do", "ready"), ("ready", &ready)]);
    let page = site.get(&ann, "/my/games/duel");
    let moves = choices(&page, "Your move");
    site.send(&ann, "/my/games/duel", "orders", &[("order-1", &moves[1]), ("do", "file")]);
    let page = site.get(&ann, "/my/games/duel");
    let said = page.text();
    let [own, answer] = ["Results of move 1", "Results of move 2"].map(|title| said.find(title));
    assert!(own.is_some() && answer.is_some() && answer < own, "the newest is on top: {said}");
}

/// All choices in a unit's row.
fn choices(page: &Page, unit: &str) -> Vec<String> {
    let start = page.body.find(&format!("<select id=\"{}\"", row(page, unit))).unwrap();
    let list = &page.body[start..];
    let list = &list[..list.find("</select>").unwrap()];
    let value =
        |option: &str| option.split_once("value=\"").map(|(_, rest)| rest[..rest.find('"').unwrap()].to_owned());
    list.split("<option").skip(1).filter_map(value).collect()
}

/// A solo game of a registered player.
fn world_of(lines: &str) -> World {
    let mut world = World::new();
    world.write("ann@example.org", "judge@example.org", "", &format!("REGISTER Ann Other\n{lines}"));
    world.mail();
    world
}

/// A set-up is a grid of lists. An invalid one stays in it.
#[test]
fn a_set_up_is_made_in_a_grid() {
    let mut world = World::new();
    world.write(
        "ann@example.org",
        "judge@example.org",
        "",
        "REGISTER Ann Archer\nCREATE ?duel secret stratego barrage\nSET PREFERENCE RED",
    );
    world.write("bob@example.org", "judge@example.org", "", "REGISTER Bob Black\nSIGN ON ?duel secret");
    let site = Site::of(world);
    let ann = site.signed_in("ann@example.org");
    let page = site.get(&ann, "/my/games/duel");
    assert!(page.text().contains("1 × marshal (1)"), "{}", page.text());
    let some = [("put-0-0", "2"), ("put-0-2", "9"), ("put-0-9", "B"), ("put-1-1", "1"), ("put-2-4", "S")];
    let page = site.send(&ann, "/my/games/duel", "orders", &[&some[..], &[("do", "file")]].concat());
    assert!(page.text().contains("The army is not complete"), "{}", page.text());
    let rest = [("put-3-0", "F"), ("put-3-3", "8"), ("put-3-9", "9"), ("do", "file")];
    let fields = page.form("orders");
    assert!(fields.contains(&("put-1-1".to_owned(), "1".to_owned())), "what was tried is still there");
    let mut filled: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    filled.retain(|(name, _)| !rest.iter().any(|(own, _)| own == name));
    filled.extend(rest);
    let answer = site.post(&ann, "/my/letters", &filled).location().unwrap();
    let page = site.get(&ann, &answer);
    assert!(!on_file(&site, "duel", "Red").is_empty(), "{}", page.text());
    assert!(page.form("orders").contains(&("put-3-0".to_owned(), "F".to_owned())));
    // A ready-made one, and then the first move.
    let bob = site.signed_in("bob@example.org");
    site.send(&bob, "/my/games/duel", "orders", &[("ready", "SETUP RANDOM"), ("do", "ready")]);
    let page = site.get(&ann, "/my/games/duel");
    assert!(page.text().contains("Move 1"), "{}", page.text());
    let lines: Vec<(String, String)> = page.form("orders");
    assert!(lines.iter().any(|(name, _)| name == "order-1"), "the move is a row: {}", page.text());
}

#[test]
fn votes_and_answers_are_buttons() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = site.send(&ann, "/my/games/demo", "draw", &[("do", "yes")]);
    assert!(page.text().contains("Austria votes for a draw among all survivors."), "{}", page.text());
    let page = site.send(&ann, "/my/games/demo", "draw", &[("do", "no")]);
    assert!(page.text().contains("Austria no longer votes for a draw."), "{}", page.text());
    let page = site.send(&ann, "/my/games/demo", "concede", &[("to", "Russia"), ("do", "yes")]);
    assert!(page.text().contains("Austria votes to concede the game to Russia."), "{}", page.text());
}

/// A player's urgent games come first, the next deadline on top. One link leads from game to game.
#[test]
fn urgent_games_come_first() {
    let site = Site::with_games();
    let ann = site.signed_in("ann@example.org");
    let page = site.get(&ann, "/my");
    assert!(page.text().contains("Your turn demo Austria Spring 1901 ·"), "{}", page.text());
    assert!(page.text().contains("You owe 3 orders."), "{}", page.text());
    assert_eq!(site.get(&ann, "/my/next").location().as_deref(), Some("/my/games/demo"));
    let only = site.get(&ann, "/my/next?after=demo").location();
    assert_eq!(only.as_deref(), Some("/my"), "no page leads to itself");
    let play = site.get(&ann, "/my/games/demo");
    assert!(!play.text().contains("Next game"), "there is no other game: {}", play.text());
    site.world().ask("ann@example.org", "CREATE ?other secret");
    let play = site.get(&ann, "/my/games/demo");
    assert!(play.text().contains("Next game"), "{}", play.text());
    site.world().ask("ann@example.org", "SIGN ON ademo secret\nA BUD H\nA VIE H\nF TRI H");
    let page = site.get(&ann, "/my");
    assert!(page.text().contains("You owe no orders."), "{}", page.text());
    assert_eq!(site.get(&ann, "/my/next").location().as_deref(), Some("/my"));
    // Against bots and in a sandbox no one waits.
    for lines in ["CREATE ?alone - standard AGAINST COMPUTER", "SANDBOX standard"] {
        site.world().ask("ann@example.org", lines);
    }
    assert!(site.get(&ann, "/my").text().contains("alone"));
    assert_eq!(site.get(&ann, "/my/next").location().as_deref(), Some("/my"));
    assert!(!site.get(&ann, "/my/games/demo").body.contains("Next game</span> <b"), "none is counted");
    // Once all orders are saved, the game waits only for her.
    let units = [("Army Budapest", "A BUD H"), ("Army Vienna", "A VIE H"), ("Fleet Trieste", "F TRI H")];
    site.world().ask("ann@example.org", "CREATE ?solo - standard AGAINST COMPUTER AS AUSTRIA");
    order(&site, &ann, "solo", &units, "wait");
    let page = site.get(&ann, "/my").text();
    let (_, alone) = page.split_once("Solo games").expect("a group of its own");
    assert!(alone.contains("solo Austria"), "{page}");
}

/// Another person's private game gets the same response as a missing one.
#[test]
fn other_peoples_game_does_not_exist() {
    let site = Site::with_games();
    let bob = site.signed_in("bob@example.org");
    let (other, none) = (site.get(&bob, "/my/games/demo"), site.get(&bob, "/my/games/nothing"));
    assert_eq!(other.status, StatusCode::NOT_FOUND);
    assert_eq!((other.status, other.body), (none.status, none.body));
    let ann = site.signed_in("ann@example.org");
    assert_eq!(site.get(&ann, "/my/games/demo?as=France").status, StatusCode::NOT_FOUND);
}
