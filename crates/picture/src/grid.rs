//! The chart of a board of squares: columns from A on, and rows from 1 on, with the first row at the bottom. A missing square is water.
use super::chart::{Arc, Chart, Face, Place};
use super::layout::Layout;
use std::collections::BTreeMap;

/// The width of all such charts, in pixels.
const WIDTH: u32 = 1000;
/// The margin at each side of the board, for the letters of columns and the numbers of rows.
pub const MARGIN: f32 = 40.0;

/// `B3` of column 1 and row 2, counted from 0. Columns beyond Z have no names.
#[must_use]
pub fn square(column: u8, row: u8) -> String {
    format!("{}{}", letter(column), u16::from(row) + 1)
}

/// The letter of a column, counted from 0.
#[must_use]
pub fn letter(column: u8) -> char {
    char::from(b'A' + column.min(25))
}

/// Returns the width of a square, in pixels.
#[must_use]
pub fn unit(columns: u8) -> f32 {
    (WIDTH as f32 - 2.0 * MARGIN) / f32::from(columns.max(1))
}

/// A chart of a layout's squares.
#[must_use]
pub fn chart(layout: &Layout, columns: u8, rows: u8) -> Chart {
    let unit = unit(columns);
    let height = (2.0 * MARGIN + unit * f32::from(rows)).round() as u32;
    // Measured from the upper edge.
    let point = |x: u8, y: u8| {
        let tenths = |v: u8| ((MARGIN + unit * f32::from(v)) * 10.0).round() as i32;
        (tenths(x), tenths(y))
    };
    // The face by column and by row from the upper edge. Outside the board, the surrounding ground.
    let face = |x: Option<u8>, y: Option<u8>| match (x.filter(|x| *x < columns), y.filter(|y| *y < rows)) {
        (Some(x), Some(y)) => {
            let name = square(x, rows - 1 - y);
            if layout.places.contains_key(&name) { Face::of(&name) } else { Face::Lake }
        }
        _ => Face::Waste(String::new()),
    };
    let mut arcs = Vec::new();
    let mut arc = |sides: [Face; 2], points: Vec<(i32, i32)>| {
        if sides[0] != sides[1] {
            arcs.push(Arc { sides, points });
        }
    };
    for y in 0..=rows {
        for x in 0..=columns {
            if y < rows {
                // Downwards, so east is on the left.
                arc([face(Some(x), Some(y)), face(x.checked_sub(1), Some(y))], vec![point(x, y), point(x, y + 1)]);
            }
            if x < columns {
                // Eastwards, so above is on the left.
                arc([face(Some(x), y.checked_sub(1)), face(Some(x), Some(y))], vec![point(x, y), point(x + 1, y)]);
            }
        }
    }
    // The edge of the picture.
    let (w, h) = (WIDTH.cast_signed() * 10, height.cast_signed() * 10);
    let rim = [vec![(0, 0), (w, 0), (w, h)], vec![(w, h), (0, h), (0, 0)]];
    arcs.extend(rim.map(|points| Arc { sides: [Face::Frame, Face::Waste(String::new())], points }));
    let mut places = BTreeMap::new();
    for y in 0..rows {
        for x in 0..columns {
            let name = square(x, rows - 1 - y);
            if layout.places.contains_key(&name) {
                let middle = |v: u8| MARGIN + unit * (f32::from(v) + 0.5);
                let unit = (middle(x), middle(y));
                places.insert(name, Place { unit, away: unit, label: unit, ..Place::default() });
            }
        }
    }
    Chart { size: (WIDTH, height), arcs, places, manner: layout.manner, ..Chart::default() }
}
