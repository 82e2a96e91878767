//! Changes of a board by mail: what stands between MORPH and END MORPH.
//!
//! The lines are those of a folder under `variants/` that says what differs from its base, under the name of the file
//! that each belongs to: `variant:`, `provinces:`, `borders:`, `start:`. A game that has such lines is played on a board of
//! its own. Whatever the lines say ends up in letters to others, so that nothing but plain words may stand in them.
use super::catalogue::{Chain, Folder};
use crate::families::report::push_wrapped;
use crate::rules::diplomacy::board::Board;
use crate::rules::diplomacy::variant::Flaw;
use crate::text::{list, tame};
use std::fmt::Write as _;

/// The parts, by the words that begin them, and the files that they are.
const PARTS: [(&str, &str); 4] =
    [("variant", "variant.toml"), ("provinces", "provinces.txt"), ("borders", "borders.txt"), ("start", "start.txt")];

/// So many lines may change a board.
const MOST_LINES: usize = 500;
/// So long may a line be, in bytes.
const LONGEST_LINE: usize = 300;
/// So long may a name be, in characters: of a power, a railway, a province.
const LONGEST_NAME: usize = 40;
/// So many powers may a game have.
const MOST_POWERS: usize = 64;
/// So many mistakes are told at once.
const MOST_FLAWS: usize = 8;

/// Reads the lines and proves the board that they make of another one. `None`: there is nothing in them.
///
/// # Errors
/// Sentences that say what is wrong, by the number of the line.
pub fn read(lines: &[String], base: &Chain) -> Result<Option<(Chain, Board)>, String> {
    let Some(folder) = folder(lines, base.key())? else { return Ok(None) };
    // The board needs a name that none of those has on which it is based.
    let mut key = "morph".to_owned();
    while base.names().any(|name| name == key) {
        key.push('-');
    }
    let chain = Chain::upon(&key, folder, base);
    let board = chain.read().map_err(|flaws| sentences(&flaws))?;
    check_names(&board)?;
    Ok(Some((chain, board)))
}

/// The files that the lines stand for. Each line keeps its number, so that a mistake is found where it was made.
fn folder(lines: &[String], base: &str) -> Result<Option<Folder>, String> {
    if MOST_LINES < lines.len() {
        return Err(format!("A MORPH has at most {MOST_LINES} lines; this one has {}.", lines.len()));
    }
    let mut files: [Vec<String>; PARTS.len()] = Default::default();
    let mut part = None;
    let mut is_empty = true;
    let mut last_margin = None;
    // Every board that is based on another one says so.
    let mut based = Some(format!("base = \"{base}\""));
    for (number, line) in (1..).zip(lines) {
        let wrong = |why: &str| Err(format!("Line {number} of your MORPH: {why}"));
        let line = plain(line);
        if LONGEST_LINE < line.len() {
            return wrong("it is too long; break it in two.");
        }
        if line.chars().any(|c| c.is_control() && c != '\t') || tame(&line) != line {
            return wrong("there are characters or words in it that can not stand in a letter.");
        }
        let text = line.split('#').next().unwrap_or_default().trim();
        let begins = PARTS.iter().position(|(word, _)| is_head(text, word));
        if let Some(begins) = begins {
            part = Some(begins);
            last_margin = None;
            if begins == 0
                && let Some(based) = based.take()
            {
                put(&mut files[0], number, &based, false);
            }
            continue;
        }
        if text.is_empty() {
            continue;
        }
        let Some(part) = part else {
            let heads = PARTS.map(|(word, _)| format!("{word}:"));
            return wrong(&format!("a line must follow the name of its part: {}.", list(&heads)));
        };
        if part == 0 {
            check_sheet_line(&line).map_err(|why| format!("Line {number} of your MORPH: {why}"))?;
        }
        is_empty = false;
        // What is set in goes on with the line above.
        let margin = line.len() - line.trim_start().len();
        let goes_on = part != 0 && last_margin.is_some_and(|last| last + 4 <= margin);
        if !goes_on {
            last_margin = Some(margin);
        }
        put(&mut files[part], number, line.trim_start(), goes_on);
    }
    if let Some(based) = based {
        files[0].insert(0, based);
    }
    let folder = PARTS.iter().zip(files).filter(|(_, lines)| !lines.is_empty());
    let folder = folder.map(|((_, file), lines)| ((*file).to_owned(), lines.join("\n") + "\n")).collect();
    Ok((!is_empty).then_some(folder))
}

/// Is this the line that begins a part? `Start:`, `start.txt:`, `[start]`
fn is_head(text: &str, word: &str) -> bool {
    let name = text.strip_suffix(':').map(str::trim_end).unwrap_or_default();
    let name = name.strip_suffix(".txt").or_else(|| name.strip_suffix(".toml")).unwrap_or(name);
    name.eq_ignore_ascii_case(word)
}

