//! Pictures from pixels: the chart has exactly the grid's contacts.
use chancery_picture::adjacency;
use chancery_picture::layout::{Ground, Kind, Layout, sorted};
use chancery_picture::regions::{self, Region, Run};
use chancery_picture::text;
use proptest::prelude::*;
use std::collections::BTreeMap;

const NAMES: [&str; 6] = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF"];

/// The regions of a grid: a letter from a for each province, a dot for empty space.
fn regions_of(rows: &[String]) -> Vec<Region> {
    let region = |(number, name): (usize, &&str)| {
        let letter = char::from(b'a' + number as u8);
        let mut runs = Vec::new();
        for (y, row) in rows.iter().enumerate() {
            let here = row.chars().enumerate().filter(|(_, c)| *c == letter);
            runs.extend(here.map(|(x, _)| Run { x: x as u32, y: y as u32, length: 1 }));
        }
        Region { name: (*name).to_owned(), runs, ..Region::default() }
    };
    NAMES.iter().enumerate().map(region).filter(|region| !region.runs.is_empty()).collect()
}

/// The lengths of all borders in the grid itself, in grid pixels.
fn borders(rows: &[String]) -> BTreeMap<(String, String), usize> {
    let name = |c: char| NAMES[usize::from(c as u8 - b'a')];
    let grid: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    let mut borders = BTreeMap::new();
    for y in 0..grid.len() {
        for x in 0..grid[y].len() {
            let right = grid[y].get(x + 1).copied();
            let down = grid.get(y + 1).map(|row| row[x]);
            for other in [right, down].into_iter().flatten().filter(|&other| other != grid[y][x]) {
                *borders.entry(sorted(name(grid[y][x]), name(other))).or_default() += 1;
            }
        }
    }
    borders
}

/// A board of inland provinces with these contacts.
fn layout(names: &[String], army: impl IntoIterator<Item = (String, String)>) -> Layout {
    let ground = |name: &String| {
        let ground = Ground { name: name.clone(), kind: Kind::Inland, is_centre: false, coasts: Vec::new() };
        (name.clone(), ground)
    };
    Layout { places: names.iter().map(ground).collect(), army: army.into_iter().collect(), ..Layout::default() }
}

