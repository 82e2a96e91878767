//! Splits a line into words and phrases of known meaning. The lists are closed: any other word is unread.
use super::super::super::map::{Land, Map};
use super::super::super::units::{Building, Kind};
use super::super::grammar::hundredths;
use super::super::words::fold;
use chancery_rules::{Power, alphabet};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A word or phrase of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    /// Its place in the line, in bytes.
    pub(super) at: usize,
    pub(super) sense: Sense,
}

/// The meaning of a word or phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    /// A state.
    Place(Land),
    /// A power.
    Power(Power),
    /// `4 infantry`
    Units(u32, Kind),
    /// A kind without a number.
    Kind(Kind),
    /// A number without a kind.
    Number(u32),
    Verb(Verb),
    Building(Building),
    From,
    To,
    /// `in`, `at`, `with`: the place or the units of an order follow.
    In,
    /// All units, or all cities.
    All,
    /// All units of a state, perhaps loosely.
    Everything,
    /// The rest of a city's points.
    Rest,
    /// The governor chooses.
    Auto,
    /// In all cities.
    Everywhere,
    Nothing,
    /// `stop if odds < 1.5`, in hundredths.
    StopBelow(u32),
    /// `occupy 80%`
    Occupy(u32),
    /// It says whose orders follow, or for when.
    Heading,
    /// `turn 3`
    Turn(u32),
    /// It is polite, and means nothing.
    Courtesy,
    /// It is read, and means nothing.
    Used,
    /// It describes the present or the past.
    States,
    /// It makes an order a wish.
    Wish,
    /// It asks for an order politely.
    Asks,
    /// It is about more turns than this one.
    Later,
    /// It ends a clause: a comma, `and`, `then`.
    Break,
    Colon,
    /// It ends a sentence.
    Stop,
    QuestionMark,
    Unread,
}

/// The action that a verb names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Attack,
    Move,
    /// To move, or to attack.
    Go,
    Hold,
    Build,
    Produce,
    Pass,
    /// To pass, in words that can mean something else.
    Skip,
}

/// The maximum number of words in a phrase or the name of a state.
const MAX_WORDS: usize = 6;

