//! Letters that mean harm.
