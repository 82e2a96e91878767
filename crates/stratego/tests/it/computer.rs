//! The Stratego bot, and the set-ups that it and people draw.
use chancery_rules::{Advice, Eyes, Luck, Manner, Rules, Thinking};
use chancery_stratego::army::{ARMIES, Army};
use chancery_stratego::board::Board;
use chancery_stratego::event::Event;
use chancery_stratego::order::{Move, Order};
use chancery_stratego::rank::Rank;
use chancery_stratego::setup::Setup;
use chancery_stratego::side::Side;
use chancery_stratego::state::State;
use chancery_stratego::{Stratego, setups, variant};
use chancery_text::words::said;

fn luck(number: u8) -> Luck {
    Luck::new([number; Luck::BYTES])
}

/// The board for an army.
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
    let in_library = include_str!("../../src/setups/library.txt").split("\n\n").count() - 1;
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

/// The bot's order for a side.
fn advice(rules: &Stratego, state: &State, side: Side, manner: Manner, luck: &Luck) -> Advice<Order> {
    let view = rules.view(state, Eyes::Power(side.power()));
    rules.advise(&view, side.power(), &Thinking { manner, luck, work: 60 }).unwrap()
}

/// A game begun from these set-ups, in letters.
fn begun(rules: &Stratego, red: &str, blue: &str) -> State {
    let state = rules.begin(&rules.played(), &luck(1));
    let set_up = |side: Side, letters| {
        let ranks = str::chars(letters).map(Rank::of_letter).collect();
        (side.power(), Order::Setup(Setup { ranks, numbering: Default::default() }))
    };
    let state = rules.adjudicate(&state, &[set_up(Side::Red, red), set_up(Side::Blue, blue)], &luck(1)).0;
    assert!(rules.view(&state, Eyes::Observer).is_set_up);
    state
}

fn play(rules: &Stratego, state: &State, order: &Order) -> State {
    rules.adjudicate(state, &[(state.position().to_move().power(), order.clone())], &luck(1)).0
}

/// Plays a move by its squares: `A4-A5`.
fn made(rules: &Stratego, state: &State, text: &str) -> State {
    let (from, to) = text.split_once('-').unwrap();
    let square = |name| rules.board().square(name).unwrap();
    play(rules, state, &Order::Move(Move::new(square(from), square(to))))
}

fn chosen(rules: &Stratego, advice: &Advice<Order>) -> String {
    match &advice.orders[..] {
        [Order::Move(order)] => format!("{}-{}", rules.board().name(order.from), rules.board().name(order.to)),
        orders => panic!("one move is wanted: {orders:?}"),
    }
}

#[test]
fn the_bots_orders_are_legal_on_every_board() {
    for key in variant::keys() {
        let rules = Stratego::variant(key).unwrap();
        let mut state = rules.begin(&rules.played(), &luck(1));
        for n_turns in 0..40 {
            if rules.outcome(&state).is_some() {
                break;
            }
            let mut orders = Vec::new();
            for power in rules.due(&state) {
                let side = Side::of(power).unwrap();
                let advice = advice(&rules, &state, side, Manner::Player, &luck(n_turns));
                let [order] = &advice.orders[..] else { panic!("{key}: {advice:?}") };
                assert_eq!(rules.read_order(&rules.write_order(order)).as_ref(), Ok(order));
                if let Order::Move(order) = order {
                    assert_eq!(rules.check(state.position(), side, order), Ok(()), "{key}");
                }
                assert!(advice.reasons.iter().all(|reason| said(reason).ends_with('.')), "{:?}", advice.reasons);
                orders.push((power, order.clone()));
            }
            assert!(!orders.is_empty());
            let (next, told) = rules.adjudicate(&state, &orders, &luck(1));
            let is_ignored = |event: &Event| matches!(event, Event::SetUp { drawn: true, .. } | Event::Missed { .. });
            assert!(!told.iter().any(|told| is_ignored(&told.event)), "{key}: {told:?}");
            state = next;
        }
        assert!(20 < state.plies().len() || rules.outcome(&state).is_some(), "{key}");
    }
}

#[test]
fn the_bots_moves_are_legal_with_all_options() {
    let choices = [
        &["reveal=attacker", "ties=attacker"][..],
        &["rescue=2", "scout-strike=off"],
        &["rules=simple", "army=duel"],
        &["rules=classic", "two-squares=5", "army=ultimate"],
    ];
    for choices in choices {
        let rules = Stratego::variant("barrage").unwrap();
        let mut options = *rules.choices();
        for (name, word) in choices.iter().filter_map(|choice| choice.split_once('=')) {
            options.set(name, word).unwrap();
        }
        let rules = rules.with(options);
        let mut state = begun(&rules, &sampled(&rules, 1), &sampled(&rules, 2));
        for n_turns in 0..60 {
            let side = state.position().to_move();
            let Some(Order::Move(order)) = advice(&rules, &state, side, Manner::Player, &luck(n_turns)).orders.pop()
            else {
                break;
            };
            assert_eq!(rules.check(state.position(), side, &order), Ok(()), "{choices:?}: {order:?}");
            state = play(&rules, &state, &Order::Move(order));
        }
        assert!(state.end().is_some() || 60 == state.plies().len(), "{choices:?}");
    }
}

#[test]
fn the_bot_finishes_a_game() {
    let rules = Stratego::variant("barrage").unwrap();
    let mut state = begun(&rules, &sampled(&rules, 1), &sampled(&rules, 2));
    for _ in 0..400 {
        if rules.outcome(&state).is_some() {
            return;
        }
        let side = state.position().to_move();
        let advice = advice(&rules, &state, side, Manner::Player, &luck(3));
        state = play(&rules, &state, &advice.orders[0]);
    }
    panic!("the game goes on after 400 moves");
}

