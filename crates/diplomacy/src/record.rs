//! Positions and events as readable JSON, in the game's own words.
use super::board::{Board, Location, Province};
use super::calendar::Round;
use super::entry::grammar;
use super::entry::names::Names;
use super::event::{Event, Failure, OrderResult, Trouble};
use super::phases::retreat;
use super::policy::Policies;
use super::state::{Affairs, Dislodged, Phase, State, Unit, UnitKind};
use crate::state::PhaseKind;
use chancery_rules::Power;
use chancery_rules::alphabet::fold;
use chancery_text::say;
use chancery_text::sentence::{self, Note, Say as _, and, line};
use chancery_text::words::said;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// A text, borrowed from its line where possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Text<'a>(pub Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Text<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Borrow;
        impl<'de> Visitor<'de> for Borrow {
            type Value = Text<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text")
            }
            fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
                Ok(Text(Cow::Borrowed(text)))
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
                Ok(Text(Cow::Owned(text.to_owned())))
            }
        }
        deserializer.deserialize_str(Borrow)
    }
}

impl Text<'_> {
    /// Returns the same text, owned.
    pub fn into_owned(self) -> Text<'static> {
        Text(Cow::Owned(self.0.into_owned()))
    }
}

impl<'a> From<&'a str> for Text<'a> {
    fn from(text: &'a str) -> Self {
        Self(Cow::Borrowed(text))
    }
}

impl From<String> for Text<'_> {
    fn from(text: String) -> Self {
        Self(Cow::Owned(text))
    }
}

/// `{"BUD": "Austria"}`: a map that keeps the order in which it was written. If two entries have the same place, the last counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs<'a>(pub Vec<(Text<'a>, Text<'a>)>);

impl Serialize for Pairs<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Pairs<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;
        impl<'de> Visitor<'de> for Entries {
            type Value = Pairs<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map of texts")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut pairs = Vec::with_capacity(map.size_hint().unwrap_or(32).min(256));
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(Entries)
    }
}

impl<'a> FromIterator<(Text<'a>, Text<'a>)> for Pairs<'a> {
    fn from_iter<I: IntoIterator<Item = (Text<'a>, Text<'a>)>>(pairs: I) -> Self {
        Self(pairs.into_iter().collect())
    }
}

/// `["Russia", "F", "STP/SC"]`
pub type UnitText<'a> = (Text<'a>, Text<'a>, Text<'a>);

/// A position as text.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionText<'a> {
    /// `S1901M`
    #[serde(borrow)]
    pub phase: Text<'a>,
    /// All units in place.
    pub units: Vec<UnitText<'a>>,
    /// Units that owe a retreat.
    #[serde(default)]
    pub dislodged: Vec<DislodgedText<'a>>,
    /// Provinces left empty by a stand-off.
    #[serde(default)]
    pub contested: Vec<Text<'a>>,
    /// Owned supply centres. If left out, the owners are those at the start.
    #[serde(default)]
    pub owners: Option<Pairs<'a>>,
    /// The winners, once there are any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<Text<'a>>,
    /// The affairs that only some rules need to remember.
    #[serde(default, skip_serializing_if = "AffairsText::is_empty")]
    pub affairs: AffairsText<'a>,
}

/// The state that only some rules need, as text. A list that is left out is empty. A centre without an owner has no entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AffairsText<'a> {
    /// The power whose home each centre is now.
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    pub homes: Option<Pairs<'a>>,
    /// The power that has held each province since the last count of centres.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Pairs<'a>>,
    /// The power that orders the units of each power.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub masters: Option<Pairs<'a>>,
    /// The credits of each power.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credits: Option<BTreeMap<Text<'a>, u32>>,
}

