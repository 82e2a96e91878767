//! The computer player of Stratego, and the set-ups that it and people draw.
use chancery::rules::Luck;
use chancery::rules::stratego::army::{ARMIES, Army};
use chancery::rules::stratego::board::Board;
use chancery::rules::stratego::rank::Rank;
use chancery::rules::stratego::setups;

fn luck(number: u8) -> Luck {
    Luck::new([number; Luck::BYTES])
}

/// The board on which an army is played.
fn board(army: &str) -> Board {
    match army {
        "small" => Board::new(8, 8, 3, &["C4", "C5", "F4", "F5"]).unwrap(),
        _ => Board::new(10, 10, 4, &["C5", "D5", "C6", "D6", "G5", "H5", "G6", "H6"]).unwrap(),
    }
}

fn letters(ranks: &[Option<Rank>]) -> String {
    ranks.iter().map(|rank| rank.map_or('A', Rank::letter)).collect()
}

#[test]
fn every_set_up_that_is_drawn_is_whole_and_sound() {
    for (name, army) in ARMIES {
        let board = board(name);
        for number in 0..40 {
            let drawn = setups::sample(army, &board, &luck(number), "setup");
            assert_eq!(Army::of(&drawn), *army, "{name} {number}");
            assert!(setups::is_sound(army, &board, &drawn), "{name} {number}: {}", letters(&drawn));
        }
        let again = |luck: &Luck, draw| letters(&setups::sample(army, &board, luck, draw));
        assert_eq!(again(&luck(1), "setup"), again(&luck(1), "setup"));
        assert_ne!(again(&luck(1), "setup"), again(&luck(2), "setup"));
        assert_ne!(again(&luck(1), "setup"), again(&luck(1), "other"));
    }
}

#[test]
fn set_ups_have_names_for_every_army() {
    let mut n_named = 0;
    for (name, army) in ARMIES {
        let board = board(name);
        let names = setups::names(army, &board);
        assert!(4 <= names.len(), "{name}: {names:?}");
        for own in &names {
            let ranks = setups::named(army, &board, &own.to_uppercase()).unwrap();
            assert_eq!(Army::of(&ranks), *army, "{name} {own}");
            assert!(setups::is_sound(army, &board, &ranks), "{name} {own}: {}", letters(&ranks));
            let mirrored = setups::mirrored(&board, &ranks);
            assert_ne!(mirrored, ranks);
            assert_eq!(setups::mirrored(&board, &mirrored), ranks);
        }
        n_named += names.len();
        assert_eq!(setups::named(army, &board, "nonsense"), None);
    }
    let in_library = include_str!("../../src/rules/stratego/setups/library.txt").split("\n\n").count() - 1;
    assert_eq!(n_named, in_library, "each set-up of the library is for one of the armies");
}

#[test]
fn drawn_set_ups_are_like_those_of_people() {
    let (army, board) = (Army::named("classic").unwrap(), board("classic"));
    let drawn: Vec<_> = (0..100).map(|number| setups::sample(&army, &board, &luck(number), "setup")).collect();
    let share = |is: &dyn Fn(usize, Option<Rank>) -> bool| {
        let has = |ranks: &&Vec<Option<Rank>>| ranks.iter().enumerate().any(|(square, rank)| is(square, *rank));
        drawn.iter().filter(has).count()
    };
    assert!(80 <= share(&|square, rank| rank == Some(Rank::Flag) && 30 <= square), "the flag is in the back row");
    assert!(70 <= share(&|square, rank| rank == Some(Rank::Marshal) && square < 20), "the marshal is in front");
}
