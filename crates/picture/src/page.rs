//! A board in a web page. The page contains only references: all pictures of a board share one file of shapes, and the style sheet has all
//! colours. So a page is small, draws quickly, and can be light, dark or for print without being drawn again.
//!
//! Shapes have no colours, as these would override those of the elements that use them.
use super::chart::{Chart, Face};
use super::look::{Livery, Look, Named};
use super::outline;
use super::scene::{self, Border, Centre, Scene, Style};
use super::shape::{Anchor, Cut, Fill, Group, Pattern, Rgb, Shape, Step, Stroke, Text};
use super::svg::{number, path_data, squares};
use crate::sheet::{PlayerView, Work};
use chancery_text::html::escape;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A page's requirements for its board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// The address of [`shapes`].
    pub shapes: &'a str,
    /// The predicted results of the sheet's orders, drawn above them, with crosses for failures.
    pub forecast: Option<&'a PlayerView>,
    /// Makes each place a link: the parts of the address before and after its name.
    pub links: Option<(&'a str, &'a str)>,
    /// The highlighted place: `VIE`.
    pub at: Option<&'a str>,
    /// Whether places include the positions of units, for the script that plays a turn. Links always do.
    pub has_spots: bool,
    /// The full names of places, which links pass to the script.
    pub names: Option<&'a BTreeMap<String, String>>,
}

/// Returns the common part of all pictures of a board, as a separate, invisible SVG file.
///
/// Areas are `p-STP`, and their lines `b-land`, `b-sea`, `b-coast` and `b-wall`. Each line of land is also `b12`, by the index of its arc.
/// Names are `n-land` and `n-sea`, and the marks of centres `centres` and `h-STP`.
#[must_use]
pub fn shapes(chart: &Chart) -> String {
    let chart = &*chart.facing(false);
    let scene = scene::draw(chart, &PlayerView::default(), &style(chart));
    let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>\n");
    let rings = outline::rings(chart);
    let (mut lakes, mut wastes) = (String::new(), String::new());
    for (face, rings) in &rings {
        let steps: Vec<Step> =
            rings.iter().flat_map(|ring| scene::path(ring).into_iter().chain([Step::Close])).collect();
        let data = whole(&steps);
        match face {
            Face::Place { province, .. } => {
                let _ = writeln!(out, "<path id=\"p-{}\" fill-rule=\"evenodd\" d=\"{data}\"/>", escape(province));
            }
            Face::Lake => lakes += &data,
            Face::Waste(_) | Face::Frame => wastes += &data,
        }
    }
    let _ = writeln!(out, "<path id=\"lakes\" d=\"{lakes}\"/>\n<path id=\"wastes\" d=\"{wastes}\"/>");
    for (id, kind) in BORDERS {
        let of_kind = chart.arcs.iter().filter(|arc| scene::border(chart, arc) == Some(kind));
        let data: String = of_kind.map(|arc| whole(&scene::path(&arc.points))).collect();
        let _ = writeln!(
            out,
            "<path id=\"{id}\" fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\" d=\"{data}\"/>"
        );
    }
    for (k, arc) in chart.arcs.iter().enumerate() {
        if scene::border(chart, arc) == Some(Border::Land) {
            let _ = writeln!(out, "<path id=\"b{k}\" fill=\"none\" d=\"{}\"/>", path_data(&scene::path(&arc.points)));
        }
    }
    for (id, is_sea) in [("n-land", false), ("n-sea", true)] {
        let _ = writeln!(out, "<g id=\"{id}\" text-anchor=\"middle\">");
        for (name, place) in chart.named().filter(|(_, place)| place.is_sea == is_sea) {
            let _ = writeln!(out, "<g data-of=\"{}\">", escape(name));
            scene::label(name, place, 1.0).0.iter().for_each(|text| letters(&mut out, text, ""));
            out += "</g>\n";
        }
        out += "</g>\n";
    }
    out += "<g id=\"centres\">\n";
    scene.centres(|_| Centre::Plain).iter().for_each(|group| centre(&mut out, group, ""));
    out += "</g>\n";
    for group in scene.centres(|_| Centre::Home) {
        let id = format!(" id=\"{}\"", escape(group.id.as_deref().unwrap_or_default()));
        centre(&mut out, &group, &id);
    }
    out += "</defs></svg>\n";
    out
}

