//! Time zones by name.
use super::typed;
use crate::say;
use crate::text::nearest;
use crate::text::sentence::{Note, term};
use jiff::tz::{self, Offset, TimeZone};

/// The abbreviations allowed in a date, in minutes east of UTC: those of mail itself (RFC 5322), and unambiguous ones from
/// Europe, Australia and the Pacific. Each has the same offset all year.
const ABBREVIATIONS: &[(&str, i32, &str)] = &[
    ("z", 0, "UTC"),
    ("ut", 0, "UTC"),
    ("utc", 0, "UTC"),
    ("gmt", 0, "UTC"),
    ("wet", 0, "Europe/Lisbon"),
    ("west", 60, "Europe/Lisbon"),
    ("bst", 60, "Europe/London"),
    ("cet", 60, "Europe/Paris"),
    ("cest", 120, "Europe/Paris"),
    ("met", 60, "Europe/Berlin"),
    ("mest", 120, "Europe/Berlin"),
    ("sast", 120, "Africa/Johannesburg"),
    ("eet", 120, "Europe/Helsinki"),
    ("eest", 180, "Europe/Helsinki"),
    ("msk", 180, "Europe/Moscow"),
    ("hkt", 480, "Asia/Hong_Kong"),
    ("awst", 480, "Australia/Perth"),
    ("jst", 540, "Asia/Tokyo"),
    ("kst", 540, "Asia/Seoul"),
    ("acst", 570, "Australia/Adelaide"),
    ("acdt", 630, "Australia/Adelaide"),
    ("aest", 600, "Australia/Sydney"),
    ("aedt", 660, "Australia/Sydney"),
    ("nzst", 720, "Pacific/Auckland"),
    ("nzdt", 780, "Pacific/Auckland"),
    ("nst", -210, "America/St_Johns"),
    ("ndt", -150, "America/St_Johns"),
    ("est", -300, "America/New_York"),
    ("edt", -240, "America/New_York"),
    ("cst", -360, "America/Chicago"),
    ("cdt", -300, "America/Chicago"),
    ("mst", -420, "America/Denver"),
    ("mdt", -360, "America/Denver"),
    ("pst", -480, "America/Los_Angeles"),
    ("pdt", -420, "America/Los_Angeles"),
    ("akst", -540, "America/Anchorage"),
    ("akdt", -480, "America/Anchorage"),
    ("hst", -600, "Pacific/Honolulu"),
];

/// Abbreviations that mean different zones to different people.
const AMBIGUOUS: &[(&str, &str)] = &[
    ("adt", "America/Halifax or Asia/Baghdad"),
    ("amt", "America/Manaus or Asia/Yerevan"),
    ("ast", "America/Halifax or Asia/Riyadh"),
    ("ect", "America/Guayaquil or Europe/Paris"),
    ("gst", "Asia/Dubai or Atlantic/South_Georgia"),
    ("ist", "Asia/Kolkata, Asia/Jerusalem or Europe/Dublin"),
    ("sst", "Asia/Singapore or Pacific/Pago_Pago"),
    ("wst", "Australia/Perth or Pacific/Apia"),
];

/// Names that the time zone database may contain, but that are not places.
const NO_PLACE: &[&str] = &["etc/unknown", "factory", "localtime", "posixrules"];

/// The zone of a person or a game: an IANA name in any case (`europe/london`), `UTC`, `GMT`, or an offset (`+0100`, `-05:30`).
///
/// Abbreviations such as `EST` are valid for half of the year only, so they are refused, and a city is suggested.
///
/// # Errors
/// A sentence that suggests the nearest name.
pub fn read_zone(text: &str) -> Result<TimeZone, Note> {
    let text = text.trim();
    let lower = text.to_ascii_lowercase();
    if let Some(offset) = offset(&lower)? {
        return Ok(offset);
    }
    if let Some((_, places)) = AMBIGUOUS.iter().find(|(name, _)| *name == lower) {
        return Err(ambiguous(text, places));
    }
    match ABBREVIATIONS.iter().find(|(name, ..)| *name == lower) {
        Some((_, 0, "UTC")) => return Ok(TimeZone::UTC),
        Some((_, _, place)) => {
            let name = lower.to_ascii_uppercase();
            return Err(Note::of(say!(
                "{name} ignores summer time; please name a city, like {place}.",
                name = term(name),
                place = *place
            )));
        }
        None => {}
    }
    known(text).ok_or_else(|| unknown(text))
}

