//! An engine with its types erased: positions and orders as text, so that the judge never asks which game it is.
use super::extras::{BoardExtras, OddsTable};
use super::report::{Heading, Report};
use anyhow::{Context as _, Result, anyhow};
use chancery_picture::sheet::{OrderRow, PhaseEntry, PlayerView, PreviousTurns, SetupGrid};
use chancery_rules::{
    Accepted, Advice, Eyes, Luck, Outcome, PhaseName, Planned, Power, PowerName, Rejected, Review, Rules, Stage,
    Thinking, Told,
};
use chancery_text::doc::Doc;
use chancery_text::sentence::Note;
use serde_json::{Value, json};
use std::sync::Arc;

/// A game's rules, on one board, under one set of policies.
pub trait Ruleset: Send + Sync {
    /// The name of the board: `Standard`.
    fn title(&self) -> &str;
    /// All powers, in the order of letters.
    fn powers(&self) -> &[PowerName];
    /// The powers that can have a player.
    fn played(&self) -> Vec<Power>;
    /// The number of players if each has one power.
    fn n_players(&self) -> usize;
    /// The powers that win or lose together, by the name of their team.
    fn teams(&self) -> Vec<(String, Vec<Power>)>;
    /// The position in which a game begins; only the powers that are `played` have players.
    fn begin(&self, played: &[Power], luck: &Luck) -> Box<dyn Position>;
    /// Reads a stored position.
    ///
    /// # Errors
    /// If the text is not such a position.
    fn open(&self, saved: &str) -> Result<Box<dyn Position>>;
    /// Returns whether chance decides anything after the start.
    fn has_luck(&self) -> bool;
    /// Returns whether a line begins as orders do, rather than as prose does.
    fn begins_order(&self, line: &str) -> bool;
    /// The history of a game, as these eyes may read it, from positions that were kept, oldest first, in tables of at most
    /// so many columns.
    ///
    /// # Errors
    /// If one of them cannot be read.
    fn summary(&self, saved: &[&str], eyes: Eyes, players: &[String], columns: usize, doc: &mut Doc) -> Result<()>;
    /// Notes what these eyes saw in a position that was kept, for sheets of later phases.
    ///
    /// # Errors
    /// If it cannot be read.
    fn remember(&self, saved: &str, eyes: Eyes, past: &mut PreviousTurns) -> Result<()>;
}

