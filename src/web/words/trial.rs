//! The sentences for visitors without an account.

pub(in crate::web) fn is_guest() -> &'static str {
    "You are playing as a guest."
}

pub(in crate::web) fn until_when() -> &'static str {
    "The judge e-mails you a code to enter here. Without an address, it deletes your game a day after you leave."
}

pub(in crate::web) fn no_game() -> &'static str {
    "No game has started"
}

/// Too many guests from one network.
pub(in crate::web) fn too_many() -> &'static str {
    "Your network has started several games within an hour. Sign in with your e-mail address, or try again later."
}

/// Too many guests in total, or only the keeper creates games.
pub(in crate::web) fn no_room() -> &'static str {
    "No more guests can play just now. Sign in with your e-mail address, or try again later."
}
