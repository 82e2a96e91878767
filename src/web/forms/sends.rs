//! The lines that a form or a button sends, for people who want to learn the e-mail commands.
use super::{Fields, FormContext, lines_of, named};
use maud::{Markup, html};

/// Shows these lines.
pub(in crate::web) fn shown(lines: &[String]) -> Markup {
    html! {
        details.sends {
            summary { (crate::web::words::this_sends()) }
            pre { (lines.join("\n")) }
        }
    }
}

/// Shows the lines of a form with these values.
pub(in crate::web) fn sends(name: &str, about: &FormContext, filled: &[(&str, &str)]) -> Markup {
    each_sends(about, &[("", name, filled)])
}

/// A button: its label, the name of its form, and the form's values.
pub(in crate::web) type ButtonLines<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)]);

/// Shows the lines of each of several buttons.
pub(in crate::web) fn each_sends(about: &FormContext, buttons: &[ButtonLines]) -> Markup {
    let lines = |name: &str, filled: &[(&str, &str)]| {
        let fields = Fields::from(about.of_game().chain(filled.iter().copied()));
        lines_of(named(name)?, &fields).ok()
    };
    let sent = buttons.iter().filter_map(|(label, name, filled)| Some((label, lines(name, filled)?)));
    html! {
        @if !buttons.is_empty() {
            details.sends {
                summary { (crate::web::words::this_sends()) }
                @for (label, lines) in sent {
                    @if !label.is_empty() { p.hint { (label) ":" } }
                    pre { (lines.join("\n")) }
                }
            }
        }
    }
}
