//~ E0277 `?` couldn't convert the error to `Refusal`
//! What only may refuse reads no database: that can fail.
use chancery::command::Refusal;
use chancery::store::Store;

fn may_play(store: &Store) -> Result<(), Refusal> {
    store.games()?;
    Ok(())
}

fn main() {
    let _ = may_play;
}
