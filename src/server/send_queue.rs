//! The letters that are in the sender's hand: which one goes next?
//!
//! To each person one letter at a time, in the order in which they came; to each domain (the part after the @) only so many
//! at the same time, and of strangers' letters one in all. A domain that takes nothing for now rests, and its letters go back to the
//! outbox: meanwhile others go.
use crate::mail::sink::Delivery;
use crate::server::work::Outgoing;
use crate::store::{MailId, Rank};
use std::collections::{HashMap, HashSet, VecDeque};
use std::time::Duration;
use tokio::time::Instant;

/// The times that a domain rests after so many refusals in a row.
const RESTS: [Duration; 3] = [Duration::from_secs(90), Duration::from_secs(5 * 60), Duration::from_secs(15 * 60)];

/// Letters to be sent.
#[derive(Debug)]
pub struct SendQueue {
    waiting: VecDeque<QueuedLetter>,
    /// The recipients who are just being sent a letter.
    recipients: HashSet<String>,
    domains: HashMap<String, Domain>,
    per_domain: usize,
    /// The number of letters to strangers that are just being sent.
    n_to_strangers: usize,
}

#[derive(Debug)]
struct QueuedLetter {
    letter: Outgoing,
    domain: String,
}

/// The knowledge about a domain.
#[derive(Debug, Default)]
struct Domain {
    /// The number of letters that are just being sent there.
    n_letters: usize,
    /// The number of times in a row that it has taken nothing.
    n_refusals: usize,
    rests_until: Option<Instant>,
}

/// Letters that go back to the outbox, for so long.
#[derive(Debug, PartialEq, Eq)]
pub struct Requeue {
    /// Their numbers.
    pub letters: Vec<MailId>,
    /// The time that their domain rests.
    pub rest: Duration,
}

impl SendQueue {
    /// An empty hand, and how many letters may go to one domain at the same time.
    pub fn new(per_domain: usize) -> Self {
        Self {
            waiting: VecDeque::new(),
            recipients: HashSet::new(),
            domains: HashMap::new(),
            per_domain,
            n_to_strangers: 0,
        }
    }

    /// The number of letters that wait.
    pub fn n_waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Takes letters. Those to domains that rest go back.
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

    /// The next letters for one line, at most so many, one after the other.
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

    /// Notes what became of a letter. If its domain takes nothing for now, the letters that wait for it go back.
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
                // What waits for the same person goes with it, so that their order stays.
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

    /// Gives all letters back that wait: the server cannot be reached, and when it can again, not all of them may still be true.
    pub fn give_back(&mut self) -> Option<Requeue> {
        let letters: Vec<MailId> = self.waiting.drain(..).map(|waiting| waiting.letter.id).collect();
        (!letters.is_empty()).then_some(Requeue { letters, rest: Duration::ZERO })
    }
}

fn domain_of(letter: &Outgoing) -> String {
    let domain = letter.mail.to.rsplit_once('@').map_or("", |(_, domain)| domain);
    domain.to_ascii_lowercase()
}
