//! The keeper's rules for everyone, the commands that change and show them, and the keeper's visits to games.
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::say_each;
use crate::command::{CommandResult, find, refuse};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{self, Note, Say, and, line, term, theirs};

use crate::referee::seats::names;
use crate::referee::seats::people::new_seat;
use crate::store::{HouseRule, Role, RuleKind, SeatRow, Wording};
use anyhow::Result;
use jiff::Timestamp;

/// The maximum number of rules.
const MAX_RULES: usize = 1000;

/// Adds rules, which may end, or removes the patterns that begin with `-`.
///
/// # Errors
/// If one of them is not a pattern, in which case nothing changes, or if the database fails.
pub fn change(
    cx: &Context,
    kind: RuleKind,
    words: &str,
    takes_away: bool,
    until: Option<Timestamp>,
    doc: &mut Doc,
) -> CommandResult {
    let words: Vec<&str> = words.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
    let read = |word: &&str| -> CommandResult<(bool, String)> {
        let (gone, text) = word.strip_prefix('-').map_or((takes_away, *word), |rest| (true, rest));
        // `@club.org` means everyone there, and so does `club.org`: the classic judges had lists of sites.
        let pattern = match text.to_ascii_lowercase() {
            site if site.starts_with('@') => format!("*{site}"),
            site if !site.contains(['@', '*']) && site.contains('.') => format!("*@{site}"),
            pattern => pattern,
        };
        let good = pattern == "*" || pattern.contains('@') && pattern.bytes().all(|byte| byte.is_ascii_graphic());
        if good && pattern.len() <= 254 {
            return Ok((gone, pattern));
        }
        refuse(say!(
            "{text} is not an address. Send an address, or a pattern such as *@club.example. * alone means everyone.",
            text = theirs(text)
        ))
    };
    let changes = words.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let own = cx.mailbox()?.to_ascii_lowercase();
    if kind == RuleKind::Ban && changes.iter().any(|(gone, pattern)| !gone && *pattern == own) {
        return refuse(say!("{own} is your own address, so I have not banned it.", own = term(own)));
    }
    if MAX_RULES < cx.store.house_rules(cx.now)?.len() + changes.len() {
        return refuse(say!("You already have {} rules, which is the limit. Remove one first.", MAX_RULES));
    }
    let name = kind.word().to_uppercase();
    let mut said: Vec<Note> = Vec::new();
    for (gone, pattern) in changes {
        let changed = match gone {
            true => cx.store.drop_house_rule(kind, &pattern)?,
            false => cx.store.add_house_rule(&HouseRule { kind, pattern: pattern.clone(), since: cx.now, until })?,
        };
        let rule = term(format!("{name} {pattern}"));
        said.push(Note::of(match (gone, changed) {
            (true, true) => say!("{rule}: no longer.", rule),
            (true, false) => say!("{rule} is not one of the rules.", rule),
            (false, is_new) => match (until, is_new) {
                (None, true) => say!("{rule}.", rule),
                (None, false) => say!("{rule} (unchanged).", rule),
                (Some(until), true) => say!("{rule}, until {until}.", rule, until),
                (Some(until), false) => say!("{rule}, until {until} (unchanged).", rule, until),
            },
        }));
        if changed {
            let end = until.filter(|_| !gone).map(|until| format!(" UNTIL {until}")).unwrap_or_default();
            note(cx, line(format!("{}{name} {pattern}{end}", if gone { "no longer " } else { "" })))?;
        }
        if let (false, Some(user)) = (gone || kind != RuleKind::Ban, cx.store.user_at(&pattern)?) {
            let games = cx.store.names_of_games_with(user.id)?;
            if !games.is_empty() {
                said.push(Note::of(say!(
                    "They keep their seats in {} until you remove them: send KEEPER game, then EJECT.",
                    and(games.iter().map(term))
                )));
            }
        }
    }
    say_each(doc, &said);
    Ok(())
}

/// Removes the rules that have ended, and records that.
pub fn end_rules(env: &Env) -> Result<()> {
    for HouseRule { kind, pattern, .. } in env.store.ended_house_rules(env.now)? {
        env.store.drop_house_rule(kind, &pattern)?;
        let what = line(format!("no longer {} {pattern}", kind.word().to_uppercase()));
        env.record(None, Wording::of("clock"), Wording::of(what))?;
    }
    Ok(())
}

/// Decides whether only the keeper creates games.
pub fn decide_who_creates(cx: &Context, only_keeper: bool, doc: &mut Doc) -> CommandResult {
    cx.store.set_only_keeper_creates(only_keeper)?;
    note(cx, if only_keeper { "NO CREATE" } else { "CREATE FOR ALL" })?;
    doc.para(match only_keeper {
        true => "From now on, only you and people you ALLOW MASTER can create games.",
        false => "From now on, any registered person can create games.",
    });
    Ok(())
}

/// Shows the keeper the rules, in lines that can be sent back.
pub fn rules(cx: &Context, doc: &mut Doc) -> CommandResult {
    doc.para("The rules of this judge, as you can mail them back:");
    doc.line(if cx.store.only_keeper_creates()? { "NO CREATE" } else { "CREATE FOR ALL" });
    for HouseRule { kind, pattern, until, .. } in cx.store.house_rules(cx.now)? {
        let end = until.map(|until| format!(" UNTIL {until}")).unwrap_or_default();
        doc.line(line(format!("{} {pattern}{end}", kind.word().to_uppercase())));
    }
    Ok(())
}

/// Records in the journal what the keeper has done, without passwords or press.
pub(in crate::referee) fn note<'s>(cx: &Context, what: impl Say<'s>) -> Result<()> {
    cx.record(None, Wording::of("keeper"), Wording::of(what))
}

/// Signs the keeper on to a game with all rights of its GM, for this letter. Returns the reply.
///
/// # Errors
/// If the writer is not the keeper or plays in the game, or the game does not exist.
pub fn visit(cx: &mut Context, name: &str) -> CommandResult<Note> {
    cx.by_keeper()?;
    let game = find::game(cx, name)?;
    let name = &Note::of(sentence::game(&game.row.name));
    if cx.principal.person().is_none() {
        let name = names::of_writer(cx).unwrap_or_else(|_| "Keeper".to_owned());
        cx.register(&name)?;
    }
    let user = cx.user()?.id;
    if let Some(own) = game.seats.iter().find(|seat| seat.user == user && !seat.visit) {
        return refuse(match own.role {
            Role::Master => {
                let sign_on = line(format!("SIGN ON {} AS MASTER", game.row.name));
                say!("You are the GM of {name}: {sign_on}.", name, sign_on)
            }
            _ => say!("You play in {name}, or watch it, so you cannot be its master.", name),
        });
    }
    if game.seats.iter().any(|seat| seat.sitter.as_ref().is_some_and(|sitter| sitter.user == user)) {
        return refuse(say!("You order for a player of {name}, so you cannot be its master.", name));
    }
    let seat = match game.seats.iter().find(|seat| seat.visit) {
        Some(seat) => seat.id,
        None => {
            let password = cx.no_password();
            let seat = new_seat(game.row.id, Role::Master, user, password, cx.now);
            cx.store.add_seat(&SeatRow { visit: true, ..seat })?
        }
    };
    let game = cx.load(game.row)?;
    cx.visits.push(seat);
    cx.sign_on(game, Some(seat)).note("signed on")?;
    Ok(Note::of(say!("Signed on to {name} as the keeper, with the GM's rights, for this e-mail.", name)))
}
