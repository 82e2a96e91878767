//! Mail systems' phrases for the fate of an e-mail, in lower case with single spaces.

/// Report types (`report-type`) that say nothing about delivery.
pub(super) const RECEIPTS: &[&str] = &["disposition-notification", "feedback-report"];

/// The beginnings of receipts' subjects.
#[rustfmt::skip]
pub(super) const RECEIPT_SUBJECTS: &[&str] = &[
    "read:", "not read:", "read receipt", "return receipt", "delivered:", "relayed:", "gelesen:", "nicht gelesen:", "lesebestätigung",
    "zugestellt:", "lu :", "lu:", "non lu", "accusé de réception", "leído:", "no leído:", "letto:", "non letto:", "conferma di lettura",
    "gelezen:", "leesbevestiging", "lida:", "läst:", "læst:", "lest:", "przeczytano:", "přečteno:", "прочитано:", "開封済み:", "已读:",
    "delivery status notification (success)", "delivery status notification (relay)", "successful mail delivery report",
];

/// Phrases of people who are away, or of their own programs: the e-mail has arrived.
#[rustfmt::skip]
pub(super) const AWAY: &[&str] = &[
    "out of office", "out of the office", "out-of-office", "on vacation", "vacation reply", "on holiday", "on leave", "parental leave",
    "maternity leave", "i am away", "i'm away", "i am currently away", "i will be back", "i'll be back", "will be back in", "i am travelling",
    "i am traveling", "limited access to e-mail", "limited access to email", "limited access to my", "no longer works", "no longer work",
    "has left the company", "have left the company", "we have received your", "thank you for contacting", "thank you for your message",
    "thank you for your email", "thank you for your e-mail", "your request has been received", "ticket has been",
    "abwesenheitsnotiz", "automatische antwort", "nicht im büro", "nicht im hause", "im urlaub", "in urlaub", "zurzeit abwesend",
    "derzeit abwesend", "bin abwesend", "absence du bureau", "réponse automatique", "en vacances", "actuellement absent", "je suis absent",
    "en congé", "de vacaciones", "fuera de la oficina", "respuesta automática", "in ferie", "fuori sede", "fuori ufficio", "in vacanza",
    "risposta automatica", "de férias", "ausente do escritório", "resposta automática", "op vakantie", "niet aanwezig", "niet op kantoor",
    "afwezig", "automatisch antwoord", "på semester", "autosvar", "på ferie", "automatisk svar", "ikke på kontoret", "lomalla", "poissa",
    "na urlopie", "nieobecn", "na dovolené", "mimo kancelář", "automatická odpověď", "szabadságon", "в отпуске", "автоответ", "у відпустці",
    "automatic reply", "auto-reply", "autoreply", "休暇", "不在", "自动回复", "自動回覆", "부재중", "tatildeyim", "izindeyim",
];

/// The server is still trying.
#[rustfmt::skip]
pub(super) const DELAYED: &[&str] = &[
    "not yet been delivered", "not been delivered yet", "still being retried", "warning only", "warning message only", "only a warning",
    "will keep trying", "will continue to try", "will be retried", "continue to be made", "continue trying", "will try again", "keep retrying",
    "still trying", "still queued", "attempts will continue", "has been postponed", "hours on the queue", "do not need to resend", "don't need to resend", "not need to send it again", "delivery delayed",
    "delayed mail", "delivery status notification (delay)", "message delayed", "delivery is delayed", "delivery has been delayed",
    "delivery incomplete", "temporary problem", "could not be delivered so far", "verzögert", "noch nicht zugestellt", "verzögerung",
    "weitere versuche", "wird weiter versucht", "nur eine warnung", "retardé", "n'a pas encore été", "a retardé", "se ha retrasado",
    "retrasad", "aún no se ha entregado", "seguirá intentando", "ritardat", "non è ancora stato", "in ritardo", "atrasad",
    "ainda não foi entregue", "vertraagd", "nog niet", "försenad", "forsinket", "ännu inte", "viivästyn", "opóźnion", "jeszcze nie",
    "zpožděn", "dosud nebyla", "késik", "задерж", "ещё не доставлен", "еще не доставлен", "пока не доставлен", "затрима", "遅延", "遅れて",
    "延迟", "尚未", "지연", "gecik",
];

