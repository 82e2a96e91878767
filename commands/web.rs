//! WEB -- get a code to sign in on the judge's pages.
//!
//! Usage: WEB
//!
//! All that you can write to the judge you can also do on its pages, if it has any, and the other way round. The answer has a code: type it in
//! there within 15 minutes. The pages also send you a code by themselves, when you enter your address; this is for those whom
//! that does not reach in time.
//!
//! ```text
//! > WEB
//! < Your code is jhmd-y6h9-8ckg. It works once, within 15 minutes.
//! < Type it in at https://judge.example.org/my/sign-in
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::takes;
use crate::referee::codes;

pub const SPEC: Spec = Spec::new(&["web"], Who::Anyone, takes::nothing).unguessed();

pub fn run(cx: &mut Context, _: &Args) -> Result<String, Refusal> {
    // A code shows who reads a mailbox: it must not come to whoever sits at a browser that was left open.
    if cx.writer.is_on_page {
        return Err(Refusal::because(
            "You are signed in already. The page \"Sign in\" sends a new code to your mailbox.",
        ));
    }
    let Some(url) = &cx.judge.url else {
        return Err(Refusal::because("This judge has no pages on the web: all is done by letter."));
    };
    let url = url.clone();
    let code = codes::by_letter(cx, &cx.writer.address)?;
    Ok(format!(
        "Your code is {code}. It works once, within {} minutes.\nType it in at {url}/my/sign-in",
        codes::GOOD_FOR.as_mins()
    ))
}
