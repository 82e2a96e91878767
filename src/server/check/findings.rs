//! The findings of a check.
use crate::mail::names::Found;
use serde::Serialize;

/// The state of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FindingLevel {
    /// As it should be.
    Ok,
    /// A thing to know.
    Note,
    /// A thing to mend.
    Wrong,
}

/// One finding.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    /// The state of it.
    pub level: FindingLevel,
    /// The thing that was found.
    pub what: String,
    /// The remedy for it; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub remedy: String,
}

/// The findings, in the order in which they were made.
#[derive(Clone, Debug, Default)]
pub struct Findings(Vec<Finding>);

impl Findings {
    /// All of them.
    pub fn all(&self) -> &[Finding] {
        &self.0
    }

    /// Adds a thing that is as it should be.
    pub fn good(&mut self, what: impl Into<String>) {
        self.add(FindingLevel::Ok, what.into(), "");
    }

    /// Adds a thing to know.
    pub fn note(&mut self, what: impl Into<String>) {
        self.add(FindingLevel::Note, what.into(), "");
    }

    /// Adds a thing to mend, and how.
    pub fn wrong(&mut self, what: impl Into<String>, remedy: &str) {
        self.add(FindingLevel::Wrong, what.into(), remedy);
    }

    /// Adds the findings of the DNS.
    pub fn found(&mut self, found: Found) {
        match found {
            Found::Good(what) => self.good(what),
            Found::Note(what) => self.note(what),
            Found::Wrong(what, remedy) => self.wrong(what, &remedy),
        }
    }

    fn add(&mut self, level: FindingLevel, what: String, remedy: &str) {
        self.0.push(Finding { level, what, remedy: remedy.to_owned() });
    }

    /// Returns the number of things that are wrong.
    pub fn n_wrong(&self) -> usize {
        self.0.iter().filter(|finding| finding.level == FindingLevel::Wrong).count()
    }

    /// For people.
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

    /// For programs.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn json(&self) -> serde_json::Result<String> {
        let all = serde_json::json!({ "problems": self.n_wrong(), "findings": self.0 });
        Ok(serde_json::to_string_pretty(&all)? + "\n")
    }
}
