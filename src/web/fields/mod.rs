//! Fields as values, and the HTML of forms: every `<form>`, `<label>` and `<input>` of a page is written here.
mod html;

pub(in crate::web) use html::{FieldState, FormFrame, hidden};

/// A field: something that a person fills in, or that a page says for them.
#[derive(Clone, Copy, Debug)]
pub(in crate::web) struct Field<'a> {
    /// Its name, which the browser posts. One that ends in `*` stands for all that begin so: its page names each.
    pub(in crate::web) name: &'a str,
    /// The words above it, or beside a box.
    pub(in crate::web) label: &'a str,
    /// The control.
    pub(in crate::web) kind: FieldKind<'a>,
    /// The sentence below it; empty: none.
    pub(in crate::web) hint: &'a str,
    /// Browsers do not send the form without it.
    pub(in crate::web) is_required: bool,
    /// The form also posts the value that it was drawn with (`was-…`), so that only what was changed is sent.
    pub(in crate::web) is_compared: bool,
    /// `long`, `short`, `code`; empty: none.
    pub(in crate::web) class: &'a str,
    /// The thing that a browser may fill it in with: `name`, `email`; `off`: nothing.
    pub(in crate::web) autocomplete: &'a str,
}

/// A value and the words for it.
pub(in crate::web) type Choice<'a> = (&'a str, &'a str);

/// The control of a field.
#[derive(Clone, Copy, Debug)]
pub(in crate::web) enum FieldKind<'a> {
    /// Nothing that anybody sees: its value is the page's.
    Hidden,
    /// The same with the time zone of the browser, if a script can tell it.
    BrowserZone,
    /// A line of at most this many characters.
    Line(usize),
    /// The same with suggestions.
    Suggested(usize, &'a [&'a str]),
    /// A time zone; a script suggests those that the browser knows.
    Zone,
    /// An e-mail address.
    Address,
    /// A code from a letter.
    Code,
    /// A text of at most this many characters (0: of any number), in a box of so many lines.
    Prose(usize, u8),
    /// Lines as in a letter, in a box of so many.
    Lines(u8),
    /// A number between these.
    Number(u32, u32),
    /// A date and a time of day.
    Date,
    /// A day.
    Day,
    /// A time of day.
    Time,
    /// One of these, as a list.
    Choice(&'a [Choice<'a>]),
    /// The same in groups.
    Groups(&'a [(&'a str, Vec<Choice<'a>>)]),
    /// The same as buttons of which one is on.
    Radio(&'a [Choice<'a>]),
    /// A box that posts this if it is ticked.
    Check(&'a str),
    /// One that its page draws: buttons, and what has a look of its own.
    Drawn,
}

impl<'a> Field<'a> {
    /// A field of this kind.
    pub(in crate::web) const fn new(name: &'a str, label: &'a str, kind: FieldKind<'a>) -> Self {
        Self { name, label, kind, hint: "", is_required: false, is_compared: false, class: "", autocomplete: "off" }
    }

    /// A field that nobody sees.
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

    /// A box that posts `yes` if it is ticked.
    pub(in crate::web) const fn check(name: &'a str, label: &'a str) -> Self {
        Self::new(name, label, FieldKind::Check("yes"))
    }

    /// A list of these.
    pub(in crate::web) const fn choice(name: &'a str, label: &'a str, choices: &'a [Choice<'a>]) -> Self {
        Self::new(name, label, FieldKind::Choice(choices))
    }

    /// The same of another kind.
    pub(in crate::web) const fn of_kind(self, kind: FieldKind<'a>) -> Self {
        Self { kind, ..self }
    }

    /// The same with a hint.
    pub(in crate::web) const fn hint(self, hint: &'a str) -> Self {
        Self { hint, ..self }
    }

    /// The same, which must be filled in.
    pub(in crate::web) const fn required(self) -> Self {
        Self { is_required: true, ..self }
    }

    /// The same, of which only what was changed is sent.
    pub(in crate::web) const fn compared(self) -> Self {
        Self { is_compared: true, ..self }
    }

    /// The same with a class.
    pub(in crate::web) const fn class(self, class: &'a str) -> Self {
        Self { class, ..self }
    }

    /// The same, which a browser may fill in.
    pub(in crate::web) const fn autocomplete(self, autocomplete: &'a str) -> Self {
        Self { autocomplete, ..self }
    }

    /// Returns whether this is its name, or begins as its name does.
    pub(in crate::web) fn has_name(&self, name: &str) -> bool {
        match self.name.strip_suffix('*') {
            Some(start) => name.starts_with(start),
            None => name == self.name,
        }
    }

    /// Returns whether people write into it, and do not only choose.
    pub(in crate::web) const fn is_written(&self) -> bool {
        use FieldKind::{Address, Line, Lines, Prose, Suggested, Zone};
        matches!(self.kind, Line(_) | Suggested(..) | Zone | Address | Prose(..) | Lines(_))
    }
}

/// A button that sends a form.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::web) struct Button<'a> {
    /// The words on it.
    pub(in crate::web) label: &'a str,
    /// The name and the value that it posts; empty: none.
    pub(in crate::web) name: &'a str,
    pub(in crate::web) value: &'a str,
    /// `quiet`, `grave`; empty: the usual one.
    pub(in crate::web) class: &'a str,
    /// The address to which it sends the form instead; empty: that of the form.
    pub(in crate::web) action: &'a str,
    /// It sends the form though not all is filled in.
    pub(in crate::web) is_early: bool,
    /// The words for those who do not see what is around it; empty: those on it.
    pub(in crate::web) title: &'a str,
}

impl<'a> Button<'a> {
    /// A button with these words on it.
    pub(in crate::web) const fn new(label: &'a str) -> Self {
        Self { label, name: "", value: "", class: "", action: "", is_early: false, title: "" }
    }

    /// One of several: it posts this word as `do`.
    pub(in crate::web) const fn with(label: &'a str, value: &'a str) -> Self {
        Self { name: "do", value, ..Self::new(label) }
    }

    /// The same, which does not stand out.
    pub(in crate::web) const fn quiet(self) -> Self {
        Self { class: "quiet", ..self }
    }

    /// The same, for what cannot be taken back.
    pub(in crate::web) const fn grave(self) -> Self {
        Self { class: "grave", ..self }
    }
}
