//! Limits pictures to few colours, for small files.
use crate::look::{Livery, Look, middle};
use crate::shape::{Fill, Rgb};
use std::collections::HashMap;

/// Up to 256 colours, with a mixture for each pair where one half covers another.
pub(super) struct Palette {
    pub(super) colours: Vec<Rgb>,
    index: HashMap<Rgb, u8>,
    /// For each pair of entries, the entry nearest to their mixture, computed on first use.
    mixed: Vec<Option<u8>>,
}

impl Palette {
    pub(super) fn new(look: Look, liveries: &[Livery]) -> Self {
        let c = look.colours();
        let parts = |fill: Fill| std::iter::once(fill.colour).chain(fill.pattern.map(|(_, colour)| colour));
        let grounds: Vec<Rgb> = [c.sea, c.shore, c.lake, c.land, c.waste, c.paper]
            .into_iter()
            .chain(liveries.iter().flat_map(|livery| [livery.tint.colour, livery.pale.colour]))
            .collect();
        let lines = [
            c.ink, c.sea_ink, c.coast, c.border, c.frontier, c.sea_line, c.halo, c.on_unit, c.cross, c.retreat,
            c.build, c.link, c.fog, c.faint, c.unknown,
        ];
        let mut colours = grounds.clone();
        colours.extend(lines);
        colours.extend(liveries.iter().map(|livery| livery.ink));
        colours.extend(liveries.iter().flat_map(|livery| parts(livery.tint).chain(parts(livery.pale))));
        if look.has_halves() {
            // Text on coloured grounds has the first claim to shades, since everyone reads it, then the rims of units and arrows.
            colours.extend(grounds.iter().map(|&ground| middle(ground, c.ink)));
            colours.extend([middle(c.sea, c.sea_ink), middle(c.paper, c.faint)]);
            colours.extend(liveries.iter().map(|livery| middle(livery.ink, c.halo)));
            colours.extend(grounds.iter().map(|&ground| middle(ground, c.halo)));
            colours.extend([c.cross, c.retreat, c.build].map(|line| middle(line, c.halo)));
        } else {
            colours.extend([128; 3].map(|v| [v; 3]));
            colours.extend([[190; 3], [64; 3]]);
        }
        Self::of_colours(colours)
    }

    /// A palette with as many of these colours as fit.
    pub(super) fn of_colours(colours: Vec<Rgb>) -> Self {
        let mut palette = Self { colours: Vec::new(), index: HashMap::new(), mixed: Vec::new() };
        for colour in colours {
            if palette.colours.len() < 255 && !palette.index.contains_key(&colour) {
                palette.index.insert(colour, palette.colours.len() as u8);
                palette.colours.push(colour);
            }
        }
        palette.mixed = vec![None; palette.colours.len() * palette.colours.len()];
        palette
    }

    /// The entry of a colour, or the nearest.
    pub(super) fn of(&self, colour: Rgb) -> u8 {
        self.index.get(&colour).copied().unwrap_or_else(|| self.nearest(colour))
    }

    fn nearest(&self, colour: Rgb) -> u8 {
        let far = |c: &Rgb| {
            let d: [i32; 3] = std::array::from_fn(|k| i32::from(c[k]) - i32::from(colour[k]));
            2 * d[0] * d[0] + 4 * d[1] * d[1] + 3 * d[2] * d[2]
        };
        self.colours.iter().enumerate().min_by_key(|(_, c)| far(c)).map_or(0, |(i, _)| i as u8)
    }

    /// The entry for a pixel that is half one colour and half the other.
    pub(super) fn mix(&mut self, a: u8, b: u8) -> u8 {
        let at = usize::from(a) * self.colours.len() + usize::from(b);
        if let Some(Some(known)) = self.mixed.get(at) {
            return *known;
        }
        let colour = |entry: u8| self.colours.get(usize::from(entry)).copied().unwrap_or_default();
        let found = self.nearest(middle(colour(a), colour(b)));
        if let Some(mixed) = self.mixed.get_mut(at) {
            *mixed = Some(found);
        }
        found
    }
}
