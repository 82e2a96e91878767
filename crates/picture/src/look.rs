//! The look of pictures: the colours of each look, and of each side in it. A test checks that people can tell them apart.
use super::shape::{Fill, Pattern, Rgb};
use serde::{Deserialize, Serialize};

/// The purpose of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Look {
    /// Screens, by day.
    #[default]
    Light,
    /// For dark screens, with separate colours.
    Dark,
    /// Paper and e-ink: black on white, patterns instead of colours.
    Print,
    /// For pages of the web front. Their style sheet has the colours, and a picture only names them. Not available in e-mails.
    #[serde(skip)]
    Page,
}

impl Look {
    /// All looks available in e-mails.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Print];

    /// Its name in commands: `LIGHT`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "LIGHT",
            Self::Dark => "DARK",
            Self::Print => "PRINT",
            Self::Page => "PAGE",
        }
    }

    /// The look of this name, in any case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|look| look.name().eq_ignore_ascii_case(name))
    }

    /// Its colours.
    #[must_use]
    pub fn colours(self) -> &'static Colours {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
            Self::Print => &PRINT,
            Self::Page => &PAGE,
        }
    }
}

/// The colours of everything that belongs to no side.
#[derive(Debug)]
pub struct Colours {
    /// The background of the title and the key.
    pub paper: Rgb,
    /// Water.
    pub sea: Rgb,
    /// Water near the shore.
    pub shore: Rgb,
    /// Borders between seas.
    pub sea_line: Rgb,
    /// Water that is not a sea.
    pub lake: Rgb,
    /// Unclaimed land.
    pub land: Rgb,
    /// Impassable land.
    pub waste: Rgb,
    /// The line between land and water.
    pub coast: Rgb,
    /// Borders between provinces of one side.
    pub border: Rgb,
    /// Borders between two sides' provinces, and walls.
    pub frontier: Rgb,
    /// Text.
    pub ink: Rgb,
    /// Secondary text.
    pub faint: Rgb,
    /// Text on water.
    pub sea_ink: Rgb,
    /// The outline around lines and units.
    pub halo: Rgb,
    /// Text on units.
    pub on_unit: Rgb,
    /// The colour of failed or removed things.
    pub cross: Rgb,
    /// The colour of retreating units.
    pub retreat: Rgb,
    /// The colour of new things.
    pub build: Rgb,
    /// The colour of contacts by the rules alone.
    pub link: Rgb,
    /// Drawn over areas that the reader cannot see.
    pub fog: Rgb,
    /// Units whose owner the reader does not know.
    pub unknown: Rgb,
}

/// The colours of the light look.
pub const LIGHT: Colours = Colours {
    paper: [251, 248, 240],
    sea: [226, 236, 242],
    shore: [205, 222, 232],
    sea_line: [147, 175, 192],
    lake: [195, 216, 228],
    land: [248, 244, 232],
    waste: [226, 222, 212],
    coast: [75, 90, 102],
    border: [141, 128, 105],
    frontier: [93, 83, 67],
    ink: [31, 27, 24],
    faint: [104, 94, 78],
    sea_ink: [63, 99, 121],
    halo: [255, 255, 255],
    on_unit: [255, 255, 255],
    cross: [196, 22, 28],
    retreat: [210, 105, 30],
    build: [46, 139, 87],
    link: [160, 40, 130],
    fog: [128, 132, 140],
    unknown: [92, 92, 92],
};

/// The colours of the dark look.
pub const DARK: Colours = Colours {
    paper: [30, 32, 36],
    sea: [22, 34, 44],
    shore: [34, 51, 64],
    sea_line: [66, 92, 110],
    lake: [34, 51, 64],
    land: [58, 61, 64],
    waste: [38, 40, 43],
    coast: [143, 160, 172],
    border: [140, 136, 128],
    frontier: [214, 208, 196],
    ink: [244, 241, 234],
    faint: [180, 176, 166],
    sea_ink: [150, 188, 210],
    halo: [16, 18, 21],
    on_unit: [16, 18, 21],
    cross: [255, 96, 88],
    retreat: [255, 160, 80],
    build: [104, 214, 146],
    link: [240, 130, 214],
    fog: [120, 124, 132],
    unknown: [190, 190, 190],
};

