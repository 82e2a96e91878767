//~ E0061 this method takes 3 arguments but 2 arguments were supplied
//! An e-mail goes out only if someone bears its cost.
use chancery::store::{Draft, Store};

fn send(store: &Store, draft: &Draft, now: chancery::judge::clock::Clock) {
    let _ = store.post(draft, now.now());
}

fn main() {
    let _ = send;
}
