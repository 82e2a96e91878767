//! Orders for phases that have not begun: kept, shown, filed when their phase begins, or told of.
use crate::world::{World, said};
use chancery::game::plan::{Condition, Plan};
use chancery::mail::sink::Mail;
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::diplomacy::state::STAGES;
use chancery::rules::{Eyes, Luck, Planned, Rules};
use jiff::SignedDuration;

const JUDGE: &str = "judge@example.org";
const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const IDA: &str = "ida@example.org";

/// Ann plays Austria and Ida Italy, Max is the master; nobody plays the others.
fn duel() -> World {
    let mut world = World::new();
    world.write(
        MAX,
        JUDGE,
        "",
        "REGISTER Max Master\nCREATE ?duel secret\nBECOME MASTER\nSET POWERS 2, PLAYERS 2\nSET NO PRESS",
    );
    for (address, name, power) in [(ANN, "Ann Other", "A"), (IDA, "Ida Italian", "I")] {
        let lines = format!("REGISTER {name}\nSIGN ON ?duel secret\nSET PREFERENCE {power}");
        world.write(address, JUDGE, "", &lines);
    }
    world.mail();
    world
}

fn phase(world: &World) -> String {
    world.store.game_named("duel").unwrap().unwrap().phase
}

/// What Ann is answered to these lines.
fn ann(world: &mut World, lines: &str) -> String {
    said(&world.ask(ANN, &format!("SIGN ON aduel secret\n{lines}")).body)
}

fn ida(world: &mut World, lines: &str) -> String {
    said(&world.ask(IDA, &format!("SIGN ON iduel secret\n{lines}")).body)
}

/// All orders are in, and a day passes: the letters of that.
fn run(world: &mut World) -> Vec<Mail> {
    world.mail();
    world.run_to(world.now + SignedDuration::from_hours(6));
    world.mail()
}

/// The text of the letters to somebody, as one line.
fn to(mail: &[Mail], address: &str) -> String {
    mail.iter().filter(|mail| mail.to == address).map(|mail| said(&mail.body)).collect::<Vec<_>>().join(" || ")
}

const HOLDS: &str = "A BUD H\nA VIE H\nF TRI H";
const ROME_HOLDS: &str = "A ROM H\nA VEN H\nF NAP H";

/// Every spelling of a phase that players of the classic judges use.
#[test]
fn phases_are_named_in_many_ways() {
    let rules = Diplomacy::variant("standard").unwrap();
    let state = rules.begin(&rules.played(), &Luck::new([1; Luck::BYTES]));
    for (label, spellings) in [
        ("S1901M", &["S1901M", "s1901m", "Spring 1901", "SPRING 1901 MOVEMENT", "Spring of 1901"][..]),
        ("F1901M", &["F1901M", "FALL 1901 MOVEMENT", "Fall of 1901", "autumn 1901", "F 1901 M", "F01M", "fall, 1901"]),
        ("F1901R", &["F1901R", "Fall 1901 Retreats", "FALL 1901 RETREAT", "Retreats of Fall of 1901"]),
        ("S1902R", &["S1902R", "SPRING 1902 RETREAT", "S 1902 R"]),
        (
            "W1901A",
            &[
                "W1901A",
                "W1901B",
                "F1901B",
                "F1901A",
                "Winter 1901",
                "WINTER 1901 ADJUSTMENT",
                "1901 builds",
                "Fall 1901 Builds",
            ],
        ),
        ("W1906A", &["W1906A"]),
    ] {
        for spelling in spellings {
            assert_eq!(rules.named_phase(&state, spelling).as_deref(), Ok(label), "{spelling}");
        }
        assert!(label == "S1901M" || rules.ahead(&state).iter().any(|phase| phase.label == label), "{label}");
    }
    for (text, why) in [
        ("F1900M", "F1900M is over: it is S1901M now."),
        ("W1900A", "W1900A is over: it is S1901M now."),
        ("S1907M", "S1907M is too far ahead: orders are kept for 5 years, up to W1906A."),
        ("U1902M", "There is no U1902M in this game."),
        ("F1901X", "I don't know a phase \"F1901X\". Write it like this: PHASE S1901R."),
        ("Winter 1901 movement", "I don't know a phase \"Winter 1901 movement\". Write it like this: PHASE S1901R."),
        ("99999999999", "I don't know a phase \"99999999999\". Write it like this: PHASE S1901R."),
    ] {
        assert_eq!(rules.named_phase(&state, text), Err(why.to_owned()), "{text}");
    }
}

/// What is read of an order for later can be read again, and says the same.
#[test]
fn planned_orders_are_read_back() {
    let rules = Diplomacy::variant("standard").unwrap();
    for (stage, line, texts) in [
        (0, "army budapest to serbia, f tri-alb", &["A BUD - SER", "F TRI - ALB"][..]),
        (0, "A SER S Italian A VEN - TRI", &["A SER S Italian A VEN - TRI"]),
        (0, "Austria: A BUD H", &["Austria: A BUD H"]),
        (1, "RETREAT A MUN - BOH", &["A MUN - BOH"]),
        (1, "A MUN - BOH OR SIL OR DISBAND", &["A MUN - BOH OR A MUN - SIL OR A MUN D"]),
        (1, "RETREAT A MUN - BOH or - sil, A BER D", &["A MUN - BOH OR A MUN - SIL", "A BER D"]),
        (2, "BUILD A VIE", &["B A VIE"]),
        (2, "build A VIE or F TRI", &["B A VIE OR B F TRI"]),
        (2, "REMOVE F TRI OR A VIE", &["F TRI D OR A VIE"]),
        (2, "F LON", &["F LON"]),
        (2, "waive", &["Waive"]),
    ] {
        let stage = &STAGES[stage];
        let read = |line: &str| rules.planned(stage, line).into_iter().map(Result::unwrap).collect::<Vec<Planned>>();
        let texts_of = |line: &str| read(line).iter().map(Planned::text).collect::<Vec<_>>();
        assert_eq!(texts_of(line), texts, "{line}");
        for text in texts {
            assert_eq!(texts_of(text), [*text], "{line}");
        }
    }
    for (stage, line) in
        [(0, "B A VIE"), (1, "A MUN H"), (2, "A MUN - BOH"), (1, "A MUN - BOH OR NOWHERE"), (0, "A MUN")]
    {
        assert!(rules.planned(&STAGES[stage], line).iter().all(Result::is_err), "{line}");
    }
}

