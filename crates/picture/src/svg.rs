//! A scene as SVG, written by hand, and the shapes of a board for pages that colour them.
use super::chart::Chart;
use super::look::Look;
use super::raster::is_marked;
use super::scene::{Centre, Layer, Scene};
use super::shape::{Anchor, Cut, Fill, Group, Pattern, Rgb, Shape, Step, Stroke, Text, Xy};
use crate::sheet::PlayerView;
use chancery_text::html::escape;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The layers common to all pictures of a board in one look.
const SHARED: [&str; 4] = ["areas", "borders", "names", "centres"];

/// The group of the strip that is also common.
const KEY: &str = "key";

impl Scene<'_> {
    /// Returns the scene as an SVG file. Areas have ids (`p-STP`), and everything has classes: `area land o-3`, `unit fleet o-1`, `order
    /// move failed o-2`.
    #[must_use]
    pub fn svg(&self) -> String {
        self.written(false)
    }

    /// Returns the scene as an SVG that takes areas, borders and names from [`board`], which a page includes once for many pictures.
    #[must_use]
    pub fn svg_on_board(&self) -> String {
        self.written(true)
    }

    fn written(&self, on_board: bool) -> String {
        let (width, height) = self.size();
        let scale = self.scale();
        let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
        number(&mut out, width as f32 / scale);
        out.push(' ');
        number(&mut out, height as f32 / scale);
        let _ = writeln!(out, "\" width=\"{width}\" height=\"{height}\" font-family=\"'Noto Sans',Arial,sans-serif\">");
        let _ = writeln!(out, "<title>{}</title>", escape(self.words()));
        if !self.chart.source.is_empty() {
            let _ = writeln!(out, "<desc>{}</desc>", escape(&self.chart.source));
        }
        let (layers, strip) = (self.board_layers(), self.strip_layer());
        patterns(&mut out, layers.iter().chain([&strip]).flat_map(|layer| &layer.groups));
        for layer in &layers {
            if on_board && SHARED.contains(&layer.name) {
                take_layer(&mut out, layer);
            } else {
                write_layer(&mut out, layer, "");
            }
        }
        let mut shift = " transform=\"translate(0 ".to_owned();
        number(&mut shift, self.board_height() as f32 / scale);
        let _ = write!(shift, ") scale({:.4})\"", self.zoom / scale);
        let is_key = |group: &&Group| on_board && group.class == KEY;
        let (key, rest): (Vec<&Group>, Vec<&Group>) = strip.groups.iter().partition(is_key);
        let _ = writeln!(out, "<g class=\"{}\"{shift}>", strip.name);
        rest.into_iter().for_each(|group| write_group(&mut out, group));
        key.into_iter().for_each(|_| out += "<use href=\"#key\"/>\n");
        out += "</g>\n</svg>\n";
        out
    }
}

/// Returns the common part of all pictures of a board: an invisible SVG, for pages. Areas (`p-STP`) and borders have no colours, since
/// these would override those of the elements that use them.
#[must_use]
pub fn board(chart: &Chart, look: Look) -> String {
    let scene = super::draw(chart, &PlayerView::default(), &super::Style::normal(look, chart));
    let mut out =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n".to_owned();
    for layer in scene.board_layers() {
        match layer.name {
            "areas" | "borders" => {
                for group in &layer.groups {
                    for shape in &group.shapes {
                        let Shape::Path { steps, .. } = shape else { continue };
                        let id = group.id.as_deref().unwrap_or_default();
                        let _ = writeln!(out, "<path id=\"{}\" d=\"{}\"/>", escape(id), path_data(steps));
                    }
                }
            }
            "names" => write_layer(&mut out, &layer, " id=\"names\""),
            _ => {}
        }
    }
    let centres = [Centre::Plain, Centre::Home].into_iter().flat_map(|kind| scene.centres(|_| kind));
    centres.for_each(|group| write_group(&mut out, &group));
    let key = scene.strip.iter().filter(|group| group.class == KEY);
    key.for_each(|group| write_group(&mut out, &Group { id: Some(KEY.to_owned()), ..group.clone() }));
    out += "</defs></svg>\n";
    out
}

