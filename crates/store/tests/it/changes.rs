//! The rows that a commit changed are recorded, whatever changed them. Pages use this to redraw and to notify their readers.
use crate::fresh::{game, store};
use chancery_store::{Changes, Draft, JournalEntry, OrdersRow, Paid, User, Wording, faults};

#[test]
fn each_game_changed_by_a_commit_is_announced_once() {
    let (store, now) = store();
    let (spring, autumn) = (game(&store, "spring", now), game(&store, "autumn", now));
    assert_eq!(store.changes().unwrap().games, [spring, autumn]);
    assert!(store.changes().unwrap().is_empty(), "what has been told is told again");
    let (who, what) = (Wording::words("clock"), Wording::words("x"));
    let entry = JournalEntry { at: now, game: Some(spring), who, what, letter: None, origin: None };
    for _ in 0..3 {
        store.note(&entry).unwrap();
    }
    assert_eq!(store.changes().unwrap(), Changes { games: vec![spring], ..Changes::default() });
}

#[test]
fn an_undone_change_touches_nothing() {
    let (store, now) = store();
    let undone: anyhow::Result<()> = store.savepoint(|| {
        game(&store, "spring", now);
        anyhow::bail!("no")
    });
    assert!(undone.is_err());
    assert!(store.changes().unwrap().is_empty());
}

/// A fault that was not passed on undoes the savepoint around it. A fault whose own savepoint was undone counts as reported: the work
/// around it may continue.
#[test]
fn an_unreported_fault_undoes_the_savepoint() {
    let (store, now) = store();
    let swallowed = store.savepoint(|| {
        game(&store, "spring", now);
        faults::note();
        Ok(())
    });
    assert!(swallowed.is_err() && store.changes().unwrap().is_empty());
    let around = store.savepoint(|| {
        let inner: anyhow::Result<()> = store.savepoint(|| {
            faults::note();
            anyhow::bail!("this game is broken")
        });
        assert!(inner.is_err());
        Ok(game(&store, "autumn", now))
    });
    assert_eq!(store.changes().unwrap().games, [around.unwrap()]);
}

#[test]
fn an_email_is_news_only_for_its_reader_and_its_sending_for_no_one() {
    let (store, now) = store();
    let ann = store.add_user(&User::new("Ann".to_owned(), "ann@players.test".to_owned(), now)).unwrap();
    let spring = game(&store, "spring", now);
    assert!(store.changes().unwrap().people);
    let draft = Draft { game: Some(spring), recipient: "ann@players.test".to_owned(), ..Draft::default() };
    let letter = store.post(&draft, Paid::by_the_game(), now).unwrap();
    assert_eq!(store.changes().unwrap(), Changes { mail: vec![(ann, Some(spring))], ..Changes::default() });
    store.mark_sent(letter, "250 ok").unwrap();
    assert!(store.changes().unwrap().is_empty());
}

#[test]
fn orders_touch_their_game() {
    let (store, now) = store();
    let spring = game(&store, "spring", now);
    store.changes().unwrap();
    let orders =
        OrdersRow { power: "Italy".to_owned(), orders: "A rom H".to_owned(), typed: String::new(), filed: now };
    store.file_orders(spring, 1, &orders).unwrap();
    assert_eq!(store.changes().unwrap().games, [spring]);
}
