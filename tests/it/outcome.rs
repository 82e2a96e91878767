//! What becomes of a line that calls a command.
use crate::world::World;
use anyhow::anyhow;
use chancery::command::{self, Env, Refusal, Stop};
use chancery::session::outcome::{CommandOutcome, Doubt};
use chancery::text::doc::Doc;
use chancery::text::sentence::Note;
use chancery::text::words::Reader;

/// What becomes of this line, when its command answers so.
fn outcome(line: &str, answer: Result<Doc, Stop>, is_of_seat: bool) -> anyhow::Result<CommandOutcome> {
    let world = World::new();
    let env = Env { judge: &world.judge, store: &world.store, now: world.now, letter: None, thread: &[] };
    let call = command::find(env.lexicon(), line).unwrap();
    Ok(CommandOutcome::of(&call, answer, is_of_seat)?)
}

fn refused(line: &str, refusal: Refusal) -> CommandOutcome {
    outcome(line, Err(refusal.into()), true).unwrap()
}

#[test]
fn a_command_that_answers_is_done() {
    let said = Doc::new(Reader::nobody());
    assert!(matches!(outcome("SET WAIT", Ok(said), false), Ok(CommandOutcome::Done(_))));
}

/// A fault is no outcome: the letter is undone.
#[test]
fn a_fault_goes_up() {
    for line in ["SET WAIT", "SIGN ON ademo secret"] {
        let why = outcome(line, Err(anyhow!("the disk is full").into()), false).unwrap_err();
        assert_eq!(why.to_string(), "the disk is full");
    }
}

/// Lines wait until their sender shows who they are. A seat's password is enough for what is grave, but not for the keeper's lines.
#[test]
fn lines_of_somebody_unproved_wait() {
    assert!(matches!(refused("LIST", Refusal::Unverified), CommandOutcome::Waits(Doubt::Unproved)));
    let grave = |line, helps| {
        let outcome = refused(line, Refusal::Unsure);
        assert!(
            matches!(outcome, CommandOutcome::Waits(Doubt::Grave { password_helps }) if password_helps == helps),
            "{line}"
        );
    };
    grave("RESIGN demo", true);
    grave("BAN ann@example.org", false);
}

/// Below a sign-on that fails nothing is done; below another line that is refused, the rest is.
#[test]
fn a_sign_on_that_fails_shuts_out() {
    let refusal = || Refusal::because("There is no such game.");
    assert!(matches!(refused("SIGN ON ademo secret", refusal()), CommandOutcome::ShutsOut(_)));
    assert!(matches!(refused("LIST demo", refusal()), CommandOutcome::Refused(_)));
}

#[test]
fn what_cannot_be_brought_back_asks_first() {
    let asks = Refusal::Confirm(Note::of("All of it will be erased."), "UNREGISTER agreed 1".to_owned());
    assert!(matches!(refused("UNREGISTER", asks), CommandOutcome::Asks(_, line) if line == "UNREGISTER agreed 1"));
}
