//! The strip below the board: title, sides, the end of the game, and the key to the signs.
use super::pen::{Pen, Stance};
use super::written::{self, Marks};
use super::{Cast, links};
use crate::chart::{Chart, Face};
use crate::font;
use crate::layout::Manner;
use crate::look::{Colours, Livery};
use crate::shape::{Anchor, Curve, Cut, Fill, Group, Pattern, Step, Xy};
use crate::sheet::{PieceKind, PlayerView, Side, Work};
use std::collections::BTreeSet;

const MARGIN: f32 = 16.0;
/// The width of the key, at the right of the strip.
pub(super) const KEY: f32 = 500.0;
/// The maximum number of lines for things that have no place on the board.
const MOST_ASIDES: usize = 8;

/// The strip for a picture of this width, and its height.
pub(super) fn strip(colours: &'static Colours, chart: &Chart, cast: &Cast, width: f32) -> (Vec<Group>, f32) {
    let mut pen = Pen::new(colours);
    let sheet = cast.sheet;
    pen.group("title");
    let room = width - KEY - 2.0 * MARGIN;
    let title = if sheet.title.is_empty() { &sheet.phase } else { &sheet.title };
    let size = [24.0, 20.0, 17.0].into_iter().find(|size| font::width(title, *size, Cut::Bold) <= room).unwrap_or(15.0);
    let left = |pen: &mut Pen, text: &str, y: f32, size: f32, cut: Cut, most: f32| {
        let colour = if cut == Cut::Regular { pen.colours.faint } else { pen.colours.ink };
        pen.text(&font::fitted(text, size, cut, most), (MARGIN, y), size, cut, colour, Anchor::Start);
    };
    left(&mut pen, title, 32.0, size, Cut::Bold, room);
    left(&mut pen, &subtitle(sheet), 53.0, 13.0, Cut::Regular, room);
    key(&mut pen, chart, width);
    let mut y = sides(&mut pen, cast, width, 66.0);
    y = extras(&mut pen, chart, sheet, width, y);
    pen.group("words");
    let wide = width - 2.0 * MARGIN;
    for line in font::wrapped(&sheet.outcome, 16.0, Cut::Bold, wide, 3) {
        left(&mut pen, &line, y + 14.0, 16.0, Cut::Bold, wide);
        y += 24.0;
    }
    let asides = sheet.asides.iter().flat_map(|aside| font::wrapped(aside, 12.5, Cut::Regular, wide, MOST_ASIDES));
    let asides: Vec<String> = asides.take(MOST_ASIDES + 1).collect();
    for (k, line) in asides.iter().take(MOST_ASIDES).enumerate() {
        let more = k + 1 == MOST_ASIDES && asides.len() > MOST_ASIDES;
        left(&mut pen, if more { "…" } else { line }, y + 11.0, 12.5, Cut::Regular, wide);
        y += 18.0;
    }
    (pen.groups, y + 6.0)
}

/// Draws the key to the signs.
pub(super) fn key(pen: &mut Pen, chart: &Chart, width: f32) {
    pen.group("key");
    match chart.manner {
        Manner::Provinces => signs(pen, width),
        Manner::States => signs_of_states(pen, width),
        Manner::Squares { .. } => signs_of_squares(pen, width),
    }
}

fn subtitle(sheet: &PlayerView) -> String {
    if sheet.game.is_empty() {
        format!("Board: {}", sheet.board)
    } else {
        format!("Game {} on the board {}", sheet.game, sheet.board)
    }
}

/// Returns a sentence that describes the picture.
pub(super) fn words(sheet: &PlayerView) -> String {
    let title = if sheet.title.is_empty() { &sheet.phase } else { &sheet.title };
    let mut sides: Vec<&Side> = sheet.sides.iter().filter(|side| side.centres.is_some_and(|n| n > 0)).collect();
    sides.sort_by_key(|side| std::cmp::Reverse(side.centres));
    let of = |side: &&Side| format!("{} {}", side.name, side.centres.unwrap_or(0));
    let centres: Vec<String> = sides.iter().map(of).collect();
    let mut words = format!("Map of {title} on the board {}", sheet.board);
    if !centres.is_empty() {
        let counted = if sheet.counted.is_empty() { "supply centres" } else { &sheet.counted };
        words += &format!("; {counted}: {}", centres.join(", "));
    }
    words.push('.');
    if !sheet.outcome.is_empty() {
        words += &format!(" {}", sheet.outcome);
    }
    words
}

