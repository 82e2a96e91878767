//! PRESS -- write to other players through the judge.
//!
//! Usage: PRESS [WHITE|GREY] [ANYWAY] TO powers [FAKE ...]
//!        your text
//!        ENDPRESS
//!
//!   TO EFG, TO ENGLAND FRANCE  powers, by letter or by name
//!   TO M, TO O                 the game master (GM), the observers
//!   TO ALL, TO ALL BUT EF      everyone, or everyone but these
//!   +EF, -EF                   short for TO EF and TO ALL BUT EF
//!
//! White press is signed and grey press is anonymous; the game's settings say which are allowed. Press to the GM is
//! always allowed, and always white. Only GMs learn who wrote grey press. LIST game says whether a GM or an observer
//! reads all press.
//!
//! The judge reads no commands in your text. ENDBROADCAST and SIGN OFF also end it. Without an end, your text is the
//! rest of your e-mail; if that contains lines that look like your orders, the judge asks where the text ends and
//! sends nothing. To choose your own end, put UNTIL and a word on the first line: PRESS TO E UNTIL k7fm. Only a line
//! with that word ends the text then, and without that line nothing is sent. UNTIL also works with PRESS REPLY,
//! BROADCAST, POSTAL PRESS, DIARY, ANNOUNCE, REPORT and SET COMMENT.
//!
//! To answer press, reply to it: only its writer gets your reply, even if it is one word (Agree, Why?). A reply to
//! grey press doesn't reveal its writer, and is grey too if the game allows that. Start the reply with SIGN ON, PRESS
//! or a command in capitals (SET WAIT) if it is for the judge. If a line could be a command or one of your orders,
//! the judge asks and sends nothing. HELP PRESS REPLY explains how to answer by command.
//!
//! FAKE gives press a false address line, where the game allows it (PARTIAL MAY BE FAKED). FAKE BROADCAST looks like
//! a broadcast, and FAKE TO EF looks like press to England and France; you can also make a broadcast look like press
//! to a few. NO FAKE is for games that fake press by default. The writer's name is never false. GMs see the true
//! address line, and so do you in HISTORY.
//!
//! The judge never sends press that contains your password. It also holds back grey or gunboat press that contains
//! your name or address, unless you write PRESS ANYWAY.
//!
//! ```text
//! > SIGN ON ademo secret
//! > PRESS TO IR
//! > A juggernaut, anyone?
//! > ENDPRESS
//! < Press sent to Italy and Russia.
//! <   | A juggernaut, anyone?
//! ```
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::referee::press;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["press", "white press", "grey press", "gray press"], Subject::SignedOn, press::takes)
        .with_block(press::BLOCK)
        .for_sitters_with_press()
        .copying_to_power();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let line = press::line_of(args.keyword, args.text);
    let args = &Args { text: &line, ..*args };
    if args.text.is_empty() {
        return refuse("PRESS alone has no reader, so I sent nothing. Name the readers: PRESS TO EF, or PRESS TO ALL.");
    }
    press::send(cx, args, press::DefaultReaders::Nobody, doc)
}
