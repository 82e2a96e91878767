//! The orders, and their results.
use super::pen::Pen;
use super::{Cast, Spots, links, province, written};
use crate::look::Colours;
use crate::shape::{Curve, Group, Rgb, Step, Xy, far, trim};
use crate::sheet::{BoardOrder, OrderAction, OrderOutcome, PlayerView};
use std::collections::{HashMap, HashSet};

/// A cross at a place, and its size. It is drawn above everything else.
pub(super) type Cross = (Xy, f32);

/// Draws lines and arrows, from the bottom up. Returns the crosses of failed orders as well.
pub(super) fn orders(colours: &'static Colours, spots: Spots, cast: &Cast) -> (Vec<Group>, Vec<Cross>) {
    let ways = Ways::of(spots, cast.sheet);
    let mut pen = Pen::new(colours);
    let mut crosses = Vec::new();
    written::rim(&mut pen, spots);
    links::links(&mut pen, spots);
    let mut knobs = Vec::new();
    for deed in &cast.sheet.deeds {
        let ink = cast.livery(deed.side).ink;
        still(&mut pen, &ways, deed, ink, &mut knobs, &mut crosses);
    }
    for deed in &cast.sheet.deeds {
        let ink = cast.livery(deed.side).ink;
        moving(&mut pen, &ways, deed, ink, &mut crosses);
    }
    written::deeds(&mut pen, spots, cast, &mut crosses);
    pen.group("knobs");
    for (at, ink) in knobs {
        pen.knob(at, 3.2, ink);
    }
    (pen.groups, crosses)
}

pub(super) fn class(deed: &BoardOrder, what: &str) -> String {
    let came = match deed.came {
        OrderOutcome::Filed if deed.is_planned => " filed planned",
        OrderOutcome::Filed => " filed",
        OrderOutcome::Success => "",
        OrderOutcome::Failure => " failed",
    };
    format!("order {what}{came} {}", Cast::class(deed.side))
}

/// Returns the facts about an order: the unit's place, its destination or that of the helped unit, the helped unit, and the outcome.
pub(super) fn data(deed: &BoardOrder) -> Vec<(&'static str, String)> {
    let (of, to) = match &deed.what {
        OrderAction::Move { to, .. } | OrderAction::Attack { to } | OrderAction::Retreat { to } => (None, Some(to)),
        OrderAction::Support { of, to } => (Some(of), to.as_ref()),
        OrderAction::Convoy { of, to } => (Some(of), Some(to)),
        _ => (None, None),
    };
    let outcome = match deed.came {
        OrderOutcome::Filed => "filed",
        OrderOutcome::Success => "success",
        OrderOutcome::Failure => "failure",
    };
    let own = [("at", Some(&deed.at)), ("of", of), ("to", to)];
    let own = own.into_iter().filter_map(|(name, place)| Some((name, place?.clone())));
    own.chain([("outcome", outcome.to_owned())]).collect()
}

/// The destinations of units, and their origins.
struct Ways<'a> {
    spots: Spots<'a>,
    sheet: &'a PlayerView,
    /// The curves of moves, by the province of origin.
    curves: HashMap<&'a str, Curve>,
    /// The provinces occupied by a unit that was not dislodged.
    stands: HashSet<&'a str>,
}

impl<'a> Ways<'a> {
    fn of(spots: Spots<'a>, sheet: &'a PlayerView) -> Self {
        let firm = sheet.pieces.iter().filter(|piece| !piece.is_dislodged);
        let mut ways =
            Self { spots, sheet, curves: HashMap::new(), stands: firm.map(|piece| province(&piece.at)).collect() };
        let moves = |deed: &'a BoardOrder| match &deed.what {
            // Written pieces have separate arrows.
            _ if deed.kind.is_written() => None,
            OrderAction::Move { to, via } => Some((province(&deed.at), province(to), to, via, deed)),
            _ => None,
        };
        let targets: HashMap<&str, &str> = sheet.deeds.iter().filter_map(moves).map(|(at, to, ..)| (at, to)).collect();
        let units: Vec<(&str, Xy)> = firm_spots(spots, sheet);
        for (at, target, to, via, deed) in sheet.deeds.iter().filter_map(moves) {
            let (Some(a), Some(b)) = (ways.origin(deed), spots.at(to)) else { continue };
            let start = if ways.stands.contains(at) { 14.0 } else { 4.0 };
            let stop = match deed.came {
                _ if ways.stands.contains(target) => 16.0,
                OrderOutcome::Failure => 12.0,
                _ => 6.0,
            };
            let over = via.get(via.len() / 2).and_then(|fleet| spots.at(fleet));
            let curve = if let Some(over) = over {
                let over = (over.0, over.1 + 15.0);
                Curve::over(trim(a, over, start, 0.0).0, over, trim(over, b, 0.0, stop).1)
            } else {
                let (a, b) = trim(a, b, start, stop);
                let is_swap = targets.get(target) == Some(&at);
                let others: Vec<Xy> =
                    units.iter().filter(|(place, _)| *place != at && *place != target).map(|(_, spot)| *spot).collect();
                clearest(a, b, is_swap, &others)
            };
            ways.curves.insert(at, curve);
        }
        ways
    }

    /// Returns the position of an order's unit, next to its place if it was dislodged.
    fn origin(&self, deed: &BoardOrder) -> Option<Xy> {
        let lost = |piece: &&crate::sheet::Piece| {
            piece.is_dislodged && piece.side == deed.side && province(&piece.at) == province(&deed.at)
        };
        if self.sheet.pieces.iter().any(|piece| lost(&piece))
            || (deed.is_dislodged && self.stands.contains(province(&deed.at)))
        {
            return self.spots.away(&deed.at);
        }
        self.spots.at(&deed.at)
    }
}

