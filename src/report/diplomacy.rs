//! The words for Diplomacy.
