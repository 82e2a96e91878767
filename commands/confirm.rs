//! CONFIRM -- show that an address is yours.
//!
//! Usage: CONFIRM
//!    or: CONFIRM code
//!
//! If the judge cannot tell that a letter is from you, it keeps the letter's lines, and shows them to you. Answer that letter
//! with the one word CONFIRM (or yes, or OK), and the lines are carried out. In a new letter, give the code as well.
//!
//! The judge also asks if a plain reply has a line that can't be taken back, or a GM's line. An e-mail that begins with SIGN
//! ON and your password needs no CONFIRM.
//!
//! ```text
//! > CONFIRM h1-nonsense
//! < *** I don't recognise that code. Perhaps its lines have already been
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::judge::identity::{Bearer, Claim};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["confirm"], Subject::Anyone, args::words::<0, 2>).secret_after(0);

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let mut tokens: Vec<String> = args.words().into_iter().map(str::to_owned).collect();
    if tokens.is_empty() {
        tokens.clone_from(&cx.letterhead.tokens);
    }
    if tokens.is_empty() {
        return refuse(
            "What do you confirm? Answer the letter in which I asked for it; or write CONFIRM and the code that it gives.",
        );
    }
    for token in tokens {
        let Some(Claim::Held(id)) = cx.judge.tokens.claim(&token) else { continue };
        if !cx.judge.tokens.proves(&token, Bearer::Held(id)) {
            continue;
        }
        let Some(held) = cx.store.take_held(id, cx.now)? else { continue };
        cx.take_yes(held.address)?;
        let tokens = &cx.env.judge.tokens;
        cx.letterhead.tokens.retain(|other| !matches!(tokens.claim(other), Some(Claim::Held(_))));
        cx.next_lines = held.lines.lines().map(str::to_owned).collect();
        doc.para("Thank you. These are the lines that were waiting:");
        return Ok(());
    }
    refuse(
        "I don't recognise that code. Perhaps its lines have already been carried out, or they waited for more than a week; then please send them again.",
    )
}