/// Draws a chip for each side, with its letter, name, number of centres and the change. Returns the lower end.
fn sides(pen: &mut Pen, cast: &Cast, width: f32, top: f32) -> f32 {
    pen.group("sides");
    let (ink, build, cross) = (pen.colours.ink, pen.colours.build, pen.colours.cross);
    let (mut x, mut y) = (MARGIN, top);
    for (k, side) in cast.sheet.sides.iter().enumerate() {
        let livery = cast.livery(Some(k));
        let letter = cast.letter(Some(k));
        let name = font::fitted(&side.name, 13.0, Cut::Regular, 180.0);
        let count = side.centres.map_or(String::new(), |n| n.to_string());
        let change = match (side.centres, side.before) {
            (Some(now), Some(before)) if now > before => format!("+{}", now - before),
            (Some(now), Some(before)) if now < before => format!("–{}", before - now),
            _ => String::new(),
        };
        let chip = (font::width(&letter, 13.0, Cut::Bold) + 12.0).max(24.0);
        let spans = [
            (name.as_str(), Cut::Regular, ink),
            (&count, Cut::Bold, ink),
            (&change, Cut::Bold, if change.starts_with('+') { build } else { cross }),
        ];
        let long = |text: &str, cut: Cut| if text.is_empty() { 0.0 } else { font::width(text, 13.0, cut) + 5.0 };
        let wide = chip + 7.0 + spans.iter().map(|(text, cut, _)| long(text, *cut)).sum::<f32>();
        if x + wide > width - 8.0 && x > MARGIN {
            (x, y) = (MARGIN, y + 27.0);
        }
        pen.chip((x, y), chip, livery.tint, livery.ink);
        if livery.tint.pattern.is_some() {
            // Letters are on the plain colour.
            pen.fill(crate::shape::rounded((x + 4.0, y + 2.5), chip - 8.0, 15.0, 3.0), livery.tint.colour, None);
        }
        pen.text(&letter, (x + chip / 2.0, y + 14.8), 13.0, Cut::Bold, ink, Anchor::Middle);
        let mut at = x + chip + 6.0;
        for (text, cut, colour) in spans {
            if !text.is_empty() {
                pen.text(text, (at, y + 14.8), 13.0, cut, colour, Anchor::Start);
                at += long(text, cut);
            }
        }
        x += wide + 11.0;
    }
    if cast.sheet.sides.is_empty() { top } else { y + 31.0 }
}

fn word(pen: &mut Pen, text: &str, at: Xy) {
    let ink = pen.colours.ink;
    pen.text(text, (at.0, at.1 + 4.5), 12.0, Cut::Regular, ink, Anchor::Start);
}

/// The centre lines of the two rows of signs.
const ROWS: (f32, f32) = (24.0, 51.0);

/// The colours of signs that belong to no side.
fn anybody(colours: &Colours) -> Livery {
    let fill = Fill::from(colours.border);
    Livery { tint: fill, pale: fill, ink: colours.frontier }
}

fn line(x: f32, y: f32, long: f32) -> Curve {
    Curve::bent((x, y), (x + long, y), 0.0)
}

