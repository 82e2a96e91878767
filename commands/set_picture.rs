//! SET PICTURE -- get pictures of the board in your e-mails.
//!
//! Usage: SET PICTURE ON
//!    or: SET PICTURE OFF
//!    or: SET PICTURE ALWAYS
//!    or: SET PICTURE LIGHT, DARK or PRINT
//!    or: SET PICTURE NORMAL or LARGE
//!
//! A picture comes with each e-mail that shows the position: results, the start, a rollback, the end. The text always
//! says the same.
//!
//! ALWAYS also sends one with replies to your orders, with the orders drawn on it. PRINT is for paper and e-ink. You
//! can combine words on one line. The choice applies to all your games.
//!
//! ```text
//! > SET PICTURE ON DARK
//! < E-mails that show the position will include a picture: dark, of normal
//! < size.
//! > SET PICTURE OFF
//! < Your e-mails will include no pictures.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Stop, Subject, refuse};
use crate::say;
use crate::store::{Look, MailPreferences, Pictures, Size};
use crate::text::doc::Doc;
use crate::text::sentence::Note;

pub const SPEC: Spec =
    Spec::new(&["set picture", "set pictures", "set no picture", "set no pictures"], Subject::Known, takes);

/// These words, or one like them, but not "Set picture frames on the wall".
fn takes(said: &KeywordLine) -> Match {
    let words = said.words();
    match !words.is_empty() && words.iter().all(|word| WORDS.contains(&word.to_lowercase().as_str())) {
        true => Match::Call,
        false => args::words::<0, 1>(said),
    }
}

/// The words that may stand here.
const WORDS: &[&str] = &["on", "off", "none", "always", "light", "dark", "print", "normal", "large", "link"];

/// The way in which it is written.
const USAGE: &str = "SET PICTURE ON, OFF or ALWAYS; LIGHT, DARK or PRINT; NORMAL or LARGE";

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let words: Vec<String> = args.words().into_iter().map(str::to_lowercase).collect();
    let changes = match words.as_slice() {
        [] if args.keyword_has("no") => vec![change("off")?],
        [] => return Err(Refusal::Usage(USAGE).into()),
        _ if args.keyword_has("no") => return Err(Refusal::Usage("SET NO PICTURE").into()),
        words => words.iter().map(|word| change(word)).collect::<Result<Vec<_>, _>>()?,
    };
    let wishes = cx.change_wishes(|wishes| {
        wishes.n_too_large = 0;
        changes.iter().for_each(|change| change(wishes));
    })?;
    doc.para(told(&wishes));
    Ok(())
}

/// Returns the change that one word makes.
fn change(word: &str) -> Result<fn(&mut MailPreferences), Stop> {
    Ok(match word {
        "on" => |wishes| wishes.picture = Pictures::On,
        "off" | "none" => |wishes| wishes.picture = Pictures::Off,
        "always" => |wishes| wishes.picture = Pictures::Always,
        "light" => |wishes| wishes.look = Look::Light,
        "dark" => |wishes| wishes.look = Look::Dark,
        "print" => |wishes| wishes.look = Look::Print,
        "normal" => |wishes| wishes.size = Size::Normal,
        "large" => |wishes| wishes.size = Size::Large,
        "link" => {
            return refuse(
                "I have no web pages that an e-mail could link to. SET PICTURE ON sends the picture itself.",
            );
        }
        _ => return Err(Refusal::Usage(USAGE).into()),
    })
}

/// Tells which pictures come, as a sentence.
fn told(wishes: &MailPreferences) -> Note {
    let which = match wishes.picture {
        Pictures::Off => return Note::of("Your e-mails will include no pictures."),
        Pictures::On => "E-mails that show the position",
        Pictures::Always => "E-mails that show the position, and replies to your orders,",
    };
    let look = match wishes.look {
        Look::Light => "light",
        Look::Dark => "dark",
        Look::Print => "for print",
    };
    let size = match wishes.size {
        Size::Normal => "of normal size",
        Size::Large => "large",
    };
    Note::of(say!("{which} will include a picture: {look}, {size}.", which, look, size))
}
