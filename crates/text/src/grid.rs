//! Lays out grids: tables with columns of only a letter or two, in the classic judges' style.
use super::{HANGING, columns, wrap_into};

/// A row of a grid.
pub(crate) struct GridRow<'a> {
    /// True if it contains the labels of the columns.
    pub(crate) is_head: bool,
    pub(crate) cells: Vec<&'a str>,
}

/// The lines of a grid in at most this many columns. The labels alternate between two lines, since they are wider than their columns.
pub(crate) fn lines(rows: &[GridRow], most: usize) -> String {
    let places = places(rows);
    let mut out = String::new();
    for row in rows {
        let mut line = String::new();
        if most + 1 < places.last().copied().unwrap_or_default() {
            wrap_into(&mut line, &format!("{}.", row.cells.join(", ")), most, HANGING);
        } else if row.is_head {
            let mut above = String::new();
            for (i, (cell, place)) in row.cells.iter().zip(&places).enumerate() {
                // A label begins left of its column, and the first one is as wide as its own.
                let line = if i % 2 == 0 { &mut line } else { &mut above };
                put(line, cell, place.saturating_sub(usize::from(0 < i)));
            }
            out += above.trim_end();
            out.push('\n');
        } else {
            row.cells.iter().zip(&places).for_each(|(cell, place)| put(&mut line, cell, *place));
        }
        out += line.trim_end();
        out.push('\n');
    }
    out
}

/// The starts of the columns, and of one more.
fn places(rows: &[GridRow]) -> Vec<usize> {
    let mut widths: Vec<usize> = Vec::new();
    for row in rows {
        widths.resize(widths.len().max(row.cells.len()), 1);
        for (i, (width, cell)) in widths.iter_mut().zip(&row.cells).enumerate() {
            if i == 0 || !row.is_head {
                *width = columns(cell).max(*width);
            }
        }
    }
    let mut place = 0;
    let mut places = vec![0];
    places.extend(widths.iter().map(|width| {
        place += width + 1;
        place
    }));
    places
}

/// Puts a cell at a column of a line, or after the text already there.
fn put(line: &mut String, cell: &str, place: usize) {
    let used = columns(line);
    let least = usize::from(0 < used && !line.ends_with(' '));
    line.extend(std::iter::repeat_n(' ', place.saturating_sub(used).max(least)));
    line.push_str(cell);
}
