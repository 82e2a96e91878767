//! Each secret exists once.
use chancery_text::secret::Secret;

fn main() {
    let _ = Secret::of("x").clone();
}
