//! Deals the states at random before the first turn, as described in HELP CONQUEST.
use super::map::{Land, Map};
use super::state::{Holding, Seat, State};
use super::units::{Building, Units};
use chancery_rules::{Luck, Power};

/// The position at the start, for these powers.
pub fn begin(map: &Map, played: &[Power], luck: &Luck) -> State {
    let all: Vec<Power> = (0..map.powers.len() as u16).map(Power).collect();
    let mut played: Vec<Power> = all.iter().copied().filter(|power| played.contains(power)).collect();
    if played.is_empty() {
        played = all;
    }
    let is_city = fair_share(map.all().filter(|land| map.land(*land).is_city).collect(), "cities", &played, luck);
    let has_mine = fair_share(map.all().filter(|land| map.land(*land).has_iron).collect(), "mines", &played, luck);
    let mut order = played.clone();
    luck.shuffle("deal|seats", &mut order);

    let mut lands: Vec<Land> = map.all().collect();
    luck.shuffle("deal|states", &mut lands);
    // The sort is stable, so each group stays in the order of the draw.
    lands.sort_by_key(|land| match (is_city.contains(land), has_mine.contains(land)) {
        (true, true) => 0,
        (true, false) => 1,
        (false, true) => 2,
        (false, false) => 3,
    });
    let mut holdings: Vec<Option<Holding>> = vec![None; map.lands.len()];
    let mut has: Vec<(usize, usize, usize)> = vec![(0, 0, 0); map.powers.len()];
    for land in lands {
        let (is_city, has_mine) = (is_city.contains(&land), has_mine.contains(&land));
        let least = order.iter().copied().min_by_key(|power| has[power.index()]);
        let owner = least.unwrap_or(Power(0));
        let counts = &mut has[owner.index()];
        *counts = (counts.0 + usize::from(is_city), counts.1 + usize::from(has_mine), counts.2 + 1);
        holdings[land.index()] = Some(Holding {
            owner,
            garrison: Units::new(if is_city { 3 } else { 2 }, 0, 0),
            is_city,
            has_mine,
            newest: is_city.then_some(Building::Barracks),
        });
    }
    let seat = |power: &Power| Seat { plays: played.contains(power), ..Seat::default() };
    let mut state = State {
        game: luck.game().to_owned(),
        turn: 1,
        holdings: holdings.into_iter().flatten().collect(),
        seats: (0..map.powers.len() as u16).map(Power).map(|power| seat(&power)).collect(),
        winners: Vec::new(),
    };
    // A power with one state fewer gets two more infantry, in its most threatened state.
    let most = played.iter().map(|power| has[power.index()].2).max();
    for power in played.iter().copied().filter(|power| Some(has[power.index()].2) < most) {
        let threatened = |land: &Land| (state.threat(map, *land), std::cmp::Reverse(*land));
        if let Some(land) = state.lands_of(power).max_by_key(threatened) {
            state.at_mut(land).garrison += Units::new(2, 0, 0);
        }
    }
    state
}

/// Returns the largest number of these states that can be divided evenly, chosen at random.
fn fair_share(mut lands: Vec<Land>, what: &str, played: &[Power], luck: &Luck) -> Vec<Land> {
    luck.shuffle(&format!("deal|{what}"), &mut lands);
    lands.truncate(lands.len() - lands.len() % played.len().max(1));
    lands
}
