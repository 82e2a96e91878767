//! A set of small numbers (provinces, or locations), as wide as the board needs.
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of numbers below `64 * N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bits<const N: usize>([u64; N]);

impl<const N: usize> Bits<N> {
    /// The empty set.
    pub(super) const EMPTY: Self = Self([0; N]);

    /// A single number.
    pub(super) fn one(index: usize) -> Self {
        let mut set = Self::EMPTY;
        set.insert(index);
        set
    }

    #[inline]
    pub(super) fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Inserts a number if a condition holds, without a branch: the processor could not predict it.
    #[inline]
    pub(super) fn insert_if(&mut self, index: usize, condition: bool) {
        self.0[index / 64] |= u64::from(condition) << (index % 64);
    }

    #[inline]
    pub(super) fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    #[inline]
    pub(super) fn contains(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        // All words at once: the processor would often mispredict a branch for each.
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(super) fn meets(&self, other: Self) -> bool {
        !(*self & other).is_empty()
    }

    #[inline]
    pub(super) fn is_within(&self, other: Self) -> bool {
        (*self - other).is_empty()
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The smallest number.
    #[inline]
    pub(super) fn first(&self) -> Option<usize> {
        self.into_iter().next()
    }
}

impl<const N: usize> BitAnd for Bits<N> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl<const N: usize> BitOr for Bits<N> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl<const N: usize> BitOrAssign for Bits<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const N: usize> Sub for Bits<N> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

impl<const N: usize> SubAssign for Bits<N> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> IntoIterator for Bits<N> {
    type Item = usize;
    type IntoIter = Iter<N>;
    #[inline]
    fn into_iter(self) -> Iter<N> {
        Iter { left: self, word: 0 }
    }
}

/// Iterates over the numbers of a set, in ascending order.
pub(super) struct Iter<const N: usize> {
    left: Bits<N>,
    word: usize,
}

impl<const N: usize> Iterator for Iter<N> {
    type Item = usize;
    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word < N {
            let bits = &mut self.left.0[self.word];
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(self.word * 64 + bit);
            }
            self.word += 1;
        }
        None
    }
}
