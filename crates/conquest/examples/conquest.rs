//! Works out the odds of an attack, and plays the first turn of a game in which the governor orders for both players.
use chancery_conquest::Conquest;
use chancery_conquest::event::Event;
use chancery_conquest::figures::LuckRange;
use chancery_conquest::odds::odds;
use chancery_conquest::options::Casualties;
use chancery_conquest::units::Units;
use chancery_rules::{Luck, Rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (column, garrison) = (Units::new(4, 1, 0), Units::new(3, 0, 0));
    let odds = odds(Casualties::default(), LuckRange::default(), column, garrison, None)
        .ok_or("the column is too weak to attack")?;
    println!("The column wins {}.{}% of its battles.", odds.won / 10, odds.won % 10);
    assert!(odds.is_exact && 0 < odds.won && odds.won < 1000);

    let rules = Conquest::variant("lowlands")?;
    let secret = Luck::new([42; Luck::BYTES]);
    let start = rules.begin(&rules.played()[..2], &secret.link(0));
    // No orders: the governor of each player keeps order.
    let (after, events) = rules.adjudicate(&start, &[], &secret.link(1));
    for told in &events {
        if let Event::Battle(battle) = &told.event {
            let place = &rules.map().land(battle.target).name;
            let winner = battle.taken_by.unwrap_or(battle.defender);
            println!("{} has {place}.", rules.name_of(winner));
        }
    }
    assert_eq!(rules.phase(&after).label, "T2");
    Ok(())
}
