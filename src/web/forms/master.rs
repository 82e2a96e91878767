//! Forms of whoever runs a game: its turns, its clock, its seats.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::words::master as words;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[
    &TURN, &CLOCK, &PAUSE, &INVITE, &REPLACE, &EJECT, &ASSIGN, &SWAP, &NEWCOMER, &ANNOUNCE, &PREDICT, &EDIT, &BEGIN,
    &RENAME, &JOIN_WORD, &BECOME, &END,
];

/// A power, which its page lists.
const POWER: Field = Field::choice("power", "Power", &[]).required();
const ADDRESS: Field = Field::new("address", "Address", FieldKind::Address).class("long").required();

/// The turn.
pub(in crate::web) static TURN: Form = Form::new(
    "turn",
    &[Field::drawn("do"), Field::drawn("turn"), Field::hidden("missing"), Field::check("sure", "").required()],
    turn,
)
.class("inline");

/// The times of the clock.
pub(in crate::web) static CLOCK: Form = Form::new(
    "clock",
    &[
        Field::new("deadline", "Deadline", FieldKind::Date).compared(),
        Field::new("grace", "End of grace", FieldKind::Date).compared(),
        Field::new("start", "Not before", FieldKind::Date).compared(),
    ],
    clock,
)
.row()
.buttons(&[Button::new("Set the times")]);

/// A game that stands still, or goes on.
pub(in crate::web) static PAUSE: Form = Form::new(
    "pause",
    &[Field::drawn("do"), Field::new("until", "Pause until (may be empty)", FieldKind::Date)],
    pause,
)
.row()
.buttons(&[Button::with("Pause the game", "pause").quiet()])
.example(&[("do", "pause")]);

/// Invitations.
pub(in crate::web) static INVITE: Form = Form::new(
    "invite",
    &[
        Field::new("addresses", "Addresses", FieldKind::Line(4000)).class("long").required(),
        Field::choice("power", "Keep a power for them", &[]),
    ],
    invite,
)
.row()
.buttons(&[Button::new("Invite")]);

/// Another player for a power.
pub(in crate::web) static REPLACE: Form =
    Form::new("replace", &[POWER, Field { label: "By (address)", ..ADDRESS }], replace)
        .row()
        .buttons(&[Button::new("Ask them")]);

/// A player who must go.
pub(in crate::web) static EJECT: Form = Form::new(
    "eject",
    &[
        Field::choice("who", "Who", &[]).required(),
        Field::choice(
            "how",
            "How",
            &[("", "until I admit them"), ("return", "they may come back"), ("good", "for good")],
        ),
        Field::check("sure", "I really want to eject them. Their seat is then free for others.").required(),
    ],
    eject,
)
.row()
.buttons(&[Button::new("Eject").grave()]);

/// A power for somebody.
pub(in crate::web) static ASSIGN: Form =
    Form::new("assign", &[POWER, Field { label: "To (address)", ..ADDRESS }], assign)
        .row()
        .buttons(&[Button::new("Give it").quiet()]);

/// Two players who change places.
pub(in crate::web) static SWAP: Form = Form::new(
    "swap",
    &[
        Field::choice("one", "One", &[]).required(),
        Field::choice("other", "The other", &[]).required(),
        Field::check("sure", "I really want them to change places. Their orders and votes are then to be sent again.")
            .required(),
    ],
    swap,
)
.row()
.buttons(&[Button::new("Swap").quiet()]);

/// Somebody who wants to play, to come back, or to run the game.
pub(in crate::web) static NEWCOMER: Form = Form::new(
    "newcomer",
    &[
        Field::drawn("do"),
        ADDRESS,
        Field::check("sure", "For another master: I know that they see everything, and that I cannot take it back."),
    ],
    newcomer,
)
.row();

/// An announcement.
pub(in crate::web) static ANNOUNCE: Form =
    Form::new("announce", &[Field::new("text", "To everybody", FieldKind::Prose(0, 4)).required()], announce)
        .buttons(&[Button::new("Announce to everybody")])
        .example(&[("text", "your text")]);

