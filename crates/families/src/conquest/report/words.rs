//! Names and numbers as letters write them.
use chancery_conquest::Conquest;
use chancery_conquest::map::Land;
use chancery_conquest::state::Risk;
use chancery_rules::{Power, Rules as _};

/// Names of a map, as letters write them.
pub(super) trait InWords {
    /// `Gelderland (GEL)`
    fn full(&self, land: Land) -> String;
    /// `GEL`
    fn key(&self, land: Land) -> &str;
    /// `Red`
    fn name(&self, power: Power) -> &str;
}

impl InWords for Conquest {
    fn full(&self, land: Land) -> String {
        let data = self.map().land(land);
        format!("{} ({})", data.name, data.key)
    }

    fn key(&self, land: Land) -> &str {
        self.map().key_of(land)
    }

    fn name(&self, power: Power) -> &str {
        self.powers().get(power.index()).map_or("?", |power| power.name.as_str())
    }
}

/// A score in tenths: `4.8`.
pub(super) fn tenths(n: u64) -> String {
    format!("{}.{}", n / 10, n % 10)
}

/// A ratio of two scores, rounded down: `1.83`; `-` against nobody.
pub(super) fn ratio(attack: u64, defence: u64) -> String {
    match defence {
        0 => "-".to_owned(),
        _ => hundredths(attack * 100 / defence),
    }
}

/// A risk: `1.75`; `-` where there is no threat, `open` where nobody defends.
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

/// A chance, from tenths of a per cent: `97 %`; `99.8 %` near certainty.
pub(super) fn chance(permille: u32) -> String {
    match permille {
        0..=9 | 991..=999 => format!("{}.{} %", permille / 10, permille % 10),
        _ => format!("{} %", (permille + 5) / 10),
    }
}
