//! Costs: everything the judge does for a person is charged in advance to the purse that pays for it.
use super::{MailId, SLICE, Store, Time, UserId, slice, words};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use rusqlite::params;
use std::collections::BTreeMap;

/// The time for which costs are kept.
const KEPT: SignedDuration = SignedDuration::from_hours(25);
/// The number of days ahead in which a delayed reply is scheduled.
const DAYS_AHEAD: usize = 7;
/// An hour.
const HOUR: SignedDuration = SignedDuration::from_hours(1);
/// No limit.
const NONE: u64 = u64::MAX;

/// The payer of a cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purse {
    /// The keeper, who has no limits.
    Keeper,
    /// A registered person, authenticated.
    Person(UserId),
    /// An authenticated address that is not registered.
    Newcomer(String),
    /// An unauthenticated mailbox.
    Mailbox(String),
    /// All unidentified senders together.
    Strangers,
    /// A household's network (/64, or one IPv4 address), as a keyed digest.
    Network(String),
    /// A network of many households (/48), as a keyed digest.
    WideNetwork(String),
    /// A browser in which a person has signed in before, as a keyed digest.
    Browser(String),
}

impl Purse {
    /// The rank of the replies that it pays for.
    fn rank(&self) -> Rank {
        match self {
            Self::Strangers => Rank::Strangers,
            Self::Newcomer(_) => Rank::Known,
            _ => Rank::First,
        }
    }

    /// Its name in the database.
    fn name(&self) -> String {
        match self {
            Self::Keeper => "keeper".to_owned(),
            Self::Person(user) => format!("person {user}"),
            Self::Newcomer(address) => format!("newcomer {}", address.to_ascii_lowercase()),
            Self::Mailbox(address) => format!("mailbox {}", address.to_ascii_lowercase()),
            Self::Strangers => "strangers".to_owned(),
            Self::Network(digest) => format!("network {digest}"),
            Self::WideNetwork(digest) => format!("wide network {digest}"),
            Self::Browser(digest) => format!("browser {digest}"),
        }
    }
}

words! {
    /// The kind of a cost.
    CostKind {
        /// Replies, and e-mails that a sender's e-mail causes.
        Answers = "answers",
        /// Forms submitted on pages.
        Posts = "posts",
        /// Bytes of e-mail.
        Bytes = "bytes",
        /// Codes for signing in.
        Codes = "codes",
        /// Pictures and files.
        Files = "files",
        /// Guests who begin a game.
        Trials = "trials",
        /// Replies that contain only errors.
        Vain = "vain",
        /// E-mails to people who didn't ask for them: questions, invitations.
        Asked = "asked",
        /// Refusals for exceeding a limit.
        Full = "full",
        /// E-mails sent to an address, whoever pays for them.
        Sent = "sent",
    }
}

/// The cost of an action; as a limit, the most that it may cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Replies, and e-mails that a sender's e-mail causes.
    pub answers: u64,
    /// Forms submitted on pages.
    pub posts: u64,
    /// Bytes of e-mail.
    pub bytes: u64,
    /// Codes for signing in.
    pub codes: u64,
    /// Pictures and files.
    pub files: u64,
    /// Guests who begin a game.
    pub trials: u64,
    /// Replies that contain only errors.
    pub vain: u64,
    /// E-mails to people who didn't ask for them: questions, invitations.
    pub asked: u64,
}

impl Cost {
    /// No limit.
    pub const WITHOUT_LIMIT: Self = Self {
        answers: NONE,
        posts: NONE,
        bytes: NONE,
        codes: NONE,
        files: NONE,
        trials: NONE,
        vain: NONE,
        asked: NONE,
    };

    /// The cost of one e-mail of this size.
    pub fn of_letter(bytes: usize) -> Self {
        Self { answers: 1, bytes: bytes as u64, ..Self::default() }
    }

    /// The cost of one code.
    pub fn of_code() -> Self {
        Self { codes: 1, ..Self::default() }
    }

    /// The cost of one guest who begins a game.
    pub fn of_trial() -> Self {
        Self { trials: 1, ..Self::default() }
    }

    fn half(self) -> Self {
        self.each(|one| one / 2)
    }

    fn times(self, n: u64) -> Self {
        self.each(|one| one.saturating_mul(n))
    }