/// A path with an absolute first point, regardless of the text before it.
fn whole(steps: &[Step]) -> String {
    path_data(steps).replacen('m', "M", 1)
}

const BORDERS: [(&str, Border); 4] =
    [("b-sea", Border::Sea), ("b-coast", Border::Coast), ("b-land", Border::Land), ("b-wall", Border::Wall)];

/// The picture of a sheet for a page: an SVG element without the texts that the page has elsewhere. It is hidden from screen readers, as
/// the page says the same in words.
#[must_use]
pub fn board(chart: &Chart, sheet: &PlayerView, wanted: &Wanted) -> String {
    let facing = chart.facing(sheet.is_turned);
    let scene = scene::draw(&facing, sheet, &style(chart));
    let (w, h) = chart.size;
    let mut out = format!("<svg class=\"map\" viewBox=\"0 0 {w} {h}\" aria-hidden=\"true\" focusable=\"false\">\n");
    patterns(&mut out, &scene);
    // The file has the shapes of a board that is not turned.
    match sheet.is_turned {
        true => _ = writeln!(out, "<g transform=\"rotate(180 {} {})\">", w as f32 / 2.0, h as f32 / 2.0),
        false => out += "<g>\n",
    }
    ground(&mut out, &scene, &chart.facing(false), &facing, wanted);
    out += "<g class=\"lights\">\n";
    if let Some(at) = wanted.at.filter(|at| chart.places.contains_key(*at)) {
        take(&mut out, wanted, &format!("p-{at}"), "at");
    }
    out += "</g>\n</g>\n";
    layer(&mut out, "orders", &scene.below);
    if let Some(forecast) = wanted.forecast {
        self::forecast(&mut out, &facing, forecast);
    }
    names(&mut out, &scene, wanted);
    layer(&mut out, "units", &scene.above);
    out += "</svg>\n";
    out
}

/// Returns the key to the signs on a board, as an SVG element.
#[must_use]
pub fn key(chart: &Chart) -> String {
    let (groups, (left, width)) = scene::key(chart, Look::Page);
    let mut out =
        format!("<svg class=\"key\" viewBox=\"{left} 0 {width} 72\" aria-hidden=\"true\" focusable=\"false\">\n");
    groups.iter().for_each(|group| self::group(&mut out, group));
    out += "</svg>\n";
    out
}

/// The class that gives each side its colours: `o-3`.
#[must_use]
pub fn classes(sheet: &PlayerView) -> Vec<String> {
    scene::liveries(sheet, Look::Page).iter().map(|livery| class_of(livery.ink)).collect()
}

/// The colours of pages, as declarations of a style sheet: the common ones (`--b-sea`), and the ink, the tint and the pale tint of each
/// side (`--i3`, `--t3`, `--p3`). `marks` is the strength of the owners' patterns, from 0 to 1.
#[must_use]
pub fn colours(look: Look, marks: f32) -> String {
    let hex = |[r, g, b]: Rgb| format!("#{r:02x}{g:02x}{b:02x}");
    let common = super::look::NAMES.iter().zip(look.colours().all());
    let mut all: String = common.map(|(name, colour)| format!("--b-{name}:{};", hex(colour))).collect();
    let names = [""; super::look::HUES];
    for (k, Livery { tint, pale, ink }) in super::look::liveries(look, &names).into_iter().enumerate() {
        let _ = write!(all, "--i{k}:{};--t{k}:{};--p{k}:{};", hex(ink), hex(tint.colour), hex(pale.colour));
    }
    let _ = write!(all, "--b-marks:{marks}");
    // In other looks, the marks of a pattern have the ink of their owner. In the dark look, that is light, as names are.
    if look != Look::Light {
        let _ = write!(all, ";--b-mark:{}", hex(mark_of(look)));
    }
    all
}

