//! HELP -- explain a command or another topic.
//!
//! Usage: HELP [topic]
//!
//! HELP alone shows the commands you need most. HELP ALL lists all commands. A topic can be:
//!
//!   a command           HELP SIGN ON
//!   a game's setting    HELP DIAS
//!   an option           HELP WINGS
//!   a variant           HELP STANDARD
//!   an everyday word    HELP MOVE, HELP HOLIDAY
//!   a general topic     ORDERS, DATES, PRESS, SETTINGS, POLICIES, VARIANTS
//!
//! POLICIES has two parts: RULINGS (how the judge reads the rulebook) and
//! OPTIONS (the rules that variants add).
//!
//! ```text
//! > HELP GAMES
//! < GAMES -- list your games and the orders you owe.
//! ```
use crate::answers::help::{self, HelpReader};
use crate::answers::requests;
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::game_cx::GameCx;
use crate::command::refusal::or_fault;
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
    let is_word = requests::rows(lexicon.families).any(|wish| wish.words.contains(&lower.as_str()));
    let mut topics = lexicon.families.iter().flat_map(|family| family.topics());
    let is_topic = topics.any(|topic| topic.names.contains(&lower.as_str()));
    let is_cry = ["!", "?", "."].contains(&said.rest);
    if is_keyword || is_option || is_topic || is_word || is_cry { Match::Call } else { args::words::<0, 5>(said) }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.text.contains(char::is_alphanumeric) {
        // A short page, since the address may have been forged.
        let is_unknown = cx.principal.apparent().is_none() && !cx.principal.is_proved() && cx.seat().is_none();
        if is_unknown {
            help::introduce(cx.judge, doc);
            help::tell_howto(cx.judge, doc);
        } else {
            let is_keeper = or_fault(cx.by_keeper())?.is_ok();
            let is_master = cx.signed_on.as_ref().is_some_and(GameCx::is_master);
            help::tell_overview(HelpReader { is_master, is_keeper }, doc);
        }
        return Ok(());
    }
    help::tell_topic(cx.judge, cx.family(), args.text, doc)?;
    if let Some(cx) = &cx.signed_on {
        help::tell_own_figures(&cx.game, args.text, doc);
    }
    Ok(())
}