/// The server has stopped trying, even if the report also mentions delays.
#[rustfmt::skip]
pub(super) const GIVEN_UP: &[&str] = &[
    "giving up", "given up", "gave up", "no further attempt", "no more attempt", "will not be retried", "not be tried again",
    "permanent error", "permanent failure", "permanently", "permanent fatal", "retry timeout exceeded", "retry time not reached for any host",
    "too long in the queue", "in queue too long", "has expired", "delivery time expired", "unzustellbar", "endgültig", "définitiv", "aufgegeben",
    "abandonn", "definitiv", "больше не будет", "прекращен", "прекращены",
];

/// The e-mail waits for its sender's confirmation.
#[rustfmt::skip]
pub(super) const WAITS: &[&str] = &[
    "confirm your message", "confirm that you sent", "confirm that you are", "confirm you are human", "prove you are human",
    "prove that you are human", "verify that you are", "verify your address", "verify yourself", "sender verification", "sender confirmation",
    "verification required", "awaiting verification", "waiting for verification", "challenge/response", "challenge-response",
    "awaiting your confirmation", "request authorization", "spamarrest", "spam arrest", "boxbe", "on my approved", "approved senders list",
    "approved sender list", "guest list", "will be delivered once you", "until you confirm", "until you reply to this",
];

