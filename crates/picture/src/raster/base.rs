//! A board at one size, computed once: the owner of each pixel, and the pixels of its lines and names.
use super::canvas::{Canvas, Scratch, stroked};
use super::palette::Palette;
use super::pattern::is_marked;
use crate::chart::{Chart, Face, Point};
use crate::font;
use crate::layout::Manner;
use crate::outline;
use crate::scene::{self, Border, Scene, natural_width};
use std::collections::HashMap;
use tiny_skia::{Path, PathBuilder, Transform};

/// A board at one size, for all looks and games.
pub struct Base {
    width: usize,
    /// Faces of the chart. The last is waste without a name, and covers everything outside the others.
    faces: Vec<Face>,
    /// For each pixel, twice the index of its face, plus one near the shore.
    labels: Vec<u16>,
    lines: Vec<Line>,
    names: Vec<Name>,
}

/// A border.
struct Line {
    border: Border,
    sides: [Face; 2],
    thin: Vec<u32>,
    thick: Vec<u32>,
}

/// The name of a province.
struct Name {
    face: usize,
    halo: Vec<u32>,
    /// The pixels of its text, and whether the text covers each one fully.
    ink: Vec<(u32, bool)>,
    /// The mark of its centre: a ring with a dot, and a disc.
    marks: Option<[Vec<(u32, bool)>; 2]>,
}

/// The maximum number of faces that labels can distinguish.
const MOST_FACES: usize = 30_000;

impl Base {
    /// Computes a board for pictures of this width.
    #[must_use]
    pub fn new(chart: &Chart, width: u32) -> Self {
        let scale = width as f32 / chart.size.0.max(1) as f32;
        let height = (chart.size.1 as f32 * scale).round().clamp(1.0, 8000.0) as u32;
        let zoom = width as f32 / natural_width(chart) as f32;
        let mut rings: Vec<(Face, Vec<Vec<Point>>)> = outline::rings(chart).into_iter().collect();
        // A lake or a waste may be inside a province whose outline has no hole for it.
        rings.sort_by_key(|(face, _)| !matches!(face, Face::Place { .. }));
        rings.truncate(MOST_FACES);
        let mut labels = vec![rings.len() as u16 * 2; width as usize * height as usize];
        for (i, (_, rings)) in rings.iter().enumerate() {
            fill(&mut labels, width as usize, rings, scale / 10.0, i as u16 * 2);
        }
        let mut faces: Vec<Face> = rings.into_iter().map(|(face, _)| face).collect();
        faces.push(Face::Waste(String::new()));
        let seas: Vec<bool> = faces.iter().map(|face| is_sea(chart, face)).collect();
        shore(&mut labels, width as usize, &seas, (4.0 * zoom).round() as usize);
        let mut scratch = Scratch::new(width, height);
        let lines = lines(chart, scale, zoom, &mut scratch);
        let names = names(chart, &faces, scale, &mut scratch);
        Self { width: width as usize, faces, labels, lines, names }
    }

