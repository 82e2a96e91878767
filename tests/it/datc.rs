//! The DATC cases, by number, as data.
