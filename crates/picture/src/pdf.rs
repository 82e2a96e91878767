//! A scene as PDF, by hand: one page, all of it vectors, letters as outlines, so that no font goes with it.
use super::font;
use super::scene::{Layer, Scene};
use super::shape::{Anchor, Cut, Fill, Rgb, Shape, Step, Text, Xy};
use super::svg::squares;
use std::fmt::Write as _;
use std::io::Write as _;
use tiny_skia::PathSegment;

/// The usual width of a page, in points: A4 on its side.
const WIDE: f32 = 842.0;

/// A page in the making.
pub(super) struct Page {
    size: Xy,
    ops: String,
    /// What is filled with a pattern, and the scale there.
    patterns: Vec<(Fill, f32)>,
}

impl Scene<'_> {
    /// As a PDF file of one page, as long as it has to be.
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
        Self { size, ops: String::new(), patterns: Vec::new() }
    }

    /// Fills all of it.
    pub(super) fn background(&mut self, colour: Rgb) {
        let _ = writeln!(self.ops, "{} rg 0 0 {:.2} {:.2} re f", rgb(colour), self.size.0, self.size.1);
    }

    /// Draws a scene with its left upper corner here; `k` points for each of its pixels.
    pub(super) fn scene(&mut self, scene: &Scene, at: Xy, k: f32) {
        let scale = scene.scale() * k;
        for layer in scene.board_layers() {
            self.layer(&layer, at, scale);
        }
        let below = scene.board_height() as f32 * k;
        self.layer(&scene.strip_layer(), (at.0, at.1 + below), scene.zoom * k);
    }

    /// Where the shapes come from, and under which terms: right-aligned here.
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
        // Upside down: a page begins below.
        let _ = writeln!(self.ops, "q {scale:.5} 0 0 {:.5} {:.2} {:.2} cm 1 j", -scale, at.0, self.size.1 - at.1);
        for shape in shapes {
            match shape {
                Shape::Path { steps, fill, stroke } => {
                    let path = path(steps);
                    if let Some(stroke) = stroke {
                        let dash = stroke.dash.map_or("[] 0".to_owned(), |(on, off)| format!("[{on} {off}] 0"));
                        let cap = u8::from(stroke.dash.is_none_or(|(on, _)| on < 1.0));
                        let _ =
                            writeln!(self.ops, "{} RG {} w {cap} J {dash} d {path}S", rgb(stroke.colour), stroke.width);
                    }
                    if let Some(fill) = fill {
                        let paint = self.paint(*fill, scale);
                        let _ = writeln!(self.ops, "{paint} {path}f*");
                    }
                }
                Shape::Text(text) => {
                    let _ = writeln!(self.ops, "{} rg {}f", rgb(text.colour), letters(text));
                }
            }
        }
        self.ops += "Q\n";
    }

    fn paint(&mut self, fill: Fill, scale: f32) -> String {
        if fill.pattern.is_none() {
            return format!("{} rg", rgb(fill.colour));
        }
        let known = self.patterns.iter().position(|known| *known == (fill, scale));
        let n = known.unwrap_or_else(|| {
            self.patterns.push((fill, scale));
            self.patterns.len() - 1
        });
        format!("/Pattern cs /P{n} scn")
    }

    /// The file.
    pub(super) fn write(self) -> Vec<u8> {
        let (width, height) = self.size;
        let mut file = File { out: b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n".to_vec(), places: Vec::new() };
        file.object("<< /Type /Catalog /Pages 2 0 R >>", None);
        file.object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>", None);
        let names: String = (0..self.patterns.len()).map(|n| format!("/P{n} {} 0 R ", n + 5)).collect();
        let page = format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width:.2} {height:.2}] /Contents 4 0 R /Resources << /Pattern << {names}>> >> >>"
        );
        file.object(&page, None);
        file.object("", Some(self.ops.as_bytes()));
        for (fill, scale) in &self.patterns {
            let head = format!(
                "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 8 8] /XStep 8 /YStep 8 /Resources << >> \
                 /Matrix [{scale:.5} 0 0 {:.5} 0 {height:.2}]",
                -scale
            );
            file.object(&head, Some(tile(*fill).as_bytes()));
        }
        file.end()
    }
}

