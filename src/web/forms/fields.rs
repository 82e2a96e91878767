//! What a browser posts: names and values, as untrusted text.
use super::Form;

/// The fields of a form.
#[derive(Clone, Debug, Default)]
pub(in crate::web) struct Fields(Vec<(String, String)>);

/// What is wrong with a field: a sentence for the person who filled it in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::web) struct Problem {
    /// Its name; empty: the whole form.
    pub(in crate::web) field: String,
    /// What is wrong, and what to do.
    pub(in crate::web) why: String,
}

impl Problem {
    /// A sentence about a field.
    pub(in crate::web) fn new(field: &str, why: impl Into<String>) -> Self {
        Self { field: field.to_owned(), why: why.into() }
    }
}

/// Fields that every form has.
const OF_ALL: &[&str] = &["form", "once", "seal", "n", "game", "as", "phase", "back"];

impl Fields {
    /// Those of a body as browsers write it (`application/x-www-form-urlencoded`).
    pub(in crate::web) fn of(body: &[u8]) -> Self {
        Self(form_urlencoded::parse(body).into_owned().collect())
    }

    /// These names and values.
    pub(in crate::web) fn from<'t>(pairs: impl IntoIterator<Item = (&'t str, &'t str)>) -> Self {
        Self(pairs.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    /// Only those that the form has; with the values that they were drawn with.
    pub(super) fn only(self, form: &Form) -> Self {
        let has = |name: &str| {
            let name = name.strip_prefix("was-").unwrap_or(name);
            OF_ALL.contains(&name)
                || form.fields.iter().any(|own| match own.strip_suffix('*') {
                    Some(start) => name.starts_with(start),
                    None => name == *own,
                })
        };
        Self(self.0.into_iter().filter(|(name, _)| has(name)).collect())
    }

    fn raw(&self, name: &str) -> &str {
        self.0.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
    }

    /// All fields, with their names.
    pub(in crate::web) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Is there such a field? A box that is not ticked is none.
    pub(in crate::web) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(own, _)| own == name)
    }

    /// The value of a field as it can stand in one line of a letter, up to where a browser or somebody else has put an end of
    /// line or another control character into it; empty if there is none.
    pub(in crate::web) fn line(&self, name: &str) -> &str {
        let value = self.raw(name).trim();
        value.split(is_control).next().unwrap_or_default().trim_end()
    }

    /// The same, if it is not empty.
    pub(in crate::web) fn given(&self, name: &str) -> Option<&str> {
        Some(self.line(name)).filter(|value| !value.is_empty())
    }

    /// The value of a field if it is not the one that it was drawn with (`was-…`): only what was changed is sent.
    pub(in crate::web) fn changed(&self, name: &str) -> Option<&str> {
        let value = self.line(name);
        (self.has(name) && value != self.line(&format!("was-{name}"))).then_some(value)
    }

    /// The fields whose names begin so: the rest of the name, and the value, in the order of the page.
    pub(in crate::web) fn beginning<'f>(&'f self, start: &'f str) -> impl Iterator<Item = (&'f str, &'f str)> {
        let names = self.0.iter().map(|(name, _)| name.as_str());
        names.filter_map(move |name| Some((name.strip_prefix(start)?, self.line(name))))
    }

    /// The lines of a text, each without control characters.
    pub(in crate::web) fn text(&self, name: &str) -> Vec<String> {
        let lines = self.raw(name).lines().map(|line| {
            let line = line.trim_end().replace('\t', "    ");
            line.chars().filter(|c| !is_control(*c)).collect::<String>()
        });
        let mut lines: Vec<String> = lines.skip_while(|line: &String| line.trim().is_empty()).collect();
        while lines.last().is_some_and(|line| line.trim().is_empty()) {
            lines.pop();
        }
        lines
    }
}

/// What no field of a form may hold: ends of lines and other controls, and marks that turn the direction of what follows.
fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
