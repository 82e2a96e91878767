//~ E0616 field `0` of struct `Fault` is private
//! The words of a fault are for the log.
use chancery::command::Fault;

fn told(fault: &Fault) -> String {
    fault.0.to_string()
}

fn main() {
    let _ = told;
}
