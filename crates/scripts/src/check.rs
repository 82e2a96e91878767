//! Tests a script: calls its hooks on positions, press and orders, twice each.
use crate::engine::{Script, ScriptEngine};
use crate::hooks::{Call, Failure, Halt, Hook};
use std::collections::BTreeMap;

/// The outcome of a trial.
#[derive(Clone, Debug, Default)]
pub struct Trial {
    /// The maximum steps of each hook.
    pub steps: BTreeMap<Hook, u64>,
    /// The number of calls.
    pub n_calls: usize,
    /// The first failure of each hook.
    pub failures: Vec<Failure>,
    /// The hooks that answered the same call differently.
    pub unsteady: Vec<Hook>,
}

impl Trial {
    /// Calls a hook of a script, if it has it, and records the outcome.
    pub fn call(&mut self, engine: &ScriptEngine, script: &Script, call: &Call) {
        if !script.has(call.hook) {
            return;
        }
        self.n_calls += 1;
        let first = engine.call(script, call.clone());
        if first != engine.call(script, call.clone()) && !self.unsteady.contains(&call.hook) {
            self.unsteady.push(call.hook);
        }
        match first {
            Ok(answer) => {
                let most = self.steps.entry(call.hook).or_default();
                *most = answer.steps.max(*most);
            }
            Err(Halt::Failed(failure)) if self.failures.iter().all(|known| known.hook != call.hook) => {
                self.failures.push(failure);
            }
            Err(_) => {}
        }
    }
}
