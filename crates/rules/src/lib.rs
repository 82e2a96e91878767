//! The contract between a board game and the program that runs it.
//!
//! An engine implements [`Rules`]. It is pure: values in, values out. It does no I/O, reads no clock, holds no global state,
//! and knows nothing of mail, storage or other engines. Chance is an argument ([`Luck`]), so a replay is the same game.
//!
//! - [`Power`], [`Eyes`], [`PhaseName`], [`Stage`]: the sides of a game, who looks at it, and its phases
//! - [`Accepted`], [`Rejected`], [`Review`], [`Told`], [`Outcome`]: what an engine answers
//! - [`Thinking`], [`Advice`]: what a computer player gets and gives
//! - [`Luck`] draws by name from a secret that is opened afterwards; [`Dice`] are quick
//! - [`alphabet`] reduces a spelling to plain Latin letters
//! - [`Flaw`] is a mistake in the folder of a board
pub mod alphabet;
mod luck;

use chancery_text::say;
use chancery_text::sentence::{self, Arg, Note, Say, line, phase, theirs};
pub use luck::{Dice, Luck};
use std::fmt;

/// One of the sides of a game, as an index into [`Rules::powers`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Power(pub u16);

impl Power {
    /// The power's place in [`Rules::powers`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The names of a power in letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PowerName {
    /// The one letter (or, on large boards, the short code) that players type: `A`.
    pub letter: String,
    /// `Austria`
    pub name: String,
    /// `Austrian`
    pub adjective: String,
}

impl<'a, S> Say<'a, S> for &'a PowerName {
    fn arg(self) -> Arg<'a, S> {
        sentence::power(self.name.as_str())
    }
}

/// The eyes that a view is for. There is no "show everything" default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// The player of one power.
    Power(Power),
    /// A person who only watches.
    Observer,
    /// The master of the game.
    Master,
}

/// A kind of phase, which runs under a clock of its own: movement and retreats, set-up and moves. Each family of games
/// has its own stages.
#[derive(Debug, PartialEq, Eq)]
pub struct Stage {
    /// The name of its clock in SET: `move`.
    pub key: &'static str,
    /// Its name in letters: `Retreat`.
    pub title: &'static str,
    /// Its name when letters announce it: `Retreats`.
    pub plural: &'static str,
    /// It only follows another stage, and is short: retreats, builds.
    pub minor: bool,
    /// The days that players have for it, if the game does not say otherwise.
    pub days: u32,
    /// The hours of grace after them.
    pub grace_hours: u32,
    /// The minutes from the moment when all orders are in to the results, so that second thoughts count.
    pub delay_minutes: u32,
}

/// A phase as people name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseName {
    /// `S1901M`, `F1901R`, `W1901A`.
    pub label: String,
    /// `Spring of 1901`, or in another game `round 2`.
    pub when: String,
    /// The kind of the phase.
    pub stage: &'static Stage,
}

/// An event, and who may be told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// `None`: everybody, as far as the rules let them see ([`Rules::told`]). `Some`: that power (and the master).
    pub to: Option<Power>,
    /// The event that happened.
    pub event: E,
}

/// The reason why a line, or a part of one, was not accepted as an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// A sentence; none for prose of which there is nothing to say.
    why: Option<Note>,
    is_prose: bool,
}

impl Rejected {
    /// An order that is not accepted, and a sentence that says what is wrong, and what to send.
    pub fn because<'a>(why: impl Say<'a>) -> Self {
        Self { why: Some(Note::of(why)), is_prose: false }
    }

    /// No order, so it may be a misspelt command; a sentence for the case that it was meant as an order.
    pub fn unlike_an_order<'a>(why: impl Say<'a>) -> Self {
        Self::because(why).as_prose()
    }

    /// No order, of which there is nothing to say.
    pub fn prose() -> Self {
        Self { why: None, is_prose: true }
    }

    /// The same of what does not look like an order.
    #[must_use]
    pub fn as_prose(self) -> Self {
        Self { is_prose: true, ..self }
    }

    /// The sentence that says why.
    pub fn why<S>(&self) -> Arg<'_, S> {
        self.why.as_ref().map_or(Arg::Words(NO_ORDER), Say::arg)
    }

    /// The same sentence, to keep.
    pub fn into_why(self) -> Note {
        self.why.unwrap_or_else(|| Note::of(NO_ORDER))
    }

    /// Returns whether there is nothing to say of it. Beside an order, it is no failure then.
    pub fn says_nothing(&self) -> bool {
        self.why.is_none()
    }

    /// Returns whether it does not look like an order at all.
    pub fn is_prose(&self) -> bool {
        self.is_prose
    }
}

const NO_ORDER: &str = "This is not an order.";