/// A look ahead.
pub(in crate::web) static PREDICT: Form = Form::new(
    "predict",
    &[Field::new("assume", "Suppose these orders besides, one in a line", FieldKind::Lines(3))],
    predict,
)
.showing(|_| true)
.buttons(&[Button::new("Show the results").quiet()])
.example(&[]);

/// Changes of the position.
pub(in crate::web) static EDIT: Form = Form::new(
    "edit",
    &[
        Field::new("changes", "Changes", FieldKind::Lines(4)).required().hint(
            "One change in a line, such as PLACE FRANCE A PAR, REMOVE PAR, OWN PAR GERMANY, PHASE S1903M. If one line is wrong, \
             nothing is changed.",
        ),
        Field::check("sure", "I really want to change the position."),
        Field::drawn("do"),
    ],
    edit,
)
.showing(|fields| fields.line("do") == "check")
.buttons(&[
    Button::with("Show what would change", "check").quiet(),
    Button::with("Change the position", "edit").grave(),
])
.example(&[("changes", "REMOVE PAR"), ("sure", "yes")]);

/// The start.
pub(in crate::web) static BEGIN: Form = Form::new("begin", &[Field::drawn("do")], begin).class("inline");

/// Another name.
pub(in crate::web) static RENAME: Form =
    Form::new("rename", &[Field::new("name", "New name", FieldKind::Line(24)).required()], rename)
        .row()
        .buttons(&[Button::new("Rename").quiet()])
        .example(&[("name", "another-name")]);

/// The word that one must know to join.
pub(in crate::web) static JOIN_WORD: Form =
    Form::new("join-word", &[Field::new("word", "Word to join (empty: none)", FieldKind::Line(40))], join_word)
        .row()
        .buttons(&[Button::new("Set the word").quiet()])
        .example(&[("word", "sesame")]);

/// Lines in the name of a power.
pub(in crate::web) static BECOME: Form = Form::new(
    "become",
    &[POWER, Field::new("lines", "Orders, votes or press, as in a letter", FieldKind::Lines(4)).required()],
    become_power,
)
.with_letter("lines")
.buttons(&[Button::new("Send in its name")]);

/// The end of a game without a result.
pub(in crate::web) static END: Form = Form::new("end", &[Field::check("really", "").required()], end)
    .buttons(&[Button::new("End the game").grave()])
    .example(&[("really", "yes")]);

/// The value of a field, or what is asked of whoever left it empty.
fn wanted<'f>(fields: &'f Fields, name: &str, why: &str) -> Result<&'f str, FieldProblem> {
    fields.given(name).ok_or_else(|| FieldProblem::new(name, why))
}

/// The box shows that it is meant; if not, this is said.
fn ticked(fields: &Fields, why: &str) -> Result<(), FieldProblem> {
    if fields.has("sure") { Ok(()) } else { Err(FieldProblem::new("sure", why)) }
}

/// Runs the turn, takes it back, or brings it on again.
fn turn(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    // The box shows that the turn is meant to run without the orders that were missing on the page.
    if fields.line("do") == "process" && fields.has("missing") {
        ticked(fields, words::really_run())?;
    }
    let n = fields.given("turn").map(|n| format!(" {n}")).unwrap_or_default();
    Ok(vec![match fields.line("do") {
        // The phase that the page showed is named: pressed twice, it runs once.
        "process" => match fields.given("phase") {
            Some(phase) => format!("PROCESS {phase}"),
            None => "PROCESS".to_owned(),
        },
        "back" => format!("ROLLBACK{n}"),
        "forward" => format!("ROLLFORWARD{n}"),
        _ => return Err(FieldProblem::new("", words::no_button())),
    }])
}

/// A date as a browser writes it, as a line has it: `2026-12-01T20:00` is `2026-12-01 20:00`.
fn date(value: &str) -> String {
    value.replacen('T', " ", 1)
}

