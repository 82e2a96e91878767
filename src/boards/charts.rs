//! Boards and their pictures: finds the source of a picture, and makes the picture on first use.
use super::chain::Chain;
use crate::families::Variant;
use crate::picture::chart::Chart;
use crate::picture::layout::{Layout, Manner};
use crate::picture::schematic::hints::{self, Hints};
use crate::picture::{adjacency, derive, grid, page, place, schematic, text};
use crate::rules::Flaw;
use crate::text::hex;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock};

type Making = Box<dyn FnOnce() -> Option<Arc<Chart>> + Send>;

/// A board's chart, and the parts of it that pages need. Each is made once.
pub(super) struct Picture {
    chart: LazyLock<Option<Arc<Chart>>, Making>,
    shapes: OnceLock<Option<Arc<Shapes>>>,
    names: OnceLock<Arc<Names>>,
}

/// The names of places, by their abbreviations: `STP`, St Petersburg.
pub type Names = BTreeMap<String, String>;

/// The shapes of a board for pages.
#[derive(Debug)]
pub struct Shapes {
    /// An SVG file: see [`page::shapes`].
    pub file: String,
    /// The first letters of its digest.
    pub digest: String,
}

impl Picture {
    pub(super) fn new(chain: Arc<Chain>, variant: Arc<dyn Variant>) -> Self {
        let making: Making = Box::new(move || chart_of(&chain, variant.as_ref()).map(|(chart, _)| Arc::new(chart)));
        Self { chart: LazyLock::new(making), shapes: OnceLock::new(), names: OnceLock::new() }
    }

    /// The chart. The first call takes a while.
    pub(super) fn chart(&self) -> Option<Arc<Chart>> {
        LazyLock::force(&self.chart).clone()
    }

    pub(super) fn shapes(&self) -> Option<Arc<Shapes>> {
        let make = || {
            let file = page::shapes(&*self.chart()?);
            let digest = hex(&Sha256::digest(&file))[..8].to_owned();
            Some(Arc::new(Shapes { file, digest }))
        };
        self.shapes.get_or_init(make).clone()
    }

    pub(super) fn names(&self, variant: &dyn Variant) -> Arc<Names> {
        let places = |layout: Layout| layout.places.into_iter().map(|(key, ground)| (key, ground.name)).collect();
        self.names.get_or_init(|| Arc::new(variant.layout().map(places).unwrap_or_default())).clone()
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Picture")
    }
}

/// The origin of a board's chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartOrigin {
    /// The `picture.txt` in its folder.
    Own,
    /// The picture of a board it is based on.
    Derived,
    /// The adjacencies alone.
    Schematic,
    /// Its columns and rows.
    Squares,
}

/// The chart of a board with these files, and its origin. `None` if it can have no chart.
pub fn chart_of(chain: &Chain, variant: &dyn Variant) -> Option<(Chart, ChartOrigin)> {
    let layout = variant.layout()?;
    if let Manner::Squares { columns, rows } = layout.manner {
        return Some((grid::chart(&layout, columns, rows), ChartOrigin::Squares));
    }
    match own(chain, &layout) {
        Some(Ok(chart)) => return Some((chart, ChartOrigin::Own)),
        Some(Err(flaws)) => {
            let first = flaws.first().map(Flaw::to_string).unwrap_or_default();
            tracing::warn!("the picture of the board {} cannot be used: {first}", chain.key());
        }
        None => {}
    }
    let bases = || chain.names().skip(1).filter_map(|base| text::read(file(chain, base, text::FILE)?).ok());
    if let Some(chart) = bases().find_map(|base| derive::derive(&base, &layout)) {
        return Some((chart, ChartOrigin::Derived));
    }
    let named = chain.names().find_map(|board| Hints::read(file(chain, board, hints::FILE)?).ok());
    let said = || (!layout.spots.is_empty()).then(|| Hints::said(&layout.spots));
    let hints = named.or_else(said).or_else(|| Some(Hints::of(&bases().next()?, &layout.renamed))).unwrap_or_default();
    Some((schematic(&layout, &hints)?, ChartOrigin::Schematic))
}

/// A chart drawn from the adjacencies alone.
pub fn schematic(layout: &Layout, hints: &Hints) -> Option<Chart> {
    let mut chart = schematic::draw(layout, hints)?;
    place::place(&mut chart, layout, None);
    Some(chart)
}

/// The chart in the board's own folder, if any.
///
/// # Errors
/// Its flaws, or its differences from the rules.
pub fn own(chain: &Chain, layout: &Layout) -> Option<Result<Chart, Vec<Flaw>>> {
    let text = file(chain, chain.key(), text::FILE)?;
    Some(text::read(text).and_then(|chart| proved(chart, layout)))
}

/// All flaws of the picture and the hints in the board's own folder.
pub(super) fn flaws(chain: &Chain) -> Vec<Flaw> {
    let Some(layout) = chain.read().ok().and_then(|variant| variant.layout()) else { return Vec::new() };
    let mut flaws = own(chain, &layout).and_then(Result::err).unwrap_or_default();
    match chain.file(hints::FILE).map(Hints::read) {
        Some(Err(wrong)) => flaws.extend(wrong),
        Some(Ok(hints)) => {
            let strangers = hints.names().filter(|name| !layout.places.contains_key(*name));
            flaws.extend(strangers.map(|name| Flaw::new(hints::FILE, 0, format!("the board has no province {name}"))));
        }
        None => {}
    }
    flaws
}

/// Returns the chart if it agrees with the rules.
fn proved(mut chart: Chart, layout: &Layout) -> Result<Chart, Vec<Flaw>> {
    let differences = adjacency::differences(&chart, layout);
    if differences.is_empty() {
        chart.take_in(layout);
        return Ok(chart);
    }
    Err(differences.into_iter().map(|why| Flaw::new(text::FILE, 0, why)).collect())
}

/// A file of one of the boards in a chain. Games store their boards without pictures, so those come from the program.
fn file<'a>(chain: &'a Chain, board: &str, name: &str) -> Option<&'a str> {
    let shipped = || chain.family().board_files(board).find(|row| row.0 == name).map(|row| row.1);
    chain.text(board, name).or_else(shipped)
}
