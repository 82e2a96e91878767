//! Spellings, each of which means one province. Abbreviations come first, then full names, then all others.
use super::chart::{Chart, Land};
use super::{At, MAX_ITEMS, Refused, Report};
use chancery_diplomacy::variant::MAX_PROVINCES;
use chancery_rules::alphabet::fold;
use std::collections::{HashMap, HashSet};

/// Keywords of orders, which cannot be names of provinces.
const ORDER_WORDS: &[&str] = &[
    "a", "an", "and", "at", "b", "build", "by", "c", "coast", "convoy", "d", "disband", "ec", "f", "fleet", "from",
    "h", "hold", "in", "into", "m", "move", "nc", "of", "or", "p", "r", "remove", "retreat", "s", "sc", "sea",
    "support", "t", "the", "through", "to", "u", "unit", "via", "w", "waive", "wc", "with",
];

/// Returns whether the word is a keyword of orders.
pub(super) fn is_order_word(word: &str) -> bool {
    ORDER_WORDS.contains(&&*fold(word))
}

/// A replacement for an unusable abbreviation: the first letter, and consonants after it.
pub(super) fn another_abbreviation(name: &str, taken: impl Fn(&str) -> bool) -> Option<String> {
    let letters: Vec<char> = fold(name).to_ascii_uppercase().chars().filter(char::is_ascii_alphanumeric).collect();
    let (first, rest) = letters.split_first()?;
    let hard: Vec<char> = rest.iter().copied().filter(|c| !"AEIOU".contains(*c)).collect();
    let pairs =
        hard.iter().enumerate().flat_map(|(at, a)| hard[at + 1..].iter().map(move |b| format!("{first}{a}{b}")));
    let numbered = (1..1000).map(|n| format!("{first}{n}"));
    pairs.chain(numbered).find(|short| !taken(short) && !is_order_word(short))
}

impl Chart {
    /// Removes spellings that mean more than one province.
    ///
    /// # Errors
    /// If two provinces have the same abbreviation or the same name.
    pub(super) fn settle_spellings(&mut self, file: &str, report: &mut Report) -> Result<(), Refused> {
        let at = At::whole(file);
        if MAX_PROVINCES < self.provinces.len() {
            return at
                .refuse(format!("it has {} provinces; a board has at most {MAX_PROVINCES}", self.provinces.len()));
        }
        if MAX_ITEMS < self.powers.len() {
            return at.refuse("it has too many powers for a board");
        }
        let mut owner: HashMap<String, usize> = HashMap::new();
        for (index, land) in self.provinces.iter().enumerate() {
            if let Some(other) = owner.insert(fold(&land.abbreviation), index) {
                let other = &self.provinces[other].name;
                return at
                    .refuse(format!("{other} and {} have the same abbreviation {}", land.name, land.abbreviation));
            }
        }
        for (index, land) in self.provinces.iter().enumerate() {
            if let Some(&other) = owner.get(&fold(&land.name)).filter(|&&other| other != index) {
                let other = &self.provinces[other].name;
                return at.refuse(format!("{} and {other} have the same name", land.name));
            }
            owner.insert(fold(&land.name), index);
        }
        let adjectives: HashSet<String> = self.powers.iter().map(|(name, _)| fold(&name.adjective)).collect();
        for index in 0..self.provinces.len() {
            let land = &mut self.provinces[index];
            let own = [fold(&land.name), fold(&land.abbreviation)];
            let mut seen = HashSet::new();
            let mut taken = Vec::new();
            land.aliases = std::mem::take(&mut land.aliases).into_iter().map(|alias| fold(&alias)).collect();
            land.aliases.retain(|alias| {
                if is_order_word(alias) {
                    let why = format!("{alias:?} is a keyword of orders, so it no longer means {}.", land.name);
                    report.note(at, why);
                    return false;
                }
                if adjectives.contains(alias) {
                    let why = format!("{alias:?} means a power, so it no longer means {}.", land.name);
                    report.note(at, why);
                    return false;
                }
                if alias.is_empty() || own.contains(alias) || !seen.insert(alias.clone()) {
                    return false;
                }
                let other = *owner.entry(alias.clone()).or_insert(index);
                if other != index {
                    taken.push((alias.clone(), other));
                }
                other == index
            });
            for (alias, other) in taken {
                let (name, other) = (&self.provinces[index].name, &self.provinces[other].name);
                report.note(at, format!("The spelling {alias:?} means {other}, so it no longer means {name}."));
            }
        }
        Ok(())
    }
}

/// The word as an abbreviation in our files, if valid: one to four letters or digits.
pub(super) fn abbreviation(word: &str) -> Option<String> {
    let fits = !word.is_empty() && word.len() <= 4 && word.chars().all(|c| c.is_ascii_alphanumeric());
    fits.then(|| word.to_ascii_uppercase())
}

/// Takes the first word that is a free abbreviation. The others become spellings. If that word is a keyword of orders,
/// the province gets another abbreviation.
pub(super) fn name_province(land: &mut Land, words: &[&str], taken: &HashSet<String>) -> bool {
    let free = |word: &str| abbreviation(word).is_some_and(|short| !taken.contains(&short));
    let chosen = words.iter().position(|word| free(word) && !is_order_word(word));
    let Some(chosen) = chosen else {
        if !words.iter().any(|word| free(word)) {
            return false;
        }
        let Some(short) = another_abbreviation(&land.name, |short| taken.contains(short)) else { return false };
        land.abbreviation = short;
        land.aliases = words.iter().map(|word| fold(word)).collect();
        return true;
    };
    land.abbreviation = words[chosen].to_ascii_uppercase();
    let others = words.iter().enumerate().filter(|(at, _)| *at != chosen);
    land.aliases = others.map(|(_, word)| fold(word)).collect();
    true
}
