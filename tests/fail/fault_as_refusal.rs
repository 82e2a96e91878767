//~ E0277 the trait bound `Refusal: From<Fault>` is not satisfied
//! Our own mistake is not shown to users.
use chancery::command::{Fault, Refusal};

fn told(fault: Fault) -> Refusal {
    fault.into()
}

fn main() {
    let _ = told;
}
