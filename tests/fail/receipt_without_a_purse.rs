//~ E0451 fields `rank` and `not_before` of struct
//! Only the ledger writes receipts.
use chancery::store::{Paid, Rank};

fn receipt() -> Paid {
    Paid { rank: Rank::First, not_before: None }
}

fn main() {
    let _ = receipt;
}
