//! The hooks of scripts: the input of each, the declarations it requires, and its possible effects.
//!
//! Powers are indices here and names in scripts; `engine` converts them.
use crate::head::Disclosure;
use chancery_rules::{Luck, OrderFacts, Power, PowerName};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A point in a game at which scripts are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hook {
    /// The option is set; the returned value is stored.
    Option,
    /// The game begins.
    Start,
    /// Press is being sent.
    Press,
    /// An order has been accepted.
    Order,
    /// The phase ends, before adjudication.
    Adjudicate,
    /// After adjudication.
    Results,
    /// After the results: decides whether a power has won.
    Outcome,
    /// The next phase begins.
    Phase,
    /// A command runs.
    Run,
}

/// A kind of effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// `refuse(sentence)`
    Refuse,
    /// `warn(sentence)`
    Warn,
    /// `letter.drop(power)`
    Drop,
    /// `letter.stamp(line)`
    Stamp,
    /// `orders.replace(i, text, why)` and `orders.strike(i, why)`
    Orders,
    /// `game.tell(who, line)`
    Tell,
    /// `game.win(powers, how)` and `game.nobody_wins(why)`
    End,
    /// `say(line)`
    Say,
    /// `line(text)`
    Line,
    /// `game.dice(n)`
    Dice,
}

impl Hook {
    /// All effects.
    pub const ALL: [Self; 9] = [
        Self::Option,
        Self::Start,
        Self::Press,
        Self::Order,
        Self::Adjudicate,
        Self::Results,
        Self::Outcome,
        Self::Phase,
        Self::Run,
    ];

    /// Its function's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Option => "option",
            Self::Start => "start",
            Self::Press => "press",
            Self::Order => "order",
            Self::Adjudicate => "adjudicate",
            Self::Results => "results",
            Self::Outcome => "outcome",
            Self::Phase => "phase",
            Self::Run => "run",
        }
    }

    /// The names of its parameters.
    pub const fn takes(self) -> &'static [&'static str] {
        match self {
            Self::Option => &["text", "board"],
            Self::Start | Self::Outcome | Self::Phase => &["game"],
            Self::Press => &["game", "letter"],
            Self::Order => &["game", "order"],
            Self::Adjudicate => &["game", "orders"],
            Self::Results => &["game", "events"],
            Self::Run => &["game", "writer", "args"],
        }
    }

    /// The declaration that it requires.
    pub const fn needs(self) -> Option<Disclosure> {
        match self {
            Self::Press => Some(Disclosure::Press),
            Self::Order | Self::Adjudicate => Some(Disclosure::Orders),
            _ => None,
        }
    }

    /// Its possible effects.
    pub const fn may(self) -> &'static [Verb] {
        match self {
            Self::Option => &[Verb::Refuse],
            Self::Start | Self::Results => &[Verb::Tell, Verb::Dice],
            Self::Press => &[Verb::Refuse, Verb::Warn, Verb::Drop, Verb::Stamp],
            Self::Order => &[Verb::Refuse, Verb::Warn],
            Self::Adjudicate => &[Verb::Orders, Verb::Tell, Verb::Dice],
            Self::Outcome => &[Verb::End, Verb::Dice],
            Self::Phase => &[Verb::Tell],
            Self::Run => &[Verb::Refuse, Verb::Say, Verb::Line, Verb::Tell, Verb::Dice],
        }
    }
}

/// The game as a script sees it.
#[derive(Clone, Debug, Default)]
pub struct GameFacts {
    /// The name of the game.
    pub name: String,
    /// The board: `Standard`.
    pub variant: String,
    /// The label of the phase: `S1901M`.
    pub phase: String,
    /// `spring`; in other games the kind of phase.
    pub season: String,
    /// The kind of phase: `move`.
    pub stage: String,
    /// The year; 0 in games without years.
    pub year: i64,
    /// The number of the turn.
    pub turn: u32,
    /// The powers.
    pub powers: Vec<PowerName>,
    /// The standing required to win.
    pub goal: Option<u32>,
    /// The standing of each power, such as its number of centres. `None` where the game hides it.
    pub standings: Option<Vec<u32>>,
    /// The powers that each power's player commands; empty without a player.
    pub commands: Vec<Vec<Power>>,
    /// Each power's home centres.
    pub homes: Vec<Vec<String>>,
    /// The neighbours of each power.
    pub neighbours: Vec<Vec<Power>>,
    /// The players of the powers, if the script declares that it sees them.
    pub players: Vec<Option<String>>,
    /// The settings of the game.
    pub settings: BTreeMap<String, String>,
    /// The position as the script may see it.
    pub position: Value,
    /// The option's value, as the `option` hook returned it.
    pub option: Value,
}

/// Press that is being sent.
#[derive(Clone, Debug, Default)]
pub struct PressFacts {
    /// The sender.
    pub from: Power,
    /// The recipients.
    pub to: Vec<Power>,
    /// True if it goes to everyone.
    pub to_all: bool,
    /// True if the writer's name is hidden.
    pub grey: bool,
    /// The text.
    pub text: String,
}

