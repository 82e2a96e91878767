//! Every known way to write an order, as data: each is read with its intended meaning, or refused with the right words. Prose is not an
//! order. Every order that the judge prints can be sent back to it.
use crate::written;
use chancery_diplomacy::board::{Board, Location, Province};
use chancery_diplomacy::entry::grammar::{self, Parsed};
use chancery_diplomacy::entry::names::Names;
use chancery_diplomacy::event::{Event, OrderResult};
use chancery_diplomacy::order::{Action, Order, Route};
use chancery_diplomacy::state::{PhaseKind, Unit, UnitKind};
use chancery_diplomacy::{Diplomacy, variant};
use chancery_families::report::{self, Heading, Report};
use chancery_rules::alphabet::fold;
use chancery_rules::{Eyes, Luck, Power, Rejected, Rules};
use chancery_text::words::said;
use chancery_text::wrap;

const PHASES: [PhaseKind; 3] = [PhaseKind::Movement, PhaseKind::Retreat, PhaseKind::Adjustment];

/// A board and the spellings of its places.
struct Reader {
    board: Board,
    names: Names,
}

impl Reader {
    fn of(key: &str) -> Self {
        let board = variant::load(key).unwrap();
        Self { names: Names::new(&board), board }
    }

    /// The reading of a line: canonical orders, or refusals; `?` marks a line that is not an order.
    fn read(&self, phase: Option<PhaseKind>, line: &str) -> String {
        let write = |result: Result<Parsed, Rejected>| match result {
            Ok(Parsed { power, order, bare, .. }) => {
                let power = power.map_or_else(String::new, |power| format!("{}: ", self.board.power_name(power).name));
                let text = order.text(&self.board);
                // `F LON`, in winter: a build or a removal.
                power + if bare { text.trim_end_matches(" D") } else { &text }
            }
            Err(rejected) => format!("{}{}", if rejected.is_prose() { '?' } else { '!' }, said(rejected.why())),
        };
        grammar::parse(&self.board, &self.names, phase, line).into_iter().map(write).collect::<Vec<_>>().join(" | ")
    }
}

/// The rows of a table of spellings. `== retreats` gives the phase of the following lines, `== movement colonial` also the board. Without
/// either, they apply at any time on the standard board.
fn rows(table: &'static str) -> impl Iterator<Item = (Option<PhaseKind>, &'static str, &'static str, &'static str)> {
    let (mut phase, mut board) = (None, "standard");
    table.lines().filter_map(move |row| {
        if let Some(head) = row.strip_prefix("== ") {
            let (when, on) = head.split_once(' ').unwrap_or((head, "standard"));
            board = on;
            phase = match when {
                "movement" => Some(PhaseKind::Movement),
                "retreats" => Some(PhaseKind::Retreat),
                "winter" => Some(PhaseKind::Adjustment),
                _ => None,
            };
            return None;
        }
        let (line, expected) = row.split_once("==>").filter(|_| !row.starts_with("# W"))?;
        Some((phase, board, line.trim_end(), expected.trim()))
    })
}

