//! A brace is a placeholder.
use chancery_text::say;
use chancery_text::sentence::Note;

fn main() {
    let _ = Note::of(say!("n}"));
}
