//! Pictures of boards, as data: what is drawn is what the rules say.
use chancery::boards::chain::Chain;
use chancery::boards::charts::{Origin, chart_of};
use chancery::families::ALL;
use chancery::picture::adjacency::{differences, shown};
use chancery::picture::chart::Chart;
use chancery::picture::layout::Layout;
use chancery::picture::text;
use std::sync::OnceLock;

/// All boards that come with the program, with their pictures, and how they came by them.
fn boards() -> &'static [(&'static str, Layout, Chart, Origin)] {
    static BOARDS: OnceLock<Vec<(&'static str, Layout, Chart, Origin)>> = OnceLock::new();
    BOARDS.get_or_init(all_boards)
}

fn all_boards() -> Vec<(&'static str, Layout, Chart, Origin)> {
    let keys = ALL.iter().flat_map(|family| family.boards());
    let found = keys.map(|key| {
        let chain = Chain::shipped(ALL, key).unwrap();
        let variant = chain.read().unwrap();
        let (chart, origin) = chart_of(&chain, variant.as_ref()).unwrap_or_else(|| panic!("{key} has no picture"));
        (key, variant.layout().unwrap(), chart, origin)
    });
    found.collect()
}

#[test]
fn every_board_has_a_picture_that_shows_what_the_rules_say() {
    let boards = boards();
    assert_eq!(boards.len(), 56);
    let mut shortest = String::new();
    for (key, layout, chart, origin) in boards {
        assert_eq!(differences(chart, layout), [""; 0], "{key}");
        // Those that come with the program are all there when it starts: none has to be worked out.
        assert_ne!(*origin, Origin::Schematic, "{key}");
        if *origin == Origin::Own {
            let (length, a, b) = &shown(chart, layout).lengths[0];
            shortest += &format!("{key} {a}-{b} {length:.1}\n");
        }
    }
    println!("{shortest}");
    let file = "tests/charts/shortest_contacts.txt";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(file, &shortest).unwrap();
    }
    assert_eq!(shortest, std::fs::read_to_string(file).unwrap(), "the shortest contacts have changed: see UPDATE=1");
}

#[test]
fn a_picture_is_the_same_when_it_is_written_and_read_again() {
    for (key, _, chart, _) in boards() {
        let again = text::read(&text::write(chart)).unwrap();
        assert_eq!(text::write(&again), text::write(chart), "{key}");
        assert_eq!(again.arcs, chart.arcs, "{key}");
    }
}
