//! Stratego: hidden facts never reach the e-mails of a seat.
//!
//! Random games are played twice: once unchanged, and once with the ranks of the other side's pieces exchanged as far as the seat cannot
//! know them. All moves are the same. Everything that the seat can read must then be the same to the byte: results, status, forms, options,
//! replies, histories, files for programs, and the verdicts on its lines. The judge's `tests/it/hidden_ranks.rs` does it by e-mail on a
//! smaller scale. Only the seals of the set-ups differ, as they must: without the salt they reveal nothing.
use crate::dice::Dice;
use crate::tried;
use crate::written;
use chancery_families::report::Heading;
use chancery_families::ruleset::{Position, Ruleset};
use chancery_families::sheet::PreviousTurns;
use chancery_rules::{Eyes, Luck, Power, Rules as _};
use chancery_stratego::position::Piece;
use chancery_stratego::rank::Rank;
use chancery_stratego::side::{Side, Sides};
use chancery_stratego::state::State;
use chancery_stratego::{Stratego, variant};
use chancery_text::words::said as said_of;
use std::sync::Arc;

/// The number of games.
const GAMES: u64 = 200;
/// The number of phases between full comparisons; the other phases compare only the results.
const THOROUGH: u64 = 12;

/// A random choice of these.
fn pick<'a, T>(dice: &mut Dice, of: &'a [T]) -> &'a T {
    &of[dice.roll(of.len() as u64) as usize]
}

fn shuffle<T>(dice: &mut Dice, of: &mut [T]) {
    for i in (1..of.len()).rev() {
        of.swap(i, dice.roll(i as u64 + 1) as usize);
    }
}

/// The rules of a shipped board, with these choices.
fn rules(board: &str, choices: &[(&str, &str)]) -> Stratego {
    let template = variant::load(board).unwrap();
    let mut options = template.options;
    choices.iter().for_each(|(name, word)| options.set(name, word).unwrap());
    Stratego::new(template, options)
}

/// A random set-up, one letter for each square of the home.
fn any_setup(rules: &Stratego, dice: &mut Dice) -> Vec<Option<Rank>> {
    let mut squares = vec![None; rules.board().home(Side::Red).len()];
    let army = Rank::ALL.into_iter().flat_map(|rank| std::iter::repeat_n(rank, rules.army().count(rank)));
    squares.iter_mut().zip(army).for_each(|(square, rank)| *square = Some(rank));
    shuffle(dice, &mut squares);
    squares
}

/// The lines of a set-up, in letters.
fn lines(rules: &Stratego, ranks: &[Option<Rank>]) -> String {
    let rows = ranks.chunks(usize::from(rules.board().n_columns()));
    let row = |row: &[Option<Rank>]| row.iter().map(|rank| rank.map_or('A', Rank::letter)).collect::<String>();
    let rows: Vec<String> = rows.map(row).collect();
    format!("SETUP\n{}", rows.join("\n"))
}

/// The order of a line, as it is on file.
fn order(table: &dyn Position, side: Side, line: &str) -> String {
    let mut found = table.orders(Eyes::Power(side.power()), line);
    found.remove(0).unwrap_or_else(|rejected| panic!("{line}: {}", said_of(rejected.why()))).order
}

/// A played game: the orders of each phase after the set-up, and the set-ups of both sides.
struct Played {
    setups: Sides<Vec<Option<Rank>>>,
    phases: Vec<Vec<(Power, String)>>,
    last: State,
}

const HEADING: Heading = Heading { game: "duel", n_phase: 7 };

fn luck() -> Luck {
    Luck::new([5; Luck::BYTES]).for_game("duel")
}

fn begun(system: &Arc<dyn Ruleset>) -> Box<dyn Position> {
    system.begin(&system.played(), &luck())
}

