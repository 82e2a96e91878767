//! The scripting language: compiles scripts, calls their hooks, and converts between names and powers. No other file mentions rhai.
//!
//! A script has access only to what is registered here: no clock, no randomness of its own, no files. Every limit is set, and the steps are
//! counted here, because the language does not count those in callbacks.
use crate::head::{Disclosure, Head};
use crate::hooks::{
    Answer, Call, Clock, CommandInput, Effect, Failure, GameFacts, Halt, Hook, Input, Listener, OrderInput, PressFacts,
    Verb, WriterFacts,
};
use crate::{MAX_BYTES, MAX_EFFECTS, MAX_LINE, MAX_OPTION, MAX_STATE, MAX_STEPS, ScriptKind};
use chancery_rules::{Flaw, Luck, Power};
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicFnPackage, BasicIteratorPackage, BasicMapPackage, BasicMathPackage,
    BasicStringPackage, LogicPackage, MoreStringPackage, Package as _,
};
use rhai::{AST, Array, CallFnOptions, Dynamic, Engine, EvalAltResult, Map, Position, Scope};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The maximum nesting of a value that a script stores.
const MAX_DEPTH: usize = 16;

thread_local! {
    /// The steps of the current call.
    static STEPS: Cell<u64> = const { Cell::new(0) };
    /// The current call, for functions without an object.
    static RUNNING: RefCell<Option<Arc<Run>>> = const { RefCell::new(None) };
}

/// The result of a function that a script calls.
type CallResult<T> = Result<T, Box<EvalAltResult>>;

/// A compiled script.
pub struct Script {
    /// Its kind: a command or a module.
    pub kind: ScriptKind,
    /// Its name: `restrict`.
    pub name: String,
    /// The SHA-256 of its text, in hexadecimal digits.
    pub digest: String,
    /// Its text.
    pub text: String,
    /// Its head.
    pub head: Head,
    hooks: BTreeSet<Hook>,
    ast: AST,
}

impl Script {
    /// Returns whether it has this hook.
    pub fn has(&self, hook: Hook) -> bool {
        self.hooks.contains(&hook)
    }

    /// Returns whether its text mentions this, so that values are built only for scripts that use them.
    pub fn names(&self, word: &str) -> bool {
        self.text.contains(word)
    }

    /// Returns whether its head declares this.
    pub fn sees(&self, sight: Disclosure) -> bool {
        self.head.sees.contains(&sight)
    }

    /// Returns whether it affects orders or the end of a game.
    pub fn is_grave(&self) -> bool {
        [Hook::Order, Hook::Adjudicate, Hook::Outcome].into_iter().any(|hook| self.has(hook))
    }
}

