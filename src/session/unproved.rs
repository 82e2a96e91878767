//! Replies to a writer without proof: short, and with little of the writer's own text. The e-mail may be forged, and the reply
//! then goes to someone else.
use super::Walk;
use crate::command::principal::Mailbox;
use crate::command::route::Route;
use crate::store::{Cost, CostKind, Draft, Full, Paid, Purse};
use crate::text::doc::Doc;
use crate::text::{is_link, wrap};
use anyhow::Result;
use std::borrow::Cow;

/// The most lines to carry out.
const MAX_LINES: u32 = 20;
/// The most consecutive lines that are not understood.
pub(super) const MAX_UNKNOWN: u32 = 3;
/// The most bytes of a reply.
pub(super) const MAX_ANSWER: usize = 64 << 10;
/// The most characters of a line to echo.
const MAX_SHOWN: usize = 60;

impl Walk<'_> {
    /// Returns whether the writer has given no proof yet.
    pub(super) fn is_unproved(&self) -> bool {
        !self.cx.principal.is_proved() && self.cx.seat().is_none()
    }

    /// The purse that pays for a reply: that of the person who is proved to have written the e-mail. `None` without proof.
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

    /// Returns the quota that the sender has used up, if any. E-mails that others sent in their name do not count.
    pub(super) fn full(&self) -> Result<Option<Full>> {
        let ledger = self.cx.ledger();
        let (posts, answers) = (u64::from(self.identity.by_web), u64::from(!self.identity.by_web));
        let purse = self
            .purse_of(&self.identity.route)
            .unwrap_or_else(|| Purse::Mailbox(self.cx.principal.from().key().to_owned()));
        ledger.lacks(&[(purse, Cost { posts, answers, ..Cost::default() })])
    }

    /// Charges a reply to the person who is proved to have written the e-mail. Without proof, charges the named mailbox and the
    /// quota of all strangers, in the first hour that has room.
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

    /// Informs the keeper once a day that half of the replies to strangers are used up, and once that all are.
    pub(super) fn tell_keeper_of_strangers(&self) -> Result<()> {
        let cx = &self.cx;
        let (ledger, strangers) = (cx.ledger(), Purse::Strangers);
        let (left, most) = ledger.left(&strangers, CostKind::Answers)?;
        let (kb_left, most_kb) = ledger.left(&strangers, CostKind::Bytes)?;
        let (is_over, is_half) = (left == 0 || kb_left == 0, left * 2 <= most || kb_left * 2 <= most_kb);
        let (subject, state) = match (is_over, is_half) {
            (true, _) if ledger.is_news(&strangers, "over")? => ("no more replies to strangers today", "all"),
            (false, true) if ledger.is_news(&strangers, "half")? => ("many e-mails from strangers", "half"),
            _ => return Ok(()),
        };
        tracing::warn!("many letters come from senders who do not show who they are: {subject}");
        let text = format!(
            "Many e-mails come from strangers: senders who have not proved who they are. They have used up {state} of their {most} replies ({} kB) a day. Perhaps someone floods the judge, or makes it write to forged addresses.\n\nGames continue. Players who reply to the judge's e-mails or sign on with their password get their replies as usual. At most {} strangers an hour get a reply, and the others wait. When the replies of the day are used up, the judge asks mail servers to try again later, so no e-mail is lost.\n\n  chancery letters list --in --state waiting\n\nlists the waiting e-mails, and `chancery letters drop --help` says how to discard them. If these are real people, raise strangers_per_hour and strangers_per_day under [limits].\n",
            most_kb / 1000,
            cx.judge.limits.strangers_per_hour
        );
        cx.judge.tell_keeper(cx.store, cx.now, subject, &wrap(&text))
    }

    /// Checks whether the line repeats an earlier one, or exceeds the limit. Returns the sentence to show instead of an answer.
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

    /// Checks whether an unproved writer has reached the limits of one e-mail. Returns the sentence that says so.
    pub(super) fn is_enough_unproved(&self) -> Option<&'static str> {
        if !self.is_unproved() {
            return None;
        }
        if MAX_UNKNOWN <= self.tally.n_unknown {
            Some("Too many lines I couldn't read, so I stopped here.")
        } else if MAX_LINES < self.tally.n_unproved {
            Some(
                "I carry out only 20 lines before I know who you are, so I stopped here. SIGN ON with your password, or reply to one of my e-mails.",
            )
        } else if MAX_ANSWER <= self.reply.len() {
            Some(
                "This reply is too long, so I stopped here. For more, SIGN ON with your password, or reply to one of my e-mails.",
            )
        } else {
            None
        }
    }
}

/// A line of an unproved writer as the reply may echo it: short, and without links.
pub(super) fn harmless(line: &str) -> String {
    let mut shown: String = without_links(line).chars().take(MAX_SHOWN).collect();
    if shown.chars().count() == MAX_SHOWN {
        shown += "...";
    }
    shown
}

/// A text without the links in a line.
pub(super) fn without_links(line: &str) -> Cow<'_, str> {
    links(line).fold(Cow::Borrowed(line), |text, word| Cow::Owned(text.replace(word, LEFT_OUT)))
}

/// Removes a line's links from the text about it, which may hold only the beginning of one.
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

/// The replacement for a link.
const LEFT_OUT: &str = "[...]";
/// The fewest bytes of a link that might still lead somewhere.
const LEAST_LINK: usize = 6;
