//! Reads orders as people write them, and as this and other judges print them.
//!
//! Case, punctuation and small words do not matter. The grammar never guesses: if an order is not clear, it asks, and
//! if there are two readings, it refuses with both.
mod action;
mod lead_ins;
mod line;
pub(super) mod phrases;
mod place;
mod plain;
mod prose;
mod special;
mod sweep;
mod winter;
pub(super) mod words;

use super::letter::field::Stem;
use super::names::Names;
use crate::board::{Board, Location, ProvinceData, Terrain};
use crate::order::{Action, Order};
use crate::state::{PhaseKind, UnitKind};
use chancery_rules::alphabet::fold;
use chancery_rules::{Power, Rejected};
use chancery_text::say;
use chancery_text::sentence::{self, Note, Say, Sentence, line, term, theirs};
use place::Unknown;
use words::{Kind, Words};

pub(crate) use lead_ins::is_word_of_orders;
pub use line::begins_order;
pub(super) use line::{ClauseReading, ReadClause};
pub use place::place;
pub(super) use sweep::{Sweep, Swept};

/// An order, with additional information from its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The power named before the order: `Austria: A BUD - SER`.
    pub power: Option<Power>,
    /// The power named as the owner of the supported or convoyed unit: `S Austrian A VIE`.
    pub whose: Option<Power>,
    /// The order.
    pub order: Order,
    /// In adjustments, the line named only a unit. It is built if builds are owed, and removed, as `order` says, if
    /// removals are.
    pub bare: bool,
}

impl Parsed {
    /// An order without additional information from the line.
    pub fn of(order: Order) -> Self {
        Self { power: None, whose: None, order, bare: false }
    }
}

/// Reads all orders of a line from a phase of this kind, or, without one, from any time. Empty when the line contains
/// no order: a blank line, a remark, a line of an order form that was not filled in, or a result without an order.
pub fn parse(board: &Board, names: &Names, phase: Option<PhaseKind>, line: &str) -> Vec<Result<Parsed, Rejected>> {
    if let Some(order) = plain::order(names, line) {
        return vec![Ok(Parsed::of(order))];
    }
    Parser::new(board, names, phase, line).orders()
}

/// Reads an order in this judge's own spelling, and nothing else.
pub(super) fn plain(names: &Names, line: &str) -> Option<Order> {
    plain::order(names, line)
}

/// Reads a line that contains exactly one order.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub fn parse_one(board: &Board, names: &Names, line: &str) -> Result<Parsed, Note> {
    let mut found = parse(board, names, None, line);
    let line = theirs(line);
    let why = match (found.pop(), found.is_empty()) {
        (Some(Err(rejected)), true) if !rejected.says_nothing() => return Err(rejected.into_why()),
        (Some(Ok(parsed)), true) => return Ok(parsed),
        (Some(_), false) => say!("{line} is more than one order.", line),
        (None | Some(Err(_)), _) => say!("{line} is not an order.", line),
    };
    Err(Note::of(why))
}

/// Reads a reference to a unit: `ION`, `F ION`, `Italian F ION`, `Italy has a fleet in the Ionian Sea`.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub fn named_unit(
    board: &Board,
    names: &Names,
    text: &str,
) -> Result<(Option<Power>, Option<UnitKind>, Location), Note> {
    let mut parser = Parser::new(board, names, None, text);
    while parser.take_word(|word| matches!(word, "there" | "is" | "are")) {}
    let power =
        match names.power(parser.word()).filter(|_| matches!(parser.words.word_at(parser.at + 1), "has" | "have")) {
            Some(power) => {
                parser.at += 2;
                Some(power)
            }
            None => parser.owner(),
        };
    let (kind, at) = parser.unit("asked about").map_err(Rejected::into_why)?;
    if parser.at < parser.words.tokens.len() {
        let rest: String = parser.words.raw(parser.at..parser.words.tokens.len()).chars().take(40).collect();
        let unit = board.place_name(at);
        return Err(Note::of(say!(
            "I don't understand {} after {}. A condition is a unit, such as {}.",
            theirs(rest),
            sentence::place(&unit),
            line(format!("F {unit}"))
        )));
    }
    Ok((power, kind, at))
}

