//! Votes by e-mail: who has one, when they pass, and who learns of them.
use crate::world::{World, address, said};
use chancery::store::{GameRow, Life};
use serde_json::json;

const PLAYERS: [&str; 7] = ["ann", "eve", "fred", "gus", "ida", "rob", "tom"];

fn letter(name: &str) -> &'static str {
    let at = PLAYERS.iter().position(|other| *other == name).unwrap();
    ["a", "e", "f", "g", "i", "r", "t"][at]
}

/// Sends a player's lines in `demo`, and returns the reply.
fn ask(world: &mut World, name: &str, lines: &str) -> String {
    let reply = world.ask(&address(name), &format!("SIGN ON {}demo secret\n{lines}", letter(name)));
    said(&reply.body)
}

fn master(world: &mut World, lines: &str) -> String {
    said(&world.ask("max@example.org", &format!("SIGN ON mdemo secret\n{lines}")).body)
}

fn demo(world: &World) -> GameRow {
    world.store.game_named("demo").unwrap().unwrap()
}

/// The result of a finished game: `Draw between Austria and England`.
fn result(world: &mut World) -> String {
    let text = said(&world.ask("max@example.org", "LIST demo").body);
    let over = text.split_once("Game 'demo' is over: ").and_then(|(_, rest)| rest.split_once('.'));
    over.map_or("it goes on", |(over, _)| over).to_owned()
}

/// A position where these powers are eliminated and the others have this many centres.
fn position(world: &mut World, centres: &[(&str, &str)]) {
    let mut row = demo(world);
    let owners: serde_json::Map<_, _> = centres
        .iter()
        .flat_map(|(power, list)| list.split(' ').map(move |centre| (centre.to_owned(), json!(power))))
        .collect();
    let units: Vec<_> = centres.iter().map(|(power, list)| json!([power, "A", &list[..3]])).collect();
    let position = json!({"phase": "S1908M", "units": units, "dislodged": [], "contested": [], "owners": owners});
    row.position = Some(position.to_string());
    row.phase = "S1908M".to_owned();
    world.store.change_game(&row).unwrap();
}

/// Draws with NO DIAS: each player's line after SET DRAW, and the result.
#[test]
fn no_dias_allows_draws_of_three_two_and_one() {
    for (lists, result_wanted) in [
        (["AEF", "AEF", "AEF", "AEF", "AEF", "AEF", "AEF"], "Draw between Austria, England and France"),
        // A list without its writer accepts any part of itself. The largest set that all accept passes.
        (["AEFG", "AEFG", "AEF", "AEF", "AEFT", "AEF", "AEF"], "Draw between Austria, England and France"),
        (["EFT", "EF", "EFT", "EFT", "EFT", "EFT", "EF"], "Draw between England and France"),
        (["EF", "EF", "EF", "EF", "EF", "EF", "EF"], "Draw between England and France"),
        (["E", "E", "E", "E", "E", "E", "E"], "Draw for England alone"),
        // Players on their own list want a share. Austria is on its own list, and not on Eve's.
        (["AE", "E", "E", "E", "E", "E", "E"], "it goes on"),
        // France wants a share, and is on no other list.
        (["E", "E", "F", "E", "E", "E", "E"], "it goes on"),
    ] {
        let mut world = World::with_games();
        master(&mut world, "SET NO DIAS");
        for (name, list) in PLAYERS.iter().zip(lists) {
            ask(&mut world, name, &format!("SET DRAW {list}"));
        }
        assert_eq!(result(&mut world), result_wanted, "{lists:?}");
    }
}

/// A known fault of other judges: an eliminated power approved a draw, or was asked to.
#[test]
fn an_eliminated_power_does_not_vote_on_draws() {
    let mut world = World::with_games();
    master(&mut world, "SET NO DIAS, KEEP VOTES");
    ask(&mut world, "tom", "SET DRAW TR");
    ask(&mut world, "ida", "SET DRAW AEI");
    position(&mut world, &[("Austria", "VIE BUD"), ("England", "LON LVP"), ("France", "PAR BRE MAR")]);
    // Italy's and Turkey's votes remain but no longer count. Turkey's list would stop any draw.
    let reply = ask(&mut world, "tom", "SET DRAW\nSET CONCEDE FRANCE");
    let refused = "> SET DRAW > SET CONCEDE FRANCE *** Turkey has been eliminated and has no vote.";
    assert!(reply.contains(refused), "{reply}");
    ask(&mut world, "ann", "SET DRAW AEF");
    ask(&mut world, "eve", "SET DRAW AEF");
    assert_eq!(result(&mut world), "it goes on");
    ask(&mut world, "fred", "SET DRAW AEF");
    assert_eq!(result(&mut world), "Draw between Austria, England and France");
}

