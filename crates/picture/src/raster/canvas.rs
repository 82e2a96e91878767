//! Converts shapes to pixels: the coverage of each pixel, in palette entries.
use super::Pixels;
use super::palette::Palette;
use super::pattern::is_marked;
use crate::font;
use crate::shape::{Fill, Group, Rgb, Shape, Step, Stroke};
use tiny_skia::{FillRule, LineCap, LineJoin, Mask, Path, PathBuilder, StrokeDash, Transform};

/// The coverage, out of 255, from which a pixel counts as half covered, or fully.
const HALF: u8 = 60;
const ALL: u8 = 170;

/// The workspace for shapes, one at a time.
pub(super) struct Scratch {
    mask: Option<Mask>,
}

impl Scratch {
    pub(super) fn new(width: u32, height: u32) -> Self {
        Self { mask: Mask::new(width.max(1), height.max(1)) }
    }

    /// Calls `touch` with each pixel that a path covers at least half, and whether it covers all of it.
    pub(super) fn cover(&mut self, path: &Path, shift: Transform, mut touch: impl FnMut(usize, bool)) {
        let (Some(mask), Some(bounds)) = (self.mask.as_mut(), path.bounds().transform(shift)) else { return };
        let (w, h) = (mask.width() as usize, mask.height() as usize);
        let limit = |v: f32, most: usize| (v.max(0.0) as usize).min(most);
        let (x0, x1) = (limit(bounds.left() - 1.0, w), limit(bounds.right() + 2.0, w));
        let (y0, y1) = (limit(bounds.top() - 1.0, h), limit(bounds.bottom() + 2.0, h));
        if x0 >= x1 || y0 >= y1 {
            return;
        }
        mask.fill_path(path, FillRule::Winding, true, shift);
        let data = mask.data_mut();
        for y in y0..y1 {
            let Some(row) = data.get_mut(y * w + x0..y * w + x1) else { return };
            for (k, cover) in row.iter_mut().enumerate() {
                // Clears the pixel, so that the next shape starts with an empty mask.
                let cover = std::mem::take(cover);
                if cover >= HALF {
                    touch(y * w + x0 + k, cover >= ALL);
                }
            }
        }
    }
}

/// The outline of a line of this width.
pub(super) fn stroked(path: &Path, width: f32, dash: Option<(f32, f32)>, scale: f32) -> Option<Path> {
    let is_round = dash.is_none_or(|(on, _)| on < 1.0);
    let pen = tiny_skia::Stroke {
        width,
        line_cap: if is_round { LineCap::Round } else { LineCap::Butt },
        line_join: LineJoin::Round,
        ..tiny_skia::Stroke::default()
    };
    match dash.and_then(|(on, off)| StrokeDash::new(vec![on, off], 0.0)) {
        Some(dash) => path.dash(&dash, scale)?.stroke(&pen, scale),
        None => path.stroke(&pen, scale),
    }
}

/// Converts a path for the drawing library.
pub(super) fn path(steps: &[Step]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for step in steps {
        match *step {
            Step::Move(p) => path.move_to(p.0, p.1),
            Step::Line(p) => path.line_to(p.0, p.1),
            Step::Quad(c, p) => path.quad_to(c.0, c.1, p.0, p.1),
            Step::Close => path.close(),
        }
    }
    path.finish()
}

/// A picture under construction.
pub(super) struct Canvas {
    pub(super) entries: Vec<u8>,
    pub(super) palette: Palette,
    width: usize,
    scratch: Scratch,
    /// The colour around lines and units. Its edge has no intermediate shades, which no one would see but would take
    /// many bytes.
    halo: Rgb,
}

impl Canvas {
    /// Continues a picture whose first rows exist.
    pub(super) fn new(mut entries: Vec<u8>, (width, height): (u32, u32), palette: Palette, halo: Rgb) -> Self {
        entries.resize(width as usize * height as usize, 0);
        Self { entries, palette, width: width as usize, scratch: Scratch::new(width, height), halo }
    }

    /// Fills all rows from this one on.
    pub(super) fn fill_rows(&mut self, first: u32, colour: Rgb) {
        let entry = self.palette.of(colour);
        let first = (first as usize * self.width).min(self.entries.len());
        self.entries[first..].fill(entry);
    }

    /// Draws shapes, scaled and moved down by a number of pixels.
    pub(super) fn draw(&mut self, groups: &[Group], scale: f32, down: f32) {
        let shift = Transform::from_scale(scale, scale).post_translate(0.0, down);
        for shape in groups.iter().flat_map(|group| &group.shapes) {
            match shape {
                Shape::Path { steps, fill, stroke } => {
                    let Some(path) = path(steps) else { continue };
                    // The rim first, so that the fill covers its inner half.
                    if let Some(Stroke { colour, width, dash }) = stroke
                        && let Some(rim) = stroked(&path, *width, *dash, scale)
                    {
                        self.put(&rim, shift, (*colour).into());
                    }
                    if let Some(fill) = fill {
                        self.put(&path, shift, *fill);
                    }
                }
                Shape::Text(text) => {
                    if let Some(path) = font::outline(text) {
                        self.put(&path, shift, text.colour.into());
                    }
                }
            }
        }
    }

    fn put(&mut self, path: &Path, shift: Transform, fill: Fill) {
        let Self { entries, palette, width, scratch, halo } = self;
        let entry = palette.of(fill.colour);
        let is_edge_hard = fill.colour == *halo;
        let marks = fill.pattern.map(|(pattern, colour)| (pattern, palette.of(colour)));
        scratch.cover(path, shift, |at, all| {
            let Some(pixel) = entries.get_mut(at) else { return };
            let entry = match marks {
                Some((pattern, mark)) if is_marked(pattern, at % *width, at / *width) => mark,
                _ => entry,
            };
            if all || !is_edge_hard {
                *pixel = if all { entry } else { palette.mix(*pixel, entry) };
            }
        });
    }

    pub(super) fn into_pixels(self, width: u32, height: u32) -> Pixels {
        Pixels { width, height, entries: self.entries, colours: self.palette.colours }
    }
}