/// Draws the key to the signs on a board of squares.
fn signs_of_squares(pen: &mut Pen, width: f32) {
    let livery = anybody(pen.colours);
    let (one, two) = ROWS;
    let usual = Marks { rank: "7", has_moved: false, is_shown: false, is_second: false, is_light: false };
    let mut sign = |x: f32, y: f32, marks: Marks, words: &str| {
        written::block(pen, (x, y), 11.0, marks, &livery);
        word(pen, words, (x + 17.0, y));
    };
    let mut x = width - KEY + 12.0;
    sign(x, one, usual, "a rank");
    sign(x, two, Marks { rank: "", ..usual }, "not known");
    x += 98.0;
    sign(x, one, Marks { has_moved: true, ..usual }, "has moved");
    sign(x, two, Marks { is_shown: true, ..usual }, "both know it");
    x += 96.0;
    pen.arrow(line(x, one, 40.0), livery.ink, 5.0, None);
    word(pen, "last move", (x + 47.0, one));
    pen.arrow(line(x, two, 40.0), livery.ink, 5.0, Some((9.0, 5.0)));
    pen.cross((x + 17.0, two), 5.0);
    word(pen, "lost in a strike", (x + 47.0, two));
    x += 146.0;
    written::struck(pen, (x + 12.0, one), 8.0);
    word(pen, "was struck", (x + 30.0, one));
    pen.cross((x + 12.0, two), 6.0);
    word(pen, "both lost", (x + 30.0, two));
}

/// Draws the key to the signs on a map of states.
fn signs_of_states(pen: &mut Pen, width: f32) {
    let livery = anybody(pen.colours);
    let (one, two) = ROWS;
    let mut x = width - KEY;
    written::force(pen, (x + 32.0, one), "5i 2c 1a", &livery);
    word(pen, "a force", (x + 72.0, one));
    written::town(pen, (x + 8.0, two));
    word(pen, "city", (x + 21.0, two));
    written::work(pen, (x + 60.0, two), Work::Mine);
    word(pen, "mine", (x + 73.0, two));
    x += 130.0;
    for (k, (work, words)) in [(Work::Barracks, "barracks"), (Work::Stables, "stables")].into_iter().enumerate() {
        let y = if k == 0 { one } else { two };
        written::work(pen, (x + 8.0, y), work);
        word(pen, words, (x + 20.0, y));
    }
    x += 86.0;
    written::work(pen, (x + 8.0, one), Work::Factory);
    word(pen, "gun factory", (x + 20.0, one));
    pen.arrow(line(x + 2.0, two, 34.0), livery.ink, 3.0, None);
    word(pen, "moves", (x + 42.0, two));
    x += 110.0;
    pen.arrow(line(x, one, 40.0), livery.ink, 5.0, None);
    word(pen, "attacks and wins", (x + 47.0, one));
    pen.arrow(line(x, two, 40.0), livery.ink, 5.0, Some((9.0, 5.0)));
    pen.cross((x + 17.0, two), 5.0);
    word(pen, "is beaten off", (x + 47.0, two));
}

/// Draws the key to the signs, which is the same in every picture of a look.
fn signs(pen: &mut Pen, width: f32) {
    let (halo, retreat, build) = (pen.colours.halo, pen.colours.retreat, pen.colours.build);
    let livery = anybody(pen.colours);
    let ink = livery.ink;
    let (one, two) = ROWS;
    let mut x = width - KEY;
    pen.unit(PieceKind::Army, (x, one), "A", &livery, Stance::Firm);
    word(pen, "army", (x + 21.0, one));
    pen.unit(PieceKind::Fleet, (x, two), "F", &livery, Stance::Firm);
    word(pen, "fleet", (x + 21.0, two));
    x += 72.0;
    pen.arrow(line(x, one, 40.0), ink, 3.2, None);
    word(pen, "moves", (x + 47.0, one));
    pen.arrow(line(x, two, 40.0), ink, 3.2, Some((7.0, 4.0)));
    pen.cross((x + 17.0, two), 4.5);
    word(pen, "fails", (x + 47.0, two));
    x += 100.0;
    pen.stroke(vec![Step::Move((x, one)), Step::Line((x + 30.0, one))], ink, 2.3, Some((0.1, 4.6)));
    pen.knob((x + 33.0, one), 3.4, ink);
    word(pen, "supports", (x + 43.0, one));
    pen.stroke(vec![Step::Move((x + 4.0, two)), Step::Line((x + 30.0, two))], ink, 2.6, None);
    word(pen, "holds", (x + 43.0, two));
    x += 110.0;
    pen.ring((x + 12.0, one), 9.0, ink, 1.8, Some((2.0, 3.0)));
    word(pen, "convoys", (x + 28.0, one));
    pen.ring((x + 12.0, two), 9.0, build, 2.6, None);
    word(pen, "built", (x + 28.0, two));
    x += 92.0;
    pen.arrow(line(x, one, 34.0), retreat, 2.6, Some((0.1, 4.4)));
    word(pen, "retreats", (x + 42.0, one));
    pen.ring((x + 17.0, two), 10.0, halo, 4.0, None);
    pen.ring((x + 17.0, two), 10.0, retreat, 2.4, Some((6.0, 3.2)));
    word(pen, "dislodged", (x + 42.0, two));
}