#[test]
fn conditions_have_not_and_or_and_brackets() {
    let is_so = |text: &str| match text {
        "T" => Ok(true),
        "F" => Ok(false),
        other => Err(format!("what is {other}?")),
    };
    for (text, holds) in [
        ("T", true),
        ("NOT T", false),
        ("not not T", true),
        ("F AND T OR T", true),
        ("T or T and F", true),
        ("(T OR T) AND F", false),
        ("NOT (T AND F)", true),
        ("((T))", true),
        ("F|T", true),
        ("T & !F", true),
    ] {
        assert_eq!(Condition::read(text).unwrap().holds(&is_so), Ok(holds), "{text}");
    }
    let deep = format!("{}T{}", "(".repeat(5000), ")".repeat(5000));
    let nots = "NOT ".repeat(5000) + "T";
    for text in ["", "AND T", "T AND", "T OR OR T", "(T", "NOT", "()", "(T) F", &deep, &nots] {
        assert!(Condition::read(text).is_err(), "{text}");
    }
    // What does not matter is asked all the same.
    for text in ["T OR X", "F AND X"] {
        assert_eq!(Condition::read(text).unwrap().holds(&is_so), Err("what is X?".to_owned()), "{text}");
    }
    // Units, as people write of them.
    let rules = Diplomacy::variant("standard").unwrap();
    let state = rules.begin(&rules.played(), &Luck::new([1; Luck::BYTES]));
    let view = rules.view(&state, Eyes::Observer);
    for (text, holds) in [
        ("VIE", true),
        ("A VIE", true),
        ("F VIE", false),
        ("Austria A VIE", true),
        ("Austrian army Vienna", true),
        ("ITALY VIE", false),
        ("Russia has a fleet in St Petersburg", true),
        ("F STP/SC", true),
        ("F STP(NC)", false),
        ("there is an army in Moscow", true),
        ("fleet Ionian Sea", false),
    ] {
        assert_eq!(rules.is_so(&view, text), Ok(holds), "{text}");
    }
    for text in ["", "A", "ATLANTIS", "A VIE - BUD", "Austria", "the weather is fine"] {
        assert!(rules.is_so(&view, text).is_err(), "{text}");
    }
}

#[test]
fn blocks_within_blocks_are_read_back() {
    let order = |line: &str| vec![Ok(Planned::of(line))];
    let text = "X\nIF A\n  B\n  IF NOT C\n    D\n  ENDIF\nELSE IF E\n  F\nELSE\n  G\nENDIF\nY\n";
    let plan = Plan::read(text.lines(), &order).unwrap();
    assert_eq!(plan.text(), text);
    let ask = |so: &'static [&'static str]| move |text: &str| Ok(so.contains(&text));
    for (so, orders) in [
        (&["A"][..], &["X", "B", "D", "Y"][..]),
        (&["A", "C"], &["X", "B", "Y"]),
        (&["E"], &["X", "F", "Y"]),
        (&[], &["X", "G", "Y"]),
    ] {
        let (counted, _) = plan.settle(&ask(so)).unwrap();
        assert_eq!(counted.iter().map(|order| order.text()).collect::<Vec<_>>(), orders, "{so:?}");
    }
    for (text, like) in [
        ("if a then b", "IF a\n  b\nENDIF\n"),
        ("if a then b else c", "IF a\n  b\nELSE\n  c\nENDIF\n"),
        ("IF a\nb\nELSE c\nd\nEND IF", "IF a\n  b\nELSE\n  c\n  d\nENDIF\n"),
        ("IF a\nb\nELSEIF c THEN d\nELSE\ne\nENDIF", "IF a\n  b\nELSE IF c\n  d\nELSE\n  e\nENDIF\n"),
        ("IF a\nIF b THEN c\nELSE\nd\nENDIF", "IF a\n  IF b\n    c\n  ENDIF\nELSE\n  d\nENDIF\n"),
    ] {
        let plan = Plan::read(text.lines(), &order).unwrap();
        assert_eq!(plan.text(), like);
        assert_eq!(Plan::read(like.lines(), &order).unwrap(), plan);
    }
    let deep = format!("{}X\n{}", "IF A\n".repeat(3000), "ENDIF\n".repeat(3000));
    for text in
        ["IF A\nB", "IF\nB\nENDIF", "IF A\nB\nELSE\nC\nELSE\nD\nENDIF", "ENDIF", "ELSE\nB", "IF A AND\nB\nENDIF", &deep]
    {
        assert!(Plan::read(text.lines(), &order).is_err(), "{text}");
    }
}

