//! The sentences of a person's profile.

/// An example of a name.
pub(in crate::web) fn a_name() -> &'static str {
    "Ann Other"
}

/// An example of an address.
pub(in crate::web) fn an_address() -> &'static str {
    "ann@example.org"
}

/// The placeholder for a code, in the example of a form.
pub(in crate::web) fn a_code() -> &'static str {
    "code"
}

/// The text for a person who has proved an address, but is not registered yet.
pub(in crate::web) fn welcome(address: &str) -> String {
    format!("You have confirmed that {address} is yours. Enter your name as the other players should see it.")
}

/// The remark on who may see these details.
pub(in crate::web) fn details() -> &'static str {
    "People who may look you up see your name, country and level. Times on pages and in e-mails are in your time zone."
}

/// The e-mails that cannot be switched off.
pub(in crate::web) fn letters() -> &'static str {
    "The judge always e-mails results, press and questions. You miss nothing if you never open these pages."
}

/// The explanation of several addresses.
pub(in crate::web) fn addresses() -> &'static str {
    "You can send e-mails and sign in from any of your addresses. The judge writes to the first."
}

/// The remark that an action needs a fresh code.
pub(in crate::web) fn code_first() -> &'static str {
    "This needs a sign-in code that is at most 15 minutes old."
}

/// The description of MY DATA.
pub(in crate::web) fn data() -> &'static str {
    "All data the judge holds about you. You can copy it from the page."
}

/// The effect of UNREGISTER.
pub(in crate::web) fn unregister() -> &'static str {
    "Erases your registration, your addresses and the text of e-mails to you alone. The judge asks you to confirm. If \
     you play or run games, leave them first."
}

/// Lines that wait for confirmation.
pub(in crate::web) fn waiting() -> &'static str {
    "These commands wait for your confirmation:"
}

/// Lines that wait for confirmation by e-mail, in a browser first signed in less than a day ago.
pub(in crate::web) fn waiting_for_mail() -> &'static str {
    "These commands wait for your confirmation. The judge has e-mailed you about them: reply with the single word CONFIRM."
}

/// The remark on sessions.
pub(in crate::web) fn sessions() -> &'static str {
    "A session ends after 60 days without use."
}

/// The name is missing.
pub(in crate::web) fn no_name() -> &'static str {
    "Enter your name, such as Ann Other."
}

/// The form contains no change.
pub(in crate::web) fn nothing_changed() -> &'static str {
    "You have changed nothing."
}

/// The language of the pages.
pub(in crate::web) fn language() -> &'static str {
    "Pages and e-mails are in English."
}
