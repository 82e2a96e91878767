//! Lets the computer play both sides of a small game for six turns, each from what its side sees.
use chancery_rules::{Eyes, Luck, Manner, Rules, Thinking};
use chancery_stratego::Stratego;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Stratego::variant("duel")?;
    let luck = Luck::new([7; Luck::BYTES]);
    let mut state = rules.begin(&rules.played(), &luck);

    for turn in 0..6 {
        let luck = luck.named(&format!("turn {turn}"));
        let mut orders = Vec::new();
        // Both sides set up at once. After that, they move in turn.
        for power in rules.due(&state) {
            let view = rules.view(&state, Eyes::Power(power));
            let thinking = Thinking { manner: Manner::Player, luck: &luck, work: 100 };
            let advice = rules.advise(&view, power, &thinking).ok_or("this game has no computer player")?;
            orders.extend(advice.orders.into_iter().map(|order| (power, order)));
        }
        let (next, events) = rules.adjudicate(&state, &orders, &luck);
        for told in &events {
            println!("{}", rules.write_event(&told.event));
        }
        assert_ne!(next, state, "turn {turn} changes something");
        state = next;
    }
    Ok(())
}
