//! The typeface that comes with the program, so that no picture depends on installed fonts.
use super::shape::{Anchor, Cut, Text, Xy};
use std::sync::OnceLock;
use tiny_skia::{Path, PathBuilder};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// Noto Sans, reduced to Latin, Greek and Cyrillic: see `typeface/README.md`.
const FILES: [&[u8]; 3] = [
    include_bytes!("typeface/noto-Regular.ttf"),
    include_bytes!("typeface/noto-Bold.ttf"),
    include_bytes!("typeface/noto-Italic.ttf"),
];

fn face(cut: Cut) -> Option<&'static Face<'static>> {
    static FACES: OnceLock<[Option<Face<'static>>; 3]> = OnceLock::new();
    let [regular, bold, italic] = FACES.get_or_init(|| FILES.map(|file| Face::parse(file, 0).ok()));
    match cut {
        Cut::Regular => regular.as_ref(),
        Cut::Bold => bold.as_ref(),
        Cut::Italic => italic.as_ref(),
    }
}

/// The glyph of a character. A character without a glyph appears as an empty box, and an invisible one not at all.
fn glyph(face: &Face, c: char) -> Option<GlyphId> {
    face.glyph_index(c).or((!c.is_control()).then_some(GlyphId(0)))
}

/// Returns the width of a line of text.
#[must_use]
pub fn width(text: &str, size: f32, cut: Cut) -> f32 {
    let Some(face) = face(cut) else { return 0.0 };
    let advance = |c| glyph(face, c).and_then(|glyph| face.glyph_hor_advance(glyph)).unwrap_or(0);
    text.chars().map(|c| f32::from(advance(c))).sum::<f32>() * size / f32::from(face.units_per_em())
}

/// Truncates a line of text to this width, with `…` in place of the rest.
#[must_use]
pub fn fitted(text: &str, size: f32, cut: Cut, most: f32) -> String {
    let room = most - width("…", size, cut);
    let (mut wide, mut fits) = (0.0, 0);
    for (at, c) in text.char_indices() {
        wide += width(c.encode_utf8(&mut [0; 4]), size, cut);
        if wide <= room {
            fits = at + c.len_utf8();
        } else if wide > most {
            return format!("{}…", text.get(..fits).unwrap_or_default().trim_end());
        }
    }
    text.to_owned()
}

/// Wraps a text to this width and number of lines, with `…` in place of the rest.
#[must_use]
pub fn wrapped(text: &str, size: f32, cut: Cut, most: f32, n_lines: usize) -> Vec<String> {
    let space = width(" ", size, cut);
    let mut lines: Vec<(String, f32)> = Vec::new();
    for word in text.split_whitespace() {
        let wide = width(word, size, cut);
        let is_full = lines.len() >= n_lines;
        match lines.last_mut() {
            Some((line, long)) if *long + space + wide <= most => {
                line.push(' ');
                line.push_str(word);
                *long += space + wide;
            }
            _ if !is_full => lines.push((fitted(word, size, cut, most), wide)),
            Some((line, _)) => {
                line.push_str(" …");
                break;
            }
            None => break,
        }
    }
    lines.into_iter().map(|(line, _)| line).collect()
}

/// A line of text as one outline.
#[must_use]
pub fn outline(text: &Text) -> Option<Path> {
    let wide = width(&text.text, text.size, text.cut);
    let x = match text.anchor {
        Anchor::Start => text.at.0,
        Anchor::Middle => text.at.0 - wide / 2.0,
        Anchor::End => text.at.0 - wide,
    };
    let face = face(text.cut)?;
    let mut pen =
        GlyphPath { path: PathBuilder::new(), at: (x, text.at.1), scale: text.size / f32::from(face.units_per_em()) };
    for glyph in text.text.chars().filter_map(|c| glyph(face, c)) {
        face.outline_glyph(glyph, &mut pen);
        pen.at.0 += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * pen.scale;
    }
    pen.path.finish()
}

struct GlyphPath {
    path: PathBuilder,
    at: Xy,
    scale: f32,
}

impl GlyphPath {
    fn place(&self, x: f32, y: f32) -> Xy {
        (self.at.0 + x * self.scale, self.at.1 - y * self.scale)
    }
}

impl OutlineBuilder for GlyphPath {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, a: f32, b: f32, x: f32, y: f32) {
        let ((a, b), (x, y)) = (self.place(a, b), self.place(x, y));
        self.path.quad_to(a, b, x, y);
    }

    fn curve_to(&mut self, a: f32, b: f32, c: f32, d: f32, x: f32, y: f32) {
        let ((a, b), (c, d), (x, y)) = (self.place(a, b), self.place(c, d), self.place(x, y));
        self.path.cubic_to(a, b, c, d, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
