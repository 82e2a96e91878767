//! Phases, orders and conditions: written and read back.
use chancery::game::plan::{Condition, Plan};
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::diplomacy::state::STAGES;
use chancery::rules::{Eyes, Luck, Planned, Rules as _};
use chancery::say;
use chancery::text::sentence::{Note, term};
use chancery::text::words::said;

/// Every spelling of a phase that players of the classic judges use.
#[test]
fn phases_have_many_spellings() {
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
        ("S1907M", "S1907M is too far ahead: I keep orders for 5 years, up to W1906A."),
        ("U1902M", "There is no U1902M in this game."),
        ("F1901X", "I don't know a phase \"F1901X\". Write it like this: PHASE S1901R."),
        ("Winter 1901 movement", "I don't know a phase \"Winter 1901 movement\". Write it like this: PHASE S1901R."),
        ("99999999999", "I don't know a phase \"99999999999\". Write it like this: PHASE S1901R."),
    ] {
        assert_eq!(rules.named_phase(&state, text).map_err(said), Err(why.to_owned()), "{text}");
    }
}

/// A parsed order for later can be printed and parsed again, with the same meaning.
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
        other => Err(Note::of(say!("what is {}?", term(other)))),
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
    // An irrelevant condition is evaluated all the same.
    for text in ["T OR X", "F AND X"] {
        assert_eq!(Condition::read(text).unwrap().holds(&is_so).map_err(said), Err("what is X?".to_owned()), "{text}");
    }
    // Units in people's words.
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
