//! Powers in civil disorder that defend themselves (SET CD SUPPORT), by e-mail.
use crate::world::{World, said};
use jiff::{SignedDuration, Timestamp};

const MAX: &str = "max@example.org";

#[test]
fn the_results_name_powers_in_civil_disorder_and_their_orders() {
    for (setting, says, order) in [
        (
            "SET CD HOLD",
            "Italy is in civil disorder: no orders came for it.",
            "Italy: Army Venice, No Order Processed.",
        ),
        (
            "SET CD SUPPORT",
            "Italy is in civil disorder: the judge gave its orders, to defend it.",
            "Italy: Army Rome SUPPORT Army Venice.",
        ),
    ] {
        let mut world = World::with_games();
        let lines = "SIGN ON mdemo secret\nSET NMR\nA BUD H, A VIE - TYR, F TRI H\nF LON H, F EDI H, A LVP H\nA PAR H, A MAR - PIE, F BRE H\nA BER H, A MUN H, F KIE H\nA MOS H, A WAR H, F SEV H, F STP H\nA CON H, A SMY H, F ANK H";
        world.ask(MAX, &format!("{lines}\n{setting}"));
        let step = |world: &mut World, until: Timestamp| {
            world.run_to(until);
            let mut mails = world.mail().into_iter();
            mails.rfind(|mail| mail.to == "ann@example.org" && mail.subject.ends_with("Results")).unwrap()
        };
        let grace = world.store.game_named("demo").unwrap().unwrap().grace.unwrap();
        let results = said(&step(&mut world, grace).body);
        assert!(results.contains(says), "{results}");
        let lines = "SIGN ON mdemo secret\nA BUD H, A TYR H, F TRI H\nF LON H, F EDI H, A LVP H\nA PAR H, A PIE H, F BRE H\nA BER H, A MUN H, F KIE H\nA MOS H, A WAR H, F SEV H, F STP H\nA CON H, A SMY H, F ANK H";
        world.ask(MAX, lines);
        // The game does not wait for Italy.
        let soon = world.now + SignedDuration::from_hours(2);
        let results = said(&step(&mut world, soon).body);
        assert!(results.contains(says) && results.contains(order), "{results}");
        // The judge's orders are on record, so a replay is the same game.
        let game = world.store.game_named("demo").unwrap().unwrap();
        let record = world.store.phases(game.id).unwrap().pop().unwrap();
        assert_eq!(record.orders.contains("Italy"), setting == "SET CD SUPPORT", "{}", record.orders);
        let list = said(&world.ask(MAX, "LIST demo").body);
        assert_eq!(list.contains("CD SUPPORT"), setting == "SET CD SUPPORT", "{list}");
        let history = said(&world.ask(MAX, "HISTORY demo").body);
        assert!(history.contains(says), "{history}");
    }
}
