//! People, for the keeper.