/// Returns the SHA-256 of a text, in hexadecimal digits.
pub fn digest(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Compiles and calls scripts.
pub struct ScriptEngine(Engine);

impl Default for ScriptEngine {
    fn default() -> Self {
        Self::new()
    }
}

impl ScriptEngine {
    /// Creates an engine. It takes about a millisecond.
    pub fn new() -> Self {
        let mut engine = Engine::new_raw();
        // Never Core, LanguageCore or Standard, which have `sleep` and `exit`.
        ArithmeticPackage::new().register_into_engine(&mut engine);
        LogicPackage::new().register_into_engine(&mut engine);
        BasicStringPackage::new().register_into_engine(&mut engine);
        MoreStringPackage::new().register_into_engine(&mut engine);
        BasicFnPackage::new().register_into_engine(&mut engine);
        BasicMathPackage::new().register_into_engine(&mut engine);
        BasicArrayPackage::new().register_into_engine(&mut engine);
        BasicMapPackage::new().register_into_engine(&mut engine);
        BasicIteratorPackage::new().register_into_engine(&mut engine);
        engine.disable_symbol("eval");
        engine.set_max_operations(2 * MAX_STEPS);
        engine.set_max_string_size(4 << 10);
        engine.set_max_array_size(256);
        engine.set_max_map_size(256);
        engine.set_max_call_levels(16);
        engine.set_max_expr_depths(64, 32);
        engine.set_max_variables(64);
        engine.set_max_functions(64);
        engine.set_max_strings_interned(256);
        engine.on_progress(|_| {
            // Callbacks that must end may be called a few more times.
            let steps = (STEPS.get() + 1).min(MAX_STEPS + 1);
            STEPS.set(steps);
            (MAX_STEPS < steps).then(|| Dynamic::from(EndReason::Steps))
        });
        register(&mut engine);
        Self(engine)
    }

    /// Compiles a script. `file` is its place in error messages.
    ///
    /// # Errors
    /// All of its flaws.
    pub fn compile(&self, kind: ScriptKind, name: &str, file: &str, text: &str) -> Result<Script, Vec<Flaw>> {
        let one = |line: usize, why: String| Err(vec![Flaw::new(file, line, why)]);
        if MAX_BYTES < text.len() {
            return one(0, format!("it has {} bytes, and a script has at most {MAX_BYTES}", text.len()));
        }
        let head = Head::read(kind, name, file, text)?;
        let ast = match self.0.compile(text) {
            Ok(ast) => ast,
            Err(error) => {
                let (line, column) = place(error.position());
                return one(line, format!("column {column}: {}", error.err_type()));
            }
        };
        let mut flaws = Vec::new();
        let mut hooks = BTreeSet::new();
        for function in ast.iter_functions() {
            let of_kind = |hook: &Hook| (*hook == Hook::Run) == (kind == ScriptKind::Command);
            let Some(hook) = Hook::ALL.into_iter().filter(of_kind).find(|hook| hook.name() == function.name) else {
                let near = Hook::ALL.into_iter().filter(of_kind).find(|hook| is_near(function.name, hook.name()));
                if let Some(hook) = near {
                    let why = format!("there is a function `{}`; the hook is called `{}`", function.name, hook.name());
                    flaws.push(Flaw::new(file, 0, why));
                }
                continue;
            };
            if function.params.len() != hook.takes().len() {
                let why = format!("it is `fn {}({})`", hook.name(), hook.takes().join(", "));
                flaws.push(Flaw::new(file, line_of(text, hook), why));
            }
            if let Some(sight) = hook.needs().filter(|sight| !head.sees.contains(sight)) {
                let why = format!("`{}` needs the line `//! Sees: {}`", hook.name(), sight.word());
                flaws.push(Flaw::new(file, line_of(text, hook), why));
            }
            hooks.insert(hook);
        }
        if flaws.is_empty() && hooks.iter().all(|hook| *hook == Hook::Option) {
            let wanted = if kind == ScriptKind::Command { "run(game, writer, args)" } else { "press(game, letter)" };
            flaws.push(Flaw::new(file, 0, format!("it has no hook, such as `fn {wanted}`")));
        }
        if self.has_statements(&ast) {
            flaws.push(Flaw::new(file, 0, "statements outside of functions are never carried out; move them into one"));
        }
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let (name, text) = (name.to_owned(), text.to_owned());
        Ok(Script { kind, name, digest: digest(&text), text, head, hooks, ast })
    }

    /// Returns whether it has statements outside functions, which would take steps.
    fn has_statements(&self, ast: &AST) -> bool {
        let mut own = ast.clone();
        own.clear_functions();
        STEPS.set(0);
        self.0.run_ast(&own).is_err() || 0 < STEPS.get()
    }

    /// Calls a hook that the script has. The same call always gives the same answer.
    ///
    /// # Errors
    /// If the script refuses or fails.
    pub fn call(&self, script: &Script, call: Call) -> Result<Answer, Halt> {
        let hook = call.hook;
        let run = Arc::new(Run {
            script: script.name.clone(),
            hook,
            sees: script.head.sees.clone(),
            game: call.game,
            luck: call.luck,
            progress: Mutex::new(Progress { state: dynamic(&call.state), ..Progress::default() }),
        });
        let game = || match run.game {
            Some(_) => Dynamic::from(GameObject(run.clone())),
            None => Dynamic::UNIT,
        };
        let args: Vec<Dynamic> = match call.input {
            Input::Option(text) => vec![text.into(), game()],
            Input::Nothing => vec![game()],
            Input::Press(press) => vec![game(), Dynamic::from(LetterObject(run.clone(), Arc::new(press)))],
            Input::Order(order) => vec![game(), order_map(&run, &order)],
            Input::Orders(orders) => vec![game(), Dynamic::from(OrdersObject(run.clone(), Arc::new(orders)))],
            Input::Events(events) => vec![game(), Tree::of(&events).into_dynamic()],
            Input::Command(input) => command_args(&run, game(), &input),
        };
        STEPS.set(0);
        let outer = RUNNING.replace(Some(run.clone()));
        let options = CallFnOptions::new().eval_ast(false);
        let mut scope = Scope::new();
        let answer = self.0.call_fn_with_options::<Dynamic>(options, &mut scope, &script.ast, hook.name(), args);
        RUNNING.set(outer);
        let steps = STEPS.get();
        // Falls back to the hook's line where the language has no position.
        let at = |line: usize| if line == 0 { line_of(&script.text, hook) } else { line };
        let failed = |line: usize, why: String| {
            Halt::Failed(Failure { script: script.name.clone(), hook, line: at(line), why, steps })
        };
        let answer = answer.map_err(|error| halt(&error, &script.text, failed))?;
        let mut progress = run.progress();
        let limit = if hook == Hook::Option { MAX_OPTION } else { MAX_STATE };
        let value = match hook {
            Hook::Option => within(&answer, limit, "what it returns"),
            _ => Ok(Value::Null),
        };
        let state = within(&progress.state, MAX_STATE, "game.state");
        let (value, state) = (value.map_err(|why| failed(0, why))?, state.map_err(|why| failed(0, why))?);
        Ok(Answer { value, state, effects: std::mem::take(&mut progress.effects), steps })
    }
}

/// A value as JSON, if it is not too long.
fn within(value: &Dynamic, limit: usize, what: &str) -> Result<Value, String> {
    let json = json(value, MAX_DEPTH)?;
    match json.to_string().len() {
        n if limit < n => Err(format!("{what} has {n} bytes as JSON, and at most {limit} are kept")),
        _ => Ok(json),
    }
}

/// The line of a hook's function.
fn line_of(text: &str, hook: Hook) -> usize {
    let begins = |line: &str| {
        let rest = line.trim_start().strip_prefix("fn ").map(str::trim_start);
        rest.and_then(|rest| rest.strip_prefix(hook.name())).is_some_and(|rest| rest.trim_start().starts_with('('))
    };
    text.lines().position(begins).map_or(0, |n| n + 1)
}

/// Returns whether a function's name is a misspelling of a hook's.
fn is_near(name: &str, hook: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (name.to_lowercase().chars().collect(), hook.chars().collect());
    let same = |a: &[char], b: &[char]| a == b;
    let n = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[n..], &b[n..]);
    let dropped = |long: &[char], short: &[char]| !long.is_empty() && same(&long[1..], short);
    let swapped = 2 <= a.len() && 2 <= b.len() && a[0] == b[1] && a[1] == b[0] && same(&a[2..], &b[2..]);
    same(a, b) || dropped(a, b) || dropped(b, a) || swapped || !a.is_empty() && dropped(b, &a[1..])
}

