//! Names and numbers as e-mails write them, and as pages do.
use super::slots::product;
use chancery_conquest::Conquest;
use chancery_conquest::entry::{Wording, odds, write};
use chancery_conquest::map::Land;
use chancery_conquest::order::Order;
use chancery_conquest::state::Risk;
use chancery_conquest::units::{Building, Kind, Units};
use chancery_rules::{Power, Rules as _};
use chancery_text::{FIRM, list};

/// Names on a map, as e-mails write them.
pub(super) trait InWords {
    /// The game's rules.
    fn rules(&self) -> &Conquest;
    /// The words for orders and units.
    fn wording(&self) -> &dyn Wording;
    /// `Gelderland (GEL)`
    fn full(&self, land: Land) -> String;
    /// `GEL`
    fn key(&self, land: Land) -> &str;
    /// `GEL 5i 2c`
    fn made(&self, at: Land, units: Units) -> String;
    /// `2i GRO to FRI`
    fn moved(&self, units: Units, from: Land, to: Land) -> String;
    /// `5i 2c`
    fn told(&self, units: Units) -> String {
        self.wording().units(units)
    }
    /// `Red`
    fn name(&self, power: Power) -> &str {
        self.rules().powers().get(power.index()).map_or("?", |power| power.name.as_str())
    }
}

impl InWords for Conquest {
    fn rules(&self) -> &Conquest {
        self
    }

    fn wording(&self) -> &dyn Wording {
        self.map()
    }

    fn full(&self, land: Land) -> String {
        let data = self.map().land(land);
        format!("{} ({})", data.name, data.key)
    }

    fn key(&self, land: Land) -> &str {
        self.map().key_of(land)
    }

    fn made(&self, at: Land, units: Units) -> String {
        firm(&format!("{} {units}", self.key(at)))
    }

    fn moved(&self, units: Units, from: Land, to: Land) -> String {
        firm(&format!("{units} {} to {}", self.key(from), self.key(to)))
    }
}

/// Returns the text with non-breaking spaces: `5i 2c`.
fn firm(text: &str) -> String {
    text.replace(' ', FIRM.encode_utf8(&mut [0; 4]))
}

/// Wording for pages: what players say, rather than what they type.
pub(super) struct OnPages<'a>(pub(super) &'a Conquest);

impl OnPages<'_> {
    /// `all units`, `4 infantry and 1 cavalry`
    pub(super) fn those(&self, units: Option<Units>) -> String {
        units.map_or_else(|| "all units".to_owned(), |units| self.units(units))
    }

    /// The optional clauses of an attack: `, 80% move in`.
    pub(super) fn rest(stop_below: Option<u32>, occupy: Option<u32>) -> String {
        let stop = stop_below.map_or_else(String::new, |stop| format!(", not below {} to 1", odds(stop)));
        stop + &occupy.map_or_else(String::new, |share| format!(", {share}% move in"))
    }
}

impl Wording for OnPages<'_> {
    fn land(&self, land: Land) -> String {
        self.key(land).to_owned()
    }

    fn units(&self, units: Units) -> String {
        let there = Kind::ALL.into_iter().filter(|kind| 0 < units.get(*kind));
        let kinds: Vec<String> = there.map(|kind| format!("{} {}", units.get(kind), kind.word())).collect();
        if kinds.is_empty() { "no units".to_owned() } else { list(&kinds) }
    }

    fn building(&self, building: Building) -> String {
        building.name().to_owned()
    }

    fn order(&self, order: &Order) -> String {
        let key = |land: &Land| self.key(*land);
        match order {
            Order::Build { what, at } => {
                format!("Build {} in {}", what.map_or("nothing", |what| what.name()), key(at))
            }
            Order::Produce { at, what } => {
                format!("Produce {} in {}", product(what), at.as_ref().map_or("all other cities", key))
            }
            Order::Attack { target, from, with, stop_below, occupy } => {
                let rest = Self::rest(*stop_below, *occupy);
                format!("Attack {} from {} with {}{rest}", key(target), key(from), self.those(*with))
            }
            Order::Move { units, from, to } => {
                format!("Move {} from {} to {}", self.those(*units), key(from), key(to))
            }
            Order::Hold(land) => format!("Hold {}", key(land)),
            Order::Standing(order) => format!("{}, every turn", self.order(order)),
            order => write(self.0.map(), order),
        }
    }
}

impl InWords for OnPages<'_> {
    fn rules(&self) -> &Conquest {
        self.0
    }

    fn wording(&self) -> &dyn Wording {
        self
    }

    fn full(&self, land: Land) -> String {
        self.land(land)
    }

    fn key(&self, land: Land) -> &str {
        &self.0.map().land(land).name
    }

    fn made(&self, at: Land, units: Units) -> String {
        format!("{} in {}", self.units(units), self.key(at))
    }

    fn moved(&self, units: Units, from: Land, to: Land) -> String {
        format!("{} from {} to {}", self.units(units), self.key(from), self.key(to))
    }
}

/// A score in tenths: `4.8`.
pub(super) fn tenths(n: u64) -> String {
    format!("{}.{}", n / 10, n % 10)
}

/// A ratio of two scores, rounded down: `1.83`, or `-` if there is no defender.
pub(super) fn ratio(attack: u64, defence: u64) -> String {
    match defence {
        0 => "-".to_owned(),
        _ => hundredths(attack * 100 / defence),
    }
}

/// A risk: `1.75`, `-` where no one threatens, or `open` where no one defends.
pub(super) fn risk(risk: Risk) -> String {
    match risk.hundredths() {
        None => "open".to_owned(),
        Some(_) if risk.threat == 0 => "-".to_owned(),
        Some(n) => hundredths(n),
    }
}

fn hundredths(n: u64) -> String {
    format!("{}.{:02}", n / 100, n % 100)
}

/// A chance, given in tenths of a per cent: `97%`, or `99.8%` near certainty.
pub(super) fn chance(permille: u32) -> String {
    match permille {
        0..=9 | 991..=999 => format!("{}.{}%", permille / 10, permille % 10),
        _ => format!("{}%", (permille + 5) / 10),
    }
}
