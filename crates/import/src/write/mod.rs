//! Writes a chart as the files of a folder: a whole board here, a derived one in `derived`.
mod derived;
mod info;

use super::chart::{Chart, Edge, Land, province_of};
use super::{Folder, borders::one_sided};
use chancery_diplomacy::board::{PowerData, Terrain, Turn};
use chancery_diplomacy::policy::Builds;
use chancery_diplomacy::state::UnitKind;
use chancery_rules::PowerName;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

pub use derived::derived;
pub(super) use derived::{renamed, summary_by_base};
pub use info::info;

/// A folder with everything on the chart.
pub fn whole(chart: &Chart) -> Folder {
    let mut sheet = String::new();
    sheet += &heading(chart);
    sheet += "powers = [\n";
    for (name, data) in &chart.powers {
        sheet += &power_line(name, data);
    }
    sheet += "]\n";
    sheet += &format!("start = {}\n", quoted(&chart.start));
    sheet += &victory(chart);
    sheet += &policies(chart.policies.iter());
    sheet += &summary_order(chart);
    sheet += &turns(&chart.turns);
    sheet += &railways(chart);
    sheet += &gateways(chart);

    let rows: Vec<_> = chart.provinces.iter().map(|land| (String::new(), land)).collect();
    let mut borders =
        String::from("# Each border is written once and counts both ways; `A > B` leads from A to B only.\n");
    borders += &coasts(&chart.provinces.iter().filter(|land| !land.coasts.is_empty()).collect::<Vec<_>>());
    borders += &section("army", &chart.army, &BTreeSet::new());
    borders += &section("fleet", &chart.fleet, &BTreeSet::new());
    borders += &passages(&chart.passages, &BTreeMap::new());

    let mut start = String::new();
    for (name, _) in &chart.powers {
        let units = units_of(chart, &name.name);
        if !units.is_empty() {
            let _ = writeln!(start, "{}: {}", name.name, units.join(", "));
        }
    }
    let homes = chart.homes();
    for (name, _) in &chart.powers {
        let (owned, homes) = (chart.owned.get(&name.name), homes.get(&name.name));
        if owned.unwrap_or(&BTreeSet::new()) != homes.unwrap_or(&BTreeSet::new()) {
            start += &owns_line(chart, &name.name);
        }
    }
    Folder::from([
        ("variant.toml", sheet),
        ("provinces.txt", province_table(&rows)),
        ("borders.txt", borders),
        ("start.txt", start),
        ("info.txt", info(chart)),
    ])
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

fn heading(chart: &Chart) -> String {
    format!("title = {}\nsource = {}\n", quoted(&chart.title), quoted(&chart.source))
}

/// The word in `variant.toml` for a rule of where to build.
fn builds_word(builds: Builds) -> &'static str {
    match builds {
        Builds::Home => "home",
        Builds::OneHome => "one-home",
        Builds::Any => "any",
        Builds::Chosen => "chosen",
    }
}

fn power_line(name: &PowerName, data: &PowerData) -> String {
    let mut line = format!(
        "    {{ letter = {}, name = {}, adjective = {}",
        quoted(&name.letter),
        quoted(&name.name),
        quoted(&name.adjective)
    );
    if data.dummy {
        line += ", dummy = true";
    }
    if let Some(team) = &data.team {
        line += &format!(", team = {}", quoted(team));
    }
    if let Some(builds) = data.builds {
        line += &format!(", builds = {}", quoted(builds_word(builds)));
    }
    line + " },\n"
}

fn victory(chart: &Chart) -> String {
    let mut text = format!("centres_to_win = {}\n", chart.victory.centres);
    if !chart.victory.later.is_empty() {
        let later: Vec<_> = chart.victory.later.iter().map(|(year, centres)| format!("[{year}, {centres}]")).collect();
        text += &format!("centres_to_win_from = [{}]\n", later.join(", "));
    }
    text
}

fn policies<'a>(policies: impl Iterator<Item = (&'a String, &'a String)>) -> String {
    let all: Vec<_> = policies.map(|(name, word)| format!("{name} = {}", quoted(word))).collect();
    if all.is_empty() { String::new() } else { format!("policies = {{ {} }}\n", all.join(", ")) }
}

fn summary_order(chart: &Chart) -> String {
    if chart.summary_order.is_empty() {
        return String::new();
    }
    let mut text = String::from("# The order of the columns in the history of ownership.\nsummary_order = \"\"\"\n");
    for row in chart.summary_order.chunks(16) {
        text += &format!("    {}\n", row.join(" "));
    }
    text + "\"\"\"\n"
}

fn turns(turns: &[Turn]) -> String {
    let mut text = String::new();
    for (at, turn) in turns.iter().enumerate() {
        text += &format!("\n[[turns]]\nseason = {}\n", quoted(&turn.season.name().to_lowercase()));
        if let Some(era) = &turn.era {
            text += &format!("era = {}\n", quoted(era));
        }
        if turn.years != i32::from(at == 0) {
            text += &format!("years = {}\n", turn.years);
        }
        if turn.counts || at + 1 == turns.len() {
            text += &format!("counts = {}\n", turn.counts);
        }
    }
    text
}

fn railways(chart: &Chart) -> String {
    let mut text = String::new();
    for railway in &chart.railways {
        let powers: Vec<_> = railway.powers.iter().map(|power| quoted(power)).collect();
        text += &format!(
            "\n[[railways]]\nabbreviation = {}\nname = {}\npowers = [{}]\nline = {}\n",
            quoted(&railway.abbreviation),
            quoted(&railway.name),
            powers.join(", "),
            quoted(&railway.line.join(" "))
        );
    }
    text
}