    fn each(self, of: impl Fn(u64) -> u64) -> Self {
        let [answers, posts, bytes, codes, files, trials, vain, asked] = self.items().map(|(_, one)| of(one));
        Self { answers, posts, bytes, codes, files, trials, vain, asked }
    }

    fn items(self) -> [(CostKind, u64); 8] {
        [
            (CostKind::Answers, self.answers),
            (CostKind::Posts, self.posts),
            (CostKind::Bytes, self.bytes),
            (CostKind::Codes, self.codes),
            (CostKind::Files, self.files),
            (CostKind::Trials, self.trials),
            (CostKind::Vain, self.vain),
            (CostKind::Asked, self.asked),
        ]
    }

    fn of(self, kind: CostKind) -> u64 {
        self.items().into_iter().find(|(other, _)| *other == kind).map_or(NONE, |(_, n)| n)
    }
}

/// The limits of a purse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Per hour.
    pub hour: Cost,
    /// Per day.
    pub day: Cost,
}

/// The limits of each kind of purse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowances {
    /// An authenticated person or address.
    pub person: Allowance,
    /// An unauthenticated mailbox.
    pub mailbox: Allowance,
    /// All strangers together.
    pub strangers: Allowance,
    /// A household's network.
    pub network: Allowance,
}

/// The number of households whose limits a wide network gets.
const HOUSEHOLDS: u64 = 16;

impl Allowances {
    /// Returns these limits with half as much for strangers. The other half is reserved for people waiting for a reply.
    pub fn with_half_for_strangers(self) -> Self {
        let Allowance { hour, day } = self.strangers;
        Self { strangers: Allowance { hour: hour.half(), day: day.half() }, ..self }
    }

    fn of(&self, purse: &Purse) -> Allowance {
        match purse {
            Purse::Keeper => Allowance { hour: Cost::WITHOUT_LIMIT, day: Cost::WITHOUT_LIMIT },
            Purse::Person(_) | Purse::Newcomer(_) | Purse::Browser(_) => self.person,
            Purse::Mailbox(_) => self.mailbox,
            Purse::Strangers => self.strangers,
            Purse::Network(_) => self.network,
            Purse::WideNetwork(_) => {
                Allowance { hour: self.network.hour.times(HOUSEHOLDS), day: self.network.day.times(HOUSEHOLDS) }
            }
        }
    }
}

/// The priority of an e-mail: work is done by rank, then in order of arrival.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// From or to an authenticated person: replies, codes, questions.
    First,
    /// From a person who is probably known; a game's e-mails.
    #[default]
    Known,
    /// From or to strangers.
    Strangers,
}

impl Rank {
    /// All ranks, in order.
    pub const ALL: [Self; 3] = [Self::First, Self::Known, Self::Strangers];

    /// Its number in the database.
    pub(super) fn number(self) -> i64 {
        self as i64
    }

    /// The rank with this number.
    pub(super) fn from_number(number: i64) -> Self {
        Self::ALL.into_iter().find(|rank| rank.number() == number).unwrap_or_default()
    }
}

/// A receipt for the cost of one e-mail, which [`Store::post`] uses up.
#[derive(Debug)]
#[must_use]
pub struct Paid {
    pub(super) rank: Rank,
    pub(super) not_before: Option<Timestamp>,
}

impl Paid {
    /// The receipt for an unlimited e-mail: one about a game, or one that the judge sends unasked to a person who has agreed to it.
    pub fn by_the_game() -> Self {
        Self { rank: Rank::Known, not_before: None }
    }

    fn by(bill: &Bill, not_before: Option<Timestamp>) -> Self {
        let rank = bill.iter().filter(|(_, cost)| cost.codes == 0).map(|(purse, _)| purse.rank()).max();
        Self { rank: rank.unwrap_or(Rank::First), not_before }
    }
}

/// The charges of one action, each with its purse.
pub type Bill = [(Purse, Cost)];

/// An exceeded limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full {
    /// The kind of cost.
    pub what: CostKind,
    /// True if the daily limit is exceeded, rather than the hourly one.
    pub for_the_day: bool,
}

/// The ledger of costs at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Ledger<'a> {
    /// The database.
    pub store: &'a Store,
    /// The limits of each purse.
    pub allowances: Allowances,
    /// The current time.
    pub now: Timestamp,
}

