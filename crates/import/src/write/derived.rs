//! Writes a folder with only the differences between a board and another one.
use super::{
    coasts, gateways, heading, info, owns_line, passages, policies, power_line, province_table, quoted, railways,
    section, summary_order, turns, units_of, victory,
};
use crate::Folder;
use crate::chart::{Chart, Edge, Land, province_of};
use chancery_diplomacy::board::Turn;
use chancery_diplomacy::policy::Policy;
use chancery_diplomacy::state::Season;
use chancery_rules::alphabet::fold;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Writes a folder that changes the board `key`, whose chart is `base`, into `chart`.
///
/// # Errors
/// A sentence, if our format cannot express the difference.
pub fn derived(chart: &Chart, base: &Chart, key: &str) -> Result<Folder, String> {
    let mut base = base.clone();
    let without = forget_powers(chart, &mut base);
    let renamed = rename(chart, &mut base);
    // Units in removed places must be mentioned, so this keeps the original list.
    let units = base.clone();
    let gone = forget_provinces(chart, &mut base, &renamed);
    let split = forget_coasts(chart, &mut base);

    let mut files = Folder::from([("variant.toml", sheet(chart, &base, key, &without)?), ("info.txt", info(chart))]);
    let provinces = province_lines(chart, &base, &renamed, &gone);
    if !provinces.is_empty() {
        files.insert("provinces.txt", provinces);
    }
    let borders = border_lines(chart, &base, &split)?;
    if !borders.is_empty() {
        files.insert("borders.txt", borders);
    }
    let start = start_lines(chart, &base, &units);
    if !start.is_empty() {
        files.insert("start.txt", start);
    }
    Ok(files)
}

/// Removes from the base the powers that the chart lacks, with all their possessions.
fn forget_powers(chart: &Chart, base: &mut Chart) -> Vec<String> {
    let stays: BTreeSet<&str> = chart.powers.iter().map(|(name, _)| &*name.name).collect();
    let gone: Vec<String> =
        base.powers.iter().map(|(name, _)| name.name.clone()).filter(|name| !stays.contains(&**name)).collect();
    base.powers.retain(|(name, _)| stays.contains(&*name.name));
    base.units.retain(|unit| stays.contains(&*unit.0));
    base.owned.retain(|power, _| stays.contains(&**power));
    for land in &mut base.provinces {
        land.home = land.home.take().filter(|power| stays.contains(&**power));
        land.sites.retain(|power| stays.contains(&**power));
        land.barred.retain(|power| stays.contains(&**power));
    }
    gone
}

/// The base, with the chart's names for its provinces.
pub(crate) fn renamed(chart: &Chart, base: &Chart) -> Chart {
    let mut base = base.clone();
    rename(chart, &mut base);
    base
}

/// Gives renamed provinces their new abbreviations, and returns the renamed ones.
fn rename(chart: &Chart, base: &mut Chart) -> BTreeMap<String, String> {
    let mut renamed: BTreeMap<String, String> = BTreeMap::new();
    for old in &base.provinces {
        if chart.land(&old.abbreviation).is_some() {
            continue;
        }
        let new = chart.provinces.iter().find(|land| {
            base.land(&land.abbreviation).is_none()
                && land.aliases.contains(&fold(&old.abbreviation))
                && (land.terrain, &land.coasts) == (old.terrain, &old.coasts)
                && !renamed.values().any(|known| *known == land.abbreviation)
        });
        if let Some(new) = new {
            renamed.insert(old.abbreviation.clone(), new.abbreviation.clone());
        }
    }
    let place = |place: &str| match renamed.get(province_of(place)) {
        Some(new) => format!("{new}{}", &place[province_of(place).len()..]),
        None => place.to_owned(),
    };
    let edge = |edge: &Edge| (place(&edge.0), place(&edge.1));
    base.army = base.army.iter().map(edge).collect();
    base.fleet = base.fleet.iter().map(edge).collect();
    base.passages = base.passages.iter().map(|(at, words)| (edge(at), words.clone())).collect();
    for unit in &mut base.units {
        unit.2 = place(&unit.2);
    }
    for centres in base.owned.values_mut() {
        *centres = centres.iter().map(|at| place(at)).collect();
    }
    for land in &mut base.provinces {
        land.abbreviation = place(&land.abbreviation);
    }
    base.summary_order.iter_mut().for_each(|at| *at = place(at));
    renamed
}

