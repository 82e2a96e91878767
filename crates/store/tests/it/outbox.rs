//! E-mails in the outbox, waiting and sent.
use chancery_store::{Draft, Paid, Store};

#[test]
fn emails_triggered_by_an_email_are_counted_even_after_old_ones_are_deleted() {
    let store = Store::in_memory().unwrap();
    let now = "2026-11-21T12:00:00Z".parse().unwrap();
    let draft = Draft { recipient: "ann@example.org".to_owned(), ..Draft::default() };
    let first = store.post(&draft, Paid::by_the_game(), now).unwrap();
    store.mark_sent(first, "250 ok").unwrap();
    store.forget_mail("2027-11-21T12:00:00Z".parse().unwrap()).unwrap();
    let before = store.last_posted().unwrap();
    assert_eq!(before, first);
    assert_eq!(store.post(&draft, Paid::by_the_game(), now).unwrap().number(), before.number() + 1);
}
