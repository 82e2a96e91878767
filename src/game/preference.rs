//! Who gets which power: preference lists, `E[FGR][TAI]*`.
use crate::rules::{Dice, Power, PowerName};

/// A player's wishes: groups of powers, the most wanted first. All of a group are wanted alike.
pub type Wishes = Vec<Vec<Power>>;

/// Reads a preference list: power letters, the most wanted first; `[...]` groups those that are wanted alike; `*`
/// stands for all that are not named.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub fn read(text: &str, powers: &[PowerName]) -> Result<Wishes, String> {
    let mut wishes: Wishes = Vec::new();
    let mut group: Option<Vec<Power>> = None;
    let mut named: Vec<Power> = Vec::new();
    for c in text.chars().filter(|c| !c.is_whitespace() && *c != ',') {
        match c {
            '[' | '(' if group.is_none() => group = Some(Vec::new()),
            ']' | ')' if group.is_some() => wishes.extend(group.take()),
            '[' | '(' | ']' | ')' => return Err(format!("The brackets do not match in \"{text}\".")),
            '*' => {
                let rest: Vec<Power> = all(powers).filter(|power| !named.contains(power)).collect();
                named.extend(&rest);
                match &mut group {
                    Some(group) => group.extend(rest),
                    None => wishes.push(rest),
                }
            }
            letter => {
                let power = all(powers).find(|p| powers[p.index()].letter.eq_ignore_ascii_case(&letter.to_string()));
                let power = power.ok_or_else(|| {
                    let letters: Vec<&str> = powers.iter().map(|power| power.letter.as_str()).collect();
                    format!("No power has the letter '{letter}'. The letters are {}.", letters.join(", "))
                })?;
                if named.contains(&power) {
                    return Err(format!("{} stands twice in the list.", powers[power.index()].name));
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
        Some(_) => Err(format!("The brackets do not match in \"{text}\".")),
        None => Ok(wishes),
    }
}

fn all(powers: &[PowerName]) -> impl Iterator<Item = Power> + use<'_> {
    (0..powers.len()).map(|i| Power(i as u16))
}

/// Gives each player a power. The players choose one after the other, in an order that the dice decide, those who have
/// no wishes last; each gets one of
/// those that he wants most among what is left, and among equals the dice decide again.
///
/// There must be as many wishes as powers, or fewer.
pub fn assign(wishes: &[Wishes], n_powers: usize, dice: &mut Dice) -> Vec<Power> {
    let mut turns: Vec<usize> = (0..wishes.len()).collect();
    shuffle(&mut turns, dice);
    turns.sort_by_key(|player| wishes[*player].is_empty());
    let mut free: Vec<Power> = (0..n_powers).map(|i| Power(i as u16)).collect();
    let mut given = vec![Power(0); wishes.len()];
    for player in turns {
        let wanted = wishes[player].iter().map(|group| group.iter().filter(|p| free.contains(p)).copied().collect());
        let best: Vec<Power> =
            wanted.chain([free.clone()]).find(|group: &Vec<Power>| !group.is_empty()).unwrap_or_default();
        if best.is_empty() {
            continue;
        }
        let power = best[dice.roll(best.len() as u64) as usize];
        given[player] = power;
        free.retain(|other| *other != power);
    }
    given
}

fn shuffle(items: &mut [usize], dice: &mut Dice) {
    for i in (1..items.len()).rev() {
        items.swap(i, dice.roll(i as u64 + 1) as usize);
    }
}