/// The action named by a word after a unit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Hold,
    Move,
    Support,
    Convoy,
    Disband,
    Transform,
    Proxy,
    Maintain,
    /// A move by convoy.
    Voyage,
}

fn verb(word: &str) -> Option<Verb> {
    Some(match word {
        "h" | "hold" | "holds" | "holding" | "stand" | "stands" | "stay" | "stays" | "remain" | "remains" => Verb::Hold,
        "m" | "mv" | "move" | "moves" | "moving" | "to" | "into" | "go" | "goes" | "going" => Verb::Move,
        "attack" | "attacks" | "attacking" | "advance" | "advances" | "march" | "marches" => Verb::Move,
        "sail" | "sails" | "enter" | "enters" | "invade" | "invades" | "take" | "takes" | "retires" => Verb::Move,
        "r" | "retreat" | "retreats" | "retreating" => Verb::Move,
        "s" | "sup" | "supp" | "support" | "supports" | "supporting" | "help" | "helps" => Verb::Support,
        "c" | "convoy" | "convoys" | "convoying" | "t" | "transport" | "transports" => Verb::Convoy,
        "ferry" | "ferries" | "ff" | "fastferry" => Verb::Convoy,
        "air" | "airlift" | "airlifts" | "carry" | "carries" | "portage" | "portages" => Verb::Convoy,
        "d" | "disband" | "disbands" | "disbanded" | "remove" | "removed" => Verb::Disband,
        "p" | "proxy" | "proxies" | "give" | "gives" => Verb::Proxy,
        "transform" | "transforms" | "trafo" | "tr" => Verb::Transform,
        "maintain" | "maintains" => Verb::Maintain,
        "voyage" => Verb::Voyage,
        _ => return None,
    })
}

/// The word of a kind of unit.
fn unit_kind(word: &str) -> Option<UnitKind> {
    match word {
        "a" | "army" | "armies" => Some(UnitKind::Army),
        "f" | "fleet" | "fleets" => Some(UnitKind::Fleet),
        "w" | "wing" | "wings" => Some(UnitKind::Wing),
        _ => None,
    }
}

/// The kind of order that a word asks for, also where the grammar does not expect a verb.
pub(super) fn stem(word: &str) -> Option<Stem> {
    match word {
        "sit" | "sits" | "still" | "wait" | "waits" | "keep" | "keeps" | "remaining" | "home" | "holding" => {
            Some(Stem::Hold)
        }
        "assist" | "assists" | "aid" | "aids" | "cover" | "covers" | "backs" | "second" | "supportedby"
        | "supporting" | "supported" | "hand" => Some(Stem::Help),
        "ship" | "ships" | "aboard" | "convoyed" | "convoyedby" | "voyage" => Some(Stem::Carry),
        "build" | "builds" | "raise" | "new" => Some(Stem::Build),
        _ if word.len() < 2 => None,
        _ => match verb(word)? {
            Verb::Hold => Some(Stem::Hold),
            Verb::Support => Some(Stem::Help),
            Verb::Convoy if word != "air" && word != "ff" => Some(Stem::Carry),
            Verb::Disband => Some(Stem::Remove),
            _ => None,
        },
    }
}

fn is_small(word: &str) -> bool {
    matches!(word, "the" | "in" | "at" | "an" | "of" | "from" | "unit" | "my" | "our")
}

/// Words of politeness.
fn is_polite(word: &str) -> bool {
    matches!(word, "please" | "pls" | "plz" | "kindly" | "thanks" | "thank" | "thankyou" | "thx" | "ty")
}

fn is_break(kind: Kind) -> bool {
    matches!(kind, Kind::Comma | Kind::Semicolon)
}

