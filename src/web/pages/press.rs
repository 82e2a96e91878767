//! `/my/games/<name>/press`: press in threads, by correspondents, with forms for new messages.
use super::letters::with;
use super::private_page::{PrivatePage, Screen};
use super::{NavEntry, game_address, go, in_address, notes};
use crate::answers::press::{self, Author, Correspondent, Thread, ThreadLetter, slug_of};
use crate::command::game_cx::GameCx;
use crate::game::dates::friendly;
use crate::game::settings::keys::{self, Fakes};
use crate::referee::press::why_not;
use crate::server::clerk_handle::NotStored;
use crate::server::web_writes::{WebWrite, WriteOutcome};
use crate::store::{HowRead, Life, NoteKind, Participants, PressId, SeatId, UserId};
use crate::text::list;
use crate::text::words::said;
use crate::web::fields::{Button, Field, FieldKind, FieldState, FormFrame, hidden};
use crate::web::forms::press::{PRESS, PRESS_ANSWER};
use crate::web::forms::{Fields, FormContext, FormToken, FormValues, FormWriter};
use crate::web::session::SignedIn;
use crate::web::words::press as words;
use crate::web::{AppState, access};
use anyhow::Result;
use axum::body::Bytes;
use axum::extract::{Path, RawQuery, State};
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// All threads of a game, and the choice of recipients.
pub(in crate::web) async fn all(visit: PrivatePage, Path(name): Path<String>) -> Response {
    let chosen: Vec<&str> = visit.query.iter().filter(|(name, _)| *name == "with").map(|(_, slug)| slug).collect();
    if !chosen.is_empty() {
        let slug = if chosen.contains(&"all") { "all".to_owned() } else { chosen.join("+") };
        return go(&address(&name, &slug, visit.query.given("as")));
    }
    show(visit, name, None).await
}

/// One thread.
pub(in crate::web) async fn one(visit: PrivatePage, Path((name, slug)): Path<(String, String)>) -> Response {
    show(visit, name, Some(slug)).await
}

async fn show(visit: PrivatePage, name: String, slug: Option<String>) -> Response {
    visit
        .show(move |glance| {
            let (mut cx, query) = (glance.context(), glance.query);
            let cx = access::game(&mut cx, &name, query.given("as"))?.filter(|cx| cx.seat.is_some());
            let Some(cx) = cx else { return Ok(None) };
            let room = Room::of(cx, slug.as_deref())?.filter(|room| room.open.is_some() == slug.is_some());
            let Some(room) = room else { return Ok(None) };
            Ok(Some(Screen {
                title: format!("Press · {}", cx.game.title()),
                place: NavEntry::My,
                live: Some(format!("game {}", cx.game.row.name)),
                is_wide: true,
                body: room.drawn(cx, glance.form_token, query)?,
                ..Screen::default()
            }))
        })
        .await
}

/// The URL of a thread.
pub(super) fn address(game: &str, slug: &str, seat: Option<&str>) -> String {
    // Before the `?`, a plus sign needs no escape.
    game_address(game, &format!("/press/{}", in_address(slug).replace("%2B", "+")), seat)
}

fn names_of(others: &[Correspondent]) -> Vec<&str> {
    others.iter().map(|party| party.name.as_str()).collect()
}

/// Returns the name of a thread.
pub(super) fn name_of(among: &Participants, others: &[Correspondent]) -> String {
    let names = names_of(others);
    match among {
        Participants::Unknown => words::earlier().to_owned(),
        Participants::All => words::everybody().to_owned(),
        Participants::AllBut(_) => words::everybody_but(&names),
        Participants::These(_) => list(&names),
        Participants::Somebody => words::somebody().to_owned(),
    }
}

