//! The HTML of fields and of the frame around them.
use super::{Button, Choice, Field, FieldKind};
use crate::web::forms::Fields;
use maud::{Markup, Render, html};

impl Field<'_> {
    /// Its HTML, in a form that was never sent. Its `id` is its name.
    pub(in crate::web) fn draw(&self, value: &str) -> Markup {
        self.draw_with(&FieldState { id: self.name, value, ..FieldState::default() })
    }

    /// Its HTML.
    pub(in crate::web) fn draw_with(&self, state: &FieldState) -> Markup {
        self.draw_labelled(state, &self.label)
    }

    /// Its HTML, with a label that contains markup.
    pub(in crate::web) fn draw_labelled(&self, state: &FieldState, label: &dyn Render) -> Markup {
        match self.kind {
            FieldKind::Drawn => html! {},
            FieldKind::Hidden => hidden(self.name, state.value),
            FieldKind::BrowserZone => html! { input type="hidden" name=(self.name) value=(state.value) data-zone; },
            FieldKind::Check(value) => html! { p { (self.ticked(state, value, label)) (self.note(state)) } },
            FieldKind::Radio(choices) => html! {
                @for (value, words) in choices { p { (self.ticked(state, value, words)) } }
                (self.note(state))
            },
            _ => html! {
                div.field {
                    @if !self.label.is_empty() { label for=(state.id) { (label) } }
                    (state.problem())
                    @if self.is_compared { (self.compared_with(state.value)) }
                    (self.control(state))
                    @if !self.hint.is_empty() { p.hint id={ (state.id) "-hint" } { (self.hint) } }
                }
            },
        }
    }

    /// The hidden field with its original value.
    fn compared_with(&self, value: &str) -> Markup {
        match value.contains('\n') {
            true => hidden(&format!("was-{}", self.name), value),
            false => html! { input type="hidden" name={ "was-" (self.name) } value=(value); },
        }
    }

    /// A checkbox, or one radio button, with its label.
    pub(in crate::web) fn ticked(&self, state: &FieldState, value: &str, label: &dyn Render) -> Markup {
        let kind = if matches!(self.kind, FieldKind::Radio(_)) { "radio" } else { "checkbox" };
        let is_on = match state.typed {
            Some(typed) => typed.iter().any(|(own, typed)| own == self.name && typed == value),
            None => state.value == value,
        };
        html! {
            label.plain {
                input type=(kind) name=(self.name) value=(value) checked[is_on] required[self.is_required] autofocus[state.is_focused()]
                    aria-describedby=[state.described_by(self)] aria-invalid=[state.is_invalid()];
                " " (label)
            }
        }
    }

    /// The problem and the hint of a checkbox.
    fn note(&self, state: &FieldState) -> Markup {
        html! {
            (state.problem())
            @if !self.hint.is_empty() { span.hint id={ (state.id) "-hint" } { " " (self.hint) } }
        }
    }

    /// The control alone, without its label.
    pub(in crate::web) fn control(&self, state: &FieldState) -> Markup {
        let typed = state.typed.and_then(|typed| typed.typed(self.name)).map(|typed| typed.replace("\r\n", "\n"));
        let value = typed.as_deref().unwrap_or(state.value);
        let class = (!self.class.is_empty()).then_some(self.class);
        let (described, invalid) = (state.described_by(self), state.is_invalid());
        match self.kind {
            FieldKind::Prose(most, rows) => html! {
                textarea id=(state.id) name=(self.name) class=[class] rows=(rows) dir="auto" maxlength=[Some(most).filter(|most| *most != 0)]
                    required[self.is_required] autofocus[state.is_focused()] aria-describedby=[described] aria-invalid=[invalid] { (in_textarea(value)) }
            },
            FieldKind::Lines(rows) => html! {
                textarea.letter id=(state.id) name=(self.name) rows=(rows) spellcheck="false" required[self.is_required] autofocus[state.is_focused()]
                    aria-describedby=[described] aria-invalid=[invalid] { (in_textarea(value)) }
            },
            FieldKind::Choice(choices) => {
                let chosen = chosen(choices, value, state.value);
                html! {
                    select id=(state.id) name=(self.name) class=[class] required[self.is_required] autofocus[state.is_focused()]
                        aria-describedby=[described] aria-invalid=[invalid] { (options(choices, chosen)) }
                }
            }
            FieldKind::Groups(groups) => {
                let is_there = groups.iter().any(|(_, choices)| choices.iter().any(|(own, _)| *own == value));
                let chosen = if is_there { value } else { state.value };
                html! {
                    select id=(state.id) name=(self.name) class=[class] required[self.is_required] autofocus[state.is_focused()]
                        aria-describedby=[described] aria-invalid=[invalid] {
                        @for (title, choices) in groups { optgroup label=(title) { (options(choices, chosen)) } }
                    }
                }
            }
            _ => self.input(state, value),
        }
    }

    /// A control that is a single `<input>`.
    fn input(&self, state: &FieldState, value: &str) -> Markup {
        let (kind, most) = match self.kind {
            FieldKind::Address => (Some("email"), Some(254)),
            FieldKind::Number(..) => (Some("number"), None),
            FieldKind::Date => (Some("datetime-local"), None),
            FieldKind::Day => (Some("date"), None),
            FieldKind::Time => (Some("time"), None),
            FieldKind::Code => (None, Some(40)),
            FieldKind::Zone => (None, Some(64)),
            FieldKind::Line(most) | FieldKind::Suggested(most, _) => (None, Some(most)),
            _ => (None, None),
        };
        let (least, greatest) = match self.kind {
            FieldKind::Number(least, greatest) => (Some(least), Some(greatest)),
            _ => (None, None),
        };
        let suggested = match self.kind {
            FieldKind::Suggested(_, suggested) => suggested,
            _ => &[],
        };
        let list = (!suggested.is_empty()).then(|| format!("{}-list", state.id));
        let is_text = kind.is_none();
        let class = (!self.class.is_empty()).then_some(self.class);
        html! {
            input id=(state.id) name=(self.name) type=[kind] class=[class] value=(value) maxlength=[most] min=[least] max=[greatest]
                autocomplete=(self.autocomplete) autocapitalize=[is_text.then_some("none")]
                spellcheck=[is_text.then_some("false")] list=[list.as_deref()] required[self.is_required] autofocus[state.is_focused()]
                data-zones[matches!(self.kind, FieldKind::Zone)] placeholder=[matches!(self.kind, FieldKind::Code).then_some("k7fm-2qpd")]
                aria-describedby=[state.described_by(self)] aria-invalid=[state.is_invalid()];
            @if let Some(list) = &list { datalist id=(list) { @for value in suggested { option value=(value) {} } } }
        }
    }
}

