//! Detects e-mails written by programs.
//!
//! A program may reply to the judge's reply, and so on for ever. So in doubt the judge does not reply.
use super::headers::Headers;
use super::inbound::JudgeAddress;
use super::source::Envelope;

/// The header of all e-mails from judges of this kind, for recognising them when they return.
pub const LOOP_HEADER: &str = "X-Chancery-Loop";

/// The signs of a robot (RFC 3834, and real robots' e-mails).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Robot {
    /// It is the judge's own e-mail, or claims the judge's address.
    Ourselves,
    /// `Auto-Submitted:` other than `no`.
    AutoSubmitted,
    /// `Precedence: bulk`, `junk` or `list`.
    Precedence,
    /// `List-Id:`, or another header that only mailing lists use.
    MailingList,
    /// Another game judge wrote it.
    Judge,
    /// `Return-Path: <>`, or `<MAILER-DAEMON>`, or an envelope with such a sender.
    NullReturnPath,
    /// A delivery report (`multipart/report`).
    DeliveryReport,
    /// `MAILER-DAEMON`, `postmaster`, `noreply` and the like.
    DaemonSender,
    /// A vacation notice or other automatic reply, according to its headers.
    AutoReply,
    /// A calendar's reply to an invitation.
    Calendar,
}

impl Robot {
    /// Returns the reason why an e-mail was not answered, for the log.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Ourselves => "it is the judge's own e-mail, or claims to be",
            Self::AutoSubmitted => "its Auto-Submitted header says that a program wrote it",
            Self::Precedence => "its Precedence header says that it is bulk mail",
            Self::MailingList => "it came through a mailing list",
            Self::Judge => "another judge wrote it",
            Self::NullReturnPath => "its return path is empty, as in delivery reports",
            Self::DeliveryReport => "it is a delivery report",
            Self::DaemonSender => "its sender is a mail system or accepts no replies",
            Self::AutoReply => "it is an automatic reply",
            Self::Calendar => "a calendar answers an invitation",
        }
    }

    /// The strongest sign in an e-mail's headers and envelope.
    pub(super) fn detect(
        headers: &Headers,
        envelope: &Envelope,
        from: Option<&str>,
        judge: &JudgeAddress,
    ) -> Option<Self> {
        let first_word = |name: &str| -> Option<String> {
            let value = headers.get(name)?.to_ascii_lowercase();
            Some(value.split(|c: char| c == ';' || c == '(' || c.is_whitespace()).next().unwrap_or_default().to_owned())
        };
        if headers.has(&LOOP_HEADER.to_ascii_lowercase()) || from.is_some_and(|from| judge.is_ours(from)) {
            return Some(Self::Ourselves);
        }
        let kind = headers.get("content-type").map(|value| mailparse::parse_content_type(&value));
        if let Some(kind) = kind.filter(|kind| kind.mimetype == "multipart/report") {
            // A receipt (RFC 8098) or a complaint (RFC 5965) says nothing about delivery.
            let delivery = kind.params.get("report-type").is_none_or(|t| t.eq_ignore_ascii_case("delivery-status"));
            return Some(if delivery { Self::DeliveryReport } else { Self::AutoReply });
        }
        if first_word("auto-submitted").is_some_and(|word| word != "no") {
            return Some(Self::AutoSubmitted);
        }
        let precedence = first_word("precedence").unwrap_or_default();
        let named =
            AUTO_REPLY_HEADERS.iter().any(|name| first_word(name).is_some_and(|word| word != "no" && word != "false"));
        let away = || {
            let subject = headers.get("subject").unwrap_or_default().to_lowercase();
            let automatic = AUTO_HINTS.iter().any(|name| headers.has(name));
            automatic && AWAY.iter().any(|phrase| subject.starts_with(phrase))
                || OF_PROGRAMS.iter().any(|phrase| subject.starts_with(phrase))
                || OF_LISTS.iter().any(|phrase| subject.contains(phrase))
        };
        if named || matches!(precedence.as_str(), "auto_reply" | "auto-reply") || away() {
            return Some(Self::AutoReply);
        }
        if headers.has("x-njudge") {
            return Some(Self::Judge);
        }
        // The judge's e-mails have a List-Id too, and some programs keep it in a reply or a forwarded e-mail.
        let domain = judge.address.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
        let is_ours = |id: String| {
            let id = id.trim_matches(['<', '>']).strip_suffix(domain).unwrap_or_default();
            id.ends_with(".games.") || matches!(id, "openings." | "digest.")
        };
        let is_own_list = headers.count("list-id") == 1 && headers.get("list-id").is_some_and(is_ours);
        if headers.has_prefix("list-") && !is_own_list || LIST_HEADERS.iter().any(|name| headers.has(name)) {
            return Some(Self::MailingList);
        }
        if matches!(precedence.as_str(), "bulk" | "junk" | "list") {
            return Some(Self::Precedence);
        }
        let envelope_from = envelope.from.iter().map(|path| format!("<{path}>"));
        if headers.all("return-path").chain(envelope_from).any(|path| is_of_nobody(&path)) {
            return Some(Self::NullReturnPath);
        }
        from.is_some_and(is_daemon).then_some(Self::DaemonSender)
    }
}

