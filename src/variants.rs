//! Every game that can be played here: the boards that ship with the judge, each with the rules it is played by.
use crate::game::system::System;
use crate::rules::diplomacy::Diplomacy;
use crate::rules::diplomacy::board::{Board, Victory};
use crate::rules::diplomacy::policy::{Policies, Policy};
use crate::rules::diplomacy::variant;
use crate::settings::policies;
use crate::text::likeness;
use anyhow::{Context as _, Result, anyhow};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The variants, each set up when it is first asked for and then kept.
#[derive(Default)]
pub struct Catalogue {
    boards: Mutex<HashMap<String, Arc<Board>>>,
    /// By variant, policies and centres to win.
    systems: Mutex<HashMap<(String, String, String), Arc<dyn System>>>,
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

    /// The name of a variant as somebody wrote it: whatever the case, and what stands between its words.
    pub fn find(&self, typed: &str) -> Option<&'static str> {
        let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
        let wanted = letters(typed);
        self.names().find(|key| letters(key) == wanted)
    }

    /// There is no variant of this name: a sentence that says which was probably meant.
    pub fn unknown(&self, typed: &str) -> String {
        let lower = typed.to_lowercase();
        let shown: String = lower.chars().take(40).collect();
        if let Some((name, word)) = lower.split_once('=')
            && Policy::find(name).is_some()
            && let Err(why) = Policies::default().set(name, &word.chars().take(40).collect::<String>())
        {
            return why;
        }
        let options = policies::words().filter(|words| !words.contains(' ')).map(str::to_owned);
        let names = self.names().map(str::to_owned).chain(options);
        let score = |name: &str| {
            let starts = 3 <= lower.len() && (name.starts_with(&lower) || lower.starts_with(name));
            likeness(&lower, name).max(if starts { 0.75 } else { 0.0 })
        };
        let mut near: Vec<(f64, String)> = names.map(|name| (score(&name), name)).collect();
        near.retain(|(score, _)| 0.55 <= *score);
        near.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        near.dedup();
        let names: Vec<String> = near.into_iter().take(3).map(|(_, name)| name).collect();
        match names.is_empty() {
            true => format!(
                "There is no variant or option \"{shown}\". LIST VARIANTS shows the variants, HELP POLICIES the options."
            ),
            false => format!(
                "There is no variant or option \"{shown}\". Did you mean {}? LIST VARIANTS shows all variants.",
                names.join(" or ")
            ),
        }
    }

    /// The board of a variant.
    ///
    /// # Errors
    /// If there is none, or something is wrong with it.
    pub fn board(&self, name: &str) -> Result<Arc<Board>> {
        let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(board) = boards.get(name) {
            return Ok(board.clone());
        }
        let board = variant::load(name).map_err(|flaw| anyhow!("{flaw}"));
        let board = Arc::new(board.with_context(|| format!("variant '{name}' can not be played"))?);
        boards.insert(name.to_owned(), board.clone());
        Ok(board)
    }

    /// The rules of a variant, as its board chooses them.
    ///
    /// # Errors
    /// If there is no such variant, or something is wrong with it.
    pub fn policies(&self, name: &str) -> Result<Policies> {
        let mut policies = Policies::default();
        for (name, word) in &self.board(name)?.policies {
            policies.set(name, word).map_err(|why| anyhow!(why))?;
        }
        Ok(policies)
    }

    /// The system of a variant, with what a game's settings change of it: the policies (`paradox=all-hold ...`), and the
    /// centres that win, if any are named.
    ///
    /// # Errors
    /// If there is no such variant or policy.
    pub fn system(&self, name: &str, changes: &str, centres: &str) -> Result<Arc<dyn System>> {
        let key = (name.to_owned(), changes.to_owned(), centres.to_owned());
        if let Some(system) = self.systems.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(system.clone());
        }
        let mut board = self.board(name)?;
        let policies = policies::read_on(self.policies(name)?, changes).map_err(|why| anyhow!(why))?;
        if let Ok(centres) = centres.parse() {
            board = Arc::new(Board { victory: Victory { centres, later: Vec::new() }, ..Board::clone(&board) });
        }
        let system: Arc<dyn System> = Arc::new(Arc::new(Diplomacy::new(board, policies)));
        self.systems.lock().unwrap_or_else(PoisonError::into_inner).insert(key, system.clone());
        Ok(system)
    }
}

/// The provinces and borders of a variant, as its own files have them.
pub fn borders(name: &str) -> Option<String> {
    Some(format!("{}\n{}", variant::file(name, "provinces.txt")?, variant::file(name, "borders.txt")?))
}
