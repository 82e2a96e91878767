//! A game won by e-mail.
use crate::world::World;
use serde_json::json;

#[test]
fn a_power_with_eighteen_centres_after_the_fall_wins_and_everyone_hears_of_it() {
    let mut world = World::with_games();
    let mut row = world.store.game_named("demo").unwrap().unwrap();
    let turkish = "ANK CON SMY BUL RUM SEV MOS WAR GRE TRI BUD ROM NAP VEN TUN MUN BER";
    let owners: serde_json::Map<_, _> = turkish.split(' ').map(|centre| (centre.to_owned(), json!("Turkey"))).collect();
    row.position = Some(
        json!({
            "phase": "F1908M",
            "units": [["Turkey", "A", "BUL"], ["Austria", "A", "VIE"]],
            "dislodged": [],
            "contested": [],
            "owners": owners,
        })
        .to_string(),
    );
    row.phase = "F1908M".to_owned();
    world.store.change_game(&row).unwrap();

    world.ask("tom@example.org", "SIGN ON tdemo secret\nA BUL - SER");
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let letters = world.mail();
    let last: Vec<_> = letters.iter().filter(|mail| !mail.reply).collect();
    assert_eq!(last.len(), 8, "seven players and the master");
    for mail in last {
        assert_eq!(mail.subject, "CHANCERY:demo - F1908M Game over");
        assert!(mail.body.contains("Turkey: Army Bulgaria -> Serbia."), "{}", mail.body);
        assert!(mail.body.contains("Turkey has won 'demo'!"), "{}", mail.body);
        assert!(mail.body.contains("'08"), "the summary has the year: {}", mail.body);
    }

    // The game has ended.
    let reply = world.ask("ann@example.org", "SIGN ON ademo secret\nA VIE - BUD\nLIST DEMO");
    assert!(reply.body.contains("*** The game 'demo' is finished."), "{}", reply.body);
    assert!(reply.body.contains("Game 'demo' is over: Victory of Turkey."), "{}", reply.body);
    assert_eq!(world.store.game(row.id).unwrap().next_at, None);
}