/// Plays a random game, with occasional plans, for this many phases or to its end.
fn play(rules: &Stratego, system: &Arc<dyn Ruleset>, dice: &mut Dice, n_phases: u64) -> Played {
    let setups = Sides::of(|_| any_setup(rules, dice));
    let mut table = begun(system);
    let set_up = Side::ALL.map(|side| (side.power(), order(table.as_ref(), side, &lines(rules, &setups[side]))));
    table = table.adjudicate(HEADING, &set_up, &luck()).unwrap().after;
    let mut phases = Vec::new();
    for _ in 0..n_phases {
        let due = table.due();
        let Some(power) = due.first() else { break };
        let side = Side::of(*power).unwrap();
        let line = pick(dice, &table.options(*power)).clone();
        let mut orders = vec![(*power, order(table.as_ref(), side, &line))];
        if dice.roll(6) == 0 {
            let other = side.other();
            let moves = any_moves(rules, table.as_ref(), other);
            if !moves.is_empty() {
                let plan = format!("PLAN\n{}\n{}", pick(dice, &moves), pick(dice, &moves));
                if let Some(Ok(plan)) = table.orders(Eyes::Power(other.power()), &plan).pop() {
                    orders.push((plan.power, plan.order));
                }
            }
        }
        table = table.adjudicate(HEADING, &orders, &luck()).unwrap().after;
        phases.push(orders);
    }
    let last = state(rules, table.as_ref());
    Played { setups, phases, last }
}

/// The moves that a waiting side may plan.
fn any_moves(rules: &Stratego, table: &dyn Position, side: Side) -> Vec<String> {
    let state = state(rules, table);
    let moves = rules.moves(state.position(), side).into_iter();
    moves.map(|order| format!("{}-{}", rules.board().name(order.from), rules.board().name(order.to))).collect()
}

fn state(rules: &Stratego, table: &dyn Position) -> State {
    rules.load(&serde_json::from_str(&table.save()).unwrap()).unwrap()
}

/// A side's set-up with other ranks on the squares of pieces whose rank the opponent has never learnt, or `None` if there is no other.
fn otherwise(rules: &Stratego, played: &Played, side: Side, dice: &mut Dice) -> Option<Vec<Option<Rank>>> {
    // A struck piece reveals itself by the result, even if its rank was not announced.
    let battles: Vec<usize> =
        played.last.plies().iter().filter_map(|ply| Some(ply.battle.as_ref()?.struck.index())).collect();
    let pieces = played.last.position().pieces().iter().enumerate();
    let unknown =
        |(index, piece): &(usize, &Piece<Rank>)| piece.side == side && !piece.shown && !battles.contains(index);
    let hidden: Vec<&Piece<Rank>> = pieces.filter(unknown).map(|(_, piece)| piece).collect();
    let mut ranks: Vec<Rank> = hidden.iter().map(|piece| piece.rank).collect();
    for _ in 0..50 {
        shuffle(dice, &mut ranks);
        let may = hidden.iter().zip(&ranks).all(|(piece, rank)| !piece.moved || rank.moves());
        let is_other = hidden.iter().zip(&ranks).any(|(piece, rank)| piece.rank != *rank);
        if may && is_other {
            let mut setup = played.setups[side].clone();
            for (piece, rank) in hidden.iter().zip(&ranks) {
                let at = rules.board().home(side).iter().position(|square| *square == piece.start).unwrap();
                setup[at] = Some(*rank);
            }
            return Some(setup);
        }
    }
    None
}

/// The form for programs.
fn json(data: impl serde::Serialize) -> String {
    serde_json::to_string(&data).unwrap()
}

/// Lines that a player may type to discover hidden facts.
fn probes(rules: &Stratego, dice: &mut Dice) -> Vec<String> {
    let board = rules.board();
    let squares: Vec<String> = board.squares().map(|square| board.name(square).to_string()).collect();
    let mut square = || pick(dice, &squares).clone();
    let mut probes: Vec<String> = Vec::new();
    for _ in 0..3 {
        let (a, b) = (square(), square());
        probes.push(format!("{a}-{b}"));
        probes.push(format!("MOVE {a}x{b}"));
        probes.push(format!("PLAN\n{a}-{b}\n{}-{a}", square()));
        probes.push(format!("PLAN\nIF {a}-{b} THEN {b}-{}", square()));
        probes.push(format!("{a}-{b} RESCUE GENERAL TO {}", square()));
    }
    for line in
        ["PLAN OFF", "SETUP RANDOM", "SETUP\n1", "SETUP MIRROR", "GENERAL TO A5", "MOVE", "D4", "strike the flag"]
    {
        probes.push(line.to_owned());
    }
    probes
}

