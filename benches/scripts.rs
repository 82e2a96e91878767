//! The cost of scripts: compiling the modules that ship with the program, and calling a hook with its full arguments. See
//! benches/README.md.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic, unreachable_pub, dead_code)]
use chancery::boards::catalogue::Catalogue;
use chancery::families::report::Heading;
use chancery::game::Game;
use chancery::rules::{Eyes, Luck, Power};
use chancery::scripts::ScriptKind;
use chancery::scripts::engine::ScriptEngine;
use chancery::scripts::hooks::{Call, GameFacts, Hook, Input, PressFacts};
use chancery::store::{GameRow, Store};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

const CALLS: usize = 2000;

/// The median and the 99th percentile.
fn told(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    println!("{name:<34} median {:>8.1?}   99 % {:>8.1?}", times[times.len() / 2], times[times.len() * 99 / 100]);
}

fn timed(mut work: impl FnMut()) -> Vec<Duration> {
    let once = |()| {
        let began = Instant::now();
        work();
        began.elapsed()
    };
    std::iter::repeat_n((), CALLS).map(once).collect()
}

fn main() {
    let catalogue = Catalogue::default();
    let store = Store::in_memory().unwrap();
    let now = "2026-11-21T12:00:00Z".parse().unwrap();
    let secret = "07".repeat(Luck::BYTES);
    let row = GameRow::forming("bench".into(), "diplomacy".into(), "standard".into(), secret, now);
    let game = Game::load(&store, row, &catalogue).unwrap();
    let luck = Luck::new([7; Luck::BYTES]);
    let table = game.system.begin(&game.system.played(), &luck);
    let scripts = catalogue.scripts();
    let call = |name: &str, hook: Hook, option: Value, input: Input| {
        let script = scripts.find(ScriptKind::Module, name).unwrap();
        let times = timed(|| {
            let facts = game.facts_for(&script, Some(table.as_ref()), 1, Eyes::Observer).unwrap();
            let facts = GameFacts { option: option.clone(), ..facts };
            let (input, luck) = (input.clone(), Some(luck.clone()));
            let call = Call { hook, game: Some(Arc::new(facts)), input, state: Value::Null, luck };
            scripts.engine().call(&script, call).unwrap();
        });
        told(&format!("{name}, {}", hook.name()), times);
    };
    let press = PressFacts { from: Power(0), to: vec![Power(1)], ..PressFacts::default() };
    call("restrict", Hook::Press, json!([["France", "Germany"]]), Input::Press(press.clone()));
    call("quota", Hook::Press, json!(3), Input::Press(press.clone()));
    call("stamps", Hook::Press, json!(12), Input::Press(press));
    let mut orders = Vec::new();
    for power in game.system.played() {
        for text in table.options(power).iter().filter(|text| text.ends_with(" H")) {
            let read = table.orders(Eyes::Power(power), text).into_iter().flatten();
            orders.extend(read.map(|accepted| (power, accepted.order)));
        }
    }
    let seen = orders.iter().map(|(power, order)| game.order_for_scripts(*power, order).unwrap()).collect();
    call("truce", Hook::Adjudicate, json!(3), Input::Orders(seen));
    let adjudicated = table.adjudicate(Heading { game: "bench", n_phase: 1 }, &orders, &luck).unwrap();
    let events: Value = serde_json::from_str(&adjudicated.record).unwrap();
    call("chatter", Hook::Results, json!(true), Input::Events(events));
    call("handicap", Hook::Outcome, json!({"France": 2}), Input::Nothing);
    told("an engine", timed(|| drop(ScriptEngine::new())).into_iter().take(100).collect());
    let text = scripts.find(ScriptKind::Module, "restrict").unwrap().text.clone();
    let engine = ScriptEngine::new();
    told("restrict, compiled", timed(|| drop(engine.compile(ScriptKind::Module, "restrict", "restrict", &text))));
}
