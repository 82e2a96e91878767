//! A GM's changes to games by e-mail: edited positions, rollback and its reversal.
use crate::world::{World, said};
use chancery::store::Role;

/// Sends lines to a game, signed on as its GM.
fn master(world: &mut World, lines: &str) -> String {
    world.ask("max@example.org", &format!("SIGN ON mdemo secret\n{lines}")).body
}

fn phase(world: &World) -> String {
    world.store.game_named("demo").unwrap().unwrap().phase
}

fn position(world: &World) -> String {
    world.store.game_named("demo").unwrap().unwrap().position.unwrap()
}

#[test]
fn an_edit_with_a_wrong_line_changes_nothing_and_names_each() {
    let mut world = World::with_games();
    let before = position(&world);
    let cases = [
        ("PLACE FRANCE A PAR", "PLACE FRANCE A PAR: the French army is there already. REMOVE PAR above this line"),
        ("PLACE FRANCE A XYZ", "PLACE FRANCE A XYZ: "),
        ("PLACE A BUR", "PLACE A BUR: write a power, A or F, and a place, such as PLACE FRANCE A PAR."),
        ("PLACE FRANCE A NTH", "there can be no army in North Sea."),
        ("PLACE RUSSIA F SPA", "at which coast? Write F SPA/NC or F SPA/SC."),
        ("REMOVE BUR", "there is no such unit in Burgundy."),
        ("REMOVE GERMAN A PAR", "there is no such unit in Paris."),
        ("OWN BUR FRANCE", "Burgundy is not a supply centre."),
        ("OWN PAR XYZZY", "write a supply centre and whose it is"),
        ("PHASE S1903R", "retreats only follow from a movement"),
        ("PHASE soon", "write a phase, such as PHASE S1903M."),
        ("Please move it", "a line begins with PLACE, REMOVE, CLEAR, OWN or PHASE."),
    ];
    for (line, why) in cases {
        let reply = said(&master(&mut world, &format!("EDIT\nREMOVE MAR\n{line}\nEND")));
        assert!(reply.contains("I have changed nothing:"), "{line}: {reply}");
        assert!(reply.contains(why), "{line}: {reply}");
        assert_eq!(position(&world), before, "{line}");
    }
    let reply = said(&master(&mut world, "EDIT\nREMOVE BUR\nOWN BUR FRANCE\nEND"));
    assert!(reply.contains("REMOVE BUR:") && reply.contains("OWN BUR FRANCE:"), "every wrong line is named: {reply}");
}

#[test]
fn an_email_that_breaks_off_within_an_edit_changes_nothing() {
    let mut world = World::with_games();
    let before = position(&world);
    let reply = said(&master(&mut world, "EDIT\nREMOVE PAR"));
    assert!(reply.contains("The line END is missing."), "{reply}");
    assert_eq!(position(&world), before);
}

#[test]
fn every_form_of_a_line_of_edit_is_read() {
    let lines = [
        ("place france: a bur", "Burgundy: French Army (it was: no unit)."),
        ("PLACE French army in Burgundy", "Burgundy: French Army (it was: no unit)."),
        ("ADD F A BUR", "Burgundy: French Army (it was: no unit)."),
        ("PLACE RUSSIA F SPA/SC", "Spain: Russian Fleet (south coast) (it was: no unit)."),
        ("REMOVE A PAR", "Paris: no unit (it was: French Army)."),
        ("REMOVE the army", "I have changed nothing:"),
        ("REMOVE St Petersburg", "St Petersburg: no unit (it was: Russian Fleet (south coast))."),
        ("OWN PAR = GERMANY", "Paris belongs to Germany (it was: France)."),
        ("OWN Paris nobody", "Paris belongs to nobody (it was: France)."),
        ("OWN BEL by France", "Belgium belongs to France (it was: nobody)."),
        ("PHASE F1902B", "The phase is W1902A (it was: S1901M)."),
    ];
    for (line, told) in lines {
        let mut world = World::with_games();
        let reply = said(&master(&mut world, &format!("EDIT CHECK\n{line}\nEND")));
        assert!(reply.contains(told), "{line}: {reply}");
        assert_eq!(phase(&world), "S1901M", "CHECK changes nothing");
    }
}

