//! A scene as a one-page PDF, in vectors only. Text is drawn as outlines, so the file needs no font.
use super::font;
use super::scene::{Layer, Scene};
use super::shape::{Anchor, Cut, Fill, Rgb, Shape, Step, Text, Xy};
use super::svg::squares;
use pdf_writer::types::{ColorSpaceOperand, LineCapStyle, LineJoinStyle, PaintType, TilingType};
use pdf_writer::{Content, Filter, Finish as _, Name, Pdf, Rect, Ref};
use std::io::Write as _;
use tiny_skia::PathSegment;

/// The usual width of a page, in points: A4 landscape.
const WIDE: f32 = 842.0;

/// A page under construction.
pub(super) struct Page {
    size: Xy,
    ops: Content,
    /// The fills with a pattern, and the scale there.
    patterns: Vec<(Fill, f32)>,
}

impl Scene<'_> {
    /// Returns the scene as a PDF file of one page, as long as necessary.
    #[must_use]
    pub fn pdf(&self) -> Vec<u8> {
        let (width, height) = self.size();
        let k = WIDE / width as f32;
        let source = 14.0;
        let mut page = Page::new((WIDE, height as f32 * k + source));
        page.background(self.colours.paper);
        page.scene(self, (0.0, 0.0), k);
        page.source(self, (WIDE - 10.0, height as f32 * k + 6.0));
        page.write()
    }
}

impl Page {
    /// A page of this width and height, in points.
    pub(super) fn new(size: Xy) -> Self {
        Self { size, ops: Content::new(), patterns: Vec::new() }
    }

    /// Fills the whole page.
    pub(super) fn background(&mut self, colour: Rgb) {
        fill(&mut self.ops, colour).rect(0.0, 0.0, short(self.size.0, 2), short(self.size.1, 2)).fill_nonzero();
    }

    /// Draws a scene with its upper left corner here, at `k` points for each of its pixels.
    pub(super) fn scene(&mut self, scene: &Scene, at: Xy, k: f32) {
        let scale = scene.scale() * k;
        for layer in scene.board_layers() {
            self.layer(&layer, at, scale);
        }
        let below = scene.board_height() as f32 * k;
        self.layer(&scene.strip_layer(), (at.0, at.1 + below), scene.zoom * k);
    }

    /// Writes the source of the shapes and the licence terms, right-aligned here.
    pub(super) fn source(&mut self, scene: &Scene, at: Xy) {
        if !scene.chart.source.is_empty() {
            let text = format!("Map: {}. Drawn by Chancery.", scene.chart.source.trim_end_matches('.'));
            let text =
                Text { text, at, size: 6.5, cut: Cut::Regular, colour: scene.colours.faint, anchor: Anchor::End };
            self.shapes(&[Shape::Text(text)], (0.0, 0.0), 1.0);
        }
    }

    fn layer(&mut self, layer: &Layer, at: Xy, scale: f32) {
        for group in &layer.groups {
            self.shapes(&group.shapes, at, scale);
        }
    }

    /// Draws shapes that are scaled, with their origin here.
    pub(super) fn shapes(&mut self, shapes: &[Shape], at: Xy, scale: f32) {
        let k = short(scale, 5);
        // PDF coordinates begin at the bottom of the page.
        let place = [k, 0.0, 0.0, -k, short(at.0, 2), short(self.size.1 - at.1, 2)];
        self.ops.save_state().transform(place).set_line_join(LineJoinStyle::RoundJoin);
        for shape in shapes {
            match shape {
                Shape::Path { steps, fill, stroke } => {
                    if let Some(stroke) = stroke {
                        let dash = stroke.dash.map(|(on, off)| [on, off]);
                        let is_round = stroke.dash.is_none_or(|(on, _)| on < 1.0);
                        let cap = if is_round { LineCapStyle::RoundCap } else { LineCapStyle::ButtCap };
                        let [r, g, b] = rgb(stroke.colour);
                        self.ops.set_stroke_rgb(r, g, b).set_line_width(stroke.width).set_line_cap(cap);
                        self.ops.set_dash_pattern(dash.into_iter().flatten(), 0.0);
                        path(&mut self.ops, steps).stroke();
                    }
                    if let Some(fill) = fill {
                        self.paint(*fill, scale);
                        path(&mut self.ops, steps).fill_even_odd();
                    }
                }
                Shape::Text(text) => {
                    letters(fill(&mut self.ops, text.colour), text).fill_nonzero();
                }
            }
        }
        self.ops.restore_state();
    }

    fn paint(&mut self, paint: Fill, scale: f32) {
        if paint.pattern.is_none() {
            fill(&mut self.ops, paint.colour);
            return;
        }
        let known = self.patterns.iter().position(|known| *known == (paint, scale));
        let n = known.unwrap_or_else(|| {
            self.patterns.push((paint, scale));
            self.patterns.len() - 1
        });
        let name = format!("P{n}");
        self.ops.set_fill_color_space(ColorSpaceOperand::Pattern).set_fill_pattern([], Name(name.as_bytes()));
    }

