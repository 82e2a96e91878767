//! The action of a unit: the part of an order after the unit.
use super::place::Unknown;
use super::words::Kind;
use super::{Parser, Rejected, Verb, build_or_remove, is_break, is_small, refused, unit_kind, verb};
use crate::board::{Location, Province};
use crate::order::{Action, Order, Route};
use crate::state::{PhaseKind, UnitKind};
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{Sentence, line, term, theirs};

/// The words to check for misspellings.
const VERBS: &[&str] = &["hold", "move", "support", "supports", "convoy", "convoys", "disband", "retreat", "attack"];

impl Parser<'_> {
    pub(super) fn action(
        &mut self,
        start: usize,
        kind: Option<UnitKind>,
        at: Location,
    ) -> Result<(Action, Option<Power>), Rejected> {
        let unit = self.at;
        self.take(Kind::Colon);
        match self.verb(kind) {
            Some(Verb::Hold) => Ok((Action::Hold, None)),
            Some(Verb::Disband) => Ok((Action::Disband, None)),
            Some(Verb::Maintain) => Ok((Action::Maintain, None)),
            Some(Verb::Move) => self.movement().map(|action| (action, None)),
            Some(Verb::Support) => self.support(false),
            Some(Verb::Convoy) if self.is_transformation() => self.transformation(at).map(|action| (action, None)),
            Some(Verb::Convoy) => self.convoy(kind),
            Some(Verb::Transform) => self.transformation(at).map(|action| (action, None)),
            Some(Verb::Voyage) => self.goal().map(|to| (Action::Move { to, route: Route::Via }, None)),
            Some(Verb::Proxy) => self.proxy().map(|action| (action, None)),
            None if self.kind() == Some(Kind::Back) => {
                let order = format!("{} - ...", self.words.raw(start..unit));
                refused(say!("Which way does that arrow lead? Please write \"{}\".", line(order)))
            }
            None if kind.is_some() && self.crosses_stroke() => self.movement().map(|action| (action, None)),
            None if self.goes_beside(kind, at) => self.movement().map(|action| (action, None)),
            None => Err(self.nothing_to_do(start..unit, kind, at)),
        }
    }

    /// Takes the verb of an order. A dash before it has no meaning: `A TRI - H`.
    fn verb(&mut self, kind: Option<UnitKind>) -> Option<Verb> {
        if self.take(Kind::Dash) {
            let before_verb = match self.word() {
                "h" | "hold" | "holds" | "s" | "support" | "supports" | "c" | "convoy" | "convoys" | "d"
                | "disband" => self.exactly_at(self.at).is_none(),
                _ => false,
            };
            if !before_verb {
                return Some(Verb::Move);
            }
        }
        let next = self.words.word_at(self.at + 1);
        let (found, length) = match self.word() {
            // `W MUN A A BER - BUR`: the classic abbreviation for an airlift.
            "a" if kind == Some(UnitKind::Wing) && unit_kind(next).is_some() => (Some(Verb::Convoy), 1),
            // `F NTH F A YOR - NWY`: and for a ferry.
            "f" if kind == Some(UnitKind::Fleet) && unit_kind(next) == Some(UnitKind::Army) => (Some(Verb::Convoy), 1),
            "fast" if matches!(next, "ferry" | "ferries") => (Some(Verb::Convoy), 2),
            word => (verb(word), 1),
        };
        self.at += if found.is_some() { length } else { 0 };
        found
    }

    /// Returns whether the rest is only the destination: `A BUD SER`. Without the kind of the unit, the two places must be adjacent.
    fn goes_beside(&self, kind: Option<UnitKind>, at: Location) -> bool {
        let Ok((to, end)) = self.place_at(self.at) else { return false };
        let touches = || {
            let (from, to) = (self.board.province_of(at), self.board.province_of(to));
            let from = self.board.province(from).coasts.iter().copied().chain([self.board.main(from)]);
            let kinds = [UnitKind::Army, UnitKind::Fleet];
            from.flat_map(|from| kinds.map(|kind| self.board.steps(kind, from)))
                .flatten()
                .any(|&step| self.board.province_of(step) == to)
        };
        let sure = self.exactly_at(self.at).is_some() || self.words.joined(self.at..end).len() > 3;
        let alone = self.words.kind(end).is_none_or(is_break);
        sure && self.words.kind(end) != Some(Kind::Dash) && (kind.is_some() || alone && touches())
    }

    /// Takes the stroke of `A VIE/GAL`.
    fn crosses_stroke(&mut self) -> bool {
        let to = self.exactly_at(self.at + 1).map(|(_, end)| self.words.kind(end).is_none_or(is_break));
        let is_glued = self.words.is_followed_by(self.at.saturating_sub(1), '/');
        to == Some(true) && is_glued && self.take(Kind::Stroke)
    }

    /// Refuses a unit without an action.
    fn nothing_to_do(&self, unit: std::ops::Range<usize>, kind: Option<UnitKind>, at: Location) -> Rejected {
        let (what, word) = (self.words.raw(unit), self.words.raw(self.at..self.at + 1));
        let near = VERBS.iter().find(|verb| self.word().len() > 3 && strsim::osa_distance(self.word(), verb) == 1);
        if let Some(why) = self.foreign(self.at..self.at + 1) {
            return Rejected::because(why);
        }
        let asked = match near {
            Some(near) => say!("{}: did you mean {}?", term(word), line(near.to_uppercase())),
            None if self.place_at(self.at).is_ok() => {
                let why =
                    say!("Where does {} go? Please write a dash before each place, and one order a line.", term(what));
                return if kind.is_some() { Rejected::because(why) } else { Rejected::unlike_an_order(why) };
            }
            None if !self.names.similar(self.word()).is_empty() => self.explain(Unknown::Word(self.at..self.at + 1)),
            None => say!("What shall {} do?", term(what)),
        };
        let unit = format!("{} {}", kind.unwrap_or(UnitKind::Army).letter(), self.board.place_name(at));
        let goes = line(format!("{unit} - ..."));
        let how: Sentence = match self.phase {
            Some(PhaseKind::Retreat) => {
                say!("Please write \"{}\" to retreat, or \"{}\" to disband.", goes, line(format!("{unit} D")))
            }
            Some(PhaseKind::Adjustment) => build_or_remove(&unit),
            _ => say!(
                "An order reads \"{}\" to hold, \"{}\" to move, S to support, C to convoy.",
                line(format!("{unit} H")),
                goes
            ),
        };
        // A province's name alone is more often a list than an order, and `The army in ...` a report.
        let report = self.kind() == Some(Kind::Word) && self.words.word_at(0) == "the";
        let why = say!("{} {}", asked, how);
        let is_prose = report || (kind.is_none() && near.is_none());
        if is_prose { Rejected::unlike_an_order(why) } else { Rejected::because(why) }
    }

    /// Reads the text after the dash: one place, or a whole route, and perhaps `via`.
    pub(super) fn movement(&mut self) -> Result<Action, Rejected> {
        if let Some(line) = self.railway() {
            return self.ride(line);
        }
        self.canal();
        let mut to = self.goal()?;
        let mut route = Route::Any;
        while self.goes_on() {
            let Route::Through(seas) = &mut route else {
                route = Route::Through(vec![self.board.province_of(to)]);
                to = self.goal()?;
                continue;
            };
            seas.push(self.board.province_of(to));
            to = self.goal()?;
        }
        // `A YOR - NWY C`, but not the mark of a list, `c)`.
        if route == Route::Any && self.word() == "c" && self.words.kind(self.at + 1).is_none_or(is_break) {
            self.at += 1;
            return Ok(Action::Move { to, route: Route::Via });
        }
        let bracket = self.kind() == Some(Kind::Open) && is_via(self.words.word_at(self.at + 1));
        self.at += usize::from(bracket);
        if !self.is_old && self.take_word(is_via) {
            if let Some(line) = self.railway() {
                return Ok(Action::Move { to, route: Route::Rail(line) });
            }
            let seas = self.via()?;
            if route == Route::Any {
                route = if seas.is_empty() { Route::Via } else { Route::Through(seas) };
            }
            if bracket {
                self.take(Kind::Close);
            }
        }
        Ok(Action::Move { to, route })
    }

    /// Another leg of a route: `- NWY`, `MOVES NWY`, `MOVE TO NWY`.
    fn goes_on(&mut self) -> bool {
        self.take(Kind::Dash)
            || !self.is_old && self.take_word(|word| matches!(word, "m" | "mv" | "move" | "moves" | "to"))
    }

    pub(super) fn goal(&mut self) -> Result<Location, Rejected> {
        let before = |word: &str| is_small(word) || matches!(word, "to" | "into" | "on" | "onto" | "towards");
        while before(self.word()) && !self.is_named(self.at) {
            self.at += 1;
        }
        self.place(|| say!("Where to? Please name a place."))
    }

    /// Reads the text after `via`: `convoy`, some seas, or nothing. After a comma, another sea follows unless the text there is an order.
    fn via(&mut self) -> Result<Vec<Province>, Rejected> {
        let mut seas = Vec::new();
        self.take_word(|word| word == "a" || is_small(word));
        self.take_word(|word| {
            matches!(word, "convoy" | "c" | "sea" | "air" | "airlift" | "portage") || unit_kind(word).is_some()
        });
        while !self.ends_here() && (self.take(Kind::Dash) || self.kind() == Some(Kind::Word)) {
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

    /// Reads the text after `supports`. If `told`, the supported unit's own order is only a description: it may itself support another
    /// unit, but no more than that.
    fn support(&mut self, told: bool) -> Result<(Action, Option<Power>), Rejected> {
        self.take(Kind::Colon);
        if let Some(action) = self.support_of_last() {
            return Ok((action, None));
        }
        if self.kind() == Some(Kind::Open) && self.begins_order_at(self.at + 1, true) && self.bracketed_kind().is_none()
        {
            self.at += 1;
            let found = self.support(told)?;
            self.take(Kind::Close);
            return Ok(found);
        }
        self.small();
        let whose = self.adjective();
        let (kind, from) = self.unit("supported")?;
        let stays = |word: &str| verb(word) == Some(Verb::Hold);
        let holds_after = self.kind() == Some(Kind::Dash) || self.word() == "to";
        if holds_after && stays(self.words.word_at(self.at + 1)) && self.exactly_at(self.at + 1).is_none() {
            self.at += 1;
        }
        if self.take(Kind::Dash) || self.take_word(|word| verb(word) == Some(Verb::Move)) {
            if let Some(line) = self.railway() {
                let Action::Move { to, .. } = self.ride(line)? else { return refused("Where to?") };
                return Ok((Action::SupportMove { kind, from, to }, whose));
            }
            let mut to = self.goal()?;
            // The route of the supported army does not matter.
            while self.goes_on() {
                to = self.goal()?;
            }
            if self.take_word(|word| word == "via") {
                self.via()?;
            }
            return Ok((Action::SupportMove { kind, from, to }, whose));
        }
        if let Some(to) = self.place_beside()? {
            return Ok((Action::SupportMove { kind, from, to }, whose));
        }
        // `F NWG S F NTH C A YOR - NWY`: it supports the fleet, regardless of the fleet's order.
        if self.helps() && !told {
            self.at += 1;
            match verb(self.words.word_at(self.at - 1)) {
                Some(Verb::Convoy) => self.convoy(kind)?,
                _ => self.support(true)?,
            };
            return Ok((Action::SupportHold { kind, unit: from }, whose));
        }
        self.take_word(stays);
        Ok((Action::SupportHold { kind, unit: from }, whose))
    }

    /// `A BUD - GAL, A VIE S this`
    fn support_of_last(&mut self) -> Option<Action> {
        let Some(Order::Unit { kind, at, action }) = &self.last else { return None };
        let action = match *action {
            Action::Move { to, .. } => Action::SupportMove { kind: *kind, from: *at, to },
            _ => Action::SupportHold { kind: *kind, unit: *at },
        };
        let refers = matches!(self.word(), "this" | "that" | "same" | "it") && self.exactly_at(self.at).is_none();
        self.at += usize::from(refers);
        refers.then_some(action)
    }

    /// `A YOR - NWY by convoy, F NTH convoys it`
    fn convoy_of_last(&mut self) -> Option<Action> {
        let Some(Order::Unit { kind, at, action: Action::Move { to, .. } }) = self.last else { return None };
        let refers = matches!(self.word(), "this" | "that" | "same" | "it") && self.exactly_at(self.at).is_none();
        self.at += usize::from(refers);
        refers.then_some(Action::Convoy { kind: kind.unwrap_or(UnitKind::Army), from: at, to })
    }

    /// Takes the destination of a helped unit, without a dash: `A TRI S A BUD SER`.
    fn place_beside(&mut self) -> Result<Option<Location>, Rejected> {
        let exact = self.exactly_at(self.at).is_some() && !self.ends_here();
        let Some((to, end)) = self.place_at(self.at).ok().filter(|_| exact) else { return Ok(None) };
        if self.words.kind(end) == Some(Kind::Dash) || verb(self.words.word_at(end)).is_some() {
            let rest = self.words.raw(self.at..self.order_end(self.at));
            return refused(say!(
                "Does a new order begin at {}? Then please write it on a line of its own.",
                theirs(rest)
            ));
        }
        self.at = end;
        Ok(Some(to))
    }

    /// Reads the unit that a carrier of some kind carries. If the order does not say, an army carries a fleet, and other units carry an
    /// army.
    fn convoy(&mut self, carrier: Option<UnitKind>) -> Result<(Action, Option<Power>), Rejected> {
        self.take_word(|word| matches!(word, "lift" | "lifts"));
        if let Some(action) = self.convoy_of_last() {
            return Ok((action, None));
        }
        self.small();
        let whose = self.adjective();
        let (kind, from) = self.unit("convoyed")?;
        let kind = kind.unwrap_or(if carrier == Some(UnitKind::Army) { UnitKind::Fleet } else { UnitKind::Army });
        if !self.take(Kind::Dash) && !self.take_word(|word| verb(word) == Some(Verb::Move)) {
            if let Some(to) = self.place_beside()? {
                return Ok((Action::Convoy { kind, from, to }, whose));
            }
            let convoy = format!("F ... C A {} - ...", self.board.place_name(from));
            return refused(say!("Where is the {} convoyed to? A convoy reads \"{}\".", kind.word(), line(convoy)));
        }
        let mut to = self.goal()?;
        while self.goes_on() {
            to = self.goal()?;
        }
        Ok((Action::Convoy { kind, from, to }, whose))
    }
}

fn is_via(word: &str) -> bool {
    matches!(word, "via" | "by" | "through" | "using")
}
