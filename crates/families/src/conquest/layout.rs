//! The facts about a Conquest map that pictures need.
use chancery_conquest::map::Map;
use chancery_picture::layout::{Ground, Kind, Layout, Manner, sorted};

pub(super) fn layout(map: &Map) -> Layout {
    let hundredths = |degrees: f64| (degrees * 100.0).round() as i32;
    let ground =
        |name: &str| Ground { name: name.to_owned(), kind: Kind::Inland, is_centre: false, coasts: Vec::new() };
    let pairs = map.all().flat_map(|land| map.connected(land).iter().map(move |other| (land, *other)));
    Layout {
        name: map.key.clone(),
        manner: Manner::States,
        places: map.lands.iter().map(|data| (data.key.clone(), ground(&data.name))).collect(),
        army: pairs.map(|(one, other)| sorted(map.key_of(one), map.key_of(other))).collect(),
        spots: map
            .lands
            .iter()
            .map(|data| (data.key.clone(), (hundredths(data.at.1), hundredths(data.at.0))))
            .collect(),
        ..Layout::default()
    }
}
