//! The distribution of powers by preference lists, `E[FGR][TAI]*`, or `GER, ITA`.
use crate::rules::{Luck, Power, PowerName};
use crate::say;
use crate::text::list;
use crate::text::sentence::{Note, commas, line, term, theirs};

/// A player's wishes: groups of powers, the favourites first. The player likes all powers of a group equally.
pub type Wishes = Vec<Vec<Power>>;

/// Reads a preference list, the favourite first: letters or names of powers, or the first three or more letters of names.
/// `[...]` groups powers that the player likes equally. `*` means all powers not named.
///
/// # Errors
/// A sentence that explains the mistake.
pub fn read(text: &str, powers: &[PowerName]) -> Result<Wishes, Note> {
    read_among(text, powers, &all(powers).collect::<Vec<_>>())
}

/// Like [`read`], where only some powers get a player.
///
/// # Errors
/// A sentence that explains the mistake.
pub fn read_among(text: &str, powers: &[PowerName], played: &[Power]) -> Result<Wishes, Note> {
    let mut wishes: Wishes = Vec::new();
    let mut group: Option<Vec<Power>> = None;
    let mut named: Vec<Power> = Vec::new();
    for mark in marks(text, powers) {
        match mark {
            ListToken::Sign('[' | '(') if group.is_none() => group = Some(Vec::new()),
            ListToken::Sign(']' | ')') if group.is_some() => wishes.extend(group.take()),
            ListToken::Sign('[' | '(' | ']' | ')') => {
                return Err(Note::of(say!("The brackets do not match in {}.", theirs(text))));
            }
            ListToken::Sign('*') => {
                let rest: Vec<Power> = played.iter().filter(|power| !named.contains(power)).copied().collect();
                named.extend(&rest);
                match &mut group {
                    Some(group) => group.extend(rest),
                    None => wishes.push(rest),
                }
            }
            ListToken::Sign(other) => {
                let letters = played.iter().map(|power| term(powers[power.index()].letter.as_str()));
                let names: Vec<&str> =
                    played.iter().rev().take(2).map(|power| powers[power.index()].name.as_str()).collect();
                return Err(Note::of(say!(
                    "No power has the letter '{}'. Write names of powers, as in {}; or letters without spaces, of {}.",
                    term(other.to_string()),
                    line(format!("SET PREFERENCE {}", names.join(", ").to_uppercase())),
                    commas(letters)
                )));
            }
            ListToken::Power(power) if !played.contains(&power) => {
                return Err(Note::of(say!("{} is not in play in this game.", &powers[power.index()])));
            }
            ListToken::Power(power) => {
                if named.contains(&power) {
                    return Err(Note::of(say!("{} is in the list twice.", &powers[power.index()])));
                }
                named.push(power);
                match &mut group {
                    Some(group) => group.push(power),
                    None => wishes.push(vec![power]),
                }
            }
        }
    }
    match group {
        Some(_) => Err(Note::of(say!("The brackets do not match in {}.", theirs(text)))),
        None => Ok(wishes),
    }
}

/// Wishes in words: `Germany, then Italy or Russia, then any other`.
pub fn told(wishes: &Wishes, powers: &[PowerName], played: &[Power]) -> String {
    let name = |power: &Power| powers[power.index()].name.as_str();
    let mut n_left = played.len();
    let mut said: Vec<String> = Vec::new();
    for group in wishes.iter().filter(|group| !group.is_empty()) {
        let is_rest = group.len() == n_left && 1 < group.len();
        n_left = n_left.saturating_sub(group.len());
        said.push(match is_rest {
            true if said.is_empty() => "any power".to_owned(),
            true => "any other".to_owned(),
            false => list(&group.iter().map(name).collect::<Vec<_>>()).replace(" and ", " or "),
        });
    }
    said.join(", then ")
}

/// The one power whose name begins with a word that was read as letters, if any: `FRA` may mean France.
pub fn also_begins<'a>(text: &str, powers: &'a [PowerName]) -> Option<&'a str> {
    let word = text.trim();
    begins(word, powers)
        .filter(|power| !is_name(word, &powers[power.index()]))
        .map(|power| powers[power.index()].name.as_str())
}

/// The one power whose name begins with these three or more letters.
fn begins(word: &str, powers: &[PowerName]) -> Option<Power> {
    let is_start = |name: &PowerName| {
        let mut letters = name.name.chars();
        word.chars().all(|c| letters.next().is_some_and(|letter| letter.to_lowercase().eq(c.to_lowercase())))
    };
    let mut found = powers.iter().enumerate().filter(|(_, name)| is_start(name)).map(|(i, _)| Power(i as u16));
    let first = found.next().filter(|_| 3 <= word.chars().count())?;
    found.next().is_none().then_some(first)
}

