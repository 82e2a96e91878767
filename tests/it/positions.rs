//! `chancery adjudicate --jsonl`: positions as JSON, line by line.
use super::dice::Dice;
use super::program::{chancery, said};
use chancery::cli::adjudicate::{Adjudicator, stream};
use chancery::rules::diplomacy::Diplomacy;
use chancery::rules::{Eyes, Luck, Rules};
use serde_json::{Value, json};
use std::fs;
use std::io::BufReader;
use std::path::Path;

/// The reply to one line.
fn answer_at(desk: &mut Adjudicator, line: &Value) -> Value {
    let mut output = Vec::new();
    stream(desk, BufReader::new(line.to_string().as_bytes()), &mut output).unwrap();
    serde_json::from_slice(&output).unwrap()
}

fn answer(line: &Value) -> Value {
    answer_at(&mut Adjudicator::default(), line)
}

/// The error in a line.
fn error(line: &Value) -> String {
    answer(line)["error"].as_str().unwrap_or_else(|| panic!("{line} is answered")).to_owned()
}

/// The n-th order's outcome, or the reason for its failure.
fn fate(answer: &Value, nth: usize) -> &str {
    let result = &answer["results"][nth];
    result["reason"].as_str().or(result["outcome"].as_str()).unwrap_or_else(|| panic!("{answer}"))
}

/// A retreat of one unit without its options.
fn retreat(board: &str, phase: &str, unit: [&str; 3], from: &str, to: &str) -> Value {
    let order = format!("{} {} - {to}", unit[1], unit[2]);
    let line = json!({
        "variant": board, "phase": phase, "units": [], "owners": {},
        "dislodged": [{ "unit": unit, "from": from }], "orders": [[unit[0], order]],
    });
    answer(&line)
}

#[test]
fn an_edition_leaves_the_options_of_the_board() {
    // Chaos builds in any owned centre, Colonial has a railway.
    let built = json!({
        "variant": "chaos", "phase": "W1901A", "units": [], "owners": { "CON": "Ankara", "ANK": "Ankara" },
        "orders": [["Ankara", "B A CON"]], "policies": { "edition": "2023" },
    });
    assert_eq!(fate(&answer(&built), 0), "success");
    let ridden = json!({
        "variant": "colonial", "phase": "S1870M", "units": [["Russia", "A", "MOS"]],
        "orders": [["Russia", "A MOS - TSR - IRK"]], "policies": { "edition": "1971" },
    });
    assert_eq!(fate(&answer(&ridden), 0), "success");
    // The edition decides the rulings: by the rules of 1971, an army may go by land when its convoy is broken.
    let walked = |edition: &str| {
        let line = json!({
            "phase": "S1901M", "units": [["England", "A", "NOR"], ["Germany", "F", "SKA"]],
            "orders": [["England", "A NOR - SWE via"]], "policies": { "edition": edition },
        });
        fate(&answer(&line), 0).to_owned()
    };
    assert_eq!((walked("1971").as_str(), walked("2023").as_str()), ("success", "no-convoy"));
}

#[test]
fn retreats_that_are_left_out_are_those_that_the_rules_leave_open() {
    // Ice.
    let ship = ["Norway", "F", "NWG"];
    assert_eq!(fate(&retreat("loeb9", "S1901R", ship, "NTH", "ARC"), 0), "success");
    assert_eq!(fate(&retreat("loeb9", "F1901R", ship, "NTH", "ARC"), 0), "no-retreat");
    // A canal that no power holds, and an open one, without its policy.
    let ship = ["Britain", "F", "MEDS"];
    assert_eq!(fate(&retreat("colonial", "S1870R", ship, "EGY", "REDS"), 0), "no-retreat");
    let mut open = json!({
        "variant": "colonial", "phase": "S1870R", "units": [], "owners": {}, "policies": { "gateways": "off" },
        "dislodged": [{ "unit": ship, "from": "EGY" }], "orders": [["Britain", "F MEDS - REDS"]],
    });
    assert_eq!(fate(&answer(&open), 0), "success");
    // A passage for one power only.
    let folder = tempfile::tempdir().unwrap();
    keep(folder.path(), "narrow", "base = \"standard\"\ntitle = \"Narrow\"\n", "[passages]\nMUN - BUR: only France\n");
    let mut desk = Adjudicator::new(Some(folder.path().to_owned()));
    for (power, expected) in [("Germany", "no-retreat"), ("France", "success")] {
        open = json!({
            "variant": "narrow", "phase": "S1901R", "units": [],
            "dislodged": [{ "unit": [power, "A", "MUN"], "from": "TYR" }], "orders": [[power, "A MUN - BUR"]],
        });
        assert_eq!(fate(&answer_at(&mut desk, &open), 0), expected, "{power}");
    }
}

