//! Scripts: their abilities and limits, and the scripts that ship with the program.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
use chancery_rules::{Luck, OrderFacts, Power, PowerName};
use chancery_scripts::ScriptKind::{Command, Module};
use chancery_scripts::engine::{Script, ScriptEngine};
use chancery_scripts::head::Disclosure;
use chancery_scripts::hooks::{
    Answer, Call, CommandInput, Effect, Failure, GameFacts, Halt, Hook, Input, Listener, OrderInput, PressFacts,
};
use chancery_scripts::library::ScriptLibrary;
use chancery_scripts::{MAX_BYTES, MAX_STEPS, ScriptKind};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::{fs, thread};

mod steps;

fn powers() -> Vec<PowerName> {
    let named =
        |name: &str| PowerName { letter: name[..1].to_owned(), name: name.to_owned(), adjective: name.to_owned() };
    ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"].map(named).into()
}

fn game(option: Value) -> Arc<GameFacts> {
    Arc::new(GameFacts {
        name: "demo".into(),
        variant: "Standard".into(),
        phase: "S1901M".into(),
        season: "spring".into(),
        stage: "move".into(),
        year: 1901,
        turn: 1,
        powers: powers(),
        goal: Some(18),
        standings: Some(vec![3, 3, 3, 3, 3, 4, 3]),
        commands: (0..7).map(|n| vec![Power(n)]).collect(),
        homes: vec![
            vec!["BUD".into(), "VIE".into()],
            vec!["LON".into()],
            vec!["PAR".into()],
            vec![],
            vec![],
            vec![],
            vec![],
        ],
        neighbours: vec![vec![Power(4)], vec![], vec![Power(3)], vec![Power(2)], vec![], vec![], vec![]],
        players: vec![Some("Ann".into()); 7],
        option,
        ..GameFacts::default()
    })
}

fn press(from: u16, to: &[u16]) -> Input {
    let to: Vec<Power> = to.iter().copied().map(Power).collect();
    Input::Press(PressFacts {
        from: Power(from),
        to_all: to.len() == 6,
        to,
        grey: false,
        text: "the secret plan".into(),
    })
}

fn call(hook: Hook, option: Value, state: Value, input: Input) -> Call {
    Call { hook, game: Some(game(option)), input, state, luck: Some(Luck::new([7; 32])) }
}

/// A module with these lines below a head.
fn module(engine: &ScriptEngine, sees: &str, body: &str) -> Script {
    let text = format!("//! probe -- for tests.\n//! Option: PROBE\n//! Sees: {sees}\n{body}");
    engine.compile(Module, "probe", "probe.rhai", &text).unwrap_or_else(|flaws| panic!("{flaws:?}\n{body}"))
}

fn failure(answer: Result<Answer, Halt>) -> Failure {
    match answer {
        Err(Halt::Failed(failure)) => failure,
        other => panic!("no failure: {other:?}"),
    }
}

fn shipped(name: &str) -> (ScriptLibrary, Arc<Script>) {
    let library = ScriptLibrary::new(None, None, true);
    let script = library.find(Module, name).unwrap();
    (library, script)
}

/// The hostile scripts, each with its stated purpose.
fn hostile() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<_> = files
        .map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap()))
        .collect();
    found.sort();
    found
}

#[test]
fn hostile_scripts_end_with_an_error_and_harm_only_themselves() {
    let scripts = hostile();
    assert!(50 < scripts.len(), "the scripts are elsewhere");
    let engine = ScriptEngine::new();
    let innocent = module(&engine, "press", "fn press(game, letter) { warn(`for ${letter.from}`); }");
    let mut outcomes = Vec::new();
    for (name, text) in scripts {
        let outcome = match engine.compile(Module, &name, "hostile.rhai", &text) {
            Err(flaws) => flaws[0].to_string(),
            Ok(script) => {
                let answer = engine.call(&script, call(Hook::Press, Value::Null, Value::Null, press(2, &[3])));
                assert!(answer.is_err(), "{name}: {answer:?}");
                let failed = failure(answer);
                assert!(failed.steps <= MAX_STEPS + 1, "{failed}");
                failed.to_string()
            }
        };
        let seen = ["x-s1901m", "secret plan"];
        assert!(
            seen.iter().all(|words| !outcome.contains(words)),
            "a failure tells what its script has seen: {outcome}"
        );
        outcomes.push(format!("{name}: {outcome}\n"));
        let next = engine.call(&innocent, call(Hook::Press, Value::Null, Value::Null, press(2, &[3]))).unwrap();
        assert_eq!(next.effects, [Effect::Warn("for France".into())], "after {name}");
    }
    let known = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile.txt");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&known, outcomes.concat()).unwrap();
    }
    assert_eq!(outcomes.concat(), fs::read_to_string(known).unwrap());
}