#[test]
fn only_a_gm_can_edit_and_the_reply_names_the_lost_orders() {
    let mut world = World::with_games();
    let reply = world.ask("ann@example.org", "SIGN ON ademo secret\nEDIT\nREMOVE PAR\nEND").body;
    assert!(reply.contains("Only the game's GM can do that."), "{reply}");
    world.ask("fred@example.org", "SIGN ON fdemo secret\nA PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MAO");
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nEDIT\nREMOVE PAR\nEND");
    let mails = world.mail();
    let to = |who: &str| said(&mails.iter().find(|mail| mail.to == who && !mail.reply).unwrap().body);
    assert!(to("fred@example.org").contains("France: A PAR - BUR"), "{}", to("fred@example.org"));
    assert!(to("ann@example.org").contains("Paris: no unit (it was: French Army)."));
    assert!(!to("ann@example.org").contains("A PAR - BUR"), "nobody else learns what France had planned");
    let history = world.ask("ann@example.org", "HISTORY demo").body;
    assert!(history.contains("The GM has changed the position of 'demo' by hand."), "{history}");
    assert!(history.contains("Paris: no unit"), "{history}");
}

#[test]
fn rollback_and_rollforward_cross_an_edit() {
    let mut world = World::with_games();
    master(&mut world, "PROCESS");
    assert_eq!(phase(&world), "F1901M");
    master(&mut world, "EDIT\nPLACE FRANCE A BUR\nEND");
    let edited = position(&world);
    master(&mut world, "PROCESS");
    let later = (phase(&world), position(&world));
    master(&mut world, "ROLLBACK");
    assert_eq!(position(&world), edited, "the turn began with what was changed by hand");
    master(&mut world, "ROLLFORWARD");
    assert_eq!((phase(&world), position(&world)), later);
    master(&mut world, "ROLLBACK 1");
    assert_eq!(phase(&world), "S1901M");
    let reply = master(&mut world, "ROLLFORWARD");
    assert!(reply.contains("'demo' is in"), "{reply}");
    assert_eq!((phase(&world), position(&world)), later, "the edit came back too");
    master(&mut world, "ROLLBACK 1\nPROCESS");
    let reply = master(&mut world, "ROLLFORWARD");
    assert!(
        reply.contains("No results after F1901M"),
        "what followed began with an edit that is not there now: {reply}"
    );
    master(&mut world, "ROLLBACK 1\nEDIT\nREMOVE PAR\nEND");
    let reply = master(&mut world, "ROLLFORWARD");
    assert!(reply.contains("No results after S1901M have been rolled back in 'demo'."), "{reply}");
    let game = world.store.game_named("demo").unwrap().unwrap();
    let journal = world.store.journal(game.id).unwrap();
    assert!(journal.iter().any(|row| row.what.starts_with("position changed by hand: Burgundy: French Army")));
}

#[test]
fn a_player_who_swaps_seats_learns_no_orders_and_old_emails_order_for_no_one() {
    let mut world = World::with_games();
    world.write(
        "fred@example.org",
        "judge@example.org",
        "",
        "SIGN ON fdemo secret\nA PAR - BUR\nA MAR - SPA\nSET DRAW",
    );
    let old = world.mail().into_iter().find(|mail| mail.to == "fred@example.org").unwrap().reply_to.unwrap();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nSWAP FRANCE AND ITALY");
    let mails = world.mail();
    let to_ida = said(&mails.iter().find(|mail| mail.to == "ida@example.org").unwrap().body);
    assert!(to_ida.contains("You now play France. Your password is the same."), "{to_ida}");
    assert!(!to_ida.contains("PAR - BUR"), "{to_ida}");
    let reply = said(&world.ask("ida@example.org", "SIGN ON fdemo secret\nUNDO\nSTATUS").body);
    assert!(reply.contains("Signed on as France in 'demo'."), "{reply}");
    assert!(!reply.contains("Burgundy") && !reply.contains("draw"), "neither by UNDO: {reply}");
    // The tests' judge trusts From:, so only the seat of the old e-mail can be wrong.
    world.write("fred@example.org", &old, "", "A PAR - BUR");
    world.mail();
    let game = world.store.game_named("demo").unwrap().unwrap();
    assert!(world.store.orders(game.id, 1).unwrap().iter().all(|row| row.orders.is_empty()));
    let reply = world.ask("fred@example.org", "SIGN ON idemo secret\nA VEN H").body;
    assert!(reply.contains("Signed on as Italy in 'demo'."), "{reply}");
    let summary = said(&world.ask("ann@example.org", "LIST demo").body);
    assert!(summary.contains("Fred French"), "{summary}");
}

