//! Winter orders that only some games have: homes, bids, and units that stay.
use super::words::Kind;
use super::{Parser, Rejected, is_break, is_small, refused};
use crate::order::{Action, Order};
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{line, or};

impl Parser<'_> {
    /// A winter order, if one begins here.
    pub(super) fn winter(&mut self) -> Option<Result<Order, Rejected>> {
        match self.word() {
            "maintain" | "maintains" => {
                self.at += 1;
                let unit = self.unit("maintained");
                Some(unit.map(|(kind, at)| Order::Unit { kind, at, action: Action::Maintain }))
            }
            "home" | "nohome" | "no" => self.home(),
            "makes" => self.home_in_words(self.at + 1, &["a", "home"]),
            "gives" if self.words.word_at(self.at + 1) == "up" => self.home_in_words(self.at + 2, &["as", "a", "home"]),
            "bid" | "bids" => self.bid(),
            _ => None,
        }
    }

    /// `Home PAR`, `No home PAR`. `None` if the place is ambiguous.
    fn home(&mut self) -> Option<Result<Order, Rejected>> {
        let chosen = self.word() == "home";
        let mut at = self.at + 1;
        if self.word() == "no" {
            at += 1;
            if self.words.word_at(at - 1) != "home" {
                return None;
            }
        }
        while is_small(self.words.word_at(at)) || matches!(self.words.word_at(at), "center" | "centre") {
            at += 1;
        }
        if self.words.blank && self.words.kind(at).is_none_or(is_break) {
            self.at = at;
            return Some(refused("Which centre? Please write \"Home\" and its name."));
        }
        let (place, end) = self.place_at(at).ok()?;
        // A province may be called Home.
        if self.place_at(self.at).is_ok_and(|(_, end)| end > self.at + 1) {
            return None;
        }
        self.at = end;
        Some(Ok(Order::Home { at: place, chosen }))
    }

    /// As results print it, from the place on: `Makes Paris a home centre`, `Gives up Paris as a home centre`.
    fn home_in_words(&mut self, at: usize, after: &[&str]) -> Option<Result<Order, Rejected>> {
        let (place, end) = self.place_at(at).ok()?;
        let said = after.iter().enumerate().all(|(i, word)| self.words.word_at(end + i) == *word);
        let centre = end + after.len();
        if !said || !matches!(self.words.word_at(centre), "centre" | "center") {
            return None;
        }
        self.at = centre + 1;
        Some(Ok(Order::Home { at: place, chosen: after.len() == 2 }))
    }

    /// `Bid 5 France`, `Bid France 5`.
    fn bid(&mut self) -> Option<Result<Order, Rejected>> {
        let start = self.at;
        self.at += 1;
        let before = self.number();
        while self.take_word(|word| matches!(word, "for" | "the" | "on" | "credit" | "credits")) {}
        let power = self.powers_name();
        if before.is_none() && power.is_none() {
            self.at = start;
            return None;
        }
        let Some(power) = power else {
            return Some(refused(say!("For which power? You can bid for {}.", or(&self.board.powers))));
        };
        let Some(credits) = before.or_else(|| self.number()) else {
            let name = &self.board.power_name(power).name;
            return Some(refused(say!("How much? A bid reads \"{}\".", line(format!("Bid 5 {name}")))));
        };
        self.take_word(|word| matches!(word, "credit" | "credits"));
        Some(match u32::try_from(credits) {
            Ok(credits) => Ok(Order::Bid { power, credits }),
            Err(_) => refused(say!("No power has {credits} credits to bid.", credits)),
        })
    }

    fn number(&mut self) -> Option<u64> {
        let number = self.word().parse().ok()?;
        self.at += 1;
        Some(number)
    }

    /// A power by its name (perhaps several words), adjective or letter.
    fn powers_name(&mut self) -> Option<Power> {
        let ends = (self.at..self.words.tokens.len()).take_while(|&at| self.words.kind(at) == Some(Kind::Word));
        let ends: Vec<_> = ends.map(|at| at + 1).take(4).collect();
        let found = ends.into_iter().rev().find_map(|end| {
            let power = self.names.power_or_letter(self.words.joined(self.at..end))?;
            Some((power, end))
        });
        let (power, end) = found?;
        self.at = end;
        Some(power)
    }
}
