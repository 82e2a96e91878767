//! The texts of HELP and GET, made from the documentation of the commands, the tables of settings, the families' topics, and the
//! texts in `help/`.
use crate::answers::requests;
use crate::command::{CommandId, after_words, ids};
use crate::families::setting::Setting;
use crate::families::{Family, Request, Says, Topic, Word};
use crate::game::Game;
use crate::game::settings::GENERAL;
use crate::judge::Judge;
use crate::say;
use crate::scripts::ScriptKind;
use crate::text::doc::Doc;
use crate::text::nearest;
use crate::text::sentence::{Note, and, line, link, term, theirs};

/// The texts that belong to neither a command nor a family.
const TEXTS: &[(&str, &str, &str)] = &[
    ("guide", "how to play here, starting with your first e-mail", include_str!("help/guide.txt")),
    ("dates", "how to write dates", include_str!("help/dates.txt")),
    ("pictures", "the pictures of the board, and how to read them", include_str!("help/pictures.txt")),
    ("calendar", "deadlines in your calendar", include_str!("help/calendar.txt")),
    ("computers", "bots that play, and caretakers for powers without a player", include_str!("help/computers.txt")),
    ("scripts", "how a keeper adds commands and modules", include_str!("../../deploy/scripts.md")),
    ("files", "the files that can start a sandbox", include_str!("help/files.txt")),
    ("luck", "how the luck of a game works, and how to check it", include_str!("help/luck.txt")),
    ("proof", "how the judge knows that an e-mail is from you", include_str!("help/proof.txt")),
    ("house.rules", "rules for players and GMs", include_str!("help/house_rules.txt")),
];

fn families(judge: &Judge) -> impl Iterator<Item = &'static dyn Family> {
    judge.catalogue.families().iter().copied()
}

fn topics(judge: &Judge) -> impl Iterator<Item = &'static Topic> {
    families(judge).flat_map(|family| family.topics())
}

/// The families' keywords that have a HELP topic.
fn words(judge: &Judge) -> impl Iterator<Item = &'static Word> {
    families(judge).flat_map(|family| family.words()).filter(|word| !word.help.is_empty())
}

/// Every setting of every family.
fn settings(judge: &Judge) -> impl Iterator<Item = &'static Setting> {
    GENERAL.iter().chain(families(judge).flat_map(|family| family.settings()))
}

/// Adds the sentence that introduces the judge.
pub fn introduce(judge: &Judge, doc: &mut Doc) {
    let games = and(families(judge).map(|family| term(family.title())));
    doc.para(say!("This is {}, a program that runs {games} games by e-mail.", term(&judge.name), games));
}

/// Adds the next steps for a stranger. It is short, since the address may be forged.
pub fn tell_howto(judge: &Judge, doc: &mut Doc) {
    doc.para("To start playing, reply with these two lines (use your own name):");
    doc.line(line("REGISTER Ann Other"));
    doc.line(line("LIST"));
    doc.para(say!(
        "I'll register you and list the games that need players. Add {} to learn by playing, or {} to get the full guide.",
        line("TUTORIAL"),
        line("GET GUIDE")
    ));
    if let Some(url) = &judge.url {
        doc.also(say!("You can also play on the web: {}", link(url)));
    }
    doc.para(say!(
        "If you meant to reach a person, write to {}. If you didn't write to me, ignore this e-mail.",
        term(&judge.keeper)
    ));
}

/// The groups that only GMs and the keeper need.
const RUN_A_GAME: &str = "To run a game";
const RUN_THE_JUDGE: &str = "To run the judge";

