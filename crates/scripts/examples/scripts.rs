//! Compiles a module, and asks it about a letter of press.
use chancery_rules::{Power, PowerName};
use chancery_scripts::ScriptKind;
use chancery_scripts::engine::ScriptEngine;
use chancery_scripts::hooks::{Call, GameFacts, Halt, Hook, Input, PressFacts};
use serde_json::Value;
use std::sync::Arc;

const QUIET: &str = "\
//! hush -- no press in spring.
//!
//! Option: HUSH
//! Sees: press
fn press(game, letter) {
    if game.season == \"spring\" { refuse(`${letter.from} is quiet in spring.`); }
}
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let engine = ScriptEngine::new();
    let script = engine
        .compile(ScriptKind::Module, "hush", "hush.rhai", QUIET)
        .map_err(|flaws| flaws.into_iter().map(|flaw| flaw.to_string()).collect::<Vec<_>>().join("\n"))?;
    let power = |name: &str| PowerName { letter: name[..1].into(), name: name.into(), adjective: name.into() };
    let game =
        GameFacts { powers: vec![power("France"), power("Italy")], season: "spring".into(), ..GameFacts::default() };
    let press = PressFacts { from: Power(1), to: vec![Power(0)], ..PressFacts::default() };
    let (hook, input) = (Hook::Press, Input::Press(press));
    let call = Call { hook, game: Some(Arc::new(game)), input, state: Value::Null, luck: None };
    let answer = engine.call(&script, call);
    println!("{answer:?}");
    assert_eq!(answer, Err(Halt::Refused("Italy is quiet in spring.".into())));
    Ok(())
}
