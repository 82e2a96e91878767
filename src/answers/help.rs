//! What HELP and GET send: made from the commands' own documentation, the settings' and the policies' tables, and the
//! texts in `help/`.
use super::listing::all_settings;
use crate::commands::COMMANDS;
use crate::desk::command::after_words;
use crate::families::diplomacy::report::map::map;
use crate::game::settings::SETTINGS;
use crate::game::settings::policies::{asked, explain, is_option};
use crate::judge::Judge;
use crate::rules::diplomacy::policy::{POLICIES, Policy};
use crate::rules::diplomacy::variant;
use crate::text::wrap;

const VARIANTS: &str = include_str!("help/variants.txt");

/// The texts that are no command's.
const TEXTS: &[(&str, &str, &str)] = &[
    ("guide", "how to play here, from the first letter on", include_str!("help/guide.txt")),
    ("orders", "how orders are written", include_str!("help/orders.txt")),
    ("dates", "how dates are written", include_str!("help/dates.txt")),
    ("variants", "how to play on other boards, by other rules", VARIANTS),
    ("house.rules", "what is expected of players and masters", include_str!("help/house_rules.txt")),
];

/// The list of commands.
pub fn overview(judge: &Judge) -> String {
    let mut text = format!("{} understands these commands; HELP and a name tells all about one.\n\n", judge.name);
    for command in COMMANDS {
        let (name, says) = title(command.help);
        text += &format!("  {name:<16} {says}\n");
    }
    text += "\nFurther topics: ORDERS, DATES, SETTINGS, POLICIES, VARIANTS, and every setting, option and variant by its name.\nGET FLIST lists the files that can be sent to you.\n";
    text
}

/// `SIGN ON` and what it does.
fn title(help: &str) -> (&str, &str) {
    help.lines().next().and_then(|line| line.split_once(" -- ")).unwrap_or(("", ""))
}

/// All about one topic.
///
/// # Errors
/// A sentence that says what there is instead.
pub fn topic(judge: &Judge, topic: &str) -> Result<String, String> {
    let lower = topic.to_lowercase();
    match lower.as_str() {
        "settings" | "set options" => return Ok(all_settings()),
        "policies" | "policy" | "editions" => return Ok(policies()),
        "rulings" | "edition" | "rules" => return Ok(wrap(&rulings())),
        "options" => return Ok(wrap(&options())),
        "variants" | "variant" => return Ok(format!("{}\n{}", VARIANTS, variants(judge))),
        _ => {}
    }
    if let Some((_, _, text)) = TEXTS.iter().find(|(name, _, _)| *name == lower) {
        return Ok((*text).to_owned());
    }
    let is = |words: &str| after_words(topic, words).is_some_and(str::is_empty);
    if let Some(command) = COMMANDS.iter().find(|command| command.spec.words.iter().any(|words| is(words))) {
        return Ok(reflow(command.help));
    }
    let setting = topic.get(..4).filter(|set| set.eq_ignore_ascii_case("set ")).map_or(topic, |_| &topic[4..]);
    let called = |words: &&str| after_words(setting, words).is_some_and(str::is_empty);
    if let Some(setting) = SETTINGS
        .iter()
        .find(|setting| setting.key == lower || setting.words().iter().any(|words| called(&words.as_str())))
    {
        let default = setting.say(setting.default);
        return Ok(format!(
            "SET {}\n\n{}\n\nIf nobody says otherwise: {default}\n",
            setting.words().join("\n    "),
            setting.doc
        ));
    }
    let names = judge.catalogue.names();
    if names.contains(&lower) {
        return file(judge, &format!("info.{lower}"));
    }
    if let Some(policy) = asked(setting) {
        let more = Policy::find(&format!("{}-where", policy.name)).map(|more| format!("\n{}", explain(more)));
        return Ok(wrap(&format!("{}{}", explain(policy), more.unwrap_or_default())));
    }
    if let Some(name) = judge.catalogue.find(&lower) {
        return file(judge, &format!("info.{name}"));
    }
    let words = COMMANDS.iter().flat_map(|command| command.spec.words).copied();
    let words = words.chain(POLICIES.iter().map(|policy| policy.name)).chain(names.iter().map(String::as_str));
    let near = words.max_by(|a, b| {
        let likeness = |words: &str| crate::text::likeness(&lower, words);
        likeness(a).total_cmp(&likeness(b))
    });
    let shown: String = topic.chars().take(40).collect();
    Err(format!(
        "There is no help on \"{shown}\". Did you mean HELP {}? HELP alone lists all topics.",
        near.unwrap_or("help").to_uppercase()
    ))
}