/// Everything that these eyes can read of a position, apart from results.
fn readable(
    system: &Arc<dyn Ruleset>,
    table: &dyn Position,
    eyes: Eyes,
    probes: &[String],
    history: &[String],
) -> Vec<String> {
    let mut all = vec![
        written(|doc| table.status(HEADING, eyes, doc)),
        written(|doc| table.centres(eyes, doc)),
        format!("{:?} {:?} {:?}", table.phase(), table.due(), table.aim()),
        format!("{:?} {:?} {:?}", table.standing(), table.goal(), table.is_blind()),
        format!("{:?}", tried(|doc| table.options_list(HEADING, eyes, "", doc))),
        format!("{:?}", tried(|doc| table.options_list(HEADING, eyes, "scout", doc))),
        json(table.sheet(eyes, &PreviousTurns::default())),
        format!("{:?}", table.extras(eyes)),
    ];
    for word in ["board", "losses", "record", "odds"] {
        all.push(format!("{:?}", tried(|doc| table.answer(eyes, word, "", doc))));
    }
    let saved: Vec<&str> = history.iter().map(String::as_str).collect();
    let players = ["Ann".to_owned(), "Bob".to_owned()];
    all.push(written(|doc| system.summary(&saved, eyes, &players, 72, doc).unwrap()));
    let mut past = PreviousTurns::default();
    saved.iter().for_each(|saved| system.remember(saved, eyes, &mut past).unwrap());
    all.push(format!("{past:?}"));
    for line in probes {
        all.push(format!("{line}: {:?}", table.orders(eyes, line)));
        all.push(format!("{line}: {:?} {:?}", table.assumed(eyes, line), table.is_so(eyes, line)));
    }
    let Eyes::Power(power) = eyes else { return all };
    let lines = table.options(power).into_iter().take(1);
    let on_file: Vec<String> = lines.map(|line| order(table, Side::of(power).unwrap(), &line)).collect();
    all.push(table.options(power).join("\n"));
    for on_file in [[].as_slice(), on_file.as_slice()] {
        let with_power: Vec<(Power, String)> = on_file.iter().map(|order| (power, order.clone())).collect();
        all.push(table.form(power, on_file, true).unwrap());
        all.push(written(|doc| table.tell_orders(HEADING, power, on_file, &|| Ok(None), doc).unwrap()));
        all.push(format!("{:?}", table.review(power, on_file).unwrap()));
        all.push(json(table.slots(power, on_file).unwrap()));
        all.push(format!("{:?}", table.placing(power, on_file).unwrap()));
        all.push(json(table.sheet_with_orders(eyes, &with_power, &PreviousTurns::default()).unwrap()));
        all.push(json(table.sheet_of_forecast(eyes, &with_power, &PreviousTurns::default()).unwrap()));
        all.push(format!("{:?}", tried(|doc| table.forecast(HEADING, eyes, &with_power, doc))));
        all.push(format!("{:?}", table.idle(power, on_file).unwrap()));
    }
    all.push(format!("{:?} {:?}", table.defence(power), table.neighbours(eyes, power)));
    all
}

/// The form for programs, with the seals of the set-ups blanked out.
fn blotted(text: String, seals: &Sides<String>) -> String {
    Side::ALL.iter().fold(text, |text, side| text.replace(&seals[*side], "(seal)"))
}

