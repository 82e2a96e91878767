//! A note is kept and shown to whoever reads it.
use chancery_text::say;
use chancery_text::secret::Secret;
use chancery_text::sentence::Note;

fn main() {
    let code = Secret::of("x");
    let _ = Note::of(say!("Your code is {code}.", &code));
}
