//! A secret has no `Debug`, nor has a sentence with one.
use chancery_text::say;
use chancery_text::secret::Secret;
use chancery_text::sentence::Sentence;

fn main() {
    let code = Secret::of("x");
    println!("{:?}", code);
    let said: Sentence<&Secret> = say!("{}", &code);
    println!("{:?}", said);
}
