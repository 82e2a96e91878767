//! `chancery adjudicate`: positions and orders in, results out. The engine alone: no database, no mail.
use crate::families::report::{Heading, Report};
use crate::rules::diplomacy::entry::grammar;
use crate::rules::diplomacy::entry::grammar::Parsed;
use crate::rules::diplomacy::entry::review;
use crate::rules::diplomacy::event::{Event, OrderResult};
use crate::rules::diplomacy::order::Order;
use crate::rules::diplomacy::policy::{Edition, Policies, Twice};
use crate::rules::diplomacy::record::{self, AffairsText, DislodgedText, Position, ResultText, Text, UnitText};
use crate::rules::diplomacy::state::{State, Unit};
use crate::rules::diplomacy::{Diplomacy, complete};
use crate::rules::{Eyes, Luck, Power, Rules};
use anyhow::Context;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// How a position is written, for people.
const POSITION: &str = "\
The file names what differs from the start of the game, then the orders:

    phase F1901M
    [units]
    Austria: A BUD, F TRI
    Italy: A VEN
    [orders]
    Austria: A BUD - SER
    A VEN - TRI

Further sections are [owners] (Austria: BUD TRI), [dislodged] (Italy: A TRI from VIE), [contested] (MUN) and
[policies] (convoy-paradox: all-hold). Without any section, all lines are orders.";

/// Adjudicate one position, or a stream of them.
#[derive(Debug, clap::Args)]
#[command(after_long_help = POSITION)]
pub struct Args {
    /// The file to read; standard input, if there is none
    file: Option<PathBuf>,
    /// The board
    #[arg(long, default_value = "standard")]
    variant: String,
    /// A choice of rules, such as convoy-paradox=all-hold or edition=1971
    #[arg(long = "policy", value_name = "NAME=CHOICE")]
    policies: Vec<String>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Read positions as JSON, one a line, and print results as JSON, one a line
    #[arg(long)]
    jsonl: bool,
}

