//! Votes for a draw or a concession, and answers to what is proposed.
use super::order_page::{OrderPage, Vote};
use crate::store::VoteKind;
use crate::web::forms::{FormContext, FormToken, sends};
use crate::web::words::play as words;
use maud::{Markup, html};

/// Shows what there is to vote on. Each part is there while it is empty, too: what comes while the page is open has
/// its place.
pub(super) fn section(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        section.card #asked aria-labelledby="asked-title" data-live hidden[page.asked.is_empty()] {
            @if !page.asked.is_empty() { (asked(page, form_token, about)) }
        }
        section.card #votes aria-labelledby="votes-title" data-live hidden[page.vote.is_none()] {
            @if let Some(vote) = &page.vote { (ending(vote, form_token, about)) }
        }
    }
}

/// Shows what is proposed to the players.
fn asked(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        h2 #asked-title { "Asked of you" }
        @for asked in &page.asked {
            p { (asked.told) }
            @if asked.is_voter {
                form.row method="post" action="/my/letters" {
                    (form_token.hidden("answer", about))
                    input type="hidden" name="word" value=(asked.word);
                    @if asked.answer != Some(true) { button name="do" value="yes" { "Agree" } }
                    @if asked.answer != Some(false) { button.quiet name="do" value="no" { "Do not agree" } }
                    @let answer = if asked.answer == Some(true) { "no" } else { "yes" };
                    (sends("answer", about, &[("do", answer), ("word", &asked.word)]))
                }
            }
        }
    }
}

/// Votes that end the game.
fn ending(vote: &Vote, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        h2 #votes-title { "Votes" }
        @if vote.told.is_empty() { p.soft { (words::no_votes()) } }
        @for line in &vote.told { p { (line) } }
        form.vote method="post" action="/my/letters" {
            (form_token.hidden("draw", about))
            @if !vote.among.is_empty() {
                fieldset {
                    legend { "A draw between" }
                    p.hint { (words::nobody_ticked()) }
                    @for power in &vote.among {
                        label.plain { input type="checkbox" name={ "among-" (power) } value=(power); " " (power) } " "
                    }
                }
            }
            div.row {
                button.quiet name="do" value="yes" { "Vote for a draw" }
                @if vote.cast.contains(&VoteKind::Draw) { button.quiet name="do" value="no" { "Take the vote back" } }
            }
            (sends("draw", about, &[("do", "yes")]))
        }
        @if !vote.winners.is_empty() {
            form.vote method="post" action="/my/letters" {
                (form_token.hidden("concede", about))
                div.row {
                    div {
                        label for="concede-to" { "Concede the game to" }
                        select id="concede-to" name="to" {
                            option value="LEADER" { "whoever leads" }
                            @for power in &vote.winners { option value=(power) { (power) } }
                        }
                    }
                    button.quiet name="do" value="yes" { "Vote to concede" }
                    @if vote.cast.contains(&VoteKind::Concede) { button.quiet name="do" value="no" { "Take the vote back" } }
                }
                (sends("concede", about, &[("do", "yes"), ("to", "LEADER")]))
            }
        }
        @if vote.is_duel {
            details {
                summary { "Give the game up" }
                form.vote method="post" action="/my/letters" {
                    (form_token.hidden("give-up", about))
                    p { (words::giving_up()) }
                    p { label.plain { input type="checkbox" name="sure" value="1"; " I give this game up." } }
                    button.grave { "Give up" }
                    (sends("give-up", about, &[("sure", "1")]))
                }
            }
        }
    }
}
