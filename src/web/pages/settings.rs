//! The settings of a game, as controls: all of them are made from the table of settings, and from its family's
//! choices of rules. And `/my/games/<name>/settings`, where they are changed.
use super::private_page::{PrivatePage, Screen};
use super::{NavEntry, game_address};
use crate::families::setting::{Form, Setting};
use crate::families::{CHOICES, Family, Question};
use crate::game::settings::{Settings, all, keys};
use crate::store::Life;
use crate::web::access;
use crate::web::forms::{FormContext, sends};
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
const REST: &str = "Everything else";

/// All settings and choices of rules, folded away in groups, without those that a page shows elsewhere. What cannot be changed
/// any more is shown, and is no control.
pub(in crate::web) fn folded(settings: &Settings, has_begun: bool, elsewhere: &[&str]) -> Markup {
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
    let questions = family.questions();
    let (rulings, options): (Vec<&Question>, Vec<&Question>) =
        questions.iter().partition(|question| question.is_ruling);
    html! {
        @if !options.is_empty() { (fold("Options of the rules", None, &rules(settings, &options, has_begun))) }
        @if !rulings.is_empty() {
            (fold("Readings of the rulebook", Some(words::about_rulings()), &rules(settings, &rulings, has_begun)))
        }
        @for (title, group) in groups.into_iter().chain([(REST, rest)]) {
            @if !group.is_empty() {
                (fold(title, None, &html! { @for setting in group { (control(settings, setting, has_begun)) } }))
            }
        }
        (fold("Clocks of all phases", Some(words::about_clocks()), &clocks(settings, family)))
    }
}

fn fold(title: &str, hint: Option<&str>, content: &Markup) -> Markup {
    html! {
        details.fold {
            summary { (title) }
            @if let Some(hint) = hint { p.hint { (hint) } }
            div.settings { (content) }
        }
    }
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
pub(in crate::web) fn control(settings: &Settings, setting: &Setting, has_begun: bool) -> Markup {
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
    let (id, doc) = (format!("set-{}", setting.name), format!("about-{}", setting.name));
    html! {
        div.setting {
            @if !fixed.is_empty() {
                label for=(id) { (title) }
                input type="hidden" name={ "was-" (id) } value=(chosen.clone().unwrap_or_default());
                select id=(id) name=(id) aria-describedby=(doc) {
                    @if chosen.is_none() { option value="" selected { (settings.say(setting, now).to_lowercase()) } }
                    @for (words, value) in &fixed {
                        option value=(words.to_uppercase()) selected[*value == now] { (shown(setting, value, words)) }
                    }
                }
            }
            @if let Some((words, value)) = &written {
                @let name = format!("say-{}.{words}", setting.name);
                @let own = format!("say-{}", setting.name);
                @if fixed.is_empty() { label for=(own) { (title) } }
                @else { label.plain for=(own) { "or " (words) ":" } }
                input type="hidden" name={ "was-" (name) } value=(value);
                input id=(own) name=(name) value=(value) aria-describedby=(doc) maxlength="500";
            }
            p.hint id=(doc) { (setting.doc) }
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
fn rules(settings: &Settings, questions: &[&Question], has_begun: bool) -> Markup {
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
                } @else {
                    label for={ "rule-" (name) } { (title) }
                    input type="hidden" name={ "was-rule-" (name) } value=(now.map_or("", |now| &now.line));
                    select id={ "rule-" (name) } name={ "rule-" (name) } aria-describedby={ "rule-about-" (name) } {
                        option value="" selected[now.is_none()] {
                            @match (now, word) {
                                // A number, which has a box of its own.
                                (None, Some(word)) => (word),
                                _ => (words::as_the_board()),
                            }
                        }
                        @for answer in &question.answers {
                            option value=(answer.line) selected[Some(answer.word) == word] { (answer.word) " – " (answer.says) }
                        }
                    }
                    @if let Some(most) = question.up_to {
                        label.plain for={ "rule-n-" (name) } { "or a number:" }
                        input id={ "rule-n-" (name) } name={ "rule-n-" (name) } type="number" min="1" max=(most);
                    }
                }
                p.hint id={ "rule-about-" (name) } { (question.says) }
            }
        }
    }
}

/// The clocks of all stages.
fn clocks(settings: &Settings, family: &dyn Family) -> Markup {
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
                            div {
                                label for=(name) { (words::of_clock(part)) }
                                input type="hidden" name={ "was-" (name) } value=(value);
                                input.short id=(name) name=(name) value=(value) maxlength="12";
                            }
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
                form method="post" action="/my/letters" {
                    (glance.form_token.hidden("settings", &about))
                    div.field {
                        label for="comment" { "What is said about the game" }
                        input type="hidden" name="was-comment" value=(comment);
                        textarea #comment name="comment" rows="2" dir="auto" maxlength="2000" { (comment) }
                    }
                    (folded(&game.settings, has_begun, &[]))
                    button { "Change the settings" }
                    (sends("settings", &about, &[("set-dias", "NO DIAS")]))
                }
            };
            let title = format!("Settings · {}", game.title());
            Ok(Some(Screen { title, place: NavEntry::My, body, ..Screen::default() }))
        })
        .await
}
