//~ E0277 doesn't implement `std::fmt::Display`
//! The name in `From:` is not a name to address a person by.
use chancery::command::context::Context;

fn greeting(cx: &Context) -> String {
    format!("Hello {}", cx.principal.from())
}

fn main() {
    let _ = greeting;
}