/// Returns the recipients in a PRESS line for this thread, or `None` for a thread with unknown readers.
pub(super) fn line_to(among: &Participants, others: &[Correspondent], parties: &[Correspondent]) -> Option<String> {
    let line = others.iter().map(Correspondent::address).collect::<Vec<_>>().join(" ");
    match among {
        Participants::All => Some("ALL".to_owned()),
        Participants::AllBut(_) => Some(format!("ALL BUT {line}")),
        Participants::These(_) => {
            (!others.is_empty() && others.iter().all(|party| parties.contains(party))).then_some(line)
        }
        Participants::Somebody | Participants::Unknown => None,
    }
}

/// The press of a game for the holder of a seat.
pub(super) struct Room {
    /// All threads, the one with the newest message first.
    pub(super) threads: Vec<Thread>,
    /// The possible recipients.
    pub(super) parties: Vec<Correspondent>,
    /// The open thread. A new one has no messages yet.
    pub(super) open: Option<Thread>,
}

impl Room {
    /// The threads, and the requested one, which may be a new one with possible recipients.
    fn of(cx: &GameCx, slug: Option<&str>) -> Result<Option<Self>> {
        let (threads, parties) = (press::threads(cx)?, press::parties(cx)?);
        let open = slug.and_then(|slug| {
            let is_meant = |thread: &&Thread| slug_of(&thread.among, &thread.others).eq_ignore_ascii_case(slug);
            threads.iter().find(is_meant).cloned().or_else(|| new_thread(cx, slug, &parties, &threads))
        });
        Ok((open.is_some() == slug.is_some()).then_some(Self { threads, parties, open }))
    }

    /// The threads, and the requested one, or else the one with the newest message, or the public one.
    pub(super) fn or_newest(cx: &GameCx, slug: Option<&str>) -> Result<Self> {
        if let Some(room) = slug.map(|slug| Self::of(cx, Some(slug))).transpose()?.flatten() {
            return Ok(room);
        }
        let (threads, parties) = (press::threads(cx)?, press::parties(cx)?);
        let newest = threads.iter().find(|thread| 0 < thread.n_unread()).or(threads.first()).cloned();
        let open = newest.or_else(|| new_thread(cx, "all", &parties, &threads));
        Ok(Self { threads, parties, open })
    }