impl Ledger<'_> {
    /// Charges all of these purses, or none.
    pub fn charge(&self, bill: &Bill) -> Result<std::result::Result<Paid, Full>> {
        if let Some(full) = self.lacks(bill)? {
            return Ok(Err(full));
        }
        self.settle(bill).map(Ok)
    }

    /// Charges costs that were admitted before, even if they have risen: a purse may be overdrawn once.
    pub fn settle(&self, bill: &Bill) -> Result<Paid> {
        self.add(bill, hour_of(self.now))?;
        Ok(Paid::by(bill, None))
    }

    /// Charges costs in the next hour with room for them, and returns the receipt for that hour.
    pub fn charge_in_turn(&self, bill: &Bill) -> Result<Paid> {
        let mut hour = hour_of(self.now);
        let spent = bill.iter().map(|(purse, _)| self.spent(purse)).collect::<Result<Vec<_>>>()?;
        for _ in 0..24 * DAYS_AHEAD {
            let mut each = bill.iter().zip(&spent);
            if each.all(|((purse, cost), spent)| self.lack(purse, spent, *cost, hour).is_none()) {
                break;
            }
            hour += HOUR;
        }
        self.add(bill, hour)?;
        Ok(Paid::by(bill, Some(hour).filter(|hour| self.now < *hour)))
    }

    /// Returns the first limit that a bill would exceed.
    pub fn lacks(&self, bill: &Bill) -> Result<Option<Full>> {
        for (purse, cost) in bill {
            if let Some(full) = self.lack(purse, &self.spent(purse)?, *cost, hour_of(self.now)) {
                return Ok(Some(full));
            }
        }
        Ok(None)
    }

    fn lack(&self, purse: &Purse, spent: &Spent, cost: Cost, hour: Timestamp) -> Option<Full> {
        let Allowance { hour: of_hour, day: of_day } = self.allowances.of(purse);
        for (kind, n) in cost.items().into_iter().filter(|(_, n)| *n != 0) {
            // A cost above the whole limit is allowed if it is the only one.
            let is_over = |spent: u64, most: u64| most < spent.saturating_add(n) && (spent != 0 || most == 0);
            if is_over(spent.in_day(kind, hour), of_day.of(kind)) {
                return Some(Full { what: kind, for_the_day: true });
            }
            if is_over(spent.in_hour(kind, hour), of_hour.of(kind)) {
                return Some(Full { what: kind, for_the_day: false });
            }
        }
        None
    }

    /// Returns how much of a cost a purse can still pay today, and its daily limit.
    pub fn left(&self, purse: &Purse, kind: CostKind) -> Result<(u64, u64)> {
        let most = self.allowances.of(purse).day.of(kind);
        Ok((most.saturating_sub(self.spent(purse)?.in_day(kind, hour_of(self.now))), most))
    }

    /// Records that a person was told about an exceeded limit. Returns whether it is the first time in this hour.
    pub fn is_first_refusal(&self, purse: &Purse) -> Result<bool> {
        let hour = hour_of(self.now);
        let is_first = self.spent(purse)?.in_hour(CostKind::Full, hour) == 0;
        self.store.add_cost(&purse.name(), CostKind::Full, hour, 1)?;
        Ok(is_first)
    }

    /// Records that the keeper hears about a purse. Returns whether it is the first time in a day.
    pub fn is_news(&self, purse: &Purse, what: &str) -> Result<bool> {
        let name = format!("{} {what}", purse.name());
        let hour = hour_of(self.now);
        let is_first = self.store.spent(&name, hour)?.in_day(CostKind::Full, hour) == 0;
        if is_first {
            self.store.add_cost(&name, CostKind::Full, hour, 1)?;
        }
        Ok(is_first)
    }

    fn add(&self, bill: &Bill, hour: Timestamp) -> Result<()> {
        bill.iter().try_for_each(|(purse, cost)| self.store.add_costs(&purse.name(), *cost, hour))
    }

    fn spent(&self, purse: &Purse) -> Result<Spent> {
        match purse {
            Purse::Keeper => Ok(Spent::default()),
            _ => self.store.spent(&purse.name(), hour_of(self.now)),
        }
    }
}

