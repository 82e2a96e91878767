//! Proof of who wrote an e-mail: the address it was sent to, a password at its head, or a yes to the judge's question.
use super::Walk;
use crate::command::find;
use crate::command::route::SenderProof;
use crate::command::{self, Call, Refusal, Stop, Strength, Subject, refuse};
use crate::game::Game;
use crate::game::proposals;
use crate::game::settings::keys;
use crate::judge::Judge;
use crate::judge::identity::{Bearer, Claim};
use crate::store::{
    Held, HeldId, OfferId, PressId, ProposalId, QuestionId, Role, SeatId, SeatRow, Store, User, UserId,
};
use anyhow::Result;
use jiff::Timestamp;
use std::collections::VecDeque;

/// The proof that an e-mail gives by being sent to the address of a token.
pub(super) enum TokenProof {
    /// The writer holds this seat, and answers this.
    Seat(Box<SeatRow>, Option<ReplyTarget>),
    /// The writer is the sitter of this seat.
    Sitter(Box<SeatRow>, Box<User>),
    /// The writer is this person.
    Person(Box<User>),
    /// The writer is this person, who was offered this seat.
    Offer(OfferId, Box<User>),
    /// The writer reads the mail of the address that must confirm these lines, which may be gone.
    Held(HeldId, Option<Held>),
}

impl TokenProof {
    /// The token that the reply carries, so that it can be answered in turn.
    pub(super) fn bearer(&self) -> Option<Bearer> {
        match self {
            Self::Seat(seat, _) => Some(Bearer::Seat(seat.id, seat.token)),
            Self::Person(user) => Some(Bearer::Person(user.id, user.token)),
            Self::Sitter(seat, user) => Some(Bearer::Sitter(seat.id, user.id, seat.token, user.token)),
            Self::Offer(offer, user) => Some(Bearer::Offer(*offer, user.id, user.token)),
            Self::Held(..) => None,
        }
    }

    /// The token's owner.
    pub(super) fn user(&self) -> Option<UserId> {
        match self {
            Self::Seat(seat, _) => Some(seat.user),
            Self::Sitter(_, user) | Self::Person(user) | Self::Offer(_, user) => Some(user.id),
            Self::Held(..) => None,
        }
    }

    /// The address that must confirm lines, if the token is for that.
    pub(super) fn address(&self) -> Option<&str> {
        match self {
            Self::Held(_, held) => held.as_ref().map(|held| held.address.as_str()),
            _ => None,
        }
    }

    /// Returns whether the e-mail answers press, or a question with yes or no as its answer.
    pub(super) fn is_of_question(&self) -> bool {
        matches!(self, Self::Seat(_, Some(_)) | Self::Offer(..) | Self::Held(..))
    }

    /// Returns whether the token's address stays valid, and may have been forwarded with one of the judge's e-mails.
    pub(super) fn is_of_old(&self) -> bool {
        !matches!(self, Self::Held(..))
    }

    /// Returns whether the token shows who wrote the e-mail. Lines that are gone show no one.
    pub(super) fn is_good(&self) -> bool {
        !matches!(self, Self::Held(_, None))
    }
}

/// The question that an e-mail answers, according to the address it was sent to.
#[derive(Clone, Copy)]
pub(super) enum ReplyTarget {
    /// Press.
    Press(PressId),
    /// A proposal.
    Proposal(ProposalId),
    /// Any other question.
    Question(QuestionId),
}

