//! All boards that ship with the program, small, on one sheet.
use chancery::boards::catalogue::Catalogue;
use chancery::families::ALL;
use chancery::families::setting::Kept;
use chancery::families::sheet::PreviousTurns;
use chancery::picture::raster::Pixels;
use chancery::picture::shape::{Anchor, Cut, Text};
use chancery::picture::{Look, Studio, Style, font};
use chancery::rules::{Eyes, Luck};
use std::time::Duration;
use tiny_skia::{FillRule, Mask, Transform};

/// In pixels: a board's width, the gap between boards, and the line for its name.
const WIDE: u32 = 200;
const GAP: u32 = 6;
const HEAD: u32 = 14;
const COLUMNS: u32 = 8;

/// The sheet, as a PNG file.
pub(crate) fn sheet() -> Vec<u8> {
    let catalogue = Catalogue::default();
    let keys = ALL.iter().flat_map(|family| family.boards());
    let tiles: Vec<(&str, Pixels)> = keys.filter_map(|key| Some((key, tile(&catalogue, key)?))).collect();
    let row = tiles.iter().map(|(_, tile)| tile.height).max().unwrap() + HEAD + GAP;
    let (width, height) = (COLUMNS * (WIDE + GAP) + GAP, (tiles.len() as u32).div_ceil(COLUMNS) * row + GAP);
    let mut sheet = Pixels {
        width,
        height,
        entries: vec![0; (width * height) as usize],
        colours: vec![[255; 3], [31, 27, 24], [140, 138, 130]],
    };
    for (k, (name, tile)) in tiles.iter().enumerate() {
        let (left, top) = (GAP + k as u32 % COLUMNS * (WIDE + GAP), GAP + k as u32 / COLUMNS * row);
        write(&mut sheet, name, left, top);
        for (at, entry) in tile.entries.iter().enumerate() {
            let (x, y) = (left + at as u32 % WIDE, top + HEAD + at as u32 / WIDE);
            let colour = tile.colours[usize::from(*entry)];
            let known = sheet.colours.iter().position(|known| *known == colour);
            let entry = known.unwrap_or_else(|| {
                sheet.colours.push(colour);
                sheet.colours.len() - 1
            });
            sheet.entries[(y * width + x) as usize] = u8::try_from(entry).expect("few colours");
        }
    }
    sheet.png()
}

/// A board at its start, without the strip, or `None` if games on it have no pictures.
fn tile(catalogue: &Catalogue, key: &str) -> Option<Pixels> {
    let board = catalogue.board(key).unwrap();
    let chart = board.chart()?;
    let system = catalogue.play(&board, &Kept::default()).unwrap();
    let sheet = system.begin(&system.played(), &Luck::default()).sheet(Eyes::Master, &PreviousTurns::default())?;
    let mut tile = Studio::new().pixels(&chart, &sheet, &Style { look: Look::Light, width: WIDE }, Duration::ZERO);
    tile.height = (chart.size.1 as f32 * WIDE as f32 / chart.size.0 as f32).round() as u32;
    tile.entries.truncate((WIDE * tile.height) as usize);
    Some(tile)
}

fn write(sheet: &mut Pixels, name: &str, left: u32, top: u32) {
    let at = (left as f32 + 1.0, top as f32 + 10.5);
    let text = Text { text: name.to_owned(), at, size: 11.0, cut: Cut::Bold, colour: [0; 3], anchor: Anchor::Start };
    let mut mask = Mask::new(sheet.width, top + HEAD).unwrap();
    mask.fill_path(&font::outline(&text).unwrap(), FillRule::Winding, true, Transform::identity());
    for (entry, cover) in sheet.entries.iter_mut().zip(mask.data()) {
        match cover {
            171.. => *entry = 1,
            61.. => *entry = 2,
            _ => {}
        }
    }
}