/// Returns whether this path is `<>`, or a mail system's.
fn is_of_nobody(path: &str) -> bool {
    path.replace(' ', "") == "<>" || path.to_lowercase().contains("mailer-daemon")
}

/// Returns whether the e-mail has an empty sender, as mail systems' reports do (RFC 5321 section 4.5.5). The envelope says so, or, if it is
/// unknown, the topmost `Return-Path:`, which the judge's mail server wrote.
pub(super) fn is_from_nobody(headers: &Headers, envelope: &Envelope) -> bool {
    match &envelope.from {
        Some(from) => is_of_nobody(&format!("<{from}>")),
        None => headers.all("return-path").next().is_some_and(|path| is_of_nobody(&path)),
    }
}

/// Headers that only automatic replies have.
const AUTO_REPLY_HEADERS: &[&str] = &[
    "x-autoreply",
    "x-autorespond",
    "x-autoresponse",
    "x-autoresponder",
    "x-auto-reply",
    "x-mail-autoreply",
    "x-autoreply-from",
    "x-autogenerated",
    "x-fc-machinegenerated",
    "x-cron-env",
    "x-failed-recipients",
];

/// Headers that only mailing lists and their e-mails have, in addition to all that begin with `List-`.
const LIST_HEADERS: &[&str] = &[
    "mailing-list",
    "x-mailing-list",
    "x-loop",
    "x-beenthere",
    "x-mailman-version",
    "x-listprocessor-version",
    "x-list-administrivia",
    "x-ml-name",
    "x-unsubscribe",
];

/// Headers that automatic replies have, but also people's e-mails from Exchange.
const AUTO_HINTS: &[&str] =
    &["x-auto-response-suppress", "x-ms-exchange-inbox-rules-loop", "x-ms-exchange-generated-message-source"];

/// The beginnings of vacation notices' subjects, as programs write them, rather than people who mention their holidays.
#[rustfmt::skip]
const AWAY: &[&str] = &[
    "out of office", "out of the office", "automatic reply", "auto reply", "auto-reply", "autoreply", "auto:",
    "abwesenheit", "automatische antwort", "abwesend", "réponse automatique", "respuesta automática",
    "fuera de la oficina", "resposta automática", "risposta automatica", "fuori sede", "automatisch antwoord",
    "afwezig", "autosvar", "automatiskt svar", "automatisk svar", "automaattinen vastaus", "poissa", "autoodpowiedź",
    "automatyczna odpowiedź", "automatická odpověď", "автоответ", "автоматический ответ", "自動応答", "自動返信", "自动答复",
];

