//! An engine with its types erased: positions and orders are text, so the judge never asks which game it is.
pub use super::adjudication::{Adjudicated, Changes, Edited, Entries, Events, Reports, Sheets};
use super::extras::{BoardExtras, OddsTable};
use super::report::{Heading, Report};
use anyhow::{Context as _, Result, anyhow};
use chancery_picture::sheet::{OrderRow, PhaseEntry, PlayerView, PreviousTurns, SetupGrid};
use chancery_rules::reading::ReadText;
use chancery_rules::{
    Accepted, Advice, EditPart, Eyes, Luck, OrderFacts, Outcome, Overwrite, PhaseName, Planned, Power, PowerName,
    Rejected, Review, Rules, Stage, Thinking, Told,
};
use chancery_text::doc::Doc;
use chancery_text::sentence::Note;
use serde_json::{Value, json};
use std::sync::Arc;

/// A game's rules, on one board, under one set of policies.
pub trait Ruleset: Send + Sync {
    /// The name of the board: `Standard`.
    fn title(&self) -> &str;
    /// All powers, in the order used in e-mails.
    fn powers(&self) -> &[PowerName];
    /// The powers that can have a player.
    fn played(&self) -> Vec<Power>;
    /// The number of players if each has one power.
    fn n_players(&self) -> usize;
    /// The powers that win or lose together, by the name of their team.
    fn teams(&self) -> Vec<(String, Vec<Power>)>;
    /// The starting position of a game. Only the powers in `played` have players.
    fn begin(&self, played: &[Power], luck: &Luck) -> Box<dyn Position>;
    /// Reads a stored position.
    ///
    /// # Errors
    /// If the text is not such a position.
    fn open(&self, saved: &str) -> Result<Box<dyn Position>>;
    /// The home places of a power.
    fn homes(&self, power: Power) -> Vec<String>;
    /// The parts of an order on file.
    ///
    /// # Errors
    /// If it cannot be read.
    fn order_facts(&self, order: &str) -> Result<OrderFacts>;
    /// Returns whether chance decides anything after the start.
    fn has_luck(&self) -> bool;
    /// The rules' figures that differ from the usual ones in this game, as a sentence. `None` if all are usual.
    fn own_figures(&self) -> Option<Note>;
    /// Returns whether a line begins like an order rather than like prose.
    fn begins_order(&self, line: &str) -> bool;
    /// Writes the history of a game as these eyes may see it, from stored positions, oldest first. Tables are at most `columns` wide.
    ///
    /// # Errors
    /// If one of the positions cannot be read.
    fn summary(&self, saved: &[&str], eyes: Eyes, players: &[String], columns: usize, doc: &mut Doc) -> Result<()>;
    /// Records what these eyes saw in a stored position, for the sheets of later phases.
    ///
    /// # Errors
    /// If it cannot be read.
    fn remember(&self, saved: &str, eyes: Eyes, past: &mut PreviousTurns) -> Result<()>;
}

/// Returns all powers of the player who will read the orders, or `None` if they want no hints. It is called only if there are hints.
pub type HintReaders<'a> = &'a dyn Fn() -> Result<Option<Vec<Power>>>;

