//! Runs modules on a phase that ends: on its orders before the rules, on its results, on the victory, on the next phase. This
//! module writes nothing, so a failed module leaves no trace, and a replay can run it all again.
use crate::boards::catalogue::Catalogue;
use crate::command::game_cx::GameCx;
use crate::families::ruleset::{Adjudicated, Position};
use crate::game::modules::{GameModule, GameModules, ModuleState};
use crate::game::{Game, Seat};
use crate::rules::{Accepted, Eyes, How, Luck, Outcome, Power, PowerName};
use crate::say;
use crate::scripts::engine::Script;
use crate::scripts::hooks::{Effect, Failure, GameFacts, Halt, Hook, Input, Listener};
use crate::store::{PhaseRow, Role, Store};
use crate::text::defuse_forms;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, term};
use anyhow::{Context as _, Result, bail, ensure};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The decision of modules on how a game ends.
enum EndRuling {
    /// The rules decide.
    Rules,
    /// These powers have won.
    Victory(Outcome),
    /// The game continues.
    Nobody,
}

/// The work of modules on a phase.
pub(in crate::referee) struct ModuleTurn {
    modules: Vec<GameModule>,
    record: ModulesRecord,
    told: Vec<(String, Listener, String)>,
    above_form: Vec<(String, Listener, String)>,
    ruling: EndRuling,
}

/// The record of modules in a phase.
#[derive(Default, Deserialize, PartialEq, Serialize)]
struct ModulesRecord {
    /// The modules before the phase was adjudicated.
    modules: Vec<ModuleState>,
    /// Their requests.
    effects: Vec<EffectRecord>,
    /// The orders as submitted, if modules changed them. The phase's own record has the adjudicated ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    filed: Option<Value>,
    /// The facts that scripts asked for and that can change between turns, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    circumstances: Option<Circumstances>,
    /// The values that the modules store after it.
    after: Vec<Value>,
}

/// Facts of a game apart from its position, from the end of a phase. A replay uses them, because players and settings may have
/// changed since.
#[derive(Clone, Deserialize, PartialEq, Serialize)]
pub(super) struct Circumstances {
    /// The name of the game.
    game: String,
    /// The powers that have a player.
    played: Vec<String>,
    /// The settings, if a module asks for any.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    settings: BTreeMap<String, String>,
}

impl Circumstances {
    /// The circumstances of a game. `None` if none of its modules asks for them.
    fn of(game: &Game, modules: &[GameModule]) -> Option<Self> {
        let asks =
            |word: &str| modules.iter().filter_map(|module| module.script.as_deref()).any(|script| script.names(word));
        let asks_settings = asks("setting(");
        (asks_settings || asks("commands(") || asks(".name")).then(|| Self {
            game: game.row.name.clone(),
            played: game
                .powers()
                .iter()
                .enumerate()
                .filter(|(n, _)| game.player(Power(*n as u16)).is_some())
                .map(|(_, power)| power.name.clone())
                .collect(),
            settings: if asks_settings { game.settings_for_scripts() } else { BTreeMap::new() },
        })
    }

    /// Replaces the current facts with these.
    pub(super) fn put(&self, table: &dyn Position, script: &Script, facts: &mut GameFacts) {
        facts.name.clone_from(&self.game);
        if script.names("setting(") {
            facts.settings.clone_from(&self.settings);
        }
        if script.names("commands(") {
            let commands = |(n, power): (usize, &PowerName)| match self.played.contains(&power.name) {
                true => table.commands(Power(n as u16)),
                false => Vec::new(),
            };
            facts.commands = facts.powers.iter().enumerate().map(commands).collect();
        }
    }
}

/// A request from a module.
#[derive(Deserialize, PartialEq, Serialize)]
struct EffectRecord {
    module: String,
    hook: String,
    asks: Value,
}

