//! `chancery adjudicate`: positions and orders in, results out. The engine alone: no database, no mail.
use crate::boards::catalogue::Catalogue;
use crate::families::report::{Heading, Report};
use crate::rules::diplomacy::entry::answers::Answers;
use crate::rules::diplomacy::entry::grammar;
use crate::rules::diplomacy::entry::grammar::Parsed;
use crate::rules::diplomacy::event::{Event, OrderResult};
use crate::rules::diplomacy::order::Order;
use crate::rules::diplomacy::phases::adjudicate::adjudicate;
use crate::rules::diplomacy::policy::{Edition, Policies};
use crate::rules::diplomacy::record::{
    self, AffairsText, DislodgedText, Pairs, PositionText, ResultText, Text, UnitText,
};
use crate::rules::diplomacy::state::{State, Unit};
use crate::rules::diplomacy::{Diplomacy, complete, variant};
use crate::rules::{Eyes, Flaw, Luck, Power, Rules};
use crate::text::doc::{Audience, Doc};
use crate::text::sentence::Note;
use crate::text::words::{Reader, said};
use anyhow::Context;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// The format of a position, explained for people.
const POSITION: &str = "\
The file lists the differences from the start of the game, then the orders:

    phase F1901M
    [units]
    Austria: A BUD, F TRI
    Italy: A VEN
    [orders]
    Austria: A BUD - SER
    A VEN - TRI

Further sections are [owners] (Austria: BUD TRI), [dislodged] (Italy: A TRI from VIE), [contested] (MUN) and
[policies] (convoy-paradox: all-hold). A file without sections has only orders.

With --jsonl each line is a position and its orders:

    {\"id\": 1, \"variant\": \"standard\", \"phase\": \"F1901M\", \"units\": [[\"Austria\", \"A\", \"BUD\"]],
     \"orders\": [[\"Austria\", \"A BUD - SER\"]], \"policies\": {\"edition\": \"2023\"}}

It may have \"owners\" ({\"BUD\": \"Austria\"}), \"contested\" ([\"MUN\"]) and \"dislodged\" ([{\"unit\": [\"Italy\", \"A\",
\"TRI\"], \"from\": \"VIE\", \"options\": [\"ALB\"]}]; without options, all legal retreats). An answer is one line:
\"results\", in the order of the orders, the \"next\" position, in the input format, and the \"winner\".
A \"variant\" may include its game, such as \"diplomacy/standard\"; other games have their own formats.

With --overwrite, or \"overwrite\": true, each order places its unit on the board first (\"all\" clears
the rest of the board). Use this for a position that you know only from the orders. Each order then names its power
(Austria: A BUD - SER).

Examples:
    chancery adjudicate position.txt
    chancery adjudicate --overwrite=all orders.txt
    chancery adjudicate --policy convoy-paradox=all-hold --json < position.txt";

/// Adjudicate one position, or a stream of them.
#[derive(Debug, clap::Args)]
#[command(after_long_help = POSITION)]
pub struct AdjudicateArgs {
    /// File to read [default: standard input]
    file: Option<PathBuf>,
    /// Board
    #[arg(long, default_value = "standard")]
    variant: String,
    /// Rule choice, such as convoy-paradox=all-hold or edition=1971
    #[arg(long = "policy", value_name = "NAME=CHOICE")]
    policies: Vec<String>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Read positions and print results as JSON, one per line
    #[arg(long)]
    jsonl: bool,
    /// Place the units that the orders name, replacing other units there; with =all, clear the rest of the board
    #[arg(long, value_name = "all", num_args = 0..=1, require_equals = true, default_missing_value = "named")]
    overwrite: Option<OverwriteScope>,
    /// Folder of additional boards, laid out like the judge's folder `boards`
    #[arg(long, value_name = "FOLDER")]
    boards: Option<PathBuf>,
}

/// The units that stay on the board when others are put there by their orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum OverwriteScope {
    /// Those in provinces that no order names.
    #[value(hide = true)]
    Named,
    /// None.
    All,
}