#[test]
fn a_power_that_is_assigned_before_the_start_is_dealt() {
    let mut world = World::new();
    let letters = [
        ("max@example.org", "REGISTER Max Master\nCREATE ?north secret\nBECOME MASTER\nSET PLAYERS 7"),
        ("ann@example.org", "REGISTER Ann Other\nSIGN ON ?north secret\nSET PREFERENCE A"),
        ("eve@example.org", "REGISTER Eve English\nSIGN ON ?north secret\nSET PREFERENCE A"),
    ];
    letters.iter().for_each(|(from, lines)| world.write(from, "judge@example.org", "", lines));
    world.mail();
    let mut ask = |lines: &str| said(&world.ask("max@example.org", &format!("SIGN ON mnorth secret\n{lines}")).body);
    let reply = ask("ASSIGN TURKEY TO nobody@example.org");
    assert!(reply.contains("nobody@example.org is not a player in 'north'."), "{reply}");
    let reply = ask("ASSIGN TURKEY TO ann@example.org");
    assert!(reply.contains("Ann Other will play Turkey when 'north' starts. I have told them."), "{reply}");
    assert!(reply.contains("Ann Other: Austria; you have given them Turkey."), "{reply}");
    ask("ASSIGN ITALY TO eve@example.org");
    let reply = ask("SWAP ITALY AND TURKEY");
    assert!(reply.contains("Italy and Turkey have swapped players."), "{reply}");
    ask("ASSIGN GERMANY TO ann@example.org");
    for (i, name) in ["Fred", "Gus", "Ida", "Rob", "Tom"].iter().enumerate() {
        let lines = format!("REGISTER {name} Number{i}\nSIGN ON ?north secret\nSET PREFERENCE GT");
        world.write(&format!("{name}@example.org"), "judge@example.org", "", &lines);
    }
    let game = world.store.game_named("north").unwrap().unwrap();
    let seats = world.store.seats(game.id).unwrap();
    let power = |name: &str| seats.iter().find(|seat| seat.user_name == name).unwrap().power.clone().unwrap();
    assert_eq!((power("Ann Other").as_str(), power("Eve English").as_str()), ("Germany", "Turkey"));
}

#[test]
fn no_one_is_assigned_a_seat_without_a_yes() {
    let mut world = World::with_games();
    let asked = |world: &mut World| {
        let mails = world.mail();
        mails.into_iter().find(|mail| mail.to == "nora@example.org").unwrap()
    };
    let holder = |world: &World| {
        let game = world.store.game_named("demo").unwrap().unwrap();
        let seats = world.store.seats(game.id).unwrap();
        seats.into_iter().find(|seat| seat.power.as_deref() == Some("France")).unwrap().user_address
    };
    for (who, why) in [
        ("ida@example.org", "plays Italy in 'demo': SWAP"),
        ("max@example.org", "is a GM of 'demo', and a GM does not play"),
        ("nowhere", "HELP REPLACE"),
    ] {
        let reply = said(&master(&mut world, &format!("REPLACE FRANCE WITH {who}")));
        assert!(reply.contains(why) || who == "nowhere" && reply.contains("***"), "{reply}");
    }
    world.write(
        "max@example.org",
        "judge@example.org",
        "",
        "SIGN ON mdemo secret\nREPLACE FRANCE WITH nora@example.org",
    );
    let first = asked(&mut world);
    assert!(first.body.contains("You are not registered"), "{}", first.body);
    assert_eq!(holder(&world), "fred@example.org");
    // Not from elsewhere, and not without a name.
    world.write("eve@example.org", "judge@example.org", "", "REPLACE agreed 1 F nonsense");
    assert!(world.mail()[0].body.contains("That offer is no longer valid."));
    world.write("nora@example.org", &first.reply_to.unwrap(), "", "REGISTER Nora Newcomer\nCONFIRM");
    let mails = world.mail();
    assert_eq!(holder(&world), "nora@example.org");
    let to = |who: &str| said(&mails.iter().find(|mail| mail.to == who).unwrap().body);
    assert!(to("fred@example.org").contains("Thank you for all your turns."), "{}", to("fred@example.org"));
    assert!(to("ann@example.org").contains("Nora Newcomer now plays France in 'demo'."));
    assert!(to("max@example.org").contains("Nora Newcomer (nora@example.org)"), "{}", to("max@example.org"));
    // An offer lapses when another player has got the power.
    world.write("olaf@example.org", "judge@example.org", "", "REGISTER Olaf Other");
    let offers = ["olaf@example.org", "piet@example.org"].map(|who| {
        world.mail();
        world.write(
            "max@example.org",
            "judge@example.org",
            "",
            &format!("SIGN ON mdemo secret\nREPLACE FRANCE WITH {who}"),
        );
        world.mail().into_iter().find(|mail| mail.to == who).unwrap().reply_to.unwrap()
    });
    world.write("piet@example.org", &offers[1], "", "REGISTER Piet Player\nyes");
    assert_eq!(holder(&world), "piet@example.org");
    world.mail();
    world.write("olaf@example.org", &offers[0], "", "yes");
    assert!(world.mail()[0].body.contains("That offer is no longer valid."));
    assert_eq!(holder(&world), "piet@example.org");
}

