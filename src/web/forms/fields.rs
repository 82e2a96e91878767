//! The fields that a browser posts: names and values, as untrusted text.
use super::Form;

/// The fields of a form.
#[derive(Clone, Debug, Default)]
pub(in crate::web) struct Fields {
    pairs: Vec<(String, String)>,
    /// The form that they belong to, or `None` for fields of no form, such as those of a URL.
    form: Option<&'static Form>,
}

/// A problem with a field: a sentence for the person who filled it in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::web) struct FieldProblem {
    /// Its name, or an empty text for the whole form.
    pub(in crate::web) field: String,
    /// A sentence that says what is wrong, and what to do.
    pub(in crate::web) why: String,
}

impl FieldProblem {
    /// A problem with a field.
    pub(in crate::web) fn new(field: &str, why: impl Into<String>) -> Self {
        Self { field: field.to_owned(), why: why.into() }
    }
}

impl Fields {
    /// The fields of a body as browsers encode it (`application/x-www-form-urlencoded`).
    pub(in crate::web) fn of(body: &[u8]) -> Self {
        let pairs = form_urlencoded::parse(body).map(|(name, value)| (name.into_owned(), plain(&value))).collect();
        Self { pairs, form: None }
    }

    /// Fields with these names and values.
    pub(in crate::web) fn from<'t>(pairs: impl IntoIterator<Item = (&'t str, &'t str)>) -> Self {
        let pairs = pairs.into_iter().map(|(name, value)| (name.to_owned(), plain(value))).collect();
        Self { pairs, form: None }
    }

    /// Only the fields that the form has.
    pub(super) fn only(self, form: &'static Form) -> Self {
        let pairs = self.pairs.into_iter().filter(|(name, _)| form.has(name)).collect();
        Self { pairs, form: Some(form) }
    }

    /// A form that reads a field which it does not have would never find it.
    fn check(&self, name: &str) {
        debug_assert!(self.form.is_none_or(|form| form.has(name)), "no field {name:?} in {:?}", self.form);
    }

    fn raw(&self, name: &str) -> &str {
        self.typed(name).unwrap_or_default()
    }

    /// The value of a field as typed, if the field exists.
    pub(in crate::web) fn typed(&self, name: &str) -> Option<&str> {
        self.check(name);
        self.pairs.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// Returns the values that a person wrote, rather than chose or left unchanged.
    pub(in crate::web) fn written(&self) -> impl Iterator<Item = &str> {
        let is_written = |name: &str| {
            let own = |form: &Form| form.fields.iter().any(|field| field.is_written() && field.has_name(name));
            self.form.is_some_and(own) && self.typed(&format!("was-{name}")) != self.typed(name)
        };
        self.iter().filter(move |(name, value)| is_written(name) && !value.trim().is_empty()).map(|(_, value)| value)
    }

    /// All fields, with their names.
    pub(in crate::web) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Returns whether the field exists. An unticked checkbox does not.
    pub(in crate::web) fn has(&self, name: &str) -> bool {
        self.check(name);
        self.pairs.iter().any(|(own, _)| own == name)
    }

    /// The value of a field as a single line of an e-mail, up to its first line end. Empty if the field does not exist.
    pub(in crate::web) fn line(&self, name: &str) -> &str {
        let value = self.raw(name).trim();
        value.split(['\r', '\n', '\u{2028}', '\u{2029}']).next().unwrap_or_default().trim_end()
    }

    /// That value, if it is not empty.
    pub(in crate::web) fn given(&self, name: &str) -> Option<&str> {
        Some(self.line(name)).filter(|value| !value.is_empty())
    }

    /// The value of a field if it differs from the original one (`was-…`), so that only changes take effect.
    pub(in crate::web) fn changed(&self, name: &str) -> Option<&str> {
        let value = self.line(name);
        (self.has(name) && value != self.line(&format!("was-{name}"))).then_some(value)
    }

    /// Replaces the value of a field.
    pub(in crate::web) fn with(mut self, name: &str, value: &str) -> Self {
        self.pairs.iter_mut().filter(|(own, _)| own == name).for_each(|(_, old)| value.clone_into(old));
        self
    }

    /// Only the fields whose value differs from the original one, or that have no original value.
    pub(in crate::web) fn touched(&self) -> Self {
        // Hidden fields have no original value.
        let was = |name: &str| self.iter().find(|(own, _)| own.strip_prefix("was-") == Some(name));
        let is_same = |name: &str, value: &str| was(name).is_some_and(|(_, was)| was == value);
        let touched = self.iter().filter(|(name, value)| !name.starts_with("was-") && !is_same(name, value));
        let pairs = touched.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Self { pairs, form: self.form }
    }

    /// The fields whose names begin like this, in the order of the page: the rest of the name, and the value.
    pub(in crate::web) fn beginning<'f>(&'f self, start: &'f str) -> impl Iterator<Item = (&'f str, &'f str)> {
        self.check(start);
        let names = self.pairs.iter().map(|(name, _)| name.as_str());
        names.filter_map(move |name| Some((name.strip_prefix(start)?, self.line(name))))
    }

    /// The lines of a text.
    pub(in crate::web) fn text(&self, name: &str) -> Vec<String> {
        let text = self.raw(name).replace("\r\n", "\n");
        let lines = text.split(['\n', '\r', '\u{2028}', '\u{2029}']).map(|line| line.trim_end().replace('\t', "    "));
        let mut lines: Vec<String> = lines.skip_while(|line: &String| line.trim().is_empty()).collect();
        while lines.last().is_some_and(|line| line.trim().is_empty()) {
            lines.pop();
        }
        lines
    }
}

/// A value without invisible characters that copied text contains: control characters other than line ends, and marks that change
/// the direction of text.
pub(in crate::web) fn plain(value: &str) -> String {
    let is_mark = |c: &char| {
        c.is_control() && !matches!(c, '\r' | '\n' | '\t')
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    value.chars().filter(|c| !is_mark(c)).collect()
}
