//! The outcome of a line that calls a command.
use crate::world::World;
use anyhow::anyhow;
use chancery::command::{self, Env, Refusal, Stop};
use chancery::session::outcome::{CommandOutcome, Doubt};
use chancery::text::doc::Doc;
use chancery::text::sentence::Note;
use chancery::text::words::Reader;

/// The outcome of this line when its command gives this result.
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
fn a_command_with_a_reply_is_done() {
    let said = Doc::new(Reader::nobody());
    assert!(matches!(outcome("SET WAIT", Ok(said), false), Ok(CommandOutcome::Done(_))));
}

/// A fault is not an outcome: the whole e-mail is undone.
#[test]
fn a_fault_undoes_the_whole_letter() {
    for line in ["SET WAIT", "SIGN ON ademo secret"] {
        let why = outcome(line, Err(anyhow!("the disk is full").into()), false).unwrap_err();
        assert_eq!(why.to_string(), "the disk is full");
    }
}

/// Lines wait until their sender proves their identity. A seat's password is enough for irrevocable lines, but not for the keeper's.
#[test]
fn lines_from_an_unproved_sender_wait() {
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

/// No line below a failed sign-on runs. Below any other refused line, the rest does.
#[test]
fn a_failed_sign_on_shuts_out_the_lines_below() {
    let refusal = || Refusal::because("There is no such game.");
    assert!(matches!(refused("SIGN ON ademo secret", refusal()), CommandOutcome::ShutsOut(_)));
    assert!(matches!(refused("LIST demo", refusal()), CommandOutcome::Refused(_)));
}

#[test]
fn an_irrevocable_command_asks_first() {
    let asks = Refusal::Confirm(Note::of("All of it will be erased."), "UNREGISTER agreed 1".to_owned());
    assert!(matches!(refused("UNREGISTER", asks), CommandOutcome::Asks(_, line) if line == "UNREGISTER agreed 1"));
}
