//! The phrases that mail programs add around their users' text, in many languages, and the beginnings of the judge's own e-mails.
//!
//! All comparisons are in lower case. If a phrase is missing here, quoted lines are read as commands and refused; in press, quoted history
//! may leak. So add the phrases you meet, with a row in `tests/styles`.

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

/// A line of the header block that Outlook copies above the text it quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    From,
    Date,
    Other,
}

#[rustfmt::skip] // One phrase per line would take pages.
const FROM: &[&str] = &[
    "from", "von", "de", "da", "od", "van", "från", "fra", "от", "lähettäjä", "expéditeur", "remitente", "mittente",
    "feladó", "kimden", "差出人", "送信元", "发件人", "寄件者", "보낸 사람",
];
#[rustfmt::skip]
const DATE: &[&str] = &[
    "sent", "date", "gesendet", "datum", "envoyé", "enviado", "enviada", "enviado el", "enviado em", "enviada em",
    "fecha", "data", "inviato", "verzonden", "skickat", "sendt", "dato", "lähetetty", "päivämäärä", "wysłano",
    "odesláno", "elküldve", "gönderildi", "отправлено", "дата", "送信日時", "日付", "发送时间", "日期", "보낸 날짜",
];
#[rustfmt::skip]
const OTHER: &[&str] = &[
    "to", "cc", "subject", "an", "betreff", "à", "objet", "para", "asunto", "assunto", "a", "oggetto", "aan",
    "onderwerp", "till", "ämne", "til", "emne", "vastaanottaja", "aihe", "do", "temat", "komu", "předmět", "címzett",
    "tárgy", "kime", "konu", "кому", "тема", "宛先", "件名", "收件人", "主题", "主旨", "받는 사람", "제목",
];

/// The label of a line such as `*Von:* Mary`.
pub(super) fn label(line: &str) -> Option<Label> {
    let (label, _) = line.split_once([':', '：'])?;
    let label = label.trim_matches([' ', '*']);
    if label.len() > 30 {
        return None;
    }
    let label = label.to_lowercase();
    let among = |known: &[&str]| known.contains(&label.as_str());
    if among(FROM) {
        Some(Label::From)
    } else if among(DATE) {
        Some(Label::Date)
    } else {
        among(OTHER).then_some(Label::Other)
    }
}

/// Phrases between dashes above an e-mail that is answered.
#[rustfmt::skip]
const ORIGINAL: &[&str] = &[
    "original message", "original appointment", "reply message", "ursprüngliche nachricht", "originalnachricht",
    "original-nachricht", "message d'origine", "message d’origine", "message original", "mensaje original",
    "messaggio originale", "mensagem original", "oorspronkelijk bericht", "ursprungligt meddelande",
    "originalmeddelande", "oprindelig meddelelse", "opprinnelig melding", "alkuperäinen viesti",
    "wiadomość oryginalna", "původní zpráva", "eredeti üzenet", "orijinal mesaj", "исходное сообщение", "元のメッセージ",
    "原始邮件", "原始郵件", "원본 메시지", "original-nachricht", "mensagem original", "missatge original",
    "αρχικό μήνυμα", "mesaj original", "mesajul original", "izvorna poruka", "originalna poruka", "оригінальне повідомлення",
    "вихідне повідомлення", "оригинално съобщение", "исходное письмо", "הודעה מקורית", "thư gốc", "thông báo gốc",
    "pôvodná správa", "izvirno sporočilo", "الرسالة الأصلية", "ข้อความต้นฉบับ", "algne kiri", "algkiri", "pesan asli",
    "originalus laiškas", "sākotnējais ziņojums", "mesajul inițial", "message initial", "messaggio originario",
];

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
    let Some((label, _)) = line.split_once([':', '：']) else { return false };
    let label = label.trim_matches([' ', '*', '_']);
    let of_label =
        |c: char| c.is_alphabetic() || matches!(c, ' ' | '-' | '.' | '\'' | '’') || !c.is_ascii() && !c.is_numeric();
    !label.is_empty()
        && label.chars().count() <= 24
        && label.split(' ').count() <= 3
        && label.starts_with(|c: char| c.is_alphabetic())
        && label.chars().all(of_label)
}

