//! PROPOSE -- ask the other players to agree to a change.
//!
//! Usage: PROPOSE PAUSE [UNTIL date]    stop the clock
//!    or: PROPOSE RESUME                restart it
//!    or: PROPOSE DEADLINE date         move it (also: GRACE, START)
//!    or: PROPOSE SET setting, ...      change settings
//!    or: PROPOSE ROLLBACK [turn]       go back to an earlier turn
//!    or: PROPOSE TERMINATE             end the game without a result
//!    or: PROPOSE MASTER                become the game master (GM)
//!    or: PROPOSE NO PAUSE              withdraw your proposal
//!
//! For games run by their players: those without a GM, and those with UNMODERATED. In these games the commands alone
//! become proposals too, so PAUSE is the same as PROPOSE PAUSE. In a game with a GM, the GM decides.
//!
//! The judge e-mails all players, and each replies YES or NO (or sends AGREE or DISAGREE). Your own YES is included.
//! Votes are secret, and in gunboat games so is your name.
//!
//!   EXTEND, a later deadline, a long absence  two thirds must agree
//!   all other changes                         all must agree
//!
//! A proposal ends as soon as it can no longer pass, or after a week. Players whose power is eliminated or abandoned
//! have no vote. If you play alone, the change is made at once.
//!
//! ```text
//! > SIGN ON ademo secret
//! > PROPOSE PAUSE
//! < *** Only the game's GM can do that.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::{GameCx, say_each};
use crate::command::{Args, CommandResult, Refusal, Spec, Subject, refuse};
use crate::game::proposals::{Proposal, TurnTime, kind_of, word_for};
use crate::referee::table::{pause, proposals};
use crate::say;
use crate::store::ProposalKind;
use crate::text::after_words;
use crate::text::doc::Doc;
use crate::text::sentence::{line, theirs};

pub const SPEC: Spec = Spec::new(&["propose", "proposal"], Subject::SignedOn, takes).taking_comment();

const USAGE: &str =
    "PROPOSE TERMINATE, PAUSE, RESUME, ROLLBACK, SET setting, DEADLINE date or MASTER. HELP PROPOSE explains.";

/// Takes anything that can be proposed; "Propose to end it with him" is a sentence.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(read(said.rest).is_some_and(|(kind, rest, _)| match kind {
        ProposalKind::Settings => said.lexicon.is_settings(rest) || !is_sentence(rest),
        ProposalKind::Pause if pause::is_until(rest) => true,
        ProposalKind::Deadline | ProposalKind::Grace | ProposalKind::Start => rest.split_whitespace().count() <= 8,
        _ => rest.split_whitespace().count() <= 1,
    }))
}

/// Reads the proposal, the words that follow it, and whether it is withdrawn.
fn read(text: &str) -> Option<(ProposalKind, &str, bool)> {
    let taken_back = ["no", "not"].iter().find_map(|no| after_words(text, no));
    let text = taken_back.unwrap_or(text);
    // "PROPOSE SET DEADLINE tomorrow" and "PROPOSE ROLL BACK" as "PROPOSE DEADLINE tomorrow" and "PROPOSE ROLLBACK".
    const LONG: [(&str, ProposalKind); 5] = [
        ("set deadline", ProposalKind::Deadline),
        ("set grace", ProposalKind::Grace),
        ("set start", ProposalKind::Start),
        ("roll back", ProposalKind::RollBack),
        ("become master", ProposalKind::Master),
    ];
    let long = LONG.iter().find_map(|(words, kind)| Some((*kind, after_words(text, words)?)));
    let (kind, rest) = long.or_else(|| {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Some((kind_of(word)?, rest.trim()))
    })?;
    Some((kind, rest, taken_back.is_some()))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let Some((kind, rest, taken_back)) = read(args.text) else { return Err(Refusal::Usage(USAGE).into()) };
    if taken_back {
        say_each(doc, &proposals::take_back(cx, Some(kind))?);
        return Ok(());
    }
    let name = &cx.game.row.name;
    // "PROPOSE TERMINATE danube": the name of the game may follow.
    let rest = if rest.eq_ignore_ascii_case(name) { "" } else { rest };
    let what = match kind {
        ProposalKind::Terminate => Proposal::Terminate,
        ProposalKind::Pause => Proposal::Pause(pause::until(cx, rest)?),
        ProposalKind::Absence => {
            return refuse("To be away, send SET ABSENCE date TO date. You don't need a proposal.");
        }
        ProposalKind::Resume => Proposal::Resume,
        ProposalKind::Master => Proposal::Master,
        ProposalKind::RollBack => Proposal::RollBack(match rest {
            "" => cx.game.row.turn.saturating_sub(1),
            turn => turn
                .parse()
                .map_err(|_| Refusal::Usage("PROPOSE ROLLBACK turn, where turn is the number in (demo.003)"))?,
        }),
        ProposalKind::Deadline => Proposal::Move(TurnTime::Deadline, cx.read_date(rest)?),
        ProposalKind::Grace => Proposal::Move(TurnTime::Grace, cx.read_date(rest)?),
        ProposalKind::Start => Proposal::Move(TurnTime::Start, cx.read_date(rest)?),
        ProposalKind::Settings => return settings(cx, rest, doc),
    };
    let takes_more = matches!(what, Proposal::RollBack(_) | Proposal::Move(..) | Proposal::Pause(_));
    if !(takes_more || rest.is_empty()) {
        return refuse(say!(
            "I don't understand {rest} there, so I have proposed nothing. Send {} alone.",
            rest = theirs(rest),
            line(format!("PROPOSE {}", word_for(kind)))
        ));
    }
    say_each(doc, &proposals::propose(cx, what)?);
    Ok(())
}

/// A list of settings, all of them in one proposal.
fn settings(cx: &mut GameCx, text: &str, doc: &mut Doc) -> CommandResult {
    let mut values = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let Some(change) = cx.game.settings.read(rest, &cx.judge.catalogue.names()) else {
            let shown: String = rest.chars().take(40).collect();
            return refuse(say!(
                "I know no setting {shown}, so I have proposed nothing. {} lists the settings.",
                shown = theirs(shown),
                line("HELP SETTINGS")
            ));
        };
        let change = change?;
        values.extend(change.values);
        rest = change.rest.trim_start_matches(|c: char| c == ',' || c == ';' || c.is_whitespace());
    }
    if values.is_empty() {
        return Err(Refusal::Usage("PROPOSE SET setting. HELP SETTINGS lists them.").into());
    }
    say_each(doc, &proposals::propose(cx, Proposal::Set(values))?);
    Ok(())
}