/// A sentence about a line that looks like an order: `no such place` and the like.
fn refused<'a, T>(why: impl Say<'a>) -> Result<T, Rejected> {
    Err(Rejected::because(why))
}

pub(super) struct Parser<'a> {
    pub(super) board: &'a Board,
    pub(super) names: &'a Names,
    pub(super) phase: Option<PhaseKind>,
    pub(super) words: Words<'a>,
    pub(super) at: usize,
    /// The last order was a build, so that `B A PAR, F BRE` builds twice.
    building: bool,
    /// Whether the whole line is in brackets.
    wrapped: bool,
    /// The kind of units in the list that follows: `armies in Vienna and Budapest`.
    plural: Option<UnitKind>,
    /// The order before this one, which `this` and `it` refer to.
    last: Option<Order>,
    /// The order here is an old one, which the next one replaces.
    is_old: bool,
    /// More orders by the words of the last one: `Vienna and Budapest hold`.
    more: Vec<Order>,
}

/// An order, the power whose unit it helps, and whether the line named only a unit.
type Found = (Order, Option<Power>, bool);

impl<'a> Parser<'a> {
    pub(super) fn new(board: &'a Board, names: &'a Names, phase: Option<PhaseKind>, line: &'a str) -> Self {
        Self {
            board,
            names,
            phase,
            words: Words::cut(line),
            at: 0,
            building: false,
            wrapped: false,
            plural: None,
            last: None,
            is_old: false,
            more: Vec::new(),
        }
    }

    fn kind(&self) -> Option<Kind> {
        self.words.kind(self.at)
    }

    fn word(&self) -> &str {
        self.words.word_at(self.at)
    }

    fn take(&mut self, kind: Kind) -> bool {
        let found = self.kind() == Some(kind);
        self.at += usize::from(found);
        found
    }

    fn take_word(&mut self, known: impl Fn(&str) -> bool) -> bool {
        let found = known(self.word());
        self.at += usize::from(found);
        found
    }

    /// Skips small words, unless a name begins with them: `The Pale`.
    fn small(&mut self) {
        while is_small(self.word()) && !self.is_named(self.at) {
            self.at += 1;
        }
    }

    /// Returns whether this small word begins the name of a place, or is one.
    fn is_named(&self, at: usize) -> bool {
        let known = self.exactly_at(at).map(|(_, end)| end);
        known.is_some_and(|end| at + 1 < end || self.place_at(end).is_err())
    }

    /// `Austria:`, or `Austria` before a unit or a verb.
    fn owner(&mut self) -> Option<Power> {
        if self.words.kind(self.at + 1) == Some(Kind::Colon) {
            let power = self.names.power_or_letter(self.word())?;
            self.at += 2;
            return Some(power);
        }
        if self.word() == "the" && self.names.power(self.words.word_at(self.at + 1)).is_some() {
            self.at += 1;
        }
        self.adjective()
    }

    /// A power's name before its unit. (`English` alone may well be the Channel.)
    fn adjective(&mut self) -> Option<Power> {
        // The most common words here do not name powers.
        if matches!(self.word(), "a" | "f" | "w") {
            return None;
        }
        // `Danish-Norwegian` is also one.
        let ends = (self.at + 1..self.at + 6).rev().filter(|&end| self.words.kind(end - 1) == Some(Kind::Word));
        let named = |end| Some((self.names.power(self.words.joined(self.at..end))?, end));
        let owner = || Some((self.names.power(self.words.owner_at(self.at))?, self.at + 1));
        let (power, after) = ends.into_iter().find_map(named).or_else(owner)?;
        if self.place_at(self.at).is_ok_and(|(_, end)| end > after) {
            return None;
        }
        let next = self.words.word_at(after);
        let follows = unit_kind(next).is_some()
            || matches!(next, "b" | "r" | "d" | "the")
            || next.starts_with("build")
            || next.starts_with("remove")
            || next.starts_with("disband")
            || next.starts_with("waive")
            || self.place_at(after).is_ok();
        if !follows {
            return None;
        }
        self.at = after;
        Some(power)
    }