#[test]
fn a_renamed_game_is_found_under_its_old_name() {
    let mut world = World::with_games();
    world.write("fred@example.org", "judge@example.org", "", "SIGN ON fdemo secret");
    let token = world.mail()[0].reply_to.clone().unwrap();
    for (name, why) in [
        ("open", "A game named 'open' exists already."),
        ("full", "means something else to LIST"),
        ("9", "begins with a letter"),
    ] {
        let reply = said(&master(&mut world, &format!("RENAME {name}")));
        assert!(reply.contains(why), "{reply}");
    }
    let reply = master(&mut world, "RENAME Danube");
    assert!(reply.contains("The game 'demo' is now called 'danube'."), "{reply}");
    world.write("fred@example.org", &token, "Re: CHANCERY:demo - S1901M", "A PAR - BUR");
    let reply = world.mail().remove(0).body;
    assert!(reply.contains("Game: Danube") && reply.contains("A PAR - BUR"), "{reply}");
    for line in [
        "LIST demo",
        "SIGN ON fdemo secret",
        "JOIN demo",
        "SIGN ON ?demo secret",
        "HISTORY demo",
        "OBSERVE demo secret",
    ] {
        let reply = said(&world.ask("fred@example.org", line).body);
        assert!(reply.contains("The game 'demo' has another name now: 'danube'."), "{line}: {reply}");
        assert!(!reply.contains("secret"), "{line}: {reply}");
    }
    let reply = world.ask("fred@example.org", "SIGN ON fdanube secret").body;
    assert!(reply.contains("Signed on as France in 'danube'."), "{reply}");
    // The old name is available for another game, and then leads to it.
    world.ask("bob@example.org", "CREATE ?demo secret");
    assert!(world.ask("fred@example.org", "LIST demo").body.contains("Game 'demo' "));
    let reply = world.ask("max@example.org", "SIGN ON mdanube secret\nRENAME danube-two\nRENAME danube").body;
    assert!(reply.contains("is now called 'danube'"), "and back: {reply}");
}

#[test]
fn a_gm_reminds_each_player_once_in_twelve_hours() {
    let mut world = World::with_games();
    world.ask("fred@example.org", "SIGN ON fdemo secret\nA PAR H, A MAR H, F BRE H");
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nREMIND FRANCE ITALY");
    let mails = world.mail();
    let readers: Vec<_> =
        mails.iter().filter(|mail| mail.subject.contains("Reminder")).map(|mail| mail.to.as_str()).collect();
    assert_eq!(readers, ["ida@example.org"]);
    let reply = said(&master(&mut world, "REMIND"));
    assert!(reply.contains("I have reminded Austria, England, Germany, Russia and Turkey."), "{reply}");
    assert!(reply.contains("Not reminded: Italy. You reminded them less than 12 hours ago."), "{reply}");
    world.now += jiff::SignedDuration::from_hours(13);
    let reply = said(&master(&mut world, "REMIND ITALY"));
    assert!(reply.contains("I have reminded Italy."), "{reply}");
    assert!(
        world.ask("ann@example.org", "SIGN ON ademo secret\nREMIND").body.contains("Only the game's GM can do that.")
    );
}

