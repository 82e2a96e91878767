//! Reads orders as people write them, and as this and other judges print them.
//!
//! Case, punctuation and small words do not matter. What is not clear is asked back, never guessed.
mod place;
mod plain;
mod special;
mod winter;
mod words;

use super::names::{Names, fold};
use crate::rules::diplomacy::board::{Board, Location, Province, ProvinceData, Terrain};
use crate::rules::diplomacy::order::{Action, Order, Route};
use crate::rules::diplomacy::state::UnitKind;
use crate::rules::{Power, Rejected};
use place::Unknown;
use words::{Kind, Words};

pub use place::place;

/// An order, with what its line says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The power that was named before the order: `Austria: A BUD - SER`.
    pub power: Option<Power>,
    /// The power whose unit is supported or convoyed, if that was said: `S Austrian A VIE`.
    pub whose: Option<Power>,
    /// The order.
    pub order: Order,
}

/// Reads all orders of a line. Empty when the line says nothing: a blank line, a remark, a line of an order form that
/// was not filled in, or a result without an order.
pub fn parse(board: &Board, names: &Names, line: &str) -> Vec<Result<Parsed, Rejected>> {
    if let Some(order) = plain::order(names, line) {
        return vec![Ok(Parsed { power: None, whose: None, order })];
    }
    let words = Words::cut(line);
    let mut orders = Vec::with_capacity(1);
    if words.tells_of_no_order() {
        return orders;
    }
    let mut parser = Parser { board, names, words, at: 0, building: false };
    let mut power = None;
    while parser.at < parser.words.tokens.len() {
        if parser.kind().is_some_and(is_break) {
            parser.at += 1;
            continue;
        }
        power = parser.owner().or(power);
        let result = parser.order().and_then(|found| parser.end().map(|()| found));
        if result.is_err() {
            let unfilled = parser.words.blank && parser.kind().is_none_or(is_break);
            parser.skip();
            if unfilled {
                continue;
            }
        }
        orders.push(result.map(|(order, whose)| Parsed { power, whose, order }));
    }
    // Prose with commas is one line that is not an order, not several.
    let prose = |result: &Result<_, Rejected>| result.as_ref().is_err_and(|rejected| rejected.not_an_order);
    if orders.first().is_some_and(prose) && orders.iter().all(Result::is_err) {
        orders.truncate(1);
    }
    orders
}

/// Reads a line that holds exactly one order.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub fn parse_one(board: &Board, names: &Names, line: &str) -> Result<Parsed, String> {
    if let Some(order) = plain::order(names, line) {
        return Ok(Parsed { power: None, whose: None, order });
    }
    let mut found = parse(board, names, line);
    match (found.pop(), found.is_empty()) {
        (Some(result), true) => result.map_err(|rejected| rejected.why),
        (Some(_), false) => Err(format!("\"{line}\" is more than one order.")),
        (None, _) => Err(format!("\"{line}\" is not an order.")),
    }
}

/// What a word after a unit asks for.
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
}

