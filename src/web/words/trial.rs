//! The sentences for visitors without an account.

pub(in crate::web) fn is_guest() -> &'static str {
    "You are playing as a guest."
}

pub(in crate::web) fn until_when() -> &'static str {
    "We send you a code to type in. Without an address your game is deleted a day after you leave."
}

pub(in crate::web) fn no_game() -> &'static str {
    "No game has begun"
}

/// Too many guests in one network.
pub(in crate::web) fn too_many() -> &'static str {
    "Several games have been begun from your network within an hour. Sign in with your e-mail address, or try again later."
}

/// Too many guests in all, or games are begun by the keeper only.
pub(in crate::web) fn no_room() -> &'static str {
    "There is no room for another guest just now. Sign in with your e-mail address, or try again later."
}
