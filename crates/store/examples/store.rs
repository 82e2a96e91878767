//! Keeps a letter and a person in one transaction, and undoes a transaction that fails.
use anyhow::{Result, bail};
use chancery_mail::source::Arrival;
use chancery_store::{Rank, Store, User};
use jiff::Timestamp;

fn main() -> Result<()> {
    let store = Store::in_memory()?;
    let now: Timestamp = "2026-11-21T11:11:36Z".parse()?;
    let raw = b"From: ann@example.org\n\nREGISTER Ann Other\n".to_vec();
    let letter = Arrival { key: "stdin:1".to_owned(), size: raw.len() as u64, raw, ..Arrival::default() };

    store.transaction(|| {
        store.take_in(&letter, Rank::Known, now)?;
        store.add_user(&User::new("Ann Other".to_owned(), "ann@example.org".to_owned(), now))?;
        Ok(())
    })?;
    // The same letter again, by a source that was interrupted: it is not stored twice.
    assert_eq!(store.take_in(&letter, Rank::Known, now)?, None);
    assert_eq!(store.waiting(10)?.len(), 1);

    let failed: Result<()> = store.transaction(|| {
        store.add_user(&User::new("Bob".to_owned(), "bob@example.org".to_owned(), now))?;
        bail!("the power goes out")
    });
    assert!(failed.is_err() && store.user_at("bob@example.org")?.is_none());
    println!("Registered: {:?}", store.user_at("ann@example.org")?.map(|user| user.name));
    Ok(())
}
