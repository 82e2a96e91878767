//~ E0277 `?` couldn't convert the error to `Refusal`
//! A function that can only refuse does not read the database: reading can fail.
use chancery::command::Refusal;
use chancery::store::Store;

fn may_play(store: &Store) -> Result<(), Refusal> {
    store.games()?;
    Ok(())
}

fn main() {
    let _ = may_play;
}
