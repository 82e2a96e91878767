//! Boards on pages: small references to shapes that are loaded once, in the colours of the style sheet.
use super::{chart, sheet};
use chancery_families::sheet::{BoardOrder, OrderAction, OrderOutcome};
use chancery_picture::Look;
use chancery_picture::page::{Wanted, board, classes, colours, key, paints, shapes};
use std::collections::BTreeSet;
use std::fs;

const STYLE: &str = "../../src/web/static/board.css";
/// The opacity of the owners' patterns on screens.
pub(super) const FAINT: f32 = 0.16;
/// At night, when the marks are darker than the grounds.
const DARK: f32 = 0.3;

const WANTED: Wanted<'static> =
    Wanted { shapes: "/shapes/x.svg", forecast: None, links: None, at: None, has_spots: false, names: None };

/// The style sheet has the same colours as the pictures in e-mails, for light, dark and paper. `UPDATE=1` writes them.
#[test]
fn the_style_sheet_has_the_colours_of_pictures() {
    let (light, dark, print) = (colours(Look::Light, FAINT), colours(Look::Dark, DARK), colours(Look::Print, 1.0));
    let block = format!(
        ":root{{{light}}}\n@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n:root[data-theme=dark]{{{dark}}}\n@media print{{:root:not(.screen){{{print}}}}}\n{}",
        paints()
    );
    let style = fs::read_to_string(STYLE).unwrap();
    let (before, rest) = style.split_once("/* colours { */\n").unwrap();
    let (_, after) = rest.split_once("/* } colours */").unwrap();
    let wanted = format!("{before}/* colours {{ */\n{block}/* }} colours */{after}");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(STYLE, &wanted).unwrap();
    }
    assert_eq!(fs::read_to_string(STYLE).unwrap(), wanted, "UPDATE=1 writes the colours");
}

