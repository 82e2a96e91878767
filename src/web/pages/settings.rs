//! The settings of a game, as controls: all of them are made from the table of settings, and from its family's
//! choices of rules. And `/my/games/<name>/settings`, where they are changed.
use super::private_page::{PrivatePage, Screen};
use super::{NavEntry, game_address};
use crate::families::setting::{Form, Setting};
use crate::families::{CHOICES, Family, Question};
use crate::game::settings::{Settings, all, keys};
use crate::store::Life;
use crate::web::access;
use crate::web::fields::{Field, FieldKind};
use crate::web::forms::games::SETTINGS;
use crate::web::forms::{FormContext, FormValues, FormWriter};
use crate::web::words::games as words;
use crate::web::words::settings::choice;
use axum::extract::Path;
use axum::response::Response;
use maud::{Markup, html};

/// Settings by what they are about. What is in none of these lists is among the last.
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
        "Secrets",
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

/// The group of what is in no other.
const REST: &str = "Other settings";

/// The choices of rules, folded away. Those that can no longer change are shown, and are no controls.
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

/// All other settings, folded away in groups, without those that a page shows elsewhere. Those that can no longer change are
/// shown, and are no controls.
pub(in crate::web) fn folded(form: &FormWriter, settings: &Settings, has_begun: bool, elsewhere: &[&str]) -> Markup {
    let family = settings.variant().family();
    let is_plain = |setting: &&Setting| {
        let has_place = [CHOICES.name, keys::VARIANT.name, keys::COMMENT.name].contains(&setting.name);
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

fn fold(form: &FormWriter, title: &str, hint: Option<&str>, content: impl FnOnce() -> Markup) -> Markup {
    form.fold("fold", title, || {
        html! {
            @if let Some(hint) = hint { p.hint { (hint) } }
            div.settings { (content()) }
        }
    })
}

/// Returns the fixed words that a setting has: each value once, in the first words for it.
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

/// The words behind which a value is written. SET DEFAULT is only an old word for one of the fixed values.
fn open(setting: &Setting) -> Option<&'static str> {
    setting.forms.iter().find_map(|form| match form {
        Form::Takes(words, _) if setting.name != keys::FAKES.name => Some(*words),
        _ => None,
    })
}

/// A setting as a control: a list of its fixed values, a box for what is written, or both.
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
                @let or = format!("or {words}:");
                @let field = Field::new(&name, if fixed.is_empty() { &title } else { &or }, FieldKind::Line(500)).compared();
                @let field = if fixed.is_empty() { field.hint(setting.doc) } else { field };
                (form.drawn_as(&field, &format!("say-{}", setting.name), value, &field.label))
            }
        }
    }
}

/// A value as a list shows it: in words, or as its command says it.
fn shown(setting: &Setting, value: &str, command: &str) -> String {
    // What is written behind the words of a command has no words of ours.
    let is_fixed = fixed(setting).iter().any(|(_, own)| *own == value);
    let words = choice(setting.name, value).filter(|_| is_fixed);
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
                    // A number has a box of its own.
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
                        @let field = Field::new(&id, "or a number:", FieldKind::Number(1, most));
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

/// The page on which the settings of a game are changed.
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
                    (form.buttons())
                }))
            };
            let title = format!("Settings · {}", game.title());
            Ok(Some(Screen { title, place: NavEntry::My, body, ..Screen::default() }))
        })
        .await
}
