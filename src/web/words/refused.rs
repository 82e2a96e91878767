//! The sentences for requests that the guard refuses, and for pages that fail: the problem, and the remedy.

pub(in crate::web) fn nothing_here() -> &'static str {
    "Page not found"
}

pub(in crate::web) fn judge_is_at() -> &'static str {
    "This judge is at"
}

pub(in crate::web) fn nothing_done() -> &'static str {
    "Not sent"
}

pub(in crate::web) fn from_another_page() -> &'static str {
    "Another site's page sent this form, so the judge ignored it."
}

pub(in crate::web) fn send_it_from(address: &str) -> String {
    format!("Open {address} in your browser and send it from there.")
}

pub(in crate::web) fn too_long() -> &'static str {
    "That is too long"
}

pub(in crate::web) fn holds_too_much(most_kib: usize) -> String {
    format!("A form can hold {most_kib} KB, and this one is larger.")
}

pub(in crate::web) fn in_parts() -> &'static str {
    "Send it in parts, or by e-mail."
}

pub(in crate::web) fn what_you_wrote(field: &str) -> String {
    format!("Your text ({field}):")
}

pub(in crate::web) fn late() -> &'static str {
    "The judge is too slow"
}

pub(in crate::web) fn in_a_minute() -> &'static str {
    "Try again in a minute. If you sent a form, go back with your browser and send it again."
}

pub(in crate::web) fn broken() -> &'static str {
    "This page does not work"
}

pub(in crate::web) fn not_your_fault() -> &'static str {
    "The judge made an error, and it is not your fault. Its log has the cause. Everything you sent before is safe."
}

pub(in crate::web) fn mail_works() -> &'static str {
    "Try again in a minute. E-mail to the judge still works."
}

pub(in crate::web) fn one_moment() -> &'static str {
    "One moment"
}

pub(in crate::web) fn too_many_pages(seconds: u64) -> String {
    format!("Your network has asked for too many pages. Try again in {}.", in_words(seconds))
}

pub(in crate::web) fn too_many_forms() -> &'static str {
    "You have sent too many forms in a short time, so the judge ignored this one. This page keeps it."
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
