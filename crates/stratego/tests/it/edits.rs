//! Positions changed by hand: written as lines, put down again, and refused if they are impossible.
use super::{any_move, begun, luck, rules, seen_by};
use crate::dice::Dice;
use chancery_rules::{EditPart, Eyes, Manner, Rules, Thinking};
use chancery_stratego::Stratego;
use chancery_stratego::record::{export, import};
use chancery_stratego::side::Side;
use chancery_stratego::state::State;
use chancery_text::words::said;
use proptest::prelude::*;

fn edited(rules: &Stratego, state: &State, lines: &[&str]) -> Result<State, String> {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    let all = rules.edit(state, &lines);
    all.map_err(|wrong| wrong.into_iter().map(said).collect::<Vec<_>>().join(" / "))
}

/// A game after this many random moves, or at its end.
fn after_moves(rules: &Stratego, seed: u8, n_moves: u32) -> State {
    let mut dice = Dice::new(u64::from(seed));
    let mut state = begun(rules, seed);
    for _ in 0..n_moves {
        let Some(line) = any_move(rules, &state, &mut dice) else { break };
        let side = state.position().to_move();
        state = super::after(rules, &state, &[(side, &line)]);
    }
    state
}

/// The lines that turn a game's position into another one's, as a keeper's file has them.
fn between(rules: &Stratego, from: &State, to: &State) -> Vec<String> {
    let (from, to) = (rules.edit_parts(from), rules.edit_parts(to));
    EditPart::edits(from.iter().zip(&to).map(|(from, to)| (from, to.lines.as_slice())))
}

/// Checks that the position of one game can be put down in another one, and that play continues in the same way there.
fn comes_back(rules: &Stratego, state: &State, other: &State) {
    let lines = between(rules, other, state);
    let back = rules.edit(other, &lines).unwrap_or_else(|wrong| panic!("{wrong:?}\n{}", lines.join("\n")));
    assert_eq!(back.position(), state.position(), "{}", lines.join("\n"));
    assert_eq!(rules.edit_parts(&back), rules.edit_parts(state));
    assert_eq!(between(rules, &back, state), Vec::<String>::new(), "no change is left");
    assert_eq!(rules.phase(&back).label, rules.phase(state).label);
    let setups = |state: &State| state.opening().map(|opening| opening.setups.clone());
    assert_eq!(
        setups(&back).map(|own| own.0.map(|own| own.ranks)),
        setups(state).map(|own| own.0.map(|own| own.ranks))
    );
    let side = state.position().to_move();
    assert_eq!(
        Rules::options(rules, &seen_by(rules, &back, side)),
        Rules::options(rules, &seen_by(rules, state, side)),
        "the same moves are legal, also by the rules against repetition"
    );
    for eyes in [Eyes::Power(Side::Red.power()), Eyes::Power(Side::Blue.power()), Eyes::Observer] {
        assert_eq!(rules.view(&back, eyes).position, rules.view(state, eyes).position, "{eyes:?} know the same ranks");
    }
    assert_eq!(rules.load(&rules.save(&back)).as_ref(), Ok(&back), "and it loads again");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Out and in again is the identity: into a new game, into the set-up, and into a game in progress.
    #[test]
    fn a_position_comes_back(seed in any::<u8>(), n_moves in 0_u32..300, board in 0_usize..5, choice in 0_usize..3) {
        let board = ["classic", "barrage", "duel", "small", "ultimate"][board];
        let rules = rules(board, ["", "reveal=attacker", "rules=simple ties=attacker"][choice]);
        let mut state = after_moves(&rules, seed, n_moves);
        if state.end().is_some() {
            state = after_moves(&rules, seed, state.position().n_moves() - 1);
        }
        comes_back(&rules, &state, &rules.begin(&rules.played(), &luck(1)));
        comes_back(&rules, &state, &after_moves(&rules, seed.wrapping_add(1), 7));
    }
}

#[test]
fn positions_of_several_boards_come_back_whole() {
    for board in ["classic", "barrage", "duel"] {
        let rules = rules(board, "");
        let state = after_moves(&rules, 5, 61);
        assert_eq!((state.position().n_moves(), state.end()), (61, None), "{board}");
        comes_back(&rules, &state, &begun(&rules, 9));
    }
}