/// The beginnings of subjects that only programs write: a person's reply begins with `Re:`.
#[rustfmt::skip]
const OF_PROGRAMS: &[&str] = &[
    "auto reply:", "auto-reply:", "autoreply:", "auto response:", "autoresponse:", "automated response", "automatic reply:",
    "out of office autoreply", "automatische antwort:", "réponse automatique", "respuesta automática:",
    "resposta automática:", "risposta automatica:", "automatisch antwoord:", "autosvar:", "automatiskt svar:",
    "automatisk svar:", "automaattinen vastaus:", "automatyczna odpowiedź:", "автоматический ответ:", "自動応答:", "自动答复:",
    "undeliverable:", "undelivered mail", "undeliverable mail", "delivery status notification", "delivery failure",
    "delivery notification", "mail delivery fail", "mail delivery problem", "mail delivery system", "mail system error",
    "mail failure", "message status - undeliverable", "failure notice", "failed mail", "returned mail", "returned to sender",
    "warning: could not send message", "warning: message ", "unzustellbar:", "unzustellbare nachricht", "non remis :",
    "non recapitabile:", "no se puede entregar:", "não é possível entregar:", "не удается доставить:", "cron <",
    "virus found", "virus alert", "virus detected", "virus warning", "virus in ", "[virus", "***virus", "*** virus",
    "antivirus", "norton antivirus", "symantec", "mcafee", "scanmail", "mailmarshal", "message quarantined",
    "quarantined message", "[quarantine", "spam quarantine", "your message has been quarantined", "blocked message",
    "message blocked", "rejected mail", "rejected posting", "post rejected", "majordomo results", "ezmlm response",
    "output of your job", "subscription confirmation", "please confirm your message",
    "confirm your message", "your message is awaiting", "spamarrest", "boxbe",
];

/// The phrases in the subjects of list managers.
const OF_LISTS: &[&str] = &["awaits moderator approval", "request to mailing list"];

/// Phrases in the subject of a program's reply on behalf of a reader of press.
#[rustfmt::skip]
const IN_PLACE_OF_A_READER: &[&str] = &[
    "out of office", "out of the office", "automatic reply", "auto reply", "auto-reply", "autoreply", "undeliver",
    "quarantin", "delivery status", "delivery fail", "delivery has failed", "abwesenheit", "autosvar", "verification required",
    "confirm your email", "verify your email", "awaiting verification", "mailbox full", "mailbox is full",
];

/// Returns whether the subject of a reply to press sounds like a program's. Such an e-mail would tell a hostile player whose mailbox it is,
/// so the subject alone is enough here.
pub(super) fn answers_in_place_of_a_reader(subject: &str) -> bool {
    let subject = subject.to_lowercase();
    let mut subject = subject.trim();
    while let Some(rest) = ["re:", "aw:", "sv:", "fwd:", "fw:"].iter().find_map(|mark| subject.strip_prefix(mark)) {
        subject = rest.trim_start();
    }
    [AWAY, OF_PROGRAMS].concat().iter().any(|phrase| subject.starts_with(phrase))
        || [OF_LISTS, IN_PLACE_OF_A_READER].concat().iter().any(|phrase| subject.contains(phrase))
}

/// Returns whether this is a mail system's address, or one that accepts no replies by its name.
pub(super) fn is_daemon(address: &str) -> bool {
    let local = address.rsplit_once('@').map_or(address, |(local, _)| local);
    let word: String = local.chars().filter(|c| !matches!(c, '-' | '_' | '.')).collect();
    let bounce = local.strip_prefix("bounces").or_else(|| local.strip_prefix("bounce"));
    matches!(
        word.as_str(),
        "postmaster" | "daemon" | "mdaemon" | "listserv" | "majordomo" | "autoreply" | "autoresponder"
    ) || ["mailerdaemon", "noreply", "donotreply", "noresponse"].iter().any(|start| word.starts_with(start))
        || bounce.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphabetic()))
        || ["-bounces", "-bounce", "-noreply", "-no-reply"].iter().any(|end| local.ends_with(end))
}
