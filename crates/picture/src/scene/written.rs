//! Pieces with a text on them, and their moves: ranks on squares, forces in states.
use super::orders::{Cross, class, clearest, data};
use super::pen::Pen;
use super::units::facts;
use super::{Cast, Spots};
use crate::font;
use crate::grid;
use crate::layout::Manner;
use crate::look::{Colours, Livery};
use crate::shape::{Anchor, Curve, Cut, Step, Xy, circle, far, rectangle, rounded};
use crate::sheet::{Area, BoardOrder, OrderAction, OrderOutcome, Piece, Work};

/// The font size of forces.
const SIZE: f32 = 13.0;

/// Draws the letters of columns and the numbers of rows around a board of squares.
pub(super) fn rim(pen: &mut Pen, spots: Spots) {
    let Manner::Squares { columns, rows } = spots.chart.manner else { return };
    pen.group("rim");
    let (w, h) = (spots.chart.size.0 as f32, spots.chart.size.1 as f32);
    let (unit, size) = (grid::unit(columns), 20.0);
    let faint = pen.colours.faint;
    let along = |k: u8, n: u8, turned: bool| {
        let k = if turned { n - 1 - k } else { k };
        grid::MARGIN + unit * (f32::from(k) + 0.5)
    };
    for column in 0..columns {
        let x = along(column, columns, spots.chart.is_turned);
        for y in [grid::MARGIN / 2.0, h - grid::MARGIN / 2.0] {
            pen.text(&grid::letter(column).to_string(), (x, y + 7.0), size, Cut::Bold, faint, Anchor::Middle);
        }
    }
    for row in 0..rows {
        let y = along(row, rows, !spots.chart.is_turned);
        for x in [grid::MARGIN / 2.0, w - grid::MARGIN / 2.0] {
            let number = (u16::from(row) + 1).to_string();
            pen.text(&number, (x, y + 7.0), size, Cut::Bold, faint, Anchor::Middle);
        }
    }
}

/// Draws the moves of written pieces: arrows from the bottom up, and the crosses of failed moves.
pub(super) fn deeds(pen: &mut Pen, spots: Spots, cast: &Cast, crosses: &mut Vec<Cross>) {
    let pieces = &cast.sheet.pieces;
    let others: Vec<(&str, Xy)> =
        pieces.iter().filter_map(|piece| Some((piece.at.as_str(), spots.at(&piece.at)?))).collect();
    let deeds: Vec<(&BoardOrder, &str, bool)> = cast.sheet.deeds.iter().filter_map(way).collect();
    // Strikes are above plain moves.
    let sorted = deeds.iter().filter(|deed| !deed.2).chain(deeds.iter().filter(|deed| deed.2));
    for &(deed, to, strikes) in sorted {
        let (Some(a), Some(b)) = (spots.at(&deed.at), spots.at(to)) else { continue };
        let stands = |place: &str| pieces.iter().find(|piece| piece.at == place);
        let end = |place: &str, from: Xy, to: Xy| match stands(place) {
            Some(piece) => beside(spots, piece, from, to),
            None => from,
        };
        // Round the world: out at one side, in at the other.
        if spots.is_round(&deed.at, to) {
            let style = (cast.livery(deed.side).ink, if strikes { 5.0 } else { 3.0 });
            pen.group_of(class(deed, if strikes { "attack" } else { "move" }), data(deed));
            let (out, back) = (spots.side(a), spots.side(b));
            for (from, to) in [(end(&deed.at, a, out), out), (back, end(to, b, back))] {
                pen.arrow(Curve::bent(from, to, 0.0), style.0, style.1, dashes(deed));
            }
            if deed.came == OrderOutcome::Failure {
                crosses.push((((b.0 + back.0) / 2.0, b.1), 7.0));
            }
            continue;
        }
        let (from, head) = (end(&deed.at, a, b), end(to, b, a));
        let curve = if matches!(spots.chart.manner, Manner::Squares { .. }) {
            Curve::bent(from, head, 0.0)
        } else {
            let is_swap = deeds.iter().any(|(other, back, _)| other.at == to && *back == deed.at);
            let others: Vec<Xy> =
                others.iter().filter(|(at, _)| *at != deed.at && *at != to).map(|(_, at)| *at).collect();
            clearest(from, head, is_swap, &others)
        };
        let ink = cast.livery(deed.side).ink;
        let has_failed = deed.came == OrderOutcome::Failure;
        pen.group_of(class(deed, if strikes { "attack" } else { "move" }), data(deed));
        let is_light = !strikes && spots.half().is_none();
        pen.arrow(curve, ink, if is_light { 3.0 } else { 5.0 }, dashes(deed));
        if stands(&deed.at).is_none() {
            pen.knob(curve.from, 5.0, ink);
        }
        if has_failed {
            crosses.push((curve.at(0.7), 7.0));
        }
        if !deed.text.is_empty() && far(from, head) > 30.0 {
            tag(pen, &deed.text, curve.at(0.4), ink);
        }
    }
}

