//! A finished game on one A3 page, for the wall: a large final map, and below it the centres of each year.
use super::chart::Chart;
use super::font;
use super::pdf::Page;
use super::scene::{self, Scene, Style};
use super::shape::{Anchor, Cut, Rgb, Shape, Stroke, Text, Xy, rectangle, rounded};
use crate::sheet::PlayerView;

/// A3, in points.
const SIZE: Xy = (841.89, 1190.55);
const MARGIN: f32 = 36.0;

/// The centres of all sides at one count, in the order of the sheet's sides. `None` if they are unknown.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    /// The date of the count: `1901`.
    pub name: String,
    /// The centres of each side.
    pub centres: Vec<Option<u32>>,
}

/// Draws the final position of a game, and its history, as a PDF file.
#[must_use]
pub fn poster(chart: &Chart, last: &PlayerView, counts: &[Count], style: &Style) -> Vec<u8> {
    let scene = scene::draw(chart, last, style);
    let mut page = Page::new(SIZE);
    page.background(scene.colours.paper);
    let (width, height) = scene.size();
    // The table needs a line for each side, and two more.
    let table = if counts.is_empty() { 0.0 } else { (last.sides.len() as f32 + 2.0) * 19.0 };
    let heading = 58.0;
    let room = SIZE.1 - 2.0 * MARGIN - heading - table.min(SIZE.1 * 0.35);
    let k = ((SIZE.0 - 2.0 * MARGIN) / width as f32).min(room / height.max(1) as f32);
    let (left, head) = ((SIZE.0 - k * width as f32) / 2.0, MARGIN + heading);
    let frame = Stroke { colour: scene.colours.border, width: 1.2, dash: None };
    page.shapes(&title(&scene, last), (0.0, 0.0), 1.0);
    page.scene(&scene, (left, head), k);
    let (w, h) = (width as f32 * k, scene.board_height() as f32 * k);
    page.shapes(
        &[Shape::Path { steps: rectangle((left, head), w, h), fill: None, stroke: Some(frame) }],
        (0.0, 0.0),
        1.0,
    );
    let top = head + height as f32 * k + 10.0;
    if !counts.is_empty() {
        page.shapes(&years(&scene, last, counts, top), (0.0, 0.0), 1.0);
    }
    page.source(&scene, (SIZE.0 - MARGIN, SIZE.1 - 14.0));
    page.write()
}

/// The name of the game, and its result.
fn title(scene: &Scene, last: &PlayerView) -> Vec<Shape> {
    let wide = SIZE.0 - 2.0 * MARGIN;
    let name = if last.game.is_empty() { &last.board } else { &last.game };
    let line = |text: &str, y: f32, size: f32, cut: Cut, colour: Rgb| {
        let text = font::fitted(text, size, cut, wide);
        Shape::Text(Text { text, at: (SIZE.0 / 2.0, MARGIN + y), size, cut, colour, anchor: Anchor::Middle })
    };
    vec![
        line(name, 24.0, 32.0, Cut::Bold, scene.colours.ink),
        line(
            if last.outcome.is_empty() { &last.title } else { &last.outcome },
            44.0,
            13.0,
            Cut::Regular,
            scene.colours.faint,
        ),
    ]
}

/// A row for each side, a column for each count.
fn years(scene: &Scene, last: &PlayerView, counts: &[Count], top: f32) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let rows = last.sides.len() as f32 + 1.0;
    let line = ((SIZE.1 - MARGIN - top) / rows).clamp(5.0, 21.0);
    let size = line * 0.62;
    let text = |text: &str, at: Xy, cut: Cut, colour: Rgb, anchor: Anchor| {
        Shape::Text(Text { text: text.to_owned(), at, size, cut, colour, anchor })
    };
    let names =
        last.sides.iter().map(|side| font::width(&side.name, size, Cut::Regular)).fold(0.0, f32::max).min(160.0);
    let first = MARGIN + 26.0 + names + 10.0;
    // If there is not enough room, the first counts are left out, because people look for the end of the game.
    let wide = font::width("00000", size, Cut::Bold).max(12.0);
    let most = (((SIZE.0 - MARGIN - first) / wide) as usize).max(1);
    let shown = &counts[counts.len().saturating_sub(most)..];
    let column = ((SIZE.0 - MARGIN - first) / shown.len().max(1) as f32).min(3.0 * wide);
    let middle = |k: usize| first + (k as f32 + 0.5) * column;
    for (k, count) in shown.iter().enumerate() {
        shapes.push(text(&count.name, (middle(k), top + line * 0.7), Cut::Bold, scene.colours.faint, Anchor::Middle));
    }
    for (i, (side, livery)) in last.sides.iter().zip(&scene.liveries).enumerate() {
        let y = top + line * (i as f32 + 1.0);
        let rim = Stroke { colour: livery.ink, width: 1.5, dash: None };
        shapes.push(Shape::Path {
            steps: rounded((MARGIN, y + line * 0.06), 20.0, line * 0.84, 2.0),
            fill: Some(livery.tint),
            stroke: Some(rim),
        });
        let base = y + line * 0.7;
        let letter: String = side.letter.chars().take(3).collect();
        shapes.push(text(&letter, (MARGIN + 10.0, base), Cut::Bold, scene.colours.ink, Anchor::Middle));
        shapes.push(text(
            &font::fitted(&side.name, size, Cut::Regular, 160.0),
            (MARGIN + 26.0, base),
            Cut::Regular,
            scene.colours.ink,
            Anchor::Start,
        ));
        let highest = shown.iter().filter_map(|count| count.centres.get(i).copied().flatten()).max();
        for (k, count) in shown.iter().enumerate() {
            let known = count.centres.get(i).copied().flatten();
            let (word, cut, colour) = match known {
                None => ("?".to_owned(), Cut::Regular, scene.colours.faint),
                Some(0) => ("–".to_owned(), Cut::Regular, scene.colours.faint),
                Some(n) if Some(n) == highest => (n.to_string(), Cut::Bold, scene.colours.ink),
                Some(n) => (n.to_string(), Cut::Regular, scene.colours.ink),
            };
            shapes.push(text(&word, (middle(k), base), cut, colour, Anchor::Middle));
        }
    }
    shapes
}
