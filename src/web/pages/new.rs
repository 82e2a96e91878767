//! `/my/new`: a new game, with all its settings.
use super::private_page::{PrivatePage, Screen};
use super::{NavEntry, settings, thumbs};
use crate::boards::catalogue::Catalogue;
use crate::families::Variant;
use crate::families::setting::{Form, Kept, Setting};
use crate::game::dates::zone_name;
use crate::game::settings::{Settings, all, keys};
use crate::referee::table::alone;
use crate::web::fields::{self, Button, Field, FieldKind, hidden};
use crate::web::forms::games::NEW_GAME;
use crate::web::forms::{FormContext, FormToken, FormValues, FormWriter, Redirect};
use crate::web::words::games as words;
use anyhow::Result;
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// Settings with a separate place on the page.
const ELSEWHERE: &[&str] = &[keys::PRESS.name, keys::ZONE.name, keys::MANUAL_PROCESS.name, keys::COMPUTERS.name];

/// The page, which begins with the board, since the settings depend on it.
pub(in crate::web) async fn show(visit: PrivatePage) -> Response {
    visit
        .show(|glance| {
            let (cx, catalogue) = (glance.context(), &glance.app.judge.catalogue);
            let usual = catalogue.families().first().map_or("", |family| family.default_board());
            // After a look at another board, or a refused form, the chosen board applies.
            let asked = glance.typed.filter(|typed| typed.line("form") == NEW_GAME.name).unwrap_or(glance.query);
            let board = asked.given("board").and_then(|board| catalogue.find(board));
            let board = board.unwrap_or_else(|| usual.to_owned());
            let ready = catalogue.board(&board)?;
            let new = NewGameForm {
                variant: ready.variant.clone(),
                name: match glance.query.given("name") {
                    Some(typed) => typed.to_owned(),
                    None => alone::free_name(&cx, &board)?,
                },
                zone: zone_name(&cx.zone()),
                is_against_computers: glance.query.given("with") == Some("computers"),
                board,
            };
            let title = new.title();
            let body = html! { h1 { (title) } (new.drawn(glance.form_token, catalogue)?) };
            Ok(Some(Screen { title, place: NavEntry::My, body, ..Screen::default() }))
        })
        .await
}

/// All boards by family, for a drop-down list.
pub(in crate::web) struct BoardList(Vec<(String, Vec<BoardChoice>)>);

/// A board: its name, and its label.
type BoardChoice = (String, String);

impl BoardList {
    /// The judge's boards.
    ///
    /// # Errors
    /// If a board cannot be read.
    pub(in crate::web) fn of(catalogue: &Catalogue) -> Result<Self> {
        let families = catalogue.families().iter();
        let mut families: Vec<_> =
            families.map(|family| (family.key(), (family.title().to_owned(), Vec::new()))).collect();
        for board in catalogue.names() {
            let variant = catalogue.board(&board)?.variant;
            let own = families.iter_mut().find(|(key, _)| *key == variant.family().key());
            if let Some((_, (_, boards))) = own {
                boards.push((board, format!("{} ({})", variant.title(), variant.n_played())));
            }
        }
        // People look for a board by its title.
        families.iter_mut().for_each(|(_, (_, boards))| boards.sort_by_key(|(_, shown)| shown.to_lowercase()));
        Ok(Self(families.into_iter().map(|(_, family)| family).collect()))
    }

    /// The boards of each family, for a field.
    pub(in crate::web) fn groups(&self) -> Vec<(&str, Vec<fields::Choice<'_>>)> {
        let families = self.0.iter();
        families
            .map(|(title, boards)| {
                (title.as_str(), boards.iter().map(|(name, shown)| (name.as_str(), shown.as_str())).collect())
            })
            .collect()
    }
}

/// A game to be created.
struct NewGameForm {
    board: String,
    variant: Arc<dyn Variant>,
    /// An unused name.
    name: String,
    /// The creator's time zone.
    zone: String,
    /// Whether the page is for a game against bots, which takes only one screen.
    is_against_computers: bool,
}

impl NewGameForm {
    /// `New game`, `Stratego against bots`
    fn title(&self) -> String {
        match self.is_against_computers {
            true => format!("{} against bots", self.variant.family().title()),
            false => "New game".to_owned(),
        }
    }

