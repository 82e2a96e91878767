//! Turns a game's modules on and off: CREATE, SET, VARIANT.
use super::{refusal, understood_option};
use crate::boards::catalogue::{Catalogue, LoadedBoard};
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::script_commands::tell_keeper;
use crate::command::{CommandResult, after_module, refuse, without_no};
use crate::families::Family;
use crate::families::setting::Kept;
use crate::game::modules::{GameModule, GameModules, ModuleState};
use crate::game::script_facts::board_facts;
use crate::game::settings::begins_setting;
use crate::say;
use crate::scripts::engine::Script;
use crate::scripts::hooks::{GameFacts, Halt};
use crate::scripts::{MAX_MODULES, ScriptKind};
use crate::store::Life;
use crate::text::sentence::{Note, line, term, theirs};
use serde_json::Value;

/// The maximum length of an option, in bytes.
const MAX_TYPED: usize = 200;

/// A module that someone names in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedModule<'t> {
    /// Its name: `restrict`.
    pub name: String,
    /// `false` after NO: the module goes off.
    pub is_on: bool,
    /// The option.
    pub option: String,
    /// The rest of the line.
    pub rest: &'t str,
}

impl NamedModule<'_> {
    /// The value of the setting: `RESTRICT FG,AI`, `NO RESTRICT`.
    pub fn value(&self) -> String {
        let no = if self.is_on { "" } else { "NO " };
        format!("{no}{} {}", self.name.to_uppercase(), self.option).trim_end().to_owned()
    }
}

/// The existing meaning of a module's name. `None` if the name is free.
pub fn clash(catalogue: &Catalogue, name: &str) -> Option<&'static str> {
    let words = name.replace('_', " ");
    let is_setting = |family: &&'static dyn Family| begins_setting(*family, &words);
    if catalogue.families().iter().any(is_setting) {
        return Some("a setting or an option");
    }
    catalogue.find(name).map(|_| "a board")
}

/// The module that a text begins with, as SET and CREATE read it. In a list of words (`in_words`) an option follows `=` or is
/// in brackets. Otherwise the option extends to a comma that a setting or a module follows.
pub fn named<'t>(catalogue: &Catalogue, own: &[GameModule], text: &'t str, in_words: bool) -> Option<NamedModule<'t>> {
    let text = text.trim_start();
    let bare = without_no(text);
    let all = catalogue.scripts().names(ScriptKind::Module).into_iter();
    let (name, rest) = all
        .chain(own.iter().map(|module| module.kept.name.clone()))
        .filter_map(|name| Some((after_module(bare, &name)?, name)))
        .filter(|(_, name)| clash(catalogue, name).is_none())
        .min_by_key(|(rest, _)| rest.len())
        .map(|(rest, name)| (name, rest))?;
    if bare.len() < text.len() {
        return Some(NamedModule { name, is_on: false, option: String::new(), rest });
    }
    let (option, rest) = option_of(catalogue, own, rest, in_words);
    Some(NamedModule { name, is_on: true, option: option.split_whitespace().collect::<Vec<_>>().join(" "), rest })
}

/// The option at the start of a text, and the text after it.
fn option_of<'t>(catalogue: &Catalogue, own: &[GameModule], rest: &'t str, in_words: bool) -> (&'t str, &'t str) {
    let tight = rest.trim_start();
    if let Some(inside) = tight.strip_prefix('(')
        && let Some((option, rest)) = inside.split_once(')')
    {
        return (option, rest);
    }
    if let Some(option) = tight.strip_prefix('=') {
        if in_words {
            return option.split_at(option.find(char::is_whitespace).unwrap_or(option.len()));
        }
        return split_option(catalogue, own, option);
    }
    if in_words { ("", rest) } else { split_option(catalogue, own, rest) }
}

/// Splits a text at a comma that a setting or a module follows.
fn split_option<'t>(catalogue: &Catalogue, own: &[GameModule], text: &'t str) -> (&'t str, &'t str) {
    let begins = |rest: &str| {
        catalogue.families().iter().any(|family| begins_setting(*family, rest))
            || named(catalogue, own, rest, true).is_some()
    };
    let mut cuts = text.match_indices([',', ';']).map(|(at, _)| at);
    match cuts.find(|at| text[*at..].starts_with(';') || begins(&text[at + 1..])) {
        Some(at) => (&text[..at], &text[at + 1..]),
        None => (text, ""),
    }
}

