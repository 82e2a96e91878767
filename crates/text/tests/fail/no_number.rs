//! A word is chosen by a number or a count.
use chancery_text::say;
use chancery_text::sentence::{Note, power};

fn main() {
    let _ = Note::of(say!("{power} {power? is|are} late.", power = power("Austria")));
}
