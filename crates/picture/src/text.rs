//! `picture.txt`: a chart as text. `variants/README.md` describes its format.
use super::chart::{Arc, Chart, Face, Mark, Place, Point, Spot};
use chancery_rules::Flaw;
use std::fmt::Write as _;

/// The name of the file.
pub const FILE: &str = "picture.txt";
/// The maximum number of provinces in a picture.
pub const MAX_PROVINCES: usize = 600;
/// The maximum number of points of all borders.
pub const MAX_POINTS: usize = 200_000;
/// The maximum width and height, in pixels.
const MAX_SIZE: u32 = 4000;
/// The maximum number of reported flaws.
const MAX_FLAWS: usize = 100;
/// The first of the 64 characters that encode steps.
const FIRST_DIGIT: u8 = 63;

/// A chart as text.
pub fn write(chart: &Chart) -> String {
    let mut text = format!("picture 1\nsize {} {}\n", chart.size.0, chart.size.1);
    if !chart.source.is_empty() {
        let _ = writeln!(text, "source {}", chart.source);
    }
    if chart.twins {
        text += "twins\n";
    }
    text += "[arcs]\n";
    for arc in &chart.arcs {
        let _ = write!(text, "{} {} ", arc.sides[0], arc.sides[1]);
        let mut last = (0, 0);
        for &point in &arc.points {
            push_number(&mut text, point.0 - last.0);
            push_number(&mut text, point.1 - last.1);
            last = point;
        }
        text.push('\n');
    }
    text += "[places]\n";
    for (name, place) in &chart.places {
        let _ = write!(text, "{name} {}", spot(place.unit));
        let _ = write!(text, " away {} label {}", spot(place.away), spot(place.label));
        for (coast, &at) in &place.coasts {
            let _ = write!(text, " {coast} {}", spot(at));
        }
        if !place.lines.is_empty() {
            let _ = write!(text, " \"{}\"", place.lines.join("/").replace('"', "'"));
        }
        text.push('\n');
    }
    if !chart.links.is_empty() {
        text += "[links]\n";
        for pair in &chart.links {
            let round = if chart.round.contains(pair) { " round" } else { "" };
            let _ = writeln!(text, "{} {}{round}", pair.0, pair.1);
        }
    }
    if !chart.marks.is_empty() {
        text += "[marks]\n";
        for mark in &chart.marks {
            let [a, b] = &mark.places;
            let _ = writeln!(text, "{a} {b} {}", if mark.fleets { "fleet" } else { "no-fleet" });
        }
    }
    text
}

/// A spot in whole pixels.
fn spot(at: Spot) -> String {
    format!("{:.0},{:.0}", at.0, at.1)
}

/// Writes a number in digits of five bits, the low ones first, with the sign in the lowest bit.
fn push_number(text: &mut String, n: i32) {
    let mut rest = ((n << 1) ^ (n >> 31)).cast_unsigned();
    loop {
        let digit = (rest & 31) as u8;
        rest >>= 5;
        text.push(char::from(FIRST_DIGIT + digit + if rest > 0 { 32 } else { 0 }));
        if rest == 0 {
            break;
        }
    }
}

/// Reads a chart. This does not check it against the rules: see [`adjacency`](super::adjacency).
///
/// # Errors
/// All flaws of the text, at least one, each with its line.
pub fn read(text: &str) -> Result<Chart, Vec<Flaw>> {
    let mut reader = Reader::default();
    let mut head = false;
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        if !std::mem::replace(&mut head, true) {
            if text != "picture 1" {
                return Err(vec![Flaw::new(FILE, line, "the first line must be `picture 1`")]);
            }
            continue;
        }
        if let Err(why) = reader.line(text) {
            reader.flaws.push(Flaw::new(FILE, line, why));
        }
        if MAX_FLAWS <= reader.flaws.len() {
            break;
        }
    }
    reader.finish()
}

#[derive(Clone, Copy, Default)]
enum Section {
    #[default]
    Head,
    Arcs,
    Places,
    Links,
    Marks,
}

#[derive(Default)]
struct Reader {
    section: Section,
    chart: Chart,
    n_points: usize,
    flaws: Vec<Flaw>,
}

