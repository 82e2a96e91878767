//! The sentences of the sign-in page.

/// The explanation of signing in.
pub(in crate::web) fn how() -> &'static str {
    "Enter your e-mail address. The judge e-mails you a sign-in code. You do not need a password."
}

/// The text for new visitors.
pub(in crate::web) fn newcomers() -> &'static str {
    "New here? Do the same. The page then asks for your name."
}

/// The page has requested a code. The text is the same for every address.
pub(in crate::web) fn on_its_way() -> &'static str {
    "The judge has sent a code to this address. It arrives within a minute:"
}

/// The explanation of the code.
pub(in crate::web) fn good_for() -> &'static str {
    "The code works once, in this browser only, for 15 minutes."
}

/// The advice if no e-mail arrives.
pub(in crate::web) fn no_letter(judge: &str) -> String {
    format!(
        "No e-mail? Check your spam folder. Other people may have used up this hour's codes for your address. Then use \
         a browser that you have signed in with before, or reply to any e-mail from {judge} with the single word WEB. \
         The reply has a code that works here."
    )
}

/// The text for a visitor with a code from a reply by e-mail.
pub(in crate::web) fn from_a_letter(judge: &str) -> String {
    format!("Reply to any e-mail from {judge} with the single word WEB. The judge sends you a code. Enter it here.")
}

/// The code was wrong.
pub(in crate::web) fn wrong_code() -> &'static str {
    "This code is wrong or no longer works. Compare it with the e-mail. After six wrong codes, ask for a new one."
}

/// The start code was wrong.
pub(in crate::web) fn wrong_start_code() -> &'static str {
    "This is not the start code. The judge prints a new code in its terminal each time it starts."
}

/// The complaint about an invalid address.
pub(in crate::web) fn no_address() -> &'static str {
    "This is not an e-mail address. Write it like ann@example.org."
}

/// Too many codes were requested from this network.
pub(in crate::web) fn too_many(judge: &str) -> String {
    format!(
        "Your network has asked for too many codes within an hour. Wait a little, or reply to any e-mail from {judge} \
         with the single word WEB. The reply has a code."
    )
}

/// No code was sent, although the browser is known.
pub(in crate::web) fn not_sent(judge: &str) -> String {
    format!(
        "No code was sent: this browser has had ten codes within an hour, or this address can have none. Use the newest \
         code or try again later. You can also send the single word WEB to {judge} from your own address: the reply has \
         a code."
    )
}

/// The request for the code that a judge without a mail server has printed.
pub(in crate::web) fn start_code() -> &'static str {
    "This judge runs on this machine, without e-mail. It printed a code when it started. Enter that code once in each browser."
}

/// The choice of a person, on a judge without a mail server.
pub(in crate::web) fn whom() -> &'static str {
    "This judge has no mail server, so you can play as anyone. Switch as often as you like, to try a game from all its seats."
}

/// The hint for a new person.
pub(in crate::web) fn somebody_new() -> &'static str {
    "You do not need an address or a password here."
}

/// The name is missing.
pub(in crate::web) fn no_name() -> &'static str {
    "Enter a name, such as Ann Other."
}

/// The user is signed in. Their name follows.
pub(in crate::web) fn signed_in() -> &'static str {
    "You are signed in as"
}

/// The explanation of a fresh code, for dangerous actions.
pub(in crate::web) fn fresh_code() -> &'static str {
    "Some actions, such as erasing your registration or adding an address, need a code that is at most 15 minutes old. \
     Ask for one here:"
}

/// The remark on how long the last code is fresh.
pub(in crate::web) fn is_fresh() -> &'static str {
    "You have just entered a code. It is valid for all actions for 15 minutes."
}