#[test]
fn retreats_that_contradict_the_position_are_refused() {
    let line = |options: &[&str]| {
        json!({
            "phase": "S1901R", "units": [["Austria", "A", "TRI"], ["Italy", "F", "VEN"], ["Italy", "A", "PIE"]],
            "contested": ["BUD"], "dislodged": [{ "unit": ["Italy", "A", "TRI"], "from": "VIE", "options": options }],
        })
    };
    let wrong = |options: &[&str]| error(&line(options));
    assert!(answer(&line(&["ALB", "TYR"]))["error"].is_null());
    assert!(answer(&line(&[]))["error"].is_null());
    assert_eq!(wrong(&["ALB", "VEN"]), "A TRI cannot retreat to VEN, only to ALB, SER and TYR.");
    assert!(wrong(&["VIE"]).starts_with("A TRI cannot retreat to VIE"));
    assert!(wrong(&["BUD"]).starts_with("A TRI cannot retreat to BUD"));
    assert!(wrong(&["PAR"]).starts_with("A TRI cannot retreat to PAR"));
}

#[test]
fn a_phase_that_the_calendar_lacks_is_refused() {
    let line = |phase: &str, summer: &str| json!({ "phase": phase, "units": [], "policies": { "summer": summer } });
    assert_eq!(
        error(&line("U1901M", "off")),
        "There is no phase U1901M in this game; there are S1901M, F1901M and W1901A, and retreats after movement."
    );
    assert!(error(&line("U1901R", "off")).starts_with("There is no phase U1901R"));
    assert!(error(&line("S1901A", "off")).starts_with("There is no phase S1901A"));
    assert!(answer(&line("U1901M", "on"))["error"].is_null());
    for phase in ["S1901M", "S1901R", "F1901M", "F1901R", "W1901A", "F1901B"] {
        assert!(answer(&line(phase, "off"))["error"].is_null(), "{phase}");
    }
}

#[test]
fn unknown_fields_are_errors() {
    let whole = json!({
        "phase": "S1901R", "units": [], "dislodged": [{ "unit": ["Italy", "A", "TRI"], "from": "VIE" }],
        "affairs": { "credits": { "Italy": 3 } },
    });
    assert!(answer(&whole)["error"].is_null());
    let mut wrong = whole.clone();
    wrong["polices"] = json!({ "paradox": "szykman" });
    wrong["id"] = json!("x1");
    let said = error(&wrong);
    assert!(
        said.starts_with("This line is not a valid position: unknown field `polices`, expected one of `id`,"),
        "{said}"
    );
    assert!(said.contains("`policies`"), "{said}");
    assert_eq!(answer(&wrong)["id"], json!("x1"));
    let mut wrong = whole.clone();
    wrong["dislodged"][0]["form"] = json!("VIE");
    assert!(error(&wrong).contains("unknown field `form`"));
    let mut wrong = whole;
    wrong["affairs"]["credit"] = json!({});
    assert!(error(&wrong).contains("unknown field `credit`"));
}

/// Random games, once in the engine, and once as lines, each of which begins with the reply to the last.
#[test]
fn printed_positions_are_read_back() {
    let mut desk = Adjudicator::default();
    for (board, n_phases) in [("standard", 30), ("1897", 20), ("vassal", 20), ("colonial", 8)] {
        let rules = Diplomacy::variant(board).unwrap();
        let mut dice = Dice::new(7);
        let mut state = rules.begin(&rules.played(), &Luck::default());
        let mut line = rules.save(&state);
        let mut has_affairs = false;
        for _ in 0..n_phases {
            let mut orders = Vec::new();
            for power in rules.due(&state) {
                let view = rules.view(&state, Eyes::Power(power));
                let options = rules.options(&view);
                let mut on_file = Vec::new();
                for _ in 0..options.len().min(40) {
                    let option = &options[dice.roll(options.len() as u64) as usize];
                    for found in rules.orders(&view, option).into_iter().flatten().filter(|found| found.power == power)
                    {
                        rules.file(&state, power, &mut on_file, found.order);
                    }
                }
                orders.extend(on_file.into_iter().map(|order| (power, order)));
            }
            let text = |(power, order)| json!([rules.board().power_name(power).name, rules.write_order(&order)]);
            line["variant"] = json!(board);
            line["orders"] = orders.iter().cloned().map(text).collect();
            let answer = answer_at(&mut desk, &line);
            state = rules.adjudicate(&state, &orders, &Luck::default()).0;
            if !state.winners.is_empty() {
                break;
            }
            line = answer["next"].clone();
            assert_eq!(line, rules.save(&state), "{board}: {answer}");
            has_affairs |= !line["affairs"].is_null();
        }
        assert_eq!(has_affairs, matches!(board, "1897" | "vassal"), "{board}");
    }
}

fn keep(boards: &Path, name: &str, variant: &str, borders: &str) {
    fs::create_dir_all(boards.join(name)).unwrap();
    fs::write(boards.join(name).join("variant.toml"), variant).unwrap();
    fs::write(boards.join(name).join("borders.txt"), borders).unwrap();
    fs::write(boards.join(name).join("info.txt"), "A board of ours.\n").unwrap();
}