/// A purse's costs, by kind and hour.
#[derive(Debug, Default)]
struct Spent(BTreeMap<(&'static str, Timestamp), u64>);

impl Spent {
    fn in_hour(&self, kind: CostKind, hour: Timestamp) -> u64 {
        self.0.get(&(kind.word(), hour)).copied().unwrap_or(0)
    }

    /// The costs of the 24 hours that end with this one, including scheduled costs.
    fn in_day(&self, kind: CostKind, hour: Timestamp) -> u64 {
        let from = hour - SignedDuration::from_hours(23);
        self.0.range((kind.word(), from)..=(kind.word(), Timestamp::MAX)).map(|(_, n)| n).sum()
    }
}

impl Store {
    fn add_cost(&self, purse: &str, what: CostKind, hour: Timestamp, n: u64) -> Result<()> {
        let sql = "INSERT INTO costs (purse, what, hour, n) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT DO UPDATE SET n = n + excluded.n";
        self.conn.prepare_cached(sql)?.execute(params![purse, what, Time(hour), i64::try_from(n)?])?;
        Ok(())
    }

    fn add_costs(&self, purse: &str, cost: Cost, hour: Timestamp) -> Result<()> {
        let sql =
            "INSERT INTO costs (purse, what, hour, n) SELECT ?1, column1, ?2, column2 FROM (VALUES ('answers', ?3),
            ('posts', ?4), ('bytes', ?5), ('codes', ?6), ('files', ?7), ('trials', ?8),
            ('vain', ?9), ('asked', ?10)) WHERE column2 <> 0
            ON CONFLICT DO UPDATE SET n = n + excluded.n";
        let [answers, posts, bytes, codes, files, trials, vain, asked] =
            cost.items().map(|(_, n)| i64::try_from(n).unwrap_or(0));
        let values = params![purse, Time(hour), answers, posts, bytes, codes, files, trials, vain, asked];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    fn spent(&self, purse: &str, hour: Timestamp) -> Result<Spent> {
        let sql = "SELECT what, hour, n FROM costs WHERE purse = ?1 AND ?2 <= hour";
        let mut query = self.conn.prepare_cached(sql)?;
        let since = Time(hour - SignedDuration::from_hours(23));
        let rows = query.query_map(params![purse, since], |row| {
            Ok(((row.get::<_, CostKind>(0)?.word(), row.get::<_, Time>(1)?.0), row.get(2)?))
        })?;
        Ok(Spent(rows.collect::<rusqlite::Result<_>>()?))
    }

    /// Refunds the strangers' purse for an e-mail that was not sent, so that another can use its hour.
    pub(super) fn refund(&self, mail: MailId) -> Result<()> {
        self.change_cost(mail, -1)
    }

    /// Charges the strangers' purse again for an e-mail.
    pub(super) fn charge_again(&self, mail: MailId) -> Result<()> {
        self.change_cost(mail, 1)
    }

    fn change_cost(&self, mail: MailId, by: i64) -> Result<()> {
        let sql =
            "UPDATE costs SET n = max(0, n + ?2 * iif(what = 'answers', 1, length(CAST(body AS BLOB)))) FROM outbox
            WHERE outbox.id = ?1 AND outbox.rank = 2 AND purse = 'strangers' AND what IN ('answers', 'bytes')
            AND costs.hour = substr(not_before, 1, 13) || ':00:00Z'";
        self.conn.prepare_cached(sql)?.execute(params![mail, by])?;
        Ok(())
    }

    /// Counts an e-mail sent to an address.
    pub fn count_sent(&self, address: &str, now: Timestamp) -> Result<()> {
        self.add_cost(&Purse::Mailbox(address.to_owned()).name(), CostKind::Sent, hour_of(now), 1)
    }

    /// The number of e-mails sent to an address in this hour.
    pub fn n_sent(&self, address: &str, now: Timestamp) -> Result<u64> {
        let hour = hour_of(now);
        Ok(self.spent(&Purse::Mailbox(address.to_owned()).name(), hour)?.in_hour(CostKind::Sent, hour))
    }

    /// Deletes a slice of the costs that are no longer needed, and returns whether more remain.
    pub fn forget_costs(&self, now: Timestamp) -> Result<bool> {
        let sql = slice!(
            "DELETE FROM costs WHERE (purse, what, hour) IN (SELECT purse, what, hour FROM costs WHERE hour < ?1"
        );
        Ok(self.conn.prepare_cached(sql)?.execute([Time(now - KEPT)])? == SLICE)
    }
}

/// Returns the start of the hour.
pub fn hour_of(now: Timestamp) -> Timestamp {
    now - SignedDuration::from_nanos(i64::try_from(now.as_nanosecond().rem_euclid(3_600_000_000_000)).unwrap_or(0))
}
