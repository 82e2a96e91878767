//! The findings of a check.
use crate::mail::names::Found;
use serde::Serialize;

/// The level of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FindingLevel {
    /// Correct.
    Ok,
    /// Worth knowing.
    Note,
    /// Needs a fix.
    Wrong,
}

/// One finding.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    /// The level.
    pub level: FindingLevel,
    /// The finding, as a sentence.
    pub what: String,
    /// The remedy; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub remedy: String,
}

/// The findings, in order.
#[derive(Clone, Debug, Default)]
pub struct Findings(Vec<Finding>);

impl Findings {
    /// All findings.
    pub fn all(&self) -> &[Finding] {
        &self.0
    }

    /// Adds a correct state.
    pub fn good(&mut self, what: impl Into<String>) {
        self.add(FindingLevel::Ok, what.into(), "");
    }

    /// Adds a fact worth knowing.
    pub fn note(&mut self, what: impl Into<String>) {
        self.add(FindingLevel::Note, what.into(), "");
    }

    /// Adds a problem and its remedy.
    pub fn wrong(&mut self, what: impl Into<String>, remedy: &str) {
        self.add(FindingLevel::Wrong, what.into(), remedy);
    }

    /// Adds a finding about the DNS.
    pub fn found(&mut self, found: Found) {
        match found {
            Found::Good(what) => self.good(what),
            Found::Note(what) => self.note(what),
            Found::Wrong(what, remedy) => self.wrong(what, &remedy),
        }
    }

    /// Removes the problems with this condition key, because something newer is known.
    pub(super) fn forget(&mut self, key: &str) {
        self.0.retain(|finding| finding.what.split(':').next() != Some(key));
    }

    fn add(&mut self, level: FindingLevel, what: String, remedy: &str) {
        self.0.push(Finding { level, what, remedy: remedy.to_owned() });
    }

    /// Returns the number of problems.
    pub fn n_wrong(&self) -> usize {
        self.0.iter().filter(|finding| finding.level == FindingLevel::Wrong).count()
    }

    /// The findings as text for people.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for Finding { level, what, remedy } in &self.0 {
            let word = match level {
                FindingLevel::Ok => "ok   ",
                FindingLevel::Note => "note ",
                FindingLevel::Wrong => "WRONG",
            };
            text += &format!("{word}  {what}\n");
            if !remedy.is_empty() {
                text += &format!("       {remedy}\n");
            }
        }
        text + &match self.n_wrong() {
            0 => "Everything is fine.\n".to_owned(),
            1 => "There is 1 problem.\n".to_owned(),
            n => format!("There are {n} problems.\n"),
        }
    }

    /// The findings as JSON for programs.
    ///
    /// # Errors
    /// If they cannot be serialised.
    pub fn json(&self) -> serde_json::Result<String> {
        let all = serde_json::json!({ "problems": self.n_wrong(), "findings": self.0 });
        Ok(serde_json::to_string_pretty(&all)? + "\n")
    }
}
