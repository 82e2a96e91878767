//! Codes that people type to sign in on the web. A code proves only that someone reads the mailbox of an address. No e-mail
//! from the judge contains a link that signs in the person who opens it, because programs open links too.
use crate::command::access::keeper;
use crate::command::env::Env;
use crate::command::{CommandResult, Stop, refuse};
use crate::say;
use crate::store::{CodeRow, Cost, Draft, Paid, Purse};
use crate::text::doc::Audience;
use crate::text::secret::Secret;
use crate::text::sentence::term;
use crate::text::words::Reader;
use anyhow::Result;
use jiff::SignedDuration;

/// The time that a code is valid.
pub const GOOD_FOR: SignedDuration = SignedDuration::from_mins(15);
/// The number of wrong codes from a browser that invalidates the codes it has asked for.
pub const TRIES: u32 = 6;
/// The length in letters of a code for the browser that asked for it: 40 bits.
const SHORT: usize = 8;
/// The length in letters of a code for any browser, where wrong ones cannot be counted: 60 bits.
const LONG: usize = 12;

/// A request for a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeRequest {
    /// The address to send it to.
    pub address: String,
    /// The digest of the number in the browser's cookie.
    pub browser: String,
    /// A keyed digest of the requester's place in the network, or of the browser if it is known.
    pub source: String,
    /// A keyed digest of the wider network around that place, if any.
    pub wide: Option<String>,
    /// The browser was signed in as this address before, or is on the keeper's own machine. Strangers cannot use up its codes.
    pub is_known: bool,
    /// The address of the pages to type it on: the public ones, or the keeper's console.
    pub at: String,
}

/// The reply to a request for a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeReply {
    /// A code is on its way. Strangers get this reply in any case.
    OnItsWay,
    /// No code was sent. Only a known browser gets this reply.
    NotSent,
    /// Strangers in the network have asked for too many.
    TooMany,
}

/// Sends a code to an address, for the browser that asks. The reply does not reveal to a stranger whether an e-mail was sent,
/// but it does to a known browser.
pub fn ask(env: &Env, ask: &CodeRequest) -> Result<CodeReply> {
    let CodeRequest { address, browser, is_known, at, .. } = ask;
    let Some(asked) = charge_asking(env, ask)? else {
        return Ok(if *is_known { CodeReply::NotSent } else { CodeReply::TooMany });
    };
    let paid = if may_have_one(env, address)? { charge_code(env, ask, asked)? } else { None };
    if *is_known && paid.is_none() {
        return Ok(CodeReply::NotSent);
    }
    let code = env.store.add_code(address, Some(browser), env.now, env.now + GOOD_FOR)?;
    if let Some(paid) = paid {
        env.store.post(&letter(env, &code, at)?, paid, env.now)?;
    }
    Ok(CodeReply::OnItsWay)
}

/// Charges a request to its place in the network, whether or not an e-mail follows.
fn charge_asking(env: &Env, ask: &CodeRequest) -> Result<Option<Paid>> {
    let source = ask.source.clone();
    let place = if ask.is_known { Purse::Browser(source) } else { Purse::Network(source) };
    let wide = ask.wide.clone().filter(|_| !ask.is_known).map(Purse::WideNetwork);
    let bill: Vec<_> = [Some(place), wide].into_iter().flatten().map(|purse| (purse, Cost::of_code())).collect();
    Ok(env.ledger().charge(&bill)?.ok())
}

/// Charges the e-mail. A known browser has paid for it already. Strangers anywhere can have only a few codes sent to one
/// address, and all of them together only a few to unregistered addresses.
fn charge_code(env: &Env, ask: &CodeRequest, asked: Paid) -> Result<Option<Paid>> {
    if ask.is_known {
        return Ok(Some(asked));
    }
    let mailbox = Purse::Mailbox(ask.address.clone());
    let bill = match env.store.user_at(&ask.address)? {
        Some(_) => vec![(mailbox, Cost::of_code())],
        None => vec![(mailbox, Cost { answers: 1, ..Cost::of_code() }), (Purse::Strangers, Cost::of_code())],
    };
    Ok(env.ledger().charge(&bill)?.ok())
}

