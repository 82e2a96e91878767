//! People's words are `theirs(..)`: a `String` is not ours.
use chancery_text::say;
use chancery_text::sentence::Note;

fn main() {
    let name = String::new();
    let _ = Note::of(say!("Hello {name}.", name));
}
