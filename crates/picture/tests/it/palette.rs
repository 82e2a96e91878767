//! Colours that everyone can tell apart, by calculation: for normal vision, for three kinds of colour blindness, and in grey.
use super::pages::FAINT;
use chancery_families::ALL;
use chancery_families::setting::Kept;
use chancery_families::sheet::PreviousTurns;
use chancery_picture::Look;
use chancery_picture::look::{HUES, liveries};
use chancery_picture::page::{classes, mark_of};
use chancery_picture::shape::Rgb;
use chancery_rules::{Eyes, Luck};

type Three = [f64; 3];

/// Colour perception: normal, and without each of the three kinds of cones (Machado, Oliveira and Fernandes 2009, full severity).
const EYES: [(&str, [Three; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "without red",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "without green",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "without blue",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

fn linear(colour: Rgb) -> Three {
    colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &[Three; 3], v: Three) -> Three {
    matrix.map(|row| row.iter().zip(v).map(|(a, b)| a * b).sum())
}

/// CIE L*a*b* for the white of screens.
fn lab(linear: Three) -> Three {
    let xyz = times(
        &[
            [0.412_456_4, 0.357_576_1, 0.180_437_5],
            [0.212_672_9, 0.715_152_2, 0.072_175_0],
            [0.019_333_9, 0.119_192_0, 0.950_304_1],
        ],
        linear,
    );
    let white = [0.950_47, 1.0, 1.088_83];
    let [x, y, z] = [0, 1, 2].map(|k| {
        let t = xyz[k] / white[k];
        if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The difference between two colours: CIEDE2000.
fn difference(one: Three, two: Three) -> f64 {
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - seventh(f64::midpoint(one[1].hypot(one[2]), two[1].hypot(two[2]))));
    let polar = |c: Three| {
        let a = c[1] * (1.0 + g);
        let hue = c[2].atan2(a).to_degrees().rem_euclid(360.0);
        (c[0], a.hypot(c[2]), if a == 0.0 && c[2] == 0.0 { 0.0 } else { hue })
    };
    let ((l1, c1, h1), (l2, c2, h2)) = (polar(one), polar(two));
    let grey = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if grey => 0.0,
        d if d > 180.0 => d - 360.0,
        d if d < -180.0 => d + 360.0,
        d => d,
    };
    let (dl, dc, dh) = (l2 - l1, c2 - c1, 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin());
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = match h1 + h2 {
        sum if grey => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => (sum + 360.0) / 2.0,
        sum => (sum - 360.0) / 2.0,
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0) - 0.2 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let about = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rt = -(2.0 * about).to_radians().sin() * 2.0 * seventh(c);
    ((dl / sl).powi(2) + (dc / sc).powi(2) + (dh / sh).powi(2) + rt * (dc / sc) * (dh / sh)).sqrt()
}

fn luminance(colour: Rgb) -> f64 {
    let [r, g, b] = linear(colour);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast as WCAG defines it.
fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

/// The smallest difference between colours, and between colours and grounds, over all kinds of vision.
fn least(colours: &[Rgb], grounds: &[Rgb]) -> f64 {
    let mut least = f64::MAX;
    for (_, eyes) in EYES {
        let seen = |colour: &Rgb| lab(times(&eyes, linear(*colour)).map(|part| part.clamp(0.0, 1.0)));
        let (colours, grounds): (Vec<_>, Vec<_>) =
            (colours.iter().map(seen).collect(), grounds.iter().map(seen).collect());
        for (i, one) in colours.iter().enumerate() {
            for two in colours[i + 1..].iter().chain(&grounds) {
                least = least.min(difference(*one, *two));
            }
        }
    }
    least
}

const SEVEN: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

fn tints(look: Look, n: usize) -> Vec<Rgb> {
    let names: Vec<String> =
        (0..n).map(|k| SEVEN.get(k).map_or(format!("Power {k}"), |name| (*name).to_owned())).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    liveries(look, &names).iter().map(|livery| livery.tint.colour).collect()
}

fn grounds(look: Look) -> [Rgb; 3] {
    let colours = look.colours();
    [colours.land, colours.sea, colours.waste]
}

/// Pairs of colours with known differences, from the paper of Sharma, Wu and Dalal (2005).
#[test]
fn colour_differences_match_published_values() {
    for (one, two, wanted) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ] {
        assert!((difference(one, two) - wanted).abs() < 0.0001, "{one:?} {two:?}: {}", difference(one, two));
    }
}

#[test]
fn the_tints_of_seven_sides_are_distinct_to_all_eyes() {
    assert!(least(&tints(Look::Light, 7), &grounds(Look::Light)) >= 11.7);
    assert!(least(&tints(Look::Dark, 7), &grounds(Look::Dark)) >= 9.0);
}

#[test]
fn the_tints_of_ten_sides_are_distinct_to_all_eyes() {
    assert!(least(&tints(Look::Light, HUES), &grounds(Look::Light)) >= 7.6);
    assert!(least(&tints(Look::Dark, HUES), &grounds(Look::Dark)) >= 7.6);
}

#[test]
fn sides_have_patterns_from_the_eleventh_on() {
    let names: Vec<String> = (0..36).map(|k| format!("Power {k}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for look in [Look::Light, Look::Dark] {
        let liveries = liveries(look, &names);
        for (k, livery) in liveries.iter().enumerate() {
            assert_eq!(livery.tint.pattern.is_some(), k >= HUES, "{look:?} {k}");
            assert!(liveries[..k].iter().all(|other| other.tint != livery.tint), "{look:?}: {k} looks like another");
        }
    }
}

#[test]
fn names_and_letters_are_readable() {
    for look in Look::ALL {
        let colours = look.colours();
        for ground in tints(look, HUES).into_iter().chain([colours.land, colours.waste, colours.paper]) {
            let wanted = if look == Look::Light { 5.4 } else { 4.5 };
            assert!(contrast(colours.ink, ground) >= wanted, "{look:?}: {ground:?} {}", contrast(colours.ink, ground));
        }
        assert!(contrast(colours.sea_ink, colours.sea) >= 4.5, "{look:?}");
        assert!(contrast(colours.faint, colours.paper) >= 4.5, "{look:?}");
        let names = SEVEN.iter().copied().chain(["Eight", "Nine", "Ten"]).collect::<Vec<_>>();
        for (livery, name) in liveries(look, &names).iter().zip(&names) {
            assert!(contrast(livery.ink, colours.on_unit) >= 4.5, "{look:?} {name}");
        }
    }
}

/// On pages, owners also have a pattern: names stay readable on its marks.
#[test]
fn names_are_readable_on_page_patterns() {
    for look in [Look::Light, Look::Dark] {
        for (livery, tint) in liveries(look, &SEVEN).iter().zip(tints(look, 7)) {
            for ground in [tint, livery.pale.colour] {
                // At night marks are dark: they help the names.
                let ink = if look == Look::Light { livery.ink } else { mark_of(look) };
                let part = |k: usize| f32::from(ground[k]) * (1.0 - FAINT) + f32::from(ink[k]) * FAINT;
                let marks: Rgb = [0, 1, 2].map(|k| part(k).round() as u8);
                let found = contrast(look.colours().ink, marks);
                assert!(found >= 4.5, "{look:?}: {marks:?} {found}");
            }
        }
    }
}

/// In grey, signs contrast with the areas below them, and on paper each side has a distinct pattern.
#[test]
fn grey_prints_are_readable() {
    for look in Look::ALL {
        let colours = look.colours();
        for ground in tints(look, HUES) {
            assert!(contrast(colours.frontier, ground) >= 2.0, "{look:?} {ground:?}");
        }
        assert!(contrast(colours.coast, colours.sea) >= 3.0, "{look:?}");
        assert!(contrast(colours.coast, colours.land) >= 3.0, "{look:?}");
    }
    let paper: Vec<_> = liveries(Look::Print, &SEVEN).iter().map(|livery| livery.tint.pattern).collect();
    for (k, pattern) in paper.iter().enumerate() {
        assert!(pattern.is_some() && !paper[..k].contains(pattern));
    }
    let all = Look::Print.colours();
    assert!([all.sea, all.land, all.ink, all.coast, all.waste].iter().all(|[r, g, b]| r == g && g == b));
}

/// The number of pairs of powers with the same hue whose homes are one, two and three steps apart, and the total number of pairs.
fn alike(board: &str) -> ([usize; 3], usize) {
    let family = *ALL.iter().find(|family| family.boards().any(|known| known == board)).unwrap();
    let file = |board: &str, name: &str| family.board_files(board).find(|row| row.0 == name).map(|row| row.1);
    let rules = family.read(board, &file).unwrap().play(&Kept::default()).unwrap();
    let table = rules.begin(&rules.played(), &Luck::default());
    let sheet = table.sheet(Eyes::Observer, &PreviousTurns::default()).unwrap();
    let classes = classes(&sheet);
    let (mut found, mut n_pairs) = ([0; 3], 0);
    for (side, own) in sheet.sides.iter().zip(&classes).filter(|(side, _)| !side.is_neutral) {
        for (other, steps) in side.near.iter().filter(|(other, _)| !sheet.sides[*other].is_neutral) {
            n_pairs += 1;
            found[usize::from(*steps) - 1] += usize::from(*own == classes[*other]);
        }
    }
    (found, n_pairs)
}

#[test]
fn neighbouring_powers_have_different_hues() {
    assert_eq!(alike("youngstown"), ([0; 3], 0), "ten powers, ten hues");
    let (same, n_pairs) = alike("known_world_901");
    assert_eq!(same, [0; 3], "of {n_pairs}");
    assert!(n_pairs >= 20, "{n_pairs}");
    let (same, n_pairs) = alike("chaos");
    assert_eq!(same[..2], [0; 2], "of {n_pairs}");
    assert!(same[2] <= 10 && n_pairs >= 100, "{same:?} of {n_pairs}");
}
