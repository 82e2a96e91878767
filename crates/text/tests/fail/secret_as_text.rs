//! A secret gives out no text.
use chancery_text::secret::Secret;

fn main() {
    let code = Secret::of("x");
    let _: &str = &code;
    let _: String = code.told().to_owned();
}
