//! The controls for the person who runs a game: its turns, its clock, its seats. Each button says who will hear of
//! it.
use crate::command::Stop;
use crate::command::game_cx::GameCx;

use crate::game::{Game, Seat};
use crate::referee::seats::invitations;
use crate::rules::Power;
use crate::store::{InvitationRow, Life, Role};
use crate::web::fields::{Button, Choice};
use crate::web::forms::master::{ANNOUNCE, BECOME, BEGIN, CLOCK, EDIT, END, JOIN_WORD, PAUSE, PREDICT, RENAME, TURN};
use crate::web::forms::master_seats::{ASSIGN, EJECT, INVITE, NEWCOMER, REPLACE, SWAP};
use crate::web::forms::{self, Form, FormContext, FormToken, FormValues};
use crate::web::pages::game_address;
use crate::web::words::master as words;
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, html};

/// Forms about the phase that the page shows, which must not affect a later one.
const OF_THE_PHASE: &[&str] = &["turn", "clock", "become", "edit", "predict"];

/// The tools of the person who runs the game. Empty for others, and for solo games.
pub(in crate::web) fn tools(cx: &GameCx, form_token: &FormToken, about: &FormContext) -> Result<Markup> {
    if cx.runs_the_game().is_err() || cx.game.is_solo() {
        return Ok(html! {});
    }
    let at_any_time = FormContext { phase: String::new(), ..about.clone() };
    let desk = MasterForms { cx, form_token, about: at_any_time, in_phase: about.clone(), zone: cx.zone() };
    let life = cx.game.row.life;
    let is_on = matches!(life, Life::Running | Life::Paused);
    Ok(html! {
        section.tools aria-labelledby="master-tools" {
            h2 #master-tools { "Run the game" }
            @if !cx.game.applicants.is_empty() { (desk.applicants()) }
            @if life == Life::Forming { (desk.start()) }
            @if life == Life::Running { (desk.turn()) }
            @if is_on { (desk.clock()) }
            @if life == Life::Terminated { (desk.go_on()) }
            (desk.seats()?)
            @if cx.is_master() {
                (desk.announce())
                @if life == Life::Running { (desk.powers_name()) }
            }
            (desk.rest())
        }
    })
}

/// The controls of one person for one game.
struct MasterForms<'a, 'c> {
    cx: &'a GameCx<'c>,
    form_token: &'a FormToken,
    /// The context of forms that do not depend on the phase, such as those for seats.
    about: FormContext,
    /// The context of forms for the phase that the page shows. An outdated page does not affect a later phase.
    in_phase: FormContext,
    zone: TimeZone,
}

impl MasterForms<'_, '_> {
    fn game(&self) -> &Game {
        &self.cx.game
    }

