//! The control of a game by whoever runs it: its turns, its clock, its seats. Each button says to whom it is told.
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::game::{Game, Seat};
use crate::referee::seats::invitations;
use crate::rules::Power;
use crate::store::{InvitationRow, Life, Role};
use crate::web::forms::{self, FormContext, FormToken};
use crate::web::pages::game_address;
use crate::web::words::master as words;
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use maud::{Markup, html};

/// Forms that are about the phase that the page shows, and not about a later one.
const OF_THE_PHASE: &[&str] = &["turn", "clock", "become", "edit", "predict"];

/// The tools of whoever runs the game; nothing for others, and for games that one plays alone.
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
            h2 #master-tools { "Running the game" }
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

/// The person who runs a game, and which game.
struct MasterForms<'a, 'c> {
    cx: &'a GameCx<'c>,
    form_token: &'a FormToken,
    /// The things about the game at any time, such as its seats.
    about: FormContext,
    /// The things about the phase that the page shows: an old page does nothing to a later one.
    in_phase: FormContext,
    zone: TimeZone,
}

impl MasterForms<'_, '_> {
    fn game(&self) -> &Game {
        &self.cx.game
    }

    /// A form: what is in it, the number that tells it from others of its name on the page, and how it may be filled in.
    fn form(&self, name: &str, n: u32, example: &[(&str, &str)], content: &Markup) -> Markup {
        let about = self.about(name);
        html! {
            form method="post" action="/my/letters" {
                (self.form_token.hidden(name, about))
                @if n != 0 { input type="hidden" name="n" value=(n); }
                (content)
                (forms::sends(name, about, example))
            }
        }
    }

    /// Returns what a form is about.
    fn about(&self, form: &str) -> &FormContext {
        if OF_THE_PHASE.contains(&form) { &self.in_phase } else { &self.about }
    }

    /// A button that is a form: what it does, and its label.
    fn button(&self, name: &str, n: u32, what: &str, label: &str, class: &str) -> Markup {
        html! {
            form.inline method="post" action="/my/letters" {
                (self.form_token.hidden(name, self.about(name)))
                input type="hidden" name="n" value=(n);
                input type="hidden" name="do" value=(what);
                button class=[(!class.is_empty()).then_some(class)] { (label) }
            }
        }
    }

    /// A power of this game, for examples.
    fn example(&self, n: usize) -> String {
        let power = self.game().system.played().get(n).copied();
        power.map(|power| self.game().power_name(power).to_uppercase()).unwrap_or_default()
    }

    /// A list of powers, of which one must be chosen.
    fn powers(&self, id: &str, name: &str, is_wanted: impl Fn(Power) -> bool) -> Markup {
        self.choice_of_powers(id, name, true, is_wanted)
    }

    fn choice_of_powers(&self, id: &str, name: &str, is_needed: bool, is_wanted: impl Fn(Power) -> bool) -> Markup {
        let game = self.game();
        let powers = (0..game.powers().len()).map(|i| Power(i as u16)).filter(|power| is_wanted(*power));
        html! {
            select id=(id) name=(name) required[is_needed] {
                option value="" { @if is_needed { "choose" } @else { "none" } }
                @for power in powers { option value=(game.power_name(power)) { (game.power_name(power)) } }
            }
        }
    }

    /// Newcomers who wait for a yes or no.
    fn applicants(&self) -> Markup {
        html! {
            h3 { "Who wants to play" }
            ul.plain {
                @for (i, seat) in self.game().applicants.iter().enumerate() {
                    li {
                        bdi { (seat.user_name) } " (" (seat.user_address) ")"
                        @if let Some(power) = &seat.assigned { ", wants " (power) }
                        " "
                        @let example = [("do", "yes"), ("address", seat.user_address.as_str())];
                        (self.form("newcomer", 100 + i as u32, &example, &html! {
                            input type="hidden" name="address" value=(seat.user_address);
                            div.buttons {
                                button name="do" value="yes" { "Let them play" }
                                button.quiet name="do" value="no" { "Say no" }
                            }
                        }))
                    }
                }
            }
            p.hint { (words::they_are_told()) }
        }
    }