/// The colour of pattern marks, in looks where it is not the owner's ink.
#[must_use]
pub fn mark_of(look: Look) -> Rgb {
    if look == Look::Dark { look.colours().halo } else { [100; 3] }
}

/// The classes that use these colours, as rules of a style sheet.
#[must_use]
pub fn paints() -> String {
    let of_name = |name: &&str| format!(".f-{name}{{fill:var(--b-{name})}}.s-{name}{{stroke:var(--b-{name})}}\n");
    let of_side = |k: usize| format!(".o-{k}{{--own:var(--i{k});--tint:var(--t{k});--pale:var(--p{k})}}\n");
    let common: String = super::look::NAMES.iter().map(of_name).collect();
    common + &(0..super::look::HUES).map(of_side).collect::<String>()
}

fn style(chart: &Chart) -> Style {
    Style::normal(Look::Page, chart)
}

/// `o-3`, or `o-none` for an unknown owner.
fn class_of(ink: Rgb) -> String {
    match Named::of(ink) {
        Named::Ink(n) | Named::Tint(n) | Named::Pale(n) => format!("o-{}", n % super::look::HUES),
        Named::Common(_) => "o-none".to_owned(),
    }
}

/// The id of a pattern.
fn pattern_id(pattern: Pattern, marks: Rgb) -> String {
    format!("{pattern:?}-{}", class_of(marks)).to_lowercase()
}

/// Writes the patterns of the grounds.
fn patterns(out: &mut String, scene: &Scene) {
    let mut known: BTreeMap<String, (Pattern, Rgb)> = BTreeMap::new();
    for (pattern, marks) in scene.grounds.values().filter_map(|ground| ground.fill.pattern) {
        known.insert(pattern_id(pattern, marks), (pattern, marks));
    }
    if known.is_empty() {
        return;
    }
    *out += "<defs>\n";
    for (id, (pattern, marks)) in known {
        let class = if pattern == Pattern::Fog { "fog".to_owned() } else { format!("marks {}", class_of(marks)) };
        let _ = write!(
            out,
            "<pattern id=\"{id}\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"><path class=\"{class}\" d=\""
        );
        for (x, y) in squares(pattern) {
            let _ = write!(out, "M{x} {y}h1v1h-1z");
        }
        *out += "\"/></pattern>\n";
    }
    *out += "</defs>\n";
}

/// References one of the shapes.
fn take(out: &mut String, wanted: &Wanted, id: &str, class: &str) {
    let _ = writeln!(out, "<use href=\"{}#{}\" class=\"{class}\"/>", wanted.shapes, escape(id));
}

/// References several shapes of one class, which is written once.
fn take_all(out: &mut String, wanted: &Wanted, ids: impl Iterator<Item = String>, class: &str) {
    let mut ids = ids.peekable();
    if ids.peek().is_none() {
        return;
    }
    let _ = write!(out, "<g class=\"{class}\">");
    for id in ids {
        let _ = write!(out, "<use href=\"{}#{}\"/>", wanted.shapes, escape(&id));
    }
    *out += "</g>\n";
}