impl<'a> AffairsText<'a> {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn of(board: &'a Board, affairs: &Affairs) -> Self {
        let power = |power: Power| Text::from(board.power_name(power).name.as_str());
        let province = |index: usize| Text::from(board.provinces[index].abbreviation.as_str());
        let by_province = |list: &[Option<Power>]| {
            let owned = list.iter().enumerate().filter_map(|(at, owner)| Some((province(at), power((*owner)?))));
            (!list.is_empty()).then(|| owned.collect())
        };
        let masters = (0..).map(Power).zip(&affairs.masters);
        let credits = (0..).map(Power).zip(&affairs.credits);
        Self {
            homes: by_province(&affairs.homes),
            held: by_province(&affairs.held),
            masters: (!affairs.masters.is_empty())
                .then(|| masters.filter_map(|(at, master)| Some((power(at), power((*master)?)))).collect()),
            credits: (!affairs.credits.is_empty())
                .then(|| credits.map(|(at, &credits)| (power(at), credits)).collect()),
        }
    }

    fn affairs(&self, reader: &Reader) -> Result<Affairs, String> {
        let by_province = |map: &Option<Pairs>| {
            let Some(Pairs(map)) = map else { return Ok(Vec::new()) };
            let mut list = vec![None; reader.board.provinces.len()];
            for (at, owner) in map {
                list[usize::from(reader.province(&at.0)?.0)] = Some(reader.power(&owner.0)?);
            }
            Ok::<_, String>(list)
        };
        let mut affairs =
            Affairs { homes: by_province(&self.homes)?, held: by_province(&self.held)?, ..Affairs::default() };
        if let Some(Pairs(map)) = &self.masters {
            affairs.masters = vec![None; reader.board.powers.len()];
            for (at, master) in map {
                affairs.masters[reader.power(&at.0)?.index()] = Some(reader.power(&master.0)?);
            }
        }
        if let Some(map) = &self.credits {
            affairs.credits = vec![0; reader.board.powers.len()];
            for (at, credits) in map {
                affairs.credits[reader.power(&at.0)?.index()] = *credits;
            }
        }
        Ok(affairs)
    }
}

/// A unit that owes a retreat, as text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DislodgedText<'a> {
    /// The unit, in the place that it lost.
    #[serde(borrow)]
    pub unit: UnitText<'a>,
    /// The origin of its attacker, if it came by land.
    #[serde(default)]
    pub from: Option<Text<'a>>,
    /// The places where it can go. If left out, wherever the rules allow.
    #[serde(default)]
    pub options: Option<Vec<Text<'a>>>,
}

impl<'a> PositionText<'a> {
    /// A position as text.
    pub fn of(board: &'a Board, state: &State) -> Self {
        let power = |power: Power| Text::from(board.power_name(power).name.as_str());
        let province = |at: Province| Text::from(board.province(at).abbreviation.as_str());
        let unit = |unit: &Unit| (power(unit.power), unit.kind.initial().into(), place(board, unit.at));
        let dislodged = |dislodged: &Dislodged| DislodgedText {
            unit: unit(&dislodged.unit),
            from: dislodged.from.map(province),
            options: Some(dislodged.retreats.iter().map(|&at| place(board, at)).collect()),
        };
        let owners = (0..).map(Province).zip(&state.owners);
        Self {
            phase: state.phase.to_string().into(),
            units: state.units.iter().map(unit).collect(),
            dislodged: state.dislodged.iter().map(dislodged).collect(),
            contested: state.contested.iter().map(|&at| province(at)).collect(),
            owners: Some(owners.filter_map(|(at, owner)| Some((province(at), power((*owner)?)))).collect()),
            winners: state.winners.iter().map(|&at| power(at)).collect(),
            affairs: AffairsText::of(board, &state.affairs),
        }
    }