/// Writes a layer whose shapes are elsewhere on the page: only its colours, once for all shapes that look the same.
fn take_layer(out: &mut String, layer: &Layer) {
    match layer.name {
        "names" => return *out += "<use href=\"#names\"/>\n",
        "centres" => {
            let ids = layer.groups.iter().filter_map(|group| group.id.as_ref());
            return ids.for_each(|id| *out += &format!("<use href=\"#{}\"/>\n", escape(id)));
        }
        _ => {}
    }
    let mut alike: Vec<(String, Vec<&str>)> = Vec::new();
    for group in &layer.groups {
        let Some(Shape::Path { fill, stroke, .. }) = group.shapes.first() else { continue };
        let mut look = format!("class=\"{}\"", group.class);
        let _ = match fill {
            Some(fill) => write!(look, " fill=\"{}\"", paint(*fill)),
            None => write!(look, " fill=\"none\""),
        };
        if let Some(Stroke { colour, width, dash }) = stroke {
            let _ = write!(look, " stroke=\"{}\" stroke-width=\"{width}\"", hex(*colour));
            if let Some((on, off)) = dash {
                let _ = write!(look, " stroke-dasharray=\"{on} {off}\"");
            }
        }
        let id = group.id.as_deref().unwrap_or_default();
        // The first is below all others, and stays there.
        match alike.iter_mut().skip(1).find(|(known, _)| *known == look) {
            Some((_, ids)) => ids.push(id),
            None => alike.push((look, vec![id])),
        }
    }
    let _ = writeln!(out, "<g class=\"{}\" fill-rule=\"evenodd\" stroke-linejoin=\"round\">", layer.name);
    for (look, ids) in alike {
        let _ = write!(out, "<g {look}>");
        ids.into_iter().for_each(|id| *out += &format!("<use href=\"#{}\"/>", escape(id)));
        *out += "</g>\n";
    }
    *out += "</g>\n";
}

fn write_layer(out: &mut String, layer: &Layer, more: &str) {
    let _ = writeln!(out, "<g class=\"{}\"{more}>", layer.name);
    layer.groups.iter().for_each(|group| write_group(out, group));
    *out += "</g>\n";
}

fn write_group(out: &mut String, group: &Group) {
    let id = group.id.as_ref().map_or(String::new(), |id| format!(" id=\"{}\"", escape(id)));
    if let [shape] = group.shapes.as_slice() {
        let class = if group.class.is_empty() { String::new() } else { format!(" class=\"{}\"", group.class) };
        write_shape(out, shape, &format!("{id}{class}"));
    } else if !group.shapes.is_empty() {
        let _ = writeln!(out, "<g{id} class=\"{}\">", group.class);
        group.shapes.iter().for_each(|shape| write_shape(out, shape, ""));
        *out += "</g>\n";
    }
}

