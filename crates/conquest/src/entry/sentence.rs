//! The reason why an order was not carried out, in a sentence.
use super::super::event::Lapse;
use super::super::map::{Land, Map};
use super::super::order::Order;
use super::super::units::{Building, Units};
use super::write;

/// The words for what an order names.
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

/// The words of orders themselves.
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

/// Tells why an order was not carried out, or not in full: `ATTACK NBR FROM GEL was not carried out: …`.
pub fn lapse(words: &dyn Wording, order: &Order, why: &Lapse) -> String {
    let key = |land: &Land| words.land(*land);
    let because = match why {
        Lapse::Fewer { went } => {
            return format!("{}: only {} could go, and they went.", words.order(order), words.units(*went));
        }
        Lapse::NotOwn(land) => format!("{} was not yours.", key(land)),
        Lapse::IsOwn(land) => format!("{} was yours.", key(land)),
        Lapse::NotConnected(one, other) => format!("{} and {} are not connected.", key(one), key(other)),
        Lapse::NoCity(land) => format!("{} is not a city.", key(land)),
        Lapse::NotNext { next: Some(next) } => format!("next comes {}.", words.building(*next)),
        Lapse::NotNext { next: None } => "all was built already.".to_owned(),
        Lapse::Iron { needs, has } => format!("it costs {needs} kg of iron, and there were {has} kg."),
        Lapse::TooWeak { attack, defence } => {
            format!(
                "the column's attack score was {attack}, {} less than the defence score {defence}.",
                defence - attack
            )
        }
        Lapse::Odds { attack, defence } => format!("the odds were {attack} to {defence}."),
        Lapse::HeadOn { own, other } => {
            format!("both states attacked each other, {own} against {other}, so the column stayed and defended.")
        }
        Lapse::Nobody => "nobody could leave: one unit always stays, and who attacked does not move.".to_owned(),
    };
    format!("{} was not carried out: {because}", words.order(order))
}