fn place(position: Position) -> (usize, usize) {
    (position.line().unwrap_or(0), position.position().unwrap_or(0))
}

/// The reasons why a call ends. A script cannot catch a limit or a refusal.
#[derive(Clone)]
enum EndReason {
    Steps,
    Refused(String),
    Failed(String),
}

fn halt(error: &EvalAltResult, text: &str, failed: impl Fn(usize, String) -> Halt) -> Halt {
    let inner = error.unwrap_inner();
    let outer = place(error.position()).0;
    let line = match place(inner.position()).0 {
        0 => outer,
        line => line,
    };
    if let EvalAltResult::ErrorTerminated(token, _) | EvalAltResult::ErrorRuntime(token, _) = inner {
        match token.clone().try_cast::<EndReason>() {
            Some(EndReason::Refused(why)) => return Halt::Refused(why),
            Some(EndReason::Failed(why)) => return failed(line, why),
            Some(EndReason::Steps) => return failed(line, format!("it takes more than {MAX_STEPS} steps")),
            None => {}
        }
    }
    failed(line, cause(inner, text))
}

/// The message of an error, without values, which may be press, orders or names that the script has seen. `text` is the script's.
fn cause(error: &EvalAltResult, text: &str) -> String {
    let mut why = match error {
        EvalAltResult::ErrorRuntime(..) => return "it threw an error of its own".to_owned(),
        EvalAltResult::ErrorIndexNotFound(..) => return "there is no such index".to_owned(),
        // The name of a called function may be a value.
        EvalAltResult::ErrorFunctionNotFound(call, _) => match call.split(" (").next() {
            Some(name) if text.contains(name) => format!("there is no function `{name}` for such values"),
            _ => return "there is no function of that name".to_owned(),
        },
        EvalAltResult::ErrorArithmetic(why, _) => why.split([':', '\'']).next().unwrap_or_default().trim().to_owned(),
        other => other.to_string(),
    };
    // The position is reported separately.
    if let Some(at) = why.rfind(" (line ") {
        why.truncate(at);
    }
    why.chars().take(MAX_LINE).collect()
}

