//! Codes that people type in to sign in on the web. They prove that somebody reads the mailbox of an address, and nothing else:
//! no letter of ours has an address in it that signs in whoever opens it, since programs open those too.
use crate::command::access::keeper;
use crate::command::env::Env;
use crate::command::{CommandResult, Stop, refuse};
use crate::say;
use crate::store::{CodeRow, Draft, NewCode};
use crate::text::doc::Audience;
use crate::text::secret::Secret;
use crate::text::sentence::term;
use crate::text::words::Reader;
use anyhow::Result;
use jiff::SignedDuration;

/// The time for which a code is good.
pub const GOOD_FOR: SignedDuration = SignedDuration::from_mins(15);
/// The number of wrong codes that a browser may give until those that it has asked for are worthless.
pub const TRIES: u32 = 6;
/// The number of codes that go to one address in an hour because strangers in one network ask for them.
pub const PER_ADDRESS: u32 = 5;
/// The number that go to one address in an hour because strangers anywhere ask for them.
pub const FOR_STRANGERS: u32 = 20;
/// The number of codes that strangers in one network can ask for in an hour.
pub const PER_NETWORK: u32 = 20;
/// The number that a browser that is known can have in an hour.
pub const PER_BROWSER: u32 = 10;
/// The number that a person can have in an hour by their letters.
const BY_LETTER: u32 = 10;

/// The letters of a code that goes to the browser that asked for it: 40 bits.
const SHORT: usize = 8;
/// The letters of one that any browser may give, which therefore cannot count wrong ones: 60 bits.
const LONG: usize = 12;

/// The tally of codes that go to addresses which are not registered.
const TO_STRANGERS: &str = "codes to strangers";

/// An hour.
const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// A request for a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeRequest {
    /// The address to which it is to go.
    pub address: String,
    /// The digest of the number in the browser's cookie.
    pub browser: String,
    /// A keyed digest of the place in the network from which they ask; or of the browser, if it is known.
    pub source: String,
    /// Whether the browser was signed in as this address before, or is at the keeper's own machine. Strangers cannot
    /// use up its codes.
    pub is_known: bool,
    /// The address of the pages on which it is typed in: those for everybody, or the keeper's console.
    pub at: String,
}

/// The answer to a person who asks for a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeReply {
    /// A code is on its way; strangers are told so in any case.
    OnItsWay,
    /// No code has gone to a browser that is known.
    NotSent,
    /// Strangers in the network have asked for too many.
    TooMany,
}

/// Sends a code to an address, for the browser that asks. Whether a letter goes or not, all looks the same to a stranger. A browser
/// that is known is told.
pub fn ask(env: &Env, CodeRequest { address, browser, source, is_known, at }: &CodeRequest) -> Result<CodeReply> {
    let store = env.store;
    let counts = store.n_codes(address, source, env.now - HOUR)?;
    let has_room = match is_known {
        true => counts.mailed_by_source < PER_BROWSER,
        false if PER_NETWORK <= counts.by_source => return Ok(CodeReply::TooMany),
        false => counts.mailed_by_source < PER_ADDRESS && counts.mailed_for_strangers < FOR_STRANGERS,
    };
    let mailed = has_room && may_have_one(env, address)?;
    if *is_known && !mailed {
        return Ok(CodeReply::NotSent);
    }
    let new = NewCode { address, browser: Some(browser), source, known: *is_known, mailed };
    let code = store.add_code(new, env.now, env.now + GOOD_FOR)?;
    if mailed {
        store.post(&letter(env, &code, at)?, env.now)?;
    }
    Ok(CodeReply::OnItsWay)
}

/// Returns whether a letter with a code may go to this address.
fn may_have_one(env: &Env, address: &str) -> Result<bool> {
    if env.judge.address.is_ours(&address.to_ascii_lowercase()) {
        return Ok(false);
    }
    if env.store.user_at(address)?.is_some() {
        return Ok(true);
    }
    match keeper::may_come(env, address) {
        Ok(()) => {}
        Err(Stop::Failed(fault)) => return Err(fault.into()),
        Err(_) => return Ok(false),
    }
    // Strangers can have the judge write to others, so all of them together have no more than so many.
    let is_full =
        env.judge.limits.answers_to_unproved_senders_per_hour <= env.store.tally(TO_STRANGERS, env.now - HOUR)?;
    if !is_full {
        env.store.count(TO_STRANGERS, env.now)?;
    }
    Ok(!is_full)
}

/// The letter with a code, for the pages at this address.
fn letter(env: &Env, code: &CodeRow, at: &str) -> Result<Draft> {
    let by_page = code.browser.is_some();
    let once = if by_page { "It works once, and only in the browser in which you asked." } else { "It works once." };
    let mut doc = env.headed(None, &Reader::nobody());
    doc.para(say!("Your code to sign in at {} is", term(at)));
    doc.line(&Secret::of(shown(env, code)));
    doc.para(say!("Type it into the page that asks for it, within {n} minutes. {once}", n = GOOD_FOR.as_mins(), once));
    if env.store.user_at(&code.address)?.is_none() {
        doc.para("This address is not registered here yet. The code does that too: the page then asks for your name. By mail, the line REGISTER and your name does the same.");
    }
    doc.para(match by_page {
        true => "If you did not ask for it, somebody has typed your address there.",
        false => "If you did not ask for it, somebody has sent me WEB in your name.",
    });
    doc.also("Do nothing: without the code nobody gets in. Tell it to nobody; I never ask for it by mail.");
    Ok(Draft {
        recipient: code.address.clone(),
        subject: env.subject(None, "Your code to sign in"),
        body: doc.text(Audience::Reader),
        unanswered: true,
        ..Draft::default()
    })
}

/// Sends a code to an address whose holder is proved to have asked for it by mail, for the pages at this address. It is good in any
/// browser.
///
/// # Errors
/// If the address has had too many.
pub fn by_letter(env: &Env, address: &str, at: &str) -> CommandResult {
    if BY_LETTER <= env.store.n_codes_by_letter(address, env.now - HOUR)? {
        return refuse("You have had several codes within the hour. Use the last one, or ask again in an hour.");
    }
    let new = NewCode { address, browser: None, source: "", known: false, mailed: true };
    let code = env.store.add_code(new, env.now, env.now + GOOD_FOR)?;
    env.store.post(&letter(env, &code, at)?, env.now)?;
    Ok(())
}

/// Takes a code that somebody gives in the browser whose cookie has this digest. The address whose mailbox they read; none, if
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

/// A code as it is read: however it is split, and in capitals or not.
pub fn read(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphanumeric).take(64).collect::<String>().to_ascii_lowercase()
}

/// A code for the keeper, who is at the machine and reads it there. No mail has to go for that, and none is counted.
pub fn at_desk(env: &Env) -> Result<Secret> {
    let new = NewCode { address: &env.judge.keeper, browser: None, source: "", known: true, mailed: false };
    let code = env.store.add_code(new, env.now, env.now + GOOD_FOR)?;
    Ok(Secret::of(shown(env, &code)))
}

/// A code as it is shown: `k7fm-2qpd`.
fn shown(env: &Env, code: &CodeRow) -> String {
    grouped(&env.judge.tokens.code(&about(code), length(code)))
}

/// Letters in groups of four.
pub fn grouped(letters: &str) -> String {
    let letters: Vec<char> = letters.chars().collect();
    letters.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// Returns the text from which a code is made.
fn about(code: &CodeRow) -> String {
    format!("code {} {} {}", code.id, code.asked.as_second(), code.address)
}

fn length(code: &CodeRow) -> usize {
    if code.browser.is_some() { SHORT } else { LONG }
}
