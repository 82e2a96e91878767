//! Real and broken mail, and the lines the judge must read from it.