/// The commands in the list of HELP, by the names of their files. Commands without a group appear at its end.
const GROUPS: &[(&str, &[CommandId])] = &[
    (
        "To start",
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
            ids::UNSUBSCRIBE,
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
            ids::ANSWER,
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
            ids::BOARD,
            ids::MAP,
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
    ("To vote", &[ids::SET_DRAW, ids::SET_CONCEDE, ids::GIVE_UP, ids::PROPOSE, ids::AGREE]),
    (
        "For you and your e-mails",
        &[
            ids::SET_PASSWORD,
            ids::SET_ADDRESS,
            ids::I_AM_ALSO,
            ids::I_WAS,
            ids::I_STAY,
            ids::I_KNOW,
            ids::SET_NEW_TOKEN,
            ids::SET_TIMEZONE,
            ids::SET_LETTERS,
            ids::SET_ANSWERS,
            ids::SET_WIDTH,
            ids::SET_JSON,
            ids::SET_RECEIPTS,
            ids::SET_HINTS,
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
        RUN_A_GAME,
        &[
            ids::BECOME_MASTER,
            ids::BECOME_POWER,
            ids::SET,
            ids::VARIANT,
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
            ids::OVERWRITE,
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
        RUN_THE_JUDGE,
        &[
            ids::KEEPER,
            ids::KEEPER_IMPORT,
            ids::KEEPER_LETTERS,
            ids::KEEPER_USER,
            ids::KEEPER_MERGE,
            ids::KEEPER_MOVE,
            ids::KEEPER_ERASE,
            ids::KEEPER_ADDRESS,
            ids::KEEPER_ADJUST,
            ids::KEEPER_ANNOUNCE,
            ids::KEEPER_TEST,
            ids::KEEPER_CODE,
            ids::PAUSE_JUDGE,
            ids::RESUME_JUDGE,
            ids::KEEPER_RULES,
            ids::NO_CREATE,
            ids::ALLOW_PLAYER,
            ids::BAN,
        ],
    ),
];

/// Topics under one heading.
pub struct Group<'a> {
    /// `To start`
    pub head: &'static str,
    /// Its topics.
    pub topics: Vec<TopicEntry<'a>>,
}

/// A topic in a list.
pub struct TopicEntry<'a> {
    /// The word that HELP takes for it: `resign`.
    pub word: &'a str,
    /// The name of the entry: `RESIGN`.
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

/// The texts that are neither a command nor a setting, each with its name and its subject.
pub fn texts(judge: &Judge) -> Vec<TopicEntry<'static>> {
    let entry = |name, says| TopicEntry { word: name, name, says };
    let of_families = topics(judge).filter_map(|topic| Some(entry(*topic.names.first()?, topic.says)));
    TEXTS.iter().map(|(name, says, _)| entry(*name, *says)).chain(of_families).collect()
}

/// The reader of the first page of HELP.
#[derive(Clone, Copy, Default)]
pub struct HelpReader {
    /// Whether they run the game that they have signed on to.
    pub is_master: bool,
    /// Whether they run the judge.
    pub is_keeper: bool,
}

/// The rows of the first page for players, and for GMs.
const FOR_PLAYERS: &[(&str, &str)] = &[
    ("Start", "REGISTER, LIST, SIGN ON, CREATE, TUTORIAL, HELP GUIDE"),
    ("Orders", "HELP ORDERS, STATUS, UNDO, CLEAR ORDERS, FORECAST"),
    ("Time", "SET WAIT, EXTEND, SET ABSENCE, SITTER, PHASE"),
    ("Vote", "SET DRAW, SET CONCEDE, PROPOSE, AGREE"),
];
const FOR_MASTERS: &[(&str, &str)] = &[
    ("Turns", "PROCESS, PREDICT, ROLLBACK, EDIT, OVERWRITE"),
    ("Time", "SET DEADLINE, SET GRACE, SET START, PAUSE, RESUME"),
    ("Players", "INVITE, APPROVE, ASSIGN, REMIND, REPLACE, EJECT"),
    ("Game", "SET, MORPH, RENAME, ANNOUNCE, PROMOTE, TERMINATE"),
];
const FOR_ALL: &[(&str, &str)] = &[
    ("Talk", "PRESS, BROADCAST, DIARY, IGNORE, REPORT"),
    ("Look back", "MAP, HISTORY, SUMMARY, WHY, WHOGAME"),
    ("E-mail", "SET FORMAT, SET CALENDAR, SET REMINDER, SET DIGEST, WEB"),
    ("Alone", "LEARN, SANDBOX, HELP COMPUTERS"),
    ("Leave", "SEEK REPLACEMENT, RESIGN, UNREGISTER"),
    ("Run a game", "HELP GM"),
];
const FOR_KEEPERS: &[(&str, &str)] = &[("Run the judge", "HELP KEEPER")];

/// Adds the first page of HELP: the commands that its reader needs most, on one screen.
pub fn tell_overview(reader: HelpReader, doc: &mut Doc) {
    doc.para(say!("To learn more about a command, send HELP with its name, such as {}.", line("HELP PRESS")));
    let own = if reader.is_master { FOR_MASTERS } else { FOR_PLAYERS };
    let keepers = if reader.is_keeper { FOR_KEEPERS } else { &[] };
    for (label, words) in own.iter().chain(FOR_ALL).chain(keepers) {
        doc.cells((term(*label), term(*words)));
    }
    doc.para(say!("{} lists all commands, and {} the settings of a game.", line("HELP ALL"), line("HELP SETTINGS")));
}

/// Adds the list of all commands for players.
fn tell_all(judge: &Judge, doc: &mut Doc) {
    doc.para(say!(
        "Send HELP with a name to learn more about it. {} lists the commands of game masters (GMs), {} those of the keeper.",
        line("HELP GM"),
        line("HELP KEEPER")
    ));
    groups(judge).iter().filter(|group| ![RUN_A_GAME, RUN_THE_JUDGE].contains(&group.head)).for_each(|group| {
        tell_group(group, doc);
    });
    let topics = topics(judge).filter_map(|topic| topic.names.first()).map(|name| name.to_uppercase());
    let topics: Vec<String> =
        ["GUIDE", "DATES", "PICTURES", "CALENDAR", "SETTINGS"].map(str::to_owned).into_iter().chain(topics).collect();
    doc.para(say!(
        "Other topics: {}, and every setting, option and variant by its name. HELP also knows everyday words, such as HELP MOVE or HELP HOLIDAY. You can ask in a sentence, too, such as \"Who is late?\"",
        term(topics.join(", "))
    ));
    doc.para("GET FLIST lists the files you can get.");
}

/// Adds an explanation of what a GM is, and the commands of GMs.
fn tell_master(judge: &Judge, doc: &mut Doc) {
    doc.para("A game master (GM) runs a game and doesn't play in it. To write to the GM of your game, use PRESS TO M. To run a game yourself, CREATE it and send BECOME MASTER in the same e-mail. A game without a GM is run by its players: HELP PROPOSE.");
    groups(judge).iter().filter(|group| group.head == RUN_A_GAME).for_each(|group| tell_group(group, doc));
}

fn tell_group(group: &Group, doc: &mut Doc) {
    doc.heading(say!("{head}:", head = group.head));
    group.topics.iter().for_each(|TopicEntry { name, says, .. }| doc.cells((term(*name), term(*says))));
}

/// Adds the list of modules.
pub fn tell_modules(judge: &Judge, doc: &mut Doc) {
    let modules = judge.catalogue.scripts().heads(ScriptKind::Module);
    if modules.is_empty() {
        doc.para("This judge has no modules.");
        return;
    }
    doc.para("Modules that a game can have, in addition to the options of its board:");
    doc.head(("Option", "What it does"));
    for (_, head) in &modules {
        doc.cells((line(&head.usage), term(&head.about)));
    }
    doc.para(say!(
        "{} turns one on, {} turns it off. HELP with a name explains one, and {} sends its text.",
        line("SET RESTRICT FG"),
        line("SET NO RESTRICT"),
        line("GET MODULE.RESTRICT")
    ));
}

/// The title of a command, such as `SIGN ON`, and its purpose.
fn title(help: &str) -> (&str, &str) {
    help.lines().next().and_then(|line| line.split_once(" -- ")).unwrap_or(("", ""))
}

/// Adds the help on one topic. Texts from the family of the reader's game take precedence.
///
/// # Errors
/// A sentence that suggests another topic.
pub fn tell_topic(judge: &Judge, own: Option<&'static dyn Family>, topic: &str, doc: &mut Doc) -> Result<(), Note> {
    let lower = topic.to_lowercase();
    if own.is_some_and(|family| tell_of_family(family, &lower, doc)) {
        return Ok(());
    }
    match lower.as_str() {
        "all" => {
            tell_all(judge, doc);
            return Ok(());
        }
        "gm" | "master" => {
            tell_master(judge, doc);
            return Ok(());
        }
        "settings" | "set options" => {
            tell_settings(judge, doc);
            return Ok(());
        }
        "variants" | "variant" => {
            tell_text(judge, "variants", doc);
            tell_variants(judge, doc);
            return Ok(());
        }
        _ => {}
    }
    if tell_text(judge, &lower, doc) {
        return Ok(());
    }
    let is = |words: &str| after_words(topic, words).is_some_and(str::is_empty);
    if let Some(command) = judge.commands.iter().find(|command| command.words.iter().any(&is)) {
        doc.paper(&command.help);
        return Ok(());
    }
    if let Some(word) = words(judge).find(|word| word.words.iter().any(|words| is(words))) {
        doc.paper(word.help);
        return Ok(());
    }
    if let Some(wish) = wish(judge, &lower) {
        match wish.says {
            Says::Topic("") => tell_overview(HelpReader::default(), doc),
            Says::Topic(other) => return tell_topic(judge, own, other, doc),
            Says::Text(text) => doc.paper(text),
        }
        return Ok(());
    }
    let after_set = format!("set {lower}");
    let is_set = |words: &str| after_words(&after_set, words).is_some_and(str::is_empty);
    if let Some(command) = judge.commands.iter().find(|command| command.words.iter().any(&is_set)) {
        doc.paper(&command.help);
        return Ok(());
    }
    let named = topic.get(..4).filter(|set| set.eq_ignore_ascii_case("set ")).map_or(topic, |_| &topic[4..]);
    let called = |setting: &&Setting| {
        let forms = setting.forms.iter().map(|form| form.words());
        setting.name.eq_ignore_ascii_case(named)
            || forms.into_iter().any(|words| after_words(named, words).is_some_and(str::is_empty))
    };
    if let Some(setting) = settings(judge).find(called) {
        for (i, words) in setting.words().into_iter().enumerate() {
            doc.line(line(if i == 0 { format!("SET {words}") } else { format!("    {words}") }));
        }
        doc.paper(setting.doc);
        // The clock of a stage has no words for its usual value.
        if !setting.is_clock() {
            doc.row("Default", term(setting.say(setting.default)));
        }
        return Ok(());
    }
    if let Some(module) = judge.catalogue.scripts().find(ScriptKind::Module, named) {
        doc.paper(&module.head.text);
        doc.para(say!("{} sends its text.", line(format!("GET MODULE.{}", module.name.to_uppercase()))));
        return Ok(());
    }
    let names = judge.catalogue.names();
    if names.contains(&lower) {
        return tell_file(judge, &format!("info.{lower}"), doc);
    }
    if families(judge).any(|family| family.explain(named, doc)) {
        return Ok(());
    }
    if let Some(name) = judge.catalogue.find(&lower) {
        return tell_file(judge, &format!("info.{name}"), doc);
    }
    let words = judge.commands.iter().flat_map(|command| command.words.iter());
    let options = families(judge).flat_map(|family| family.option_names());
    let everyday = wishes(judge).flat_map(|wish| wish.words).copied();
    let words = words.chain(options).chain(everyday).chain(names.iter().map(String::as_str));
    let shown = theirs(topic.chars().take(40).collect::<String>());
    Err(Note::of(match nearest(&lower, words).map(str::to_uppercase) {
        Some(near) => say!(
            "I have no help on {shown}. Did you mean {meant}? HELP ALL lists all topics.",
            shown,
            meant = line(format!("HELP {near}"))
        ),
        None => say!("I have no help on {shown}. HELP ALL lists all topics.", shown),
    }))
}

/// Adds the figures in which a game differs from its family's topics.
pub fn tell_own_figures(game: &Game, topic: &str, doc: &mut Doc) {
    let lower = topic.to_lowercase();
    let is_of_family = game.settings.variant().family().topics().iter().any(|own| own.names.contains(&lower.as_str()));
    if let Some(figures) = game.system.own_figures().filter(|_| is_of_family) {
        doc.para(figures);
    }
}

/// Adds the text of a family on a topic, on one of its keywords, or on an everyday word. Returns whether there is one.
fn tell_of_family(family: &'static dyn Family, name: &str, doc: &mut Doc) -> bool {
    let topic_of = |name: &str| family.topics().iter().find(|topic| topic.names.contains(&name));
    if let Some(topic) = topic_of(name) {
        (topic.tell)(doc);
        return true;
    }
    let is = |words: &str| after_words(name, words).is_some_and(str::is_empty);
    if let Some(word) =
        family.words().iter().find(|word| !word.help.is_empty() && word.words.iter().any(|words| is(words)))
    {
        doc.paper(word.help);
        return true;
    }
    match family.wishes().iter().find(|wish| wish.words.contains(&name)).map(|wish| wish.says) {
        Some(Says::Topic(other)) => topic_of(other).map(|topic| (topic.tell)(doc)).is_some(),
        Some(Says::Text(text)) => {
            doc.paper(text);
            true
        }
        None => false,
    }
}

/// The topic that explains a line which is neither a command nor an order, in the form that follows HELP.
pub fn about(judge: &Judge, line: &str) -> Option<String> {
    let lower = line.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| !word.is_empty()).collect();
    // The longest topic that the line begins with.
    (1..=words.len().min(MAX_WORDS)).rev().find_map(|n| {
        let head = words.get(..n)?.join(" ");
        let is_set = || judge.commands.has_keyword(&format!("set {head}"));
        (wish(judge, &head).is_some() || is_set()).then(|| head.to_uppercase())
    })
}