#[test]
fn shipped_scripts_compile_and_fit_the_width_of_an_email() {
    let library = ScriptLibrary::new(None, None, true);
    let (modules, commands) = (library.names(Module), library.names(Command));
    let known = ["chatter", "escalation", "goals", "handicap", "hush", "leak", "quota", "restrict", "stamps", "truce"];
    assert_eq!((modules, commands), (known.map(str::to_owned).to_vec(), vec!["roll".to_owned(), "score".to_owned()]));
    for kind in [Module, Command] {
        for name in library.names(kind) {
            let script = library.get(kind, &name).unwrap().unwrap_or_else(|flaws| panic!("{flaws:?}"));
            assert!(!script.head.examples.is_empty(), "{name} has no example");
            let wide: Vec<&str> = script.head.text.lines().filter(|line| 72 < line.chars().count()).collect();
            assert!(wide.is_empty(), "{name}: {wide:?}");
        }
    }
}

#[test]
fn restrict_refuses_press_between_two_players_and_withholds_broadcasts() {
    let (library, restrict) = shipped("restrict");
    let engine = library.engine();
    let option =
        engine.call(&restrict, call(Hook::Option, Value::Null, Value::Null, Input::Option("FG,ai".into()))).unwrap();
    assert_eq!(option.value, json!([["France", "Germany"], ["Austria", "Italy"]]));
    let sends = |from, to: &[u16]| {
        engine.call(&restrict, call(Hook::Press, option.value.clone(), Value::Null, press(from, to)))
    };
    assert_eq!(
        sends(2, &[3]).unwrap_err(),
        Halt::Refused("In this game France and Germany may not write to each other; nothing has been sent.".into())
    );
    assert_eq!(sends(2, &[1]).unwrap().effects, []);
    assert_eq!(sends(2, &[0, 1, 3, 4, 5, 6]).unwrap().effects, [Effect::Drop(Power(3))]);
}

#[test]
fn meaningless_options_are_refused_in_a_sentence() {
    let library = ScriptLibrary::new(None, None, true);
    for name in library.names(Module) {
        let script = library.find(Module, &name).unwrap();
        for text in ["x", "FG,X", "-1", "999999999999999999999", "\u{0}", "F", "::,"] {
            let answer = library
                .engine()
                .call(&script, call(Hook::Option, Value::Null, Value::Null, Input::Option(text.into())));
            match answer {
                Ok(_) | Err(Halt::Refused(_)) => {}
                Err(Halt::Failed(failure)) => panic!("{text:?}: {failure}"),
            }
        }
    }
}

#[test]
fn a_quota_is_counted_in_the_state_of_the_game() {
    let (library, quota) = shipped("quota");
    let mut state = Value::Null;
    for left in ["1", "0"] {
        let answer = library.engine().call(&quota, call(Hook::Press, json!(2), state, press(2, &[3]))).unwrap();
        assert_eq!(answer.effects, [Effect::Warn(format!("Letters of press left in this phase: {left}."))]);
        state = answer.state;
    }
    assert_eq!(state, json!({"phase": "S1901M", "sent": {"France": 2}}));
    let third = library.engine().call(&quota, call(Hook::Press, json!(2), state, press(2, &[3])));
    assert!(matches!(third, Err(Halt::Refused(_))), "{third:?}");
}

