//! Finds the command that a line calls, or was probably meant to call, and hides secrets in echoed lines.
use super::args::{KeywordLine, Match, is_sentence};
use super::index::{Commands, Keyword, LineStart};
use super::politeness;
use super::refusal::Refusal;
use super::spec::{Block, Command, Echo};
use crate::families::{Families, Family};
use crate::game::settings::{after_setting, all, begins_setting};
use crate::say;
use crate::scripts::library::ScriptLibrary;
use crate::scripts::{self, ScriptKind};
use crate::text::sentence::{line, theirs};
use crate::text::{LetterSet, after_words, likeness, slips};
use std::collections::VecDeque;

/// A command that a line calls.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// The command.
    pub command: &'a Command,
    /// The keyword in the line.
    pub keyword: &'a str,
    /// The text after the keyword, trimmed.
    pub rest: &'a str,
    /// The word that ends the lines which belong to it, if its line names one: `UNTIL k7fm2qpd`.
    pub until: Option<&'a str>,
}

impl Call<'_> {
    /// The same call with an end word, if its line ends with `UNTIL` and such a word. The word must be on a line below, or be no
    /// ordinary word.
    pub fn until(self, lexicon: Lexicon, below: &VecDeque<String>) -> Option<Self> {
        let may = self.command.spec.block?.until?;
        let mut words = self.rest.rsplitn(3, char::is_whitespace);
        let (word, until) = (words.next()?, words.next()?);
        let rest = words.next().unwrap_or_default().trim_end();
        if !until.eq_ignore_ascii_case("until") || !may(rest) {
            return None;
        }
        let fit = fit(lexicon, self.command, self.keyword, rest);
        let is_meant = || below.iter().any(|line| is_word(line, word)) || word.contains(|c: char| c.is_ascii_digit());
        (fit == Match::Call && is_meant()).then_some(Self { rest, until: Some(word), ..self })
    }
}

/// Returns whether this word is the whole line.
pub fn is_word(line: &str, word: &str) -> bool {
    line.trim().eq_ignore_ascii_case(word)
}

/// All words that a line may begin with.
#[derive(Clone, Copy)]
pub struct Lexicon<'g> {
    /// The commands.
    pub commands: &'g Commands,
    /// The families of games, which have settings and words of their own.
    pub families: Families,
    /// The judge's games.
    pub games: &'g dyn GameNames,
    /// The scripts. Modules are set like settings.
    pub scripts: &'g ScriptLibrary,
}

/// The names of games. Some words call a command only if the name of a game follows.
pub trait GameNames {
    /// Returns whether this is the name of a game.
    fn is_game(&self, name: &str) -> bool;
}

impl dyn GameNames + '_ {
    /// Returns whether this is the name of a game after the abbreviation of a power, such as `fdemo`.
    pub fn is_seat(&self, text: &str) -> bool {
        // Abbreviations of powers have one or two letters. Text in brackets is not a seat: `[demo S1901M]`.
        let ends = text.char_indices().skip(1).take(2).map(|(i, _)| i);
        ends.filter(|i| text[..*i].chars().all(char::is_alphabetic)).any(|i| self.is_game(&text[i..]))
    }
}

impl<'g> Lexicon<'g> {
    /// Every keyword, with its command.
    fn keywords(self) -> impl Iterator<Item = (&'g Command, &'g str)> {
        self.commands.iter().flat_map(|command| command.words.iter().map(move |words| (command, words)))
    }

    /// Returns whether a text begins with a setting of some family. In a list, the first part decides.
    fn is_setting(self, text: &str) -> bool {
        let first = text.split([',', ';']).next().unwrap_or_default();
        self.families.iter().any(|family| begins_setting(*family, first)) || begins_module(self.scripts, first)
    }

    /// Returns whether a line that begins with the words of a command is exactly the name of a setting.
    fn is_longer_setting(self, line: &str, words: &str) -> bool {
        let Some(rest) = after_words(line, "set").filter(|_| words != "set") else { return false };
        let is =
            |family: &&dyn Family| after_setting(*family, rest).is_some_and(|(after, open)| after.is_empty() && !open);
        self.families.iter().any(is)
    }

