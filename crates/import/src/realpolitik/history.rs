//! A game: its head, the phases before the current one, and orders.
use super::gazetteer::{Gazetteer, Spot};
use super::head::{Head, LostUnit, Period, Piece, lost};
use super::rows::Rows;
use crate::{At, Refused, Source};
use chancery_diplomacy::state::UnitKind;

/// The maximum number of phases of a game.
const MAX_PHASES: i32 = 600;
/// The maximum number of orders of a game.
const MAX_ORDERS: usize = 20_000;

/// A game.
#[derive(Clone, Debug)]
pub struct RealpolitikGame {
    /// The name of the file.
    pub file: String,
    /// The current position.
    pub head: Head,
    /// The earlier phases, if the file has their orders.
    pub past: Vec<PastPhase>,
    /// Whether there are earlier phases that cannot be read here, because they have no orders, or their order of spaces is unknown.
    pub is_cut: bool,
    /// The orders of the current phase.
    pub orders: Vec<OrderLine>,
}

/// A completed phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastPhase {
    /// The season.
    pub period: Period,
    /// The year.
    pub year: i32,
    /// The units and their powers. A coast may be unknown.
    pub units: Vec<(usize, Piece)>,
    /// The owners of centres: space and power.
    pub owners: Vec<(usize, usize)>,
    /// Units that were dislodged.
    pub lost: Vec<LostUnit>,
    /// Its orders.
    pub orders: Vec<OrderLine>,
    /// The number of its first line.
    pub line: usize,
}

/// A line of orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderLine {
    /// The line of the file.
    pub line: usize,
    /// The text as written.
    pub text: String,
    /// Its power.
    pub power: Option<usize>,
    /// The order alone: `A bud - ser`.
    pub order: String,
    /// The result after it, if it failed: `Bounce`.
    pub failed: Option<String>,
}

impl RealpolitikGame {
    /// Reads a game. `is_ordered` says whether the spaces of the gazetteer are in the order of the map. Without it, the phases before the
    /// current one are skipped.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(source: Source<'_>, gazetteer: &Gazetteer, is_ordered: bool) -> Result<Self, Refused> {
        let mut rows = Rows::new(source);
        let head = Head::read(&mut rows, gazetteer)?;
        let mut game = Self { file: source.name.to_owned(), head, past: Vec::new(), is_cut: false, orders: Vec::new() };
        let mut n_orders = 0;
        if is_ordered {
            game.phases(&mut rows, gazetteer, &mut n_orders)?;
        } else {
            game.is_cut = rows.skip_history();
        }
        game.orders = orders(&mut rows, gazetteer, &mut n_orders, false)?;
        Ok(game)
    }

    fn phases(&mut self, rows: &mut Rows<'_>, gazetteer: &Gazetteer, n_orders: &mut usize) -> Result<(), Refused> {
        let Some(first) = rows.peek() else { return Ok(()) };
        let version = match first.text {
            "v1" => 1,
            "v2" => 2,
            "v3" => 3,
            _ => 0,
        };
        if version > 0 {
            rows.next("the version of the history")?;
        }
        let (at, n) = rows.number("the number of phases before")?;
        if n <= 0 {
            if rows.peek().is_some_and(|at| at.text == "-1") {
                rows.next("the end of the history")?;
            }
            return Ok(());
        }
        if MAX_PHASES < n {
            return at.refuse(format!("{n} phases are announced; a game has at most {MAX_PHASES}"));
        }
        for _ in 0..n {
            let mut past = PastPhase::read(rows, gazetteer, version == 3)?;
            if version >= 2 {
                past.orders = orders(rows, gazetteer, n_orders, true)?;
                self.past.push(past);
            }
        }
        self.is_cut = self.past.is_empty();
        let end = rows.next("the line -1, which ends the history,")?;
        if end.text != "-1" { end.refuse("the line -1 should be here, which ends the history") } else { Ok(()) }
    }
}

impl PastPhase {
    fn read(rows: &mut Rows<'_>, gazetteer: &Gazetteer, has_land: bool) -> Result<Self, Refused> {
        let at = rows.next("a phase: its season and its year")?;
        let Some((period, year)) = date(at.text) else {
            return at
                .refuse(format!("a phase begins with its season and its year, as in 1 1901, not with {:?}", at.text));
        };
        let units = gazetteer.past_units(rows.next("the units of a phase")?)?;
        let owners = gazetteer.past_owners(rows.next("the owners of a phase")?)?;
        if has_land {
            rows.next("the land of a phase")?;
        }
        rows.number("the adjustments of a phase")?;
        let builds = rows.next("the builds of a phase")?;
        let numbers: Vec<_> = builds.text.split_whitespace().map(str::parse::<i32>).collect();
        if numbers.len() != gazetteer.countries.len() || numbers.iter().any(Result::is_err) {
            let n = gazetteer.countries.len();
            return builds.refuse(format!("the builds of {n} countries should be here, a number each"));
        }
        let lost = lost(rows, gazetteer)?;
        Ok(Self { period, year, units, owners, lost, orders: Vec::new(), line: at.line })
    }
}