/// The most words of an everyday name.
const MAX_WORDS: usize = 4;

/// Every wish, with the everyday words that lead to a topic.
pub fn wishes(judge: &Judge) -> impl Iterator<Item = &'static Request> {
    requests::rows(judge.catalogue.families())
}

fn wish(judge: &Judge, word: &str) -> Option<&'static Request> {
    requests::named(judge.catalogue.families(), word)
}

/// Adds the text of a topic that is neither a command nor a setting. Returns whether there is one.
fn tell_text(judge: &Judge, name: &str, doc: &mut Doc) -> bool {
    if name == "house.rules"
        && let Some(text) = &judge.house_rules
    {
        doc.paper(text);
        return true;
    }
    if let Some((_, _, text)) = TEXTS.iter().find(|(own, _, _)| *own == name) {
        doc.paper(text);
        if name == "guide" {
            families(judge).for_each(|family| doc.paper(family.guide()));
        }
        return true;
    }
    topics(judge).find(|topic| topic.names.contains(&name)).map(|topic| (topic.tell)(doc)).is_some()
}

/// Adds every setting with its words and effect.
fn tell_settings(judge: &Judge, doc: &mut Doc) {
    let say = |setting: &Setting, doc: &mut Doc| {
        doc.heading(say!("SET {}", term(setting.words().join(" | "))));
        doc.para(setting.doc.trim());
        doc.close_up();
    };
    GENERAL.iter().for_each(|setting| say(setting, doc));
    for family in families(judge) {
        doc.para(say!("In {} games:", family.title()));
        family.settings().iter().for_each(|setting| say(setting, doc));
    }
}

