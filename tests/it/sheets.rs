//! Sheets: one reader's view of a game, as data for pictures and programs.
use crate::world::{World, address, ask};
use chancery::answers::gallery::Gallery;
use chancery::families::report::Heading;
use chancery::families::ruleset::Ruleset;
use chancery::families::sheet::{
    Area, BoardOrder, OrderAction, OrderKind, OrderOutcome, Piece, PieceKind, PlayerView, PreviousTurns,
};
use chancery::game::Game;
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::diplomacy::policy::Policies;
use chancery::rules::{Eyes, Luck, Power};
use std::sync::Arc;

fn game(world: &World) -> Game {
    let row = world.store.game_named("demo").unwrap().unwrap();
    Game::load(&world.store, row, &world.judge.catalogue).unwrap()
}

/// Submits some players' orders in `demo`, and runs the turn.
fn turn(world: &mut World, orders: &[(&str, &str)]) {
    for (player, lines) in orders {
        let power = &"aefgirt"[power(player)..=power(player)];
        ask(world, &address(player), &format!("SIGN ON {power}demo secret\n{lines}"));
    }
    ask(world, "max@example.org", "SIGN ON mdemo secret\nPROCESS");
}

fn power(player: &str) -> usize {
    crate::world::PLAYERS.iter().position(|name| name.starts_with(player)).unwrap()
}

fn area<'a>(sheet: &'a PlayerView, place: &str) -> &'a Area {
    sheet.areas.iter().find(|area| area.place == place).unwrap_or_else(|| panic!("nothing of {place}"))
}

fn deed<'a>(sheet: &'a PlayerView, at: &str) -> &'a BoardOrder {
    sheet.deeds.iter().find(|deed| deed.at == at).unwrap_or_else(|| panic!("nothing happened in {at}"))
}

fn pieces(sheet: &PlayerView, side: usize) -> Vec<String> {
    let of = sheet.pieces.iter().filter(|piece| piece.side == Some(side));
    of.map(|Piece { at, is_dislodged, .. }| if *is_dislodged { format!("{at}*") } else { at.clone() }).collect()
}

/// A position of the standard board, saved as JSON.
fn standard(text: &str, policies: Policies) -> (Arc<dyn Ruleset>, String) {
    let rules = Diplomacy::variant("standard").unwrap().with(policies);
    (Arc::new(Arc::new(rules)), text.to_owned())
}

/// The results of orders in a position, for these eyes.
fn results(position: &str, policies: Policies, orders: &[(u16, &str)], eyes: Eyes) -> PlayerView {
    let (system, saved) = standard(position, policies);
    let orders: Vec<_> = orders.iter().map(|(power, order)| (Power(*power), (*order).to_owned())).collect();
    let table = system.open(&saved).unwrap();
    let done = table.adjudicate(Heading { game: "sheet", n_phase: 1 }, &orders, &Luck::default()).unwrap();
    done.sheets.seen_by(eyes, &PreviousTurns::default()).unwrap()
}

