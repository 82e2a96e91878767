//! A string can end up in the log or in a subject.
use chancery_text::say;
use chancery_text::secret::Secret;
use chancery_text::words::said;

fn main() {
    let code = Secret::of("x");
    let _: String = said(say!("Your code is {code}", &code));
}
