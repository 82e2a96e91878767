//! Signs that only some boards and games have.
use super::{chart, sheet};
use chancery_families::sheet::{BoardOrder, OrderAction, OrderOutcome, PieceKind, PlayerView, Side};
use chancery_picture::{Look, Style, draw};

const SMALL: Style = Style { look: Look::Light, width: 400 };

fn lines(board: &str) -> String {
    draw(&chart(board), &PlayerView::default(), &SMALL).svg()
}

/// Ice, canals and weak passages: the border is dashed, and the key explains the rule.
#[test]
fn borders_with_special_rules_are_dashed() {
    for (board, words) in [
        ("loeb9", "closed in Fall"),
        ("loeb9", "support needed, no support across"),
        ("1900", "half strength, no support across"),
        ("colonial", "Suez Canal"),
    ] {
        let text = lines(board);
        assert!(text.contains(words), "{board}: {words}");
        // More than the one in the key.
        assert!(text.matches("stroke-dasharray=\"6.5 4\"").count() > 1, "{board}");
    }
    assert!(!lines("standard").contains("stroke-dasharray=\"6.5 4\""));
}

#[test]
fn a_way_round_the_world_is_an_arrow_at_the_rim() {
    let text = lines("wraparound");
    assert!(text.contains("round the world") && text.contains(">EAS ION</text>"));
    // No dotted line crosses the board.
    assert!(!text.contains("these touch, too") && !text.contains("stroke-dasharray=\"0.1 5\""));
}

#[test]
fn a_side_without_a_player_has_no_hue() {
    let side = |name: &str, is_neutral: bool| Side { name: name.to_owned(), is_neutral, ..Side::default() };
    let liveries = |second: bool| {
        let sides = vec![side("Avaria", false), side("Bulgaria", second), side("Croatia", false)];
        draw(&chart("standard"), &PlayerView { sides, ..PlayerView::default() }, &SMALL).svg()
    };
    let hues = |text: &str| ["#d87655", "#9994f0", "#81d5f4"].map(|hue| text.contains(hue));
    assert_eq!(hues(&liveries(false)), [true, true, true]);
    assert_eq!(hues(&liveries(true)), [true, true, false]);
    assert!(liveries(true).contains("pattern id=\"Dots-"));
}

#[test]
fn a_transforming_unit_has_a_ring_and_its_new_kind() {
    let mut sheet = sheet("standard-F1910M");
    let what = OrderAction::Become { into: PieceKind::Fleet, to: "VIE".to_owned() };
    sheet.deeds = vec![BoardOrder {
        side: Some(1),
        at: "VIE".to_owned(),
        what,
        came: OrderOutcome::Filed,
        ..BoardOrder::default()
    }];
    let text = draw(&chart("standard"), &sheet, &SMALL).svg();
    assert!(text.contains("class=\"unit fleet o-1 become\""));
}