/// A grid of up to six provinces without gaps: each pixel belongs to its nearest seed, with some noise.
fn grids() -> impl Strategy<Value = Vec<String>> {
    let seed = (0usize..40, 0usize..30);
    (prop::collection::vec(seed, 3..=6), prop::collection::vec((0usize..40, 0usize..30, 0usize..6), 0..12)).prop_map(
        |(seeds, specks)| {
            let nearest = |x: usize, y: usize| {
                let far = |&(sx, sy): &(usize, usize)| sx.abs_diff(x).pow(2) + sy.abs_diff(y).pow(2);
                let found = seeds.iter().enumerate().min_by_key(|(_, seed)| far(seed));
                char::from(b'a' + found.map_or(0, |(index, _)| index as u8))
            };
            let mut rows: Vec<Vec<char>> = (0..30).map(|y| (0..40).map(|x| nearest(x, y)).collect()).collect();
            for (x, y, number) in specks {
                if number < seeds.len() {
                    rows[y][x] = char::from(b'a' + number as u8);
                }
            }
            rows.into_iter().map(|row| row.into_iter().collect()).collect()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_contacts_of_a_grid_are_those_of_its_chart(rows in grids()) {
        let regions = regions_of(&rows);
        let names: Vec<String> = regions.iter().map(|region| region.name.clone()).collect();
        let borders = borders(&rows);
        let layout = layout(&names, borders.keys().cloned());
        let picture = regions::outlines(&regions, &layout, "a test").map_err(TestCaseError::fail)?;
        // A pixel's edge is 30 wide here, so none is too short: no link or wall is necessary.
        prop_assert!(picture.chart.links.is_empty(), "{:?}", picture.chart.links);
        prop_assert_eq!(regions::n_walls(&picture.chart), 0);
        prop_assert_eq!(picture.n_wastes, 0);
        let again = text::read(&text::write(&picture.chart)).unwrap();
        prop_assert_eq!(adjacency::differences(&again, &layout), Vec::<String>::new());
    }

    #[test]
    fn gaps_join_the_nearest_province_and_holes_become_waste(rows in grids(), gaps in prop::collection::vec((0usize..40, 0usize..30), 0..60)) {
        let mut rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        for (x, y) in gaps {
            rows[y][x] = '.';
        }
        let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
        let regions = regions_of(&rows);
        let names: Vec<String> = regions.iter().map(|region| region.name.clone()).collect();
        // The board has no contacts: each contact in the picture gets a wall.
        let layout = layout(&names, []);
        let picture = regions::outlines(&regions, &layout, "a test").map_err(TestCaseError::fail)?;
        prop_assert!(adjacency::differences(&picture.chart, &layout).is_empty());
        prop_assert_eq!(picture.n_wastes, 0, "no gap is as thick as that");
    }
}

#[test]
fn a_thick_unowned_area_is_waste() {
    let ring: Vec<String> = (0..40)
        .map(|y| (0..40).map(|x| if (10..30).contains(&x) && (10..30).contains(&y) { '.' } else { 'a' }).collect())
        .collect();
    let mut regions = regions_of(&ring);
    regions.push(Region { name: "BBB".into(), runs: vec![Run { x: 0, y: 0, length: 5 }], ..Region::default() });
    let names = ["AAA".to_owned(), "BBB".to_owned()];
    let layout = layout(&names, []);
    let hidden = regions::draw(&regions, &layout, "a test").unwrap_err();
    assert_eq!(hidden, "BBB has no pixel", "the first one keeps a pixel");
    regions[1].runs = (0..40).map(|y| Run { x: 40, y, length: 5 }).collect();
    assert_eq!(regions::draw(&regions, &layout, "a test").unwrap().n_wastes, 1);
}

#[test]
fn a_mosaic_has_too_many_points() {
    let rows: Vec<String> =
        (0..400).map(|y| (0..400).map(|x| if (x + y) % 2 == 0 { 'a' } else { 'b' }).collect()).collect();
    let names = ["AAA".to_owned(), "BBB".to_owned()];
    let picture = regions::outlines(&regions_of(&rows), &layout(&names, []), "a test");
    assert_eq!(picture.unwrap_err(), "a picture has at most 200000 points");
}

#[test]
fn fleets_follow_the_nearest_named_coast() {
    // Land between two seas, with coasts only at the ends of its shores.
    let row = |c: char| String::from(c).repeat(30);
    let rows: Vec<String> = (0..30)
        .map(|y| {
            row(if y < 10 {
                'a'
            } else if y < 20 {
                'b'
            } else {
                'c'
            })
        })
        .collect();
    let mut regions = regions_of(&rows);
    regions[1].coasts = vec![
        ("NC".to_owned(), vec![Run { x: 0, y: 10, length: 3 }, Run { x: 27, y: 10, length: 3 }]),
        ("SC".to_owned(), vec![Run { x: 27, y: 19, length: 3 }, Run { x: 0, y: 19, length: 3 }]),
    ];
    regions[1].spots =
        vec![("BBB".to_owned(), (15, 15)), ("BBB/NC".to_owned(), (2, 2)), ("BBB/SC".to_owned(), (20, 18))];
    let names: Vec<String> = regions.iter().map(|region| region.name.clone()).collect();
    let mut layout = layout(&names, []);
    for (name, kind) in [("AAA", Kind::Sea), ("BBB", Kind::Coast), ("CCC", Kind::Sea)] {
        layout.places.get_mut(name).unwrap().kind = kind;
    }
    layout.places.get_mut("BBB").unwrap().coasts = vec!["NC".to_owned(), "SC".to_owned()];
    layout.fleet = [sorted("AAA", "BBB/NC"), sorted("BBB/SC", "CCC")].into();
    let picture = regions::draw(&regions, &layout, "a test").unwrap();
    let place = &picture.chart.places["BBB"];
    let scaled = |x: f32, y: f32| ((x + 0.5) * 40.0, (y + 0.5) * 40.0);
    assert_eq!(place.unit, scaled(15.0, 15.0));
    assert_eq!(place.coasts["SC"], scaled(20.0, 18.0));
    assert_ne!(place.coasts["NC"], scaled(2.0, 2.0), "that spot is at sea");
    let shown = adjacency::shown(&picture.chart, &layout).fleet;
    assert_eq!(shown, layout.fleet);
}
