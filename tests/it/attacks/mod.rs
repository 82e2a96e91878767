//! Attacks: whole classes of letters that forge something, each tried in many shapes.
mod bounces;
mod vouching;