/// A line as it was meant: what word processors make of quotation marks and dashes is undone.
fn plain(line: &str) -> String {
    let plain = |c: char| match c {
        '\u{201c}' | '\u{201d}' | '\u{201e}' => '"',
        '\u{2013}' | '\u{2014}' | '\u{2212}' => '-',
        '\u{a0}' => ' ',
        c => c,
    };
    line.chars().map(plain).collect::<String>().trim_end().to_owned()
}

/// Puts a line of the letter where it has the same number in its file.
fn put(file: &mut Vec<String>, number: usize, line: &str, goes_on: bool) {
    if let (true, Some(last)) = (goes_on, file.last_mut()) {
        last.push(' ');
        last.push_str(line);
        return;
    }
    file.resize(number - 1, String::new());
    file.push(line.to_owned());
}

/// What `variant.toml` may not say here. Without backslashes and texts of several lines, what is read is what was written.
fn check_sheet_line(line: &str) -> Result<(), &'static str> {
    let key = line.trim_start().split(['=', ' ']).next().unwrap_or_default().trim_matches(['"', '\'']);
    match key {
        "base" => Err("the game's own variant is the base; SET VARIANT changes it."),
        "title" | "source" => Err("the title stays that of the variant; say more about the game with SET COMMENT."),
        _ if line.contains('\\') => Err("a backslash has no place here."),
        _ if line.contains("\"\"\"") || line.contains("'''") => Err("write a text in one line, between \" and \"."),
        _ => Ok(()),
    }
}

/// Names stand in the heads of letters, and are typed by others.
fn check_names(board: &Board) -> Result<(), String> {
    if MOST_POWERS < board.powers.len() {
        return Err(format!("A game has at most {MOST_POWERS} powers; this one would have {}.", board.powers.len()));
    }
    let powers = board.powers.iter().flat_map(|power| [&power.name, &power.adjective]);
    let provinces = board.provinces.iter().map(|province| &province.name);
    let lines = board.railways.iter().flat_map(|line| [&line.name, &line.abbreviation]);
    let canals = board.gateways.iter().flat_map(|canal| [&canal.name, &canal.abbreviation]);
    let teams = board.power_data.iter().filter_map(|data| data.team.as_ref());
    let eras = board.calendar.turns.iter().filter_map(|turn| turn.era.as_ref());
    let mut names = powers.chain(provinces).chain(lines).chain(canals).chain(teams).chain(eras);
    match names.find(|name| LONGEST_NAME < name.chars().count()) {
        Some(name) => {
            let shown: String = name.chars().take(20).collect();
            Err(format!("A name has at most {LONGEST_NAME} characters; \"{shown}...\" has {}.", name.chars().count()))
        }
        None => Ok(()),
    }?;
    // SIGN ON M is the master's, PRESS TO O the observers'.
    let reserved = ["m", "o", "master", "observer", "observers", "judge", "player", "all", "but", "to", "as"];
    let is_reserved = |word: &&String| reserved.contains(&word.to_lowercase().as_str());
    let mut words = board.powers.iter().flat_map(|power| [&power.letter, &power.name]);
    match words.find(is_reserved) {
        Some(word) => Err(format!("No power can be called \"{word}\": that word means something else in letters.")),
        None => Ok(()),
    }
}

/// The mistakes as sentences, each with the line that it is on.
fn sentences(flaws: &[Flaw]) -> String {
    let mut in_order: Vec<&Flaw> = flaws.iter().collect();
    in_order.sort_by_key(|flaw| flaw.line);
    let mut lines: Vec<String> = in_order
        .iter()
        .take(MOST_FLAWS)
        .map(|flaw| {
            let why: String = flaw.why.chars().take(200).collect();
            match flaw.line {
                line if 0 < line && !flaw.file.contains('/') => format!("Line {line} of your MORPH: {why}."),
                _ => format!("The board does not hold together ({}): {why}.", flaw.file),
            }
        })
        .collect();
    if MOST_FLAWS < flaws.len() {
        lines.push(format!("And {} mistakes more.", flaws.len() - MOST_FLAWS));
    }
    lines.dedup();
    lines.join("\n")
}

/// The changes of a board as they can be mailed back.
pub fn show(chain: &Chain) -> String {
    let mut text = "  MORPH\n".to_owned();
    for (word, file) in PARTS {
        let lines = chain.file(file).unwrap_or_default().lines().filter(|line| !line.trim().is_empty());
        let lines: Vec<&str> = lines.filter(|line| word != "variant" || !line.starts_with("base = ")).collect();
        if lines.is_empty() {
            continue;
        }
        let _ = writeln!(text, "  {word}:");
        for line in lines {
            match word {
                // A text between quotation marks is not to be broken.
                "variant" => text += &format!("  {line}\n"),
                _ => push_wrapped(&mut text, &format!("  {line}"), 8),
            }
        }
    }
    text + "  END MORPH\n"
}
