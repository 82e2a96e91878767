//! A rematch: on the same board, with the same rules and people, and with each player as a different power.
use super::{FieldProblem, Fields, Form};
use crate::web::fields::Field;

/// The forms of this file.
pub(super) static FORMS: &[&Form] = &[&REMATCH];

/// A rematch. `with` is `computers`, `nobody`, or people. `invite` lists addresses, each with the power reserved for it:
/// `bob@example.org FOR Red`.
pub(in crate::web) static REMATCH: Form = Form::new(
    "rematch",
    &[
        Field::hidden("name"),
        Field::hidden("like"),
        Field::hidden("with"),
        Field::hidden("power"),
        Field::hidden("invite"),
    ],
    rematch,
)
.class("inline");

fn rematch(fields: &Fields) -> Result<Vec<String>, FieldProblem> {
    let (Some(name), Some(like)) = (fields.given("name"), fields.given("like")) else {
        return Err(FieldProblem::new("", "This page does not name the game to play again. Open the page again."));
    };
    let create = format!("CREATE ?{name} - LIKE {like}");
    let own = fields.given("power");
    Ok(match fields.line("with") {
        "nobody" => vec![create + " SOLO"],
        "computers" => vec![create + " AGAINST COMPUTER" + &own.map(|own| format!(" AS {own}")).unwrap_or_default()],
        _ => {
            let wish = own.map(|own| format!("SET PREFERENCE {own}"));
            let invited = fields.text("invite").into_iter().filter(|whom| !whom.is_empty());
            let invited = invited.map(|whom| format!("INVITE {whom}"));
            [create].into_iter().chain(wish).chain(invited).collect()
        }
    })
}