fn fail<T>(why: impl Into<String>) -> CallResult<T> {
    Err(EvalAltResult::ErrorRuntime(Dynamic::from(EndReason::Failed(why.into())), Position::NONE).into())
}

/// A call in progress: its input, and its effects so far.
struct Run {
    script: String,
    hook: Hook,
    sees: Vec<Disclosure>,
    game: Option<Arc<GameFacts>>,
    luck: Option<Luck>,
    progress: Mutex<Progress>,
}

#[derive(Default)]
struct Progress {
    state: Dynamic,
    effects: Vec<Effect>,
    n_dice: u64,
}

impl Run {
    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn game(&self) -> CallResult<&GameFacts> {
        self.game.as_deref().map_or_else(|| fail("there is no game here"), Ok)
    }

    /// Checks that the head declares this.
    fn sees(&self, what: &str, sight: Disclosure) -> CallResult<()> {
        match self.sees.contains(&sight) {
            true => Ok(()),
            false => fail(format!("{what} is not there without the line `//! Sees: {}`", sight.word())),
        }
    }

    fn may(&self, what: &str, verb: Verb) -> CallResult<()> {
        match self.hook.may().contains(&verb) {
            true => Ok(()),
            false => fail(format!("{what} cannot be called in `{}`", self.hook.name())),
        }
    }

    fn add(&self, what: &str, verb: Verb, effect: Effect) -> CallResult<()> {
        self.may(what, verb)?;
        let mut progress = self.progress();
        if MAX_EFFECTS <= progress.effects.len() {
            return fail(format!("a call does at most {MAX_EFFECTS} things"));
        }
        progress.effects.push(effect);
        Ok(())
    }

    /// Converts a name or a letter to a power.
    fn power(&self, name: &str) -> CallResult<Power> {
        let name = name.trim();
        let powers = &self.game()?.powers;
        let is = |by_name: bool| {
            powers.iter().position(|power| match by_name {
                true => power.name.eq_ignore_ascii_case(name),
                false => power.letter.eq_ignore_ascii_case(name),
            })
        };
        match is(true).or_else(|| is(false)) {
            Some(index) => Ok(Power(index as u16)),
            None => fail("there is no power of that name"),
        }
    }

    /// Converts a power to its name.
    fn name(&self, power: Power) -> String {
        let game = self.game.as_deref();
        game.and_then(|game| game.powers.get(power.index())).map_or_else(String::new, |power| power.name.clone())
    }

    fn names(&self, powers: &[Power]) -> Array {
        powers.iter().map(|power| self.name(*power).into()).collect()
    }
}

/// Checks that a script's line can be sent to players.
fn told(line: &str) -> CallResult<String> {
    let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    match line.chars().count() {
        n if MAX_LINE < n => fail(format!("a line has at most {MAX_LINE} characters, and this has {n}")),
        _ => Ok(line.trim().to_owned()),
    }
}

/// A read-only tree for scripts. Reading it copies leaves only.
#[derive(Clone)]
enum Tree {
    Leaf(Dynamic),
    List(Arc<Vec<Tree>>),
    Map(Arc<BTreeMap<String, Tree>>),
}

impl Tree {
    fn of(value: &Value) -> Self {
        match value {
            Value::Array(items) => Self::List(Arc::new(items.iter().map(Self::of).collect())),
            Value::Object(map) => {
                Self::Map(Arc::new(map.iter().map(|(key, value)| (key.clone(), Self::of(value))).collect()))
            }
            leaf => Self::Leaf(dynamic(leaf)),
        }
    }

    fn into_dynamic(self) -> Dynamic {
        match self {
            Self::Leaf(value) => value,
            other => Dynamic::from(other),
        }
    }

