//! Orders as they come in: read, judged, and looked over as a set.
pub mod answers;
pub mod grammar;
pub mod legal;
pub mod names;
pub mod options;
pub mod review;