/// The phrases of each meaning, without apostrophes.
#[rustfmt::skip]
const PHRASES: &[(Sense, &[&str])] = &[
    (Sense::Verb(Verb::Attack), &[
        "attack", "attacks", "attacking", "is attacking", "is to attack", "invade", "invades", "invading", "assault", "assaults", "conquer", "conquers", "take",
        "takes", "capture", "captures", "strike", "strikes", "hit", "hits", "raid", "raids", "storm", "storms", "seize", "seizes",
        "grab", "grabs", "march on", "marches on", "march against", "marches against", "throw",
        "throws",
    ]),
    (Sense::Verb(Verb::Move), &[
        "move", "moves", "moving", "transfer", "transfers", "shift", "shifts", "relocate", "relocates",
    ]),
    (Sense::Verb(Verb::Go), &[
        "go", "goes", "going", "send", "sends", "sending", "march", "marches", "marching", "advance", "advances", "bring", "brings",
    ]),
    (Sense::Verb(Verb::Hold), &[
        "hold", "holds", "holding", "stay", "stays", "stay put", "stays put", "stand still", "stands still", "does nothing",
        "defend", "defends", "stays where it is", "stay where they are", "sit tight", "sits tight",
        "nobody leaves", "no one leaves", "no unit leaves", "no units leave",
    ]),
    (Sense::Verb(Verb::Build), &["build", "builds", "building", "construct", "constructs", "erect"]),
    (Sense::Verb(Verb::Produce), &[
        "produce", "produces", "producing", "make", "makes", "train", "trains", "recruit", "recruits", "raise", "raises",
    ]),
    (Sense::Verb(Verb::Pass), &["pass", "passes", "passing"]),
    (Sense::Verb(Verb::Skip), &[
        "skip", "skip my turn", "skip this turn", "skip the turn", "sit out", "sit it out", "sit this out", "sit this one out",
        "sit this turn out", "both pass",
    ]),
    (Sense::Nothing, &[
        "nothing", "do nothing", "nothing else", "nothing more", "nothing from me", "no orders", "no orders from me", "no more orders",
        "no other orders",
        "no further orders", "no order", "have no orders", "have no other orders", "have no more orders",
    ]),
    (Sense::Building(Building::Barracks), &["barracks", "barrack"]),
    (Sense::Building(Building::Stables), &["stables", "stable"]),
    (Sense::Building(Building::Factory), &["factory", "artillery factory"]),
    (Sense::Kind(Kind::Infantry), &["infantry", "inf", "infantries"]),
    (Sense::Kind(Kind::Cavalry), &["cavalry", "cav", "cavalries"]),
    (Sense::Kind(Kind::Artillery), &["artillery", "art", "arty", "artilleries"]),
    (Sense::From, &["from", "out of"]),
    (Sense::To, &["to", "into", "onto", "over to", "towards"]),
    (Sense::In, &["in", "at", "on", "with", "using", "inside", "against"]),
    (Sense::All, &["all", "all units", "all my units", "all of them", "all troops", "all my troops", "every unit"]),
    (Sense::Everything, &["everything", "everyone", "everybody", "the whole army", "the whole garrison"]),
    (Sense::Rest, &["rest", "the rest"]),
    (Sense::Auto, &["auto", "automatic", "automatically"]),
    (Sense::Everywhere, &[
        "everywhere", "in all", "in all cities", "in all my cities", "in all of my cities", "in every city", "in each city",
    ]),
    (Sense::Heading, &["orders", "order", "orders for", "order for"]),
    (Sense::Courtesy, &[
        "please", "pls", "plz", "kindly", "thanks", "thank you", "thank you very much", "many thanks", "thx", "ta", "ty", "cheers",
        "hi", "hello", "hey", "judge", "dear judge", "ok", "okay", "so", "sorry", "oops", "whoops", "actually", "thats all",
        "that is all",
    ]),
    (Sense::Used, &[
        "i", "i will", "ill", "i am", "im", "i am going to", "im going to", "i order",
        "i now", "my", "the", "a", "an", "of", "now", "also", "too", "just", "this turn", "for this turn",
        "in this turn", "this time", "units", "troops", "men", "soldiers", "army", "garrison", "new", "state", "city", "here are",
        "as follows", "correction", "corrected", "revised", "instead", "for now",
    ]),
    (Sense::Wish, &[
        "id like", "id like to", "id like to have", "i would like", "i would like to", "i want", "i want to", "i think",
        "i think ill", "i guess", "id rather", "lets", "let me", "only"
    ]),
    (Sense::Asks, &["could you", "can you", "would you", "will you", "could i have", "can i have", "may i have"]),
    (Sense::Later, &[
        "always", "every turn", "each turn", "from now on", "next turn", "tomorrow", "later", "in future", "in the future",
    ]),
    (Sense::States, &[
        "is", "are", "am", "has", "have", "thanks for", "thank you for", "failed", "fails", "worked", "succeeded", "last", "yesterday",
        "ago",
    ]),
    (Sense::Break, &["and", "then", "and then", "plus"]),
];

/// The numbers that people write as words.
const NUMBERS: &[&str] =
    &["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

static MEANINGS: LazyLock<HashMap<&'static str, Sense>> = LazyLock::new(|| {
    let rows = PHRASES.iter().flat_map(|(sense, phrases)| phrases.iter().map(|phrase| (*phrase, *sense)));
    rows.collect()
});

/// The names that a line can use: states in full or by abbreviation, and powers.
pub(super) struct Names(HashMap<String, Sense>);

impl Names {
    /// The names of a map. A state with a name such as `Germany and Poland` has both of its parts, unless another has them too.
    pub(super) fn of(map: &Map) -> Self {
        let mut names: HashMap<String, Option<Sense>> = HashMap::new();
        for land in map.all() {
            let data = map.land(land);
            let parts = data.name.split(" and ");
            for name in parts.filter(|part| 2 < part.len()) {
                let sense = Sense::Place(land);
                names
                    .entry(fold(name))
                    .and_modify(|known| *known = known.filter(|one| *one == sense))
                    .or_insert(Some(sense));
            }
        }
        for land in map.all() {
            let data = map.land(land);
            for name in [&data.name, &data.key] {
                names.insert(fold(name), Some(Sense::Place(land)));
            }
        }
        let powers = (0..).map(Power).zip(&map.powers);
        let powers = powers.flat_map(|(power, name)| [&name.name, &name.adjective].map(|name| (fold(name), power)));
        for (name, power) in powers {
            names.entry(name).or_insert(Some(Sense::Power(power)));
        }
        Self(names.into_iter().filter_map(|(name, sense)| Some((name, sense?))).collect())
    }

