//! A complete scene as shapes, for SVG and PDF. The raster takes the board from a table instead.
use super::{Centre, Scene, ground};
use crate::chart::{Face, Place, Point};
use crate::font;
use crate::outline;
use crate::shape::{Anchor, Cut, Group, Rgb, Shape, Step, Stroke, Text, circle, rectangle};

/// Shapes of one kind, with their class.
pub(crate) struct Layer {
    pub(crate) name: &'static str,
    pub(crate) groups: Vec<Group>,
}

impl Scene<'_> {
    /// The layers from the bottom up: the board, and the pieces on it. In the chart's pixels.
    pub(crate) fn board_layers(&self) -> Vec<Layer> {
        vec![
            Layer { name: "areas", groups: self.areas() },
            Layer { name: "borders", groups: self.borders() },
            Layer { name: "orders", groups: self.below.clone() },
            Layer { name: "names", groups: self.names() },
            Layer { name: "centres", groups: self.centres(|province| self.centre(province)) },
            Layer { name: "units", groups: self.above.clone() },
        ]
    }

    /// Returns the layer below the board, in pixels of the usual width.
    pub(crate) fn strip_layer(&self) -> Layer {
        let (width, _) = self.size();
        let paper = Shape::Path {
            steps: rectangle((0.0, 0.0), width as f32 / self.zoom, self.strip_height),
            fill: Some(self.colours.paper.into()),
            stroke: None,
        };
        let mut groups = vec![Group { class: "paper".to_owned(), shapes: vec![paper], ..Group::default() }];
        groups.extend(self.strip.iter().cloned());
        Layer { name: "strip", groups }
    }

    fn areas(&self) -> Vec<Group> {
        let (w, h) = (self.chart.size.0 as f32, self.chart.size.1 as f32);
        // The area outside all faces.
        let rest =
            Shape::Path { steps: rectangle((0.0, 0.0), w, h), fill: Some(self.colours.waste.into()), stroke: None };
        let mut groups = vec![Group {
            id: Some("p".to_owned()),
            class: "area waste".to_owned(),
            shapes: vec![rest],
            ..Group::default()
        }];
        let mut faces: Vec<(Face, Vec<Vec<Point>>)> = outline::rings(self.chart).into_iter().collect();
        // A lake or a waste may be inside a province whose outline has no hole for it.
        faces.sort_by_key(|(face, _)| !matches!(face, Face::Place { .. }));
        for (k, (face, rings)) in faces.iter().enumerate() {
            let (id, class) = match face {
                Face::Place { province, .. } => {
                    let ground =
                        if self.chart.places.get(province).is_some_and(|place| place.is_sea) { "sea" } else { "land" };
                    let holder = self.grounds.get(province.as_str()).and_then(|ground| ground.holder);
                    let class =
                        holder.map_or_else(|| format!("area {ground}"), |side| format!("area {ground} o-{side}"));
                    (format!("p-{province}"), class)
                }
                Face::Lake => (format!("p{k}"), "area lake".to_owned()),
                Face::Waste(_) | Face::Frame => (format!("p{k}"), "area waste".to_owned()),
            };
            let steps = rings.iter().flat_map(|ring| path(ring).into_iter().chain([Step::Close])).collect();
            groups.push(Group {
                id: Some(id),
                class,
                shapes: vec![Shape::Path { steps, fill: Some(self.fill(face)), stroke: None }],
                ..Group::default()
            });
        }
        groups
    }

    fn borders(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        for (k, arc) in self.chart.arcs.iter().enumerate() {
            let Some(border) = ground::border(self.chart, arc) else { continue };
            let (colour, is_thick) = self.line(border, arc.sides.each_ref());
            let (class, width, dash) = match border {
                ground::Border::Wall => ("border wall", 3.6, None),
                ground::Border::Sea => ("border sea", 1.2, Some((5.0, 3.0))),
                ground::Border::Coast => ("border coast", 1.2, None),
                ground::Border::Land if is_thick => ("border frontier", 1.9, None),
                ground::Border::Land => ("border", 0.9, None),
            };
            let line =
                Shape::Path { steps: path(&arc.points), fill: None, stroke: Some(Stroke { colour, width, dash }) };
            groups.push(Group {
                id: Some(format!("b{k}")),
                class: class.to_owned(),
                shapes: vec![line],
                ..Group::default()
            });
        }
        groups
    }

    fn ink(&self, place: &Place) -> Rgb {
        if place.is_sea { self.colours.sea_ink } else { self.colours.ink }
    }

    fn names(&self) -> Vec<Group> {
        let name = |(name, place): (&String, &Place)| {
            let (mut lines, _) = ground::label(name, place, 1.0);
            lines.iter_mut().for_each(|line| line.colour = self.ink(place));
            Group { class: "name".to_owned(), shapes: lines.into_iter().map(Shape::Text).collect(), ..Group::default() }
        };
        self.chart.named().map(name).collect()
    }

    /// The letters of the centres' owners, next to their names.
    pub(crate) fn owners(&self) -> Vec<Text> {
        let letter = |(name, place): (&String, &Place)| {
            let (lines, mark) = ground::label(name, place, 1.0);
            let (holder, _) = (self.grounds.get(name.as_str())?.holder?, mark?);
            let first = lines.first()?;
            let beside = first.at.0 + font::width(&first.text, first.size, first.cut) / 2.0 + 2.0;
            let text = self.letters.get(holder)?.clone();
            let at = (beside, first.at.1 - 3.4);
            Some(Text { text, at, size: 7.5, cut: Cut::Bold, colour: self.ink(place), anchor: Anchor::Start })
        };
        self.chart.named().filter_map(letter).collect()
    }

    /// The marks of supply centres of this kind, next to their names.
    pub(crate) fn centres(&self, kind: impl Fn(&str) -> Centre) -> Vec<Group> {
        let centre = |(name, place): (&String, &Place)| {
            let at = ground::label(name, place, 1.0).1?;
            let colour = self.ink(place);
            let is_home = kind(name) == Centre::Home;
            let ring = Stroke { colour, width: 1.2, dash: None };
            let disc = circle(at, if is_home { 3.8 } else { 1.6 });
            let shapes = vec![
                Shape::Path { steps: circle(at, 3.8), fill: None, stroke: Some(ring) },
                Shape::Path { steps: disc, fill: Some(colour.into()), stroke: None },
            ];
            let (letter, class) = if is_home { ("h", "centre home") } else { ("c", "centre") };
            Some(Group { id: Some(format!("{letter}-{name}")), class: class.to_owned(), shapes, ..Group::default() })
        };
        self.chart.places.iter().filter_map(centre).collect()
    }
}

pub(crate) fn path(points: &[Point]) -> Vec<Step> {
    let xy = |p: &Point| (p.0 as f32 / 10.0, p.1 as f32 / 10.0);
    let Some((first, rest)) = points.split_first() else { return Vec::new() };
    std::iter::once(Step::Move(xy(first))).chain(rest.iter().map(|p| Step::Line(xy(p)))).collect()
}
