//! The settings of a game as controls, made from the table of settings and from its family's choices of rules, and the page
//! that changes them, `/my/games/<name>/settings`.
use super::private_page::{PrivatePage, Screen};
use super::{NavEntry, game_address};
use crate::boards::catalogue::Catalogue;
use crate::families::setting::{Form, Setting};
use crate::families::{CHOICES, Family, Question};
use crate::game::modules::GameModule;
use crate::game::settings::{Settings, all, keys};
use crate::referee::modules::choice;
use crate::scripts::ScriptKind;
use crate::scripts::head::Head;
use crate::store::Life;
use crate::web::access;
use crate::web::fields::{Field, FieldKind};
use crate::web::forms::games::SETTINGS;
use crate::web::forms::{FormContext, FormValues, FormWriter};
use crate::web::words::games as words;
use crate::web::words::settings::choice as words_for;
use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};

/// Settings by subject. Settings in none of these lists come last.
const GROUPS: &[(&str, &[&str])] = &[
    (
        "People and seats",
        &[
            keys::PLAYERS.name,
            keys::POWERS.name,
            keys::DEALING.name,
            keys::COMPUTERS.name,
            keys::VACANT.name,
            keys::APPROVAL.name,
            keys::LEVEL.name,
            keys::DEDICATION.name,
            keys::ONTIMERAT.name,
            keys::RESRAT.name,
            keys::MANUAL_START.name,
            keys::MUSTER.name,
            keys::MUSTER_TIME.name,
        ],
    ),
    (
        "Secrecy",
        &[
            keys::GUNBOAT.name,
            keys::REVEAL.name,
            keys::SHOW.name,
            keys::QUIET.name,
            keys::SECRET.name,
            keys::PROGRESS.name,
            keys::ADDRESSES.name,
            keys::LISTED.name,
            keys::LATE_COUNT.name,
        ],
    ),
    (
        "Press",
        &[
            keys::PRESS.name,
            keys::PARTIAL.name,
            keys::FAKES.name,
            keys::OBSERVER_PRESS.name,
            keys::BLANK_PRESS.name,
            keys::POSTAL_PRESS.name,
            keys::LATE_PRESS.name,
            keys::GRACE_PRESS.name,
            keys::MINOR_PRESS.name,
            keys::MUST_ORDER.name,
            keys::TOUCH_PRESS.name,
            keys::WATCH_ALL_PRESS.name,
            keys::REVEAL_PRESS.name,
        ],
    ),
    (
        "Draws and votes",
        &[
            keys::DIAS.name,
            keys::CONCESSIONS.name,
            keys::CONCEDE_TO_ANY.name,
            keys::BALLOTS.name,
            keys::KEEP_VOTES.name,
            keys::ALLIED_WIN.name,
        ],
    ),
    (
        "Lateness and absence",
        &[
            keys::NMR.name,
            keys::CIVIL_DISORDER.name,
            keys::MAX_ABSENCE.name,
            keys::EXTENSIONS.name,
            keys::STRICT_WAIT.name,
            keys::STRICT_GRACE.name,
        ],
    ),
    ("Clock", &[keys::ZONE.name, keys::NO_PROCESSING.name, keys::QUIET_HOURS.name, keys::MANUAL_PROCESS.name]),
];

/// The group of all other settings.
const REST: &str = "Other settings";

/// The choices of rules, collapsed. Those that can no longer change are plain text.
pub(in crate::web) fn rules_folded(form: &FormWriter, settings: &Settings, has_begun: bool) -> Markup {
    let questions = settings.variant().family().questions();
    let (rulings, options): (Vec<&Question>, Vec<&Question>) =
        questions.iter().partition(|question| question.is_ruling);
    html! {
        @if !options.is_empty() {
            (fold(form, "Rules", None, || rules(form, settings, &options, has_begun)))
        }
        @if !rulings.is_empty() {
            (fold(form, "Disputed rules", Some(words::about_rulings()), || rules(form, settings, &rulings, has_begun)))
        }
    }
}