    /// Before the start.
    fn start(&self) -> Markup {
        let game = self.game();
        let (n, most) = (game.players().count(), game.n_seats());
        html! {
            p { (words::taken(n, most)) }
            div.buttons {
                @if game.is_full() { (self.button("begin", 0, "full", "Begin the game", "")) }
                @else if self.cx.is_master() {
                    (self.button("begin", 1, "force", "Begin without the rest", "quiet"))
                }
            }
            p.hint { (words::all_are_told()) }
            @if game.is_full() { (forms::sends("begin", &self.about, &[("do", "full")])) }
            @else if self.cx.is_master() { (forms::sends("begin", &self.about, &[("do", "force")])) }
        }
    }

    /// The turn that is on.
    fn turn(&self) -> Markup {
        let game = self.game();
        let phase = &game.row.phase;
        let runs = format!("Run {phase} now");
        let now: &[(&str, &str)] = &[("do", "process"), ("phase", phase)];
        let n_missing = game.lacking().len();
        let back: Option<forms::ButtonLines> = match 1 < game.row.turn {
            true => Some((words::take_back(), "turn", &[("do", "back")])),
            false if self.cx.is_master() => Some((words::take_start_back(), "begin", &[("do", "unstart")])),
            false => None,
        };
        let sent: Vec<_> = [(runs.as_str(), "turn", now)].into_iter().chain(back).collect();
        html! {
            h3 { "The turn" }
            div.buttons {
                form.inline method="post" action="/my/letters" {
                    (self.form_token.hidden("turn", self.about("turn")))
                    input type="hidden" name="do" value="process";
                    @if n_missing != 0 {
                        input type="hidden" name="missing" value=(n_missing);
                        (tick("sure", true, &words::i_mean_to_run(n_missing)))
                    }
                    button { (runs) }
                }
                @if let Some((label, form, [(_, what), ..])) = back { (self.button(form, 2, what, label, "quiet")) }
            }
            p.hint { (words::all_are_told()) }
            (forms::each_sends(self.about("turn"), &sent))
            @if self.cx.is_master() {
                details.fold {
                    summary { "What would come of it" }
                    (self.form("predict", 0, &[], &html! {
                        div.field {
                            label for="assume" { "Suppose these orders besides, one in a line" }
                            textarea.letter #assume name="assume" rows="3" spellcheck="false" {}
                        }
                        button.quiet { "Show the results" }
                        " " span.hint { (words::nobody_is_told()) }
                    }))
                }
            }
        }
    }

    /// Deadline, grace, pause.
    fn clock(&self) -> Markup {
        let row = &self.game().row;
        let time = |label: &str, name: &str, at: Option<Timestamp>| {
            let value = at.map(|at| local(at, &self.zone)).unwrap_or_default();
            html! {
                div {
                    label for={ "time-" (name) } { (label) }
                    input type="hidden" name={ "was-" (name) } value=(value);
                    input id={ "time-" (name) } name=(name) type="datetime-local" value=(value);
                }
            }
        };
        html! {
            details.fold {
                summary { "Clock" }
                @if row.life == Life::Paused {
                    (self.button("pause", 1, "resume", "Let it go on", ""))
                    (forms::sends("pause", &self.about, &[("do", "resume")]))
                } @else {
                    @let deadline = row.deadline.map(|at| local(at, &self.zone)).unwrap_or_default();
                    (self.form("clock", 0, &[("deadline", &deadline)], &html! {
                        div.row {
                            (time("Deadline", "deadline", row.deadline))
                            (time("End of grace", "grace", row.grace))
                            (time("Not before", "start", row.earliest))
                            button { "Set the times" }
                        }
                        p.hint { (words::about_times(&crate::game::dates::zone_name(&self.zone))) }
                    }))
                    (self.form("pause", 0, &[("do", "pause")], &html! {
                        input type="hidden" name="do" value="pause";
                        div.row {
                            div {
                                label for="until" { "Pause until (may be empty)" }
                                input #until name="until" type="datetime-local";
                            }
                            button.quiet { "Pause the game" }
                        }
                    }))
                }
                p.hint { (words::all_are_told()) }
            }
        }
    }

