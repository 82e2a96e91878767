//! The texts that HELP and GET send, made from the documentation of the commands, the tables of settings, the
//! families' topics, and the texts in `help/`.
use crate::answers::words::HINTS;
use crate::command::{CommandId, after_words, ids};
use crate::families::setting::Setting;
use crate::families::{Family, Hint, Says, Topic, Word};
use crate::game::settings::GENERAL;
use crate::judge::Judge;
use crate::say;
use crate::text::sentence::{Note, line, theirs};
use crate::text::{indent, list, nearest, row, unfold};

/// The texts that belong to neither a command nor a family.
const TEXTS: &[(&str, &str, &str)] = &[
    ("guide", "how to play here, starting with the first letter", include_str!("help/guide.txt")),
    ("dates", "how dates are written", include_str!("help/dates.txt")),
    ("pictures", "the pictures of the board, and how to read them", include_str!("help/pictures.txt")),
    ("calendar", "deadlines in your calendar", include_str!("help/calendar.txt")),
    ("computers", "computers that play, and stewards of powers that nobody plays", include_str!("help/computers.txt")),
    ("luck", "where the luck of a game comes from, and how to check it", include_str!("help/luck.txt")),
    ("proof", "what shows that a letter is from you", include_str!("help/proof.txt")),
    ("house.rules", "what is expected of players and masters", include_str!("help/house_rules.txt")),
];

fn families(judge: &Judge) -> impl Iterator<Item = &'static dyn Family> {
    judge.catalogue.families().iter().copied()
}

fn topics(judge: &Judge) -> impl Iterator<Item = &'static Topic> {
    families(judge).flat_map(|family| family.topics())
}

/// The families' own keywords that have a HELP of their own.
fn words(judge: &Judge) -> impl Iterator<Item = &'static Word> {
    families(judge).flat_map(|family| family.words()).filter(|word| !word.help.is_empty())
}

/// Every setting that some game can have.
fn settings(judge: &Judge) -> impl Iterator<Item = &'static Setting> {
    GENERAL.iter().chain(families(judge).flat_map(|family| family.settings()))
}

/// The letter to a stranger: short, since it may go to somebody whose address was forged.
pub fn howto(judge: &Judge) -> String {
    let games: Vec<&str> = families(judge).map(|family| family.title()).collect();
    let pages = judge.url.as_ref().map(|url| format!(" Or play on the web: {url}")).unwrap_or_default();
    format!(
        "This is {}, a program that runs games of {} by e-mail.\n\nTo play, answer with this line, with your own name instead of Ann's:\n\n  REGISTER Ann Other\n\nI then know you, and tell you how to join a game. LIST shows the games.{pages}\n\nIf you did not mean to write to a program, do nothing.\n",
        judge.name,
        list(&games)
    )
}

