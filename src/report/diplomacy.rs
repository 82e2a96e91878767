//! The words for Diplomacy.
use super::{Heading, Report};
use crate::rules::diplomacy::Diplomacy;
use crate::rules::{Power, Review, Rules};

impl Report for Diplomacy {
    fn results(&self, _: Heading, _: &Self::View, events: &[&Self::Event], _: &Self::View) -> String {
        events.iter().map(|e| format!("{}\n", self.write_event(e))).collect()
    }
    fn status(&self, _: Heading, _: &Self::View) -> String {
        "Status\n".to_owned()
    }
    fn orders(&self, _: Heading, _: &Self::View, _: Power, orders: &[Self::Order], r: &Review) -> String {
        orders.iter().map(|o| self.write_order(o) + "\n").collect::<String>() + &r.missing.join("\n")
    }
    fn form(&self, _: &Self::View, _: Power, _: &[Self::Order]) -> String {
        String::new()
    }
    fn summary(&self, _: &[Self::View], _: &[String]) -> String {
        String::new()
    }
}
