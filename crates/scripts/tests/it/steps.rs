//! The steps of scripts are the same in each build, and no script uses much memory.
use super::{call, game, hostile, module, press, shipped};
use chancery_rules::{Luck, OrderFacts, Power};
use chancery_scripts::ScriptKind::{Command, Module};
use chancery_scripts::engine::ScriptEngine;
use chancery_scripts::hooks::{Call, CommandInput, Halt, Hook, Input, OrderInput};
use chancery_scripts::library::ScriptLibrary;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

/// The shipped scripts' hooks, called in the order of a game, and their steps.
fn steps_of_shipped() -> String {
    let library = ScriptLibrary::new(None, None, true);
    let engine = library.engine();
    let order = |power, text: &str, to: &str| OrderInput {
        power: Power(power),
        text: text.into(),
        facts: OrderFacts { unit: "army".into(), kind: "move".into(), at: "BUR".into(), to: to.into() },
    };
    let mut table = String::new();
    for name in library.names(Module) {
        let (_, script) = shipped(&name);
        let typed = script.head.usage.split_once('=').map_or("", |(_, option)| option);
        let (mut option, mut state) = (Value::Null, Value::Null);
        let orders = vec![order(2, "A BUR - BEL", "BEL"), order(3, "A BUR - PAR", "PAR")];
        for hook in Hook::ALL.into_iter().filter(|hook| script.has(*hook)) {
            let input = match hook {
                Hook::Option => Input::Option(typed.into()),
                Hook::Press => press(2, &[0, 1]),
                Hook::Order => Input::Order(orders[0].clone()),
                Hook::Adjudicate => Input::Orders(orders.clone()),
                Hook::Results => Input::Events(json!([{"event": "unused"}])),
                _ => Input::Nothing,
            };
            let answer = engine.call(&script, call(hook, option.clone(), state.clone(), input));
            let steps = match answer {
                Ok(answer) => {
                    state = answer.state;
                    option = if hook == Hook::Option { answer.value } else { option };
                    answer.steps.to_string()
                }
                Err(Halt::Refused(_)) => "refused".to_owned(),
                Err(Halt::Failed(failure)) => panic!("{failure}"),
            };
            writeln!(table, "{name} {} {steps}", hook.name()).unwrap();
        }
    }
    for (name, text) in [("roll", "3D6"), ("score", "")] {
        let script = library.get(Command, name).unwrap().unwrap();
        let input = CommandInput {
            writer: Default::default(),
            text: text.into(),
            block: Vec::new(),
            clock: Arc::new(|_| None),
        };
        let luck = Some(Luck::new([7; 32]));
        let run = Call {
            hook: Hook::Run,
            game: Some(game(Value::Null)),
            input: Input::Command(input),
            state: Value::Null,
            luck,
        };
        let answer = engine.call(&script, run).unwrap();
        writeln!(table, "{name} run {}", answer.steps).unwrap();
    }
    table
}

/// `hostile.txt` has the steps of the hostile scripts. `cargo test --release -p chancery-scripts` compares both with the other build.
#[test]
fn steps_are_those_of_the_table_in_each_build() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/steps.txt");
    let table = steps_of_shipped();
    if env::var_os("UPDATE").is_some() {
        fs::write(&file, &table).unwrap();
    }
    assert_eq!(table, fs::read_to_string(file).unwrap());
}

/// The name of the hostile script to run alone in a process.
const ALONE: &str = "CHANCERY_HOSTILE_SCRIPT";

/// The peak memory of this process, in KiB.
#[cfg(target_os = "linux")]
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

/// Runs one hostile script on behalf of the test below, and reports its memory.
#[cfg(target_os = "linux")]
#[test]
fn a_hostile_script_runs_alone() {
    let Ok(wanted) = env::var(ALONE) else { return };
    let (_, text) = hostile().into_iter().find(|(name, _)| *name == wanted).unwrap();
    let engine = ScriptEngine::new();
    let innocent = module(&engine, "press", "fn press(game, letter) { warn(`for ${letter.from}`); }");
    engine.call(&innocent, call(Hook::Press, Value::Null, Value::Null, press(2, &[3]))).unwrap();
    let before = peak();
    if let Ok(script) = engine.compile(Module, &wanted, "hostile.rhai", &text) {
        drop(engine.call(&script, call(Hook::Press, Value::Null, Value::Null, press(2, &[3]))));
    }
    println!("took {} KiB", peak() - before);
}

#[cfg(target_os = "linux")]
#[test]
fn no_hostile_script_takes_sixteen_megabytes() {
    let mut all = Vec::new();
    for (name, _) in hostile() {
        let mut child = std::process::Command::new(env::current_exe().unwrap());
        let child = child.args(["--exact", "steps::a_hostile_script_runs_alone", "--nocapture"]).env(ALONE, &name);
        let output = child.output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let took = said.split_once("took ").and_then(|(_, rest)| rest.split(' ').next()?.parse::<u64>().ok());
        let took = took.unwrap_or_else(|| panic!("{name}: {said}"));
        assert!(took < 16 << 10, "{name} takes {took} KiB");
        all.push((took, name));
    }
    all.sort();
    println!("the most: {:?}", &all[all.len() - 5..]);
}
