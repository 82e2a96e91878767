//! Messages next to the board: one conversation of the game, and chips for all of them.
use super::frame;
use super::order_page::OrderPage;
use crate::answers::press::{Author, Correspondent, Thread, ThreadLetter, slug_of};
use crate::command::game_cx::GameCx;
use crate::referee::press::why_not;
use crate::store::{HowRead, Participants};
use crate::web::fields::{Button, FieldKind, FormFrame, hidden};
use crate::web::forms::press::{PRESS, REPORT};
use crate::web::forms::{Fields, FormContext, FormToken, FormValues};
use crate::web::pages::letters::with;
use crate::web::pages::press::{self, Room};
use crate::web::pages::{board, game_address};
use anyhow::Result;
use maud::{Markup, html};

/// The most messages of a conversation next to the board, the newest ones. Its own page has all of them.
const MOST: usize = 40;
/// The most recipients that each get a chip. With more, only conversations have one.
const MOST_CHIPS: usize = 9;

/// The panel. Empty in solo games. `query` names the open conversation, and the message to report.
pub(super) fn panel(cx: &GameCx, page: &OrderPage, query: &Fields, token: &FormToken) -> Result<Markup> {
    if cx.game.is_solo() {
        return Ok(Markup::default());
    }
    let room = Room::or_newest(cx, query.given("with"))?;
    let seat = query.given("as");
    let panel = MessagePanel { cx, page, room: &room, seat, token };
    let text = html! {
        h2.visually-hidden { "Messages" }
        (panel.chips())
        @if let Some(thread) = &room.open { (panel.conversation(thread, query)?) }
        p.visually-hidden #press-told role="status" {}
    };
    Ok(frame::counted_panel("press", "Messages", page.n_unread, &text))
}

/// The panel in the course of drawing.
struct MessagePanel<'p, 'c> {
    cx: &'p GameCx<'c>,
    page: &'p OrderPage,
    room: &'p Room,
    seat: Option<&'p str>,
    token: &'p FormToken,
}

impl MessagePanel<'_, '_> {
    /// The URL of the game's page with a conversation open.
    fn address(&self, slug: &str) -> String {
        let page = game_address(&self.cx.game.row.name, "", self.seat);
        with(&page, &format!("with={}#press", crate::web::pages::in_address(slug)))
    }