/// The whole way: kept for two phases, shown, filed as far as it is legal, and told.
#[test]
fn kept_orders_become_orders_on_file_when_their_phase_begins() {
    let mut world = duel();
    let reply = ann(
        &mut world,
        "A BUD - SER\nA VIE - BUD\nF TRI - ALB\nPHASE F1901M\nA SER - GRE\nA BUD - RUM\nA VIE - GAL\nSET WAIT\nPHASE W1901A\nBUILD A VIE",
    );
    assert!(reply.contains("F1901M: A SER - GRE"), "{reply}");
    assert!(
        reply.contains("Kept for F1901M: A SER - GRE A BUD - RUM A VIE - GAL SET WAIT Kept for W1901A: B A VIE"),
        "{reply}"
    );
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
    // Later letters do not show it, STATUS does.
    assert!(!ann(&mut world, "A VIE - BUD").contains("Kept for"));
    assert!(ann(&mut world, "STATUS").contains("Kept for F1901M: A SER - GRE"));
    ida(&mut world, ROME_HOLDS);
    let mail = run(&mut world);
    assert_eq!(phase(&world), "F1901M");
    let told = to(&mail, ANN);
    assert!(told.contains("Filed for F1901M, from what you kept for it: A SER - GRE A BUD - RUM Not filed of what you kept for F1901M: A VIE - GAL: There is no unit in Vienna; you have"), "{told}");
    assert!(told.contains("As you asked, F1901M waits for its deadline"), "{told}");
    assert!(told.contains("on file: A SER - GRE"), "{told}");
    for other in [IDA, MAX] {
        assert!(!to(&mail, other).contains("kept"), "{}", to(&mail, other));
    }
    let status = ann(&mut world, "STATUS");
    assert!(status.contains("Army Serbia -> Greece.") && status.contains("1 order is still needed."), "{status}");
    assert!(status.contains("Kept for W1901A: B A VIE") && !status.contains("Kept for F1901M"), "{status}");
    // They are orders like others.
    let reply = ann(&mut world, "A SER - BUL\nF ALB H");
    assert!(reply.contains("replaces A SER - GRE") && reply.contains("You wait for the deadline"), "{reply}");
    let undone = ann(&mut world, "UNDO");
    assert!(undone.contains("Army Serbia -> Greece."), "{undone}");
}

/// What cannot be kept is refused, and nothing that follows it is filed for another phase.
#[test]
fn what_is_for_no_phase_is_not_filed() {
    for (text, why) in [
        ("PHASE F1900M", "F1900M is over: it is S1901M now. Nothing has been done"),
        ("PHASE S1930M", "S1930M is too far ahead"),
        ("PHASE F1901X", "I don't know a phase \"F1901X\"."),
    ] {
        let mut world = duel();
        let reply = ann(
            &mut world,
            &format!("F TRI - ALB\n{text}\nA BUD - SER\nSET WAIT\nIF A VIE\nA VIE - GAL\nENDIF\nPHASE S1901M\nA VIE H"),
        );
        assert!(reply.contains(why), "{reply}");
        assert!(reply.contains("Fleet Trieste -> Albania.") && reply.contains("Army Vienna HOLD."), "{reply}");
        assert!(reply.contains("Army Budapest, no order yet.") && !reply.contains("You wait"), "{reply}");
        assert!(!reply.contains("Kept for"), "{reply}");
    }
    // What is no order is refused at once; what is for the present phase is not taken below PHASE.
    let mut world = duel();
    let reply = ann(&mut world, "PHASE F1901M\nA BUD - ATLANTIS\nB A VIE\nSET DRAW\nUNDO\nA BUD - SER");
    assert!(reply.contains("There is no province ATLANTIS"), "{reply}");
    assert!(reply.contains("B A VIE is no order for a phase of movement."), "{reply}");
    assert_eq!(reply.matches("Please write this line above it.").count(), 2, "{reply}");
    assert!(reply.contains("Kept for F1901M: A BUD - SER 3 orders are needed"), "{reply}");
    // Another sign-on begins with the present phase.
    let reply = ann(&mut world, "PHASE F1901M\nSIGN ON aduel secret\nA BUD - SER");
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
}

#[test]
fn clear_drops_what_is_kept_and_clear_orders_what_is_on_file() {
    let mut world = duel();
    ann(&mut world, "A BUD - SER\nPHASE F1901M\nA SER - GRE\nPHASE W1901A\nBUILD A BUD");
    let reply = ann(&mut world, "PHASE F1901M\nCLEAR ORDERS");
    assert!(reply.contains("What was kept for F1901M is dropped.") && reply.contains("Kept for W1901A"), "{reply}");
    ann(&mut world, "PHASE F1901M\nA SER - GRE");
    let reply = ann(&mut world, "CLEAR");
    assert!(reply.contains("What was kept for F1901M and W1901A is dropped."), "{reply}");
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
    let reply = ann(&mut world, "CLEAR");
    assert!(
        reply.contains("You have no orders for later phases. To drop your orders for S1901M, write CLEAR ORDERS."),
        "{reply}"
    );
    let reply = ann(&mut world, "PHASE F1901M\nA SER - GRE\nA SER - BUL\nPHASE S1901M\nCLEAR ORDERS");
    assert!(reply.contains("F1901M: A SER - BUL -- replaces A SER - GRE"), "{reply}");
    assert!(
        reply.contains("Nothing is on file for Austria.") && reply.contains("Kept for F1901M: A SER - BUL"),
        "{reply}"
    );
}

