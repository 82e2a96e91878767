//~ E0308 mismatched types
//! What `From:` says is no recipient: an answer goes home.
use chancery::command::context::Context;
use chancery::store::Draft;

fn answer(cx: &Context) -> Draft {
    Draft { recipient: cx.principal.from().clone(), ..Draft::default() }
}

fn main() {
    let _ = answer;
}
