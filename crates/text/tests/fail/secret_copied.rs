//! There is one of each secret.
use chancery_text::secret::Secret;

fn main() {
    let _ = Secret::of("x").clone();
}
