//! The settings that all games have, each described once. `SET`, `LIST`, `HELP` and the announcements all read this table.
use super::keys;
use crate::families::setting::{Form, Setting, Values};
use crate::game::dates::{read_zone, zone_name};
use crate::game::extensions::Extensions;
use crate::game::schedule::{ClosedDays, QuietHours};
use crate::say;
use crate::text::sentence::{Note, line};
use Form::{Board, Is, NotBoard, Takes};

/// The settings that all games have, in the order in which LIST prints them. Those of the game's family follow.
pub static GENERAL: &[Setting] = &[
    Setting::new(
        keys::PLAYERS,
        &[Is("all players", ""), Takes("players", players)],
        "How many people play: if there are fewer players than powers, each plays several, shared out as evenly as possible (duplex). ALL PLAYERS means one for each power.",
    ).until_start(),
    Setting::new(
        keys::POWERS,
        &[Is("all powers", ""), Takes("powers", powers)],
        "How many powers are played. The players choose; nobody plays the others, and their units hold. ALL POWERS means as many as the board has.",
    ).until_start(),
    Setting::new(
        keys::COMPUTERS,
        &[Is("computer off", ""), Is("computers off", ""), Is("no computer", ""), Is("no computers", ""), Is("computer rest", "rest"), Is("computers rest", "rest"), Takes("computer", computers), Takes("computers", computers)],
        "The powers that computers play, by their names or letters. With REST, each player has one power (SET PLAYERS says how many people play; by itself one), and computers have all others. Everybody is told, and a person can take over at any time. HELP COMPUTERS tells more.",
    ),
    Setting::new(
        keys::VACANT,
        &[Is("vacant hold", "hold"), Is("vacant steward", "steward"), Is("vacant bot", "bot")],
        "What becomes of a power that has no player any more, or one whose orders do not come. HOLD: nobody orders for it. STEWARD: a computer keeps what is there until a person takes over, and attacks nobody who has not attacked it. BOT: a computer plays it to win. Everybody is told, and a person can take over at any time. To leave powers out of play from the start, SET POWERS.",
    ),
    Setting::new(
        keys::MODERATED,
        &[Is("moderated", "yes"), Is("moderate", "yes"), Is("unmoderated", "no"), Is("unmoderate", "no")],
        "In a moderated game with a master, only the master changes settings. In an unmoderated one, every player may.",
    ),
    Setting::new(
        keys::LISTED,
        &[Is("list", "yes"), Is("public", "yes"), Is("no list", "no"), Is("unlist", "no"), Is("private", "no")],
        "Whether LIST shows the game to people who are not in it.",
    ),
    Setting::new(
        keys::GUNBOAT,
        &[Is("gunboat", "yes"), Is("no gunboat", "no")],
        "In a gunboat game nobody but its masters knows who plays what until it is over. It does not change the press: SET NO PRESS, or GREY, if you like.",
    ).until_start(),
    Setting::new(
        keys::REVEAL,
        &[Is("reveal", "yes"), Is("no reveal", "no")],
        "Whether everybody is told, when a gunboat game is over, who played what.",
    ),
    Setting::new(
        keys::SHOW,
        &[Is("show", "yes"), Is("no show", "no")],
        "Whether, in a gunboat game, everybody is told which power changes a setting, pauses the game, and the like.",
    ),
    Setting::new(
        keys::QUIET,
        &[Is("quiet", "yes"), Is("no quiet", "no")],
        "In a quiet game everybody is told how many are late, but not who, and nothing about new players who take over.",
    ),
    Setting::new(
        keys::SECRET,
        &[Is("secret", "yes"), Is("no secret", "no")],
        "In a secret game nobody is told who has joined or who is late, not even how many.",
    ),
    Setting::new(
        keys::PROGRESS,
        &[Is("progress names", "names"), Is("progress count", "count"), Is("progress none", "none"), Is("no progress", "none")],
        "What players see of each other's orders while a turn runs, on the page of the game and in LIST. NAMES: which powers have sent some orders, all of them, or are ready. COUNT: only how many powers' orders are in. NONE: nothing. In quiet and gunboat games NAMES shows what COUNT shows, and in secret games players see nothing. Masters always see all of it (STATUS).",
    ),
    Setting::new(
        keys::ADDRESSES,
        &[Is("addresses players", "players"), Is("addresses to players", "players"), Is("addresses all", "all"), Is("addresses to all", "all"), Is("no addresses", "none"), Is("addresses none", "none")],
        "Who sees the addresses of the people in the game, besides its masters: its players, all who are registered here, or no one else. Players always see the addresses of their masters. In a gunboat game the names are secret too.",
    ),
    Setting::new(
        keys::COMMENT,
        &[Is("no comment", ""), Takes("comment", comment), Takes("info", comment), Takes("information", comment)],
        "What LIST says about the game, in its creator's words. Several lines: SET COMMENT BEGIN, the lines, END.",
    ).by_anyone(),
    Setting::new(
        keys::LEVEL,
        &[Is("level any", "any"), Is("any level", "any"), Is("no level", "any"), Is("level novice", "novice"), Is("level amateur", "amateur"), Is("level intermediate", "intermediate"), Is("level advanced", "advanced"), Is("level expert", "expert")],
        "Whose level the game is for, as they have told it (HELP REGISTER). AMATEUR is anybody but experts, ADVANCED anybody but novices. It is asked of those who join or take over a power.",
    ),
    Setting::new(
        keys::DEDICATION,
        &[Is("no dedication", ""), Takes("dedication", dedication)],
        "The least dedication that players need, when they join or take over (GET DEDICATION shows yours). Nobody can ask for more than they have themselves.",
    ),
    Setting::new(
        keys::ONTIMERAT,
        &[Is("no ontimerat", ""), Takes("ontimerat", on_time), Takes("on time ratio", on_time), Takes("ontimeratio", on_time)],
        "The least on-time ratio that players need, when they join or take over: 0.9, or 90%. Everybody counts as if ten phases, nine of them on time, had come before. Nobody can ask for more than they have themselves.",
    ),
    Setting::new(
        keys::RESRAT,
        &[Is("no resrat", ""), Takes("resrat", resignations), Takes("resignation ratio", resignations), Takes("resratio", resignations)],
        "The highest resignation ratio that players may have when they join or take over: 0.1, or 10%. Seats taken over make up for those that were left, and everybody counts as if they had left half of one of five seats before. Nobody can ask for less than they have themselves.",
    ),
    Setting::new(
        keys::RATED,
        &[Is("rated", "yes"), Is("unrated", "no"), Is("no rated", "no"), Is("not rated", "no")],
        "Whether the game counts for the records of its players (GET DEDICATION).",
    ),
    Setting::new(
        keys::PRESS,
        &[Is("white/grey", "white/grey"), Is("white/gray", "white/grey"), Is("grey/white", "grey/white"), Is("gray/white", "grey/white"), Is("white", "white"), Is("no grey", "white"), Is("no gray", "white"), Is("grey", "grey"), Is("gray", "grey"), Is("no white", "grey"), Is("no press", "none"), Is("none", "none"), Is("press none", "none"), Is("press white/grey", "white/grey"), Is("press grey/white", "grey/white"), Is("press white", "white"), Is("press grey", "grey"), Is("press gray", "grey")],
        "Which colours of press are allowed. White press names its sender, grey press does not. With both, the first is the default.",
    ),
    Setting::new(
        keys::PARTIAL,
        &[Is("partial", "yes"), Is("partial press", "yes"), Is("no partial", "no"), Is("no partial press", "no")],
        "Whether press may go to some players only. Without it, all press is broadcast (except to and from the master).",
    ),
    Setting::new(
        keys::FAKES,
        &[Is("no fake", "no"), Is("no fakes", "no"), Is("no fake broadcast", "no"), Is("no fake broadcasts", "no"), Is("no fake press", "no"), Is("no faked press", "no"), Is("partial may be faked", "may"), Is("partial may", "may"), Is("partial press may be faked", "may"), Is("fake press", "may"), Is("faked press", "may"), Is("partial fakes broadcast by default", "default"), Is("partial fakes broadcasts by default", "default"), Is("partial fakes by default", "default"), Is("partial default", "default"), Is("partial fakes broadcast", "always"), Is("partial fakes broadcasts", "always"), Is("partial fakes", "always"), Takes("default", by_default)],
        "Whether press to some players may show them another address line than the true one (FAKE, see HELP PRESS). NO FAKE: never. PARTIAL MAY BE FAKED: if its writer says so. PARTIAL FAKES BROADCAST BY DEFAULT: it looks like a broadcast, unless its writer says NO FAKE. PARTIAL FAKES BROADCAST: it always does. Who wrote it is never forged; masters, and observers with copies of all press, read the truth.",
    ),
    Setting::new(
        keys::OBSERVER_PRESS,
        &[Is("observer any", "any"), Is("any observer", "any"), Is("observer white", "white"), Is("white observer", "white"), Is("no observer", "none"), Is("observer none", "none"), Is("observer no", "none")],
        "What press observers may write: any that players may, only white, or none. They may always write to the master.",
    ),
    Setting::new(
        keys::BLANK_PRESS,
        &[Is("blank press", "yes"), Is("no blank press", "no")],
        "Whether empty press is sent.",
    ),
    Setting::new(
        keys::POSTAL_PRESS,
        &[Is("postal press", "yes"), Is("no postal press", "no")],
        "Whether press may be left with the judge, to go to everybody with the next results (HELP POSTAL PRESS).",
    ),
    Setting::new(
        keys::LATE_PRESS,
        &[Is("late press", "yes"), Is("no late press", "no")],
        "Whether a player whose orders are late may write press (they may always write to the master).",
    ),
    Setting::new(
        keys::GRACE_PRESS,
        &[Is("grace press", "yes"), Is("no grace press", "no")],
        "Whether press may be written after the deadline, while orders are still missing (to the master it always may).",
    ),
    Setting::new(
        keys::MINOR_PRESS,
        &[Is("minor press", "yes"), Is("no minor press", "no")],
        "Whether press may be written during minor phases, such as retreats.",
    ),
    Setting::new(
        keys::MUST_ORDER,
        &[Is("must order", "yes"), Is("no must order", "no")],
        "Whether a player must have orders on file before writing press.",
    ),
    Setting::new(
        keys::TOUCH_PRESS,
        &[Is("touch press", "yes"), Is("no touch press", "no")],
        "With TOUCH PRESS only neighbours write to each other, and each power has one broadcast a turn. Neighbours are powers that could meet: there is at most one province between a unit or a centre of the one and of the other. The master is everybody's neighbour. Grey press can then not be answered: whether it can would tell who wrote it.",
    ),
    Setting::new(
        keys::WATCH_ALL_PRESS,
        &[Is("watch all press", "yes"), Is("watch press", "yes"), Is("no watch all press", "no"), Is("no watch press", "no")],
        "Whether observers, too, may have copies of the press that goes to some players only (SET ALL PRESS). Everybody is told when one of them does. What goes to or from a master is not copied.",
    ),
    Setting::new(
        keys::REVEAL_PRESS,
        &[Is("reveal press", "yes"), Is("reveal all press", "yes"), Is("no reveal press", "no"), Is("no reveal all press", "no")],
        "Whether everybody finds in HISTORY, when the game is over, the press that went to some players only, with its true address lines. Without it, everybody finds their own. Who wrote grey press is not told. It is set before the game starts, so that everybody knows when they write.",
    ).until_start(),
    Setting::new(
        keys::DIAS,
        &[Is("dias", "yes"), Is("no dias", "no")],
        "Draws Include All Survivors. Without it, a draw may be among some of them, if everybody agrees.",
    ),
    Setting::new(
        keys::CONCESSIONS,
        &[Is("concessions", "yes"), Is("no concessions", "no")],
        "Whether players may concede the game to one of them.",
    ),
    Setting::new(
        keys::CONCEDE_TO_ANY,
        &[Is("concessions to any", "yes"), Is("concessions to anybody", "yes"), Is("concessions to leader", "no"), Is("concessions to largest", "no"), Is("no concessions to any", "no")],
        "Whether the game may be conceded to any power, or only to one that has come furthest.",
    ),
    Setting::new(
        keys::BALLOTS,
        &[Is("secret ballots", "secret"), Is("secret ballot", "secret"), Is("ballots secret", "secret"), Is("secret votes", "secret"), Is("tallied ballots", "tallied"), Is("tallied ballot", "tallied"), Is("ballots tallied", "tallied"), Is("tallied votes", "tallied"), Is("open ballots", "open"), Is("open ballot", "open"), Is("ballots open", "open"), Is("open votes", "open")],
        "Who learns of votes for draws and concessions before they pass. SECRET: nobody but the master. TALLIED: everybody learns how many there are. OPEN: everybody learns who votes for what. A change drops the votes so far.",
    ),
    Setting::new(
        keys::KEEP_VOTES,
        &[Is("keep votes", "yes"), Is("votes stand", "yes"), Is("no keep votes", "no")],
        "Whether votes for draws and concessions stand until they are taken back. Without it, they count for one phase only.",
    ),
    Setting::new(
        keys::ALLIED_WIN,
        &[Is("allied win", "yes"), Is("no allied win", "no")],
        "Whether a player of several powers wins when these have enough together, and more than those of anybody else.",
    ),
    Setting::new(
        keys::NMR,
        &[Is("nmr", "yes"), Is("cd", "yes"), Is("no nmr", "no"), Is("no cd", "no")],
        "What happens when grace ends and orders are missing. NMR: the phase is adjudicated without them, and the power is in civil disorder (CD): the game does not wait for it, and anybody may take it over until its player sends orders again. NO NMR: the power is abandoned, anybody may take it over, and the game waits.",
    ),
    Setting::new(
        keys::CIVIL_DISORDER,
        &[Is("cd hold", "hold"), Is("cd support", "support"), Is("cd holds", "hold"), Is("cd supports", "support"), Is("civil disorder hold", "hold"), Is("civil disorder support", "support"), Is("vacant support", "support")],
        "What happens to a power in civil disorder. CD HOLD: it has no orders, so units hold, and dislodged ones disband. CD SUPPORT: the judge orders for it, and attacks nobody: units hold or support each other, retreat towards their centres, and are built and removed with sense. Orders of its own that are on file stand. It applies when a turn runs without a player's orders: see NMR.",
    ),
    Setting::new(
        keys::MAX_ABSENCE,
        &[Takes("max absence", days_away), Takes("max absences", days_away), Takes("max holiday", days_away), Takes("max holidays", days_away), Takes("max vacation", days_away), Takes("max vacations", days_away)],
        "How many days a player may be away at a time (SET ABSENCE): no new deadline falls in them. 0 means that no player may; a master may set absences for them.",
    ),
    Setting::new(
        keys::EXTENSIONS,
        &[Is("no extensions", "0 OF 168 HOURS 0 IN ALL"), Is("extensions as usual", ""), Takes("extensions", extensions), Takes("extension", extensions)],
        "How often each player may put off the deadline alone with EXTEND, and by how much at a time: SET EXTENSIONS 2 OF 3 DAYS 6 IN ALL. One comes back with each turn for which their orders are in time, but there are not more in the whole game than IN ALL says. If nobody says otherwise: none where a master runs the game, who is asked instead; and 2 of 7 days, 6 in all, in a game that its players run.",
    ),
    Setting::new(
        keys::NO_PROCESSING,
        &[Is("processing", ""), Is("processing every day", ""), Takes("no processing", closed_days)],
        "Days on which no turn runs: neither does a new deadline fall in them, nor are results sent early. SET NO PROCESSING 24 DEC TO 2 JAN AND 1 MAY names all of them; without a year they come again every year. SET PROCESSING ends it. The days are those of the game's ZONE, and a master may still say PROCESS.",
    ),
    Setting::new(
        keys::QUIET_HOURS,
        &[Is("no quiet hours", ""), Takes("quiet hours", quiet_hours), Takes("quiet hour", quiet_hours)],
        "Hours of each day in which no turn runs, such as SET QUIET HOURS 22:00 TO 07:00, in the game's ZONE: no new deadline falls in them, and results that would be sent early wait for their end.",
    ),
    Setting::new(
        keys::STRICT_WAIT,
        &[Is("strict wait", "yes"), Is("no strict wait", "no")],
        "Whether only those whose orders are due can make the turn wait for the deadline (SET WAIT), or everybody who still plays.",
    ),
    Setting::new(
        keys::STRICT_GRACE,
        &[Is("strict grace", "yes"), Is("no strict grace", "no")],
        "Whether grace may end on any day, or only on the days of the clock.",
    ),
    Setting::new(
        keys::MANUAL_PROCESS,
        &[Is("manual process", "yes"), Is("man proc", "yes"), Is("no auto process", "yes"), Is("auto process", "no"), Is("auto proc", "no"), Is("no manual process", "no"), Is("no man proc", "no"), Is("no auto proc", "yes")],
        "Whether the master starts every adjudication with PROCESS, or the clock does.",
    ),
    Setting::new(
        keys::MANUAL_START,
        &[Is("manual start", "yes"), Is("man start", "yes"), Is("no auto start", "yes"), Is("auto start", "no"), Is("no manual start", "no"), Is("no man start", "no")],
        "Whether the master starts the game with PROCESS, or it starts when every seat is taken.",
    ),
    Setting::new(
        keys::MUSTER,
        &[Is("no muster", ""), Is("muster", "0"), Takes("muster after", muster_after), Takes("muster", muster)],
        "Whether the players confirm, when the last seat has been taken and before the game begins, that they still want to play. MUSTER asks all of them but the one who has come last; MUSTER 72 gives them that many hours, instead of 48. MUSTER AFTER 7 asks only those who joined that many days ago or longer, and is the default: who has come within the week has just said so, and a game that took months to fill does not begin with a player who has gone. They answer the letter with YES, or write READY. Who is silent is reminded, and then loses the seat; who has confirmed need not do so again.",
    ).until_start(),
    Setting::new(
        keys::MUSTER_TIME,
        &[Takes("muster time", muster_time)],
        "How many hours the players have to confirm that they still want to play (HELP MUSTER).",
    ).until_start(),
    Setting::new(
        keys::APPROVAL,
        &[Is("approval", "yes"), Is("no approval", "no")],
        "Whether newcomers need the master's yes before they have a seat: before the start, and when they take over a power. The master gets a letter, and answers it with YES or NO, or writes APPROVE or NOT APPROVED and their address. Who was invited needs no approval.",
    ),
    Setting::new(
        keys::AUTO_CREATE,
        &[Is("no auto create", "never"), Is("auto create at end", "end"), Is("auto create at start", "start"), Is("auto create", "end")],
        "Whether another game with the same settings opens when this one has a result (AUTO CREATE), or when it begins (AUTO CREATE AT START). It is called after this one: demo2 after demo. It has the same master, and all players are invited.",
    ),
    Setting::new(
        keys::DEALING,
        &[Is("prfboth", "both"), Is("prf both", "both"), Is("prflist", "lists"), Is("prf list", "lists"), Is("prfrand", "chance"), Is("prf rand", "chance"), Is("prfrandom", "chance")],
        "How the powers are dealt out at the start: by preference lists (PRFLIST; a list names at least one power), by lists that may also be * for any power (PRFBOTH), or by chance alone (PRFRAND).",
    ).until_start(),
    Setting::new(
        keys::ANY_MAY_RESUME,
        &[Is("resume", "yes"), Is("no resume", "no")],
        "Whether any player may resume a paused game, or only the master.",
    ),
    Setting::new(
        keys::LATE_COUNT,
        &[Is("late count", "yes"), Is("no late count", "no")],
        "Whether LIST shows how often each player was late.",
    ),
    Setting::new(
        keys::VARIANT,
        &[Board("variant"), NotBoard("not variant"), NotBoard("no variant")],
        "The board that the game is played on (LIST VARIANTS), and options of its rules: SET VARIANT LOEB9 WINGS. SET NOT VARIANT WINGS removes an option.",
    ).until_start(),
    Setting::new(
        keys::ZONE,
        &[Takes("zone", zone)],
        "The time zone that the game's clock runs in: an IANA name, such as Europe/London.",
    ),
];