/// A position on the table.
pub trait Position: Send {
    /// All powers.
    fn powers(&self) -> &[PowerName];
    /// The current phase.
    fn phase(&self) -> PhaseName;
    /// Returns whether this text names the current phase.
    fn is_phase(&self, text: &str) -> bool;
    /// The label of the phase that a person names in any words: the present one, or one of those ahead.
    ///
    /// # Errors
    /// A sentence that says why there is none.
    fn named_phase(&self, text: &str) -> Result<String, Note>;
    /// The phases that may still come and that orders are kept for, the next one first; none in some games.
    fn ahead(&self) -> Vec<PhaseName>;
    /// Reads a line as orders for a later phase of this kind.
    fn planned(&self, stage: &Stage, line: &str) -> Vec<Result<Planned, Rejected>>;
    /// Returns the answer to the question whether this is so, as far as these eyes see: `ITALIAN F ION`?
    ///
    /// # Errors
    /// A sentence that says what is wrong with the condition.
    fn is_so(&self, eyes: Eyes, condition: &str) -> Result<bool, Note>;
    /// Returns what the units of a power do that have no order, as orders.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn idle(&self, power: Power, orders: &[String]) -> Result<Vec<String>>;
    /// The powers for which orders are due, from the players who command them.
    fn due(&self) -> Vec<Power>;
    /// Returns whether players see only a part of the position.
    fn is_blind(&self) -> bool;
    /// The seals of what each power has hidden, in hexadecimal digits, as everyone is told them in advance.
    fn seals(&self) -> Vec<(Power, String)>;
    /// Returns whether the position holds what players may not know of each other.
    fn keeps_secrets(&self) -> bool;
    /// Returns whether nobody may be told who owes orders, because it would tell what someone has.
    fn hides_due(&self) -> bool;
    /// The powers that this power's player orders now, starting with itself; empty if it has no player.
    fn commands(&self, power: Power) -> Vec<Power>;
    /// The score of each power; 0 means eliminated.
    fn standing(&self) -> Vec<u32>;
    /// The score that wins, as [`standing`](Position::standing) counts; `None` if the score does not decide.
    fn goal(&self) -> Option<u32>;
    /// The outcome, if the game has ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The position as readable JSON.
    fn save(&self) -> String;
    /// Answers one of the family's own keywords that is a question.
    ///
    /// # Errors
    /// A sentence that says why there is no answer.
    fn answer(&self, eyes: Eyes, word: &str, args: &str, doc: &mut Doc) -> Result<(), Note>;
    /// The powers that touch this one, as far as these eyes see.
    fn neighbours(&self, eyes: Eyes, power: Power) -> Vec<Power>;
    /// Reads the orders in a line or a block of lines: each with its power, in canonical spelling.
    fn orders(&self, eyes: Eyes, line: &str) -> Vec<Result<Accepted<String>, Rejected>>;
    /// Puts an order among those on file, in its place.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn file(&self, power: Power, on_file: &mut Vec<String>, new: &str) -> Result<()>;
    /// Returns what is missing in the orders of one power, and what is unusual.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn review(&self, power: Power, orders: &[String]) -> Result<Review>;
    /// Ends the phase.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn adjudicate(&self, heading: Heading, orders: &[(Power, String)], luck: &Luck) -> Result<Adjudicated>;
    /// The position after a master has changed it by hand with these lines.
    ///
    /// # Errors
    /// A sentence for each line that is wrong; then nothing of it counts.
    fn edit(&self, lines: &[String]) -> Result<Edited, Vec<Note>>;
    /// A line as orders for anybody's units, going by what these eyes see: what somebody assumes that others do.
    fn assumed(&self, eyes: Eyes, line: &str) -> Vec<Result<Accepted<String>, Rejected>>;
    /// Returns what a power orders that nobody plays, if it is to defend itself; none, if it does nothing then.
    fn defence(&self, power: Power) -> Vec<String>;
    /// Returns what a computer player would order for a power, in canonical spelling, going by what that power sees.
    /// `None` if this game has no computer player.
    fn advise(&self, power: Power, thinking: &Thinking<'_>) -> Option<Advice<String>>;
    /// Tells what would come of these orders if there were no others, going by what these eyes see. Returns whether
    /// that can be said in this game.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn forecast(&self, heading: Heading, eyes: Eyes, orders: &[(Power, String)], doc: &mut Doc) -> Result<bool>;
    /// Tells why this phase came out as it did with these orders, as these eyes may know: what befell the unit or the
    /// place that is named, or all that failed. Says nothing if nothing did.
    ///
    /// # Errors
    /// If one of the orders cannot be read; within that, a sentence that says what to name instead.
    fn why(
        &self,
        heading: Heading,
        eyes: Eyes,
        orders: &[(Power, String)],
        luck: &Luck,
        about: &str,
        doc: &mut Doc,
    ) -> Result<Result<(), Note>>;
    /// The position in words.
    fn status(&self, heading: Heading, eyes: Eyes, doc: &mut Doc);
    /// Tells who owns what, in words; says nothing in games where nothing is owned.
    fn centres(&self, eyes: Eyes, doc: &mut Doc);
    /// The condition that wins, as a sentence; none if the rules alone say so.
    fn aim(&self) -> Option<Note>;
    /// Tells the orders of one power.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn tell_orders(&self, heading: Heading, power: Power, orders: &[String], doc: &mut Doc) -> Result<()>;
    /// A form to fill in and send back.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn form(&self, power: Power, on_file: &[String]) -> Result<String>;
    /// Legal orders, as text, for one power.
    fn options(&self, power: Power) -> Vec<String>;
    /// The same in a compact list, for these eyes; or the orders that the unit could get that a player names.
    ///
    /// # Errors
    /// A sentence that says why there are none, or what to name instead.
    fn options_list(&self, heading: Heading, eyes: Eyes, about: &str, doc: &mut Doc) -> Result<(), Note>;
    /// The position as data, for pictures and programs. `None` in games that have no board to draw.
    fn sheet(&self, eyes: Eyes, past: &PreviousTurns) -> Option<PlayerView>;
    /// The same, with these orders as if they were on file.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn sheet_with_orders(
        &self,
        eyes: Eyes,
        orders: &[(Power, String)],
        past: &PreviousTurns,
    ) -> Result<Option<PlayerView>>;
    /// Returns what would come of these orders if there were no others, as data, going by what these eyes see.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn sheet_of_forecast(
        &self,
        eyes: Eyes,
        orders: &[(Power, String)],
        past: &PreviousTurns,
    ) -> Result<Option<PlayerView>>;
    /// Returns the same entry by entry, each with its reasons; none where the text of a forecast is all.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn entries_of_forecast(&self, eyes: Eyes, orders: &[(Power, String)]) -> Result<Vec<PhaseEntry>>;
    /// Returns the orders that a power is to give, and may give, with what it has on file.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn slots(&self, power: Power, on_file: &[String]) -> Result<Vec<OrderRow>>;
    /// An order on file as pages say it.
    ///
    /// # Errors
    /// If it cannot be read.
    fn say_order(&self, order: &str) -> Result<String>;
    /// The places that a power is to fill in this phase, with what it has on file; `None` where there are none.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn placing(&self, power: Power, on_file: &[String]) -> Result<Option<SetupGrid>>;
    /// Returns what stands beside the board for these eyes.
    fn extras(&self, eyes: Eyes) -> BoardExtras;
    /// The same for the player of a power, with what it has on file.
    ///
    /// # Errors
    /// If one of the orders cannot be read.
    fn extras_of(&self, power: Power, on_file: &[String]) -> Result<BoardExtras>;
    /// Returns the prospects of attacks from a place of these eyes' power on another, with units that are made there
    /// first. `None` where there is nothing to say.
    fn odds(&self, eyes: Eyes, from: &str, to: &str, more: &str) -> Option<OddsTable>;
}

