//! Texts stored by earlier versions, with marks in their lines: reports of turns, and e-mails that wait.
use crate::doc::Doc;
use crate::json::is_web;
use crate::sentence::term;

/// Separates the label of a row from its text.
const ROW: char = '\u{1f}';
/// Begins a line of a person's words.
const QUOTE: char = '\u{1e}';
/// Begins a line with a link to a page.
const LINK: &str = "\u{1c}On the web: ";

impl Doc {
    /// Adds such a text line by line.
    pub(crate) fn add_legacy(&mut self, text: &str) {
        let mut quoted = Vec::new();
        for line in text.trim_matches('\n').lines() {
            match line.strip_prefix(QUOTE) {
                Some(words) => quoted.push(words),
                None => {
                    self.end_quote(&mut quoted);
                    self.add_line(line);
                }
            }
        }
        self.end_quote(&mut quoted);
    }

    fn add_line(&mut self, line: &str) {
        if let Some(url) = line.strip_prefix(LINK).filter(|url| is_web(url)) {
            self.link(url);
        } else if let Some((label, said)) = line.split_once(ROW) {
            self.classic_row(term(label), crate::columns(label), term(said));
        } else if let Some(said) = line.strip_prefix("*** ") {
            self.alarm(term(said));
        } else if line.trim().is_empty() {
            self.gap();
        } else {
            self.classic(term(line));
        }
    }

    fn end_quote(&mut self, quoted: &mut Vec<&str>) {
        if !quoted.is_empty() {
            self.quote(&std::mem::take(quoted).join("\n"));
        }
    }
}
