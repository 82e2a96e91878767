//! The `.rgn`: the pixels of each space, row by row, and the positions of units.
use super::gazetteer::Gazetteer;
use super::rows::Rows;
use crate::{At, Refused, Source};

/// The maximum number of pixel rows of all spaces.
const MAX_RUNS: usize = 400_000;
/// The maximum coordinate.
const MAX_COORDINATE: i64 = 3999;

/// The shape of a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The middle of a unit.
    pub unit: (i32, i32),
    /// Its pixels.
    pub runs: Vec<PixelRow>,
    /// The named coasts in their order.
    pub coasts: Vec<CoastShape>,
}

/// The shape of a named coast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoastShape {
    /// The centre of a fleet.
    pub fleet: (i32, i32),
    /// Its pixels.
    pub runs: Vec<PixelRow>,
}

/// A row of pixels: x, y, length.
pub type PixelRow = (u32, u32, u32);

/// Reads the shapes of all spaces, in their order.
///
/// # Errors
/// If it is incomplete, or of another kind.
pub fn shapes(source: Source<'_>, gazetteer: &Gazetteer) -> Result<Vec<Shape>, Refused> {
    let mut reader = ShapeReader { rows: Rows::new(source), n_runs: 0 };
    reader.rows.next("the name of the variant")?;
    let mut shapes = Vec::new();
    for space in &gazetteer.spaces {
        let name = space.names.first().map_or("", String::as_str);
        let unit = reader.spot("a unit's spot", name)?;
        reader.spot("a name's spot", name)?;
        let runs = reader.runs(name)?;
        let mut coasts = Vec::new();
        for _ in &space.coasts {
            let fleet = reader.spot("a unit's spot", name)?;
            coasts.push(CoastShape { fleet, runs: reader.runs(name)? });
        }
        shapes.push(Shape { unit, runs, coasts });
    }
    Ok(shapes)
}

struct ShapeReader<'a> {
    rows: Rows<'a>,
    n_runs: usize,
}

impl ShapeReader<'_> {
    /// `60,10`. RealWorld adds a spot for fleets.
    fn spot(&mut self, what: &str, name: &str) -> Result<(i32, i32), Refused> {
        let at = self.rows.next(&format!("{what} in {name}"))?;
        let mut numbers = at.text.split(',').map(|word| word.trim().parse::<i32>().ok().filter(|n| n.abs() <= 32767));
        match (numbers.next().flatten(), numbers.next().flatten()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => at.refuse(format!("{what} is written X,Y")),
        }
    }

    fn runs(&mut self, name: &str) -> Result<Vec<PixelRow>, Refused> {
        let at = self.rows.next(&format!("the number of runs of {name}"))?;
        let Ok(n) = at.text.parse::<i64>() else {
            return at.refuse(format!("the number of runs of {name} should be here, not {:?}", at.text));
        };
        if !(0..=MAX_RUNS as i64).contains(&n) {
            return at.refuse(format!("{n} runs are announced; a region has at most 400,000"));
        }
        let mut runs = Vec::new();
        for _ in 0..n {
            let at = self.rows.next(&format!("a run of {name}"))?;
            self.n_runs += 1;
            if MAX_RUNS < self.n_runs {
                return at.refuse("there are more than 400,000 runs in all");
            }
            runs.push(run(at)?);
        }
        Ok(runs)
    }
}

fn run(at: At<'_>) -> Result<PixelRow, Refused> {
    let mut numbers = at.text.split_whitespace().map(|word| word.parse::<i64>().ok());
    let (Some(Some(x)), Some(Some(y)), Some(Some(length)), None) =
        (numbers.next(), numbers.next(), numbers.next(), numbers.next())
    else {
        return at.refuse("a run is written X Y LENGTH");
    };
    let is_inside = (0..=MAX_COORDINATE).contains(&x)
        && (0..=MAX_COORDINATE).contains(&y)
        && (1..=MAX_COORDINATE + 1).contains(&length)
        && x + length <= MAX_COORDINATE + 1;
    let number = |n: i64| u32::try_from(n).ok();
    match (number(x), number(y), number(length)) {
        (Some(x), Some(y), Some(length)) if is_inside => Ok((x, y, length)),
        _ => at.refuse("this run lies outside the picture"),
    }
}
