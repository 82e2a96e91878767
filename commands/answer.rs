//! ANSWER -- answer a question about your e-mail.
//!
//! Usage: ANSWER number YES
//!    or: ANSWER number NO
//!    or: ANSWER number choice
//!
//! If one of your sentences is probably an order or a command, the judge
//! asks whether it has understood you. It does nothing until you answer.
//! Reply YES or NO to that e-mail, or the number of the right reading. The
//! buttons on your game's page do the same with this command.
//!
//! A question about orders is open until the turn runs, or until you send
//! another order for the same unit. The turn waits for your answer, but not
//! beyond the deadline. SET NO WAIT lets it run.
//!
//! ```text
//! > SIGN ON ademo secret
//! > ANSWER 7 YES
//! < *** I have not asked you a question with the number 7.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, PhaseScope, Refusal, Spec, Subject};
use crate::game::proposals;
use crate::referee::table::guesses::{self, Reply};
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["answer"], Subject::Player, takes).unguessed().about(PhaseScope::Present).for_guests();

/// `7 YES`, but not "Answer me".
fn takes(said: &KeywordLine) -> Match {
    said.call_if(read(said.rest).is_some())
}

/// The number of the question, and the answer.
fn read(text: &str) -> Option<(u32, Reply)> {
    let (number, said) = text.trim().split_once(char::is_whitespace)?;
    let reply = match proposals::answer(said) {
        Some(true) => Reply::Yes,
        Some(false) => Reply::No,
        None => Reply::Number(said.trim().parse().ok()?),
    };
    Some((number.trim_start_matches('#').parse().ok()?, reply))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (number, reply) = read(args.text).ok_or(Refusal::Usage("ANSWER number YES"))?;
    let lines = guesses::answer(cx.signed_on()?, number, reply, doc)?;
    cx.next_lines.extend(lines);
    Ok(())
}
