//! The settings that all games share, each described once. `SET`, `LIST`, `HELP` and the announcements all read this table.
use super::keys;
use crate::families::setting::{Form, Setting, Values};
use crate::game::dates::{read_zone, zone_name};
use crate::game::extensions::Extensions;
use crate::game::schedule::{ClosedDays, QuietHours};
use crate::say;
use crate::text::sentence::{Note, line};
use Form::{Board, Is, NotBoard, Takes};

/// The settings that all games share, in LIST's order. Those of the game's family follow.
pub static GENERAL: &[Setting] = &[
    Setting::new(
        keys::PLAYERS,
        &[Is("all players", ""), Takes("players", players)],
        "How many people play. If there are fewer players than powers, each plays several powers, shared as evenly as possible (duplex). ALL PLAYERS means one player for each power.",
    ).until_start(),
    Setting::new(
        keys::POWERS,
        &[Is("all powers", ""), Takes("powers", powers)],
        "How many powers are played. The players choose theirs; the units of the other powers hold. ALL POWERS means as many as the board has.",
    ).until_start(),
    Setting::new(
        keys::COMPUTERS,
        &[Is("computer off", ""), Is("computers off", ""), Is("no computer", ""), Is("no computers", ""), Is("computer rest", "rest"), Is("computers rest", "rest"), Takes("computer", computers), Takes("computers", computers)],
        "The powers that bots play, by name or letter. REST gives bots every power that no player has; each player then has one power. SET PLAYERS says how many people play (one, unless you set it). Players see which powers bots play, and a person can take over at any time. HELP COMPUTERS says more.",
    ),
    Setting::new(
        keys::PRACTICE,
        &[Is("practice", "yes"), Is("no practice", "no")],
        "A practice game for one person, against bots or on both sides. You may see hidden pieces and units (HELP BOARD OPEN). It is not rated, and no other player can join.",
    ).until_start(),
    Setting::new(
        keys::SEED,
        &[Is("no seed", ""), Takes("seed", seed)],
        "A number that decides all luck of the game, and all choices of the bots, if you play it alone. The same seed and the same orders give the same game. Games with other players have no seed.",
    ).until_start(),
    Setting::new(
        keys::VACANT,
        &[Is("vacant hold", "hold"), Is("vacant steward", "steward"), Is("vacant bot", "bot")],
        "What happens to a power that loses its player, or whose orders don't come. HOLD: it has no orders. STEWARD: a caretaker keeps the position, and attacks only powers that have attacked it. BOT: a bot plays it to win. The judge informs the players, and a person can take over at any time. To leave powers out of play from the start, use SET POWERS.",
    ),
    Setting::new(
        keys::MODERATED,
        &[Is("moderated", "yes"), Is("moderate", "yes"), Is("unmoderated", "no"), Is("unmoderate", "no")],
        "In a moderated game only the game master (GM) changes settings. In an unmoderated one, every player may.",
    ),
    Setting::new(
        keys::LISTED,
        &[Is("list", "yes"), Is("public", "yes"), Is("no list", "no"), Is("unlist", "no"), Is("private", "no")],
        "Whether LIST shows the game to people who are not in it.",
    ),
    Setting::new(
        keys::GUNBOAT,
        &[Is("gunboat", "yes"), Is("no gunboat", "no")],
        "In a gunboat game only the GMs know who plays which power, until the game is over. Press is a separate setting: SET NO PRESS or SET GREY.",
    ).until_start(),
    Setting::new(
        keys::REVEAL,
        &[Is("reveal", "yes"), Is("no reveal", "no")],
        "Whether everyone learns who played which power when a gunboat game is over.",
    ),
    Setting::new(
        keys::SHOW,
        &[Is("show", "yes"), Is("no show", "no")],
        "Whether players of a gunboat game learn which power changes a setting, pauses the game, and the like.",
    ),
    Setting::new(
        keys::QUIET,
        &[Is("quiet", "yes"), Is("no quiet", "no")],
        "In a quiet game players learn how many are late, but not who, and hear nothing about new players who take over.",
    ),
    Setting::new(
        keys::SECRET,
        &[Is("secret", "yes"), Is("no secret", "no")],
        "In a secret game players don't learn who has joined or who is late, or how many.",
    ),
    Setting::new(
        keys::PROGRESS,
        &[Is("progress names", "names"), Is("progress count", "count"), Is("progress none", "none"), Is("no progress", "none")],
        "How much players see of each other's orders during a turn, on the game's page and in LIST. NAMES: which powers have sent some orders, have sent all of them, or are ready. COUNT: how many powers' orders are in. NONE: nothing. Quiet and gunboat games show COUNT instead of NAMES, and secret games show nothing. GMs always see everything (STATUS).",
    ),
    Setting::new(
        keys::ADDRESSES,
        &[Is("addresses players", "players"), Is("addresses to players", "players"), Is("addresses all", "all"), Is("addresses to all", "all"), Is("no addresses", "none"), Is("addresses none", "none")],
        "Who sees the addresses of the people in the game, apart from its GMs: its players, all registered users, or no one else. Players always see the addresses of their GMs. In a gunboat game the names are secret too.",
    ),
    Setting::new(
        keys::COMMENT,
        &[Is("no comment", ""), Takes("comment", comment), Takes("info", comment), Takes("information", comment)],
        "What LIST says about the game, in its creator's words. For several lines: SET COMMENT BEGIN, the lines, END.",
    ).by_anyone(),
    Setting::new(
        keys::LEVEL,
        &[Is("level any", "any"), Is("any level", "any"), Is("no level", "any"), Is("level novice", "novice"), Is("level amateur", "amateur"), Is("level intermediate", "intermediate"), Is("level advanced", "advanced"), Is("level expert", "expert")],
        "The level of players that the game is for, as they gave it (HELP REGISTER). AMATEUR excludes experts, and ADVANCED excludes novices. It applies when players join or take over a power.",
    ),
    Setting::new(
        keys::DEDICATION,
        &[Is("no dedication", ""), Takes("dedication", dedication)],
        "The least dedication that players need to join or take over (GET DEDICATION shows yours). You can't ask for more than your own.",
    ),
    Setting::new(
        keys::ONTIMERAT,
        &[Is("no ontimerat", ""), Takes("ontimerat", on_time), Takes("on time ratio", on_time), Takes("ontimeratio", on_time)],
        "The least on-time ratio that players need to join or take over: 0.9 or 90%. Everyone starts as if after ten phases, nine of them on time. You can't ask for more than your own.",
    ),
    Setting::new(
        keys::RESRAT,
        &[Is("no resrat", ""), Takes("resrat", resignations), Takes("resignation ratio", resignations), Takes("resratio", resignations)],
        "The highest resignation ratio with which players may join or take over: 0.1 or 10%. Seats taken over make up for seats left, and everyone starts as if they had left half of one of five seats. You can't ask for less than your own.",
    ),
    Setting::new(
        keys::MODULE,
        &[Is("no module", ""), Is("no modules", ""), Takes("module", module)],
        "Turns a module on, or off with NO: MODULE RESTRICT=FG, MODULE NO RESTRICT. The names of modules also work alone: SET RESTRICT FG, SET NO RESTRICT. NO MODULES turns all off. LIST MODULES lists the modules, and HELP with a name explains one. You can turn a module on only before the start, unless the module says otherwise, but off at any time.",
    ),
    Setting::new(
        keys::RATED,
        &[Is("rated", "yes"), Is("unrated", "no"), Is("no rated", "no"), Is("not rated", "no")],
        "Whether the game is included in its players' records (GET DEDICATION).",
    ),
    Setting::new(
        keys::PRESS,
        &[Is("white/grey", "white/grey"), Is("white/gray", "white/grey"), Is("grey/white", "grey/white"), Is("gray/white", "grey/white"), Is("white", "white"), Is("no grey", "white"), Is("no gray", "white"), Is("grey", "grey"), Is("gray", "grey"), Is("no white", "grey"), Is("no press", "none"), Is("none", "none"), Is("press none", "none"), Is("press white/grey", "white/grey"), Is("press grey/white", "grey/white"), Is("press white", "white"), Is("press grey", "grey"), Is("press gray", "grey")],
        "Which colours of press are allowed. White press is signed, grey press is anonymous. With both, the first is the default.",
    ),
    Setting::new(
        keys::PARTIAL,
        &[Is("partial", "yes"), Is("partial press", "yes"), Is("no partial", "no"), Is("no partial press", "no")],
        "Whether press may go to some players only. Without it, all press is broadcast, except to and from the GM.",
    ),
    Setting::new(
        keys::FAKES,
        &[Is("no fake", "no"), Is("no fakes", "no"), Is("no fake broadcast", "no"), Is("no fake broadcasts", "no"), Is("no fake press", "no"), Is("no faked press", "no"), Is("partial may be faked", "may"), Is("partial may", "may"), Is("partial press may be faked", "may"), Is("fake press", "may"), Is("faked press", "may"), Is("partial fakes broadcast by default", "default"), Is("partial fakes broadcasts by default", "default"), Is("partial fakes by default", "default"), Is("partial default", "default"), Is("partial fakes broadcast", "always"), Is("partial fakes broadcasts", "always"), Is("partial fakes", "always"), Takes("default", by_default)],
        "Whether press to some players may show them a false address line (FAKE, see HELP PRESS). NO FAKE: never. PARTIAL MAY BE FAKED: if its writer says so. PARTIAL FAKES BROADCAST BY DEFAULT: it looks like a broadcast, unless its writer says NO FAKE. PARTIAL FAKES BROADCAST: it always does. The writer's name is never false. GMs, and observers with copies of all press, see the true address line.",
    ),
    Setting::new(
        keys::OBSERVER_PRESS,
        &[Is("observer any", "any"), Is("any observer", "any"), Is("observer white", "white"), Is("white observer", "white"), Is("no observer", "none"), Is("observer none", "none"), Is("observer no", "none")],
        "Which press observers may write: any that players may, only white, or none. They may always write to the GM.",
    ),
    Setting::new(
        keys::BLANK_PRESS,
        &[Is("blank press", "yes"), Is("no blank press", "no")],
        "Whether the judge sends empty press.",
    ),
    Setting::new(
        keys::POSTAL_PRESS,
        &[Is("postal press", "yes"), Is("no postal press", "no")],
        "Whether players may leave press with the judge, to go to everyone with the next results (HELP POSTAL PRESS).",
    ),
    Setting::new(
        keys::LATE_PRESS,
        &[Is("late press", "yes"), Is("no late press", "no")],
        "Whether a player whose orders are late may write press. Press to the GM is always allowed.",
    ),
    Setting::new(
        keys::GRACE_PRESS,
        &[Is("grace press", "yes"), Is("no grace press", "no")],
        "Whether players may write press after the deadline, while orders are missing. Press to the GM is always allowed.",
    ),
    Setting::new(
        keys::MINOR_PRESS,
        &[Is("minor press", "yes"), Is("no minor press", "no")],
        "Whether players may write press during minor phases, such as retreats.",
    ),
    Setting::new(
        keys::MUST_ORDER,
        &[Is("must order", "yes"), Is("no must order", "no")],
        "Whether players must submit orders before they may write press.",
    ),
    Setting::new(
        keys::TOUCH_PRESS,
        &[Is("touch press", "yes"), Is("no touch press", "no")],
        "With TOUCH PRESS only neighbours write to each other, and each power has one broadcast a turn. Neighbours are powers that could meet: at most one province lies between a unit or centre of the one and of the other. The GM is everyone's neighbour. Players can't answer grey press, because that could reveal its writer.",
    ),
    Setting::new(
        keys::WATCH_ALL_PRESS,
        &[Is("watch all press", "yes"), Is("watch press", "yes"), Is("no watch all press", "no"), Is("no watch press", "no")],
        "Whether observers may also get copies of press to some players only (SET ALL PRESS). The judge informs the players when an observer does. Press to or from a GM is not copied.",
    ),
    Setting::new(
        keys::REVEAL_PRESS,
        &[Is("reveal press", "yes"), Is("reveal all press", "yes"), Is("no reveal press", "no"), Is("no reveal all press", "no")],
        "Whether HISTORY shows everyone, when the game is over, the press that went to some players only, with its true address lines. Without it, you find only your own. Writers of grey press stay secret. You set it before the start, so that players know it when they write.",
    ).until_start(),
    Setting::new(
        keys::DIAS,
        &[Is("dias", "yes"), Is("no dias", "no")],
        "Draws Include All Survivors. Without it, a draw may be among some survivors, if all agree.",
    ),
    Setting::new(
        keys::CONCESSIONS,
        &[Is("concessions", "yes"), Is("no concessions", "no")],
        "Whether players may concede the game to one of them.",
    ),
    Setting::new(
        keys::CONCEDE_TO_ANY,
        &[Is("concessions to any", "yes"), Is("concessions to anybody", "yes"), Is("concessions to leader", "no"), Is("concessions to largest", "no"), Is("no concessions to any", "no")],
        "Whether players may concede the game to any power, or only to a leader.",
    ),
    Setting::new(
        keys::BALLOTS,
        &[Is("secret ballots", "secret"), Is("secret ballot", "secret"), Is("ballots secret", "secret"), Is("secret votes", "secret"), Is("tallied ballots", "tallied"), Is("tallied ballot", "tallied"), Is("ballots tallied", "tallied"), Is("tallied votes", "tallied"), Is("open ballots", "open"), Is("open ballot", "open"), Is("ballots open", "open"), Is("open votes", "open")],
        "Who sees votes for draws and concessions before they pass. SECRET: only the GM. TALLIED: everyone sees how many there are. OPEN: everyone sees who votes for what. Changing this setting drops the votes so far.",
    ),
    Setting::new(
        keys::KEEP_VOTES,
        &[Is("keep votes", "yes"), Is("votes stand", "yes"), Is("no keep votes", "no")],
        "Whether votes for draws and concessions last until they are withdrawn. Without it, they last for one phase.",
    ),
    Setting::new(
        keys::ALLIED_WIN,
        &[Is("allied win", "yes"), Is("no allied win", "no")],
        "Whether a player of several powers wins when these together have enough, and more than the powers of any other player.",
    ),
    Setting::new(
        keys::NMR,
        &[Is("nmr", "yes"), Is("cd", "yes"), Is("no nmr", "no"), Is("no cd", "no")],
        "What happens when grace ends and orders are missing. NMR: the phase runs without them. The power is in civil disorder (CD): the game does not wait for it, and any player may take it over until its player sends orders again. NO NMR: the power is abandoned, any player may take it over, and the game waits.",
    ),
    Setting::new(
        keys::CIVIL_DISORDER,
        &[Is("cd hold", "hold"), Is("cd support", "support"), Is("cd holds", "hold"), Is("cd supports", "support"), Is("civil disorder hold", "hold"), Is("civil disorder support", "support"), Is("vacant support", "support")],
        "How a power in civil disorder plays. CD HOLD: it has no orders, so its units hold, and dislodged ones disband. CD SUPPORT: the judge orders for it and attacks no power. Its units hold or support each other and retreat towards their centres, and builds and removals are sensible. Orders that its player did submit stay. It applies when a turn runs without a player's orders: see HELP NMR.",
    ),
    Setting::new(
        keys::MAX_ABSENCE,
        &[Takes("max absence", days_away), Takes("max absences", days_away), Takes("max holiday", days_away), Takes("max holidays", days_away), Takes("max vacation", days_away), Takes("max vacations", days_away)],
        "How many days a player may be away at a time (SET ABSENCE): no new deadline falls in them. With 0, only a GM may set absences for players.",
    ),
    Setting::new(
        keys::EXTENSIONS,
        &[Is("no extensions", "0 OF 168 HOURS 0 IN ALL"), Is("extensions as usual", ""), Takes("extensions", extensions), Takes("extension", extensions)],
        "How often each player may move the deadline alone with EXTEND, and by how much at a time: SET EXTENSIONS 2 OF 3 DAYS 6 IN ALL. A player gets one back with each turn for which their orders are in time, up to the total of IN ALL. The default is none if a GM runs the game (EXTEND then asks the GM), and 2 of 7 days, 6 in all, in a game run by its players.",
    ),
    Setting::new(
        keys::NO_PROCESSING,
        &[Is("processing", ""), Is("processing every day", ""), Takes("no processing", closed_days)],
        "Days on which no turn runs: no new deadline falls on them, and results are not sent early. SET NO PROCESSING 24 DEC TO 2 JAN AND 1 MAY lists all of them; without a year they repeat every year. SET PROCESSING ends it. The days are those of the game's ZONE, and a GM can still send PROCESS.",
    ),
    Setting::new(
        keys::QUIET_HOURS,
        &[Is("no quiet hours", ""), Takes("quiet hours", quiet_hours), Takes("quiet hour", quiet_hours)],
        "Hours of each day in which no turn runs, in the game's ZONE, such as SET QUIET HOURS 22:00 TO 07:00. No new deadline falls in them, and early results wait until they end.",
    ),
    Setting::new(
        keys::STRICT_WAIT,
        &[Is("strict wait", "yes"), Is("no strict wait", "no")],
        "Whether only players whose orders are due can make the turn wait for the deadline (SET WAIT), or all who still play.",
    ),
    Setting::new(
        keys::STRICT_GRACE,
        &[Is("strict grace", "yes"), Is("no strict grace", "no")],
        "Whether grace may end on any day, or only on the days of the clock.",
    ),
    Setting::new(
        keys::MANUAL_PROCESS,
        &[Is("manual process", "yes"), Is("man proc", "yes"), Is("no auto process", "yes"), Is("auto process", "no"), Is("auto proc", "no"), Is("no manual process", "no"), Is("no man proc", "no"), Is("no auto proc", "yes")],
        "Whether the GM runs every turn with PROCESS, or the clock does.",
    ),
    Setting::new(
        keys::MANUAL_START,
        &[Is("manual start", "yes"), Is("man start", "yes"), Is("no auto start", "yes"), Is("auto start", "no"), Is("no manual start", "no"), Is("no man start", "no")],
        "Whether the GM starts the game with PROCESS, or it starts when every seat is taken.",
    ),
    Setting::new(
        keys::MUSTER,
        &[Is("no muster", ""), Is("muster", "0"), Takes("muster after", muster_after), Takes("muster", muster)],
        "Whether players confirm that they still want to play, when the last seat has been taken and before the game starts. MUSTER asks all of them except the last to join; MUSTER 72 gives them that many hours instead of 48. MUSTER AFTER 7, the default, asks only those who joined at least that many days ago. Players reply YES to the e-mail, or send READY. The judge reminds those who don't answer; then they lose the seat. A player confirms only once.",
    ).until_start(),
    Setting::new(
        keys::MUSTER_TIME,
        &[Takes("muster time", muster_time)],
        "How many hours players have to confirm that they still want to play (HELP MUSTER).",
    ).until_start(),
    Setting::new(
        keys::APPROVAL,
        &[Is("approval", "yes"), Is("no approval", "no")],
        "Whether new players need the GM's approval, before the start and when they take over a power. The judge e-mails the GM, who replies YES or NO, or sends APPROVE address or NOT APPROVED address. Invited players don't need approval.",
    ),
    Setting::new(
        keys::AUTO_CREATE,
        &[Is("no auto create", "never"), Is("auto create at end", "end"), Is("auto create at start", "start"), Is("auto create", "end")],
        "Whether another game with the same settings opens when this one has a result (AUTO CREATE), or when it starts (AUTO CREATE AT START). It is named after this one: demo2 after demo. It has the same GM, and all players are invited.",
    ),
    Setting::new(
        keys::DEALING,
        &[Is("prfboth", "both"), Is("prf both", "both"), Is("prflist", "lists"), Is("prf list", "lists"), Is("prfrand", "chance"), Is("prf rand", "chance"), Is("prfrandom", "chance")],
        "How powers are dealt at the start. PRFLIST: by preference lists that name at least one power. PRFBOTH: by lists that may also be * for any power. PRFRAND: by chance alone.",
    ).until_start(),
    Setting::new(
        keys::ANY_MAY_RESUME,
        &[Is("resume", "yes"), Is("no resume", "no")],
        "Whether any player may resume a paused game, or only the GM.",
    ),
    Setting::new(
        keys::LATE_COUNT,
        &[Is("late count", "yes"), Is("no late count", "no")],
        "Whether LIST shows how often each player was late.",
    ),
    Setting::new(
        keys::VARIANT,
        &[Board("variant"), NotBoard("not variant"), NotBoard("no variant")],
        "The board of the game (LIST VARIANTS), and options of its rules: SET VARIANT LOEB9 WINGS. SET NOT VARIANT WINGS removes an option.",
    ).until_start(),
    Setting::new(
        keys::ZONE,
        &[Takes("zone", zone)],
        "The time zone of the game's clock: an IANA name, such as Europe/London.",
    ),
];

