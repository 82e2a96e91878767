//! SET -- change the settings of the game.
//!
//! Usage: SET setting [, setting ...]
//!
//! HELP SETTINGS lists the settings, and HELP with a setting's name explains one. The judge tells everyone in the
//! game what changed, and who changed it.
//!
//! In a moderated game only the GM changes settings. In other games any player may, until the start. After that, each
//! change becomes a proposal (HELP PROPOSE), except for the comment.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET NO DIAS, GREY/WHITE
//! < NO DIAS (it was: DIAS).
//! < GREY/WHITE (it was: WHITE).
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::{GameCx, say_each};
use crate::command::{
    Args, Block, CommandResult, MAX_PARTS, PhaseScope, Refusal, Spec, Stop, Subject, is_long_list, is_setting_whole,
    no_such_setting, refuse,
};
use crate::game::proposals::Proposal;
use crate::game::settings::keys;
use crate::referee::modules::choice;
use crate::referee::table::{proposals, setup};
use crate::say;
use crate::text::defuse_forms;
use crate::text::doc::Doc;
use crate::text::sentence::Note;

pub const SPEC: Spec = Spec::new(&["set"], Subject::Setter, takes)
    .with_block(Block::new(&["end", "endcomment"], comment_begin).until(is_comment))
    .about(PhaseScope::Present)
    .taking_comment();

/// Settings, or a mistaken one, but not "Set your fleets free".
fn takes(said: &KeywordLine) -> Match {
    let is_list = said.rest.contains([',', ';']);
    if said.rest.is_empty() || said.lexicon.is_settings(said.rest) || is_list && !is_sentence(said.rest) {
        Match::Call
    } else {
        said.stray()
    }
}

/// The most changes that one letter may make: the judge tells everyone in the game about each.
const MAX_CHANGES: usize = 100;

fn comment_begin(args: &str) -> bool {
    let squeezed: String = args.to_lowercase().split_whitespace().collect();
    matches!(squeezed.as_str(), "commentbegin" | "infobegin" | "informationbegin")
}

/// `COMMENT UNTIL word`
fn is_comment(args: &str) -> bool {
    comment_begin(args) || ["comment", "info", "information"].iter().any(|word| word.eq_ignore_ascii_case(args))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    if args.text.is_empty() {
        return Err(Refusal::Usage("SET setting. HELP SETTINGS lists them.").into());
    }
    if is_long_list(args.text) {
        return refuse(say!("This list has more than {n} parts, so I have changed nothing.", n = MAX_PARTS));
    }
    let block;
    let mut rest = args.text;
    if comment_begin(rest) || args.ended && is_comment(rest) {
        block = format!("comment {}", args.block.join("\n"));
        rest = &block;
    }
    let safe = defuse_forms(rest);
    rest = &safe;
    let mut said: Vec<Note> = Vec::new();
    loop {
        rest = rest.trim_start_matches(|c: char| c == ',' || c == ';' || c.is_whitespace());
        if rest.is_empty() {
            say_each(doc, &said);
            return Ok(());
        }
        if MAX_CHANGES <= cx.after.changes.len() {
            return refuse("Your e-mail has changed too many settings, so I stopped here.");
        }
        match one(cx, rest) {
            Ok((sentences, left)) => {
                // A repeated remark appears only once, at the end.
                said.retain(|sentence| !sentences.contains(sentence));
                said.extend(sentences);
                rest = &rest[rest.len() - left..];
            }
            Err(Stop::Refused(refusal)) if refusal.is_of_words() && !said.is_empty() => {
                let refusal = refusal.and("I have changed the settings before it:");
                return Err(said.iter().fold(refusal, Refusal::and).into());
            }
            Err(other) => return Err(other),
        }
    }
}

/// Reads and makes one change: what to say of it, and how much of the text is left.
fn one(cx: &mut GameCx, text: &str) -> CommandResult<(Vec<Note>, usize)> {
    if let Some(module) = choice::named(&cx.judge.catalogue, &cx.game.modules.all, text, false) {
        let what = Proposal::Set(vec![(keys::MODULE.name, module.value())]);
        return Ok((proposals::decision(cx, what)?, module.rest.len()));
    }
    // A part is understood whole, or not carried out: SET PARTIAL MAY BE FAKED is not SET PARTIAL.
    let part = text.split([',', ';']).next().unwrap_or(text).trim();
    if !is_setting_whole(cx.judge.catalogue.families(), part) {
        return Err(unknown(cx, part).into());
    }
    let Some(change) = cx.game.settings.read(text, &cx.judge.catalogue.names()) else {
        return Err(unknown(cx, text).into());
    };
    let change = change?;
    let left = change.rest.len();
    let what = Proposal::Set(change.values.clone());
    let said = match proposals::needs_consent(cx, &what)? {
        true => proposals::decision(cx, what)?,
        false => setup::change_settings(cx, change.values, text)?,
    };
    Ok((said, left))
}

fn unknown(cx: &GameCx, text: &str) -> Refusal {
    no_such_setting(cx.judge.catalogue.families(), text)
}
