//! Random choices.
use chancery_rules::Dice;

/// Picks one of these, in proportion to their weights. `None` if all weights are zero.
pub(super) fn pick<T: Copy>(dice: &mut Dice, choices: &[(T, f32)]) -> Option<T> {
    const PARTS: u64 = 1 << 24;
    let weighty = || choices.iter().filter(|(_, weight)| 0.0 < *weight);
    let sum: f32 = weighty().map(|(_, weight)| weight).sum();
    let mut left = sum * dice.roll(PARTS) as f32 / PARTS as f32;
    for (choice, weight) in weighty() {
        left -= weight;
        if left < 0.0 {
            return Some(*choice);
        }
    }
    weighty().next_back().map(|(choice, _)| *choice)
}
