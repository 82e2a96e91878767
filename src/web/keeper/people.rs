//! `/my/keeper/people`: who is registered, who is kept away, who is signed in.
use super::{ConsolePage, Keeper, PageQuery, choice, field};
use crate::answers::users;
use crate::store::{HouseRule, RuleKind, Store};
use crate::web::AppState;
use crate::web::forms::keeper::WITH_ADDRESSES;
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
    let mut people = users::all(store)?;
    people.retain(|person| {
        let addresses = person.addresses.iter();
        addresses.chain([&person.name]).any(|text| text.to_lowercase().contains(&wanted))
    });
    let rules = store.house_rules()?;
    let sessions = store.sessions(sheet.app.clock.now())?;
    Ok(html! {
        h1 { "People" }
        form.row method="get" action="/my/keeper/people" {
            (field("find", "find", "Name or address", find))
            button.quiet { "Find" }
        }
        div.scroll.ledger {
            table {
                thead { tr { th scope="col" { "Name" } th scope="col" { "Addresses" } th scope="col" { "Since" } th scope="col" { "Games" } th scope="col" { "Notes" } } }
                tbody {
                    @for (n, person) in people.iter().enumerate() {
                        tr {
                            th scope="row" { bdi { (person.name) } }
                            td { @for address in &person.addresses { div { bdi { (address) } } } }
                            td { (sheet.time(person.registered)) }
                            td { @for seat in &person.seats { div { bdi { (seat.game) } ": " (seat.seat) } } }
                            td {
                                @if person.banned { span.badge.bad { "banned" } " " }
                                @if let (Some(since), Some(address)) = (person.unreachable_since, person.addresses.first()) {
                                    span.badge.warn { "letters come back" } " since " (sheet.time(since))
                                    (sheet.form("keeper-write-again", &html! {
                                        input type="hidden" name="n" value=(n);
                                        input type="hidden" name="address" value=(address);
                                    }, "Write again", &[]))
                                }
                                span.soft { (person.record) }
                            }
                        }
                    }
                }
            }
        }
        h2 { "Who is kept away, and who may come" }
        @if store.only_keeper_creates()? { p { (words::only_keeper_creates()) } }
        @if rules.is_empty() { p.soft { (words::no_rules()) } }
        ul.plain { @for (n, rule) in rules.iter().enumerate() { li { (taken_back(sheet, rule, n)) } } }
        div.cards {
            section.card {
                h3 { "A rule" }
                (sheet.form("keeper-rule", &html! {
                    (choice("do", "do", "What", WITH_ADDRESSES, ""))
                    (field("rule-address", "address", "Addresses (* stands for anything)", ""))
                }, "Make it a rule", &["BAN …"]))
            }
            section.card {
                h3 { "One person twice" }
                (sheet.form("keeper-merge", &html! {
                    (field("merge-address", "address", "Address of the registration that goes", ""))
                    (field("merge-into", "into", "Address of the one that stays", ""))
                }, "Make them one", &["KEEPER MERGE … …"]))
            }
            section.card {
                h3 { "Erase somebody" }
                p { (words::erasing()) }
                (sheet.form("keeper-erase", &html! {
                    (field("erase-address", "address", "Address", ""))
                    (field("erase-name", "name", "Name", ""))
                }, "Erase", &["KEEPER ERASE … …"]))
            }
        }
        h2 { "Browsers that are signed in" }
        @if sessions.is_empty() { p.soft { (words::no_sessions()) } } @else {
            div.scroll.ledger {
                table {
                    thead { tr { th scope="col" { "Address" } th scope="col" { "Browser" } th scope="col" { "Since" } th scope="col" { "Last used" } } }
                    tbody {
                        @for session in &sessions {
                            tr {
                                th scope="row" { bdi { (session.address) } }
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

/// A rule, with the button that takes it back.
fn taken_back(sheet: &ConsolePage, HouseRule { kind, pattern, .. }: &HouseRule, n: usize) -> Markup {
    let rule = kind.word().to_uppercase();
    let (verb, address) = match kind {
        RuleKind::Ban => ("UNBAN", pattern.clone()),
        _ => (rule.as_str(), format!("-{pattern}")),
    };
    let fields = html! {
        (rule) " " bdi { (pattern) } " "
        input type="hidden" name="n" value=(n + 1);
        input type="hidden" name="do" value=(verb);
        input type="hidden" name="address" value=(address);
    };
    sheet.form("keeper-rule", &fields, "Take it back", &[])
}