    fn get(&self, key: &str) -> Dynamic {
        match self {
            Self::Map(map) => map.get(key).map_or(Dynamic::UNIT, |tree| tree.clone().into_dynamic()),
            _ => Dynamic::UNIT,
        }
    }

    fn at(&self, index: i64) -> Dynamic {
        match self {
            Self::List(items) => {
                let found = usize::try_from(index).ok().and_then(|index| items.get(index));
                found.map_or(Dynamic::UNIT, |tree| tree.clone().into_dynamic())
            }
            _ => Dynamic::UNIT,
        }
    }

    fn len(&self) -> i64 {
        match self {
            Self::List(items) => items.len() as i64,
            Self::Map(map) => map.len() as i64,
            Self::Leaf(_) => 0,
        }
    }

    /// The items of a list, or the keys of a map.
    fn items(&self) -> Vec<Dynamic> {
        match self {
            Self::List(items) => items.iter().map(|tree| tree.clone().into_dynamic()).collect(),
            Self::Map(map) => map.keys().map(|key| key.clone().into()).collect(),
            Self::Leaf(_) => Vec::new(),
        }
    }
}

impl IntoIterator for Tree {
    type Item = Dynamic;
    type IntoIter = std::vec::IntoIter<Dynamic>;

    fn into_iter(self) -> Self::IntoIter {
        self.items().into_iter()
    }
}

/// Converts JSON to a script's value. Numbers with a fraction become text, because scripts have no others than integers.
fn dynamic(value: &Value) -> Dynamic {
    match value {
        Value::Null => Dynamic::UNIT,
        Value::Bool(flag) => (*flag).into(),
        Value::Number(number) => number.as_i64().map_or_else(|| number.to_string().into(), Dynamic::from_int),
        Value::String(text) => text.clone().into(),
        Value::Array(items) => items.iter().map(dynamic).collect::<Array>().into(),
        Value::Object(map) => {
            map.iter().map(|(key, value)| (key.as_str().into(), dynamic(value))).collect::<Map>().into()
        }
    }
}

/// A script's value as JSON.
fn json(value: &Dynamic, depth: usize) -> Result<Value, String> {
    let Some(depth) = depth.checked_sub(1) else { return Err("a value is nested too deeply to be kept".to_owned()) };
    if value.is_unit() {
        return Ok(Value::Null);
    }
    if let Ok(flag) = value.as_bool() {
        return Ok(flag.into());
    }
    if let Ok(number) = value.as_int() {
        return Ok(number.into());
    }
    if let Ok(text) = value.as_immutable_string_ref() {
        return Ok(text.as_str().into());
    }
    if let Ok(c) = value.as_char() {
        return Ok(c.to_string().into());
    }
    if let Some(items) = value.read_lock::<Array>() {
        return items.iter().map(|item| json(item, depth)).collect();
    }
    if let Some(map) = value.read_lock::<Map>() {
        let pairs = map.iter().map(|(key, value)| Ok((key.to_string(), json(value, depth)?)));
        return pairs.collect::<Result<serde_json::Map<_, _>, String>>().map(Value::Object);
    }
    Err(format!("a value of type {} cannot be kept", value.type_name()))
}

/// A game.
#[derive(Clone)]
struct GameObject(Arc<Run>);

/// Press that is about to be sent.
#[derive(Clone)]
struct LetterObject(Arc<Run>, Arc<PressFacts>);

/// The orders of a phase.
#[derive(Clone)]
struct OrdersObject(Arc<Run>, Arc<Vec<OrderInput>>);

impl IntoIterator for OrdersObject {
    type Item = Dynamic;
    type IntoIter = std::vec::IntoIter<Dynamic>;

    fn into_iter(self) -> Self::IntoIter {
        self.1.iter().map(|order| order_map(&self.0, order)).collect::<Vec<_>>().into_iter()
    }
}

fn order_map(run: &Run, order: &OrderInput) -> Dynamic {
    let facts = &order.facts;
    let mut map = Map::new();
    map.insert("power".into(), run.name(order.power).into());
    for (key, value) in
        [("text", &order.text), ("unit", &facts.unit), ("kind", &facts.kind), ("at", &facts.at), ("to", &facts.to)]
    {
        map.insert(key.into(), value.clone().into());
    }
    map.into()
}

