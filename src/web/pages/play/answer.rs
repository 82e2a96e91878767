//! What the judge has said to the orders of the page, in the words of the page: its visitor has written none of the lines around them.
use super::order_page::OrderPage;
use crate::store::{Came, Life, Said};
use crate::web::words::play as words;

/// The lines that the page writes around the orders.
const AROUND: &[&str] = &["DRAFT", "END DRAFT", "SET WAIT", "SET NO WAIT"];

/// What is said of each line, as far as it says something to somebody who has only chosen orders.
pub(super) fn plain(said: &[Said], page: &OrderPage) -> Vec<Said> {
    let Some(late) = late(said) else {
        return said.iter().cloned().map(without_assumed).collect();
    };
    let is_own = |said: &&Said| !AROUND.contains(&said.line.as_str()) && !said.line.starts_with("FORECAST");
    let in_own_words = |said: &Said| match said.line == late.line && page.life == Life::Running {
        true => {
            let why = words::phase_is_over(label(late), &page.when, &page.phase, page.has_tried());
            Said { why, ..said.clone() }
        }
        false => said.clone(),
    };
    said.iter().filter(is_own).map(in_own_words).collect()
}

/// The line that says that the phase of the page was over when it was sent, if it was: the first PHASE is the page's own.
pub(super) fn late(said: &[Said]) -> Option<&Said> {
    said.iter().find(|said| !label(said).is_empty()).filter(|said| said.outcome == Came::Refused)
}

/// The phase that a line names: `S1901M`.
fn label(said: &Said) -> &str {
    said.line.strip_prefix("PHASE ").unwrap_or_default()
}

/// Was it not even read, because of a line above it?
pub(super) fn is_passed_over(said: &Said) -> bool {
    said.outcome == Came::Refused && said.why.is_empty()
}

/// A forecast without what it says of each line that it assumes: the draft has said it.
fn without_assumed(said: Said) -> Said {
    let is_assumed = |text: &str| ["Assumed: ", "*** "].iter().any(|word| text.starts_with(word));
    match said.why.split_once("\n\n") {
        Some((assumed, rest)) if said.line.starts_with("FORECAST") && is_assumed(assumed) => {
            Said { why: rest.to_owned(), ..said }
        }
        _ => said,
    }
}