/// Takes the modules out of the words of CREATE, and adds them to the game's stored ones. Returns the other words, and all
/// modules.
///
/// # Errors
/// If an option is not valid, or there are too many modules.
pub fn taken(
    env: Env,
    own: Option<&str>,
    words: &str,
    board: impl FnOnce(&str) -> CommandResult<(LoadedBoard, Kept)>,
) -> CommandResult<(String, Option<String>)> {
    let catalogue = &env.judge.catalogue;
    let (found, plain) = all_named(catalogue, &[], words);
    if found.is_empty() {
        return Ok((plain, own.map(str::to_owned)));
    }
    let (board, kept) = board(&plain)?;
    let mut modules = GameModules::read(env.store, own, catalogue)?;
    for NamedModule { name, option, .. } in found.into_iter().filter(|module| module.is_on) {
        let module =
            chosen(env, &name, &option, |script| Ok(board_facts(catalogue.play(&board, &kept)?.as_ref(), script)))?;
        put(&mut modules, module)?;
    }
    Ok((plain, modules.to_json()))
}

/// The modules named among other words, and those words.
pub fn all_named<'t>(catalogue: &Catalogue, own: &[GameModule], words: &'t str) -> (Vec<NamedModule<'t>>, String) {
    let (mut plain, mut found, mut rest) = (Vec::new(), Vec::new(), words.trim_start());
    while !rest.is_empty() {
        if let Some(module) = named(catalogue, own, rest, true) {
            rest = module.rest.trim_start();
            found.push(module);
            continue;
        }
        let (word, after) = rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len()));
        plain.push(word);
        rest = after.trim_start();
    }
    (found, plain.join(" "))
}

/// The module with this name and this option.
fn chosen(
    env: Env,
    name: &str,
    typed: &str,
    board: impl FnOnce(&Script) -> CommandResult<GameFacts>,
) -> CommandResult<GameModule> {
    let scripts = env.judge.catalogue.scripts();
    let Some(script) = scripts.find(ScriptKind::Module, name) else {
        return refuse(say!(
            "The module {} no longer exists. {} lists the modules.",
            theirs(name),
            line("LIST MODULES")
        ));
    };
    if MAX_TYPED < typed.len() {
        return refuse(say!("The option of a module has at most {} characters.", MAX_TYPED));
    }
    let option = match understood_option(&env.judge.catalogue, &script, typed, board(&script)?) {
        Ok(option) => option,
        Err(Halt::Failed(failure)) => {
            tell_keeper(env, &failure)?;
            return refuse(say!(
                "The module {} has failed on this option. I have told the keeper.",
                term(script.name.to_uppercase())
            ));
        }
        Err(halt) => return Err(refusal(env, halt)),
    };
    env.store.keep_script(&script.digest, &script.name, &script.text)?;
    let kept = ModuleState {
        name: script.name.clone(),
        digest: script.digest.clone(),
        typed: typed.to_uppercase(),
        option,
        state: Value::Null,
    };
    Ok(GameModule { kept, script: Some(script) })
}

/// Adds a module, replacing an older one of the same name.
fn put(modules: &mut GameModules, module: GameModule) -> CommandResult {
    modules.all.retain(|other| other.kept.name != module.kept.name);
    if MAX_MODULES <= modules.all.len() {
        return refuse(say!("A game has at most {} modules.", MAX_MODULES));
    }
    modules.all.push(module);
    modules.all.sort_by(|one, other| one.kept.name.cmp(&other.kept.name));
    Ok(())
}

