//! The signs of pictures: units, arrows, crosses.
use crate::look::{Colours, Livery};
use crate::shape::{Anchor, Curve, Cut, Fill, Group, Rgb, Shape, Step, Stroke, Text, Xy, circle, far, rounded};
use crate::sheet::PieceKind;

/// The state of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stance {
    /// They are there.
    Firm,
    /// Units that were there before, or will be.
    Ghost,
    /// They were dislodged.
    Dislodged,
}

/// Collects shapes in the colours of a look.
pub(super) struct Pen {
    pub(super) colours: &'static Colours,
    pub(super) groups: Vec<Group>,
}

impl Pen {
    pub(super) fn new(colours: &'static Colours) -> Self {
        Self { colours, groups: Vec::new() }
    }

    /// Begins a group, which includes everything drawn from now on.
    pub(super) fn group(&mut self, class: impl Into<String>) {
        self.groups.push(Group { class: class.into(), ..Group::default() });
    }

    /// Begins a group with facts about it.
    pub(super) fn group_of(&mut self, class: impl Into<String>, data: Vec<(&'static str, String)>) {
        self.groups.push(Group { class: class.into(), data, ..Group::default() });
    }

    fn push(&mut self, shape: Shape) {
        match self.groups.last_mut() {
            Some(group) => group.shapes.push(shape),
            None => self.groups.push(Group { shapes: vec![shape], ..Group::default() }),
        }
    }

    pub(super) fn stroke(&mut self, steps: Vec<Step>, colour: Rgb, width: f32, dash: Option<(f32, f32)>) {
        self.push(Shape::Path { steps, fill: None, stroke: Some(Stroke { colour, width, dash }) });
    }

    pub(super) fn fill(&mut self, steps: Vec<Step>, fill: impl Into<Fill>, rim: Option<(Rgb, f32)>) {
        let stroke = rim.map(|(colour, width)| Stroke { colour, width, dash: None });
        self.push(Shape::Path { steps, fill: Some(fill.into()), stroke });
    }

    pub(super) fn ring(&mut self, at: Xy, r: f32, colour: Rgb, width: f32, dash: Option<(f32, f32)>) {
        self.stroke(circle(at, r), colour, width, dash);
    }

    pub(super) fn text(&mut self, text: &str, at: Xy, size: f32, cut: Cut, colour: Rgb, anchor: Anchor) {
        self.push(Shape::Text(Text { text: text.to_owned(), at, size, cut, colour, anchor }));
    }

    /// Draws a unit. The shape shows its kind, and the letter and the colour its owner.
    pub(super) fn unit(&mut self, kind: PieceKind, at: Xy, letter: &str, livery: &Livery, stance: Stance) {
        let (x, y) = at;
        let small = if stance == Stance::Dislodged { 0.8 } else { 1.0 };
        let p = |dx: f32, dy: f32| (x + dx * small, y + dy * small);
        let steps = match kind {
            // A shield.
            PieceKind::Army | PieceKind::Ranked | PieceKind::Force => vec![
                Step::Move(p(-10.5, -9.5)),
                Step::Line(p(10.5, -9.5)),
                Step::Line(p(10.5, 2.0)),
                Step::Quad(p(10.5, 7.5), p(0.0, 11.0)),
                Step::Quad(p(-10.5, 7.5), p(-10.5, 2.0)),
                Step::Close,
            ],
            // A hull.
            PieceKind::Fleet => vec![
                Step::Move(p(-15.5, -3.0)),
                Step::Line(p(-10.0, -3.0)),
                Step::Line(p(-8.5, -9.5)),
                Step::Line(p(8.5, -9.5)),
                Step::Line(p(10.0, -3.0)),
                Step::Line(p(15.5, -3.0)),
                Step::Quad(p(13.0, 9.0), p(6.5, 9.0)),
                Step::Line(p(-6.5, 9.0)),
                Step::Quad(p(-13.0, 9.0), p(-15.5, -3.0)),
                Step::Close,
            ],
            // A chevron that flies up.
            PieceKind::Wing => vec![
                Step::Move(p(0.0, -12.0)),
                Step::Line(p(17.0, 5.0)),
                Step::Line(p(17.0, 11.0)),
                Step::Line(p(7.5, 7.5)),
                Step::Line(p(-7.5, 7.5)),
                Step::Line(p(-17.0, 11.0)),
                Step::Line(p(-17.0, 5.0)),
                Step::Close,
            ],
        };
        let size = small * if letter.chars().count() > 1 { 10.0 } else { 13.5 };
        let base = if kind == PieceKind::Wing { y + 1.0 + 0.36 * size } else { y - 0.5 + 0.36 * size };
        if stance != Stance::Ghost {
            self.fill(steps, livery.ink, Some((self.colours.halo, 3.0)));
            self.text(letter, (x, base), size, Cut::Bold, self.colours.on_unit, Anchor::Middle);
        } else {
            self.fill(steps, self.colours.halo, Some((livery.ink, 3.2)));
            self.text(letter, (x, base), size, Cut::Bold, livery.ink, Anchor::Middle);
        }
    }

    /// Draws the number of units here.
    pub(super) fn count(&mut self, at: Xy, n: usize, livery: &Livery) {
        let at = (at.0 + 13.0, at.1 - 9.0);
        self.fill(circle(at, 6.2), self.colours.halo, Some((livery.ink, 2.4)));
        self.text(&n.to_string(), (at.0, at.1 + 3.3), 9.0, Cut::Bold, livery.ink, Anchor::Middle);
    }

    /// Draws a small dot with a rim, where a line begins or joins another.
    pub(super) fn knob(&mut self, at: Xy, r: f32, colour: Rgb) {
        self.fill(circle(at, r), self.colours.halo, Some((colour, 3.6)));
    }

    pub(super) fn arrow(&mut self, curve: Curve, colour: Rgb, width: f32, dash: Option<(f32, f32)>) {
        let long = far(curve.from, curve.to).max(12.0);
        let steps = vec![Step::Move(curve.from), Step::Quad(curve.round, curve.at(1.0 - 6.0 / long))];
        self.stroke(steps.clone(), self.colours.halo, width + 2.2, None);
        self.stroke(steps, colour, width, dash);
        let from = curve.at(1.0 - 9.0 / long);
        let angle = (curve.to.1 - from.1).atan2(curve.to.0 - from.0);
        let size = 6.0 + width * 1.6;
        let barb = |turn: f32| (curve.to.0 - size * (angle - turn).cos(), curve.to.1 - size * (angle - turn).sin());
        let head = vec![Step::Move(curve.to), Step::Line(barb(0.42)), Step::Line(barb(-0.42)), Step::Close];
        self.fill(head, colour, Some((self.colours.halo, 2.0)));
    }

    pub(super) fn cross(&mut self, at: Xy, r: f32) {
        let (x, y) = at;
        let steps = vec![
            Step::Move((x - r, y - r)),
            Step::Line((x + r, y + r)),
            Step::Move((x + r, y - r)),
            Step::Line((x - r, y + r)),
        ];
        self.stroke(steps.clone(), self.colours.halo, 5.0, None);
        self.stroke(steps, self.colours.cross, 2.6, None);
    }

    /// Draws an anchor: fleets pass here. If crossed out, they do not.
    pub(super) fn anchor(&mut self, at: Xy, passes: bool) {
        let (x, y) = at;
        let p = |dx: f32, dy: f32| (x + dx, y + dy);
        let steps = vec![
            Step::Move(p(0.0, -4.5)),
            Step::Line(p(0.0, 6.0)),
            Step::Move(p(-3.0, -2.0)),
            Step::Line(p(3.0, -2.0)),
            Step::Move(p(-5.5, 1.5)),
            Step::Quad(p(-4.5, 6.0), p(0.0, 6.2)),
            Step::Quad(p(4.5, 6.0), p(5.5, 1.5)),
        ];
        self.fill(circle(at, 9.0), self.colours.halo, Some((self.colours.sea_ink, 2.0)));
        self.stroke(steps, self.colours.sea_ink, 1.5, None);
        self.ring(p(0.0, -5.4), 1.3, self.colours.sea_ink, 1.2, None);
        if !passes {
            self.stroke(vec![Step::Move(p(-6.0, 6.0)), Step::Line(p(6.0, -6.0))], self.colours.cross, 2.2, None);
        }
    }

    /// A box with the fill of a ground, for chips and the key.
    pub(super) fn chip(&mut self, corner: Xy, wide: f32, fill: Fill, rim: Rgb) {
        self.fill(rounded(corner, wide, 20.0, 3.0), fill, Some((rim, 3.0)));
    }
}
