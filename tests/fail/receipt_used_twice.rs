//~ E0382 use of moved value: `paid`
//! One receipt is for one e-mail.
use chancery::judge::clock::Clock;
use chancery::store::{Draft, Paid, Store};

fn send(store: &Store, [one, other]: [&Draft; 2], paid: Paid, now: Clock) {
    let _ = store.post(one, paid, now.now());
    let _ = store.post(other, paid, now.now());
}

fn main() {
    let _ = send;
}
