//! INVITE -- invite people to a game before it starts.
//!
//! Usage: INVITE address, address ...
//!    or: INVITE address FOR power     and reserve that power for them
//!    or: INVITE -address              withdraw an invitation
//!    or: INVITE                       list the unanswered ones
//!
//! For the GM, or for the creator of a game without one. Each person gets
//! an e-mail with your name and has two weeks to reply YES or NO. YES also
//! registers them. They don't need the join password (HELP SET JOIN
//! PASSWORD) or your approval.
//!
//! Without FOR, an invitation reserves no seat. The judge sends a limited
//! number each day, and none to people who refuse invitations (HELP
//! DECLINE).
//!
//! You can also write to people yourself. They join with REGISTER Ann Other
//! (their own name) and SIGN ON ?game password.
//!
//! ```text
//! > CREATE ?spring secret
//! > INVITE zoe@example.org FOR FRANCE
//! < I have sent zoe@example.org an invitation to 'spring'. France is
//! < reserved for them.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Refusal, Spec, Stop, Subject, refuse};
use crate::referee::seats::invitations;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::theirs;

pub const SPEC: Spec = Spec::new(&["invite", "invitation", "invitations"], Subject::SignedOn, takes);

/// Addresses, and perhaps FOR and a power; or nothing.
fn takes(said: &KeywordLine) -> Match {
    let (addresses, power) = split(said.rest);
    let are_addresses = words(addresses).all(|word| word.contains('@'));
    let is_call =
        said.rest.is_empty() || !addresses.is_empty() && are_addresses && power.is_none_or(|power| !power.is_empty());
    said.call_if(is_call)
}

/// The addresses, and the power after FOR.
fn split(text: &str) -> (&str, Option<&str>) {
    let lower = text.to_ascii_lowercase();
    match lower.find(" for ") {
        Some(at) => (text[..at].trim(), Some(text[at + " for ".len()..].trim())),
        None => (text, None),
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', ' ', '\t']).filter(|word| !word.is_empty() && !word.eq_ignore_ascii_case("and"))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let (addresses, power) = split(args.text);
    let power = match power {
        None => None,
        Some(name) => Some(cx.game.power(name).ok_or_else(|| {
            Refusal::because(say!("{} isn't a power in {}. I haven't invited anyone.", theirs(name), &cx.game))
        })?),
    };
    if args.text.is_empty() {
        return invitations::list(cx, doc);
    }
    let addresses: Vec<&str> = words(addresses).collect();
    if power.is_some() && addresses.len() != 1 {
        return refuse("You can reserve a power for one person only. Send one line for each.");
    }
    let (mut done, mut refused) = (Vec::new(), None::<Refusal>);
    for address in addresses {
        let outcome = match address.strip_prefix('-') {
            Some(address) => invitations::withdraw(cx, address),
            None => invitations::invite(cx, address.trim_matches(['<', '>']), power),
        };
        match outcome {
            Ok(said) => done.push(said),
            // One wrong address is no reason not to invite the others.
            Err(Stop::Refused(refusal)) if refusal.is_of_words() => {
                refused = Some(match refused.take() {
                    Some(before) => before.and(refusal.note()),
                    None => refusal,
                });
            }
            Err(other) => return Err(other),
        }
    }
    match refused {
        Some(refusal) if done.is_empty() => return Err(refusal.into()),
        Some(refusal) => {
            return Err(done.iter().fold(refusal.and("But I did this:"), Refusal::and).into());
        }
        None => {}
    }
    for (i, said) in done.iter().enumerate() {
        doc.para(said);
        if 0 < i {
            doc.close_up();
        }
    }
    Ok(())
}
