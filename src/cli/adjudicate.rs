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
use crate::text::words::{Reader, said};
use anyhow::Context;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
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
[policies] (convoy-paradox: all-hold). Without any section, all lines are orders.

With --jsonl each line is a position and its orders:

    {\"id\": 1, \"variant\": \"standard\", \"phase\": \"F1901M\", \"units\": [[\"Austria\", \"A\", \"BUD\"]],
     \"orders\": [[\"Austria\", \"A BUD - SER\"]], \"policies\": {\"edition\": \"2023\"}}

It may have \"owners\" ({\"BUD\": \"Austria\"}), \"contested\" ([\"MUN\"]) and \"dislodged\" ([{\"unit\": [\"Italy\", \"A\",
\"TRI\"], \"from\": \"VIE\", \"options\": [\"ALB\"]}]; without options, all that the rules leave open). An answer is one line:
\"results\", in the order of the orders, the \"next\" position, which can be sent back as it is, and the \"winner\".
A \"variant\" may say which game it is of, as in \"diplomacy/standard\"; lines of other games look as their games need it.

Examples:
    chancery adjudicate position.txt
    chancery adjudicate --policy convoy-paradox=all-hold --json < position.txt";

/// Adjudicate one position, or a stream of them.
#[derive(Debug, clap::Args)]
#[command(after_long_help = POSITION)]
pub struct AdjudicateArgs {
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
    /// A folder of further boards, as the judge has them in the folder `boards`
    #[arg(long, value_name = "FOLDER")]
    boards: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// When the input cannot be read, or (without `--jsonl`) makes no sense.
pub fn run(args: &AdjudicateArgs) -> anyhow::Result<ExitCode> {
    let input: Box<dyn Read> = match &args.file {
        Some(path) => Box::new(std::fs::File::open(path).with_context(|| format!("cannot open {}", path.display()))?),
        None => Box::new(io::stdin().lock()),
    };
    if let Some(folder) = args.boards.as_ref().filter(|folder| !folder.is_dir()) {
        anyhow::bail!("there is no folder {}", folder.display());
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
        adjudicator.spell_out(&mut request)?;
        if args.json { adjudicator.answer(request).map(|line| line + "\n") } else { adjudicator.letter(request) }
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
/// When the streams fail; a line that cannot be read is an answer of its own, and a failure at the end.
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

/// A position and its orders: what [`PositionText`] has, and more. (A flattened `PositionText` would be read twice over, and take
/// fields that it does not know.)
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Request<'a> {
    /// Given back with the answer.
    pub id: Value,
    /// The name of a board.
    #[serde(borrow)]
    pub variant: Option<Text<'a>>,
    /// `S1901M`; left out in a file, it is the first.
    pub phase: Option<Text<'a>>,
    /// All units in place; left out in a file, those of the start.
    pub units: Option<Vec<UnitText<'a>>>,
    /// Units that owe a retreat.
    pub dislodged: Vec<DislodgedText<'a>>,
    /// Provinces that a stand-off left empty.
    pub contested: Vec<Text<'a>>,
    /// Owned supply centres; left out, those of the start.
    pub owners: Option<Pairs<'a>>,
    /// The winners, once there are any.
    pub winners: Vec<Text<'a>>,
    /// What only some rules need to remember.
    pub affairs: AffairsText<'a>,
    /// Powers and their orders. In a file the power may be left out, and is then that of the unit.
    pub orders: Vec<(Text<'a>, Text<'a>)>,
    /// Choices of rules, by name.
    pub policies: BTreeMap<Text<'a>, Text<'a>>,
}

/// The answer to a request.
#[derive(Serialize)]
struct ResponseText<'a> {
    id: &'a Value,
    results: Vec<ResultText<'a>>,
    next: PositionText<'a>,
    winner: Option<Value>,
}

/// What is wrong with a line that begins as no order does.
const NO_ORDER: &str = "This is not an order. An order names a unit and what it does, such as A BUD - SER.";

/// The most choices of policies of one board for which its rules are kept.
const MAX_CHOICES: usize = 64;

/// The rules of the boards that were asked for so far.
#[derive(Default)]
pub struct Adjudicator {
    boards: Catalogue,
    /// By the name of the board: its rules by its own choices, then by those that requests made.
    rules: HashMap<String, Vec<Diplomacy>>,
}

/// A request that has been carried out.
struct Adjudication {
    rules: Diplomacy,
    before: State,
    after: State,
    events: Vec<Event>,
    /// The orders as they were given: what was read, or what could not be, and why.
    given: Vec<(Power, Result<Order, String>)>,
}

impl Adjudicator {
    /// One that knows the boards of a folder besides those that come with the program.
    pub fn new(boards: Option<PathBuf>) -> Self {
        Self::of(Catalogue::new(boards))
    }

    /// One that knows these boards.
    pub fn of(boards: Catalogue) -> Self {
        Self { boards, rules: HashMap::new() }
    }

    /// Answers a line of JSON with a line of JSON, appended to `text`. Returns `false` if that line tells of an error.
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
        let line = str::from_utf8(line).map_err(|_| "This line is not in UTF-8.")?;
        let request = serde_json::from_str::<Request>(line);
        if let Some((family, board)) = named_game(line, &request) {
            let answer = self.answer_of(&family, &board, line)?;
            return serde_json::to_writer(text, &answer).map_err(|error| error.to_string());
        }
        let mut request = request.map_err(cannot_be_read)?;
        if let Some((_, board)) = request.variant.as_ref().and_then(|variant| variant.0.split_once('/')) {
            request.variant = Some(board.to_owned().into());
        }
        if request.phase.is_none() || request.units.is_none() {
            return Err("\"phase\" and \"units\" are needed.".to_owned());
        }
        self.write_answer(request, text)
    }

    /// The answer to a line of another game, by the rules of that game.
    fn answer_of(&self, family: &str, board: &str, line: &str) -> Result<Map<String, Value>, String> {
        let mut line: Map<String, Value> = serde_json::from_str(line).map_err(cannot_be_read)?;
        let id = line.shift_remove("id").unwrap_or_default();
        line.shift_remove("variant");
        let found = self.boards.board(board).ok().filter(|found| found.variant.family().key() == family);
        let found = found.ok_or_else(|| match self.boards.family(family) {
            Ok(family) => format!("There is no board \"{board}\" of {}.", family.title()),
            Err(_) => format!("There is no game \"{family}\"."),
        })?;
        let answer = found.variant.adjudicate(line)?;
        Ok([("id".to_owned(), id)].into_iter().chain(answer).collect())
    }

    /// The results of a request as one line of JSON.
    ///
    /// # Errors
    /// A sentence that names what is wrong with the request.
    pub fn answer(&mut self, request: Request) -> Result<String, String> {
        let mut text = Vec::new();
        self.write_answer(request, &mut text)?;
        String::from_utf8(text).map_err(|error| error.to_string())
    }

    fn write_answer(&mut self, mut request: Request, text: &mut Vec<u8>) -> Result<(), String> {
        let (id, orders) = (std::mem::take(&mut request.id), std::mem::take(&mut request.orders));
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
        };
        serde_json::to_writer(text, &answer).map_err(|error| error.to_string())
    }

    /// The results of a request in words, as letters tell them.
    ///
    /// # Errors
    /// A sentence that names what is wrong with the request.
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

    /// Makes one order of each that a line holds, in canonical spelling and with its power.
    ///
    /// # Errors
    /// All that could not be read, line by line.
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

    /// The rules that a request asks for: those of its variant, but for the choices that it makes itself.
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

/// The family and the board that a line names as its variant, `family/board`, if it is not of Diplomacy.
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
    format!("This line cannot be read: {error}.")
}