/// The commands in the list of HELP, by the names of their files. Those that stand nowhere here are at its end.
const GROUPS: &[(&str, &[CommandId])] = &[
    (
        "To begin",
        &[
            ids::HELP,
            ids::LEARN,
            ids::TUTORIAL,
            ids::REGISTER,
            ids::CONFIRM,
            ids::LIST,
            ids::GAMES,
            ids::OPENINGS,
            ids::SET_NOTICES,
            ids::RESERVE,
            ids::SIGN_ON,
            ids::DECLINE,
            ids::CREATE,
            ids::OBSERVE,
            ids::GET,
        ],
    ),
    (
        "To play",
        &[
            ids::STATUS,
            ids::UNDO,
            ids::CLEAR,
            ids::DROP,
            ids::CHANGE,
            ids::DRAFT,
            ids::KEEP_SETUP,
            ids::PHASE,
            ids::IF_THEN,
            ids::END_IF,
            ids::STANDING,
            ids::OPTIONS,
            ids::FORECAST,
            ids::SANDBOX,
            ids::WHY,
            ids::EXPLAIN,
            ids::SET_WAIT,
            ids::SET_ABSENCE,
            ids::EXTEND,
            ids::SET_PREFERENCE,
            ids::READY,
            ids::HISTORY,
            ids::SUMMARY,
            ids::SITTER,
            ids::SEEK,
            ids::RESIGN,
        ],
    ),
    (
        "To talk",
        &[
            ids::PRESS,
            ids::PRESS_REPLY,
            ids::BROADCAST,
            ids::POSTAL_PRESS,
            ids::DIARY,
            ids::IGNORE,
            ids::REPORT,
            ids::SET_ALL_PRESS,
            ids::SET_BROADCAST,
            ids::WHOGAME,
        ],
    ),
    ("To vote", &[ids::SET_DRAW, ids::SET_CONCEDE, ids::PROPOSE, ids::AGREE]),
    (
        "For you and your letters",
        &[
            ids::SET_PASSWORD,
            ids::SET_ADDRESS,
            ids::I_AM_ALSO,
            ids::SET_NEW_TOKEN,
            ids::SET_TIMEZONE,
            ids::SET_ANSWERS,
            ids::SET_WIDTH,
            ids::SET_JSON,
            ids::SET_RECEIPTS,
            ids::SET_FORMAT,
            ids::SET_PICTURE,
            ids::SET_THEME,
            ids::SET_CALENDAR,
            ids::SET_DIGEST,
            ids::SET_REMINDER,
            ids::SIGN_OFF,
            ids::WHOIS,
            ids::INFO_PLAYER,
            ids::SET_PRIVACY,
            ids::MY_DATA,
            ids::WEB,
            ids::UNREGISTER,
            ids::VERSION,
        ],
    ),
    (
        "To run a game",
        &[
            ids::BECOME_MASTER,
            ids::BECOME_POWER,
            ids::SET,
            ids::MORPH,
            ids::SET_DEADLINE,
            ids::SET_GRACE,
            ids::SET_START,
            ids::PROCESS,
            ids::PREDICT,
            ids::PAUSE,
            ids::RESUME,
            ids::ROLL_BACK,
            ids::ROLL_FORWARD,
            ids::EDIT,
            ids::TERMINATE,
            ids::EJECT,
            ids::INVITE,
            ids::SET_JOIN_PASSWORD,
            ids::SET_PLAYERS_ALLOWED,
            ids::APPROVE,
            ids::FORCE_BEGIN,
            ids::UNSTART,
            ids::ASSIGN,
            ids::SWAP,
            ids::REPLACE,
            ids::ADMIT,
            ids::PROMOTE,
            ids::REMIND,
            ids::ANNOUNCE,
            ids::RENAME,
        ],
    ),
    (
        "To keep the judge",
        &[
            ids::KEEPER,
            ids::KEEPER_IMPORT,
            ids::KEEPER_LETTERS,
            ids::KEEPER_USER,
            ids::KEEPER_MERGE,
            ids::KEEPER_ERASE,
            ids::KEEPER_ADDRESS,
            ids::KEEPER_ADJUST,
            ids::PAUSE_JUDGE,
            ids::RESUME_JUDGE,
            ids::KEEPER_RULES,
            ids::NO_CREATE,
            ids::ALLOW_PLAYER,
            ids::BAN,
        ],
    ),
];

/// Topics under one heading, each with its name and what it is about.
pub struct Group<'a> {
    /// `To begin`
    pub head: &'static str,
    /// Its topics.
    pub topics: Vec<TopicEntry<'a>>,
}

/// A topic in a list.
pub struct TopicEntry<'a> {
    /// The word by which HELP finds it: `resign`.
    pub word: &'a str,
    /// The name of the entry: `RESIGN and the name of the game`.
    pub name: &'a str,
    /// The subject of the entry.
    pub says: &'a str,
}

impl<'a> TopicEntry<'a> {
    fn of(word: Option<&'a str>, help: &'a str) -> Self {
        let (name, says) = title(help);
        Self { word: word.unwrap_or(name), name, says }
    }
}

/// All commands, in groups.
pub fn groups(judge: &Judge) -> Vec<Group<'_>> {
    let named = |id: &CommandId| judge.commands.iter().find(|command| command.id == *id);
    let group = |(head, ids): &(&'static str, &[CommandId])| Group {
        head,
        topics: ids.iter().filter_map(named).map(|one| TopicEntry::of(one.words.first(), &one.help)).collect(),
    };
    let mut groups: Vec<Group> = GROUPS.iter().map(group).collect();
    let is_in_none = |id: &CommandId| !GROUPS.iter().any(|(_, ids)| ids.contains(id));
    let others = judge
        .commands
        .iter()
        .filter(|command| is_in_none(&command.id))
        .map(|one| TopicEntry::of(one.words.first(), &one.help));
    let topics: Vec<TopicEntry> =
        others.chain(words(judge).map(|word| TopicEntry::of(word.words.first().copied(), word.help))).collect();
    groups.extend((!topics.is_empty()).then_some(Group { head: "More", topics }));
    groups
}

