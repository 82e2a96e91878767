//! The writer of a form. It puts each field where its page wants it, and forgets none.
use super::form_values::FieldChange;
use super::{Form, FormValues};
use crate::web::fields::{Field, FieldKind, FieldState, hidden};
use crate::web::refused_forms::RefusedForm;
use maud::{Markup, Render, html};
use std::cell::{Cell, RefCell};

/// A form in the course of drawing, with each field where its page wants it.
pub(in crate::web) struct FormWriter<'w> {
    form: &'w Form,
    filled: &'w FormValues<'w>,
    refused: Option<&'w RefusedForm>,
    /// The names of the fields drawn so far.
    drawn: RefCell<Vec<&'static str>>,
    has_buttons: Cell<bool>,
}

/// A field of a form on a page.
struct PageField<'w> {
    field: Field<'w>,
    value: &'w str,
    is_fixed: bool,
    is_absent: bool,
}

impl<'w> FormWriter<'w> {
    /// The writer of a form. The typed text of a refused form is not collapsed.
    pub(super) fn new(form: &'w Form, filled: &'w FormValues<'w>, refused: Option<&'w RefusedForm>) -> Self {
        if refused.is_some() {
            filled.token.note_restored();
        }
        Self { form, filled, refused, drawn: RefCell::default(), has_buttons: Cell::default() }
    }

    /// A field as it is on this page.
    fn page_field(&self, field: Field<'w>) -> PageField<'w> {
        let mut own = PageField { field, value: "", is_fixed: false, is_absent: false };
        let changes = self.filled.changes.iter().filter(|(name, _)| *name == field.name);
        for (_, change) in changes {
            match change {
                FieldChange::Value(value) => own.value = value,
                FieldChange::Fixed(value) => (own.value, own.is_fixed) = (value, true),
                FieldChange::Label(label) => own.field.label = label,
                FieldChange::Hint(hint) => own.field.hint = hint,
                FieldChange::Kind(kind) => own.field.kind = *kind,
                FieldChange::Required(is_required) => own.field.is_required = *is_required,
                FieldChange::Absent => own.is_absent = true,
            }
        }
        own
    }

    fn page_fields(&self) -> impl Iterator<Item = PageField<'w>> {
        self.form.fields.iter().filter(|field| !field.name.ends_with('*')).map(|field| self.page_field(*field))
    }

