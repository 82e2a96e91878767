//! A brace is a place.
use chancery_text::say;
use chancery_text::sentence::Note;

fn main() {
    let _ = Note::of(say!("n}"));
}