/// Ann goes to Galicia and meets Rob there. Her fleet reaches Albania.
#[test]
fn a_sheet_shows_the_position_and_the_orders_that_led_to_it() {
    let mut world = World::with_games();
    turn(
        &mut world,
        &[
            ("Ann", "A BUD - GAL\nF TRI - ALB\nA VIE - TYR"),
            ("Rob", "A WAR - GAL\nA MOS S F SEV"),
            ("Ida", "A VEN - TYR"),
        ],
    );
    let game = game(&world);
    let gallery = Gallery::of(&world.store, &game, Eyes::Observer).unwrap();
    let sheet = gallery.phase(0).unwrap().unwrap();
    assert_eq!((sheet.board.as_str(), sheet.phase.as_str()), ("standard", "S1901M"));
    assert_eq!(sheet.title, "Spring of 1901, Movement");
    assert_eq!(pieces(&sheet, 0), ["ALB", "BUD", "VIE"]);
    assert_eq!(deed(&sheet, "TRI").what, OrderAction::Move { to: "ALB".to_owned(), via: Vec::new() });
    assert_eq!(deed(&sheet, "TRI").came, OrderOutcome::Success);
    assert_eq!(deed(&sheet, "BUD").came, OrderOutcome::Failure);
    assert_eq!(deed(&sheet, "MOS").what, OrderAction::Support { of: "SEV".to_owned(), to: None });
    assert!(deed(&sheet, "SEV").is_implied && !deed(&sheet, "MOS").is_implied);
    assert_eq!(sheet.standoffs, ["GAL", "TYR"]);
    assert_eq!(area(&sheet, "ALB").stood, Some(0));
    assert_eq!(
        (area(&sheet, "TRI").owner, area(&sheet, "TRI").home, area(&sheet, "TRI").stood),
        (Some(0), Some(0), None)
    );
    assert!(!sheet.areas.iter().any(|area| area.place == "GAL" || area.place == "ION"), "nothing to say of these");
    // Now: the same position, without the orders.
    let now = gallery.now().unwrap().unwrap();
    assert_eq!((now.phase.as_str(), now.pieces, now.areas), ("F1901M", sheet.pieces, sheet.areas));
    assert!(now.deeds.is_empty() && now.results.is_empty());
    let start = gallery.start().unwrap().unwrap();
    assert_eq!(
        (start.phase.as_str(), pieces(&start, 0)),
        ("S1901M", ["BUD", "TRI", "VIE"].map(str::to_owned).to_vec())
    );
    assert_eq!(gallery.whole().unwrap().len(), 2);
}

/// The sheet remembers the last occupant of a land without a centre, and compares each count with the previous one.
#[test]
fn a_sheet_remembers_earlier_owners_and_counts() {
    let mut world = World::with_games();
    turn(&mut world, &[("Ann", "A VIE - TYR"), ("Ida", "A VEN - PIE")]);
    turn(&mut world, &[("Ann", "A TYR - VEN\nA BUD - SER")]);
    let game = game(&world);
    assert_eq!(game.row.phase, "W1901A");
    let gallery = Gallery::of(&world.store, &game, Eyes::Observer).unwrap();
    let now = gallery.now().unwrap().unwrap();
    assert_eq!(area(&now, "TYR").stood, Some(0));
    assert_eq!(area(&now, "PIE").stood, Some(4));
    assert_eq!((now.sides[0].centres, now.sides[0].before), (Some(5), Some(3)));
    assert_eq!((now.sides[4].centres, now.sides[4].before), (Some(2), Some(3)));
    let first = gallery.phase(0).unwrap().unwrap();
    assert_eq!((first.sides[0].centres, first.sides[0].before), (Some(3), None), "nothing had been counted before");
}

const CROSSING: &str = r#"{"phase": "S1902M", "units": [["England", "A", "LON"], ["England", "F", "ENG"], ["England", "F", "MAO"],
    ["France", "A", "GAS"], ["Germany", "F", "NTH"], ["Italy", "A", "VEN"], ["Italy", "A", "TYR"], ["Austria", "F", "TRI"]]}"#;

#[test]
fn a_convoy_lists_its_fleets_in_route_order() {
    let orders = [(1, "F MAO C A LON - POR"), (1, "F ENG C A LON - POR"), (1, "A LON - POR")];
    let sheet = results(CROSSING, Policies::default(), &orders, Eyes::Observer);
    assert_eq!(
        deed(&sheet, "LON").what,
        OrderAction::Move { to: "POR".to_owned(), via: vec!["ENG".to_owned(), "MAO".to_owned()] }
    );
    assert_eq!(deed(&sheet, "MAO").what, OrderAction::Convoy { of: "LON".to_owned(), to: "POR".to_owned() });
}

