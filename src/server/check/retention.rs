//! The data that the judge keeps, and how long. This table is the one in deploy/README.md, which a test compares, and `chancery check`
//! reports older data.
use super::findings::Findings;
use crate::judge::config::Config;
use crate::server::backup;
use crate::server::chores::{ANSWER_IS_KEPT, DIGEST_IS_KEPT, TEXT_IS_KEPT};
use crate::server::lock::Lock;
use crate::store::{OldestRows, Store};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The delay that the judge may have.
const SLACK: SignedDuration = SignedDuration::from_hours(48);

/// A kind of data, and how long the judge keeps it.
#[derive(Clone, Copy, Debug)]
pub struct KeptKind {
    /// The data.
    pub what: &'static str,
    /// The time, in words, with the defaults.
    pub time: &'static str,
    /// The place where that is set.
    pub setting: &'static str,
    /// The acts that erase it earlier.
    pub sooner: &'static str,
    /// Returns the time of the oldest, and its limit after that.
    oldest: fn(&KeptData) -> Option<(Timestamp, SignedDuration)>,
}

/// The data of a judge.
struct KeptData {
    rows: OldestRows,
    /// `keep_days`, unless for ever.
    keep: Option<SignedDuration>,
    /// The oldest backup or database from before a change, and the limit.
    before: Option<(Timestamp, SignedDuration)>,
}

/// Each kind.
pub const KINDS: &[KeptKind] = &[
    KeptKind {
        what: "texts of incoming e-mails",
        time: "until they are processed",
        setting: "",
        sooner: "dropping them",
        oldest: |_| None,
    },
    KeptKind {
        what: "senders and results of incoming e-mails",
        time: "30 days",
        setting: "`keep_days`",
        sooner: "erasing the sender",
        oldest: |kept| Some((kept.rows.sender?, kept.keep?)),
    },
    KeptKind {
        what: "digests of incoming e-mails, to recognise copies",
        time: "a year longer",
        setting: "`keep_days`",
        sooner: "",
        oldest: |kept| Some((kept.rows.letter?, kept.keep? + DIGEST_IS_KEPT)),
    },
    KeptKind {
        what: "processed e-mails in a Maildir or IMAP mailbox",
        time: "30 days",
        setting: "`keep_days`",
        sooner: "",
        oldest: |_| None,
    },
    KeptKind {
        what: "texts of sent e-mails",
        time: "7 days",
        setting: "`keep_days`, if shorter",
        sooner: "erasing a person they quote",
        oldest: |kept| Some((kept.rows.text?, kept.keep?.min(TEXT_IS_KEPT))),
    },
    KeptKind {
        what: "replies on pages",
        time: "30 days",
        setting: "`keep_days`, if shorter",
        sooner: "erasing their reader",
        oldest: |kept| Some((kept.rows.shown_text?, kept.keep?.min(ANSWER_IS_KEPT))),
    },
    KeptKind {
        what: "recipients, subjects and results of sent e-mails",
        time: "30 days",
        setting: "`keep_days`",
        sooner: "erasing the recipient",
        oldest: |kept| Some((kept.rows.mail?, kept.keep?)),
    },
    KeptKind {
        what: "lines that wait for a confirmation",
        time: "7 days",
        setting: "",
        sooner: "dropping them, erasing the sender",
        oldest: |kept| Some((kept.rows.held?, SignedDuration::ZERO)),
    },
    KeptKind {
        what: "drafts of orders and press",
        time: "until they are sent or emptied",
        setting: "",
        sooner: "erasing the player",
        oldest: |_| None,
    },
    KeptKind {
        what: "games, public press and the journal",
        time: "for ever",
        setting: "",
        sooner: "erasing a person removes the name and all private press",
        oldest: |_| None,
    },
    KeptKind {
        what: "codes of networks in the journal",
        time: "30 days",
        setting: "`keep_days`",
        sooner: "erasing the person",
        oldest: |kept| Some((kept.rows.network?, kept.keep?)),
    },
    KeptKind {
        what: "sessions of browsers",
        time: "60 days without use, a year at most",
        setting: "",
        sooner: "signing out, `SET NEW TOKEN`, erasing the person",
        oldest: |kept| Some((kept.rows.session?, SignedDuration::ZERO)),
    },
    KeptKind {
        what: "sign-in codes",
        time: "15 minutes, deleted after an hour",
        setting: "",
        sooner: "their use",
        oldest: |kept| Some((kept.rows.code?, SignedDuration::from_hours(1))),
    },
    KeptKind {
        what: "backups `chancery-…` and `by-hand-…`",
        time: "the newest 7 of each",
        setting: "`keep` in `[backup]`",
        sooner: "deleting their folders",
        oldest: |_| None,
    },
    KeptKind {
        what: "backups `schema-…` from before an update, and databases `chancery.sqlite.before-…` from before a restore",
        time: "30 days",
        setting: "`keep_before_days` in `[backup]`",
        sooner: "deleting them",
        oldest: |kept| kept.before,
    },
    KeptKind {
        what: "backups in a folder that you name, and folders of `move out`",
        time: "until you delete them",
        setting: "",
        sooner: "",
        oldest: |_| None,
    },
    KeptKind {
        what: "the copy on another machine",
        time: "as the database, and the changes of 24 hours",
        setting: "`[copy]`",
        sooner: "deleting an earlier copy",
        oldest: |_| None,
    },
    KeptKind {
        what: "seals of erased people, without addresses",
        time: "for ever",
        setting: "",
        sooner: "",
        oldest: |_| None,
    },
    KeptKind {
        what: "the log, without addresses and texts",
        time: "as the system keeps it",
        setting: "`MaxRetentionSec` of journald",
        sooner: "",
        oldest: |_| None,
    },
];

/// Reports data that is older than the table allows.
pub(super) fn check(store: &Store, config: &Config, now: Timestamp, findings: &mut Findings) -> Result<()> {
    let days = |days: u32| (days != 0).then(|| SignedDuration::from_hours(24 * i64::from(days)));
    let before = backup::before_changes(config).into_iter().map(|(_, taken)| taken).min();
    let before = before.zip(days(config.backup.keep_before_days));
    let kept = KeptData { rows: store.oldest_rows()?, keep: days(config.keep_days), before };
    // A paused judge deletes nothing.
    let works = Lock::is_taken(&config.data) && !store.is_read_only()?;
    for kind in KINDS {
        let Some((oldest, limit)) = (kind.oldest)(&kept) else { continue };
        if now.duration_since(oldest) <= limit + SLACK {
            continue;
        }
        let line = format!("kept too long: {} ({}), the oldest from {oldest:.0}", kind.what, kind.time);
        match works {
            true => {
                findings.wrong(line, "The judge deletes them while it runs. See its log: `journalctl --unit chancery`.")
            }
            false => findings.note(format!("{line}. The judge deletes them when it runs")),
        }
    }
    Ok(())
}