/// Adds every variant in one line: its name, title, number of powers, and goal.
pub fn tell_variants(judge: &Judge, doc: &mut Doc) {
    doc.para("These variants are played here. The columns show the number of players and the centres that win. HELP with a name explains one, and GET MAP with a name, such as GET MAP.STANDARD, shows its board.");
    let own = judge.catalogue.own_names();
    let mut any = false;
    // Only the keeper sees boards with flaws.
    let names = judge.catalogue.names().into_iter();
    let mut boards: Vec<_> =
        names.filter_map(|name| Some((judge.catalogue.board(&name).ok()?.variant, name))).collect();
    let families: Vec<&str> = families(judge).map(|family| family.key()).collect();
    boards.sort_by_key(|(board, _)| families.iter().position(|family| *family == board.family().key()));
    let mut last = "";
    for (board, name) in boards {
        let family = board.family();
        if family.key() != std::mem::replace(&mut last, family.key()) {
            if 1 < families.len() {
                let create = line(format!("CREATE ?game password {}", family.key().to_uppercase()));
                doc.heading(say!("{}: {create}", family.title(), create));
            }
            doc.head(("name", "for", "win", "title"));
        }
        let title: String = board.title().chars().take(36).collect();
        let is_own = !judge.catalogue.is_shipped(&name) && own.contains(&name);
        any |= is_own;
        let mark = if is_own { "*" } else { "" };
        doc.cells((say!("{}{mark}", term(name), mark), board.n_played(), term(board.goal()), term(title.trim_end())));
    }
    if any {
        doc.para("An asterisk marks the keeper's own variants.");
    }
}

