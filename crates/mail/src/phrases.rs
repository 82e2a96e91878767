//! The forms of the lines that mail programs add around their users' text, in any language, the few phrases that have no such form,
//! and how the judge's e-mails begin.
//!
//! All comparisons are in lower case. If a phone's signature is missing here, it is read as a line. So add those you meet, with a row in
//! `tests/styles`.

/// The beginnings of the judge's e-mails: the words that start a line, and the words that it must also contain. Such a line without a quote
/// mark is history, in any mail program and language. A test checks this list against every e-mail of the stories.
#[rustfmt::skip]
const OUR_HEADINGS: &[(&str, &str)] = &[
    (":: judge:", ""),
    (":: deadline:", ""),
    ("message from ", " in '"),
    ("answer from ", " to your grey press in '"),
    ("somebody has written from ", "@"),
    ("somebody who is in the game '", "'"),
    ("the master of the game '", "' ("),
    ("this is a copy: somebody signed on to your seat", ""),
    ("this is a copy: whom you let order for you", ""),
    ("within an hour, ", " wrong passwords have been given"),
    ("a letter could not be delivered.", ""),
    ("someone wrote to me from ", "@"),
    ("someone who is in the game '", "'"),
    ("the gm of the game '", "' ("),
    ("this is a copy: the person who orders for you", ""),
    ("in the last hour, i had ", " wrong passwords for your seat"),
    ("an e-mail could not be delivered.", ""),
    ("an e-mail to ", " could not be delivered"),
];

/// Returns whether this is the first line of one of the judge's e-mails, or the title of a report: `Movement results for Spring of
/// 1901. (demo.001)`.
pub(super) fn heads_our_letter(line: &str) -> bool {
    let line = line.trim();
    if line.len() > 300 {
        return false;
    }
    let lower = line.to_lowercase();
    OUR_HEADINGS.iter().any(|(start, within)| lower.starts_with(start) && lower.contains(within)) || is_title(line)
}

/// Returns whether this line begins press.
pub(super) fn begins_press(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    ["press", "broadcast"].iter().any(|press| press.eq_ignore_ascii_case(word))
}

/// Returns whether this line ends press.
pub(super) fn ends_press(line: &str) -> bool {
    let squeezed: String = line.chars().take(40).filter(|c| !c.is_whitespace()).collect();
    ["endpress", "endbroadcast"].iter().any(|end| end.eq_ignore_ascii_case(&squeezed))
}

/// Returns whether a line ends with the name of a game and the number of a phase: `(demo.001)`.
fn is_title(line: &str) -> bool {
    let inside = line.strip_suffix(')').and_then(|line| line.rsplit_once('(')).map(|(_, inside)| inside);
    let Some((game, phase)) = inside.and_then(|inside| inside.rsplit_once('.')) else { return false };
    let named = |game: &str| !game.is_empty() && game.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    named(game) && 3 <= phase.len() && phase.bytes().all(|byte| byte.is_ascii_digit())
}

/// Phrases between dashes above an e-mail that is forwarded.
#[rustfmt::skip]
const FORWARD: &[&str] = &[
    "forwarded message", "forwarded by", "weitergeleitete nachricht", "message transféré", "message réexpédié",
    "mensaje reenviado", "messaggio inoltrato", "mensagem encaminhada", "doorgestuurd bericht",
    "vidarebefordrat meddelande", "videresendt meddelelse", "videresendt melding", "välitetty viesti",
    "przekazana wiadomość", "přeposlaná zpráva", "пересылаемое сообщение", "пересланное сообщение",
    "перенаправленное сообщение", "転送メッセージ", "转发的邮件", "전달된 메시지",
];

/// Phrases alone on a line above an e-mail that is forwarded.
#[rustfmt::skip]
const BEGIN_FORWARD: &[&str] = &[
    "begin forwarded message:", "start of forwarded message", "anfang der weitergeleiteten nachricht:",
    "début du message transféré", "début du message réexpédié", "inicio del mensaje reenviado:",
    "inizio messaggio inoltrato:", "início da mensagem encaminhada", "begin doorgestuurd bericht:",
    "vidarebefordrat brev:", "начало переадресованного сообщения:", "転送されたメッセージ:",
];

/// Returns whether a line begins with something like a label, in any language: `*Gesendet:* heute`.
pub(super) fn has_label(line: &str) -> bool {
    let Some(end) = line.find(':').into_iter().chain(line.find('：')).min() else { return false };
    let label = line[..end].trim_matches(|c| matches!(c, ' ' | '*' | '_'));
    let of_label =
        |c: char| c.is_alphabetic() || matches!(c, ' ' | '-' | '.' | '\'' | '’') || !c.is_ascii() && !c.is_numeric();
    !label.is_empty()
        && label.chars().count() <= 24
        && label.split(' ').count() <= 3
        && label.starts_with(|c: char| c.is_alphabetic())
        && label.chars().all(of_label)
}

/// Returns whether a line contains a date and a time of day, in any digits.
pub(super) fn has_date_and_time(line: &str) -> bool {
    let chars: Vec<char> = line.chars().take(300).collect();
    let time = chars.windows(4).any(|four| {
        matches!(four, [hour, mark, minute, second] if hour.is_numeric() && matches!(mark, ':' | '.' | 'h' | '：' | '時' | '时')
            && minute.is_numeric() && second.is_numeric())
    });
    time && has_date(line)
}