    /// Returns whether all of this is settings, or other commands that begin with SET.
    pub fn is_settings(self, rest: &str) -> bool {
        let parts = rest.split([',', ';']).take(MAX_PARTS).map(str::trim);
        let mut parts = parts.map(|part| after_words(part, "set").unwrap_or(part));
        // A comment runs to the end of the line.
        let unknown = parts
            .find(|part| is_comment(part) || !(part.is_empty() || self.sets_otherwise(part) || self.is_whole(part)));
        unknown.is_none_or(is_comment)
    }

    /// Returns whether all of this is settings, or a module with its option.
    fn is_whole(self, part: &str) -> bool {
        is_setting_whole(self.families, part) || begins_module(self.scripts, part) && !is_sentence(part)
    }

    /// Returns whether SET with this text calls a separate command, as `SET NO WAIT` does.
    fn sets_otherwise(self, part: &str) -> bool {
        let line = format!("SET {part}");
        // It does not matter which setting it might be.
        let mut others =
            self.commands.starts_of(&line).into_iter().rev().filter(|start| start.words.starts_with("set "));
        others.find_map(|start| Some(fit(self, start.command, start.words, start.rest?))) == Some(Match::Call)
    }
}

/// Returns whether a text begins with the name of a module, perhaps after NO. `_` matches a blank, a hyphen or nothing.
pub fn begins_module(scripts: &ScriptLibrary, text: &str) -> bool {
    scripts.names(ScriptKind::Module).iter().any(|name| after_module(without_no(text), name).is_some())
}

/// The text after the name of a module at its start.
pub fn after_module<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let mut rest = text.trim_start();
    for wanted in scripts::squeezed(name).chars() {
        let mut chars = rest.trim_start_matches([' ', '-', '_']).chars();
        if !chars.next()?.eq_ignore_ascii_case(&wanted) {
            return None;
        }
        rest = chars.as_str();
    }
    (!rest.starts_with(|c: char| c.is_alphanumeric() || c == '_')).then_some(rest)
}

/// The text after NO or NOT at its start, or else the whole text.
pub fn without_no(text: &str) -> &str {
    let text = text.trim_start();
    let after =
        |no: &&str| text.get(..no.len()).filter(|head| head.eq_ignore_ascii_case(no)).map(|_| &text[no.len()..]);
    ["no ", "not "].iter().find_map(after).unwrap_or(text)
}

/// Returns whether all of this is a sequence of settings or choices of rules.
pub fn is_setting_whole(families: Families, part: &str) -> bool {
    families.iter().any(|family| {
        let mut rest = part;
        while !rest.is_empty() {
            match after_setting(*family, rest) {
                Some((after, false)) => rest = after,
                // The open-ended value may be a date, or a comment.
                Some((value, true)) => {
                    return is_comment(rest) || !is_sentence(value) || value.contains(|c: char| c.is_ascii_digit());
                }
                None => return false,
            }
        }
        true
    })
}

/// Returns the reason why the text after SET is not a setting. It suggests the nearest setting, but never the opposite one.
pub fn no_such_setting(families: Families, text: &str) -> Refusal {
    let typed = text.split([',', ';']).next().unwrap_or(text).trim().to_lowercase();
    // A password may follow: SET PASSWORD hush.
    if typed.split_whitespace().next().is_some_and(is_password) {
        return Refusal::because("That is not a setting. Did you mean SET PASSWORD?");
    }
    let words = families.iter().flat_map(|family| {
        let forms = all(*family).flat_map(|setting| setting.forms).map(|form| form.words());
        forms.chain(family.choice_words())
    });
    let denies = |words: &str| words.starts_with("no ") || words.starts_with("not ");
    let near = words
        .filter(|words| denies(words) == denies(&typed))
        .filter_map(|words| Some((slips(&typed, words).filter(|n| 0 < *n)?, words)))
        .min_by_key(|(n_slips, _)| *n_slips);
    let shown: String = typed.chars().take(40).collect();
    match near.map(|(_, words)| words.to_uppercase()) {
        Some(near) => {
            let meant = line(format!("SET {near}"));
            let why = say!("{} is not a setting. Did you mean {meant}?", theirs(shown), meant);
            Refusal::of_word(why, &typed, Some(near))
        }
        None => Refusal::because(say!("{} is not a setting. HELP SETTINGS lists them.", theirs(shown))),
    }
}

/// The command that a line calls.
pub fn find<'a>(lexicon: Lexicon<'a>, line: &'a str) -> Option<Call<'a>> {
    read(lexicon, line).filter(|(_, fit)| *fit == Match::Call).map(|(call, _)| call)
}