#[test]
fn a_truce_makes_moves_into_other_homes_hold() {
    let (library, truce) = shipped("truce");
    let order = |power, text: &str, to: &str| OrderInput {
        power: Power(power),
        text: text.into(),
        facts: OrderFacts { unit: "army".into(), kind: "move".into(), at: "BUR".into(), to: to.into() },
    };
    let orders = vec![order(2, "A BUR - BEL", "BEL"), order(3, "A BUR - PAR", "PAR"), order(2, "A BUR - PAR", "PAR")];
    let answer =
        library.engine().call(&truce, call(Hook::Adjudicate, json!(2), Value::Null, Input::Orders(orders))).unwrap();
    let why = "A BUR - PAR: there is a truce, so the unit holds.".to_owned();
    assert_eq!(answer.effects, [Effect::Replace { at: 1, text: "A BUR H".into(), why }]);
    assert_eq!(answer.state, json!({"ends": 1903}));
}

#[test]
fn a_script_sees_only_the_input_named_in_its_head() {
    let engine = ScriptEngine::new();
    let probes = [
        ("letter.text", Disclosure::Text, "fn press(game, letter) { letter.text }"),
        ("game.player", Disclosure::Players, "fn press(game, letter) { game.player(\"France\") }"),
    ];
    for (what, sight, body) in probes {
        let script = module(&engine, "press", body);
        let failed = failure(engine.call(&script, call(Hook::Press, Value::Null, Value::Null, press(2, &[3]))));
        assert_eq!(failed.why, format!("{what} is not there without the line `//! Sees: {}`", sight.word()));
        let script = module(&engine, &format!("press, {}", sight.word()), body);
        engine.call(&script, call(Hook::Press, Value::Null, Value::Null, press(2, &[3]))).unwrap();
    }
}

#[test]
fn hooks_without_the_word_that_they_need_do_not_compile() {
    let engine = ScriptEngine::new();
    let flaws = |sees: &str, body: &str| {
        let text = format!("//! probe -- for tests.\n//! Option: PROBE\n//! Sees: {sees}\n{body}");
        engine.compile(Module, "probe", "probe.rhai", &text).err().unwrap()[0].to_string()
    };
    assert_eq!(flaws("orders", "fn press(game, letter) { }"), "probe.rhai:4: `press` needs the line `//! Sees: press`");
    assert_eq!(flaws("press", "fn order(game, order) { }"), "probe.rhai:4: `order` needs the line `//! Sees: orders`");
    assert_eq!(flaws("press", "fn press(game) { }"), "probe.rhai:4: it is `fn press(game, letter)`");
    assert_eq!(
        flaws("press", "fn pres(game, letter) { }"),
        "probe.rhai: there is a function `pres`; the hook is called `press`"
    );
    assert_eq!(
        flaws("press", "const A = 1; fn press(game, letter) { A }"),
        "probe.rhai: statements outside of functions are never carried out; move them into one"
    );
    assert_eq!(
        flaws("stars", "fn press(game, letter) { }"),
        "probe.rhai:3: Sees: is any of press, text, orders, hidden, players; one of it is `stars`"
    );
    let broken = flaws("press", "fn press(game, letter) {\n  let = 3;\n}");
    assert!(broken.starts_with("probe.rhai:5: column 7: "), "{broken}");
}