/// An order for a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderInput {
    /// The unit's power.
    pub power: Power,
    /// The submitted order.
    pub text: String,
    /// The parts of the order.
    pub facts: OrderFacts,
}

/// The writer of a command.
#[derive(Clone, Debug, Default)]
pub struct WriterFacts {
    /// Their name; empty if they are not registered.
    pub name: String,
    /// The power as which they have signed on.
    pub power: Option<Power>,
    /// `player`, `master`, `observer`, or nothing.
    pub role: String,
    /// Their country; may be empty.
    pub country: String,
    /// Their time zone; may be empty.
    pub zone: String,
}

/// The time at a place, as a map for scripts; `None` for an unknown zone.
pub type Clock = Arc<dyn Fn(&str) -> Option<Value> + Send + Sync>;

/// A command line.
#[derive(Clone)]
pub struct CommandInput {
    /// The writer.
    pub writer: WriterFacts,
    /// The text after the keyword.
    pub text: String,
    /// The lines of its block.
    pub block: Vec<String>,
    /// The time of the e-mail.
    pub clock: Clock,
}

/// The input of a hook, other than the game.
#[derive(Clone)]
pub enum Input {
    /// The option as typed.
    Option(String),
    /// No input.
    Nothing,
    /// Press.
    Press(PressFacts),
    /// An order.
    Order(OrderInput),
    /// The orders of a phase.
    Orders(Vec<OrderInput>),
    /// The events of a phase, as recorded.
    Events(Value),
    /// A command line.
    Command(CommandInput),
}

/// A call of a hook.
#[derive(Clone)]
pub struct Call {
    /// The hook.
    pub hook: Hook,
    /// The game; `None` for a command from a person who has not signed on.
    pub game: Option<Arc<GameFacts>>,
    /// The hook's own input.
    pub input: Input,
    /// The script's stored data for the game.
    pub state: Value,
    /// The dice of the turn or e-mail, in hooks that may roll them.
    pub luck: Option<Luck>,
}

/// The readers of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listener {
    /// Everyone in the game.
    All,
    /// The GM.
    Master,
    /// The player of a power.
    Power(Power),
}

/// An effect that a script requests and the caller carries out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A warning under an accepted line.
    Warn(String),
    /// A recipient who does not get the press.
    Drop(Power),
    /// A line in brackets below press.
    Stamp(String),
    /// Replaces the order at this index.
    Replace {
        /// The index in the list.
        at: usize,
        /// The new order.
        text: String,
        /// The reason, for the order's owner.
        why: String,
    },
    /// Removes the order at this index.
    Strike {
        /// The index in the list.
        at: usize,
        /// The reason, for the order's owner.
        why: String,
    },
    /// A line for readers.
    Tell(Listener, String),
    /// Ends the game with these winners.
    Win(Vec<Power>, String),
    /// Keeps the game running, whatever the rules say.
    NobodyWins(String),
    /// A line of the reply.
    Say(String),
    /// A line to carry out next.
    Line(String),
}

impl Effect {
    /// Converts the effect to JSON for a game's record.
    pub fn to_json(&self, powers: &[PowerName]) -> Value {
        let name = |power: &Power| powers.get(power.index()).map_or("", |power| power.name.as_str());
        match self {
            Self::Warn(line) => json!({"warn": line}),
            Self::Drop(power) => json!({"drop": name(power)}),
            Self::Stamp(line) => json!({"stamp": line}),
            Self::Replace { at, text, why } => json!({"replace": at, "by": text, "why": why}),
            Self::Strike { at, why } => json!({"strike": at, "why": why}),
            Self::Tell(Listener::All, line) => json!({"tell": "all", "line": line}),
            Self::Tell(Listener::Master, line) => json!({"tell": "master", "line": line}),
            Self::Tell(Listener::Power(power), line) => json!({"tell": name(power), "line": line}),
            Self::Win(winners, how) => json!({"win": winners.iter().map(name).collect::<Vec<_>>(), "how": how}),
            Self::NobodyWins(why) => json!({"nobody_wins": why}),
            Self::Say(line) => json!({"say": line}),
            Self::Line(line) => json!({"line": line}),
        }
    }
}

/// The answer of a hook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The value that it returned.
    pub value: Value,
    /// The script's new stored data for the game.
    pub state: Value,
    /// The effects, in order.
    pub effects: Vec<Effect>,
    /// The number of steps taken.
    pub steps: u64,
}

/// The reason why a hook has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// It refused, with this sentence.
    Refused(String),
    /// It failed.
    Failed(Failure),
}

/// A script's failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The script's name.
    pub script: String,
    /// The hook.
    pub hook: Hook,
    /// The line, counted from 1; 0 if unknown.
    pub line: usize,
    /// The cause, without any value that the script has seen.
    pub why: String,
    /// The number of steps taken.
    pub steps: u64,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { script, hook, line, why, steps } = self;
        write!(f, "{script}.rhai:{line}: {} failed: {why} ({steps} steps)", hook.name())
    }
}

impl std::error::Error for Failure {}