#[test]
fn the_branch_that_counts_is_filed_and_told() {
    let mut world = duel();
    let block = "IF ITALIAN F ION AND NOT A SER\nF ALB - ADR\nELSE IF A SER\nF ALB - GRE\nIF A GRE\nA SER H\nELSE\nA SER S F ALB - GRE\nENDIF\nELSE\nF ALB H\nENDIF";
    let reply = ann(&mut world, &format!("A BUD - SER\nA VIE - BUD\nF TRI - ALB\nPHASE F1901M\nA BUD - RUM\n{block}"));
    assert!(
        reply.contains("Kept for F1901M: A BUD - RUM IF ITALIAN F ION AND NOT A SER F ALB - ADR ELSE IF A SER"),
        "{reply}"
    );
    // The same block again takes its own place.
    let reply = ann(&mut world, &format!("PHASE F1901M\n{block}"));
    assert_eq!(reply.matches("ENDIF").count(), 2, "{reply}");
    ida(&mut world, "A ROM H\nA VEN H\nF NAP - ION");
    let mail = run(&mut world);
    let told = to(&mail, ANN);
    assert!(told.contains("IF ITALIAN F ION AND NOT A SER: no, ELSE IF A SER: yes."), "{told}");
    assert!(told.contains("IF A GRE: no, so ELSE counts."), "{told}");
    assert!(told.contains("from what you kept for it: A BUD - RUM F ALB - GRE A SER S F ALB - GRE"), "{told}");
}

/// Above PHASE, an IF is asked at once.
#[test]
fn an_if_for_the_present_phase_is_judged_at_once() {
    let mut world = duel();
    let reply = ann(
        &mut world,
        "IF F ION\nA BUD - RUM\nELSE\nA BUD - SER\nENDIF\nIF A VIE THEN A VIE - GAL\nIF VIE\nF TRI - ADR\nENDIF",
    );
    assert!(reply.contains("As things stand now: IF F ION: no, so ELSE counts. > A BUD - SER"), "{reply}");
    let longer =
        ann(&mut world, "IF VIE THEN A VIE - TYR ELSE A VIE H\nIF Russia has an army in Warsaw then A BUD - GAL");
    assert!(longer.contains("Army Vienna -> Tyrolia.") && longer.contains("Army Budapest -> Galicia."), "{longer}");
    for order in ["Army Budapest -> Serbia.", "Army Vienna -> Galicia.", "Fleet Trieste -> Adriatic Sea."] {
        assert!(reply.contains(order), "{reply}");
    }
    let reply = ann(&mut world, "STANDING ORDERS\nall hold\nEND");
    assert!(reply.contains("The line \"all hold\" is not an order. Your standing orders are as they were."), "{reply}");
    // An order in the branch that counts is refused as any other is.
    let reply = ann(&mut world, "IF A VIE\nA VIE - LON\nENDIF");
    assert!(reply.contains("IF A VIE: yes. > A VIE - LON ***"), "{reply}");
    assert!(reply.contains("The turn waits for you to mend the line"), "{reply}");
}

#[test]
fn a_condition_that_cannot_be_read_refuses_its_whole_block() {
    for phase in ["", "PHASE F1901M\n"] {
        for block in [
            "IF A ATLANTIS\nA BUD - SER\nENDIF",
            "IF A VIE\nA BUD - SER\nELSE IF F NOWHERE\nA BUD - RUM\nENDIF",
            "IF A VIE\nA BUD - SER\nIF (A VIE\nA VIE H\nENDIF\nENDIF",
            "IF A VIE\nA BUD - SER\nA VIE - ATLANTIS\nENDIF",
            "IF A VIE\nA BUD - SER\nRESIGN duel\nENDIF",
            "IF A VIE\nA BUD - SER\nPRESS TO I\nENDIF",
            "IF A VIE THEN A BUD - SER\nA VIE - GAL\nENDIF",
            "IF A VIE THEN A BUD - SER\nELSE\nA BUD - RUM\nENDIF",
        ] {
            let mut world = duel();
            let reply = ann(&mut world, &format!("{phase}{block}\nPHASE S1901M\nF TRI - ALB"));
            assert!(reply.contains("Nothing of this block has been kept or filed."), "{block}: {reply}");
            assert!(
                reply.contains("Army Budapest, no order yet. Austria: Army Vienna, no order yet."),
                "{block}: {reply}"
            );
            assert!(reply.contains("Fleet Trieste -> Albania.") && !reply.contains("Kept for"), "{block}: {reply}");
        }
    }
}

/// A known fault of the classic judge: a letter that is cut off within an IF was carried out as if it were whole.
#[test]
fn a_truncated_letter_is_not_read_as_complete() {
    let whole = "IF F ION\nA BUD - RUM\nELSE\nA BUD - SER\nIF A VIE\nA VIE - GAL\nENDIF\nENDIF\nSET WAIT";
    for phase in ["", "PHASE F1901M\n"] {
        for n_lines in 1..whole.lines().count() - 1 {
            let cut: Vec<&str> = whole.lines().take(n_lines).collect();
            let mut world = duel();
            let reply = ann(&mut world, &format!("F TRI - ALB\n{phase}{}", cut.join("\n")));
            assert!(
                reply.contains("The ENDIF of this IF is missing: perhaps your letter was cut off."),
                "{cut:?}: {reply}"
            );
            assert!(
                reply.contains("Army Budapest, no order yet. Austria: Army Vienna, no order yet."),
                "{cut:?}: {reply}"
            );
            assert!(!reply.contains("Kept for"), "{cut:?}: {reply}");
        }
    }
    for text in
        ["IF VIE\nA BUD - SER", "IF A VIE THEN A BUD - SER\nELSE\nA BUD - RUM", "STANDING ORDERS\nA BUD - SER\nA VIE H"]
    {
        let mut world = duel();
        let reply = ann(&mut world, text);
        assert!(reply.contains("is missing") && reply.contains("3 orders are needed, and none is on file."), "{reply}");
        assert!(!ann(&mut world, "STATUS").contains("Standing orders"), "{text}");
    }
    // A MIME letter whose last part is cut off in the middle.
    let mut world = duel();
    let body = "SIGN ON aduel secret\r\nPHASE F1901M\r\nIF F ION\r\nA BUD - RUM\r\nELSE\r\nA BUD - SER";
    let raw = format!(
        "From: {ANN}\r\nTo: {JUDGE}\r\nMessage-ID: <cut@test>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=\"b\"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n{body}"
    );
    world.deliver(raw.as_bytes());
    let reply = to(&world.mail(), ANN);
    assert!(reply.contains("The ENDIF of this IF is missing"), "{reply}");
    assert!(!ann(&mut world, "STATUS").contains("Kept for"));
}

