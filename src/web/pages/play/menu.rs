//! The menu of a game: players' actions other than orders and press, each with a form and a sentence about it.
use super::order_page::OrderPage;
use super::{extend, frame, seat, votes};
use crate::command::game_cx::GameCx;
use crate::families::ruleset::Position;
use crate::game::settings::keys;
use crate::game::{Game, KeptOrders};
use crate::rules::Power;
use crate::store::{Life, Role};
use crate::text::doc::{Audience, Doc};
use crate::text::words::Reader;
use crate::web::fields::{Button, Choice};
use crate::web::forms::master::{CLOCK, PAUSE};
use crate::web::forms::menu::{ABSENCE, ADVISE, CONDITION, EXPLAIN, LATER, PLAN, SALT, SITTER, STANDING, VERIFY};
use crate::web::forms::orders::UNDO;
use crate::web::forms::{FormContext, FormToken, FormValues};
use crate::web::pages::press::diary_link;
use crate::web::pages::{game_address, master, sandbox};
use anyhow::Result;
use jiff::Timestamp;
use maud::{Markup, html};

/// The most later turns to choose from.
const MOST_TURNS: usize = 15;
/// The button that deletes saved orders.
const DROP: Button = Button::with("Drop orders", "drop").quiet();

/// The luck of a game, collapsed: players contribute a secret word, and can verify the rolls.
pub(super) fn luck(cx: &GameCx, page: &OrderPage, token: &FormToken, about: &FormContext) -> Markup {
    let at_any_time = FormContext { phase: String::new(), ..about.clone() };
    let menu = GameMenu { cx, page, token, in_phase: about, at_any_time: &at_any_time };
    html! {
        @if menu.is_player() && menu.table().is_some() && menu.has_word("verify") {
            (menu.entry("luck", "Luck of this game", "The judge fixes this game's luck before the start, and you can \
                                                      check it afterwards. Your secret word also affects this turn's \
                                                      luck.", || html! {
                @if page.can.order { (SALT.draw(&menu.in_phase())) }
                (VERIFY.draw(&menu.at_any_time().hint("turn", "Leave it empty for the last turn.")))
                p { a href="/help/fair-luck" { "How to check the luck" } }
            }))
        }
    }
}

/// The panel.
pub(super) fn panel(cx: &GameCx, page: &OrderPage, token: &FormToken, about: &FormContext) -> Result<Markup> {
    let back = format!("/my/games/{}{}#menu", page.game, page.query());
    let about = &FormContext { back, ..about.clone() };
    let at_any_time = FormContext { phase: String::new(), ..about.clone() };
    let menu = GameMenu { cx, page, token, in_phase: about, at_any_time: &at_any_time };
    let (kept, away) = (menu.kept()?, menu.absences()?);
    let tools = if page.life == Life::Forming {
        html! {}
    } else {
        master::tools(cx, token, about)?
    };
    let text = html! {
        h2.visually-hidden { "Game menu" }
        (menu.links()?)
        (sandbox::tools(cx, token, about)?)
        @if page.can.order { (menu.turn(&kept)) }
        (menu.reasons())
        @if page.life == Life::Running { (extend::section(cx, token, about)) }
        (menu.away(&away))
        @if cx.game.running() && menu.is_run_by_all() { (menu.proposals()) }
        (tools)
        (votes::ending_game(page, token, about))
        (seat::leaving(page, token, about))
    };
    Ok(frame::panel("menu", "Menu", &text))
}

/// The menu in the course of drawing.
struct GameMenu<'m, 'c> {
    cx: &'m GameCx<'c>,
    page: &'m OrderPage,
    token: &'m FormToken,
    /// The context of forms about the phase that the page shows.
    in_phase: &'m FormContext,
    /// The context of forms that are not about a phase.
    at_any_time: &'m FormContext,
}

impl GameMenu<'_, '_> {
    fn game(&self) -> &Game {
        &self.cx.game
    }

    fn table(&self) -> Option<&dyn Position> {
        self.game().table.as_deref()
    }

    /// Returns whether the family of the game has this keyword.
    fn has_word(&self, word: &str) -> bool {
        self.game().board.variant.family().words().iter().any(|own| own.words.contains(&word))
    }

    fn is_player(&self) -> bool {
        self.page.role == Role::Player
    }

    /// One entry of the menu.
    fn entry(&self, id: &str, title: &str, told: &str, content: impl FnOnce() -> Markup) -> Markup {
        self.token.fold("fold", Some(&format!("menu-{id}")), title, false, || html! { p.hint { (told) } (content()) })
    }

