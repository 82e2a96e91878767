//! Random numbers for the tests: the same seed gives the same numbers.

/// A generator of pseudo-random numbers. (`SplitMix64`; Steele, Lea and Flood 2014.)
#[derive(Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to `n_sides - 1`.
    pub(crate) fn roll(&mut self, n_sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n_sides
    }
}
