//! A player's forbidden knowledge: changing it changes nothing that they see or read.
use super::{any_move, begun, luck, order, rules, seen_by};
use crate::dice::Dice;
use chancery_rules::{Eyes, Power, Rules};
use chancery_stratego::Stratego;
use chancery_stratego::rank::Rank;
use chancery_stratego::side::Side;
use chancery_stratego::state::State;

/// The same game with a side's secret ranks redistributed among its pieces, or `None` if there is nothing to
/// redistribute.
fn dealt_anew(rules: &Stratego, state: &State, side: Side, dice: &mut Dice) -> Option<State> {
    let fought: Vec<_> =
        state.plies().iter().flat_map(|ply| [ply.battle.map(|_| ply.piece), ply.battle.map(|it| it.struck)]).collect();
    let pieces = state.position().pieces().iter().enumerate();
    let hidden: Vec<_> = pieces
        .filter(|(index, piece)| {
            let id = chancery_stratego::position::PieceId(*index as u8);
            piece.side == side && !piece.shown && !fought.contains(&Some(id))
        })
        .map(|(_, piece)| *piece)
        .collect();
    let mut ranks: Vec<Rank> = hidden.iter().map(|piece| piece.rank).collect();
    for i in (1..ranks.len()).rev() {
        ranks.swap(i, dice.roll(i as u64 + 1) as usize);
    }
    // Pieces that have moved are neither bombs nor the flag.
    for i in 0..ranks.len() {
        if hidden[i].moved && !ranks[i].moves() {
            let j = (0..ranks.len()).find(|&j| !hidden[j].moved && ranks[j].moves())?;
            ranks.swap(i, j);
        }
    }
    let mut saved = rules.save(state);
    let key = side.name().to_lowercase();
    let mut letters: Vec<char> = saved[&key]["setup"].as_str()?.chars().collect();
    for (piece, rank) in hidden.iter().zip(&ranks) {
        let index = rules.board().home(side).iter().position(|home| *home == piece.start)?;
        letters[index] = rank.letter();
    }
    saved[&key]["setup"] = letters.iter().collect::<String>().into();
    rules.load(&saved).ok().filter(|other| other != state)
}

/// Everything that a player sees and reads in a position.
fn all_said(rules: &Stratego, state: &State, side: Side) -> Vec<String> {
    let view = seen_by(rules, state, side);
    let mut said = vec![format!("{view:?}"), format!("{:?}", rules.warnings(&view))];
    let board = rules.board();
    for from in board.squares() {
        for to in board.squares().filter(|to| to.0 % 19 == from.0 % 19 || board.are_beside(from, *to)) {
            let line = format!("{}-{}", board.name(from), board.name(to));
            for line in [line.clone(), format!("PLAN {line}"), format!("PLAN IF {line} THEN {line}")] {
                let answers = rules.orders(&view, &line);
                if let Some(Ok(accepted)) = answers.first() {
                    let orders = [(side.power(), accepted.order.clone())];
                    said.push(format!("{:?}", rules.forecast(&view, &orders)));
                }
                said.push(format!("{line}: {answers:?}"));
            }
        }
    }
    said
}