/// An edit that changes nothing leaves the game's moves in its record.
#[test]
fn an_edit_of_nothing_keeps_the_moves() {
    let rules = rules("duel", "");
    let state = after_moves(&rules, 3, 20);
    assert_eq!(edited(&rules, &state, &["PHASE M21", "# a remark"]), Ok(state.clone()));
    let lines: Vec<String> = rules.edit_parts(&state)[1].lines.iter().map(|line| format!("REMOVE {line}")).collect();
    let again: Vec<String> = rules.edit_parts(&state)[1].lines.iter().map(|line| format!("PLACE {line}")).collect();
    let same = rules.edit(&state, &[lines, again].concat());
    assert_eq!(same, Ok(state));
}

#[test]
fn a_position_is_set_up_by_hand() {
    let rules = rules("duel", "");
    let empty = rules.begin(&rules.played(), &luck(1));
    let state = edited(
        &rules,
        &empty,
        &["PLACE RED FLAG A1", "place red scout at a6", "Place Blue flag, J10", "PUT BLUE MARSHAL J9", "PHASE M12"],
    )
    .unwrap();
    assert_eq!((rules.phase(&state).label.as_str(), rules.due(&state)), ("M12", vec![Side::Blue.power()]));
    let lines = &rules.edit_parts(&state)[1].lines;
    assert_eq!(lines[..], ["Red flag A1", "Red scout A6 FROM J1 MOVED", "Blue marshal J9", "Blue flag J10"]);
    // The scout is hidden from Blue, and Blue's own pieces are not.
    let view = seen_by(&rules, &state, Side::Blue);
    assert_eq!(view.position.pieces().iter().filter(|piece| piece.rank.is_none()).count(), 2);
    assert!(view.edited.is_none(), "a side never gets the whole position");
    // Bots play on, although much of the armies is missing.
    for side in Side::ALL {
        let luck = luck(2);
        let thinking = Thinking { manner: Manner::Player, luck: &luck, work: 50 };
        let turn = edited(&rules, &state, &[if side == Side::Red { "PHASE M13" } else { "PHASE M14" }]).unwrap();
        let advice = rules.advise(&seen_by(&rules, &turn, side), side.power(), &thinking).unwrap();
        assert_eq!(advice.orders.len(), 1, "{side}");
    }
    let next = super::after(&rules, &state, &[(Side::Blue, "J9-J8")]);
    assert_eq!(rules.load(&rules.save(&next)).as_ref(), Ok(&next));
    // A record tells where its moves begin.
    let text = export(&rules, &rules.view(&next, Eyes::Master), &[], "");
    assert!(
        text.contains("Position: PHASE M12; PLACE Red flag A1; PLACE Red scout A6 FROM J1")
            && text.contains("\n6. J9-J8\n"),
        "{text}"
    );
    let back = import(&rules, &text).unwrap();
    assert_eq!((&back.position, back.plies.as_slice()), (next.position(), next.plies()));
    let text = export(&rules, &seen_by(&rules, &next, Side::Blue), &[], "");
    assert!(!text.contains("Position:") && !text.contains("scout"), "{text}");
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    let rules = rules("duel", "");
    let state = begun(&rules, 1);
    let board = rules.board();
    let at = |side: Side, name: &str| {
        let mut own = state.position().standing(side).filter(|piece| piece.rank.name() == name);
        board.name(own.next().unwrap().at.unwrap()).to_string()
    };
    let (flag, spy) = (at(Side::Blue, "flag"), at(Side::Red, "spy"));
    let no = |lines: &[&str]| edited(&rules, &state, lines).unwrap_err();
    for (lines, why) in [
        (vec![format!("REMOVE {flag}")], "Blue has no flag on the board"),
        (vec!["PLACE RED SPY A6".to_owned()], "Red has more pieces than its army. Too many: 1 spy."),
        (vec![format!("REMOVE {spy}"), "PLACE RED SPY C5".to_owned()], "C5 is a lake."),
        (vec!["PLACE RED BOMB A6".to_owned()], "a bomb never moves, so it stays in its home."),
        (vec!["PLACE RED MINER Z99".to_owned()], "\"Z99\" is not a square of this board."),
        (vec!["PLACE RED MINER".to_owned()], "write a side, a rank and a square, such as PLACE RED SCOUT A5."),
        (vec!["PLACE GREEN MINER A5".to_owned()], "\"GREEN\" is not a square of this board."),
        (vec![format!("PLACE RED MINER {spy}")], "a piece is there already."),
        (vec!["PLACE RED MINER A6 FROM J9".to_owned()], "Red does not set up on J9"),
        (vec!["PLACE RED MINER A6 RAN".to_owned()], "only scouts run, and this is a miner."),
        (vec!["REMOVE A6".to_owned()], "I find no such piece."),
        (vec!["REMOVE BLUE SPY LOST".to_owned()], "I find no such piece."),
        (vec!["PHASE M0".to_owned()], "write the number of a move, such as PHASE M13."),
        (vec!["PHASE S1901M".to_owned()], "write the number of a move, such as PHASE M13."),
        (vec!["PHASE SETUP".to_owned()], "write the number of a move, such as PHASE M13."),
        (vec!["PHASE M99999999999".to_owned()], "write the number of a move, such as PHASE M13."),
        (vec!["PHASE M5000".to_owned()], "the game would be over: M5000 is beyond its last move"),
        (vec!["QUIET 5".to_owned()], "There were 0 moves so far"),
        (vec!["PHASE M900".to_owned(), "QUIET 200".to_owned()], "the game would be over: QUIET 200 is too high"),
        (vec!["CHASE Red 99999999".to_owned()], "\"99999999\" is not a number of moves."),
        (vec!["LAST 1: A4-A5 BY A4".to_owned()], "it is move 1 now, and this is not an earlier one."),
        (vec!["PHASE M3".to_owned(), "LAST 2: A4-A5 BY A4".to_owned()], "move 2 was Blue's"),
        (vec!["PHASE M3".to_owned(), "LAST 1: A4-B5 BY A4".to_owned()], "a move is along a row or a column."),
        (vec!["DANCE".to_owned()], "a line begins with PLACE, REMOVE, CLEAR or PHASE."),
    ] {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let said = no(&lines);
        assert!(said.contains(why), "{lines:?}: {said}");
    }
    // Reasons of several lines come together, and nothing changes by halves.
    assert_eq!(no(&["DANCE", "REMOVE A6"]).matches(" / ").count(), 1);
    // A side that cannot move has lost.
    let all: Vec<String> = state
        .position()
        .standing(Side::Red)
        .filter(|piece| piece.rank.moves())
        .map(|piece| format!("CLEAR {}", board.name(piece.at.unwrap())))
        .collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert!(no(&all).contains("it is Red's turn, and Red cannot move"), "{}", no(&all));
}

