//! The boards that ship with the judge, and the systems they are played by.
use crate::game::system::System;
use crate::rules::diplomacy::Diplomacy;
use anyhow::{Context as _, Result};
use std::collections::BTreeMap;
use std::sync::Arc;

include!(concat!(env!("OUT_DIR"), "/variants.rs"));

/// Every game that can be played here, by the name of its variant.
pub struct Catalogue {
    systems: BTreeMap<String, Arc<dyn System>>,
}

impl Catalogue {
    /// Reads the boards that ship with the judge.
    ///
    /// # Errors
    /// If one of them is wrong, which the tests would have found.
    pub fn shipped() -> Result<Self> {
        todo!()
    }

    /// The system of a variant.
    ///
    /// # Errors
    /// If there is none of that name.
    pub fn system(&self, variant: &str) -> Result<Arc<dyn System>> {
        self.systems.get(variant).cloned().with_context(|| format!("there is no variant '{variant}'"))
    }

    /// The names of all variants.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.systems.keys().map(String::as_str)
    }
}
