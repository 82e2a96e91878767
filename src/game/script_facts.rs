//! A game as scripts see it, built for one script with only the facts that its text names.
use super::Game;
use crate::families::ruleset::{Position, Ruleset};
use crate::families::sheet::PreviousTurns;
use crate::game::settings::all;
use crate::rules::{Eyes, Power};
use crate::scripts::engine::Script;
use crate::scripts::head::Disclosure;
use crate::scripts::hooks::{GameFacts, OrderInput};
use anyhow::Result;
use serde_json::Value;
use std::collections::BTreeMap;

/// The seasons at the beginning of phase names.
const SEASONS: &[(&str, &str)] = &[("spring", "spring"), ("fall", "fall"), ("autumn", "fall"), ("winter", "winter")];

impl Game {
    /// The game as a script with these eyes sees it, or as a GM sees it if the script may see hidden facts. `table` is the
    /// position, if any.
    ///
    /// # Errors
    /// If the position cannot be written.
    pub fn facts_for(&self, script: &Script, table: Option<&dyn Position>, turn: u32, eyes: Eyes) -> Result<GameFacts> {
        let eyes = if script.sees(Disclosure::Hidden) { Eyes::Master } else { eyes };
        let mut facts = board_facts(self.system.as_ref(), script);
        facts.name.clone_from(&self.row.name);
        facts.turn = turn;
        let each = || (0..self.powers().len()).map(|index| Power(index as u16));
        if script.names("setting(") {
            facts.settings = self.settings_for_scripts();
        }
        if script.sees(Disclosure::Players) {
            facts.players = each().map(|power| Some(self.player(power)?.user_name.clone())).collect();
        }
        let Some(table) = table else { return Ok(facts) };
        let phase = table.phase();
        let when = phase.when.to_lowercase();
        let season = SEASONS.iter().find(|(word, _)| when.starts_with(word)).map(|(_, season)| *season);
        phase.stage.key.clone_into(&mut facts.stage);
        season.unwrap_or(phase.stage.key).clone_into(&mut facts.season);
        facts.year = when.split(' ').find_map(|word| word.parse().ok()).unwrap_or(0);
        facts.phase = phase.label;
        facts.goal = table.goal();
        if !table.is_blind() || script.sees(Disclosure::Hidden) {
            facts.standings = Some(table.standing());
        }
        if script.names("commands(") {
            facts.commands = each().map(|power| self.commanded_by_player(table, power)).collect();
        }
        if script.names("neighbours(") {
            facts.neighbours = each().map(|power| table.neighbours(eyes, power)).collect();
        }
        if script.names("position") {
            let sheet = table.sheet(eyes, &PreviousTurns::default());
            facts.position = sheet.map_or(Ok(Value::Null), serde_json::to_value)?;
        }
        Ok(facts)
    }

    /// The settings, for scripts.
    pub fn settings_for_scripts(&self) -> BTreeMap<String, String> {
        let all = all(self.board.variant.family());
        all.map(|setting| (setting.name.to_owned(), self.settings.text(setting.name).to_owned())).collect()
    }

    /// The powers that a power commands. Empty if the power has no player.
    fn commanded_by_player(&self, table: &dyn Position, power: Power) -> Vec<Power> {
        match self.player(power) {
            Some(_) => table.commands(power),
            None => Vec::new(),
        }
    }

    /// An order, for scripts.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn order_for_scripts(&self, power: Power, order: &str) -> Result<OrderInput> {
        Ok(OrderInput { power, text: order.to_owned(), facts: self.system.order_facts(order)? })
    }
}

/// A board, for scripts.
pub fn board_facts(system: &dyn Ruleset, script: &Script) -> GameFacts {
    let powers = system.powers().to_vec();
    let homes = match script.names("homes(") {
        true => (0..powers.len()).map(|index| system.homes(Power(index as u16))).collect(),
        false => Vec::new(),
    };
    GameFacts { variant: system.title().to_owned(), powers, homes, ..GameFacts::default() }
}
