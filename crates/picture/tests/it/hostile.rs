//! Every sheet and every chart gives a picture, whatever they contain.
use super::{chart, sheet};
use chancery_families::sheet::{Area, BoardOrder, OrderAction, OrderOutcome, Piece, PieceKind, PlayerView, Side};
use chancery_picture::chart::{Arc, Chart, Face, Mark, Place};
use chancery_picture::{Count, Look, Studio, Style, draw, poster};
use std::time::Duration;

/// Draws it in every format.
fn drawn(chart: &Chart, sheet: &PlayerView, width: u32) {
    let counts = [Count { name: "1901".to_owned(), centres: vec![Some(3); 50] }];
    for look in Look::ALL {
        let style = Style { look, width };
        let pixels = Studio::new().pixels(chart, sheet, &style, Duration::ZERO);
        assert_eq!(pixels.entries.len(), pixels.width as usize * pixels.height as usize);
        assert!(pixels.entries.iter().all(|entry| usize::from(*entry) < pixels.colours.len()));
        assert!(pixels.colours.len() < 256);
        let scene = draw(chart, sheet, &style);
        assert!(!scene.svg().is_empty() && !scene.pdf().is_empty() && !scene.words().is_empty());
        assert!(!poster(chart, sheet, &counts, &style).is_empty());
    }
}

#[test]
fn unknown_places_and_sides_are_left_out() {
    let deed = |what: OrderAction| BoardOrder {
        side: Some(77),
        kind: PieceKind::Wing,
        at: "NOWHERE/XX".to_owned(),
        what,
        came: OrderOutcome::Failure,
        is_dislodged: true,
        ..BoardOrder::default()
    };
    let place = "ATLANTIS".to_owned();
    let mut sheet = sheet("standard-F1910M");
    sheet.pieces.push(Piece { side: Some(99), at: place.clone(), ..Piece::default() });
    sheet.pieces.push(Piece { side: Some(1), kind: PieceKind::Ranked, at: "PIE".to_owned(), ..Piece::default() });
    let text = "9i".repeat(500);
    sheet.pieces.push(Piece { side: Some(1), kind: PieceKind::Force, at: "TYR".to_owned(), text, ..Piece::default() });
    sheet.pieces.push(Piece {
        side: None,
        kind: PieceKind::Fleet,
        at: "VIE/XX/YY".to_owned(),
        is_dislodged: true,
        ..Piece::default()
    });
    sheet.areas.push(Area { place: place.clone(), owner: Some(99), ..Area::default() });
    sheet.areas.push(Area { place: "PIE".to_owned(), owner: Some(99), ..Area::default() });
    sheet.standoffs.push(String::new());
    for what in [
        OrderAction::Hold,
        OrderAction::Disband,
        OrderAction::Build,
        OrderAction::Move { to: place.clone(), via: vec![String::new(); 3] },
        OrderAction::Support { of: place.clone(), to: Some(place.clone()) },
        OrderAction::Convoy { of: place.clone(), to: place.clone() },
        OrderAction::Retreat { to: place.clone() },
        OrderAction::Attack { to: place.clone() },
        OrderAction::Attack { to: "VIE".to_owned() },
        OrderAction::Become { into: PieceKind::Force, to: place.clone() },
    ] {
        sheet.deeds.push(BoardOrder { at: "VIE".to_owned(), ..deed(what.clone()) });
        sheet.deeds.push(deed(what));
    }
    drawn(&chart("standard"), &sheet, 300);
}

#[test]
fn names_may_be_long_and_sides_many() {
    let long = "Ĳ</text>\u{202e}\u{0}龍🙂 ".repeat(300);
    let side = |k: usize| Side {
        letter: format!("{k}{long}"),
        name: long.clone(),
        centres: Some(4_000_000_000),
        before: Some(k as u32),
        is_neutral: k == 7,
        near: vec![(k + 1, 1), (999, 2), (7, 3), (k, 250)],
    };
    let base = sheet("standard-W1908A");
    let areas =
        base.areas.into_iter().enumerate().map(|(k, area)| Area { owner: Some(k % 36), is_hidden: k % 5 == 0, ..area });
    let sheet = PlayerView {
        game: long.clone(),
        board: long.clone(),
        title: long.clone(),
        sides: (0..36).map(side).collect(),
        areas: areas.collect(),
        outcome: long.clone(),
        asides: vec![long.clone(); 100],
        ..base
    };
    drawn(&chart("standard"), &sheet, 300);
}

#[test]
fn a_chart_may_be_empty_or_broken() {
    let nothing = PlayerView::default();
    drawn(&Chart::default(), &nothing, 0);
    drawn(&Chart { size: (1, 4000), ..Chart::default() }, &nothing, 200);
    let face = |name: &str| Face::Place { province: name.to_owned(), coast: None, is_wall: false };
    let broken = Chart {
        size: (100, 100),
        arcs: vec![
            Arc { sides: [face("A"), face("B")], points: vec![] },
            Arc { sides: [face("A"), Face::Frame], points: vec![(i32::MAX, i32::MIN)] },
            Arc { sides: [face("A"), Face::Lake], points: vec![(-9000, 5), (9000, 5), (0, 9000), (-9000, 5)] },
        ],
        places: [("A", f32::NAN), ("B", f32::INFINITY), ("C", -1e30)]
            .map(|(name, at)| {
                (
                    name.to_owned(),
                    Place { unit: (at, at), away: (at, 0.0), label: (0.0, at), is_centre: true, ..Place::default() },
                )
            })
            .into(),
        links: vec![("A".to_owned(), "C".to_owned()), ("X".to_owned(), String::new())],
        marks: vec![Mark { places: ["A".to_owned(), "B".to_owned()], fleets: true }],
        ..Chart::default()
    };
    let army = |at: &str| Piece { at: at.to_owned(), ..Piece::default() };
    let sheet = PlayerView { pieces: ["A", "B", "C", "C", "D"].map(army).to_vec(), ..PlayerView::default() };
    drawn(&broken, &sheet, 250);
}