/// Seats in civil disorder, abandoned seats, and seats without a player have no vote.
#[test]
fn vanished_players_block_no_vote() {
    // Italy and Russia vanish, in a game that continues without them, or in one that waits.
    for setting in ["SET NMR", "SET NO NMR"] {
        let mut world = World::with_games();
        master(&mut world, setting);
        let orders = [
            "A BUD H\nA VIE H\nF TRI H",
            "A LVP H\nF EDI H\nF LON H",
            "A MAR H\nA PAR H\nF BRE H",
            "A BER H\nA MUN H\nF KIE H",
            "",
            "",
            "A CON H\nA SMY H\nF ANK H",
        ];
        for (name, orders) in PLAYERS.iter().zip(orders).filter(|(_, orders)| !orders.is_empty()) {
            ask(&mut world, name, orders);
        }
        world.run_to("2026-11-28T00:00:00Z".parse().unwrap());
        for name in ["ann", "eve", "fred", "gus"] {
            ask(&mut world, name, "SET DRAW");
        }
        let reply = ask(&mut world, "ida", "SET DRAW");
        assert!(reply.contains("Send them first; then you have a vote."), "{reply}");
        assert_eq!(result(&mut world), "it goes on");
        ask(&mut world, "tom", "SET DRAW");
        let all = "Draw between Austria, England, France, Germany, Italy, Russia and Turkey";
        assert_eq!(result(&mut world), all, "{setting}");
    }
    // The last player without a vote leaves: all others agree.
    let mut world = World::with_games();
    for name in &PLAYERS[..6] {
        ask(&mut world, name, "SET CONCEDE RUSSIA");
    }
    assert_eq!(result(&mut world), "it goes on");
    ask(&mut world, "tom", "RESIGN demo");
    assert_eq!(result(&mut world), "Conceded to Russia");
}

/// A player who is left alone can end the game, but not take it from the others.
#[test]
fn a_single_player_does_not_draw_alone() {
    let mut world = World::with_games();
    master(&mut world, "SET NO DIAS, NMR");
    ask(&mut world, "ann", "A BUD H\nA VIE H\nF TRI H");
    world.run_to("2026-11-28T00:00:00Z".parse().unwrap());
    ask(&mut world, "ann", "SET DRAW A");
    assert_eq!(result(&mut world), "it goes on");
    ask(&mut world, "ann", "SET DRAW");
    assert!(result(&mut world).starts_with("Draw between Austria, England"));
}

#[test]
fn a_new_player_is_not_bound_by_the_previous_players_vote() {
    let mut world = World::with_games();
    for name in &PLAYERS[..6] {
        ask(&mut world, name, "SET DRAW");
    }
    ask(&mut world, "ann", "RESIGN demo");
    world.write("bob@example.org", "judge@example.org", "", "SIGN ON ademo hushhush");
    ask(&mut world, "tom", "SET DRAW");
    assert_eq!(result(&mut world), "it goes on");
    world.write("bob@example.org", "judge@example.org", "", "SIGN ON ademo hushhush\nSET DRAW");
    assert!(result(&mut world).starts_with("Draw between"));
}

#[test]
fn a_game_is_conceded_to_the_sole_leader() {
    let even = [("Austria", "VIE BUD"), ("England", "LON LVP"), ("France", "PAR BRE")];
    let ahead = [("Austria", "VIE BUD"), ("England", "LON LVP"), ("France", "PAR BRE MAR")];
    for words in ["LEADER", "TO LEADER", "TO WHOEVER LEADS", "the leader"] {
        let mut world = World::with_games();
        position(&mut world, &even);
        for name in ["ann", "eve", "fred"] {
            let reply = ask(&mut world, name, &format!("SET CONCEDE {words}"));
            assert!(reply.contains("votes to concede the game to the leader."), "{reply}");
        }
        assert_eq!(result(&mut world), "it goes on");
        position(&mut world, &ahead);
        // Another player has named the leader. The leader doesn't have to agree.
        ask(&mut world, "fred", "SET NO CONC");
        ask(&mut world, "ann", "SET CONC TO FRANCE");
        assert_eq!(result(&mut world), "Conceded to France", "{words}");
    }
    // A concession to another player passes only where the game allows it.
    let mut world = World::with_games();
    position(&mut world, &ahead);
    let reply = ask(&mut world, "ann", "SET CONCEDE ENGLAND");
    assert!(reply.contains("England is not one. The leader is France."), "{reply}");
    master(&mut world, "SET CONCESSIONS TO ANY");
    ask(&mut world, "ann", "SET CONCEDE ENGLAND");
    ask(&mut world, "fred", "SET CONCEDE ENGLAND");
    assert_eq!(result(&mut world), "Conceded to England");
}

