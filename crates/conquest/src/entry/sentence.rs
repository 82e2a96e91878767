//! The reason why an order was not carried out, in a sentence.
use super::super::event::Lapse;
use super::super::map::{Land, Map};
use super::super::order::Order;
use super::super::units::{Building, Units};
use super::write;
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, line, place, term};

/// The wording of the things that an order names.
pub trait Wording {
    /// A state: `GEL`.
    fn land(&self, land: Land) -> String;
    /// Units: `4i 3c`.
    fn units(&self, units: Units) -> String;
    /// A building: `STABLES`.
    fn building(&self, building: Building) -> String;
    /// An order: `ATTACK NBR FROM GEL`.
    fn order(&self, order: &Order) -> String;
}

/// The wording of orders themselves.
impl Wording for Map {
    fn land(&self, land: Land) -> String {
        self.key_of(land).to_owned()
    }

    fn units(&self, units: Units) -> String {
        units.to_string()
    }

    fn building(&self, building: Building) -> String {
        building.word().to_owned()
    }

    fn order(&self, order: &Order) -> String {
        write(self, order)
    }
}

/// Explains why an order was not carried out, or not in full: `ATTACK NBR FROM GEL was not carried out: …`.
pub fn lapse(words: &dyn Wording, order: &Order, why: &Lapse) -> Note {
    told(words, order, why, "was not carried out")
}

/// Explains why an order would not be carried out, or not in full.
pub(super) fn would_lapse(words: &dyn Wording, order: &Order, why: &Lapse) -> Note {
    told(words, order, why, "would not be carried out")
}

fn told(words: &dyn Wording, order: &Order, why: &Lapse, what: &'static str) -> Note {
    let key = |land: &Land| place(words.land(*land));
    let order = line(words.order(order));
    let because: Sentence = match why {
        Lapse::Fewer { went } => {
            return Note::of(say!("{order}: only {} could go, and they went.", order, term(words.units(*went))));
        }
        Lapse::NotOwn(land) => say!("{} was not yours.", key(land)),
        Lapse::IsOwn(land) => say!("{} was yours.", key(land)),
        Lapse::NotConnected(one, other) => say!("{} and {} are not connected.", key(one), key(other)),
        Lapse::NoCity(land) => say!("{} is not a city.", key(land)),
        Lapse::NotNext { next: Some(next) } => say!("next comes {}.", term(words.building(*next))),
        Lapse::NotNext { next: None } => say!("all was built already."),
        Lapse::Iron { needs, has } => say!("it costs {} kg of iron, and there were {} kg.", *needs, *has),
        Lapse::TooWeak { attack, defence } => say!(
            "the column's attack score was {}, {} less than the defence score {}.",
            *attack,
            defence - attack,
            *defence
        ),
        Lapse::Odds { attack, defence } => say!("the odds were {} to {}.", *attack, *defence),
        Lapse::HeadOn { own, other } => {
            say!("both states attacked each other, {} against {}, so the column stayed and defended.", *own, *other)
        }
        Lapse::Nobody => say!("nobody could leave: one unit always stays, and who attacked does not move."),
    };
    Note::of(say!("{order} {what}: {because}", order, what, because))
}