fn clock(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let lines: Vec<String> = ["deadline", "grace", "start"]
        .iter()
        .filter_map(|name| Some((name, fields.changed(name).filter(|value| !value.is_empty())?)))
        .map(|(name, value)| format!("SET {} {}", name.to_uppercase(), date(value)))
        .collect();
    if lines.is_empty() { Err(FieldProblem::new("deadline", words::which_time())) } else { Ok(lines) }
}

fn pause(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![match (fields.line("do"), fields.given("until")) {
        ("resume", _) => "RESUME".to_owned(),
        (_, Some(until)) => format!("PAUSE UNTIL {}", date(until)),
        (_, None) => "PAUSE".to_owned(),
    }])
}

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

/// A line for each of some addresses, also if they stand there as mail programs write them: `Ann Other <ann@example.org>`. So each
/// has an answer of its own, and a wrong one does not keep the others out. What stands in quotes (`"Other, Ann"`) is one name.
pub(super) fn invitations(addresses: &str) -> impl Iterator<Item = String> {
    let own = parts(addresses).map(|part| match part.rsplit_once('<') {
        Some((_, rest)) => rest.split('>').next().unwrap_or_default(),
        None => part,
    });
    own.flat_map(str::split_whitespace).map(|address| format!("INVITE {address}"))
}

/// Splits addresses at the commas. Those in quotes belong to a name: `"Other, Ann" <ann@example.org>`. A quote that
/// does not end is none.
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

/// Tells everybody something.
fn announce(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.text("text") {
        text if text.is_empty() => Err(FieldProblem::new("text", words::no_text())),
        text => Ok(super::block("ANNOUNCE", text)),
    }
}

/// Asks what would come of the orders on file, with some others in their place.
fn predict(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let assumed: Vec<String> = fields.text("assume").iter().map(|order| format!("ASSUME {}", order.trim())).collect();
    Ok(match assumed.is_empty() {
        true => vec!["PREDICT".to_owned()],
        false => ["PREDICT".to_owned()].into_iter().chain(assumed).chain(["END".to_owned()]).collect(),
    })
}

/// Changes of the position, or what they would change.
fn edit(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let changes = fields.text("changes");
    if changes.is_empty() {
        return Err(FieldProblem::new("changes", words::which_changes()));
    }
    let head = match fields.line("do") {
        "check" => "EDIT CHECK",
        _ => {
            ticked(fields, words::really_edit())?;
            "EDIT"
        }
    };
    let changes = changes.into_iter().filter(|line| !line.trim().eq_ignore_ascii_case("end"));
    Ok([head.to_owned()].into_iter().chain(changes).chain(["END".to_owned()]).collect())
}

fn begin(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![match fields.line("do") {
        "full" => "PROCESS".to_owned(),
        "force" => "FORCE BEGIN".to_owned(),
        "unstart" => "UNSTART".to_owned(),
        _ => return Err(FieldProblem::new("", words::no_button())),
    }])
}

fn rename(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![format!("RENAME {}", wanted(fields, "name", words::which_name())?)])
}

fn join_word(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    Ok(vec![match fields.given("word") {
        Some(word) => format!("SET JOIN PASSWORD {word}"),
        None => "SET NO JOIN PASSWORD".to_owned(),
    }])
}

/// Orders, votes or press in the name of a power.
fn become_power(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let power = wanted(fields, "power", words::which_power())?;
    match fields.text("lines") {
        lines if lines.is_empty() => Err(FieldProblem::new("lines", words::which_lines())),
        lines => Ok([format!("BECOME {power}")].into_iter().chain(lines).collect()),
    }
}

/// Ends a game without a result: the box shows that it is meant.
fn end(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    match fields.has("really") {
        true => Ok(vec![format!("TERMINATE {}", fields.line("game"))]),
        false => Err(FieldProblem::new("really", words::really())),
    }
}