/// Secret ballots reveal votes only to the voter and the GM, tallied ones the count, and open ones everything.
#[test]
fn each_ballot_reveals_only_what_its_setting_allows() {
    for (setting, others_see) in [
        ("SECRET BALLOTS", ""),
        ("TALLIED BALLOTS", "2 of 7 powers vote for a draw. 1 of 7 powers votes to concede the game."),
        (
            "OPEN BALLOTS",
            "Austria votes for a draw among all survivors. England votes to concede the game to Russia. England votes for a draw among all survivors.",
        ),
    ] {
        let mut world = World::with_games();
        world.write("olga@example.org", "judge@example.org", "", "REGISTER Olga Onlooker\nOBSERVE demo secret");
        master(&mut world, &format!("SET {setting}"));
        ask(&mut world, "ann", "SET DRAW");
        ask(&mut world, "eve", "SET DRAW\nSET CONCEDE RUSSIA");
        let observer = said(&world.ask("olga@example.org", "SIGN ON odemo secret\nSTATUS").body);
        for reply in [ask(&mut world, "tom", "STATUS"), observer] {
            assert!(reply.contains(others_see), "{setting}: {reply}");
            assert_eq!(others_see.is_empty(), !(reply.contains("vote") || reply.contains("concede")), "{reply}");
        }
        assert!(ask(&mut world, "ann", "STATUS").contains("Austria votes for a draw"), "{setting}");
        assert!(master(&mut world, "STATUS").contains("Austria: 3 orders are missing; votes for a draw"), "{setting}");
    }
    // Secret votes stay secret afterwards.
    let mut world = World::with_games();
    ask(&mut world, "ann", "SET DRAW");
    master(&mut world, "SET OPEN BALLOTS");
    let reply = ask(&mut world, "tom", "STATUS");
    assert!(!reply.contains("votes for a draw"), "{reply}");
}

#[test]
fn votes_last_one_phase_unless_they_are_permanent() {
    for (setting, stands) in [("SET NO KEEP VOTES", false), ("SET KEEP VOTES", true)] {
        let mut world = World::with_games();
        master(&mut world, setting);
        ask(&mut world, "ann", "SET DRAW");
        master(&mut world, "PROCESS");
        assert_eq!(demo(&world).turn, 2);
        assert_eq!(ask(&mut world, "ann", "STATUS").contains("Austria votes for a draw"), stands, "{setting}");
        for name in &PLAYERS[1..] {
            ask(&mut world, name, "SET DRAW");
        }
        assert_eq!(demo(&world).life == Life::Finished, stands, "{setting}");
    }
}

/// A list that leaves a survivor out is not a vote for a draw of all, even if the rule changes later.
#[test]
fn a_list_is_not_a_vote_for_a_draw_of_all() {
    let mut world = World::with_games();
    master(&mut world, "SET NO DIAS");
    ask(&mut world, "ann", "SET DRAW AE");
    for name in &PLAYERS[1..] {
        ask(&mut world, name, "SET DRAW");
    }
    master(&mut world, "SET DIAS");
    assert_eq!(result(&mut world), "it goes on");
    ask(&mut world, "ann", "SET DRAW");
    assert!(result(&mut world).starts_with("Draw between Austria, England"));
}

/// The reply to a vote does not reveal a hidden leader.
#[test]
fn a_concession_in_a_blind_game_does_not_reveal_the_leader() {
    let mut world = World::new();
    for (name, lines) in [
        ("ann", "CREATE ?demo secret standard blind\nSET POWERS 3\nSET PREFERENCE A"),
        ("eve", "SIGN ON ?demo secret\nSET PREFERENCE E"),
        ("fred", "SIGN ON ?demo secret\nSET PREFERENCE F"),
    ] {
        world.write(&address(name), "judge@example.org", "", &format!("REGISTER {name}\n{lines}"));
    }
    let mut row = demo(&world);
    let mut position: serde_json::Value = serde_json::from_str(row.position.as_deref().unwrap()).unwrap();
    position["owners"]["SPA"] = json!("France");
    row.position = Some(position.to_string());
    world.store.change_game(&row).unwrap();
    let to_england = ask(&mut world, "ann", "SET CONCEDE ENGLAND");
    let to_france = ask(&mut world, "ann", "SET CONCEDE FRANCE");
    assert_eq!(to_england.replace("ENGLAND", "FRANCE").replace("England", "France"), to_france);
    // It counts all the same.
    ask(&mut world, "ann", "SET CONCEDE ENGLAND");
    ask(&mut world, "fred", "SET CONCEDE ENGLAND");
    assert_eq!(demo(&world).life, Life::Running);
    ask(&mut world, "ann", "SET CONCEDE LEADER");
    ask(&mut world, "eve", "SET CONCEDE FRANCE");
    assert_eq!(demo(&world).life, Life::Finished);
}
