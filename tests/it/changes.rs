//! The rows that a commit changed are recorded: an unchanged row is not written.
#[path = "../../crates/store/tests/it/fresh.rs"]
mod fresh;

use chancery::referee::seats::people::new_seat;
use chancery::store::{Role, User};
use fresh::{game, store};

/// Each e-mail about a game saves its row and that of the seat, and most change neither.
#[test]
fn an_unchanged_row_is_not_written() {
    let (store, now) = store();
    let spring = game(&store, "spring", now);
    let ann = store.add_user(&User::new("Ann".to_owned(), "ann@players.test".to_owned(), now)).unwrap();
    let seat = new_seat(spring, Role::Player, ann, String::new(), now);
    let seat = store.add_seat(&seat).unwrap();
    store.changes().unwrap();
    let (mut game, mut seat) = (store.game(spring).unwrap(), store.seat(seat).unwrap().unwrap());
    store.change_game(&game).unwrap();
    store.change_seat(&seat).unwrap();
    assert!(store.changes().unwrap().is_empty(), "a row is written as it was");
    game.deadline = Some(now);
    store.change_game(&game).unwrap();
    assert_eq!(store.changes().unwrap().games, [spring]);
    seat.address = Some("ann@elsewhere.test".to_owned());
    store.change_seat(&seat).unwrap();
    assert_eq!(store.changes().unwrap().games, [spring]);
    // `None` is a value like any other.
    (game.deadline, seat.address) = (None, None);
    store.change_game(&game).unwrap();
    store.change_seat(&seat).unwrap();
    let read_again = (store.game(spring).unwrap(), store.seat(seat.id).unwrap().unwrap());
    assert_eq!(read_again, (game, seat));
}
