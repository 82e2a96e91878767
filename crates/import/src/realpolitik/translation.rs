//! Translates orders between Realpolitik's words and ours.
use super::gazetteer::{Gazetteer, Spot, begins};
use super::head::kind;
use chancery_diplomacy::state::UnitKind;

/// The meaning of a line of orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// An order in our spelling.
    Order(String),
    /// No order.
    Nothing,
    /// An order that we do not support.
    Strange,
}

/// The meaning of an order on our board.
pub(super) fn meaning(gazetteer: &Gazetteer, order: &str) -> Meaning {
    let low = order.to_ascii_lowercase();
    let is_missing = low.contains("no move received") || low.ends_with("nmr") || low.ends_with(" pending");
    if is_missing || low.starts_with("defaults") {
        return Meaning::Nothing;
    }
    if low.starts_with("build waived") || low.starts_with("waive") {
        return Meaning::Order("Waive".to_owned());
    }
    OrderReader { gazetteer }.order(order).map_or(Meaning::Strange, Meaning::Order)
}

struct OrderReader<'a> {
    gazetteer: &'a Gazetteer,
}

/// The spellings of a unit's actions, longer ones first.
const MOVE: &[&str] = &["->", "-", "moves to ", "move to ", "moves ", "attacks ", "to ", "m "];
const SUPPORT: &[&str] = &["supports ", "support ", "s "];
const CONVOY: &[&str] = &["convoys ", "convoy ", "c "];
const HOLD: &[&str] = &["holds", "hold", "h"];
const DISBAND: &[&str] = &["disbands", "disband", "d", "removed", "remove"];
const TRANSFORM: &[&str] = &["trafo", "transforms", "transform"];

/// The rest of a text after one of these words, if it begins with one.
fn behind<'t>(text: &'t str, words: &[&str]) -> Option<&'t str> {
    words.iter().find_map(|word| begins(text, word)).map(|long| text[long..].trim_start())
}

/// Returns whether a text is one of these words.
fn is(text: &str, words: &[&str]) -> bool {
    let text = text.trim_matches([',', '.', ' ']);
    words.iter().any(|word| text.eq_ignore_ascii_case(word))
}

impl OrderReader<'_> {
    fn order(&self, text: &str) -> Option<String> {
        if let Some(rest) = behind(text, &["build ", "builds ", "b "]) {
            let (unit, rest) = self.unit(rest)?;
            return rest.is_empty().then(|| format!("B {unit}"));
        }
        if let Some(rest) = behind(text, &["remove ", "removes ", "disband ", "disbands ", "r ", "d "]) {
            let (unit, rest) = self.unit(rest)?;
            return rest.is_empty().then(|| format!("{unit} D"));
        }
        let (unit, rest) = self.unit(text)?;
        if is(rest, HOLD) {
            return Some(format!("{unit} H"));
        }
        if is(rest, DISBAND) {
            return Some(format!("{unit} D"));
        }
        if is(rest, TRANSFORM) {
            let other = if unit.starts_with('A') { 'F' } else { 'A' };
            let place = unit.get(2..)?;
            return Some(format!("{unit} transforms to {other} {place}"));
        }
        if let Some(rest) = behind(rest, SUPPORT) {
            let (other, rest) = self.unit(rest)?;
            return match self.way(rest)? {
                way if way.is_empty() => Some(format!("{unit} S {other}")),
                way => Some(format!("{unit} S {other}{way}")),
            };
        }
        if let Some(rest) = behind(rest, CONVOY) {
            let (other, rest) = self.unit(rest)?;
            let way = self.way(rest).filter(|way| !way.is_empty())?;
            return Some(format!("{unit} C {other}{way}"));
        }
        let way = self.way(rest).filter(|way| !way.is_empty())?;
        Some(format!("{unit}{way}"))
    }

    /// `A BUD` and the rest.
    fn unit<'t>(&self, text: &'t str) -> Option<(String, &'t str)> {
        let (word, rest) = text.trim_start().split_once([' ', '\t'])?;
        let kind: UnitKind = kind(word)?;
        let rest = rest.trim_start();
        let rest = behind(rest, &["in "]).unwrap_or(rest);
        let (spot, rest) = self.gazetteer.spot(rest)?;
        Some((format!("{} {}", kind.letter(), self.place(spot)?), rest.trim()))
    }

    fn place(&self, spot: Spot) -> Option<String> {
        self.gazetteer.place(spot)
    }

    /// ` - NTH - NWY` up to the end of the text. Empty if the text is.
    fn way(&self, text: &str) -> Option<String> {
        let mut rest = text.trim_matches([',', '.', ' ']);
        let mut way = String::new();
        while !rest.is_empty() {
            let (spot, more) = self.gazetteer.spot(behind(rest, MOVE)?)?;
            way += &format!(" - {}", self.place(spot)?);
            rest = more.trim_start();
        }
        Some(way)
    }
}