/// The texts that are neither a command nor a setting, each with its name and what it is about.
pub fn texts(judge: &Judge) -> Vec<TopicEntry<'static>> {
    let entry = |name, says| TopicEntry { word: name, name, says };
    let of_families = topics(judge).filter_map(|topic| Some(entry(*topic.names.first()?, topic.says)));
    TEXTS.iter().map(|(name, says, _)| entry(*name, *says)).chain(of_families).collect()
}

/// The list of commands.
pub fn overview(judge: &Judge) -> String {
    let mut text = format!("{} understands these commands; HELP and a name explains one.\n", judge.name);
    for Group { head, topics } in groups(judge) {
        text += &format!("\n{head}:\n\n");
        text.extend(topics.into_iter().map(|TopicEntry { name, says, .. }| row(&format!("  {name:<16} "), says)));
    }
    let topics = topics(judge).filter_map(|topic| topic.names.first()).map(|name| name.to_uppercase());
    let topics: Vec<String> =
        ["GUIDE", "DATES", "PICTURES", "CALENDAR", "SETTINGS"].map(str::to_owned).into_iter().chain(topics).collect();
    text += &format!(
        "\nOther topics: {}, and every setting, option and variant by its name. HELP also knows everyday words, such as HELP MOVE or HELP HOLIDAY.\nGET FLIST lists the files that can be sent to you.\n",
        topics.join(", ")
    );
    text
}

/// The title of a command, `SIGN ON`, and what it does.
fn title(help: &str) -> (&str, &str) {
    help.lines().next().and_then(|line| line.split_once(" -- ")).unwrap_or(("", ""))
}

/// The help on one topic. What the family of the game that the reader is in says comes first.
///
/// # Errors
/// A sentence that suggests another topic.
pub fn topic(judge: &Judge, own: Option<&'static dyn Family>, topic: &str) -> Result<String, Note> {
    let lower = topic.to_lowercase();
    if let Some(text) = own.and_then(|family| of_family(family, &lower)) {
        return Ok(text);
    }
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
    if let Some(command) = judge.commands.iter().find(|command| command.words.iter().any(&is)) {
        return Ok(reflow(&command.help));
    }
    if let Some(word) = words(judge).find(|word| word.words.iter().any(|words| is(words))) {
        return Ok(reflow(word.help));
    }
    if let Some(hint) = hint(judge, &lower) {
        return match hint.says {
            Says::Topic("") => Ok(overview(judge)),
            Says::Topic(other) => self::topic(judge, own, other),
            Says::Text(text) => Ok(format!("{text}\n")),
        };
    }
    let after_set = format!("set {lower}");
    let is_set = |words: &str| after_words(&after_set, words).is_some_and(str::is_empty);
    if let Some(command) = judge.commands.iter().find(|command| command.words.iter().any(&is_set)) {
        return Ok(reflow(&command.help));
    }
    let named = topic.get(..4).filter(|set| set.eq_ignore_ascii_case("set ")).map_or(topic, |_| &topic[4..]);
    let called = |setting: &&Setting| {
        let forms = setting.forms.iter().map(|form| form.words());
        setting.name.eq_ignore_ascii_case(named)
            || forms.into_iter().any(|words| after_words(named, words).is_some_and(str::is_empty))
    };
    if let Some(setting) = settings(judge).find(called) {
        // The clock of a stage has no words for its usual value.
        let default = Some(setting.say(setting.default)).filter(|_| !setting.is_clock());
        let default = default.map(|default| format!("\nDefault: {default}\n")).unwrap_or_default();
        return Ok(format!("SET {}\n\n{}\n{default}", setting.words().join("\n    "), setting.doc));
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
    let words = judge.commands.iter().flat_map(|command| command.words.iter());
    let options = families(judge).flat_map(|family| family.option_names());
    let hints = hints(judge).flat_map(|hint| hint.names).copied();
    let words = words.chain(options).chain(hints).chain(names.iter().map(String::as_str));
    let shown = theirs(topic.chars().take(40).collect::<String>());
    Err(Note::of(match nearest(&lower, words).map(str::to_uppercase) {
        Some(near) => say!(
            "There is no help on {shown}. Did you mean {meant}? HELP alone lists all topics.",
            shown,
            meant = line(format!("HELP {near}"))
        ),
        None => say!("There is no help on {shown}. HELP alone lists all topics.", shown),
    }))
}

/// Returns the text of a family on a topic: in a topic of its own, to one of its keywords, or to an everyday word.
fn of_family(family: &'static dyn Family, name: &str) -> Option<String> {
    let text_of = |name: &str| {
        let topic = family.topics().iter().find(|topic| topic.names.contains(&name))?;
        Some((topic.text)())
    };
    let is = |words: &str| after_words(name, words).is_some_and(str::is_empty);
    let explained =
        || family.words().iter().find(|word| !word.help.is_empty() && word.words.iter().any(|words| is(words)));
    let hinted = || match family.hints().iter().find(|hint| hint.names.contains(&name))?.says {
        Says::Topic(other) => text_of(other),
        Says::Text(text) => Some(format!("{text}\n")),
    };
    text_of(name).or_else(|| Some(reflow(explained()?.help))).or_else(hinted)
}

/// The topic that tells about a line that is neither a command nor an order, as it is written after HELP.
pub fn about(judge: &Judge, line: &str) -> Option<String> {
    let lower = line.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| !word.is_empty()).collect();
    // The longest words that the line begins with.
    (1..=words.len().min(MAX_WORDS)).rev().find_map(|n| {
        let head = words.get(..n)?.join(" ");
        let is_set = || judge.commands.iter().any(|command| command.words.contains(&format!("set {head}")));
        (hint(judge, &head).is_some() || is_set()).then(|| head.to_uppercase())
    })
}

