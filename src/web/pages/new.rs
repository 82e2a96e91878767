//! `/my/new`: a new game, with everything that can be set of it.
use super::boards::first_position;
use super::private_page::{PrivatePage, Screen};
use super::{NavEntry, board, settings};
use crate::boards::catalogue::Catalogue;
use crate::families::Variant;
use crate::families::setting::{Form, Kept, Setting};
use crate::game::dates::zone_name;
use crate::game::settings::{Settings, all, keys};
use crate::referee::table::alone;
use crate::web::forms::{self, FormContext, FormToken, Redirect};
use crate::web::words::games as words;
use anyhow::Result;
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// The name of the form.
const FORM: &str = "new-game";
/// Settings that have a place of their own on the page.
const ELSEWHERE: &[&str] = &[keys::PRESS.name, keys::ZONE.name, keys::MANUAL_PROCESS.name, keys::COMPUTERS.name];

/// The page: first the board, and what can be set depends on that.
pub(in crate::web) async fn show(visit: PrivatePage) -> Response {
    visit
        .show(|glance| {
            let (cx, catalogue) = (glance.context(), &glance.app.judge.catalogue);
            let usual = catalogue.families().first().map_or("", |family| family.default_board());
            // Another board is looked at, or what was sent is refused: it is about the board that was chosen.
            let asked = glance.typed.filter(|typed| typed.line("form") == FORM).unwrap_or(glance.query);
            let asked = asked.given("board").and_then(|board| catalogue.find(board));
            let board = asked.unwrap_or_else(|| usual.to_owned());
            let ready = catalogue.board(&board)?;
            let position = first_position(glance.app, &ready)?;
            let new = NewGameForm {
                picture: position.and_then(|position| board::map(&ready, &position, &board::Options::default())),
                variant: ready.variant.clone(),
                name: match glance.query.given("name") {
                    Some(typed) => typed.to_owned(),
                    None => alone::free_name(&cx, &board)?,
                },
                zone: zone_name(&cx.zone()),
                board,
            };
            let body = html! { h1 { "New game" } (new.drawn(glance.form_token, catalogue)?) };
            Ok(Some(Screen { title: "New game".to_owned(), place: NavEntry::My, body, ..Screen::default() }))
        })
        .await
}

/// Shows the choice of the board: it is the one that is chosen here when the game begins. What can be set depends on
/// it, and is drawn anew on demand.
fn boards(catalogue: &Catalogue, chosen: &str, picture: Option<&Markup>) -> Result<Markup> {
    Ok(html! {
        div.row {
            div {
                label for="board" { "Board" }
                (select_board(catalogue, "board", Some(chosen))?)
            }
            button.quiet name="do" value="look" formnovalidate { "Show its settings" }
        }
        @if let Some(picture) = picture { figure.board.preview { (picture) } }
        p.hint { a href={ "/boards/" (chosen) } { "More about this board" } " · " a href="/boards" { "all boards" } }
    })
}

/// All boards as a list, by family.
///
/// # Errors
/// If a board cannot be read.
pub(in crate::web) fn select_board(catalogue: &Catalogue, name: &str, chosen: Option<&str>) -> Result<Markup> {
    let mut boards = Vec::new();
    for board in catalogue.names() {
        let variant = catalogue.board(&board)?.variant;
        boards.push((variant.family().key(), format!("{} ({})", variant.title(), variant.n_played()), board));
    }
    Ok(html! {
        select id=(name) name=(name) {
            @for family in catalogue.families() {
                optgroup label=(family.title()) {
                    @for (_, shown, board) in boards.iter().filter(|(own, ..)| *own == family.key()) {
                        option value=(board) selected[chosen == Some(board)] { (shown) }
                    }
                }
            }
        }
    })
}

/// A game that is to be.
struct NewGameForm {
    board: String,
    /// The board as it is when a game begins, if it has a picture.
    picture: Option<Markup>,
    variant: Arc<dyn Variant>,
    /// A name that no game has.
    name: String,
    /// The zone of whoever begins it.
    zone: String,
}