    /// A form of this page.
    fn filled<'f>(&'f self, form: &Form) -> FormValues<'f> {
        FormValues::new(self.form_token, self.about(form))
    }

    /// Returns the context of a form.
    fn about(&self, form: &Form) -> &FormContext {
        if OF_THE_PHASE.contains(&form.name) { &self.in_phase } else { &self.about }
    }

    /// A form with nothing but a button, which sends only the action.
    fn button(&self, form: &Form, n: u32, button: Button) -> Markup {
        let fields = ["missing", "sure", "until"];
        let buttons = [button];
        let filled = self.filled(form).number(n).class("inline").buttons(&buttons).lines(Vec::new());
        form.draw(&fields.iter().fold(filled, |filled, name| filled.without(name)))
    }

    /// A power of this game, for examples.
    fn example(&self, n: usize) -> String {
        let power = self.game().system.played().get(n).copied();
        power.map(|power| self.game().power_name(power).to_uppercase()).unwrap_or_default()
    }

    /// A drop-down list of powers without a default.
    fn powers(&self, is_wanted: impl Fn(Power) -> bool) -> Vec<Choice<'_>> {
        self.powers_or("choose", is_wanted)
    }

    /// Such a list with another label for no choice.
    fn powers_or(&self, none: &'static str, is_wanted: impl Fn(Power) -> bool) -> Vec<Choice<'_>> {
        let game = self.game();
        let powers = (0..game.powers().len()).map(|i| Power(i as u16)).filter(|power| is_wanted(*power));
        let names = powers.map(|power| (game.power_name(power), game.power_name(power)));
        [("", none)].into_iter().chain(names).collect()
    }

    /// People who wait for approval.
    fn applicants(&self) -> Markup {
        html! {
            h3 { "Join requests" }
            ul.plain {
                @for (i, seat) in self.game().applicants.iter().enumerate() {
                    li {
                        bdi { (seat.user_name) } " (" (seat.user_address) ")"
                        @if let Some(power) = &seat.assigned { ", wants " (power) }
                        " "
                        (NEWCOMER.draw(
                            &self.filled(&NEWCOMER)
                                .number(100 + i as u32)
                                .fixed("address", &seat.user_address)
                                .without("sure")
                                .buttons(&[Button::with("Approve player", "yes"), Button::with("Reject player", "no").quiet()])
                                .example(&[("do", "yes"), ("address", &seat.user_address)])
                        ))
                    }
                }
            }
            p.hint { (words::they_are_told()) }
        }
    }

    /// The controls before the start.
    fn start(&self) -> Markup {
        let game = self.game();
        let (n, most) = (game.players().count(), game.n_seats());
        html! {
            p { (words::taken(n, most)) }
            @if game.is_full() || self.cx.is_master() {
                div.buttons {
                    @if game.is_full() { (self.button(&BEGIN, 0, Button::with("Start game", "full"))) }
                    @else { (self.button(&BEGIN, 1, Button::with("Start without missing players", "force").quiet())) }
                }
                p.hint { (words::all_are_told()) }
            }
            @if game.is_full() { (forms::sends("begin", &self.about, &[("do", "full")])) }
            @else if self.cx.is_master() { (forms::sends("begin", &self.about, &[("do", "force")])) }
        }
    }

    /// The controls of the current turn.
    fn turn(&self) -> Markup {
        let game = self.game();
        let phase = &game.row.phase;
        let runs = format!("Run {phase} now");
        let now: &[(&str, &str)] = &[("do", "process"), ("phase", phase)];
        let n_missing = game.lacking().len();
        let back: Option<(&Form, Button)> = match 1 < game.row.turn {
            true => Some((&TURN, Button::with(words::take_back(), "back").quiet())),
            false if self.cx.is_master() => Some((&BEGIN, Button::with(words::take_start_back(), "unstart").quiet())),
            false => None,
        };
        let back_fields = back.as_ref().map(|(_, button)| [("do", button.value)]);
        let back_sends = back.as_ref().zip(back_fields.as_ref());
        let back_sends = back_sends.map(|((form, button), fields)| (button.label, form.name, &fields[..]));
        let sent: Vec<_> = [(runs.as_str(), "turn", now)].into_iter().chain(back_sends).collect();
        let (missing, mean) = (n_missing.to_string(), words::i_mean_to_run(n_missing));
        let button = [Button::with(&runs, "process")];
        let run = self.filled(&TURN).buttons(&button).value("missing", &missing).label("sure", &mean);
        let run = run.only_if(n_missing != 0, "missing").only_if(n_missing != 0, "sure");
        html! {
            h3 { "The turn" }
            div.buttons {
                (TURN.draw(&run))
                @if let Some((form, button)) = back { (self.button(form, 2, button)) }
            }
            p.hint { (words::all_are_told()) }
            (forms::each_sends(self.about(&TURN), &sent))
            @if self.cx.is_master() {
                (self.fold("Preview of results", || html! {
                    (PREDICT.draw(&self.filled(&PREDICT)))
                    p.hint { (words::nobody_is_told()) }
                }))
            }
        }
    }

    /// A collapsible section of the page.
    fn fold(&self, summary: &str, content: impl FnOnce() -> Markup) -> Markup {
        self.form_token.fold("fold", None, summary, false, content)
    }

    /// The controls for deadline, grace and pause.
    fn clock(&self) -> Markup {
        let row = &self.game().row;
        let time = |at: Option<Timestamp>| at.map(|at| local(at, &self.zone)).unwrap_or_default();
        let deadline = time(row.deadline);
        self.fold("Clock", || {
            html! {
                @if row.life == Life::Paused {
                    (self.button(&PAUSE, 1, Button::with("Resume game", "resume")))
                    (forms::sends("pause", &self.about, &[("do", "resume")]))
                } @else {
                    (CLOCK.draw(
                        &self.filled(&CLOCK)
                            .value("deadline", &deadline)
                            .value("grace", time(row.grace))
                            .value("start", time(row.earliest))
                            .example(&[("deadline", &deadline)])
                    ))
                    p.hint { (words::about_times(&crate::game::dates::zone_name(&self.zone))) }
                    (PAUSE.draw(&self.filled(&PAUSE)))
                }
                p.hint { (words::all_are_told()) }
            }
        })
    }

    fn go_on(&self) -> Markup {
        html! {
            (self.button(&PAUSE, 2, Button::with("Resume game", "resume")))
            p.hint { (words::all_are_told()) }
            (forms::sends("pause", &self.about, &[("do", "resume")]))
        }
    }

    /// Shows the players of the seats, with the actions on them.
    fn seats(&self) -> Result<Markup> {
        let game = self.game();
        let is_forming = game.row.life == Life::Forming;
        let invited = match invitations::may_invite(self.cx) {
            Ok(()) => self.cx.store.invitations(game.row.id, self.cx.now)?,
            Err(Stop::Failed(fault)) => return Err(fault.into()),
            Err(_) => Vec::new(),
        };
        Ok(html! {
            (self.form_token.fold("fold", None, "Seats", is_forming, || html! {
                div.scroll {
                    table {
                        caption.visually-hidden { "Players by seat" }
                        thead { tr { th scope="col" { "Seat" } th scope="col" { "Player" } th scope="col" { "Notes" } } }
                        tbody {
                            @for seat in game.seats.iter().filter(|seat| !seat.visit) {
                                tr {
                                    th scope="row" { (game.seat_title(seat)) }
                                    td {
                                        @if self.may_know(seat) {
                                            bdi { (seat.user_name) }
                                            @if self.may_see(seat) { br; span.soft { (seat.user_address) } }
                                        } @else { "somebody" }
                                    }
                                    td { (self.notes(seat)) }
                                }
                            }
                            @for hand in game.vacant_hands() {
                                tr { th scope="row" { (game.named(hand)) } td { "nobody" } td { "open seat" } }
                            }
                        }
                    }
                }
                @if is_forming { (self.invite()) (self.invited(&invited)) }
                @if self.cx.is_master() {
                    (self.eject())
                    @if !is_forming { (self.replace()) (self.swap()) }
                    (self.assign())
                    (self.promote())
                }
            }))
        })
    }

    fn may_know(&self, seat: &Seat) -> bool {
        self.cx.seat().is_ok_and(|own| self.game().may_know(own, seat))
    }

    fn may_see(&self, seat: &Seat) -> bool {
        self.cx.seat().is_ok_and(|own| self.game().may_see_address(own, seat))
    }

    fn notes(&self, seat: &Seat) -> String {
        let game = self.game();
        let mut notes: Vec<String> = Vec::new();
        // GMs, and a game's only player, may see who owes orders.
        if self.cx.is_master() && seat.role == Role::Player && game.running() {
            match game.lacking_of(seat).len() {
                0 => {}
                _ if game.is_late(seat, self.cx.now) => notes.push("late".to_owned()),
                _ => notes.push("orders are missing".to_owned()),
            }
            if 0 < seat.n_late {
                notes.push(format!("late {} times", seat.n_late));
            }
        }
        if seat.abandoned.is_some() {
            notes.push("abandoned".to_owned());
        }
        if seat.leaving.is_some() {
            notes.push("wants a replacement".to_owned());
        }
        if let Some(power) = seat.assigned.as_ref().filter(|_| self.cx.is_master() && seat.power.is_none()) {
            notes.push(format!("will play {power}"));
        }
        notes.join("; ")
    }

    /// Shows the open invitations, which can be withdrawn.
    fn invited(&self, invited: &[InvitationRow]) -> Markup {
        html! {
            @if !invited.is_empty() {
                h3 { (words::no_answer_yet()) }
                ul.plain {
                    @for (i, row) in invited.iter().enumerate() {
                        @let withdrawn = format!("-{}", row.address);
                        li {
                            bdi { (row.address) }
                            @if let Some(power) = &row.power { ": " (power) " is reserved for them" }
                            (INVITE.draw(
                                &self.filled(&INVITE)
                                    .number(100 + i as u32)
                                    .fixed("addresses", &withdrawn)
                                    .without("power")
                                    .buttons(&[Button::new(words::withdraw()).quiet()])
                                    .example(&[("addresses", &withdrawn)])
                            ))
                        }
                    }
                }
            }
        }
    }

    fn invite(&self) -> Markup {
        let powers = self.powers_or("none", |power| self.game().system.played().contains(&power));
        let example = [("addresses", "ann@example.org")];
        html! {
            h3 #invite { "Invite" }
            (INVITE.draw(&self.filled(&INVITE).choices("power", &powers).example(&example)))
            p.hint { (words::only_they_are_told()) }
        }
    }

    fn eject(&self) -> Markup {
        let game = self.game();
        let players: Vec<&Seat> = game.players().collect();
        // Before the start, no one has a power.
        let who = |seat: &Seat| match seat.power {
            Some(power) => (game.power_name(power).to_owned(), game.seat_title(seat)),
            None => (seat.user_address.clone(), seat.user_name.clone()),
        };
        let all: Vec<(String, String)> = players.iter().map(|seat| who(seat)).collect();
        let Some((first, _)) = all.first() else { return html! {} };
        let known = all.iter().map(|(word, name)| (word.as_str(), name.as_str()));
        let choices: Vec<Choice> = [("", "choose")].into_iter().chain(known).collect();
        let example = [("who", first.as_str()), ("sure", "yes")];
        html! {
            h3 { "Eject a player" }
            (EJECT.draw(&self.filled(&EJECT).choices("who", &choices).example(&example)))
            p.hint { (words::all_are_told()) }
        }
    }

    fn replace(&self) -> Markup {
        let (powers, example) = (self.powers(|power| self.game().in_play(power)), self.example(0));
        let example = [("power", example.as_str()), ("address", "ann@example.org")];
        html! {
            h3 { "Replace a player" }
            (REPLACE.draw(&self.filled(&REPLACE).choices("power", &powers).example(&example)))
            p.hint { (words::only_they_are_told()) }
        }
    }

    fn swap(&self) -> Markup {
        let powers = self.powers(|power| self.game().player(power).is_some());
        let (one, other) = (self.example(0), self.example(1));
        let example = [("one", one.as_str()), ("other", &other), ("sure", "yes")];
        html! {
            h3 { "Swap two players" }
            (SWAP.draw(&self.filled(&SWAP).choices("one", &powers).choices("other", &powers).example(&example)))
            p.hint { (words::all_are_told()) }
        }
    }

    fn assign(&self) -> Markup {
        let may_be_nobody = self.game().row.life == Life::Forming;
        let powers = self.powers(|power| self.game().system.played().contains(&power));
        let to = if may_be_nobody { "Player (address, optional)" } else { "Player (address)" };
        let example = self.example(0);
        let example = [("power", example.as_str()), ("address", "ann@example.org")];
        let filled = self.filled(&ASSIGN).choices("power", &powers).label("address", to).example(&example);
        html! {
            h3 { "Assign a power" }
            (ASSIGN.draw(&filled.required("address", !may_be_nobody)))
            p.hint { (words::about_assign(may_be_nobody)) }
        }
    }

    /// The form that makes observers GMs, and readmits people.
    fn promote(&self) -> Markup {
        html! {
            h3 { "GMs and returning players" }
            (NEWCOMER.draw(
                &self.filled(&NEWCOMER)
                    .number(1)
                    .buttons(&[
                        Button::with("Make GM", "promote").quiet(),
                        Button::with("Readmit player", "admit").quiet(),
                    ])
                    .example(&[("do", "promote"), ("address", "ann@example.org"), ("sure", "yes")])
            ))
            p.hint { (words::about_promote()) }
        }
    }

    fn announce(&self) -> Markup {
        self.fold("Announcement", || {
            html! {
                (ANNOUNCE.draw(&self.filled(&ANNOUNCE)))
                p.hint { (words::about_announce()) }
            }
        })
    }

    /// The form for orders, votes and press in the name of a power.
    fn powers_name(&self) -> Markup {
        let (powers, example) = (self.powers(|power| self.game().in_play(power)), self.example(0));
        let example = [("power", example.as_str()), ("lines", "SET WAIT")];
        self.fold("Act for a power", || {
            html! {
                (BECOME.draw(&self.filled(&BECOME).choices("power", &powers).example(&example)))
                p.hint { (words::player_gets_copy()) }
            }
        })
    }

    /// The controls for name, settings, position and end of the game.
    fn rest(&self) -> Markup {
        let game = self.game();
        let (name, life) = (&game.row.name, game.row.life);
        html! {
            p { a href=(game_address(name, "/settings", Some(&self.about.seat))) { "All settings" } }
            (self.fold("Name, joining, end", || html! {
                (RENAME.draw(&self.filled(&RENAME)))
                p.hint { (words::all_are_told()) }
                @if life == Life::Forming {
                    (JOIN_WORD.draw(&self.filled(&JOIN_WORD)))
                    p.hint { (words::about_join_word()) }
                }
                @if matches!(life, Life::Running | Life::Paused | Life::Forming) {
                    (END.draw(&self.filled(&END).label("really", words::i_mean_it(name))))
                    p.hint { (words::all_are_told()) }
                }
            }))
            @if matches!(life, Life::Running | Life::Paused) {
                (self.fold("Edit the position", || html! {
                    (EDIT.draw(&self.filled(&EDIT)))
                    p.hint { (words::who_hears_of_changes()) }
                }))
            }
        }
    }
}

/// A time in the format of a browser's control.
fn local(at: Timestamp, zone: &TimeZone) -> String {
    at.to_zoned(zone.clone()).strftime("%Y-%m-%dT%H:%M").to_string()
}
