//! Positions and events as readable JSON, in the game's own words.
use super::entry::{self, Words};
use super::event::{Back, Battle, Event, Fight, FightEnd, Opened, Prospect, Side};
use super::map::{Land, Map};
use super::order::Order;
use super::state::{Holding, Seat, Sections, State};
use super::units::{Building, Kind, Units};
use chancery_rules::Power;
use chancery_text::words::said;
use serde::{Deserialize, Serialize};
use serde_json::{Map as Object, Value, json};
use std::collections::BTreeMap;

/// A position in saved form.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StateText {
    #[serde(default)]
    game: String,
    turn: u32,
    states: BTreeMap<String, HoldingText>,
    powers: BTreeMap<String, SeatText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    winners: Vec<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HoldingText {
    owner: String,
    /// `4i 3c 3a`. Left out if the state is empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    garrison: String,
    #[serde(default, skip_serializing_if = "is_false")]
    city: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    mine: bool,
    /// The newest building: `stables`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    building: Option<String>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatText {
    #[serde(default)]
    iron: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    governor: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    standing: Vec<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    missed: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_false(value: &bool) -> bool {
    !value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_zero(value: &u32) -> bool {
    *value == 0
}

fn name(map: &Map, power: Power) -> String {
    map.powers.get(power.index()).map_or_else(|| "nobody".to_owned(), |power| power.name.clone())
}

fn power(map: &Map, name: &str) -> Result<Power, String> {
    let is = |power: &chancery_rules::PowerName| power.name.eq_ignore_ascii_case(name);
    let index = map.powers.iter().position(is).ok_or_else(|| format!("There is no power \"{name}\"."))?;
    Ok(Power(index as u16))
}

/// Units as text, which is empty if there are none.
fn units(units: Units) -> String {
    units.order().to_lowercase()
}

fn read_units(text: &str) -> Result<Units, String> {
    let mut words = Words::of(text);
    let units = words.units().map_err(said)?;
    if words.is_empty() { Ok(units) } else { Err(format!("\"{text}\" is not a garrison such as 4i 3c 3a.")) }
}

/// A position as JSON.
pub fn save(map: &Map, state: &State) -> Value {
    let holding = |holding: &Holding| HoldingText {
        owner: name(map, holding.owner),
        garrison: units(holding.garrison),
        city: holding.is_city,
        mine: holding.has_mine,
        building: holding.newest.map(|newest| newest.word().to_lowercase()),
    };
    let seat = |seat: &Seat| SeatText {
        iron: seat.iron,
        governor: seat.governor.words().into_iter().map(str::to_lowercase).collect(),
        standing: seat.standing.iter().map(|order| entry::write(map, order)).collect(),
        missed: seat.n_missed,
    };
    let plays = (0..).map(Power).zip(&state.seats).filter(|(_, seat)| seat.plays);
    let text = StateText {
        game: state.game.clone(),
        turn: state.turn,
        states: map.all().map(|land| (map.key_of(land).to_owned(), holding(state.at(land)))).collect(),
        powers: plays.map(|(power, own)| (name(map, power), seat(own))).collect(),
        winners: state.winners.iter().map(|power| name(map, *power)).collect(),
    };
    serde_json::to_value(text).unwrap_or_default()
}

/// Reads a position that [`save`] wrote.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn load(map: &Map, saved: &Value) -> Result<State, String> {
    let text = StateText::deserialize(saved).map_err(|error| format!("This is not a position: {error}."))?;
    let mut holdings: Vec<Option<Holding>> = vec![None; map.lands.len()];
    for (key, own) in &text.states {
        let land = map.find(key).ok_or_else(|| format!("There is no state \"{key}\"."))?;
        holdings[land.index()] = Some(holding(map, own).map_err(|why| format!("{key}: {why}"))?);
    }
    if let Some(land) = map.all().find(|land| holdings[land.index()].is_none()) {
        return Err(format!("The state {} is missing.", map.key_of(land)));
    }
    let mut seats = vec![Seat::default(); map.powers.len()];
    for (key, own) in &text.powers {
        let index = power(map, key)?.index();
        seats[index] = seat(map, own).map_err(|why| format!("{key}: {why}"))?;
    }
    let holdings: Vec<Holding> = holdings.into_iter().flatten().collect();
    for holding in &holdings {
        // A power that owns a state is in the game.
        seats[holding.owner.index()].plays = true;
    }
    let winners = text.winners.iter().map(|winner| power(map, winner)).collect::<Result<_, _>>()?;
    Ok(State { game: text.game, turn: text.turn.max(1), holdings, seats, winners })
}

fn holding(map: &Map, text: &HoldingText) -> Result<Holding, String> {
    let building = |word: &String| {
        let found = Building::ALL.into_iter().find(|building| building.word().eq_ignore_ascii_case(word));
        found.ok_or_else(|| format!("There is no building \"{word}\": there are barracks, stables and factory."))
    };
    Ok(Holding {
        owner: power(map, &text.owner)?,
        garrison: read_units(&text.garrison)?,
        is_city: text.city,
        has_mine: text.mine,
        newest: text.building.as_ref().map(building).transpose()?,
    })
}

fn seat(map: &Map, text: &SeatText) -> Result<Seat, String> {
    let mut governor = Sections::NONE;
    for word in &text.governor {
        match word.as_str() {
            "produce" => governor.produce = true,
            "attack" => governor.attack = true,
            "move" => governor.moves = true,
            _ => return Err(format!("\"{word}\" is not a section: there are produce, attack and move.")),
        }
    }
    let standing = text.standing.iter().map(|order| entry::read(map, order)).collect::<Result<Vec<Order>, _>>()?;
    Ok(Seat { plays: true, iron: text.iron, governor, standing, n_missed: text.missed })
}

/// Bytes as text.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// An event as JSON.
pub fn event(map: &Map, event: &Event) -> Value {
    let key = |land: Land| map.key_of(land);
    let who = |power: Power| name(map, power);
    match event {
        Event::Luck(luck) => opened(luck),
        Event::Missed { power, n } => json!({ "event": "missed", "power": who(*power), "turns": n }),
        Event::Income { power, mines, iron } => {
            json!({ "event": "income", "power": who(*power), "mines": mines, "iron": iron })
        }
        Event::Built { power, at, building } => {
            let building = building.word().to_lowercase();
            json!({ "event": "built", "power": who(*power), "at": key(*at), "building": building })
        }
        Event::Produced { power, at, share, units: made, short, lost } => json!({
            "event": "produced", "power": who(*power), "at": key(*at), "share": share,
            "units": units(*made), "short": units(*short), "lost": lost,
        }),
        Event::Lapsed { power, order, why } => json!({
            "event": "lapsed", "power": who(*power), "order": entry::write(map, order),
            "why": said(entry::lapse(map, order, why)),
        }),
        Event::Battle(battle) => of_battle(map, battle),
        Event::Moved { power, from, to, units: moved } => json!({
            "event": "moved", "power": who(*power), "from": key(*from), "to": key(*to), "units": units(*moved),
        }),
        Event::Counted { power, lands, continents, production } => {
            let continents: Vec<&str> = continents.iter().map(|n| map.continents[*n].key.as_str()).collect();
            json!({
                "event": "counted", "power": who(*power), "states": lands, "continents": continents,
                "production": production,
            })
        }
        Event::Eliminated { power, iron } => json!({ "event": "eliminated", "power": who(*power), "iron": iron }),
        Event::Prospect(prospect) => of_prospect(map, prospect),
    }
}

fn opened(luck: &Opened) -> Value {
    let salts: Object<String, Value> = luck.salts.iter().map(|(seat, salt)| (seat.clone(), json!(salt))).collect();
    json!({
        "event": "luck", "turn": luck.turn, "secret": hex(&luck.secret), "message": luck.message(),
        "salts": salts, "key": hex(&luck.key),
    })
}

fn of_prospect(map: &Map, prospect: &Prospect) -> Value {
    json!({
        "event": "prospect", "power": name(map, prospect.power), "from": map.key_of(prospect.from),
        "target": map.key_of(prospect.target), "column": units(prospect.column),
        "garrison": units(prospect.garrison), "won": prospect.odds.map(|odds| odds.won),
    })
}

fn of_battle(map: &Map, battle: &Battle) -> Value {
    let key = |land: Land| map.key_of(land);
    let column = |column: &super::event::Column| {
        let back = match column.back {
            Back::Nobody => Value::Null,
            Back::Home => json!(key(column.from)),
            Back::To(land) => json!(key(land)),
            Back::Disbanded => json!("disbanded"),
        };
        json!({
            "power": name(map, column.power), "from": key(column.from), "units": units(column.units),
            "left": units(column.left), "won": column.won, "moved_in": units(column.moved_in), "back": back,
        })
    };
    json!({
        "event": "battle", "target": key(battle.target), "defender": name(map, battle.defender),
        "garrison": units(battle.garrison),
        "columns": battle.columns.iter().map(column).collect::<Vec<_>>(),
        "fights": battle.fights.iter().map(|fight| of_fight(map, fight)).collect::<Vec<_>>(),
        "garrison_left": units(battle.garrison_left),
        "taken_by": battle.taken_by.map(|power| name(map, power)),
    })
}

fn of_fight(map: &Map, fight: &Fight) -> Value {
    let side = |side: &Side| {
        let kinds = Kind::ALL.into_iter().filter(|kind| side.luck[*kind as usize] != 0);
        let luck: Object<String, Value> =
            kinds.map(|kind| (kind.letter().to_string(), json!(side.luck[kind as usize]))).collect();
        json!({ "units": units(side.units), "luck": luck, "tenths": side.tenths, "lost": units(side.lost) })
    };
    let round = |round: &super::event::Round| json!({ "attack": side(&round.attack), "defence": side(&round.defence) });
    let end = match fight.end {
        FightEnd::Won => "won",
        FightEnd::Repulsed => "repulsed",
        FightEnd::BrokenOff => "broken off",
        FightEnd::Stopped => "stopped",
        FightEnd::BothGone => "both gone",
        FightEnd::Exhausted => "exhausted",
    };
    json!({
        "stage": fight.stage, "from": map.key_of(fight.from), "column": units(fight.column), "part": units(fight.part),
        "rounds": fight.rounds.iter().map(round).collect::<Vec<_>>(), "end": end,
        "column_left": units(fight.column_left), "part_left": units(fight.part_left),
    })
}
