//! The command that CONTRIBUTING.md shows: the test compiles it and runs it unchanged.
#[path = "../samples/applaud.rs"]
#[expect(unreachable_pub, reason = "as in a file of the folder `commands`")]
mod applaud;

use crate::world::World;
use chancery::command::{Args, Env, GameCx, Subject};
use chancery::text::doc::{Audience, Doc};
use chancery::text::words::Reader;

#[test]
fn the_sample_refuses_and_emails_everyone() {
    let mut world = World::with_games();
    let row = world.store.game_named("demo").unwrap().unwrap();
    let env = Env { judge: &world.judge, store: &world.store, now: world.now, letter: None, thread: &[] };
    let game = env.load(row).unwrap();
    let ann = game.players().find(|seat| seat.user_address == "ann@example.org").unwrap().id;
    let mut cx = GameCx::of_seat(env, game, ann);
    let mut doc = Doc::new(Reader::nobody());
    let mut applaud =
        |text| applaud::run(&mut cx, &Args { keyword: "applaud", text, block: &[], ended: false }, &mut doc);
    let refused = applaud("").unwrap_err();
    assert_eq!(refused.reason(), "Say what you liked, such as APPLAUD a fine stab.");
    applaud("*** a fine stab").unwrap();
    assert_eq!(doc.text(Audience::Reader), "Everyone has your applause.\n");
    assert_eq!(applaud::SPEC.subject, Subject::Player);
    let mail = world.mail();
    assert_eq!(mail.len(), world.store.seats(world.store.game_named("demo").unwrap().unwrap().id).unwrap().len());
    assert!(mail.iter().all(|mail| mail.body.contains("Austria applauds:\n\n| *** a fine stab\n")), "{mail:#?}");
}