/// `SET DEFAULT`, a command of the classic judges. It is not an option of CREATE, where it may mean the usual board.
fn by_default(text: &str) -> Result<Values, Note> {
    match text.trim() {
        "" => Ok(vec![(keys::FAKES.name, "default".to_owned())]),
        _ => Err(Note::of(say!("Write only {}.", line("PARTIAL FAKES BROADCAST BY DEFAULT")))),
    }
}

fn players(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::PLAYERS.name, count(text, "PLAYERS 3")?)])
}

fn powers(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::POWERS.name, count(text, "POWERS 5")?)])
}

/// The maximum of MUSTER (days since joining) and of MUSTER TIME (hours to confirm).
const MAX_MUSTER: u16 = 1000;

/// `MUSTER`, `MUSTER 72`, `MUSTER 3 DAYS`
fn muster(text: &str) -> Result<Values, Note> {
    let all = (keys::MUSTER.name, "0".to_owned());
    Ok(if text.trim().is_empty() { vec![all] } else { [all].into_iter().chain(muster_time(text)?).collect() })
}

fn muster_after(text: &str) -> Result<Values, Note> {
    let days = text.trim().to_lowercase();
    let days = days.trim_end_matches("days").trim_end_matches("day").trim_end();
    match days.parse::<u16>() {
        Ok(n) if n <= MAX_MUSTER => Ok(vec![(keys::MUSTER.name, n.to_string())]),
        _ => Err(Note::of(say!("Write a number of days, such as {}.", line("MUSTER AFTER 7")))),
    }
}