fn gateways(chart: &Chart) -> String {
    let mut text = String::new();
    for gateway in &chart.gateways {
        text += &format!(
            "\n[[gateways]]\nabbreviation = {}\nname = {}\nkeeper = {}\nwaters = {}\n",
            quoted(&gateway.abbreviation),
            quoted(&gateway.name),
            quoted(&gateway.keeper),
            quoted(&gateway.waters.join(" "))
        );
    }
    text
}

/// The third column: `coast, home Russia, closed Fall`.
fn kind_words(land: &Land) -> String {
    let mut words = vec![
        match land.terrain {
            Terrain::Inland => "inland",
            Terrain::Coast => "coast",
            Terrain::Sea => "sea",
        }
        .to_owned(),
    ];
    match &land.home {
        Some(power) => words.push(format!("home {power}")),
        None if land.centre => words.push("centre".to_owned()),
        None => {}
    }
    if land.dual {
        words.push("dual".to_owned());
    }
    if land.high {
        words.push("high".to_owned());
    }
    words.extend(land.closed.iter().map(|season| format!("closed {}", season.name())));
    words.extend(land.sites.iter().map(|power| format!("site {power}")));
    words.extend(land.barred.iter().map(|power| format!("barred {power}")));
    words.join(", ")
}

/// Lines of `provinces.txt`, in columns, each with a prefix for its name (`PIE = `).
fn province_table(rows: &[(String, &Land)]) -> String {
    let cells: Vec<_> = rows
        .iter()
        .map(|(before, land)| {
            let spelt = std::iter::once(&land.abbreviation).chain(&land.aliases).cloned().collect::<Vec<_>>().join(" ");
            (format!("{before}{}", land.name), spelt, kind_words(land))
        })
        .collect();
    let wide = |widths: &mut dyn Iterator<Item = usize>, head: usize| widths.max().unwrap_or(0).max(head);
    let (name_head, spelt_head) = ("# Name", "abbreviation, other spellings");
    let name_width = wide(&mut cells.iter().map(|cell| cell.0.chars().count()), name_head.len());
    let spelt_width = wide(&mut cells.iter().map(|cell| cell.1.chars().count()), spelt_head.len());
    let mut text = format!("{name_head:<name_width$} | {spelt_head:<spelt_width$} | kind\n");
    for (name, spelt, kind) in cells {
        let _ = writeln!(text, "{name:<name_width$} | {spelt:<spelt_width$} | {kind}");
    }
    text
}

fn coasts(lands: &[&Land]) -> String {
    let mut text = String::new();
    for land in lands {
        let _ = writeln!(text, "{}", format!("{}: {}", land.abbreviation, land.coasts.join(" ")).trim_end());
    }
    if text.is_empty() { text } else { format!("\n[coasts]\n{text}") }
}

/// A section of borders: those in `edges`, and those in `gone` with a `-`.
fn section(name: &str, edges: &BTreeSet<Edge>, gone: &BTreeSet<Edge>) -> String {
    let mut both: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut one: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (edges, sign) in [(gone, "-"), (edges, "")] {
        let single: BTreeSet<Edge> = one_sided(edges).into_iter().collect();
        for edge in edges {
            let (from, to) = edge;
            if single.contains(edge) {
                one.entry(from).or_default().push(format!("{sign}{to}"));
            } else if from < to {
                both.entry(from).or_default().push(format!("{sign}{to}"));
            }
        }
    }
    let mut text = String::new();
    for (from, goals) in &both {
        let _ = writeln!(text, "{from}: {}", goals.join(" "));
    }
    for (from, goals) in &one {
        let _ = writeln!(text, "{from} > {}", goals.join(" "));
    }
    if text.is_empty() { text } else { format!("\n[{name}]\n{text}") }
}

/// The passages that `base` does not have.
fn passages(all: &BTreeMap<Edge, BTreeSet<String>>, base: &BTreeMap<Edge, BTreeSet<String>>) -> String {
    let mut text = String::new();
    for (edge, words) in all.iter().filter(|(edge, words)| base.get(*edge) != Some(words)) {
        let (from, to) = edge;
        let list = words.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
        if all.get(&(to.clone(), from.clone())) != Some(words) {
            let _ = writeln!(text, "{from} > {to}: {list}");
        } else if from < to {
            let _ = writeln!(text, "{from} - {to}: {list}");
        }
    }
    if text.is_empty() { text } else { format!("\n[passages]\n{text}") }
}

/// `A BUD`, `F STP/SC`: the units of a power.
fn units_of(chart: &Chart, power: &str) -> Vec<String> {
    let mut units: Vec<_> = chart.units.iter().filter(|unit| unit.0 == power).collect();
    units.sort_by_key(|unit| (unit.1 != UnitKind::Army, province_of(&unit.2), &unit.2));
    units.iter().map(|unit| format!("{} {}", unit.1.letter(), unit.2)).collect()
}

fn owns_line(chart: &Chart, power: &str) -> String {
    let owned: Vec<&str> = chart.owned.get(power).into_iter().flatten().map(String::as_str).collect();
    format!("{power} owns {}\n", if owned.is_empty() { "nothing".to_owned() } else { owned.join(" ") })
}
