//! `variant.toml`, and the chain of boards, each of which lists its differences from the next.
use super::Flaw;
use chancery_rules::is_board_name;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// The maximum number of boards in a chain.
const MAX_DEPTH: usize = 16;

/// `variant.toml`. A board takes missing entries from its base.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manifest {
    family: Option<Spanned<String>>,
    pub(super) base: Option<Spanned<String>>,
    pub(super) title: Option<Spanned<String>>,
    pub(super) source: Option<Spanned<String>>,
    pub(super) start: Option<Spanned<String>>,
    pub(super) centres_to_win: Option<Spanned<u32>>,
    pub(super) centres_to_win_from: Option<Spanned<Vec<(i32, u32)>>>,
    pub(super) summary_order: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) powers: Vec<Spanned<PowerRow>>,
    #[serde(default)]
    pub(super) without: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) policies: BTreeMap<String, Spanned<String>>,
    pub(super) turns: Option<Spanned<Vec<Spanned<TurnRow>>>>,
    pub(super) railways: Option<Vec<Spanned<RailwayRow>>>,
    pub(super) gateways: Option<Vec<Spanned<GatewayRow>>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PowerRow {
    pub(super) name: String,
    pub(super) letter: Option<String>,
    pub(super) adjective: Option<String>,
    pub(super) dummy: Option<bool>,
    pub(super) team: Option<String>,
    pub(super) builds: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnRow {
    pub(super) season: String,
    pub(super) era: Option<String>,
    pub(super) years: Option<i32>,
    pub(super) counts: Option<bool>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RailwayRow {
    pub(super) abbreviation: String,
    pub(super) name: String,
    pub(super) powers: Vec<String>,
    pub(super) line: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GatewayRow {
    pub(super) abbreviation: String,
    pub(super) name: String,
    pub(super) keeper: String,
    pub(super) waters: String,
}

/// One board of a chain: its own files, without those of its base.
pub(super) struct Layer<'a> {
    /// The folder's name.
    pub(super) name: String,
    /// The prefix of its file names in a flaw: empty, or `standard/` for a base.
    label: String,
    toml: &'a str,
    pub(super) manifest: Manifest,
    pub(super) provinces: Option<&'a str>,
    pub(super) names: Option<&'a str>,
    pub(super) borders: Option<&'a str>,
    pub(super) start: Option<&'a str>,
}

impl Layer<'_> {
    /// The name of one of its files in a flaw.
    pub(super) fn file(&self, name: &str) -> String {
        format!("{}{name}", self.label)
    }

    /// The line of `variant.toml` with this value.
    pub(super) fn line<T>(&self, value: &Spanned<T>) -> usize {
        line(self.toml, value.span().start)
    }
}

fn line(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

/// A board and all boards that it is based on, the deepest first.
///
/// # Errors
/// If a `variant.toml` cannot be read, or the base is missing or based on the board itself.
pub(super) fn chain<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>) -> Result<Vec<Layer<'a>>, Flaw> {
    let mut layers: Vec<Layer<'a>> = Vec::new();
    let mut next = Some(key.to_owned());
    while let Some(name) = next {
        let label = if layers.is_empty() { String::new() } else { format!("{name}/") };
        let file = format!("{label}variant.toml");
        let Some(toml) = text(&name, "variant.toml") else { return Err(Flaw::new(file, 0, "the file is missing")) };
        let manifest: Manifest = toml::from_str(toml).map_err(|error| {
            let line = error.span().map_or(0, |span| line(toml, span.start));
            Flaw::new(&file, line, error.message().replace('\n', " "))
        })?;
        if let Some(family) = manifest.family.as_ref().filter(|family| family.get_ref() != "diplomacy") {
            let why = format!("a board of {} cannot be read as one of Diplomacy", family.get_ref());
            return Err(Flaw::new(&file, line(toml, family.span().start), why));
        }
        let [provinces, names, borders, start] =
            ["provinces.txt", "names.txt", "borders.txt", "start.txt"].map(|file| text(&name, file));
        let layer = Layer { name, label, toml, manifest, provinces, names, borders, start };
        next = layer.manifest.base.as_ref().map(|base| base.get_ref().clone());
        let at = layer.manifest.base.as_ref().map_or(0, |base| layer.line(base));
        layers.push(layer);
        let Some(base) = &next else { break };
        let wrong = |why: String| Err(Flaw::new(&file, at, why));
        if !is_board_name(base) {
            return wrong(format!(
                "{base:?} cannot be the name of a board; please use lower-case letters, digits and _"
            ));
        }
        if layers.iter().any(|layer| layer.name == *base) {
            return wrong(format!("{base} is based on this board itself"));
        }
        if layers.len() == MAX_DEPTH {
            return wrong(format!("more than {MAX_DEPTH} boards are based on each other"));
        }
        if text(base, "variant.toml").is_none() {
            return wrong(format!("there is no board {base:?} to be based on"));
        }
    }
    layers.reverse();
    Ok(layers)
}