/// `SET DEFAULT`, a word of the classic judges. It is no option of CREATE: there it may be meant for the usual board.
fn by_default(text: &str) -> Result<Values, Note> {
    match text.trim() {
        "" => Ok(vec![(keys::FAKES.name, "default".to_owned())]),
        _ => Err(Note::of(say!("Write {}, and no more.", line("PARTIAL FAKES BROADCAST BY DEFAULT")))),
    }
}

fn players(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::PLAYERS.name, count(text, "PLAYERS 3")?)])
}

fn powers(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::POWERS.name, count(text, "POWERS 5")?)])
}

/// The most hours that players have to confirm, and the most days that those have been there who need not.
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
        _ => Err(Note::of(say!("Write after how many days, such as {}.", line("MUSTER AFTER 7")))),
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
        _ => Err(Note::of(say!("Write how many hours, such as {}.", line("MUSTER TIME 48")))),
    }
}

fn dedication(text: &str) -> Result<Values, Note> {
    match text.trim().parse::<i32>() {
        Ok(n) => Ok(vec![(keys::DEDICATION.name, n.to_string())]),
        Err(_) => Err(Note::of(say!(
            "Write a number, such as {}; {} lets everybody in.",
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

/// A part of one, as it is kept: `0.9`, also written `.9` or `90%`.
fn ratio(text: &str, example: &str, none: &str) -> Result<String, Note> {
    let text = text.trim();
    let (number, hundred) = match text.strip_suffix('%') {
        Some(number) => (number.trim_end(), 100.0),
        None => (text, 1.0),
    };
    match number.parse::<f64>() {
        Ok(n) if (0.0..=hundred).contains(&n) => Ok((n / hundred).to_string()),
        _ => Err(Note::of(say!(
            "Write a number from 0 to 1, such as {}; {} lets everybody in.",
            line(example),
            line(none)
        ))),
    }
}

/// The most days of an absence.
const MAX_DAYS_AWAY: u16 = 31;

fn days_away(text: &str) -> Result<Values, Note> {
    match text.trim().parse::<u16>() {
        Ok(n) if n <= MAX_DAYS_AWAY => Ok(vec![(keys::MAX_ABSENCE.name, n.to_string())]),
        _ => Err(Note::of(say!("Write how many days, 0 to {}, such as {}.", MAX_DAYS_AWAY, line("MAX ABSENCE 10")))),
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

/// A number of at least 1, as it is kept.
///
/// # Errors
/// A sentence with an example of what is right.
pub fn count(text: &str, example: &str) -> Result<String, Note> {
    match text.trim().parse::<u16>() {
        Ok(n) if 0 < n => Ok(n.to_string()),
        _ => Err(Note::of(say!("Write how many, such as {}.", line(example)))),
    }
}

/// The longest comment on a game, in characters.
const MAX_COMMENT: usize = 2000;

fn comment(text: &str) -> Result<Values, Note> {
    match text.chars().count() {
        n if MAX_COMMENT < n => {
            Err(Note::of(say!("A comment has at most {} characters; this one has {n}.", MAX_COMMENT, n)))
        }
        _ => Ok(vec![(keys::COMMENT.name, text.to_owned())]),
    }
}

/// The longest list of powers, in characters.
const MAX_LIST: usize = 500;

fn computers(text: &str) -> Result<Values, Note> {
    match text.trim() {
        "" => Err(Note::of(say!(
            "Write which powers, such as {}; or {}.",
            line("COMPUTER ITALY TURKEY"),
            line("COMPUTER REST")
        ))),
        text if MAX_LIST < text.len() => Err(Note::of("That is too long for a list of powers.")),
        text => Ok(vec![(keys::COMPUTERS.name, text.to_owned())]),
    }
}

fn zone(text: &str) -> Result<Values, Note> {
    Ok(vec![(keys::ZONE.name, zone_name(&read_zone(text)?))])
}
