//! The drawing of a form: its row of the table, and how it is filled in on a page.
//!
//! ```text
//! seat::EXTEND.draw(&Filled::new(form_token, &about).value("by", "1"))
//! seat::EJECT.draw(&Filled::new(form_token, &about).choices("who", &players))
//! press::PRESS.draw_with(&Filled::new(form_token, &about), |form| html! { (form.field("text")) (form.buttons()) })
//! ```
use super::sends::{sends, shown};
use super::{Form, FormContext, FormToken};
use crate::web::fields::{Button, Choice, Field, FieldKind, FieldState, FormFrame, hidden};
use crate::web::refused_forms::RefusedForm;
use maud::{Markup, html};
use std::borrow::Cow;
use std::cell::{Cell, RefCell};

/// A form as it is filled in on a page.
pub(in crate::web) struct Filled<'a> {
    token: &'a FormToken,
    context: &'a FormContext,
    number: u32,
    changes: Vec<(&'a str, FieldChange<'a>)>,
    buttons: Option<&'a [Button<'a>]>,
    example: Option<&'a [(&'a str, &'a str)]>,
    lines: Option<Vec<String>>,
    frame: FormFrame<'a>,
}

/// The way in which a field of a page is not as in the table.
enum FieldChange<'a> {
    Value(Cow<'a, str>),
    /// Nobody sees it.
    Fixed(Cow<'a, str>),
    Label(Cow<'a, str>),
    Hint(Cow<'a, str>),
    Kind(FieldKind<'a>),
    Required(bool),
    /// It is not on this page.
    Absent,
}

impl<'a> Filled<'a> {
    /// A form about this that nobody has filled in.
    pub(in crate::web) fn new(token: &'a FormToken, context: &'a FormContext) -> Self {
        let (changes, frame) = (Vec::new(), FormFrame::default());
        Self { token, context, number: 0, changes, buttons: None, example: None, lines: None, frame }
    }

    fn change(mut self, name: &'a str, change: FieldChange<'a>) -> Self {
        self.changes.push((name, change));
        self
    }

    /// One of several forms of its name on the page.
    pub(in crate::web) fn number(self, number: u32) -> Self {
        Self { number, ..self }
    }

    /// A field has this value.
    pub(in crate::web) fn value(self, name: &'a str, value: impl Into<Cow<'a, str>>) -> Self {
        self.change(name, FieldChange::Value(value.into()))
    }

    /// A field has this value, which is not the reader's to choose: nobody sees it.
    pub(in crate::web) fn fixed(self, name: &'a str, value: impl Into<Cow<'a, str>>) -> Self {
        self.change(name, FieldChange::Fixed(value.into()))
    }

    /// A field has this label.
    pub(in crate::web) fn label(self, name: &'a str, label: impl Into<Cow<'a, str>>) -> Self {
        self.change(name, FieldChange::Label(label.into()))
    }

    /// A field has this hint.
    pub(in crate::web) fn hint(self, name: &'a str, hint: impl Into<Cow<'a, str>>) -> Self {
        self.change(name, FieldChange::Hint(hint.into()))
    }

    /// A field is a list of these.
    pub(in crate::web) fn choices(self, name: &'a str, choices: &'a [Choice<'a>]) -> Self {
        self.kind(name, FieldKind::Choice(choices))
    }

    /// A field is of this kind.
    pub(in crate::web) fn kind(self, name: &'a str, kind: FieldKind<'a>) -> Self {
        self.change(name, FieldChange::Kind(kind))
    }

    /// A field must be filled in, or need not be.
    pub(in crate::web) fn required(self, name: &'a str, is_required: bool) -> Self {
        self.change(name, FieldChange::Required(is_required))
    }

    /// A field is not on this page.
    pub(in crate::web) fn without(self, name: &'a str) -> Self {
        self.change(name, FieldChange::Absent)
    }

    /// A field is only on this page if that is so.
    pub(in crate::web) fn only_if(self, is_there: bool, name: &'a str) -> Self {
        if is_there { self } else { self.without(name) }
    }

    /// The form has these buttons, and not those of the table.
    pub(in crate::web) fn buttons(self, buttons: &'a [Button<'a>]) -> Self {
        Self { buttons: Some(buttons), ..self }
    }

    /// "This sends" shows the lines of the form filled in like this; if they are empty, nothing.
    pub(in crate::web) fn example(self, example: &'a [(&'a str, &'a str)]) -> Self {
        Self { example: Some(example), ..self }
    }

    /// "This sends" shows these lines; if there are none, it is not there.
    pub(in crate::web) fn lines(self, lines: Vec<String>) -> Self {
        Self { lines: Some(lines), ..self }
    }

    /// The form has these classes.
    pub(in crate::web) fn class(mut self, class: &'a str) -> Self {
        self.frame.class = class;
        self
    }

    /// The form has this `id`.
    pub(in crate::web) fn id(mut self, id: &'a str) -> Self {
        self.frame.id = id;
        self
    }

    /// A script knows the form by this word (`data-form`).
    pub(in crate::web) fn script(mut self, word: &'a str) -> Self {
        self.frame.script = word;
        self
    }
}

impl Form {
    /// The form as it stands on a page.
    pub(in crate::web) fn draw(&self, filled: &Filled) -> Markup {
        self.draw_with(filled, |form| form.fields())
    }

    /// The same with an inside of the page's own: whatever field that leaves out comes last.
    pub(in crate::web) fn draw_with(&self, filled: &Filled, inside: impl FnOnce(&FormWriter) -> Markup) -> Markup {
        let Filled { token, context, number, .. } = *filled;
        let refused = token.refused(self, context, number);
        if refused.is_some() {
            token.note_restored();
        }
        let drawn = RefCell::default();
        let writer = FormWriter { form: self, filled, refused, drawn, has_buttons: Cell::new(false) };
        let class = if filled.frame.class.is_empty() { self.class } else { filled.frame.class };
        let inside = html! {
            (token.numbered(self.name, context, number))
            (writer.unseen())
            (inside(&writer))
            (writer.rest())
            (self.this_sends(filled))
        };
        FormFrame { action: super::ADDRESS, class, ..filled.frame }.around(&inside)
    }

    fn this_sends(&self, filled: &Filled) -> Markup {
        match (&filled.lines, filled.example.or(self.example)) {
            (Some(lines), _) if lines.is_empty() => html! {},
            (Some(lines), _) => shown(lines),
            (None, Some(example)) => sends(self.name, filled.context, example),
            (None, None) => html! {},
        }
    }
}

/// A form while it is drawn: each of its fields where its page wants it.
pub(in crate::web) struct FormWriter<'w> {
    form: &'w Form,
    filled: &'w Filled<'w>,
    refused: Option<&'w RefusedForm>,
    /// The names of the fields that stand already.
    drawn: RefCell<Vec<String>>,
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
    /// The field of this name on this page.
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

    /// The fields that nobody sees.
    fn unseen(&self) -> Markup {
        let is_unseen = |own: &PageField| {
            let is_hidden = matches!(own.field.kind, FieldKind::Hidden | FieldKind::BrowserZone);
            (is_hidden || own.is_fixed) && !own.is_absent
        };
        html! {
            @for own in self.page_fields().filter(is_unseen) {
                (self.note_drawn(own.field.name))
                @match own.field.kind {
                    FieldKind::BrowserZone => (own.field.draw(own.value)),
                    _ => (hidden(own.field.name, own.value)),
                }
            }
        }
    }

    fn note_drawn(&self, name: &str) -> Markup {
        self.drawn.borrow_mut().push(name.to_owned());
        html! {}
    }

    fn is_drawn(&self, name: &str) -> bool {
        self.drawn.borrow().iter().any(|own| own == name)
    }

    /// The fields that the page has left out, and the buttons, if it has.
    fn rest(&self) -> Markup {
        let left: Vec<_> = self.page_fields().filter(|own| !own.is_absent && !self.is_drawn(own.field.name)).collect();
        html! {
            @for own in left { (self.drawn(&own.field, own.value)) }
            @if !self.has_buttons.get() { (self.buttons()) }
        }
    }

    /// All fields, and the buttons.
    pub(in crate::web) fn fields(&self) -> Markup {
        let left: Vec<_> = self.page_fields().filter(|own| !own.is_absent && !self.is_drawn(own.field.name)).collect();
        let is_box = |own: &&PageField| matches!(own.field.kind, FieldKind::Check(_));
        if !self.form.is_row {
            return html! { @for own in &left { (self.drawn(&own.field, own.value)) } div.buttons { (self.buttons()) } };
        }
        let has_boxes = left.iter().any(|own| is_box(&own));
        html! {
            div.row {
                @for own in left.iter().filter(|own| !is_box(own)) { (self.drawn(&own.field, own.value)) }
                @if !has_boxes { (self.buttons()) }
            }
            @if has_boxes {
                @for own in left.iter().filter(is_box) { (self.drawn(&own.field, own.value)) }
                div.buttons { (self.buttons()) }
            }
        }
    }

    /// The field of this name; nothing, if it is not on this page.
    pub(in crate::web) fn field(&self, name: &str) -> Markup {
        let found = self.page_fields().find(|own| own.field.name == name);
        html! {
            @if let Some(own) = found.filter(|own| !own.is_absent && !self.is_drawn(name)) { (self.drawn(&own.field, own.value)) }
        }
    }

    /// Several fields, one after the other.
    pub(in crate::web) fn these(&self, names: &[&str]) -> Markup {
        html! { @for name in names { (self.field(name)) } }
    }

    /// One of the buttons of a field of which one is on.
    pub(in crate::web) fn option(&self, name: &str, value: &str) -> Markup {
        let Some(own) = self.page_fields().find(|own| own.field.name == name) else { return html! {} };
        let FieldKind::Radio(choices) = own.field.kind else { return html! {} };
        let words = choices.iter().find(|(own, _)| *own == value).map_or("", |(_, words)| words);
        self.note_drawn(name);
        html! { p { (own.field.ticked(&self.state(&own.field, "", own.value), value, &html! { (words) })) } }
    }

    /// A field that only this page has: one of those whose names begin alike.
    pub(in crate::web) fn drawn(&self, field: &Field, value: &str) -> Markup {
        let id = self.id(field.name);
        self.drawn_as(field, &id, value, &html! { (field.label) })
    }

    /// The same with an `id`, and with a label that has some markup.
    pub(in crate::web) fn drawn_as(&self, field: &Field, id: &str, value: &str, label: &Markup) -> Markup {
        self.note_drawn(field.name);
        field.draw_labelled(&self.state(field, id, value), label)
    }

    /// Its box alone, with the label beside it.
    pub(in crate::web) fn ticked(&self, field: &Field, value: &str, label: &Markup) -> Markup {
        self.note_drawn(field.name);
        field.ticked(&self.state(field, "", ""), value, label)
    }

    /// The control of a field alone: its page has a label for it.
    pub(in crate::web) fn control(&self, field: &Field, id: &str, value: &str) -> Markup {
        self.note_drawn(field.name);
        field.control(&self.state(field, id, value))
    }

    /// The value that stands in a field: what was typed, or what the page has for it.
    pub(in crate::web) fn value<'v>(&'v self, name: &str, value: &'v str) -> &'v str {
        self.refused.and_then(|refused| refused.fields.typed(name)).unwrap_or(value)
    }

    /// The state of a field. If it has been changed, it is not folded away.
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
        FieldState { id, value, typed, problem }
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

    /// The button that the key Enter presses, where the first one that is seen is another: nobody sees it.
    pub(in crate::web) fn enter_button(&self) -> Markup {
        let first = self.filled.buttons.unwrap_or(self.form.buttons).first();
        html! { @if let Some(button) = first { button hidden { (button.label) } } }
    }

    /// Something of the form that is folded away, unless something in it has been changed.
    pub(in crate::web) fn fold(&self, class: &str, summary: &str, content: impl FnOnce() -> Markup) -> Markup {
        self.filled.token.fold(class, None, summary, false, content)
    }
}