/// Italy takes Trieste in the fall of 1901.
fn trieste_falls(world: &mut World, austria: &str, italy: &str) -> Vec<Mail> {
    ann(world, HOLDS);
    ida(world, "A VEN - TYR\nA ROM - VEN\nF NAP H");
    run(world);
    assert_eq!(phase(world), "F1901M");
    ann(world, &format!("{HOLDS}\n{austria}"));
    ida(world, &format!("A VEN - TRI\nA TYR S A VEN - TRI\nF NAP H\n{italy}"));
    run(world)
}

/// Retreats and builds that are sent with the moves: their phases take no time.
#[test]
fn minor_phases_that_all_have_decided_resolve_at_once() {
    let mut world = duel();
    let mail = trieste_falls(
        &mut world,
        "RETREAT F TRI - VEN OR ALB OR DISBAND\nPHASE W1901A\nREMOVE F ALB OR F TRI",
        "BUILD A ROM",
    );
    assert_eq!(phase(&world), "S1902M");
    let told = to(&mail, ANN);
    assert!(told.contains("Filed for F1901R, from what you kept for it: F TRI - ALB"), "{told}");
    assert!(
        told.contains("All orders for F1901R were there before it began, so it has been adjudicated at once."),
        "{told}"
    );
    assert!(
        told.contains("F1901R was adjudicated at once, with the orders that had been sent before it began."),
        "{told}"
    );
    assert!(told.contains("W1901A was adjudicated at once"), "{told}");
    let told = to(&mail, IDA);
    assert!(told.contains("Filed for W1901A, from what you kept for it: B A ROM"), "{told}");
    assert!(!told.contains("F TRI - VEN"), "{told}");
    assert_eq!(mail.iter().filter(|mail| mail.to == IDA).count(), 3, "{told}");
    // No letter tells of a deadline that nobody has to keep.
    assert!(!mail.iter().any(|mail| mail.body.contains("Deadline: F1901R") || mail.body.contains("Deadline: W1901A")));
    // The deadline of the next movement is as it would be otherwise.
    let game = world.store.game_named("duel").unwrap().unwrap();
    assert!(world.now + SignedDuration::from_hours(60) < game.deadline.unwrap());
}

/// Whoever does not know yet how many builds there will be names all, the most wanted first.
#[test]
fn of_more_builds_than_are_owed_the_first_are_filed() {
    let mut world = duel();
    let mail = trieste_falls(&mut world, "RETREAT F TRI - ALB", "BUILD A ROM\nBUILD A VEN\nBUILD F NAP OR WAIVE");
    let told = to(&mail, IDA);
    assert!(told.contains("Filed for W1901A, from what you kept for it: B A ROM Not filed"), "{told}");
    assert!(told.contains("B A VEN: there is no room for it beside those above it."), "{told}");
    assert!(ida(&mut world, "STATUS").contains("Italy: Builds an army in Rome."));
    // Of the removals, too.
    let mut world = duel();
    let mail = trieste_falls(&mut world, "RETREAT F TRI - ALB\nPHASE W1901A\nREMOVE A BUD\nREMOVE F ALB", "");
    let told = to(&mail, ANN);
    assert!(
        told.contains(
            "from what you kept for it: A BUD D Not filed of what you kept for W1901A: F ALB D: there is no room"
        ),
        "{told}"
    );
}

/// One player has not decided, or somebody wants to wait, or a kept order is not possible: then the phase has its time.
#[test]
fn minor_phases_wait_for_whoever_has_not_decided() {
    for (austria, italy, stays) in [
        ("", "BUILD A ROM", "F1901R"),
        ("RETREAT F TRI - VEN", "BUILD A ROM", "F1901R"),
        ("RETREAT F TRI - ALB\nPHASE F1901R\nSET WAIT", "BUILD A ROM", "F1901R"),
        ("RETREAT F TRI - ALB\nPHASE W1901A\nREMOVE F ALB", "", "W1901A"),
        ("RETREAT F TRI - ALB", "BUILD A ROM", "W1901A"),
    ] {
        let mut world = duel();
        trieste_falls(&mut world, austria, italy);
        assert_eq!(phase(&world), stays, "{austria}\n{italy}");
    }
    // Where the master runs the turns, it is the master who does it.
    let mut world = duel();
    world.ask(MAX, "SIGN ON mduel secret\nSET MANUAL PROCESS");
    for _ in 0..2 {
        let lines = match phase(&world).as_str() {
            "S1901M" => ["RETREAT F TRI - ALB\nA BUD H", "A VEN - TYR\nA ROM - VEN"],
            _ => ["RETREAT F TRI - ALB", "A VEN - TRI\nA TYR S A VEN - TRI"],
        };
        ann(&mut world, lines[0]);
        ida(&mut world, lines[1]);
        world.ask(MAX, "SIGN ON mduel secret\nPROCESS");
    }
    assert_eq!(phase(&world), "F1901R");
    assert!(ann(&mut world, "STATUS").contains("Fleet Trieste -> Albania."));
}