fn command_args(run: &Run, game: Dynamic, input: &CommandInput) -> Vec<Dynamic> {
    let WriterFacts { name, power, role, country, zone } = &input.writer;
    let mut writer = Map::new();
    for (key, value) in [("name", name), ("role", role), ("country", country), ("zone", zone)] {
        writer.insert(key.into(), value.clone().into());
    }
    writer.insert("power".into(), power.map_or(Dynamic::UNIT, |power| run.name(power).into()));
    let mut args = Map::new();
    args.insert("text".into(), input.text.clone().into());
    let words =
        |text: &str| text.split_whitespace().take(256).map(|word| Dynamic::from(word.to_owned())).collect::<Array>();
    args.insert("words".into(), words(&input.text).into());
    args.insert(
        "block".into(),
        input.block.iter().take(256).map(|line| Dynamic::from(line.clone())).collect::<Array>().into(),
    );
    CLOCK.set(Some(input.clock.clone()));
    vec![game, writer.into(), args.into()]
}

thread_local! {
    /// The clock of the current command.
    static CLOCK: RefCell<Option<Clock>> = const { RefCell::new(None) };
}

/// The current call, for functions without an object.
fn running() -> CallResult<Arc<Run>> {
    RUNNING.with_borrow(Clone::clone).map_or_else(|| fail("nothing runs"), Ok)
}

/// Registers everything that scripts can call in addition to the language's packages.
fn register(engine: &mut Engine) {
    register_tree(engine);
    register_game(engine);
    register_press_and_orders(engine);
    engine.register_fn("refuse", |why: &str| -> CallResult<()> {
        running()?.may("refuse", Verb::Refuse)?;
        Err(EvalAltResult::ErrorTerminated(Dynamic::from(EndReason::Refused(told(why)?)), Position::NONE).into())
    });
    engine.register_fn("warn", |line: &str| running()?.add("warn", Verb::Warn, Effect::Warn(told(line)?)));
    engine.register_fn("say", |line: &str| running()?.add("say", Verb::Say, Effect::Say(told(line)?)));
    engine.register_fn("line", |line: &str| running()?.add("line", Verb::Line, Effect::Line(told(line)?)));
    engine.register_fn("now", |zone: &str| -> CallResult<Dynamic> {
        running()?.may("now", Verb::Say)?;
        let clock = CLOCK.with_borrow(Clone::clone);
        match clock.and_then(|clock| clock(zone)) {
            Some(time) => Ok(dynamic(&time)),
            None => fail("there is no time zone of that name"),
        }
    });
}

fn register_tree(engine: &mut Engine) {
    engine
        .register_type_with_name::<Tree>("tree")
        .register_iterator::<Tree>()
        .register_indexer_get(|tree: &mut Tree, key: &str| tree.get(key))
        .register_indexer_get(|tree: &mut Tree, index: i64| tree.at(index))
        .register_get("len", |tree: &mut Tree| tree.len())
        .register_fn("len", |tree: &mut Tree| tree.len())
        .register_fn("keys", |tree: &mut Tree| match tree {
            Tree::Map(map) => map.keys().map(|key| Dynamic::from(key.clone())).collect::<Array>(),
            _ => Array::new(),
        })
        .register_fn("contains", |tree: &mut Tree, item: &str| match tree {
            Tree::Map(map) => map.contains_key(item),
            Tree::List(items) => items.iter().any(|tree| match tree {
                Tree::Leaf(leaf) => leaf.as_immutable_string_ref().is_ok_and(|text| text.as_str() == item),
                _ => false,
            }),
            Tree::Leaf(_) => false,
        });
}