/// Plays both worlds side by side, and compares everything that these eyes read on the way. Returns the number of e-mails compared, and the
/// number of set-ups that the GM's view tells apart.
fn compare(
    rules: &Stratego,
    system: &Arc<dyn Ruleset>,
    played: &Played,
    other: &Sides<Vec<Option<Rank>>>,
    eyes: Eyes,
    dice: &mut Dice,
) -> (usize, usize) {
    let (mut n_letters, mut n_other) = (0, 0);
    let mut tables = [begun(system), begun(system)];
    let mut seals = [Sides::<String>::default(), Sides::<String>::default()];
    let mut histories = [Vec::new(), Vec::new()];
    let first = [&played.setups, other].map(|setups| {
        let table = begun(system);
        Side::ALL.map(|side| (side.power(), order(table.as_ref(), side, &lines(rules, &setups[side])))).to_vec()
    });
    let mut n_phase = 0;
    for phase in std::iter::once(None).chain(played.phases.iter().map(Some)) {
        let orders = [0, 1].map(|world| phase.unwrap_or(&first[world]));
        let turns = [0, 1].map(|world| tables[world].adjudicate(HEADING, orders[world], &luck()).unwrap());
        let is_over = turns.iter().any(|turn| turn.after.outcome().is_some());
        if is_over {
            // Everything is revealed now, and the ending may depend on hidden facts.
            break;
        }
        if phase.is_none() {
            for world in [0, 1] {
                let state = state(rules, turns[world].after.as_ref());
                seals[world] = state.opening().unwrap().seals.clone();
            }
        }
        let own: Vec<Power> = match eyes {
            Eyes::Power(power) => vec![power],
            Eyes::Observer | Eyes::Master => Vec::new(),
        };
        let told = [0, 1].map(|world| {
            let turn = &turns[world];
            let mut all = vec![
                written(|doc| turn.reports.seen_by(eyes, &own, doc)),
                json(turn.sheets.seen_by(eyes, &PreviousTurns::default())),
            ];
            let (failed, said) = tried(|doc| tables[world].why(HEADING, eyes, orders[world], &luck(), "", doc));
            all.push(format!("{:?} {said}", failed.unwrap()));
            let reasons = tables[world].reasons(eyes, orders[world], &luck()).unwrap();
            all.extend(reasons.into_iter().flat_map(|(_, reasons)| reasons).map(said_of));
            all.into_iter().map(|text| blotted(text, &seals[world])).collect::<Vec<_>>()
        });
        assert_eq!(told[0], told[1], "results to {eyes:?}");
        n_letters += told[0].len();
        for (world, turn) in turns.into_iter().enumerate() {
            tables[world] = turn.after;
            histories[world].push(tables[world].save());
        }
        n_phase += 1;
        if n_phase % THOROUGH == 1 {
            let truths = [0, 1].map(|world| written(|doc| tables[world].status(HEADING, Eyes::Master, doc)));
            n_other += usize::from(truths[0] != truths[1]);
            let probes = probes(rules, dice);
            let read = [0, 1].map(|world| {
                let read = readable(system, tables[world].as_ref(), eyes, &probes, &histories[world]);
                read.into_iter().map(|text| blotted(text, &seals[world])).collect::<Vec<_>>()
            });
            for (a, b) in read[0].iter().zip(&read[1]) {
                assert_eq!(a, b, "to {eyes:?}");
            }
            n_letters += read[0].len();
        }
    }
    (n_letters, n_other)
}

/// Two hundred games, on all boards and with the options that change what players learn.
#[test]
fn hidden_facts_never_change_an_email() {
    const KINDS: &[(&str, &[(&str, &str)])] = &[
        ("barrage", &[]),
        ("duel", &[]),
        ("barrage", &[("reveal", "attacker")]),
        ("duel", &[("rules", "simple"), ("rescue", "2")]),
        ("ultimate", &[]),
        ("small", &[("ties", "attacker"), ("reveal", "attacker")]),
        ("barrage", &[("two-squares", "off"), ("scout-strike", "off")]),
        ("classic", &[]),
    ];
    let (mut n_games, mut n_letters, mut n_other) = (0, 0, 0);
    let kinds: Vec<(Stratego, Arc<dyn Ruleset>)> = KINDS
        .iter()
        .map(|(board, choices)| {
            let rules = rules(board, choices);
            let system: Arc<dyn Ruleset> = Arc::new(Arc::new(rules.clone()));
            (rules, system)
        })
        .collect();
    for seed in 0.. {
        if GAMES <= n_games {
            break;
        }
        assert!(seed < 2 * GAMES, "only {n_games} games can be told otherwise");
        let dice = &mut Dice::new(1_000 + seed);
        let (rules, system) = &kinds[seed as usize % kinds.len()];
        let n_phases = 4 + dice.roll(18);
        let played = play(rules, system, dice, n_phases);
        let side = *pick(dice, &Side::ALL);
        let Some(other) = otherwise(rules, &played, side.other(), dice) else { continue };
        let setups = Sides::of(|own| if own == side { played.setups[own].clone() } else { other.clone() });
        let eyes = if dice.roll(5) == 0 { Eyes::Observer } else { Eyes::Power(side.power()) };
        let (letters, others) = compare(rules, system, &played, &setups, eyes, dice);
        n_games += 1;
        n_letters += letters;
        n_other += others;
    }
    assert!(10_000 < n_letters && 200 < n_other, "{n_letters} letters, {n_other} of them differ for the master");
}