    /// The position that the text describes. Play may be unable to reach it: see [`check`].
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    pub fn state(&self, board: &Board, names: &Names, policies: &Policies) -> Result<State, String> {
        let reader = Reader { board, names };
        let phase = Phase::read(&self.phase.0)
            .ok_or_else(|| format!("\"{}\" is not a phase; a phase is written S1901M.", self.phase.0))?;
        let units = self.units.iter().map(|unit| reader.unit(unit)).collect::<Result<Vec<_>, _>>()?;
        let provinces = |list: &[Text]| list.iter().map(|text| reader.province(&text.0)).collect::<Result<Vec<_>, _>>();
        let mut state = State {
            phase,
            units,
            dislodged: Vec::new(),
            contested: provinces(&self.contested)?,
            owners: vec![None; board.provinces.len()],
            affairs: self.affairs.affairs(&reader)?,
            winners: self.winners.iter().map(|text| reader.power(&text.0)).collect::<Result<_, _>>()?,
        };
        match &self.owners {
            None => state.owners.clone_from(&board.owners),
            Some(Pairs(owners)) => {
                for (centre, owner) in owners {
                    let at = reader.province(&centre.0)?;
                    if !board.province(at).centre {
                        return Err(format!("{} is not a supply centre.", board.province(at).name));
                    }
                    state.owners[usize::from(at.0)] = Some(reader.power(&owner.0)?);
                }
            }
        }
        state.sort();
        let mut taken = vec![false; board.provinces.len()];
        let crowded = |unit: &&Unit| {
            let province = board.province_of(unit.at);
            let before = std::mem::replace(&mut taken[usize::from(province.0)], true);
            before && !board.province(province).high_sea
        };
        if let Some(unit) = state.units.iter().find(crowded) {
            return Err(format!("There are two units in {}.", board.full_name(unit.at)));
        }
        for dislodged in &self.dislodged {
            let dislodged = reader.dislodged(policies, &state, dislodged)?;
            state.dislodged.push(dislodged);
        }
        if state.phase.kind != PhaseKind::Retreat && !state.dislodged.is_empty() {
            return Err(format!("No unit is dislodged in {}.", state.phase));
        }
        state.sort();
        Ok(state)
    }
}

/// Checks that play could lead to this position, based on its phase and the open retreats.
///
/// # Errors
/// A sentence that names the contradiction.
pub fn check(board: &Board, policies: &Policies, state: &State) -> Result<(), Note> {
    let (phase, round) = (state.phase, Round::new(board, policies));
    if !round.has(phase) {
        let label = |phase: &Phase| sentence::phase(phase.to_string());
        return Err(Note::of(say!(
            "There is no phase {} in this game; there are {}, and retreats after movement.",
            label(&phase),
            and(round.phases(phase.year).iter().map(label))
        )));
    }
    let (n_units, n_provinces) = (state.units.len(), board.provinces.len());
    if n_units > n_provinces {
        return Err(Note::of(say!(
            "There are {n_units} units, but the board has only {n_provinces} provinces.",
            n_units,
            n_provinces
        )));
    }
    for Dislodged { unit, from, retreats } in &state.dislodged {
        let open = open_retreats(board, policies, state, unit, *from);
        if let Some(&barred) = retreats.iter().find(|at| !open.contains(at)) {
            let name = |&at: &Location| sentence::place(board.place_name(at));
            return Err(Note::of(say!(
                "{} cannot retreat to {}, only to {}.",
                line(board.unit_name(unit)),
                name(&barred),
                if open.is_empty() { "nowhere".arg() } else { and(open.iter().map(name)) }
            )));
        }
    }
    Ok(())
}

/// Returns the possible retreats of a dislodged unit, in a position after the movement.
fn open_retreats(
    board: &Board,
    policies: &Policies,
    state: &State,
    unit: &Unit,
    from: Option<Province>,
) -> Vec<Location> {
    retreat::options(board, policies, state, &state.units, &state.contested, unit, from)
}

fn place(board: &Board, at: Location) -> Text<'_> {
    match board.location(at).coast {
        None => Text::from(board.province(board.province_of(at)).abbreviation.as_str()),
        Some(_) => board.place_name(at).into(),
    }
}

/// A power by its name, adjective or letter.
///
/// # Errors
/// A sentence that says that this power does not exist.
pub fn power(board: &Board, names: &Names, text: &str) -> Result<Power, String> {
    let found = board.power(text).or_else(|| names.power_or_letter(&fold(text)));
    found.ok_or_else(|| format!("There is no power \"{text}\"."))
}

struct Reader<'a> {
    board: &'a Board,
    names: &'a Names,
}