/// The colours of the look for print.
pub const PRINT: Colours = Colours {
    paper: [255, 255, 255],
    sea: [255, 255, 255],
    shore: [214, 214, 214],
    sea_line: [150, 150, 150],
    lake: [232, 232, 232],
    land: [255, 255, 255],
    waste: [206, 206, 206],
    coast: [40, 40, 40],
    border: [110, 110, 110],
    frontier: [0, 0, 0],
    ink: [0, 0, 0],
    faint: [80, 80, 80],
    sea_ink: [70, 70, 70],
    halo: [255, 255, 255],
    on_unit: [255, 255, 255],
    cross: [0, 0, 0],
    retreat: [70, 70, 70],
    build: [0, 0, 0],
    link: [90, 90, 90],
    fog: [120, 120, 120],
    unknown: [90, 90, 90],
};

/// The style sheet's names of the colours that belong to no side: `var(--b-sea)`. In the order of [`Colours`].
pub const NAMES: [&str; 21] = [
    "paper", "sea", "shore", "sea-line", "lake", "land", "waste", "coast", "border", "frontier", "ink", "faint",
    "sea-ink", "halo", "on-unit", "cross", "retreat", "build", "link", "fog", "unknown",
];

impl Colours {
    /// All colours, in the order of [`NAMES`].
    #[must_use]
    pub fn all(&self) -> [Rgb; NAMES.len()] {
        let &Self { paper, sea, shore, sea_line, lake, land, waste, coast, border, frontier, .. } = self;
        let &Self { ink, faint, sea_ink, halo, on_unit, cross, retreat, build, link, fog, unknown, .. } = self;
        [
            paper, sea, shore, sea_line, lake, land, waste, coast, border, frontier, ink, faint, sea_ink, halo,
            on_unit, cross, retreat, build, link, fog, unknown,
        ]
    }
}

/// For pages: identifiers of colours instead of actual colours.
pub const PAGE: Colours = Colours {
    paper: named(0),
    sea: named(1),
    shore: named(2),
    sea_line: named(3),
    lake: named(4),
    land: named(5),
    waste: named(6),
    coast: named(7),
    border: named(8),
    frontier: named(9),
    ink: named(10),
    faint: named(11),
    sea_ink: named(12),
    halo: named(13),
    on_unit: named(14),
    cross: named(15),
    retreat: named(16),
    build: named(17),
    link: named(18),
    fog: named(19),
    unknown: named(20),
};

const fn named(index: u8) -> Rgb {
    [0, 0, index]
}

/// The identity of a colour of a [page](Look::Page).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// One of [`NAMES`].
    Common(&'static str),
    /// The ink of a side, by the number of its livery.
    Ink(usize),
    /// Its tint.
    Tint(usize),
    /// Its pale tint.
    Pale(usize),
}

impl Named {
    /// Returns the meaning of a colour of a page.
    #[must_use]
    pub fn of([what, high, low]: Rgb) -> Self {
        let number = usize::from(high) * 256 + usize::from(low);
        match what {
            0 => Self::Common(NAMES.get(number).copied().unwrap_or("ink")),
            1 => Self::Ink(number),
            2 => Self::Tint(number),
            _ => Self::Pale(number),
        }
    }
}

/// The liveries of sides on a page, by number. Each has a pattern, so that no province depends on colour alone.
fn livery_of_page(number: usize) -> Livery {
    let [high, low] = u16::try_from(number).unwrap_or(u16::MAX).to_be_bytes();
    // The eleventh side has the hue of the first, and another pattern.
    let pattern = PATTERNS[(number + number / HUES) % PATTERNS.len()];
    let ink = [1, high, low];
    let fill = |what: u8| Fill { colour: [what, high, low], pattern: Some((pattern, ink)) };
    Livery { tint: fill(2), pale: fill(3), ink }
}

