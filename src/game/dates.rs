//! Dates as people write them.
