//! The sentences of a person's profile.

/// An example of a name.
pub(in crate::web) fn a_name() -> &'static str {
    "Ann Other"
}

/// An example of an address.
pub(in crate::web) fn an_address() -> &'static str {
    "ann@example.org"
}

/// In the place of a code, where the lines of a form are shown.
pub(in crate::web) fn a_code() -> &'static str {
    "code"
}

/// For whoever has proved an address, but is not registered yet.
pub(in crate::web) fn welcome(address: &str) -> String {
    format!("You have shown that {address} is yours. Only your name is needed now, as the others are to see it.")
}

/// The people who may see what is here.
pub(in crate::web) fn details() -> &'static str {
    "Your name, country and level are shown to those who may look you up. Times on pages and in letters are in your time zone."
}

/// The mails that cannot be switched off.
pub(in crate::web) fn letters() -> &'static str {
    "Results, press and questions always come by mail, too: you miss nothing if you do not look at these pages."
}

/// The way in which an address is added.
pub(in crate::web) fn addresses() -> &'static str {
    "Letters from any of your addresses are yours, and you can sign in with each. The judge writes to the first."
}

/// The remark that something needs a fresh code.
pub(in crate::web) fn code_first() -> &'static str {
    "For this the judge wants a code that is at most 15 minutes old."
}

/// The content of MY DATA.
pub(in crate::web) fn data() -> &'static str {
    "All that this judge holds on you: it is shown here, and you can copy it."
}

/// The effect of UNREGISTER.
pub(in crate::web) fn unregister() -> &'static str {
    "Erases your registration, your addresses and the text of your letters to single players. You are asked once more. While you play or run games, leave them first."
}

/// Lines that wait for a yes.
pub(in crate::web) fn waiting() -> &'static str {
    "These lines wait for your yes. Without it, nothing comes of them:"
}

/// The same, in a browser that was first signed in less than a day ago.
pub(in crate::web) fn waiting_for_mail() -> &'static str {
    "These lines wait for your yes. An e-mail about them is in your mailbox: answer it with the one word CONFIRM. Without that, nothing comes of them."
}

/// The places where one is signed in.
pub(in crate::web) fn sessions() -> &'static str {
    "A session ends by itself when it has not been used for 60 days."
}

/// A name is needed.
pub(in crate::web) fn no_name() -> &'static str {
    "Please write your name, such as Ann Other."
}

/// Nothing was changed in a form.
pub(in crate::web) fn nothing_changed() -> &'static str {
    "You have changed nothing, so nothing has been sent."
}

/// Pages are in one language.
pub(in crate::web) fn language() -> &'static str {
    "Pages and letters are in English."
}
