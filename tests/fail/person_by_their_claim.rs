//~ E0451 of struct `Principal` are private
//! A person is proved only by a function that names the proof.
use chancery::command::principal::{Principal, Proof};
use chancery::store::User;

fn believe(user: User) -> Principal {
    Principal { proof: Proof::Trusted, named: Some(user), ..Principal::nobody() }
}

fn main() {
    let _ = believe;
}
