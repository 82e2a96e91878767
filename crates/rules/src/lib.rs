//! The contract between a board game and the program that runs it.
//!
//! An engine implements [`Rules`]. It is pure: values in, values out. It does no I/O, reads no clock, holds no global state, and knows
//! nothing of mail, storage or other engines. Chance is an argument ([`Luck`]), so a replay is the same game.
//!
//! - [`Power`], [`Eyes`], [`PhaseName`], [`Stage`]: the sides of a game, its viewers and its phases
//! - [`Accepted`], [`Rejected`], [`Review`], [`Told`], [`Outcome`]: an engine's answers
//! - [`reading`]: its readings of an e-mail's text; [`doubt`] has the words that keep a sentence from being an order
//! - [`Thinking`], [`Advice`]: a bot's input and output
//! - [`Luck`] draws by name from a secret that is revealed afterwards. [`Dice`] are quick
//! - [`alphabet`] reduces a spelling to plain Latin letters
//! - [`Flaw`] is a mistake in a board's folder
pub mod alphabet;
pub mod doubt;
mod luck;
pub mod reading;

use chancery_text::say;
use chancery_text::sentence::{self, Arg, Note, Say, line, phase, theirs};
pub use luck::{Dice, Luck};
use reading::{ReadText, Reading};
use std::fmt;

/// A side of a game, as an index into [`Rules::powers`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Power(pub u16);

impl Power {
    /// The power's place in [`Rules::powers`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The parts of an order, in the board's words; empty where it has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderFacts {
    /// The kind of unit: `army`.
    pub unit: String,
    /// The action: `move`.
    pub kind: String,
    /// The unit's place: `vie`.
    pub at: String,
    /// The target: the place that the order moves to, or supports.
    pub to: String,
}

/// The names of a power, for e-mails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PowerName {
    /// The letter (or, on large boards, the short code) that players type: `A`.
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

/// The viewer for whom a view is made. No variant shows everything by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// The player of one power.
    Power(Power),
    /// An observer.
    Observer,
    /// The game's GM.
    Master,
}

/// A kind of phase with its own clock: movement and retreats, set-up and moves. Each family of games has its own stages.
#[derive(Debug, PartialEq, Eq)]
pub struct Stage {
    /// Its key in SET: `move`.
    pub key: &'static str,
    /// Its name in e-mails: `Retreat`.
    pub title: &'static str,
    /// Its plural in announcements: `Retreats`.
    pub plural: &'static str,
    /// True if it is short and only follows another stage: retreats, builds.
    pub minor: bool,
    /// The default number of days that players have for it.
    pub days: u32,
    /// The default hours of grace after them.
    pub grace_hours: u32,
    /// The minutes from the last order to the results, so that second thoughts count.
    pub delay_minutes: u32,
}

/// The names of a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseName {
    /// The label: `S1901M`, `F1901R`, `W1901A`.
    pub label: String,
    /// The date: `Spring of 1901`, or in another game `round 2`.
    pub when: String,
    /// The kind of the phase.
    pub stage: &'static Stage,
}

/// An event, and its audience.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// The power that may see it, in addition to the GM. `None` for everyone, as far as the rules allow ([`Rules::told`]).
    pub to: Option<Power>,
    /// The event.
    pub event: E,
}

/// The reason why a line, or a part of one, was rejected as an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// A sentence; `None` for prose that needs no remark.
    why: Option<Note>,
    is_prose: bool,
}

