//! Ways with rules of their own. Entry and adjudication both ask here, so that they agree.
pub mod canal;
pub(in crate::rules::diplomacy) mod carriers;
pub mod passage;
pub mod rail;
pub mod transform;