/// The longest keyword that a line begins with, and how well the rest of the line fits it. Polite words at the end do not count.
pub fn read<'a>(lexicon: Lexicon<'a>, line: &'a str) -> Option<(Call<'a>, Match)> {
    read_with(lexicon, line, without_courtesy)
}

/// The same with every word, for lines that may be for a person.
pub fn read_strictly<'a>(lexicon: Lexicon<'a>, line: &'a str) -> Option<(Call<'a>, Match)> {
    read_with(lexicon, line, |_, rest| rest)
}

fn read_with<'a>(
    lexicon: Lexicon<'a>,
    line: &'a str,
    bare: impl Fn(&Command, &'a str) -> &'a str,
) -> Option<(Call<'a>, Match)> {
    let mut starts = lexicon.commands.starts_of(line).into_iter().rev();
    let call = starts.find_map(|LineStart { command, words, rest }| {
        let rest = rest.map(|rest| bare(command, rest));
        let rest = match rest {
            Some(rest) if words == "set" && hides_a_slip(lexicon, line, rest) => return None,
            // `?demo` is a game.
            Some(rest) if words == "?" && !rest.is_empty() => return None,
            Some(rest) if is_question(line, words, rest) => return None,
            // `SET NO WAIT, NO DIAS` is a list.
            Some(rest) if words.starts_with("set ") && rest.starts_with([',', ';']) => return None,
            // `SET GRACE PRESS` is a setting, though SET GRACE is a command.
            Some(rest)
                if words.starts_with("set ")
                    && !rest.is_empty()
                    && lexicon.is_longer_setting(&format!("{words} {rest}"), words) =>
            {
                return None;
            }
            Some(rest) => rest,
            None if words == "set" => bare(command, glued_set(lexicon, line)?),
            None if command.spec.block.is_some_and(|block| block.is_text()) => glued_to(line, words)?,
            None => return None,
        };
        Some(Call { command, keyword: words, rest, until: None })
    })?;
    Some((call, fit(lexicon, call.command, call.keyword, call.rest)))
}

/// A part of a list without SET in front.
fn without_set(part: &str) -> &str {
    after_words(part.trim(), "set").unwrap_or(part.trim())
}

/// The text after a keyword without polite words at its end. A secret, and words that are stored as typed, stay whole.
fn without_courtesy<'a>(command: &Command, rest: &'a str) -> &'a str {
    let spec = &command.spec;
    let bare = politeness::without_courtesy(rest, spec.shows);
    let is_noted = || spec.takes_comment && rest.split([',', ';']).any(|part| is_comment(without_set(part)));
    let is_typed = spec.echo != Echo::Whole || spec.takes_words || is_noted();
    if is_typed && !bare.is_empty() { rest } else { bare }
}

/// Returns how well the text after its keyword fits a command.
fn fit(lexicon: Lexicon, command: &Command, keyword: &str, rest: &str) -> Match {
    (command.spec.takes)(&KeywordLine { keyword, rest, lexicon })
}

/// Returns whether the line is a question ("Who is late?", "WHO IS LATE"), unlike WHO ANN and WHOIS ann, which look someone up.
fn is_question(line: &str, words: &str, rest: &str) -> bool {
    let is_name = |word: &str| word.contains('@') || word.starts_with(char::is_uppercase);
    match words {
        "who" => is_sentence(rest) || !rest.split_whitespace().all(is_name),
        "whois" => line.trim_start().get(..5).is_none_or(|head| !head.eq_ignore_ascii_case(words)),
        _ => false,
    }
}

/// The name of a setting written as one word with SET: `SETNOWAIT`.
fn glued_set<'a>(lexicon: Lexicon, line: &'a str) -> Option<&'a str> {
    let line = line.trim_start();
    let rest = line.get(..3).filter(|set| set.eq_ignore_ascii_case("set")).and_then(|_| line.get(3..))?;
    lexicon.is_setting(rest).then(|| rest.trim())
}

/// The readers of a text written as one word with its keyword: `PRESSTO E`.
fn glued_to<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let line = line.trim();
    let readers = after_words(line, &format!("{words} to"))?;
    let head = line.strip_suffix(readers)?;
    head.rfind(['t', 'T']).map(|at| &line[at..])
}

