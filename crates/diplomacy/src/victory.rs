//! The powers that have won.
use super::accounts::{commander, home, is_played, n_centres, powers};
use super::board::Board;
use super::calendar::Round;
use super::policy::{Policies, VictoryRule};
use super::state::State;
use chancery_rules::Power;

/// Returns the number of centres that a power needs to win in the year of a phase.
pub fn centres_to_win(board: &Board, policies: &Policies, state: &State) -> u32 {
    let goes_down = Round::new(board, policies).goes_down();
    let reached = |year: i32| if goes_down { year >= state.phase.year } else { year <= state.phase.year };
    let later = board.victory.later.iter().filter(|(year, _)| reached(*year));
    let latest = later.max_by_key(|(year, _)| if goes_down { -i64::from(*year) } else { i64::from(*year) });
    latest.map_or(board.victory.centres, |(_, centres)| *centres)
}

/// The winners by the latest count of centres: the powers that have enough, under the policy `victory`. A power without
/// a player never wins. A vassal's centres count for its master (policy `vassals`).
pub fn by_centres(board: &Board, policies: &Policies, state: &State) -> Vec<Power> {
    let enough = usize::try_from(centres_to_win(board, policies, state)).unwrap_or(usize::MAX);
    let played: Vec<_> = powers(board).filter(|&power| is_played(board, state, power)).collect();
    let own = |power: Power| {
        let rules =
            |other: &Power| *other == power || policies.vassals && commander(board, state, *other) == Some(power);
        powers(board).filter(rules).map(|power| n_centres(board, policies, state, power)).sum::<usize>()
    };
    match policies.victory {
        VictoryRule::Capture => Vec::new(),
        VictoryRule::All => played.into_iter().filter(|&power| own(power) >= enough).collect(),
        VictoryRule::Most => {
            let sides: Vec<_> = played.iter().map(|&power| (own(power), vec![power])).collect();
            leader(sides, enough)
        }
        VictoryRule::Team => {
            let team = |power: Power| board.power_data.get(power.index()).and_then(|data| data.team.as_deref());
            let mut sides: Vec<(usize, Vec<Power>)> = Vec::new();
            for &power in &played {
                let mate = |side: &&mut (usize, Vec<Power>)| team(power).is_some() && team(side.1[0]) == team(power);
                match sides.iter_mut().find(mate) {
                    Some((n_centres, members)) => {
                        *n_centres += own(power);
                        members.push(power);
                    }
                    None => sides.push((own(power), vec![power])),
                }
            }
            leader(sides, enough)
        }
    }
}

/// The side with enough, and more than any other.
fn leader(mut sides: Vec<(usize, Vec<Power>)>, enough: usize) -> Vec<Power> {
    sides.sort_by_key(|side| std::cmp::Reverse(side.0));
    let alone = |first: usize, rest: &[(usize, Vec<Power>)]| rest.first().is_none_or(|second| second.0 < first);
    match sides.as_slice() {
        [(first, members), rest @ ..] if *first >= enough && alone(*first, rest) => members.clone(),
        _ => Vec::new(),
    }
}

/// The winners by occupying a home centre of another player's own power, at the end of a turn (policy `victory`,
/// `capture`, and always in intimate games, as their inventors play them). If several do, the power with units in more
/// such centres wins, then the one with more credits. If these are equal too, the game continues. A power without units
/// and centres has also lost.
pub fn by_capture(board: &Board, policies: &Policies, state: &State) -> Option<Power> {
    if policies.victory != VictoryRule::Capture && !policies.intimate {
        return None;
    }
    let played: Vec<_> = powers(board).filter(|&power| is_played(board, state, power)).collect();
    let lives = |power: &Power| state.n_units(*power) + state.n_centres(*power) > 0;
    let living: Vec<_> = played.iter().copied().filter(lives).collect();
    if let ([only], true) = (living.as_slice(), played.len() > 1) {
        return Some(*only);
    }
    let credits = |power: Power| state.affairs.credits.get(power.index()).copied().unwrap_or(0);
    let captured = |power: Power| {
        let stands = |unit: &&super::state::Unit| {
            let at = board.province_of(unit.at);
            let of = home(board, state, at).filter(|_| board.province(at).centre);
            unit.power == power && of.is_some_and(|other| other != power && living.contains(&other))
        };
        state.units.iter().filter(stands).count()
    };
    let mut ranks: Vec<_> = living.iter().map(|&power| ((captured(power), credits(power)), power)).collect();
    ranks.retain(|(rank, _)| rank.0 > 0);
    ranks.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
    match ranks.as_slice() {
        [(first, power), rest @ ..] if rest.first().is_none_or(|second| second.0 < *first) => Some(*power),
        _ => None,
    }
}