#[test]
fn an_announcement_is_not_press_and_stays_in_the_history() {
    let mut world = World::with_games();
    master(&mut world, "SET NO PRESS");
    world.write(
        "max@example.org",
        "judge@example.org",
        "",
        "SIGN ON mdemo secret\nANNOUNCE\nBEGIN ORDERS\nNo turn on Sunday.\nEND",
    );
    let mails = world.mail();
    let to_ann = mails.iter().find(|mail| mail.to == "ann@example.org").unwrap();
    assert!(to_ann.body.contains("Announcement of the GM of 'demo':") && to_ann.body.contains("No turn on Sunday."));
    assert!(!to_ann.body.lines().any(|line| line == "BEGIN ORDERS"), "{}", to_ann.body);
    assert!(world.ask("ann@example.org", "HISTORY demo BROAD").body.contains("No turn on Sunday."));
    let reply = world.ask("ann@example.org", "SIGN ON ademo secret\nANNOUNCE\nI am the master.\nEND").body;
    assert!(reply.contains("Only the game's GM can do that."), "{reply}");
    assert!(!world.ask("eve@example.org", "HISTORY demo BROAD").body.contains("I am the master."));
}

#[test]
fn a_gm_orders_any_unit_and_its_player_gets_a_copy() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nA PAR - BUR\nF NAP - ION\nWAIVE");
    let mails = world.mail();
    let to = |who: &str| said(&mails.iter().find(|mail| mail.to == who).unwrap().body);
    assert!(to("max@example.org").contains("France: A PAR - BUR"), "{}", to("max@example.org"));
    assert!(to("max@example.org").contains("Italy: F NAP - ION"));
    assert!(to("fred@example.org").contains("The GM has acted as France and done this:"), "{}", to("fred@example.org"));
    assert!(to("fred@example.org").contains("Army Paris -> Burgundy") && !to("fred@example.org").contains("Ionian"));
    assert!(to("ida@example.org").contains("Fleet Naples -> Ionian Sea"));
    assert!(!mails.iter().any(|mail| mail.to == "ann@example.org"), "nobody else hears of it");
    let game = world.store.game_named("demo").unwrap().unwrap();
    let journal = world.store.journal(game.id).unwrap();
    assert!(journal.iter().any(|row| row.what == "orders for France"));
    // In winter an order may be for more than one power.
    master(&mut world, "EDIT\nPHASE W1901A\nREMOVE PAR\nREMOVE ROM\nEND");
    let reply = said(&master(&mut world, "WAIVE"));
    assert!(reply.contains("For which power? Please write its name before the order."), "{reply}");
    let reply = said(&master(&mut world, "FRANCE: WAIVE\nBUILD A ROM"));
    assert!(reply.contains("France: ") && reply.contains("Italy: B A ROM"), "{reply}");
}

#[test]
fn a_player_of_a_game_is_not_its_gm() {
    let mut world = World::with_games();
    let reply = said(&world.ask("ann@example.org", "SIGN ON ademo secret\nBECOME MASTER").body);
    assert!(reply.contains("***"), "{reply}");
    let reply = said(&master(&mut world, "PROMOTE ann@example.org"));
    assert!(reply.contains("No observer of 'demo' has the address ann@example.org."), "{reply}");
    let reply = said(&world.ask("ann@example.org", "OBSERVE demo other").body);
    let game = world.store.game_named("demo").unwrap().unwrap();
    let own: Vec<_> =
        world.store.seats(game.id).unwrap().into_iter().filter(|seat| seat.user_name == "Ann Other").collect();
    assert!(own.len() == 1 && own[0].role == Role::Player, "{reply}");
    let reply = said(&master(&mut world, "EJECT FRANCE\nASSIGN FRANCE TO max@example.org"));
    assert!(reply.contains("a GM does not play"), "{reply}");
    let reply = said(&world.ask("max@example.org", "SIGN ON fdemo other").body);
    assert!(reply.contains("***"), "{reply}");
}

