//! The reason why an order was not carried out, in a sentence.
use super::super::event::Lapse;
use super::super::map::Map;
use super::super::order::Order;
use super::write;

/// Tells why an order was not carried out, or not in full: `ATTACK NBR FROM GEL was not carried out: …`.
pub fn lapse(map: &Map, order: &Order, why: &Lapse) -> String {
    let key = |land| map.key_of(land);
    let because = match why {
        Lapse::Fewer { went } => {
            return format!("{}: only {went} could go, and they went.", write(map, order));
        }
        Lapse::NotOwn(land) => format!("{} was not yours.", key(*land)),
        Lapse::IsOwn(land) => format!("{} was yours.", key(*land)),
        Lapse::NotConnected(one, other) => format!("{} and {} are not connected.", key(*one), key(*other)),
        Lapse::NoCity(land) => format!("{} is not a city.", key(*land)),
        Lapse::NotNext { next: Some(next) } => format!("next comes {}.", next.word()),
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
    format!("{} was not carried out: {because}", write(map, order))
}