/// Removes from the base the provinces that the chart lacks, and returns the removed ones.
fn forget_provinces(chart: &Chart, base: &mut Chart, renamed: &BTreeMap<String, String>) -> Vec<String> {
    let stays = |land: &Land| chart.land(&land.abbreviation).is_some();
    let gone: BTreeSet<String> =
        base.provinces.iter().filter(|land| !stays(land)).map(|land| land.abbreviation.clone()).collect();
    base.provinces.retain(|land| !gone.contains(&land.abbreviation));
    base.drop_borders_of(&gone);
    for centres in base.owned.values_mut() {
        centres.retain(|at| !gone.contains(at));
    }
    base.summary_order.retain(|at| !gone.contains(at));
    let old = |at: String| renamed.iter().find(|(_, new)| **new == at).map_or(at.clone(), |(old, _)| old.clone());
    gone.into_iter().map(old).collect()
}

/// Gives the provinces of the base their coasts from the chart. Removes fleets' borders on removed or split coasts.
fn forget_coasts(chart: &Chart, base: &mut Chart) -> Vec<String> {
    let mut split = Vec::new();
    for land in &mut base.provinces {
        let Some(new) = chart.land(&land.abbreviation).filter(|new| new.coasts != land.coasts) else { continue };
        let stays = |place: &str| match place.split_once('/') {
            Some((province, coast)) => province != land.abbreviation || new.coasts.iter().any(|known| known == coast),
            None => place != land.abbreviation,
        };
        base.fleet.retain(|(from, to)| stays(from) && stays(to));
        land.coasts.clone_from(&new.coasts);
        split.push(land.abbreviation.clone());
    }
    split
}

fn sheet(chart: &Chart, base: &Chart, key: &str, without: &[String]) -> Result<String, String> {
    let mut text = format!("base = {}\n{}", quoted(key), heading(chart));
    if !without.is_empty() {
        let names: Vec<_> = without.iter().map(|name| quoted(name)).collect();
        text += &format!("without = [{}]\n", names.join(", "));
    }
    let changed: Vec<_> = chart.powers.iter().filter(|power| !base.powers.contains(power)).collect();
    if !changed.is_empty() {
        text += "powers = [\n";
        for (name, data) in changed {
            text += &power_line(name, data);
        }
        text += "]\n";
    }
    if chart.start != base.start {
        text += &format!("start = {}\n", quoted(&chart.start));
    }
    if chart.victory != base.victory {
        if chart.victory.later.is_empty() && !base.victory.later.is_empty() {
            return Err(format!("{key} takes other numbers of centres to win in later years, and this board does not"));
        }
        text += &victory(chart);
    }
    let mut words: BTreeMap<String, String> = BTreeMap::new();
    for (name, word) in chart.policies.iter().filter(|(name, word)| base.policies.get(*name) != Some(*word)) {
        words.insert(name.clone(), word.clone());
    }
    for name in base.policies.keys().filter(|name| !chart.policies.contains_key(*name)) {
        let usual = Policy::find(name).map(|policy| policy.default().word).unwrap_or_default();
        words.insert(name.clone(), usual.to_owned());
    }
    text += &policies(words.iter());
    if chart.summary_order != summary_by_base(chart, base) {
        text += &summary_order(chart);
    }
    if chart.railways != base.railways && chart.railways.is_empty() {
        text += "railways = []\n";
    }
    if chart.gateways != base.gateways && chart.gateways.is_empty() {
        text += "gateways = []\n";
    }
    if chart.turns != base.turns {
        text += &turns(if chart.turns.is_empty() { &USUAL_TURNS } else { &chart.turns });
    }
    if chart.railways != base.railways {
        text += &railways(chart);
    }
    if chart.gateways != base.gateways {
        text += &gateways(chart);
    }
    Ok(text)
}