impl Reader<'_> {
    fn power(&self, text: &str) -> Result<Power, String> {
        power(self.board, self.names, text)
    }

    fn place(&self, text: &str) -> Result<Location, String> {
        grammar::place(self.board, self.names, text).map_err(said)
    }

    fn province(&self, text: &str) -> Result<Province, String> {
        self.place(text).map(|at| self.board.province_of(at))
    }

    /// A place for a unit of this kind.
    fn goal(&self, kind: UnitKind, text: &str) -> Result<Location, String> {
        let at = self.place(text)?;
        if !self.board.can_stand(kind, at) {
            let lacks_coast =
                kind == UnitKind::Fleet && !self.board.province(self.board.province_of(at)).coasts.is_empty();
            let why = if lacks_coast { " without naming the coast" } else { "" };
            return Err(format!("There can be no {} in {}{why}.", kind.word(), self.board.full_name(at)));
        }
        Ok(at)
    }

    fn unit(&self, (power, kind, at): &UnitText) -> Result<Unit, String> {
        let power = self.power(&power.0)?;
        let kind = match &*kind.0 {
            "A" | "a" => UnitKind::Army,
            "F" | "f" => UnitKind::Fleet,
            "W" | "w" => UnitKind::Wing,
            other => return Err(format!("\"{other}\" is not a kind of unit; please write A, F or W.")),
        };
        let at = self.goal(kind, &at.0)?;
        Ok(Unit { power, kind, at })
    }

    fn dislodged(&self, policies: &Policies, state: &State, text: &DislodgedText) -> Result<Dislodged, String> {
        let unit = self.unit(&text.unit)?;
        let from = text.from.as_ref().map(|text| self.province(&text.0)).transpose()?;
        if state.dislodged.iter().any(|other| self.board.province_of(other.unit.at) == self.board.province_of(unit.at))
        {
            return Err(format!("There are two dislodged units in {}.", self.board.full_name(unit.at)));
        }
        let retreats = match &text.options {
            Some(options) => options.iter().map(|text| self.goal(unit.kind, &text.0)).collect::<Result<_, _>>()?,
            None => open_retreats(self.board, policies, state, &unit, from),
        };
        Ok(Dislodged { unit, from, retreats })
    }
}

/// The result of an order, as text.
#[derive(Clone, Debug, Serialize)]
pub struct ResultText<'a> {
    /// The power that gave it.
    pub power: &'a str,
    /// The canonical spelling.
    pub order: Cow<'a, str>,
    /// `success`, `failure`
    pub outcome: &'static str,
    /// The reason why it failed, in one word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// The reason why it is void, in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The place where a convoy broke.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<&'a str>,
    /// The units in the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Vec<String>>,
    /// The unit lost its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dislodged: Option<bool>,
    /// Whether the unit had no order.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub implied: bool,
}

impl<'a> ResultText<'a> {
    /// The result of an order. `doing` gives another unit's order: `A FIN - BOT`.
    pub fn of(board: &'a Board, result: &OrderResult, doing: impl Fn(&Unit) -> String) -> Self {
        let province = |at: Province| board.province(at).abbreviation.as_str();
        let mut text = Self {
            power: &board.power_name(result.power).name,
            order: result.order.text(board).into(),
            outcome: if result.failure.is_none() { "success" } else { "failure" },
            reason: result.failure.as_ref().map(reason),
            why: None,
            at: None,
            by: None,
            dislodged: (result.failure.is_some() || result.dislodged).then_some(result.dislodged),
            implied: result.implied,
        };
        match &result.failure {
            Some(Failure::Bounce { by, .. }) => text.by = Some(by.iter().map(|rival| doing(&rival.unit)).collect()),
            Some(Failure::Cut { by } | Failure::Dislodged { by }) => text.by = Some(vec![doing(by)]),
            Some(Failure::Disrupted { at }) => text.at = Some(province(*at)),
            Some(Failure::NoConvoy { at }) => text.at = at.map(province),
            Some(Failure::Void(why)) => text.why = Some(why.clone()),
            Some(Failure::NoRetreat { met }) => text.by = met.map(|at| vec![board.place_name(at)]),
            Some(Failure::Unseen(_) | Failure::Paradox | Failure::Excess | Failure::Outbid | Failure::Overbid)
            | None => {}
        }
        text
    }
}

