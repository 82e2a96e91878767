//! The judge's reply to the orders of the page, reworded for the page, since its visitor did not write the surrounding
//! lines.
use super::forecast::{self, OrderForecast};
use super::order_page::{OrderPage, Stand, of_hand};
use crate::store::{Life, LineOutcome, LineResult};
use crate::web::pages::letters::goes_without_saying;
use crate::web::words::play as words;
use maud::{Markup, html};
use serde_json::Value;

/// The lines that the page adds around the orders.
const AROUND: &[&str] = &["SET WAIT", "SET NO WAIT"];

/// Returns the answers that are useful to a person who has only chosen orders.
pub(super) fn plain(said: &[LineResult], page: &OrderPage, forecast: Option<&OrderForecast>) -> Vec<LineResult> {
    let Some(late) = late(said) else {
        // The forecast appears among the results.
        let ahead = forecast.and_then(|_| forecast::line(said));
        return said.iter().filter(|said| Some(*said) != ahead).cloned().map(without_assumed).collect();
    };
    let is_own = |said: &&LineResult| !AROUND.contains(&said.line.as_str()) && !said.line.starts_with("FORECAST");
    let in_own_words = |said: &LineResult| match said.line == late.line && page.life == Life::Running {
        true => {
            let why = words::phase_is_over(label(late), &page.when, &page.phase, page.has_tried());
            LineResult { why, said: Value::Null, ..said.clone() }
        }
        false => said.clone(),
    };
    said.iter().filter(is_own).map(in_own_words).collect()
}

/// Returns a short summary if every line did what the page asked for, without remarks.
pub(super) fn in_short(said: &[LineResult], page: &OrderPage, forecast: Option<&OrderForecast>) -> Option<Markup> {
    let rows = || page.hands.iter().flat_map(|hand| hand.rows.iter().map(move |row| (hand, row)));
    let is_filed =
        |line: &str| rows().any(|(hand, row)| !row.filed.is_empty() && of_hand(line, &hand.name) == row.filed);
    let is_order = |line: &str| line.starts_with("DROP ") || is_filed(line) || is_set_up(line);
    let sets_up = said.iter().any(|said| is_set_up(&said.line));
    // The board shows the game that a setup begins.
    let is_shown = |said: &LineResult| sets_up && said.outcome == LineOutcome::Told;
    let mut own = said.iter().filter(|said| !goes_without_saying(said) && !is_shown(said));
    let known = ["SET WAIT", "SET NO WAIT", "UNDO", "PROCESS"];
    let has = |line: &str| said.iter().find(|said| said.line == line);
    let (runs, ahead) = (has("PROCESS").is_some(), forecast::line(said));
    let is_plain = |said: &LineResult| {
        let is_known = known.contains(&said.line.as_str()) || said.line.starts_with("KEEP SETUP ");
        said.outcome == LineOutcome::Done && (runs || is_order(&said.line) || is_known)
            || forecast.is_some() && Some(said) == ahead
    };
    // The board shows that a solo game has begun.
    let begins = page.is_solo && said.iter().any(|said| said.line.starts_with("CREATE "));
    if begins && said.iter().all(|said| said.outcome == LineOutcome::Done) {
        return Some(html! { "The game starts." });
    }
    // The page shows the creator's next steps.
    let created = said.iter().find(|said| said.line.starts_with("CREATE ")).filter(|_| page.life == Life::Forming);
    if let Some(created) = created.filter(|_| said.iter().all(|said| said.outcome == LineOutcome::Done)) {
        let first = created.why.split([':', '\n']).next().unwrap_or_default();
        return Some(html! { (first) "." });
    }
    if said.is_empty() || !own.all(is_plain) {
        return None;
    }
    let kept = said.iter().find(|said| said.line.starts_with("KEEP SETUP "));
    let text = match () {
        () if let Some(forecast) = forecast
            && ahead.is_some() =>
        {
            return Some(forecast.in_short(&page.own));
        }
        () if sets_up && !page.has_grid() => "The game has started.",
        () if runs => "The turn has run.",
        () if let Some(kept) = kept => &kept.why,
        () if let Some(undone) = has("UNDO") => &undone.why,
        () if has("SET NO WAIT").is_some() && page.stand != Stand::Final => {
            "Saved. You are ready once all your orders are in."
        }
        () if has("SET NO WAIT").is_some() => "Ready. You can still change your orders until the turn runs.",
        () if sets_up => "Set-up saved.",
        () if said.iter().any(|said| is_order(&said.line)) => "Saved.",
        () if has("SET WAIT").is_some() => "The turn waits for the deadline.",
        () => "Saved.",
    };
    Some(html! { (text) })
}

/// Returns whether the line is a setup: rows of pieces, or a saved one by its name.
fn is_set_up(line: &str) -> bool {
    ["SETUP ", "SETUP\n", "USE SETUP "].iter().any(|word| line.starts_with(word))
}

/// The line which shows that the phase of the page was already over, if it was. The first PHASE is the page's own.
pub(super) fn late(said: &[LineResult]) -> Option<&LineResult> {
    said.iter().find(|said| !label(said).is_empty()).filter(|said| said.outcome == LineOutcome::Refused)
}

/// The phase that a line names: `S1901M`.
fn label(said: &LineResult) -> &str {
    said.line.strip_prefix("PHASE ").unwrap_or_default()
}

/// Returns whether the line was not even read, because of one above it.
pub(super) fn is_passed_over(said: &LineResult) -> bool {
    said.outcome == LineOutcome::Refused && said.why.is_empty()
}

/// A forecast without the remarks on assumed lines, which the draft already shows.
fn without_assumed(said: LineResult) -> LineResult {
    let is_assumed = |text: &str| ["Assumed: ", "*** "].iter().any(|word| text.starts_with(word));
    match said.why.split_once("\n\n") {
        Some((assumed, rest)) if said.line.starts_with("FORECAST") && is_assumed(assumed) => {
            LineResult { why: rest.to_owned(), said: Value::Null, ..said }
        }
        _ => said,
    }
}
