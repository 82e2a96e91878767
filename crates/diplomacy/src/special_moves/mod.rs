//! Ways to move with special rules. Entry and adjudication both use them, so that they agree.
pub mod canal;
pub(crate) mod carriers;
pub mod passage;
pub mod rail;
pub mod transform;