    /// A form about the phase that the page shows.
    fn in_phase(&self) -> FormValues<'_> {
        FormValues::new(self.token, self.in_phase)
    }

    /// A form that is not about a phase.
    fn at_any_time(&self) -> FormValues<'_> {
        FormValues::new(self.token, self.at_any_time)
    }

    fn links(&self) -> Result<Markup> {
        let game = self.game();
        let seat = Some(self.page.word.as_str()).filter(|word| !word.is_empty());
        let own = self.cx.seat().map(|seat| seat.user).ok();
        let is_host = self.is_player() && game.masters().any(|seat| Some(seat.user) == own);
        Ok(html! {
            ul.plain {
                @if !self.page.is_secluded { li { a href={ "/games/" (self.page.game) } { "Public page" } } }
                li { a href={ "/help/how-to-play-" (game.board.variant.family().key()) } { "How to play" } }
                li { a href=(game_address(&self.page.game, "/settings", seat)) { "Settings" } }
                @if self.cx.sitter.is_none() { li { (diary_link(self.cx, seat)?) } }
                @if is_host { li { a href=(game_address(&self.page.game, "", Some("master"))) { "Run the game" } } }
            }
        })
    }

    /// The orders saved for later turns, and the standing orders. Empty for a viewer who plays no power.
    fn kept(&self) -> Result<Vec<KeptOrders>> {
        match self.cx.seat() {
            Ok(seat) if self.page.can.order => self.game().kept(self.cx.store, seat),
            _ => Ok(Vec::new()),
        }
    }

    /// The entries about orders.
    fn turn(&self, kept: &[KeptOrders]) -> Markup {
        let ahead = self.table().map(|table| table.ahead()).unwrap_or_default();
        let turns: Vec<(String, String)> = ahead
            .iter()
            .take(MOST_TURNS)
            .map(|phase| (phase.label.clone(), super::order_page::when(phase, self.game())))
            .collect();
        let turns: Vec<Choice> = turns.iter().map(|(label, when)| (label.as_str(), when.as_str())).collect();
        let with_now: Vec<Choice> = [("", "this turn")].into_iter().chain(turns.iter().copied()).collect();
        let (later, standing): (Vec<&KeptOrders>, Vec<&KeptOrders>) =
            kept.iter().partition(|kept| !kept.row.phase.is_empty());
        let sees_all = self.table().is_some_and(|table| !table.is_blind());
        html! {
            (self.entry("undo", "Undo", "Restores the orders you had before your last change to this turn. Press it \
                                         again to go back further.", || {
                UNDO.draw(&self.in_phase().example(&[]))
            }))
            @if !turns.is_empty() {
                (self.entry("later", "Orders for later turns", "The judge keeps these orders. When that turn starts, it \
                                                                submits those that are still possible. You can change \
                                                                them then.", || html! {
                    (shown(&later))
                    (LATER.draw(&self.in_phase().choices("when", &turns).buttons(with_drop(&LATER_BUTTONS, !later.is_empty()))))
                }))
                @if sees_all {
                    (self.entry("if", "Conditional orders", "Orders that depend on where units are. For this turn the \
                                                             judge checks the condition at once, and for a later turn \
                                                             when that turn starts.", || {
                        CONDITION.draw(&self.in_phase().choices("when", &with_now))
                    }))
                }
            }
            @if !turns.is_empty() || self.has_word("standing") {
                (self.entry("standing", "Standing orders", "If you submit no orders before a deadline, the judge uses \
                                                            these, and you are not late.", || html! {
                    (shown(&standing))
                    (STANDING.draw(&self.in_phase().buttons(self.standing_buttons(!standing.is_empty()))))
                }))
            }
            @if self.has_word("plan") {
                (self.entry("plan", "Planned moves", "The judge makes these moves for you, one at each of your turns. A \
                                                      plan stops after a strike, near an enemy piece, or before an \
                                                      impossible move.", || {
                    PLAN.draw(&self.in_phase().buttons(&PLAN_BUTTONS))
                }))
            }
        }
    }

    fn standing_buttons(&self, has_some: bool) -> &'static [Button<'static>] {
        match (self.has_word("standing"), has_some) {
            (true, _) => &STANDING_ORDERS_OF_TURNS,
            (false, has_some) => with_drop(&STANDING_BUTTONS, has_some),
        }
    }

    /// The entries that explain events, or predict them.
    fn reasons(&self) -> Markup {
        let game = self.game();
        let computers: Vec<String> = (0..game.powers().len())
            .map(|at| Power(u16::try_from(at).unwrap_or(u16::MAX)))
            .filter(|power| game.computer(*power).is_some())
            .map(|power| game.power_name(power).to_owned())
            .collect();
        let powers: Vec<Choice> = [("", "all powers")]
            .into_iter()
            .chain(computers.iter().map(|name| (name.as_str(), name.as_str())))
            .collect();
        html! {
            @if self.page.can.order && self.has_word("advise") {
                (self.entry("advise", "Advice", "Shows what a bot would do in your place. Your orders stay as they are.", || ADVISE.draw(&self.in_phase())))
            }
            @if self.is_player() && game.is_solo() && !computers.is_empty() {
                (self.entry("explain", "Bots' reasons", "Shows what each bot saw in its orders for the last turn.", || {
                    EXPLAIN.draw(&self.at_any_time().choices("power", &powers))
                }))
            }
        }
    }

    /// The seat holder's future absences.
    fn absences(&self) -> Result<Vec<(Timestamp, Timestamp)>> {
        let Ok(seat) = self.cx.seat() else { return Ok(Vec::new()) };
        let all = self.cx.store.absences(self.game().row.id, self.cx.now)?.into_iter();
        Ok(all
            .filter(|absence| absence.seat == seat.id)
            .map(|absence| (absence.away.start, absence.away.end))
            .collect())
    }

    /// The entries about absences.
    fn away(&self, absences: &[(Timestamp, Timestamp)]) -> Markup {
        let game = self.game();
        let is_on = matches!(self.page.life, Life::Running | Life::Paused);
        let Ok(seat) = self.cx.seat() else { return html! {} };
        if !is_on || !self.is_player() || game.is_solo() {
            return html! {};
        }
        let time = |at: Timestamp| self.cx.time(at);
        if self.cx.sitter.is_some() {
            return self.entry("sitter", "Sitter", "You submit orders for this player while they are away.", || {
                SITTER.draw(
                    &none_but_buttons(self.at_any_time(), &["address", "from", "to", "press"]).buttons(&SITTER_STOPS),
                )
            });
        }
        let days = game.settings.get(keys::MAX_ABSENCE).unwrap_or(0);
        let told = format!(
            "The judge sets no new deadline in an absence of up to {days} days. It e-mails all players. Your absence does \
             not move the current deadline: extend it instead."
        );
        html! {
            (self.entry("absence", "Absence", &told, || html! {
                @for (from, to) in absences { p { "You are away from " (time(*from)) " to " (time(*to)) "." } }
                (ABSENCE.draw(&self.at_any_time().buttons(if absences.is_empty() { &ABSENCE_BUTTONS[..1] } else { &ABSENCE_BUTTONS })))
            }))
            (self.entry("sitter", "Sitter", "Another registered user submits orders for you while you are away. The \
                                             judge sends you a copy of everything they do. Only the GM learns of it.", || html! {
                @if let Some(sitter) = &seat.sitter {
                    p { "Your sitter can submit orders from " (time(sitter.time.start)) " to " (time(sitter.time.end)) "." }
                }
                (SITTER.draw(&self.at_any_time().buttons(if seat.sitter.is_none() { &SITTER_BUTTONS[..1] } else { &SITTER_BUTTONS })))
            }))
        }
    }

    /// Returns whether the players decide together on the clock and the settings.
    fn is_run_by_all(&self) -> bool {
        self.is_player()
            && self.game().is_run_by_players()
            && self.cx.runs_the_game().is_err()
            && self.cx.sitter.is_none()
    }

    /// The entry for changes that need the consent of all players.
    fn proposals(&self) -> Markup {
        let seat = Some(self.page.word.as_str()).filter(|word| !word.is_empty());
        self.entry("propose", "Pause, deadline, settings", "Each of these becomes a proposal to the other players.", || html! {
            (PAUSE.draw(&self.at_any_time()))
            @if self.page.deadline.is_some() {
                (CLOCK.draw(&self.in_phase().without("grace").without("start").example(&[("deadline", "2026-12-01T20:00")])))
            }
            p { a href=(game_address(&self.page.game, "/settings", seat)) { "Change the settings" } }
        })
    }
}