/// A position in a game.
pub trait Position: Send {
    /// All powers.
    fn powers(&self) -> &[PowerName];
    /// The current phase.
    fn phase(&self) -> PhaseName;
    /// Returns whether this text names the current phase.
    fn is_phase(&self, text: &str) -> bool;
    /// The label of the phase that a player names, in any wording: the current phase, or one of those ahead.
    ///
    /// # Errors
    /// A sentence that says why there is none.
    fn named_phase(&self, text: &str) -> Result<String, Note>;
    /// The phases that may still come and accept orders in advance, the next one first. Some games have none.
    fn ahead(&self) -> Vec<PhaseName>;
    /// Reads a line as orders for a later phase of this kind.
    fn planned(&self, stage: &Stage, line: &str) -> Vec<Result<Planned, Rejected>>;
    /// Returns whether a condition holds, as far as these eyes see: `ITALIAN F ION`.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the condition.
    fn is_so(&self, eyes: Eyes, condition: &str) -> Result<bool, Note>;
    /// Returns the default orders of a power's units that have none.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn idle(&self, power: Power, orders: &[String]) -> Result<Vec<String>>;
    /// The powers whose commanding players owe orders.
    fn due(&self) -> Vec<Power>;
    /// Returns whether players see only a part of the position.
    fn is_blind(&self) -> bool;
    /// The seals that commit each power to its secrets, in hexadecimal digits, as published in advance.
    fn seals(&self) -> Vec<(Power, String)>;
    /// Returns whether the position contains secrets that players keep from each other.
    fn keeps_secrets(&self) -> bool;
    /// Returns whether the list of powers that owe orders must stay secret, because it would reveal part of the position.
    fn hides_due(&self) -> bool;
    /// The powers that this power's player orders now, starting with itself. Empty if it has no player.
    fn commands(&self, power: Power) -> Vec<Power>;
    /// The score of each power. A score of 0 means eliminated.
    fn standing(&self) -> Vec<u32>;
    /// The winning score, on the scale of [`standing`](Position::standing). `None` if the score does not decide.
    fn goal(&self) -> Option<u32>;
    /// The outcome, if the game has ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The position as readable JSON.
    fn save(&self) -> String;
    /// Answers a question asked with one of the family's own keywords.
    ///
    /// # Errors
    /// A sentence that says why there is no answer.
    fn answer(&self, eyes: Eyes, word: &str, args: &str, doc: &mut Doc) -> Result<(), Note>;
    /// The neighbours of a power, as far as these eyes see.
    fn neighbours(&self, eyes: Eyes, power: Power) -> Vec<Power>;
    /// Reads the orders in a line or a block of lines: each with its power, in canonical spelling.
    fn orders(&self, eyes: Eyes, line: &str) -> Vec<Result<Accepted<String>, Rejected>>;
    /// Reads a text of several lines as a whole, with the orders on file, and writes the readings in canonical spelling.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn letter(&self, eyes: Eyes, on_file: &[(Power, String)], text: &[&str]) -> Result<Vec<ReadText<String>>>;
    /// Adds an order to those on file, in its place.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn file(&self, power: Power, on_file: &mut Vec<String>, new: &str) -> Result<()>;
    /// Returns anything missing or unusual in the orders of one power.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn review(&self, power: Power, orders: &[String]) -> Result<Review>;
    /// Returns only the missing orders.
    fn missing(&self, power: Power, orders: &[String]) -> Result<Vec<Note>>;
    /// Ends the phase.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn adjudicate(&self, heading: Heading, orders: &[(Power, String)], luck: &Luck) -> Result<Adjudicated>;
    /// The position after the GM edits it with these lines.
    ///
    /// # Errors
    /// A sentence for each line that is wrong. In that case none of the lines takes effect.
    fn edit(&self, lines: &[String]) -> Result<Edited, Vec<Note>>;
    /// Checks a position that a person brings from elsewhere: see [`Rules::check`].
    ///
    /// # Errors
    /// A sentence that names the impossible fact.
    fn check(&self) -> Result<(), Note>;
    /// Places the units that the orders name on the board: see [`Rules::overwrite`].
    fn overwrite(
        &self,
        lines: &[String],
        phase: Option<&str>,
        everything: bool,
    ) -> Option<Result<Overwrite<String>, Vec<Note>>>;
    /// The task of a power in the current phase, as a sentence. `None` if submitting orders is the whole task.
    fn task(&self, power: Power) -> Option<Note>;
    /// The position, in parts that a person can edit in a file.
    fn edit_parts(&self) -> Vec<EditPart>;
    /// The units that the GM can add, in the form that [`edit`](Self::edit) expects after their power: `A STP`, `F STP/NC`.
    fn edit_units(&self) -> Vec<String>;
    /// Reads a line as assumed orders for any power's units, as far as these eyes see.
    fn assumed(&self, eyes: Eyes, line: &str) -> Vec<Result<Accepted<String>, Rejected>>;
    /// Returns the orders of a power without a player if it should defend itself. Empty if it does nothing in that case.
    fn defence(&self, power: Power) -> Vec<String>;
    /// Returns the orders that a bot suggests for a power, in canonical spelling, based on that power's view. `None` if this game has no
    /// bot.
    fn advise(&self, power: Power, thinking: &Thinking<'_>) -> Option<Advice<String>>;
    /// Predicts the results of these orders if there were no others, as far as these eyes see. Returns whether this game supports
    /// forecasts.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn forecast(&self, heading: Heading, eyes: Eyes, orders: &[(Power, String)], doc: &mut Doc) -> Result<bool>;
    /// Explains the results of this phase with these orders, as far as these eyes may know: what happened to the named unit or place, or
    /// every failure. Adds nothing if there is nothing to explain.
    ///
    /// # Errors
    /// If one of the orders cannot be read. The inner error is a sentence that says what to name instead.
    fn why(
        &self,
        heading: Heading,
        eyes: Eyes,
        orders: &[(Power, String)],
        luck: &Luck,
        about: &str,
        doc: &mut Doc,
    ) -> Result<Result<(), Note>>;
    /// Returns the bots' reasons for their orders in this phase, power by power, as far as these eyes may know. Only for games where
    /// players see a part of the position.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn reasons(&self, eyes: Eyes, orders: &[(Power, String)], luck: &Luck) -> Result<Vec<(Power, Vec<Note>)>>;
    /// The position in words.
    fn status(&self, heading: Heading, eyes: Eyes, doc: &mut Doc);
    /// Lists the owners of everything, in words. Adds nothing in games without ownership.
    fn centres(&self, eyes: Eyes, doc: &mut Doc);
    /// The condition for winning, as a sentence. `None` if the rules alone define it.
    fn aim(&self) -> Option<Note>;
    /// Lists the orders of one power, with hints if its player wants them.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn tell_orders(
        &self,
        heading: Heading,
        power: Power,
        orders: &[String],
        hints: HintReaders<'_>,
        doc: &mut Doc,
    ) -> Result<()>;
    /// A form to fill in and send back, with or without all moves of each unit.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn form(&self, power: Power, on_file: &[String], lists_moves: bool) -> Result<String>;
    /// Legal orders, as text, for one power.
    fn options(&self, power: Power) -> Vec<String>;
    /// Lists the legal orders in compact form for these eyes, or those of the unit that a player names.
    ///
    /// # Errors
    /// A sentence that says why there are none, or what to name instead.
    fn options_list(&self, heading: Heading, eyes: Eyes, about: &str, doc: &mut Doc) -> Result<(), Note>;
    /// The position as data, for pictures and programs. `None` in games that have no board to draw.
    fn sheet(&self, eyes: Eyes, past: &PreviousTurns) -> Option<PlayerView>;
    /// The position as data, treating these orders as if they were on file.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn sheet_with_orders(
        &self,
        eyes: Eyes,
        orders: &[(Power, String)],
        past: &PreviousTurns,
    ) -> Result<Option<PlayerView>>;
    /// Returns the predicted results of these orders as data if there were no others, as far as these eyes see.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn sheet_of_forecast(
        &self,
        eyes: Eyes,
        orders: &[(Power, String)],
        past: &PreviousTurns,
    ) -> Result<Option<PlayerView>>;
    /// Returns the predicted results entry by entry, each with its reasons. Empty if the text of a forecast says everything.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn entries_of_forecast(&self, eyes: Eyes, orders: &[(Power, String)]) -> Result<Vec<PhaseEntry>>;
    /// Returns the orders that a power must or may give, with those on file.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn slots(&self, power: Power, on_file: &[String]) -> Result<Vec<OrderRow>>;
    /// An order on file as pages say it.
    ///
    /// # Errors
    /// If it cannot be read.
    fn say_order(&self, order: &str) -> Result<String>;
    /// The places for a power to fill in this phase, with its orders on file. `None` if there are none.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn placing(&self, power: Power, on_file: &[String]) -> Result<Option<SetupGrid>>;
    /// Returns the panels next to the board for these eyes.
    fn extras(&self, eyes: Eyes) -> BoardExtras;
    /// Returns the panels for a power's player, with the orders on file.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn extras_of(&self, power: Power, on_file: &[String]) -> Result<BoardExtras>;
    /// Returns the odds of attacks from a place of these eyes' power on another place, with units that are made there first. `None` if the
    /// game or the places allow no answer.
    fn odds(&self, eyes: Eyes, from: &str, to: &str, more: &str) -> Option<OddsTable>;
}

