//! Pictures of boards, as data: the flaws of a picture, and plane graphs.
use chancery_picture::{planar, text};
use std::collections::BTreeSet;

#[test]
fn the_flaws_of_a_picture_are_reported_with_their_lines() {
    let head = "picture 1\nsize 200 200\n[arcs]\n";
    let cases = [
        ("a picture\n", "picture.txt:1: the first line must be `picture 1`"),
        ("picture 1\nsize 2 big\n", "picture.txt:2: write `size WIDTH HEIGHT`, each from 100 to 4000 pixels"),
        ("picture 1\nsize 200 200\n", "picture.txt: there are no borders"),
        (&format!("{head}A B\n"), "picture.txt:4: a line is two sides, and the points between them"),
        (&format!("{head}A A/NC ??AA\n"), "picture.txt:4: A is on both sides of this border"),
        (&format!("{head}a B ??AA\n"), "picture.txt:4: \"a\" is not a place"),
        (&format!("{head}A B ~~~~~~~~~~~~~~\n"), "picture.txt:4: the points cannot be read"),
        (&format!("{head}A B ??\n"), "picture.txt:4: a border has at least two points"),
        (&format!("{head}A B ??@@\n"), "picture.txt:4: the border leaves the frame at 0,0"),
        (&format!("{head}A B ??AA\n[places]\nA 10\n"), "picture.txt:6: \"10\" is not a spot, such as 604,834"),
        (&format!("{head}A B ??AA\n[places]\nA 10,900\n"), "picture.txt:6: 10,900 is outside the frame"),
        (&format!("{head}A B ??AA\n[places]\nA 9,9\nA 9,9\n"), "picture.txt:7: A has a line already"),
        (&format!("{head}A B ??AA\n[marks]\nA B boats\n"), "picture.txt:6: \"boats\" is not `fleet` or `no-fleet`"),
        (&format!("{head}A B ??AA\n[maps]\n"), "picture.txt:5: there is no section [maps]"),
    ];
    for (picture, wrong) in cases {
        assert_eq!(text::read(picture).unwrap_err()[0].to_string(), wrong);
    }
}

/// Euler: V - E + F = 1 + C. Every embedding must obey it. Random graphs check this.
#[test]
fn embeddings_are_plane() {
    let mut seed = 7u64;
    let mut roll = |n: usize| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) as usize % n
    };
    for round in 0..300 {
        let n = 4 + roll(40);
        let mut edges = BTreeSet::new();
        for _ in 0..roll(3 * n) {
            let (a, b) = (roll(n), roll(n));
            // Mostly near ones, so that many of the graphs are planar.
            let b = if round % 2 == 0 { (a + 1 + b % 4) % n } else { b };
            if a != b {
                edges.insert((a.min(b), a.max(b)));
            }
        }
        let edges: Vec<_> = edges.into_iter().collect();
        let (kept, left_over) = planar::planarise(n, &edges);
        assert_eq!(kept.len() + left_over.len(), edges.len());
        let rotation = planar::embed(n, &kept).expect("kept edges are planar");
        let mut parts: Vec<usize> = (0..n).collect();
        for _ in 0..n {
            for &(a, b) in &kept {
                let least = parts[a].min(parts[b]);
                (parts[a], parts[b]) = (least, least);
            }
        }
        let n_parts = (0..n).filter(|&a| parts[a] == a).count();
        let n_alone = rotation.iter().filter(|around| around.is_empty()).count();
        // A part has its own outer face here, and a vertex alone has none.
        assert_eq!(n + planar::faces(&rotation).len() + n_alone, kept.len() + 2 * n_parts);
    }
}

#[test]
fn the_two_graphs_of_kuratowski_are_not_planar() {
    let five: Vec<_> = (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b))).collect();
    assert!(planar::embed(5, &five).is_none());
    let three: Vec<_> = (0..3).flat_map(|a| (3..6).map(move |b| (a, b))).collect();
    assert!(planar::embed(6, &three).is_none());
    assert!(planar::embed(6, &three[1..]).is_some());
}
