//! Patterns as tiles of eight by eight pixels.
use crate::shape::Pattern;

/// Returns whether there is a mark at this pixel.
pub(crate) fn is_marked(pattern: Pattern, x: usize, y: usize) -> bool {
    let (x, y) = (x & 7, y & 7);
    match pattern {
        Pattern::Dots => matches!((x, y), (1 | 2, 1 | 2) | (5 | 6, 5 | 6)),
        Pattern::Rising => (x + y) % 8 < 2,
        Pattern::Falling => (x + 8 - y) % 8 < 2,
        Pattern::Level => y == 2 || y == 6,
        Pattern::Upright => x == 2 || x == 6,
        Pattern::Lattice => (x + y) % 8 == 0 || (x + 8 - y) % 8 == 0,
        Pattern::Grid => x == 3 || y == 3,
        Pattern::Dense => x % 4 < 2 && y % 4 < 2 && (x / 4 + y / 4) % 2 == 0 || (x % 4 == 3 && y % 4 == 3),
        Pattern::Bricks => y % 4 == 0 || (x == 0 && y < 4) || (x == 4 && y > 4),
        Pattern::Crosses => (y == 3 && (1..6).contains(&x)) || (x == 3 && (1..6).contains(&y)),
        Pattern::Fog => (x + y) % 8 == 0,
    }
}