    /// Returns its approximate size in memory.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let lines: usize = self.lines.iter().map(|line| (line.thin.len() + line.thick.len()) * 4).sum();
        let names: usize = self.names.iter().map(|name| name.halo.len() * 4 + name.ink.len() * 8).sum();
        self.labels.len() * 2 + lines + names
    }

    /// Draws grounds and borders.
    pub(super) fn board(&self, scene: &Scene, palette: &mut Palette) -> Vec<u8> {
        // Each label gets a tile of eight by eight pixels, with or without a pattern, so that the loop below needs no branches.
        let mut tiles = vec![0u8; self.faces.len() * 2 * 64];
        let grain = if scene.zoom > 1.4 { 1 } else { 0 };
        for (label, tile) in tiles.chunks_exact_mut(64).enumerate() {
            let face = &self.faces[label / 2];
            let mut fill = scene.fill(face);
            if label % 2 == 1 && fill.colour == scene.colours.sea {
                fill.colour = scene.colours.shore;
            }
            let ground = palette.of(fill.colour);
            let mark = fill.pattern.map(|(pattern, colour)| (pattern, palette.of(colour)));
            for (k, entry) in tile.iter_mut().enumerate() {
                *entry = match mark {
                    Some((pattern, mark)) if is_marked(pattern, (k % 8) >> grain, (k / 8) >> grain) => mark,
                    _ => ground,
                };
            }
        }
        let mut out = Vec::with_capacity(self.labels.len());
        for (y, row) in self.labels.chunks_exact(self.width).enumerate() {
            let above = (y & 7) * 8;
            out.extend(
                row.iter()
                    .enumerate()
                    .map(|(x, label)| tiles.get(usize::from(*label) * 64 + above + (x & 7)).copied().unwrap_or(0)),
            );
        }
        for line in &self.lines {
            let (colour, is_thick) = scene.line(line.border, line.sides.each_ref());
            let entry = palette.of(colour);
            for at in if is_thick { &line.thick } else { &line.thin } {
                if let Some(pixel) = out.get_mut(*at as usize) {
                    *pixel = entry;
                }
            }
        }
        out
    }

    /// Draws names, and marks of centres, with the ground around them.
    pub(super) fn names(&self, scene: &Scene, canvas: &mut Canvas) {
        for name in &self.names {
            let Some(face @ Face::Place { province, .. }) = self.faces.get(name.face) else { continue };
            let is_sea = is_sea(scene.chart, face);
            let behind = canvas.palette.of(scene.fill(face).colour);
            let front = canvas.palette.of(if is_sea { scene.colours.sea_ink } else { scene.colours.ink });
            let half = canvas.palette.mix(behind, front);
            for at in &name.halo {
                if let Some(pixel) = canvas.entries.get_mut(*at as usize) {
                    *pixel = behind;
                }
            }
            let mark = name
                .marks
                .as_ref()
                .map(|[plain, home]| if scene.centre(province) == scene::Centre::Home { home } else { plain });
            for (at, all) in name.ink.iter().chain(mark.into_iter().flatten()) {
                if let Some(pixel) = canvas.entries.get_mut(*at as usize) {
                    *pixel = if *all { front } else { half };
                }
            }
        }
    }
}

fn is_sea(chart: &Chart, face: &Face) -> bool {
    (*face == Face::Lake && chart.manner == Manner::States)
        || matches!(face, Face::Place { province, .. } if chart.places.get(province).is_some_and(|place| place.is_sea))
}