    fn drawn(&self, cx: &GameCx, form_token: &FormToken, query: &Fields) -> Result<Markup> {
        let seat = query.given("as");
        let game = &cx.game.row.name;
        let back = game_address(game, "/press", seat);
        let about = FormContext { game: game.clone(), seat: access::word(cx), back, ..FormContext::default() };
        Ok(html! {
            p.crumbs { a href=(game_address(game, "", seat)) { "← " (cx.game.title()) } }
            h1 { "Press" }
            @if cx.sitter.is_some() { p.note { (words::for_sitter()) } }
            @if self.open.as_ref().is_none_or(|open| open.among == Participants::All) { (notes::waiting(cx, form_token, &about)?) }
            div.press {
                @if let Some(thread) = &self.open { (self.drawn_thread(cx, thread, form_token, query)?) }
                div.threads #threads data-live {
                    @if self.threads.is_empty() { p.soft { (words::nothing_yet()) } }
                    (list_of(cx, &self.threads, self.open.as_ref(), seat))
                    (choice(game, &self.parties, seat, self.open.is_none() || self.threads.is_empty()))
                    p { (diary_link(cx, seat)?) }
                }
            }
        })
    }

    fn drawn_thread(&self, cx: &GameCx, thread: &Thread, form_token: &FormToken, query: &Fields) -> Result<Markup> {
        let seat = query.given("as");
        let (game, slug) = (&cx.game.row.name, slug_of(&thread.among, &thread.others));
        let last_unread =
            thread.letters.iter().filter(|letter| letter.is_unread).filter_map(|letter| letter.number).max();
        let answered = query.line("answer").parse::<u32>().ok();
        let answered = answered.filter(|n| thread.letters.iter().any(|letter| letter.number == Some(*n)));
        let zone = cx.zone();
        let here = address(game, &slug, seat);
        let back = match answered {
            Some(number) => with(&here, &format!("answer={number}#write")),
            None => format!("{here}#write"),
        };
        let write = FormContext { game: game.clone(), seat: access::word(cx), back, ..FormContext::default() };
        let to = line_to(&thread.among, &thread.others, &self.parties);
        Ok(html! {
            section.thread aria-labelledby="thread-name" {
                h2 #thread-name { (titled(&thread.among, &thread.others)) }
                @if thread.among == Participants::Somebody { p.soft { (words::about_somebody()) } }
                div.letters #thread data-live {
                    @for (i, letter) in thread.letters.iter().enumerate() {
                        (drawn_letter(letter, i + 1, &thread.among, &zone, &here))
                    }
                    @if let Some(up_to) = last_unread {
                        @let action = write_address(game, &slug, "read", seat);
                        @let frame = FormFrame { action: &action, class: "mark-read", script: "read", ..FormFrame::default() };
                        (frame.around(&html! {
                            (hidden("up-to", &up_to.to_string()))
                            (Button::new("Mark as read").quiet().draw())
                        }))
                    }
                }
                @match (answered, to) {
                    (Some(number), _) => (answer_form(cx, number, form_token, &write)),
                    (None, Some(to)) => (self.write_form(cx, thread, &to, form_token, &write)?),
                    (None, None) => {}
                }
            }
        })
    }

    /// Shows the form for a message to a thread.
    fn write_form(
        &self,
        cx: &GameCx,
        thread: &Thread,
        to: &str,
        form_token: &FormToken,
        about: &FormContext,
    ) -> Result<Markup> {
        let whom = match &thread.among {
            Participants::All => "everybody".to_owned(),
            Participants::AllBut(_) => words::all_but(&names_of(&thread.others)),
            _ => name_of(&thread.among, &thread.others),
        };
        if let Some(why) = why_not(cx, &thread.among) {
            return Ok(html! { p.note #write { (words::cannot_write(&why)) } });
        }
        let draft = self.draft(cx, thread)?;
        let (game, slug) = (&cx.game.row.name, slug_of(&thread.among, &thread.others));
        let seat = (!about.seat.is_empty()).then_some(about.seat.as_str());
        let text = draft.as_ref().map_or("", |(text, _)| text);
        let kept = draft.as_ref().map(|(_, kept)| format!("{} {}.", words::draft(), friendly(*kept, &cx.zone())));
        let (label, send, draft_address) =
            (words::your_letter_to(&whom), words::send_to(&whom), write_address(game, &slug, "draft", seat));
        let keep = Button { action: &draft_address, is_early: true, ..Button::new("Save draft").quiet() };
        let buttons: Vec<Button> =
            [Button::new(&send)].into_iter().chain(cx.sitter.is_none().then_some(keep)).collect();
        let choices = PressChoices::of(cx, &thread.among, to, &self.parties);
        let fakes = choices.fakes();
        let filled = FormValues::new(form_token, about)
            .id("write")
            .value("to", to)
            .label("text", &label)
            .hint("text", kept.unwrap_or_default())
            .kind("text", FieldKind::Prose(cx.judge.limits.press_bytes, 6))
            .value("text", text)
            .choices("fake", &fakes)
            .buttons(&buttons)
            .lines(vec![format!("PRESS TO {to} UNTIL …"), "your text".to_owned(), "…".to_owned()]);
        Ok(PRESS.draw_with(&choices.fill(filled), |form| {
            html! {
                (form.field("text"))
                (choices.drawn(form, form_token))
                div.buttons { (form.buttons()) }
                p.hint { (words::is_mailed()) }
            }
        }))
    }

    /// Returns the seat holder's draft for this thread.
    pub(super) fn draft(&self, cx: &GameCx, thread: &Thread) -> Result<Option<(String, jiff::Timestamp)>> {
        let Some(seat) = cx.seat.filter(|_| cx.sitter.is_none()) else { return Ok(None) };
        let mut drafts = cx.store.press_drafts(seat)?.into_iter();
        Ok(drafts.find(|(among, ..)| *among == thread.among).map(|(_, text, kept)| (text, kept)))
    }
}

/// A new thread with possible recipients.
fn new_thread(cx: &GameCx, slug: &str, parties: &[Correspondent], threads: &[Thread]) -> Option<Thread> {
    let find = |slug: &str| parties.iter().find(|party| party.slug().eq_ignore_ascii_case(slug)).cloned();
    let all = |slugs: &str| slugs.split('+').map(find).collect::<Option<Vec<Correspondent>>>();
    let (among, others) = match slug.to_lowercase().strip_prefix("all-but-") {
        Some(slugs) => {
            let others = all(slugs)?;
            (Participants::all_but(others.iter().map(|other| other.party)), others)
        }
        None if slug.eq_ignore_ascii_case("all") => (Participants::All, Vec::new()),
        None => {
            let others = all(slug)?;
            (press::among(cx, &others), others)
        }
    };
    // The order of the names does not matter.
    let known = threads.iter().find(|thread| thread.among == among).cloned();
    Some(known.unwrap_or(Thread { among, others, letters: Vec::new() }))
}

pub(super) fn write_address(game: &str, slug: &str, what: &str, seat: Option<&str>) -> String {
    let address = address(game, slug, seat);
    match address.split_once('?') {
        Some((address, query)) => format!("{address}/{what}?{query}"),
        None => format!("{address}/{what}"),
    }
}

/// The names in a thread, each power with its abbreviation.
fn titled(among: &Participants, others: &[Correspondent]) -> Markup {
    html! {
        @if let (Participants::These(_), [_, ..]) = (among, others) {
            @for party in others {
                span.party {
                    @if let Some(letter) = &party.letter { span.initial aria-hidden="true" { (letter) } " " }
                    bdi { (party.name) }
                }
            }
        } @else {
            bdi { (name_of(among, others)) }
        }
    }
}

/// The messages of one phase that the holder of the seat may read, by thread.
pub(in crate::web) fn of_phase(cx: &GameCx, phase: &str) -> Result<Vec<Markup>> {
    let zone = cx.zone();
    let mut all = Vec::new();
    let mut n = 0;
    for mut thread in press::threads(cx)? {
        thread.letters.retain(|letter| letter.row.phase == phase);
        if thread.letters.is_empty() {
            continue;
        }
        let here = address(&cx.game.row.name, &slug_of(&thread.among, &thread.others), Some(&access::word(cx)));
        all.push(html! {
            h3 { a href=(here) { (titled(&thread.among, &thread.others)) } }
            @for letter in &thread.letters {
                ({ n += 1; drawn_letter(letter, n, &thread.among, &zone, &here) })
            }
        });
    }
    Ok(all)
}

/// The link to the diary of a seat's holder.
pub(super) fn diary_link(cx: &GameCx, seat: Option<&str>) -> Result<Markup> {
    if cx.sitter.is_some() {
        return Ok(html! {});
    }
    let address = game_address(&cx.game.row.name, "/diary", seat);
    let n_entries = notes::own(cx, NoteKind::Diary)?.len();
    Ok(html! { a href=(address) { (words::your_diary(n_entries)) } })
}

fn list_of(cx: &GameCx, threads: &[Thread], open: Option<&Thread>, seat: Option<&str>) -> Markup {
    let (game, zone) = (&cx.game.row.name, cx.zone());
    html! {
        @if !threads.is_empty() {
            nav aria-label="Threads" {
                ul.thread-list {
                    @for thread in threads {
                        @let is_open = open.is_some_and(|open| open.among == thread.among);
                        li {
                            a href=(address(game, &slug_of(&thread.among, &thread.others), seat))
                                aria-current=[is_open.then_some("true")] {
                                span.names { (titled(&thread.among, &thread.others)) }
                                " "
                                @if 0 < thread.n_unread() { span.badge { (words::n_new(thread.n_unread())) } }
                                @if let Some(last) = thread.last() {
                                    span.soft.when { (friendly_short(last.row.sent, &zone)) }
                                    bdi.soft.excerpt { (excerpt(&last.row.body)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// `21 Nov, 20:03`
pub(super) fn friendly_short(time: jiff::Timestamp, zone: &jiff::tz::TimeZone) -> String {
    time.to_zoned(zone.clone()).strftime("%-d %b, %H:%M").to_string()
}

/// The beginning of a message.
fn excerpt(body: &str) -> String {
    const MOST: usize = 80;
    let text = body.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(MOST) {
        Some((at, _)) => format!("{} …", text[..at].trim_end()),
        None => text,
    }
}

/// The checkboxes for possible recipients.
fn choice(game: &str, parties: &[Correspondent], seat: Option<&str>, is_open: bool) -> Markup {
    html! {
        details.choice open[is_open] {
            summary { "New message" }
            @let action = game_address(game, "/press", None);
            (FormFrame { action: &action, is_query: true, ..FormFrame::default() }.around(&html! {
                @if let Some(seat) = seat { (hidden("as", seat)) }
                fieldset {
                    legend { (words::write_to()) }
                    (box_with("all", &html! { (words::everybody()) }))
                    @for party in parties { (box_with(&party.slug(), &name_of_one(party))) }
                }
                (Button::new("Write message").quiet().draw())
            }))
        }
    }
}

/// A checkbox for a possible recipient.
fn box_with(slug: &str, name: &Markup) -> Markup {
    Field::new("with", "", FieldKind::Check(slug)).ticked(&FieldState::default(), slug, name)
}

/// The name of a possible recipient.
fn name_of_one(party: &Correspondent) -> Markup {
    titled(&Participants::These(Vec::new()), std::slice::from_ref(party))
}

/// The lines of a message's heading that its thread does not imply: its recipients, and the truth about a fake.
pub(super) fn heading_of(letter: &ThreadLetter, among: &Participants) -> String {
    let n_of_thread =
        usize::from(!matches!(among, Participants::Somebody | Participants::Unknown) && letter.author != Author::Judge);
    letter.heading.iter().skip(n_of_thread).map(said).collect::<Vec<_>>().join("\n")
}

fn drawn_letter(
    letter: &ThreadLetter,
    n: usize,
    among: &Participants,
    zone: &jiff::tz::TimeZone,
    here: &str,
) -> Markup {
    let row = &letter.row;
    let is_own = letter.how == Some(HowRead::Wrote);
    let heading = heading_of(letter, among);
    html! {
        article.press-letter .own[is_own] .unread[letter.is_unread] #{ "letter-" (n) } {
            header {
                strong.author { (author(&letter.author, row.grey)) }
                " "
                @if letter.is_unread { span.badge { "new" } " " }
                @if let Some(number) = letter.number { span.soft { "letter " (number) } " " }
                span.soft { @if row.phase.is_empty() { "before the start" } @else { (row.phase) } }
                time.soft datetime=(row.sent.strftime("%Y-%m-%dT%H:%M:%SZ")) { (friendly_short(row.sent, zone)) }
            }
            @if !heading.is_empty() { p.hint.text dir="auto" { (heading) } }
            div.body.text dir="auto" { (row.body) }
            @if letter.how == Some(HowRead::Ignored) { p.hint { (words::ignored()) } }
            @if let (Some(number), true) = (letter.number, row.grey && !is_own) {
                p { a href=(with(here, &format!("answer={number}#write"))) { "Reply" } }
            }
        }
    }
}

pub(super) fn author(author: &Author, is_grey: bool) -> Markup {
    html! {
        @match author {
            Author::Own(_) if is_grey => { (words::you_as_somebody()) },
            Author::Own(name) => { "You" @if !name.is_empty() { " (" bdi { (name) } ")" } },
            Author::Named(name) => bdi { (name) },
            Author::Somebody(None) => { (words::somebody()) },
            Author::Somebody(Some(name)) => { (words::somebody()) " (" bdi { (name) } ")" },
            Author::Judge => { "The judge" },
        }
    }
}

/// The options for a message, as far as the game allows them: its colour, a faked address line, and the time of sending.
struct PressChoices<'a> {
    colour: Option<&'static str>,
    can_fake: bool,
    is_partial: bool,
    usually_fakes: bool,
    can_wait: bool,
    hides: bool,
    /// The possible recipients in a faked address line.
    seemly: Vec<&'a Correspondent>,
}

impl<'a> PressChoices<'a> {
    fn of(cx: &GameCx, among: &Participants, to: &str, parties: &'a [Correspondent]) -> Self {
        let settings = &cx.game.settings;
        let colours = settings.get(keys::PRESS);
        let is_master = cx.is_master() && cx.acting.is_none();
        let is_free = is_master || matches!(to, "Master");
        let has_colours = !is_free && colours.white() && colours.grey();
        let colour = has_colours.then_some(if colours.usually_grey() { "grey" } else { "white" });
        let hides = !is_free && (colours.grey() || cx.seat().is_ok_and(|seat| cx.game.hides(seat)));
        let fakes = settings.get(keys::FAKES);
        let is_partial = *among != Participants::All;
        let can_fake = !is_free
            && match fakes {
                Fakes::No => false,
                Fakes::May | Fakes::Default => is_partial || !settings.on(keys::TOUCH_PRESS),
                Fakes::Always => !is_partial && !settings.on(keys::TOUCH_PRESS),
            };
        // GMs are never part of a fake.
        let seemly: Vec<&Correspondent> = parties.iter().filter(|party| can_fake && party.name != "Master").collect();
        let can_fake = can_fake && (is_partial || !seemly.is_empty());
        let is_running = cx.game.row.life == Life::Running;
        let can_wait = *among == Participants::All && settings.on(keys::POSTAL_PRESS) && is_running;
        let usually_fakes = is_partial && fakes == Fakes::Default;
        Self { colour, can_fake, is_partial, usually_fakes, can_wait, hides, seemly }
    }

    /// The possible address lines.
    fn fakes(&self) -> Vec<(&'static str, &'static str)> {
        let broadcast = self.is_partial.then_some(("broadcast", "to everyone"));
        let some = (!self.seemly.is_empty()).then_some(("some", "to the powers ticked below"));
        [("no", "the real recipients")].into_iter().chain(broadcast).chain(some).collect()
    }

    fn fill<'f>(&self, filled: FormValues<'f>) -> FormValues<'f> {
        let fields = [
            ("colour", self.colour.is_some()),
            ("fake", self.can_fake),
            ("when", self.can_wait),
            ("anyway", self.hides),
        ];
        let filled = fields.into_iter().fold(filled, |filled, (name, is_there)| filled.only_if(is_there, name));
        let fake = if self.usually_fakes { "broadcast" } else { "no" };
        filled.value("colour", self.colour.unwrap_or_default()).value("fake", fake)
    }

    fn drawn(&self, form: &FormWriter, form_token: &FormToken) -> Markup {
        html! {
            div.row { (form.these(&["colour", "fake", "when"])) }
            @if !self.seemly.is_empty() {
                (form_token.fold("choice", None, words::seems_to(), false, || html! {
                    p.hint { (words::about_fakes()) }
                    fieldset {
                        legend.visually-hidden { (words::seems_to()) }
                        @for (i, party) in self.seemly.iter().enumerate() {
                            @let (name, value) = (format!("seems-{i}"), party.address());
                            (form.ticked(&Field::new(&name, "", FieldKind::Check(value)), value, &name_of_one(party)))
                        }
                    }
                }))
            }
            (form.field("anyway"))
        }
    }
}

/// Shows the form for a reply to an anonymous message.
fn answer_form(cx: &GameCx, number: u32, form_token: &FormToken, about: &FormContext) -> Markup {
    let colours = cx.game.settings.get(keys::PRESS);
    let head = format!("PRESS ANSWER {number} UNTIL …");
    let filled = FormValues::new(form_token, about)
        .id("write")
        .value("number", number.to_string())
        .label("text", words::your_answer(number))
        .kind("text", FieldKind::Prose(cx.judge.limits.press_bytes, 6))
        .value("colour", "grey")
        .only_if(colours.white() && colours.grey(), "colour")
        .lines(vec![head, "your text".to_owned(), "…".to_owned()]);
    PRESS_ANSWER.draw(&filled)
}

/// The game, seat and thread that a read mark or a draft belongs to.
struct Meant {
    seat: SeatId,
    user: UserId,
    among: Participants,
    /// The messages up to the given one.
    letters: Vec<PressId>,
}

async fn meant(
    app: &Arc<AppState>,
    visitor: &SignedIn,
    name: String,
    slug: String,
    seat: Option<String>,
    number: Option<u32>,
) -> Result<Option<(crate::store::GameId, Meant)>> {
    let visitor = visitor.clone();
    let found = app.read(move |app, store| {
        let mut cx = access::context(app, store, &visitor);
        // A sitter sets no marks and saves no drafts in the player's name.
        let Some(cx) = access::game(&mut cx, &name, seat.as_deref())?.filter(|cx| cx.sitter.is_none()) else {
            return Ok(None);
        };
        let (Ok(own), Some(Room { open: Some(thread), .. })) = (cx.seat(), Room::of(cx, Some(&slug))?) else {
            return Ok(None);
        };
        let game = cx.game.row.id;
        let up_to = number.and_then(|number| thread.letters.iter().rposition(|letter| letter.number == Some(number)));
        let read = thread.letters.iter().take(up_to.map_or(0, |last| last + 1));
        let letters = read.filter(|letter| letter.is_unread).map(|letter| letter.id).collect();
        Ok(Some((game, Meant { seat: own.id, user: own.user, among: thread.among, letters })))
    });
    found.await
}

/// Records what a person has read. It has no effect on the game, and no one else can see it.
pub(in crate::web) async fn mark_read(
    State(app): State<Arc<AppState>>,
    visitor: SignedIn,
    Path((name, slug)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    body: Bytes,
) -> Response {
    let query = Fields::of(query.unwrap_or_default().as_bytes());
    let seat = query.given("as").map(str::to_owned);
    let number = Fields::of(&body).line("up-to").parse().ok();
    match meant(&app, &visitor, name.clone(), slug.clone(), seat, number).await {
        Ok(Some((game, Meant { user, letters, .. }))) => {
            if !letters.is_empty()
                && let Err(error) = app.clerk.run(WebWrite::ReadPress(game, user, letters)).await
            {
                return super::failure(&error);
            }
            go(&address(&name, &slug, query.given("as")))
        }
        Ok(None) => super::missing().await,
        Err(error) => super::failure(&error),
    }
}

/// Saves a person's draft.
pub(in crate::web) async fn keep_draft(
    State(app): State<Arc<AppState>>,
    visitor: SignedIn,
    Path((name, slug)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    body: Bytes,
) -> Response {
    let query = Fields::of(query.unwrap_or_default().as_bytes());
    let seat = query.given("as").map(str::to_owned);
    let text = Fields::of(&body).text("text");
    match meant(&app, &visitor, name.clone(), slug.clone(), seat, None).await {
        Ok(Some((_, Meant { seat, among, .. }))) => {
            match app.clerk.run(WebWrite::KeepPress(seat, among, text.join("\n"))).await {
                Ok(WriteOutcome::ReadOnly) => {
                    super::letters::not_stored(&visitor, NotStored::ReadOnly, &text.join("\n"))
                }
                Ok(_) => go(&format!("{}#write", address(&name, &slug, query.given("as")))),
                Err(error) => {
                    tracing::error!("could not save a draft of press: {error:#}");
                    super::letters::not_stored(&visitor, NotStored::Failed, &text.join("\n"))
                }
            }
        }
        Ok(None) => super::missing().await,
        Err(error) => super::failure(&error),
    }
}