#[test]
fn a_dislodged_unit_appears_beside_its_place() {
    let orders = [(4, "A VEN - TRI"), (4, "A TYR S A VEN - TRI")];
    let sheet = results(CROSSING, Policies::default(), &orders, Eyes::Observer);
    assert_eq!(
        (pieces(&sheet, 0), pieces(&sheet, 4)),
        (vec!["TRI*".to_owned()], vec!["TRI".to_owned(), "TYR".to_owned()])
    );
    assert!(deed(&sheet, "TRI").is_dislodged);
    let of_fleet = sheet.results.iter().find(|result| result["order"] == "F TRI H").unwrap();
    assert_eq!(of_fleet["dislodged"], true);
}

/// In fog, unseen places are hidden, not empty. The sheet says nothing about them.
#[test]
fn a_blind_games_sheet_hides_the_unseen() {
    let blind = Policies { blind: true, ..Policies::default() };
    let orders = [(4, "A VEN - TRI"), (3, "F NTH - BEL"), (1, "A LON - YOR")];
    let sheet = results(CROSSING, blind, &orders, Eyes::Power(Power(1)));
    assert_eq!(
        (pieces(&sheet, 1), pieces(&sheet, 3)),
        (["ENG", "MAO", "YOR"].map(str::to_owned).to_vec(), vec!["BEL".to_owned()])
    );
    assert!(pieces(&sheet, 4).is_empty() && area(&sheet, "VEN").is_hidden && area(&sheet, "TRI").is_hidden);
    assert!(area(&sheet, "BOH").is_hidden, "land without a centre too");
    assert!(!sheet.areas.iter().any(|area| area.place == "WAL"), "what is seen to be empty is not");
    assert!(area(&sheet, "VEN").is_owner_hidden && area(&sheet, "VEN").owner.is_none());
    assert_eq!((sheet.sides[1].centres, sheet.sides[4].centres), (Some(3), None));
}

/// A slot lists the owed order, the order on file, and every possible order.
#[test]
fn slots_list_the_owed_and_the_possible_orders() {
    let (system, saved) = standard(CROSSING, Policies::default());
    let table = system.open(&saved).unwrap();
    let slots = table.slots(Power(1), &["A LON - WAL".to_owned()]).unwrap();
    let told: Vec<_> =
        slots.iter().map(|slot| (slot.task, slot.kind, slot.at.as_deref(), slot.order.as_deref())).collect();
    assert_eq!(
        told,
        [
            (OrderKind::Move, Some(PieceKind::Army), Some("LON"), Some("A LON - WAL")),
            (OrderKind::Move, Some(PieceKind::Fleet), Some("ENG"), None),
            (OrderKind::Move, Some(PieceKind::Fleet), Some("MAO"), None),
        ]
    );
    let army = &slots[0].choices;
    assert!(
        ["A LON H", "A LON - YOR", "A LON - POR"].iter().all(|order| army.iter().any(|own| own == order)),
        "{army:?}"
    );
    for choice in slots.iter().flat_map(|slot| &slot.choices) {
        let read = table.orders(Eyes::Power(Power(1)), choice);
        assert!(read.iter().all(Result::is_ok), "{choice}: {read:?}");
    }
}