struct EnginePosition<R: Report> {
    rules: Arc<R>,
    state: R::State,
}

/// A phase that has been adjudicated.
struct Turn<R: Report> {
    rules: Arc<R>,
    before: R::State,
    after: R::State,
    told: Vec<Told<R::Event>>,
}

impl<R: Report> Turn<R> {
    /// The position before, the one after, and the events, as these eyes may know them.
    fn seen_by(&self, eyes: Eyes) -> (R::View, R::View, Vec<R::Event>) {
        let Self { rules, before, after, told } = self;
        (rules.view(before, eyes), rules.view(after, eyes), rules.told(before, after, told, eyes))
    }
}

impl<R: Report + Send + Sync + 'static> Ruleset for Arc<R>
where
    R::State: Send,
{
    fn title(&self) -> &str {
        self.as_ref().title()
    }

    fn own_figures(&self) -> Option<Note> {
        Report::own_figures(self.as_ref())
    }

    fn powers(&self) -> &[PowerName] {
        self.as_ref().powers()
    }

    fn played(&self) -> Vec<Power> {
        self.as_ref().played()
    }

    fn n_players(&self) -> usize {
        self.as_ref().n_players()
    }

    fn teams(&self) -> Vec<(String, Vec<Power>)> {
        self.as_ref().teams()
    }

    fn homes(&self, power: Power) -> Vec<String> {
        self.as_ref().homes(power)
    }

    fn order_facts(&self, order: &str) -> Result<OrderFacts> {
        Ok(self.as_ref().order_facts(&read(self.as_ref(), order)?))
    }

    fn has_luck(&self) -> bool {
        self.as_ref().has_luck()
    }

    fn begins_order(&self, line: &str) -> bool {
        self.as_ref().begins_order(line)
    }

    fn begin(&self, played: &[Power], luck: &Luck) -> Box<dyn Position> {
        Box::new(EnginePosition { rules: self.clone(), state: self.as_ref().begin(played, luck) })
    }

    fn open(&self, saved: &str) -> Result<Box<dyn Position>> {
        Ok(Box::new(EnginePosition { rules: self.clone(), state: load(self.as_ref(), saved)? }))
    }

    fn summary(&self, saved: &[&str], eyes: Eyes, players: &[String], columns: usize, doc: &mut Doc) -> Result<()> {
        let views = saved.iter().map(|text| Ok(self.view(&load(self.as_ref(), text)?, eyes)));
        Report::history(self.as_ref(), &views.collect::<Result<Vec<_>>>()?, players, columns, doc);
        Ok(())
    }

    fn remember(&self, saved: &str, eyes: Eyes, past: &mut PreviousTurns) -> Result<()> {
        Report::remember(self.as_ref(), &self.view(&load(self.as_ref(), saved)?, eyes), past);
        Ok(())
    }
}