/// A zone in a date: any zone that [`read_zone`] accepts, and [`ABBREVIATIONS`].
///
/// `None` if the word does not look like a zone.
pub(super) fn zone_in_date(word: &str) -> Option<Result<TimeZone, Note>> {
    let lower = word.to_ascii_lowercase();
    match offset(&lower) {
        Ok(Some(zone)) => return Some(Ok(zone)),
        Ok(None) => {}
        Err(why) => return Some(Err(why)),
    }
    if let Some((_, minutes, _)) = ABBREVIATIONS.iter().find(|(name, ..)| *name == lower) {
        return Some(fixed(*minutes).ok_or_else(|| unknown(word)));
    }
    if let Some((_, places)) = AMBIGUOUS.iter().find(|(name, _)| *name == lower) {
        return Some(Err(ambiguous(word, places)));
    }
    match known(word) {
        Some(zone) => Some(Ok(zone)),
        None if word.contains('/') && word.starts_with(|c: char| c.is_ascii_alphabetic()) => Some(Err(unknown(word))),
        None => None,
    }
}

fn known(name: &str) -> Option<TimeZone> {
    let lower = name.to_ascii_lowercase();
    let plausible = name.len() <= 50
        && lower.starts_with(|c: char| c.is_ascii_alphabetic())
        && lower.chars().all(|c| c.is_ascii_alphanumeric() || "_/+-".contains(c))
        && !NO_PLACE.contains(&lower.as_str());
    if plausible { TimeZone::get(name).ok() } else { None }
}

/// `+0100`, `-05:30`, `+1`, and the same after `utc` or `gmt`.
fn offset(lower: &str) -> Result<Option<TimeZone>, Note> {
    let bare = lower.strip_prefix("utc").or_else(|| lower.strip_prefix("gmt")).unwrap_or(lower);
    let (sign, digits) = match (bare.strip_prefix('+'), bare.strip_prefix('-')) {
        (Some(digits), _) => (1, digits),
        (_, Some(digits)) => (-1, digits),
        _ => return Ok(None),
    };
    let (hours, minutes) = match digits.split_once(':') {
        Some(parts) => parts,
        None if digits.len() == 4 && digits.is_ascii() => digits.split_at(2),
        None => (digits, "0"),
    };
    let number = |text: &str| if text.len() <= 2 { text.parse::<u8>().ok() } else { None };
    if !digits.starts_with(|c: char| c.is_ascii_digit()) || digits.ends_with(|c: char| c.is_ascii_alphabetic()) {
        return Ok(None);
    }
    match (number(hours), number(minutes)) {
        (Some(hours @ 0..=14), Some(minutes @ 0..=59)) => {
            Ok(fixed(sign * (i32::from(hours) * 60 + i32::from(minutes))))
        }
        _ => Err(Note::of(say!("{} is not an offset from UTC. Please write one like +0100 or -0530.", typed(lower)))),
    }
}

fn fixed(minutes: i32) -> Option<TimeZone> {
    match minutes {
        0 => Some(TimeZone::UTC),
        _ => Offset::from_seconds(minutes * 60).ok().map(TimeZone::fixed),
    }
}

fn ambiguous(name: &str, places: &'static str) -> Note {
    Note::of(say!(
        "{} is used for more than one time zone. Please write {places}, or an offset like +0100.",
        typed(name),
        places
    ))
}

fn unknown(name: &str) -> Note {
    let wanted: String = name.chars().take(50).map(|c| if c == ' ' { '_' } else { c }).collect();
    let names: Vec<String> = tz::db()
        .available()
        .map(|known| known.to_string())
        .filter(|known| !NO_PLACE.contains(&known.as_str()))
        .collect();
    // People often type only the city, but the names begin with the continent.
    let city = |full: &str| full.split_once('/').is_some_and(|(_, city)| city.eq_ignore_ascii_case(&wanted));
    let guess = names.iter().map(String::as_str).find(|full| city(full));
    match guess.or_else(|| nearest(&wanted, names.iter().map(String::as_str))) {
        Some(guess) => {
            Note::of(say!("I don't know the time zone {}. Did you mean {guess}?", typed(name), guess = term(guess)))
        }
        None => Note::of(say!(
            "I don't know the time zone {}. Please write a name like Europe/London, or UTC, or an offset like +0100.",
            typed(name)
        )),
    }
}