/// The colours of a side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Livery {
    /// The fill of a province in which the side owns a centre.
    pub tint: Fill,
    /// The fill of a province that the side occupied last, but does not own.
    pub pale: Fill,
    /// Its units and arrows.
    pub ink: Rgb,
}

/// The number of hues that people can tell apart. Further sides reuse them with a pattern.
pub const HUES: usize = 10;

/// The seven sides of the best-known board keep their usual colours on every board where they play.
const USUAL: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

/// Sides named after a colour have it.
const COLOURS: [(&str, usize); 7] =
    [("Red", 0), ("Blue", 2), ("Green", 4), ("Yellow", 6), ("Purple", 5), ("White", 3), ("Teal", 8)];

/// Found by search, under the conditions in `tests/it/pictures/palette.rs`.
pub const TINTS: [Rgb; HUES] = [
    [216, 118, 85],
    [153, 148, 240],
    [129, 213, 244],
    [173, 169, 161],
    [173, 215, 151],
    [190, 154, 185],
    [237, 191, 39],
    [173, 255, 139],
    [88, 172, 119],
    [201, 154, 0],
];

/// Dark enough for white text.
pub const INKS: [Rgb; HUES] = [
    [157, 43, 31],
    [76, 74, 172],
    [0, 94, 154],
    [94, 87, 78],
    [20, 110, 40],
    [122, 52, 132],
    [120, 86, 0],
    [52, 110, 0],
    [0, 92, 78],
    [146, 74, 0],
];

/// For the dark look: dark enough for light text.
const DARK_TINTS: [Rgb; HUES] = [
    [113, 37, 2],
    [67, 52, 160],
    [33, 110, 192],
    [84, 75, 62],
    [25, 123, 69],
    [98, 36, 93],
    [127, 90, 7],
    [85, 91, 100],
    [180, 67, 137],
    [88, 115, 102],
];

/// In the dark look, units are light and their text is dark.
const DARK_INKS: [Rgb; HUES] = TINTS;

/// For grounds that are white, or already coloured. The eleventh side gets the first of them.
const PATTERNS: [Pattern; HUES] = [
    Pattern::Rising,
    Pattern::Dots,
    Pattern::Level,
    Pattern::Lattice,
    Pattern::Falling,
    Pattern::Upright,
    Pattern::Dense,
    Pattern::Grid,
    Pattern::Bricks,
    Pattern::Crosses,
];

/// The colours of all sides, by name.
#[must_use]
pub fn liveries(look: Look, names: &[&str]) -> Vec<Livery> {
    hues(names).into_iter().map(|hue| livery(look, hue)).collect()
}

/// The colours of all sides where the distances between their homes are known. `near` lists each side's nearby sides, with the number of
/// steps. If there are more sides than hues, nearby sides get hues that differ as much as possible.
#[must_use]
pub fn liveries_apart(look: Look, names: &[&str], near: &[Vec<(usize, u8)>]) -> Vec<Livery> {
    if names.len() <= HUES || near.iter().all(Vec::is_empty) {
        return liveries(look, names);
    }
    hues_apart(names, near).into_iter().map(|hue| livery(look, hue)).collect()
}

/// The livery for a side that a sheet mentions but does not list.
#[must_use]
pub fn unknown(look: Look) -> Livery {
    let colours = look.colours();
    let fill = Fill { colour: colours.land, pattern: None };
    Livery { tint: fill, pale: fill, ink: colours.unknown }
}

/// The livery of a side without a player.
#[must_use]
pub fn neutral(look: Look) -> Livery {
    let colours = look.colours();
    let pattern = (look != Look::Print).then_some((Pattern::Dots, colours.fog));
    Livery { tint: Fill { colour: colours.land, pattern }, pale: colours.land.into(), ink: colours.unknown }
}