/// Adds a file, by its classic name.
///
/// # Errors
/// A sentence that lists the available files.
pub fn tell_file(judge: &Judge, name: &str, doc: &mut Doc) -> Result<(), Note> {
    // `MAP STANDARD` is `map.standard`.
    let lower = name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(".");
    match lower.as_str() {
        "flist" | "files" | "file.list" | "index" | "contents" => {
            tell_files(judge, doc);
            return Ok(());
        }
        "package" => {
            for name in TEXTS.iter().map(|(name, _, _)| *name).chain(["orders", "variants"]) {
                tell_text(judge, name, doc);
            }
            return Ok(());
        }
        "settings" => {
            tell_settings(judge, doc);
            return Ok(());
        }
        _ => {}
    }
    if tell_text(judge, &lower, doc) {
        return Ok(());
    }
    let of = |kind: &str| lower.strip_prefix(kind).and_then(|variant| judge.catalogue.find(variant));
    if let Some(info) = of("info.").and_then(|name| judge.catalogue.info(&name)) {
        doc.paper(&info);
        return Ok(());
    }
    if let Some(ready) = of("map.").and_then(|name| judge.catalogue.board(&name).ok()) {
        ready.variant.describe(doc);
        return Ok(());
    }
    if let Some(variant) = lower.strip_prefix("info.").or_else(|| lower.strip_prefix("map.")) {
        return Err(judge.catalogue.unknown(variant));
    }
    let shown = theirs(name.chars().take(40).collect::<String>());
    Err(Note::of(say!("I have no file {shown}. GET FLIST lists all files.", shown)))
}

/// Adds the answer to GET: a file, or else the help on the topic.
///
/// # Errors
/// A sentence that lists the available files.
pub fn tell_file_or_topic(
    judge: &Judge,
    own: Option<&'static dyn Family>,
    name: &str,
    doc: &mut Doc,
) -> Result<(), Note> {
    tell_file(judge, name, doc).or_else(|why| tell_topic(judge, own, name, doc).map_err(|_| why))
}

fn tell_files(judge: &Judge, doc: &mut Doc) {
    doc.para("To get one of these files, send GET and its name:");
    texts(judge).iter().for_each(|TopicEntry { name, says, .. }| doc.cells((term(*name), term(*says))));
    doc.cells(("package", "all of these at once, for new players"));
    doc.cells(("settings", "the settings of a game"));
    doc.cells(("schema.sheet", "the file for programs (SET JSON ON), as JSON Schema"));
    doc.cells(("schema.answer", "the same for the file that comes with replies"));
    doc.para("For each variant (LIST VARIANTS), also info.NAME for its description, and map.NAME for its powers, provinces and borders.");
}
