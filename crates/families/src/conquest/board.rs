//! A Conquest map, ready for games.
use super::layout::layout;
use super::settings::{CASUALTIES, FIGURES, TURNS, VICTORY};
use crate::ruleset::Ruleset;
use crate::setting::{Kept, Key};
use crate::{Family, Variant};
use chancery_conquest::map::{Land, Map};
use chancery_conquest::options::{Casualties, Options};
use chancery_conquest::{Conquest, jsonl};
use chancery_picture::layout::Layout;
use chancery_text::doc::Doc;
use chancery_text::sentence::{Note, and, place, term};
use chancery_text::{counted, say};
use serde_json::{Map as JsonMap, Value};
use std::sync::Arc;

/// The number of powers played, a setting shared by all games. Empty means all.
const POWERS: Key<Option<usize>> = Key::new("powers", "");

/// A map.
pub(super) struct ConquestBoard {
    map: Arc<Map>,
}

impl ConquestBoard {
    pub(super) fn new(map: Map) -> Self {
        Self { map: Arc::new(map) }
    }
}

/// The choices of a game. Values that cannot be read fall back to the default.
fn options(settings: &Kept) -> Options {
    let usual = Options::default();
    let number = |key: Key<Option<usize>>| settings.get(key).and_then(|n| u32::try_from(n).ok());
    Options {
        casualties: match settings.get(CASUALTIES).as_str() {
            "text" => Casualties::Text,
            _ => usual.casualties,
        },
        victory_percent: number(VICTORY).unwrap_or(usual.victory_percent),
        turn_limit: number(TURNS),
    }
}

impl Variant for ConquestBoard {
    fn family(&self) -> &'static dyn Family {
        &super::Conquest
    }

    fn title(&self) -> &str {
        &self.map.title
    }

    fn n_played(&self) -> usize {
        self.map.powers.len()
    }

    fn goal(&self) -> String {
        Options::default().states_to_win(self.map.lands.len()).to_string()
    }

    fn describe(&self, doc: &mut Doc) {
        describe(&self.map, doc);
    }

    fn overview(&self) -> String {
        let map = &self.map;
        let named = |is: fn(&Map, Land) -> bool| {
            let keys: Vec<&str> = map.all().filter(|land| is(map, *land)).map(|land| map.key_of(land)).collect();
            keys.join(" ")
        };
        format!(
            "{}\n{}\n\nFor {} to {} players\n{} in {}\nCities: {}\nIron: {}\n",
            map.title,
            map.source,
            map.players.0,
            map.players.1,
            counted(map.lands.len(), "state"),
            counted(map.continents.len(), "continent"),
            named(|map, land| map.land(land).is_city),
            named(|map, land| map.land(land).has_iron),
        )
    }

    fn layout(&self) -> Option<Layout> {
        Some(layout(&self.map))
    }

    fn adjudicate(&self, line: JsonMap<String, Value>) -> Result<JsonMap<String, Value>, String> {
        jsonl::adjudicate(&Conquest::new(self.map.clone(), Options::default()), line)
    }

    fn play(&self, settings: &Kept) -> Result<Arc<dyn Ruleset>, String> {
        let rules = Conquest::new(self.map.clone(), options(settings));
        Ok(Arc::new(Arc::new(match settings.get(FIGURES).as_str() {
            "" => rules,
            line => rules.with_figures(line)?,
        })))
    }

    fn fits(&self, settings: &Kept) -> Result<(), Note> {
        let (least, most) = self.map.players;
        match settings.get(POWERS) {
            Some(n) if !(least..=most).contains(&n) => Err(Note::of(say!(
                "{} is for {least} to {most} powers: please SET POWERS to one of these numbers.",
                term(&self.map.title),
                least,
                most
            ))),
            _ => Ok(()),
        }
    }
}

/// Describes the map: continents, states and connections.
fn describe(map: &Map, doc: &mut Doc) {
    let n_states = map.lands.len();
    doc.classic(say!(
        "{}: {n_states state|states} in {continents continent|continents}, for {least} to {most} players. {win} states win unless the game says otherwise.",
        term(&map.title),
        n_states,
        continents = map.continents.len(),
        least = map.players.0,
        most = map.players.1,
        win = Options::default().states_to_win(n_states)
    ));
    for continent in &map.continents {
        let (name, n) = (term(continent.name.to_uppercase()), continent.lands.len());
        doc.heading(say!("{name} ({n state|states}):", name, n));
        for &land in &continent.lands {
            let data = map.land(land);
            let connected = data.connected.iter().map(|other| map.key_of(*other)).collect::<Vec<_>>().join(" ");
            let marks: Vec<_> = [(data.is_city, "city"), (data.has_iron, "iron")]
                .into_iter()
                .filter(|(is, _)| *is)
                .map(|(_, word)| word)
                .collect();
            let connected = match marks.is_empty() {
                true => say!("{}", term(connected)),
                false => say!("{} ({})", term(connected), and(marks)),
            };
            doc.cells((place(&data.key), place(&data.name), connected));
        }
    }
    doc.para("Each state is followed by its connections.");
}
