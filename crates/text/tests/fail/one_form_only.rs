//! A plural has two forms.
use chancery_text::say;
use chancery_text::sentence::Note;

fn main() {
    let n = 1;
    let _ = Note::of(say!("{n orders}", n));
}