/// Returns the proof by the first valid token.
pub(super) fn of_tokens(judge: &Judge, store: &Store, now: Timestamp, tokens: &[String]) -> Result<Option<TokenProof>> {
    for token in tokens {
        match judge.tokens.claim(token) {
            Some(Claim::Seat(seat)) => {
                if let Some(proof) = of_seat(judge, store, token, seat, None)? {
                    return Ok(Some(proof));
                }
            }
            Some(Claim::Press(press, seat)) => {
                if let Some(proof) = of_seat(judge, store, token, seat, Some(ReplyTarget::Press(press)))? {
                    return Ok(Some(proof));
                }
            }
            Some(Claim::Proposal(proposal, seat)) => {
                if let Some(proof) = of_seat(judge, store, token, seat, Some(ReplyTarget::Proposal(proposal)))? {
                    return Ok(Some(proof));
                }
            }
            Some(Claim::Question(question, seat)) => {
                if let Some(proof) = of_seat(judge, store, token, seat, Some(ReplyTarget::Question(question)))? {
                    return Ok(Some(proof));
                }
            }
            Some(Claim::Person(user)) => {
                let user = store.find_user(user)?;
                let is_theirs = |user: &User| judge.tokens.proves(token, Bearer::Person(user.id, user.token));
                if let Some(user) = user.filter(is_theirs) {
                    return Ok(Some(TokenProof::Person(Box::new(user))));
                }
            }
            Some(Claim::Offer(offer, user)) => {
                let is_theirs = |user: &User| judge.tokens.proves(token, Bearer::Offer(offer, user.id, user.token));
                if let Some(user) = store.find_user(user)?.filter(is_theirs) {
                    return Ok(Some(TokenProof::Offer(offer, Box::new(user))));
                }
            }
            Some(Claim::Sitter(seat, user)) => {
                if let Some(proof) = of_sitter(judge, store, now, token, seat, user)? {
                    return Ok(Some(proof));
                }
            }
            Some(Claim::Held(id)) if judge.tokens.proves(token, Bearer::Held(id)) => {
                return Ok(Some(TokenProof::Held(id, store.held(id, now)?)));
            }
            // Return paths and the addresses of pages prove nothing.
            Some(
                Claim::Held(_) | Claim::Mail(_) | Claim::Back(_) | Claim::Feeds(_) | Claim::Player(_) | Claim::Phase(_),
            )
            | None => {}
        }
    }
    Ok(None)
}

/// The holder of a seat who answers this, if the token is theirs.
fn of_seat(
    judge: &Judge,
    store: &Store,
    token: &str,
    seat: SeatId,
    asked: Option<ReplyTarget>,
) -> Result<Option<TokenProof>> {
    let is_theirs = |seat: &SeatRow| {
        let bearer = match asked {
            Some(ReplyTarget::Press(press)) => Bearer::Press(press, seat.id, seat.token),
            Some(ReplyTarget::Proposal(proposal)) => Bearer::Proposal(proposal, seat.id, seat.token),
            Some(ReplyTarget::Question(question)) => Bearer::Question(question, seat.id, seat.token),
            None => Bearer::Seat(seat.id, seat.token),
        };
        judge.tokens.proves(token, bearer)
    };
    Ok(store.seat(seat)?.filter(is_theirs).map(|seat| TokenProof::Seat(Box::new(seat), asked)))
}

/// The sitter of a seat, if the token is theirs and their time has not ended. After it, they are only themselves.
fn of_sitter(
    judge: &Judge,
    store: &Store,
    now: Timestamp,
    token: &str,
    seat: SeatId,
    user: UserId,
) -> Result<Option<TokenProof>> {
    let (Some(seat), Some(user)) = (store.seat(seat)?, store.find_user(user)?) else { return Ok(None) };
    if !judge.tokens.proves(token, Bearer::Sitter(seat.id, user.id, seat.token, user.token)) {
        return Ok(None);
    }
    Ok(Some(match seat.is_sat_by(user.id, now) {
        true => TokenProof::Sitter(Box::new(seat), Box::new(user)),
        false => TokenProof::Person(Box::new(user)),
    }))
}