    fn get(&self, folded: &str) -> Option<Sense> {
        self.0.get(folded).copied()
    }
}

/// Splits a line into tokens. `None` if it is too long for an order.
pub(super) fn tokens<'a>(names: &Names, line: &'a str) -> Option<Vec<Token<'a>>> {
    let chunks = chunks(line)?;
    let mut tokens = Vec::with_capacity(chunks.len());
    let mut rest = chunks.as_slice();
    while let Some(first) = rest.first() {
        let (sense, n) = longest(names, rest);
        let last = rest.get(n - 1).unwrap_or(first);
        let text = line.get(first.at..last.at + last.text.len()).unwrap_or_default();
        tokens.push(Token { text, at: first.at, sense });
        rest = rest.get(n..).unwrap_or_default();
    }
    Some(tokens)
}

/// A word, number or mark of a line.
struct Chunk<'a> {
    text: &'a str,
    at: usize,
    /// In lower case, without apostrophes; empty for a mark.
    folded: String,
    /// The meaning of a mark.
    mark: Option<Sense>,
}

/// The maximum number of words in a line with orders.
const MAX_CHUNKS: usize = 200;

fn chunks(line: &str) -> Option<Vec<Chunk<'_>>> {
    let mut found: Vec<Chunk> = Vec::new();
    let mut chars = line.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        if MAX_CHUNKS < found.len() {
            return None;
        }
        let mut end = at + c.len_utf8();
        if c.is_alphanumeric() {
            let mut before = c;
            while let Some((next, c)) = chars.peek().copied() {
                let after = line.get(next + c.len_utf8()..).and_then(|rest| rest.chars().next());
                // `4infantry` is a number and a word, `1.5` and `let's` are one word.
                let goes_on = match c {
                    c if alphabet::is_apostrophe(c) => after.is_some_and(char::is_alphabetic),
                    '.' => before.is_ascii_digit() && after.is_some_and(|c| c.is_ascii_digit()),
                    c => c.is_alphanumeric() && !(before.is_ascii_digit() && c.is_alphabetic()),
                };
                if !goes_on {
                    break;
                }
                before = c;
                end = next + c.len_utf8();
                chars.next();
            }
            let text = &line[at..end];
            let folded = text.chars().filter(|c| !alphabet::is_apostrophe(*c)).flat_map(char::to_lowercase).collect();
            found.push(Chunk { text, at, folded, mark: None });
            continue;
        }
        // ":-)" is no colon.
        let is_smiley = |c: &char| !c.is_whitespace();
        let begins_smiley = c == ':'
            && chars.peek().is_some_and(|(_, next)| match next {
                '-' | ')' | '(' => true,
                next => is_smiley(next) && line[..at].ends_with(char::is_whitespace),
            });
        if begins_smiley {
            while chars.next_if(|(_, c)| is_smiley(c)).is_some() {}
            continue;
        }
        let mark = match c {
            c if c == '>' || alphabet::is_dash(c) => Sense::To,
            ',' | ';' | '/' | '&' | '+' => Sense::Break,
            '.' | '!' => Sense::Stop,
            '?' => Sense::QuestionMark,
            ':' => Sense::Colon,
            c if c == '<' || alphabet::is_back_arrow(c) => Sense::Unread,
            _ => continue,
        };
        // `->` is one arrow, and `...` one stop.
        if let Some(last) = found.last_mut().filter(|last| last.mark == Some(mark) && last.at + last.text.len() == at) {
            last.text = &line[last.at..end];
            continue;
        }
        found.push(Chunk { text: &line[at..end], at, folded: String::new(), mark: Some(mark) });
    }
    Some(found)
}