/// Returns whether the line is not a setting, but too similar to a command with a secret to be treated as one: `SET PASWORD
/// hush`.
fn hides_a_slip(lexicon: Lexicon, line: &str, rest: &str) -> bool {
    !lexicon.is_setting(rest) && hides(lexicon, line)
}

/// A line as the judge may echo it, whether or not it calls a command.
pub fn shown(lexicon: Lexicon, line: &str) -> String {
    match read(lexicon, line) {
        Some((call, Match::Call)) => echo(&call, line),
        Some((call, Match::Wrong)) if call.command.spec.echo != Echo::Whole => echo(&call, line),
        _ => blotted(lexicon, line).unwrap_or_else(|| line.to_owned()),
    }
}

/// Returns the part to echo of a line that calls no command but may hold a secret: the words before the secret. `None` if it
/// seems to hold none.
pub fn blotted(lexicon: Lexicon, line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().take(MAX_LOOKED_AT).collect();
    let n_shown = (0..words.len().min(MAX_BEFORE_SECRET)).find_map(|i| secret_after(lexicon, &words, i))?;
    let kept = words.get(..n_shown)?;
    let shown: Vec<&str> = kept.iter().map(|word| word.split('=').next().unwrap_or(word)).chain([HIDDEN]).collect();
    Some(shown.join(" "))
}

/// The number of words at the start of a line in which to look for a secret.
const MAX_LOOKED_AT: usize = 8;

/// The number of words at the start of a line after which a secret may follow.
const MAX_BEFORE_SECRET: usize = 3;

/// Looks for a secret after this word of a line. Returns the number of words before the secret.
fn secret_after(lexicon: Lexicon, words: &[&str], i: usize) -> Option<usize> {
    let word = words.get(i)?;
    let (name, value) = word.split_once(['=', ':']).unwrap_or((word, ""));
    let name = name.to_lowercase();
    let name = name.trim_matches(|c: char| !c.is_alphanumeric());
    // A sentence may mention a password without giving one.
    let after_set = name.strip_prefix("set").or_else(|| words.first()?.eq_ignore_ascii_case("set").then_some(name));
    let is_password = is_password(after_set.unwrap_or(name)) || after_set == Some("pass");
    // `P hush`
    let is_short = i == 0 && words.len() == 2 && word.eq_ignore_ascii_case("p");
    if (is_password || is_short) && (!value.is_empty() || i + 1 < words.len()) {
        return Some(i + 1);
    }
    let games = lexicon.games;
    let is_seat = games.is_seat(word) || word.strip_prefix('?').is_some_and(|name| games.is_game(name));
    // `F demo hush`
    let is_spaced_seat = i == 1
        && words.len() == 3
        && words.first()?.chars().count() == 1
        && games.is_game(word)
        && !is_sentence(words.last()?);
    if (is_seat || is_spaced_seat) && i + 1 < words.len() {
        return Some(i + 1);
    }
    if 0 < i {
        return None;
    }
    // `SGIN ON fdemo hush`: one typo away from a command with a secret.
    let heads = [words.get(..1)?.concat(), words.get(..2.min(words.len()))?.concat()];
    lexicon.commands.keywords().find_map(|(command, keyword)| {
        let Echo::First(n_open @ 1..) = command.spec.echo else { return None };
        let n_head = 1 + heads.iter().position(|head| slips(head, &keyword.letters).is_some())?;
        // "Hello, how do I join a game?" is a sentence. Its last word is no evidence of that, since it may be the end of a
        // password.
        let names_game = words.get(n_head).is_some_and(|name| games.is_game(name));
        let rest = words.get(n_head..words.len() - 1).unwrap_or_default().join(" ");
        // A single word before it is the name of a game, even `mine`. "game for demo" ends with such a name, not with a password.
        let is_prose = is_sentence(&rest) && rest.contains(|c: char| c.is_whitespace() || ",.!?".contains(c))
            || words.last().is_some_and(|name| games.is_game(name));
        let is_meant = names_game || !is_prose || 1 < keyword.n_words;
        (is_meant && n_head + n_open < words.len()).then_some(n_head + n_open)
    })
}

/// Returns whether this is a common word for a password.
pub fn is_password(word: &str) -> bool {
    let short = ["pw", "pwd", "psw", "passwort", "kennwort", "passphrase", "passe", "contrasena", "parola"];
    // Words of another length are not that similar.
    short.contains(&word) || (5..=13).contains(&word.chars().count()) && 0.6 <= likeness(word, "password")
}

