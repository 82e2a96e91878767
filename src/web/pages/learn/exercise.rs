//! The page of an exercise: its board, the task, and the outcome of an answer.
use super::{answer, find, first_game};
use crate::boards::catalogue::LoadedBoard;
use crate::families::learn::{Course, Exercise, Verdict};
use crate::families::sheet::{ChoiceGroup, OrderChoice, OrderRow, PlayerView, SetupGrid, Verb};
use crate::web::AppState;
use crate::web::cache::{HTML, RenderedPage, Source};
use crate::web::fields::{Field, FieldKind, FormFrame, hidden};
use crate::web::forms::Fields;
use crate::web::pages::play::grid;
use crate::web::pages::{NavEntry, Page, board, failure, files, missing, page, prose, site_header};
use crate::web::public::{self, PublicRequest};
use anyhow::Result;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// The number of wrong answers after which the page offers the correct one.
const MISSES: usize = 2;

/// `/learn/diplomacy/3`: the position and its task.
pub(in crate::web) async fn show(
    State(app): State<Arc<AppState>>,
    asked: PublicRequest,
    Path((game, number)): Path<(String, String)>,
) -> Response {
    let Some(task) = LessonPage::find(&app, &game, &number) else { return missing().await };
    public::page(&app, asked, format!("/learn/{game}/{}", task.n), move |_, app| {
        Ok(Some(RenderedPage::new(HTML, task.asked(app, &[], 0)?.into_string(), Source::Program)))
    })
    .await
}

/// The same page with an answer, which is judged and not stored.
pub(in crate::web) async fn post(
    State(app): State<Arc<AppState>>,
    Path((game, number)): Path<(String, String)>,
    body: Bytes,
) -> Response {
    let Some(task) = LessonPage::find(&app, &game, &number) else { return missing().await };
    let drawn = app.read(move |app, _| {
        let fields = Fields::of(&body);
        let n_misses = fields.line("misses").parse().unwrap_or(0).min(MISSES);
        let lines = answer::lines(&fields);
        match fields.line("do") {
            "again" => task.asked(app, &lines, n_misses),
            "show" => task.judged(app, &task.exercise.answer, n_misses),
            _ => task.judged(app, &lines, n_misses),
        }
    });
    match drawn.await {
        Ok(page) => ([HTML_KIND], page.into_string()).into_response(),
        Err(error) => failure(&error),
    }
}

const HTML_KIND: (axum::http::HeaderName, &str) = (axum::http::header::CONTENT_TYPE, HTML);

/// An exercise of a course.
#[derive(Clone, Copy)]
struct LessonPage {
    course: &'static Course,
    exercise: &'static Exercise,
    /// Its number, counted from 1.
    n: usize,
}

impl LessonPage {
    fn find(app: &AppState, game: &str, number: &str) -> Option<Self> {
        let course = find(app, game)?;
        let n = number.parse().ok()?;
        Some(Self { course, exercise: course.exercise(n)?, n })
    }

    fn address(self) -> String {
        format!("/learn/{}/{}", self.course.family.key(), self.n)
    }