fn lines(chart: &Chart, scale: f32, zoom: f32, scratch: &mut Scratch) -> Vec<Line> {
    let mut lines = Vec::new();
    for arc in &chart.arcs {
        let Some(border) = scene::border(chart, arc) else { continue };
        let mut path = PathBuilder::new();
        for (k, p) in arc.points.iter().enumerate() {
            let (x, y) = (p.0 as f32 * scale / 10.0, p.1 as f32 * scale / 10.0);
            if k == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        let Some(path) = path.finish() else { continue };
        let dash = (border == Border::Sea).then_some((5.0 * zoom, 4.0 * zoom));
        let mut pixels = |width: f32| {
            let mut found = Vec::new();
            if let Some(outline) = stroked(&path, width * zoom, dash, 1.0) {
                // A line has no intermediate shades, as these would double the size of a picture.
                scratch.cover(&outline, Transform::identity(), |at, all| {
                    if all || width < 1.5 {
                        found.push(at as u32);
                    }
                });
            }
            found
        };
        let (thin, thick) = (pixels(0.8), pixels(if border == Border::Wall { 3.5 } else { 1.9 }));
        lines.push(Line { border, sides: arc.sides.clone(), thin, thick });
    }
    lines
}

fn names(chart: &Chart, faces: &[Face], scale: f32, scratch: &mut Scratch) -> Vec<Name> {
    let index: HashMap<&Face, usize> = faces.iter().enumerate().map(|(i, face)| (face, i)).collect();
    let mut names = Vec::new();
    for (name, place) in chart.named() {
        let face = Face::Place { province: name.clone(), coast: None, is_wall: false };
        let Some(&face) = index.get(&face) else { continue };
        // Text never becomes illegibly small.
        let grown = (0.9 / scale).clamp(1.0, 1.4);
        let (lines, mark) = scene::label(name, place, grown);
        let shift = Transform::from_scale(scale, scale);
        let outlines: Vec<Path> = lines.iter().filter_map(|line| font::outline(line)?.transform(shift)).collect();
        let ring = |r: f32| mark.and_then(|at| PathBuilder::from_circle(at.0 * scale, at.1 * scale, r * grown * scale));
        let rim = ring(3.8).and_then(|path| stroked(&path, 1.2, None, 1.0));
        let mut halo = Vec::new();
        for path in outlines.iter().chain(ring(3.8).as_ref()) {
            if let Some(around) = stroked(path, 2.6, None, 1.0) {
                scratch.cover(&around, Transform::identity(), |at, all| {
                    if all {
                        halo.push(at as u32);
                    }
                });
            }
        }
        let mut pixels = |paths: &mut dyn Iterator<Item = &Path>| {
            let mut found = Vec::new();
            for path in paths {
                scratch.cover(path, Transform::identity(), |at, all| found.push((at as u32, all)));
            }
            found
        };
        let ink = pixels(&mut outlines.iter());
        let marks = mark.map(|_| [ring(1.7), ring(4.2)].map(|disc| pixels(&mut rim.iter().chain(disc.as_ref()))));
        names.push(Name { face, halo, ink, marks });
    }
    names
}

/// Labels all pixels inside these outlines, by the even-odd rule and the centres of pixels.
fn fill(labels: &mut [u16], width: usize, rings: &[Vec<Point>], scale: f32, value: u16) {
    let height = labels.len() / width.max(1);
    let mut crossings: Vec<Vec<f32>> = vec![Vec::new(); height];
    for ring in rings {
        let points = ring.iter().map(|p| (p.0 as f32 * scale, p.1 as f32 * scale));
        let after = points.clone().cycle().skip(1);
        for (a, b) in points.zip(after) {
            let (top, end) = if a.1 < b.1 { (a, b) } else { (b, a) };
            let first = (top.1 - 0.5).ceil().max(0.0) as usize;
            let last = ((end.1 - 0.5).ceil().max(0.0) as usize).min(height);
            for (row, xs) in crossings.iter_mut().enumerate().take(last).skip(first) {
                let y = row as f32 + 0.5;
                xs.push(top.0 + (y - top.1) / (end.1 - top.1) * (end.0 - top.0));
            }
        }
    }
    for (row, xs) in crossings.iter_mut().enumerate() {
        xs.sort_by(f32::total_cmp);
        for pair in xs.chunks_exact(2) {
            let within = |x: f32| (x - 0.5).ceil().clamp(0.0, width as f32) as usize;
            let (first, last) = (within(pair[0]), within(pair[1]));
            if let Some(span) = labels.get_mut(row * width + first..row * width + last) {
                span.fill(value);
            }
        }
    }
}

/// Marks a strip of sea along the shore, `wide` pixels across.
fn shore(labels: &mut [u16], width: usize, seas: &[bool], wide: usize) {
    let is_sea = |label: u16| seas.get(usize::from(label / 2)) == Some(&true);
    let mut edge: Vec<usize> = (0..labels.len()).filter(|&at| !is_sea(labels[at])).collect();
    for _ in 0..wide {
        let mut next = Vec::new();
        for at in edge {
            let x = at % width;
            let around = [
                (x > 0).then(|| at.wrapping_sub(1)),
                (x + 1 < width).then_some(at + 1),
                at.checked_sub(width),
                Some(at + width),
            ];
            for near in around.into_iter().flatten() {
                if let Some(label) = labels.get_mut(near)
                    && is_sea(*label)
                    && *label % 2 == 0
                {
                    *label += 1;
                    next.push(near);
                }
            }
        }
        edge = next;
    }
}
