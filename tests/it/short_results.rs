//! Results e-mails are short enough to be read: SET LETTERS SHORT, and what every reader is spared after a few turns.
use crate::world::World;
use chancery::mail::sink::Mail;

const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";

/// Everyone holds, and the GM runs the turn: the e-mails to Ann and Eve.
fn turn(world: &mut World) -> [Mail; 2] {
    world.mail();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let sent = world.mail();
    [ANN, EVE].map(|who| sent.iter().find(|mail| mail.to == who).unwrap().clone())
}

#[test]
fn short_results_tell_what_is_near_the_reader_and_nothing_twice() {
    let mut world = World::with_games();
    assert!(world.ask(ANN, "SET LETTERS SHORT").body.contains("Your results e-mails will be short."));
    world.write(ANN, "judge@example.org", "", "SIGN ON ademo secret\nA VIE - TYR\nA BUD - SER\nF TRI H");
    world.write("ida@example.org", "judge@example.org", "", "SIGN ON idemo secret\nA VEN - TYR\nA ROM - APU");
    let [ann, eve] = turn(&mut world);
    for line in [
        "Army Vienna and Army Venice bounced in Tyrolia",
        "Italy: Army Venice -> Tyrolia. (*bounce*)",
        "PHASE F1901M",
        "A VIE",
    ] {
        assert!(ann.body.contains(line), "{line}: {}", ann.body);
    }
    for line in ["Army Rome", "England:", "Turkey:", "Centres and units", "# can go to"] {
        assert!(!ann.body.contains(line), "{line}: {}", ann.body);
    }
    assert!(ann.body.lines().count() <= 36, "{}", ann.body);
    // Others have everything.
    for line in ["Italy: Army Rome -> Apulia.", "England:", "Turkey:", "Centres and units", "# can go to"] {
        assert!(eve.body.contains(line), "{line}: {}", eve.body);
    }
    assert!(world.ask(ANN, "SET LETTERS FULL").body.contains("results e-mails will be full"));
    assert!(turn(&mut world)[0].body.contains("Centres and units"));
}

#[test]
fn after_three_turns_the_form_lists_no_choices_and_the_results_no_way_to_vote() {
    let mut world = World::with_games();
    let hint = "To end the game by a vote";
    for n_turns in 1..=3 {
        let [_, eve] = turn(&mut world);
        let is_new = n_turns < 3;
        assert_eq!([eve.body.contains("# can go to"), eve.body.contains(hint)], [is_new; 2], "{n_turns}: {}", eve.body);
    }
    // Orders on file still appear in it.
    let reply = world.ask(EVE, "SIGN ON edemo secret\nF LON - NTH").body;
    assert!(reply.contains("# on file: F LON - NTH") && !reply.contains("# can go to"), "{reply}");
    // What the form no longer says can be asked for.
    let options = world.ask(EVE, "SIGN ON edemo secret\nOPTIONS F LON").body;
    assert!(["ENG", "NTH", "WAL", "YOR"].iter().all(|place| options.contains(place)), "{options}");
}

/// Retreats and build sites are listed for everyone: they are few, and hard to work out.
#[test]
fn retreats_stay_in_the_form_of_experienced_players() {
    let mut world = World::with_games();
    world.mail();
    let turns = [
        (ANN, "A VIE - GAL\nA BUD - RUM\nF TRI H", "rob@example.org", "A WAR - UKR\nF SEV - BLA\nA MOS H"),
        (ANN, "A GAL H\nA RUM H\nF TRI H", "rob@example.org", "A UKR H\nF BLA H\nA MOS - SEV"),
    ];
    world.ask(ANN, "SET LETTERS SHORT");
    for (austria, orders, russia, theirs) in turns {
        world.ask(austria, &format!("SIGN ON ademo secret\n{orders}"));
        world.ask(russia, &format!("SIGN ON rdemo secret\n{theirs}"));
        turn(&mut world);
    }
    // Builds of the first winter, then Russia dislodges the army in Rumania.
    turn(&mut world);
    world.ask("rob@example.org", "SIGN ON rdemo secret\nA SEV - RUM\nF BLA S A SEV - RUM\nA UKR S A SEV - RUM");
    let [ann, _] = turn(&mut world);
    assert!(ann.body.contains("(*dislodged*)"), "{}", ann.body);
    assert!(ann.body.contains("A RUM\n# can retreat to "), "{}", ann.body);
}

/// A turn of 24 units: a player reads all orders, why their orders failed, and the position.
#[test]
fn results_of_seven_powers_fit_into_sixty_lines() {
    let mut world = World::with_games();
    for _ in 1..=3 {
        turn(&mut world);
    }
    world.ask("max@example.org", "SIGN ON mdemo secret\nEDIT\nPLACE FRANCE A PIC\nPLACE TURKEY A BUL\nEND");
    let orders = [
        (ANN, "ademo", "A BUD - SER\nA VIE - GAL\nF TRI - ALB"),
        (EVE, "edemo", "F LON - NTH\nF EDI - NWG\nA LVP - YOR"),
        ("fred@example.org", "fdemo", "A PAR - BUR\nA MAR - SPA\nF BRE - MAO\nA PIC - BEL"),
        ("gus@example.org", "gdemo", "A BER - KIE\nA MUN - BUR\nF KIE - DEN"),
        ("ida@example.org", "idemo", "A VEN - TRI\nA ROM - VEN\nF NAP - ION"),
        ("rob@example.org", "rdemo", "A WAR - GAL\nA MOS - UKR\nF SEV - RUM\nF STP/SC - BOT"),
        ("tom@example.org", "tdemo", "A BUL - GRE\nA CON - BUL\nA SMY S F ANK - ARM\nF ANK - ARM"),
    ];
    for (address, seat, orders) in orders {
        let said = world.ask(address, &format!("SIGN ON {seat} secret\n{orders}")).body;
        assert!(!said.contains("\n*** "), "{said}");
    }
    let [ann, _] = turn(&mut world);
    let lines: Vec<&str> = ann.body.lines().collect();
    let is_order = |line: &&&str| line.contains(": Army ") || line.contains(": Fleet ");
    assert_eq!(lines.iter().filter(is_order).count(), 24, "{}", ann.body);
    assert!(lines.len() <= 60 && lines.iter().all(|line| line.chars().count() <= 72), "{}: {}", lines.len(), ann.body);
    let said = ann.body.replace('\n', " ");
    for fact in [
        "Army Vienna and Army Warsaw bounced in Galicia: strength 1 each. You took Serbia and lost Trieste to Italy.",
        "Austria: 3: A SER, A VIE, F alb; BUD Engl",
        "Next: Adjustments for Winter of 1902, due on ",
    ] {
        assert_eq!(said.matches(fact).count(), 1, "{fact}: {}", ann.body);
    }
}