/// The one word for a failure.
pub fn reason(failure: &Failure) -> &'static str {
    match failure {
        Failure::Bounce { .. } => "bounce",
        Failure::Cut { .. } => "cut",
        Failure::Dislodged { .. } => "dislodged",
        Failure::Disrupted { .. } | Failure::Paradox => "disrupted",
        Failure::NoConvoy { .. } => "no-convoy",
        Failure::Void(_) => "void",
        Failure::NoRetreat { .. } => "no-retreat",
        Failure::Excess => "excess",
        Failure::Outbid => "outbid",
        Failure::Overbid => "overbid",
        Failure::Unseen(unseen) => match unseen.what {
            Trouble::Bounce => "bounce",
            Trouble::Cut => "cut",
            Trouble::Dislodged => "dislodged",
            Trouble::Disrupted => "disrupted",
            Trouble::NoConvoy => "no-convoy",
            Trouble::Void => "void",
            Trouble::NoRetreat => "no-retreat",
        },
    }
}

/// An event as readable JSON.
pub fn event(board: &Board, event: &Event) -> serde_json::Value {
    let unit = |unit: &Unit| {
        serde_json::json!([
            board.power_name(unit.power).name,
            unit.kind.letter().to_string(),
            board.place_name(unit.at)
        ])
    };
    let power = |power: Power| board.power_name(power).name.as_str();
    let province = |at: Province| board.province(at).abbreviation.as_str();
    match event {
        Event::Result(result) => {
            let text = ResultText::of(board, result, |unit| board.unit_name(unit));
            serde_json::to_value(text).unwrap_or_default()
        }
        Event::Dislodged { unit: dislodged, by } => serde_json::json!({
            "event": "dislodged",
            "unit": unit(&dislodged.unit),
            "from": dislodged.from.map(province),
            "options": dislodged.retreats.iter().map(|&at| board.place_name(at)).collect::<Vec<_>>(),
            "by": unit(by),
        }),
        Event::Overrun { unit: dislodged, .. } => {
            serde_json::json!({ "event": "dislodged", "unit": unit(&dislodged.unit) })
        }
        Event::Stopped { unit: rider, at } => {
            serde_json::json!({ "event": "stopped", "unit": unit(rider), "at": board.place_name(*at) })
        }
        Event::Destroyed { unit: lost } => serde_json::json!({ "event": "destroyed", "unit": unit(lost) }),
        Event::Unused { power: whose, n_builds } => {
            serde_json::json!({ "event": "unused", "power": power(*whose), "builds": n_builds })
        }
        Event::Ownership { changes } => {
            let change = |&(at, before, after): &(Province, Option<Power>, Option<Power>)| serde_json::json!({ "centre": province(at), "before": before.map(power), "after": after.map(power) });
            serde_json::json!({ "event": "ownership", "changes": changes.iter().map(change).collect::<Vec<_>>() })
        }
        Event::Homes { changes } => {
            let change = |&(at, before, after): &(Province, Option<Power>, Option<Power>)| serde_json::json!({ "centre": province(at), "before": before.map(power), "after": after.map(power) });
            serde_json::json!({ "event": "homes", "changes": changes.iter().map(change).collect::<Vec<_>>() })
        }
        Event::Command { changes } => {
            let change = |&(at, before, after): &(Power, Option<Power>, Option<Power>)| serde_json::json!({ "power": power(at), "before": before.map(power), "after": after.map(power) });
            serde_json::json!({ "event": "command", "changes": changes.iter().map(change).collect::<Vec<_>>() })
        }
        Event::Paid { credits } => {
            let paid: BTreeMap<_, _> = credits.iter().map(|&(by, credits)| (power(by), credits)).collect();
            serde_json::json!({ "event": "paid", "credits": paid })
        }
        Event::Victory { powers } => {
            serde_json::json!({ "event": "victory", "powers": powers.iter().map(|&at| power(at)).collect::<Vec<_>>() })
        }
    }
}