impl<'de> Deserialize<'de> for OverwriteScope {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::Bool(true) => Ok(Self::Named),
            Value::String(word) if word == "all" => Ok(Self::All),
            _ => Err(serde::de::Error::custom("\"overwrite\" is true or \"all\"")),
        }
    }
}

/// Runs the command.
///
/// # Errors
/// If the input cannot be read, or (without `--jsonl`) is invalid.
pub fn run(args: &AdjudicateArgs) -> anyhow::Result<ExitCode> {
    let input: Box<dyn Read> = match &args.file {
        Some(path) => Box::new(std::fs::File::open(path).with_context(|| format!("cannot open {}", path.display()))?),
        None => Box::new(io::stdin().lock()),
    };
    if let Some(folder) = args.boards.as_ref().filter(|folder| !folder.is_dir()) {
        anyhow::bail!("{} is not a folder", folder.display());
    }
    let mut adjudicator = Adjudicator::new(args.boards.clone());
    if args.jsonl {
        return stream(&mut adjudicator, BufReader::with_capacity(1 << 16, input), io::stdout().lock());
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
        request.overwrite = args.overwrite;
        if args.overwrite.is_some() {
            adjudicator.put_on_board(&mut request)?;
        } else {
            adjudicator.spell_out(&mut request)?;
        }
        if args.json { adjudicator.answer(request).map(|line| line + "\n") } else { adjudicator.letter(request) }
    });
    match answer {
        Ok(answer) => {
            io::stdout().write_all(answer.as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        // An error in the file is its writer's, so it is printed without a trace.
        Err(why) => {
            writeln!(io::stderr(), "{why}")?;
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Answers line by line. All input that is ready is answered before the output is flushed.
///
/// # Errors
/// If the streams fail. A line that cannot be read has its own answer, and a failure at the end.
pub fn stream(
    adjudicator: &mut Adjudicator,
    mut input: BufReader<impl Read>,
    output: impl Write,
) -> anyhow::Result<ExitCode> {
    let mut output = io::BufWriter::with_capacity(1 << 16, output);
    let mut exit = ExitCode::SUCCESS;
    let (mut line, mut answer) = (Vec::new(), Vec::new());
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            if !adjudicator.answer_line(&line, &mut answer) {
                exit = ExitCode::FAILURE;
            }
            answer.push(b'\n');
            output.write_all(&answer)?;
        }
        line.clear();
        answer.clear();
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
    }
    output.flush()?;
    Ok(exit)
}

/// A position and its orders: the fields of [`PositionText`] and more. (A flattened `PositionText` would be parsed twice, and would accept
/// unknown fields.)
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Request<'a> {
    /// Returned with the answer.
    pub id: Value,
    /// The name of a board.
    #[serde(borrow)]
    pub variant: Option<Text<'a>>,
    /// The phase, such as `S1901M`; if omitted in a file, the first one.
    pub phase: Option<Text<'a>>,
    /// All units with their places; if omitted in a file, those of the start.
    pub units: Option<Vec<UnitText<'a>>>,
    /// Units that owe a retreat.
    pub dislodged: Vec<DislodgedText<'a>>,
    /// Provinces left empty by a stand-off.
    pub contested: Vec<Text<'a>>,
    /// Owned supply centres; if omitted, those of the start.
    pub owners: Option<Pairs<'a>>,
    /// The winners, if the game is won.
    pub winners: Vec<Text<'a>>,
    /// State that only some rules need.
    pub affairs: AffairsText<'a>,
    /// Powers and their orders. A file may omit the power, which is then the unit's.
    pub orders: Vec<(Text<'a>, Text<'a>)>,
    /// Rule policies, by name.
    pub policies: BTreeMap<Text<'a>, Text<'a>>,
    /// The extent to which the board is first set up with the units that orders name, if at all.
    pub overwrite: Option<OverwriteScope>,
    /// The units that were put on the board: power, kind, place, and the unit that was there before.
    #[serde(skip)]
    pub placed: Option<Vec<PlacedText>>,
}

/// The unit as a JSON array: `["Italy", "A", "VEN", null]`.
pub type PlacedText = (String, String, String, Option<(String, String)>);

/// The response to a request.
#[derive(Serialize)]
struct ResponseText<'a> {
    id: &'a Value,
    results: Vec<ResultText<'a>>,
    next: PositionText<'a>,
    winner: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    placed: Option<Vec<PlacedText>>,
}

