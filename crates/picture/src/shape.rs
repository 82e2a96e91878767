//! Shapes, the common input of all picture formats.

/// A point, in the chart's own pixels.
pub type Xy = (f32, f32);

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// A step along a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Begin here.
    Move(Xy),
    /// Straight on.
    Line(Xy),
    /// A curve with a control point.
    Quad(Xy, Xy),
    /// Back to the start.
    Close,
}

/// The style of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub colour: Rgb,
    /// Its width.
    pub width: f32,
    /// The length of dashes and of the gaps between them. Dashes of length zero are dots.
    pub dash: Option<(f32, f32)>,
}

/// A weight of the typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// Upright.
    Regular,
    /// For important text.
    Bold,
    /// For water.
    Italic,
}

/// A pattern of pixels that distinguishes grounds without colour, for colour-blind readers and for print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pattern {
    /// Dots, far apart.
    Dots,
    /// Lines that rise to the right.
    Rising,
    /// Lines that fall to the right.
    Falling,
    /// Lines that lie.
    Level,
    /// Vertical lines.
    Upright,
    /// Both slopes.
    Lattice,
    /// Horizontal and vertical lines.
    Grid,
    /// Dots, close together.
    Dense,
    /// Lines of dashes.
    Bricks,
    /// Small crosses.
    Crosses,
    /// The area that the reader cannot see.
    Fog,
}

/// The colour and pattern that fill a ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    /// The colour.
    pub colour: Rgb,
    /// A pattern over it, and its colour.
    pub pattern: Option<(Pattern, Rgb)>,
}

impl From<Rgb> for Fill {
    fn from(colour: Rgb) -> Self {
        Self { colour, pattern: None }
    }
}

/// The alignment of a line of text at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is at the point.
    Middle,
    /// It ends there.
    End,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The text.
    pub text: String,
    /// A point on its baseline.
    pub at: Xy,
    /// The font size.
    pub size: f32,
    /// The cut.
    pub cut: Cut,
    /// The colour.
    pub colour: Rgb,
    /// The part of the text at its point.
    pub anchor: Anchor,
}

/// A shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A line, or an area with a rim. The rim is below the area, so half of it shows.
    Path {
        /// The steps of the outline.
        steps: Vec<Step>,
        /// Filled with this.
        fill: Option<Fill>,
        /// Drawn with this.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text(Text),
}

/// Shapes that form a unit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Group {
    /// The identifier, if one is needed: `p-STP`.
    pub id: Option<String>,
    /// The nature of the shapes, as classes: `order move failed o-3`.
    pub class: String,
    /// The shapes from the bottom up.
    pub shapes: Vec<Shape>,
    /// Facts about them, which only pages write, for their scripts: `("at", "STP/NC")`.
    pub data: Vec<(&'static str, String)>,
}

/// A circle.
#[must_use]
pub fn circle((x, y): Xy, r: f32) -> Vec<Step> {
    // Eight quadratic arcs are round enough.
    let point = |eighths: f32, r: f32| {
        let angle = eighths * std::f32::consts::FRAC_PI_4;
        (x + r * angle.cos(), y + r * angle.sin())
    };
    let out = r / std::f32::consts::FRAC_PI_8.cos();
    let mut steps = vec![Step::Move(point(0.0, r))];
    steps.extend((0..8u8).map(|k| Step::Quad(point(f32::from(k) + 0.5, out), point(f32::from(k) + 1.0, r))));
    steps.push(Step::Close);
    steps
}

/// A rectangle with rounded corners: its upper left corner, width, height, and the radius of its corners.
#[must_use]
pub fn rounded((x, y): Xy, w: f32, h: f32, r: f32) -> Vec<Step> {
    vec![
        Step::Move((x + r, y)),
        Step::Line((x + w - r, y)),
        Step::Quad((x + w, y), (x + w, y + r)),
        Step::Line((x + w, y + h - r)),
        Step::Quad((x + w, y + h), (x + w - r, y + h)),
        Step::Line((x + r, y + h)),
        Step::Quad((x, y + h), (x, y + h - r)),
        Step::Line((x, y + r)),
        Step::Quad((x, y), (x + r, y)),
        Step::Close,
    ]
}

/// A rectangle: its left upper corner, width and height.
#[must_use]
pub fn rectangle((x, y): Xy, w: f32, h: f32) -> Vec<Step> {
    vec![Step::Move((x, y)), Step::Line((x + w, y)), Step::Line((x + w, y + h)), Step::Line((x, y + h)), Step::Close]
}

/// Returns the distance between two points. Never zero, so that it is a safe divisor.
#[must_use]
pub fn far(a: Xy, b: Xy) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1).max(0.01)
}

/// A line shortened at both ends, by at most two fifths at each end.
#[must_use]
pub fn trim(a: Xy, b: Xy, at_a: f32, at_b: f32) -> (Xy, Xy) {
    let d = far(a, b);
    let (u, v) = ((b.0 - a.0) / d, (b.1 - a.1) / d);
    let (at_a, at_b) = (at_a.min(d * 0.4), at_b.min(d * 0.4));
    ((a.0 + u * at_a, a.1 + v * at_a), (b.0 - u * at_b, b.1 - v * at_b))
}

/// A line bent towards a control point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// The start.
    pub from: Xy,
    /// The control point.
    pub round: Xy,
    /// The end.
    pub to: Xy,
}

impl Curve {
    /// A line that bends to the side by this fraction of its length.
    #[must_use]
    pub fn bent(from: Xy, to: Xy, bend: f32) -> Self {
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        Self { from, round: (middle.0 - (to.1 - from.1) * bend, middle.1 + (to.0 - from.0) * bend), to }
    }

    /// A line through a point halfway.
    #[must_use]
    pub fn over(from: Xy, over: Xy, to: Xy) -> Self {
        Self { from, round: (2.0 * over.0 - (from.0 + to.0) / 2.0, 2.0 * over.1 - (from.1 + to.1) / 2.0), to }
    }

    /// The point at a fraction of its way, from 0 to 1.
    #[must_use]
    pub fn at(&self, t: f32) -> Xy {
        let s = 1.0 - t;
        let part = |a: f32, c: f32, b: f32| s * s * a + 2.0 * t * s * c + t * t * b;
        (part(self.from.0, self.round.0, self.to.0), part(self.from.1, self.round.1, self.to.1))
    }
}