/// Returns whether this is the name or the letter of a power.
fn is_name(word: &str, power: &PowerName) -> bool {
    power.letter.eq_ignore_ascii_case(word) || power.name.eq_ignore_ascii_case(word)
}

/// A token of a preference list.
enum ListToken {
    Power(Power),
    Sign(char),
}

/// A word is the name or the letter of a power; otherwise each of its characters is a letter of one. A word may also be the
/// beginning of a name, either if its characters are no such letters, or in a list of several words that can all be read as
/// names.
fn marks(text: &str, powers: &[PowerName]) -> Vec<ListToken> {
    let named = |word: &str| powers.iter().position(|name| is_name(word, name)).map(|i| Power(i as u16));
    let ends = |c: char| c.is_whitespace() || ",[](){}*".contains(c);
    let words: Vec<&str> = text.split(ends).filter(|word| !word.is_empty()).collect();
    // Brackets are for letters: `E[FRA]*`.
    let listed = 1 < words.len() && !text.contains(['[', '(']);
    let all_names = listed && words.iter().all(|word| named(word).or_else(|| begins(word, powers)).is_some());
    let spells = |word: &str| word.chars().all(|c| named(&c.to_string()).is_some());
    let power = |word: &str| {
        let short = || begins(word, powers).filter(|_| all_names || !spells(word));
        named(word).or_else(short)
    };
    let mut marks = Vec::new();
    for piece in text.split_inclusive(ends) {
        let (word, end) = match piece.char_indices().next_back().filter(|(_, c)| ends(*c)) {
            Some((at, c)) => (&piece[..at], Some(c)),
            None => (piece, None),
        };
        match power(word) {
            Some(power) => marks.push(ListToken::Power(power)),
            None => {
                marks.extend(word.chars().map(|c| power(&c.to_string()).map_or(ListToken::Sign(c), ListToken::Power)))
            }
        }
        marks.extend(end.filter(|c| !c.is_whitespace() && *c != ',').map(ListToken::Sign));
    }
    marks
}

fn all(powers: &[PowerName]) -> impl Iterator<Item = Power> + use<'_> {
    (0..powers.len()).map(|i| Power(i as u16))
}

/// Deals out `n_powers` powers as evenly as possible, in rounds as in [`assign`]. The last player to choose in one round is the
/// first in the next. A hand begins with the power that its player chose first. Powers that no player wished for follow in
/// board order.
pub fn deal(wishes: &[Wishes], powers: &[Power], n_powers: usize, luck: &Luck) -> Vec<Vec<Power>> {
    let mut free = powers.to_vec();
    let mut hands = vec![Vec::new(); wishes.len()];
    let mut turns = turns(wishes, luck);
    let mut left = n_powers.min(powers.len());
    while 0 < left && !turns.is_empty() {
        turns.truncate(left);
        left -= turns.len();
        for player in &turns {
            hands[*player].extend(choose(&wishes[*player], &mut free, luck));
        }
        turns.reverse();
    }
    for (hand, wishes) in hands.iter_mut().zip(wishes) {
        let n_chosen = usize::from(!wishes.is_empty());
        hand.get_mut(n_chosen..).unwrap_or_default().sort_unstable();
    }
    hands
}

/// Gives each player a power. The players choose one after the other, in random order, those without wishes last. Each gets the
/// free power that they like best; luck decides between equals.
///
/// There must not be more wishes than powers.
pub fn assign(wishes: &[Wishes], n_powers: usize, luck: &Luck) -> Vec<Power> {
    let powers: Vec<Power> = (0..n_powers).map(|i| Power(i as u16)).collect();
    let hands = deal(wishes, &powers, wishes.len(), luck);
    hands.into_iter().map(|hand| hand.first().copied().unwrap_or(Power(0))).collect()
}

/// The order in which the players choose.
fn turns(wishes: &[Wishes], luck: &Luck) -> Vec<usize> {
    let mut turns: Vec<usize> = (0..wishes.len()).collect();
    luck.shuffle("turn to choose", &mut turns);
    turns.sort_by_key(|player| wishes[*player].is_empty());
    turns
}

/// Takes one of the player's favourites among the free powers.
fn choose(wishes: &Wishes, free: &mut Vec<Power>, luck: &Luck) -> Option<Power> {
    let wanted = wishes.iter().map(|group| group.iter().filter(|p| free.contains(p)).copied().collect());
    let best: Vec<Power> = wanted.chain([free.clone()]).find(|group: &Vec<Power>| !group.is_empty())?;
    let power = best[luck.draw("choice", free.len() as u64, best.len() as u64) as usize];
    free.retain(|other| *other != power);
    Some(power)
}