fn load<R: Report>(rules: &R, saved: &str) -> Result<R::State> {
    let value: Value = serde_json::from_str(saved).context("the position is not JSON")?;
    rules.load(&value).map_err(|why| anyhow!("the position cannot be read: {why}"))
}

fn read<R: Report>(rules: &R, order: &str) -> Result<R::Order> {
    rules.read_order(order).map_err(|why| anyhow!("the order \"{order}\" on file cannot be read: {why}"))
}

fn read_all<R: Report>(rules: &R, orders: &[String]) -> Result<Vec<R::Order>> {
    orders.iter().map(|order| read(rules, order)).collect()
}

fn read_with_powers<R: Report>(rules: &R, orders: &[(Power, String)]) -> Result<Vec<(Power, R::Order)>> {
    orders.iter().map(|(power, order)| Ok((*power, read(rules, order)?))).collect()
}

/// Returns the orders that were read from a line, in canonical spelling.
fn written<R: Report>(
    rules: &R,
    found: Vec<Result<Accepted<R::Order>, Rejected>>,
) -> Vec<Result<Accepted<String>, Rejected>> {
    found.into_iter().map(|result| result.map(|found| in_words(rules, found))).collect()
}

/// Returns an order in canonical spelling.
fn in_words<R: Report>(rules: &R, found: Accepted<R::Order>) -> Accepted<String> {
    Accepted { power: found.power, order: rules.write_order(&found.order), warning: found.warning }
}

