//! `/my/keeper/people`: registered people, banned addresses, and sign-ins.
use super::{ConsolePage, Keeper, PageQuery, query};
use crate::answers::users;
use crate::store::{HouseRule, MoveRow, RuleKind, Store};
use crate::web::AppState;
use crate::web::fields::{Button, Field};
use crate::web::forms::FormValues;
use crate::web::forms::keeper::{ERASE, MERGE, MOVE, RULE, WITH_MOVES, WRITE_AGAIN};
use crate::web::pages::NavEntry;
use crate::web::words::keeper as words;
use anyhow::Result;
use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// The page.
pub(super) async fn show(app: State<Arc<AppState>>, keeper: Keeper, Query(asked): PageQuery) -> Response {
    let about = ("People", NavEntry::Register, "/my/keeper/people".to_owned());
    super::draw(app, keeper, about, asked, |sheet, store, asked| draw(sheet, store, super::value(asked, "find"))).await
}

fn draw(sheet: &ConsolePage, store: &Store, find: &str) -> Result<Markup> {
    let wanted = find.to_lowercase();
    let mut people = users::all(store, sheet.app.clock.now())?;
    people.retain(|person| {
        let addresses = person.addresses.iter();
        addresses.chain([&person.name]).any(|text| text.to_lowercase().contains(&wanted))
    });
    let rules = store.house_rules(sheet.app.clock.now())?;
    let sessions = store.sessions(sheet.app.clock.now())?;
    let mut moves = store.moves()?;
    moves.retain(|row| row.user.is_some());
    let about = sheet.about();
    let filled = |lines: &[&str]| FormValues::new(sheet.form_token, &about).lines(super::lines(lines));
    Ok(html! {
        h1 { "People" }
        (query("/my/keeper/people", &[(Field::line("find", "Name or address"), find)], "Find"))
        div.scroll.ledger {
            table {
                thead { tr { th scope="col" { "Name" } th scope="col" { "Addresses" } th scope="col" { "Since" } th scope="col" { "Games" } th scope="col" { "Notes" } } }
                tbody {
                    @for (n, person) in (0..).zip(&people) {
                        tr {
                            th scope="row" { bdi { (person.name) } }
                            td { @for address in &person.addresses { div { bdi { (address) } } } }
                            td { (sheet.time(person.registered)) }
                            td { @for seat in &person.seats { div { bdi { (seat.game) } ": " (seat.seat) } } }
                            td {
                                @if person.banned { span.badge.bad { "banned" } " " }
                                @if let Some(own) = person.unreachable.first() {
                                    span.badge.warn { "e-mails bounce" } " since " (sheet.time(own.since))
                                    (WRITE_AGAIN.draw(&filled(&[]).number(n).value("address", &own.address)))
                                }
                                span.soft { (person.record) }
                            }
                        }
                    }
                }
            }
        }
        @if !moves.is_empty() {
            h2 { "Account recovery requests" }
            p { (words::moves()) }
            ul.plain { @for (n, row) in (1..).zip(&moves) { li { (asked_for(sheet, || filled(&[]), row, n)) } } }
        }
        h2 { "Access rules" }
        @if store.only_keeper_creates()? { p { (words::only_keeper_creates()) } }
        @if rules.is_empty() { p.soft { (words::no_rules()) } }
        ul.plain { @for (n, rule) in (1..).zip(&rules) { li { (taken_back(sheet, filled(&[]), rule, n)) } } }
        div.cards {
            section.card {
                h3 { "A rule" }
                (RULE.draw(&filled(&["BAN …"])))
            }
            section.card {
                h3 { "Merge two registrations" }
                (MERGE.draw(&filled(&["KEEPER MERGE … …"])))
            }
            section.card {
                h3 { "Erase a registration" }
                p { (words::erasing()) }
                (ERASE.draw(&filled(&["KEEPER ERASE … …"])))
            }
        }
        h2 { "Signed-in browsers" }
        @if sessions.is_empty() { p.soft { (words::no_sessions()) } } @else {
            div.scroll.ledger {
                table {
                    thead { tr { th scope="col" { "Address" } th scope="col" { "Browser" } th scope="col" { "Since" } th scope="col" { "Last used" } } }
                    tbody {
                        @for session in &sessions {
                            tr {
                                th scope="row" { @if session.is_of_guest() { "(a guest)" } @else { bdi { (session.address) } } }
                                td { (session.browser) }
                                td { (sheet.time(session.began)) }
                                td { (sheet.time(session.seen)) }
                            }
                        }
                    }
                }
            }
        }
    })
}

/// A request for an account, with the buttons that decide it.
fn asked_for<'f>(sheet: &ConsolePage, filled: impl Fn() -> FormValues<'f>, row: &'f MoveRow, n: u32) -> Markup {
    let button = |i: u32, verb: &'static str, label: &'static str| {
        let buttons = [Button::new(label)];
        let given = filled().number(2 * n + i).fixed("old", &row.old).fixed("new", &row.new).fixed("do", verb);
        MOVE.draw(&given.buttons(&buttons))
    };
    html! {
        bdi { (row.new) } " asks for " bdi { (row.old) } ", since " (sheet.time(row.asked)) ". "
        @if let Some(stopped) = row.stopped {
            span.badge { "stopped by its owner" } " " (sheet.time(stopped))
        } @else {
            @if let Some(until) = row.until { "Its owner can stop it until " (sheet.time(until)) ". " }
            @for (i, (verb, label)) in (0..).zip(WITH_MOVES) {
                (button(i, verb, label))
            }
        }
    }
}

/// A rule, with the button that removes it.
fn taken_back(sheet: &ConsolePage, filled: FormValues, rule: &HouseRule, n: u32) -> Markup {
    let HouseRule { kind, pattern, until, .. } = rule;
    let rule = kind.word().to_uppercase();
    let (verb, address) = match kind {
        RuleKind::Ban => ("UNBAN", pattern.clone()),
        _ => (rule.as_str(), format!("-{pattern}")),
    };
    let buttons = [Button::new("Remove rule")];
    html! {
        (rule) " " bdi { (pattern) } " "
        @if let Some(until) = until { "until " (sheet.time(*until)) " " }
        (RULE.draw(&filled.number(n).fixed("do", verb).fixed("address", address).buttons(&buttons)))
    }
}