/// All other settings, in collapsed groups, without those that a page shows elsewhere. Those that can no longer change are
/// plain text.
pub(in crate::web) fn folded(form: &FormWriter, settings: &Settings, has_begun: bool, elsewhere: &[&str]) -> Markup {
    let family = settings.variant().family();
    let is_plain = |setting: &&Setting| {
        let has_place =
            [CHOICES.name, keys::VARIANT.name, keys::COMMENT.name, keys::MODULE.name].contains(&setting.name);
        !has_place && !setting.is_clock() && !elsewhere.contains(&setting.name)
    };
    let plain: Vec<&Setting> = all(family).filter(is_plain).collect();
    let group = |names: &[&str]| plain.iter().copied().filter(|setting| names.contains(&setting.name)).collect();
    let is_in_none = |setting: &&Setting| !GROUPS.iter().any(|(_, names)| names.contains(&setting.name));
    let rest: Vec<&Setting> = plain.iter().copied().filter(is_in_none).collect();
    let groups: Vec<(&str, Vec<&Setting>)> = GROUPS.iter().map(|(title, names)| (*title, group(names))).collect();
    html! {
        @for (title, group) in groups.into_iter().chain([(REST, rest)]) {
            @if !group.is_empty() {
                (fold(form, title, None, || html! {
                    @for setting in group { (control(form, settings, setting, has_begun)) }
                }))
            }
        }
        (fold(form, "Clocks of all phases", Some(words::about_clocks()), || clocks(form, settings, family)))
    }
}

/// The keeper's modules, collapsed: each with its option, or with an on/off choice. `own` are the modules of the game.
pub(in crate::web) fn modules(form: &FormWriter, catalogue: &Catalogue, own: &[GameModule]) -> Markup {
    let modules = catalogue.scripts().heads(ScriptKind::Module);
    let modules = modules.iter().filter(|(name, _)| choice::clash(catalogue, name).is_none());
    html! {
        (fold(form, "Modules", Some(words::about_modules()), || html! {
            @for (name, head) in modules { (module(form, name, head, own.iter().find(|own| own.kept.name == *name))) }
        }))
    }
}

fn module(form: &FormWriter, name: &str, head: &Head, own: Option<&GameModule>) -> Markup {
    let command = name.replace('_', " ").to_uppercase();
    let (id, off) = (format!("set-module_{name}"), format!("NO {command}"));
    let title = words::setting(name);
    let typed = own.map(|own| own.kept.typed.as_str()).unwrap_or_default();
    let option = head.usage.split_once('=').map(|(_, option)| option);
    let choices: &[(&str, &str)] = match (own, option) {
        (Some(_), _) => &[("", "on"), (&off, "off")],
        (None, None) => &[("", "off"), (&command, "on")],
        (None, Some(_)) => &[],
    };
    html! {
        div.setting {
            @if !choices.is_empty() {
                @let field = Field::choice(&id, &title, choices).hint(&head.about).compared();
                (form.drawn_as(&field, &id, "", &title))
            }
            @if let Some(option) = option {
                @let name = format!("say-module_{name}.{}", command.to_lowercase());
                @let label = if choices.is_empty() { title.clone() } else { format!("with {}", command.to_lowercase()) };
                @let hint = words::module_hint(&head.about, option);
                @let field = Field::new(&name, &label, FieldKind::Line(200)).compared();
                @let field = if choices.is_empty() { field.hint(&hint) } else { field };
                (form.drawn_as(&field, &name, typed, &label))
            }
        }
    }
}

fn fold(form: &FormWriter, title: &str, hint: Option<&str>, content: impl FnOnce() -> Markup) -> Markup {
    form.fold("fold", title, || {
        html! {
            @if let Some(hint) = hint { p.hint { (hint) } }
            div.settings { (content()) }
        }
    })
}

