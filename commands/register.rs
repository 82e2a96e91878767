//! REGISTER -- register with the judge, or change your details.
//!
//! Usage: REGISTER Full Name
//!    or: REGISTER, then lines of the form "field: value", then END
//!
//!   Name      2 to 40 characters of one alphabet: letters, blanks, . ' -
//!   Country   your country
//!   Level     Novice, Intermediate, Advanced or Expert
//!   Site      your city, club or university
//!   Timezone  the zone for the times in your e-mails: an IANA name such
//!             as Europe/London
//!   Privacy   All, Players or None: the people who may look you up (HELP SET PRIVACY)
//!   Package   Yes or No: whether to send you the guide for new players
//!
//! Fields that you leave out stay as they are. You can't take the keeper's name, or a word of the judge such as
//! Master or Judge. If you have lost the mailbox you registered with, see HELP I WAS.
//!
//! If the judge can't tell who wrote the e-mail, it asks first. Reply to that e-mail with the single word CONFIRM,
//! and you are registered.
//!
//! ```text
//! > REGISTER
//! > Name: Ann Other
//! > Timezone: Europe/Paris
//! > END
//! < Your details have been changed.
//! < Name:      Ann Other
//! < Time zone: Europe/Paris
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
use crate::text::after_words;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line, person, term, theirs};

pub const SPEC: Spec = Spec::new(&["register"], Subject::Verified, takes)
    .with_block(Block::new(&["end", "signoff"], |args| args.is_empty()))
    .introducing()
    .taking_words();

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
        if let Some(old) = after_words(line.trim(), "i was").filter(|rest| rest.contains('@')) {
            cx.next_lines.push(format!("I WAS {}", old.trim_start_matches(':').trim()));
            continue;
        }
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
            other => odd.push(Note::of(say!("I know no field {}.", theirs(clean(other, MAX_VALUE))))),
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
        return Err(why.and("I have changed nothing.").into());
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
        ("Time zone", &user.timezone),
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