/// Returns whether a line that calls no command may hold a secret. The judge must not echo such a line as it is.
pub fn hides(lexicon: Lexicon, line: &str) -> bool {
    blotted(lexicon, line).is_some()
}

/// The most parts of a list after SET. Each is compared with every setting, so a longer list is not read.
pub const MAX_PARTS: usize = 100;

/// Returns whether this list of settings is too long to read. A comment is not a list.
pub fn is_long_list(rest: &str) -> bool {
    !is_comment(rest) && rest.split([',', ';']).nth(MAX_PARTS).is_some()
}

fn is_comment(rest: &str) -> bool {
    ["comment", "info", "information"].iter().any(|words| after_words(rest, words).is_some())
}

/// The parts of a list after SET as separate lines, if not all of them are settings: `SET NO WAIT, NO DIAS`.
pub fn split_set(lexicon: Lexicon, call: &Call) -> Option<Vec<String>> {
    if call.keyword != "set" || is_comment(call.rest) || is_long_list(call.rest) {
        return None;
    }
    let parts: Vec<&str> = call.rest.split([',', ';']).map(str::trim).collect();
    let is_list = 1 < parts.len();
    // `SET PLAYERS 3, SET POWERS 6`
    let again = parts.iter().any(|part| after_words(part, "set").is_some());
    let is_mixed = again || parts.iter().any(|part| lexicon.sets_otherwise(part));
    let own = |part: &str| format!("SET {}", after_words(part, "set").unwrap_or(part));
    (is_list && is_mixed).then(|| parts.into_iter().filter(|part| !part.is_empty()).map(own).collect())
}

/// The text shown in place of a password.
pub const HIDDEN: &str = "********";

/// A line as the judge may echo it, with any password hidden.
pub fn echo(call: &Call, line: &str) -> String {
    let line = line.trim();
    let words: Vec<&str> = call.rest.split_whitespace().collect();
    match call.command.spec.echo {
        // `SET PASWORD hush` is not a setting.
        Echo::Whole if 1 < words.len() && words.first().is_some_and(|word| is_password(&word.to_lowercase())) => {
            format!("SET {} {HIDDEN}", words.first().copied().unwrap_or_default())
        }
        // `SIGN ON ?demo -` holds no password.
        Echo::First(n) if words.get(n..) == Some(&["-"]) => line.to_owned(),
        Echo::First(n) if n < words.len() => {
            let keyword = line.strip_suffix(call.rest).unwrap_or_default().trim_end();
            let shown = [keyword].into_iter().chain(words.into_iter().take(n)).chain([HIDDEN]);
            shown.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
        }
        _ => line.to_owned(),
    }
}

/// The line of a completed command as the judge may echo it. `SIGN ON demo AS Austria` has signed on, so its last word is a seat
/// and not a password.
pub fn echo_of_done(call: &Call, line: &str) -> String {
    let words: Vec<&str> = call.rest.split_whitespace().collect();
    match words.as_slice() {
        [_, r#as, _] if call.command.spec.signs_on && r#as.eq_ignore_ascii_case("as") => line.trim().to_owned(),
        _ => echo(call, line),
    }
}

/// The call that a line was probably meant to be, if it begins a text for people: `PRES TO E`.
pub fn near_text<'a>(lexicon: Lexicon<'a>, line: &'a str) -> Option<Call<'a>> {
    let heads = Heads::of(line.trim(), lexicon.commands.most_text_words() + 1);
    let near = lexicon.commands.text_keywords().flat_map(|(command, keyword)| {
        heads.near(keyword).filter_map(move |Head { n_words, n_slips, head, rest }| {
            let keyword = &keyword.words;
            let call = Call { command, keyword, rest, until: None };
            let fits = 0 < n_slips && fit(lexicon, command, keyword, rest) == Match::Call;
            // "Reported" is another form of the word, unless it is written as a heading.
            let is_form = || squeezed(head).starts_with(&squeezed(keyword)) && !is_in_capitals(head);
            (fits && !is_form()).then_some((n_slips, usize::MAX - n_words, call))
        })
    });
    near.min_by_key(|(n_slips, n_words, _)| (*n_slips, *n_words)).map(|(.., call)| call)
}

/// The beginnings of a line: its first word, its first two words, and so on.
struct Heads<'a> {
    line: &'a str,
    heads: Vec<(&'a str, LetterSet)>,
}

/// A beginning of a line that is a keyword, or one with typos.
struct Head<'a> {
    n_words: usize,
    n_slips: usize,
    head: &'a str,
    rest: &'a str,
}