fn muster_time(text: &str) -> Result<Values, Note> {
    let lower = text.trim().to_lowercase();
    let (number, unit) = lower.split_at(lower.find(|c: char| !c.is_ascii_digit()).unwrap_or(lower.len()));
    let hours = match unit.trim() {
        "" | "h" | "hour" | "hours" => 1,
        "d" | "day" | "days" => 24,
        _ => 0,
    };
    match number.parse::<u16>().ok().and_then(|n| n.checked_mul(hours)) {
        Some(n) if 0 < n && n <= MAX_MUSTER => Ok(vec![(keys::MUSTER_TIME.name, n.to_string())]),
        _ => Err(Note::of(say!("Write a number of hours, such as {}.", line("MUSTER TIME 48")))),
    }
}

fn dedication(text: &str) -> Result<Values, Note> {
    match text.trim().parse::<i32>() {
        Ok(n) => Ok(vec![(keys::DEDICATION.name, n.to_string())]),
        Err(_) => Err(Note::of(say!(
            "Write a number, such as {}. {} lets everyone in.",
            line("DEDICATION 10"),
            line("NO DEDICATION")
        ))),
    }
}

fn on_time(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::ONTIMERAT.name, ratio(text, "ONTIMERAT 0.9", "NO ONTIMERAT")?)])
}