/// Returns whether a line contains a year and a time of day, in any digits.
pub(super) fn has_date_and_time(line: &str) -> bool {
    let chars: Vec<char> = line.chars().take(300).collect();
    let is_number = |c: Option<&char>| c.is_some_and(|c| c.is_numeric());
    let mut runs = chars.chunk_by(|a, b| a.is_numeric() == b.is_numeric());
    let year = runs.any(|run| is_number(run.first()) && run.len() == 4);
    let short_year = || {
        chars
            .split(|c| !c.is_numeric() && !matches!(c, '.' | '/' | '-'))
            .any(|date| date.split(|c| !c.is_numeric()).filter(|part| (1..=2).contains(&part.len())).count() == 3)
    };
    let time = chars.windows(4).any(|four| {
        matches!(four, [hour, mark, minute, second] if hour.is_numeric() && matches!(mark, ':' | '.' | 'h' | '：' | '時' | '时')
            && minute.is_numeric() && second.is_numeric())
    });
    (year || short_year()) && time
}

/// Returns whether a line is a drawn rule: only dashes, underscores, stars and the like.
pub(super) fn is_drawn(line: &str) -> bool {
    let line = line.trim();
    3 <= line.len() && line.chars().all(|c| matches!(c, '-' | '–' | '—' | '_' | '=' | '*' | '~' | '─' | '━' | ' '))
}

/// Returns whether a line is a title between dashes, in any language: `---- Mail original ----`.
pub(super) fn is_drawn_title(line: &str) -> bool {
    let line = line.trim();
    line.len() <= 200 && line.starts_with("----") && line.ends_with("----")
}

/// Returns whether a line is "-----Original Message-----", or Zoho's "---- On … wrote ----".
pub(super) fn is_original(line: &str) -> bool {
    between_dashes(line).is_some_and(|inside| {
        let introduces = line.trim().starts_with("--")
            && line.trim().ends_with("--")
            && inside.contains('@')
            && (says_wrote(&inside) || has_date_and_time(&inside));
        introduces || ORIGINAL.iter().any(|known| inside == *known)
    })
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

/// "wrote", which ends an attribution; in some languages the name follows it.
#[rustfmt::skip]
const WROTE: &[&str] = &[
    " wrote", " writes", " schrieb", " a écrit", " a ecrit", " escribió", " escribio", " ha scritto", " escreveu",
    " schreef", " geschreven", " skrev", " napisał", " pisze", " napsal", " kirjoitti", " írta", " yazdı", " пишет",
    " написал", " писал", "写道", "寫道", "のメール", "書きました", "작성", " geschrieben", " έγραψε", " a scris", " napisao",
    " napisala", " je napisal", " написав", " пише", " написа", " כתב", " viết", " napísal", " kirjutas", " va escriure",
    " escrigué", " menulis", "เขียนว่า", " كتب", "كتابة", " parašė", " rakstīja", " skrifaði", " 님이", " ha escrit",
];

/// The beginnings of a dated attribution, other than digits.
#[rustfmt::skip]
const OPENERS: &[&str] =
    &["on ", "am ", "le ", "el ", "il ", "em ", "op ", "den ", "dnia ", "w dniu ", "dne ", "в ", "at ", "am: ", "στις ",
    "în ", "pe ", "dana ", "на ", "у ", "בתאריך ", "vào ", "dňa ", "v ", "في ", "เมื่อ ", "ในวันที่ ", "pada ", "kontakt ",
    "missatge de ", "ב-", "il giorno ", "lúc ",
];

/// Returns whether this lower-case line contains the word "wrote".
pub(super) fn says_wrote(lower: &str) -> bool {
    WROTE.iter().any(|verb| lower.contains(verb))
}

/// Returns whether an attribution of several lines could begin like this.
pub(super) fn opens_attribution(lower: &str) -> bool {
    lower.starts_with(|c: char| c.is_ascii_digit()) || OPENERS.iter().any(|opener| lower.starts_with(opener))
}

/// Returns whether this lower-case text begins like a dated attribution and contains something like a date.
pub(super) fn is_dated(lower: &str) -> bool {
    opens_attribution(lower) && lower.contains(|c: char| c.is_ascii_digit())
}

/// Returns whether this lower-case text, ended by a colon, is an attribution on its own.
pub(super) fn is_attribution(lower: &str) -> bool {
    let address = lower.contains('@');
    // Gmail in Japanese and Chinese writes a date and an address, but no verb.
    let bare = is_dated(lower) && address && lower.trim_end_matches([':', '：']).ends_with('>');
    bare || says_wrote(lower) && (is_dated(lower) || address)
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
        DEVICES.iter().any(|known| lower.starts_with(known))
    }
}

/// Returns whether a line is only a link, or the continuation of one, as programs add to their signature.
pub(super) fn is_link(line: &str) -> bool {
    let line = line.trim();
    let starts = ["http://", "https://", "www.", "<http", "(http", "[http"].iter().any(|start| line.starts_with(start));
    starts && line.len() <= 200
}
