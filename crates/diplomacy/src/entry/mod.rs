//! Orders as they come in: read, judged, and reviewed as a set.
pub mod answers;
pub mod grammar;
pub mod later;
pub mod legal;
pub mod names;
pub mod options;
pub mod review;
