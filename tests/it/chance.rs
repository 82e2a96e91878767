//! Random choices.
use crate::dice::Dice;

pub(crate) fn pick<'a, T>(dice: &mut Dice, from: &'a [T]) -> Option<&'a T> {
    if from.is_empty() { None } else { from.get(dice.roll(from.len() as u64) as usize) }
}

pub(crate) fn chance(dice: &mut Dice, percent: u64) -> bool {
    dice.roll(100) < percent
}