/// Returns the fixed values of a setting, each once with its first keyword.
fn fixed(setting: &Setting) -> Vec<(&'static str, &'static str)> {
    let mut fixed: Vec<(&str, &str)> = Vec::new();
    for form in setting.forms {
        if let Form::Is(words, value) = form
            && !fixed.iter().any(|(_, own)| own == value)
        {
            fixed.push((words, value));
        }
    }
    fixed
}

/// The keyword before a written value. SET DEFAULT is only an old keyword for one of the fixed values.
fn open(setting: &Setting) -> Option<&'static str> {
    setting.forms.iter().find_map(|form| match form {
        Form::Takes(words, _) if setting.name != keys::FAKES.name => Some(*words),
        _ => None,
    })
}

/// A setting as a control: a drop-down list of its fixed values, a text field, or both.
pub(in crate::web) fn control(form: &FormWriter, settings: &Settings, setting: &Setting, has_begun: bool) -> Markup {
    let now = settings.text(setting.name);
    let title = words::setting(setting.name);
    if has_begun && setting.before_start {
        return html! {
            div.setting {
                strong { (title) } ": " (shown(setting, now, &settings.say(setting, now)))
                p.hint { (words::before_start_only()) }
            }
        };
    }
    let fixed = fixed(setting);
    let chosen = fixed.iter().find(|(_, value)| *value == now).map(|(words, _)| words.to_uppercase());
    let written = open(setting).map(|words| {
        let said = setting.say(now);
        let value = said.get(words.len()..).filter(|_| chosen.is_none()).unwrap_or_default();
        (words, value.trim().to_owned())
    });
    let id = format!("set-{}", setting.name);
    let mut choices: Vec<(String, String)> =
        fixed.iter().map(|(words, value)| (words.to_uppercase(), shown(setting, value, words))).collect();
    if chosen.is_none() {
        choices.insert(0, (String::new(), settings.say(setting, now).to_lowercase()));
    }
    let choices: Vec<(&str, &str)> = choices.iter().map(|(value, shown)| (value.as_str(), shown.as_str())).collect();
    html! {
        div.setting {
            @if !fixed.is_empty() {
                @let field = Field::choice(&id, &title, &choices).hint(setting.doc).compared();
                (form.drawn_as(&field, &id, chosen.as_deref().unwrap_or_default(), &title))
            }
            @if let Some((words, value)) = &written {
                @let name = format!("say-{}.{words}", setting.name);
                @let or = format!("Other value ({words})");
                @let field = Field::new(&name, if fixed.is_empty() { &title } else { &or }, FieldKind::Line(500)).compared();
                @let field = if fixed.is_empty() { field.hint(setting.doc) } else { field };
                (form.drawn_as(&field, &format!("say-{}", setting.name), value, &field.label))
            }
        }
    }
}

/// A value in a drop-down list: in words, or as in its command.
fn shown(setting: &Setting, value: &str, command: &str) -> String {
    // A written value has no label.
    let is_fixed = fixed(setting).iter().any(|(_, own)| *own == value);
    let words = words_for(setting.name, value).filter(|_| is_fixed);
    words.map_or_else(|| command.to_lowercase(), str::to_owned)
}