/// An order that was accepted, with anything that its sender should know about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted<O> {
    /// The power whose unit it is for.
    pub power: Power,
    /// The order.
    pub order: O,
    /// A sentence, when the order is legal but probably not what was meant.
    pub warning: Option<Note>,
}

/// An order for a phase that has not begun: read, but judged by no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The subject of the order: of two orders for the same, the later one stands. Empty if it never replaces
    /// another.
    pub about: String,
    /// The order in canonical spelling; of several, the first that can be carried out then.
    pub choices: Vec<String>,
}

impl Planned {
    /// An order as it stands, of which nothing else is known.
    pub fn of(line: &str) -> Self {
        Self { about: String::new(), choices: vec![line.to_owned()] }
    }

    /// It as a line that can be read again.
    pub fn text(&self) -> String {
        self.choices.join(" OR ")
    }
}

/// The manner in which a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// Keeps what it has until a person takes over: it defends itself, and attacks nobody who has not attacked it.
    Steward,
    /// Plays to win.
    Player,
}

/// The means with which a computer player thinks. The same view and the same of this give the same advice.
#[derive(Clone, Copy, Debug)]
pub struct Thinking<'a> {
    /// The manner in which it is to play.
    pub manner: Manner,
    /// The source of its choices between several that are as good.
    pub luck: &'a Luck,
    /// The amount that it may work out: a number of positions looked at, not a time, so that a fast machine plays the
    /// same as a slow one. An engine may need less.
    pub work: u64,
}

/// The orders that a computer player would give.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice<O> {
    /// Its orders: all that the power owes.
    pub orders: Vec<O>,
    /// The reasons, in sentences, for someone who plays alone and asks.
    pub reasons: Vec<Note>,
}

/// The state of a set of orders before the deadline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// One sentence for every order that is still owed ("Army Budapest has no order."). Empty: the set is complete.
    pub missing: Vec<Note>,
    /// Sentences on orders that are legal but do not fit together.
    pub warnings: Vec<Note>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The way it ended.
    pub how: How,
    /// The winners, or those who share a draw.
    pub powers: Vec<Power>,
    /// The condition that was met, in words: `18 centres`.
    pub by: Option<Note>,
}

/// The way a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Won by the rules.
    Victory,
    /// Shared: by the rules, or because all agree.
    Draw,
    /// Conceded by all others.
    Concession,
}

/// A mistake in the folder of a board, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// `borders.txt`; `standard/borders.txt`, if it is a file of the board that this one is based on.
    pub file: String,
    /// Counted from 1; 0 when it is about the file as a whole.
    pub line: usize,
    /// A sentence without its full stop.
    pub why: String,
}

impl Flaw {
    /// A flaw in a line of a file.
    pub fn new(file: impl Into<String>, line: usize, why: impl Into<String>) -> Self {
        Self { file: file.into(), line, why: why.into() }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.why),
            line => write!(f, "{}:{line}: {}", self.file, self.why),
        }
    }
}

impl std::error::Error for Flaw {}

/// Returns whether this can be the name of a board. It has lower-case letters, digits, `_` and `-`, so that it is
/// never a path.
pub fn is_board_name(key: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_-".contains(&byte);
    (1..=64).contains(&key.len()) && key.bytes().all(plain) && !key.starts_with('-')
}

/// A game, as its rules see it.
///
/// Timing is a question, not a kind of game: the judge waits for [`due`](Rules::due) and never asks which game it is.
pub trait Rules {
    /// The whole truth.
    type State: Clone + PartialEq + fmt::Debug;
    /// The knowledge that one pair of eyes may have; nothing else is ever rendered, and orders are judged only by
    /// this.
    type View: Clone + PartialEq + fmt::Debug;
    /// One order.
    type Order: Clone + PartialEq + fmt::Debug;
    /// An event in an adjudication, with its cause.
    type Event: Clone + PartialEq + fmt::Debug;

    /// The name of the board: `Standard`.
    fn title(&self) -> &str;

