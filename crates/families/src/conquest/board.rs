//! A map of Conquest, ready for games.
use super::layout::layout;
use super::settings::{CASUALTIES, TURNS, VICTORY};
use crate::ruleset::Ruleset;
use crate::setting::{Kept, Key};
use crate::{Family, Variant};
use chancery_conquest::map::{Land, Map};
use chancery_conquest::options::{Casualties, Options};
use chancery_conquest::{Conquest, jsonl};
use chancery_picture::layout::Layout;
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, term};
use chancery_text::{counted, hanging, list, row};
use serde_json::{Map as JsonMap, Value};
use std::sync::Arc;

/// The number of powers that are played, as the judge keeps it for all games; empty means all.
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

/// The choices of a game. What has no meaning is the default.
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
        doc.old(&describe(&self.map));
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
        Ok(Arc::new(Arc::new(Conquest::new(self.map.clone(), options(settings)))))
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

/// The map in words: continents, states and connections.
fn describe(map: &Map) -> String {
    let n_states = map.lands.len();
    let mut text = hanging(&format!(
        "{}: {} in {}, for {} to {} players. {} of them win, if the game does not say otherwise.",
        map.title,
        counted(n_states, "state"),
        counted(map.continents.len(), "continent"),
        map.players.0,
        map.players.1,
        Options::default().states_to_win(n_states),
    ));
    let width = map.lands.iter().map(|land| land.name.chars().count()).max().unwrap_or(0);
    for continent in &map.continents {
        text += &format!("\n{} ({}):\n\n", continent.name.to_uppercase(), counted(continent.lands.len(), "state"));
        for &land in &continent.lands {
            let data = map.land(land);
            let connected: Vec<&str> = data.connected.iter().map(|other| map.key_of(*other)).collect();
            let marks: Vec<&str> = [(data.is_city, "city"), (data.has_iron, "iron")]
                .into_iter()
                .filter(|(is, _)| *is)
                .map(|(_, word)| word)
                .collect();
            let marks = if marks.is_empty() { String::new() } else { format!(" ({})", list(&marks)) };
            text +=
                &row(&format!("{:<4} {:<width$} ", data.key, data.name), &format!("{}{marks}", connected.join(" ")));
        }
    }
    text += "\nBehind each state stand those that it is connected to.\n";
    text
}
