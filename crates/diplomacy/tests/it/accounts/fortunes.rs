//! The first sentences of a player's results: the outcome of a phase for their power, and its task in the next one.
use super::{Game, standard};
use chancery_families::report::Report as _;
use chancery_rules::{Eyes, Rules as _, Told};
use chancery_text::words::said;

/// The sentences for the player of a power about the last phase.
fn fortune(game: &Game, name: &str) -> String {
    let Game { rules, state, events, past } = game;
    let power = game.power(name);
    let (before, eyes) = (&past[past.len() - 2], Eyes::Power(power));
    let told: Vec<_> = events.iter().map(|event| Told { to: None, event: event.clone() }).collect();
    let events = rules.told(before, state, &told, eyes);
    let headline = rules.headline(&rules.view(before, eyes), &rules.view(state, eyes), &events, power);
    headline.into_iter().map(said).collect::<Vec<_>>().join(" ")
}

fn task(game: &Game, name: &str) -> String {
    let power = game.power(name);
    game.rules.task(&game.rules.view(&game.state, Eyes::Power(power)), power).map(said).unwrap_or_default()
}

#[test]
fn fortunes_list_a_powers_year() {
    let position = "Austria A VIE\nAustria A BUD\nAustria F TRI\nAustria owns VIE BUD TRI\n\
                    Italy A VEN\nItaly A TYR\nItaly F ADR\nItaly owns VEN ROM NAP\nGermany A MUN\nGermany owns MUN BER KIE";
    let mut game = Game::at(standard(), &[], "F1901M", position);
    game.play(
        "Austria: A VIE - GAL
         Austria: A BUD - SER
         Italy: A VEN - TRI
         Italy: A TYR S A VEN - TRI
         Italy: F ADR - ION",
    );
    assert_eq!(
        fortune(&game, "Austria"),
        "Both orders succeeded. Fleet Trieste was dislodged by Army Venice -> Trieste."
    );
    assert_eq!(fortune(&game, "Italy"), "All 3 orders succeeded.");
    assert_eq!(fortune(&game, "Germany"), "No orders came from you, so your units held.");
    assert_eq!(task(&game, "Austria"), "Fleet Trieste must retreat or disband.");
    assert_eq!(task(&game, "Italy"), "");
    game.play("Austria: F TRI - ALB");
    let expected = "Fleet Trieste -> Albania succeeded. You took Serbia and lost Trieste to Italy.";
    assert_eq!(fortune(&game, "Austria"), expected);
    assert_eq!(fortune(&game, "Italy"), "You took Trieste.");
    assert_eq!(task(&game, "Italy"), "You have 4 centres and 3 units: you may build 1 unit (NAP, ROM, VEN).");
    assert_eq!(task(&game, "Austria"), "");
    game.play("Italy: B A ROM\nGermany: B A BER\nGermany: B F KIE");
    assert_eq!(fortune(&game, "Italy"), "You built an army in Rome.");
    assert_eq!(fortune(&game, "Germany"), "Both orders succeeded.");
    assert_eq!(fortune(&game, "Austria"), "");
}

#[test]
fn fortunes_report_a_powers_elimination() {
    let position =
        "Austria A TYR\nAustria A BOH\nAustria owns VIE\nGermany A MUN\nGermany owns MUN\nItaly A VEN\nItaly owns VEN";
    let mut game = Game::at(standard(), &[], "F1902M", position);
    game.play("Austria: A TYR - MUN\nAustria: A BOH S A TYR - MUN\nGermany: A MUN - TYR\nItaly: A VEN - TYR");
    let expected = "Army Munich was dislodged by Army Tyrolia -> Munich.";
    assert!(fortune(&game, "Germany").contains(expected), "{}", fortune(&game, "Germany"));
    game.play("Germany: A MUN D");
    let expected = "You lost Munich to Austria. You are out of the game: you have no units and no centres. \
                    You can keep watching: I still send you the results.";
    assert!(fortune(&game, "Germany").ends_with(expected), "{}", fortune(&game, "Germany"));
    assert_eq!(fortune(&game, "Austria"), "You took Munich.");
}

/// A player reads about their own orders, and about no unit out of sight.
#[test]
fn fog_hides_a_powers_fortunes_from_the_others() {
    let position = "Austria A VIE\nAustria owns VIE\nEngland F LON\nEngland F EDI\nEngland owns LON EDI\nFrance F BRE\nFrance owns BRE";
    let mut game = Game::at(standard(), &[("blind", "on")], "F1902M", position);
    game.play("Austria: A VIE - TYR\nEngland: F LON - ENG\nEngland: F EDI - NTH\nFrance: F BRE - ENG");
    assert_eq!(
        fortune(&game, "England"),
        "1 of 2 orders succeeded. Fleet London -> English Channel bounced: strength 1 against an unseen fleet with 1."
    );
    assert_eq!(
        fortune(&game, "France"),
        "Fleet Brest -> English Channel bounced: strength 1 against an unseen fleet with 1."
    );
    assert_eq!(fortune(&game, "Austria"), "Army Vienna -> Tyrolia succeeded.");
}