fn register_game(engine: &mut Engine) {
    let per_power = |run: &Run, name: &str, of: fn(&GameFacts, usize) -> Dynamic| -> CallResult<Dynamic> {
        Ok(of(run.game()?, run.power(name)?.index()))
    };
    engine
        .register_type_with_name::<GameObject>("game")
        .register_get("name", |game: &mut GameObject| Ok::<_, Box<EvalAltResult>>(game.0.game()?.name.clone()))
        .register_get("variant", |game: &mut GameObject| Ok::<_, Box<EvalAltResult>>(game.0.game()?.variant.clone()))
        .register_get("phase", |game: &mut GameObject| Ok::<_, Box<EvalAltResult>>(game.0.game()?.phase.clone()))
        .register_get("season", |game: &mut GameObject| Ok::<_, Box<EvalAltResult>>(game.0.game()?.season.clone()))
        .register_get("stage", |game: &mut GameObject| Ok::<_, Box<EvalAltResult>>(game.0.game()?.stage.clone()))
        .register_get("year", |game: &mut GameObject| Ok::<_, Box<EvalAltResult>>(game.0.game()?.year))
        .register_get("turn", |game: &mut GameObject| Ok::<_, Box<EvalAltResult>>(i64::from(game.0.game()?.turn)))
        .register_get("goal", |game: &mut GameObject| {
            let goal = game.0.game()?.goal;
            Ok::<_, Box<EvalAltResult>>(goal.map_or(Dynamic::UNIT, |goal| i64::from(goal).into()))
        })
        .register_get("powers", |game: &mut GameObject| {
            let powers = game.0.game()?.powers.iter().map(|power| power.name.clone().into());
            Ok::<_, Box<EvalAltResult>>(powers.collect::<Array>())
        })
        .register_get("option", |game: &mut GameObject| Ok::<_, Box<EvalAltResult>>(dynamic(&game.0.game()?.option)))
        .register_get_set(
            "state",
            |game: &mut GameObject| game.0.progress().state.clone(),
            |game: &mut GameObject, state: Dynamic| game.0.progress().state = state,
        )
        .register_get("position", |game: &mut GameObject| {
            Ok::<_, Box<EvalAltResult>>(Tree::of(&game.0.game()?.position).into_dynamic())
        })
        .register_fn("power", |game: &mut GameObject, name: &str| -> CallResult<String> {
            Ok(game.0.name(game.0.power(name)?))
        })
        .register_fn("powers_of", powers_of)
        .register_fn("standing", |game: &mut GameObject, name: &str| -> CallResult<i64> {
            let power = game.0.power(name)?;
            match &game.0.game()?.standings {
                Some(standings) => Ok(i64::from(standings.get(power.index()).copied().unwrap_or(0))),
                None => fail("game.standing is not there without the line `//! Sees: hidden`: this game hides it"),
            }
        })
        .register_fn("homes", move |game: &mut GameObject, name: &str| {
            per_power(&game.0, name, |game, n| {
                game.homes
                    .get(n)
                    .into_iter()
                    .flatten()
                    .map(|home| Dynamic::from(home.clone()))
                    .collect::<Array>()
                    .into()
            })
        })
        .register_fn("commands", |game: &mut GameObject, name: &str| -> CallResult<Array> {
            let power = game.0.power(name)?;
            Ok(game.0.names(game.0.game()?.commands.get(power.index()).map_or(&[][..], Vec::as_slice)))
        })
        .register_fn("neighbours", |game: &mut GameObject, name: &str| -> CallResult<Array> {
            let power = game.0.power(name)?;
            Ok(game.0.names(game.0.game()?.neighbours.get(power.index()).map_or(&[][..], Vec::as_slice)))
        })
        .register_fn("player", move |game: &mut GameObject, name: &str| {
            game.0.sees("game.player", Disclosure::Players)?;
            per_power(&game.0, name, |game, n| {
                game.players.get(n).cloned().flatten().map_or(Dynamic::UNIT, Dynamic::from)
            })
        })
        .register_fn("setting", |game: &mut GameObject, key: &str| -> CallResult<Dynamic> {
            let value = game.0.game()?.settings.get(&key.to_lowercase()).cloned();
            Ok(value.map_or(Dynamic::UNIT, Dynamic::from))
        })
        .register_fn("dice", |game: &mut GameObject, sides: i64| -> CallResult<i64> {
            game.0.may("game.dice", Verb::Dice)?;
            let Some(luck) = &game.0.luck else { return fail("there are no dice here") };
            let Some(sides) = u64::try_from(sides).ok().filter(|sides| 0 < *sides) else {
                return fail("dice have one side or more");
            };
            let mut progress = game.0.progress();
            progress.n_dice += 1;
            let name = format!("script|{}|{}", game.0.script, game.0.hook.name());
            Ok(luck.draw(&name, progress.n_dice, sides) as i64 + 1)
        })
        .register_fn("tell", |game: &mut GameObject, who: &str, line: &str| -> CallResult<()> {
            let listener = match who {
                "all" => Listener::All,
                "master" => Listener::Master,
                name => Listener::Power(game.0.power(name)?),
            };
            game.0.add("game.tell", Verb::Tell, Effect::Tell(listener, told(line)?))
        })
        .register_fn("win", |game: &mut GameObject, names: Array, how: &str| -> CallResult<()> {
            let names = names.iter().map(|name| game.0.power(&name.to_string()));
            let mut powers = names.collect::<CallResult<Vec<Power>>>()?;
            powers.sort_unstable();
            powers.dedup();
            if powers.is_empty() {
                return fail("game.win names a power or more");
            }
            game.0.add("game.win", Verb::End, Effect::Win(powers, told(how)?))
        })
        .register_fn("nobody_wins", |game: &mut GameObject, why: &str| -> CallResult<()> {
            game.0.add("game.nobody_wins", Verb::End, Effect::NobodyWins(told(why)?))
        });
}

