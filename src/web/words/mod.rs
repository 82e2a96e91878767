//! All sentences of pages, one function each; a file for each screen. Labels of single controls stand in the pages.
pub(super) mod board;
pub(super) mod boards;
pub(super) mod feeds;
pub(super) mod first;
pub(super) mod game;
pub(super) mod games;
pub(super) mod help;
pub(super) mod join;
pub(super) mod keeper;
pub(super) mod letters;
pub(super) mod list;
pub(super) mod master;
pub(super) mod phase;
pub(super) mod play;
pub(super) mod players;
pub(super) mod press;
pub(super) mod profile;
pub(super) mod refused;
pub(super) mod sandbox;
pub(super) mod settings;
pub(super) mod sign_in;
pub(super) mod trial;
pub(super) mod welcome;

/// The link that leads past the heading of a page, for those who do not see it.
pub(super) fn skip() -> &'static str {
    "Skip to the content"
}

/// The summary above the lines that a button sends.
pub(super) fn this_sends() -> &'static str {
    "E-mail commands"
}

/// The remark that something on an open page is not as it was, and is not shown because someone is choosing or
/// writing there.
pub(super) fn changed() -> &'static str {
    "Something here has changed meanwhile. What you have chosen or written is still here."
}

/// A box for text was left empty.
pub(super) fn nothing_written() -> &'static str {
    "Nothing is written here yet. Write at least one line, then send it."
}

/// The keeper has paused the judge.
pub(super) fn stands_still() -> &'static str {
    "The keeper has paused this judge. Until it goes on, no deadline passes in any game, and no turn runs. You can write and order as usual."
}

/// Nothing is sent to an address, since letters came back.
pub(super) fn unreachable(address: &str, why: &str) -> String {
    let reason = if why.is_empty() { String::new() } else { format!(": \"{why}\"") };
    format!("Letters to {address} come back{reason}. Answer one, or enter another address.")
}

/// There is nothing at this address, or nothing that its visitor may see.
pub(super) fn missing() -> &'static str {
    "There is nothing at this address, or nothing that you may see."
}

/// The page whose form was sent is not of this session.
pub(super) fn not_yours() -> &'static str {
    "This form is from a page of an earlier session, so nothing has been sent yet. It stands here again as you filled it in: look it over, and send it."
}

/// A post is stored, and will be answered.
pub(super) fn waits() -> &'static str {
    "Your letter is stored, and nothing can be lost any more. The judge has much to do at the moment; its answer will stand under Your letters."
}

/// The judge has failed on a post.
pub(super) fn stuck() -> &'static str {
    "Your letter is stored, but the judge could not carry it out, and nothing was changed. Its keeper has been told, and can have it tried again."
}

/// A post could not be stored.
pub(super) fn not_stored() -> &'static str {
    "The judge could not store this, so nothing has been sent. Perhaps its disk is full, or it is about to restart. Please try again in a few minutes; here is what you wrote."
}