/// The error for a line that does not begin like an order.
const NO_ORDER: &str = "This is not an order. An order names a unit and an action, such as A BUD - SER.";

/// The maximum number of policy combinations of a board whose rules are cached.
const MAX_CHOICES: usize = 64;

/// The rules of the boards requested so far.
#[derive(Default)]
pub struct Adjudicator {
    boards: Catalogue,
    /// The rules by board name: those with the board's own policies first, then those with requested policies.
    rules: HashMap<String, Vec<Diplomacy>>,
}

/// A completed request.
struct Adjudication {
    rules: Diplomacy,
    before: State,
    after: State,
    events: Vec<Event>,
    /// The orders as given: each parsed order, or the reason why it could not be read.
    given: Vec<(Power, Result<Order, String>)>,
}

impl Adjudicator {
    /// Creates an adjudicator for the shipped boards and those in a folder.
    pub fn new(boards: Option<PathBuf>) -> Self {
        Self::of(Catalogue::new(boards))
    }

    /// Creates an adjudicator for these boards.
    pub fn of(boards: Catalogue) -> Self {
        Self { boards, rules: HashMap::new() }
    }

    /// Answers a line of JSON with a line of JSON, appended to `text`. Returns `false` if the answer is an error.
    pub fn answer_line(&mut self, line: &[u8], text: &mut Vec<u8>) -> bool {
        #[derive(Deserialize)]
        struct Id {
            #[serde(default)]
            id: Value,
        }
        let start = text.len();
        let Err(error) = self.try_line(line, text) else { return true };
        let id = serde_json::from_slice::<Id>(line).map(|line| line.id).unwrap_or_default();
        text.truncate(start);
        text.extend(serde_json::json!({ "id": id, "error": error }).to_string().bytes());
        false
    }

    fn try_line(&mut self, line: &[u8], text: &mut Vec<u8>) -> Result<(), String> {
        let line = str::from_utf8(line).map_err(|_| "This line is not UTF-8.")?;
        let request = serde_json::from_str::<Request>(line);
        if let Some((family, board)) = named_game(line, &request) {
            let answer = self.answer_of(&family, &board, line)?;
            return serde_json::to_writer(text, &answer).map_err(|error| error.to_string());
        }
        let mut request = request.map_err(cannot_be_read)?;
        if let Some((_, board)) = request.variant.as_ref().and_then(|variant| variant.0.split_once('/')) {
            request.variant = Some(board.to_owned().into());
        }
        if request.overwrite == Some(OverwriteScope::All) {
            request.units.get_or_insert_default();
        }
        if request.phase.is_none() || request.units.is_none() {
            return Err("\"phase\" and \"units\" are required.".to_owned());
        }
        if request.overwrite.is_some() {
            self.put_on_board(&mut request)?;
        }
        self.write_answer(request, text)
    }

    /// The answer to a line about another game, by that game's rules.
    fn answer_of(&self, family: &str, board: &str, line: &str) -> Result<Map<String, Value>, String> {
        let mut line: Map<String, Value> = serde_json::from_str(line).map_err(cannot_be_read)?;
        let id = line.shift_remove("id").unwrap_or_default();
        line.shift_remove("variant");
        let found = self.boards.board(board).ok().filter(|found| found.variant.family().key() == family);
        let found = found.ok_or_else(|| match self.boards.family(family) {
            Ok(family) => format!("Unknown board \"{board}\" of {}.", family.title()),
            Err(_) => format!("Unknown game \"{family}\"."),
        })?;
        let answer = found.variant.adjudicate(line)?;
        Ok([("id".to_owned(), id)].into_iter().chain(answer).collect())
    }

    /// The results of a request as one line of JSON.
    ///
    /// # Errors
    /// A sentence about the error in the request.
    pub fn answer(&mut self, request: Request) -> Result<String, String> {
        let mut text = Vec::new();
        self.write_answer(request, &mut text)?;
        String::from_utf8(text).map_err(|error| error.to_string())
    }

