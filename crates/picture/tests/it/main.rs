//! Pictures: sheets drawn on charts.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod cards;
mod charts;
mod files;
mod golden;
mod hostile;
mod pages;
mod palette;
mod regions;
mod signs;
mod written;

use chancery_families::sheet::PlayerView;
use chancery_families::{ALL, Nature};
use chancery_picture::adjacency::differences;
use chancery_picture::chart::Chart;
use chancery_picture::derive::derive;
use chancery_picture::text;
use std::io::Cursor;
use std::sync::Arc;

/// The picture of a shipped board as data: its folder's own, or one derived from its base.
fn chart(board: &str) -> Arc<Chart> {
    let family = *ALL.iter().find(|family| family.boards().any(|known| known == board)).unwrap();
    let file = |board: &str, name: &str| family.board_files(board).find(|row| row.0 == name).map(|row| row.1);
    let layout = family.read(board, &file).unwrap().layout().unwrap();
    if let Some(own) = file(board, text::FILE) {
        let mut chart = text::read(own).unwrap();
        assert_eq!(differences(&chart, &layout), [""; 0], "{board}");
        chart.take_in(&layout);
        return Arc::new(chart);
    }
    let mut base = Nature::read(file(board, "variant.toml").unwrap()).base;
    while let Some(name) = base {
        if let Some(own) = file(&name, text::FILE) {
            return Arc::new(derive(&text::read(own).unwrap(), &layout).unwrap());
        }
        base = Nature::read(file(&name, "variant.toml").unwrap()).base;
    }
    panic!("{board} has no picture")
}

/// A sheet of `tests/pictures`.
fn sheet(name: &str) -> PlayerView {
    let text = std::fs::read_to_string(format!("tests/pictures/{name}.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Width, height, palette entries and colours, according to an independent decoder.
fn read_png(png: &[u8]) -> (u32, u32, Vec<u8>, Vec<u8>) {
    let mut reader = png::Decoder::new(Cursor::new(png)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(frame.color_type, png::ColorType::Indexed);
    (frame.width, frame.height, pixels, reader.info().palette.as_ref().unwrap().to_vec())
}