fn firm_spots<'a>(spots: Spots, sheet: &'a PlayerView) -> Vec<(&'a str, Xy)> {
    let firm = sheet.pieces.iter().filter(|piece| !piece.is_dislodged);
    firm.filter_map(|piece| Some((province(&piece.at), spots.at(&piece.at)?))).collect()
}

/// The bend that keeps clearest of other units, preferring a small one. Two moves in opposite directions both bend to their left.
pub(super) fn clearest(a: Xy, b: Xy, is_swap: bool, others: &[Xy]) -> Curve {
    let reach = far(a, b);
    let near: Vec<Xy> = others.iter().copied().filter(|q| far(a, *q) < reach + 40.0).collect();
    let bends: &[f32] = if is_swap { &[0.14, 0.3] } else { &[0.06, -0.06, 0.16, -0.16, 0.3, -0.3] };
    let clear = |bend: f32| {
        let curve = Curve::bent(a, b, bend);
        let gaps = near.iter().flat_map(|q| (1..12u8).map(move |k| far(*q, curve.at(f32::from(k) / 12.0))));
        gaps.fold(20.0f32, f32::min) - bend.abs() * 8.0
    };
    let best = bends.iter().copied().max_by(|x, y| clear(*x).total_cmp(&clear(*y)));
    Curve::bent(a, b, best.unwrap_or(0.06))
}

/// Draws orders to stay in place: holds, supports, convoys.
fn still(
    pen: &mut Pen,
    ways: &Ways,
    deed: &BoardOrder,
    ink: Rgb,
    knobs: &mut Vec<(Xy, Rgb)>,
    crosses: &mut Vec<Cross>,
) {
    let Some(at) = ways.origin(deed) else { return };
    let has_failed = deed.came == OrderOutcome::Failure;
    match &deed.what {
        // A unit that stays without an order needs no sign.
        OrderAction::Hold if deed.is_implied => {}
        OrderAction::Hold => {
            pen.group_of(class(deed, "hold"), data(deed));
            let bar = vec![Step::Move((at.0 - 12.0, at.1 + 14.5)), Step::Line((at.0 + 12.0, at.1 + 14.5))];
            pen.stroke(bar.clone(), pen.colours.halo, 4.6, None);
            pen.stroke(bar, ink, 2.6, None);
        }
        OrderAction::Support { of, to } => {
            let joined = to.as_ref().and_then(|_| ways.curves.get(province(of))).map(|curve| curve.at(0.42));
            let Some(end) = joined.or_else(|| ways.spots.at(of)) else { return };
            pen.group_of(class(deed, "support"), data(deed));
            let (a, b) = trim(at, end, 13.0, if joined.is_some() { 1.0 } else { 16.0 });
            let line = vec![Step::Move(a), Step::Line(b)];
            pen.stroke(line.clone(), pen.colours.halo, 3.6, None);
            pen.stroke(line, ink, 2.3, Some((0.1, 4.6)));
            if joined.is_some() {
                knobs.push((b, ink));
            } else {
                pen.ring(end, 16.5, ink, 2.0, Some((0.1, 4.2)));
            }
            if has_failed {
                crosses.push((((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0), 4.0));
            }
        }
        OrderAction::Convoy { .. } => {
            pen.group_of(class(deed, "convoy"), data(deed));
            pen.ring(at, 18.0, ink, 1.8, Some((2.0, 3.0)));
            if has_failed {
                crosses.push(((at.0 + 13.0, at.1 - 13.0), 4.0));
            }
        }
        _ => {}
    }
}

/// Draws orders to go: moves and retreats.
fn moving(pen: &mut Pen, ways: &Ways, deed: &BoardOrder, ink: Rgb, crosses: &mut Vec<Cross>) {
    let has_failed = deed.came == OrderOutcome::Failure;
    match &deed.what {
        OrderAction::Move { via, .. } => {
            let Some(&curve) = ways.curves.get(province(&deed.at)) else { return };
            pen.group_of(class(deed, "move"), data(deed));
            pen.arrow(curve, ink, 3.2, has_failed.then_some((7.0, 4.0)));
            if !ways.stands.contains(province(&deed.at)) {
                pen.knob(curve.from, 3.4, ink);
            }
            if has_failed {
                crosses.push((curve.at(if via.is_empty() { 0.74 } else { 0.8 }), 5.5));
            }
        }
        OrderAction::Retreat { to } => {
            let (Some(from), Some(to)) = (ways.spots.away(&deed.at), ways.spots.at(to)) else { return };
            pen.group_of(class(deed, "retreat"), data(deed));
            let (a, b) = trim(from, to, 6.0, 16.0);
            let curve = Curve::bent(a, b, 0.12);
            pen.arrow(curve, pen.colours.retreat, 2.8, Some((4.0, 3.0)));
            pen.knob(a, 3.4, ink);
            if has_failed {
                crosses.push((curve.at(0.74), 5.5));
            }
        }
        _ => {}
    }
}
