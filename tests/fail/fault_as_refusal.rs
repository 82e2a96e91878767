//~ E0277 the trait bound `Refusal: From<Fault>` is not satisfied
//! A mistake of ours is told to nobody.
use chancery::command::{Fault, Refusal};

fn told(fault: Fault) -> Refusal {
    fault.into()
}

fn main() {
    let _ = told;
}
