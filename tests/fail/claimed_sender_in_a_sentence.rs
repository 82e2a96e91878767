//~ E0277 doesn't implement `std::fmt::Display`
//! What `From:` says is no name to call somebody by.
use chancery::command::context::Context;

fn greeting(cx: &Context) -> String {
    format!("Hello {}", cx.principal.from())
}

fn main() {
    let _ = greeting;
}