    fn order(&mut self) -> Result<Found, Rejected> {
        let start = self.at;
        let building = std::mem::take(&mut self.building);
        let plain = |order| (order, None, false);
        if let Some(gateway) = self.gateway() {
            return self.permit(gateway);
        }
        if let Some(found) = self.winter() {
            return found.map(plain);
        }
        let next = self.words.word_at(start + 1);
        match self.word() {
            "waive" | "waives" | "waived" | "pass" => return self.waive().map(plain),
            "w" if next.bytes().all(|c| c.is_ascii_digit()) => return self.waive().map(plain),
            "b" | "build" | "builds" => {
                self.at += 1;
                return self.build().map(plain);
            }
            "move" | "moves" | "send" | "retreat" | "retreats" => return self.goes().map(plain),
            "r" if self.phase == Some(PhaseKind::Retreat) => return self.goes().map(plain),
            "hold" | "holds" if self.names_unit(start + 1) => {
                self.at += 1;
                let (kind, at) = self.unit("ordered")?;
                while let Some((kind, at)) = self.another_unit() {
                    self.more.push(Order::Unit { kind, at, action: Action::Hold });
                }
                self.take_word(|word| verb(word) == Some(Verb::Hold));
                // `Hold Munich, and all will be well.`
                let ends = self.kind().is_none_or(|kind| {
                    is_break(kind)
                        && (self.begins_order_at(self.at + 1, true) || self.words.kind(self.at + 1).is_none())
                });
                if kind.is_none() && !ends && (self.kind().is_some_and(is_break) || !self.ends_here()) {
                    let order = format!("{} H", self.board.place_name(at));
                    return Err(Rejected::unlike_an_order(say!("To hold, please write \"{}\".", line(order))));
                }
                return Ok(plain(Order::Unit { kind, at, action: Action::Hold }));
            }
            "keep" | "leave" if self.names_unit(start + 1) => {
                self.at += 1;
                let (kind, at) = self.unit("ordered")?;
                if !self.take_word(|word| verb(word) == Some(Verb::Hold)) {
                    return Err(Rejected::prose());
                }
                return Ok(plain(Order::Unit { kind, at, action: Action::Hold }));
            }
            "supportedby" | "convoyedby" => return self.helper().map(plain),
            "new" | "raise" if self.phase == Some(PhaseKind::Adjustment) => {
                self.at += 1;
                return self.build().map(plain);
            }
            "r" | "remove" | "removes" | "d" | "disband" | "disbands" | "debuild" => {
                self.at += 1;
                let (kind, at) = self.unit("removed")?;
                return Ok(plain(Order::Unit { kind, at, action: Action::Disband }));
            }
            "transform" | "transforms" | "trafo" => {
                self.at += 1;
                let (kind, at) = self.unit("transformed")?;
                return Ok(plain(Order::Unit { kind, at, action: self.transformation(at)? }));
            }
            _ => {}
        }
        let (kind, at) = self.unit("ordered")?;
        if verb(self.word()).is_none() && self.ends_here() {
            if !building && self.phase != Some(PhaseKind::Adjustment) && self.rest_of_list_holds() {
                return Ok(plain(Order::Unit { kind, at, action: Action::Hold }));
            }
            if building {
                self.at = start;
                return self.build().map(plain);
            }
            if self.phase == Some(PhaseKind::Adjustment) && self.is_bare_order(start, kind) {
                return Ok((Order::Unit { kind, at, action: Action::Disband }, None, true));
            }
        }
        let (action, whose) = self.action(start, kind, at)?;
        Ok((Order::Unit { kind, at, action }, whose, false))
    }