    /// All powers, in the order in which they are listed in letters.
    fn powers(&self) -> &[PowerName];
    /// The powers that can have a player: all except those that nobody ever plays.
    fn played(&self) -> Vec<Power>;
    /// The number of players of a game in which each has one power: the number of powers to play, or fewer; then
    /// players may get any of these powers.
    fn n_players(&self) -> usize {
        self.played().len()
    }
    /// The powers that win or lose together, by the name of their team; none if all play for themselves.
    fn teams(&self) -> Vec<(String, Vec<Power>)> {
        Vec::new()
    }
    /// The position at the start. Only the powers in `played` have players.
    fn begin(&self, played: &[Power], luck: &Luck) -> Self::State;
    /// The powers that this power's player orders now: itself first, then the others that it commands. Empty if it has
    /// no player.
    fn commands(&self, state: &Self::State, power: Power) -> Vec<Power>;
    /// The phase that the position is in.
    fn phase(&self, state: &Self::State) -> PhaseName;
    /// Returns the part of the position that `eyes` may know.
    fn view(&self, state: &Self::State, eyes: Eyes) -> Self::View;
    /// The powers for which orders are owed, by the powers that [command](Rules::commands) them: all, one, or some. A
    /// power without a commander owes none.
    fn due(&self, state: &Self::State) -> Vec<Power>;
    /// The seals of what each power has hidden, in hexadecimal digits, as everyone is told them in advance; none in most games.
    fn seals(&self, state: &Self::State) -> Vec<(Power, String)> {
        let _ = state;
        Vec::new()
    }
    /// Returns whether players see only a part of the position. Then each has letters, pictures and files of their
    /// own, nobody may be told that nothing happened, and nobody can try out what might have been.
    fn is_blind(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }
    /// Returns whether the position holds secrets that players may not know of each other. Then its record is
    /// nobody's to read while the game goes on. By default, wherever players see only a part; an engine that keeps
    /// standing orders says yes as well.
    fn keeps_secrets(&self, state: &Self::State) -> bool {
        self.is_blind(state)
    }
    /// Returns whether no one may be told who owes orders, because it would tell what someone has. By default,
    /// wherever players see only a part; an engine in which they take turns says no.
    fn hides_due(&self, state: &Self::State) -> bool {
        self.is_blind(state)
    }
    /// Returns whether this text, written by a person, is the phase of the position.
    fn is_phase(&self, state: &Self::State, text: &str) -> bool {
        self.named_phase(state, text).is_ok_and(|label| label == self.phase(state).label)
    }
    /// The label of the phase that a person names in any words: the present one, or one of those
    /// [ahead](Rules::ahead).
    ///
    /// # Errors
    /// A sentence: it is over, too far ahead, or no phase of this game.
    fn named_phase(&self, state: &Self::State, text: &str) -> Result<String, Note> {
        let label = self.phase(state).label;
        if label.eq_ignore_ascii_case(text) {
            return Ok(label);
        }
        Err(Note::of(say!("It is {} now, and in this game no orders are kept for other phases.", phase(label))))
    }
    /// The phases that may still come, the next one first, as far ahead as orders are kept for them. Some of them may be
    /// skipped. Empty in a game in which none are kept.
    fn ahead(&self, state: &Self::State) -> Vec<PhaseName> {
        let _ = state;
        Vec::new()
    }
    /// Reads a line as orders for a phase of this kind that has not begun: what they say, not whether they will be legal.
    fn planned(&self, stage: &Stage, line: &str) -> Vec<Result<Planned, Rejected>> {
        let _ = stage;
        vec![Err(Rejected::because(say!("In this game no orders are kept for later: {}.", theirs(line))))]
    }
    /// Returns whether a condition such as `ITALIAN F ION`, without AND, OR and NOT, is so, as far as is seen.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the condition.
    fn is_so(&self, view: &Self::View, condition: &str) -> Result<bool, Note> {
        let _ = (view, condition);
        Err(Note::of("In this game orders cannot depend on conditions."))
    }
    /// Returns the actions of a power's units without orders, as orders: for a player whose standing orders are not
    /// for all of them. Empty where that is not known, or nothing may be ordered for them.
    fn idle(&self, view: &Self::View, power: Power, orders: &[Self::Order]) -> Vec<Self::Order> {
        let _ = (view, power, orders);
        Vec::new()
    }
    /// Returns whether chance decides anything after the start. If so, each turn draws from a link of a chain whose
    /// beginning is told before the first turn, and the link is told with the results.
    fn has_luck(&self) -> bool {
        false
    }
    /// Answers a question in a word of the family's own, from what the sender may know.
    ///
    /// # Errors
    /// A sentence that says why there is no answer.
    fn answer(&self, view: &Self::View, word: &str, args: &str) -> Result<String, Note> {
        let _ = (view, args);
        Err(Note::of(say!("{} is not a question in this game.", line(word.to_uppercase()))))
    }
    /// The powers that touch this one, as far as is seen: its neighbours. In a game that knows no neighbours, all others.
    fn neighbours(&self, view: &Self::View, power: Power) -> Vec<Power> {
        let _ = view;
        (0..self.powers().len()).map(|index| Power(index as u16)).filter(|other| *other != power).collect()
    }
    /// Reads one line, which may hold several orders, or a block of lines that are one order. Judged from the sender's
    /// own view, so that a rejection cannot betray what its sender may not know. A line that is not an order gives one
    /// [`Rejected`].
    fn orders(&self, view: &Self::View, line: &str) -> Vec<Result<Accepted<Self::Order>, Rejected>>;
    /// Returns whether a line begins as orders do, rather than as prose does. Asked of a first line that is not an
    /// order as it stands.
    fn begins_order(&self, line: &str) -> bool {
        let _ = line;
        true
    }
    /// Puts `new` among a power's orders on file: the last order for a unit stands.
    fn file(&self, state: &Self::State, power: Power, on_file: &mut Vec<Self::Order>, new: Self::Order);
    /// Returns the gaps in the orders of one power, and their oddities.
    fn review(&self, view: &Self::View, power: Power, orders: &[Self::Order]) -> Review;
    /// Legal orders, as text: each of them is accepted by [`orders`](Rules::orders).
    fn options(&self, view: &Self::View) -> Vec<String>;
    /// A line as orders for anybody's units, going by what is seen: what somebody assumes that others do.
    fn assumed(&self, view: &Self::View, line: &str) -> Vec<Result<Accepted<Self::Order>, Rejected>> {
        let _ = view;
        vec![Err(Rejected::because(say!("Nothing can be assumed of others in this game: {}.", theirs(line))))]
    }
    /// The orders of a power that nobody plays, where it is to defend what it has and to attack nobody. They are decided by
    /// what is seen, without chance: a replay is the same. Empty: the power does nothing, as if no orders had come.
    fn defence(&self, view: &Self::View, power: Power) -> Vec<Self::Order> {
        let _ = (view, power);
        Vec::new()
    }
    /// Returns the orders of a computer player for a power that owes orders, going only by what it sees. `None` if
    /// this game has no computer player.
    fn advise(&self, view: &Self::View, power: Power, thinking: &Thinking<'_>) -> Option<Advice<Self::Order>> {
        let _ = (view, power, thinking);
        None
    }
    /// Returns the next view and events if these were all orders, going only by what is seen now. `None` if that
    /// cannot be said, because of chance or of what is hidden.
    fn forecast(&self, view: &Self::View, orders: &[(Power, Self::Order)]) -> Option<(Self::View, Vec<Self::Event>)> {
        let _ = (view, orders);
        None
    }
    /// Ends the phase. Each order comes with the power that owns the unit, no matter which power commands it. A power
    /// that is absent from `orders` has no orders (NMR), and the rules say what that means. The result does not depend
    /// on the order of the list.
    fn adjudicate(
        &self,
        state: &Self::State,
        orders: &[(Power, Self::Order)],
        luck: &Luck,
    ) -> (Self::State, Vec<Told<Self::Event>>);
    /// The position after a master has changed it by hand with these lines, all of which count or none.
    ///
    /// # Errors
    /// A sentence for each line that is wrong.
    fn edit(&self, state: &Self::State, lines: &[String]) -> Result<Self::State, Vec<Note>> {
        let _ = (state, lines);
        Err(vec![Note::of("Positions of this game cannot be changed by hand.")])
    }
    /// The events of a phase, as these eyes may know of them. By default each of them is told in full, or not at all; an
    /// engine in which a thing can be seen in part tells them otherwise, from the positions before and after.
    fn told(
        &self,
        before: &Self::State,
        after: &Self::State,
        told: &[Told<Self::Event>],
        eyes: Eyes,
    ) -> Vec<Self::Event> {
        let _ = (before, after);
        let may_know = told.iter().filter(|told| match (told.to, eyes) {
            (None, _) | (_, Eyes::Master) => true,
            (Some(to), Eyes::Power(power)) => to == power,
            (Some(_), Eyes::Observer) => false,
        });
        may_know.map(|told| told.event.clone()).collect()
    }
    /// Returns the end of the game; `None` while it goes on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// The progress of each power (supply centres in Diplomacy): for draws, concessions and summaries. 0 is eliminated.
    fn standing(&self, state: &Self::State) -> Vec<u32>;
    /// Returns the goal that wins the game, as [`standing`](Rules::standing) counts; `None` if the game is not won
    /// like that.
    fn goal(&self, state: &Self::State) -> Option<u32>;

    /// The position as readable JSON, in the game's own words.
    fn save(&self, state: &Self::State) -> serde_json::Value;
    /// Reads back what [`save`](Rules::save) wrote.
    ///
    /// # Errors
    /// A sentence that names what is wrong with the text.
    fn load(&self, saved: &serde_json::Value) -> Result<Self::State, String>;
    /// An order in its canonical spelling, from which [`read_order`](Rules::read_order) restores it unchanged.
    fn write_order(&self, order: &Self::Order) -> String;
    /// Reads a canonical spelling, without regard to any position.
    ///
    /// # Errors
    /// A sentence that names what is wrong with the text.
    fn read_order(&self, text: &str) -> Result<Self::Order, String>;
    /// An event as readable JSON: the record of a game.
    fn write_event(&self, event: &Self::Event) -> serde_json::Value;
}