    /// The field with this name from the table, as it is on this page.
    fn page_field_named(&self, name: &str) -> Option<PageField<'w>> {
        let found = self.form.fields.iter().find(|field| field.name == name && !name.ends_with('*'));
        found.map(|field| self.page_field(*field))
    }

    /// The problem with the whole form.
    pub(super) fn problem(&self) -> Markup {
        let problem =
            self.refused.and_then(|refused| refused.problem.as_ref()).filter(|problem| problem.field.is_empty());
        html! {
            @if let Some(problem) = problem {
                @let () = self.filled.token.note_problem();
                p.problem #problem role="alert" tabindex="-1" autofocus { (problem.why) }
            }
        }
    }

    /// The hidden fields.
    pub(super) fn unseen(&self) -> Markup {
        let is_unseen = |own: &PageField| {
            let is_hidden = matches!(own.field.kind, FieldKind::Hidden | FieldKind::BrowserZone);
            (is_hidden || own.is_fixed) && !own.is_absent
        };
        html! {
            @for own in self.page_fields().filter(is_unseen) {
                @let () = self.note_drawn(own.field.name);
                @match own.field.kind {
                    FieldKind::BrowserZone => (own.field.draw(own.value)),
                    _ => (hidden(own.field.name, own.value)),
                }
            }
        }
    }

    /// Draws a field of the table, and marks it as drawn.
    fn own(&self, own: &PageField) -> Markup {
        self.note_drawn(own.field.name);
        self.drawn(&own.field, own.value)
    }

    fn note_drawn(&self, name: &str) {
        let own = self.form.fields.iter().find(|field| field.name == name);
        self.drawn.borrow_mut().extend(own.map(|field| field.name));
    }

    fn is_drawn(&self, name: &str) -> bool {
        self.drawn.borrow().contains(&name)
    }

    /// The fields and buttons that the page has left out.
    pub(super) fn rest(&self) -> Markup {
        let left: Vec<_> = self.page_fields().filter(|own| !own.is_absent && !self.is_drawn(own.field.name)).collect();
        html! {
            @for own in &left { (self.own(own)) }
            @if !self.has_buttons.get() { (self.buttons()) }
        }
    }

    /// All fields, and the buttons.
    pub(in crate::web) fn fields(&self) -> Markup {
        let left: Vec<_> = self.page_fields().filter(|own| !own.is_absent && !self.is_drawn(own.field.name)).collect();
        let is_box = |own: &&PageField| matches!(own.field.kind, FieldKind::Check(_));
        if !self.form.is_row {
            return html! { @for own in &left { (self.own(own)) } div.buttons { (self.buttons()) } };
        }
        let has_boxes = left.iter().any(|own| is_box(&own));
        html! {
            div.row {
                @for own in left.iter().filter(|own| !is_box(own)) { (self.own(own)) }
                @if !has_boxes { (self.buttons()) }
            }
            @if has_boxes {
                @for own in left.iter().filter(is_box) { (self.own(own)) }
                div.buttons { (self.buttons()) }
            }
        }
    }

    /// The field with this name, or nothing if it is not on this page.
    pub(in crate::web) fn field(&self, name: &str) -> Markup {
        let found = self.page_field_named(name);
        html! {
            @if let Some(own) = found.filter(|own| !own.is_absent && !self.is_drawn(name)) { (self.own(&own)) }
        }
    }

    /// Several fields, in this order.
    pub(in crate::web) fn these(&self, names: &[&str]) -> Markup {
        html! { @for name in names { (self.field(name)) } }
    }

    /// A single radio button of a field.
    pub(in crate::web) fn option(&self, name: &str, value: &str) -> Markup {
        let Some(own) = self.page_field_named(name) else { return html! {} };
        let FieldKind::Radio(choices) = own.field.kind else { return html! {} };
        let words = choices.iter().find(|(own, _)| *own == value).map_or("", |(_, words)| words);
        self.note_drawn(name);
        html! { p { (own.field.ticked(&self.state(&own.field, "", own.value), value, &words)) } }
    }

    /// A field of this page only, whose name begins with a prefix from the table.
    pub(in crate::web) fn drawn(&self, field: &Field, value: &str) -> Markup {
        let id = self.id(field.name);
        self.drawn_as(field, &id, value, &field.label)
    }

    /// Such a field with an `id`, and with a label that contains markup.
    pub(in crate::web) fn drawn_as(&self, field: &Field, id: &str, value: &str, label: &dyn Render) -> Markup {
        let state = self.state(field, id, value);
        // A control that the page draws itself has no place for a sentence.
        if state.problem.is_some() && !matches!(field.kind, FieldKind::Drawn | FieldKind::Hidden) {
            self.filled.token.note_problem();
        }
        field.draw_labelled(&state, label)
    }

    /// The checkbox alone, with its label.
    pub(in crate::web) fn ticked(&self, field: &Field, value: &str, label: &dyn Render) -> Markup {
        field.ticked(&self.state(field, "", ""), value, label)
    }

    /// The value of a field that the page draws itself: the typed text, or the page's value.
    pub(in crate::web) fn value<'v>(&'v self, name: &str, value: &'v str) -> &'v str {
        let typed = self.refused.and_then(|refused| refused.fields.typed(name)).filter(|typed| *typed != value);
        if typed.is_some() {
            self.filled.token.note_restored();
        }
        typed.unwrap_or(value)
    }

    /// The state of a field. A changed field is not collapsed.
    fn state<'v>(&'v self, field: &Field, id: &'v str, value: &'v str) -> FieldState<'v> {
        let typed = self.refused.map(|refused| &refused.fields);
        let problem = self.refused.and_then(|refused| refused.problem.as_ref());
        let problem = problem.filter(|problem| problem.field == field.name).map(|problem| problem.why.as_str());
        let is_changed = typed.is_some_and(|typed| match field.kind {
            FieldKind::Check(own) => typed.iter().any(|(name, _)| name == field.name) != (value == own),
            _ => typed.typed(field.name).is_some_and(|typed| typed.replace("\r\n", "\n") != value),
        });
        if is_changed || problem.is_some() {
            self.filled.token.note_restored();
        }
        FieldState { id, value, typed, problem, is_focused: false }
    }

    /// The `id` of a field.
    fn id(&self, name: &str) -> String {
        match self.filled.number {
            0 => format!("{}-{name}", self.form.name),
            n => format!("{}-{name}-{n}", self.form.name),
        }
    }

    /// The buttons.
    pub(in crate::web) fn buttons(&self) -> Markup {
        self.has_buttons.set(true);
        html! { @for button in self.filled.buttons.unwrap_or(self.form.buttons) { (button.draw()) } }
    }

    /// A hidden button for the Enter key, if the first visible button has another function.
    pub(in crate::web) fn enter_button(&self) -> Markup {
        let first = self.filled.buttons.unwrap_or(self.form.buttons).first();
        html! { @if let Some(button) = first { button hidden { (button.label) } } }
    }

    /// A collapsible section of the form, open if one of its fields has changed.
    pub(in crate::web) fn fold(&self, class: &str, summary: &str, content: impl FnOnce() -> Markup) -> Markup {
        self.fold_open(class, summary, false, content)
    }

    /// Such a section, which may also be open from the start.
    pub(in crate::web) fn fold_open(
        &self,
        class: &str,
        summary: &str,
        is_open: bool,
        content: impl FnOnce() -> Markup,
    ) -> Markup {
        self.filled.token.fold(class, None, summary, is_open, content)
    }
}
