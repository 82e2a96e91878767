//! Forms about the seats of a game for the person who runs it: players who join, leave, and change powers.
use super::master::{ticked, wanted};
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::master as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&INVITE, &REPLACE, &EJECT, &ASSIGN, &SWAP, &NEWCOMER];

/// A power, which its page lists.
pub(super) const POWER: Field = Field::choice("power", "Power", &[]).required();
const ADDRESS: Field = Field::new("address", "Address", FieldKind::Address).class("long").required();

/// Invitations.
pub(in crate::web) static INVITE: Form = Form::new(
    "invite",
    &[
        Field::new("addresses", "Addresses", FieldKind::Line(4000)).class("long").required(),
        Field::choice("power", "Reserved power", &[]),
    ],
    invite,
)
.row()
.buttons(&[Button::new("Invite players")]);

/// Another player for a power.
pub(in crate::web) static REPLACE: Form =
    Form::new("replace", &[POWER, Field { label: "New player (address)", ..ADDRESS }], replace)
        .row()
        .buttons(&[Button::new("Ask new player")]);

/// Ejects a player.
pub(in crate::web) static EJECT: Form = Form::new(
    "eject",
    &[
        Field::choice("who", "Player", &[]).required(),
        Field::choice("how", "Return", &[("", "only if readmitted"), ("return", "allowed"), ("good", "never")]),
        Field::check("sure", "Yes, eject this player").hint("This opens the seat to other players.").required(),
    ],
    eject,
)
.row()
.buttons(&[Button::new("Eject player").grave()]);

/// Assigns a power to a person.
pub(in crate::web) static ASSIGN: Form =
    Form::new("assign", &[POWER, Field { label: "Player (address)", ..ADDRESS }], assign)
        .row()
        .buttons(&[Button::new("Assign power").quiet()]);

/// Swaps two players.
pub(in crate::web) static SWAP: Form = Form::new(
    "swap",
    &[
        Field::choice("one", "First power", &[]).required(),
        Field::choice("other", "Second power", &[]).required(),
        Field::check("sure", "Yes, swap the players").hint("They must send their orders and votes again.").required(),
    ],
    swap,
)
.row()
.buttons(&[Button::new("Swap players").quiet()]);

/// Decides on a person who wants to play, to return, or to run the game.
pub(in crate::web) static NEWCOMER: Form = Form::new(
    "newcomer",
    &[
        Field::drawn("do"),
        ADDRESS,
        Field::check("sure", "Yes, make them a GM")
            .hint("Only for a new GM, who sees everything. You cannot undo this."),
    ],
    newcomer,
)
.row();

fn invite(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let who = wanted(fields, "addresses", words::whose_address())?;
    let power = fields.given("power").map(|power| format!(" FOR {power}")).unwrap_or_default();
    let lines: Vec<String> = invitations(who).map(|line| format!("{line}{power}")).collect();
    match lines.len() {
        0 => Err(FieldProblem::new("addresses", words::whose_address())),
        n if 1 < n && !power.is_empty() => Err(FieldProblem::new("addresses", words::kept_for_one())),
        _ => Ok(lines),
    }
}

/// A line for each address, even in the form `Ann Other <ann@example.org>` that mail programs use. Each gets its own answer, so a
/// wrong one does not affect the others. Text in quotes (`"Other, Ann"`) is a single name.
pub(super) fn invitations(addresses: &str) -> impl Iterator<Item = String> {
    let own = parts(addresses).map(|part| match part.rsplit_once('<') {
        Some((_, rest)) => rest.split('>').next().unwrap_or_default(),
        None => part,
    });
    own.flat_map(str::split_whitespace).map(|address| format!("INVITE {address}"))
}

/// Splits addresses at commas outside quotes: `"Other, Ann" <ann@example.org>`. A quote that does not end is ignored.
fn parts(addresses: &str) -> impl Iterator<Item = &str> {
    let n_quotes = addresses.matches('"').count() - addresses.matches("\\\"").count();
    let (mut before, mut is_quoted) = (' ', false);
    addresses.split(move |c| {
        is_quoted ^= c == '"' && before != '\\' && n_quotes.is_multiple_of(2);
        before = c;
        !is_quoted && matches!(c, ',' | ';')
    })
}

fn replace(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let power = wanted(fields, "power", words::which_power())?;
    let address = wanted(fields, "address", words::whose_address())?;
    Ok(vec![format!("REPLACE {power} WITH {address}")])
}

fn eject(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let who = wanted(fields, "who", words::which_power())?;
    let how = match fields.line("how") {
        "return" => " WITH RETURN",
        "good" => " FOR GOOD",
        _ => "",
    };
    ticked(fields, words::really_eject())?;
    Ok(vec![format!("EJECT {who}{how}")])
}

fn assign(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let power = wanted(fields, "power", words::which_power())?;
    Ok(vec![format!("ASSIGN {power} TO {}", fields.given("address").unwrap_or("NOBODY"))])
}

fn swap(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let one = wanted(fields, "one", words::which_power())?;
    let other = wanted(fields, "other", words::which_power())?;
    ticked(fields, words::really_swap())?;
    Ok(vec![format!("SWAP {one} AND {other}")])
}

fn newcomer(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let address = wanted(fields, "address", words::whose_address())?;
    Ok(vec![match fields.line("do") {
        "yes" => format!("APPROVE {address}"),
        "no" => format!("NOT APPROVED {address}"),
        "admit" => format!("ADMIT {address}"),
        "promote" => {
            ticked(fields, words::really_promote())?;
            format!("PROMOTE {address}")
        }
        _ => return Err(FieldProblem::new("", words::no_button())),
    }])
}
