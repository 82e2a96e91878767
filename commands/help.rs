//! HELP -- explain the commands, or one of them.
//!
//! Usage: HELP [topic]
//!
//! HELP alone lists all commands. A topic is a command (HELP SIGN ON), a setting of a game (HELP DIAS), an option of its
//! rules (HELP WINGS), a variant (HELP STANDARD), or one of ORDERS, DATES, PRESS, SETTINGS, POLICIES and VARIANTS.
//! Everyday words do as well (HELP MOVE, HELP HOLIDAY). POLICIES has two parts: RULINGS, how the rulebook is read, and
//! OPTIONS, what variants add to it.
//!
//! ```text
//! > HELP VERSION
//! < VERSION -- which judge this is.
//! ```
use crate::answers::help;
use crate::answers::words::HINTS;
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject, after_words};
use crate::text::doc::Doc;
use crate::text::words::Reader;

pub const SPEC: Spec = Spec::new(&["help"], Subject::Anyone, takes).asking().for_guests();

/// A topic, which may be the name of a command, such as I AM ALSO.
fn takes(said: &KeywordLine) -> Match {
    let lexicon = said.lexicon;
    let mut keywords = lexicon.commands.iter().flat_map(|command| command.words.iter());
    let is_keyword = keywords.any(|words| after_words(said.rest, words).is_some_and(str::is_empty));
    let is_explained = || {
        let mut doc = Doc::new(Reader::nobody());
        lexicon.families.iter().any(|family| family.explain(said.rest, &mut doc))
    };
    let is_option = lexicon.is_settings(said.rest) || is_explained();
    let lower = said.rest.to_lowercase();
    let is_word = HINTS.iter().any(|hint| hint.names.contains(&lower.as_str()));
    let mut topics = lexicon.families.iter().flat_map(|family| family.topics());
    let is_topic = topics.any(|topic| topic.names.contains(&lower.as_str()));
    let is_cry = ["!", "?", "."].contains(&said.rest);
    if is_keyword || is_option || is_topic || is_word || is_cry { Match::Call } else { args::words::<0, 5>(said) }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.text.contains(char::is_alphanumeric) {
        // The list is long, and may go to somebody else whose address was forged.
        let is_unknown = cx.principal.apparent().is_none() && !cx.principal.is_proved() && cx.seat().is_none();
        match is_unknown {
            true => help::tell_howto(cx.judge, doc),
            false => help::tell_overview(cx.judge, doc),
        }
        return Ok(());
    }
    help::tell_topic(cx.judge, cx.family(), args.text, doc)?;
    Ok(())
}