/// Returns whether a line contains a year, or a day, a month and a year in numbers.
pub(super) fn has_date(line: &str) -> bool {
    let chars: Vec<char> = line.chars().take(300).collect();
    let is_number = |c: Option<&char>| c.is_some_and(|c| c.is_numeric());
    let mut runs = chars.chunk_by(|a, b| a.is_numeric() == b.is_numeric());
    let year = runs.any(|run| is_number(run.first()) && run.len() == 4);
    let short_year = || {
        chars
            .split(|c| !c.is_numeric() && !matches!(c, '.' | '/' | '-'))
            .any(|date| date.split(|c| !c.is_numeric()).filter(|part| (1..=2).contains(&part.len())).count() == 3)
    };
    year || short_year()
}

/// Returns whether a line is a drawn rule: only dashes, underscores, stars and the like.
pub(super) fn is_drawn(line: &str) -> bool {
    let line = line.trim();
    3 <= line.len() && line.chars().all(|c| matches!(c, '-' | '–' | '—' | '_' | '=' | '*' | '~' | '─' | '━' | ' '))
}

/// Returns whether a line is a title between dashes, in any language: `---- Mail original ----`.
pub(super) fn is_drawn_title(line: &str) -> bool {
    dashes(line).is_some_and(|n_dashes| 4 <= n_dashes)
}

/// Returns whether a program drew such a title above an e-mail: `-----Original Message-----`, or Zoho's `---- On … wrote ---`. People draw
/// fewer dashes.
pub(super) fn is_original(line: &str) -> bool {
    dashes(line).is_some_and(|n_dashes| 5 <= n_dashes || line.contains('@') && has_date_and_time(line))
}

/// The dashes on either side of a title.
fn dashes(line: &str) -> Option<usize> {
    let line = line.trim();
    let title = line.trim_matches('-');
    let before = line.len() - line.trim_start_matches('-').len();
    let after = line.len() - line.trim_end_matches('-').len();
    (line.len() <= 200 && !title.trim().is_empty() && 2 <= before.min(after)).then(|| before.min(after))
}

/// Returns whether a line is "---------- Forwarded message ---------" or "Begin forwarded message:".
pub(super) fn is_forward(line: &str) -> bool {
    if between_dashes(line).is_some_and(|inside| FORWARD.iter().any(|known| inside.starts_with(known))) {
        return true;
    }
    let line = line.trim();
    line.len() <= 100 && {
        let lower = line.to_lowercase();
        BEGIN_FORWARD.iter().any(|known| lower.starts_with(known))
    }
}

/// The text between dashes (at least two before it), in lower case.
fn between_dashes(line: &str) -> Option<String> {
    let line = line.trim();
    let drawn = |c: char| matches!(c, '-' | '–' | '—' | '_' | '=' | '*' | ' ');
    if line.len() > 200 || !["--", "==", "__", "**", "—", "- "].iter().any(|start| line.starts_with(start)) {
        return None;
    }
    Some(line.trim_matches(drawn).trim_end_matches(':').to_lowercase())
}

/// The signatures of phones and web mailers.
#[rustfmt::skip]
const DEVICES: &[&str] = &[
    "sent from ", "sent with ", "sent via ", "sent using ", "sent securely ", "get outlook for ", "outlook für ", "get bluemail for ",
    "get typeapp for ", "get boomerang for ", "yahoo mail: ", "[sent from ", "(sent from ", "send from my ", "written on my ",
    "typed on my ", "composed on my ", "dictated ", "from my iphone", "from my ipad", "from my android", "outlook for ", "von meinem ", "gesendet von ", "gesendet mit ", "diese nachricht wurde von ",
    "envoyé de mon ", "envoyé depuis ", "envoyé à partir d", "télécharger outlook ", "enviado desde ", "enviado do ",
    "enviado de ", "enviado a partir d", "obtener outlook ", "obter o outlook ", "inviato da ", "inviato dal ",
    "scarica outlook ", "verstuurd vanaf ", "verzonden vanaf ", "outlook voor ", "skickat från ", "sendt fra ",
    "hämta outlook ", "lähetetty ", "wysłane z ", "wysłano z ", "odesláno z ", "отправлено из ", "отправлено с ", "iphoneから送信",
    "στάλθηκε από ", "αποστολή από ", "trimis de pe ", "trimis din ", "poslano s ", "poslano iz ", "poslano z ", "надіслано з ",
    "надіслано зі ", "відправлено з ", "נשלח מ", "đã gửi từ ", "được gửi từ ", "odoslané z ", "odoslané pomocou ",
    "أُرسلت من ", "أرسلت من ", "مرسل من ", "ส่งจาก ", "изпратено от ", "saadetud minu ", "enviat des ", "dikirim dari ",
    "terkirim dari ", "gönderildi: ", "iphone'umdan gönderildi", "iphone’umdan gönderildi", "küldve ", "elküldve ",
    "envoyé avec ", "envoyé via ", "enviado con ", "enviado com ", "inviato con ", "verzonden met ", "skickat med ",
    "sendt med ", "wysłane za pomocą ", "отправлено через ", "отправлено с помощью ", "送信元: ",
    "ipadから送信", "androidから送信", "发自我的", "從我的", "나의 iphone에서 보냄",
];

/// Returns whether a line is a device signature such as "Sent from my iPhone".
pub(super) fn is_device_signature(line: &str) -> bool {
    let line = line.trim();
    line.len() <= 120 && {
        let lower = line.to_lowercase();
        let begins_alike = |known: &&&str| known.as_bytes().first() == lower.as_bytes().first();
        DEVICES.iter().filter(begins_alike).any(|known| lower.starts_with(known))
    }
}

/// Returns whether a line is only a link, or the continuation of one, as programs add to their signature.
pub(super) fn is_link(line: &str) -> bool {
    let line = line.trim();
    let starts = ["http://", "https://", "www.", "<http", "(http", "[http"].iter().any(|start| line.starts_with(start));
    starts && line.len() <= 200
}
