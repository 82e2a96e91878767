//! `borders.txt`: coasts, the borders for armies and fleets, and borders with special rules.
use super::super::board::PassageStrength;
use super::super::state::{Season, UnitKind};
use super::draft::{At, COASTS, Draft, Spot};
use super::lines;
use super::province::{MAX_PROVINCES, not_a_season, season};
use chancery_rules::Power;

/// The maximum number of coasts on a board. Together with the maximum number of provinces, this fills the locations of a resolver.
const MAX_COASTS: usize = 3 * MAX_PROVINCES;

/// A border with special rules, between provinces by their number in the draft.
#[derive(Clone, Debug)]
pub(super) struct PassageDraft {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) at: At,
    pub(super) kind: Option<UnitKind>,
    pub(super) strength: PassageStrength,
    pub(super) no_support: bool,
    pub(super) no_retreat: bool,
    pub(super) yields: bool,
    pub(super) powers: Vec<Power>,
    pub(super) owners_of: Vec<usize>,
    pub(super) seasons: Vec<Season>,
}

/// The kind of borders in a section.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Coasts,
    Army,
    Fleet,
    Passages,
    Unknown,
}

impl Draft<'_> {
    /// Reads the file of one layer.
    pub(super) fn borders(&mut self, layer: usize, text: &str) {
        let mut section = Section::Unknown;
        for (line, text) in lines(text) {
            let at = At { layer, file: "borders.txt", line };
            if let Some(name) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
                section = match name.trim() {
                    "coasts" => Section::Coasts,
                    "army" => Section::Army,
                    "fleet" => Section::Fleet,
                    "passages" => Section::Passages,
                    _ => {
                        self.flaw(at, format!("[{name}] is not one of [coasts], [army], [fleet], [passages]"));
                        Section::Unknown
                    }
                };
                continue;
            }
            match section {
                Section::Coasts => self.coasts(at, text),
                Section::Army => self.border(at, text, UnitKind::Army),
                Section::Fleet => self.border(at, text, UnitKind::Fleet),
                Section::Passages => self.passage(at, text),
                // The unknown heading has already been reported.
                Section::Unknown if self.flaws.is_empty() => {
                    self.flaw(at, "a line belongs under [coasts], [army], [fleet] or [passages]");
                }
                Section::Unknown => {}
            }
        }
    }

    /// `BUL: EC SC`. In a board based on another, it replaces the base's line.
    fn coasts(&mut self, at: At, text: &str) {
        let Some((province, coasts)) = text.split_once(':') else {
            return self.flaw(at, "a line here is `BUL: EC SC`");
        };
        let Some(Spot { id, coast: None }) = self.place(at, province.trim()) else { return };
        let mut list = Vec::new();
        for word in coasts.split_whitespace() {
            match COASTS.iter().position(|coast| *coast == word) {
                Some(coast) if list.contains(&(coast as u8)) => {
                    self.flaw(at, format!("{} has two coasts {word}", province.trim()));
                }
                Some(coast) => list.push(coast as u8),
                None => self.flaw(at, format!("{word} is not one of NC, SC, EC, WC")),
            }
        }
        if !self.coasts_said.insert((at.layer, id)) {
            return self.flaw(at, format!("the coasts of {} are listed twice", province.trim()));
        }
        // Also removes the fleet borders of removed coasts, or of a shore that was undivided.
        let stays = |spot: &Spot| spot.id != id || spot.coast.is_some_and(|coast| list.contains(&coast));
        self.fleet.retain(|(a, b), _| stays(a) && stays(b));
        if let Some(entry) = &mut self.entries[id] {
            entry.coasts = list;
        }
        if MAX_COASTS < self.entries.iter().flatten().map(|entry| entry.coasts.len()).sum() {
            self.flaw(at, format!("there are more than {MAX_COASTS} coasts"));
        }
    }

    /// `A: B C -D`, or `A > B -C` for one way only.
    fn border(&mut self, at: At, text: &str, kind: UnitKind) {
        let (one_way, (from, to)) = match (text.split_once(':'), text.split_once('>')) {
            (Some(parts), None) => (false, parts),
            (None, Some(parts)) => (true, parts),
            _ => return self.flaw(at, "a line is `A: B C`, or `A > B` for one way only"),
        };
        let from = from.trim();
        let Some(a) = self.place(at, from) else { return };
        for word in to.split_whitespace() {
            let (gone, word) = word.strip_prefix('-').map_or((false, word), |word| (true, word));
            let Some(b) = self.place(at, word) else { continue };
            let ways: &[_] = if one_way { &[(a, b)] } else { &[(a, b), (b, a)] };
            let list = if kind == UnitKind::Army { &mut self.army } else { &mut self.fleet };
            let mut done = false;
            for &way in ways {
                done |= if gone { list.remove(&way).is_some() } else { list.insert(way, at).is_none() };
            }
            match (done, gone) {
                (true, true) => self.close_passages(a.id, b.id),
                (true, false) => {}
                (false, true) => self.flaw(at, format!("{from} and {word} are not joined")),
                (false, false) => self.flaw(at, format!("{from} and {word} are joined twice")),
            }
        }
    }

    /// Drops the rules of a border that units can no longer cross.
    fn close_passages(&mut self, a: usize, b: usize) {
        if self.passages.is_empty() {
            return;
        }
        let open = |from: usize, to: usize| {
            let leads = |(a, b): &(Spot, Spot)| a.id == from && b.id == to;
            self.army.keys().any(leads) || self.fleet.keys().any(leads)
        };
        let (there, back) = (open(a, b), open(b, a));
        self.passages.retain(|passage| match (passage.from, passage.to) {
            way if way == (a, b) => there,
            way if way == (b, a) => back,
            _ => true,
        });
    }

    /// `A - B: half, no support`, or `A > B: ...` for one way only.
    fn passage(&mut self, at: At, text: &str) {
        let parts = text.split_once(':').and_then(|(ends, rules)| match ends.split_once('>') {
            Some((from, to)) => Some((true, from.trim(), to.trim(), rules)),
            None => ends.split_once('-').map(|(from, to)| (false, from.trim(), to.trim(), rules)),
        });
        let Some((one_way, from, to, rules)) = parts else {
            return self.flaw(at, "a line here is `A - B: rules`, or `A > B: rules` for one way only");
        };
        let (Some(a), Some(b)) = (self.place(at, from), self.place(at, to)) else { return };
        if a.coast.is_some() || b.coast.is_some() {
            return self.flaw(at, "a passage is between provinces; it names no coasts");
        }
        let Some(passage) = self.rules(at, a.id, b.id, rules) else { return };
        let back = PassageDraft { from: b.id, to: a.id, ..passage.clone() };
        for passage in if one_way { vec![passage] } else { vec![passage, back] } {
            // Its special rules replace those of a base.
            let way = (passage.from, passage.to);
            self.passages.retain(|old| (old.from, old.to) != way || old.at.layer == at.layer);
            let clash = |old: &&PassageDraft| {
                (old.from, old.to) == way && (old.kind == passage.kind || old.kind.is_none() || passage.kind.is_none())
            };
            match self.passages.iter().find(clash).map(|old| old.at.line) {
                Some(line) => self.flaw(at, format!("line {line} already has rules for {from} and {to}")),
                None => self.passages.push(passage),
            }
        }
    }

    fn rules(&mut self, at: At, from: usize, to: usize, rules: &str) -> Option<PassageDraft> {
        let mut passage = PassageDraft {
            from,
            to,
            at,
            kind: None,
            strength: PassageStrength::Full,
            no_support: false,
            no_retreat: false,
            yields: false,
            powers: Vec::new(),
            owners_of: Vec::new(),
            seasons: Vec::new(),
        };
        let mut only = false;
        for rule in rules.split(',').map(str::trim) {
            match rule {
                "army only" => passage.kind = Some(UnitKind::Army),
                "fleet only" => passage.kind = Some(UnitKind::Fleet),
                "half" => passage.strength = PassageStrength::Half,
                "support needed" => passage.strength = PassageStrength::Nothing,
                "no support" => passage.no_support = true,
                "no retreat" => passage.no_retreat = true,
                "yields" => passage.yields = true,
                _ => {
                    if let Some(power) = rule.strip_prefix("only ") {
                        only = true;
                        passage.powers.extend(self.power(at, power.trim()));
                    } else if let Some(centre) = rule.strip_prefix("owner of ") {
                        passage.owners_of.push(self.place(at, centre.trim())?.id);
                    } else if let Some(word) = rule.strip_prefix("in ") {
                        match season(word.trim()) {
                            Some(season) => passage.seasons.push(season),
                            None => self.flaw(at, not_a_season(word.trim())),
                        }
                    } else {
                        self.flaw(
                            at,
                            format!(
                                "{rule:?} is not a rule for a passage; the rules are army only, fleet only, half, support \
                                 needed, no support, no retreat, yields, only Power, owner of ABC, in Season"
                            ),
                        );
                    }
                }
            }
        }
        if only && passage.powers.is_empty() {
            // Without powers, it would be open to all.
            self.flaw(at, "the powers that may pass here are not on this board; take the border away");
            return None;
        }
        Some(passage)
    }
}