    fn go_on(&self) -> Markup {
        html! {
            (self.button("pause", 2, "resume", "Let the game go on", ""))
            p.hint { (words::all_are_told()) }
            (forms::sends("pause", &self.about, &[("do", "resume")]))
        }
    }

    /// Shows who sits where, and what can be done about that.
    fn seats(&self) -> Result<Markup> {
        let game = self.game();
        let is_forming = game.row.life == Life::Forming;
        let invited = match invitations::may_invite(self.cx) {
            Ok(()) => self.cx.store.invitations(game.row.id, self.cx.now)?,
            Err(Refusal::Ours(error)) => return Err(error),
            Err(_) => Vec::new(),
        };
        Ok(html! {
            details.fold open[is_forming] {
                summary { "Seats" }
                div.scroll {
                    table {
                        caption.visually-hidden { "Who sits in the game" }
                        thead { tr { th scope="col" { "Seat" } th scope="col" { "Who" } th scope="col" { "Notes" } } }
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
                                tr { th scope="row" { (game.named(hand)) } td { "nobody" } td { "can be taken over" } }
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
            }
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
        // Who owes orders is for masters, and for the only one who plays.
        if self.cx.is_master() && seat.role == Role::Player && game.running() {
            match game.lacking_of(seat).len() {
                0 => {}
                _ if game.is_late(seat, self.cx.now) => notes.push("late".to_owned()),
                _ => notes.push("orders are missing".to_owned()),
            }
            if 0 < seat.n_late {
                notes.push(format!("late {} times so far", seat.n_late));
            }
        }
        if seat.abandoned.is_some() {
            notes.push("abandoned".to_owned());
        }
        if seat.leaving.is_some() {
            notes.push("seeks a replacement".to_owned());
        }
        if let Some(power) = seat.assigned.as_ref().filter(|_| self.cx.is_master() && seat.power.is_none()) {
            notes.push(format!("will play {power}"));
        }
        notes.join("; ")
    }

    /// Shows who is invited and has not answered. What was asked can be taken back.
    fn invited(&self, invited: &[InvitationRow]) -> Markup {
        html! {
            @if !invited.is_empty() {
                h3 { (words::no_answer_yet()) }
                ul.plain {
                    @for (i, row) in invited.iter().enumerate() {
                        @let withdrawn = format!("-{}", row.address);
                        li {
                            bdi { (row.address) }
                            @if let Some(power) = &row.power { ": " (power) " is kept for them" }
                            (self.form("invite", 100 + i as u32, &[("addresses", &withdrawn)], &html! {
                                input type="hidden" name="addresses" value=(withdrawn);
                                button.quiet { (words::withdraw()) }
                            }))
                        }
                    }
                }
            }
        }
    }

    fn invite(&self) -> Markup {
        self.form(
            "invite",
            0,
            &[("addresses", "ann@example.org")],
            &html! {
                h3 { "Invite" }
                div.row {
                    div {
                        label for="addresses" { "Addresses" }
                        input #addresses.long name="addresses" required autocomplete="off";
                    }
                    div {
                        label for="invite-for" { "Keep a power for them" }
                        (self.choice_of_powers("invite-for", "power", false, |power| {
                            self.game().system.played().contains(&power)
                        }))
                    }
                    button { "Invite" }
                }
                p.hint { (words::only_they_are_told()) }
            },
        )
    }

    fn eject(&self) -> Markup {
        let game = self.game();
        let players: Vec<&Seat> = game.players().collect();
        // Before the start nobody has a power.
        let word = |seat: &Seat| match seat.power {
            Some(power) => game.power_name(power).to_owned(),
            None => seat.user_address.clone(),
        };
        html! {
            @if !players.is_empty() {
                @let who = players.first().map(|seat| word(seat)).unwrap_or_default();
                (self.form("eject", 0, &[("who", &who), ("sure", "yes")], &html! {
                    h3 { "Eject" }
                    div.row {
                        div {
                            label for="eject-who" { "Who" }
                            select #eject-who name="who" required {
                                option value="" { "choose" }
                                @for seat in &players {
                                    option value=(word(seat)) {
                                        @if seat.power.is_some() { (game.seat_title(seat)) } @else { (seat.user_name) }
                                    }
                                }
                            }
                        }
                        div {
                            label for="eject-how" { "How" }
                            select #eject-how name="how" {
                                option value="" { "until I admit them" }
                                option value="return" { "they may come back" }
                                option value="good" { "for good" }
                            }
                        }
                    }
                    (tick("sure", true, words::i_mean_to_eject()))
                    button.grave { "Eject" }
                    p.hint { (words::all_are_told()) }
                }))
            }
        }
    }

    fn replace(&self) -> Markup {
        self.form(
            "replace",
            0,
            &[("power", &self.example(0)), ("address", "ann@example.org")],
            &html! {
                h3 { "Replace a player" }
                div.row {
                    div {
                        label for="replace-power" { "Power" }
                        (self.powers("replace-power", "power", |power| self.game().in_play(power)))
                    }
                    div {
                        label for="replace-by" { "By (address)" }
                        input #replace-by.long name="address" type="email" required autocomplete="off";
                    }
                    button { "Ask them" }
                }
                p.hint { (words::only_they_are_told()) }
            },
        )
    }

    fn swap(&self) -> Markup {
        let is_played = |power: Power| self.game().player(power).is_some();
        self.form(
            "swap",
            0,
            &[("one", &self.example(0)), ("other", &self.example(1)), ("sure", "yes")],
            &html! {
                h3 { "Let two players change places" }
                div.row {
                    div { label for="swap-one" { "One" } (self.powers("swap-one", "one", is_played)) }
                    div { label for="swap-other" { "The other" } (self.powers("swap-other", "other", is_played)) }
                    button.quiet { "Swap" }
                }
                (tick("sure", true, words::i_mean_to_swap()))
                p.hint { (words::all_are_told()) }
            },
        )
    }

    fn assign(&self) -> Markup {
        self.form(
            "assign",
            0,
            &[("power", &self.example(0)), ("address", "ann@example.org")],
            &html! {
                h3 { "Give somebody a power" }
                div.row {
                    div {
                        label for="assign-power" { "Power" }
                        (self.powers("assign-power", "power", |power| self.game().system.played().contains(&power)))
                    }
                    div {
                        @let may_be_nobody = self.game().row.life == Life::Forming;
                        label for="assign-to" { "To (address" @if may_be_nobody { "; empty: to nobody" } ")" }
                        input #assign-to.long name="address" type="email" autocomplete="off" required[!may_be_nobody];
                    }
                    button.quiet { "Give it" }
                }
                p.hint { (words::about_assign(self.game().row.life == Life::Forming)) }
            },
        )
    }

    /// Observers who become masters, and people who may come back.
    fn promote(&self) -> Markup {
        self.form(
            "newcomer",
            1,
            &[("do", "promote"), ("address", "ann@example.org"), ("sure", "yes")],
            &html! {
                h3 { "Another master, or somebody who may come back" }
                div.row {
                    div {
                        label for="promote-who" { "Address" }
                        input #promote-who.long name="address" type="email" required autocomplete="off";
                    }
                    button.quiet name="do" value="promote" { "Make this observer a master" }
                    button.quiet name="do" value="admit" { "Admit again" }
                }
                (tick("sure", false, words::i_mean_to_promote()))
                p.hint { (words::about_promote()) }
            },
        )
    }

    fn announce(&self) -> Markup {
        html! {
            details.fold {
                summary { "Announce" }
                (self.form("announce", 0, &[("text", words::your_text())], &html! {
                    div.field {
                        label for="announcement" { "To everybody" }
                        textarea #announcement name="text" rows="4" dir="auto" required {}
                    }
                    button { "Announce to everybody" }
                    p.hint { (words::about_announce()) }
                }))
            }
        }
    }

    /// Orders, votes and press in a power's name.
    fn powers_name(&self) -> Markup {
        html! {
            details.fold {
                summary { "Act for a power" }
                (self.form("become", 0, &[("power", &self.example(0)), ("lines", "SET WAIT")], &html! {
                    div.row {
                        div {
                            label for="become-power" { "Power" }
                            (self.powers("become-power", "power", |power| self.game().in_play(power)))
                        }
                    }
                    div.field {
                        label for="become-lines" { "Orders, votes or press, as in a letter" }
                        textarea.letter #become-lines name="lines" rows="4" spellcheck="false" required {}
                    }
                    button { "Send in its name" }
                    " " span.hint { (words::player_gets_copy()) }
                }))
            }
        }
    }

    /// The name of the game, its settings, its position, its end.
    fn rest(&self) -> Markup {
        let game = self.game();
        let (name, life) = (&game.row.name, game.row.life);
        html! {
            p { a href=(game_address(name, "/settings", Some(&self.about.seat))) { "All settings of the game" } }
            details.fold {
                summary { "Name, joining, end" }
                (self.form("rename", 0, &[("name", words::another_name())], &html! {
                    div.row {
                        div {
                            label for="new-name" { "New name" }
                            input #new-name name="name" maxlength="24" required autocomplete="off" spellcheck="false";
                        }
                        button.quiet { "Rename" }
                    }
                    p.hint { (words::all_are_told()) }
                }))
                @if life == Life::Forming {
                    (self.form("join-word", 0, &[("word", words::a_word())], &html! {
                        div.row {
                            div {
                                label for="join-word" { "Word to join (empty: none)" }
                                input #join-word name="word" maxlength="40" autocomplete="off" spellcheck="false";
                            }
                            button.quiet { "Set the word" }
                        }
                        p.hint { (words::about_join_word()) }
                    }))
                }
                @if matches!(life, Life::Running | Life::Paused | Life::Forming) {
                    (self.form("end", 0, &[("really", "yes")], &html! {
                        (tick("really", true, &words::i_mean_it(name)))
                        button.grave { "End the game" }
                        p.hint { (words::all_are_told()) }
                    }))
                }
            }
            @if matches!(life, Life::Running | Life::Paused) {
                details.fold {
                    summary { "Change the position by hand" }
                    (self.form("edit", 0, &[("changes", words::a_change()), ("sure", "yes")], &html! {
                        div.field {
                            label for="changes" { "Changes" }
                            textarea.letter #changes name="changes" rows="4" spellcheck="false" required
                                aria-describedby="about-changes" {}
                            p.hint #about-changes { (words::about_edit()) }
                        }
                        (tick("sure", false, words::i_mean_to_edit()))
                        div.buttons {
                            button.quiet name="do" value="check" { "Show what would change" }
                            button.grave name="do" value="edit" { "Change the position" }
                        }
                        p.hint { (words::who_hears_of_changes()) }
                    }))
                }
            }
        }
    }
}

/// A time as a browser's control takes it.
fn local(at: Timestamp, zone: &TimeZone) -> String {
    at.to_zoned(zone.clone()).strftime("%Y-%m-%dT%H:%M").to_string()
}

/// A box that shows that something is meant. Not all buttons of a form may need it.
fn tick(name: &str, is_needed: bool, label: &str) -> Markup {
    html! { p { label.plain { input type="checkbox" name=(name) value="yes" required[is_needed]; " " (label) } } }
}
