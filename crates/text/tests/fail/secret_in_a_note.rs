//! A note is stored and shown to every reader.
use chancery_text::say;
use chancery_text::secret::Secret;
use chancery_text::sentence::Note;

fn main() {
    let code = Secret::of("x");
    let _ = Note::of(say!("Your code is {code}.", &code));
}