fn rulings() -> String {
    let head = "HOW THE RULEBOOK IS READ\n\nWhere rulebooks and judges differ, a game says which way it is played:\nSET POLICY name choice, before it starts. SET EDITION 1971, 1982, 2000\nor 2023 sets all of these as that rulebook has them, and leaves alone\nwhat a variant adds. The first choice is the usual one, where the board\nhas no other.";
    format!("{head}\n\n{}", explained(|policy| !is_option(policy)))
}

fn options() -> String {
    let head = "OPTIONS OF VARIANTS\n\nA board chooses some of them by itself. CREATE takes them after the name\nof the variant (CREATE ?game password standard wings builds=any), and\nSET until the game starts.";
    format!("{head}\n\n{}", explained(is_option))
}

fn policies() -> String {
    wrap(&format!("{}{}", rulings(), options()))
}

fn explained(which: impl Fn(&Policy) -> bool) -> String {
    POLICIES.iter().filter(|policy| which(policy)).map(|policy| format!("{}\n", explain(policy))).collect()
}

/// Every variant in a line: its name, title, number of powers, and centres to win.
pub fn variants(judge: &Judge) -> String {
    let mut text = format!(
        "These variants are played here: for so many players, and so many centres\nwin. HELP and a name tells about one; GET MAP and its name, as in\nGET MAP.STANDARD, has its board.\n\n{:<26}for  win  title\n",
        "name"
    );
    let own = judge.catalogue.own_names();
    let mut any = false;
    for name in judge.catalogue.names() {
        // A board that is flawed is the keeper's affair.
        let Ok(board) = judge.catalogue.board(&name) else { continue };
        let title: String = board.title.chars().take(36).collect();
        let n_powers = board.power_data.iter().filter(|data| !data.dummy).count();
        let is_own = variant::file(&name, "variant.toml").is_none() && own.contains(&name);
        any |= is_own;
        let mark = if is_own { "*" } else { "" };
        let name = format!("{name}{mark}");
        let end = if 25 < name.len() { format!("\n{:26}", "") } else { String::new() };
        text += &format!("{name:<26}{end}{n_powers:>3}  {:>3}  {}\n", board.victory.centres, title.trim_end());
    }
    if any {
        text += "\nThose with a * are the keeper's own.\n";
    }
    text
}

/// A file, by its classic name.
///
/// # Errors
/// A sentence that says which files there are.
pub fn file(judge: &Judge, name: &str) -> Result<String, String> {
    let lower = name.to_lowercase();
    if let Some((_, _, text)) = TEXTS.iter().find(|(other, _, _)| *other == lower) {
        return Ok((*text).to_owned());
    }
    match lower.as_str() {
        "flist" | "files" => return Ok(files()),
        "package" => return Ok(TEXTS.iter().map(|(_, _, text)| format!("{text}\n")).collect()),
        "syntax" => return file(judge, "orders"),
        "rules" => return Ok(policies()),
        "settings" => return Ok(all_settings()),
        _ => {}
    }
    let of = |kind: &str| lower.strip_prefix(kind).and_then(|variant| judge.catalogue.find(variant));
    let info = of("info.").and_then(|name| judge.catalogue.info(&name));
    let map = || of("map.").and_then(|name| judge.catalogue.board(&name).ok()).map(|board| map(&board));
    info.or_else(map).ok_or_else(|| {
        if let Some(variant) = lower.strip_prefix("info.").or_else(|| lower.strip_prefix("map.")) {
            return judge.catalogue.unknown(variant);
        }
        let shown: String = name.chars().take(40).collect();
        format!("There is no file \"{shown}\". GET FLIST lists those that there are.")
    })
}

fn files() -> String {
    let mut text = String::from("These files can be sent to you: GET and the name.\n\n");
    for (name, says, _) in TEXTS {
        text += &format!("  {name:<18} {says}\n");
    }
    text += &format!("  {:<18} all of these at once, for new players\n", "package");
    text += &format!("  {:<18} the settings of a game\n", "settings");
    text += &format!("  {:<18} how the rules are read where rulebooks differ\n", "rules");
    text += "\nFor each variant (LIST VARIANTS) also info.NAME, its description, and\nmap.NAME, its powers, provinces and borders.\n";
    text
}

/// Documentation as a letter has it: the lines of a paragraph flow together; usage, tables and examples stay as they are.
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
