//! Ways with rules of their own. Entry and adjudication both ask here, so that they agree.
pub mod canal;
pub(crate) mod carriers;
pub mod passage;
pub mod rail;
pub mod transform;