    fn write_answer(&mut self, mut request: Request, text: &mut Vec<u8>) -> Result<(), String> {
        let (id, orders) = (std::mem::take(&mut request.id), std::mem::take(&mut request.orders));
        let placed = request.placed.take();
        let done = self.carry_out(request, &orders)?;
        let board = done.rules.board();
        let winners: Vec<_> = done.after.winners.iter().map(|&power| board.power_name(power).name.as_str()).collect();
        let answer = ResponseText {
            id: &id,
            results: done.results(&orders),
            next: PositionText { winners: Vec::new(), ..PositionText::of(board, &done.after) },
            winner: match winners.as_slice() {
                [] => None,
                [one] => Some(Value::from(*one)),
                several => Some(Value::from(several)),
            },
            placed,
        };
        serde_json::to_writer(text, &answer).map_err(|error| error.to_string())
    }

    /// The results of a request in words, as e-mails report them.
    ///
    /// # Errors
    /// A sentence about the error in the request.
    pub fn letter(&mut self, mut request: Request) -> Result<String, String> {
        let orders = std::mem::take(&mut request.orders);
        let Adjudication { rules, before, after, events, given } = self.carry_out(request, &orders)?;
        if let Some(why) = given.into_iter().find_map(|(_, read)| read.err()) {
            return Err(why);
        }
        let eyes = Eyes::Master;
        let heading = Heading { game: "adjudicate", n_phase: 1 };
        let (before, after) = (rules.view(&before, eyes), rules.view(&after, eyes));
        let next = rules.phase(&after.seen);
        let told = Doc::with(Reader::nobody(), |doc| rules.results(heading, &before, &after, &events, &[], doc));
        let results = told.text(Audience::Reader);
        if rules.outcome(&after.seen).is_some() {
            return Ok(results);
        }
        Ok(format!("{results}\nThe next phase is {} for {} ({}).\n", next.stage.title, next.when, next.label))
    }