/// Choices of rules, each with its question.
fn rules(form: &FormWriter, settings: &Settings, questions: &[&Question], has_begun: bool) -> Markup {
    let kept = settings.text(CHOICES.name);
    let chosen = |question: &Question| {
        kept.split_whitespace().filter_map(|pair| pair.split_once('=')).find(|(name, _)| *name == question.name)
    };
    html! {
        @for question in questions {
            @let name = question.name;
            @let word = chosen(question).map(|(_, word)| word);
            @let title = name.replace('-', " ");
            @let now = question.answers.iter().find(|answer| Some(answer.word) == word);
            div.setting {
                @if has_begun {
                    strong { (title) } ": " (word.unwrap_or(words::as_the_board()))
                    p.hint { (question.says) }
                } @else {
                    // A number has a separate field.
                    @let unset = word.filter(|_| now.is_none()).unwrap_or(words::as_the_board());
                    @let answers = question.answers.iter();
                    @let answers: Vec<(&str, String)> =
                        answers.map(|answer| (&*answer.line, format!("{} – {}", answer.word, answer.says))).collect();
                    @let answers = answers.iter().map(|(line, says)| (*line, says.as_str()));
                    @let answers: Vec<(&str, &str)> = [("", unset)].into_iter().chain(answers).collect();
                    @let id = format!("rule-{name}");
                    @let field = Field::choice(&id, &title, &answers).hint(question.says).compared();
                    (form.drawn_as(&field, &id, now.map_or("", |now| &now.line), &title))
                    @if let Some(most) = question.up_to {
                        @let id = format!("rule-n-{name}");
                        @let field = Field::new(&id, "Number", FieldKind::Number(1, most));
                        (form.drawn_as(&field, &id, "", &field.label))
                    }
                }
            }
        }
    }
}

/// The clocks of all stages.
fn clocks(form: &FormWriter, settings: &Settings, family: &dyn Family) -> Markup {
    let words_of = |key: &str| {
        let setting = family.settings().iter().find(|setting| setting.name == key)?;
        setting.forms.iter().find_map(|form| match form {
            Form::Clock(words, _) => Some(*words),
            _ => None,
        })
    };
    html! {
        @for stage in family.stages() {
            @if let Some(words) = words_of(stage.key) {
                @let typed = settings.clocking(stage).typed();
                @let parts: Vec<&str> = typed.split_whitespace().collect();
                fieldset {
                    legend { (stage.plural) }
                    div.row {
                        @for [part, value] in parts.as_chunks::<2>().0 {
                            @let name = format!("clock-{words}.{}", part.to_lowercase());
                            @let field = Field::new(&name, words::of_clock(part), FieldKind::Line(12)).class("short").compared();
                            (form.drawn_as(&field, &name, value, &field.label))
                        }
                    }
                }
            }
        }
    }
}

/// The page that changes the settings of a game.
pub(in crate::web) async fn show(visit: PrivatePage, Path(name): Path<String>) -> Response {
    visit
        .show(move |glance| {
            let (mut cx, query) = (glance.context(), glance.query);
            let cx = access::game(&mut cx, &name, query.given("as"))?.filter(|cx| cx.seat.is_some());
            let Some(cx) = cx else { return Ok(None) };
            let game = &cx.game;
            let about = FormContext {
                game: game.row.name.clone(),
                seat: query.line("as").to_owned(),
                back: game_address(&game.row.name, "/settings", query.given("as")),
                ..FormContext::default()
            };
            let has_begun = game.row.life != Life::Forming;
            let comment = game.settings.get(keys::COMMENT);
            let is_told = if cx.runs_the_game().is_ok() || !has_begun {
                words::told_to_all()
            } else {
                words::becomes_a_proposal()
            };
            let body = html! {
                p.crumbs { a href=(game_address(&game.row.name, "", query.given("as"))) { "← " (game.title()) } }
                h1 { "Settings" }
                p { (is_told) }
                (SETTINGS.draw_with(&FormValues::new(glance.form_token, &about).value("comment", comment), |form| html! {
                    (form.field("comment"))
                    (rules_folded(form, &game.settings, has_begun))
                    (folded(form, &game.settings, has_begun, &[]))
                    @if !has_begun { (modules(form, &cx.judge.catalogue, &game.modules.all)) }
                    (form.buttons())
                }))
            };
            let title = format!("Settings · {}", game.title());
            Ok(Some(Screen { title, place: NavEntry::My, body, ..Screen::default() }))
        })
        .await
}
