//! Statistics of how often people put each piece on each square.
use super::Home;
use crate::rank::Rank;
use std::sync::LazyLock;

/// The rows and columns of the counted set-ups. The table contains only one half of each row.
const ROWS: usize = 4;
const HALF: usize = 5;

type Grid = [[f32; HALF]; ROWS];

/// The number of set-ups, out of 10,000, with a piece of each rank on each square.
struct Counts {
    /// The counts for armies that fill the home rows.
    full: [Grid; 12],
    /// The counts for armies that leave most squares empty.
    sparse: [Grid; 12],
}

static COUNTS: LazyLock<Counts> = LazyLock::new(|| read(include_str!("counts.txt")));

/// Returns the likelihood that a piece of this rank is on that square at the start. There may be several of the rank.
/// Homes of other sizes are assumed to be stretched versions of the counted ones.
pub(crate) fn likelihood(home: Home<'_>, rank: Rank, square: usize) -> f32 {
    let (is_full, n_columns) = (home.is_full(), home.n_columns());
    let grids = if is_full { &COUNTS.full } else { &COUNTS.sparse };
    let (row, column) = (square / n_columns, square % n_columns);
    let from_edge = column.min(n_columns - 1 - column);
    let row = (row * (ROWS - 1)).checked_div(home.n_rows() - 1).unwrap_or(0);
    let column = (2 * from_edge * (HALF - 1)).checked_div(n_columns.saturating_sub(2)).unwrap_or(0);
    grids[stand_in(rank, is_full).index()][row.min(ROWS - 1)][column.min(HALF - 1)] / 10_000.0
}

/// Substitutes another rank for one without statistics on sparse boards.
fn stand_in(rank: Rank, is_full: bool) -> Rank {
    match rank {
        Rank::Colonel | Rank::Major if !is_full => Rank::General,
        Rank::Captain | Rank::Lieutenant | Rank::Sergeant if !is_full => Rank::Scout,
        _ => rank,
    }
}

fn read(text: &str) -> Counts {
    let mut counts = Counts { full: Default::default(), sparse: Default::default() };
    let (mut is_full, mut rank, mut row) = (true, Rank::Flag, 0);
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let grids = if is_full { &mut counts.full } else { &mut counts.sparse };
        match (line, Rank::ALL.into_iter().find(|rank| rank.name().eq_ignore_ascii_case(line))) {
            ("FULL" | "SPARSE", _) => is_full = line == "FULL",
            (_, Some(named)) => (rank, row) = (named, 0),
            _ => {
                let cells = grids[rank.index()].get_mut(row).into_iter().flatten();
                for (cell, number) in cells.zip(line.split_whitespace()) {
                    *cell = number.parse().unwrap_or(0.0);
                }
                row += 1;
            }
        }
    }
    counts
}