/// A saved position may come from a stranger's file. It is refused, or it is played: never a panic.
#[test]
fn strange_saved_positions_do_no_harm() {
    let rules = rules("duel", "");
    let state = edited(&rules, &after_moves(&rules, 2, 30), &["PHASE M40"]).unwrap();
    let saved = rules.save(&state);
    let lines = saved["edited"].as_array().unwrap().clone();
    let mut dice = Dice::new(1);
    let mut n_read = 0;
    for _ in 0..2000 {
        let mut lines = lines.clone();
        for _ in 0..=dice.roll(3) {
            let at = dice.roll(lines.len() as u64) as usize;
            let line = lines[at].as_str().unwrap().to_owned();
            let word = ["RED", "LOST", "A1", "Z99", "FROM", "MOVED", "4294967295", "M1", "", "\u{e9}", "BY", "RESCUER"];
            let mut words: Vec<&str> = line.split(' ').collect();
            let place = dice.roll(words.len() as u64) as usize;
            words[place] = word[dice.roll(word.len() as u64) as usize];
            match dice.roll(3) {
                0 => drop(lines.remove(at)),
                1 => lines.push(words.join(" ").into()),
                _ => lines[at] = words.join(" ").into(),
            }
        }
        let mut other = saved.clone();
        other["edited"] = lines.into();
        let Ok(state) = rules.load(&other) else { continue };
        n_read += 1;
        let side = state.position().to_move();
        if let Some(line) = any_move(&rules, &state, &mut dice) {
            let next = super::after(&rules, &state, &[(side, &line)]);
            assert!(rules.load(&rules.save(&next)).is_ok());
        }
    }
    assert!((200..1900).contains(&n_read), "{n_read}");
}
