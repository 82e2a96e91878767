//! REGISTER -- introduce yourself, or change your details.
//!
//! Usage: REGISTER Full Name
//!    or: REGISTER, then lines of the form "field: value", then END
//!
//! The fields are Name, Country, Level (Novice, Intermediate, Advanced, Expert), Site, Timezone (an IANA name such as
//! Europe/London), Privacy (All, Players or None: who may look you up, HELP SET PRIVACY) and Package (Yes or No: whether to
//! send you the guide for new players). What you leave out stays as it is. Times in your letters are shown in your time
//! zone. If the judge cannot tell who wrote a letter, it asks first: answer that letter with the one word CONFIRM, and you
//! are registered.
//!
//! A name has 2 to 40 characters of one alphabet: letters, blanks, and the signs . ' -. The judge's own words, such as Master and
//! Judge, are taken, and so is the keeper's name.
//!
//! ```text
//! > REGISTER
//! > Name: Ann Other
//! > Timezone: Europe/Paris
//! > END
//! < Your details have been changed.
//! < Name:     Ann Other
//! < Timezone: Europe/Paris
//! ```
use crate::answers::help;
use crate::command::access::keeper;
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::context::Context;
use crate::command::{Args, Block, CommandResult, Refusal, Spec, Subject, refuse};
use crate::game::dates::{read_zone, zone_name};
use crate::game::reliability::SkillLevel;
use crate::mail::compose::clean;
use crate::referee::seats::names;
use crate::say;
use crate::store::{Privacy, User};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line, person, term, theirs};

pub const SPEC: Spec = Spec::new(&["register"], Subject::Verified, takes)
    .with_block(Block::new(&["end", "signoff"], |args| args.is_empty()))
    .introducing();

/// Somebody's name, and not "my protest".
fn takes(said: &KeywordLine) -> Match {
    let words = said.words();
    // Will and May are names, if they are written as such; Duke of York is one too.
    let is_name = |i: usize, word: &str| {
        word.starts_with(char::is_uppercase) || i != 0 && ["of", "the"].contains(&word) || !is_sentence(word)
    };
    let are_names = words.iter().enumerate().all(|(i, word)| is_name(i, word));
    said.call_if(are_names && words.len() <= MAX_WORDS && !said.rest.ends_with(['!', '?']))
}

/// The most words in the name of a person.
const MAX_WORDS: usize = 5;

/// The longest value of a field, in characters.
const MAX_VALUE: usize = 64;

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let known = cx.principal.person().cloned();
    if known.is_none() {
        keeper::may_come(cx, cx.mailbox()?)?;
    }
    let mut user = match &known {
        Some(known) => known.clone(),
        None => {
            let wishes = cx.letterhead.first_wishes();
            User { wishes, ..User::new(String::new(), cx.mailbox()?.to_owned(), cx.now) }
        }
    };
    let (mut odd, mut wrong) = (Vec::new(), Vec::new());
    let mut wants_package = false;
    if !args.text.is_empty() {
        user.name = clean(args.text, MAX_VALUE);
    }
    for line in args.block.iter().filter(|line| !line.trim().is_empty()) {
        let Some((field, value)) = line.split_once(':') else {
            odd.push(Note::of(say!("{} is not of the form \"field: value\".", theirs(clean(line, MAX_VALUE)))));
            continue;
        };
        let value = clean(value, MAX_VALUE);
        match field.trim().to_lowercase().as_str() {
            "name" => user.name = value,
            "country" => user.country = value,
            "level" => match SkillLevel::read(&value) {
                None if !value.is_empty() => wrong.push(Note::of("Level is Novice, Intermediate, Advanced or Expert.")),
                _ => user.level = value,
            },
            "privacy" => match Privacy::read(&value.to_lowercase()) {
                Some(privacy) => user.privacy = Some(privacy),
                None => wrong.push(Note::of("Privacy is All, Players or None (HELP SET PRIVACY).")),
            },
            "site" => user.site = value,
            "package" => wants_package = value.to_lowercase().starts_with('y'),
            "timezone" | "time zone" | "zone" => match read_zone(&value) {
                Ok(zone) => user.timezone = zone_name(&zone),
                Err(why) => wrong.push(why),
            },
            // The classic form asked for more than a judge needs to know.
            "phone" | "email" | "e-mail" | "address" | "birthdate" | "sex" | "user" => {}
            other => odd.push(Note::of(say!("There is no field {}.", theirs(clean(other, MAX_VALUE))))),
        }
    }
    if user.name.is_empty() {
        user.name.clone_from(&cx.letterhead.from_name);
    }
    if user.name.is_empty() {
        return refuse(say!("Please give your name: {}.", line("REGISTER Ann Other")));
    }
    // A name from before there were rules for names stays.
    let is_new = known.as_ref().is_none_or(|known| known.name != user.name);
    if is_new {
        names::check(cx, &user.name, known.as_ref().map(|known| known.id))?;
    }
    if let ([first, rest @ ..], Some(_)) = (wrong.as_slice(), &known) {
        let why = rest.iter().fold(Refusal::because(first), Refusal::and);
        return Err(why.and("Nothing has been changed.").into());
    }
    cx.newcomer |= known.is_none();
    match known {
        Some(_) => {
            cx.store.change_user(&user)?;
            doc.para("Your details have been changed.");
        }
        None => {
            user.id = cx.store.add_user(&user)?;
            doc.para(say!("Welcome, {}. You are registered.", person(&user.name)));
        }
    }
    let mut is_first = true;
    for (field, value) in [
        ("Name", &user.name),
        ("Country", &user.country),
        ("Level", &user.level),
        ("Site", &user.site),
        ("Timezone", &user.timezone),
        ("Privacy", &user.privacy.map(|privacy| privacy.word().to_owned()).unwrap_or_default()),
    ] {
        if !value.is_empty() {
            doc.row(field, term(value));
            if std::mem::take(&mut is_first) {
                doc.close_up();
            }
        }
    }
    let note = names::note_of(cx, &user.name).filter(|_| is_new);
    for sentence in note.into_iter().chain(wrong).chain(odd) {
        doc.para(sentence);
    }
    if wants_package && !user.package {
        user.package = true;
        cx.store.change_user(&user)?;
        help::tell_file(cx.judge, "package", doc)?;
    }
    cx.principal.is_person(user);
    Ok(())
}
