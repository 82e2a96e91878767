//! Cuts a line: its heading, and the sentences of the rest.
use crate::board::Board;
use crate::entry::grammar::words::Kind;
use crate::entry::grammar::{ClauseReading, Parser, ReadClause};
use crate::state::{Phase, PhaseKind, Season};
use chancery_rules::{Power, Rejected};
use chancery_text::say;
use chancery_text::sentence::{line, phase as said_phase};
use std::ops::Range;

/// The words above orders: `My final orders for Spring 1901:`.
pub(super) enum Heading {
    /// It fits the phase and the writer.
    Plain,
    /// The orders below it are not for now, or not the writer's.
    Foreign(Rejected),
}

/// Takes a heading at the beginning of a line.
pub(super) fn heading(parser: &mut Parser<'_>, board: &Board, now: Phase, own: &[Power]) -> Option<Heading> {
    let (mut at, mut is_heading, mut is_list) = (0, false, false);
    let (mut power, mut other_time) = (None, false);
    while parser.words.kind(at) == Some(Kind::Word) {
        let word = parser.words.word_at(at);
        match word {
            "orders" | "order" | "moves" | "turn" | "season" | "year" | "phase" | "builds" | "retreats" => {
                is_heading = true
            }
            "armies" | "fleets" | "army" | "fleet" | "units" | "both" => is_list = true,
            "my" | "our" | "the" | "final" | "new" | "revised" | "corrected" | "for" | "this" | "as" | "follows"
            | "are" | "here" | "is" | "of" | "in" | "all" | "and" | "please" | "following" | "movement" => {}
            "next" => other_time = true,
            _ => match time(word) {
                Some(time) => {
                    is_heading = true;
                    other_time |= !time.is_now(now);
                }
                None => match parser.names.power(parser.words.owner_at(at)).or_else(|| parser.names.power(word)) {
                    Some(named) if parser.exactly_at(at).is_none_or(|(_, end)| end == at + 1) => power = Some(named),
                    _ => break,
                },
            },
        }
        at += 1;
        if parser.words.kind(at) == Some(Kind::Comma) && time(parser.words.word_at(at + 1)).is_some() {
            at += 1;
        }
        if parser.ends_sentence(at - 1) {
            break;
        }
    }
    let next = parser.words.kind(at);
    let is_dash = next == Some(Kind::Dash) && parser.words.is_clear_dash(at);
    let ends = next.is_none()
        || next == Some(Kind::Colon)
        || is_dash
        || (at > 0 && parser.ends_sentence(at - 1))
        || (is_heading && parser.begins_order_at(at, false));
    let alone = next.is_none() && power.is_some() && is_list;
    if !(ends && (is_heading || (is_list && next == Some(Kind::Colon)) || alone)) || at == 0 {
        return None;
    }
    // `Order A VIE - GAL` and `moves` alone are no headings.
    parser.at = at + usize::from(next == Some(Kind::Colon) || is_dash);
    if let Some(other) = power.filter(|_| !own.is_empty()).filter(|power| !own.contains(power)) {
        let other = board.power_name(other);
        let why = match own.first().map(|own| board.power_name(*own)) {
            Some(own) => {
                Rejected::because(say!("You play {own}, so I have filed none of the orders for {other}.", own, other))
            }
            None => Rejected::prose(),
        };
        return Some(Heading::Foreign(why));
    }
    if other_time {
        let why = say!(
            "These orders are for another time than {}, so I have filed none of them. {} above them keeps them for a later phase.",
            said_phase(now.to_string()),
            line("PHASE")
        );
        return Some(Heading::Foreign(Rejected::because(why)));
    }
    Some(Heading::Plain)
}

/// A time that a heading names.
enum Time {
    Season(Season),
    Year(i32),
    Label(Season, i32, Option<PhaseKind>),
}

fn time(word: &str) -> Option<Time> {
    let season = |word: &str| match word {
        "spring" => Some(Season::Spring),
        "summer" => Some(Season::Summer),
        "fall" | "autumn" => Some(Season::Fall),
        "winter" => Some(Season::Winter),
        _ => None,
    };
    if let Some(season) = season(word) {
        return Some(Time::Season(season));
    }
    if let Ok(year) = word.parse::<i32>() {
        return Some(Time::Year(year));
    }
    let (letter, rest) = word.split_at_checked(1)?;
    let digits = rest.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let year = digits.parse().ok().filter(|_| digits.len() > 1)?;
    let kind = match &rest[digits.len()..] {
        "" => None,
        "m" => Some(PhaseKind::Movement),
        "r" => Some(PhaseKind::Retreat),
        "a" | "b" => Some(PhaseKind::Adjustment),
        _ => return None,
    };
    let season = match letter {
        "s" => Season::Spring,
        "u" => Season::Summer,
        "f" => Season::Fall,
        "w" => Season::Winter,
        _ => return None,
    };
    Some(Time::Label(season, year, kind))
}

impl Time {
    fn is_now(&self, now: Phase) -> bool {
        let of_year = |year: i32| year == now.year || (year < 100 && (year == now.year % 100 || year < 10));
        // Players call the adjustments after a fall also by the fall.
        let of_season = |season: Season| {
            season == now.season
                || (now.kind == PhaseKind::Adjustment && matches!(season, Season::Fall | Season::Winter))
        };
        match *self {
            Self::Season(season) => of_season(season),
            Self::Year(year) => of_year(year),
            Self::Label(season, year, kind) => {
                of_season(season) && of_year(year) && kind.is_none_or(|kind| kind == now.kind)
            }
        }
    }
}

/// The sentences of a line: the tokens of each, and its pieces.
pub(super) fn sentences(parser: &Parser<'_>, pieces: &[ReadClause], start: usize) -> Vec<(Range<usize>, Range<usize>)> {
    let n_tokens = parser.words.tokens.len();
    let is_end = |at: usize| parser.ends_sentence(at) || parser.words.kind(at) == Some(Kind::Semicolon);
    let mut sentences: Vec<(Range<usize>, Range<usize>)> = Vec::new();
    let (mut at, mut piece) = (start, 0);
    while at < n_tokens {
        let mut end = (at..n_tokens).find(|at| is_end(*at)).map_or(n_tokens, |at| at + 1);
        let first = piece;
        let is_refused = |piece: &ReadClause| matches!(piece.says, ClauseReading::Refused(_));
        while let Some(next) = pieces.get(piece).filter(|next| next.words.start < end) {
            end = if is_refused(next) { end } else { end.max(next.words.end) };
            piece += 1;
        }
        // `To the Holy Land with Smyrna! (Syria, that is.)`
        if parser.words.kind(end) == Some(Kind::Open)
            && pieces.get(first..piece).is_some_and(|read| read.iter().all(is_refused))
        {
            end = (end..n_tokens).find(|at| parser.words.kind(*at) == Some(Kind::Close)).map_or(end, |at| at + 1);
            piece += pieces.iter().skip(piece).take_while(|next| next.words.start < end).count();
        }
        sentences.push((at..end, first..piece));
        at = end;
    }
    sentences
}
