//! Sizes: no e-mail exceeds the judge's limit, whatever the request.
use crate::rich::large;
use crate::world::World;
use chancery::mail::compose::compose;
use chancery::mail::sink::Mail;
use chancery::server::picture_worker::{RenderOutcome, RenderedLetter};

/// Every kind of part, once and many times in an e-mail.
#[test]
fn no_email_exceeds_the_limit() {
    let mut largest = 0;
    for what in [
        "MAP demo",
        "MAP demo POSTER",
        "MAP demo SVG",
        "MAP demo PNG",
        "MAP demo PDF",
        "MAP demo JSON",
        "GET RULES",
        "LIST FULL",
    ] {
        for n in [1, 12, 360] {
            let mut world = World::with_games();
            world.judge.limits.letter_kb = None;
            let lines = format!("SIGN ON ademo secret\n{}", vec![what; n].join("\n"));
            world.write("ann@example.org", "judge@example.org", "", &lines);
            for mail in drawn(&mut world) {
                let size = compose(&world.judge.letterhead(), &mail).unwrap().len();
                largest = largest.max(size);
                assert!(size <= 400_000, "{n} x {what}: {size} bytes");
            }
        }
    }
    println!("attacks sizes: the largest letter has {largest} bytes");
}

/// The e-mails sent since the last call, with large pictures.
fn drawn(world: &mut World) -> Vec<Mail> {
    let letters = world.work().outgoing(1000).unwrap();
    let drawn = letters.iter().map(|letter| RenderedLetter {
        letter: letter.id,
        parts: letter.wishes.iter().map(|(at, _, wish)| (*at, RenderOutcome::Painted(large(wish)))).collect(),
    });
    let drawn: Vec<RenderedLetter> = drawn.collect();
    assert_eq!(world.work().note_drawn(&drawn).unwrap(), None);
    world.mail()
}