    /// Takes the rest of `A BUD, A VIE hold`.
    fn rest_of_list_holds(&mut self) -> bool {
        let start = self.at;
        let mut others = Vec::new();
        while let Some((kind, at)) = self.another_unit() {
            others.push(Order::Unit { kind, at, action: Action::Hold });
        }
        let holds = !others.is_empty() && self.take_word(|word| verb(word) == Some(Verb::Hold));
        match holds {
            true => self.more.append(&mut others),
            false => self.at = start,
        }
        holds
    }

    /// Takes another unit of a list, after a comma or `and`.
    fn another_unit(&mut self) -> Option<(Option<UnitKind>, Location)> {
        let start = self.at;
        let separated = self.take(Kind::Comma) | self.take_word(|word| word == "and");
        let found = (separated && self.names_unit(self.at)).then(|| self.unit("ordered").ok()).flatten();
        if found.is_none() || self.kind() == Some(Kind::Dash) {
            self.at = start;
            return None;
        }
        found
    }

    /// Returns whether a unit begins here: its kind, or exactly the name of a place.
    fn names_unit(&self, mut at: usize) -> bool {
        while is_small(self.words.word_at(at)) && self.exactly_at(at).is_none() {
            at += 1;
        }
        at += usize::from(unit_kind(self.words.word_at(at)).is_some());
        while is_small(self.words.word_at(at)) && self.exactly_at(at).is_none() {
            at += 1;
        }
        self.exactly_at(at).is_some()
    }

    /// `supported by A VIE`, after an order for another unit.
    fn helper(&mut self) -> Result<Order, Rejected> {
        let supports = self.word() == "supportedby";
        let Some(Order::Unit { kind, at: from, action }) = self.last.clone() else { return Err(Rejected::prose()) };
        self.at += 1;
        let (helper, at) = self.unit("ordered")?;
        let action = match (action, supports) {
            (Action::Move { to, .. }, true) => Action::SupportMove { kind, from, to },
            (Action::Move { to, .. }, false) => Action::Convoy { kind: kind.unwrap_or(UnitKind::Army), from, to },
            (_, true) => Action::SupportHold { kind, unit: from },
            (_, false) => return Err(Rejected::prose()),
        };
        Ok(Order::Unit { kind: helper, at, action })
    }

    /// Returns whether a unit without a verb is an order in adjustments. A place alone counts only by its abbreviation
    /// in capitals, because many e-mails end with the name of a town.
    fn is_bare_order(&self, start: usize, kind: Option<UnitKind>) -> bool {
        let raw = self.words.raw(start..self.at);
        kind.is_some() || self.board.provinces.iter().any(|data| data.abbreviation == raw)
    }

    /// `Move Vienna to Trieste`, `Retreat A BEL - PIC`: after the verb.
    fn goes(&mut self) -> Result<Order, Rejected> {
        let word = self.word().to_owned();
        self.at += 1;
        // `Send an army to Tyrolia` names no unit.
        let mut after = self.at;
        while is_small(self.words.word_at(after))
            || self.words.word_at(after).len() > 3 && unit_kind(self.words.word_at(after)).is_some()
        {
            after += 1;
        }
        if self.at < after && self.words.word_at(after) == "to" {
            return Err(Rejected::prose());
        }
        let (kind, at) = self.unit("moved")?;
        let named = kind.map_or_else(String::new, |kind| format!("{} ", kind.letter())) + &self.board.place_name(at);
        if self.ends_here() && word == "r" {
            return refused(say!(
                "Does it retreat, or disband? Please write \"{}\" to retreat, or \"{}\" to disband.",
                line(format!("{named} - ...")),
                line(format!("{named} D"))
            ));
        }
        if !self.take(Kind::Dash)
            && !self.take_word(|word| verb(word) == Some(Verb::Move))
            && (self.ends_here() || self.place_at(self.at).is_err())
        {
            return refused(say!("Where to? Please write \"{}\".", line(format!("{named} - ..."))));
        }
        Ok(Order::Unit { kind, at, action: self.movement()? })
    }