impl Rejected {
    /// Rejects an order. The sentence says what is wrong and what to send.
    pub fn because<'a>(why: impl Say<'a>) -> Self {
        Self { why: Some(Note::of(why)), is_prose: false }
    }

    /// Rejects a line that is not an order and may be a misspelt command. The sentence is for the case that it was meant as an order.
    pub fn unlike_an_order<'a>(why: impl Say<'a>) -> Self {
        Self::because(why).as_prose()
    }

    /// Rejects prose, without a remark.
    pub fn prose() -> Self {
        Self { why: None, is_prose: true }
    }

    /// Marks it as not looking like an order.
    #[must_use]
    pub fn as_prose(self) -> Self {
        Self { is_prose: true, ..self }
    }

    /// The reason, as a sentence.
    pub fn why<S>(&self) -> Arg<'_, S> {
        self.why.as_ref().map_or(Arg::Words(NO_ORDER), Say::arg)
    }

    /// The reason, as a sentence to store.
    pub fn into_why(self) -> Note {
        self.why.unwrap_or_else(|| Note::of(NO_ORDER))
    }

    /// Returns whether it has no remark. Beside an order, it is then not a failure.
    pub fn says_nothing(&self) -> bool {
        self.why.is_none()
    }

    /// Returns whether it does not look like an order at all.
    pub fn is_prose(&self) -> bool {
        self.is_prose
    }
}

const NO_ORDER: &str = "This is not an order.";

/// An accepted order, with a remark for its sender if needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted<O> {
    /// The power whose unit it is for.
    pub power: Power,
    /// The order.
    pub order: O,
    /// A sentence, if the order is legal but probably a mistake.
    pub warning: Option<Note>,
}

/// A list of orders with their units, put on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overwrite<O> {
    /// The lines of an edit that puts the units there; empty if they are already there.
    pub edit: Vec<String>,
    /// The orders, each with its power.
    pub orders: Vec<(Power, O)>,
    /// The missing units that were added.
    pub placed: Vec<PlacedUnit>,
}

/// A unit that was added for an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedUnit {
    /// Its power.
    pub power: Power,
    /// Its kind: `A`.
    pub kind: String,
    /// Its place.
    pub at: String,
    /// The unit that it replaces: its power and its name.
    pub was: Option<(Power, String)>,
}

/// An order for a future phase: read, but not checked against any position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The subject of the order: a later order with the same subject replaces it. Empty if it never replaces another.
    pub about: String,
    /// The order in canonical spelling, or several alternatives, of which the first legal one is used.
    pub choices: Vec<String>,
}

impl Planned {
    /// Wraps a line as an order of which nothing else is known.
    pub fn of(line: &str) -> Self {
        Self { about: String::new(), choices: vec![line.to_owned()] }
    }

    /// The order as a line that can be read again.
    pub fn text(&self) -> String {
        self.choices.join(" OR ")
    }
}

/// A bot's manner of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// As a caretaker, until a person takes over: it defends itself, and attacks only powers that have attacked it.
    Steward,
    /// To win.
    Player,
}

/// A bot's input besides the view. The same input gives the same advice.
#[derive(Clone, Copy, Debug)]
pub struct Thinking<'a> {
    /// The manner of play.
    pub manner: Manner,
    /// The dice for choosing between equally good orders.
    pub luck: &'a Luck,
    /// The limit on its work: a number of positions examined rather than a time, so that the machine's speed does not matter. An engine may
    /// need less.
    pub work: u64,
}

/// A bot's advice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice<O> {
    /// The orders that the power owes.
    pub orders: Vec<O>,
    /// The reasons, in sentences, from everything that the bot sees: for a solo player who asks and sees as much. [`Rules::reasons`] has
    /// the reasons for others.
    pub reasons: Vec<Note>,
}

/// The review of a set of orders before the deadline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// One sentence for every missing order ("Army Budapest has no order."). Empty if the set is complete.
    pub missing: Vec<Note>,
    /// Sentences on orders that are legal but inconsistent.
    pub warnings: Vec<Note>,
    /// Advice on single orders, for beginners.
    pub hints: Vec<Hint>,
}

impl Review {
    /// Keeps only the hints for the player of these powers, who knows their orders; with `None`, no hints.
    pub fn keep_hints(&mut self, own: Option<&[Power]>) {
        self.hints.retain(|hint| own.is_some_and(|own| hint.waits_for.is_none_or(|power| !own.contains(&power))));
    }

    /// Returns the hints on the order at this index.
    pub fn hints_on(&self, at: usize) -> impl Iterator<Item = &Note> {
        self.hints.iter().filter(move |hint| hint.about == at).map(|hint| &hint.said)
    }
}

