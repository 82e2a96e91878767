//! Written files are readable by other programs, and identical each time.
use super::{chart, read_png, sheet};
use chancery_picture::{Count, Look, Studio, Style, draw, poster, svg};
use std::collections::BTreeSet;
use std::time::Duration;

const SMALL: Style = Style { look: Look::Light, width: 400 };

#[test]
fn a_png_is_read_back_as_it_was_drawn() {
    let (chart, sheet, mut studio) = (chart("standard"), sheet("standard-F1910M"), Studio::new());
    for look in Look::ALL {
        let drawn = studio.pixels(&chart, &sheet, &Style { look, ..SMALL }, Duration::ZERO);
        let (width, height, entries, colours) = read_png(&drawn.png());
        assert_eq!((width, height), (drawn.width, drawn.height));
        assert!(entries == drawn.entries, "{look:?} differs");
        assert_eq!(colours, drawn.colours.concat());
    }
}

#[test]
fn the_same_sheet_is_the_same_picture() {
    let (chart, sheet) = (chart("standard"), sheet("standard-S1908R"));
    let once = || {
        (
            Studio::new().png(&chart, &sheet, &SMALL, Duration::ZERO),
            draw(&chart, &sheet, &SMALL).svg(),
            draw(&chart, &sheet, &SMALL).pdf(),
        )
    };
    assert!(once() == once());
}

/// The last picture comes first, and each equals the PNG of its sheet.
#[test]
fn a_film_shows_each_phase() {
    let (chart, mut studio) = (chart("standard"), Studio::new());
    let sheets = ["standard-S1908R", "standard-W1908A", "standard-F1910M"].map(sheet);
    let film = studio.film(&chart, &sheets, &SMALL, Duration::ZERO);
    let mut reader = gif::DecodeOptions::new();
    reader.set_color_output(gif::ColorOutput::Indexed);
    let mut reader = reader.read_info(film.as_slice()).unwrap();
    let wide = usize::from(reader.width());
    let mut shown = vec![0; wide * usize::from(reader.height())];
    let wanted = sheets.each_ref().map(|sheet| studio.pixels(&chart, sheet, &SMALL, Duration::ZERO).entries);
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        let at = |k: usize| {
            (usize::from(frame.top) + k / usize::from(frame.width)) * wide
                + usize::from(frame.left)
                + k % usize::from(frame.width)
        };
        for (k, entry) in frame.buffer.iter().enumerate().filter(|(_, entry)| Some(**entry) != frame.transparent) {
            shown[at(k)] = *entry;
        }
        let number = delays.len();
        let wanted = &wanted[(number + 2) % 3];
        assert!(shown[..wanted.len()] == wanted[..], "picture {number} differs");
        delays.push(frame.delay);
    }
    assert_eq!(delays, [150, 150, 150, 600]);
}

#[test]
fn an_svg_is_well_formed_and_its_areas_have_ids_and_owners() {
    let (chart, mut sheet) = (chart("standard"), sheet("standard-F1910M"));
    sheet.game = "</title><script>alert(1)</script>".to_owned();
    sheet.outcome = "\"Ann\" & 'Bob' < all".to_owned();
    let scene = draw(&chart, &sheet, &SMALL);
    let text = scene.svg();
    assert!(!text.contains("<script"));
    assert!(text.contains("id=\"p-VIE\" class=\"area land o-4\""));
    assert!(text.contains("class=\"unit fleet o-"));
    let ids: Vec<&str> = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "ids are unique");
    for tag in ["g", "text", "pattern"] {
        assert_eq!(text.matches(&format!("<{tag} ")).count(), text.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

/// The shapes that a page has once for many pictures, and each picture's references to them.
#[test]
fn pictures_on_a_board_refer_only_to_its_shapes() {
    let (chart, sheet) = (chart("standard"), sheet("standard-F1910M"));
    let board = svg::board(&chart, Look::Light);
    let phase = draw(&chart, &sheet, &SMALL).svg_on_board();
    assert!(!board.contains("<path id=\"p-VIE\" fill"));
    let taken = phase.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
    for id in taken {
        assert!(board.contains(&format!("id=\"{id}\"")), "{id}");
    }
    assert!(phase.len() * 2 < draw(&chart, &sheet, &SMALL).svg().len());
}

#[test]
fn a_pdf_finds_its_objects_and_needs_no_font() {
    let (chart, sheet) = (chart("standard"), sheet("standard-W1908A"));
    let counts = [1908, 1909].map(|year| Count { name: year.to_string(), centres: vec![Some(5), None, Some(0)] });
    let print = Style { look: Look::Print, ..SMALL };
    for pdf in [
        draw(&chart, &sheet, &print).pdf(),
        poster(&chart, &sheet, &counts, &print),
        poster(&chart, &sheet, &[], &SMALL),
    ] {
        let text = String::from_utf8_lossy(&pdf);
        assert!(text.starts_with("%PDF-1.4") && text.ends_with("%%EOF\n"));
        assert!(!text.contains("/Font"));
        let latin: String = pdf.iter().map(|byte| char::from(*byte)).collect();
        let start: usize = text.lines().rev().nth(1).unwrap().parse().unwrap();
        let table = latin.chars().skip(start).collect::<String>();
        let lines: Vec<&str> = table.lines().skip(3).take_while(|line| line.ends_with('n')).collect();
        assert!(4 <= lines.len(), "{table}");
        for (k, line) in lines.into_iter().enumerate() {
            let place: usize = line.split(' ').next().unwrap().parse().unwrap();
            assert!(pdf[place..].starts_with(format!("{} 0 obj", k + 1).as_bytes()), "object {}", k + 1);
        }
    }
}

#[test]
fn a_studio_keeps_eight_boards_for_ten_minutes() {
    let (chart, sheet, mut studio) = (chart("standard"), sheet("standard-W1908A"), Studio::new());
    for k in 0..10 {
        let _ =
            studio.png(&chart, &sheet, &Style { look: Look::Light, width: 200 + k }, Duration::from_secs(u64::from(k)));
    }
    assert_eq!(studio.n_kept(), 8);
    studio.tidy(Duration::from_secs(602 + 5));
    assert_eq!(studio.n_kept(), 2);
}