impl Walk<'_> {
    /// Checks whether the writer may use a command for this subject.
    pub(super) fn may(&self, subject: Subject) -> Result<(), Stop> {
        use Subject::{Anyone, Keeper, Known, Master, Player, Registered, Setter, SignedOn, Verified};
        let principal = &self.cx.principal;
        match subject {
            Anyone => return Ok(()),
            Keeper => return self.cx.by_keeper(),
            Known if self.cx.seat().is_some() => return Ok(()),
            Registered | Known if principal.apparent().is_none() => return Err(Refusal::RegisterFirst.into()),
            Verified | Registered | Known if !principal.is_proved() => return Err(Refusal::Unverified.into()),
            Verified | Registered | Known => return Ok(()),
            SignedOn | Player | Master | Setter => {}
        }
        let cx = self.cx.signed_on.as_ref().ok_or(Refusal::SignOnFirst)?;
        let by_all = || !cx.game.settings.on(keys::MODERATED) || cx.game.masters().next().is_none();
        match (subject, cx.seat()?.role) {
            (Player, Role::Master) => cx.power().map(|_| ()).map_err(Stop::from),
            (Player, Role::Observer) => refuse("You are an observer in this game, not a player."),
            (Setter, Role::Player) if by_all() => Ok(()),
            (Setter, Role::Player | Role::Observer) => Err(Refusal::MasterOnly.into()),
            (Master, Role::Player | Role::Observer) => Err(Refusal::MasterOnly.into()),
            _ => Ok(()),
        }
    }
}

impl<'w> Walk<'w> {
    /// Returns whether the e-mail begins with SIGN ON and a password, correct or not.
    pub(super) fn gives_a_password(&self, lines: &[String]) -> bool {
        let first = lines.iter().map(|line| line.trim()).find(|line| !line.is_empty());
        let call = first.and_then(|line| command::find(self.cx.env.lexicon(), line));
        call.filter(|call| call.command.spec.proves).is_some_and(|call| {
            let mut words = call.rest.split_whitespace().skip(1);
            words.next().is_some_and(|word| !word.eq_ignore_ascii_case("as"))
        })
    }

    /// Checks whether the proof of the writer is enough for a grave command.
    pub(super) fn may_gravely(&self, call: &Call) -> Result<(), Stop> {
        if self.cx.principal.strength() == Strength::Sure && call.command.spec.needs == Strength::Fresh {
            return Err(Refusal::CodeFirst.into());
        }
        // Without a seat, the writer has none to give away. `by_keeper` guards the keeper's commands.
        match self.cx.seat() {
            Some(seat) if call.command.is_grave(seat.role) && !self.cx.is_sure() && !self.is_trial(call) => {
                Err(Refusal::Unsure.into())
            }
            _ => Ok(()),
        }
    }

    /// Returns whether the command is about a solo game, and does not give the seat away.
    fn is_trial(&self, call: &Call) -> bool {
        call.command.spec.needs != Strength::Fresh && self.cx.game().is_some_and(Game::is_solo)
    }

    /// Replaces a refusal for a writer known only by a password. The password shows whose seat it is, and the address in
    /// `From:` shows nothing, even if someone has registered it.
    pub(super) fn of_seat_only(&self, refusal: Refusal) -> Refusal {
        let is_elsewhere = self.identity.route.origin != SenderProof::Theirs && !self.cx.principal.is_proved();
        match refusal {
            Refusal::Unverified | Refusal::RegisterFirst if is_elsewhere && self.cx.seat().is_some() => {
                Refusal::because(
                    "A password shows me only whose seat this is. Please send this line from your registered address, in a separate e-mail.",
                )
            }
            other => other,
        }
    }

    /// Returns whether the e-mail begins with SIGN ON and the correct password. Then it does not count as a stranger's,
    /// however many of those have come in the same name.
    pub(super) fn opens_with_password(&mut self, lines: &[String]) -> Result<bool> {
        let Some(line) = lines.iter().map(|line| line.trim()).find(|line| !line.is_empty()) else { return Ok(false) };
        let Some(call) = command::find(self.cx.env.lexicon(), line) else { return Ok(false) };
        let mut words = call.rest.split_whitespace();
        let (Some(name), Some(password)) = (words.next(), words.next()) else { return Ok(false) };
        if !call.command.spec.proves {
            return Ok(false);
        }
        let Some(named) = find::named(&self.cx, name)? else { return Ok(false) };
        let seats = named.seats(self.cx.principal.apparent().map(|user| user.id));
        match self.cx.seat_with_password(&seats, password) {
            Ok(seat) => Ok(seat.is_some()),
            Err(Stop::Failed(fault)) => Err(fault.into()),
            Err(_) => Ok(false),
        }
    }