    /// All conversations, and possible new ones.
    fn chips(&self) -> Markup {
        let Room { threads, parties, .. } = self.room;
        let is_there = |among: &Participants| threads.iter().any(|thread| thread.among == *among);
        let alone = |party: &Correspondent| crate::answers::press::among(self.cx, std::slice::from_ref(party));
        let new: Vec<(Participants, Vec<Correspondent>)> = parties
            .iter()
            .filter(|_| parties.len() <= MOST_CHIPS)
            .map(|party| (alone(party), vec![party.clone()]))
            .chain([(Participants::All, Vec::new())])
            .filter(|(among, _)| !is_there(among))
            .collect();
        html! {
            nav aria-label="Conversations" {
                ul.chips #chips {
                    @for thread in threads { li { (self.chip(&thread.among, &thread.others, thread.n_unread())) } }
                    @for (among, others) in &new { li { (self.chip(among, others, 0)) } }
                    li { a href=(game_address(&self.cx.game.row.name, "/press", self.seat)) title="New conversation" { span aria-hidden="true" { "+" } span.visually-hidden { "New conversation" } } }
                }
            }
        }
    }

    fn chip(&self, among: &Participants, others: &[Correspondent], n_unread: usize) -> Markup {
        let name = press::name_of(among, others);
        let is_open = self.room.open.as_ref().is_some_and(|open| open.among == *among);
        let sides = self.sides(others);
        html! {
            a href=(self.address(&slug_of(among, others))) aria-current=[is_open.then_some("true")] title=(name) {
                @match among {
                    Participants::These(_) if !sides.is_empty() => { @for side in &sides { (side) } span.visually-hidden { (name) } },
                    Participants::All => "All",
                    _ => bdi { (name) },
                }
                @if 0 < n_unread { i.dot aria-hidden="true" {} span.visually-hidden { ", " (n_unread) " new" } }
            }
        }
    }

    /// The symbols of these powers on the board. Empty if one of them is not a power.
    fn sides(&self, others: &[Correspondent]) -> Vec<Markup> {
        let Some(sheet) = self.page.sheets.first() else { return Vec::new() };
        let side = |party: &Correspondent| sheet.sides.iter().position(|side| side.name == party.name);
        let signs: Option<Vec<Markup>> =
            others.iter().map(|party| side(party).map(|at| board::chip(sheet, at))).collect();
        signs.unwrap_or_default()
    }

    /// The open conversation, and the field for a new message.
    fn conversation(&self, thread: &Thread, query: &Fields) -> Result<Markup> {
        let slug = slug_of(&thread.among, &thread.others);
        let about = FormContext {
            game: self.cx.game.row.name.clone(),
            seat: self.page.word.clone(),
            back: self.address(&slug),
            ..FormContext::default()
        };
        let hidden = thread.letters.len().saturating_sub(MOST);
        let whole = press::address(&self.cx.game.row.name, &slug, self.seat);
        let refused = self.token.refused_value(&REPORT, "number");
        let reported = refused.unwrap_or_else(|| query.line("report")).parse::<u32>().ok();
        let reported = reported.filter(|n| thread.letters.iter().any(|letter| is_reportable(letter) == Some(*n)));
        Ok(html! {
            div.chat {
                h3 { bdi { (press::name_of(&thread.among, &thread.others)) } " " a.soft href=(whole) title="Open as a page" { "↗" span.visually-hidden { "Open as a page" } } }
                div.letters #chat tabindex="0" role="log" aria-label="Messages" {
                    @if 0 < hidden { p { a href=(whole) { (hidden) " earlier messages" } } }
                    @if thread.letters.is_empty() { p.soft { "No messages yet." } }
                    @for letter in thread.letters.iter().skip(hidden) { (self.bubble(letter, thread, &slug)) }
                    (self.mark_as_read(thread, &slug))
                }
                @if let Some(number) = reported { (self.report(number, &about)) }
                (self.field(thread, &slug, &about)?)
            }
        })
    }

    fn bubble(&self, letter: &ThreadLetter, thread: &Thread, slug: &str) -> Markup {
        let row = &letter.row;
        let is_own = letter.how == Some(HowRead::Wrote);
        let heading = press::heading_of(letter, &thread.among);
        html! {
            article.press-letter .own[is_own] .unread[letter.is_unread] {
                header {
                    strong.author { (press::author(&letter.author, row.grey)) } " "
                    time.soft datetime=(row.sent) { (press::friendly_short(row.sent, &self.page.zone)) }
                    @if let Some(number) = is_reportable(letter) {
                        " " a.report href={ (with(&game_address(&self.cx.game.row.name, "", self.seat), &format!("with={}&report={number}#report", crate::web::pages::in_address(slug)))) } { "Report" }
                    }
                }
                @if !heading.is_empty() { p.hint.text dir="auto" { (heading) } }
                div.body.text dir="auto" { (row.body) }
                @if let (Some(number), true) = (letter.number, row.grey && !is_own) {
                    p { a href=(with(&press::address(&self.cx.game.row.name, slug, self.seat), &format!("answer={number}#write"))) { "Reply" } }
                }
            }
        }
    }

    /// The button that marks everything as read. The script presses it when the messages have been on the screen for a
    /// while.
    fn mark_as_read(&self, thread: &Thread, slug: &str) -> Markup {
        let unread = thread.letters.iter().filter(|letter| letter.is_unread).filter_map(|letter| letter.number).max();
        let action = press::write_address(&self.cx.game.row.name, slug, "read", self.seat);
        let frame = FormFrame { action: &action, class: "mark-read", script: "seen", ..FormFrame::default() };
        html! {
            @if let Some(up_to) = unread {
                (frame.around(&html! {
                    (hidden("up-to", &up_to.to_string()))
                    (Button::new("Mark as read").quiet().draw())
                }))
            }
        }
    }

    /// The field for a message to a conversation, or the reason why the reader cannot write.
    fn field(&self, thread: &Thread, slug: &str, about: &FormContext) -> Result<Markup> {
        let Some(to) = press::line_to(&thread.among, &thread.others, &self.room.parties) else { return Ok(html! {}) };
        if let Some(why) = why_not(self.cx, &thread.among) {
            return Ok(html! { p.note #write { "You cannot write here now. " (why) } });
        }
        let whom = match thread.among {
            Participants::All => "all players".to_owned(),
            _ => press::name_of(&thread.among, &thread.others),
        };
        let draft = self.room.draft(self.cx, thread)?;
        let text = draft.as_ref().map_or("", |(text, _)| text.as_str());
        let keeps = press::write_address(&self.cx.game.row.name, slug, "draft", self.seat);
        let send = format!("Send to {whom}");
        let keep = Button { action: &keeps, is_early: true, ..Button::new("Save draft").quiet() };
        let buttons = [Button::new(&send), keep];
        let most = self.cx.judge.limits.press_bytes;
        let filled = FormValues::new(self.token, about)
            .id("write")
            .fixed("to", to)
            .value("text", text)
            .label("text", format!("Message to {whom}"))
            .kind("text", FieldKind::Prose(most, 2))
            .without("colour")
            .without("fake")
            .without("when")
            .without("anyway")
            .buttons(if self.cx.sitter.is_some() { &buttons[..1] } else { &buttons })
            .lines(Vec::new());
        Ok(PRESS.draw(&filled))
    }

    fn report(&self, number: u32, about: &FormContext) -> Markup {
        html! {
            section.card #report aria-labelledby="report-title" {
                h4 #report-title { "Report message " (number) }
                p.hint { "The GM and the keeper get this message, its writer's name and your text. The judge does not \
                          e-mail the writer." }
                (REPORT.draw(&FormValues::new(self.token, about).fixed("number", number.to_string())))
            }
        }
    }
}

/// The number to report a message by. `None` for the reader's own messages and the judge's.
fn is_reportable(letter: &ThreadLetter) -> Option<u32> {
    letter.number.filter(|_| letter.how != Some(HowRead::Wrote) && letter.author != Author::Judge)
}