/// A phase that does not come to pass takes its orders with it.
#[test]
fn orders_for_a_phase_that_is_passed_over_are_dropped_and_told() {
    let mut world = duel();
    ann(&mut world, &format!("{HOLDS}\nPHASE S1901R\nF TRI - ALB\nPHASE F1901M\nA BUD - SER"));
    ida(&mut world, ROME_HOLDS);
    let told = to(&run(&mut world), ANN);
    assert!(told.contains("The game has gone past S1901R, so the orders that you kept for it are dropped."), "{told}");
    assert!(told.contains("Filed for F1901M, from what you kept for it: A BUD - SER"), "{told}");
}

#[test]
fn standing_orders_stand_in_for_a_silent_player_twice() {
    let mut world = duel();
    let reply = ann(&mut world, "STANDING ORDERS\nA BUD S A VIE\nA SER - GRE\nIF F ALB\nF ALB H\nENDIF\nEND\nSTATUS");
    assert!(
        reply.contains("If you have sent no orders when a deadline of movement passes, these are filed."),
        "{reply}"
    );
    assert!(reply.contains("Standing orders: A BUD S A VIE A SER - GRE IF F ALB F ALB H ENDIF"), "{reply}");
    assert!(reply.contains("3 orders are needed, and none is on file."), "{reply}");
    for (turn, label) in [(1, "F1901M"), (2, "S1902M")] {
        ida(&mut world, ROME_HOLDS);
        world.run_to(world.now + SignedDuration::from_hours(24 * 4));
        let mail = world.mail();
        assert_eq!(phase(&world), label, "{turn}");
        let told = to(&mail, ANN);
        assert!(told.contains("If you send no orders until then, your standing orders are filed."), "{told}");
        assert!(told.contains("You had sent no orders at the deadline, so your standing orders were used."), "{told}");
        assert!(
            told.contains("Austria: Army Budapest SUPPORT Army Vienna.")
                && told.contains("Austria: Fleet Trieste HOLD."),
            "{told}"
        );
        assert!(!mail.iter().any(|mail| mail.subject.contains("Late")), "{mail:?}");
        assert!(!to(&mail, IDA).contains("tanding orders"));
    }
    // The third time they are late.
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 4));
    assert_eq!(phase(&world), "S1902M");
    let mail = world.mail();
    assert!(mail.iter().any(|mail| mail.to == ANN && mail.subject.contains("Late Notice: A")));
    assert!(!to(&mail, ANN).contains("your standing orders are filed"));
    // Whoever writes again has them again.
    ann(&mut world, HOLDS);
    run(&mut world);
    assert_eq!(phase(&world), "F1902M");
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 4));
    assert_eq!(phase(&world), "S1903M");
    let reply = ann(&mut world, "NO STANDING ORDERS");
    assert!(reply.contains("Your standing orders are dropped."), "{reply}");
    assert!(!ann(&mut world, "STATUS").contains("Standing orders"));
}

/// Even one order of their own comes first.
#[test]
fn standing_orders_are_not_used_beside_others() {
    let mut world = duel();
    ann(&mut world, "STANDING ORDERS\nA BUD S A VIE\nEND\nA BUD - SER");
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 4));
    assert_eq!(phase(&world), "S1901M");
    assert!(world.mail().iter().any(|mail| mail.subject.contains("Late Notice: A")));
}

/// What was kept when a turn began is kept again when it is undone; what has been filed for it is on file.
#[test]
fn after_a_rollback_what_was_kept_is_kept_again() {
    let mut world = duel();
    ann(&mut world, &format!("{HOLDS}\nPHASE F1901M\nA BUD - GAL\nPHASE S1902M\nA GAL - UKR"));
    ida(&mut world, ROME_HOLDS);
    run(&mut world);
    ida(&mut world, ROME_HOLDS);
    ann(&mut world, "A VIE H\nF TRI H");
    run(&mut world);
    assert!(ann(&mut world, "STATUS").contains("Army Galicia -> Ukraine."));
    // Back to F1901M: its own orders are on file, those of S1902M are kept.
    world.mail();
    world.write(MAX, JUDGE, "", "SIGN ON mduel secret\nROLLBACK 2");
    let mail = world.mail();
    let told = to(&mail, ANN);
    assert!(told.contains("You keep for later what you kept then: Kept for S1902M: A GAL - UKR"), "{told}");
    assert!(told.contains("on file: A BUD - GAL"), "{told}");
    assert!(!to(&mail, IDA).contains("kept then"));
    // Back to S1901M: both are kept.
    world.write(MAX, JUDGE, "", "SIGN ON mduel secret\nROLLBACK 1");
    let told = to(&world.mail(), ANN);
    assert!(told.contains("Kept for F1901M: A BUD - GAL Kept for S1902M: A GAL - UKR"), "{told}");
    world.ask(MAX, "SIGN ON mduel secret\nPROCESS");
    assert!(ann(&mut world, "STATUS").contains("Army Budapest -> Galicia."));
}

/// Whoever takes over begins anew, and is told so; so is whoever has lost the place.
#[test]
fn kept_orders_do_not_pass_to_another_player() {
    let mut world = duel();
    ann(&mut world, "PHASE F1901M\nA BUD - SER\nPHASE S1901M\nSTANDING ORDERS\nA BUD S A VIE\nEND\nA BUD H");
    world.write("zoe@example.org", JUDGE, "", "REGISTER Zoe Last");
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 10));
    world.mail();
    world.write("zoe@example.org", JUDGE, "", "SIGN ON aduel hidden");
    let mail = world.mail();
    let reply = to(&mail, "zoe@example.org");
    assert!(
        reply.contains("What the player before you had kept for later phases is dropped: keep your own."),
        "{reply}"
    );
    assert!(to(&mail, ANN).contains("The orders that you kept for later are dropped."));
    let status = said(&world.ask("zoe@example.org", "SIGN ON aduel hidden\nSTATUS").body);
    assert!(!status.contains("Kept for") && !status.contains("Standing"), "{status}");
    world.ask("zoe@example.org", &format!("SIGN ON aduel hidden\n{HOLDS}\nSET NO WAIT"));
    ida(&mut world, "SET NO WAIT");
    run(&mut world);
    assert_eq!(phase(&world), "F1901M");
    let status = said(&world.ask("zoe@example.org", "SIGN ON aduel hidden\nSTATUS").body);
    assert!(status.contains("3 orders are needed, and none is on file."), "{status}");
}

