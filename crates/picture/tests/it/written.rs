//! Boards of squares and of states, with inscribed pieces.
use super::golden::check;
use chancery_families::sheet::{Area, BoardOrder, OrderAction, OrderOutcome, Piece, PieceKind, PlayerView, Side, Work};
use chancery_picture::adjacency::differences;
use chancery_picture::chart::Chart;
use chancery_picture::layout::{self, Ground, Layout, Manner, sorted};
use chancery_picture::{Look, Studio, Style, draw, grid, text};
use std::time::Duration;

const LAKES: [&str; 8] = ["C5", "D5", "C6", "D6", "G5", "H5", "G6", "H6"];

fn land(name: &str) -> Ground {
    Ground { name: name.to_owned(), kind: layout::Kind::Inland, is_centre: false, coasts: Vec::new() }
}

/// Ten by ten, with two lakes.
fn squares() -> Layout {
    let manner = Manner::Squares { columns: 10, rows: 10 };
    let mut board = Layout { name: "classic".to_owned(), manner, ..Layout::default() };
    let all: Vec<(u8, u8)> = (0..100).map(|k| (k % 10, k / 10)).collect();
    let names = all.iter().map(|(x, y)| grid::square(*x, *y)).filter(|name| !LAKES.contains(&name.as_str()));
    board.places = names.map(|name| (name.clone(), land(&name))).collect();
    for (x, y) in all {
        for near in [grid::square(x + 1, y), grid::square(x, y + 1)] {
            if board.places.contains_key(&grid::square(x, y)) && board.places.contains_key(&near) {
                board.army.insert(sorted(&grid::square(x, y), &near));
            }
        }
    }
    board
}

fn side(name: &str, centres: u32) -> Side {
    Side { letter: name[..1].to_owned(), name: name.to_owned(), centres: Some(centres), ..Side::default() }
}

fn piece(side: usize, at: &str, text: &str) -> Piece {
    let (at, text) = (at.to_owned(), text.to_owned());
    Piece { side: Some(side), kind: PieceKind::Ranked, at, text, ..Piece::default() }
}

fn deed(side: usize, at: &str, what: OrderAction, came: OrderOutcome) -> BoardOrder {
    BoardOrder { side: Some(side), kind: PieceKind::Ranked, at: at.to_owned(), what, came, ..BoardOrder::default() }
}

/// Red's view: own ranks, a revealed enemy, one that has moved; a scout's way, a strike won and one lost.
fn duel() -> PlayerView {
    let mut sheet = PlayerView {
        game: "hill".to_owned(),
        board: "classic".to_owned(),
        phase: "M24".to_owned(),
        title: "Move 24".to_owned(),
        sides: vec![side("Red", 38), side("Blue", 37)],
        counted: "pieces".to_owned(),
        ..PlayerView::default()
    };
    for (row, ranks) in [(1, "B F B 3 5 2 B 4 2 6"), (2, "4 B 2 7 3 B 5 2 3 B"), (3, "9 8 S 7 2 5 8 3 4 6")] {
        for (k, rank) in (0..).zip(ranks.split(' ')) {
            sheet.pieces.push(piece(0, &format!("{}{row}", grid::letter(k)), rank));
            sheet.pieces.push(piece(1, &format!("{}{}", grid::letter(k), 11 - row), ""));
        }
    }
    let known = Piece { has_moved: true, is_shown: true, ..piece(0, "E6", "10") };
    let moved = Piece { has_moved: true, ..piece(0, "B6", "2") };
    let theirs = Piece { is_shown: true, ..piece(1, "J7", "B") };
    sheet.pieces.extend([known, moved, theirs, Piece { has_moved: true, ..piece(1, "F7", "") }]);
    let attack = |to: &str| OrderAction::Attack { to: to.to_owned() };
    sheet.deeds = vec![
        deed(0, "E5", attack("E6"), OrderOutcome::Success),
        deed(0, "B4", OrderAction::Move { to: "B6".to_owned(), via: Vec::new() }, OrderOutcome::Success),
        deed(0, "J4", attack("J7"), OrderOutcome::Failure),
        deed(1, "A6", attack("A4"), OrderOutcome::Failure),
    ];
    sheet.standoffs = vec!["A4".to_owned()];
    sheet.asides = vec!["Red's Marshal (10) took Blue's Captain (6) on E6.".to_owned()];
    sheet
}

