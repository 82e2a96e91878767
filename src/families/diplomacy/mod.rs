//! Diplomacy as the judge plays it by mail.
pub mod report;
