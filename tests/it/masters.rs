//! What masters do to games by mail: positions changed by hand, and the way back and forward.
use crate::world::{World, said};

/// A game, signed on to as its master.
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
        ("Please move it", "a line begins with PLACE, REMOVE, OWN or PHASE."),
    ];
    for (line, why) in cases {
        let reply = said(&master(&mut world, &format!("EDIT\nREMOVE MAR\n{line}\nEND")));
        assert!(reply.contains("Nothing has been changed:"), "{line}: {reply}");
        assert!(reply.contains(why), "{line}: {reply}");
        assert_eq!(position(&world), before, "{line}");
    }
    let reply = said(&master(&mut world, "EDIT\nREMOVE BUR\nOWN BUR FRANCE\nEND"));
    assert!(reply.contains("REMOVE BUR:") && reply.contains("OWN BUR FRANCE:"), "every wrong line is named: {reply}");
}

#[test]
fn a_letter_that_breaks_off_within_an_edit_changes_nothing() {
    let mut world = World::with_games();
    let before = position(&world);
    let reply = said(&master(&mut world, "EDIT\nREMOVE PAR"));
    assert!(reply.contains("The changes end with a line that says END."), "{reply}");
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
        ("REMOVE the army", "Nothing has been changed:"),
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
fn an_edit_is_for_masters_and_tells_whose_orders_are_gone() {
    let mut world = World::with_games();
    let reply = world.ask("ann@example.org", "SIGN ON ademo secret\nEDIT\nREMOVE PAR\nEND").body;
    assert!(reply.contains("Only the master of the game may do that."), "{reply}");
    world.ask("fred@example.org", "SIGN ON fdemo secret\nA PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MAO");
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nEDIT\nREMOVE PAR\nEND");
    let mails = world.mail();
    let to = |who: &str| said(&mails.iter().find(|mail| mail.to == who && !mail.reply).unwrap().body);
    assert!(to("fred@example.org").contains("France: A PAR - BUR"), "{}", to("fred@example.org"));
    assert!(to("ann@example.org").contains("Paris: no unit (it was: French Army)."));
    assert!(!to("ann@example.org").contains("A PAR - BUR"), "nobody else learns what France had planned");
    let history = world.ask("ann@example.org", "HISTORY demo").body;
    assert!(history.contains("Master has changed the position of 'demo' by hand."), "{history}");
    assert!(history.contains("Paris: no unit"), "{history}");
}

#[test]
fn rollback_and_rollforward_go_over_an_edit() {
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
        reply.contains("Nothing that follows F1901M"),
        "what followed began with an edit that is not there now: {reply}"
    );
    master(&mut world, "ROLLBACK 1\nEDIT\nREMOVE PAR\nEND");
    let reply = master(&mut world, "ROLLFORWARD");
    assert!(reply.contains("Nothing that follows S1901M has been rolled back in 'demo'."), "{reply}");
    let game = world.store.game_named("demo").unwrap().unwrap();
    let journal = world.store.journal(game.id).unwrap();
    assert!(journal.iter().any(|row| row.what.starts_with("position changed by hand: Burgundy: French Army")));
}
