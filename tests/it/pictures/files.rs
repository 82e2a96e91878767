//! What is written can be read by others.
use super::{chart, sheet};
use chancery::picture::{Look, Studio, Style};
use std::io::Cursor;
use std::time::Duration;

/// Width, height, and the red, green and blue of each pixel, as an independent reader sees them.
fn read_png(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(info.color_type, png::ColorType::Rgb);
    (info.width, info.height, pixels)
}

#[test]
fn a_png_is_read_back_as_it_was_drawn() {
    let (chart, sheet, mut studio) = (chart("standard"), sheet("standard-F1910M"), Studio::new());
    for look in Look::ALL {
        let style = Style { look, width: 400 };
        let drawn = studio.pixels(&chart, &sheet, &style, Duration::ZERO);
        let (width, height, pixels) = read_png(&drawn.png());
        assert_eq!((width, height), (drawn.width, drawn.height));
        let wanted: Vec<u8> = drawn.entries.iter().flat_map(|entry| drawn.colours[usize::from(*entry)]).collect();
        assert!(pixels == wanted, "{look:?} differs");
    }
}