#[test]
fn two_gms_act_and_each_hears_of_the_other() {
    let mut world = World::with_games();
    world.ask("olga@example.org", "REGISTER Olga Other\nOBSERVE demo secret");
    master(&mut world, "PROMOTE olga@example.org");
    world.write(
        "olga@example.org",
        "judge@example.org",
        "",
        "SIGN ON mdemo secret\nEDIT\nREMOVE PAR\nEND\nBECOME ITALY\nF NAP - ION",
    );
    let mails = world.mail();
    let to = |who: &str| mails.iter().filter(|mail| mail.to == who).map(|mail| said(&mail.body)).collect::<String>();
    assert!(to("max@example.org").contains("Paris: no unit (it was: French Army)."), "{}", to("max@example.org"));
    assert!(to("ida@example.org").contains("The GM has acted as Italy and done this:"));
    assert!(!to("max@example.org").contains("acted as Italy"), "only its player gets a copy");
    let reply = said(&master(&mut world, "STATUS"));
    assert!(reply.contains("Fleet Naples -> Ionian Sea"), "but each master sees all orders: {reply}");
    // One of them leaves. The other is still there.
    let reply = said(&world.ask("olga@example.org", "SIGN ON demo\nBECOME FRANCE\nBECOME MASTER\nRESIGN demo").body);
    assert!(
        reply.contains("You are acting as the GM of 'demo' again.") && reply.contains("You have resigned from 'demo'."),
        "{reply}"
    );
    let game = world.store.game_named("demo").unwrap().unwrap();
    let seats = world.store.seats(game.id).unwrap();
    assert_eq!(seats.iter().filter(|seat| seat.role == Role::Master).count(), 1);
    assert!(seats.iter().any(|seat| seat.power.as_deref() == Some("France")), "France has not resigned");
}

#[test]
fn an_email_with_become_and_resign_sends_no_empty_notice() {
    let mut world = World::with_games();
    world.write(
        "max@example.org",
        "judge@example.org",
        "",
        "SIGN ON mdemo secret\nBECOME FRANCE\nA PAR - BUR\nBECOME MASTER\nRESIGN demo WITHOUT MASTER",
    );
    let mails = world.mail();
    assert_eq!(mails.iter().filter(|mail| mail.to == "fred@example.org").count(), 2, "a copy, and who has left");
    for mail in &mails {
        let text = mail.body.lines().filter(|line| !line.starts_with(":: ")).collect::<String>();
        assert!(!text.trim().is_empty(), "{}: {}", mail.subject, mail.body);
    }
    let to_fred =
        mails.iter().filter(|mail| mail.to == "fred@example.org").map(|mail| said(&mail.body)).collect::<String>();
    assert!(to_fred.contains("A PAR - BUR") && to_fred.contains("Max Master (Master) has resigned"), "{to_fred}");
}

#[test]
fn an_unstarted_game_forgets_its_edits() {
    let mut world = World::with_games();
    master(&mut world, "EDIT\nREMOVE PAR\nEND");
    master(&mut world, "UNSTART");
    let game = world.store.game_named("demo").unwrap().unwrap();
    assert_eq!(game.phase, "");
    master(&mut world, "PROCESS\nPROCESS");
    let game = world.store.game_named("demo").unwrap().unwrap();
    assert!(world.store.edits(game.id).unwrap().iter().all(|edit| edit.undone.is_some()));
}

#[test]
fn an_irrevocable_line_does_not_run_in_a_powers_name() {
    let mut world = World::with_games();
    for line in ["TERMINATE demo", "RENAME danube", "ROLLBACK", "EDIT\nREMOVE PAR\nEND"] {
        let (before, place) = (position(&world), phase(&world));
        let reply = said(&master(&mut world, &format!("BECOME FRANCE\n{line}\nA PAR - BUR")));
        assert!(reply.contains("You are acting as France, so I have not done this."), "{line}: {reply}");
        assert!(reply.contains("A PAR - BUR"), "the orders beside it are filed: {reply}");
        assert_eq!((position(&world), phase(&world)), (before, place), "{line}");
    }
    let reply = said(&master(&mut world, "BECOME FRANCE\nA PAR - BUR\nBECOME MASTER\nTERMINATE demo"));
    assert!(reply.contains("'demo' has been terminated."), "{reply}");
}

#[test]
fn an_email_with_a_failed_line_does_not_run_the_turn() {
    let mut world = World::with_games();
    let before = phase(&world);
    let reply = said(&master(&mut world, "BECOME FRANCE\nA PAR - MOO\nPROCESS"));
    assert!(reply.contains("*** I have not done PROCESS, because a line above it failed."), "{reply}");
    assert_eq!(phase(&world), before);
    // Sentences are not failures.
    let reply =
        said(&master(&mut world, "Good evening, judge!\nAll is well with us.\nBECOME FRANCE\nA PAR - BUR\nPROCESS"));
    assert_ne!(phase(&world), before, "{reply}");
}
