//! Draws a board of four provinces, made from who touches whom, with a fleet on it.
use chancery_picture::layout::{Ground, Kind, Layout, sorted};
use chancery_picture::schematic::{self, hints::Hints};
use chancery_picture::sheet::{Area, Piece, PlayerView, Side};
use chancery_picture::{Look, Style, draw, place, sheet};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut board = Layout { name: "islands".to_owned(), ..Layout::default() };
    for (place, name) in [("NOR", "Northland"), ("EAS", "Eastland"), ("WES", "Westland"), ("SEA", "Inner Sea")] {
        let kind = if place == "SEA" { Kind::Sea } else { Kind::Coast };
        let ground = Ground { name: name.to_owned(), kind, is_centre: place == "NOR", coasts: Vec::new() };
        board.places.insert(place.to_owned(), ground);
    }
    for (a, b) in [("NOR", "EAS"), ("EAS", "WES"), ("WES", "NOR")] {
        board.army.insert(sorted(a, b));
        board.fleet.insert(sorted(a, "SEA"));
    }
    let mut chart = schematic::draw(&board, &Hints::default()).ok_or("no picture can show this board")?;
    place::place(&mut chart, &board, None);

    let sheet = PlayerView {
        board: board.name.clone(),
        title: "Spring of 1901".to_owned(),
        sides: vec![Side { letter: "N".to_owned(), name: "North".to_owned(), centres: Some(1), ..Side::default() }],
        areas: vec![Area { place: "NOR".to_owned(), is_centre: true, owner: Some(0), ..Area::default() }],
        pieces: vec![Piece { side: Some(0), kind: sheet::PieceKind::Fleet, at: "SEA".to_owned(), ..Piece::default() }],
        ..PlayerView::default()
    };
    let scene = draw(&chart, &sheet, &Style::normal(Look::Light, &chart));
    println!("{}", scene.words());
    let svg = scene.svg();
    assert!(svg.starts_with("<svg") && svg.contains("Inner Sea"));
    Ok(())
}