impl Reader {
    fn line(&mut self, text: &str) -> Result<(), String> {
        if let Some(name) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            self.section = match name {
                "arcs" => Section::Arcs,
                "places" => Section::Places,
                "links" => Section::Links,
                "marks" => Section::Marks,
                _ => return Err(format!("there is no section [{}]", shown(name))),
            };
            return Ok(());
        }
        match self.section {
            Section::Head => self.head(text),
            Section::Arcs => self.arc(text),
            Section::Places => self.place(text),
            Section::Links => self.link(text),
            Section::Marks => self.mark(text),
        }
    }

    fn head(&mut self, text: &str) -> Result<(), String> {
        let (key, value) = text.split_once(' ').unwrap_or((text, ""));
        match key {
            "size" => {
                let number = |word: &str| word.parse().ok().filter(|n| (100..=MAX_SIZE).contains(n));
                let size = value.split_once(' ').and_then(|(w, h)| Some((number(w)?, number(h.trim())?)));
                self.chart.size =
                    size.ok_or_else(|| format!("write `size WIDTH HEIGHT`, each from 100 to {MAX_SIZE} pixels"))?;
            }
            "source" => self.chart.source = value.trim().to_owned(),
            "twins" if value.is_empty() => self.chart.twins = true,
            _ => return Err(format!("\"{}\" is not `size`, `source`, `twins` or a section", shown(key))),
        }
        Ok(())
    }

    fn arc(&mut self, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[left, right, steps] = words.as_slice() else {
            return Err("a line is two sides, and the points between them".to_owned());
        };
        let sides = [face(left)?, face(right)?];
        if sides[0].plain() == sides[1].plain() {
            return Err(format!("{left} is on both sides of this border"));
        }
        let points = points(steps).ok_or("the points cannot be read")?;
        self.n_points += points.len();
        if MAX_POINTS < self.n_points {
            return Err(format!("a picture has at most {MAX_POINTS} points"));
        }
        if points.len() < 2 {
            return Err("a border has at least two points".to_owned());
        }
        let (w, h) = self.chart.size;
        let inside = |v: i32, most: u32| u32::try_from(v).is_ok_and(|v| v <= 10 * most);
        if let Some(out) = points.iter().find(|p| !inside(p.0, w) || !inside(p.1, h)) {
            return Err(format!("the border leaves the frame at {},{}", out.0 / 10, out.1 / 10));
        }
        self.chart.arcs.push(Arc { sides, points });
        Ok(())
    }

    fn place(&mut self, text: &str) -> Result<(), String> {
        let (text, lines) = match text.split_once('"') {
            None => (text, Vec::new()),
            Some((text, quoted)) => {
                let quoted = quoted.strip_suffix('"').ok_or("a name ends with \" at the end of the line")?;
                (text, quoted.split('/').map(str::to_owned).collect())
            }
        };
        let mut words = text.split_whitespace();
        let (Some(name), Some(unit)) = (words.next(), words.next()) else {
            return Err("a line is a province, and where its unit stands: `BUD 640,620`".to_owned());
        };
        if !is_abbreviation(name) {
            return Err(format!("\"{}\" is not the abbreviation of a province", shown(name)));
        }
        let unit = self.spot(unit)?;
        let mut place = Place { unit, away: unit, label: unit, lines, ..Place::default() };
        while let Some(what) = words.next() {
            let at = self.spot(words.next().unwrap_or_default())?;
            match what {
                "away" => place.away = at,
                "label" => place.label = at,
                coast if is_coast(coast) => _ = place.coasts.insert(coast.to_owned(), at),
                other => return Err(format!("\"{}\" is not `away`, `label` or a coast", shown(other))),
            }
        }
        if self.chart.places.contains_key(name) {
            return Err(format!("{name} has a line already"));
        }
        if self.chart.places.len() == MAX_PROVINCES {
            return Err(format!("a picture has at most {MAX_PROVINCES} provinces"));
        }
        self.chart.places.insert(name.to_owned(), place);
        Ok(())
    }

    /// `604,834`
    fn spot(&self, word: &str) -> Result<Spot, String> {
        let number = |word: &str| word.parse::<f32>().ok().filter(|n| n.is_finite());
        let spot = word.split_once(',').and_then(|(x, y)| Some((number(x)?, number(y)?)));
        let spot = spot.ok_or_else(|| format!("\"{}\" is not a spot, such as 604,834", shown(word)))?;
        let (w, h) = self.chart.size;
        if !(0.0..=w as f32).contains(&spot.0) || !(0.0..=h as f32).contains(&spot.1) {
            return Err(format!("{word} is outside the frame"));
        }
        Ok(spot)
    }

    fn link(&mut self, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (&[a, b] | &[a, b, "round"]) = words.as_slice() else {
            return Err(
                "a line is two places: `NAF TUN`; or `NAF TUN round`, if the way leads round the world".to_owned()
            );
        };
        let pair = (place(a)?, place(b)?);
        if words.len() > 2 {
            self.chart.round.insert(pair.clone());
        }
        self.chart.links.push(pair);
        Ok(())
    }

    fn mark(&mut self, text: &str) -> Result<(), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[a, b, what] = words.as_slice() else {
            return Err("a line is two places, and `fleet` or `no-fleet`".to_owned());
        };
        let fleets = match what {
            "fleet" => true,
            "no-fleet" => false,
            _ => return Err(format!("\"{}\" is not `fleet` or `no-fleet`", shown(what))),
        };
        self.chart.marks.push(Mark { places: [place(a)?, place(b)?], fleets });
        Ok(())
    }

    fn finish(mut self) -> Result<Chart, Vec<Flaw>> {
        if self.flaws.is_empty() {
            let whole = |why: &str| Flaw::new(FILE, 0, why);
            if self.chart.size == (0, 0) {
                self.flaws.push(whole("there is no size"));
            }
            if self.chart.arcs.is_empty() {
                self.flaws.push(whole("there are no borders"));
            }
        }
        if self.flaws.is_empty() { Ok(self.chart) } else { Err(self.flaws) }
    }
}

