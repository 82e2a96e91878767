//! The queue of e-mails that the sender holds.
//!
//! Each person gets one e-mail at a time, in order. Each domain (the part after the @) gets a limited number simultaneously, and strangers
//! get one in all. A domain that accepts nothing for now rests, and its e-mails return to the outbox, which makes room for others.
use crate::mail::sink::Delivery;
use crate::server::work::Outgoing;
use crate::store::{MailId, Rank};
use std::collections::{HashMap, HashSet, VecDeque};
use std::time::Duration;
use tokio::time::Instant;

/// The rest periods of a domain after consecutive refusals.
const RESTS: [Duration; 3] = [Duration::from_secs(90), Duration::from_secs(5 * 60), Duration::from_secs(15 * 60)];

/// E-mails to be sent.
#[derive(Debug)]
pub struct SendQueue {
    waiting: VecDeque<QueuedLetter>,
    /// The recipients to whom an e-mail is being sent.
    recipients: HashSet<String>,
    domains: HashMap<String, Domain>,
    per_domain: usize,
    /// The number of e-mails being sent to strangers.
    n_to_strangers: usize,
}

#[derive(Debug)]
struct QueuedLetter {
    letter: Outgoing,
    domain: String,
}

/// The state of a domain.
#[derive(Debug, Default)]
struct Domain {
    /// The number of e-mails being sent there.
    n_letters: usize,
    /// The number of consecutive times that it accepted nothing.
    n_refusals: usize,
    rests_until: Option<Instant>,
}

/// E-mails that return to the outbox for a time.
#[derive(Debug, PartialEq, Eq)]
pub struct Requeue {
    /// Their numbers.
    pub letters: Vec<MailId>,
    /// The time that their domain rests.
    pub rest: Duration,
}

impl SendQueue {
    /// Creates an empty queue with this limit of simultaneous e-mails per domain.
    pub fn new(per_domain: usize) -> Self {
        Self {
            waiting: VecDeque::new(),
            recipients: HashSet::new(),
            domains: HashMap::new(),
            per_domain,
            n_to_strangers: 0,
        }
    }

    /// The number of waiting e-mails.
    pub fn n_waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Adds e-mails. Returns those to domains that rest.
    pub fn take(&mut self, letters: Vec<Outgoing>, now: Instant) -> Vec<Requeue> {
        let mut back = Vec::new();
        for letter in letters {
            let domain = domain_of(&letter);
            let rests_until = self.domains.get(&domain).and_then(|domain| domain.rests_until);
            match rests_until.and_then(|until| until.checked_duration_since(now)).filter(|rest| !rest.is_zero()) {
                Some(rest) => back.push(Requeue { letters: vec![letter.id], rest }),
                None => self.waiting.push_back(QueuedLetter { letter, domain }),
            }
        }
        back
    }

    /// The next e-mails for one line, at most `most`, to send one after the other.
    pub fn next(&mut self, most: usize) -> Vec<Outgoing> {
        let mut chosen: Vec<Outgoing> = Vec::new();
        let (mut at, strangers_wait) = (0, self.n_to_strangers != 0);
        while let Some(QueuedLetter { letter, domain }) = self.waiting.get(at)
            && chosen.len() < most
        {
            let is_free = !self.recipients.contains(&letter.mail.to)
                && self.domains.get(domain).is_none_or(|domain| domain.n_letters < self.per_domain)
                && !(strangers_wait && letter.rank == Rank::Strangers);
            if !is_free && chosen.iter().all(|earlier| earlier.mail.to != letter.mail.to) {
                at += 1;
                continue;
            }
            let Some(QueuedLetter { letter, domain }) = self.waiting.remove(at) else { break };
            self.recipients.insert(letter.mail.to.clone());
            self.domains.entry(domain).or_default().n_letters += 1;
            self.n_to_strangers += usize::from(letter.rank == Rank::Strangers);
            chosen.push(letter);
        }
        chosen
    }

    /// Records the outcome of an e-mail. If its domain accepts nothing for now, returns the e-mails that wait for it.
    pub fn tried(&mut self, letter: Outgoing, delivery: &Delivery, now: Instant) -> Option<Requeue> {
        let domain = domain_of(&letter);
        self.recipients.remove(&letter.mail.to);
        self.n_to_strangers -= usize::from(letter.rank == Rank::Strangers).min(self.n_to_strangers);
        let state = self.domains.entry(domain.clone()).or_default();
        state.n_letters = state.n_letters.saturating_sub(1);
        match delivery {
            Delivery::LaterThere(_) => {
                let rest = RESTS.get(state.n_refusals).or(RESTS.last()).copied().unwrap_or_default();
                if state.rests_until.is_none_or(|until| until <= now) {
                    state.n_refusals += 1;
                    state.rests_until = Some(now + rest);
                }
                let (there, others) = self.waiting.drain(..).partition(|waiting| waiting.domain == domain);
                self.waiting = others;
                let there: VecDeque<QueuedLetter> = there;
                let letters: Vec<MailId> = there.iter().map(|waiting| waiting.letter.id).collect();
                (!letters.is_empty()).then_some(Requeue { letters, rest })
            }
            Delivery::Untried(_) => {
                // E-mails that wait for the same person return with it, so that their order is kept.
                let (same, others) =
                    self.waiting.drain(..).partition(|waiting| waiting.letter.mail.to == letter.mail.to);
                self.waiting = others;
                let same: VecDeque<QueuedLetter> = same;
                let letters = std::iter::once(letter.id).chain(same.iter().map(|waiting| waiting.letter.id)).collect();
                Some(Requeue { letters, rest: Duration::ZERO })
            }
            _ => {
                state.n_refusals = 0;
                state.rests_until = None;
                if state.n_letters == 0 {
                    self.domains.remove(&domain);
                }
                None
            }
        }
    }

    /// Returns all waiting e-mails, because the server cannot be reached and they may be out of date when it can.
    pub fn give_back(&mut self) -> Option<Requeue> {
        let letters: Vec<MailId> = self.waiting.drain(..).map(|waiting| waiting.letter.id).collect();
        (!letters.is_empty()).then_some(Requeue { letters, rest: Duration::ZERO })
    }
}

fn domain_of(letter: &Outgoing) -> String {
    let domain = letter.mail.to.rsplit_once('@').map_or("", |(_, domain)| domain);
    domain.to_ascii_lowercase()
}
