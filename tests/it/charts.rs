//! Pictures of boards, as data: what is drawn is what the rules say.
use chancery::boards::catalogue::Catalogue;
use chancery::families::ALL;
use chancery::picture::adjacency::{differences, shown};
use chancery::picture::chart::Chart;
use chancery::picture::layout::Layout;
use chancery::picture::text;
use std::sync::Arc;

/// All boards that come with the program and have a picture.
fn boards() -> Vec<(&'static str, Layout, Arc<Chart>)> {
    let catalogue = Catalogue::default();
    let keys = ALL.iter().flat_map(|family| family.boards());
    let found = keys.filter_map(|key| {
        let board = catalogue.board(key).unwrap();
        Some((key, board.variant.layout()?, board.chart()?))
    });
    found.collect()
}

#[test]
fn every_picture_shows_what_the_rules_say() {
    let boards = boards();
    assert_eq!(boards.len(), 1);
    for (key, layout, chart) in &boards {
        assert_eq!(differences(chart, layout), [""; 0], "{key}");
    }
}

#[test]
fn the_shortest_contact_is_known() {
    for (key, layout, chart) in &boards() {
        let (length, a, b) = &shown(chart, layout).lengths[0];
        println!("{key}: {a}-{b} {length:.1}");
    }
}

#[test]
fn a_picture_is_the_same_when_it_is_written_and_read_again() {
    for (key, _, chart) in &boards() {
        let again = text::read(&text::write(chart)).unwrap();
        assert_eq!(text::write(&again), text::write(chart), "{key}");
        assert_eq!(again.arcs, chart.arcs, "{key}");
    }
}
