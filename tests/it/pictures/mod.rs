//! Pictures: sheets drawn on charts.
mod files;

use chancery::boards::catalogue::Catalogue;
use chancery::families::sheet::Sheet;
use chancery::picture::chart::Chart;
use std::sync::Arc;

/// The picture of a board that comes with the program, as data.
fn chart(board: &str) -> Arc<Chart> {
    Catalogue::default().board(board).unwrap().chart().unwrap()
}

/// A sheet of `tests/pictures`.
fn sheet(name: &str) -> Sheet {
    let text = std::fs::read_to_string(format!("tests/pictures/{name}.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}
