//! SET ADDRESS -- have letters about this game sent elsewhere.
//!
//! Usage: SET ADDRESS address[, address ...]
//!    or: SET ADDRESS
//!
//! Without an address, they go to your own again. Those in the game are told who may see your address (HELP ADDRESSES).
//!
//! ```text
//! > SIGN ON ademo secret
//! > SET ADDRESS ann@elsewhere.example
//! < Letters about 'demo' go to ann@elsewhere.example.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes::{self, Fit, Said};
use crate::mail::compose;

pub const SPEC: Spec = Spec::new(&["set address", "set ad"], Who::SignedOn, takes);

/// Addresses, or nothing.
fn takes(said: &Said) -> Fit {
    if said.rest.is_empty() { Fit::Call } else { takes::address(said) }
}

/// The most addresses that get the letters of one seat.
const MAX_ADDRESSES: usize = 3;

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    let mut list: Vec<String> = Vec::new();
    for text in args.text.split([',', ';', ' ']).map(str::trim).filter(|text| !text.is_empty()) {
        let address =
            compose::address(text).ok_or_else(|| format!("\"{text}\" is not an address that mail can be sent to."))?;
        if cx.judge.address.is_ours(&address.to_string().to_lowercase()) {
            return Err(Refusal::because("That is my own address; letters to it would go in circles."));
        }
        list.push(address.to_string());
    }
    if MAX_ADDRESSES < list.len() {
        return Err(Refusal::because(format!("A seat has at most {MAX_ADDRESSES} addresses.")));
    }
    let seat = cx.seat()?.id;
    let old = cx.seat()?.clone();
    let joined = list.join(",");
    if old.address.as_deref().unwrap_or_default() == joined {
        let shown = if list.is_empty() { old.user_address.clone() } else { crate::text::list(&list) };
        return Ok(format!("Letters about '{}' go to {shown}, as before.", cx.game.row.name));
    }
    cx.change_seat(seat, |seat| seat.address = Some(joined.clone()).filter(|joined| !joined.is_empty()))?;
    let shown = if list.is_empty() { old.user_address.clone() } else { crate::text::list(&list) };
    let sentence = format!("Letters about '{}' go to {shown}.", cx.game.row.name);
    // The old address is told, in case it was not the player who wrote.
    let subject = cx.subject("New address");
    cx.post(&old, &subject, &format!("{sentence}\n"))?;
    let sentence_for_others = format!("The address of {} is now {shown}.", cx.signature());
    cx.note("new address")?;
    let game = &cx.game;
    for other in game.seats.iter().filter(|other| other.id != seat && game.may_see_address(other, &old)) {
        cx.post(other, &subject, &format!("{sentence_for_others}\n"))?;
    }
    Ok(sentence)
}