fn write_shape(out: &mut String, shape: &Shape, more: &str) {
    match shape {
        Shape::Path { steps, fill, stroke } => {
            let _ = write!(out, "<path{more} d=\"{}\"", path_data(steps));
            match fill {
                Some(fill) => {
                    let _ = write!(out, " fill=\"{}\" fill-rule=\"evenodd\"", paint(*fill));
                }
                None => *out += " fill=\"none\"",
            }
            if let Some(Stroke { colour, width, dash }) = stroke {
                let _ = write!(out, " stroke=\"{}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"", hex(*colour));
                if fill.is_some() {
                    *out += " paint-order=\"stroke\"";
                }
                match dash {
                    Some((on, off)) => {
                        let cap = if *on < 1.0 { "round" } else { "butt" };
                        let _ = write!(out, " stroke-dasharray=\"{on} {off}\" stroke-linecap=\"{cap}\"");
                    }
                    None => *out += " stroke-linecap=\"round\"",
                }
            }
            *out += "/>\n";
        }
        Shape::Text(Text { text, at, size, cut, colour, anchor }) => {
            let style = match cut {
                Cut::Regular => "",
                Cut::Bold => " font-weight=\"700\"",
                Cut::Italic => " font-style=\"italic\"",
            };
            let anchor = match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let _ = write!(out, "<text{more} x=\"");
            number(out, at.0);
            *out += "\" y=\"";
            number(out, at.1);
            let _ = writeln!(
                out,
                "\" font-size=\"{size}\" fill=\"{}\"{style}{anchor}>{}</text>",
                hex(*colour),
                escape(text)
            );
        }
    }
}

/// Writes tiles for the patterns of these shapes, with the same squares as the pixels of a PNG.
fn patterns<'a>(out: &mut String, groups: impl Iterator<Item = &'a Group>) {
    let mut known = BTreeSet::new();
    for shape in groups.flat_map(|group| &group.shapes) {
        let Shape::Path { fill: Some(fill), .. } = shape else { continue };
        let Some((pattern, marks)) = fill.pattern else { continue };
        let name = pattern_name(*fill);
        if known.insert(name.clone()) {
            let _ = write!(out, "<pattern id=\"{name}\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">");
            let _ = write!(out, "<path d=\"M0 0h8v8H0z\" fill=\"{}\"/><path d=\"", hex(fill.colour));
            for (x, y) in squares(pattern) {
                let _ = write!(out, "M{x} {y}h1v1h-1z");
            }
            let _ = writeln!(out, "\" fill=\"{}\" shape-rendering=\"crispEdges\"/></pattern>", hex(marks));
        }
    }
}

/// The marked pixels of a pattern's tile.
pub(super) fn squares(pattern: Pattern) -> impl Iterator<Item = (usize, usize)> {
    (0..64).map(|k| (k % 8, k / 8)).filter(move |&(x, y)| is_marked(pattern, x, y))
}

fn pattern_name(fill: Fill) -> String {
    match fill.pattern {
        Some((pattern, marks)) => format!("{pattern:?}-{}-{}", &hex(fill.colour)[1..], &hex(marks)[1..]),
        None => hex(fill.colour),
    }
}

fn paint(fill: Fill) -> String {
    if fill.pattern.is_some() { format!("url(#{})", pattern_name(fill)) } else { hex(fill.colour) }
}

fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// Whole tenths, limited to the range that pictures need.
fn tenths(value: f32) -> i32 {
    (value * 10.0).round().clamp(-1e7, 1e7) as i32
}

/// Writes a number, rounded to tenths.
pub(super) fn number(out: &mut String, value: f32) {
    let tenths = tenths(value);
    if tenths % 10 == 0 {
        let _ = write!(out, "{}", tenths / 10);
    } else {
        let sign = if tenths < 0 { "-" } else { "" };
        let whole = tenths.abs() / 10;
        // A missing integer part means zero.
        let _ = if whole == 0 {
            write!(out, "{sign}.{}", tenths.abs() % 10)
        } else {
            write!(out, "{sign}{whole}.{}", tenths.abs() % 10)
        };
    }
}

/// The steps of a path in whole tenths, relative to the previous point. This avoids drift, and is half as long as absolute coordinates.
pub(super) fn path_data(steps: &[Step]) -> String {
    let mut out = String::new();
    let (mut at, mut start) = ((0, 0), (0, 0));
    let go = |out: &mut String, letter: char, points: &[Xy], at: &mut (i32, i32)| {
        out.push(letter);
        let from = *at;
        for &p in points {
            let p = (tenths(p.0), tenths(p.1));
            for d in [p.0 - from.0, p.1 - from.1] {
                if !out.ends_with(letter) && d >= 0 {
                    out.push(' ');
                }
                number(out, d as f32 / 10.0);
            }
            *at = p;
        }
    };
    for step in steps {
        match *step {
            Step::Move(p) => {
                go(&mut out, 'm', &[p], &mut at);
                start = at;
            }
            Step::Line(p) => go(&mut out, 'l', &[p], &mut at),
            Step::Quad(c, p) => go(&mut out, 'q', &[c, p], &mut at),
            Step::Close => {
                out.push('z');
                at = start;
            }
        }
    }
    out
}
