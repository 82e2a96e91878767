//! Draws and concessions: what the votes of a phase come to.
use crate::rules::Power;

/// One power's vote for a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawVote {
    /// No draw.
    No,
    /// A draw of all survivors.
    All,
    /// A draw of some: the largest set of them that is agreed on. Whoever lists himself approves every part of his list
    /// that has himself in it; whoever does not approves every part of it, and of it with himself added.
    Some(Vec<Power>),
}

/// The powers that share the draw, if there is one.
///
/// With `dias` (draws include all survivors) all of them must vote for it, and all of them share it. Without, the largest
/// set that all survivors approve; of several, none (the votes do not say which).
pub fn draw(survivors: &[(Power, DrawVote)], dias: bool) -> Option<Vec<Power>> {
    let all: Vec<Power> = survivors.iter().map(|(power, _)| *power).collect();
    if all.is_empty() || survivors.iter().any(|(_, vote)| *vote == DrawVote::No) {
        return None;
    }
    if dias || survivors.iter().all(|(_, vote)| *vote == DrawVote::All) {
        return Some(all);
    }
    // A set is approved by everybody if it lies within every list (each list with its voter added), and has every voter
    // in it who lists himself. So the largest candidate is what all lists have in common.
    let mut shared = all.clone();
    for (voter, vote) in survivors {
        if let DrawVote::Some(list) = vote {
            shared.retain(|power| power == voter || list.contains(power));
        }
    }
    let included = |voter: &Power, vote: &DrawVote| match vote {
        DrawVote::Some(list) => !list.contains(voter) || shared.contains(voter),
        DrawVote::All => shared.contains(voter),
        DrawVote::No => false,
    };
    let agreed = !shared.is_empty() && survivors.iter().all(|(voter, vote)| included(voter, vote));
    agreed.then_some(shared)
}

/// Whom the game is conceded to: everybody else who survives must name him.
pub fn concession(survivors: &[Power], votes: &[(Power, Power)]) -> Option<Power> {
    let named = |winner: Power| {
        let mut others = survivors.iter().filter(|power| **power != winner).peekable();
        others.peek().is_some() && others.all(|power| votes.contains(&(*power, winner)))
    };
    survivors.iter().copied().find(|winner| named(*winner))
}