#[test]
fn hidden_ranks_change_nothing_that_a_player_reads() {
    let mut dice = Dice::new(88);
    let mut n_compared = 0;
    for (board, choices) in [("barrage", ""), ("duel", "reveal=attacker"), ("small", ""), ("ultimate", "chase=off")] {
        let rules = rules(board, choices);
        for seed in 0..2 {
            let mut state = begun(&rules, seed);
            for n in 0..60 {
                let Some(line) = any_move(&rules, &state, &mut dice) else { break };
                let side = state.position().to_move();
                for reader in Side::ALL {
                    let Some(other) = dealt_anew(&rules, &state, reader.other(), &mut dice) else { continue };
                    assert_eq!(seen_by(&rules, &state, reader), seen_by(&rules, &other, reader));
                    assert_eq!(rules.view(&state, Eyes::Observer), rules.view(&other, Eyes::Observer));
                    if n % 25 == 0 {
                        assert_eq!(all_said(&rules, &state, reader), all_said(&rules, &other, reader));
                    }
                    n_compared += 1;
                    // The note about a move without a strike does not change either.
                    let sent = order(&rules, &state, side, &line).unwrap();
                    if reader != side || rules.check(other.position(), side, &any(&sent)).is_err() {
                        continue;
                    }
                    let tell = |state: &State| {
                        let (next, told) = rules.adjudicate(state, &[(side.power(), sent.clone())], &luck(1));
                        let strikes = next.plies().last().is_some_and(|ply| ply.battle.is_some());
                        let told = rules.told(state, &next, &told, Eyes::Power(reader.power()));
                        (!strikes && next.end().is_none()).then_some(told)
                    };
                    if let (Some(one), Some(two)) = (tell(&state), tell(&other)) {
                        assert_eq!(one, two);
                    }
                }
                let orders: [(Power, _); 1] = [(side.power(), order(&rules, &state, side, &line).unwrap())];
                state = rules.adjudicate(&state, &orders, &luck(1)).0;
            }
        }
    }
    assert!(300 < n_compared, "{n_compared}");
}

fn any(order: &chancery_stratego::order::Order) -> chancery_stratego::order::Move {
    let chancery_stratego::order::Order::Move(order) = order else { panic!("{order:?}") };
    *order
}

/// Everyone sees everything when the game is over, and can check the seals.
#[test]
fn everyone_sees_everything_at_the_end() {
    let rules = rules("barrage", "moves=1");
    let begun = begun(&rules, 2);
    let before = seen_by(&rules, &begun, Side::Red);
    assert!(before.setups[Side::Blue].is_none() && before.salts[Side::Blue].is_none());
    assert!(before.setups[Side::Red].is_some() && before.salts[Side::Red].is_some());
    let mut state = begun;
    let mut dice = Dice::new(1);
    while let Some(line) = any_move(&rules, &state, &mut dice) {
        let side = state.position().to_move();
        state = super::after(&rules, &state, &[(side, &line)]);
    }
    let view = rules.view(&state, Eyes::Observer);
    assert!(view.position.pieces().iter().all(|piece| piece.rank.is_some()));
    for side in Side::ALL {
        let letters = view.setups[side].as_ref().unwrap().letters();
        let salt = view.salts[side].as_ref().unwrap();
        let seal = chancery_stratego::setup::seal("duel1", side, &letters, salt);
        assert_eq!(view.seals[side].as_ref(), Some(&seal));
        assert_eq!(before.seals[side].as_ref(), Some(&seal), "as it was told at the start");
    }
}

/// With silent defence, an attacker that is not a scout does not learn the rank of the piece it struck.
#[test]
fn silent_defence() {
    let rules = rules("barrage", "reveal=attacker");
    // Red has a general on A4, Blue a miner on A7.
    let red = "KDAAAAAAAADAAAAAAAAAELAAAAAAAAMBCAAAAAAA";
    let blue = "AAAAAAAAAEDDAAAAAAAAKLAAAAAAAAMBCAAAAAAA";
    let state = super::set_up(&rules, [red, blue]);
    let state = super::played(&rules, &state, "A4-A5 J8-J7 A5-A6 J7-J8 A6xA7");
    let battle = state.plies().last().unwrap().battle.unwrap();
    let other = |eyes| rules.view(&state, eyes).plies.last().unwrap().battle.unwrap();
    assert_eq!((battle.attacker, battle.defender), (Rank::General, Some(Rank::Miner)));
    let told = other(Eyes::Power(Power(0)));
    assert_eq!((told.attacker, told.defender), (Rank::General, None));
    assert_eq!(other(Eyes::Observer).defender, None);
    assert_eq!(other(Eyes::Power(Power(1))).defender, battle.defender);
    assert_eq!(other(Eyes::Master).defender, battle.defender);
}