/// Sides with usual colours get these. The others get the remaining colours, in order.
fn hues(names: &[&str]) -> Vec<usize> {
    let colour = |name: &str| COLOURS.iter().find(|(known, _)| *known == name).map(|(_, hue)| *hue);
    let usual = |name: &&str| USUAL.iter().position(|known| known == name).or_else(|| colour(name));
    let mut given: Vec<Option<usize>> = Vec::new();
    for name in names {
        given.push(usual(name).filter(|hue| !given.contains(&Some(*hue))));
    }
    let taken: Vec<usize> = given.iter().flatten().copied().collect();
    let mut free = (0..).filter(|hue| !taken.contains(hue));
    given.into_iter().map(|hue| hue.or_else(|| free.next()).unwrap_or(0)).collect()
}

/// Sides with usual colours get these. The others choose in turn, those with the most neighbours first. Each takes the hue that the fewest
/// nearby sides have. Ties go to the hue least similar to theirs, and then to the one used least.
fn hues_apart(names: &[&str], near: &[Vec<(usize, u8)>]) -> Vec<usize> {
    let known = hues(names);
    let mut given: Vec<Option<usize>> =
        names.iter().zip(known).map(|(name, hue)| is_known(name).then_some(hue)).collect();
    let near_of = |side: usize| near.get(side).map_or(&[][..], Vec::as_slice);
    let mut order: Vec<usize> = (0..names.len()).filter(|side| given[*side].is_none()).collect();
    order.sort_by_key(|side| std::cmp::Reverse(near_of(*side).len()));
    for side in order {
        let around: Vec<(usize, u8)> = near_of(side)
            .iter()
            .filter_map(|(other, steps)| Some((given.get(*other)?.as_ref()? % HUES, *steps)))
            .collect();
        let cost = |hue: usize| {
            let same = |steps: u8| around.iter().filter(|near| **near == (hue, steps)).count();
            let unlike = around.iter().map(|(other, _)| apart(TINTS[hue], TINTS[*other])).min().unwrap_or(u32::MAX);
            let n_used = given.iter().flatten().filter(|number| *number % HUES == hue).count();
            (same(1), same(2), same(3), std::cmp::Reverse(unlike), n_used)
        };
        let hue = (0..HUES).min_by_key(|hue| cost(*hue)).unwrap_or(0);
        given[side] = (0..).map(|round| hue + HUES * round).find(|number| !given.contains(&Some(*number)));
    }
    given.into_iter().flatten().collect()
}

fn is_known(name: &str) -> bool {
    USUAL.contains(&name) || COLOURS.iter().any(|(known, _)| *known == name)
}

/// Returns roughly how different two colours look.
fn apart(a: Rgb, b: Rgb) -> u32 {
    let square = |k: usize| u32::from(a[k].abs_diff(b[k])).pow(2);
    2 * square(0) + 4 * square(1) + 3 * square(2)
}

fn livery(look: Look, number: usize) -> Livery {
    let colours = look.colours();
    let (hue, round) = (number % HUES, number / HUES);
    let (tint, ink) = match look {
        Look::Light => (TINTS[hue], INKS[hue]),
        Look::Dark => (DARK_TINTS[hue], DARK_INKS[hue]),
        Look::Print => {
            let pattern = PATTERNS[number % PATTERNS.len()];
            let fill = |dots: Rgb| Fill { colour: colours.land, pattern: Some((pattern, dots)) };
            return Livery { tint: fill([100; 3]), pale: fill([190; 3]), ink: colours.ink };
        }
        Look::Page => return livery_of_page(number),
    };
    let pale = middle(tint, colours.land);
    let pattern = |over: Rgb, with: Rgb| {
        let pattern = round.checked_sub(1).and_then(|round| PATTERNS.get(round % PATTERNS.len()));
        Fill { colour: over, pattern: pattern.map(|&pattern| (pattern, middle(over, with))) }
    };
    Livery { tint: pattern(tint, ink), pale: pattern(pale, ink), ink }
}

/// The colour halfway between two.
#[must_use]
pub fn middle(a: Rgb, b: Rgb) -> Rgb {
    std::array::from_fn(|k| u8::midpoint(a[k], b[k]))
}
