//! Dates as people write them, and deadlines.
