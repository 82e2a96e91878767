//! CONFIRM -- prove that an address is yours.
//!
//! Usage: CONFIRM
//!    or: CONFIRM code
//!
//! If the judge can't tell that an e-mail is from you, it sends its lines
//! back to you before it acts on them. Reply with the single word CONFIRM
//! (or yes, or OK) to go ahead. In a new e-mail, add the code.
//!
//! The judge also asks when a plain reply includes a GM's command or one
//! that can't be undone. It doesn't ask if your e-mail begins with SIGN ON
//! and your password.
//!
//! ```text
//! > CONFIRM h1-nonsense
//! < *** I don't recognise that code. I may have carried out its lines
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
            "I can't tell what to confirm. Reply to the e-mail that asked you, or send CONFIRM with the code it gave you.",
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
        "I don't recognise that code. I may have carried out its lines already. If they have waited for more than a week, please send them again.",
    )
}
