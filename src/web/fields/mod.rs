//! Fields as values, and the HTML of forms. Every `<form>`, `<label>` and `<input>` of a page comes from this
//! module.
mod html;

pub(in crate::web) use html::{FieldState, FormFrame, hidden};

/// A field that a person fills in, or that a page fills in for them.
#[derive(Clone, Copy, Debug)]
pub(in crate::web) struct Field<'a> {
    /// Its name, which the browser posts. A name that ends in `*` is a prefix, and the page names each field.
    pub(in crate::web) name: &'a str,
    /// Its label, above the control or beside a checkbox.
    pub(in crate::web) label: &'a str,
    /// The control.
    pub(in crate::web) kind: FieldKind<'a>,
    /// The sentence below it, or an empty text.
    pub(in crate::web) hint: &'a str,
    /// Whether browsers require it before they send the form.
    pub(in crate::web) is_required: bool,
    /// Whether the form also posts its original value (`was-…`), so that only changes take effect.
    pub(in crate::web) is_compared: bool,
    /// `long`, `short`, `code`, or an empty text.
    pub(in crate::web) class: &'a str,
    /// The data that a browser may fill it in with: `name`, `email`, or `off` for none.
    pub(in crate::web) autocomplete: &'a str,
}

/// A value and its label.
pub(in crate::web) type Choice<'a> = (&'a str, &'a str);

/// The control of a field.
#[derive(Clone, Copy, Debug)]
pub(in crate::web) enum FieldKind<'a> {
    /// Hidden, with a value from the page.
    Hidden,
    /// Hidden, with the browser's time zone if a script can find it.
    BrowserZone,
    /// A line of at most this many characters.
    Line(usize),
    /// The same, with suggestions.
    Suggested(usize, &'a [&'a str]),
    /// A time zone. A script suggests those that the browser knows.
    Zone,
    /// An e-mail address.
    Address,
    /// A code from an e-mail.
    Code,
    /// A text of at most this many characters (0: unlimited), in a textarea with this many lines.
    Prose(usize, u8),
    /// Lines as in an e-mail, in a textarea with this many lines.
    Lines(u8),
    /// A number between these.
    Number(u32, u32),
    /// A date and a time of day.
    Date,
    /// A day.
    Day,
    /// A time of day.
    Time,
    /// One of these, in a drop-down list.
    Choice(&'a [Choice<'a>]),
    /// One of these, in a drop-down list with groups.
    Groups(&'a [(&'a str, Vec<Choice<'a>>)]),
    /// One of these, as radio buttons.
    Radio(&'a [Choice<'a>]),
    /// A checkbox that posts this value when ticked.
    Check(&'a str),
    /// A control that its page draws: buttons, and fields with a special look.
    Drawn,
}

impl<'a> Field<'a> {
    /// A field of this kind.
    pub(in crate::web) const fn new(name: &'a str, label: &'a str, kind: FieldKind<'a>) -> Self {
        Self { name, label, kind, hint: "", is_required: false, is_compared: false, class: "", autocomplete: "off" }
    }

    /// A hidden field.
    pub(in crate::web) const fn hidden(name: &'a str) -> Self {
        Self::new(name, "", FieldKind::Hidden)
    }

    /// A field that its page draws.
    pub(in crate::web) const fn drawn(name: &'a str) -> Self {
        Self::new(name, "", FieldKind::Drawn)
    }

    /// A line of at most 64 characters.
    pub(in crate::web) const fn line(name: &'a str, label: &'a str) -> Self {
        Self::new(name, label, FieldKind::Line(64))
    }

    /// A checkbox that posts `yes`.
    pub(in crate::web) const fn check(name: &'a str, label: &'a str) -> Self {
        Self::new(name, label, FieldKind::Check("yes"))
    }

    /// A drop-down list of these.
    pub(in crate::web) const fn choice(name: &'a str, label: &'a str, choices: &'a [Choice<'a>]) -> Self {
        Self::new(name, label, FieldKind::Choice(choices))
    }

    /// Changes the kind.
    pub(in crate::web) const fn of_kind(self, kind: FieldKind<'a>) -> Self {
        Self { kind, ..self }
    }

    /// Adds a hint.
    pub(in crate::web) const fn hint(self, hint: &'a str) -> Self {
        Self { hint, ..self }
    }

    /// Makes it required.
    pub(in crate::web) const fn required(self) -> Self {
        Self { is_required: true, ..self }
    }

    /// Sends only a changed value.
    pub(in crate::web) const fn compared(self) -> Self {
        Self { is_compared: true, ..self }
    }

    /// Adds a class.
    pub(in crate::web) const fn class(self, class: &'a str) -> Self {
        Self { class, ..self }
    }

    /// Lets a browser fill it in.
    pub(in crate::web) const fn autocomplete(self, autocomplete: &'a str) -> Self {
        Self { autocomplete, ..self }
    }

    /// Returns whether this is its name, or begins with its prefix.
    pub(in crate::web) fn has_name(&self, name: &str) -> bool {
        match self.name.strip_suffix('*') {
            Some(start) => name.starts_with(start),
            None => name == self.name,
        }
    }

    /// Returns whether people write into it, rather than only choose.
    pub(in crate::web) const fn is_written(&self) -> bool {
        use FieldKind::{Address, Line, Lines, Prose, Suggested, Zone};
        matches!(self.kind, Line(_) | Suggested(..) | Zone | Address | Prose(..) | Lines(_))
    }
}

/// A button that sends a form.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::web) struct Button<'a> {
    /// Its label.
    pub(in crate::web) label: &'a str,
    /// The name and the value that it posts, or empty texts.
    pub(in crate::web) name: &'a str,
    pub(in crate::web) value: &'a str,
    /// `quiet`, `grave`, or an empty text for the usual look.
    pub(in crate::web) class: &'a str,
    /// The path that it sends the form to, or an empty text for the form's own.
    pub(in crate::web) action: &'a str,
    /// Whether it sends the form even if required fields are empty.
    pub(in crate::web) is_early: bool,
    /// Its label for screen readers, or an empty text for the visible one.
    pub(in crate::web) title: &'a str,
}

impl<'a> Button<'a> {
    /// A button with this label.
    pub(in crate::web) const fn new(label: &'a str) -> Self {
        Self { label, name: "", value: "", class: "", action: "", is_early: false, title: "" }
    }

    /// One of several buttons, which posts this word as `do`.
    pub(in crate::web) const fn with(label: &'a str, value: &'a str) -> Self {
        Self { name: "do", value, ..Self::new(label) }
    }

    /// Makes it inconspicuous.
    pub(in crate::web) const fn quiet(self) -> Self {
        Self { class: "quiet", ..self }
    }

    /// Marks it as irrevocable.
    pub(in crate::web) const fn grave(self) -> Self {
        Self { class: "grave", ..self }
    }
}
