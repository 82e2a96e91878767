//! Hands that bots play: which can be given to them, which they now have, and how results mention them.

use crate::command::{CommandResult, refuse};
use crate::game::Game;
use crate::game::computers::{Computer, REST};
use crate::game::preference;
use crate::rules::{Power, PowerName};
use crate::say;
use crate::store::Life;
use crate::text::sentence::{Note, term};
use anyhow::Result;

/// Records the hands that bots now play. Returns those that gained a bot, and those that lost one and have no player.
pub(in crate::referee) fn note(game: &mut Game) -> Result<(Vec<Power>, Vec<Power>)> {
    let wanted = game.wanted_computers();
    if wanted.is_empty() && game.computers.hands.is_empty() {
        return Ok((Vec::new(), Vec::new()));
    }
    let since = game.table()?.phase().when;
    let (mut come, mut gone) = (Vec::new(), Vec::new());
    for hand in game.hands.clone() {
        let Some(&first) = hand.first() else { continue };
        let name = game.power_name(first).to_owned();
        let wants = wanted.iter().find(|(power, _)| *power == first).map(|(_, manner)| *manner);
        let has = game.computers.hands.get(&name).map(Computer::manner);
        match (wants, has) {
            (Some(manner), has) if has != Some(manner) => {
                game.computers.hands.insert(name, Computer::new(manner, since.clone()));
                come.push(first);
            }
            (None, Some(_)) => {
                game.computers.hands.remove(&name);
                if game.is_unplayed(&hand) {
                    gone.push(first);
                }
            }
            _ => {}
        }
    }
    Ok((come, gone))
}

/// `Italy is in the hands of the steward since Spring of 1904.`
pub(in crate::referee) fn told(game: &Game, hand: &[Power], computer: &Computer) -> Note {
    Note::of(say!(
        "{names} {names? is|are} in the hands of {title} since {since}.",
        names = &game.called_each(hand),
        title = term(computer.title()),
        since = term(&computer.since)
    ))
}

/// Returns the results' sentences about bots. A game against them has none, because its player knows.
pub(in crate::referee) fn in_results(game: &Game) -> Vec<Note> {
    if game.is_solo() {
        return Vec::new();
    }
    let hands = game.hands.iter().filter_map(|hand| Some((hand, game.computer(*hand.first()?)?)));
    hands.map(|(hand, computer)| told(game, hand, computer)).collect()
}

/// Checks that bots can play the powers that a person typed.
///
/// # Errors
/// A sentence, if they are not powers of the game, or people play them.
pub(in crate::referee) fn may_play(game: &Game, typed: &str) -> CommandResult {
    if typed.is_empty() || typed == REST {
        return Ok(());
    }
    let played = game.system.played();
    let powers = preference::read_among(typed, game.powers(), &played)?.concat();
    let is_taken = |power: &&Power| game.player(**power).is_some_and(|seat| seat.abandoned.is_none());
    let taken: Vec<&PowerName> = powers.iter().filter(is_taken).map(|power| game.called(*power)).collect();
    if !taken.is_empty() {
        return refuse(say!("{taken} {taken? has|have} a player. A bot plays only powers without a player.", &taken));
    }
    let n_left = game.n_in_play().saturating_sub(powers.len());
    if n_left == 0 && game.row.life == Life::Forming {
        return refuse("At least one power is for a person.");
    }
    if game.row.life == Life::Forming && n_left < game.players().count() {
        return refuse(say!("{} players have already joined.", game.players().count()));
    }
    Ok(())
}