/// A pattern's tile.
fn tile(fill: Fill) -> String {
    let mut ops = format!("{} rg 0 0 8 8 re f\n", rgb(fill.colour));
    if let Some((pattern, marks)) = fill.pattern {
        let _ = write!(ops, "{} rg ", rgb(marks));
        for (x, y) in squares(pattern) {
            let _ = write!(ops, "{x} {y} 1 1 re ");
        }
        ops += "f\n";
    }
    ops
}

fn rgb(colour: Rgb) -> String {
    let [r, g, b] = colour.map(|part| f32::from(part) / 255.0);
    format!("{r:.3} {g:.3} {b:.3}")
}

fn path(steps: &[Step]) -> String {
    let mut out = String::new();
    let mut at = (0.0f32, 0.0f32);
    for step in steps {
        match *step {
            Step::Move(p) => {
                at = p;
                let _ = write!(out, "{:.1} {:.1} m ", p.0, p.1);
            }
            Step::Line(p) => {
                at = p;
                let _ = write!(out, "{:.1} {:.1} l ", p.0, p.1);
            }
            Step::Quad(c, p) => {
                cubic(&mut out, at, c, p);
                at = p;
            }
            Step::Close => out += "h ",
        }
    }
    out
}

/// A curve with one control point, as one with two: PDF knows no others.
fn cubic(out: &mut String, from: Xy, c: Xy, to: Xy) {
    let near = |end: f32, c: f32| end + 2.0 / 3.0 * (c - end);
    let _ = write!(
        out,
        "{:.2} {:.2} {:.2} {:.2} {:.2} {:.2} c ",
        near(from.0, c.0),
        near(from.1, c.1),
        near(to.0, c.0),
        near(to.1, c.1),
        to.0,
        to.1
    );
}

/// A line of text, as outlines.
fn letters(text: &Text) -> String {
    let mut out = String::new();
    let mut at = (0.0, 0.0);
    for segment in font::outline(text).iter().flat_map(tiny_skia::Path::segments) {
        match segment {
            PathSegment::MoveTo(p) => {
                at = (p.x, p.y);
                let _ = write!(out, "{:.2} {:.2} m ", p.x, p.y);
            }
            PathSegment::LineTo(p) => {
                at = (p.x, p.y);
                let _ = write!(out, "{:.2} {:.2} l ", p.x, p.y);
            }
            PathSegment::QuadTo(c, p) => {
                cubic(&mut out, at, (c.x, c.y), (p.x, p.y));
                at = (p.x, p.y);
            }
            PathSegment::CubicTo(a, b, p) => {
                at = (p.x, p.y);
                let _ = write!(out, "{:.2} {:.2} {:.2} {:.2} {:.2} {:.2} c ", a.x, a.y, b.x, b.y, p.x, p.y);
            }
            PathSegment::Close => out += "h ",
        }
    }
    out
}

/// A file in the making: objects, and where they are.
struct File {
    out: Vec<u8>,
    places: Vec<usize>,
}

impl File {
    fn say(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// An object; with what is in it, if that is more than its head.
    fn object(&mut self, head: &str, stream: Option<&[u8]>) {
        self.places.push(self.out.len());
        let n = self.places.len();
        match stream {
            None => self.say(&format!("{n} 0 obj\n{head}\nendobj\n")),
            Some(stream) => {
                let mut squeezed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::new(9));
                // Memory takes all that is written to it.
                let squeezed = squeezed.write_all(stream).and_then(|()| squeezed.finish()).unwrap_or_default();
                self.say(&format!("{n} 0 obj\n<< {head} /Length {} /Filter /FlateDecode >>\nstream\n", squeezed.len()));
                self.out.extend_from_slice(&squeezed);
                self.say("\nendstream\nendobj\n");
            }
        }
    }

    fn end(mut self) -> Vec<u8> {
        let start = self.out.len();
        let n = self.places.len() + 1;
        let mut table = format!("xref\n0 {n}\n0000000000 65535 f \n");
        for place in &self.places {
            let _ = writeln!(table, "{place:010} 00000 n ");
        }
        self.say(&table);
        self.say(&format!("trailer << /Size {n} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n"));
        self.out
    }
}
