//! Pictures: sheets drawn on charts.
mod files;
mod golden;
mod hostile;
mod pages;
mod palette;
mod signs;
mod written;

use chancery::boards::catalogue::Catalogue;
use chancery::families::sheet::PlayerView;
use chancery::picture::chart::Chart;
use std::io::Cursor;
use std::sync::Arc;

/// The picture of a board that comes with the program, as data.
fn chart(board: &str) -> Arc<Chart> {
    Catalogue::default().board(board).unwrap().chart().unwrap()
}

/// A sheet of `tests/pictures`.
fn sheet(name: &str) -> PlayerView {
    let text = std::fs::read_to_string(format!("tests/pictures/{name}.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Width, height, palette entries and colours, as an independent reader sees them.
fn read_png(png: &[u8]) -> (u32, u32, Vec<u8>, Vec<u8>) {
    let mut reader = png::Decoder::new(Cursor::new(png)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(frame.color_type, png::ColorType::Indexed);
    (frame.width, frame.height, pixels, reader.info().palette.as_ref().unwrap().to_vec())
}
