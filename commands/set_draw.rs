//! SET DRAW -- vote for a draw.
//!
//! Usage: SET DRAW [powers]
//!    or: SET NO DRAW
//!
//! In a game with DIAS (draws include all survivors) the draw is among all of them, and all must vote for it. With NO DIAS
//! you may list powers, by name or by letter: if you list yourself, you accept any draw among these powers that includes
//! you; if not, any draw among them, with or without you. The draw is the largest set that everybody accepts.
//!
//! The vote can be changed until it passes, and counts for this phase only (unless the game has KEEP VOTES). Votes are secret,
//! unless the game has TALLIED or OPEN BALLOTS; its master sees them always. Powers whose player has vanished or sent no
//! orders have no vote and block nothing; the eliminated have none either. If you play several powers, you vote for all.
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET DRAW
//! < Austria votes for a draw between all survivors.
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
            return refuse("In this game draws include all survivors (DIAS): write SET DRAW without a list.");
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
        Some(dummy) => refuse(say!("Nobody plays {}, so it cannot share a draw.", game.called(*dummy))),
        None => Ok(powers),
    }
}