/// The results of a phase.
pub struct Adjudicated {
    /// The next position.
    pub after: Box<dyn Position>,
    /// The events, as readable JSON.
    pub record: String,
    /// The results, as each reader may see them.
    pub reports: Reports,
    /// The same as data.
    pub sheets: Sheets,
    /// The same entry by entry.
    pub entries: Entries,
}

/// A position that has been changed by hand.
pub struct Edited {
    /// The position now.
    pub after: Box<dyn Position>,
    /// The changes, as each reader may see them.
    pub changes: Changes,
}

/// Tells how a position was changed, for some eyes.
type Compare = dyn Fn(Eyes) -> Vec<Note>;

/// The changes of a position, as each reader may see them.
pub struct Changes(Box<Compare>);

impl Changes {
    /// A sentence for each change that these eyes may see.
    pub fn seen_by(&self, eyes: Eyes) -> Vec<Note> {
        (self.0)(eyes)
    }
}

/// Writes the results of a phase for a reader, given their eyes and the powers that they play.
type Write = dyn Fn(Eyes, &[Power], &mut Doc);

/// The results of a phase, as each reader may see them.
pub struct Reports(Box<Write>);

impl Reports {
    /// Tells the results that these eyes may see, to a reader who plays these powers.
    pub fn seen_by(&self, eyes: Eyes, own: &[Power], doc: &mut Doc) {
        (self.0)(eyes, own, doc);
    }
}

/// Makes the results of a phase for a reader into data, given their eyes and what they knew of the phases before.
type Show = dyn Fn(Eyes, &PreviousTurns) -> Option<PlayerView>;

/// The results of a phase as data, as each reader may see them.
pub struct Sheets(Box<Show>);

impl Sheets {
    /// Returns the part of the position that these eyes may see. `None` in games that have no board to draw.
    pub fn seen_by(&self, eyes: Eyes, past: &PreviousTurns) -> Option<PlayerView> {
        (self.0)(eyes, past)
    }
}

/// Tells a phase entry by entry.
type Tell = dyn Fn(Eyes) -> Vec<PhaseEntry>;

/// The results of a phase entry by entry, each with its reasons, as each reader may see them.
pub struct Entries(Box<Tell>);

impl Entries {
    /// Returns the entries that these eyes may see.
    pub fn seen_by(&self, eyes: Eyes) -> Vec<PhaseEntry> {
        (self.0)(eyes)
    }
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
    let write =
        |a: Accepted<R::Order>| Accepted { power: a.power, order: rules.write_order(&a.order), warning: a.warning };
    found.into_iter().map(|result| result.map(write)).collect()
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
        Ok(Adjudicated {
            record: Value::Array(record).to_string(),
            reports: Reports(Box::new(write)),
            sheets: Sheets(Box::new(show)),
            entries: Entries(Box::new(list)),
            after: Box::new(EnginePosition { rules: self.rules.clone(), state: after }),
        })
    }

    fn edit(&self, lines: &[String]) -> Result<Edited, Vec<Note>> {
        let after = self.rules.edit(&self.state, lines)?;
        let (rules, before, now) = (self.rules.clone(), self.state.clone(), after.clone());
        let changes = move |eyes: Eyes| rules.changes(&rules.view(&before, eyes), &rules.view(&now, eyes));
        let after = Box::new(EnginePosition { rules: self.rules.clone(), state: after });
        Ok(Edited { after, changes: Changes(Box::new(changes)) })
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

    fn status(&self, heading: Heading, eyes: Eyes, doc: &mut Doc) {
        self.rules.status(heading, &self.rules.view(&self.state, eyes), doc);
    }

    fn centres(&self, eyes: Eyes, doc: &mut Doc) {
        self.rules.centres(&self.rules.view(&self.state, eyes), doc);
    }

    fn aim(&self) -> Option<Note> {
        self.rules.aim(&self.rules.view(&self.state, Eyes::Observer))
    }

    fn tell_orders(&self, heading: Heading, power: Power, orders: &[String], doc: &mut Doc) -> Result<()> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        let orders = read_all(self.rules.as_ref(), orders)?;
        let review = self.rules.review(&view, power, &orders);
        Report::on_file(self.rules.as_ref(), heading, &view, power, &orders, &review, doc);
        Ok(())
    }

    fn form(&self, power: Power, on_file: &[String]) -> Result<String> {
        let view = self.rules.view(&self.state, Eyes::Power(power));
        Ok(self.rules.order_form(&view, power, &read_all(self.rules.as_ref(), on_file)?))
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