/// The e-mail has not arrived and never will. Only mail systems use these phrases.
#[rustfmt::skip]
pub(super) const FAILED: &[&str] = &[
    // English
    "could not be delivered", "couldn't be delivered", "could not deliver", "couldn't deliver", "cannot be delivered", "can't be delivered",
    "can not be delivered", "cannot deliver", "can't deliver", "unable to deliver", "wasn't able to deliver", "was not able to deliver",
    "not able to deliver", "not possible to deliver", "impossible to deliver", "was not delivered", "wasn't delivered",
    "were not delivered", "has not been delivered", "not delivered to", "didn't reach", "did not reach", "undeliverable", "undelivered mail",
    "undelivered message", "undelivered:", "non-delivery", "nondelivery", "non delivery", "delivery has failed", "delivery failed",
    "delivery failure", "delivery to the following", "delivery status notification (failure)", "failed to deliver", "failed delivery",
    "failure delivering", "failure notice", "failed permanently", "mail delivery failed", "delivery error", "mail system error",
    "mail delivery problem", "delivery problem", "problem delivering", "problems delivering", "error delivering", "had permanent fatal errors",
    "following addresses failed", "following address failed", "following address(es) failed", "following recipient failed", "returned mail",
    "returning your message", "return to sender", "returned to sender", "returned to you", "is being returned", "mail returned", "message returned",
    "user unknown", "unknown user", "unknown recipient", "recipient unknown", "unknown address", "no such user", "no such recipient",
    "no such mailbox", "recipient not found", "user not found", "mailbox not found", "mailbox is full", "mailbox full", "over quota",
    "over its quota", "quota exceeded", "exceeded its quota", "exceeded the quota", "exceeds the quota", "exceeded storage",
    "mailbox unavailable", "mailbox is unavailable", "account has been disabled", "account is disabled", "message rejected",
    "mail rejected", "e-mail was rejected", "email was rejected", "message was rejected", "has been rejected by",
    "host or domain name not found", "too many hops", "bounced message", "message bounced", "has bounced", "message blocked",
    "message was blocked", "has been blocked", "bounce message", "automatically rejected",
    // German
    "nicht zugestellt werden", "nicht zustellbar", "unzustellbar", "zustellung fehlgeschlagen", "fehlgeschlagene zustellung",
    "nicht ausgeliefert", "nicht übermittelt", "zustellfehler", "fehler bei der zustellung", "zustellung ist fehlgeschlagen",
    "empfänger unbekannt", "unbekannter empfänger", "unbekannter benutzer", "postfach ist voll", "postfach voll", "nicht zugestellt:",
    "konnte nicht zugestellt", "wurde nicht zugestellt", "speicherplatz überschritten",
    // French
    "n'a pas pu être remis", "n'a pu être remis", "n'a pas pu être délivré", "n'a pas pu être distribué", "n'a pas pu être livré",
    "n'a pas été remis", "n'a pas été délivré", "non remis", "non distribué", "non délivré", "échec de la remise", "échec de remise",
    "échec de la distribution", "échec d'envoi", "échec de livraison", "impossible de remettre", "impossible de délivrer",
    "impossible de distribuer", "boîte pleine", "boîte aux lettres pleine", "boîte aux lettres est pleine", "destinataire inconnu",
    "utilisateur inconnu",
    // Spanish, Portuguese, Italian, Romanian
    "no se pudo entregar", "no se ha podido entregar", "no se puede entregar", "no pudo ser entregado", "no ha podido ser entregado",
    "no fue entregado", "no ha sido entregado", "no se entregó", "error en la entrega", "fallo en la entrega", "error al entregar",
    "correo devuelto", "mensaje devuelto", "usuario desconocido", "buzón lleno", "buzón está lleno", "destinatario desconocido",
    "não pôde ser entregue", "não foi entregue", "não pode ser entregue", "não foi possível entregar", "não é possível entregar",
    "falha na entrega", "falha no envio", "mensagem devolvida", "usuário desconhecido", "utilizador desconhecido", "caixa cheia",
    "caixa de correio cheia", "non è stato possibile recapitare", "non è stato possibile consegnare", "non è stato recapitato",
    "non è stato consegnato", "non recapitabile", "non può essere recapitato", "non può essere consegnato", "mancato recapito",
    "mancata consegna", "impossibile recapitare", "impossibile consegnare", "casella piena", "utente sconosciuto",
    "destinatario sconosciuto", "nu a putut fi livrat", "nu a putut fi trimis", "nu poate fi livrat",
    // Dutch, Swedish, Danish, Norwegian, Finnish
    "niet worden afgeleverd", "niet worden bezorgd", "niet afgeleverd", "niet bezorgd", "onbestelbaar", "bezorging mislukt",
    "bezorging is mislukt", "kon niet bezorgen", "onbekende gebruiker", "gebruiker onbekend", "kunde inte levereras", "kan inte levereras",
    "gick inte att leverera", "går inte att leverera", "leveransen misslyckades", "leverans misslyckades", "olevererbart", "kunne ikke leveres",
    "kan ikke leveres", "kunne ikke afleveres", "levering mislykkedes", "leveringen mislyktes", "levering mislyktes", "ikke levert",
    "ei voitu toimittaa", "ei voi toimittaa", "toimitus epäonnistui", "toimittaminen epäonnistui",
    // Polish, Czech, Slovak, Hungarian, Turkish, Greek
    "nie można dostarczyć", "nie mogła zostać dostarczona", "nie została dostarczona", "nie udało się dostarczyć", "niedostarczon",
    "nieznany użytkownik", "skrzynka pełna", "nelze doručit", "nebyla doručena", "nebylo možné doručit", "nepodařilo se doručit",
    "nedoručiteln", "nedoručen", "nepodarilo sa doručiť", "nemožno doručiť", "nem kézbesíthető", "nem sikerült kézbesíteni",
    "kézbesítése sikertelen", "teslim edilemedi", "iletilemedi", "ulaştırılamadı", "δεν ήταν δυνατή η παράδοση", "αποτυχία παράδοσης",
    // Russian, Ukrainian
    "не удалось доставить", "не удается доставить", "не удаётся доставить", "не может быть доставлено", "не было доставлено",
    "не доставлено", "недоставленное", "доставка не удалась", "невозможно доставить", "ошибка доставки", "ящик переполнен", "ящик заблокирован",
    "пользователь не найден", "получатель не найден", "нет такого пользователя", "не вдалося доставити", "не доставлено",
    // Chinese, Japanese, Korean
    "无法投递", "无法传递", "无法送达", "未能送达", "投递失败", "退信", "被退回", "發送失敗", "无法发送", "無法傳遞", "無法投遞", "传送失败",
    "配信できません", "配信不能", "配信に失敗", "配信されません", "配達できません", "配達されません", "お届けできません", "届きません", "送信できません",
    "送信に失敗", "배달되지", "배달할 수 없", "전송 실패", "전송하지 못", "전달할 수 없", "반송",
];

/// The same, in phrases that people might also use about other things.
#[rustfmt::skip]
pub(super) const FAILED_IN_REPORTS: &[&str] = &[
    "does not exist", "doesn't exist", "doesn't have a", "not listed in", "is not known", "not a known user", "not known at", "unknown to us",
    "unrouteable address", "unroutable address", "invalid recipient", "invalid address", "invalid mailbox", "bad address", "bad destination",
    "address rejected", "address not found", "addressee unknown", "not a valid", "no mailbox", "no account", "not found", "no longer available",
    "no longer active", "no longer valid", "no longer exists", "is inactive", "been deactivated", "is disabled", "been suspended", "is full",
    "access denied", "relay access", "relaying denied", "not accepted", "rejected", "refused", "denied", "blocked", "failed", "failure",
    "fatal", "bounced", "bounce", "returned", "error", "unsuccessful", "aborted", "timed out", "giving up", "given up", "expired", "discarded",
    "quarantine", "virus", "did not accept", "didn't accept", "not allowed", "existiert nicht", "nicht gefunden", "unbekannt", "abgelehnt",
    "abgewiesen", "zurückgewiesen", "fehler", "n'existe pas", "inconnu", "refusé", "rejeté", "erreur", "no existe", "desconocid",
    "rechazad", "não existe", "desconhecid", "rejeitad", "non esiste", "inesistente", "sconosciut", "respint", "errore", "bestaat niet",
    "onbekend", "geweigerd", "finns inte", "okänd", "findes ikke", "finnes ikke", "ukendt", "nie istnieje", "nieznan", "neexistuje",
    "neznám", "не существует", "не найден", "отклонен", "ошибка", "не існує", "不存在", "存在しません", "拒绝", "拒否", "존재하지",
];

