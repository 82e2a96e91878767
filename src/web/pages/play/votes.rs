//! Votes for a draw or a concession, and answers to proposals and guesses.
use super::order_page::{OrderPage, Vote};
use crate::referee::table::guesses;
use crate::store::{GuessRow, VoteKind};
use crate::text::words::said;
use crate::web::fields::{Button, Field, FieldKind};
use crate::web::forms::votes::{ANSWER, CONCEDE, DRAW, GIVE_UP, GUESS};
use crate::web::forms::{FormContext, FormToken, FormValues};
use crate::web::words::play as words;
use maud::{Markup, html};

/// Shows the proposals to the players. The section exists even if it is empty, so that live updates can fill it.
pub(super) fn asked_of_players(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        section.card #asked aria-labelledby="asked-title" data-live hidden[page.asked.is_empty()] {
            @if !page.asked.is_empty() { (asked(page, form_token, about)) }
        }
    }
}

/// Shows the guesses at what the visitor's e-mails meant, above the orders that they would change.
pub(super) fn guesses_at_orders(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        section.card #guesses aria-labelledby="guesses-title" data-live hidden[page.guesses.is_empty()] {
            @if !page.guesses.is_empty() {
                h2 #guesses-title { "From your e-mail" }
                @for (n, guess) in (0..).zip(&page.guesses) { (asked_about(guess, n, form_token, about)) }
            }
        }
    }
}

/// Shows the votes that end the game, collapsed until someone votes, and in an empty section if there are none. A solo player
/// against bots can only give up.
pub(super) fn ending_game(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        section #votes data-live hidden[page.vote.is_none()] {
            @if let Some(vote) = &page.vote {
                @if !page.is_solo {
                    (form_token.fold("fold", Some("menu-votes"), "Votes", !vote.told.is_empty(), || ending(vote, form_token, about)))
                }
                @if vote.is_duel {
                    (form_token.fold("fold", Some("menu-give-up"), "Give up the game", false, || html! {
                        p { (words::giving_up()) }
                        (GIVE_UP.draw(&FormValues::new(form_token, about)))
                    }))
                }
            }
        }
    }
}

/// Shows the proposals to the players.
fn asked(page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        h2 #asked-title { "Open questions" }
        @for (n, asked) in (0..).zip(&page.asked) {
            p { (asked.told) }
            @if asked.is_voter {
                @let agree = (asked.answer != Some(true)).then_some(Button::with("Agree", "yes"));
                @let refuse = (asked.answer != Some(false)).then_some(Button::with("Disagree", "no").quiet());
                @let buttons: Vec<Button> = agree.into_iter().chain(refuse).collect();
                @let answer = if asked.answer == Some(true) { "no" } else { "yes" };
                (ANSWER.draw(
                    &FormValues::new(form_token, about)
                        .number(n)
                        .value("word", &asked.word)
                        .buttons(&buttons)
                        .example(&[("do", answer), ("word", &asked.word)])
                ))
            }
        }
    }
}

/// Shows a guess, with a button for each reading.
fn asked_about(guess: &GuessRow, n: u32, form_token: &FormToken, about: &FormContext) -> Markup {
    let readings: Vec<String> = (1..=guess.choices.len()).map(|n| n.to_string()).collect();
    let labels: Vec<String> = readings.iter().map(|n| format!("Confirm {n}")).collect();
    let right: Vec<Button> = match labels.as_slice() {
        [_] => vec![Button::with("Confirm", "yes")],
        several => several.iter().zip(&readings).map(|(label, n)| Button::with(label, n)).collect(),
    };
    let buttons: Vec<Button> = right.into_iter().chain([Button::with("Reject", "no").quiet()]).collect();
    html! {
        p { "Did you mean " (said(guesses::question(guess))) "?" }
        (GUESS.draw(
            &FormValues::new(form_token, about)
                .number(n)
                .value("number", guess.number.to_string())
                .buttons(&buttons)
                .example(&[("do", "no"), ("number", "1")])
        ))
    }
}

/// Votes that end the game.
fn ending(vote: &Vote, form_token: &FormToken, about: &FormContext) -> Markup {
    html! {
        @if vote.told.is_empty() { p.soft { (words::no_votes()) } }
        @for line in &vote.told { p { (line) } }
        @let back = Button::with("Withdraw vote", "no").quiet();
        @let vote_back = |kind| vote.cast.contains(&kind).then_some(back);
        @let draw = [Button::with("Vote for a draw", "yes").quiet()];
        @let buttons: Vec<Button> = draw.into_iter().chain(vote_back(VoteKind::Draw)).collect();
        (DRAW.draw_with(&FormValues::new(form_token, about).buttons(&buttons), |form| html! {
            @if !vote.among.is_empty() {
                fieldset {
                    legend { "A draw between" }
                    p.hint { (words::nobody_ticked()) }
                    @for power in &vote.among {
                        @let name = format!("among-{power}");
                        (form.ticked(&Field::new(&name, power, FieldKind::Check(power)), power, power)) " "
                    }
                }
            }
            div.row { (form.buttons()) }
        }))
        @if !vote.winners.is_empty() {
            @let winners = vote.winners.iter().map(|power| (power.as_str(), power.as_str()));
            @let winners: Vec<(&str, &str)> = [("LEADER", "the leader")].into_iter().chain(winners).collect();
            @let concede = [Button::with("Vote to concede", "yes").quiet()];
            @let buttons: Vec<Button> = concede.into_iter().chain(vote_back(VoteKind::Concede)).collect();
            (CONCEDE.draw(&FormValues::new(form_token, about).choices("to", &winners).buttons(&buttons)))
        }
    }
}