fn resignations(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::RESRAT.name, ratio(text, "RESRAT 0.1", "NO RESRAT")?)])
}

/// A ratio in its stored form: `0.9`, also typed as `.9` or `90%`.
fn ratio(text: &str, example: &str, none: &str) -> Result<String, Note> {
    let text = text.trim();
    let (number, hundred) = match text.strip_suffix('%') {
        Some(number) => (number.trim_end(), 100.0),
        None => (text, 1.0),
    };
    match number.parse::<f64>() {
        Ok(n) if (0.0..=hundred).contains(&n) => Ok((n / hundred).to_string()),
        _ => Err(Note::of(say!(
            "Write a number from 0 to 1, such as {}. {} lets everyone in.",
            line(example),
            line(none)
        ))),
    }
}

/// The maximum number of days in an absence.
const MAX_DAYS_AWAY: u16 = 31;

fn days_away(text: &str) -> Result<Values, Note> {
    match text.trim().parse::<u16>() {
        Ok(n) if n <= MAX_DAYS_AWAY => Ok(vec![(keys::MAX_ABSENCE.name, n.to_string())]),
        _ => Err(Note::of(say!(
            "Write a number of days from 0 to {}, such as {}.",
            MAX_DAYS_AWAY,
            line("MAX ABSENCE 10")
        ))),
    }
}

