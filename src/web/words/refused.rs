//! The sentences for whom the guard turns away, and for pages that cannot be shown: what is wrong, and what to do.

pub(in crate::web) fn nothing_here() -> &'static str {
    "There is nothing at this address"
}

pub(in crate::web) fn judge_is_at() -> &'static str {
    "This judge is at"
}

pub(in crate::web) fn nothing_done() -> &'static str {
    "Nothing was done"
}

pub(in crate::web) fn from_another_page() -> &'static str {
    "This form was sent by another page than this judge's, so nothing was done."
}

pub(in crate::web) fn send_it_from(address: &str) -> String {
    format!("Open {address} in your browser, and send it from there.")
}

pub(in crate::web) fn too_long() -> &'static str {
    "That is too long"
}

pub(in crate::web) fn holds_too_much(most_kib: usize) -> String {
    format!("A form may hold {most_kib} KB, and this one holds more. Nothing was done.")
}

pub(in crate::web) fn in_parts() -> &'static str {
    "Send it in parts, or by mail."
}

pub(in crate::web) fn what_you_wrote(field: &str) -> String {
    format!("What you wrote ({field}):")
}

pub(in crate::web) fn late() -> &'static str {
    "That takes too long"
}

pub(in crate::web) fn in_a_minute() -> &'static str {
    "That takes too long. Go back with your browser, and try it again in a minute."
}

pub(in crate::web) fn broken() -> &'static str {
    "This page cannot be shown"
}

pub(in crate::web) fn not_your_fault() -> &'static str {
    "Something went wrong here, and it is not your fault: the judge's log says why. What you sent before is safe."
}

pub(in crate::web) fn mail_works() -> &'static str {
    "Try it again in a minute. Mail to the judge works as ever."
}

pub(in crate::web) fn one_moment() -> &'static str {
    "One moment"
}

pub(in crate::web) fn too_many_pages(seconds: u64) -> String {
    format!("Too many pages were asked for from where you are. Try it again in {}.", in_words(seconds))
}

pub(in crate::web) fn too_many_forms() -> &'static str {
    "Too many forms were sent in a short time, so nothing was done with this one. It is kept on this page."
}

pub(in crate::web) fn again_in(seconds: u64) -> String {
    format!("Send it again in {}.", in_words(seconds))
}

pub(in crate::web) fn again() -> &'static str {
    "Send it again"
}

fn in_words(seconds: u64) -> String {
    if seconds == 1 { "a second".to_owned() } else { format!("{seconds} seconds") }
}