/// Draws signs specific to some boards and games. Returns the position of their end.
fn extras(pen: &mut Pen, chart: &Chart, sheet: &PlayerView, width: f32, top: f32) -> f32 {
    pen.group("key own");
    let has_wall =
        chart.arcs.iter().any(|arc| arc.sides.iter().any(|side| matches!(side, Face::Place { is_wall: true, .. })));
    let has_mark = |fleets: bool| chart.marks.iter().any(|mark| mark.fleets == fleets);
    let has_wing = sheet.pieces.iter().any(|piece| piece.kind == PieceKind::Wing);
    let (link, frontier, fog, land) = (pen.colours.link, pen.colours.frontier, pen.colours.fog, pen.colours.land);
    let y = top + 9.0;
    let mut x = MARGIN;
    let mut add = |pen: &mut Pen, is_there: bool, text: &str, draw: &dyn Fn(&mut Pen, Xy)| {
        let wide = 38.0 + font::width(text, 12.0, Cut::Regular);
        if is_there && x + wide < width {
            draw(pen, (x, y));
            word(pen, text, (x + 38.0, y));
            x += wide + 18.0;
        }
    };
    let level = |at: Xy| vec![Step::Move(at), Step::Line((at.0 + 30.0, at.1))];
    add(pen, has_wing, "wing", &|pen, at| {
        let fill = Fill::from(land);
        pen.unit(
            PieceKind::Wing,
            (at.0 + 16.0, at.1),
            "W",
            &Livery { tint: fill, pale: fill, ink: frontier },
            Stance::Firm,
        );
    });
    add(pen, sheet.areas.iter().any(|area| area.is_hidden), "not seen", &|pen, at| {
        let fill = Fill { colour: land, pattern: Some((Pattern::Fog, fog)) };
        pen.chip((at.0, at.1 - 10.0), 30.0, fill, fog);
    });
    let is_dotted = |pair: &&(String, String)| !chart.round.contains(*pair);
    add(pen, chart.links.iter().any(|pair| is_dotted(&pair)), "these touch, too", &|pen, at| {
        pen.stroke(level(at), link, 2.4, Some(links::DOTS));
    });
    add(pen, !chart.round.is_empty(), "round the world", &|pen, at| {
        pen.arrow(line(at.0, at.1, 30.0), link, 2.6, None);
    });
    let rules: BTreeSet<&str> = chart.special.iter().map(|special| special.words.as_str()).collect();
    for words in rules {
        add(pen, true, words, &|pen, at| pen.stroke(level(at), link, 2.4, Some(links::DASH)));
    }
    add(pen, chart.twins, "each province touches its twin on the other board", &|pen, at| {
        pen.stroke(level(at), link, 2.4, Some((0.1, 5.0)))
    });
    add(pen, has_wall, "these do not touch", &|pen, at| pen.stroke(level(at), frontier, 3.6, None));
    add(pen, has_mark(true), "fleets pass", &|pen, at| pen.anchor((at.0 + 18.0, at.1), true));
    add(pen, has_mark(false), "fleets do not pass", &|pen, at| pen.anchor((at.0 + 18.0, at.1), false));
    if x > MARGIN { top + 27.0 } else { top }
}