    fn drawn(&self, form_token: &FormToken, catalogue: &Catalogue) -> Result<Markup> {
        let settings = Settings::new(Kept::default(), self.variant.clone());
        let with = if self.is_against_computers { "&with=computers" } else { "" };
        let back = format!("/my/new?board={}{with}", self.board);
        let about = FormContext { back, then: Redirect::Inside, ..FormContext::default() };
        let rules = self.variant.play(&Kept::default()).map_err(|why| anyhow::anyhow!(why))?;
        let played = rules.played();
        let played = played.iter().filter_map(|power| rules.powers().get(power.index()));
        let powers: Vec<(&str, &str)> =
            [("", "any power")].into_iter().chain(played.map(|power| (&*power.name, &*power.name))).collect();
        let boards = BoardList::of(catalogue)?;
        let groups = boards.groups();
        let filled = FormValues::new(form_token, &about)
            .kind("board", FieldKind::Groups(&groups))
            .value("board", &self.board)
            .value("name", &self.name)
            .value("with", if self.is_against_computers { "computers" } else { "people" })
            .choices("power", &powers)
            .lines(vec![format!("CREATE ?{} - {}", self.name, self.board), "SET …".to_owned()]);
        let pace = Pace::of(&settings);
        let early = pace.as_ref().map(|pace| words::run_early(pace.delay_minutes)).unwrap_or_default();
        let at_once = words::run_early(0);
        let waits = pace.as_ref().is_some_and(|pace| pace.delay_minutes != 0);
        let runs: Vec<(&str, &str)> = [("final", early.as_str())]
            .into_iter()
            .chain(waits.then_some(("soon", at_once.as_str())))
            .chain([("deadline", "at the deadline only"), ("master", "when the GM runs them")])
            .collect();
        let filled = match &pace {
            Some(pace) => pace.fill(filled).choices("run", &runs),
            None => PACE.iter().fold(filled, |filled, name| filled.without(name)),
        };
        let preview = preview(catalogue, self.variant.as_ref(), &self.board);
        let has_pace = pace.is_some();
        Ok(NEW_GAME.draw_with(&filled, |form| {
            html! {
                (form.enter_button())
                @if self.is_against_computers {
                    (preview)
                    (form.field("power"))
                    p.hint { "The game starts at once. Bots play all other powers." }
                    div.buttons { (form.buttons()) }
                    (form.fold("fold more-settings", "More settings", || html! {
                        (board(form))
                        (form.field("name"))
                        (opponents(form, &html! {}))
                        div.for-people { (self.pace(form, has_pace)) }
                        (self.more(form, catalogue, &settings, has_pace))
                    }))
                } @else {
                    (board(form))
                    (preview)
                    (opponents(form, &form.field("power")))
                    div.for-people { (self.pace(form, has_pace)) }
                    div.buttons { (form.buttons()) }
                    (form.fold("fold more-settings", "More settings", || html! {
                        (form.field("name"))
                        (self.more(form, catalogue, &settings, has_pace))
                    }))
                }
            }
        }))
    }

    /// The fields for the pace of a game between people.
    fn pace(&self, form: &FormWriter, has_pace: bool) -> Markup {
        html! {
            @if has_pace {
                fieldset {
                    legend { "Pace" }
                    div.row.every { (form.these(&["every-n", "every-unit", "every-at"])) }
                    (form.field("run"))
                }
            }
        }
    }

    /// The settings that most games leave unchanged. Games that begin at once have only the rules.
    fn more(&self, form: &FormWriter, catalogue: &Catalogue, settings: &Settings, has_pace: bool) -> Markup {
        let press = all(self.variant.family()).find(|setting| setting.name == keys::PRESS.name);
        html! {
            div.for-people {
                @if has_pace {
                    // Players in the default zone change nothing.
                    (hidden("was-say-zone.zone", "UTC"))
                    (form.drawn(&Field::new("say-zone.zone", "Time zone", FieldKind::Zone), &self.zone))
                }
                fieldset { legend { "Access" } (form.these(&["master", "join"])) }
                @if let Some(press) = press {
                    fieldset { legend { "Press" } (settings::control(form, settings, press, false)) }
                }
                (form.field("comment"))
            }
            (settings::rules_folded(form, settings, false))
            div.for-people {
                (settings::folded(form, settings, false, ELSEWHERE))
                (settings::modules(form, catalogue, &[]))
            }
        }
    }
}

/// A small picture of the board, with a link to its page.
pub(super) fn preview(catalogue: &Catalogue, variant: &dyn Variant, board: &str) -> Markup {
    html! {
        figure.preview {
            (thumbs::of_board(catalogue, board))
            figcaption {
                bdi { (variant.title()) } ", " (variant.n_played()) " players. "
                a href={ "/boards/" (board) } { "About this board" }
            }
        }
    }
}

/// The drop-down list of boards.
pub(super) fn board(form: &FormWriter) -> Markup {
    let look = Button { is_early: true, ..Button::with("Show board", "look").quiet() };
    html! { div.row.boards { (form.field("board")) (look.draw()) } }
}

/// The choice of opponents. `power` is the choice of a power against bots.
fn opponents(form: &FormWriter, power: &Markup) -> Markup {
    html! {
        fieldset {
            legend { "Opponents" }
            (form.option("with", "people"))
            div.indented.for-people { (form.field("invite")) }
            (form.option("with", "computers"))
            div.indented.for-computers { (power) }
            (form.option("with", "nobody"))
        }
    }
}

/// The fields of the form for its pace.
const PACE: &[&str] = &["every-n", "every-unit", "every-at", "stage", "stages", "run"];

/// The usual pace of a board: the length of a turn, and whether it may run early.
struct Pace {
    days: String,
    at: String,
    delay_minutes: u32,
    /// The setting's words for the first clock.
    clock: &'static str,
    /// The words for all clocks that wait a while after everyone is ready.
    waiting: String,
}

impl Pace {
    fn of(settings: &Settings) -> Option<Self> {
        let family = settings.variant().family();
        let stage = family.stages().first()?;
        let words_of = |key: &str, setting: &Setting| {
            setting.forms.iter().find_map(|form| match form {
                Form::Clock(words, own) if own.key == key => Some(*words),
                _ => None,
            })
        };
        let clock_of = |key: &str| family.settings().iter().find_map(|setting| words_of(key, setting));
        let clock = clock_of(stage.key)?;
        let waiting = family.stages().iter().filter(|stage| stage.delay_minutes != 0);
        let waiting: Vec<&str> = waiting.filter_map(|stage| clock_of(stage.key)).collect();
        let at = settings.clocking(stage).clock.map(|minute| format!("{:02}:{:02}", minute / 60, minute % 60));
        let (days, delay_minutes) = (stage.days.to_string(), stage.delay_minutes);
        Some(Self { days, at: at.unwrap_or_default(), delay_minutes, clock, waiting: waiting.join(" ") })
    }

    fn fill<'a>(&'a self, filled: FormValues<'a>) -> FormValues<'a> {
        filled
            .value("every-n", &self.days)
            .value("every-unit", "days")
            .value("every-at", &self.at)
            .value("stage", self.clock)
            .value("stages", &self.waiting)
    }
}
