//! PRESS -- write to other players, through the judge.
//!
//! Usage: PRESS [WHITE|GREY] [ANYWAY] TO powers [FAKE ...]
//!        your text
//!        ENDPRESS
//!
//! The powers are letters (TO EFG) or names (TO ENGLAND FRANCE); M is the master, O the observers; TO ALL is everybody,
//! TO ALL BUT EF all the others; +EF and -EF mean the same as TO EF and TO ALL BUT EF. White press says who wrote it,
//! grey press does not; the settings of the game say which are allowed. Nothing in the text is read as a command. Press to
//! the master is always allowed, and always white. ENDBROADCAST and SIGN OFF also end it. Without an end, your text is the
//! rest of your letter; if lines of it read as your orders, the judge sends nothing and asks where the text ends.
//!
//! If such a line may stand in your text, end the first line with UNTIL and a word of your own: PRESS TO E UNTIL k7fm. Then only a
//! line with just that word ends it, and without that line nothing is sent. The same goes for PRESS REPLY, BROADCAST, POSTAL
//! PRESS, DIARY, ANNOUNCE, REPORT and SET COMMENT.
//!
//! FAKE gives it a false address line, where the game allows it (PARTIAL MAY BE FAKED): its readers see that, and not to whom it
//! really goes. FAKE BROADCAST looks as if it went to all, FAKE TO EF as if it went to England and France; a broadcast can
//! look as if it went to some. NO FAKE is for games in which press is faked by default. Who wrote it is never false. Masters read
//! the truth, and so does your own HISTORY.
//!
//! A plain reply to press goes back to its writer, and to nobody else; a reply to grey press does not give its writer away,
//! and is grey itself if it can be. HELP PRESS REPLY says how to answer by command. A single word (Agree, Why?) is text like
//! any other. A reply that begins with SIGN ON, PRESS or a command in capitals (SET WAIT) is for the judge. The judge sends
//! nothing and asks if a line could be a command, or reads as one of your orders.
//!
//! Press that contains your password is not sent. Where your readers are not to know who you are (grey press, gunboat), nor
//! is press with your own name or address in it; PRESS ANYWAY sends it if you mean it. Only the masters learn who wrote grey
//! press. Whether a master or observer reads all press, LIST and the game's name says.
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
        return refuse("PRESS alone goes to nobody; nothing has been sent. Say to whom: PRESS TO EF, or PRESS TO ALL.");
    }
    press::send(cx, args, press::DefaultReaders::Nobody, doc)
}