/// The rules of a board, by the choices that it makes.
fn read(boards: &Catalogue, key: &str) -> Result<Diplomacy, String> {
    boards.board(key).map_err(|error| format!("{key}: {error:#}."))?;
    let chain = boards.chain(key).filter(|chain| chain.family().key() == "diplomacy");
    let chain = chain.ok_or_else(|| format!("{key} is no board of Diplomacy."))?;
    let board = variant::read(key, &|board, file| chain.text(board, file)).map_err(|flaws| {
        let flaws: Vec<_> = flaws.iter().map(Flaw::to_string).collect();
        format!("{key}: {}.", flaws.join("; "))
    })?;
    Ok(Diplomacy::of(board))
}

/// The position of a request, as it is at the start of the game where the request does not say.
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

/// The power whose unit an order is for.
fn owner(rules: &Diplomacy, state: &State, order: &Order) -> Option<Power> {
    let board = rules.board();
    let (Order::Unit { at, .. } | Order::Build { at, .. }) = order else { return None };
    let province = board.province_of(*at);
    let dislodged = state.dislodged.iter().map(|dislodged| &dislodged.unit);
    let unit = dislodged.chain(&state.units).find(|unit| board.province_of(unit.at) == province);
    unit.map(|unit| unit.power).or_else(|| state.owners[usize::from(province.0)])
}

/// Choices by name. `edition` names a bundle of rulings, which comes before the others and leaves the board's options as
/// they are. `paradox` is short for `convoy-paradox`.
fn policies(mut policies: Policies, chosen: &BTreeMap<Text, Text>) -> Result<Policies, String> {
    if let Some(word) = chosen.get(&Text::from("edition")) {
        let edition = Edition::find(&word.0).ok_or_else(|| {
            let words: Vec<_> = Edition::ALL.iter().map(|edition| edition.word()).collect();
            format!("There is no edition \"{}\". The editions are {}.", word.0, words.join(", "))
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
    /// What came of each order as it was given, and then of the units that had none.
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
                (None, Ok(order)) => void(order.text(board).into(), "Another order takes its place.".to_owned()),
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