/// Every class that a picture uses is in the style sheet, and no shape has an inline colour or style.
#[test]
fn a_page_names_its_colours() {
    let style = fs::read_to_string(STYLE).unwrap();
    for name in ["standard-F1910M", "standard-S1908R", "standard-W1908A"] {
        let (chart, sheet) = (chart("standard"), sheet(name));
        let text = board(&chart, &sheet, &WANTED) + &key(&chart);
        assert!(!text.contains(" style=") && !text.contains("#fff") && !shapes(&chart).contains(" style="), "{name}");
        let fills: BTreeSet<&str> = text.split("fill=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(fills.iter().all(|fill| *fill == "none" || fill.starts_with("url(#")), "{name}: {fills:?}");
        let painted =
            text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next()).flat_map(|all| all.split(' '));
        let painted: BTreeSet<&str> =
            painted.filter(|class| class.starts_with(['f', 's', 'o']) && class.contains('-')).collect();
        assert!(10 < painted.len(), "{painted:?}");
        for class in painted {
            assert!(style.contains(&format!(".{class}")), "{class}");
        }
    }
}

/// A page's own markup is small, and every reference in it is in the file of shapes.
#[test]
fn a_page_holds_references() {
    for (name, key) in [("standard-F1910M", "standard")] {
        let (chart, sheet) = (chart(key), sheet(name));
        let (text, shapes) = (board(&chart, &sheet, &WANTED), shapes(&chart));
        let used: Vec<&str> = text.split("/shapes/x.svg#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(chart.places.len() < used.len());
        for id in &used {
            assert!(shapes.contains(&format!(" id=\"{id}\"")), "{name}: {id}");
        }
        assert!(text.len() < 80_000 && text.len() < shapes.len(), "{name}: {} and {}", text.len(), shapes.len());
    }
}

/// A page describes units, orders and places to its script. Pictures in e-mails do not.
#[test]
fn a_page_names_its_units_orders_and_places() {
    let (mut chart, sheet) = ((*chart("standard")).clone(), sheet("standard-F1910M"));
    let names = [("VIE", "Vienna"), ("LON", "London")].map(|(place, name)| (place.to_owned(), name.to_owned()));
    for (place, _) in &names {
        chart.places.get_mut(place).unwrap().is_centre = true;
    }
    let names = names.into();
    let wanted = Wanted { links: Some(("?at=", "#orders")), names: Some(&names), ..WANTED };
    let text = board(&chart, &sheet, &wanted);
    for piece in &sheet.pieces {
        let side = piece.side.unwrap();
        assert!(text.contains(&format!("data-at=\"{}\" data-spot=\"", piece.at)), "{piece:?}");
        assert!(text.contains(&format!("data-side=\"{side}\"")), "{piece:?}");
    }
    let moves = sheet.deeds.iter().filter(|deed| matches!(deed.what, OrderAction::Move { .. })).count();
    assert!(moves > 5 && text.matches("<g class=\"order move").count() == moves);
    for deed in &sheet.deeds {
        let (OrderAction::Move { to, .. }, OrderOutcome::Success) = (&deed.what, deed.came) else { continue };
        let facts = format!("data-at=\"{}\" data-to=\"{to}\" data-outcome=\"success\"", deed.at);
        assert!(text.contains(&facts), "{facts}");
    }
    // Italy holds Vienna, and England its own London.
    assert!(text.contains("data-centre=\"free\" data-name=\"Vienna\""), "a place says its name");
    assert!(text.contains("data-centre=\"home\" data-name=\"London\""), "and whether it is a home of its owner");
    assert!(shapes(&chart).contains("<g data-of=\"VIE\">"), "and its name says whose it is");
}

/// A forecast is drawn separately from the orders, with a cross for each failure, and without pieces.
#[test]
fn a_forecast_is_drawn_apart_from_submitted_orders() {
    let (chart, sheet) = (chart("standard"), sheet("standard-F1910M"));
    let deed = |at: &str, to: &str, came| BoardOrder {
        side: Some(0),
        at: at.to_owned(),
        what: OrderAction::Move { to: to.to_owned(), via: Vec::new() },
        came,
        ..BoardOrder::default()
    };
    let with = |deeds| chancery_families::sheet::PlayerView { deeds, ..sheet.clone() };
    let filed = with([("VIE", "BOH"), ("BUD", "SER")].map(|(at, to)| deed(at, to, OrderOutcome::Filed)).to_vec());
    let [well, ill] = [OrderOutcome::Success, OrderOutcome::Failure];
    let forecast = with(vec![deed("VIE", "BOH", ill), deed("BUD", "SER", well)]);
    let text = board(&chart, &filed, &Wanted { forecast: Some(&forecast), ..WANTED });
    let (before, after) = text.split_once("<g class=\"orders forecast\">").unwrap();
    let told = after.split("<g class=\"names\">").next().unwrap();
    assert_eq!((before.matches("order move").count(), told.matches("order move").count()), (2, 2));
    assert_eq!((told.matches("order move failed").count(), told.matches("class=\"crosses\"").count()), (1, 1));
    assert!(!told.contains("class=\"unit"), "{told}");
}

/// Places are links where the reader chooses a place, out of the way of the keyboard, and their names are escaped.
#[test]
fn places_can_be_links() {
    let (mut chart, sheet) = ((*chart("standard")).clone(), sheet("standard-F1910M"));
    let vienna = chart.places["VIE"].clone();
    chart.places.insert("V\"><script>".to_owned(), vienna);
    let text = board(&chart, &sheet, &Wanted { links: Some(("?at=", "#orders")), at: Some("VIE"), ..WANTED });
    let links: Vec<&str> = text.split("<a ").skip(1).filter_map(|rest| rest.split('>').next()).collect();
    assert!(links.iter().any(|link| link.starts_with("href=\"?at=VIE#orders\" data-at=\"VIE\" data-spot=\"")));
    assert!(75 < links.len() && links.iter().all(|link| link.ends_with("tabindex=\"-1\"")));
    // The power's name is part of the link, and a keeper's board can give it any name.
    let called = board(&chart, &sheet, &Wanted { links: Some(("?as=X\"><b>&at=", "#\"><i>")), ..WANTED });
    assert!(!called.contains("<b>") && !called.contains("<i>"), "an address is no markup");
    assert!(text.contains("#p-VIE\" class=\"at\"/>") && text.contains("aria-hidden=\"true\""));
    assert!(!text.contains("<script>") && !shapes(&chart).contains("<script>"));
    assert!(classes(&sheet).iter().all(|class| class.starts_with("o-")));
}
