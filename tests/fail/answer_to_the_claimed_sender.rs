//~ E0308 mismatched types
//! The address in `From:` is not a recipient: a reply goes to the proved sender.
use chancery::command::context::Context;
use chancery::store::Draft;

fn answer(cx: &Context) -> Draft {
    Draft { recipient: cx.principal.from().clone(), ..Draft::default() }
}

fn main() {
    let _ = answer;
}