    /// The file.
    pub(super) fn write(self) -> Vec<u8> {
        let [catalog, pages, only, ops] = [1, 2, 3, 4].map(Ref::new);
        let patterns = || (5..).map(Ref::new).zip(&self.patterns);
        let (width, height) = (short(self.size.0, 2), short(self.size.1, 2));
        let mut pdf = Pdf::new();
        pdf.set_version(1, 4);
        pdf.catalog(catalog).pages(pages);
        pdf.pages(pages).kids([only]).count(1);
        let mut page = pdf.page(only);
        page.parent(pages).media_box(Rect::new(0.0, 0.0, width, height)).contents(ops);
        let mut resources = page.resources();
        let mut names = resources.patterns();
        for (n, (pattern, _)) in patterns().enumerate() {
            names.pair(Name(format!("P{n}").as_bytes()), pattern);
        }
        names.finish();
        resources.finish();
        page.finish();
        pdf.stream(ops, &squeezed(&self.ops.finish())).filter(Filter::FlateDecode);
        for (at, (fill, scale)) in patterns() {
            let k = short(*scale, 5);
            let tile = squeezed(&tile(*fill).finish());
            let mut pattern = pdf.tiling_pattern(at, &tile);
            pattern.filter(Filter::FlateDecode);
            pattern.tiling_type(TilingType::ConstantSpacing).paint_type(PaintType::Colored);
            pattern.bbox(Rect::new(0.0, 0.0, 8.0, 8.0)).x_step(8.0).y_step(8.0);
            pattern.matrix([k, 0.0, 0.0, -k, 0.0, height]).resources();
        }
        let mut file = pdf.finish();
        file.push(b'\n');
        file
    }
}

/// A pattern's tile.
fn tile(paint: Fill) -> Content {
    let mut ops = Content::new();
    fill(&mut ops, paint.colour).rect(0.0, 0.0, 8.0, 8.0).fill_nonzero();
    if let Some((pattern, marks)) = paint.pattern {
        fill(&mut ops, marks);
        for (x, y) in squares(pattern) {
            ops.rect(x as f32, y as f32, 1.0, 1.0);
        }
        ops.fill_nonzero();
    }
    ops
}

fn squeezed(stream: &[u8]) -> Vec<u8> {
    let mut squeezed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::new(9));
    // Writing to memory cannot fail.
    squeezed.write_all(stream).and_then(|()| squeezed.finish()).unwrap_or_default()
}

/// Rounds a number to this many decimal places, as more would only make the file longer.
fn short(number: f32, n_digits: i32) -> f32 {
    let k = 10f64.powi(n_digits);
    ((f64::from(number) * k).round_ties_even() / k) as f32
}

fn rgb(colour: Rgb) -> [f32; 3] {
    colour.map(|part| short(f32::from(part) / 255.0, 3))
}

fn fill(ops: &mut Content, colour: Rgb) -> &mut Content {
    let [r, g, b] = rgb(colour);
    ops.set_fill_rgb(r, g, b)
}

fn path<'a>(ops: &'a mut Content, steps: &[Step]) -> &'a mut Content {
    let mut at = (0.0f32, 0.0f32);
    for step in steps {
        match *step {
            Step::Move(p) => {
                at = p;
                ops.move_to(short(p.0, 1), short(p.1, 1));
            }
            Step::Line(p) => {
                at = p;
                ops.line_to(short(p.0, 1), short(p.1, 1));
            }
            Step::Quad(c, p) => {
                cubic(ops, at, c, p);
                at = p;
            }
            Step::Close => {
                ops.close_path();
            }
        }
    }
    ops
}

/// A curve with one control point as one with two, as PDF has no others.
fn cubic(ops: &mut Content, from: Xy, c: Xy, to: Xy) {
    let near = |end: f32, c: f32| end + 2.0 / 3.0 * (c - end);
    curve(ops, (near(from.0, c.0), near(from.1, c.1)), (near(to.0, c.0), near(to.1, c.1)), to);
}

fn curve(ops: &mut Content, a: Xy, b: Xy, to: Xy) {
    ops.cubic_to(short(a.0, 2), short(a.1, 2), short(b.0, 2), short(b.1, 2), short(to.0, 2), short(to.1, 2));
}

/// A line of text, as outlines.
fn letters<'a>(ops: &'a mut Content, text: &Text) -> &'a mut Content {
    let mut at = (0.0, 0.0);
    for segment in font::outline(text).iter().flat_map(tiny_skia::Path::segments) {
        match segment {
            PathSegment::MoveTo(p) => {
                at = (p.x, p.y);
                ops.move_to(short(p.x, 2), short(p.y, 2));
            }
            PathSegment::LineTo(p) => {
                at = (p.x, p.y);
                ops.line_to(short(p.x, 2), short(p.y, 2));
            }
            PathSegment::QuadTo(c, p) => {
                cubic(ops, at, (c.x, c.y), (p.x, p.y));
                at = (p.x, p.y);
            }
            PathSegment::CubicTo(a, b, p) => {
                at = (p.x, p.y);
                curve(ops, (a.x, a.y), (b.x, b.y), at);
            }
            PathSegment::Close => {
                ops.close_path();
            }
        }
    }
    ops
}
