//! The answer to someone who has not shown who they are: a short one, with little of their own text in it. Their
//! letter may be forged, and the answer goes to somebody else then.
use super::Walk;
use crate::command::principal::Mailbox;
use crate::command::route::Route;
use crate::store::{Cost, CostKind, Draft, Full, Paid, Purse};
use crate::text::doc::Doc;
use crate::text::{is_link, wrap};
use anyhow::Result;
use std::borrow::Cow;

/// The most lines that are carried out.
const MAX_LINES: u32 = 20;
/// The most lines in a row that are not understood.
pub(super) const MAX_UNKNOWN: u32 = 3;
/// The most bytes of an answer.
pub(super) const MAX_ANSWER: usize = 64 << 10;
/// The most characters of a line that are shown again.
const MAX_SHOWN: usize = 60;

impl Walk<'_> {
    /// Returns whether nothing shows yet who writes.
    pub(super) fn is_unproved(&self) -> bool {
        !self.cx.principal.is_proved() && self.cx.seat().is_none()
    }

    /// The purse that bears an answer: of the one who is proved to have written the letter. None if nobody is.
    pub(super) fn purse_of(&self, route: &Route) -> Option<Purse> {
        let is_keepers = |to: &Mailbox| to.address().eq_ignore_ascii_case(&self.cx.judge.keeper);
        if self.identity.at_desk {
            return Some(Purse::Keeper);
        }
        if !route.is_proved {
            return None;
        }
        Some(match route.user {
            _ if route.to.iter().any(is_keepers) => Purse::Keeper,
            Some(user) => Purse::Person(user),
            None => Purse::Newcomer(route.to.first().map_or("", Mailbox::address).to_owned()),
        })
    }

    /// Returns what the sender has had enough of to be answered: never what others wrote in their name.
    pub(super) fn full(&self) -> Result<Option<Full>> {
        let ledger = self.cx.ledger();
        let (posts, answers) = (u64::from(self.identity.by_web), u64::from(!self.identity.by_web));
        let purse = self
            .purse_of(&self.identity.route)
            .unwrap_or_else(|| Purse::Mailbox(self.cx.principal.from().key().to_owned()));
        ledger.lacks(&[(purse, Cost { posts, answers, ..Cost::default() })])
    }

    /// Charges an answer to the one who is proved to have written the letter; else to the mailbox that it names and to all strangers,
    /// in the first hour that has room for it.
    pub(super) fn pay(&self, route: &Route, draft: &Draft, cost: Cost) -> Result<Paid> {
        let ledger = self.cx.ledger();
        match self.purse_of(route) {
            Some(purse) => ledger.settle(&[(purse, cost)]),
            None => {
                let mailbox = (Purse::Mailbox(draft.recipient.clone()), Cost { bytes: 0, ..cost });
                let paid = ledger.charge_in_turn(&[mailbox, (Purse::Strangers, cost)])?;
                self.tell_keeper_of_strangers()?;
                Ok(paid)
            }
        }
    }

    /// The keeper hears once a day that half of the answers to strangers are used up, and once that all are.
    pub(super) fn tell_keeper_of_strangers(&self) -> Result<()> {
        let cx = &self.cx;
        let (ledger, strangers) = (cx.ledger(), Purse::Strangers);
        let (left, most) = ledger.left(&strangers, CostKind::Answers)?;
        let (kb_left, most_kb) = ledger.left(&strangers, CostKind::Bytes)?;
        let (is_over, is_half) = (left == 0 || kb_left == 0, left * 2 <= most || kb_left * 2 <= most_kb);
        let (subject, state) = match (is_over, is_half) {
            (true, _) if ledger.is_news(&strangers, "over")? => ("no more answers to strangers today", "All"),
            (false, true) if ledger.is_news(&strangers, "half")? => ("many letters from strangers", "Half"),
            _ => return Ok(()),
        };
        tracing::warn!("many letters come from senders who do not show who they are: {subject}");
        let text = format!(
            "Many letters come from senders who have not shown who they are. {state} of the {most} answers ({} kB) that they have in a day are used up. Perhaps somebody floods the judge, or has it write to people whose addresses they forge.\n\nGames go on, and all who answer a letter of the judge or sign on with their password are answered as ever. At most {} strangers an hour are answered, others wait for their turn; when all answers of the day are used up, mail servers are asked to try again later, so nothing is lost.\n\n  chancery letters list --in --state waiting\n\nshows what waits, and `chancery letters drop --help` says how to get rid of it. If these are real people, raise strangers_per_hour and strangers_per_day under [limits].\n",
            most_kb / 1000,
            cx.judge.limits.strangers_per_hour
        );
        cx.judge.tell_keeper(cx.store, cx.now, subject, &wrap(&text))
    }

    /// Checks whether the line is one that has been answered, or one too many. What to say instead of an answer.
    pub(super) fn instead(&mut self, line: &str) -> Option<&'static str> {
        if !self.is_unproved() {
            return None;
        }
        self.tally.n_unproved += 1;
        if MAX_LINES < self.tally.n_unproved {
            return Some("");
        }
        let squeezed: String = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let is_new = self.said.insert(squeezed);
        (!is_new).then_some("As above.")
    }

    /// Checks whether an unproved writer has had all that one letter gets. Then the sentence that says so.
    pub(super) fn is_enough_unproved(&self) -> Option<&'static str> {
        if !self.is_unproved() {
            return None;
        }
        if MAX_UNKNOWN <= self.tally.n_unknown {
            Some("Too many lines I couldn't read, so I stopped here.")
        } else if MAX_LINES < self.tally.n_unproved {
            Some(
                "I do no more than 20 lines before I know who writes, so I stopped here. SIGN ON with your password, or answer one of my letters.",
            )
        } else if MAX_ANSWER <= self.reply.len() {
            Some(
                "This answer has become too long, so I stopped here. SIGN ON with your password, or answer one of my letters, to have more.",
            )
        } else {
            None
        }
    }
}

/// A line of an unproved writer, as it may be shown to whoever gets the answer: short, and without links.
pub(super) fn harmless(line: &str) -> String {
    let mut shown: String = without_links(line).chars().take(MAX_SHOWN).collect();
    if shown.chars().count() == MAX_SHOWN {
        shown += "...";
    }
    shown
}

/// A text without the links that stand in a line.
pub(super) fn without_links(line: &str) -> Cow<'_, str> {
    links(line).fold(Cow::Borrowed(line), |text, word| Cow::Owned(text.replace(word, LEFT_OUT)))
}

/// Takes the links that stand in a line out of what is said of it. It may hold only the beginning of one.
pub(super) fn take_links_out(said: &mut Doc, line: &str) {
    for word in links(line) {
        let beginnings = word.char_indices().map(|(at, _)| at).filter(|at| LEAST_LINK <= *at).chain([word.len()]);
        if let Some(end) = beginnings.rev().find(|end| said.has(&word[..*end])) {
            said.replace(&word[..end], LEFT_OUT);
        }
    }
}

fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split_whitespace().filter(|word| is_link(word))
}

/// Stands in the place of a link.
const LEFT_OUT: &str = "[...]";
/// The least bytes of a link that might still lead somewhere.
const LEAST_LINK: usize = 6;
