//! Writes the map of a board as its files have it: all of it, whatever it is based on.
use super::super::board::{Board, Location, Passage, PassageStrength, Province, Terrain};
use super::super::state::UnitKind;
use crate::rules::Power;
use std::fmt::Write as _;

/// `provinces.txt`
pub fn provinces(board: &Board) -> String {
    let name = |power: &Power| board.power_name(*power).name.as_str();
    let widest = |texts: &[String]| texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let names: Vec<_> = board.provinces.iter().map(|data| data.name.clone()).collect();
    let spelt = board.provinces.iter().map(|data| format!("{} {}", data.abbreviation, data.aliases.join(" ")));
    let spelt: Vec<_> = spelt.map(|words| words.trim_end().to_owned()).collect();
    let (wide, wider) = (widest(&names), widest(&spelt));
    let mut text = String::new();
    for (at, data) in board.provinces.iter().enumerate() {
        let mut kind = vec![match data.terrain {
            Terrain::Inland => "inland".to_owned(),
            Terrain::Coast => "coast".to_owned(),
            Terrain::Sea => "sea".to_owned(),
        }];
        match (&data.home, data.centre) {
            (Some(home), _) => kind.push(format!("home {}", name(home))),
            (None, true) => kind.push("centre".to_owned()),
            (None, false) => {}
        }
        kind.extend(data.dual.then(|| "dual".to_owned()));
        kind.extend(data.high_sea.then(|| "high".to_owned()));
        kind.extend(data.closed.iter().map(|season| format!("closed {}", season.name())));
        kind.extend(data.sites.iter().map(|power| format!("site {}", name(power))));
        kind.extend(data.barred.iter().map(|power| format!("barred {}", name(power))));
        // Writing to a string does not fail.
        let _ = writeln!(text, "{:<wide$} | {:<wider$} | {}", names[at], spelt[at], kind.join(", "));
    }
    text
}

/// `borders.txt`
pub fn borders(board: &Board) -> String {
    let mut text = String::new();
    if board.provinces.iter().any(|data| !data.coasts.is_empty()) {
        text += "[coasts]\n";
        for data in board.provinces.iter().filter(|data| !data.coasts.is_empty()) {
            let coasts: Vec<_> = data.coasts.iter().filter_map(|&at| board.location(at).coast.as_deref()).collect();
            let _ = writeln!(text, "{}: {}", data.abbreviation, coasts.join(" "));
        }
        text.push('\n');
    }
    for (heading, kind) in [("[army]", UnitKind::Army), ("[fleet]", UnitKind::Fleet)] {
        let _ = writeln!(text, "{heading}");
        for from in (0..board.locations.len()).map(|at| Location(at as u16)) {
            let back = |to: &Location| board.steps(kind, *to).binary_search(&from).is_ok();
            let steps = board.steps(kind, from).iter();
            let (both, one_way): (Vec<_>, Vec<_>) = steps.copied().partition(back);
            let once: Vec<_> = both.into_iter().filter(|&to| from < to).collect();
            for (sign, list) in [(":", once), (" >", one_way)] {
                if !list.is_empty() {
                    let list: Vec<_> = list.into_iter().map(|to| board.place_name(to)).collect();
                    let _ = writeln!(text, "{}{sign} {}", board.place_name(from), list.join(" "));
                }
            }
        }
        text.push('\n');
    }
    if !board.passages.is_empty() {
        text += "[passages]\n";
        let short = |at: Province| board.province(at).abbreviation.as_str();
        for passage in &board.passages {
            let back = Passage { from: passage.to, to: passage.from, ..passage.clone() };
            let sign = match board.passages.contains(&back) {
                true if passage.to < passage.from => continue,
                true => "-",
                false => ">",
            };
            let (from, to) = (short(passage.from), short(passage.to));
            let _ = writeln!(text, "{from} {sign} {to}: {}", rules(board, passage));
        }
        text.push('\n');
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn rules(board: &Board, passage: &Passage) -> String {
    let mut rules: Vec<String> = Vec::new();
    rules.extend(passage.kind.map(|kind| format!("{} only", kind.word())));
    match passage.strength {
        PassageStrength::Full => {}
        PassageStrength::Half => rules.push("half".to_owned()),
        PassageStrength::Nothing => rules.push("support needed".to_owned()),
    }
    rules.extend(passage.no_support.then(|| "no support".to_owned()));
    rules.extend(passage.yields.then(|| "yields".to_owned()));
    rules.extend(passage.powers.iter().map(|&power| format!("only {}", board.power_name(power).name)));
    rules.extend(passage.owners_of.iter().map(|&at| format!("owner of {}", board.province(at).abbreviation)));
    rules.extend(passage.seasons.iter().map(|season| format!("in {}", season.name())));
    rules.join(", ")
}