fn extensions(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::EXTENSIONS.name, text.parse::<Extensions>()?.to_string())])
}

fn closed_days(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::NO_PROCESSING.name, text.parse::<ClosedDays>()?.to_string())])
}

fn quiet_hours(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::QUIET_HOURS.name, text.parse::<QuietHours>()?.to_string())])
}

/// A number of at least 1, in its stored form.
///
/// # Errors
/// A sentence with a valid example.
pub fn count(text: &str, example: &str) -> Result<String, Note> {
    match text.trim().parse::<u16>() {
        Ok(n) if 0 < n => Ok(n.to_string()),
        _ => Err(Note::of(say!("Write a number, such as {}.", line(example)))),
    }
}

/// The maximum length of a comment on a game, in characters.
const MAX_COMMENT: usize = 2000;

/// `MODULE RESTRICT=FG`. Only the judge knows which modules exist.
fn module(text: &str) -> Result<Values, Note> {
    match text.trim() {
        "" => Err(Note::of(say!(
            "Write the name of a module, such as {}. {} lists them.",
            line("MODULE RESTRICT=FG"),
            line("LIST MODULES")
        ))),
        text => Ok(vec![(keys::MODULE.name, text.to_owned())]),
    }
}

fn comment(text: &str) -> Result<Values, Note> {
    match text.chars().count() {
        n if MAX_COMMENT < n => {
            Err(Note::of(say!("A comment has at most {} characters; this one has {n}.", MAX_COMMENT, n)))
        }
        _ => Ok(vec![(keys::COMMENT.name, text.to_owned())]),
    }
}

/// The maximum length of a list of powers, in characters.
const MAX_LIST: usize = 500;

fn computers(text: &str) -> Result<Values, Note> {
    match text.trim() {
        "" => Err(Note::of(say!(
            "Write the powers, such as {}, or write {}.",
            line("COMPUTER ITALY TURKEY"),
            line("COMPUTER REST")
        ))),
        text if MAX_LIST < text.len() => Err(Note::of("This list of powers is too long.")),
        text => Ok(vec![(keys::COMPUTERS.name, text.to_owned())]),
    }
}

fn seed(text: &str) -> Result<Values, Note> {
    match text.parse::<u64>() {
        Ok(n) => Ok(vec![(keys::SEED.name, n.to_string())]),
        Err(_) => Err(Note::of(say!("A seed is a whole number, such as {}.", line("SEED 7")))),
    }
}

fn zone(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::ZONE.name, zone_name(&read_zone(text)?))])
}
