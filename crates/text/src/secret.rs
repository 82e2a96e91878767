//! Text that only its reader may see.

/// A code, a password, a token. It has no `Display`, `Debug`, `Clone` or `PartialEq`, is not serialised, and nothing returns its
/// value: a [`Doc`](crate::doc::Doc) takes it as a span, and prints it for its reader alone.
pub struct Secret(String);

impl Secret {
    /// Makes this text a secret.
    pub fn of(value: impl Into<String>) -> Self {
        Self(value.into())
    }

    /// The value, for `words.rs` alone, which marks it.
    pub(crate) fn told(&self) -> &str {
        &self.0
    }
}
