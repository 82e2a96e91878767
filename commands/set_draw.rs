//! SET DRAW -- vote for a draw.
//!
//! Usage: SET DRAW           a draw among all survivors
//!    or: SET DRAW powers    a draw among these (only with NO DIAS)
//!    or: SET NO DRAW        withdraw your vote
//!
//! A draw passes when every survivor votes for it. Powers that are eliminated, whose player has vanished, or who sent
//! no orders have no vote and can't block it.
//!
//! Most games have DIAS: draws include all survivors. With NO DIAS you can list the powers that may share the draw,
//! by name or by letter. If you list yourself, you accept any draw among them that includes you. If you don't, you
//! accept any draw among them. If everyone accepts several sets, the largest one draws.
//!
//! You can change your vote until it passes. It lasts for this phase only, unless the game has KEEP VOTES. Votes are
//! secret unless the game has TALLIED or OPEN BALLOTS, but GMs always see them. If you play several powers, you vote
//! for all of them.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET DRAW
//! < Austria votes for a draw among all survivors.
//! ```
use crate::command::args::{self, KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, PhaseScope, Spec, Stop, Subject, refuse};
use crate::game::settings::keys;
use crate::game::votes::Ballot;
use crate::game::{Game, preference};
use crate::referee::table::votes;
use crate::rules::Power;
use crate::say;
use crate::store::VoteKind;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set draw", "set no draw"], Subject::Player, takes).about(PhaseScope::Present);

/// A list of powers, or nothing.
fn takes(said: &KeywordLine) -> Match {
    if said.keyword.starts_with("set no") {
        return args::nothing(said);
    }
    let powers = said.words().into_iter().filter(|word| !word.eq_ignore_ascii_case("and")).collect::<Vec<_>>();
    said.call_if(!is_sentence(&powers.join(" ")))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    if args.keyword_has("no") {
        return votes::withdraw(cx, VoteKind::Draw, doc);
    }
    cx.table()?;
    let game = &cx.game;
    let ballot = match read(game, args.text)? {
        powers if powers.is_empty() => Ballot::DrawAll,
        _ if game.settings.on(keys::DIAS) => {
            return refuse("In this game draws include all survivors (DIAS). Send SET DRAW without a list.");
        }
        powers => Ballot::DrawAmong(powers),
    };
    votes::cast(cx, &ballot, doc)
}

/// The powers of a list: by their names, or by their letters as in a preference list.
fn read(game: &Game, text: &str) -> Result<Vec<Power>, Stop> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
    let words = words.filter(|word| !word.eq_ignore_ascii_case("and"));
    let by_name: Option<Vec<_>> = words.map(|word| game.power(word)).collect();
    let powers = match by_name {
        Some(powers) => powers,
        None => preference::read(text, game.powers())?.into_iter().flatten().collect(),
    };
    match powers.iter().find(|power| !game.in_play(**power)) {
        Some(dummy) => refuse(say!("{} is not played in this game, so it can't share a draw.", game.called(*dummy))),
        None => Ok(powers),
    }
}
