//! Special orders: railways, transformations, proxies.
use super::words::Kind;
use super::{Parser, Rejected, Verb, is_break, is_small, refused, unit_kind, verb};
use crate::board::{Location, coast_name};
use crate::order::{Action, Route};
use chancery_rules::alphabet::fold;
use chancery_text::say;
use chancery_text::sentence::{line, or, place};

impl Parser<'_> {
    /// Takes a railway by its abbreviation or its name, as an index into the board's railways.
    pub(super) fn railway(&mut self) -> Option<usize> {
        let lines = &self.board.railways;
        if lines.is_empty() {
            return None;
        }
        let mut start = self.at;
        while is_small(self.words.word_at(start)) || self.words.word_at(start) == "to" {
            start += 1;
        }
        let n_tokens = self.words.tokens.len();
        for end in (start + 1..=n_tokens.min(start + 8)).rev() {
            let word = self.words.joined(start..end);
            let is_word = self.words.kind(end - 1) == Some(Kind::Word);
            let found = lines.iter().position(|line| fold(&line.abbreviation) == word || fold(&line.name) == word);
            if let Some(line) = found.filter(|_| is_word && !word.is_empty()) {
                self.at = end;
                return Some(line);
            }
        }
        None
    }

    /// Skips a canal named on the way, `F REDS - SC - MEDS`. Its keeper decides whether it is open, and the two waters
    /// identify it.
    pub(super) fn canal(&mut self) {
        let here = self.word();
        let named = self.board.gateways.iter().any(|gateway| fold(&gateway.abbreviation) == here);
        if named && self.words.kind(self.at + 1) == Some(Kind::Dash) {
            self.at += 2;
        }
    }

    /// After the railway: `- IRK`.
    pub(super) fn ride(&mut self, railway: usize) -> Result<Action, Rejected> {
        if !self.take(Kind::Dash) && !self.take_word(|word| verb(word) == Some(Verb::Move)) {
            let name = self.board.railways.get(railway).map_or("", |railway| &railway.abbreviation);
            return refused(say!("Where to by rail? A ride reads \"{}\".", line(format!("A ... - {name} - ..."))));
        }
        Ok(Action::Move { to: self.goal()?, route: Route::Rail(railway) })
    }

    /// After `t`: a unit goes nowhere, so it is not a convoy.
    pub(super) fn is_transformation(&self) -> bool {
        let mut at = self.at;
        while matches!(self.words.word_at(at), "to" | "into") {
            at += 1;
        }
        let moves = |at| self.words.kind(at) == Some(Kind::Dash) || verb(self.words.word_at(at)) == Some(Verb::Move);
        self.words.word_at(self.at.saturating_sub(1)) == "t"
            && unit_kind(self.words.word_at(at)).is_some()
            && !(at..self.order_end(at)).any(moves)
    }

    /// After `transforms`: the new kind, and perhaps the coast, alone or with the province.
    pub(super) fn transformation(&mut self, at: Location) -> Result<Action, Rejected> {
        while self.take_word(|word| matches!(word, "to" | "into" | "the" | "an")) {}
        let article = self.word() == "a" && unit_kind(self.words.word_at(self.at + 1)).is_some();
        self.at += usize::from(article);
        let unit = self.board.place_name(at);
        let kind = match unit_kind(self.word()) {
            Some(kind) => kind,
            None => {
                return refused(say!(
                    "Into what? Please write \"{}\" for an army, F for a fleet.",
                    line(format!("{unit} transforms to A"))
                ));
            }
        };
        self.at += 1;
        let province = self.board.province_of(at);
        let name = self.exactly_at(self.at).map_or(self.at, |(_, end)| end);
        if let Some((coast, end)) = self.coast_after(self.at).filter(|(_, end)| name < *end) {
            let data = self.board.province(province);
            let named = |&&at: &&Location| self.board.location(at).coast.as_deref() == Some(coast);
            let Some(&at) = data.coasts.iter().find(named) else {
                let side = coast_name(coast).unwrap_or(coast);
                return refused(say!("{} has no {side} coast.", place(&data.name), side));
            };
            self.at = end;
            return Ok(Action::Transform { kind, at });
        }
        self.small();
        if self.kind().is_none_or(is_break) {
            return Ok(Action::Transform { kind, at: self.board.main(province) });
        }
        let to = self.place(|| say!("A place is missing here."))?;
        if self.board.province_of(to) != province {
            return refused(say!(
                "A unit is transformed where it stands: \"{}\".",
                line(format!("{unit} transforms to {}", kind.letter()))
            ));
        }
        Ok(Action::Transform { kind, at: to })
    }

    /// After `proxy`: the power that gives the order.
    pub(super) fn proxy(&mut self) -> Result<Action, Rejected> {
        while self.take_word(|word| matches!(word, "proxy" | "to" | "the" | "given")) {}
        let power = self.names.power_or_letter(self.word());
        match power {
            Some(to) => {
                self.at += 1;
                Ok(Action::Proxy { to })
            }
            None => refused(say!("To whom? A proxy goes to {}.", or(&self.board.powers))),
        }
    }
}