/// A side of an arc: `STP/NC`, `A!`, `~SWI`, `=`, `#`.
fn face(word: &str) -> Result<Face, String> {
    match word {
        "#" => return Ok(Face::Frame),
        "=" => return Ok(Face::Lake),
        _ => {}
    }
    if let Some(name) = word.strip_prefix('~') {
        if !name.is_empty() && !is_abbreviation(name) {
            return Err(format!("\"{}\" is not the name of a waste", shown(word)));
        }
        return Ok(Face::Waste(name.to_owned()));
    }
    let (name, is_wall) = word.strip_suffix('!').map_or((word, false), |name| (name, true));
    let (province, coast) = name.split_once('/').map_or((name, None), |(province, coast)| (province, Some(coast)));
    if !is_abbreviation(province) || coast.is_some_and(|coast| !is_coast(coast)) {
        return Err(format!("\"{}\" is not a place", shown(word)));
    }
    Ok(Face::Place { province: province.to_owned(), coast: coast.map(str::to_owned), is_wall })
}

/// A place in the form used in orders: `STP/NC`.
fn place(word: &str) -> Result<String, String> {
    match face(word) {
        Ok(Face::Place { is_wall: false, .. }) => Ok(word.to_owned()),
        _ => Err(format!("\"{}\" is not a place", shown(word))),
    }
}

fn is_abbreviation(word: &str) -> bool {
    (1..=4).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
}

fn is_coast(word: &str) -> bool {
    word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// The points of an arc from their steps, the first from the upper left corner.
fn points(steps: &str) -> Option<Vec<Point>> {
    let mut numbers = Vec::new();
    let (mut number, mut shift) = (0u32, 0);
    for byte in steps.bytes() {
        let digit = u32::from(byte.checked_sub(FIRST_DIGIT).filter(|&digit| digit < 64)?);
        number |= (digit & 31).checked_shl(shift)?;
        shift += 5;
        if 30 < shift {
            return None;
        }
        if digit < 32 {
            numbers.push((number >> 1).cast_signed() ^ -(number & 1).cast_signed());
            (number, shift) = (0, 0);
        }
    }
    if shift != 0 || numbers.len() % 2 != 0 {
        return None;
    }
    let mut last = (0i32, 0i32);
    let mut points = Vec::with_capacity(numbers.len() / 2);
    for step in numbers.chunks_exact(2) {
        last = (last.0.checked_add(step[0])?, last.1.checked_add(step[1])?);
        points.push(last);
    }
    Some(points)
}

/// A foreign word, truncated for use in a sentence.
fn shown(word: &str) -> String {
    word.chars().take(20).collect()
}