    /// A canal, by its abbreviation or its full name, if a support for it follows.
    fn gateway(&mut self) -> Option<usize> {
        let gateways = &self.board.gateways;
        if gateways.is_empty() {
            return None;
        }
        let start = self.at + usize::from(self.word() == "the");
        let named = |end: usize| {
            let words = self.words.joined(start..end);
            let is_name = |name: &str| fold(name) == words;
            gateways.iter().position(|gateway| is_name(&gateway.abbreviation) || is_name(&gateway.name))
        };
        let ends = (start..self.words.tokens.len()).take_while(|&at| self.words.kind(at) == Some(Kind::Word));
        let supports = |&end: &usize| verb(self.words.word_at(end)) == Some(Verb::Support);
        let (gateway, end) = ends.map(|at| at + 1).filter(supports).find_map(|end| Some((named(end)?, end)))?;
        self.at = end + 1;
        Some(gateway)
    }

    /// `SC S F MED - RED`, after the verb.
    fn permit(&mut self, gateway: usize) -> Result<Found, Rejected> {
        self.small();
        let whose = self.adjective();
        let (_, from) = self.unit("let through")?;
        if !self.take(Kind::Dash) && !self.take_word(|word| verb(word) == Some(Verb::Move)) {
            let (canal, place) = (&self.board.gateways[gateway].abbreviation, self.board.place_name(from));
            let order = format!("{canal} S F {place} - ...");
            return refused(say!("Where does the fleet go? A canal is opened by \"{}\".", line(order)));
        }
        let to = self.goal()?;
        Ok((Order::Permit { gateway, from, to }, whose, false))
    }

    fn waive(&mut self) -> Result<Order, Rejected> {
        self.at += 1;
        while self.take_word(|word| is_small(word) || matches!(word, "a" | "one")) {}
        let digits = self.word();
        if !digits.starts_with(|c: char| c.is_ascii_digit()) {
            self.take_word(|word| matches!(word, "build" | "builds" | "other" | "rest"));
            return Ok(Order::WaiveOneMore);
        }
        let Ok(n_builds) = digits.parse::<u16>().map(u32::from) else {
            return refused(say!("No power has {} builds to waive.", term(digits)));
        };
        self.at += 1;
        self.take_word(|word| matches!(word, "build" | "builds"));
        if n_builds == 0 {
            return refused("To waive no build, send nothing.");
        }
        Ok(Order::Waive(n_builds))
    }

    fn build(&mut self) -> Result<Order, Rejected> {
        self.building = true;
        self.take(Kind::Colon);
        let (kind, at) = self.unit("built")?;
        let kind = built_kind(self.board, kind, at)?;
        Ok(Order::Build { kind, at })
    }

    /// `the army in Budapest`, `F STP/SC`, `bud`.
    fn unit(&mut self, what: &'static str) -> Result<(Option<UnitKind>, Location), Rejected> {
        self.small();
        let article = self.word() == "a" && unit_kind(self.words.word_at(self.at + 1)).is_some();
        self.at += usize::from(article);
        let kind = match self.bracketed_kind() {
            Some(kind) => {
                self.at += 3;
                Some(kind)
            }
            None => {
                let kind = unit_kind(self.word());
                if matches!(self.word(), "armies" | "fleets") {
                    self.plural = kind;
                }
                self.at += usize::from(kind.is_some());
                kind.or(self.plural)
            }
        };
        if let Some(found) = self.joined_unit(kind) {
            return Ok(found);
        }
        self.small();
        let nothing = || {
            let land = |data: &&ProvinceData| data.terrain != Terrain::Sea;
            let such = self.board.provinces.iter().find(land).map_or("", |data| data.abbreviation.as_str());
            say!("Which unit shall be {what}? Please name a province, such as \"{}\".", what, line(format!("A {such}")))
        };
        if kind.is_none() && (self.kind() == Some(Kind::Dash) || self.word() == "to") {
            return refused(nothing());
        }
        let at = self.place(nothing)?;
        // `Trieste fleet`
        let after = unit_kind(self.word()).filter(|_| self.word().len() > 1 && kind.is_none());
        if after.is_some() && self.place_at(self.at + 1).is_err() {
            self.at += 1;
            return Ok((after, at));
        }
        Ok((kind, at))
    }

