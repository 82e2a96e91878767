//! The sentences of the page on which people sign in.

/// The way in which signing in works.
pub(in crate::web) fn how() -> &'static str {
    "Enter your e-mail address. The judge e-mails you a code, and the code signs you in. You need no password."
}

/// For whoever has never been here.
pub(in crate::web) fn newcomers() -> &'static str {
    "Are you new here? Do the same. The page then asks for your name."
}

/// A code has been asked for. The same is said for every address.
pub(in crate::web) fn on_its_way() -> &'static str {
    "The judge has sent a code to this address. It arrives within a minute:"
}

/// The use of the code.
pub(in crate::web) fn good_for() -> &'static str {
    "The code works once, for 15 minutes, and only in this browser."
}

/// The advice on what to do if no letter comes.
pub(in crate::web) fn no_letter(judge: &str) -> String {
    format!(
        "No e-mail? Check your spam folder. Strangers who ask in your place can use up the codes of an hour, but not yours: use a browser in which you were signed in before, or answer any e-mail from {judge} with the one word WEB. That sends you a code that works here, too."
    )
}

/// For whoever has a code from the answer to a letter.
pub(in crate::web) fn from_a_letter(judge: &str) -> String {
    format!("If you answer any e-mail from {judge} with the one word WEB, it sends you a code. Type it in here.")
}

/// The code was wrong.
pub(in crate::web) fn wrong_code() -> &'static str {
    "This code is wrong, or no longer works. Please compare it with the e-mail. After six wrong codes, ask for a new one."
}

/// The start code was wrong.
pub(in crate::web) fn wrong_start_code() -> &'static str {
    "This is not the start code. The judge prints a new code in its terminal each time it starts."
}

/// This is no address.
pub(in crate::web) fn no_address() -> &'static str {
    "This is not an e-mail address. Write it like ann@example.org."
}

/// Too many codes have been asked for from here.
pub(in crate::web) fn too_many(judge: &str) -> String {
    format!(
        "Too many codes have been asked for from your network within an hour. Wait a little; or answer any e-mail from {judge} with the one word WEB: that sends you a code."
    )
}

/// No code has gone to a browser that is known.
pub(in crate::web) fn not_sent(judge: &str) -> String {
    format!(
        "No code was sent: this browser has had its ten codes of this hour, or this address may have none. Use the newest code, or ask again later. You can also send the one word WEB to {judge} from your own address: the answer has a code."
    )
}

/// The judge has no mail server, and asks for the code that it has printed.
pub(in crate::web) fn start_code() -> &'static str {
    "This judge runs on this machine, without e-mail. It printed a code when it started. Enter that code once in each browser."
}

/// The choice of whom to be, in a judge without a mail server.
pub(in crate::web) fn whom() -> &'static str {
    "This judge has no mail server, so you can play as anyone. Change as often as you like, to try a game from all its seats."
}

/// The hint for someone new.
pub(in crate::web) fn somebody_new() -> &'static str {
    "This judge needs no address and no password."
}

/// A name is needed.
pub(in crate::web) fn no_name() -> &'static str {
    "Please write a name, such as Ann Other."
}

/// They are signed in; their name follows.
pub(in crate::web) fn signed_in() -> &'static str {
    "You are signed in as"
}

/// A fresh code, for what is dangerous.
pub(in crate::web) fn fresh_code() -> &'static str {
    "For some things, such as erasing your registration or a new address, the judge wants a code that is at most 15 minutes old. Ask for one here:"
}

/// Until when the last code counts as fresh.
pub(in crate::web) fn is_fresh() -> &'static str {
    "You have just entered a code. It is valid for everything for 15 minutes."
}