impl ModuleTurn {
    /// The current phase of a game with these modules.
    pub(in crate::referee) fn new(game: &Game, modules: &[GameModule]) -> Self {
        Self::under(Circumstances::of(game, modules), modules)
    }

    /// A phase that ended under these circumstances.
    fn under(circumstances: Option<Circumstances>, modules: &[GameModule]) -> Self {
        let before = modules.iter().map(|module| module.kept.clone()).collect();
        Self {
            modules: modules.to_vec(),
            record: ModulesRecord { modules: before, circumstances, ..ModulesRecord::default() },
            told: Vec::new(),
            above_form: Vec::new(),
            ruling: EndRuling::Rules,
        }
    }

    /// Calls a hook of a module.
    fn call(
        &mut self,
        catalogue: &Catalogue,
        (game, table, turn): (&Game, &dyn Position, u32),
        at: usize,
        (hook, input): (Hook, Input),
        luck: &Luck,
    ) -> Result<Vec<Effect>> {
        let module = &self.modules[at];
        let scene = (game, Some(table), turn);
        let under = self.record.circumstances.as_ref();
        let asked = super::asked(catalogue, module, (scene, under), Eyes::Observer, (hook, input), Some(luck.clone()))?;
        let answer = match asked {
            None => return Ok(Vec::new()),
            Some(Ok(answer)) => answer,
            Some(Err(Halt::Failed(failure))) => return Err(failure.into()),
            Some(Err(Halt::Refused(why))) => bail!("the module {} refuses: {why}", module.kept.name),
        };
        let module = module.kept.name.clone();
        for effect in &answer.effects {
            let asks = effect.to_json(game.powers());
            let name = hook.name().to_owned();
            self.record.effects.push(EffectRecord { module: module.clone(), hook: name, asks });
            if let Effect::Tell(listener, line) = effect {
                let told = if hook == Hook::Phase { &mut self.above_form } else { &mut self.told };
                told.push((module.clone(), *listener, defuse_forms(line)));
            }
        }
        self.modules[at].kept.state = answer.state;
        Ok(answer.effects)
    }

    /// Tells the modules that the game starts.
    ///
    /// # Errors
    /// A [`Failure`], if a module fails.
    pub(super) fn start(&mut self, catalogue: &Catalogue, scene: (&Game, &dyn Position, u32)) -> Result<()> {
        let luck = scene.0.luck()?;
        for at in 0..self.modules.len() {
            self.call(catalogue, scene, at, (Hook::Start, Input::Nothing), &luck)?;
        }
        Ok(())
    }

    /// Lets the modules change the orders of the phase. The rules read an order that a module adds with its owner's eyes.
    ///
    /// # Errors
    /// A [`Failure`], if a module fails.
    pub(in crate::referee) fn adjudicate(
        &mut self,
        catalogue: &Catalogue,
        (game, table, turn): (&Game, &dyn Position, u32),
        orders: &mut Vec<(Power, String)>,
        luck: &Luck,
    ) -> Result<()> {
        if self.modules.is_empty() {
            return Ok(());
        }
        let filed = orders.clone();
        for at in 0..self.modules.len() {
            let is_asked = self.modules[at].script.as_ref().is_none_or(|script| script.has(Hook::Adjudicate));
            if !is_asked {
                continue;
            }
            let seen = orders.iter().map(|(power, order)| game.order_for_scripts(*power, order));
            let input = Input::Orders(seen.collect::<Result<_>>()?);
            let effects = self.call(catalogue, (game, table, turn), at, (Hook::Adjudicate, input), luck)?;
            let module = self.modules[at].kept.name.clone();
            let mut struck = Vec::new();
            for effect in effects {
                let (place, by, why) = match effect {
                    Effect::Replace { at, text, why } => (at, Some(text), why),
                    Effect::Strike { at, why } => (at, None, why),
                    _ => continue,
                };
                let (power, order) = orders.get_mut(place).context("an order that is not there")?;
                match by {
                    None => struck.push(place),
                    Some(text) => match table.orders(Eyes::Power(*power), &text).as_slice() {
                        [Ok(Accepted { power: owner, order: new, .. })] if owner == power => order.clone_from(new),
                        _ => return Err(impossible(&module, "puts in an order that the rules refuse").into()),
                    },
                }
                self.told.push((module.clone(), Listener::Power(*power), defuse_forms(&why)));
            }
            let mut place = 0..;
            orders.retain(|_| !place.next().is_some_and(|place| struck.contains(&place)));
        }
        if filed != *orders {
            self.record.filed = Some(serde_json::from_str(&game.write_orders(&filed)?)?);
        }
        Ok(())
    }