/// Checks that the module can be turned on or off now, or get another option.
///
/// # Errors
/// A sentence with the reason.
pub fn check(cx: &GameCx, value: &str) -> CommandResult {
    let game = &cx.game;
    if value.is_empty() {
        return Ok(());
    }
    let Some(wanted) = named(&cx.judge.catalogue, &game.modules.all, value, false) else {
        return refuse(say!("{} is not a module. {} lists the modules.", theirs(value), line("LIST MODULES")));
    };
    let has = game.modules.named(&wanted.name);
    if !wanted.is_on {
        return match has {
            Some(_) => Ok(()),
            None => refuse(say!("The game has no module {}.", term(wanted.name.to_uppercase()))),
        };
    }
    let script = cx.judge.catalogue.scripts().find(ScriptKind::Module, &wanted.name);
    let may_later = script.is_some_and(|script| script.head.any_time);
    if game.row.life != Life::Forming && !may_later && !is_newest(&wanted.option) {
        return refuse(say!(
            "The module {} can only be set before the game starts; {} turns it off at any time.",
            term(wanted.name.to_uppercase()),
            line(format!("SET NO {}", wanted.name.to_uppercase()))
        ));
    }
    Ok(())
}

/// Returns whether the option asks for the newest text of a module.
fn is_newest(option: &str) -> bool {
    option.eq_ignore_ascii_case("newest")
}

/// Turns a module on or off. Returns the reply.
///
/// # Errors
/// If it cannot.
pub fn change(cx: &mut GameCx, value: &str) -> CommandResult<Vec<Note>> {
    check(cx, value)?;
    let env = cx.env;
    if value.is_empty() {
        let all: Vec<String> = cx.game.modules.all.iter().map(|module| module.kept.says()).collect();
        store(cx, GameModules { commands: cx.game.modules.commands.clone(), ..GameModules::default() })?;
        return Ok(all
            .into_iter()
            .map(|says| cx.change(say!("NO {} (it was: {}).", term(first_word(&says)), term(&says))))
            .collect());
    }
    let Some(wanted) = named(&env.judge.catalogue, &cx.game.modules.all, value, false) else { return Ok(Vec::new()) };
    let mut modules = cx.game.modules.clone();
    let before = modules.named(&wanted.name).map(|module| module.kept.clone());
    if !wanted.is_on {
        modules.all.retain(|module| module.kept.name != wanted.name);
        store(cx, modules)?;
        let was = before.map(|module| module.says()).unwrap_or_default();
        return Ok(vec![cx.change(say!("NO {} (it was: {}).", term(wanted.name.to_uppercase()), term(was)))]);
    }
    let takes_newest = is_newest(&wanted.option);
    let typed = match (&before, takes_newest) {
        (Some(before), true) => before.typed.clone(),
        (None, true) => {
            return Err(Refusal::because(say!("The game has no module {}.", term(wanted.name.to_uppercase()))).into());
        }
        (_, false) => wanted.option,
    };
    let system = cx.game.system.clone();
    let mut module = chosen(env, &wanted.name, &typed, |script| Ok(board_facts(system.as_ref(), script)))?;
    if let Some(before) = &before {
        if before.digest == module.kept.digest && before.typed == module.kept.typed {
            return Ok(vec![Note::of(say!("{} (unchanged).", term(before.says())))]);
        }
        module.kept.state.clone_from(&before.state);
    }
    let now = module.kept.says();
    put(&mut modules, module)?;
    store(cx, modules)?;
    Ok(vec![match before {
        Some(_) if takes_newest => cx.change(say!("{}: the newest text of the module counts from now on.", term(now))),
        Some(before) => cx.change(say!("{} (it was: {}).", term(now), term(before.says()))),
        None => cx.change(say!("{}.", term(now))),
    }])
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

fn store(cx: &mut GameCx, modules: GameModules) -> CommandResult {
    cx.change_game(|game| {
        game.row.modules = modules.to_json();
        game.modules = modules;
    })?;
    cx.after.touched = true;
    Ok(())
}

/// The modules for a game set up like another, as text: with the newest programs, and without stored values.
pub fn like(env: Env, modules: &GameModules, board: &LoadedBoard, kept: &Kept) -> CommandResult<Option<String>> {
    let mut like = GameModules::default();
    for module in &modules.all {
        let ModuleState { name, typed, .. } = &module.kept;
        let catalogue = &env.judge.catalogue;
        let own = chosen(env, name, typed, |script| Ok(board_facts(catalogue.play(board, kept)?.as_ref(), script)))?;
        put(&mut like, own)?;
    }
    Ok(like.to_json())
}
