//! The fields of a form that nobody sees: which form it is, of which page, and what it is about.
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

/// The names of these fields; every form has them. By `only` a script asks for one part of the page as the answer.
pub(super) const NAMES: &[&str] = &["form", "once", "seal", "n", "game", "as", "phase", "back", "then", "only"];

/// The things that a form is about, besides its own fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::web) struct FormContext {
    /// The name of a game; empty: none.
    pub(in crate::web) game: String,
    /// The power, `master` or `observer` that the visitor is in it; empty: the only one that they are.
    pub(in crate::web) seat: String,
    /// The phase that the page showed: what it sends is for this one only. Empty: whichever is on.
    pub(in crate::web) phase: String,
    /// The address of the page to which the answer leads.
    pub(in crate::web) back: String,
    /// The place to which it leads instead when all is done.
    pub(in crate::web) then: Redirect,
}

impl FormContext {
    /// Reads it from what was posted.
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

    /// The fields that say which game and seat the lines are about, as [`super::lines_of`] reads them.
    pub(super) fn of_game(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = [("game", self.game.as_str()), ("as", &self.seat), ("phase", &self.phase)];
        all.into_iter().filter(|(_, value)| !value.is_empty())
    }

    /// Returns whether two forms are about the same.
    pub(super) fn is_about(&self, other: &Self) -> bool {
        self.of_game().eq(other.of_game())
    }
}

/// The place to which a post leads when it has been carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::web) enum Redirect {
    /// Back to its page.
    #[default]
    Back,
    /// Into the game that they have come into by it.
    Inside,
    /// To their games, or to the page to which they wanted to go (`next`).
    Home,
}

impl Redirect {
    const ALL: [Self; 3] = [Self::Back, Self::Inside, Self::Home];

    /// As a form says it.
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

/// The number of a page, by which its forms are good: what is posted from it twice is carried out once. And the form of
/// the page that was refused, if one was, which is drawn as it was sent.
pub(in crate::web) struct FormToken {
    once: String,
    seal: String,
    refused: Option<Arc<RefusedForm>>,
    /// The refused form has been drawn.
    is_drawn: Cell<bool>,
    /// The problem with it has been drawn beside its field.
    has_problem: Cell<bool>,
    /// The number of things drawn so far that must not be folded away.
    n_restored: Cell<usize>,
}

impl FormToken {
    /// A new one, for forms of this session.
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

    /// The hidden fields of a form on this page. Several forms on one page have different names or numbers, so that each can be sent.
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

    /// The form that was refused, if it is this one.
    pub(super) fn refused(&self, form: &Form, about: &FormContext, n: u32) -> Option<&RefusedForm> {
        let refused = self.refused.as_deref().filter(|refused| {
            let fields = &refused.fields;
            fields.line("form") == form.name && number(fields) == n && FormContext::of(fields).is_about(about)
        })?;
        // Nothing stands twice on a page.
        (!self.is_drawn.replace(true)).then_some(refused)
    }

    /// The value of a field of the form that was refused, if it is one of this name.
    pub(in crate::web) fn refused_value(&self, form: &Form, field: &str) -> Option<&str> {
        let refused = self.refused.as_deref().filter(|refused| refused.fields.line("form") == form.name)?;
        refused.fields.given(field)
    }

    /// Notes that something has been drawn that its reader must see.
    pub(super) fn note_restored(&self) {
        self.n_restored.set(self.n_restored.get() + 1);
    }

    /// Notes that the problem with the form that was refused has been drawn in it.
    pub(super) fn note_problem(&self) {
        self.has_problem.set(true);
        self.note_restored();
    }

    /// Returns whether the form that was refused shows its problem itself.
    pub(in crate::web) fn has_drawn_problem(&self) -> bool {
        self.has_problem.get()
    }

    /// Returns whether the form that was refused stands on the page.
    pub(in crate::web) fn has_drawn_refused(&self) -> bool {
        self.is_drawn.get()
    }

    /// Something that is folded away: open from the start if it must be, or if something that was typed stands in it again.
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

/// The number of a form among those of its name on a page.
pub(in crate::web) fn number(fields: &Fields) -> u32 {
    numbers(fields).0
}

/// The same, and how often the script of its page has posted something: `2-7`.
pub(super) fn numbers(fields: &Fields) -> (u32, u32) {
    let (number, posts) = fields.line("n").split_once('-').unwrap_or((fields.line("n"), ""));
    (number.parse().unwrap_or_default(), posts.parse().unwrap_or_default())
}

/// The number of the page of a form, if that was made for this session.
pub(super) fn page_of<'f>(fields: &'f Fields, app: &AppState, session: &Session) -> Option<&'f str> {
    let once = fields.line("once");
    app.judge.tokens.is_sealed(&sealed(once, session), fields.line("seal")).then_some(once)
}

fn sealed(once: &str, session: &Session) -> String {
    format!("form {once} of session {}", session.id)
}