fn board(is_turned: bool) -> Chart {
    let chart = grid::chart(&squares(), 10, 10);
    chart.facing(is_turned).into_owned()
}

#[test]
fn squares_show_adjacent_places() {
    assert_eq!(differences(&board(false), &squares()), [""; 0]);
    assert_eq!(differences(&board(true), &squares()), [""; 0]);
}

#[test]
fn a_board_of_squares_by_day() {
    check("squares", &board(false), &duel(), Look::Light);
}

/// Blue sits at the upper edge: A10 is then the square at the lower right.
#[test]
fn a_board_of_squares_from_the_other_side() {
    let (a10, j1) = (board(true).places["A10"].unit, board(true).places["J1"].unit);
    assert!(a10.0 > 900.0 && a10.1 > 900.0 && j1.0 < 100.0 && j1.1 < 100.0, "{a10:?} {j1:?}");
    check("squares_turned", &board(true), &PlayerView { is_turned: true, ..duel() }, Look::Dark);
}

/// A rank hidden from a sheet is in no byte of its pictures.
#[test]
fn unknown_facts_are_not_drawn() {
    let text = draw(&board(false), &duel(), &Style { look: Look::Light, width: 400 }).svg();
    let drawn = |what: &str| text.matches(&format!(">{what}</text>")).count();
    // One in the key, the rows that Red does not see, and one that has moved.
    assert_eq!(drawn("?"), 1 + 30 + 1);
    assert_eq!(drawn("10"), 2 + 1);
    assert!(text.contains("unit ranked o-1"));
}

/// The twelve states of the north.
fn states() -> (Chart, PlayerView) {
    let mut chart = text::read(&std::fs::read_to_string("tests/pictures/lowlands.txt").unwrap()).unwrap();
    chart.manner = Manner::States;
    let mut sheet = PlayerView {
        game: "canal".to_owned(),
        board: "lowlands".to_owned(),
        phase: "T5".to_owned(),
        title: "Turn 5".to_owned(),
        sides: vec![side("Red", 4), side("Blue", 5), side("Green", 3)],
        counted: "states".to_owned(),
        ..PlayerView::default()
    };
    let works = [vec![], vec![Work::Mine], vec![Work::Mine, Work::Barracks, Work::Stables, Work::Factory]];
    for (k, place) in chart.places.keys().enumerate() {
        let (owner, text) = (Some(k * 5 / 7 % 3), ["2i", "5i 2c 1a", "12i 3c"][k % 3]);
        let works = works[k % 3].clone();
        sheet.areas.push(Area { place: place.clone(), owner, is_centre: k % 4 == 0, works, ..Area::default() });
        sheet.pieces.push(Piece { side: owner, kind: PieceKind::Force, ..piece(0, place, text) });
    }
    let mut go = |at: &str, what: OrderAction, came: OrderOutcome| {
        let side = sheet.pieces.iter().find(|piece| piece.at == at).and_then(|piece| piece.side);
        let text = "4i 2c".to_owned();
        sheet.deeds.push(BoardOrder { side, kind: PieceKind::Force, text, ..deed(0, at, what, came) });
    };
    go("GEL", OrderAction::Attack { to: "NBR".to_owned() }, OrderOutcome::Failure);
    go("FLE", OrderAction::Attack { to: "OVE".to_owned() }, OrderOutcome::Success);
    go("FRI", OrderAction::Move { to: "NHO".to_owned(), via: Vec::new() }, OrderOutcome::Success);
    (chart, sheet)
}

#[test]
fn a_map_of_states_by_day() {
    let (chart, sheet) = states();
    check("states", &chart, &sheet, Look::Light);
}

/// Each look of each board is drawn, as pixels and as lines. Pieces without a place are left out.
#[test]
fn every_look_is_drawn() {
    let (chart, mut map) = states();
    map.deeds.push(deed(7, "NOWHERE", OrderAction::Attack { to: "GEL".to_owned() }, OrderOutcome::Filed));
    map.pieces.push(piece(9, "NOWHERE", "1i"));
    for look in Look::ALL {
        for (chart, sheet) in [(&chart, &map), (&board(false), &duel())] {
            let style = Style { look, width: 300 };
            assert!(!Studio::new().png(chart, sheet, &style, Duration::ZERO).is_empty());
            let scene = draw(chart, sheet, &style);
            assert!(scene.words().contains(&sheet.counted), "{}", scene.words());
            assert!(!scene.svg().is_empty() && !scene.pdf().is_empty());
        }
    }
}