    /// Splits lines with several orders into single orders, in canonical spelling and with their powers.
    ///
    /// # Errors
    /// All lines that could not be read.
    pub fn spell_out(&mut self, request: &mut Request) -> Result<(), String> {
        let rules = self.rules(request)?;
        let board = rules.board();
        let mut wrong = Vec::new();
        for (power, text) in std::mem::take(&mut request.orders) {
            for found in grammar::parse(board, rules.names(), None, &text.0) {
                match found {
                    Ok(Parsed { power: named, order, .. }) => {
                        let named = named.map(|power| Text::from(board.power_name(power).name.clone()));
                        request.orders.push((named.unwrap_or_else(|| power.clone()), order.text(board).into()));
                    }
                    Err(rejected) if rejected.says_nothing() => wrong.push(format!("{}: {NO_ORDER}", text.0)),
                    Err(rejected) => wrong.push(format!("{}: {}", text.0, said(rejected.why()))),
                }
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }

    /// Puts the units that a request's orders name on the board, and makes these orders canonical.
    ///
    /// # Errors
    /// All lines that could not be read.
    pub fn put_on_board(&mut self, request: &mut Request) -> Result<(), String> {
        let rules = self.rules(request)?;
        let board = rules.board();
        let everything = request.overwrite == Some(OverwriteScope::All);
        let given = Request {
            phase: request.phase.clone(),
            units: request.units.take(),
            dislodged: std::mem::take(&mut request.dislodged),
            contested: std::mem::take(&mut request.contested),
            owners: request.owners.clone(),
            winners: request.winners.clone(),
            affairs: request.affairs.clone(),
            ..Request::default()
        };
        let before = position(&rules, given)?;
        let lines: Vec<String> = std::mem::take(&mut request.orders)
            .into_iter()
            .map(
                |(power, order)| {
                    if power.0.is_empty() { order.0.into_owned() } else { format!("{}: {}", power.0, order.0) }
                },
            )
            .collect();
        let said_each = |wrong: Vec<Note>| wrong.into_iter().map(said).collect::<Vec<_>>().join("\n");
        let read = rules.overwrite(&before, &lines, None, everything);
        let overwritten = read.unwrap_or_else(|| Err(Vec::new())).map_err(said_each)?;
        let after = match overwritten.edit.is_empty() {
            true => before,
            false => rules.edit(&before, &overwritten.edit).map_err(said_each)?,
        };
        let owned = |(power, kind, at): UnitText| (power.into_owned(), kind.into_owned(), at.into_owned());
        let text = PositionText::of(board, &after);
        request.phase = Some(text.phase.into_owned());
        request.units = Some(text.units.into_iter().map(owned).collect());
        let name = |power: Power| board.power_name(power).name.clone();
        let orders = overwritten.orders.iter().map(|(power, order)| (name(*power).into(), order.text(board).into()));
        request.orders = orders.collect();
        let placed = overwritten
            .placed
            .into_iter()
            .map(|unit| (name(unit.power), unit.kind, unit.at, unit.was.map(|(power, was)| (name(power), was))));
        request.placed = Some(placed.collect());
        Ok(())
    }

    /// The rules for a request: those of its variant, with the request's own policies.
    fn rules(&mut self, request: &Request) -> Result<Diplomacy, String> {
        let key = request.variant.as_ref().map_or("standard", |text| &text.0);
        let kept = match self.rules.get_mut(key) {
            Some(kept) => kept,
            None => {
                let rules = read(&self.boards, key)?;
                self.rules.entry(key.to_owned()).or_insert(vec![rules])
            }
        };
        let policies = policies(*kept[0].policies(), &request.policies)?;
        if let Some(rules) = kept.iter().find(|rules| *rules.policies() == policies) {
            return Ok(rules.clone());
        }
        kept.truncate(MAX_CHOICES - 1);
        let rules = kept[0].with(policies);
        kept.push(rules.clone());
        Ok(rules)
    }

    fn carry_out(&mut self, request: Request, orders: &[(Text, Text)]) -> Result<Adjudication, String> {
        let rules = self.rules(&request)?;
        let (board, names) = (rules.board(), rules.names());
        let before = position(&rules, request)?;
        let mut given = Vec::with_capacity(orders.len());
        for (power, text) in orders {
            let read = rules.parse(&text.0).map_err(said);
            let power = match (&*power.0, &read) {
                ("", Ok(parsed)) => parsed.power.or_else(|| owner(&rules, &before, &parsed.order)),
                ("", Err(_)) => None,
                (name, _) => Some(record::power(board, names, name)?),
            };
            let Some(power) = power else {
                let why = read.err().unwrap_or_else(|| "whose order is this?".to_owned());
                return Err(format!("{}: {why}", text.0));
            };
            given.push((power, read.map(|parsed| complete(board, &before, parsed.order))));
        }
        let read: Vec<_> =
            given.iter().filter_map(|(power, order)| Some((*power, order.as_ref().ok()?.clone()))).collect();
        let (after, events) = adjudicate(board, rules.tables(), rules.policies(), &before, &read);
        Ok(Adjudication { rules, before, after, events, given })
    }
}

/// The family and board that a line names as its variant (`family/board`), unless the family is Diplomacy.
fn named_game(line: &str, request: &serde_json::Result<Request>) -> Option<(String, String)> {
    #[derive(Deserialize)]
    struct Named {
        variant: String,
    }
    let split = |variant: &str| variant.split_once('/').map(|(family, board)| (family.to_owned(), board.to_owned()));
    let named = match request {
        Ok(request) => split(&request.variant.as_ref()?.0),
        Err(_) => split(&serde_json::from_str::<Named>(line).ok()?.variant),
    };
    named.filter(|(family, _)| family != "diplomacy")
}

fn cannot_be_read(error: serde_json::Error) -> String {
    format!("This line is not a valid position: {error}.")
}

/// The rules of a board with its own policies.
fn read(boards: &Catalogue, key: &str) -> Result<Diplomacy, String> {
    boards.board(key).map_err(|error| format!("{key}: {error:#}."))?;
    let chain = boards.chain(key).filter(|chain| chain.family().key() == "diplomacy");
    let chain = chain.ok_or_else(|| format!("{key} is not a Diplomacy board."))?;
    let board = variant::read(key, &|board, file| chain.text(board, file)).map_err(|flaws| {
        let flaws: Vec<_> = flaws.iter().map(Flaw::to_string).collect();
        format!("{key}: {}.", flaws.join("; "))
    })?;
    Ok(Diplomacy::of(board))
}

/// The position of a request; the start of the game where the request says nothing.
fn position(rules: &Diplomacy, request: Request) -> Result<State, String> {
    let board = rules.board();
    let Request { phase, units, dislodged, contested, owners, winners, affairs, .. } = request;
    let (phase, units) = match (phase, units) {
        (Some(phase), Some(units)) => (phase, units),
        (phase, units) => {
            let start = rules.begin(&rules.played(), &Luck::default());
            let start = PositionText::of(board, &start);
            let owned = |(power, kind, at): UnitText| (power.into_owned(), kind.into_owned(), at.into_owned());
            let those = || start.units.into_iter().map(owned).collect();
            (phase.unwrap_or_else(|| start.phase.into_owned()), units.unwrap_or_else(those))
        }
    };
    let text = PositionText { phase, units, dislodged, contested, owners, winners, affairs };
    let state = text.state(board, rules.names(), rules.policies())?;
    record::check(board, rules.policies(), &state).map_err(said)?;
    Ok(state)
}

/// The power that owns an order's unit.
fn owner(rules: &Diplomacy, state: &State, order: &Order) -> Option<Power> {
    let board = rules.board();
    let (Order::Unit { at, .. } | Order::Build { at, .. }) = order else { return None };
    let province = board.province_of(*at);
    let dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
    let unit = dislodged.chain(&state.units).find(|unit| board.province_of(unit.at) == province);
    unit.map(|unit| unit.power).or_else(|| state.owners[usize::from(province.0)])
}

/// The policies by name. `edition` names a bundle of rulings, which is applied before the others and keeps the board's options. `paradox`
/// is short for `convoy-paradox`.
fn policies(mut policies: Policies, chosen: &BTreeMap<Text, Text>) -> Result<Policies, String> {
    if let Some(word) = chosen.get(&Text::from("edition")) {
        let edition = Edition::find(&word.0).ok_or_else(|| {
            let words: Vec<_> = Edition::ALL.iter().map(|edition| edition.word()).collect();
            format!("Unknown edition \"{}\". The editions are {}.", word.0, words.join(", "))
        })?;
        policies = policies.ruled_by(edition);
    }
    for (name, word) in chosen.iter().filter(|(name, _)| name.0 != "edition") {
        let full = if name.0 == "paradox" { "convoy-paradox" } else { &name.0 };
        policies.set(full, &word.0).map_err(said)?;
    }
    Ok(policies)
}

impl Adjudication {
    /// The results of the orders as given, and then of the units without orders.
    fn results<'a>(&'a self, orders: &'a [(Text, Text)]) -> Vec<ResultText<'a>> {
        let board = self.rules.board();
        let results: Vec<_> = self.events.iter().filter_map(as_result).collect();
        let of_units: Vec<_> = results.iter().filter(|result| result.unit.is_some()).collect();
        let doing = |unit: &Unit| {
            let found = of_units.iter().find(|result| result.unit.as_ref() == Some(unit));
            found.map_or_else(|| board.unit_name(unit), |result| result.order.text(board))
        };
        let given = self.given.iter().map(|(power, order)| (*power, order.as_ref().ok()));
        let Answers { given: fates, others } = Answers::find(board, self.rules.policies().twice, given, &results);
        let mut texts = Vec::with_capacity(results.len());
        for (((power, order), fate), (_, text)) in self.given.iter().zip(fates).zip(orders) {
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
                (None, Ok(order)) => void(order.text(board).into(), "Another order replaces it.".to_owned()),
            });
        }
        texts.extend(others.into_iter().map(|result| ResultText::of(board, result, doing)));
        texts
    }
}

fn as_result(event: &Event) -> Option<&OrderResult> {
    match event {
        Event::Result(result) => Some(result),
        _ => None,
    }
}