impl<'a> Heads<'a> {
    /// At most so many of them.
    fn of(line: &'a str, most: usize) -> Self {
        let (mut heads, mut letters, mut start) = (Vec::new(), LetterSet::default(), 0);
        let ends = line.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
        let is_end = |at: &usize| !line[..*at].ends_with(char::is_whitespace);
        for end in ends.filter(is_end).chain([line.len()]).take(most) {
            letters = letters.and(&line[start..end]);
            start = end;
            heads.push((&line[..end], letters));
        }
        Self { line, heads }
    }

    /// The beginnings that may be this keyword. Its words may be joined, or split.
    fn near(&self, keyword: &Keyword) -> impl Iterator<Item = Head<'a>> {
        let heads = self.heads.iter().enumerate().take(keyword.n_words + 1);
        heads.filter(|(_, (_, letters))| letters.may_be(keyword.letter_set)).filter_map(|(at, (head, _))| {
            let rest = self.line[head.len()..].trim();
            Some(Head { n_words: at + 1, n_slips: slips(head, &keyword.words)?, head, rest })
        })
    }
}

/// Returns whether this is written in capitals, as headings are.
pub fn is_in_capitals(text: &str) -> bool {
    text.contains(char::is_uppercase) && !text.contains(char::is_lowercase)
}

/// The letters and digits of a text, in lower case.
fn squeezed(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The end of a text for people, if the line is one: `ENDPRESS`, with any spacing, or with one typo.
pub fn end_of_text(lexicon: Lexicon, line: &str) -> Option<&'static str> {
    let is_like_one = line.chars().find(|c| c.is_alphanumeric()).is_some_and(|c| c.eq_ignore_ascii_case(&'e'));
    if MAX_END < line.len() || !is_like_one {
        return None;
    }
    let line = squeezed(line);
    let texts = lexicon.commands.iter().filter_map(|command| command.spec.block.filter(Block::is_text));
    let ends = texts.flat_map(|block| block.ends).copied();
    let is_near = |of: &str| line.strip_prefix("end").is_some_and(|typed| slips(typed, of).is_some());
    ends.filter(|end| end.strip_prefix("end").is_some_and(|of| !of.is_empty() && (line == *end || is_near(of))))
        .max_by_key(|end| line == *end)
}

/// The most bytes of a line that may be the end of a text.
const MAX_END: usize = 40;

/// The keywords that were probably meant, best first, at most two. They exclude irrevocable commands, and commands that do not
/// fit the rest of the line.
pub fn nearest<'g>(lexicon: Lexicon<'g>, line: &str) -> Vec<(&'g Command, &'g str)> {
    let typed = line.split_whitespace().take(MAX_LOOKED_AT).collect::<Vec<_>>().join(" ");
    let heads = Heads::of(&typed, MAX_LOOKED_AT);
    let is_keyword = |text: &str| lexicon.keywords().any(|(_, words)| words.eq_ignore_ascii_case(text));
    let mut near: Vec<_> = lexicon
        .commands
        .keywords()
        .filter(|(command, _)| command.spec.guessed)
        .filter_map(|(command, keyword)| {
            let words = keyword.words.as_str();
            let meant = heads.near(keyword).filter(|near| {
                // A word that is spelt correctly is not a typo, and `SET W` is an abbreviation of another keyword.
                !is_keyword(near.head)
                    && words.split(' ').next_back().is_some_and(|last| 1 < last.len())
                    && fit(lexicon, command, words, near.rest) != Match::Sentence
            });
            let score = meant.map(|near| (near.n_slips, usize::MAX - near.n_words)).min()?;
            Some((score, words, command))
        })
        .collect();
    near.sort_by_key(|(score, words, _)| (*score, *words));
    let best = near.first().map(|(score, _, _)| *score);
    near.retain(|(score, _, _)| Some(*score) == best);
    near.dedup_by(|(.., one), (.., other)| one.id == other.id);
    near.into_iter().take(2).map(|(_, words, command)| (command, words)).collect()
}