/// The longest phrase at the beginning, and its number of chunks.
fn longest(names: &Names, rest: &[Chunk<'_>]) -> (Sense, usize) {
    let Some(first) = rest.first() else { return (Sense::Unread, 1) };
    if let Some(mark) = first.mark {
        return (mark, 1);
    }
    if let Some(found) = numbered(rest).or_else(|| odds(rest)).or_else(|| occupied(rest)) {
        return found;
    }
    for n in (1..=MAX_WORDS.min(rest.len())).rev() {
        let (words, marks): (Vec<_>, Vec<_>) = rest[..n].iter().partition(|chunk| chunk.mark.is_none());
        let is_whole = rest[n - 1].mark.is_none();
        // "Ural and W. Siberia", "Noord-Holland"
        if is_whole && marks.iter().all(|chunk| matches!(chunk.mark, Some(Sense::Stop | Sense::To))) {
            let name = words.iter().map(|chunk| chunk.folded.as_str()).collect::<String>();
            let possessive = name.strip_suffix('s').and_then(|name| names.get(name));
            let power = possessive.filter(|sense| matches!(sense, Sense::Power(_)));
            if let Some(sense) = names.get(&name).or(power) {
                return (sense, n);
            }
        }
        if marks.is_empty() {
            let phrase = words.iter().map(|chunk| chunk.folded.as_str()).collect::<Vec<_>>().join(" ");
            if let Some(sense) = MEANINGS.get(phrase.as_str()) {
                return (*sense, n);
            }
        }
    }
    (Sense::Unread, 1)
}

/// The maximum number that a sentence can mean.
const MAX_NUMBER: u32 = 1_000_000;

/// `4i`, `4 infantry`, `four of my infantry`, `turn 3`, `t3`; or a number alone.
fn numbered(rest: &[Chunk<'_>]) -> Option<(Sense, usize)> {
    let word = |at: usize| rest.get(at).map_or("", |chunk| chunk.folded.as_str());
    let number = |text: &str| {
        let by_name = NUMBERS.iter().position(|number| *number == text).map(|n| n as u32 + 1);
        by_name.or_else(|| text.parse().ok()).filter(|n| *n <= MAX_NUMBER)
    };
    if let Some(turn) = number(word(1)).filter(|_| word(0) == "turn") {
        return Some((Sense::Turn(turn), 2));
    }
    if let Some(turn) = word(0).strip_prefix('t').and_then(|turn| turn.parse().ok()) {
        return Some((Sense::Turn(turn), 1));
    }
    let n = number(word(0))?;
    let between = (1..rest.len().min(4)).find(|at| !matches!(word(*at), "of" | "my" | "the")).unwrap_or(1);
    let kind = |word: &str| match MEANINGS.get(word) {
        Some(Sense::Kind(kind)) => Some(*kind),
        _ => Kind::ALL.into_iter().find(|kind| word == kind.letter().to_ascii_lowercase().to_string()),
    };
    Some(match kind(word(between)) {
        Some(_) if word(between) == "artillery" && word(between + 1) == "factory" => (Sense::Number(n), 1),
        Some(kind) => (Sense::Units(n, kind), between + 1),
        None => (Sense::Number(n), 1),
    })
}

/// `stop if odds < 1.5`, `stop if the odds are below 1.5`
fn odds(rest: &[Chunk<'_>]) -> Option<(Sense, usize)> {
    const BETWEEN: &[&str] =
        &["if", "when", "the", "odds", "are", "fall", "drop", "go", "below", "under", "less", "than"];
    let is_below = |chunk: &Chunk| chunk.text == "<" || matches!(chunk.folded.as_str(), "below" | "under" | "less");
    if !["stop", "stops"].contains(&rest.first()?.folded.as_str()) {
        return None;
    }
    let at = (1..rest.len()).find(|at| !(BETWEEN.contains(&rest[*at].folded.as_str()) || rest[*at].text == "<"))?;
    let (between, number) = (&rest[1..at], rest.get(at)?);
    let names_odds = between.iter().any(|chunk| chunk.folded == "odds") && between.iter().any(is_below);
    let below = hundredths(&number.folded).ok().filter(|_| names_odds)?;
    Some((Sense::StopBelow(below), at + 1))
}

/// `occupy 80%`
fn occupied(rest: &[Chunk<'_>]) -> Option<(Sense, usize)> {
    let percent = rest.get(1).filter(|_| rest[0].folded == "occupy")?.folded.parse().ok();
    let percent = percent.filter(|percent| (30..=100).contains(percent))?;
    Some((Sense::Occupy(percent), 2))
}