#[test]
fn a_keepers_own_board_is_adjudicated() {
    let folder = tempfile::tempdir().unwrap();
    let boards = folder.path().join("boards");
    keep(&boards, "bridge", "base = \"standard\"\ntitle = \"Bridge\"\n", "[army]\nLON: BEL\n");
    keep(&boards, "ruin", "base = \"nowhere\"\ntitle = \"Ruin\"\n", "");
    let lines = ["bridge", "standard", "ruin", "none", "bridge"].map(|board| {
        let units = [["England", "A", "LON"]];
        json!({ "id": board, "variant": board, "phase": "S1901M", "units": units, "orders": [["England", "A LON - BEL"]] })
            .to_string()
    });
    let file = folder.path().join("positions.jsonl");
    fs::write(&file, lines.join("\n")).unwrap();
    let run = |boards: &Path| {
        let mut command = chancery();
        command.args(["adjudicate", "--jsonl", "--boards"]).arg(boards).arg(&file).output().unwrap()
    };
    let output = run(&boards);
    assert_eq!(output.status.code(), Some(1));
    let answers: Vec<Value> =
        String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((fate(&answers[0], 0), fate(&answers[1], 0)), ("success", "void"));
    assert_eq!(fate(&answers[4], 0), "success");
    for (answer, name) in [(&answers[2], "ruin"), (&answers[3], "none")] {
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(name) && error.ends_with('.'), "{error}");
    }
    let output = run(&folder.path().join("elsewhere"));
    assert!(!output.status.success() && said(&output).contains("is not a folder"), "{}", said(&output));
}

/// A replaced order keeps its place in the reply, whichever of them remains valid.
#[test]
fn each_of_several_orders_to_one_unit_has_its_own_reply() {
    let line = json!({
        "phase": "S1901M", "units": [["France", "A", "PAR"]],
        "orders": [["France", "A PAR - BUR"], ["France", "A PAR - LON"], ["France", "A PAR - BUR"], ["France", "A PAR - GAS"],
                   ["France", "A PAR - MOS"]],
    });
    let answer = answer(&line);
    let told: Vec<_> =
        (0..5).map(|nth| (answer["results"][nth]["order"].as_str().unwrap(), fate(&answer, nth))).collect();
    assert_eq!(
        told,
        [
            ("A PAR - BUR", "void"),
            ("A PAR - LON", "void"),
            ("A PAR - BUR", "void"),
            ("A PAR - GAS", "success"),
            ("A PAR - MOS", "void")
        ]
    );
}

/// The cost of bulk input grows with its length, not with its square: otherwise these would take hours.
#[test]
fn many_orders_and_long_words_are_cheap() {
    let n_orders = 20_000;
    let goals = ["BUR", "PIC", "GAS", "BRE", "LON"];
    let orders: Vec<_> = (0..n_orders).map(|n| json!(["France", format!("A PAR - {}", goals[n % 5])])).collect();
    let line = json!({ "phase": "S1901M", "units": [["France", "A", "PAR"]], "orders": orders });
    let told = answer(&line);
    assert_eq!(told["results"].as_array().unwrap().len(), n_orders);
    let standing: Vec<_> = (0..n_orders).filter(|&nth| fate(&told, nth) == "success").collect();
    assert_eq!(standing, [n_orders - 2]);

    // On a board with a high sea, where each order to go there would have a separate place.
    let folder = tempfile::tempdir().unwrap();
    keep(folder.path(), "open", "base = \"standard\"\ntitle = \"Open\"\n", "");
    fs::write(folder.path().join("open/provinces.txt"), "North Sea | NTH | sea, high\n").unwrap();
    let mut desk = Adjudicator::new(Some(folder.path().to_owned()));
    let orders: Vec<_> = (0..n_orders).map(|_| json!(["England", "F LON - NTH"])).collect();
    let units = json!([["England", "F", "LON"], ["England", "F", "NTH"], ["France", "F", "NTH"]]);
    let line = json!({ "variant": "open", "phase": "S1901M", "units": units, "orders": orders });
    let told = answer_at(&mut desk, &line);
    assert_eq!(fate(&told, n_orders - 1), "success");
    let fleets: Vec<_> = told["next"]["units"].as_array().unwrap().iter().map(|unit| &unit[2]).collect();
    assert_eq!(fleets, ["NTH"; 3]);
    let crowd = vec![json!(["England", "F", "NTH"]); 76];
    let line = json!({ "variant": "open", "phase": "S1901M", "units": crowd });
    let said = "There are 76 units, but the board has only 75 provinces.";
    assert_eq!(answer_at(&mut desk, &line)["error"], json!(said));

    let word = "x".repeat(5_000_000);
    let line = json!({ "phase": "S1901M", "units": [["France", "A", "PAR"]], "orders": [["France", format!("A PAR - {word}")]] });
    let why = answer(&line)["results"][0]["why"].as_str().unwrap().to_owned();
    assert_eq!(why, format!("There is no province {}... on this board.", "X".repeat(60)));
}
