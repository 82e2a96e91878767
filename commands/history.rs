//! HISTORY -- the results and the public press of a game.
//!
//! Usage: HISTORY game [FROM date] [TO date] [LINES n]
//!    or: HISTORY game EXCLSTART phase [EXCLEND phase] [BROAD]
//!
//! What an observer would have read, oldest first. Without FROM: the last seven days. LINES is 1000 unless you say
//! otherwise. EXCLSTART begins after that phase, EXCLEND ends before that phase; BROAD shows only the press.
//!
//! ```text
//! > HISTORY DEMO FROM 1 NOVEMBER
//! < History of game 'demo'.
//! ```
use crate::command::{Args, Refusal, Spec, Who, after_words};
use crate::context::Context;
use crate::game::dates;
use crate::listing;
use jiff::{SignedDuration, Timestamp};

pub const SPEC: Spec = Spec::new(&["history"], Who::Anyone);

/// What of the record is wanted.
struct Wanted {
    from: Timestamp,
    to: Timestamp,
    n_lines: usize,
    after_phase: Option<String>,
    before_phase: Option<String>,
    only_press: bool,
}

const KEYS: [&str; 8] = ["from", "to", "until", "lines", "for", "exclstart", "exclend", "broad"];

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    const USAGE: Refusal = Refusal::Usage("HISTORY game [FROM date] [TO date] [LINES n]");
    let (name, rest) = args.text.split_once(char::is_whitespace).unwrap_or((args.text, ""));
    if name.is_empty() {
        return Err(USAGE);
    }
    let game = listing::find(cx, name)?;
    let wanted = read(cx, rest.trim())?;
    let mut pieces: Vec<(Timestamp, String, String)> = Vec::new();
    if !wanted.only_press {
        for row in cx.store.phases(game.row.id)? {
            pieces.push((row.adjudicated, row.phase, row.report));
        }
    }
    for row in cx.store.public_press(game.row.id)? {
        pieces.push((row.sent, row.phase, format!("{}\n\n{}\n", row.heading, row.body)));
    }
    pieces.sort_by_key(|(at, _, _)| *at);
    let after = wanted
        .after_phase
        .as_ref()
        .map(|phase| pieces.iter().rposition(|(_, p, _)| p.eq_ignore_ascii_case(phase)).map_or(0, |i| i + 1));
    let before = wanted
        .before_phase
        .as_ref()
        .and_then(|phase| pieces.iter().position(|(_, p, _)| p.eq_ignore_ascii_case(phase)));
    let mut text = format!("History of game '{}'.\n", game.row.name);
    let zone = cx.zone();
    let shown = pieces.iter().enumerate().filter(|(i, (at, _, _))| {
        after.is_none_or(|after| after <= *i)
            && before.is_none_or(|before| *i < before)
            && (wanted.from..=wanted.to).contains(at)
    });
    for (_, (at, phase, piece)) in shown {
        text += &format!("\n--- {phase}  {}\n\n{piece}", dates::friendly(*at, &zone));
    }
    let n_lines = text.lines().count();
    if wanted.n_lines < n_lines {
        let cut: Vec<&str> = text.lines().take(wanted.n_lines).collect();
        text = format!(
            "{}\n\n({} more lines; ask for them with LINES {n_lines}.)\n",
            cut.join("\n"),
            n_lines - wanted.n_lines
        );
    }
    Ok(text)
}

fn read(cx: &Context, text: &str) -> Result<Wanted, Refusal> {
    let mut wanted = Wanted {
        from: cx.now - SignedDuration::from_hours(7 * 24),
        to: cx.now,
        n_lines: 1000,
        after_phase: None,
        before_phase: None,
        only_press: false,
    };
    let zone = cx.zone();
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut rest = words.as_slice();
    while let Some((key, tail)) = rest.split_first() {
        let n_value = tail.iter().take_while(|word| !KEYS.iter().any(|key| key.eq_ignore_ascii_case(word))).count();
        let value = tail[..n_value].join(" ");
        rest = &tail[n_value..];
        let date = |default| dates::read(&value, cx.now, &zone, default);
        if after_words(key, "from").is_some() {
            wanted.from = date(jiff::civil::time(0, 0, 0, 0))?;
        } else if after_words(key, "to").is_some() || after_words(key, "until").is_some() {
            wanted.to = date(jiff::civil::time(23, 59, 59, 0))?;
        } else if after_words(key, "lines").is_some() || after_words(key, "for").is_some() {
            wanted.n_lines = value.parse().map_err(|_| format!("LINES takes a number, not \"{value}\"."))?;
        } else if after_words(key, "exclstart").is_some() {
            wanted.after_phase = Some(value);
            wanted.from = Timestamp::MIN;
        } else if after_words(key, "exclend").is_some() {
            wanted.before_phase = Some(value);
            wanted.from = Timestamp::MIN;
        } else if after_words(key, "broad").is_some() {
            wanted.only_press = true;
        } else {
            return Err(Refusal::Usage(
                "HISTORY game [FROM date] [TO date] [LINES n] [EXCLSTART phase] [EXCLEND phase] [BROAD]",
            ));
        }
    }
    Ok(wanted)
}
