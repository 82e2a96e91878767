//! Pixels. A board is worked out once for each size ([`Base`]); a picture is then a table look-up for each pixel, and the
//! shapes that lie over it. All of it is drawn in palette entries: no picture has to be counted down to few colours.
mod base;
mod canvas;
mod palette;
mod pattern;
mod png;

use super::look::Look;
use super::scene::Scene;
pub use base::Base;
use canvas::Canvas;
use palette::Palette;
pub(super) use pattern::is_marked;

/// A picture as palette entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// Row by row, an index into the colours for each pixel.
    pub entries: Vec<u8>,
    /// At most 256.
    pub colours: Vec<[u8; 3]>,
}

impl Pixels {
    /// As a PNG file.
    #[must_use]
    pub fn png(&self) -> Vec<u8> {
        png::write(self)
    }
}

/// Draws a scene over its board. The base must be of the same chart and width.
#[must_use]
pub fn pixels(scene: &Scene, base: &Base) -> Pixels {
    let (width, height) = scene.size();
    let mut palette = Palette::new(scene.style.look, &scene.liveries);
    let entries = base.board(scene, &mut palette);
    let mut canvas = Canvas::new(entries, (width, height), palette, scene.colours.halo);
    let scale = scene.scale();
    canvas.draw(&scene.below, scale, 0.0);
    base.names(scene, &mut canvas);
    canvas.draw(&scene.above, scale, 0.0);
    let paper = scene.colours.paper;
    canvas.fill_rows(scene.board_height(), paper);
    canvas.draw(&scene.strip, scene.zoom, scene.board_height() as f32);
    canvas.into_pixels(width, height)
}

impl Look {
    /// Shades between black and white are few on paper.
    fn has_halves(self) -> bool {
        self != Self::Print
    }
}