/// A sentence on an order that may surprise a beginner. It follows from the view and orders of its sender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The index of the order in the list.
    pub about: usize,
    /// Another power, on whose orders the outcome depends.
    pub waits_for: Option<Power>,
    /// The sentence, shown beside the order.
    pub said: Note,
}

/// A part of a position as lines, for a GM who edits it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditPart {
    /// Its name: `units`.
    pub name: &'static str,
    /// An explanation of its lines, in one line.
    pub about: &'static str,
    /// The lines: `FRANCE A PAR`.
    pub lines: Vec<String>,
    /// The prefix that turns a line into an edit that adds it: `PLACE `.
    pub place: &'static str,
    /// The prefix that turns a line into an edit that removes it: `REMOVE `; `None` if other lines replace it.
    pub remove: Option<&'static str>,
}

impl EditPart {
    /// The lines of an [`edit`](Rules::edit) that replaces parts of a position with these lines: first removals, then additions.
    pub fn edits<'p>(parts: impl IntoIterator<Item = (&'p Self, &'p [String])>) -> Vec<String> {
        let (mut edits, mut come) = (Vec::new(), Vec::new());
        for (part, new) in parts {
            let gone = part.lines.iter().filter(|line| !new.contains(line));
            edits.extend(
                part.remove.into_iter().flat_map(|remove| gone.clone().map(move |line| format!("{remove}{line}"))),
            );
            let added = new.iter().filter(|line| !part.lines.contains(line));
            come.extend(added.map(|line| format!("{}{line}", part.place)));
        }
        edits.extend(come);
        edits
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The kind of end.
    pub how: How,
    /// The winners, or the powers that share a draw.
    pub powers: Vec<Power>,
    /// The condition, in words: `18 centres`.
    pub by: Option<Note>,
}

/// The ways that a game can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Won by the rules.
    Victory,
    /// Shared: by the rules, or because all agree.
    Draw,
    /// Conceded by all others.
    Concession,
}

/// A mistake in a board's folder, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The file: `borders.txt`, or `standard/borders.txt` if it belongs to the base board.
    pub file: String,
    /// The line, counted from 1; 0 for the file as a whole.
    pub line: usize,
    /// The error, as a sentence without its full stop.
    pub why: String,
}

impl Flaw {
    /// Creates a flaw in a line of a file.
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

/// Returns whether this is a valid name for a board: lower-case letters, digits, `_` and `-`, so that it is never a path.
pub fn is_board_name(key: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_-".contains(&byte);
    (1..=64).contains(&key.len()) && key.bytes().all(plain) && !key.starts_with('-')
}

/// Returns whether a name is short and plain, so that it harms no text that contains it.
pub fn is_plain_name(name: &str) -> bool {
    name.len() <= 64 && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte))
}

/// The rules of a game.
///
/// Timing is a question, not a kind of game: the judge waits for [`due`](Rules::due) and never asks which game it is.
pub trait Rules {
    /// The complete position.
    type State: Clone + PartialEq + fmt::Debug;
    /// A viewer's knowledge. Only this is rendered, and orders are checked only against this.
    type View: Clone + PartialEq + fmt::Debug;
    /// One order.
    type Order: Clone + PartialEq + fmt::Debug;
    /// An event in an adjudication, with its cause.
    type Event: Clone + PartialEq + fmt::Debug;

    /// The name of the board: `Standard`.
    fn title(&self) -> &str;