    /// Shows the modules the results, the victory, and the next phase.
    ///
    /// # Errors
    /// A [`Failure`], if a module fails.
    pub(in crate::referee) fn results(
        &mut self,
        catalogue: &Catalogue,
        (game, turn): (&Game, u32),
        adjudicated: &Adjudicated,
        luck: &Luck,
    ) -> Result<()> {
        if self.modules.is_empty() {
            return Ok(());
        }
        let now = (game, adjudicated.after.as_ref(), turn + 1);
        for at in 0..self.modules.len() {
            let input = Input::Events(super::events_for(self.modules[at].script.as_deref(), adjudicated)?);
            self.call(catalogue, now, at, (Hook::Results, input), luck)?;
        }
        for at in 0..self.modules.len() {
            for effect in self.call(catalogue, now, at, (Hook::Outcome, Input::Nothing), luck)? {
                self.ruling = match effect {
                    Effect::Win(powers, how) => {
                        let by = Some(Note::of(say!("{}", term(defuse_forms(&how)))));
                        EndRuling::Victory(Outcome { how: How::Victory, powers, by })
                    }
                    Effect::NobodyWins(_) => EndRuling::Nobody,
                    _ => continue,
                };
            }
        }
        for at in 0..self.modules.len() {
            self.call(catalogue, now, at, (Hook::Phase, Input::Nothing), luck)?;
        }
        Ok(())
    }

    /// The outcome, given the one by the rules.
    pub(in crate::referee) fn outcome(&self, by_rules: impl FnOnce() -> Option<Outcome>) -> Option<Outcome> {
        match &self.ruling {
            EndRuling::Rules => by_rules(),
            EndRuling::Victory(outcome) => Some(outcome.clone()),
            EndRuling::Nobody => None,
        }
    }

    /// The record of the modules. `None` in a game without modules.
    pub(in crate::referee) fn record(&mut self) -> Option<String> {
        if self.modules.is_empty() {
            return None;
        }
        self.record.after = self.modules.iter().map(|module| module.kept.state.clone()).collect();
        Some(serde_json::json!(self.record).to_string())
    }

    /// Every request from the modules, as JSON.
    pub(super) fn asks(&self) -> impl Iterator<Item = String> {
        self.record.effects.iter().map(|effect| format!("{} {}", effect.hook, effect.asks))
    }

    /// The modules after the phase.
    pub(super) fn into_modules(self) -> Vec<GameModule> {
        self.modules
    }

    /// Updates the game with the modules after the phase.
    pub(in crate::referee) fn keep(&self, game: &mut Game) {
        if !self.modules.is_empty() {
            game.modules.all.clone_from(&self.modules);
            game.row.modules = game.modules.to_json();
        }
    }

    /// Adds the modules' messages for the holder of a seat.
    pub(in crate::referee) fn tell(&self, game: &Game, seat: &Seat, doc: &mut Doc) {
        tell_lines(&self.told, game, seat, doc);
    }

    /// Adds their messages about the next phase, above the order form.
    pub(in crate::referee) fn tell_above_form(&self, game: &Game, seat: &Seat, doc: &mut Doc) {
        tell_lines(&self.above_form, game, seat, doc);
    }
}