/// The board itself: the owners of provinces, and borders.
///
/// `facing` is the chart as its reader sees it, with the positions of units.
fn ground(out: &mut String, scene: &Scene, chart: &Chart, facing: &Chart, wanted: &Wanted) {
    let (w, h) = chart.size;
    let _ = writeln!(out, "<path class=\"waste\" d=\"M0 0h{w}v{h}H0z\"/>");
    let mut over = String::new();
    // They include powers' names, which users may choose freely.
    let links = wanted.links.map(|(before, after)| (escape(before), escape(after)));
    for (name, place) in &chart.places {
        let fill = scene.grounds.get(name.as_str()).map(|ground| ground.fill);
        let class = match fill.map(|fill| Named::of(fill.colour)) {
            Some(Named::Tint(_)) => format!("tint {}", class_of(fill.map_or([0; 3], |fill| fill.colour))),
            Some(Named::Pale(_)) => format!("pale {}", class_of(fill.map_or([0; 3], |fill| fill.colour))),
            Some(Named::Common(name)) => name.to_owned(),
            _ if place.is_sea => "sea".to_owned(),
            _ => "land".to_owned(),
        };
        match &links {
            Some((before, after)) => {
                let own = scene.grounds.get(name.as_str()).map(|ground| ground.centre);
                let centre = match own {
                    _ if !place.is_centre => None,
                    Some(Centre::Home) => Some("home"),
                    _ => Some("free"),
                };
                let full = wanted.names.and_then(|names| names.get(name.as_str()));
                let spot = facing.places.get(name).map_or(place.unit, |place| place.unit);
                let name = escape(name);
                let _ = write!(out, "<a href=\"{before}{name}{after}\" data-at=\"{name}\" data-spot=\"");
                number(out, spot.0);
                out.push(' ');
                number(out, spot.1);
                out.push('"');
                let facts = [("centre", centre), ("name", full.map(String::as_str))];
                for (fact, value) in facts.into_iter().filter_map(|(fact, value)| Some((fact, value?))) {
                    let _ = write!(out, " data-{fact}=\"{}\"", escape(value));
                }
                *out += " tabindex=\"-1\">";
                take(out, wanted, &format!("p-{name}"), &class);
                out.pop();
                *out += "</a>\n";
            }
            None if wanted.has_spots => {
                let spot = facing.places.get(name).map_or(place.unit, |place| place.unit);
                let _ = write!(out, "<g data-at=\"{}\" data-spot=\"", escape(name));
                number(out, spot.0);
                out.push(' ');
                number(out, spot.1);
                *out += "\">";
                take(out, wanted, &format!("p-{name}"), &class);
                *out += "</g>\n";
            }
            None => take(out, wanted, &format!("p-{name}"), &class),
        }
        if let Some((pattern, marks)) = fill.and_then(|fill| fill.pattern) {
            let (name, id) = (escape(name), pattern_id(pattern, marks));
            let _ = writeln!(over, "<use href=\"{}#p-{name}\" fill=\"url(#{id})\"/>", wanted.shapes);
        }
    }
    *out += "<g class=\"over\">\n";
    *out += &over;
    take(out, wanted, "wastes", "waste");
    take(out, wanted, "lakes", if chart.manner == super::layout::Manner::States { "sea" } else { "lake" });
    for (id, kind) in BORDERS {
        let class = match kind {
            Border::Sea => "line sea-line",
            Border::Coast => "line coast",
            Border::Land => "line border",
            Border::Wall => "line wall",
        };
        take(out, wanted, id, class);
    }
    let is_frontier =
        |arc| scene::border(chart, arc) == Some(Border::Land) && scene.line(Border::Land, arc.sides.each_ref()).1;
    let frontiers = chart.arcs.iter().enumerate().filter(|(_, arc)| is_frontier(arc));
    take_all(out, wanted, frontiers.map(|(k, _)| format!("b{k}")), "line frontier");
    *out += "</g>\n";
}

/// Names, the marks of centres, and their owners' letters.
fn names(out: &mut String, scene: &Scene, wanted: &Wanted) {
    *out += "<g class=\"names\">\n";
    take(out, wanted, "n-land", "ink");
    take(out, wanted, "n-sea", "sea-ink");
    take(out, wanted, "centres", "centre");
    let homes = scene.grounds.iter().filter(|(_, ground)| ground.centre == Centre::Home);
    take_all(out, wanted, homes.map(|(name, _)| format!("h-{name}")), "centre");
    scene.owners().iter().for_each(|text| letters(out, text, "owner"));
    *out += "</g>\n";
}

/// The orders of a sheet with their results, without the pieces.
fn forecast(out: &mut String, chart: &Chart, sheet: &PlayerView) {
    let scene = scene::draw(chart, sheet, &style(chart));
    let is = |group: &&Group, words: &[&str]| group.class.split(' ').any(|word| words.contains(&word));
    let below = scene.below.iter().filter(|group| is(group, &["order", "knobs"]));
    let above = scene.above.iter().filter(|group| is(group, &["build", "become", "disband", "crosses"]));
    let groups: Vec<Group> = below.chain(above).cloned().collect();
    layer(out, "orders forecast", &groups);
}