impl<R: Report + Send + Sync + 'static> Position for EnginePosition<R>
where
    R::State: Send,
{
    fn powers(&self) -> &[PowerName] {
        self.rules.powers()
    }

    fn phase(&self) -> PhaseName {
        self.rules.phase(&self.state)
    }

    fn is_phase(&self, text: &str) -> bool {
        self.rules.is_phase(&self.state, text)
    }

    fn named_phase(&self, text: &str) -> Result<String, Note> {
        self.rules.named_phase(&self.state, text)
    }

    fn ahead(&self) -> Vec<PhaseName> {
        self.rules.ahead(&self.state)
    }

    fn planned(&self, stage: &Stage, line: &str) -> Vec<Result<Planned, Rejected>> {
        self.rules.planned(stage, line)
    }

    fn is_so(&self, eyes: Eyes, condition: &str) -> Result<bool, Note> {
        self.rules.is_so(&self.rules.view(&self.state, eyes), condition)
    }

    fn idle(&self, power: Power, orders: &[String]) -> Result<Vec<String>> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        let idle = self.rules.idle(&view, power, &read_all(self.rules.as_ref(), orders)?);
        Ok(idle.iter().map(|order| self.rules.write_order(order)).collect())
    }

    fn due(&self) -> Vec<Power> {
        self.rules.due(&self.state)
    }

    fn is_blind(&self) -> bool {
        self.rules.is_blind(&self.state)
    }

    fn seals(&self) -> Vec<(Power, String)> {
        self.rules.seals(&self.state)
    }

    fn keeps_secrets(&self) -> bool {
        self.rules.keeps_secrets(&self.state)
    }

    fn hides_due(&self) -> bool {
        self.rules.hides_due(&self.state)
    }

    fn commands(&self, power: Power) -> Vec<Power> {
        self.rules.commands(&self.state, power)
    }

    fn standing(&self) -> Vec<u32> {
        self.rules.standing(&self.state)
    }

    fn goal(&self) -> Option<u32> {
        self.rules.goal(&self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    fn save(&self) -> String {
        self.rules.save(&self.state).to_string()
    }

    fn answer(&self, eyes: Eyes, word: &str, args: &str, doc: &mut Doc) -> Result<(), Note> {
        self.rules.answered(&self.rules.view(&self.state, eyes), word, args, doc)
    }

    fn neighbours(&self, eyes: Eyes, power: Power) -> Vec<Power> {
        self.rules.neighbours(&self.rules.view(&self.state, eyes), power)
    }

    fn orders(&self, eyes: Eyes, line: &str) -> Vec<Result<Accepted<String>, Rejected>> {
        let view = self.rules.view(&self.state, eyes);
        written(self.rules.as_ref(), Rules::orders(self.rules.as_ref(), &view, line))
    }

    fn letter(&self, eyes: Eyes, on_file: &[(Power, String)], text: &[&str]) -> Result<Vec<ReadText<String>>> {
        let rules = self.rules.as_ref();
        let view = rules.view(&self.state, eyes);
        let said = Rules::letter(rules, &view, &read_with_powers(rules, on_file)?, text).into_iter();
        let write = |found| in_words(rules, found);
        Ok(said.map(|ReadText { line, text, reading }| ReadText { line, text, reading: reading.map(write) }).collect())
    }

    fn assumed(&self, eyes: Eyes, line: &str) -> Vec<Result<Accepted<String>, Rejected>> {
        let view = self.rules.view(&self.state, eyes);
        written(self.rules.as_ref(), self.rules.assumed(&view, line))
    }

    fn defence(&self, power: Power) -> Vec<String> {
        let orders = self.rules.defence(&self.rules.view(&self.state, Eyes::Power(power)), power);
        orders.iter().map(|order| self.rules.write_order(order)).collect()
    }

    fn advise(&self, power: Power, thinking: &Thinking<'_>) -> Option<Advice<String>> {
        let advice = self.rules.advise(&self.rules.view(&self.state, Eyes::Power(power)), power, thinking)?;
        let orders = advice.orders.iter().map(|order| self.rules.write_order(order)).collect();
        Some(Advice { orders, reasons: advice.reasons })
    }

    fn forecast(&self, heading: Heading, eyes: Eyes, orders: &[(Power, String)], doc: &mut Doc) -> Result<bool> {
        let before = self.rules.view(&self.state, eyes);
        let forecast = self.rules.forecast(&before, &read_with_powers(self.rules.as_ref(), orders)?);
        let Some((after, events)) = forecast else { return Ok(false) };
        self.rules.prospect(heading, &before, &after, &events, doc);
        Ok(true)
    }

    fn file(&self, power: Power, on_file: &mut Vec<String>, new: &str) -> Result<()> {
        let mut orders = read_all(self.rules.as_ref(), on_file)?;
        self.rules.file(&self.state, power, &mut orders, read(self.rules.as_ref(), new)?);
        *on_file = orders.iter().map(|order| self.rules.write_order(order)).collect();
        Ok(())
    }

    fn review(&self, power: Power, orders: &[String]) -> Result<Review> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        Ok(self.rules.review(&view, power, &read_all(self.rules.as_ref(), orders)?))
    }

    fn missing(&self, power: Power, orders: &[String]) -> Result<Vec<Note>> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        Ok(self.rules.missing(&view, power, &read_all(self.rules.as_ref(), orders)?))
    }

    fn adjudicate(&self, heading: Heading, orders: &[(Power, String)], luck: &Luck) -> Result<Adjudicated> {
        let (after, told) = self.rules.adjudicate(&self.state, &read_with_powers(self.rules.as_ref(), orders)?, luck);
        let record: Vec<Value> = told
            .iter()
            .map(|told| match told.to {
                None => self.rules.write_event(&told.event),
                Some(power) => {
                    json!({ "to": self.powers()[power.index()].name, "event": self.rules.write_event(&told.event) })
                }
            })
            .collect();
        let turn = Turn { rules: self.rules.clone(), before: self.state.clone(), after: after.clone(), told };
        let turn = Arc::new(turn);
        let (game, n_phase, shown, listed) = (heading.game.to_owned(), heading.n_phase, turn.clone(), turn.clone());
        let summed = turn.clone();
        let sum_up = move |power: Power| {
            let (before, after, events) = summed.seen_by(Eyes::Power(power));
            summed.rules.headline(&before, &after, &events, power)
        };
        let noted = turn.clone();
        let write = move |eyes: Eyes, own: &[Power], doc: &mut Doc| {
            let (before, after, events) = turn.seen_by(eyes);
            turn.rules.results(Heading { game: &game, n_phase }, &before, &after, &events, own, doc);
        };
        let show = move |eyes: Eyes, past: &PreviousTurns| {
            let (before, after, events) = shown.seen_by(eyes);
            shown.rules.sheet_of_results(&before, &after, &events, past)
        };
        let list = move |eyes: Eyes| {
            let (before, after, events) = listed.seen_by(eyes);
            listed.rules.entries(&before, &after, &events)
        };
        let note = move |eyes: Eyes| {
            let Turn { rules, before, after, told } = noted.as_ref();
            rules.told(before, after, told, eyes).iter().map(|event| rules.write_event(event)).collect()
        };
        Ok(Adjudicated {
            record: Value::Array(record).to_string(),
            events: Events(Box::new(note)),
            reports: Reports { write: Box::new(write), sum_up: Box::new(sum_up) },
            sheets: Sheets(Box::new(show)),
            entries: Entries(Box::new(list)),
            after: Box::new(EnginePosition { rules: self.rules.clone(), state: after }),
        })
    }

    fn task(&self, power: Power) -> Option<Note> {
        self.rules.task(&self.rules.view(&self.state, Eyes::Power(power)), power)
    }

    fn edit_parts(&self) -> Vec<EditPart> {
        self.rules.edit_parts(&self.state)
    }

    fn edit_units(&self) -> Vec<String> {
        self.rules.edit_units()
    }

    fn edit(&self, lines: &[String]) -> Result<Edited, Vec<Note>> {
        let after = self.rules.edit(&self.state, lines)?;
        let (rules, before, now) = (self.rules.clone(), self.state.clone(), after.clone());
        let changes = move |eyes: Eyes| rules.changes(&rules.view(&before, eyes), &rules.view(&now, eyes));
        let after = Box::new(EnginePosition { rules: self.rules.clone(), state: after });
        Ok(Edited { after, changes: Changes(Box::new(changes)) })
    }

    fn check(&self) -> Result<(), Note> {
        self.rules.check(&self.state)
    }

    fn overwrite(
        &self,
        lines: &[String],
        phase: Option<&str>,
        everything: bool,
    ) -> Option<Result<Overwrite<String>, Vec<Note>>> {
        let read = self.rules.overwrite(&self.state, lines, phase, everything)?;
        Some(read.map(|Overwrite { edit, orders, placed }| {
            let orders = orders.iter().map(|(power, order)| (*power, self.rules.write_order(order))).collect();
            Overwrite { edit, orders, placed }
        }))
    }

    fn why(
        &self,
        heading: Heading,
        eyes: Eyes,
        orders: &[(Power, String)],
        luck: &Luck,
        about: &str,
        doc: &mut Doc,
    ) -> Result<Result<(), Note>> {
        let (after, told) = self.rules.adjudicate(&self.state, &read_with_powers(self.rules.as_ref(), orders)?, luck);
        let events = self.rules.told(&self.state, &after, &told, eyes);
        Ok(self.rules.why(heading, &self.rules.view(&self.state, eyes), &events, about, doc))
    }

    fn reasons(&self, eyes: Eyes, orders: &[(Power, String)], luck: &Luck) -> Result<Vec<(Power, Vec<Note>)>> {
        let (after, told) = self.rules.adjudicate(&self.state, &read_with_powers(self.rules.as_ref(), orders)?, luck);
        let events = self.rules.told(&self.state, &after, &told, eyes);
        let before = self.rules.view(&self.state, eyes);
        let powers = (0..self.powers().len()).map(|index| Power(index as u16));
        Ok(powers.map(|power| (power, self.rules.reasons(&before, &events, power))).collect())
    }

    fn status(&self, heading: Heading, eyes: Eyes, doc: &mut Doc) {
        self.rules.status(heading, &self.rules.view(&self.state, eyes), doc);
    }

    fn centres(&self, eyes: Eyes, doc: &mut Doc) {
        self.rules.centres(&self.rules.view(&self.state, eyes), doc);
    }

    fn aim(&self) -> Option<Note> {
        self.rules.aim(&self.rules.view(&self.state, Eyes::Observer))
    }

    fn tell_orders(
        &self,
        heading: Heading,
        power: Power,
        orders: &[String],
        hints: HintReaders<'_>,
        doc: &mut Doc,
    ) -> Result<()> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        let orders = read_all(self.rules.as_ref(), orders)?;
        let mut review = self.rules.review(&view, power, &orders);
        if !review.hints.is_empty() {
            review.keep_hints(hints()?.as_deref());
        }
        Report::on_file(self.rules.as_ref(), heading, &view, power, &orders, &review, doc);
        Ok(())
    }

    fn form(&self, power: Power, on_file: &[String], lists_moves: bool) -> Result<String> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        Ok(self.rules.order_form(&view, power, &read_all(self.rules.as_ref(), on_file)?, lists_moves))
    }

    fn options(&self, power: Power) -> Vec<String> {
        self.rules.options(&self.rules.view(&self.state, Eyes::Power(power)))
    }

    fn options_list(&self, heading: Heading, eyes: Eyes, about: &str, doc: &mut Doc) -> Result<(), Note> {
        self.rules.options_list(heading, &self.rules.view(&self.state, eyes), about, doc)
    }

    fn sheet(&self, eyes: Eyes, past: &PreviousTurns) -> Option<PlayerView> {
        self.rules.sheet(&self.rules.view(&self.state, eyes), past)
    }

    fn sheet_with_orders(
        &self,
        eyes: Eyes,
        orders: &[(Power, String)],
        past: &PreviousTurns,
    ) -> Result<Option<PlayerView>> {
        let orders = read_with_powers(self.rules.as_ref(), orders)?;
        Ok(self.rules.sheet_with_orders(&self.rules.view(&self.state, eyes), &orders, past))
    }

    fn sheet_of_forecast(
        &self,
        eyes: Eyes,
        orders: &[(Power, String)],
        past: &PreviousTurns,
    ) -> Result<Option<PlayerView>> {
        let before = self.rules.view(&self.state, eyes);
        let forecast = self.rules.forecast(&before, &read_with_powers(self.rules.as_ref(), orders)?);
        Ok(forecast.and_then(|(after, events)| self.rules.sheet_of_results(&before, &after, &events, past)))
    }

    fn entries_of_forecast(&self, eyes: Eyes, orders: &[(Power, String)]) -> Result<Vec<PhaseEntry>> {
        let before = self.rules.view(&self.state, eyes);
        let forecast = self.rules.forecast(&before, &read_with_powers(self.rules.as_ref(), orders)?);
        Ok(forecast.map(|(after, events)| self.rules.entries(&before, &after, &events)).unwrap_or_default())
    }

    fn slots(&self, power: Power, on_file: &[String]) -> Result<Vec<OrderRow>> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        Ok(self.rules.slots(&view, power, &read_all(self.rules.as_ref(), on_file)?))
    }

    fn extras(&self, eyes: Eyes) -> BoardExtras {
        self.rules.extras(&self.rules.view(&self.state, eyes), &[])
    }

    fn extras_of(&self, power: Power, on_file: &[String]) -> Result<BoardExtras> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        Ok(self.rules.extras(&view, &read_all(self.rules.as_ref(), on_file)?))
    }

    fn say_order(&self, order: &str) -> Result<String> {
        Ok(self.rules.say_order(&read(self.rules.as_ref(), order)?))
    }

    fn odds(&self, eyes: Eyes, from: &str, to: &str, more: &str) -> Option<OddsTable> {
        self.rules.odds(&self.rules.view(&self.state, eyes), from, to, more)
    }

    fn placing(&self, power: Power, on_file: &[String]) -> Result<Option<SetupGrid>> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        Ok(self.rules.placing(&view, power, &read_all(self.rules.as_ref(), on_file)?))
    }
}
