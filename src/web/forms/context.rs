//! The hidden fields of a form: its name, its page, and its context.
use super::{Fields, Form};
use crate::judge::identity::random;
use crate::store::Session;
use crate::text::hex;
use crate::web::AppState;
use crate::web::fields::hidden;
use crate::web::refused_forms::RefusedForm;
use anyhow::Result;
use maud::{Markup, html};
use std::cell::Cell;
use std::sync::Arc;

/// The names of the hidden fields, which every form has. A script uses `only` to request one part of the page as the answer.
pub(super) const NAMES: &[&str] = &["form", "once", "seal", "n", "game", "as", "phase", "back", "then", "only"];

/// The context of a form, apart from its own fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct FormContext {
    /// The name of a game, or an empty text.
    pub(in crate::web) game: String,
    /// The visitor's power in it, `master` or `observer`. Empty if they have only one seat.
    pub(in crate::web) seat: String,
    /// The phase that the page showed, which the post is limited to. Empty for the current phase.
    pub(in crate::web) phase: String,
    /// The path of the page to return to.
    pub(in crate::web) back: String,
    /// The page to go to instead if everything succeeds.
    pub(in crate::web) then: Redirect,
}

impl FormContext {
    /// Reads it from posted fields.
    pub(in crate::web) fn of(fields: &Fields) -> Self {
        let own = |name: &str| fields.line(name).to_owned();
        Self {
            game: own("game"),
            seat: own("as"),
            phase: own("phase"),
            back: own("back"),
            then: Redirect::read(fields.line("then")),
        }
    }

    /// The fields that name the game and seat of the lines, as [`super::lines_of`] reads them.
    pub(super) fn of_game(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = [("game", self.game.as_str()), ("as", &self.seat), ("phase", &self.phase)];
        all.into_iter().filter(|(_, value)| !value.is_empty())
    }

    /// Returns whether two forms have the same context.
    pub(super) fn is_about(&self, other: &Self) -> bool {
        self.of_game().eq(other.of_game())
    }
}

/// The destination after a successful post.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::web) enum Redirect {
    /// The form's own page.
    #[default]
    Back,
    /// The game that the post has let them into.
    Inside,
    /// Their games, or the page that they originally wanted (`next`).
    Home,
}

impl Redirect {
    const ALL: [Self; 3] = [Self::Back, Self::Inside, Self::Home];

    /// The value in a form.
    const fn word(self) -> &'static str {
        match self {
            Self::Back => "",
            Self::Inside => "inside",
            Self::Home => "home",
        }
    }

    fn read(word: &str) -> Self {
        Self::ALL.into_iter().find(|then| then.word() == word).unwrap_or_default()
    }
}

/// The token of a page, which makes its forms valid. A form posted twice is carried out once. It also holds the page's refused
/// form, if any, which the page shows as it was sent.
pub(in crate::web) struct FormToken {
    once: String,
    seal: String,
    refused: Option<Arc<RefusedForm>>,
    /// Whether the refused form has been drawn.
    is_drawn: Cell<bool>,
    /// Whether its problem has been drawn beside the field.
    has_problem: Cell<bool>,
    /// The number of elements drawn so far that must not be collapsed.
    n_restored: Cell<usize>,
}

impl FormToken {
    /// A new token for forms of this session.
    pub(in crate::web) fn new(app: &AppState, session: &Session, refused: Option<Arc<RefusedForm>>) -> Result<Self> {
        let once = hex(&random::<16>()?);
        let seal = app.judge.tokens.seal(&sealed(&once, session));
        Ok(Self {
            once,
            seal,
            refused,
            is_drawn: Cell::default(),
            has_problem: Cell::default(),
            n_restored: Cell::default(),
        })
    }

    /// The hidden fields of a form on this page. Several forms on one page have different names or numbers, so that each can be
    /// sent.
    pub(super) fn hidden(&self, form: &str, about: &FormContext, n: u32) -> Markup {
        let FormContext { game, seat, phase, back, then } = about;
        let n = if n == 0 { String::new() } else { n.to_string() };
        let fields = [
            ("form", form),
            ("once", &self.once),
            ("seal", &self.seal),
            ("n", &n),
            ("game", game),
            ("as", seat),
            ("phase", phase),
            ("back", back),
            ("then", then.word()),
        ];
        html! {
            @for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty()) { (hidden(name, value)) }
        }
    }

    /// The refused form, if it is this one.
    pub(super) fn refused(&self, form: &Form, about: &FormContext, n: u32) -> Option<&RefusedForm> {
        let refused = self.refused.as_deref().filter(|refused| {
            let fields = &refused.fields;
            fields.line("form") == form.name && number(fields) == n && FormContext::of(fields).is_about(about)
        })?;
        // It appears only once on a page.
        (!self.is_drawn.replace(true)).then_some(refused)
    }

    /// The value of a field of the refused form, if that form has this name.
    pub(in crate::web) fn refused_value(&self, form: &Form, field: &str) -> Option<&str> {
        let refused = self.refused.as_deref().filter(|refused| refused.fields.line("form") == form.name)?;
        refused.fields.given(field)
    }

    /// Records that an element has been drawn which its reader must see.
    pub(super) fn note_restored(&self) {
        self.n_restored.set(self.n_restored.get() + 1);
    }

    /// Records that the refused form has shown its problem.
    pub(super) fn note_problem(&self) {
        self.has_problem.set(true);
        self.note_restored();
    }

    /// Returns whether the refused form shows its problem itself.
    pub(in crate::web) fn has_drawn_problem(&self) -> bool {
        self.has_problem.get()
    }

    /// Returns whether the refused form appears on the page.
    pub(in crate::web) fn has_drawn_refused(&self) -> bool {
        self.is_drawn.get()
    }

    /// A collapsible section, open from the start if it must be or if it contains restored text.
    pub(in crate::web) fn fold(
        &self,
        class: &str,
        id: Option<&str>,
        summary: &str,
        is_open: bool,
        content: impl FnOnce() -> Markup,
    ) -> Markup {
        let before = self.n_restored.get();
        let content = content();
        let is_open = is_open || before != self.n_restored.get();
        let class = Some(class).filter(|class| !class.is_empty());
        html! { details class=[class] id=[id] open[is_open] { summary { (summary) } (content) } }
    }
}

/// The number of a form among those with its name on a page.
pub(in crate::web) fn number(fields: &Fields) -> u32 {
    numbers(fields).0
}

/// That number, and the number of posts that the page's script has sent: `2-7`.
pub(super) fn numbers(fields: &Fields) -> (u32, u32) {
    let (number, posts) = fields.line("n").split_once('-').unwrap_or((fields.line("n"), ""));
    (number.parse().unwrap_or_default(), posts.parse().unwrap_or_default())
}

/// The token of a form's page, if it was made for this session.
pub(super) fn page_of<'f>(fields: &'f Fields, app: &AppState, session: &Session) -> Option<&'f str> {
    let once = fields.line("once");
    app.judge.tokens.is_sealed(&sealed(once, session), fields.line("seal")).then_some(once)
}

fn sealed(once: &str, session: &Session) -> String {
    format!("form {once} of session {}", session.id)
}