/// `1 1901`: the spring of that year.
fn date(text: &str) -> Option<(Period, i32)> {
    let (season, year) = text.split_once([' ', '\t'])?;
    let season = season.parse::<usize>().ok()?.checked_sub(1)?;
    let year = year.trim().parse::<i32>().ok().filter(|year| year.abs() <= 32767)?;
    Some((*Period::ALL.get(season)?, year))
}

impl Rows<'_> {
    /// Skips all lines up to the one that ends the history. Returns whether there were any.
    fn skip_history(&mut self) -> bool {
        let mut rest = self.clone();
        let (mut n, mut end) = (0, 0);
        while let Ok(at) = rest.next("") {
            n += 1;
            if at.text == "-1" {
                end = n;
            }
        }
        for _ in 0..end {
            let _ = self.next("");
        }
        2 < end
    }
}

/// The orders up to the next phase, or up to the end.
fn orders(
    rows: &mut Rows<'_>,
    gazetteer: &Gazetteer,
    n_orders: &mut usize,
    in_history: bool,
) -> Result<Vec<OrderLine>, Refused> {
    let mut found = Vec::new();
    let mut power = None;
    while let Some(at) = rows.peek() {
        if in_history && (at.text == "-1" || date(at.text).is_some()) {
            break;
        }
        rows.next("an order")?;
        if at.text.is_empty() || at.text == "-1" {
            continue;
        }
        *n_orders += 1;
        if MAX_ORDERS < *n_orders {
            return at.refuse(format!("a game has at most {MAX_ORDERS} orders"));
        }
        let (own, rest) = match gazetteer.country(at.text) {
            Some((own, rest)) => (Some(own), rest.trim_start_matches([':', ' ', '\t'])),
            None => (power, at.text),
        };
        if rest.is_empty() {
            power = own;
            continue;
        }
        let (order, result) = match rest.split_once("(*") {
            Some((order, result)) => (order.trim(), Some(result.split("*)").next().unwrap_or_default().trim())),
            None => (rest.trim(), None),
        };
        let failed = result.filter(|word| !["successful", "succeeds"].contains(&&*word.to_ascii_lowercase()));
        found.push(OrderLine {
            line: at.line,
            text: at.text.to_owned(),
            power: own,
            order: order.to_owned(),
            failed: failed.map(str::to_owned),
        });
    }
    Ok(found)
}

impl Gazetteer {
    /// `-Wa-Es`: a sign for each space without a unit, or the initial of a power and the kind of its unit.
    fn past_units(&self, at: At<'_>) -> Result<Vec<(usize, Piece)>, Refused> {
        let mut letters = at.text.chars().peekable();
        let mut units = Vec::new();
        for (index, space) in self.spaces.iter().enumerate() {
            let Some(letter) = letters.next() else {
                let n = self.spaces.len();
                return at.refuse(format!(
                    "this has the units of {index} spaces, and {} has {n}: it is of another map",
                    self.variant
                ));
            };
            if letter == '-' {
                continue;
            }
            let power = self.owner(at, letter)?;
            let kind = match letters.peek() {
                Some('a') => UnitKind::Army,
                Some('p') => UnitKind::Wing,
                _ => UnitKind::Fleet,
            };
            let mut coast = None;
            if kind != UnitKind::Fleet {
                letters.next();
            } else if !space.coasts.is_empty() {
                coast = letters.next().filter(|letter| *letter != '*');
                if coast.is_some_and(|coast| !space.coasts.contains(&coast)) {
                    return at.refuse(format!("{} has no such coast: it is of another map", space.names[0]));
                }
            }
            units.push((power, Piece { kind, at: Spot { space: index, coast } }));
        }
        match letters.next() {
            None => Ok(units),
            Some(_) => at.refuse(format!(
                "this goes on after the units of the {} spaces of {}: it is of another map",
                self.spaces.len(),
                self.variant
            )),
        }
    }

    /// `W-E`: the owner of each centre.
    fn past_owners(&self, at: At<'_>) -> Result<Vec<(usize, usize)>, Refused> {
        let mut letters = at.text.chars().peekable();
        let centres: Vec<usize> = (0..self.spaces.len()).filter(|&space| self.spaces[space].is_centre).collect();
        let mut owners = Vec::new();
        for (n_before, &space) in centres.iter().enumerate() {
            let Some(letter) = letters.next() else {
                return at.refuse(format!(
                    "this has the owners of {n_before} centres, and {} has {}: it is of another map",
                    self.variant,
                    centres.len()
                ));
            };
            if letters.peek() == Some(&'b') && self.initial('b').is_none() {
                letters.next();
            }
            if letter != '-' {
                owners.push((space, self.owner(at, letter)?));
            }
        }
        match letters.next() {
            None => Ok(owners),
            Some(_) => at.refuse(format!(
                "this goes on after the owners of the {} centres of {}: it is of another map",
                centres.len(),
                self.variant
            )),
        }
    }

    fn owner(&self, at: At<'_>, letter: char) -> Result<usize, Refused> {
        match self.initial(letter) {
            Some(power) => Ok(power),
            None => {
                at.refuse(format!("no country of {} has the initial {letter:?}: it is of another map", self.variant))
            }
        }
    }
}
