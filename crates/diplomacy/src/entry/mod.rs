//! Incoming orders: reads and judges them, and reviews them as a set.
pub mod answers;
pub mod grammar;
mod hints;
pub mod later;
pub mod legal;
pub mod letter;
pub mod names;
pub mod options;
pub mod review;
