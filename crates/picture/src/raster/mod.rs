//! Pixels. A board is computed once for each size ([`Base`]). A picture is then a table look-up for each pixel, plus the shapes on top.
//! Everything is drawn in palette entries, so no picture needs colour reduction.
mod base;
mod canvas;
mod palette;
mod pattern;
mod png;

use super::look::Look;
use super::scene::Scene;
use super::shape::Group;
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
    /// The picture inside a larger one of a single colour. Parts that do not fit are cut off.
    #[must_use]
    pub(super) fn amid(mut self, size: (u32, u32), at: (u32, u32), ground: [u8; 3]) -> Self {
        let entry = self.colours.iter().position(|colour| *colour == ground).unwrap_or(0) as u8;
        let (wide, left) = (size.0 as usize, at.0 as usize);
        let mut entries = vec![entry; wide * size.1 as usize];
        let rows = self.entries.chunks_exact(self.width.max(1) as usize);
        for (row, to) in rows.zip(entries.chunks_exact_mut(wide.max(1)).skip(at.1 as usize)) {
            to.iter_mut().skip(left).zip(row).for_each(|(to, from)| *to = *from);
        }
        (self.width, self.height, self.entries) = (size.0, size.1, entries);
        self
    }

    /// The picture with only its most frequent colours. Others become the nearest of these.
    #[must_use]
    pub(super) fn with_few_colours(mut self, most: usize) -> Self {
        let mut used = vec![0_usize; 256];
        self.entries.iter().for_each(|entry| used[usize::from(*entry)] += 1);
        let mut kept: Vec<usize> = (0..self.colours.len().min(256)).filter(|entry| used[*entry] != 0).collect();
        kept.sort_by_key(|entry| std::cmp::Reverse(used[*entry]));
        kept.truncate(most);
        let far = |a: [u8; 3], b: [u8; 3]| (0..3).map(|k| u32::from(a[k].abs_diff(b[k])).pow(2)).sum::<u32>();
        let colours: Vec<[u8; 3]> = kept.iter().map(|entry| self.colours[*entry]).collect();
        let nearest =
            |colour: &[u8; 3]| (0..colours.len()).min_by_key(|entry| far(colours[*entry], *colour)).unwrap_or(0) as u8;
        let becomes: Vec<u8> = self.colours.iter().map(nearest).collect();
        let become_of = |entry: &u8| becomes.get(usize::from(*entry)).copied().unwrap_or(0);
        self.entries = self.entries.iter().map(become_of).collect();
        self.colours = colours;
        self
    }

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

/// Draws the board of a scene, without names or the strip below it. The base must be of the same chart and width.
#[must_use]
pub(super) fn bare(scene: &Scene, base: &Base) -> Pixels {
    let (width, height) = (scene.size().0, scene.board_height());
    let mut palette = Palette::new(scene.style.look, &scene.liveries);
    let entries = base.board(scene, &mut palette);
    let mut canvas = Canvas::new(entries, (width, height), palette, scene.colours.halo);
    canvas.draw(&scene.below, scene.scale(), 0.0);
    canvas.draw(&scene.above, scene.scale(), 0.0);
    canvas.into_pixels(width, height)
}

/// Draws shapes over a picture, with its colours.
#[must_use]
pub(super) fn drawn_over(picture: Pixels, groups: &[Group]) -> Pixels {
    let (width, height) = (picture.width, picture.height);
    let palette = Palette::of_colours(picture.colours);
    let mut canvas = Canvas::new(picture.entries, (width, height), palette, [255; 3]);
    canvas.draw(groups, 1.0, 0.0);
    canvas.into_pixels(width, height)
}

impl Look {
    /// Returns whether edges have half-tones. There are few shades between black and white on paper.
    fn has_halves(self) -> bool {
        self != Self::Print
    }
}