/// Phrases between the end of a report and the start of the e-mail that it returns.
const RETURNED: &[&str] = &[
    "below this line is a copy",
    "this is a copy of",
    "copy of your message",
    "copy of the message",
    "original message",
    "ursprüngliche nachricht",
    "returned message follows",
    "message follows",
    "unsent message",
    "your message follows",
    "text of your message",
    "your message reads",
    "returned text",
    "message header",
    "headers of",
    "header of the",
    "message contents",
    "mail begins",
    "message d'origine",
    "mensaje original",
    "messaggio originale",
    "mensagem original",
    "исходное сообщение",
    "message text follows",
    "your e-mail was",
    "the body of your",
    "start of returned",
    "begin message",
    "intestazione",
    "kopfzeilen",
    "en-têtes",
];

/// Headers at the start of a returned e-mail.
const HEADERS: &[&str] = &[
    "return-path:",
    "received:",
    "message-id:",
    "x-chancery-loop:",
    "mime-version:",
    "delivered-to:",
    "auto-submitted:",
];

/// The text in lower case with single spaces, so that line breaks do not matter.
pub(super) fn squeezed(text: &str) -> String {
    let lower = text.to_lowercase().replace(['’', '`', '\u{b4}'], "'");
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The lines of a text that are not quoted.
pub(super) fn unquoted(text: &str) -> String {
    text.lines().filter(|line| !line.trim_start().starts_with('>')).collect::<Vec<_>>().join("\n")
}

/// Returns the start of the returned e-mail in a report's text, or the length of the text if there is none.
pub(super) fn end_of_report(text: &str) -> usize {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let bare = line.trim_start_matches(['>', '|', ' ', '\t']).trim_end().to_lowercase();
        let is_rule =
            bare.starts_with("--") || bare.starts_with("==") || bare.starts_with("__") || bare.starts_with("**");
        let says_so = (is_rule || bare.ends_with(':')) && RETURNED.iter().any(|phrase| bare.contains(phrase));
        if 0 < at && (says_so || HEADERS.iter().any(|name| bare.starts_with(name))) {
            return at;
        }
        at += line.len();
    }
    text.len()
}

/// Returns whether a text contains the fields of RFC 3464.
pub(super) fn has_fields(text: &str) -> bool {
    let lower = text.to_lowercase();
    let has = |name: &str| lower.lines().any(|line| line.trim_start().starts_with(name));
    has("final-recipient:") && (has("action:") || has("status:"))
}

/// Returns whether the text contains a server's refusal: `550 5.1.1 …`, `SMTP; 554`, `#5.1.0`.
pub(super) fn refuses(text: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '.' || c == '-';
    let is_code = |word: &str| {
        let head = word.split('-').next().unwrap_or_default();
        let code = head.trim_matches('.');
        code.len() == 3 && code.starts_with('5') && code.bytes().all(|byte| byte.is_ascii_digit())
    };
    text.split(|c: char| !is_word(c)).any(is_code) || status(text).is_some_and(|status| status.starts_with('5'))
}

/// The first permanent status code (RFC 3463) in a text, or else the first one.
pub(super) fn status(text: &str) -> Option<String> {
    let codes =
        text.split(|c: char| c != '.' && !c.is_ascii_digit()).map(|word| word.trim_matches('.')).filter(|word| {
            let parts: Vec<&str> = word.split('.').collect();
            let short = |part: &&str| !part.is_empty() && part.len() <= 3;
            matches!(parts.as_slice(), [class, _, _] if *class == "4" || *class == "5") && parts.iter().all(short)
        });
    let codes: Vec<&str> = codes.take(20).collect();
    codes.iter().find(|code| code.starts_with('5')).or(codes.first()).map(|code| (*code).to_owned())
}