static LATER_BUTTONS: [Button; 2] = [Button::with("Save orders", "keep"), DROP];
static STANDING_BUTTONS: [Button; 2] = [Button::with("Save standing orders", "keep"), DROP];
static STANDING_ORDERS_OF_TURNS: [Button; 2] =
    [Button::with("Save standing orders", "keep"), Button::with("Drop standing orders", "cancel").quiet()];
static PLAN_BUTTONS: [Button; 2] = [Button::with("Save plan", "keep"), Button::with("Drop plan", "drop").quiet()];
static ABSENCE_BUTTONS: [Button; 2] =
    [Button::with("Set absence", "set"), Button::with("Cancel all absences", "no").quiet()];
static SITTER_BUTTONS: [Button; 2] =
    [Button::with("Appoint sitter", "set"), Button::with("Dismiss sitter", "no").quiet()];
static SITTER_STOPS: [Button; 1] = [Button::with("Stop sitting", "no").quiet()];

/// Buttons, the last of which deletes what is saved, if anything is.
fn with_drop(buttons: &'static [Button<'static>; 2], has_some: bool) -> &'static [Button<'static>] {
    if has_some { buttons } else { &buttons[..1] }
}

/// A form without these fields.
fn none_but_buttons<'f>(filled: FormValues<'f>, fields: &[&'f str]) -> FormValues<'f> {
    fields.iter().fold(filled, |filled, name| filled.without(name))
}

/// The saved orders, as lines.
fn shown(kept: &[&KeptOrders]) -> Markup {
    let text = |kept: &KeptOrders| {
        let mut doc = Doc::new(Reader::nobody());
        kept.show(&mut doc);
        doc.text(Audience::Reader)
    };
    html! { @for kept in kept { pre { (text(kept).trim_end()) } } }
}