    /// The command that a reply to a request for confirmation means: CONFIRM for yes, and for an offer DECLINE for no.
    pub(super) fn consent(&self, line: &str) -> Option<Call<'w>> {
        self.identity.answered.lines?;
        let word = match proposals::answer(line) {
            _ if is_yes(line) => "CONFIRM",
            // "Yes, with pleasure!"
            Some(true) if self.identity.answered.is_offer => "CONFIRM",
            _ if self.identity.answered.is_offer && is_never(line) => "SET NO INVITATIONS",
            Some(false) if self.identity.answered.is_offer => "DECLINE",
            _ => return None,
        };
        command::find(self.cx.env.lexicon(), word)
    }
}

impl Walk<'_> {
    /// The lines of an e-mail that says yes, without greeting and signature: up to the first command, only the yes remains.
    /// Any other e-mail stays as it is.
    pub(super) fn without_words_around_yes(&self, lines: VecDeque<String>) -> VecDeque<String> {
        if !lines.iter().any(|line| self.consent(line).is_some()) {
            return lines;
        }
        let mut commands_begin = false;
        let counts = |line: &String| {
            let says_yes = self.consent(line).is_some();
            commands_begin |= !says_yes && command::find(self.cx.env.lexicon(), line).is_some();
            says_yes || commands_begin
        };
        lines.into_iter().filter(counts).collect()
    }
}

/// Words that say yes among others. Votes have the whole phrases.
#[rustfmt::skip]
const YES: &[&str] = &[
    "yes", "y", "yep", "yeah", "yup", "ok", "okay", "sure", "agreed", "correct", "confirm", "confirmed", "ja", "jawohl",
    "bestätigt", "bestätige", "oui", "confirme", "si", "sí", "sì", "confirmo", "confermo", "sim", "bevestigd", "da", "tak",
    "potwierdzam", "ano", "áno", "igen", "kyllä", "evet", "ναι", "да", "так", "👍",
];

/// Words that people put around a yes.
#[rustfmt::skip]
const AROUND: &[&str] = &[
    "that", "this", "it", "it's", "was", "is", "me", "i", "am", "did", "do", "have", "wrote", "sent", "please", "thanks",
    "thank", "you", "go", "ahead", "of", "course", "the", "my", "letter", "mine", "all", "hello", "hi", "dear", "judge",
    "das", "war", "ich", "bin", "es", "bitte", "danke", "c'est", "c'était", "moi", "merci", "soy", "yo", "gracias", "sono",
    "io", "grazie",
];

/// Returns whether a line says only yes. Punctuation does not matter, nor does a typo in CONFIRM.
fn is_yes(line: &str) -> bool {
    let is_edge = |c: char| !c.is_alphanumeric() && c != '👍';
    let words: Vec<String> = line
        .split(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | '!' | ';' | ':'))
        .map(|word| word.trim_matches(is_edge).to_lowercase().replace('’', "'"))
        .filter(|word| !word.is_empty())
        .collect();
    let says_yes = |word: &String| YES.contains(&word.as_str()) || is_slip_of_confirm(word);
    let fits = |word: &String| says_yes(word) || AROUND.contains(&word.as_str());
    let is_plain = || proposals::YES.contains(&words.join(" ").as_str());
    !line.contains('?') && (is_plain() || words.iter().any(says_yes) && words.iter().all(fits))
}

/// Returns whether an answer to an invitation declines all future ones.
fn is_never(line: &str) -> bool {
    ["never", "never again", "stop"].contains(&line.trim().trim_end_matches(['.', '!']).to_lowercase().as_str())
}

/// Returns whether the word is a misspelt CONFIRM: `CONFRIM`, `COMFIRM`.
fn is_slip_of_confirm(word: &str) -> bool {
    (5..=10).contains(&word.len()) && strsim::damerau_levenshtein(word, "confirm") <= 2
}