/// The most words of a hint.
const MAX_WORDS: usize = 4;

/// Every word that somebody may have for something.
fn hints(judge: &Judge) -> impl Iterator<Item = &'static Hint> {
    families(judge).flat_map(|family| family.hints()).chain(HINTS)
}

fn hint(judge: &Judge, word: &str) -> Option<&'static Hint> {
    hints(judge).find(|hint| hint.names.contains(&word))
}

/// The text of a topic that is neither a command nor a setting.
fn text_of(judge: &Judge, name: &str) -> Option<String> {
    if name == "house.rules"
        && let Some(text) = &judge.house_rules
    {
        return Some(text.clone());
    }
    let own = TEXTS.iter().find(|(own, _, _)| *own == name).map(|(_, _, text)| unfold(text));
    if name == "guide" {
        let chapters = families(judge).map(|family| family.guide()).filter(|chapter| !chapter.is_empty());
        let chapters = chapters.map(|chapter| format!("\n\n{}", unfold(chapter)));
        return own.map(|own| own + &chapters.collect::<String>());
    }
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
    // Boards with flaws are only shown to the keeper.
    let names = judge.catalogue.names().into_iter();
    let mut boards: Vec<_> =
        names.filter_map(|name| Some((judge.catalogue.board(&name).ok()?.variant, name))).collect();
    let families: Vec<&str> = families(judge).map(|family| family.key()).collect();
    boards.sort_by_key(|(board, _)| families.iter().position(|family| *family == board.family().key()));
    let mut last = "";
    for (board, name) in boards {
        let family = board.family();
        if 1 < families.len() && family.key() != std::mem::replace(&mut last, family.key()) {
            text += &format!("\n{}: CREATE ?game password {}\n\n", family.title(), family.key().to_uppercase());
        }
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
pub fn file(judge: &Judge, name: &str) -> Result<String, Note> {
    // `MAP STANDARD` is `map.standard`.
    let lower = name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(".");
    match lower.as_str() {
        "flist" | "files" | "file.list" | "index" | "contents" => return Ok(files(judge)),
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
    info.ok_or_else(|| {
        if let Some(variant) = lower.strip_prefix("info.").or_else(|| lower.strip_prefix("map.")) {
            return judge.catalogue.unknown(variant);
        }
        let shown = theirs(name.chars().take(40).collect::<String>());
        Note::of(say!("There is no file {shown}. GET FLIST lists all files.", shown))
    })
}

/// Returns the text that GET sends: a file, or else what HELP says on it.
///
/// # Errors
/// A sentence that says which files there are.
pub fn file_or_topic(judge: &Judge, own: Option<&'static dyn Family>, name: &str) -> Result<String, Note> {
    file(judge, name).or_else(|why| topic(judge, own, name).map_err(|_| why))
}

fn files(judge: &Judge) -> String {
    let mut text = String::from("These files can be sent to you: GET and the name.\n\n");
    for TopicEntry { name, says, .. } in texts(judge) {
        text += &row(&format!("  {name:<18} "), says);
    }
    text += &row(&format!("  {:<18} ", "package"), "all of these at once, for new players");
    text += &row(&format!("  {:<18} ", "settings"), "the settings of a game");
    text += &row(&format!("  {:<18} ", "schema.sheet"), "what programs read (SET JSON ON), as JSON Schema");
    text += &row(&format!("  {:<18} ", "schema.answer"), "the same of what comes with answers");
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