impl NewGameForm {
    fn drawn(&self, form_token: &FormToken, catalogue: &Catalogue) -> Result<Markup> {
        let settings = Settings::new(Kept::default(), self.variant.clone());
        let back = format!("/my/new?board={}", self.board);
        let about = FormContext { back, then: Redirect::Inside, ..FormContext::default() };
        let powers = self.variant.play(&Kept::default()).map_err(|why| anyhow::anyhow!(why))?;
        let own = |name: &str| all(self.variant.family()).find(|setting| setting.name == name);
        let line = format!("CREATE ?{} - {}", self.name, self.board);
        Ok(html! {
            form method="post" action="/my/letters" {
                (form_token.hidden(FORM, &about))
                // What the key Enter presses is the first button of a form.
                button hidden { (words::begin()) }
                (boards(catalogue, &self.board, self.picture.as_ref())?)
                div.field {
                    label for="name" { "Name of the game" }
                    input #name name="name" value=(self.name) maxlength="24" required
                        autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="about-name";
                    p.hint #about-name { (words::about_name()) }
                }
                fieldset {
                    legend { "You play with" }
                    p { label.plain { input type="radio" name="with" value="people" checked; " " (words::with_people()) } }
                    p { label.plain { input type="radio" name="with" value="computers"; " " (words::with_computers()) } }
                    div.field.indented {
                        label.plain for="power" { "As" }
                        " "
                        select #power name="power" {
                            option value="" { "any power" }
                            @for power in powers.played() {
                                @if let Some(power) = powers.powers().get(power.index()) {
                                    option value=(power.name) { (power.name) }
                                }
                            }
                        }
                    }
                    p { label.plain { input type="radio" name="with" value="nobody"; " " (words::with_nobody()) } }
                }
                p.hint { (words::for_people()) }
                fieldset {
                    legend { "Who may join" }
                    p { label.plain { input type="checkbox" name="master" value="yes"; " " (words::as_master()) } }
                    div.field {
                        label for="invite" { "Invite" }
                        input #invite.long name="invite" inputmode="email" autocomplete="off" aria-describedby="about-invite";
                        p.hint #about-invite { (words::about_invite()) }
                    }
                    div.field {
                        label for="join" { "Word to join" }
                        input #join name="join" maxlength="40" autocomplete="off" spellcheck="false" aria-describedby="about-join";
                        p.hint #about-join { (words::about_join()) }
                    }
                }
                (self.pace(&settings))
                fieldset {
                    legend { "Press" }
                    @if let Some(press) = own(keys::PRESS.name) { (settings::control(&settings, press, false)) }
                }
                div.field {
                    label for="comment" { "What is said about the game" }
                    textarea #comment name="comment" rows="2" dir="auto" maxlength="2000" {}
                }
                p { (words::all_else()) }
                (settings::folded(&settings, false, ELSEWHERE))
                div.buttons { button { (words::begin()) } }
                (forms::shown(&[line, "SET …".to_owned()]))
            }
        })
    }

    /// Shows the choice of how often a turn ends, and whether it may run early.
    fn pace(&self, settings: &Settings) -> Markup {
        let family = self.variant.family();
        let Some(stage) = family.stages().first() else { return html! {} };
        let words_of = |setting: &Setting| {
            setting.forms.iter().find_map(|form| match form {
                Form::Clock(words, own) if own.key == stage.key => Some(*words),
                _ => None,
            })
        };
        let Some(clock) = family.settings().iter().find_map(words_of) else { return html! {} };
        let at = settings.clocking(stage).clock.map(|minute| format!("{:02}:{:02}", minute / 60, minute % 60));
        let at = at.unwrap_or_default();
        html! {
            fieldset {
                legend { "Pace" }
                div.row {
                    div {
                        label for="every-n" { "A turn every" }
                        input type="hidden" name="was-every-n" value=(stage.days);
                        input #every-n.short name="every-n" type="number" min="1" max="1000" value=(stage.days) required;
                    }
                    div {
                        label for="every-unit" { "Unit" }
                        input type="hidden" name="was-every-unit" value="days";
                        select #every-unit name="every-unit" {
                            option value="days" { "days" }
                            option value="hours" { "hours" }
                        }
                    }
                    div {
                        label for="every-at" { "at" }
                        input type="hidden" name="was-every-at" value=(at);
                        input #every-at name="every-at" type="time" value=(at);
                    }
                    div {
                        label for="zone" { "Time zone" }
                        input type="hidden" name="was-say-zone.zone" value="UTC";
                        input #zone name="say-zone.zone" value=(self.zone) spellcheck="false" autocomplete="off";
                    }
                }
                input type="hidden" name="stage" value=(clock);
                div.field {
                    label for="run" { "It runs" }
                    select #run name="run" {
                        option value="final" { (words::run_early(stage.delay_minutes)) }
                        option value="deadline" { (words::run_at_deadline()) }
                        option value="master" { (words::run_by_master()) }
                    }
                }
            }
        }
    }
}
