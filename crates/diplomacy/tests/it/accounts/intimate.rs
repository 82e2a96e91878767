//! Intimate games: two players, each with one power, bid for the other powers as mercenaries.
use super::{Game, rules, standard};
use chancery_rules::{Eyes, Luck, Rules as _};
use chancery_text::words::said;
use serde_json::json;

/// Austria against France. All other powers are mercenaries.
fn intimate() -> Game {
    let rules = rules(standard(), &[("intimate", "on"), ("victory", "capture")]);
    let players = ["Austria", "France"].map(|name| rules.board().power(name).unwrap());
    let state = rules.begin(&players, &Luck::default());
    assert_eq!(rules.n_players(), 2);
    Game { state: state.clone(), rules, events: Vec::new(), past: vec![state] }
}

#[test]
fn mercenaries_go_to_the_highest_bid() {
    let mut game = intimate();
    assert_eq!((game.phase().as_str(), game.due()), ("W1900A", vec!["Austria", "France"]));
    assert_eq!((game.credits("Austria"), game.credits("France"), game.credits("Italy")), (22, 20, 0));
    assert_eq!(game.missing("Austria", &[]), ["You have not bid. Bid (\"Bid 5 England\"), or waive."]);
    assert_eq!(game.refused("Austria", "Bid 5 France"), "France has a player of its own: nobody else can command it.");
    assert_eq!(game.refused("Austria", "Bid 5 Austria"), "Austria is your own power: nobody else can command it.");
    assert_eq!(game.refused("Austria", "Bid Italy"), "How much? A bid reads \"Bid 5 Italy\".");
    assert_eq!(game.refused("Austria", "A VEN H"), "Units do not move now; they do after the adjustments.");

    // The bids for Italy are tied, so it has no commander. Germany goes to France, Turkey to Austria.
    let letter = game.play(
        "
        Austria: Bid 4 Italy
        Austria: Bid 3 Germany
        Austria: Bid 2 credits for Turkey
        France: Bid Italy 4
        France: Bid 6 Germany",
    );
    assert!(letter.contains("Austria:                  Bids 4 for Italy. (*outbid*)"), "{letter}");
    assert!(letter.contains("France:                   Bids 6 for Germany.\n"), "{letter}");
    assert!(letter.contains("Germany is now commanded by France."), "{letter}");
    assert!(letter.contains("No one commands England, Italy and Russia."), "{letter}");
    assert!(letter.contains("Austria has 20 credits."), "{letter}");
    assert_eq!((game.credits("Austria"), game.credits("France")), (20, 14));

    assert_eq!(game.phase(), "S1901M");
    assert_eq!(game.due(), ["Austria", "France", "Germany", "Turkey"]);
    assert_eq!(game.refused("Austria", "A MUN - TYR"), "The army in Munich is German, not yours.");
    assert_eq!(game.refused("Austria", "Germany: A MUN - TYR"), "You play Austria, so you cannot order for Germany.");
    game.play("Austria: Turkey: A CON - BUL\nAustria: A VIE - TYR\nFrance: A MUN - BUR\nFrance: Germany: F KIE - DEN");
    assert_eq!(
        (game.units("Germany").as_str(), game.units("Turkey").as_str()),
        ("A BER, A BUR, F DEN", "F ANK, A BUL, A SMY")
    );
    assert_eq!(game.units("Italy"), "F NAP, A ROM, A VEN", "nobody commands it");

    // Each player gets a credit for each centre of their own power. In the next auction Austria bids more than it has.
    game.play("Austria: A BUD - SER");
    assert_eq!(game.phase(), "W1901A");
    assert_eq!((game.credits("Austria"), game.credits("France")), (24, 17));
    let view = game.rules.view(&game.state, Eyes::Power(game.power("Austria")));
    let found = game.rules.orders(&view, "Bid 25 Germany").pop().unwrap().unwrap();
    assert!(
        said(found.warning.unwrap()).starts_with("that is more than your 24 credits."),
        "overbidding is a gamble, not an error"
    );
    let letter = game.play(
        "
        Austria: Bid 15 Germany
        Austria: Bid 10 Italy
        France: Bid 7 Germany
        France: Bid 3 Russia
        France: waive",
    );
    assert!(letter.contains("Austria:                  Bids 15 for Germany. (*overbid*)"), "{letter}");
    assert!(letter.contains("Austria pays 24 credits."), "{letter}");
    // France gets Germany for half of its bid, rounded up, and Russia for the whole.
    assert_eq!((game.credits("Austria"), game.credits("France")), (0, 17 - 4 - 3));
    let commanded = game.rules.commands(&game.state, game.power("France"));
    assert_eq!(commanded, ["France", "Germany", "Russia"].map(|name| game.power(name)));
    assert_eq!(game.due(), ["Austria", "France", "Germany", "Russia"]);
}

#[test]
fn a_power_that_has_not_bid_may_waive_though_units_must_be_removed() {
    let position = "
        France A PAR
        France A BUR
        France owns PAR";
    let mut game = Game::at(standard(), &[("intimate", "on")], "W1901A", position);
    assert!(game.missing("France", &["A BUR D"]).iter().any(|what| what.starts_with("You have not bid.")));
    let letter = game.play("France: A BUR D\nFrance: waive");
    assert!(!letter.contains("(*"), "nothing is wrong with these orders: {letter}");
    assert_eq!(game.units("France"), "A PAR");
}

#[test]
fn an_immobile_power_cannot_be_moved_even_by_proxy() {
    let rules = rules(standard(), &[("intimate", "on"), ("immobile-dummies", "on"), ("proxy", "on")]);
    let power = |name| rules.board().power(name).unwrap();
    let text = json!({ "phase": "S1901M", "units": [["Germany", "A", "MUN"]] });
    let mut state = rules.load(&text).unwrap();
    state.affairs = rules.begin(&[power("Austria"), power("France")], &Luck::default()).affairs;
    state.affairs.masters[power("Germany").index()] = Some(power("France"));
    let order = |by, line| (power(by), rules.read_order(line).unwrap());
    let orders = [order("Germany", "A MUN proxy to Austria"), order("Austria", "A MUN - TYR")];
    let (next, _) = rules.adjudicate(&state, &orders, &Luck::default());
    assert_eq!(next.units, state.units);
}

#[test]
fn an_intimate_game_is_won_in_the_others_home() {
    let mut game = intimate();
    game.play("Austria: Bid 1 Germany");
    let position = "
        Austria A BUR
        Austria owns VIE
        France A PIE
        France owns PAR
        Germany A GAS
        Germany owns MUN";
    let placed = Game::at(standard(), &[("intimate", "on"), ("victory", "capture")], "S1901M", position);
    (game.state.units, game.state.owners) = (placed.state.units, placed.state.owners);
    game.play("Austria: A GAS - BRE\nFrance: A PIE - VEN");
    assert_eq!(game.winners(), [""; 0], "a mercenary captures nothing");
    let letter = game.play("Austria: A BUR - PAR");
    assert_eq!(game.winners(), ["Austria"]);
    assert!(letter.contains("Austria has won, with 2 centres, in Fall of 1901!"), "{letter}");
}