fn sampled(rules: &Stratego, number: u8) -> String {
    letters(&setups::sample(rules.army(), rules.board(), &luck(number), "setup"))
}

#[test]
fn the_same_luck_gives_the_same_move_and_a_waiting_side_makes_none() {
    let rules = Stratego::variant("classic").unwrap();
    let state = begun(&rules, &sampled(&rules, 1), &sampled(&rules, 2));
    let red = advice(&rules, &state, Side::Red, Manner::Player, &luck(7));
    assert_eq!(red, advice(&rules, &state, Side::Red, Manner::Player, &luck(7)));
    assert_eq!(advice(&rules, &state, Side::Blue, Manner::Player, &luck(7)).orders, []);
    let view = rules.view(&state, Eyes::Observer);
    let thinking = Thinking { manner: Manner::Player, luck: &luck(7), work: 60 };
    assert_eq!(rules.advise(&view, Side::Red.power(), &thinking), None, "it plays only what it sees");
}

#[test]
fn hidden_pieces_do_not_change_the_bots_move() {
    for (key, n_turns) in [("barrage", 6), ("classic", 24)] {
        let rules = Stratego::variant(key).unwrap();
        let (red, blue) = (sampled(&rules, 1), sampled(&rules, 2));
        let mut one = begun(&rules, &red, &blue);
        let mut orders = Vec::new();
        for n_turns in 0..n_turns {
            let side = one.position().to_move();
            let advice = advice(&rules, &one, side, Manner::Player, &luck(n_turns));
            orders.extend(advice.orders.first().cloned());
            one = play(&rules, &one, orders.last().unwrap());
        }
        // Two of Blue's pieces that Red has never seen move or strike swap their ranks.
        let home = rules.board().home(Side::Blue);
        let still = |square: &usize| {
            let piece = one.position().at(home[*square]);
            piece.is_some_and(|piece| piece.side == Side::Blue && !piece.moved && !piece.shown)
        };
        let still: Vec<usize> = (0..home.len()).filter(still).collect();
        let letter = |square: usize| blue.chars().nth(square).unwrap();
        let first = still[0];
        let second = *still.iter().find(|square| letter(**square) != letter(first)).unwrap();
        let mut swapped: Vec<char> = blue.chars().collect();
        swapped.swap(first, second);
        let mut other = begun(&rules, &red, &swapped.iter().collect::<String>());
        for order in &orders {
            other = play(&rules, &other, order);
        }
        assert_ne!(one.position(), other.position(), "{key}");
        let both = [&one, &other].map(|state| advice(&rules, state, Side::Red, Manner::Player, &luck(9)));
        assert_eq!(both[0], both[1], "{key}");
        assert_eq!(both[0].orders.len(), 1);
    }
}

/// The bot's moves after these, with different luck.
fn moves_after(red: &str, blue: &str, moves: &[&str]) -> Vec<String> {
    let rules = Stratego::variant("barrage").unwrap();
    let mut state = begun(&rules, red, blue);
    for order in moves {
        state = made(&rules, &state, order);
    }
    assert_eq!(state.plies().len(), moves.len());
    let side = state.position().to_move();
    let each = (0..5).map(|number| chosen(&rules, &advice(&rules, &state, side, Manner::Player, &luck(number))));
    each.collect()
}

#[test]
fn the_bot_takes_pieces_it_surely_beats() {
    let (red, blue) = ("AAAAAAAALDAAAAAAAAAAAAAAAAAAAAMBCDEKAAAA", "KAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMBCDDELAAA");
    // A scout finds the general, which then moves in front of the marshal.
    assert_eq!(moves_after(red, blue, &["J4-J7", "J7-J6", "F1-F2", "J6-J5", "F2-F3", "J5-I5"]), ["I4-I5"; 5]);
}

#[test]
fn the_bot_avoids_pieces_it_cannot_beat() {
    let (red, blue) = ("AAAAAAAAKDAAAAAAAAAAAAAAAAAAAAMBCDELAAAA", "LAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMBCDDEKAAA");
    // A scout finds the marshal, which then moves in front of the general.
    for order in moves_after(red, blue, &["J4-J7", "J7-J6", "F1-F2", "J6-J5", "F2-F3", "J5-I5"]) {
        assert!(order.starts_with("I4-") && order != "I4-I5", "{order}");
    }
}

#[test]
fn the_bots_spy_waits_for_the_marshal() {
    let (red, blue) = ("AAAAAAAACDAAAAAAAAAAAAAAAAAAAAMBKDELAAAA", "LAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMBCDDEKAAA");
    assert_eq!(moves_after(red, blue, &["J4-J7", "J7-J6", "F1-F2", "J6-J5", "F2-F3", "J5-I5"]), ["I4-I5"; 5]);
}

#[test]
fn a_caretaker_only_keeps_its_pieces() {
    let rules = Stratego::variant("classic").unwrap();
    let mut state = begun(&rules, &sampled(&rules, 1), &sampled(&rules, 2));
    let mut dice = luck(1).dice("blue");
    for _ in 0..30 {
        let position = state.position();
        let moves = rules.moves(position, position.to_move());
        let order = match position.to_move() {
            Side::Red => advice(&rules, &state, Side::Red, Manner::Steward, &luck(1)).orders.remove(0),
            Side::Blue => Order::Move(moves[dice.roll(moves.len() as u64) as usize]),
        };
        if let (Side::Red, Order::Move(order)) = (position.to_move(), &order) {
            let at_home = rules.board().home(Side::Red).contains(&order.to);
            assert!(at_home || position.at(order.to).is_none(), "it strikes nobody beyond its own home");
        }
        state = play(&rules, &state, &order);
    }
}