    /// The page with the task, and with these orders selected.
    fn asked(self, app: &AppState, lines: &[String], n_misses: usize) -> Result<Markup> {
        let exercise = self.exercise;
        let ready = app.judge.catalogue.board(&self.course.board)?;
        let sheet = exercise.sheet().unwrap_or_default();
        let orders = if lines.is_empty() { Vec::new() } else { exercise.judge(lines).orders };
        // A setup begins with one that does not solve the task.
        let is_new = orders.is_empty() && exercise.placing(&[]).is_some();
        let placed = if is_new { exercise.judge(&exercise.miss).orders } else { orders.clone() };
        let (rows, placing) = (exercise.rows(&orders), exercise.placing(&placed));
        let address = self.address();
        let frame = FormFrame { action: &address, class: "orders", id: "answer-form", ..FormFrame::default() };
        let panel = html! {
            (self.head(html! { p.task { (exercise.task) } }))
            (frame.around(&html! {
                (hidden("misses", &n_misses.to_string()))
                @if !rows.is_empty() { (list(&rows, &orders, &sheet, exercise.you.index())) }
                @if let Some(placing) = &placing { (set_up(placing, self.course)) }
                details.typed {
                    summary { "Orders as text" }
                    (Field::new("lines", "Orders, one a line", FieldKind::Lines(3)).draw(""))
                }
            }))
            (positions(&ready, &sheet))
        };
        let bar = html! {
            p.state { b #state { "You play " (exercise.your_name()) "." } " " span #hint {} }
            p.buttons {
                button.main #main form="answer-form" name="do" value="try" { "Submit orders" }
                @if MISSES <= n_misses { button.quiet #second form="answer-form" name="do" value="show" { "Show answer" } }
            }
        };
        Ok(self.page(app, &ready, &sheet, &LessonParts { panel, bar, ..LessonParts::default() }))
    }

    /// The page with the outcome of these orders.
    fn judged(self, app: &AppState, lines: &[String], n_misses: usize) -> Result<Markup> {
        let exercise = self.exercise;
        let verdict = exercise.judge(lines);
        let ready = app.judge.catalogue.board(&self.course.board)?;
        let sheet = verdict.sheet.clone().or_else(|| exercise.sheet()).unwrap_or_default();
        let n_misses = if verdict.is_right { n_misses } else { (n_misses + 1).min(MISSES) };
        let panel = html! {
            (self.head(if verdict.is_right { self.praise() } else { self.shortfall(&verdict) }))
            (positions(&ready, &sheet))
        };
        let results = results(&verdict, &sheet);
        let bar = html! {
            p.state role="status" { b #state { @if verdict.is_right { "Done." } @else { "Not yet." } } }
            div.buttons {
                @if verdict.is_right { (self.onward()) } @else {
                    (FormFrame { action: &self.address(), ..FormFrame::default() }.around(&html! {
                        (hidden("misses", &n_misses.to_string()))
                        (hidden("lines", &verdict.orders.join("\n")))
                        button.main #main name="do" value="again" { "Try again" }
                        @if MISSES <= n_misses { " " button.quiet #second name="do" value="show" { "Show answer" } }
                    }))
                }
            }
        };
        let said = html! { @if verdict.is_right { "Done." } @else { "Not yet." } };
        Ok(self.page(
            app,
            &ready,
            &sheet,
            &LessonParts { said, panel, results, bar, is_done: verdict.is_right, is_played: verdict.sheet.is_some() },
        ))
    }

    /// The title, with the text below it.
    fn head(self, text: Markup) -> Markup {
        html! {
            h2 { (self.exercise.title) }
            (text)
        }
    }

    fn praise(self) -> Markup {
        html! {
            p.good { (self.exercise.good) }
            p { strong { (self.exercise.rule) } }
        }
    }

    fn shortfall(self, verdict: &Verdict) -> Markup {
        html! {
            p.task { (self.exercise.task) }
            ul.shortfall {
                @for (line, why) in &verdict.refused { li { code { (line) } ": " (why) } }
                @for why in &verdict.unmet { li { (why) } }
                @if verdict.orders.is_empty() && verdict.refused.is_empty() { li { "You gave no order." } }
            }
        }
    }

    /// The link to the next task, or after the last one to a game.
    fn onward(self) -> Markup {
        let game = self.course.family.key();
        html! {
            @if self.n < self.course.exercises.len() {
                a.button.main #main href={ "/learn/" (game) "/" (self.n + 1) } { "Next" }
            } @else {
                a.button.main #main href=(first_game(self.course)) { "Play a full game against bots" }
            }
        }
    }

    fn page(self, app: &AppState, ready: &LoadedBoard, sheet: &PlayerView, parts: &LessonParts) -> Markup {
        let title = format!("{} – learn {}", self.exercise.title, self.course.family.title());
        let judge = &app.judge.name;
        let head = site_header::task(
            judge,
            &html! {
                h1 { bdi { (self.exercise.title) } " " small.as { "Learn " (self.course.family.title()) } }
                p.when { a href={ "/learn/" (self.course.family.key()) } { (self.n) " of " (self.course.exercises.len()) } }
            },
        );
        let about = Page { title: &title, judge, place: NavEntry::Learn, game: Some(head), ..Page::default() };
        // Places link to their rows.
        let links = Some(("#at-", ""));
        let body = html! {
            figure.board #board data-shapes=[board::address(ready)] data-played[parts.is_played] {
                @if let Some(map) = board::map(ready, sheet, &board::Options { links, ..board::Options::default() }) { (map) }
            }
            div.say #say aria-live="polite" { (parts.said) }
            aside.side #side aria-label="Task" data-learn=(self.course.family.key()) data-n=(self.n) data-done[parts.is_done] {
                section.panel #orders data-title="Task" aria-label="Task" { (parts.panel) }
                @if !parts.results.0.is_empty() { section.panel #results data-title="Results" aria-label="Results" { (parts.results) } }
                footer.bar #bar { (parts.bar) }
            }
        };
        page(&about, &body)
    }
}

/// The parts of a page next to its board.
#[derive(Default)]
struct LessonParts {
    /// The line that screen readers announce.
    said: Markup,
    /// The task, with its form or with the verdict.
    panel: Markup,
    /// The results of orders. Empty before the first answer.
    results: Markup,
    /// The progress, and the buttons.
    bar: Markup,
    /// Whether the task is done.
    is_done: bool,
    /// Whether the board animates the outcome.
    is_played: bool,
}

/// The rows of orders, as on the page of a game.
fn list(rows: &[OrderRow], orders: &[String], sheet: &PlayerView, you: usize) -> Markup {
    let class = crate::picture::page::classes(sheet).get(you).cloned().unwrap_or_default();
    html! {
        ol.rows data-side=(class) {
            @for (n, row) in (1..).zip(rows) {
                @let id = format!("order-{n}");
                @let chosen = row.order.as_ref().or_else(|| orders.iter().find(|order| has(row, order)));
                // A place may have several rows. Links lead to the first.
                @let is_first = !rows.iter().take(n - 1).any(|other| other.at == row.at);
                li id=[row.at.as_ref().filter(|_| is_first).map(|at| format!("at-{at}"))] data-at=[row.at.as_deref()] data-row=(n) data-task=(row.task.word()) {
                    label for=(id) { span.dot aria-hidden="true" {} (row.name) }
                    input type="hidden" name={ "was-" (id) } value="";
                    select id=(id) name=(id) {
                        option value="" selected[chosen.is_none()] { "No order" }
                        @for group in &row.groups {
                            optgroup label=(group.name) { (choices(group, chosen)) }
                        }
                    }
                    div.notes hidden {}
                }
            }
        }
    }
}

fn choices(group: &ChoiceGroup, chosen: Option<&String>) -> Markup {
    html! { @for choice in &group.choices { (option(group.verb, choice, chosen == Some(&choice.line))) } }
}

/// An option with the exact line that it sends, and its data for the board.
fn option(verb: Verb, choice: &OrderChoice, is_selected: bool) -> Markup {
    html! {
        option value=(choice.line) data-verb=(verb.word()) data-of=[choice.of.as_deref()] data-to=[choice.to.as_deref()]
            selected[is_selected] { (choice.label) }
    }
}

fn has(row: &OrderRow, order: &str) -> bool {
    row.groups.iter().any(|group| group.choices.iter().any(|choice| choice.line == order))
}

/// A setup, as on the page of a game.
fn set_up(placing: &SetupGrid, course: &Course) -> Markup {
    html! {
        (hidden("opens", &placing.opens))
        (grid::grid(None, placing, None, &[]))
        @if let Some(address) = files::family_address(course.family.key()) { script type="module" src=(address) {} }
    }
}

/// The results of orders, with their reasons.
fn results(verdict: &Verdict, sheet: &PlayerView) -> Markup {
    html! {
        @if verdict.sheet.is_some() {
            h2 { "What happened" }
            @if verdict.entries.is_empty() { (prose::part(&verdict.told)) } @else { (board::results(sheet, &verdict.entries)) }
        }
    }
}

/// The position in words, for readers who cannot see the board.
fn positions(ready: &LoadedBoard, sheet: &PlayerView) -> Markup {
    html! { details.positions { summary { "Position in words" } (board::positions(ready, sheet)) } }
}
