//! Pictures that a person has looked at. `UPDATE=1` redraws them: then look at them.
use super::{chart, read_png, sheet};
use chancery_families::sheet::{Area, PlayerView};
use chancery_picture::chart::Chart;
use chancery_picture::text;
use chancery_picture::{Look, Studio, Style, draw};
use std::fs;
use std::time::Duration;

/// One pixel in a thousand may differ, because processors round differently.
fn is_close(one: &[u8], two: &[u8]) -> bool {
    let n_different = one.iter().zip(two).filter(|(a, b)| a != b).count();
    one.len() == two.len() && n_different * 1000 <= one.len()
}

/// The standard board as it was when a person looked at it: its picture may improve, and these pictures stay.
fn kept_chart() -> Chart {
    let mut kept = text::read(&fs::read_to_string("tests/pictures/standard.txt").unwrap()).unwrap();
    for (name, place) in &chart("standard").places {
        if let Some(kept) = kept.places.get_mut(name) {
            (kept.is_sea, kept.is_centre) = (place.is_sea, place.is_centre);
        }
    }
    kept
}

/// Compares a picture with the one in `tests/pictures`.
pub(super) fn check(name: &str, chart: &Chart, sheet: &PlayerView, look: Look) {
    let drawn = Studio::new().png(chart, sheet, &Style { look, width: 500 }, Duration::ZERO);
    let file = format!("tests/pictures/{name}.png");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, &drawn).unwrap();
    }
    let kept = read_png(&fs::read(&file).unwrap());
    let drawn = read_png(&drawn);
    assert_eq!(
        (kept.0, kept.1, &kept.3),
        (drawn.0, drawn.1, &drawn.3),
        "size or colours of {name}; UPDATE=1 draws it again"
    );
    assert!(is_close(&kept.2, &drawn.2), "{name} looks different; UPDATE=1 draws it again");
}

#[test]
fn movement_by_day() {
    check("movement", &kept_chart(), &sheet("standard-F1910M"), Look::Light);
}

#[test]
fn retreats_by_night() {
    check("retreats", &kept_chart(), &sheet("standard-S1908R"), Look::Dark);
}

#[test]
fn adjustments_on_paper() {
    check("adjustments", &kept_chart(), &sheet("standard-W1908A"), Look::Print);
}

/// Areas out of the reader's sight are hatched.
#[test]
fn fog() {
    let mut sheet = sheet("standard-F1910M");
    let seen = ["VIE", "BUD", "TRI", "SER", "GAL", "BOH", "TYR", "ADR", "VEN", "ALB", "GRE", "BUL", "RUM"];
    let chart = kept_chart();
    for place in chart.places.keys().filter(|place| !seen.contains(&place.as_str())) {
        match sheet.areas.iter_mut().find(|area| area.place == *place) {
            Some(area) => (area.is_hidden, area.stood) = (true, None),
            None => sheet.areas.push(Area { place: place.clone(), is_hidden: true, ..Area::default() }),
        }
    }
    sheet.pieces.retain(|piece| seen.contains(&piece.at.as_str()));
    sheet.deeds.retain(|deed| seen.contains(&deed.at.as_str()));
    check("fog", &kept_chart(), &sheet, Look::Light);
}

/// The end of a game with many sides: patterns, letters, the winner, and pieces with no place on the board.
#[test]
fn the_end_with_many_sides() {
    let mut sheet = sheet("standard-W1908A");
    sheet.game = "spring".to_owned();
    sheet.sides = (0..24)
        .map(|k| chancery_families::sheet::Side {
            letter: if k < 9 { char::from(b'A' + k).to_string() } else { (k + 1).to_string() },
            name: format!("Power {}", k + 1),
            centres: Some(u32::from(k) % 4),
            before: Some(1),
            ..chancery_families::sheet::Side::default()
        })
        .collect();
    for (k, area) in sheet.areas.iter_mut().filter(|area| area.is_centre).enumerate() {
        area.owner = Some(k % 24);
    }
    sheet.outcome = "Power 7 has won, with 18 of 34 centres.".to_owned();
    sheet.asides = vec!["Power 3 waives a build.".to_owned(), "Power 9 waives 2 builds.".to_owned()];
    check("end", &kept_chart(), &sheet, Look::Light);
}

#[test]
fn two_pictures_are_drawn_as_lines() {
    for name in ["standard-W1908A", "standard-S1908R"] {
        let chart = kept_chart();
        let drawn = draw(&chart, &sheet(name), &Style::normal(Look::Light, &chart)).svg_on_board();
        let file = format!("tests/pictures/{name}.svg");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&file, &drawn).unwrap();
        }
        assert!(fs::read_to_string(&file).unwrap() == drawn, "{name} is written differently; UPDATE=1 writes it again");
    }
}