    /// All powers, in the order in which e-mails list them.
    fn powers(&self) -> &[PowerName];
    /// The powers that can have a player: all except neutral ones.
    fn played(&self) -> Vec<Power>;
    /// The number of players of a game with one power for each. It is the number of playable powers, or fewer; then the players can get any
    /// of these powers.
    fn n_players(&self) -> usize {
        self.played().len()
    }
    /// The powers that win or lose together, by team name; empty without teams.
    fn teams(&self) -> Vec<(String, Vec<Power>)> {
        Vec::new()
    }
    /// The starting position. Only the powers in `played` have players.
    fn begin(&self, played: &[Power], luck: &Luck) -> Self::State;
    /// The powers that this power's player commands now: itself first, then the others. Empty if it has no player.
    fn commands(&self, state: &Self::State, power: Power) -> Vec<Power>;
    /// The phase of the position.
    fn phase(&self, state: &Self::State) -> PhaseName;
    /// Returns the part of the position that `eyes` may know.
    fn view(&self, state: &Self::State, eyes: Eyes) -> Self::View;
    /// The powers that owe orders, by the powers that [command](Rules::commands) them: all, one, or some. A power without a commander owes
    /// none.
    fn due(&self, state: &Self::State) -> Vec<Power>;
    /// The seals of each power's hidden information, in hexadecimal digits, published in advance; empty in most games.
    fn seals(&self, state: &Self::State) -> Vec<(Power, String)> {
        let _ = state;
        Vec::new()
    }
    /// Returns whether players see only a part of the position. Then each has separate e-mails, pictures and files, the judge may not
    /// reveal that nothing happened, and players cannot try out alternatives.
    fn is_blind(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }
    /// Returns whether the position contains secrets between players. Then no player may read its record during the game. By default, if
    /// players see only a part; an engine with stored standing orders also returns true.
    fn keeps_secrets(&self, state: &Self::State) -> bool {
        self.is_blind(state)
    }
    /// Returns whether to hide who owes orders, because it would reveal what a player has. By default, if players see only a part; an
    /// engine in which they take turns returns false.
    fn hides_due(&self, state: &Self::State) -> bool {
        self.is_blind(state)
    }
    /// Returns whether this text, written by a person, means the position's phase.
    fn is_phase(&self, state: &Self::State, text: &str) -> bool {
        self.named_phase(state, text).is_ok_and(|label| label == self.phase(state).label)
    }
    /// The label of the phase that a person describes: the current one, or one of those [ahead](Rules::ahead).
    ///
    /// # Errors
    /// A sentence: the phase is over, too far ahead, or does not exist in this game.
    fn named_phase(&self, state: &Self::State, text: &str) -> Result<String, Note> {
        let label = self.phase(state).label;
        if label.eq_ignore_ascii_case(text) {
            return Ok(label);
        }
        Err(Note::of(say!("It is {} now, and this game takes no orders for other phases.", phase(label))))
    }
    /// The phases that may follow, next one first, as far ahead as orders can be submitted. Some of them may be skipped. Empty in a game
    /// without advance orders.
    fn ahead(&self, state: &Self::State) -> Vec<PhaseName> {
        let _ = state;
        Vec::new()
    }
    /// Reads a line as orders for a future phase of this kind, without checking whether they will be legal.
    fn planned(&self, stage: &Stage, line: &str) -> Vec<Result<Planned, Rejected>> {
        let _ = stage;
        vec![Err(Rejected::because(say!("This game takes no orders for later: {}.", theirs(line))))]
    }
    /// Returns whether a single condition such as `ITALIAN F ION` (without AND, OR and NOT) holds in this view.
    ///
    /// # Errors
    /// A sentence about the error in the condition.
    fn is_so(&self, view: &Self::View, condition: &str) -> Result<bool, Note> {
        let _ = (view, condition);
        Err(Note::of("In this game orders cannot depend on conditions."))
    }
    /// Returns the default actions of a power's units without orders, as orders: for a player whose standing orders cover only some of
    /// them. Empty where they are unknown, or such units cannot be ordered.
    fn idle(&self, view: &Self::View, power: Power, orders: &[Self::Order]) -> Vec<Self::Order> {
        let _ = (view, power, orders);
        Vec::new()
    }
    /// Returns whether chance affects the game after the start. If so, each turn draws from a link of a chain whose beginning is published
    /// before the first turn, and the link is published with the results.
    fn has_luck(&self) -> bool {
        false
    }
    /// Answers a query in one of the family's own commands, from the sender's view.
    ///
    /// # Errors
    /// A sentence on why there is no answer.
    fn answer(&self, view: &Self::View, word: &str, args: &str) -> Result<String, Note> {
        let _ = (view, args);
        Err(Note::of(say!("{} is not a question in this game.", line(word.to_uppercase()))))
    }
    /// The powers that border on this one in this view. In a game without neighbours, all others.
    fn neighbours(&self, view: &Self::View, power: Power) -> Vec<Power> {
        let _ = view;
        (0..self.powers().len()).map(|index| Power(index as u16)).filter(|other| *other != power).collect()
    }
    /// Reads one line, which may contain several orders, or a block of lines that are one order. It is checked against the sender's view,
    /// so that a rejection cannot reveal anything hidden from the sender. A line that is not an order gives one [`Rejected`].
    fn orders(&self, view: &Self::View, line: &str) -> Vec<Result<Accepted<Self::Order>, Rejected>>;
    /// Reads a text of several lines as a whole, with the orders on file: by default, line by line. An order is certain only if every
    /// word of it was read.
    fn letter(&self, view: &Self::View, on_file: &[(Power, Self::Order)], text: &[&str]) -> Vec<ReadText<Self::Order>> {
        let _ = on_file;
        let mut said = Vec::new();
        for (line, typed) in text.iter().enumerate() {
            said.extend(self.orders(view, typed).into_iter().map(|found| ReadText {
                line,
                text: (*typed).to_owned(),
                reading: found.map_or_else(Reading::Unread, Reading::Certain),
            }));
        }
        said
    }
    /// Returns whether a line begins like an order rather than prose. Used for a first line that is not a complete order.
    fn begins_order(&self, line: &str) -> bool {
        let _ = line;
        true
    }
    /// Adds `new` to a power's submitted orders, replacing an earlier order for the same unit.
    fn file(&self, state: &Self::State, power: Power, on_file: &mut Vec<Self::Order>, new: Self::Order);
    /// Returns the gaps and oddities in a power's orders.
    fn review(&self, view: &Self::View, power: Power, orders: &[Self::Order]) -> Review;
    /// Returns only the gaps. Every e-mail to a game asks for those of all its powers, so a game can be quicker here.
    fn missing(&self, view: &Self::View, power: Power, orders: &[Self::Order]) -> Vec<Note> {
        self.review(view, power, orders).missing
    }
    /// Legal orders, as text: each of them is accepted by [`orders`](Rules::orders).
    fn options(&self, view: &Self::View) -> Vec<String>;
    /// Reads a line as orders for any power's units, as far as they are visible: an assumption about other players.
    fn assumed(&self, view: &Self::View, line: &str) -> Vec<Result<Accepted<Self::Order>, Rejected>> {
        let _ = view;
        vec![Err(Rejected::because(say!("This game does not let you assume orders of others: {}.", theirs(line))))]
    }
    /// The orders of a power without a player, where it defends itself and attacks no one. They follow from the view, without chance, so
    /// that a replay is the same. Empty if the power does nothing, as if it had sent no orders.
    fn defence(&self, view: &Self::View, power: Power) -> Vec<Self::Order> {
        let _ = (view, power);
        Vec::new()
    }
    /// Returns a bot's orders for a power that owes orders, based only on its view. `None` if this game has no bot.
    fn advise(&self, view: &Self::View, power: Power, thinking: &Thinking<'_>) -> Option<Advice<Self::Order>> {
        let _ = (view, power, thinking);
        None
    }
    /// Returns the next view and the events if these were all orders, based only on the current view. `None` if chance or hidden
    /// information prevents a forecast.
    fn forecast(&self, view: &Self::View, orders: &[(Power, Self::Order)]) -> Option<(Self::View, Vec<Self::Event>)> {
        let _ = (view, orders);
        None
    }
    /// Ends the phase. Each order comes with the power that owns the unit, regardless of which power commands it. A power that is absent
    /// from `orders` has no orders (NMR), and the rules define the effect. The result does not depend on the order of the list.
    fn adjudicate(
        &self,
        state: &Self::State,
        orders: &[(Power, Self::Order)],
        luck: &Luck,
    ) -> (Self::State, Vec<Told<Self::Event>>);
    /// The position after a GM's edit with these lines, which apply all or not at all.
    ///
    /// # Errors
    /// A sentence for each wrong line.
    fn edit(&self, state: &Self::State, lines: &[String]) -> Result<Self::State, Vec<Note>> {
        let _ = (state, lines);
        Err(vec![Note::of("Positions of this game cannot be changed by hand.")])
    }
    /// Checks a position that a person brings from elsewhere, after it was read: play can continue from it, and its numbers are within bounds.
    ///
    /// # Errors
    /// A sentence that names the impossible fact.
    fn check(&self, state: &Self::State) -> Result<(), Note>;
    /// Reconstructs a position from orders: puts the units that they name on the board. `everything` removes all other units. `phase` sets
    /// the phase first. `None` if the game does not support this; an error is a sentence for each wrong line.
    fn overwrite(
        &self,
        state: &Self::State,
        lines: &[String],
        phase: Option<&str>,
        everything: bool,
    ) -> Option<Result<Overwrite<Self::Order>, Vec<Note>>> {
        let _ = (state, lines, phase, everything);
        None
    }
    /// The position in parts that a GM can edit in a file: each line of a part, behind its prefix, is a line of [`edit`](Rules::edit).
    /// Empty if the position cannot be edited.
    fn edit_parts(&self, state: &Self::State) -> Vec<EditPart> {
        let _ = state;
        Vec::new()
    }
    /// The units that an edit can add, as [`edit`](Rules::edit) expects them after their power: `A STP`, `F STP/NC`.
    fn edit_units(&self) -> Vec<String> {
        Vec::new()
    }
    /// The events of a phase, as this viewer may see them. By default each event is visible in full or not at all; an engine with partly
    /// visible events derives them from the positions before and after.
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
    /// Returns a bot's reasons for a power's orders in a past phase, as far as they follow from what a viewer saw before it and may know of
    /// its events. So they do not depend on hidden information. By default there are none; the judge uses them only where players see a
    /// part of the position.
    fn reasons(&self, before: &Self::View, events: &[Self::Event], power: Power) -> Vec<Note> {
        let _ = (before, events, power);
        Vec::new()
    }
    /// Returns the end of the game; `None` while it continues.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
    /// Each power's progress (supply centres in Diplomacy), for draws, concessions and summaries. 0 means eliminated.
    fn standing(&self, state: &Self::State) -> Vec<u32>;
    /// Returns the standing that wins the game, as [`standing`](Rules::standing) counts; `None` if the game is won differently.
    fn goal(&self, state: &Self::State) -> Option<u32>;

    /// The position as readable JSON, in the game's own terms.
    fn save(&self, state: &Self::State) -> serde_json::Value;
    /// Reads back what [`save`](Rules::save) wrote.
    ///
    /// # Errors
    /// A sentence about the error in the text.
    fn load(&self, saved: &serde_json::Value) -> Result<Self::State, String>;
    /// An order in its canonical spelling, from which [`read_order`](Rules::read_order) restores it exactly.
    fn write_order(&self, order: &Self::Order) -> String;
    /// An order's parts. Empty in a game whose orders have none.
    fn order_facts(&self, order: &Self::Order) -> OrderFacts {
        let _ = order;
        OrderFacts::default()
    }
    /// A power's home places, written as in [`order_facts`](Rules::order_facts); empty in a game without homes.
    fn homes(&self, power: Power) -> Vec<String> {
        let _ = power;
        Vec::new()
    }
    /// Reads a canonical spelling, independently of any position.
    ///
    /// # Errors
    /// A sentence about the error in the text.
    fn read_order(&self, text: &str) -> Result<Self::Order, String>;
    /// An event as readable JSON, for a game's record.
    fn write_event(&self, event: &Self::Event) -> serde_json::Value;
}