fn verb(word: &str) -> Option<Verb> {
    Some(match word {
        "h" | "hold" | "holds" | "stand" | "stands" | "stay" | "stays" => Verb::Hold,
        "m" | "mv" | "move" | "moves" | "to" | "goes" | "attacks" | "r" | "retreat" | "retreats" => Verb::Move,
        "s" | "sup" | "support" | "supports" => Verb::Support,
        "c" | "convoy" | "convoys" | "t" | "transport" | "transports" | "ferry" | "ferries" | "ff" => Verb::Convoy,
        "air" | "airlift" | "airlifts" | "carry" | "carries" | "portage" | "portages" => Verb::Convoy,
        "d" | "disband" | "disbands" | "disbanded" | "remove" | "removed" => Verb::Disband,
        "p" | "proxy" | "proxies" | "give" | "gives" => Verb::Proxy,
        "transform" | "transforms" | "trafo" | "tr" => Verb::Transform,
        "maintain" | "maintains" => Verb::Maintain,
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

fn is_small(word: &str) -> bool {
    matches!(word, "the" | "in" | "at" | "an" | "of" | "from" | "unit")
}

fn is_break(kind: Kind) -> bool {
    matches!(kind, Kind::Comma | Kind::Semicolon)
}

/// A sentence about a line that looks like an order: `no such place` and the like.
fn refused<T>(why: impl Into<String>) -> Result<T, Rejected> {
    Err(Rejected { why: why.into(), not_an_order: false })
}

struct Parser<'a> {
    board: &'a Board,
    names: &'a Names,
    words: Words<'a>,
    at: usize,
    /// The last order was a build, so that `B A PAR, F BRE` builds twice.
    building: bool,
}

type Found = (Order, Option<Power>);

impl Parser<'_> {
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

    fn small(&mut self) {
        while is_small(self.word()) {
            self.at += 1;
        }
    }

    /// Skips the rest of an order that was not understood.
    fn skip(&mut self) {
        while self.kind().is_some_and(|kind| !is_break(kind)) {
            self.at += 1;
        }
    }

    /// An order ends where the next begins.
    fn end(&self) -> Result<(), Rejected> {
        if self.kind().is_none_or(is_break) {
            return Ok(());
        }
        let rest = self.words.raw(self.at..self.words.order_end(self.at));
        refused(format!("I don't understand \"{rest}\" at the end of this order. Please send the order without it."))
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

    /// A power's name where its unit follows. (`English` alone may well be the Channel.)
    fn adjective(&mut self) -> Option<Power> {
        // The most common words here are not names of powers.
        if matches!(self.word(), "a" | "f" | "w") {
            return None;
        }
        let power = self.names.power(self.word())?;
        if let Ok((_, end)) = self.place_at(self.at)
            && end > self.at + 1
        {
            return None;
        }
        let next = self.words.word_at(self.at + 1);
        let follows = unit_kind(next).is_some()
            || matches!(next, "b" | "r" | "d" | "the")
            || next.starts_with("build")
            || next.starts_with("remove")
            || next.starts_with("disband")
            || next.starts_with("waive")
            || self.place_at(self.at + 1).is_ok();
        if !follows {
            return None;
        }
        self.at += 1;
        Some(power)
    }

    fn order(&mut self) -> Result<Found, Rejected> {
        let start = self.at;
        let building = std::mem::take(&mut self.building);
        if let Some(gateway) = self.gateway() {
            return self.permit(gateway);
        }
        if let Some(found) = self.winter() {
            return found;
        }
        match self.word() {
            "waive" | "waives" | "waived" | "pass" => return self.waive(),
            "w" if self.words.word_at(start + 1).bytes().all(|c| c.is_ascii_digit()) => return self.waive(),
            "b" | "build" | "builds" => {
                self.at += 1;
                return self.build();
            }
            "r" | "remove" | "removes" | "d" | "disband" | "disbands" | "debuild" => {
                self.at += 1;
                let (kind, at) = self.unit("removed")?;
                return Ok((Order::Unit { kind, at, action: Action::Disband }, None));
            }
            "transform" | "transforms" | "trafo" => {
                self.at += 1;
                let (kind, at) = self.unit("transformed")?;
                return Ok((Order::Unit { kind, at, action: self.transformation(at)? }, None));
            }
            _ => {}
        }
        let (kind, at) = self.unit("ordered").map_err(|rejected| self.unlike_an_order(start, rejected))?;
        if building && self.kind().is_none_or(is_break) {
            self.at = start;
            return self.build();
        }
        let (action, whose) = self.action(start, kind, at)?;
        Ok((Order::Unit { kind, at, action }, whose))
    }

    /// A canal, by its short or its full name, where what it supports follows.
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
            return refused(format!("Where does the fleet go? A canal is opened by \"{canal} S F {place} - ...\"."));
        }
        let to = self.goal()?;
        Ok((Order::Permit { gateway, from, to }, whose))
    }

    /// A line that does not begin with a unit is an order only if the rest looks like one.
    fn unlike_an_order(&self, start: usize, rejected: Rejected) -> Rejected {
        let end = self.words.order_end(start);
        let known = |at| match self.place_at(at) {
            Err(Unknown::Word(_)) => !self.names.similar(self.words.word_at(at)).is_empty(),
            _ => true,
        };
        let typed = unit_kind(self.words.word_at(start)).is_some();
        let first = start + usize::from(typed);
        let dash = (start..end).find(|&at| self.words.kind(at) == Some(Kind::Dash) || self.words.word_at(at) == "to");
        let looks_like_one = match dash {
            Some(dash) => typed || (known(first) && known(dash + 1)),
            None => known(first) && (typed || verb(self.words.word_at(first + 1)).is_some()),
        };
        Rejected { not_an_order: !looks_like_one, ..rejected }
    }

    fn waive(&mut self) -> Result<Found, Rejected> {
        self.at += 1;
        self.small();
        let digits = self.word();
        let n_builds = match digits.parse::<u16>() {
            Ok(n_builds) => u32::from(n_builds),
            Err(_) if digits.starts_with(|c: char| c.is_ascii_digit()) => {
                return refused(format!("Nobody has {digits} builds to waive."));
            }
            Err(_) => 1,
        };
        self.take_word(|word| word.starts_with(|c: char| c.is_ascii_digit()));
        self.take_word(|word| matches!(word, "build" | "builds"));
        if n_builds == 0 {
            return refused("To waive no build, send nothing.");
        }
        Ok((Order::Waive(n_builds), None))
    }

    fn build(&mut self) -> Result<Found, Rejected> {
        self.building = true;
        let (kind, at) = self.unit("built")?;
        let data = self.board.province(self.board.province_of(at));
        let kind = match (kind, data.terrain) {
            (Some(kind), _) => kind,
            (None, Terrain::Inland) => UnitKind::Army,
            (None, _) => {
                let place = self.board.place_name(at);
                return refused(format!(
                    "An army or a fleet? Please write \"build A {place}\" or \"build F {place}\"."
                ));
            }
        };
        Ok((Order::Build { kind, at }, None))
    }

    /// `the army in Budapest`, `F STP/SC`, `bud`.
    fn unit(&mut self, what: &str) -> Result<(Option<UnitKind>, Location), Rejected> {
        self.small();
        let article = self.word() == "a" && unit_kind(self.words.word_at(self.at + 1)).is_some();
        self.at += usize::from(article);
        let kind = unit_kind(self.word());
        self.at += usize::from(kind.is_some());
        self.small();
        let at = self.place(|| {
            let land = |data: &&ProvinceData| data.terrain != Terrain::Sea;
            let such = self.board.provinces.iter().find(land).map_or("", |data| data.abbreviation.as_str());
            format!("Which unit shall be {what}? Please name a province, such as \"A {such}\".")
        })?;
        Ok((kind, at))
    }

    fn action(
        &mut self,
        start: usize,
        kind: Option<UnitKind>,
        at: Location,
    ) -> Result<(Action, Option<Power>), Rejected> {
        let verb = match self.kind() {
            Some(Kind::Dash) => {
                self.at += 1;
                Some(Verb::Move)
            }
            // `W MUN A A BER - BUR`: the classic letter for an airlift.
            Some(Kind::Word) if kind == Some(UnitKind::Wing) && self.word() == "a" => {
                self.at += 1;
                Some(Verb::Convoy)
            }
            Some(Kind::Word) => {
                let found = verb(self.word());
                self.at += usize::from(found.is_some());
                found
            }
            _ => None,
        };
        match verb {
            Some(Verb::Hold) => Ok((Action::Hold, None)),
            Some(Verb::Disband) => Ok((Action::Disband, None)),
            Some(Verb::Maintain) => Ok((Action::Maintain, None)),
            Some(Verb::Move) => self.movement().map(|action| (action, None)),
            Some(Verb::Support) => self.support(),
            Some(Verb::Convoy) if self.is_transformation() => self.transformation(at).map(|action| (action, None)),
            Some(Verb::Convoy) => self.convoy(kind),
            Some(Verb::Transform) => self.transformation(at).map(|action| (action, None)),
            Some(Verb::Proxy) => self.proxy().map(|action| (action, None)),
            None => {
                let unit = self.words.raw(start..self.at);
                let place = self.board.place_name(at);
                let letter = kind.unwrap_or(UnitKind::Army).letter();
                // A province's name alone is more often a list than an order, and `The army in ...` a report.
                let prose = self.kind() == Some(Kind::Word) && self.words.word_at(0) == "the";
                Err(Rejected {
                    why: format!(
                        "What shall {unit} do? An order reads \"{letter} {place} H\" to hold, \"{letter} {place} - ...\" \
                         to move, S to support, C to convoy."
                    ),
                    not_an_order: kind.is_none() || prose,
                })
            }
        }
    }

    /// After the dash: one place, or a whole route, and perhaps `via`.
    fn movement(&mut self) -> Result<Action, Rejected> {
        if let Some(line) = self.railway() {
            return self.ride(line);
        }
        self.canal();
        let mut to = self.goal()?;
        let mut route = Route::Any;
        while self.take(Kind::Dash) {
            let Route::Through(seas) = &mut route else {
                route = Route::Through(vec![self.board.province_of(to)]);
                to = self.goal()?;
                continue;
            };
            seas.push(self.board.province_of(to));
            to = self.goal()?;
        }
        if self.take_word(|word| matches!(word, "via" | "by" | "through" | "using")) {
            if let Some(line) = self.railway() {
                return Ok(Action::Move { to, route: Route::Rail(line) });
            }
            let seas = self.via()?;
            if route == Route::Any {
                route = if seas.is_empty() { Route::Via } else { Route::Through(seas) };
            }
        }
        Ok(Action::Move { to, route })
    }

    fn goal(&mut self) -> Result<Location, Rejected> {
        while self.take_word(|word| is_small(word) || word == "to") {}
        self.place(|| "Where to? Please name a place.".to_owned())
    }

    /// After `via`: `convoy`, some seas, or nothing. A comma leads to another sea if what follows it is not an order.
    fn via(&mut self) -> Result<Vec<Province>, Rejected> {
        let mut seas = Vec::new();
        self.take_word(|word| word == "a" || is_small(word));
        self.take_word(|word| {
            matches!(word, "convoy" | "c" | "sea" | "air" | "airlift" | "portage") || unit_kind(word).is_some()
        });
        while self.take(Kind::Dash) || self.kind() == Some(Kind::Word) {
            let sea = self.goal()?;
            seas.push(self.board.province_of(sea));
            let before = self.at;
            if self.take(Kind::Comma) {
                let goes_on = self.place_at(self.at).is_ok_and(|(_, end)| self.words.kind(end).is_none_or(is_break));
                if !goes_on {
                    self.at = before;
                    break;
                }
            }
        }
        Ok(seas)
    }

    fn support(&mut self) -> Result<(Action, Option<Power>), Rejected> {
        self.small();
        let whose = self.adjective();
        let (kind, from) = self.unit("supported")?;
        let dash = self.take(Kind::Dash) || self.take_word(|word| verb(word) == Some(Verb::Move));
        if dash {
            if let Some(line) = self.railway() {
                let Action::Move { to, .. } = self.ride(line)? else { return refused("Where to?") };
                return Ok((Action::SupportMove { kind, from, to }, whose));
            }
            let mut to = self.goal()?;
            // The route of the supported army does not matter.
            while self.take(Kind::Dash) {
                to = self.goal()?;
            }
            if self.take_word(|word| word == "via") {
                self.via()?;
            }
            return Ok((Action::SupportMove { kind, from, to }, whose));
        }
        self.take_word(|word| verb(word) == Some(Verb::Hold) || word == "holding");
        Ok((Action::SupportHold { kind, unit: from }, whose))
    }

    /// What a unit of some kind carries; if the order does not say, an army carries a fleet, and other units carry an
    /// army.
    fn convoy(&mut self, carrier: Option<UnitKind>) -> Result<(Action, Option<Power>), Rejected> {
        self.take_word(|word| matches!(word, "lift" | "lifts"));
        self.small();
        let whose = self.adjective();
        let (kind, from) = self.unit("convoyed")?;
        let kind = kind.unwrap_or(if carrier == Some(UnitKind::Army) { UnitKind::Fleet } else { UnitKind::Army });
        if !self.take(Kind::Dash) && !self.take_word(|word| verb(word) == Some(Verb::Move)) {
            let place = self.board.place_name(from);
            let word = kind.word();
            return refused(format!("Where is the {word} convoyed to? A convoy reads \"F ... C A {place} - ...\"."));
        }
        let mut to = self.goal()?;
        while self.take(Kind::Dash) {
            to = self.goal()?;
        }
        Ok((Action::Convoy { kind, from, to }, whose))
    }

    /// Takes a place; `nothing` is the answer if nothing is left to read.
    fn place(&mut self, nothing: impl Fn() -> String) -> Result<Location, Rejected> {
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

impl Words<'_> {
    /// `No Order Processed`, `Defaults, removing ...`, `1 unused build pending`: results without an order.
    fn tells_of_no_order(&self) -> bool {
        (0..self.tokens.len()).any(|at| match self.word_at(at) {
            "no" => self.word_at(at + 1) == "order",
            "unused" => self.word_at(at + 1).starts_with("build"),
            "defaults" => self.kind(at + 1) == Some(Kind::Comma),
            _ => false,
        })
    }

    /// Where the order that begins here ends.
    fn order_end(&self, start: usize) -> usize {
        (start..self.tokens.len()).find(|&at| self.kind(at).is_some_and(is_break)).unwrap_or(self.tokens.len())
    }
}

/// `a, b or c`.
pub(crate) fn join(list: &[String], word: &str) -> String {
    match list {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}