/// Every effect, called from every hook: it works where the table says so, and is an error elsewhere.
#[test]
fn effects_are_only_where_the_table_has_them() {
    use chancery_scripts::hooks::Verb;
    let engine = ScriptEngine::new();
    let effects = [
        (Verb::Warn, "warn(\"a\")"),
        (Verb::Tell, "game.tell(\"all\", \"a\")"),
        (Verb::End, "game.win([\"France\"], \"a\")"),
        (Verb::End, "game.nobody_wins(\"a\")"),
        (Verb::Dice, "game.dice(6)"),
        (Verb::Refuse, "refuse(\"a\")"),
        (Verb::Drop, "letter.drop(\"France\")"),
        (Verb::Stamp, "letter.stamp(\"a\")"),
        (Verb::Orders, "orders.strike(0, \"a\")"),
        (Verb::Orders, "orders.replace(0, \"A PAR H\", \"a\")"),
        (Verb::Say, "say(\"a\")"),
        (Verb::Line, "line(\"a\")"),
    ];
    let mut n_tried = 0;
    for hook in Hook::ALL.into_iter().filter(|hook| *hook != Hook::Run) {
        for (verb, effect) in effects {
            let object = effect.split_once('.').map_or("", |(object, _)| object);
            let takes = hook.takes();
            if !["", "game"].contains(&object) && !takes.contains(&object) {
                continue;
            }
            let (game, takes) = if hook == Hook::Option { ("let game = board; ", takes) } else { ("", takes) };
            let body = format!("fn {}({}) {{ {game}{effect}; }}", hook.name(), takes.join(", "));
            let body = if hook == Hook::Option { body + "\nfn phase(game) { }" } else { body };
            let script = module(&engine, "press, orders", &body);
            let input = match hook {
                Hook::Option => Input::Option("x".into()),
                Hook::Press => press(2, &[3]),
                Hook::Order => Input::Order(OrderInput::default()),
                Hook::Adjudicate => Input::Orders(vec![OrderInput::default()]),
                Hook::Results => Input::Events(json!([])),
                _ => Input::Nothing,
            };
            let answer = engine.call(&script, call(hook, Value::Null, Value::Null, input));
            let is_there = match &answer {
                Ok(_) | Err(Halt::Refused(_)) => true,
                Err(Halt::Failed(_)) => false,
            };
            assert_eq!(is_there, hook.may().contains(&verb), "{effect} in {}: {answer:?}", hook.name());
            n_tried += 1;
        }
    }
    assert!(60 < n_tried, "{n_tried}");
}

#[test]
fn the_same_call_has_the_same_answer_and_dice_belong_to_their_script() {
    let engine = ScriptEngine::new();
    let body = "fn start(game) { for i in 0..20 { game.tell(\"all\", game.dice(100).to_string()); } }";
    let script = module(&engine, "press", body);
    let start = || call(Hook::Start, Value::Null, Value::Null, Input::Nothing);
    let first = engine.call(&script, start()).unwrap();
    assert_eq!(first, engine.call(&script, start()).unwrap());
    let text = format!("//! other -- for tests.\n//! Option: OTHER\n{body}");
    let other = engine.compile(Module, "other", "other.rhai", &text).unwrap();
    assert_ne!(first.effects, engine.call(&other, start()).unwrap().effects);
}

#[test]
fn a_command_says_and_does_lines() {
    let engine = ScriptEngine::new();
    let text = "//! hello -- greets.\n//! Usage: HELLO name\n//! Who: anyone\nfn run(game, writer, args) {\n  if game != () { refuse(\"sign off\"); }\n  say(`Hello ${args.words[0]}, it is ${now(\"UTC\").hour} o'clock, ${writer.name}.`);\n  line(\"VERSION\");\n}\n";
    let script = engine.compile(Command, "hello", "hello.rhai", text).unwrap();
    let input = CommandInput {
        writer: chancery_scripts::hooks::WriterFacts { name: "Ann".into(), ..Default::default() },
        text: "you".into(),
        block: Vec::new(),
        clock: Arc::new(|zone| (zone == "UTC").then(|| json!({"hour": 12}))),
    };
    let call = Call { hook: Hook::Run, game: None, input: Input::Command(input), state: Value::Null, luck: None };
    let answer = engine.call(&script, call).unwrap();
    assert_eq!(
        answer.effects,
        [Effect::Say("Hello you, it is 12 o'clock, Ann.".into()), Effect::Line("VERSION".into())]
    );
}

