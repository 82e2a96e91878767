//! Only their own module may compare secrets.
use chancery_text::secret::Secret;

fn main() {
    let _ = Secret::of("x") == Secret::of("y");
}
