//! Small pictures of boards for lists, and cards of games for programs that preview links. Neither has names on its board, as they would be
//! illegible at this size.
use super::chart::Chart;
use super::font;
use super::look::Look;
use super::raster::{self, Base, Pixels};
use super::scene::{self, Style};
use super::shape::{Anchor, Cut, Fill, Group, Rgb, Shape, Text, Xy, rounded};
use crate::sheet::PlayerView;

/// The width and height of a small picture, regardless of the board.
pub const THUMB: (u32, u32) = (320, 240);
/// The maximum number of colours in a small picture.
const THUMB_COLOURS: usize = 32;
/// Width and height of a card.
pub const CARD: (u32, u32) = (1200, 630);
/// The part of a card for the board, with its margin.
const BOARD: (u32, u32) = (690, 630);
const MARGIN: u32 = 30;

/// The words on a card.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardWords<'a> {
    /// The game's name.
    pub title: &'a str,
    /// The lines of description, from the top down. The first one is prominent.
    pub lines: &'a [String],
    /// The judge.
    pub foot: &'a str,
}

/// Draws a small picture of a board, as a PNG file.
#[must_use]
pub fn thumb(chart: &Chart, sheet: &PlayerView) -> Vec<u8> {
    let (board, at) = fitted(chart, sheet, THUMB, 0);
    board.amid(THUMB, at, Look::Light.colours().paper).with_few_colours(THUMB_COLOURS).png()
}

/// Draws a card of a game, as a PNG file: the board to the left, the words to the right.
#[must_use]
pub fn card(chart: &Chart, sheet: &PlayerView, words: &CardWords) -> Vec<u8> {
    let (board, at) = fitted(chart, sheet, BOARD, MARGIN);
    raster::drawn_over(board.amid(CARD, at, Look::Light.colours().paper), &written(words)).png()
}

/// Draws a board as large as possible in a frame with a margin, and returns its position.
fn fitted(chart: &Chart, sheet: &PlayerView, (wide, high): (u32, u32), margin: u32) -> (Pixels, (u32, u32)) {
    let (most_wide, most_high) = (wide - 2 * margin, high - 2 * margin);
    let (w, h) = (chart.size.0.max(1), chart.size.1.max(1));
    let width = most_wide.min((u64::from(most_high) * u64::from(w) / u64::from(h)) as u32).max(1);
    let style = Style { look: Look::Light, width };
    let scene = scene::draw(chart, sheet, &style);
    let board = raster::bare(&scene, &Base::new(chart, scene.size().0));
    let at = ((wide.saturating_sub(board.width)) / 2, (high.saturating_sub(board.height)) / 2);
    (board, at)
}

/// The words of a card as shapes.
fn written(words: &CardWords) -> Vec<Group> {
    let colours = Look::Light.colours();
    let (left, most) = (BOARD.0 as f32 + 10.0, (CARD.0 - BOARD.0 - 50) as f32);
    let mut shapes = Vec::new();
    let mut line = |text: &str, y: f32, size: f32, cut: Cut, colour: Rgb| {
        let text = text.to_owned();
        shapes.push(Shape::Text(Text { text, at: (left, y), size, cut, colour, anchor: Anchor::Start }));
    };
    let mut y = 130.0;
    for part in font::wrapped(words.title, 66.0, Cut::Bold, most, 2) {
        line(&part, y, 66.0, Cut::Bold, colours.ink);
        y += 76.0;
    }
    y += 10.0;
    for (i, text) in words.lines.iter().enumerate() {
        let (cut, colour) = if i == 0 { (Cut::Bold, colours.ink) } else { (Cut::Regular, colours.faint) };
        for part in font::wrapped(text, 34.0, cut, most, 2) {
            line(&part, y, 34.0, cut, colour);
            y += 46.0;
        }
    }
    line(&font::fitted(words.foot, 28.0, Cut::Regular, most), 590.0, 28.0, Cut::Regular, colours.faint);
    let bar: Xy = (left, 40.0);
    let fill = Fill::from(colours.frontier);
    shapes.push(Shape::Path { steps: rounded(bar, 72.0, 10.0, 5.0), fill: Some(fill), stroke: None });
    vec![Group { shapes, ..Group::default() }]
}