/// The summary order of the base: the remaining entries, then the new ones.
pub(crate) fn summary_by_base(chart: &Chart, base: &Chart) -> Vec<String> {
    let centre = |at: &&String| chart.land(at).is_some_and(|land| land.centre);
    let mut order: Vec<String> = base.summary_order.iter().filter(centre).cloned().collect();
    for land in chart.provinces.iter().filter(|land| land.centre) {
        if !order.contains(&land.abbreviation) {
            order.push(land.abbreviation.clone());
        }
    }
    order
}

/// The turns of a board that lists none.
const USUAL_TURNS: [Turn; 2] = [
    Turn { season: Season::Spring, era: None, years: 1, counts: false },
    Turn { season: Season::Fall, era: None, years: 0, counts: true },
];

fn province_lines(chart: &Chart, base: &Chart, renamed: &BTreeMap<String, String>, gone: &[String]) -> String {
    let mut text = String::new();
    for abbreviation in gone {
        let _ = writeln!(text, "- {abbreviation}");
    }
    let mut rows = Vec::new();
    for land in &chart.provinces {
        let old = renamed.iter().find(|(_, new)| **new == land.abbreviation).map(|(old, _)| old);
        match (old, base.land(&land.abbreviation)) {
            (Some(old), _) => rows.push((format!("{old} = "), land)),
            (None, Some(known)) if known == land => {}
            (None, _) => rows.push((String::new(), land)),
        }
    }
    if !rows.is_empty() {
        text += &province_table(&rows);
    }
    text
}

fn border_lines(chart: &Chart, base: &Chart, split: &[String]) -> Result<String, String> {
    let less = |all: &BTreeSet<Edge>, some: &BTreeSet<Edge>| all.difference(some).cloned().collect::<BTreeSet<_>>();
    if let Some((from, to)) = base.passages.keys().find(|edge| !chart.passages.contains_key(*edge)) {
        return Err(format!(
            "the border of {from} and {to} is an ordinary one here, and only a whole board can have that"
        ));
    }
    let new = |land: &&Land| !land.coasts.is_empty() && base.land(&land.abbreviation).is_none();
    let anew: Vec<_> = chart.provinces.iter().filter(|land| new(land) || split.contains(&land.abbreviation)).collect();
    let mut text = coasts(&anew);
    text += &section("army", &less(&chart.army, &base.army), &less(&base.army, &chart.army));
    text += &section("fleet", &less(&chart.fleet, &base.fleet), &less(&base.fleet, &chart.fleet));
    text += &passages(&chart.passages, &base.passages);
    Ok(text.trim_start().to_owned())
}

fn start_lines(chart: &Chart, base: &Chart, before: &Chart) -> String {
    let mut text = String::new();
    for (name, _) in &chart.powers {
        let (units, known) = (units_of(chart, &name.name), units_of(before, &name.name));
        if units != known {
            let _ = writeln!(text, "{}", format!("{}: {}", name.name, units.join(", ")).trim_end());
        }
    }
    let none = BTreeSet::new();
    let (homes, base_homes) = (chart.homes(), base.homes());
    for (name, _) in &chart.powers {
        let name = &*name.name;
        let owned = chart.owned.get(name).unwrap_or(&none);
        // A base's own line about owners remains. Without one, powers own their homes.
        let said = base.owned.get(name).unwrap_or(&none);
        let usual = homes.get(name).unwrap_or(&none);
        let expected = if said == base_homes.get(name).unwrap_or(&none) { usual } else { said };
        if owned != expected {
            text += &owns_line(chart, name);
        }
    }
    text
}
