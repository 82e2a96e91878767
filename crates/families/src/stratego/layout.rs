//! The facts about a Stratego board that pictures need.
use chancery_picture::layout::{Ground, Kind, Layout, Manner, sorted};
use chancery_stratego::board::Board;

/// All squares, and which are adjacent. Lakes come from the sheet, as a game may be played without them.
pub(super) fn layout(key: &str, board: &Board) -> Layout {
    let name = |column: u8, row: u8| board.at(column, row).map(|square| board.name(square).to_string());
    let mut layout = Layout {
        name: key.to_owned(),
        manner: Manner::Squares { columns: board.n_columns(), rows: board.n_rows() },
        ..Layout::default()
    };
    for (column, row) in (0..board.n_columns()).flat_map(|column| (0..board.n_rows()).map(move |row| (column, row))) {
        let Some(here) = name(column, row) else { continue };
        let beside = [name(column + 1, row), name(column, row + 1)];
        layout.army.extend(beside.iter().flatten().map(|other| sorted(&here, other)));
        let ground = Ground { name: here.clone(), kind: Kind::Inland, is_centre: false, coasts: Vec::new() };
        layout.places.insert(here, ground);
    }
    layout
}