/// The state of a field on a page.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::web) struct FieldState<'a> {
    /// Its `id`.
    pub(in crate::web) id: &'a str,
    /// Its value before the user changes it.
    pub(in crate::web) value: &'a str,
    /// The fields of its form as they were sent, if the judge refused them.
    pub(in crate::web) typed: Option<&'a Fields>,
    /// The problem with it.
    pub(in crate::web) problem: Option<&'a str>,
    /// Whether the cursor starts in it.
    pub(in crate::web) is_focused: bool,
}

impl FieldState<'_> {
    fn problem(&self) -> Markup {
        html! { @if let Some(problem) = self.problem { span.problem #problem role="alert" { (problem) } } }
    }

    /// The cursor starts there, or in the field with a problem.
    fn is_focused(&self) -> bool {
        self.is_focused || self.problem.is_some()
    }

    fn is_invalid(&self) -> Option<&'static str> {
        self.problem.map(|_| "true")
    }

    fn described_by(&self, field: &Field) -> Option<String> {
        match (self.problem, field.hint) {
            (None, "") => None,
            (None, _) => Some(format!("{}-hint", self.id)),
            (Some(_), "") => Some("problem".to_owned()),
            (Some(_), _) => Some(format!("problem {}-hint", self.id)),
        }
    }
}

/// The selected value among these: the typed one if it is valid, or else the default.
fn chosen<'v>(choices: &[Choice], typed: &'v str, value: &'v str) -> &'v str {
    if choices.iter().any(|(own, _)| *own == typed) { typed } else { value }
}

fn options(choices: &[Choice], chosen: &str) -> Markup {
    html! { @for (value, words) in choices { option value=(value) selected[*value == chosen] { (words) } } }
}

/// The text of a textarea. Browsers drop the first line end of a textarea.
fn in_textarea(text: &str) -> Markup {
    html! { @if text.starts_with('\n') { "\n" } (text) }
}

/// A hidden field.
pub(in crate::web) fn hidden(name: &str, value: &str) -> Markup {
    html! {
        // The value of an `<input>` is a single line.
        @if value.contains('\n') { textarea name=(name) hidden { (in_textarea(value)) } }
        @else { input type="hidden" name=(name) value=(value); }
    }
}

impl Button<'_> {
    /// Its HTML.
    pub(in crate::web) fn draw(&self) -> Markup {
        let given = |text| Some(text).filter(|text: &&str| !text.is_empty());
        html! {
            button class=[given(self.class)] name=[given(self.name)] value=[given(self.value)] formaction=[given(self.action)]
                formnovalidate[self.is_early] aria-label=[given(self.title)] { (self.label) }
        }
    }
}

/// The frame of a form: its action and its looks.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::web) struct FormFrame<'a> {
    /// The path that it posts to, or the page that it requests.
    pub(in crate::web) action: &'a str,
    /// Whether it only requests a page.
    pub(in crate::web) is_query: bool,
    /// Its classes, or an empty text.
    pub(in crate::web) class: &'a str,
    /// Its `id`, or an empty text.
    pub(in crate::web) id: &'a str,
    /// Its name for screen readers, or an empty text.
    pub(in crate::web) label: &'a str,
    /// The name that a script knows it by (`data-form`), or an empty text.
    pub(in crate::web) script: &'a str,
}

impl FormFrame<'_> {
    /// The form around this content.
    pub(in crate::web) fn around(&self, inside: &Markup) -> Markup {
        let given = |text| Some(text).filter(|text: &&str| !text.is_empty());
        let method = if self.is_query { "get" } else { "post" };
        html! {
            form id=[given(self.id)] class=[given(self.class)] method=(method) action=(self.action)
                aria-label=[given(self.label)] role=[(self.is_query && !self.label.is_empty()).then_some("search")]
                data-form=[given(self.script)] { (inside) }
        }
    }
}
