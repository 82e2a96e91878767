//! Nor within a nested sentence.
use chancery_text::say;
use chancery_text::secret::Secret;
use chancery_text::sentence::Note;

fn main() {
    let code = Secret::of("x");
    let _ = Note::of(say!("It was made: {}", say!("code {}", &code)));
}