fn tell_lines(lines: &[(String, Listener, String)], game: &Game, seat: &Seat, doc: &mut Doc) {
    for (module, listener, line) in lines {
        let hears = match listener {
            Listener::All => true,
            Listener::Master => seat.role == Role::Master,
            Listener::Power(power) => game.powers_of(seat).contains(power),
        };
        if hears {
            doc.para(say!("{}: {}", term(module.to_uppercase()), term(line)));
        }
    }
}

fn impossible(module: &str, why: &str) -> Failure {
    Failure { script: module.to_owned(), hook: Hook::Adjudicate, line: 0, why: why.to_owned(), steps: 0 }
}

/// Tells the modules that the game has started. Returns their work, or the failure of one.
pub(in crate::referee) fn start(cx: &mut GameCx) -> Result<Result<ModuleTurn, Failure>> {
    let mut turn = ModuleTurn::new(&cx.game, &cx.game.modules.all);
    if cx.game.modules.all.is_empty() {
        return Ok(Ok(turn));
    }
    match turn.start(&cx.judge.catalogue, (&cx.game, cx.game.table()?, cx.game.row.turn)) {
        Ok(()) => {
            turn.keep(&mut cx.game);
            cx.game.save(cx.env.store)?;
            Ok(Ok(turn))
        }
        Err(error) => Ok(Err(error.downcast::<Failure>()?)),
    }
}

/// The orders of a phase as submitted.
///
/// # Errors
/// If the record cannot be read.
pub(in crate::referee) fn filed_orders(row: &PhaseRow) -> Result<String> {
    let Some(kept) = &row.modules else { return Ok(row.orders.clone()) };
    let record: ModulesRecord = serde_json::from_str(kept)?;
    Ok(record.filed.map_or_else(|| row.orders.clone(), |filed| filed.to_string()))
}

/// Restores a game's modules from before a phase, or from `after` it.
///
/// # Errors
/// If the record cannot be read.
pub(in crate::referee) fn bring_back(cx: &mut GameCx, row: &PhaseRow, after: bool) -> Result<()> {
    let (store, catalogue) = (cx.env.store, &cx.env.judge.catalogue);
    let record: ModulesRecord = row.modules.as_deref().map(serde_json::from_str).transpose()?.unwrap_or_default();
    let mut modules = record.modules;
    if after {
        modules.iter_mut().zip(record.after).for_each(|(module, state)| module.state = state);
    }
    cx.game.modules.all = GameModules::with_scripts(store, modules, catalogue)?;
    cx.game.row.modules = cx.game.modules.to_json();
    Ok(())
}

/// Runs the modules of a recorded phase again, and compares their requests and stored values.
///
/// # Errors
/// The first difference.
pub fn replay(store: &Store, catalogue: &Catalogue, game: &Game, row: &PhaseRow, luck: &Luck) -> Result<()> {
    let Some(kept) = &row.modules else { return Ok(()) };
    let record: ModulesRecord = serde_json::from_str(kept).context("the modules cannot be read")?;
    let modules = GameModules::with_scripts(store, record.modules, catalogue)?;
    let mut turn = ModuleTurn::under(record.circumstances, &modules);
    let before = game.system.open(&row.before)?;
    let mut orders = game.read_orders(&filed_orders(row)?)?;
    turn.adjudicate(catalogue, (game, before.as_ref(), row.turn), &mut orders, luck)?;
    ensure!(game.write_orders(&orders)? == row.orders, "the modules change the orders otherwise now");
    let heading = crate::families::report::Heading { game: &game.row.name, n_phase: row.turn };
    let adjudicated = before.adjudicate(heading, &orders, luck)?;
    turn.results(catalogue, (game, row.turn), &adjudicated, luck)?;
    ensure!(turn.record().as_deref() == Some(kept.as_str()), "the modules ask for something else now");
    Ok(())
}
