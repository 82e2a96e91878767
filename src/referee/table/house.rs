//! The keeper's rules for everybody, as the keeper changes and reads them, and the keeper's visits to games.
use crate::command::context::Context;
use crate::command::{Stop, find, refuse};
use crate::text::sentence::old;

use crate::referee::seats::names;
use crate::referee::seats::people::new_seat;
use crate::store::{HouseRule, JournalRow, Role, RuleKind, SeatRow};
use crate::text::list;
use anyhow::Result;

/// The most rules that are kept.
const MAX_RULES: usize = 1000;

/// Adds rules, or, for patterns that begin with `-`, takes them away. What to say of each.
///
/// # Errors
/// If one of them is no pattern; then nothing is changed. Or the database fails.
pub fn change(cx: &Context, kind: RuleKind, words: &str, takes_away: bool) -> Result<String, Stop> {
    let words: Vec<&str> = words.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
    let read = |word: &&str| -> Result<(bool, String), Stop> {
        let (gone, text) = word.strip_prefix('-').map_or((takes_away, *word), |rest| (true, rest));
        // `@club.org` means everybody there, and so does `club.org`: the classic judges had lists of sites.
        let pattern = match text.to_ascii_lowercase() {
            site if site.starts_with('@') => format!("*{site}"),
            site if !site.contains(['@', '*']) && site.contains('.') => format!("*@{site}"),
            pattern => pattern,
        };
        let good = pattern == "*" || pattern.contains('@') && pattern.bytes().all(|byte| byte.is_ascii_graphic());
        if good && pattern.len() <= 254 {
            return Ok((gone, pattern));
        }
        refuse(old(format!(
            "\"{text}\" is not an address. Write one, or a pattern such as *@club.example; * alone is everybody."
        )))
    };
    let changes = words.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let own = cx.writer.address.to_ascii_lowercase();
    if kind == RuleKind::Ban && changes.iter().any(|(gone, pattern)| !gone && *pattern == own) {
        return refuse(old(format!("{own} is your own address: nobody has been banned.")));
    }
    if MAX_RULES < cx.store.house_rules()?.len() + changes.len() {
        return refuse(old(format!("There are too many rules already: {MAX_RULES} are kept.")));
    }
    let name = kind.word().to_uppercase();
    let mut said = Vec::new();
    for (gone, pattern) in changes {
        let changed = match gone {
            true => cx.store.drop_house_rule(kind, &pattern)?,
            false => cx.store.add_house_rule(&HouseRule { kind, pattern: pattern.clone(), since: cx.now })?,
        };
        said.push(match (gone, changed) {
            (true, true) => format!("{name} {pattern}: no longer."),
            (true, false) => format!("{name} {pattern}: there is no such rule."),
            (false, true) => format!("{name} {pattern}."),
            (false, false) => format!("{name} {pattern} (as it was)."),
        });
        if changed {
            note(cx, &format!("{}{name} {pattern}", if gone { "no longer " } else { "" }))?;
        }
        if let (false, Some(user)) = (gone || kind != RuleKind::Ban, cx.store.user_at(&pattern)?) {
            let games = cx.store.names_of_games_with(user.id)?;
            if !games.is_empty() {
                said.push(format!(
                    "They keep their seats in {} until you take them away: KEEPER and the game, then EJECT.",
                    list(&games)
                ));
            }
        }
    }
    Ok(said.join("\n"))
}

/// Decides whether only the keeper creates games. What to say of it.
pub fn decide_who_creates(cx: &Context, only_keeper: bool) -> Result<String, Stop> {
    cx.store.set_only_keeper_creates(only_keeper)?;
    note(cx, if only_keeper { "NO CREATE" } else { "CREATE FOR ALL" })?;
    Ok(match only_keeper {
        true => "From now on only you create games, and those whom ALLOW MASTER names.".to_owned(),
        false => "From now on everybody who is registered may create games.".to_owned(),
    })
}

/// The rules, for the keeper: in lines that can be mailed back.
pub fn rules(cx: &Context) -> Result<String, Stop> {
    let mut text = "The rules of this judge, as you can mail them back:\n\n".to_owned();
    text += if cx.store.only_keeper_creates()? { "  NO CREATE\n" } else { "  CREATE FOR ALL\n" };
    for HouseRule { kind, pattern, .. } in cx.store.house_rules()? {
        text += &format!("  {} {pattern}\n", kind.word().to_uppercase());
    }
    Ok(text)
}

/// Notes in the journal what the keeper has done. Never a password, never press.
pub(in crate::referee) fn note(cx: &Context, what: &str) -> Result<()> {
    cx.store.note(&JournalRow {
        at: cx.now,
        game: None,
        who: "keeper".to_owned(),
        what: what.to_owned(),
        letter: cx.letter,
    })
}

/// Signs the keeper on to a game, with all that its master may do, for this letter.
///
/// # Errors
/// If it is not the keeper who writes, or they play in the game themselves, or there is none.
pub fn visit(cx: &mut Context, name: &str) -> Result<String, Stop> {
    cx.by_keeper()?;
    let game = find::game(cx, name)?;
    let name = game.row.name.clone();
    if cx.writer.user.is_none() {
        let name = names::of_writer(cx).unwrap_or_else(|_| "Keeper".to_owned());
        cx.register(&name)?;
    }
    let user = cx.user()?.id;
    if let Some(own) = game.seats.iter().find(|seat| seat.user == user && !seat.visit) {
        return refuse(old(match own.role {
            Role::Master => format!("You are the master of '{name}': SIGN ON {name} AS MASTER."),
            _ => format!("You play in '{name}', or watch it, so you cannot be its master."),
        }));
    }
    if game.seats.iter().any(|seat| seat.sitter.as_ref().is_some_and(|sitter| sitter.user == user)) {
        return refuse(old(format!("You order for a player of '{name}', so you cannot be its master.")));
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
    Ok(format!("Signed on to '{name}' as the keeper, with all that its master may do, for this letter."))
}