/// Runs the command.
///
/// # Errors
/// When the input can not be read, or (without `--jsonl`) makes no sense.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let input: Box<dyn Read> = match &args.file {
        Some(path) => Box::new(std::fs::File::open(path).with_context(|| format!("can not open {}", path.display()))?),
        None => Box::new(io::stdin().lock()),
    };
    let mut desk = Desk::default();
    if args.jsonl {
        return stream(&mut desk, BufReader::with_capacity(1 << 16, input), io::stdout().lock());
    }
    let text = io::read_to_string(input)?;
    let mut policies = BTreeMap::new();
    for choice in &args.policies {
        let (name, word) = choice.split_once('=').with_context(|| format!("\"{choice}\" is not NAME=CHOICE"))?;
        policies.insert(name.into(), word.into());
    }
    let answer = super::position::read(&text).and_then(|mut request| {
        request.policies.append(&mut policies);
        if request.variant.is_none() {
            request.variant = Some(args.variant.as_str().into());
        }
        desk.spell_out(&mut request)?;
        if args.json { desk.answer(&request).map(|line| line + "\n") } else { desk.letter(&request) }
    });
    match answer {
        Ok(answer) => {
            io::stdout().write_all(answer.as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        // What the file says is its writer's affair, not a fault of the program's with a trace.
        Err(why) => {
            writeln!(io::stderr(), "{why}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Answers line by line. What is waiting to be read is answered before anything is sent on.
///
/// # Errors
/// When the streams fail; a line that can not be read is an answer of its own, and a failure at the end.
pub fn stream(desk: &mut Desk, mut input: BufReader<impl Read>, output: impl Write) -> anyhow::Result<ExitCode> {
    let mut output = io::BufWriter::with_capacity(1 << 16, output);
    let mut exit = ExitCode::SUCCESS;
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            match desk.answer_line(&line) {
                Ok(answer) => output.write_all(answer.as_bytes())?,
                Err(answer) => {
                    exit = ExitCode::FAILURE;
                    output.write_all(answer.as_bytes())?;
                }
            }
            output.write_all(b"\n")?;
        }
        line.clear();
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
    output.flush()?;
    Ok(exit)
}

/// A position and its orders.
#[derive(Debug, Default, Deserialize)]
pub struct Request<'a> {
    /// Given back with the answer.
    #[serde(default)]
    pub id: Value,
    /// A folder's name under `variants/diplomacy/`.
    #[serde(borrow, default)]
    pub variant: Option<Text<'a>>,
    /// `S1901M`; left out in a file, it is the first.
    pub phase: Option<Text<'a>>,
    /// All units in place; left out, those of the start.
    pub units: Option<Vec<UnitText<'a>>>,
    /// Units that owe a retreat.
    #[serde(default)]
    pub dislodged: Vec<DislodgedText<'a>>,
    /// Provinces that a stand-off left empty.
    #[serde(default)]
    pub contested: Vec<Text<'a>>,
    /// Owned supply centres; left out, those of the start.
    #[serde(default)]
    pub owners: Option<BTreeMap<Text<'a>, Text<'a>>>,
    /// Powers and their orders. In a file the power may be left out, and is then that of the unit.
    #[serde(default)]
    pub orders: Vec<(Text<'a>, Text<'a>)>,
    /// Choices of rules, by name.
    #[serde(default)]
    pub policies: BTreeMap<Text<'a>, Text<'a>>,
}

/// The answer to a request.
#[derive(Serialize)]
struct Answer<'a> {
    id: &'a Value,
    results: Vec<ResultText<'a>>,
    next: Position<'a>,
    winner: Option<Value>,
}

/// The rules of the boards that were asked for so far.
#[derive(Debug, Default)]
pub struct Desk {
    rules: HashMap<String, Diplomacy>,
}

/// A request that has been carried out.
struct Done {
    rules: Diplomacy,
    before: State,
    after: State,
    events: Vec<Event>,
    /// The orders as they were given: what was read, or what could not be, and why.
    given: Vec<(Power, Result<Order, String>)>,
}

impl Desk {
    /// Answers a line of JSON with a line of JSON: `Err` if it tells of an error.
    ///
    /// # Errors
    /// The line to print, when the request can not be read.
    pub fn answer_line(&mut self, line: &[u8]) -> Result<String, String> {
        #[derive(Deserialize)]
        struct Id {
            #[serde(default)]
            id: Value,
        }
        let failed = |error: String| {
            let id = serde_json::from_slice::<Id>(line).map(|line| line.id).unwrap_or_default();
            serde_json::json!({ "id": id, "error": error }).to_string()
        };
        let request: Request = serde_json::from_slice(line).map_err(|error| failed(error.to_string()))?;
        if request.phase.is_none() || request.units.is_none() {
            return Err(failed("\"phase\" and \"units\" are needed.".to_owned()));
        }
        self.answer(&request).map_err(failed)
    }

    /// The results of a request as one line of JSON.
    ///
    /// # Errors
    /// A sentence that names what is wrong with the request.
    pub fn answer(&mut self, request: &Request) -> Result<String, String> {
        let done = self.carry_out(request)?;
        let board = done.rules.board();
        let winners: Vec<_> = done.after.winners.iter().map(|&power| board.power_name(power).name.as_str()).collect();
        let answer = Answer {
            id: &request.id,
            results: done.results(request),
            next: Position { winners: Vec::new(), ..Position::of(board, &done.after) },
            winner: match winners.as_slice() {
                [] => None,
                [one] => Some(Value::from(*one)),
                several => Some(Value::from(several)),
            },
        };
        serde_json::to_string(&answer).map_err(|error| error.to_string())
    }

    /// The results of a request in words, as letters tell them.
    ///
    /// # Errors
    /// A sentence that names what is wrong with the request.
    pub fn letter(&mut self, request: &Request) -> Result<String, String> {
        let Done { rules, before, after, events, given } = self.carry_out(request)?;
        if let Some(why) = given.into_iter().find_map(|(_, read)| read.err()) {
            return Err(why);
        }
        let eyes = Eyes::Observer;
        let heading = Heading { game: "adjudicate", n_phase: 1 };
        let (before, after) = (rules.view(&before, eyes), rules.view(&after, eyes));
        let next = rules.phase(&after.seen);
        let results = rules.results(heading, &before, &after, &events);
        if rules.outcome(&after.seen).is_some() {
            return Ok(results);
        }
        Ok(format!("{results}\nThe next phase is {} for {} ({}).\n", next.stage.title, next.season, next.label))
    }

    /// Makes one order of each that a line holds, in canonical spelling and with its power.
    ///
    /// # Errors
    /// All that could not be read, line by line.
    pub fn spell_out(&mut self, request: &mut Request) -> Result<(), String> {
        let rules = self.rules(request)?;
        let board = rules.board();
        let mut wrong = Vec::new();
        for (power, text) in std::mem::take(&mut request.orders) {
            for found in grammar::parse(board, rules.names(), &text.0) {
                match found {
                    Ok(Parsed { power: named, order, .. }) => {
                        let named = named.map(|power| Text::from(board.power_name(power).name.clone()));
                        request.orders.push((named.unwrap_or_else(|| power.clone()), order.text(board).into()));
                    }
                    Err(rejected) => wrong.push(format!("{}: {}", text.0, rejected.why)),
                }
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }

    /// The rules that a request asks for: those of its variant, but for the choices that it makes itself.
    fn rules(&mut self, request: &Request) -> Result<Diplomacy, String> {
        let key = request.variant.as_ref().map_or("standard", |text| &text.0);
        let rules = match self.rules.get(key) {
            Some(rules) => rules,
            None => {
                let rules = Diplomacy::variant(key).map_err(|flaw| flaw.to_string())?;
                self.rules.entry(key.to_owned()).or_insert(rules)
            }
        };
        Ok(rules.with(policies(*rules.policies(), &request.policies)?))
    }

    fn carry_out(&mut self, request: &Request) -> Result<Done, String> {
        let rules = self.rules(request)?;
        let board = rules.board();
        let start = rules.begin(&rules.played(), &Luck::default());
        let start_text = || Position::of(board, &start);
        let position = Position {
            phase: request.phase.clone().unwrap_or_else(|| start.phase.to_string().into()),
            units: request.units.clone().unwrap_or_else(|| start_text().units),
            dislodged: request.dislodged.clone(),
            contested: request.contested.clone(),
            owners: request.owners.clone(),
            winners: Vec::new(),
            affairs: AffairsText::default(),
        };
        let before = position.state(board, rules.names())?;
        let mut given = Vec::with_capacity(request.orders.len());
        for (power, text) in &request.orders {
            let read = rules.parse(&text.0);
            let power = match (&*power.0, &read) {
                ("", Ok(parsed)) => parsed.power.or_else(|| owner(&rules, &before, &parsed.order)),
                ("", Err(_)) => None,
                (name, _) => Some(record::power(board, rules.names(), name)?),
            };
            let Some(power) = power else {
                let why = read.err().unwrap_or_else(|| "whose order is this?".to_owned());
                return Err(format!("{}: {why}", text.0));
            };
            given.push((power, read.map(|parsed| complete(board, &before, parsed.order))));
        }
        let orders: Vec<_> =
            given.iter().filter_map(|(power, order)| Some((*power, order.as_ref().ok()?.clone()))).collect();
        let (after, events) = rules.adjudicate(&before, &orders, &Luck::default());
        let events = events.into_iter().map(|told| told.event).collect();
        Ok(Done { rules, before, after, events, given })
    }
}

/// The power whose unit an order is for.
fn owner(rules: &Diplomacy, state: &State, order: &Order) -> Option<Power> {
    let board = rules.board();
    let (Order::Unit { at, .. } | Order::Build { at, .. }) = order else { return None };
    let province = board.province_of(*at);
    let dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
    let unit = dislodged.chain(&state.units).find(|unit| board.province_of(unit.at) == province);
    unit.map(|unit| unit.power).or_else(|| state.owners[usize::from(province.0)])
}

/// Choices by name; `edition` names a bundle, which comes before the others. `paradox` is short for `convoy-paradox`.
fn policies(mut policies: Policies, chosen: &BTreeMap<Text, Text>) -> Result<Policies, String> {
    if let Some(word) = chosen.get(&Text::from("edition")) {
        let edition = Edition::find(&word.0).ok_or_else(|| {
            let words: Vec<_> = Edition::ALL.iter().map(|edition| edition.word()).collect();
            format!("There is no edition \"{}\". The editions are {}.", word.0, words.join(", "))
        })?;
        policies = Policies::edition(edition);
    }
    for (name, word) in chosen.iter().filter(|(name, _)| name.0 != "edition") {
        let full = if name.0 == "paradox" { "convoy-paradox" } else { &name.0 };
        policies.set(full, &word.0)?;
    }
    Ok(policies)
}

impl Done {
    /// What came of each order as it was given, and then of the units that had none.
    fn results<'a>(&'a self, request: &'a Request) -> Vec<ResultText<'a>> {
        let board = self.rules.board();
        let results: Vec<_> = self.events.iter().filter_map(as_result).collect();
        let doing = |unit: &Unit| {
            let found = results.iter().find(|result| result.unit.as_ref() == Some(unit));
            found.map_or_else(|| board.unit_name(unit), |result| result.order.text(board))
        };
        // Of two orders to one unit the one that stands has the unit's result, the other one a result without a unit.
        let mut fates: Vec<Option<&OrderResult>> = vec![None; self.given.len()];
        let mut implied = Vec::new();
        let (of_units, others): (Vec<&OrderResult>, Vec<_>) =
            results.iter().copied().partition(|result| result.unit.is_some());
        for result in of_units.into_iter().chain(others) {
            let subject = review::subject(board, &result.order);
            let meant = |(at, (power, order)): &(usize, &(Power, Result<Order, String>))| {
                *power == result.writer(&results)
                    && fates[*at].is_none()
                    && order.as_ref().is_ok_and(|order| review::subject(board, order) == subject)
            };
            let mut given = self.given.iter().enumerate().filter(meant);
            let found = match self.rules.policies().twice {
                Twice::First => given.next(),
                Twice::Last => given.next_back(),
            };
            match found.map(|(at, _)| at) {
                Some(at) if !result.implied => fates[at] = Some(result),
                _ => implied.push(result),
            }
        }
        let mut texts = Vec::with_capacity(results.len());
        for (((power, order), fate), (_, text)) in self.given.iter().zip(fates).zip(&request.orders) {
            let void = |order: Cow<'a, str>, why: String| ResultText {
                power: &board.power_name(*power).name,
                order,
                outcome: "failure",
                reason: Some("void"),
                why: Some(why),
                at: None,
                by: None,
                dislodged: Some(false),
                implied: false,
            };
            texts.push(match (fate, order) {
                (Some(result), _) => ResultText::of(board, result, doing),
                (None, Err(why)) => void(Cow::Borrowed(&text.0), why.clone()),
                (None, Ok(order)) => void(order.text(board).into(), "Another order takes its place.".to_owned()),
            });
        }
        texts.extend(implied.into_iter().map(|result| ResultText::of(board, result, doing)));
        texts
    }
}

fn as_result(event: &Event) -> Option<&OrderResult> {
    match event {
        Event::Result(result) => Some(result),
        _ => None,
    }
}
