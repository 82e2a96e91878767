//! Adjudicates a phase: three orders in, events out.
use chancery_diplomacy::Diplomacy;
use chancery_diplomacy::event::{Event, Failure, OrderResult};
use chancery_rules::{Eyes, Luck, Power, Rules};
use chancery_text::words::said;

const AUSTRIA: Power = Power(0);
const RUSSIA: Power = Power(5);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Diplomacy::variant("standard")?;
    let luck = Luck::default();
    let spring = rules.begin(&rules.played(), &luck);

    let mut orders = Vec::new();
    for (power, line) in [(AUSTRIA, "A VIE - GAL"), (AUSTRIA, "F Trieste to Albania"), (RUSSIA, "A WAR - GAL")] {
        // Players order from what they see, so a refusal cannot give away what they do not.
        let view = rules.view(&spring, Eyes::Power(power));
        for order in rules.orders(&view, line) {
            let order = order.map_err(|refused| said(refused.into_why()))?;
            orders.push((order.power, order.order));
        }
    }

    let (autumn, events) = rules.adjudicate(&spring, &orders, &luck);
    for told in &events {
        match &told.event {
            // Units without an order hold.
            Event::Result(result) if result.implied => {}
            event => println!("{}", rules.write_event(event)),
        }
    }
    let failed =
        |event: &Event| matches!(event, Event::Result(OrderResult { failure: Some(Failure::Bounce { .. }), .. }));
    assert_eq!(events.iter().filter(|told| failed(&told.event)).count(), 2, "Vienna and Warsaw bounce in Galicia");
    assert_eq!(rules.phase(&autumn).label, "F1901M");
    Ok(())
}
