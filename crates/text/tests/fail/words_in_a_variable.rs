//! The words of a sentence are in the code.
use chancery_text::say;
use chancery_text::sentence::Note;

fn main() {
    let words = "Hello";
    let _ = Note::of(say!(words));
}
