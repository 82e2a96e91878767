//! Reads the file of a family's positions.
use super::{Course, Exercise, Want};
use crate::Family;
use crate::setting::Kept;
use chancery_rules::{Eyes, Power};
use chancery_text::words::said;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The lines of a position that only its family understands, each as its first word and the rest.
#[derive(Clone, Debug, Default)]
pub struct Facts<'t>(Vec<(&'t str, &'t str)>);

impl<'t> Facts<'t> {
    /// The rests of all lines that begin with this word, in their order.
    pub fn all(&self, word: &str) -> impl Iterator<Item = &'t str> {
        self.0.iter().filter(move |(own, _)| *own == word).map(|(_, rest)| *rest)
    }

    /// The rest of the last line that begins with this word.
    #[must_use]
    pub fn last(&self, word: &str) -> Option<&'t str> {
        self.all(word).last()
    }

    /// The lines of the form `word Power: rest`, as powers with their rests.
    ///
    /// # Errors
    /// If one has no power.
    pub fn of_powers(&self, word: &str) -> Result<Vec<(&'t str, &'t str)>, String> {
        let split = |rest: &'t str| {
            let (power, rest) = rest.split_once(':').ok_or_else(|| format!("\"{word} {rest}\" names no power."))?;
            Ok((power.trim(), rest.trim()))
        };
        self.all(word).map(split).collect()
    }

    /// Refuses words that the family does not know.
    ///
    /// # Errors
    /// A sentence that names the first unknown word.
    pub fn only(&self, known: &[&str]) -> Result<(), String> {
        match self.0.iter().find(|(word, _)| !known.contains(word)) {
            Some((word, _)) => Err(format!("\"{word}\" is not a word here: there are {}.", known.join(", "))),
            None => Ok(()),
        }
    }
}

/// The words that all families share.
const SHARED: &[&str] =
    &["board", "you", "task", "good", "rule", "want", "do", "not", "also", "orders", "luck", "shows"];

impl Course {
    /// Reads the text of a course.
    ///
    /// # Errors
    /// A sentence that names the section and its mistake.
    pub fn read(family: &'static dyn Family, text: &str) -> Result<Self, String> {
        let mut sections = format!("\n{text}").split("\n== ").map(str::to_owned).collect::<Vec<_>>().into_iter();
        let head = sections.next().unwrap_or_default();
        let shared = lines(&head)?;
        let board = value(&shared, "board").unwrap_or(family.default_board()).to_owned();
        let texts =
            |key: &str, file: &str| family.board_files(key).find(|(name, _)| *name == file).map(|(_, text)| text);
        let variant = family.read(&board, &texts).map_err(|_| format!("The board \"{board}\" can't be read."))?;
        let places = variant.layout().map(|layout| layout.places).unwrap_or_default();
        let names = Arc::new(places.into_iter().map(|(key, ground)| (key, ground.name)).collect::<BTreeMap<_, _>>());
        let rules = variant.play(&Kept::default())?;
        let mut exercises = Vec::new();
        for section in sections {
            let (title, body) = section.split_once('\n').unwrap_or((&section, ""));
            let own = lines(body).map_err(|why| format!("{title}: {why}"))?;
            let all: Vec<(&str, &str)> = shared.iter().copied().chain(own).collect();
            let exercise = Exercise::read(family, title.trim(), &all, rules.clone(), names.clone());
            exercises.push(exercise.map_err(|why| format!("{title}: {why}"))?);
        }
        Ok(Self { family, board, exercises })
    }
}

/// The lines of a section with content, each as its first word and the rest.
fn lines(text: &str) -> Result<Vec<(&str, &str)>, String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').ok_or_else(|| format!("\"{line}\" says nothing."))).collect()
}

fn value<'t>(lines: &[(&'t str, &'t str)], word: &str) -> Option<&'t str> {
    lines.iter().rev().find(|(own, _)| *own == word).map(|(_, rest)| rest.trim())
}

/// The orders of an answer. The rows of a set-up are one order, with line breaks.
fn orders(text: &str) -> Vec<String> {
    text.split(" / ").map(|order| order.trim().replace(" | ", "\n")).collect()
}

impl Exercise {
    fn read(
        family: &'static dyn Family,
        title: &str,
        lines: &[(&str, &str)],
        rules: Arc<dyn super::Ruleset>,
        names: Arc<BTreeMap<String, String>>,
    ) -> Result<Self, String> {
        let needed = |word: &str| value(lines, word).ok_or_else(|| format!("The line \"{word}\" is missing."));
        let find = |name: &str| {
            let at = rules.powers().iter().position(|power| power.name.eq_ignore_ascii_case(name));
            at.map(|at| Power(at as u16)).ok_or_else(|| format!("There is no power \"{name}\"."))
        };
        let you = find(needed("you")?)?;
        let facts = Facts(lines.iter().filter(|(word, _)| !SHARED.contains(word)).copied().collect());
        let saved = family.learn_position(&facts)?.to_string();
        let position = rules.open(&saved).map_err(|why| format!("{why:#}."))?;
        let mut others = Vec::new();
        for (name, list) in (Facts(lines.to_vec())).of_powers("orders")? {
            let power = find(name)?;
            for order in orders(list) {
                for found in position.orders(Eyes::Power(power), &order) {
                    let found = found.map_err(|why| format!("\"{order}\" of {name}: {}", said(why.why())))?;
                    others.push((power, found.order));
                }
            }
        }
        let all = |word| lines.iter().filter(move |(own, _)| *own == word).map(|(_, rest)| rest.trim());
        let is_place = |place: &str| names.contains_key(place.split('/').next().unwrap_or(place));
        let wants = all("want").map(|text| Want::read(text, &is_place)).collect::<Result<Vec<_>, _>>()?;
        if wants.is_empty() {
            return Err("The line \"want\" is missing.".to_owned());
        }
        let mut also = Vec::new();
        for line in all("also").flat_map(orders) {
            for found in position.orders(Eyes::Power(you), &line) {
                also.push(found.map_err(|_| format!("\"{line}\" is no order here."))?.order);
            }
        }
        Ok(Self {
            title: title.to_owned(),
            task: needed("task")?.to_owned(),
            good: needed("good")?.to_owned(),
            rule: needed("rule")?.to_owned(),
            answer: orders(needed("do")?),
            miss: orders(needed("not")?),
            shows: value(lines, "shows").map(str::to_owned),
            is_played: value(lines, "luck") == Some("drawn"),
            you,
            wants,
            also,
            others,
            saved,
            rules,
            names,
        })
    }
}