    /// Units written together, or with signs in them: `AVIE`, `A-VIE`, `A(Vie)`, `Trieste's fleet`.
    fn joined_unit(&mut self, kind: Option<UnitKind>) -> Option<(Option<UnitKind>, Location)> {
        let at = self.at;
        if let Some(kind) = kind {
            let bracket = self.kind() == Some(Kind::Open);
            let joined = bracket || (self.kind() == Some(Kind::Dash) && !self.words.is_clear_dash(at));
            let (place, end) = if joined { self.place_at(at + 1).ok()? } else { return None };
            if bracket && self.words.kind(end) != Some(Kind::Close) {
                return None;
            }
            let is_unit =
                bracket || self.words.kind(end) == Some(Kind::Dash) || verb(self.words.word_at(end)).is_some();
            self.at = if is_unit { end + usize::from(bracket) } else { return None };
            return Some((Some(kind), place));
        }
        let (word, owner) = (self.word(), self.words.owner_at(at));
        let owned = unit_kind(self.words.word_at(at + 1)).filter(|_| owner != word);
        if let (Some(kind), Some(place)) = (owned, self.names.exactly(owner).and_then(|spelling| spelling.place)) {
            self.at += 2;
            return Some((Some(kind), place));
        }
        let code: [u8; 3] = word.get(1..)?.as_bytes().try_into().ok()?;
        let (kind, place) = (unit_kind(word.get(..1)?)?, self.names.coded(code)?);
        if self.place_at(at).is_ok() || self.words.kind(at + 1) != Some(Kind::Dash) {
            return None;
        }
        self.at += 1;
        Some((Some(kind), place))
    }

    /// `[F] NTH`, in the notation of manuals for optional words.
    fn bracketed_kind(&self) -> Option<UnitKind> {
        let brackets = [self.at, self.at + 2].map(|at| self.words.kind(at));
        let kind = unit_kind(self.words.word_at(self.at + 1))?;
        (brackets == [Some(Kind::Open), Some(Kind::Close)] && self.exactly_at(self.at + 3).is_some()).then_some(kind)
    }

    /// Takes a place. If the line ends here, refuses with the sentence `nothing`.
    fn place<'s>(&mut self, nothing: impl Fn() -> Sentence<'s>) -> Result<Location, Rejected> {
        if self.kind().is_none_or(is_break) {
            return refused(nothing());
        }
        match self.place_at(self.at) {
            Ok((place, end)) => {
                self.at = end;
                Ok(place)
            }
            Err(unknown) => refused(self.explain(unknown)),
        }
    }
}

/// Returns the kind built at a place if the order does not name one: an army, where only an army can be.
///
/// # Errors
/// A question to the player.
pub(crate) fn built_kind(board: &Board, kind: Option<UnitKind>, at: Location) -> Result<UnitKind, Rejected> {
    match (kind, board.province(board.province_of(at)).terrain) {
        (Some(kind), _) => Ok(kind),
        (None, Terrain::Inland) => Ok(UnitKind::Army),
        (None, _) => {
            let build = |kind: UnitKind| line(format!("build {} {}", kind.letter(), board.place_name(at)));
            refused(say!(
                "An army or a fleet? Please write \"{}\" or \"{}\".",
                build(UnitKind::Army),
                build(UnitKind::Fleet)
            ))
        }
    }
}

/// Asks what a unit named alone, `A BUD`, should do in adjustments.
pub(crate) fn build_or_remove(unit: &str) -> Sentence<'static> {
    say!("Please write \"{}\" to build, or \"{}\" to remove.", line(format!("B {unit}")), line(format!("R {unit}")))
}