/// Pages get the same choices in labelled groups, each with its destination.
#[test]
fn choices_are_grouped() {
    let (system, saved) = standard(CROSSING, Policies::default());
    let slots = system.open(&saved).unwrap().slots(Power(1), &[]).unwrap();
    assert_eq!(slots[0].name, "Army London");
    let groups: Vec<&str> = slots[0].groups.iter().map(|group| group.name.as_str()).collect();
    assert_eq!(groups, ["Hold", "Move", "Move further", "Support"]);
    let found = |slot: usize, line: &str| {
        let mut choices = slots[slot].groups.iter().flat_map(|group| &group.choices);
        let choice = choices.find(|choice| choice.line == line).unwrap_or_else(|| panic!("no {line}"));
        (choice.label.clone(), choice.of.clone(), choice.to.clone())
    };
    let place = |name: &str| Some(name.to_owned());
    assert_eq!(found(0, "A LON - WAL"), ("to Wales".to_owned(), None, place("WAL")));
    assert_eq!(found(0, "A LON - POR"), ("to Portugal, by convoy".to_owned(), None, place("POR")));
    assert_eq!(found(1, "F ENG S A LON - WAL").0, "supports Army London to Wales");
    assert_eq!(
        found(2, "F MAO C A LON - POR"),
        ("convoys Army London to Portugal".to_owned(), place("LON"), place("POR"))
    );
    // The groups contain exactly the choices, in any game.
    for board in ["standard", "chaos", "lowlands", "barrage"] {
        let ready = chancery::boards::catalogue::Catalogue::default().board(board).unwrap();
        let system = ready.variant.play(&chancery::families::setting::Kept::default()).unwrap();
        let luck = Luck::new([5; Luck::BYTES]);
        let start = system.begin(&system.played(), &luck);
        let heading = Heading { game: "groups", n_phase: 1 };
        // In Stratego the first phase is the set-up.
        let second = start.adjudicate(heading, &[], &luck).unwrap().after;
        let mut n_slots = 0;
        for table in [&start, &second] {
            for power in system.played() {
                for slot in table.slots(power, &[]).unwrap() {
                    let mut choices: Vec<&String> = slot.choices.iter().collect();
                    let mut grouped: Vec<&String> =
                        slot.groups.iter().flat_map(|group| &group.choices).map(|choice| &choice.line).collect();
                    choices.sort();
                    grouped.sort();
                    assert!(!slot.name.is_empty() && choices == grouped, "{board}: {}", slot.name);
                    n_slots += 1;
                }
            }
        }
        assert!(0 < n_slots, "{board}");
    }
}

/// Each order of a finished phase has its reasons, as far as these eyes may know them.
#[test]
fn entries_give_reasons() {
    let orders = [(4, "A VEN - TRI"), (4, "A TYR S A VEN - TRI"), (1, "A LON - YOR"), (3, "F NTH - YOR")];
    let orders: Vec<_> = orders.iter().map(|(power, order)| (Power(*power), (*order).to_owned())).collect();
    let entries = |policies: Policies, eyes: Eyes| {
        let (system, saved) = standard(CROSSING, policies);
        let table = system.open(&saved).unwrap();
        table.adjudicate(Heading { game: "why", n_phase: 1 }, &orders, &Luck::default()).unwrap().entries.seen_by(eyes)
    };
    let all = entries(Policies::default(), Eyes::Observer);
    let at = |place: &str| all.iter().find(|entry| entry.at == place).unwrap_or_else(|| panic!("nothing of {place}"));
    assert_eq!(
        (at("VEN").side, at("VEN").text.as_str(), at("VEN").note.as_str()),
        (Some(4), "Army Venice -> Trieste.", "")
    );
    assert_eq!((at("TRI").came, at("TRI").note.as_str()), (OrderOutcome::Failure, "dislodged"));
    let why: Vec<&str> = at("TRI").why.iter().map(|(_, line)| line.as_str()).collect();
    assert!(why.iter().any(|line| line.contains("Dislodged by Italy: Army Venice -> Trieste.")), "{why:?}");
    assert_eq!((at("LON").note.as_str(), at("NTH").note.as_str()), ("bounce", "bounce"));
    assert!(all.iter().any(|entry| entry.side.is_none() && entry.text.contains("can retreat to")));
    // England sees nothing of Italy and Austria.
    let blind = entries(Policies { blind: true, ..Policies::default() }, Eyes::Power(Power(1)));
    assert!(blind.iter().any(|entry| entry.at == "LON"));
    assert!(blind.iter().all(|entry| !format!("{entry:?}").contains("Trieste")), "{blind:?}");
}
