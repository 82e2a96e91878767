//! `/help/how-to-play-diplomacy`: the rules of a game as in HELP, with pictures of teaching positions.
use super::{board, prose};
use crate::boards::catalogue::LoadedBoard;
use crate::families::learn::{self, Course, Exercise};
use crate::families::sheet::{OrderAction, PlayerView};
use crate::text::doc::Doc;
use crate::web::AppState;
use anyhow::Result;
use maud::{Markup, html};

/// The course whose rules are at this path, if there is one.
pub(super) fn course(path: &str) -> Option<&'static Course> {
    learn::course(path.strip_prefix("how-to-play-").or_else(|| path.strip_prefix("rules."))?)
}

/// The rules, with their pictures.
pub(super) fn shown(app: &AppState, course: &Course, rules: &Doc) -> Result<Markup> {
    let ready = app.judge.catalogue.board(&course.board)?;
    Ok(html! {
        @for (n, (head, part)) in rules.sections().iter().enumerate() {
            section.rules {
                @if n == 0 { h1 { (sentence(head, course)) } } @else { h2 { (sentence(head, course)) } }
                (prose::part(part))
                @if n == 0 {
                    p { a.button href={ "/learn/" (course.family.key()) "/1" } { "Learn it on the board" } }
                }
                @for exercise in course.exercises.iter().filter(|exercise| is_of(exercise, head)) {
                    (picture(&ready, exercise))
                }
            }
        }
    })
}

fn is_of(exercise: &Exercise, head: &str) -> bool {
    exercise.shows.as_ref().is_some_and(|shows| shows.eq_ignore_ascii_case(head))
}

/// A heading in capitals as the start of a sentence.
fn sentence(head: &str, course: &Course) -> String {
    let lower = head.to_lowercase();
    let mut letters = lower.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str()).replace(course.family.key(), course.family.title())
}

/// The result of the correct answer, as a picture of the relevant part of the board.
fn picture(ready: &LoadedBoard, exercise: &Exercise) -> Markup {
    let Some(sheet) = exercise.judge(&exercise.answer).sheet else { return html! {} };
    let Some(map) = board::part(ready, &sheet, part(ready, &sheet)) else { return html! {} };
    html! {
        figure.board.example {
            div.frame { (map) }
            figcaption { (exercise.rule) }
        }
    }
}

/// The margin of a picture around its action, in pixels.
const MARGIN: f32 = 130.0;

/// The part of the board with the action, as left, top, width and height. `None` if that is most of the board.
fn part(ready: &LoadedBoard, sheet: &PlayerView) -> Option<[f32; 4]> {
    let chart = ready.chart()?;
    let targets = sheet.deeds.iter().filter_map(|deed| match &deed.what {
        OrderAction::Move { to, .. } | OrderAction::Attack { to } | OrderAction::Retreat { to } => Some(to),
        _ => None,
    });
    let places = sheet.pieces.iter().map(|piece| &piece.at).chain(targets);
    let spot = |at: &String| chart.places.get(at.split('/').next().unwrap_or(at)).map(|place| place.unit);
    let (xs, ys): (Vec<f32>, Vec<f32>) = places.filter_map(spot).unzip();
    let (left, width) = around(&xs, chart.size.0 as f32)?;
    let (top, height) = around(&ys, chart.size.1 as f32)?;
    let whole = chart.size.0 as f32 * chart.size.1 as f32;
    (width * height < 0.5 * whole).then_some([left, top, width, height])
}

/// The start and length of the range around these numbers, limited to the interval from 0 to `end`.
fn around(numbers: &[f32], end: f32) -> Option<(f32, f32)> {
    let low = numbers.iter().copied().reduce(f32::min)? - MARGIN;
    let high = numbers.iter().copied().reduce(f32::max)? + MARGIN;
    Some((low.max(0.0), high.min(end) - low.max(0.0)))
}