/// A master who acts as a power keeps for its player, who gets a copy; and sees what everybody keeps.
#[test]
fn a_master_keeps_orders_for_a_power() {
    let mut world = duel();
    world.mail();
    let reply = world.ask(MAX, "SIGN ON mduel secret\nPHASE F1901M\nA BUD - SER");
    assert!(said(&reply.body).contains("Which power? Write BECOME"), "{}", reply.body);
    world.write(
        MAX,
        JUDGE,
        "",
        "SIGN ON mduel secret\nBECOME AUSTRIA\nPHASE F1901M\nA BUD - SER\nIF A VIE THEN A VIE H",
    );
    let mail = world.mail();
    let reply = to(&mail, MAX);
    assert!(reply.contains("Kept for F1901M: A BUD - SER IF A VIE A VIE H ENDIF"), "{reply}");
    let copy = to(&mail, ANN);
    assert!(copy.contains("The master has acted as Austria.") && copy.contains("F1901M: A BUD - SER"), "{copy}");
    assert!(copy.contains("IF A VIE THEN A VIE H Kept for F1901M."), "{copy}");
    let status = said(&world.ask(MAX, "SIGN ON mduel secret\nSTATUS").body);
    assert!(status.contains("Austria: Kept for F1901M: A BUD - SER"), "{status}");
    let status = ida(&mut world, "STATUS");
    assert!(!status.contains("Kept for"), "{status}");
    // Nobody plays France.
    let reply = said(&world.ask(MAX, "SIGN ON mduel secret\nBECOME FRANCE\nPHASE F1901M\nA PAR - BUR").body);
    assert!(reply.contains("Nobody plays France now, so no orders are kept for it."), "{reply}");
}

/// Somebody who plays several powers keeps for all of them, and orders for the one that has the unit.
#[test]
fn duplex_players_keep_for_all_of_their_powers() {
    let mut world = World::new();
    world.write(
        MAX,
        JUDGE,
        "",
        "REGISTER Max Master\nCREATE ?duel secret\nBECOME MASTER\nSET POWERS 4, PLAYERS 2\nSET NO PRESS, PROXY",
    );
    for (address, name, wish) in [(ANN, "Ann Other", "AG"), (IDA, "Ida Italian", "IT")] {
        world.write(address, JUDGE, "", &format!("REGISTER {name}\nSIGN ON ?duel secret\nSET PREFERENCE {wish}"));
    }
    world.mail();
    let reply = ann(&mut world, "PHASE F1901M\nA VIE S A MUN\nGermany: A MUN H\nA TYR H\nA BUD PROXY ITALY");
    assert!(reply.contains("Kept for F1901M: A VIE S A MUN Germany: A MUN H A TYR H A BUD proxy to Italy"), "{reply}");
    world.ask(MAX, "SIGN ON mduel secret\nPROCESS");
    let status = ann(&mut world, "STATUS");
    assert!(status.contains("Germany: Army Munich HOLD."), "{status}");
    assert!(status.contains("Austria: Army Budapest PROXY to Italy.") || status.contains("Budapest"), "{status}");
}

/// Who is out of the game keeps nothing, and is told once.
#[test]
fn who_is_out_of_the_game_keeps_nothing() {
    let mut world = duel();
    ann(&mut world, "PHASE F1904M\nA BUD - SER");
    // Whatever happened: Austria has nothing left.
    let mut row = world.store.game_named("duel").unwrap().unwrap();
    let mut position: serde_json::Value = serde_json::from_str(row.position.as_deref().unwrap()).unwrap();
    let text = position.to_string();
    assert!(text.contains("Austria"), "{text}");
    position["units"].as_array_mut().unwrap().retain(|unit| !unit.to_string().contains("Austria"));
    if let Some(owners) = position["owners"].as_object_mut() {
        owners.retain(|_, owner| owner != "Austria");
    }
    row.position = Some(position.to_string());
    world.store.change_game(&row).unwrap();
    world.mail();
    world.write(MAX, JUDGE, "", "SIGN ON mduel secret\nPROCESS");
    let told = to(&world.mail(), ANN);
    assert!(told.contains("You are out of the game, so the orders that you kept for F1904M are dropped."), "{told}");
    world.write(MAX, JUDGE, "", "SIGN ON mduel secret\nPROCESS");
    assert!(!to(&world.mail(), ANN).contains("out of the game, so the orders"));
}

/// In a game that knows nothing of later phases, PHASE says so.
#[test]
fn a_game_without_later_phases_says_so() {
    let mut world = crate::third_engine::begun();
    let reply = said(&world.ask("ann@example.org", "SIGN ON rnum secret\nPHASE R7\nSECRET\n4\nEND").body);
    assert!(reply.contains("in this game no orders are kept for other phases."), "{reply}");
    assert!(!reply.contains("SECRET 4"), "{reply}");
    let reply =
        said(&world.ask("ann@example.org", "SIGN ON rnum secret\nIF A VIE THEN 4\nSTANDING ORDERS\n4\nEND").body);
    assert_eq!(reply.matches("*** In the line").count(), 2, "{reply}");
}

