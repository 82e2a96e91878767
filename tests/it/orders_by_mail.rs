//! Orders by e-mail: the reply to each line, and the resulting orders on file.
use crate::numbers::n_reviews;
use crate::third_engine::begun;
use crate::world::World;

const ANN: &str = "ann@example.org";

/// The reply to lines from Ann, who plays Austria in `demo`.
fn asked(world: &mut World, lines: &str) -> String {
    world.ask(ANN, &format!("SIGN ON ademo secret\n{lines}")).body
}

#[test]
fn a_second_order_for_a_unit_replaces_the_first_unless_both_are_in_one_line() {
    let mut world = World::with_games();
    let first = asked(&mut world, "A BUD - SER\nA VIE - GAL");
    assert!(!first.contains("replaces"), "{first}");
    let second = asked(&mut world, "A BUD - RUM\nA VIE - GAL");
    assert!(second.contains("> A BUD - RUM\nA BUD - RUM -- replaces A BUD - SER\n"), "{second}");
    assert!(second.contains("> A VIE - GAL\nA VIE - GAL\n"), "{second}");
    let both = asked(&mut world, "A BUD - GAL, A BUD H");
    assert_eq!(both.matches("A BUD - GAL and A BUD H are for one unit, so I have filed neither.").count(), 1, "{both}");
    assert!(both.contains("Army Budapest -> Rumania."), "{both}");
}

#[test]
fn orders_are_accepted_as_people_write_them_in_emails() {
    let mut world = World::with_games();
    let reply = asked(&mut world, "1. A BUD SER\n- A VIE attack GAL // as agreed\n* F TRI à ALB (please)");
    for order in ["A BUD - SER\n", "A VIE - GAL\n", "F TRI - ALB\n"] {
        assert!(reply.contains(&format!("\n{order}")), "{order}{reply}");
    }
    assert!(!reply.contains("\n*** "), "{reply}");
    let reply = asked(&mut world, "A BUD-RUM F TRI-VEN and A VIE H");
    assert!(reply.contains("\nA BUD - RUM -- replaces A BUD - SER\nF TRI - VEN -- "), "{reply}");
    assert!(!reply.contains("\n*** "), "{reply}");
    // A letter that only looks Latin is read as the Latin one, or named.
    let reply = asked(&mut world, "А BUD - SER\nA VIE С A BUD - SER");
    assert!(reply.contains("\nA BUD - SER -- replaces A BUD - RUM\n"), "{reply}");
    assert!(reply.contains("is a Cyrillic letter: C to convoy, or S"), "{reply}");
}

#[test]
fn ordinary_words_are_not_taken_for_provinces() {
    let mut world = World::with_games();
    for words in
        ["WHY", "UNDO", "WHO IS LATE", "A gift from me to you", "A good plan would be to hold", "Fine, hold Vienna"]
    {
        let reply = asked(&mut world, words);
        assert!(!reply.contains("province"), "{words}: {reply}");
        assert!(!reply.contains("VIE H\n"), "{words}: {reply}");
    }
}

/// A player's text to another is sent, even if it begins like an order. Orders are not.
#[test]
fn prose_in_replies_to_press_is_sent_and_orders_are_held_back() {
    let mut world = World::with_games();
    world.mail();
    world.write("gus@example.org", "judge@example.org", "", "SIGN ON gdemo secret\nPRESS TO A\nShall we?\nENDPRESS");
    let press = world.mail().into_iter().find(|mail| mail.to == ANN).unwrap();
    let to = press.reply_to.expect("an address to answer to");
    let mut answer = |lines: &str| {
        world.mail();
        world.write(ANN, &to, "Re: press", lines);
        world.mail().into_iter().any(|mail| mail.to == "gus@example.org")
    };
    for prose in [
        "A good plan would be to hold.",
        "A fleet in Norway supports my move.",
        "Fine, hold Munich.",
        "A gift from me to you",
    ] {
        assert!(answer(prose), "{prose}");
    }
    for orders in ["A VIE - GAL", "1. A BUD SER", "A BUD-SER F TRI-ALB", "- A VIE - GLA", "А VIE - GAL", "A VIE à GAL"]
    {
        assert!(!answer(orders), "{orders}");
    }
}

/// With PROXY, a player may order another power's unit. A player of two powers means the one that has it.
#[test]
fn a_player_of_two_powers_orders_for_the_one_with_the_unit() {
    let mut world = World::new();
    let lines = "REGISTER Max Master\nCREATE ?pair secret standard proxy\nBECOME MASTER\nSET PLAYERS 3, POWERS 6";
    world.write("max@example.org", "judge@example.org", "", lines);
    for (name, wish) in [("Ann", "AG"), ("Eve", "ET"), ("Fred", "FI")] {
        let lines = format!("REGISTER {name} Other\nSIGN ON ?pair secret\nSET PREFERENCE {wish}");
        world.write(&format!("{}@example.org", name.to_lowercase()), "judge@example.org", "", &lines);
    }
    let reply = world.ask(ANN, "SIGN ON apair secret\nA MUN - RUH\nA VIE - GAL\nA PAR - PIC").body;
    assert!(reply.contains("\nGermany: A MUN - RUH\n"), "{reply}");
    assert!(reply.contains("\nAustria: A VIE - GAL\n"), "{reply}");
    // Another player's unit may still be left to either of them.
    assert!(reply.contains("A PAR - PIC -- It counts only if France"), "{reply}");
}

/// Orders are reviewed once, after the whole e-mail, and not after each line.
#[test]
fn orders_are_reviewed_once_per_email() {
    let mut world = begun();
    let mut reviews = |lines: &str| {
        let before = n_reviews();
        world.ask(ANN, &format!("SIGN ON rnum secret\n{lines}"));
        n_reviews() - before
    };
    reviews("HIDE 2");
    let one = reviews("HIDE 3");
    let many = reviews(&"HIDE 4\nHIDE 5\n".repeat(50));
    assert_eq!(one, many);
}