/// The powers of a word, by name or letters. Rejects a word that names none.
fn powers_of(game: &mut GameObject, word: &str) -> CallResult<Array> {
    let word = word.trim();
    let powers = &game.0.game()?.powers;
    let is = |text: &str| {
        let found =
            powers.iter().find(|power| [&power.name, &power.letter].iter().any(|name| name.eq_ignore_ascii_case(text)));
        found.map(|power| Dynamic::from(power.name.clone()))
    };
    if let Some(one) = is(word) {
        return Ok(vec![one]);
    }
    let each: Option<Array> = word.chars().map(|c| is(&c.to_string())).collect();
    match each.filter(|each| !each.is_empty()) {
        Some(each) => Ok(each),
        None => {
            let word: String = word.chars().filter(|c| c.is_alphanumeric()).take(40).collect();
            let why = format!("I know no powers by \"{word}\" on this board.");
            Err(EvalAltResult::ErrorTerminated(Dynamic::from(EndReason::Refused(why)), Position::NONE).into())
        }
    }
}

fn register_press_and_orders(engine: &mut Engine) {
    engine
        .register_type_with_name::<LetterObject>("letter")
        .register_get("from", |letter: &mut LetterObject| letter.0.name(letter.1.from))
        .register_get("to", |letter: &mut LetterObject| letter.0.names(&letter.1.to))
        .register_get("to_all", |letter: &mut LetterObject| letter.1.to_all)
        .register_get("grey", |letter: &mut LetterObject| letter.1.grey)
        .register_get("text", |letter: &mut LetterObject| -> CallResult<String> {
            letter.0.sees("letter.text", Disclosure::Text)?;
            Ok(letter.1.text.clone())
        })
        .register_fn("drop", |letter: &mut LetterObject, name: &str| -> CallResult<()> {
            let power = letter.0.power(name)?;
            letter.0.add("letter.drop", Verb::Drop, Effect::Drop(power))
        })
        .register_fn("stamp", |letter: &mut LetterObject, line: &str| -> CallResult<()> {
            letter.0.add("letter.stamp", Verb::Stamp, Effect::Stamp(told(line)?))
        });
    let at = |orders: &OrdersObject, index: i64| -> CallResult<usize> {
        let found = usize::try_from(index).ok().filter(|index| *index < orders.1.len());
        found.map_or_else(|| fail(format!("there is no order {index}")), Ok)
    };
    engine
        .register_type_with_name::<OrdersObject>("orders")
        .register_iterator::<OrdersObject>()
        .register_get("len", |orders: &mut OrdersObject| orders.1.len() as i64)
        .register_fn("len", |orders: &mut OrdersObject| orders.1.len() as i64)
        .register_indexer_get(move |orders: &mut OrdersObject, index: i64| -> CallResult<Dynamic> {
            Ok(order_map(&orders.0, &orders.1[at(orders, index)?]))
        })
        .register_fn("replace", move |orders: &mut OrdersObject, index: i64, text: &str, why: &str| -> CallResult<()> {
            let effect = Effect::Replace { at: at(orders, index)?, text: told(text)?, why: told(why)? };
            orders.0.add("orders.replace", Verb::Orders, effect)
        })
        .register_fn("strike", move |orders: &mut OrdersObject, index: i64, why: &str| -> CallResult<()> {
            let effect = Effect::Strike { at: at(orders, index)?, why: told(why)? };
            orders.0.add("orders.strike", Verb::Orders, effect)
        });
}
