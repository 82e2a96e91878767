//! The judge's own e-mails that an incoming one may quote: the one that it answers, and the last ones to the same person. An e-mail to
//! another person is never among them.
use super::identity::Identity;
use super::proof::{self, TokenProof};
use crate::judge::Judge;
use crate::judge::identity::Claim;
use crate::mail::inbound::{Letter, UnreadLetter};
use crate::store::{MailId, SentText, Store, UserId};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The most e-mails to a person that an e-mail is compared with.
const MAX_TEXTS: u32 = 20;
/// The most e-mails that an e-mail names and is compared with.
const MAX_NAMED: usize = 2;
/// The age of the oldest text.
const TEXT_IS_KEPT: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Reads an e-mail without the text that it quotes from the judge.
pub(super) fn read_without_quotes(
    judge: &Judge,
    store: &Store,
    now: Timestamp,
    mut unread: UnreadLetter,
    proof: Option<&TokenProof>,
) -> Result<Letter> {
    if !unread.may_quote() {
        return Ok(unread.read());
    }
    let writer = Writer::of(store, unread.letter(), proof)?;
    let mut texts: Vec<String> = Vec::new();
    for id in unread.letter().references.iter().rev() {
        if texts.len() < MAX_NAMED
            && let Some((_, sent)) = sent(judge, store, id)?.filter(|(_, sent)| writer.has_got(sent))
        {
            texts.push(sent.body);
        }
    }
    let compare = |unread: &mut UnreadLetter, texts: &[String]| {
        unread.compare(&texts.iter().map(String::as_str).collect::<Vec<_>>())
    };
    if !texts.is_empty() && compare(&mut unread, &texts) {
        return Ok(unread.read());
    }
    for user in writer.users {
        let last = store.texts_to(user, now - TEXT_IS_KEPT, MAX_TEXTS)?;
        texts.extend(last.into_iter().filter(|text| !texts.contains(text)).collect::<Vec<_>>());
    }
    compare(&mut unread, &texts);
    Ok(unread.read())
}

/// The judge's e-mail with this Message-ID.
pub(super) fn sent(judge: &Judge, store: &Store, message_id: &str) -> Result<Option<(MailId, SentText)>> {
    let token = message_id.strip_prefix('<').and_then(|id| id.split('@').next()).unwrap_or_default();
    let Some(Claim::Mail(number)) = judge.tokens.claim(token) else { return Ok(None) };
    let sent = store.sent_text(number)?;
    Ok(sent.filter(|sent| judge.message_id(number, sent.written) == message_id).map(|sent| (number, sent)))
}

/// The proof by the judge's e-mail that this one answers, if it came to the judge's plain address, and that one went to the address that is
/// proved to be its sender's. It counts as sent to the address for replies.
pub(super) fn answered(
    judge: &Judge,
    store: &Store,
    now: Timestamp,
    letter: &Letter,
    identity: &Identity,
) -> Result<Option<TokenProof>> {
    let is_proved = identity.is_proved || identity.is_trusted && !identity.is_own();
    let (Some(from), Some(id)) = (letter.from.as_deref().filter(|_| is_proved), letter.references.last()) else {
        return Ok(None);
    };
    let sent = sent(judge, store, id)?.filter(|(_, sent)| sent.recipient.eq_ignore_ascii_case(from));
    let token = sent.and_then(|(_, sent)| Some(sent.reply_to?.split_once('+')?.1.split('@').next()?.to_owned()));
    proof::of_tokens(judge, store, now, token.as_slice())
}

/// The people who may have written an e-mail: the owner of the address in `From:`, and the token's owner.
struct Writer {
    users: Vec<UserId>,
    addresses: Vec<String>,
}

impl Writer {
    fn of(store: &Store, letter: &Letter, proof: Option<&TokenProof>) -> Result<Self> {
        let mut addresses: Vec<String> = letter.from.iter().cloned().collect();
        addresses.extend(proof.and_then(TokenProof::address).map(str::to_owned));
        let mut users: Vec<UserId> = Vec::new();
        for address in &addresses {
            users.extend(store.user_at(address)?.map(|user| user.id));
        }
        users.extend(proof.and_then(TokenProof::user).filter(|user| !users.contains(user)));
        Ok(Self { users, addresses })
    }

    /// Returns whether the judge sent them this e-mail.
    fn has_got(&self, sent: &SentText) -> bool {
        sent.user.is_some_and(|user| self.users.contains(&user))
            || self.addresses.iter().any(|address| address.eq_ignore_ascii_case(&sent.recipient))
    }
}
