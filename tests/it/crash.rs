//! Killing the judge at any moment loses nothing and does nothing twice.
