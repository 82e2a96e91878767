//! The rules for people's names. No name may be one of the judge's own words.
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, Stop, refuse};
use crate::rules::alphabet::fold;
use crate::say;
use crate::store::{User, UserId};
use crate::text::is_link;
use crate::text::sentence::{Arg, NameKind, Note, known, line, person, term, theirs};
use unicode_security::MixedScript as _;
use unicode_security::skeleton;

/// The minimum and maximum length of a name in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=40;
/// The maximum number of consecutive digits.
const MAX_DIGITS: usize = 4;

/// The judge's own words, in their [`folded`] form, each with its meaning.
#[rustfmt::skip]
const WORDS: &[(&[&str], &str)] = &[
    (&["master", "masters", "gm", "gamemaster"], "the GM of a game"),
    (&["judge", "judges"], "myself"),
    (&["keeper", "keepers", "judgekeeper"], "the keeper of this judge"),
    (&["observer", "observers"], "a person who watches a game"),
    (&["all", "everybody", "everyone"], "all players of a game"),
    (&["somebody", "someone", "nobody", "noone"], "a player who does not say who they are"),
    (&["clock"], "the clock of a game"),
    (&["computer", "computers", "bot"], "a computer that plays"),
    (&["player", "players", "formerplayer"], "a player whose name is not told"),
];

/// A person by number, for stored sentences: they show the current name.
pub fn numbered<S>(user: &User) -> Arg<'_, S> {
    known(NameKind::Person, user.id.number(), &user.name)
}

/// Checks that a person may have this name. `user` is that person, if registered.
///
/// # Errors
/// A sentence with the reason.
pub fn check(env: &Env, name: &str, user: Option<UserId>) -> CommandResult {
    // A name in another alphabet may look like one of our words as a whole.
    let looks_like: String = skeleton(name).collect();
    let is_it = |own: &str| [name, &looks_like].iter().any(|name| looks(&folded(name)) == looks(own));
    let own = is_it(&folded(&env.judge.name)).then_some("myself");
    let keeper = || {
        let keeper = env.store.user_at(&env.judge.keeper)?;
        let is_theirs = keeper.is_some_and(|keeper| Some(keeper.id) != user && is_it(&folded(&keeper.name)));
        anyhow::Ok(is_theirs.then_some("the keeper of this judge"))
    };
    let meaning = || WORDS.iter().find(|(words, _)| words.iter().any(|word| is_it(word))).map(|(_, meaning)| *meaning);
    if let Some(meaning) = own.or_else(meaning).map_or_else(keeper, |meaning| Ok(Some(meaning)))? {
        return refuse(say!("{} is my word for {meaning}. Please choose another name.", theirs(name), meaning));
    }
    if name.split_whitespace().any(is_link) {
        return refuse(say!(
            "This name reads like an address on the web, so I don't take it. Write a blank after a dot: {}.",
            line("REGISTER J. R. Smith")
        ));
    }
    let is_good =
        LENGTH.contains(&name.chars().count()) && name.chars().all(is_of_name) && name.contains(char::is_alphabetic);
    let has_number = name.split(|c: char| !c.is_numeric()).any(|digits| MAX_DIGITS < digits.chars().count());
    if !is_good || has_number {
        return refuse(say!(
            "A name has {} to {} characters: letters, spaces, and . ' -. It can have numbers of up to {} digits. Please write it like this: {}.",
            *LENGTH.start(),
            *LENGTH.end(),
            MAX_DIGITS,
            line("REGISTER Ann Other")
        ));
    }
    if !name.is_single_script() {
        return refuse(say!(
            "{} mixes letters of several alphabets, which may look alike. Please write your name in one alphabet.",
            theirs(name)
        ));
    }
    Ok(())
}

/// Returns a note about a name that is also a power on some board. `None` for other names.
pub fn note_of(env: &Env, name: &str) -> Option<Note> {
    env.judge.catalogue.has_power(name).then(|| {
        let joined = term(format!("{name} (who has joined)"));
        Note::of(say!(
            "{} is also the name of a power. Until a game starts, the others in it read \"{joined}\".",
            person(name),
            joined
        ))
    })
}

/// A name for a writer who was not asked for one, from the letter's head or else from the address.
///
/// # Errors
/// If neither is a valid name.
pub fn of_writer(cx: &Context) -> CommandResult<String> {
    let local = cx.mailbox()?.split(['@', '+']).next().unwrap_or_default().replace(['.', '_'], " ");
    let is_name = |name: &String| check(cx, name, None).is_ok();
    [cx.letterhead.from_name.clone(), local]
        .into_iter()
        .find(is_name)
        .ok_or_else(|| {
            Refusal::because(say!(
                "What is your name? Send this line again, with REGISTER and your name above it: {}.",
                line("REGISTER Ann Other")
            ))
        })
        .map_err(Stop::from)
}

/// The letters of a name in lower case, without accents or an article. Letters that look Latin become Latin.
fn folded(name: &str) -> String {
    let letters: String = fold(name).chars().filter(|c| c.is_alphabetic()).collect();
    let is_word = |rest: &&str| WORDS.iter().any(|(words, _)| words.contains(rest));
    let bare = ["the", "an", "a"].into_iter().filter_map(|article| letters.strip_prefix(article)).find(is_word);
    bare.map_or_else(|| letters.clone(), str::to_owned)
}

/// The shape of a word. Words that look alike have the same shape.
fn looks(word: &str) -> String {
    skeleton(word).collect()
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ' ' | '.' | '\'' | '’' | '-') || is_mark(c)
}

/// Marks that are not letters themselves: accents, and the vowels and signs of Indic and Thai letters.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}'
        | '\u{900}'..='\u{963}' | '\u{981}'..='\u{fbc}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{3099}' | '\u{309a}')
}