fn layer(out: &mut String, class: &str, groups: &[Group]) {
    let _ = writeln!(out, "<g class=\"{class}\">");
    groups.iter().for_each(|group| self::group(out, group));
    *out += "</g>\n";
}

fn group(out: &mut String, group: &Group) {
    if group.shapes.is_empty() {
        return;
    }
    // Each shape names its owner, because sides are numbered by their colours here.
    let words: Vec<&str> = group.class.split(' ').filter(|word| !word.starts_with("o-")).collect();
    let _ = write!(out, "<g class=\"{}\"", words.join(" "));
    for (fact, value) in &group.data {
        let _ = write!(out, " data-{fact}=\"{}\"", escape(value));
    }
    *out += ">\n";
    for shape in &group.shapes {
        match shape {
            Shape::Path { steps, fill, stroke } => path(out, steps, *fill, *stroke),
            Shape::Text(text) => letters(out, text, &painted("f", text.colour)),
        }
    }
    *out += "</g>\n";
}

/// The classes that fill (`f`) or draw (`s`) in a colour: `f-halo`, `s-own o-3`.
fn painted(how: &str, colour: Rgb) -> String {
    match Named::of(colour) {
        Named::Common(name) => format!("{how}-{name}"),
        Named::Ink(_) => format!("{how}-own {}", class_of(colour)),
        Named::Tint(_) | Named::Pale(_) => format!("{how}-tint {}", class_of(colour)),
    }
}

fn path(out: &mut String, steps: &[Step], fill: Option<Fill>, stroke: Option<Stroke>) {
    let inside = fill.map(|fill| painted("f", fill.colour));
    let line = stroke.map(|stroke| painted("s", stroke.colour));
    let class: Vec<String> = [inside, line].into_iter().flatten().collect();
    let _ = write!(out, "<path class=\"{}\"", class.join(" "));
    if fill.is_none() {
        *out += " fill=\"none\"";
    }
    if let Some(Stroke { width, dash, .. }) = stroke {
        let _ = write!(out, " stroke-width=\"{width}\"");
        if let Some((on, off)) = dash {
            let _ = write!(out, " stroke-dasharray=\"{on} {off}\"");
            if on >= 1.0 {
                *out += " stroke-linecap=\"butt\"";
            }
        }
    }
    let _ = writeln!(out, " d=\"{}\"/>", path_data(steps));
}

fn letters(out: &mut String, Text { text, at, size, cut, anchor, .. }: &Text, class: &str) {
    *out += "<text";
    if !class.is_empty() {
        let _ = write!(out, " class=\"{class}\"");
    }
    *out += " x=\"";
    number(out, at.0);
    *out += "\" y=\"";
    number(out, at.1);
    let _ = write!(out, "\" font-size=\"{size}\"");
    *out += match cut {
        Cut::Regular => "",
        Cut::Bold => " font-weight=\"700\"",
        Cut::Italic => " font-style=\"italic\"",
    };
    *out += match anchor {
        Anchor::Start => " text-anchor=\"start\"",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let _ = writeln!(out, ">{}</text>", escape(text));
}

/// The mark of a centre: a ring in the colour of lines, and a disc in that of grounds.
fn centre(out: &mut String, group: &Group, id: &str) {
    let _ = write!(out, "<g{id}>");
    for shape in &group.shapes {
        let Shape::Path { steps, fill, .. } = shape else { continue };
        let look = if fill.is_some() { "stroke=\"none\"" } else { "fill=\"none\" stroke-width=\"1.2\"" };
        let _ = write!(out, "<path {look} d=\"{}\"/>", path_data(steps));
    }
    *out += "</g>\n";
}

/// Returns the name of a work in a state, for tables.
#[must_use]
pub fn work_name(work: Work) -> &'static str {
    match work {
        Work::Mine => "mine",
        Work::Barracks => "barracks",
        Work::Stables => "stables",
        Work::Factory => "gun factory",
        Work::Lake => "lake",
    }
}
