//! The pieces on the board, and the marks above them.
use super::orders::{Cross, data};
use super::pen::{Pen, Stance};
use super::{Cast, Spots, province, written};
use crate::look::Colours;
use crate::shape::{Anchor, Cut, Group, Xy};
use crate::sheet::{BoardOrder, OrderAction, OrderOutcome, Piece, PieceKind};
use std::collections::BTreeMap;

/// Draws units, then builds and removals, then crosses.
pub(super) fn units(colours: &'static Colours, spots: Spots, cast: &Cast, crosses: &[Cross]) -> Vec<Group> {
    let mut pen = Pen::new(colours);
    for (place, here) in stacks(cast) {
        let Some((x, y)) = spots.at(place) else { continue };
        for (k, (piece, n)) in here.iter().enumerate() {
            let at = (x + 30.0 * (k as f32 - (here.len() - 1) as f32 / 2.0), y);
            firm(&mut pen, cast, piece, *n, at);
        }
    }
    written::pieces(&mut pen, spots, cast);
    for piece in cast.sheet.pieces.iter().filter(|piece| piece.is_dislodged && !piece.kind.is_written()) {
        let Some(at) = spots.away(&piece.at) else { continue };
        pen.group_of(class(piece.kind, piece.side, " dislodged"), facts(piece, at));
        pen.ring(at, 14.0, colours.halo, 4.0, None);
        pen.unit(piece.kind, at, &cast.letter(piece.side), cast.livery(piece.side), Stance::Dislodged);
        pen.ring(at, 14.0, colours.retreat, 2.4, Some((6.0, 3.2)));
    }
    for deed in &cast.sheet.deeds {
        change(&mut pen, spots, cast, deed);
    }
    pen.group("crosses");
    for place in &cast.sheet.standoffs {
        if let Some(at) = spots.at(place) {
            pen.cross(at, 7.0);
        }
    }
    for &(at, r) in crosses {
        pen.cross(at, r);
    }
    pen.groups
}

/// Returns the pieces at each place: one of each side and kind, with their number.
fn stacks<'a>(cast: &Cast<'a>) -> BTreeMap<&'a str, Vec<(&'a Piece, usize)>> {
    let mut stacks: BTreeMap<&str, Vec<(&Piece, usize)>> = BTreeMap::new();
    for piece in cast.sheet.pieces.iter().filter(|piece| !piece.is_dislodged && !piece.kind.is_written()) {
        let here = stacks.entry(piece.at.as_str()).or_default();
        match here.iter_mut().find(|(other, _)| (other.side, other.kind) == (piece.side, piece.kind)) {
            Some((_, n)) => *n += 1,
            None => here.push((piece, 1)),
        }
    }
    stacks
}

fn class(kind: PieceKind, side: Option<usize>, more: &str) -> String {
    let kind = match kind {
        PieceKind::Army => "army",
        PieceKind::Fleet => "fleet",
        PieceKind::Wing => "wing",
        PieceKind::Ranked => "ranked",
        PieceKind::Force => "force",
    };
    format!("unit {kind} {}{more}", Cast::class(side))
}

/// Returns the facts about a piece: its place, its side, and the centre of its sign.
pub(super) fn facts(piece: &Piece, (x, y): Xy) -> Vec<(&'static str, String)> {
    let side = piece.side.map(|side| ("side", side.to_string()));
    [("at", piece.at.clone()), ("spot", format!("{x:.0} {y:.0}"))].into_iter().chain(side).collect()
}

fn firm(pen: &mut Pen, cast: &Cast, piece: &Piece, n: usize, at: Xy) {
    let livery = cast.livery(piece.side);
    pen.group_of(class(piece.kind, piece.side, ""), facts(piece, at));
    pen.unit(piece.kind, at, &cast.letter(piece.side), livery, Stance::Firm);
    if n > 1 {
        pen.count(at, n, livery);
    }
    if let Some((_, coast)) = piece.at.split_once('/') {
        pen.text(&coast.to_lowercase(), (at.0, at.1 + 19.0), 9.5, Cut::Italic, pen.colours.ink, Anchor::Middle);
    }
}

/// Draws a unit that was added to the board or removed from it.
fn change(pen: &mut Pen, spots: Spots, cast: &Cast, deed: &BoardOrder) {
    let here = |piece: &Piece, is_dislodged: bool| {
        piece.side == deed.side && piece.is_dislodged == is_dislodged && province(&piece.at) == province(&deed.at)
    };
    let has = |is_dislodged: bool| cast.sheet.pieces.iter().any(|piece| here(piece, is_dislodged));
    let ghost =
        |pen: &mut Pen, at: Xy| pen.unit(deed.kind, at, &cast.letter(deed.side), cast.livery(deed.side), Stance::Ghost);
    let is_retreat = cast.sheet.phase.ends_with('R');
    match deed.what {
        OrderAction::Build => {
            let Some(at) = spots.at(&deed.at) else { return };
            pen.group_of(class(deed.kind, deed.side, " build"), data(deed));
            if !has(false) {
                ghost(pen, at);
            }
            pen.ring(at, 16.5, pen.colours.halo, 4.0, None);
            pen.ring(at, 16.5, pen.colours.build, 2.6, (deed.came != OrderOutcome::Success).then_some((6.0, 3.0)));
            if deed.came == OrderOutcome::Failure {
                pen.cross((at.0 + 11.0, at.1 - 10.0), 5.0);
            }
        }
        OrderAction::Become { into, ref to } => {
            let Some(at) = spots.at(to) else { return };
            pen.group_of(class(into, deed.side, " become"), data(deed));
            if deed.came != OrderOutcome::Success {
                // The new kind is next to the old one.
                let beside = (at.0 + 24.0, at.1 - 16.0);
                pen.unit(into, beside, &cast.letter(deed.side), cast.livery(deed.side), Stance::Ghost);
            }
            pen.ring(at, 18.5, pen.colours.halo, 4.0, None);
            pen.ring(at, 18.5, pen.colours.build, 2.6, (deed.came != OrderOutcome::Success).then_some((6.0, 3.0)));
            if deed.came == OrderOutcome::Failure {
                pen.cross((at.0 + 24.0, at.1 - 16.0), 6.0);
            }
        }
        OrderAction::Disband => {
            let lost = is_retreat || has(true);
            let Some(at) = (if lost { spots.away(&deed.at) } else { spots.at(&deed.at) }) else { return };
            pen.group_of(class(deed.kind, deed.side, " disband"), data(deed));
            if !has(lost) {
                ghost(pen, at);
            }
            if deed.came != OrderOutcome::Failure {
                pen.cross((at.0 + 10.0, at.1 - 9.0), 5.5);
            }
        }
        // It was dislodged, and had no retreat.
        _ if deed.is_dislodged && !has(true) => {
            let Some(at) = spots.away(&deed.at) else { return };
            pen.group_of(class(deed.kind, deed.side, " destroyed"), data(deed));
            ghost(pen, at);
            pen.cross((at.0 + 10.0, at.1 - 9.0), 5.5);
        }
        _ => {}
    }
}