#[test]
fn a_folder_is_read_again_when_its_files_change() {
    let folder = tempfile::tempdir().unwrap();
    let modules = folder.path().join("modules");
    fs::create_dir(&modules).unwrap();
    let library = ScriptLibrary::new(Some(folder.path().to_owned()), None, true);
    let file = modules.join("calm.rhai");
    let text =
        |word: &str| format!("//! calm -- {word}.\n//! Option: CALM\n//! Sees: press\nfn press(game, letter) {{ }}\n");
    fs::write(&file, text("one")).unwrap();
    let first = library.find(Module, "CALM").unwrap();
    assert_eq!(first.head.about, "one.");
    fs::write(&file, text("another")).unwrap();
    assert_eq!(library.find(Module, "calm").unwrap().head.about, "another.");
    fs::write(&file, "nothing").unwrap();
    assert!(library.find(Module, "calm").is_none() && !library.flaws().is_empty());
    fs::remove_file(&file).unwrap();
    assert!(library.get(Module, "calm").is_none() && library.flaws().is_empty());
    // A game continues with the text it has stored.
    let kept = library.kept(Module, "calm", &first.digest, || Some(first.text.clone())).unwrap();
    assert_eq!(kept.head.about, "one.");
}

#[test]
fn a_file_cannot_take_the_place_of_a_shipped_script_or_lie_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let modules = folder.path().join("modules");
    fs::create_dir(&modules).unwrap();
    fs::write(modules.join("restrict.rhai"), "//! restrict -- lies.\n").unwrap();
    fs::write(folder.path().join("far.rhai"), "//! far -- away.\n//! Option: FAR\nfn phase(game) { }\n").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(folder.path().join("far.rhai"), modules.join("far.rhai")).unwrap();
    let library = ScriptLibrary::new(Some(folder.path().to_owned()), None, true);
    assert!(library.find(Module, "restrict").unwrap().text.contains("groups"));
    assert!(library.find(Module, "far").is_none() && library.get(Module, "../far").is_none());
}

#[test]
fn a_keeper_narrows_the_choice() {
    let library = ScriptLibrary::new(None, Some(vec!["restrict".into()]), false);
    assert_eq!((library.names(Module), library.names(Command)), (vec!["restrict".to_owned()], vec![]));
}

#[test]
fn a_script_is_short() {
    let engine = ScriptEngine::new();
    let text = format!("//! probe -- long.\n//! Option: PROBE\n{}", "// words\n".repeat(MAX_BYTES / 9));
    let flaws = engine.compile(Module, "probe", "probe.rhai", &text).err().unwrap();
    assert_eq!(flaws[0].why, format!("it has {} bytes, and a script has at most {MAX_BYTES}", text.len()));
}

/// Values nested as deeply as scripts can make them are dropped on a small stack.
#[test]
fn no_script_overflows_a_small_stack() {
    let all = || {
        let engine = ScriptEngine::new();
        for (name, text) in hostile() {
            if let Ok(script) = engine.compile(Module, &name, "hostile.rhai", &text) {
                let _ = engine.call(&script, call(Hook::Press, Value::Null, Value::Null, press(2, &[3])));
            }
        }
    };
    thread::Builder::new().stack_size(2 << 20).spawn(all).unwrap().join().unwrap();
}

#[test]
fn a_scripts_own_functions_are_not_slips() {
    let engine = ScriptEngine::new();
    module(&engine, "press", "fn press(game, letter) { number(1); }\nfn number(n) { n }\nfn says_who(n) { n }");
    assert_eq!(ScriptKind::Module.folder(), "modules");
    assert_eq!(Listener::All, Listener::All);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any bytes as a script, or as its state, give a result or an error.
    #[test]
    fn any_text_is_a_script_or_not(text in ".{0,200}", state in ".{0,40}") {
        let engine = ScriptEngine::new();
        let whole = format!("//! probe -- for tests.\n//! Option: PROBE\n//! Sees: press\nfn press(game, letter) {{ {text} }}");
        for text in [&text, &whole] {
            if let Ok(script) = engine.compile(Module, "probe", "probe.rhai", text) {
                let state = serde_json::from_str(&state).unwrap_or(Value::String(state.clone()));
                let _ = engine.call(&script, call(Hook::Press, Value::Null, state, press(2, &[3])));
            }
        }
    }
}
