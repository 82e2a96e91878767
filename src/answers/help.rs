//! What HELP and GET send, made from the documentation of the commands, the tables of settings, the families' topics,
//! and the texts in `help/`.
use crate::commands::COMMANDS;
use crate::desk::command::after_words;
use crate::families::setting::Setting;
use crate::families::{Family, Topic, Word};
use crate::game::settings::GENERAL;
use crate::judge::Judge;
use crate::text::{indent, list, nearest, row, unfold};

/// The texts that belong to neither a command nor a family.
const TEXTS: &[(&str, &str, &str)] = &[
    ("guide", "how to play here, starting with the first letter", include_str!("help/guide.txt")),
    ("dates", "how dates are written", include_str!("help/dates.txt")),
    ("house.rules", "what is expected of players and masters", include_str!("help/house_rules.txt")),
];

fn families(judge: &Judge) -> impl Iterator<Item = &'static dyn Family> {
    judge.catalogue.families().iter().copied()
}

fn topics(judge: &Judge) -> impl Iterator<Item = &'static Topic> {
    families(judge).flat_map(|family| family.topics())
}

fn words(judge: &Judge) -> impl Iterator<Item = &'static Word> {
    families(judge).flat_map(|family| family.words())
}

/// Every setting that some game can have.
fn settings(judge: &Judge) -> impl Iterator<Item = &'static Setting> {
    GENERAL.iter().chain(families(judge).flat_map(|family| family.settings()))
}

/// The letter to a stranger.
pub fn howto(judge: &Judge) -> String {
    let games: Vec<&str> = families(judge).map(|family| family.title()).collect();
    format!(
        "This is {}, a program that runs games of {} by mail. It reads letters line by line and does what the lines say.\n\nTo begin, answer with one of these lines, with your own name instead of Ann's:\n\n  REGISTER Ann Other\n  LIST\n  HELP\n\nREGISTER makes you known here, LIST shows the games, HELP the commands. If you did not mean to write to a program, you need not do anything.\n",
        judge.name,
        list(&games)
    )
}

/// The list of commands.
pub fn overview(judge: &Judge) -> String {
    let mut text = format!("{} understands these commands; HELP and a name explains one.\n\n", judge.name);
    for command in COMMANDS {
        let (name, says) = title(command.help);
        text += &row(&format!("  {name:<16} "), says);
    }
    for word in words(judge) {
        let (name, says) = title(word.help);
        text += &row(&format!("  {name:<16} "), says);
    }
    let topics = topics(judge).filter_map(|topic| topic.names.first()).map(|name| name.to_uppercase());
    let topics: Vec<String> = ["DATES".to_owned(), "SETTINGS".to_owned()].into_iter().chain(topics).collect();
    text += &format!(
        "\nOther topics: {}, and every setting, option and variant by its name.\nGET FLIST lists the files that can be sent to you.\n",
        topics.join(", ")
    );
    text
}

/// The title of a command, `SIGN ON`, and what it does.
fn title(help: &str) -> (&str, &str) {
    help.lines().next().and_then(|line| line.split_once(" -- ")).unwrap_or(("", ""))
}

/// The help on one topic.
///
/// # Errors
/// A sentence that suggests another topic.
pub fn topic(judge: &Judge, topic: &str) -> Result<String, String> {
    let lower = topic.to_lowercase();
    match lower.as_str() {
        "settings" | "set options" => return Ok(all_settings(judge)),
        "variants" | "variant" => {
            let intro = text_of(judge, "variants").unwrap_or_default();
            return Ok(format!("{intro}\n{}", variants(judge)));
        }
        _ => {}
    }
    if let Some(text) = text_of(judge, &lower) {
        return Ok(text);
    }
    let is = |words: &str| after_words(topic, words).is_some_and(str::is_empty);
    if let Some(command) = COMMANDS.iter().find(|command| command.spec.words.iter().any(|words| is(words))) {
        return Ok(reflow(command.help));
    }
    if let Some(word) = words(judge).find(|word| word.words.iter().any(|words| is(words))) {
        return Ok(reflow(word.help));
    }
    let named = topic.get(..4).filter(|set| set.eq_ignore_ascii_case("set ")).map_or(topic, |_| &topic[4..]);
    let called = |words: &&str| after_words(named, words).is_some_and(str::is_empty);
    if let Some(setting) = settings(judge)
        .find(|setting| setting.name == lower || setting.words().iter().any(|words| called(&words.as_str())))
    {
        let default = setting.say(setting.default);
        return Ok(format!("SET {}\n\n{}\n\nDefault: {default}\n", setting.words().join("\n    "), setting.doc));
    }
    let names = judge.catalogue.names();
    if names.contains(&lower) {
        return file(judge, &format!("info.{lower}"));
    }
    if let Some(text) = families(judge).find_map(|family| family.explain(named)) {
        return Ok(text);
    }
    if let Some(name) = judge.catalogue.find(&lower) {
        return file(judge, &format!("info.{name}"));
    }
    let words = COMMANDS.iter().flat_map(|command| command.spec.words).copied();
    let options = families(judge).flat_map(|family| family.option_names());
    let words = words.chain(options).chain(names.iter().map(String::as_str));
    let shown: String = topic.chars().take(40).collect();
    let meant = nearest(&lower, words).map(|near| format!(" Did you mean HELP {}?", near.to_uppercase()));
    Err(format!("There is no help on \"{shown}\".{} HELP alone lists all topics.", meant.unwrap_or_default()))
}

