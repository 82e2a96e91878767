//! Draws a form from its row of the table and its values on a page.
//!
//! ```text
//! seat::EXTEND.draw(&FormValues::new(form_token, &about).value("by", "1"))
//! seat::EJECT.draw(&FormValues::new(form_token, &about).choices("who", &players))
//! press::PRESS.draw_with(&FormValues::new(form_token, &about), |form| html! { (form.field("text")) (form.buttons()) })
//! ```
use super::sends::{sends, shown};
use super::{Form, FormContext, FormToken, FormWriter};
use crate::web::fields::{Button, Choice, FieldKind, FormFrame};
use maud::{Markup, html};
use std::borrow::Cow;

/// A form with its values on a page.
pub(in crate::web) struct FormValues<'a> {
    pub(super) token: &'a FormToken,
    context: &'a FormContext,
    pub(super) number: u32,
    pub(super) changes: Vec<(&'a str, FieldChange<'a>)>,
    pub(super) buttons: Option<&'a [Button<'a>]>,
    example: Option<&'a [(&'a str, &'a str)]>,
    lines: Option<Vec<String>>,
    frame: FormFrame<'a>,
}

/// A difference between a field on a page and in the table.
pub(super) enum FieldChange<'a> {
    Value(Cow<'a, str>),
    /// Hidden, with this value.
    Fixed(Cow<'a, str>),
    Label(Cow<'a, str>),
    Hint(Cow<'a, str>),
    Kind(FieldKind<'a>),
    Required(bool),
    /// Not on this page.
    Absent,
}

impl<'a> FormValues<'a> {
    /// An empty form with this context.
    pub(in crate::web) fn new(token: &'a FormToken, context: &'a FormContext) -> Self {
        let (changes, frame) = (Vec::new(), FormFrame::default());
        Self { token, context, number: 0, changes, buttons: None, example: None, lines: None, frame }
    }

    fn change(mut self, name: &'a str, change: FieldChange<'a>) -> Self {
        self.changes.push((name, change));
        self
    }

    /// Numbers it among several forms with its name on the page.
    pub(in crate::web) fn number(self, number: u32) -> Self {
        Self { number, ..self }
    }

    /// Gives a field this value.
    pub(in crate::web) fn value(self, name: &'a str, value: impl Into<Cow<'a, str>>) -> Self {
        self.change(name, FieldChange::Value(value.into()))
    }

    /// Gives a field this value and hides it, since the reader cannot choose it.
    pub(in crate::web) fn fixed(self, name: &'a str, value: impl Into<Cow<'a, str>>) -> Self {
        self.change(name, FieldChange::Fixed(value.into()))
    }

    /// Gives a field this label.
    pub(in crate::web) fn label(self, name: &'a str, label: impl Into<Cow<'a, str>>) -> Self {
        self.change(name, FieldChange::Label(label.into()))
    }

    /// Gives a field this hint.
    pub(in crate::web) fn hint(self, name: &'a str, hint: impl Into<Cow<'a, str>>) -> Self {
        self.change(name, FieldChange::Hint(hint.into()))
    }

    /// Makes a field a drop-down list of these.
    pub(in crate::web) fn choices(self, name: &'a str, choices: &'a [Choice<'a>]) -> Self {
        self.kind(name, FieldKind::Choice(choices))
    }

    /// Gives a field this kind.
    pub(in crate::web) fn kind(self, name: &'a str, kind: FieldKind<'a>) -> Self {
        self.change(name, FieldChange::Kind(kind))
    }

    /// Makes a field required, or optional.
    pub(in crate::web) fn required(self, name: &'a str, is_required: bool) -> Self {
        self.change(name, FieldChange::Required(is_required))
    }

    /// Leaves a field out of this page.
    pub(in crate::web) fn without(self, name: &'a str) -> Self {
        self.change(name, FieldChange::Absent)
    }

    /// Leaves a field out of this page unless this holds.
    pub(in crate::web) fn only_if(self, is_there: bool, name: &'a str) -> Self {
        if is_there { self } else { self.without(name) }
    }

    /// Replaces the buttons of the table.
    pub(in crate::web) fn buttons(self, buttons: &'a [Button<'a>]) -> Self {
        Self { buttons: Some(buttons), ..self }
    }

    /// Makes "E-mail commands" show the lines of the form with these values. It shows nothing if they are empty.
    pub(in crate::web) fn example(self, example: &'a [(&'a str, &'a str)]) -> Self {
        Self { example: Some(example), ..self }
    }

    /// Makes "E-mail commands" show these lines. It disappears without lines.
    pub(in crate::web) fn lines(self, lines: Vec<String>) -> Self {
        Self { lines: Some(lines), ..self }
    }

    /// Gives the form these classes.
    pub(in crate::web) fn class(mut self, class: &'a str) -> Self {
        self.frame.class = class;
        self
    }

    /// Gives the form this `id`.
    pub(in crate::web) fn id(mut self, id: &'a str) -> Self {
        self.frame.id = id;
        self
    }
}

impl Form {
    /// The form on a page.
    pub(in crate::web) fn draw(&self, filled: &FormValues) -> Markup {
        self.draw_with(filled, |form| form.fields())
    }

    /// The form with the page's own content. Fields that the content leaves out come last.
    pub(in crate::web) fn draw_with(&self, filled: &FormValues, inside: impl FnOnce(&FormWriter) -> Markup) -> Markup {
        let FormValues { token, context, number, .. } = *filled;
        let writer = FormWriter::new(self, filled, token.refused(self, context, number));
        let class = if filled.frame.class.is_empty() { self.class } else { filled.frame.class };
        let inside = html! {
            (token.hidden(self.name, context, number))
            (writer.unseen())
            (writer.problem())
            (inside(&writer))
            (writer.rest())
            (self.this_sends(filled))
        };
        FormFrame { action: super::ADDRESS, class, ..filled.frame }.around(&inside)
    }

    fn this_sends(&self, filled: &FormValues) -> Markup {
        match (&filled.lines, filled.example.or(self.example)) {
            (Some(lines), _) if lines.is_empty() => html! {},
            (Some(lines), _) => shown(lines),
            (None, Some(example)) => sends(self.name, filled.context, example),
            (None, None) => html! {},
        }
    }
}