/// Returns the dash pattern of a move that failed, or is only planned.
fn dashes(deed: &BoardOrder) -> Option<(f32, f32)> {
    (deed.came == OrderOutcome::Failure || deed.is_planned).then_some((9.0, 5.0))
}

/// Returns the destination of a written piece, and whether it strikes.
fn way(deed: &BoardOrder) -> Option<(&BoardOrder, &str, bool)> {
    match &deed.what {
        OrderAction::Move { to, .. } if deed.kind.is_written() => Some((deed, to, false)),
        OrderAction::Attack { to } => Some((deed, to, true)),
        _ => None,
    }
}

/// Words on a line.
fn tag(pen: &mut Pen, text: &str, (x, y): Xy, ink: [u8; 3]) {
    let wide = font::width(text, 10.5, Cut::Bold) + 8.0;
    let halo = pen.colours.halo;
    pen.fill(rounded((x - wide / 2.0, y - 7.5), wide, 15.0, 4.0), halo, Some((ink, 2.0)));
    pen.text(text, (x, y + 3.8), 10.5, Cut::Bold, ink, Anchor::Middle);
}

/// The point next to a piece, on the way from there.
fn beside(spots: Spots, piece: &Piece, at: Xy, to: Xy) -> Xy {
    let (half_wide, half_high) = match spots.half() {
        Some(half) => (half * 0.78 + 2.0, half * 0.78 + 2.0),
        None => (plate(&piece.text) / 2.0 + 3.0, 15.0),
    };
    let d = far(at, to);
    let (u, v) = ((to.0 - at.0) / d, (to.1 - at.1) / d);
    let out = (half_wide / u.abs().max(0.001)).min(half_high / v.abs().max(0.001)).min(d * 0.45);
    (at.0 + u * out, at.1 + v * out)
}

/// Draws the written pieces, struck pieces, and the buildings in states.
pub(super) fn pieces(pen: &mut Pen, spots: Spots, cast: &Cast) {
    for area in &cast.sheet.areas {
        works(pen, spots, area);
    }
    for piece in cast.sheet.pieces.iter().filter(|piece| piece.kind.is_written()) {
        let Some(at) = spots.at(&piece.at) else { continue };
        let livery = cast.livery(piece.side);
        if let Some(half) = spots.half() {
            pen.group_of(format!("unit ranked {}", Cast::class(piece.side)), facts(piece, at));
            block(pen, at, half * 0.78, Marks::of(piece, cast), livery);
        } else {
            pen.group_of(format!("unit force {}", Cast::class(piece.side)), facts(piece, at));
            force(pen, at, &piece.text, livery);
        }
    }
    if let Some(half) = spots.half() {
        pen.group("struck");
        for (deed, to, strikes) in cast.sheet.deeds.iter().filter_map(way) {
            if strikes
                && deed.came != OrderOutcome::Filed
                && let Some(at) = spots.at(to)
            {
                struck(pen, at, half * 0.78);
            }
        }
    }
}

/// Draws a ring around a struck piece.
pub(super) fn struck(pen: &mut Pen, (x, y): Xy, r: f32) {
    let (out, colour) = (r + 4.0, pen.colours.cross);
    pen.stroke(rounded((x - out, y - out), out * 2.0, out * 2.0, r * 0.25), colour, 3.4, None);
}

/// The known facts about a piece with a rank.
#[derive(Clone, Copy)]
pub(super) struct Marks<'a> {
    /// The rank. Empty if it is unknown.
    pub(super) rank: &'a str,
    pub(super) has_moved: bool,
    pub(super) is_shown: bool,
    /// Whether it belongs to the second side, since sides also differ by shape.
    pub(super) is_second: bool,
    /// Whether the side is light. One is dark and the other light if colours do not distinguish them.
    pub(super) is_light: bool,
}

impl<'a> Marks<'a> {
    fn of(piece: &'a Piece, cast: &Cast) -> Self {
        let is_second = piece.side.is_some_and(|side| side % 2 == 1);
        Self {
            rank: &piece.text,
            has_moved: piece.has_moved,
            is_shown: piece.is_shown,
            is_second,
            is_light: is_second && !cast.has_colours(),
        }
    }
}

