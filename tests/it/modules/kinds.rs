//! Kinds of scripts that are not among the shipped ones: commands that take lines until END, and modules that see players. Also a trial of
//! a module on the record of a game.
use super::{ANN, EVE, JUDGE, begin, game, hold, module, put, with_modules};
use crate::program::{House, chancery, said as output_of};
use crate::world::{World, said};
use std::fs;

const POLL: &str = r#"//! poll -- asks everyone a question with choices.
//!
//! Usage: POLL question
//! Who: player
//! Block: ENDPOLL
fn run(game, writer, args) {
    if args.block.len() < 2 { refuse("Name two choices or more, a line for each, and then ENDPOLL."); }
    let n = 0;
    for choice in args.block {
        n += 1;
        say(`${n}: ${choice}`);
        game.tell("all", `asks: ${args.text} ${n}: ${choice}`);
    }
    game.state = args.block;
}
"#;

#[test]
fn a_command_by_script_takes_lines_until_its_end() {
    let (folder, mut world) = with_modules(&[]);
    put(&folder, "commands", "poll", POLL);
    world.judge.look_for_scripts();
    begin(&mut world, "");
    let mails = super::caused(&mut world, "POLL Where to?\nA BUD - SER\n  to Tyrolia  \nSET WAIT\nENDPOLL\nA VIE H");
    let answer = said(super::to(&mails, ANN));
    assert!(answer.contains("1: A BUD - SER 2: to Tyrolia 3: SET WAIT"), "{answer}");
    let told = said(super::to(&mails, EVE));
    assert!(told.contains("asks: Where to? 1: A BUD - SER") && told.contains("asks: Where to? 3: SET WAIT"), "{told}");
    // Its lines have no other effect: none is filed as an order or changes a setting. Lines after it run.
    assert_eq!(game(&world).on_file(&world.store).unwrap()[0].orders, ["A VIE H"]);
    assert!(!answer.contains("> SET WAIT"), "{answer}");
    let kept = |world: &World| game(world).modules.commands.get("poll").cloned();
    let block = Some(serde_json::json!(["A BUD - SER", "  to Tyrolia", "SET WAIT"]));
    assert_eq!(kept(&world), block);
    // A refused line has no effect.
    let answer = said(&world.ask(ANN, "SIGN ON apair secret\nPOLL Where?\nhere\nENDPOLL\nA BUD H").body);
    assert!(answer.contains("*** Name two choices or more") && answer.contains("> A BUD H"), "{answer}");
    assert_eq!(kept(&world), block);
    // Without an end, it runs to the end of the e-mail, as press does.
    let answer = said(&world.ask(ANN, "SIGN ON apair secret\nPOLL Where?\nhere\nSET NO WAIT").body);
    assert!(answer.contains("1: here 2: SET NO WAIT") && !answer.contains("> SET NO WAIT"), "{answer}");
}

#[test]
fn a_module_that_sees_players_knows_them_in_gunboat_and_list_says_so() {
    let text = "fn results(game, events) { for power in game.powers { game.tell(\"master\", `${power}: ${game.player(power)}`); } }";
    let (_folder, mut world) = with_modules(&[("roster", &module("roster", "players", text))]);
    let create = "REGISTER Max Master\nCREATE ?pair secret standard_france_austria gunboat roster\nBECOME MASTER";
    world.write("max@example.org", JUDGE, "", create);
    world.write(ANN, JUDGE, "", "REGISTER Ann Other\nSIGN ON ?pair secret\nSET PREFERENCE A");
    world.write(EVE, JUDGE, "", "REGISTER Eve English\nSIGN ON ?pair secret\nSET PREFERENCE F");
    let listed = said(&world.ask(ANN, "LIST pair").body);
    assert!(listed.contains("Module Roster: for tests. It sees who plays what."), "{listed}");
    hold(&mut world);
    let mails = world.mail();
    let results = |reader: &str| {
        let own = mails.iter().find(|mail| mail.to == reader && mail.subject.contains("Results"));
        said(&own.unwrap_or_else(|| panic!("{reader}: {mails:#?}")).body)
    };
    assert!(results("max@example.org").contains("ROSTER: Austria: Ann Other ROSTER: France: Eve English"));
    assert!(!results(ANN).contains("ROSTER") && !results(EVE).contains("Ann Other"));
}

#[test]
fn a_trial_on_a_record_lists_the_differences_and_changes_nothing() {
    let house = House::new();
    house.begin_game("demo", crate::crash::long_ago(), "SET NMR");
    let folder = house.data().join("scripts/modules");
    fs::create_dir_all(&folder).unwrap();
    let draw = "fn start(game) { game.state = game.dice(6); game.tell(\"France\", `You drew ${game.state}.`); }\nfn adjudicate(game, orders) { let n = 0; for order in orders { if order.power == \"Italy\" { orders.strike(n, \"On strike.\"); } n += 1; } }\nfn results(game, events) { game.tell(\"all\", `${events.len()} events, and ${game.state} was drawn.`); }";
    fs::write(folder.join("draw.rhai"), module("draw", "orders", draw)).unwrap();
    let seats = house.seats("demo");
    let (italy, _) = seats.iter().find(|(seat, _)| seat.power.as_deref() == Some("Italy")).unwrap();
    let lines = "SIGN ON idemo secret\nA VEN - PIE\nA ROM - VEN\nF NAP - ION".to_owned();
    house.prepare(crate::crash::long_ago(), &[(italy.user_address.clone(), lines)]);
    let mut serving = house.serve(&[]);
    crate::program::wait_for(|| (house.store().game_named("demo").unwrap().unwrap().turn == 2).then_some(()));
    house.wait_until_done(&mut serving);
    assert!(serving.stop().success());
    let tried = |words: &[&str]| {
        let all = [&["script", "try"], words].concat();
        let output = chancery().args(all).arg("--config").arg(house.config_file()).output().unwrap();
        (output.status.success(), said(&output_of(&output)))
    };
    let database = || fs::read(house.config().database()).unwrap();
    let before = database();
    let (good, told) = tried(&["draw", "--game", "demo"]);
    assert!(good && told.contains("S1901M: start {\"tell\":\"France\",\"line\":\"You drew "), "{told}");
    assert!(told.contains("S1901M: adjudicate {\"strike\":0,\"why\":\"On strike.\"}"), "{told}");
    assert!(told.contains("events, and ") && told.contains("S1901M: the position after it differs"), "{told}");
    assert_eq!(
        tried(&["restrict", "--game", "demo", "--option", "FG"]),
        (true, "The module would change nothing.".into())
    );
    let (good, told) = tried(&["restrict", "--game", "demo", "--option", "F"]);
    assert!(!good && told.contains("Each group of RESTRICT names two powers or more"), "{told}");
    let (good, told) = tried(&["draw", "--game", "demos"]);
    assert!(!good && told.contains("unknown game 'demos'"), "{told}");
    assert!(before == database(), "nothing is written");
}