/// The form that comes back is for the present phase, and an IF within it is no heap of orders.
#[test]
fn blocks_within_the_form_are_not_read_as_orders() {
    let mut world = duel();
    let reply = ann(
        &mut world,
        "PHASE F1901M\nA SER - GRE\nBEGIN ORDERS\nPHASE S1901M\nF TRI - ALB\nIF F ION\nA BUD - RUM\nELSE\nA BUD - SER\nENDIF\nA VIE H\nEND ORDERS",
    );
    assert!(reply.contains("Fleet Trieste -> Albania.") && reply.contains("Army Vienna HOLD."), "{reply}");
    assert!(
        reply.contains("Army Budapest, no order yet.") && reply.contains("Kept for F1901M: A SER - GRE"),
        "{reply}"
    );
    let mut world = duel();
    let reply = ann(&mut world, "BEGIN ORDERS\nPHASE S1901M\nF TRI - ALB\nPHASE F1901M\nA BUD - SER\nEND ORDERS");
    assert!(reply.contains("Fleet Trieste -> Albania.") && reply.contains("Army Budapest, no order yet."), "{reply}");
}

/// Retreats and builds in prose stay prose, and so does a letter that begins with If.
#[test]
fn prose_keeps_nothing() {
    let mut world = duel();
    let reply = ann(
        &mut world,
        "Retreat is no option for me.\nBuild trust first!\nIf you move to Galicia, I am done.\nIf Russia attacks\nA BUD - SER",
    );
    assert!(!reply.contains("Kept for") && !reply.contains("ENDIF"), "{reply}");
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
}

/// What is kept is bounded.
#[test]
fn what_is_kept_has_bounds() {
    let mut world = duel();
    let order = |i: usize| format!("IF A VIE{} THEN A BUD {}\n", " AND A VIE".repeat(i / 2), ["H", "- SER"][i % 2]);
    let reply = ann(&mut world, &format!("PHASE F1901M\n{}", (0..70).map(order).collect::<String>()));
    assert!(reply.contains("That is more than I keep for one phase."));
    let game = world.store.game_named("duel").unwrap().unwrap().id;
    let kept = world.store.kept_in(game).unwrap();
    assert!(kept.iter().all(|row| row.lines.len() <= 8 << 10 && row.lines.lines().count() <= 200));
}

/// In a game in which nobody sees all units, no order can ask where they are.
#[test]
fn there_is_no_if_in_a_blind_game() {
    let mut world = World::new();
    world.write(
        MAX,
        JUDGE,
        "",
        "REGISTER Max Master\nCREATE ?duel secret standard blind\nBECOME MASTER\nSET POWERS 2, PLAYERS 2\nSET NO PRESS",
    );
    for (address, name, power) in [(ANN, "Ann Other", "A"), (IDA, "Ida Italian", "I")] {
        world.write(address, JUDGE, "", &format!("REGISTER {name}\nSIGN ON ?duel secret\nSET PREFERENCE {power}"));
    }
    world.mail();
    let block = "IF F NAP\nA BUD - SER\nELSE\nA BUD - RUM\nENDIF";
    for lines in [block.to_owned(), format!("PHASE F1901M\n{block}"), format!("STANDING ORDERS\n{block}\nEND")] {
        let reply = ann(&mut world, &lines);
        assert!(reply.contains("nobody sees all units, so orders cannot depend on where they are."), "{reply}");
        assert!(reply.contains("3 orders are needed, and none is on file.") && !reply.contains("Kept for"), "{reply}");
    }
    let reply = ann(&mut world, "PHASE F1901M\nA BUD - SER");
    assert!(reply.contains("Kept for F1901M: A BUD - SER"), "{reply}");
}

/// A pause and an end that is taken back change nothing of what is kept; whoever leaves takes it along.
#[test]
fn what_is_kept_outlives_a_pause_and_not_its_player() {
    let mut world = duel();
    ann(&mut world, "PHASE F1901M\nA BUD - SER");
    for lines in ["PAUSE", "RESUME", "TERMINATE duel", "RESUME"] {
        world.ask(MAX, &format!("SIGN ON mduel secret\n{lines}"));
    }
    assert!(ann(&mut world, "STATUS").contains("Kept for F1901M: A BUD - SER"));
    ann(&mut world, "RESIGN duel");
    let game = world.store.game_named("duel").unwrap().unwrap().id;
    assert_eq!(world.store.kept_in(game).unwrap(), []);
    ida(&mut world, ROME_HOLDS);
    world.ask(MAX, "SIGN ON mduel secret\nPROCESS");
    let status = said(&world.ask(MAX, "SIGN ON mduel secret\nSTATUS").body);
    assert!(phase(&world) == "F1901M" && !status.contains("Serbia"), "{status}");
}

/// What is kept is in MY DATA, and nothing is left of it when its player is erased.
#[test]
fn what_is_kept_is_told_and_erased_with_its_player() {
    let mut world = duel();
    ann(&mut world, "PHASE F1901M\nIF A VIE THEN A BUD - SER\nSTANDING ORDERS\nF TRI H\nEND");
    let data = said(&world.ask(ANN, "MY DATA").body);
    assert!(data.contains("kept for later, F1901M: IF A VIE / A BUD - SER / ENDIF"), "{data}");
    assert!(data.contains("kept for later, standing orders: F TRI H"), "{data}");
    let game = world.store.game_named("duel").unwrap().unwrap().id;
    let user = world.store.user_at(ANN).unwrap().unwrap();
    world.store.erase_person(&user, "none", world.now).unwrap();
    assert_eq!(world.store.kept_in(game).unwrap(), []);
}