/// Draws a piece with a rank: a block, or one with its corners cut off.
pub(super) fn block(pen: &mut Pen, at: Xy, r: f32, marks: Marks, livery: &Livery) {
    let &Colours { halo, on_unit, .. } = pen.colours;
    let (ground, ink) = if marks.is_light { (halo, livery.ink) } else { (livery.ink, on_unit) };
    let rim = if marks.is_light { livery.ink } else { halo };
    pen.fill(outline(at, r, marks.is_second), ground, Some((rim, 3.0)));
    if marks.is_shown {
        pen.stroke(outline(at, r * 0.84, marks.is_second), ink, 2.0, None);
    }
    let (text, size) = match marks.rank.chars().count() {
        0 => ("?", r * 0.8),
        1 => (marks.rank, r * 1.05),
        _ => (marks.rank, r * 0.9),
    };
    let text: String = text.chars().take(3).collect();
    pen.text(&text, (at.0, at.1 + size * 0.36), size, Cut::Bold, ink, Anchor::Middle);
    if marks.has_moved {
        pen.fill(circle((at.0 + r * 0.6, at.1 + r * 0.6), (r * 0.1).max(2.0)), ink, None);
    }
}

fn outline((x, y): Xy, r: f32, is_second: bool) -> Vec<Step> {
    if !is_second {
        return rounded((x - r, y - r), 2.0 * r, 2.0 * r, r * 0.16);
    }
    let cut = r * 0.55;
    let corners = [(-r, -cut), (-cut, -r), (cut, -r), (r, -cut), (r, cut), (cut, r), (-cut, r), (-r, cut)];
    let mut steps: Vec<Step> = corners.iter().map(|d| Step::Line((x + d.0, y + d.1))).collect();
    steps[0] = Step::Move((x - r, y - cut));
    steps.push(Step::Close);
    steps
}

/// Returns the width of a force's plate.
fn plate(text: &str) -> f32 {
    (font::width(text, SIZE, Cut::Bold) + 12.0).max(24.0)
}

/// Draws a force: a plate listing its units.
pub(super) fn force(pen: &mut Pen, (x, y): Xy, text: &str, livery: &Livery) {
    let text = if text.is_empty() { "?" } else { text };
    let text = font::fitted(text, SIZE, Cut::Bold, 140.0);
    let wide = plate(&text);
    let &Colours { halo, on_unit, .. } = pen.colours;
    pen.fill(rounded((x - wide / 2.0, y - 10.5), wide, 21.0, 5.0), livery.ink, Some((halo, 3.0)));
    pen.text(&text, (x, y + 4.7), SIZE, Cut::Bold, on_unit, Anchor::Middle);
}

/// Draws a city, a mine and buildings: above the force, since the name is below it.
fn works(pen: &mut Pen, spots: Spots, area: &Area) {
    if spots.chart.manner != Manner::States {
        return;
    }
    let Some((x, y)) = spots.at(&area.place) else { return };
    let n = area.works.len() + usize::from(area.is_centre);
    if n > 0 {
        pen.group("works");
    }
    let first = x - 8.5 * (n.saturating_sub(1)) as f32;
    let mut places = (0..n).map(|k| (first + 17.0 * k as f32, y - 21.0));
    if area.is_centre
        && let Some(at) = places.next()
    {
        town(pen, at);
    }
    for (at, kind) in places.zip(&area.works) {
        work(pen, at, *kind);
    }
}

/// A house.
pub(super) fn town(pen: &mut Pen, (x, y): Xy) {
    let p = |dx: f32, dy: f32| (x + dx, y + dy);
    let steps = vec![
        Step::Move(p(-6.0, 6.5)),
        Step::Line(p(-6.0, -1.0)),
        Step::Line(p(0.0, -7.0)),
        Step::Line(p(6.0, -1.0)),
        Step::Line(p(6.0, 6.5)),
        Step::Close,
    ];
    let &Colours { halo, ink, .. } = pen.colours;
    pen.fill(steps, ink, Some((halo, 3.0)));
    pen.fill(rectangle(p(-1.6, 1.5), 3.2, 5.0), halo, None);
}

/// Draws a thing in a state that is not a city.
pub(super) fn work(pen: &mut Pen, (x, y): Xy, work: Work) {
    let &Colours { halo, ink, .. } = pen.colours;
    if work == Work::Mine {
        let corners = [
            Step::Move((x, y - 8.0)),
            Step::Line((x + 8.0, y)),
            Step::Line((x, y + 8.0)),
            Step::Line((x - 8.0, y)),
            Step::Close,
        ];
        pen.fill(corners.to_vec(), halo, Some((ink, 2.6)));
        pen.text("Fe", (x, y + 3.2), 8.5, Cut::Bold, ink, Anchor::Middle);
        return;
    }
    let letter = match work {
        Work::Barracks => "B",
        Work::Stables => "S",
        _ => "F",
    };
    pen.fill(rounded((x - 6.5, y - 6.5), 13.0, 13.0, 2.5), halo, Some((ink, 2.4)));
    pen.text(letter, (x, y + 3.8), 10.5, Cut::Bold, ink, Anchor::Middle);
}