/// Returns whether an e-mail with a code may go to this address.
fn may_have_one(env: &Env, address: &str) -> Result<bool> {
    if env.judge.address.is_ours(&address.to_ascii_lowercase()) {
        return Ok(false);
    }
    if env.store.user_at(address)?.is_some() {
        return Ok(true);
    }
    match keeper::may_come(env, address) {
        Ok(()) => Ok(true),
        Err(Stop::Failed(fault)) => Err(fault.into()),
        Err(_) => Ok(false),
    }
}

/// The e-mail with a code, for the pages at this address.
fn letter(env: &Env, code: &CodeRow, at: &str) -> Result<Draft> {
    let by_page = code.browser.is_some();
    let once = if by_page { "It works once, and only in the browser that you asked from." } else { "It works once." };
    let mut doc = env.headed(None, &Reader::nobody());
    doc.para(say!("Your code to sign in at {} is", term(at)));
    doc.line(&Secret::of(shown(env, code)));
    doc.para(say!("Type it into the page that asks for it, within {n} minutes. {once}", n = GOOD_FOR.as_mins(), once));
    if env.store.user_at(&code.address)?.is_none() {
        doc.para("This address is not registered here yet. If you use the code, the page asks for your name and registers you. To register by e-mail, send REGISTER and your name.");
    }
    doc.para(match by_page {
        true => "If you did not ask for it, someone has typed your address there.",
        false => "If you did not ask for it, someone has sent me WEB in your name.",
    });
    doc.also("Ignore this e-mail: without the code, no one can sign in. Never pass the code on. I never ask for it by e-mail.");
    Ok(Draft {
        recipient: code.address.clone(),
        subject: env.subject(None, "Your code to sign in"),
        body: doc.text(Audience::Reader),
        unanswered: true,
        ..Draft::default()
    })
}

/// Sends a code to an address whose holder has provably asked for it by mail, for the pages at this address. It works in any
/// browser.
///
/// # Errors
/// If the address has had too many.
pub fn by_letter(env: &Env, address: &str, at: &str) -> CommandResult {
    let purse = env.store.user_at(address)?.map_or(Purse::Newcomer(address.to_owned()), |user| Purse::Person(user.id));
    let Ok(paid) = env.ledger().charge(&[(purse, Cost::of_code())])? else {
        return refuse("You have had several codes within the hour. Use the last one, or ask again in an hour.");
    };
    let code = env.store.add_code(address, None, env.now, env.now + GOOD_FOR)?;
    env.store.post(&letter(env, &code, at)?, paid, env.now)?;
    Ok(())
}

/// Redeems a code from the browser whose cookie has this digest. Returns the address of the mailbox that received it. `None` if
/// the code is wrong, too old, or another browser's.
pub fn take(env: &Env, typed: &str, browser: &str) -> Result<Option<String>> {
    let typed = read(typed);
    let own = env.store.codes_of_browser(browser, TRIES, env.now)?;
    let by_letter = env.store.codes_by_letter(env.now)?;
    let is_it = |code: &&CodeRow| env.judge.tokens.is_code(&about(code), length(code), &typed);
    let Some(code) = own.iter().chain(&by_letter).find(is_it) else {
        env.store.note_wrong_code(browser)?;
        return Ok(None);
    };
    env.store.use_code(code)?;
    Ok(Some(code.address.clone()))
}

/// A typed code in its plain form, without separators and in lower case.
pub fn read(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphanumeric).take(64).collect::<String>().to_ascii_lowercase()
}

/// A code for the keeper, who reads it at the machine. It involves no e-mail and does not count towards a limit.
pub fn at_desk(env: &Env) -> Result<Secret> {
    let code = env.store.add_code(&env.judge.keeper, None, env.now, env.now + GOOD_FOR)?;
    Ok(Secret::of(shown(env, &code)))
}

/// A code in its printed form: `k7fm-2qpd`.
fn shown(env: &Env, code: &CodeRow) -> String {
    grouped(&env.judge.tokens.code(&about(code), length(code)))
}

/// Letters in groups of four.
pub fn grouped(letters: &str) -> String {
    let letters: Vec<char> = letters.chars().collect();
    letters.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// Returns the text that a code is derived from.
fn about(code: &CodeRow) -> String {
    format!("code {} {} {}", code.id, code.asked.as_second(), code.address)
}

fn length(code: &CodeRow) -> usize {
    if code.browser.is_some() { SHORT } else { LONG }
}