#[test]
fn every_known_spelling_is_read_with_its_meaning() {
    let tables = [include_str!("../cases/grammar.txt"), include_str!("../cases/spellings.txt")];
    let (mut n_rows, mut wrong) = (0, String::new());
    let mut reader = Reader::of("standard");
    for (phase, board, line, expected) in tables.into_iter().flat_map(rows) {
        if reader.board.key != board {
            reader = Reader::of(board);
        }
        n_rows += 1;
        let found = reader.read(phase, line);
        // The expected text may be the beginning of a refusal.
        let refusal = expected.starts_with(['!', '?']) && !expected.contains(" | ");
        if !(if refusal { found.starts_with(expected) } else { found == expected }) {
            wrong += &format!("{line}\n    should be {expected}\n    but is    {found}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
    assert!(n_rows >= 400, "there are only {n_rows} spellings");
}

#[test]
fn a_name_in_another_language_is_one_place_and_no_power() {
    let mut wrong = String::new();
    for key in variant::keys() {
        let Reader { board, names } = Reader::of(key);
        for (at, data) in (0..).zip(&board.provinces) {
            for name in &data.names {
                match grammar::place(&board, &names, name) {
                    Ok(place) if board.province_of(place) == Province(at) => {}
                    Ok(place) => wrong += &format!("{key}: {name} is {}, not {}\n", board.place_name(place), data.name),
                    Err(why) => wrong += &format!("{key}: {name} is not {}: {}\n", data.name, said(why)),
                }
                // A power may have the name of the place where it begins.
                let begins = |power| {
                    board.start.iter().any(|unit| unit.power == power && board.province_of(unit.at) == Province(at))
                };
                if names.power(&fold(name)).is_some_and(|power| !begins(power)) {
                    wrong += &format!("{key}: {name} is also a power\n");
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn prose_is_not_an_order_whatever_its_first_word() {
    let reader = Reader::of("standard");
    let sentences = include_str!("../cases/prose.txt").lines();
    let sentences: Vec<_> = sentences.filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    assert!(sentences.len() >= 150, "there are only {} sentences", sentences.len());
    for phase in PHASES.map(Some).into_iter().chain([None]) {
        for line in &sentences {
            let found = grammar::parse(&reader.board, &reader.names, phase, line);
            let prose = found.iter().all(|result| result.as_ref().is_err_and(|rejected| rejected.is_prose()));
            assert!(prose, "{line}: {}", reader.read(phase, line));
        }
    }
}

/// The parser never loops, and never nests deeper than the stack allows.
#[test]
fn no_line_is_too_long() {
    let reader = Reader::of("standard");
    let pieces = [
        "A BUD S ",
        "A BUD S A VIE S ",
        "F NTH C ",
        "A BUD H ",
        "A BUD H // ",
        "A BUD H and ",
        "A BUD (",
        "a/",
        "- ",
        "1) ",
        "(",
        "via ",
        "A LON - BEL via NTH, ",
        "waive ",
        "B A PAR ",
        "please ",
        "the ",
        "à ",
        "А ",
        "ー",
        "good plan ",
        "A BUD: ",
    ];
    for piece in pieces {
        for phase in PHASES {
            let line = piece.repeat(40_000 / piece.len());
            let found = grammar::parse(&reader.board, &reader.names, Some(phase), &line);
            assert!(found.len() <= line.len(), "{piece}");
        }
    }
}

/// Eighty seas all touch. The search visits each once for each order, and not once for each way around the others. Following every chain of
/// fleets would never end.
#[test]
fn a_board_where_all_seas_touch_is_ordered_quickly() {
    const N: usize = 80;
    let toml = "title = \"Dense\"\nsource = \"test\"\nstart = \"S1901M\"\ncentres_to_win = 1\nsummary_order = \"C00\"\n\
        powers = [{ letter = \"A\", name = \"Austria\", adjective = \"Austrian\" }]\n";
    let coast = |i: usize| if i == 0 { "coast, home Austria" } else { "coast" };
    let province = |i| format!("Sea{i:02}x | S{i:02} | sea\nCoast{i:02}x | C{i:02} | {}\n", coast(i));
    let provinces: String = (0..N).map(province).collect();
    let next: String = (1..N).map(|i| format!("C{:02}: C{i:02}\n", i - 1)).collect();
    let seas: String = (0..N)
        .map(|i| {
            let others: String = (i + 1..N).map(|j| format!(" S{j:02}")).collect();
            format!("S{i:02}: C{i:02}{others}\n")
        })
        .collect();
    let borders = format!("[army]\n{next}[fleet]\n{next}{seas}");
    let units: Vec<String> = (0..N).map(|i| format!("F S{i:02}, A C{i:02}")).collect();
    let start = format!("Austria: {}\n", units.join(", "));
    let text = |file: &str| match file {
        "variant.toml" => Some(toml),
        "provinces.txt" => Some(provinces.as_str()),
        "borders.txt" => Some(borders.as_str()),
        "start.txt" => Some(start.as_str()),
        _ => None,
    };
    let rules = Diplomacy::of(variant::parse("dense", text).unwrap());
    let state = rules.begin(&rules.played(), &Luck::default());
    let view = rules.view(&state, Eyes::Power(Power(0)));
    let mut on_file = Vec::new();
    for i in 0..N {
        let line = format!("A C{i:02} - C{:02}", (i + N / 2) % N);
        let found = rules.orders(&view, &line).remove(0).unwrap();
        rules.file(&state, Power(0), &mut on_file, found.order);
    }
    let review = rules.review(&view, Power(0), &on_file);
    let no_fleet =
        review.warnings.iter().filter(|warning| said(*warning).contains("none of your fleets is ordered to convoy it"));
    assert_eq!((no_fleet.count(), review.missing.len()), (N, N));
}

/// An order of each kind for each place and each kind of unit that can be there, with its unit.
fn every_order(board: &Board, phase: PhaseKind) -> Vec<(Power, Option<Unit>, Order)> {
    let n_places = board.locations.len() as u16;
    let powers = board.powers.len() as u16;
    let mut orders = Vec::new();
    let mut n = 0;
    let places = (0..n_places).map(Location);
    for (at, kind) in
        places.flat_map(|at| UnitKind::ALL.map(|kind| (at, kind))).filter(|&(at, kind)| board.can_stand(kind, at))
    {
        n += 1;
        let power = Power(n % powers);
        let unit = Unit { power, kind, at };
        let other = Location((at.0 + 1 + n % 7) % n_places);
        let to = Location((at.0 + 9 + n % 11) % n_places);
        let sea = board.province_of(Location((at.0 + 5) % n_places));
        let kind_of = |at| UnitKind::ALL.into_iter().find(|&kind| board.can_stand(kind, at));
        let Some(helped) = kind_of(other) else { continue };
        let go = |route| Action::Move { to, route };
        let mut actions = vec![Action::Disband];
        match phase {
            PhaseKind::Movement => {
                actions.extend([
                    Action::Hold,
                    go(Route::Any),
                    go(Route::Via),
                    go(Route::Through(vec![sea])),
                    go(Route::Through(vec![sea, board.province_of(other)])),
                    Action::SupportHold { kind: Some(helped), unit: other },
                    Action::SupportMove { kind: Some(helped), from: other, to },
                    Action::Convoy { kind: UnitKind::Army, from: other, to },
                    Action::Proxy { to: Power((n + 1) % powers) },
                ]);
                if !board.railways.is_empty() {
                    actions.push(go(Route::Rail(usize::from(n) % board.railways.len())));
                }
            }
            PhaseKind::Retreat => actions.push(go(Route::Any)),
            PhaseKind::Adjustment => {
                actions.push(Action::Maintain);
                orders.push((power, None, Order::Build { kind, at }));
                orders.push((power, None, Order::Home { at: board.main(board.province_of(at)), chosen: n % 2 == 0 }));
            }
        }
        if phase != PhaseKind::Retreat {
            let new = UnitKind::ALL.into_iter().find(|&new| new != kind && board.can_stand(new, at));
            actions.extend(new.map(|kind| Action::Transform { kind, at }));
        }
        orders.extend(
            actions.into_iter().map(|action| (power, Some(unit), Order::Unit { kind: Some(kind), at, action })),
        );
    }
    match phase {
        PhaseKind::Movement => {
            for (gateway, canal) in board.gateways.iter().enumerate() {
                let [from, to] = [canal.waters[0], canal.waters[1]].map(|at| board.main(at));
                orders.push((Power(0), None, Order::Permit { gateway, from, to }));
            }
        }
        PhaseKind::Retreat => {}
        PhaseKind::Adjustment => {
            for power in (0..powers).map(Power) {
                orders.push((power, None, Order::Waive(1 + u32::from(power.0 % 3))));
                orders.push((power, None, Order::Bid { power: Power((power.0 + 1) % powers), credits: 7 }));
            }
        }
    }
    orders
}

/// Orders in forms, where they are spelt as on file, and in result e-mails, quoted or not.
#[test]
fn the_judge_reads_every_order_that_it_prints() {
    let (mut wrong, mut n_orders) = (Vec::new(), 0);
    for key in variant::keys() {
        let rules = Diplomacy::variant(key).unwrap();
        let board = rules.board();
        let read = |phase, line: &str| grammar::parse(board, rules.names(), Some(phase), line);
        for phase in PHASES {
            let orders = every_order(board, phase);
            n_orders += orders.len();
            for (_, _, order) in &orders {
                let text = order.text(board);
                let found = read(phase, &text);
                if found != [Ok(Parsed::of(order.clone()))] {
                    wrong.push(format!("{key}, form: {text} is read as {found:?}"));
                }
            }
            let mut state = rules.begin(&rules.played(), &Luck::default());
            state.phase.kind = phase;
            // The list of positions is slow to write and not under test here.
            state.units.clear();
            state.owners.fill(None);
            let view = rules.view(&state, Eyes::Observer);
            // An e-mail for each kind of order, so that the lines come in the order of the events.
            let result = |(power, unit, order): &(Power, Option<Unit>, Order)| {
                let event = OrderResult {
                    power: *power,
                    unit: *unit,
                    order: order.clone(),
                    implied: false,
                    failure: None,
                    dislodged: unit.is_some() && phase == PhaseKind::Movement,
                };
                let letter = wrap(&written(|doc| {
                    rules.results(Heading { game: "demo", n_phase: 1 }, &view, &view, &[Event::Result(event)], &[], doc)
                }));
                letter.split("\n\n").nth(1).unwrap_or_default().to_owned()
            };
            for (i, order) in orders.iter().enumerate() {
                let line = report::join_lines(&result(order));
                let expected = Parsed { power: Some(order.0), ..Parsed::of(order.2.clone()) };
                // A line is read the same after a quote mark.
                let quoted = (i % 10 == 0).then(|| format!("> {}", line.trim_end()));
                for line in [line.trim_end().to_owned()].into_iter().chain(quoted) {
                    // Results also name the supported unit's owner.
                    let found = read(phase, &line).into_iter();
                    let found: Vec<_> = found.map(|found| found.map(|found| Parsed { whose: None, ..found })).collect();
                    if found != [Ok(expected.clone())] {
                        wrong.push(format!("{key}, results: {line} is read as {found:?}"));
                    }
                }
            }
        }
    }
    assert!(n_orders > 100_000, "only {n_orders}");
    assert!(wrong.is_empty(), "{} of {n_orders}:\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}

/// Each place's short and full name, its other spellings, and its coasts, as the unit, as the destination, and as the supported unit.
#[test]
fn every_spelling_of_every_place_is_read_in_any_position() {
    let (mut wrong, mut n_spellings) = (Vec::new(), 0);
    for key in variant::keys() {
        let Reader { board, names } = Reader::of(key);
        let first = board.province(Province(0)).abbreviation.clone();
        for (at, data) in (0..).map(Location).zip(&board.provinces) {
            let coasts = data.coasts.iter().flat_map(|&coast| {
                let (short, full) = (board.place_name(coast), board.full_name(coast));
                [(coast, short.replace('/', "-")), (coast, short.replace('/', "")), (coast, short), (coast, full)]
            });
            let spellings = [&data.abbreviation, &data.name].into_iter().chain(&data.aliases);
            let capitals = data.name.to_uppercase();
            for (at, spelling) in spellings.map(|name| (at, name.clone())).chain([(at, capitals)]).chain(coasts) {
                n_spellings += 1;
                let read = |line: &str| match grammar::parse(&board, &names, Some(PhaseKind::Movement), line).as_slice()
                {
                    [Ok(Parsed { order: Order::Unit { at, action, .. }, .. })] => match action {
                        Action::Hold => Some(*at),
                        Action::Move { to, .. } => Some(*to),
                        Action::SupportHold { unit, .. } => Some(*unit),
                        _ => None,
                    },
                    _ => None,
                };
                for line in [
                    format!("A {spelling} H"),
                    format!("fleet {spelling} holds."),
                    format!("the army in {spelling} holds"),
                    format!("A {first} - {spelling}"),
                    format!("A {first} moves to {spelling}"),
                    format!("A {first} S F {spelling}"),
                    format!("A {first} supports the fleet in {spelling} hold"),
                ] {
                    if read(&line) != Some(at) {
                        wrong.push(format!("{key}: {line}"));
                    }
                }
            }
        }
    }
    assert!(n_spellings > 10_000, "only {n_spellings}");
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong[..wrong.len().min(60)].join("\n"));
}