/// The topic that tells about a line that is neither a command nor an order, as it is written after HELP.
pub fn about(_judge: &Judge, _line: &str) -> Option<&'static str> {
    None
}

/// The text of a topic that is neither a command nor a setting.
fn text_of(judge: &Judge, name: &str) -> Option<String> {
    let own = TEXTS.iter().find(|(own, _, _)| *own == name).map(|(_, _, text)| unfold(text));
    own.or_else(|| topics(judge).find(|topic| topic.names.contains(&name)).map(|topic| (topic.text)()))
}

/// Every setting with its words and effect.
fn all_settings(judge: &Judge) -> String {
    let say = |setting: &Setting| format!("SET {}\n{}\n\n", setting.words().join(" | "), indent(setting.doc));
    let mut text: String = GENERAL.iter().map(say).collect();
    for family in families(judge) {
        text += &format!("In games of {}:\n\n", family.title());
        text.extend(family.settings().iter().map(say));
    }
    text
}

/// Every variant in one line: its name, title, number of powers, and goal.
pub fn variants(judge: &Judge) -> String {
    let mut text = format!(
        "These variants are played here. The columns show the number of players and the centres that win. HELP and a name explains one. GET MAP and its name, as in GET MAP.STANDARD, shows its board.\n\n{:<26}for  win  title\n",
        "name"
    );
    let own = judge.catalogue.own_names();
    let mut any = false;
    for name in judge.catalogue.names() {
        // Boards with flaws are only shown to the keeper.
        let Ok(board) = judge.catalogue.board(&name) else { continue };
        let board = board.variant;
        let title: String = board.title().chars().take(36).collect();
        let is_own = !judge.catalogue.is_shipped(&name) && own.contains(&name);
        any |= is_own;
        let mark = if is_own { "*" } else { "" };
        let name = format!("{name}{mark}");
        let end = if 25 < name.len() { format!("\n{:26}", "") } else { String::new() };
        let line = format!("{:>3}  {:>3}  {}", board.n_played(), board.goal(), title.trim_end());
        text += &row(&format!("{name:<26}{end}"), &line);
    }
    if any {
        text += "\nThe keeper's own variants have a *.\n";
    }
    text
}

/// A file, by its classic name.
///
/// # Errors
/// A sentence that says which files there are.
pub fn file(judge: &Judge, name: &str) -> Result<String, String> {
    let lower = name.to_lowercase();
    match lower.as_str() {
        "flist" | "files" => return Ok(files(judge)),
        "package" => {
            let names = TEXTS.iter().map(|(name, _, _)| *name).chain(["orders", "variants"]);
            return Ok(names.filter_map(|name| text_of(judge, name)).map(|text| format!("{text}\n")).collect());
        }
        "settings" => return Ok(all_settings(judge)),
        _ => {}
    }
    if let Some(text) = text_of(judge, &lower) {
        return Ok(text);
    }
    let of = |kind: &str| lower.strip_prefix(kind).and_then(|variant| judge.catalogue.find(variant));
    let info = of("info.").and_then(|name| judge.catalogue.info(&name)).map(|text| unfold(&text));
    let map = || of("map.").and_then(|name| judge.catalogue.board(&name).ok()).map(|board| board.variant.describe());
    info.or_else(map).ok_or_else(|| {
        if let Some(variant) = lower.strip_prefix("info.").or_else(|| lower.strip_prefix("map.")) {
            return judge.catalogue.unknown(variant);
        }
        let shown: String = name.chars().take(40).collect();
        format!("There is no file \"{shown}\". GET FLIST lists all files.")
    })
}

fn files(judge: &Judge) -> String {
    let mut text = String::from("These files can be sent to you: GET and the name.\n\n");
    let topics = topics(judge).filter_map(|topic| Some((*topic.names.first()?, topic.says)));
    for (name, says) in TEXTS.iter().map(|(name, says, _)| (*name, *says)).chain(topics) {
        text += &row(&format!("  {name:<18} "), says);
    }
    text += &row(&format!("  {:<18} ", "package"), "all of these at once, for new players");
    text += &row(&format!("  {:<18} ", "settings"), "the settings of a game");
    text += "\nFor each variant (LIST VARIANTS) also info.NAME, its description, and map.NAME, its powers, provinces and borders.\n";
    text
}

/// Documentation for a letter: the lines of a paragraph are joined; usage, tables and examples stay as they are.
fn reflow(help: &str) -> String {
    let fixed = |line: &str| line.is_empty() || line.starts_with([' ', '>', '<']) || line.starts_with("Usage:");
    let mut text = String::new();
    let mut flows = false;
    for line in help.lines() {
        if !text.is_empty() {
            text.push(if flows && !fixed(line) { ' ' } else { '\n' });
        }
        text += line;
        flows = !fixed(line) && !line.contains(" -- ");
    }
    text
}
