//! Nor is a part of one.
use chancery_text::say;
use chancery_text::sentence::Note;

fn main() {
    let name = String::new();
    let _ = Note::of(say!("Hello {}.", name.as_str()));
}
