//! Every game that can be played here: the boards that ship with the judge, each with the rules it is played by.
use crate::game::system::System;
use crate::rules::diplomacy::Diplomacy;
use crate::rules::diplomacy::policy::Policies;
use crate::rules::diplomacy::variant;
use anyhow::{Context as _, Result, anyhow};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The variants, each set up when it is first asked for and then kept.
#[derive(Default)]
pub struct Catalogue {
    /// By variant and policies.
    systems: Mutex<HashMap<(String, String), Arc<dyn System>>>,
}

impl Catalogue {
    /// The names of all variants.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        variant::keys()
    }

    /// Is there a variant of this name?
    pub fn has(&self, name: &str) -> bool {
        self.names().any(|key| key == name)
    }

    /// What a player reads before signing on to a variant.
    pub fn info(&self, name: &str) -> Option<&'static str> {
        variant::file(name, "info.txt")
    }

    /// The system of a variant, under the policies that a game's settings name (`paradox=all-hold ...`).
    ///
    /// # Errors
    /// If there is no such variant or policy.
    pub fn system(&self, name: &str, policies: &str) -> Result<Arc<dyn System>> {
        let mut systems = self.systems.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (name.to_owned(), policies.to_owned());
        if let Some(system) = systems.get(&key) {
            return Ok(system.clone());
        }
        let board = variant::load(name).map_err(|flaw| anyhow!("{flaw}"));
        let board = board.with_context(|| format!("variant '{name}' can not be played"))?;
        let policies = read_policies(policies).map_err(|why| anyhow!(why))?;
        let system: Arc<dyn System> = Arc::new(Arc::new(Diplomacy::new(Arc::new(board), policies)));
        systems.insert(key, system.clone());
        Ok(system)
    }
}

/// Reads policies as a game's settings keep them: `paradox=all-hold convoy-adjacent=via`.
///
/// # Errors
/// A sentence that names the policy or the choice that there is not.
pub fn read_policies(text: &str) -> Result<Policies, String> {
    let mut policies = Policies::default();
    for pair in text.split_whitespace() {
        let (name, word) = pair.split_once('=').ok_or_else(|| format!("\"{pair}\" is no policy."))?;
        policies.set(name, word)?;
    }
    Ok(policies)
}

/// The provinces and borders of a variant, as its own files have them.
pub fn borders(name: &str) -> Option<String> {
    Some(format!("{}\n{}", variant::file(name, "provinces.txt")?, variant::file(name, "borders.txt")?))
}
