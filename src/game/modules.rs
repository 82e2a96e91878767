//! A game's modules, which are the keeper's scripts, with their stored values and those of script commands.
use super::Game;
use super::settings::keys;
use crate::boards::catalogue::Catalogue;
use crate::scripts::ScriptKind;
use crate::scripts::engine::Script;
use crate::store::Store;
use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A module, as stored.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct ModuleState {
    /// Its name: `restrict`.
    pub name: String,
    /// The digest of its text.
    pub digest: String,
    /// The option as it was typed.
    pub typed: String,
    /// The option as the module understood it.
    pub option: Value,
    /// The values that it stores for the game.
    pub state: Value,
}

/// A module of a game.
#[derive(Clone)]
pub struct GameModule {
    /// The stored form of the module.
    pub kept: ModuleState,
    /// Its program. `None` if this version of the judge can no longer read it.
    pub script: Option<Arc<Script>>,
}

/// A game's modules, by name, and the values that script commands store for it.
#[derive(Clone, Default)]
pub struct GameModules {
    /// The modules.
    pub all: Vec<GameModule>,
    /// The values that commands store, by their names.
    pub commands: BTreeMap<String, Value>,
}

/// The stored form of [`GameModules`].
#[derive(Default, Deserialize, Serialize)]
struct ModulesRow {
    #[serde(default)]
    modules: Vec<ModuleState>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    commands: BTreeMap<String, Value>,
}

impl ModuleState {
    /// The title for headings: `Restrict FG,AI`.
    pub fn title(&self) -> String {
        let says = self.says();
        let (first, rest) = says.split_at(1.min(says.len()));
        let n_name = self.name.len().saturating_sub(1);
        format!("{first}{}{}", rest[..n_name].to_lowercase(), &rest[n_name..])
    }

    /// The setting in words that can be sent back after SET: `RESTRICT FG,AI`.
    pub fn says(&self) -> String {
        format!("{} {}", self.name.replace('_', " ").to_uppercase(), self.typed).trim_end().to_owned()
    }
}

impl GameModules {
    /// Reads the stored form.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(store: &Store, kept: Option<&str>, catalogue: &Catalogue) -> Result<Self> {
        let Some(kept) = kept else { return Ok(Self::default()) };
        let ModulesRow { modules, commands } = serde_json::from_str(kept).context("the modules cannot be read")?;
        Ok(Self { all: Self::with_scripts(store, modules, catalogue)?, commands })
    }

    /// Pairs modules with their programs.
    pub fn with_scripts(store: &Store, kept: Vec<ModuleState>, catalogue: &Catalogue) -> Result<Vec<GameModule>> {
        let with_script = |kept: ModuleState| {
            let text = store.script(&kept.digest)?;
            let script = catalogue.scripts().kept(ScriptKind::Module, &kept.name, &kept.digest, || text);
            Ok(GameModule { kept, script })
        };
        kept.into_iter().map(with_script).collect()
    }

    /// The text to store. `None` if there is nothing to store.
    pub fn to_json(&self) -> Option<String> {
        let row = ModulesRow {
            modules: self.all.iter().map(|module| module.kept.clone()).collect(),
            commands: self.commands.clone(),
        };
        let is_empty = row.modules.is_empty() && row.commands.is_empty();
        (!is_empty).then(|| serde_json::json!(row).to_string())
    }

    /// The module with this name.
    pub fn named(&self, name: &str) -> Option<&GameModule> {
        self.all.iter().find(|module| module.kept.name == name)
    }
}

impl Game {
    /// Returns whether only the rules and the players decide its result: it is not for practice, and no module changes the
    /// course of play. Any other game counts for no one's record, unless the keeper rates the module.
    pub fn is_by_the_rules(&self, catalogue: &Catalogue) -> bool {
        let is_plain = |module: &GameModule| {
            module.script.as_ref().is_none_or(|script| !script.is_grave())
                || catalogue.scripts().rates(&module.kept.name)
        };
        !self.settings.on(keys::PRACTICE) && self.modules.all.iter().all(is_plain)
    }
}
