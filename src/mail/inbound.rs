//! Bytes of a letter to what the judge needs to know of it. Never fails, whatever the bytes.

/// The judge's own address, and how to recognise letters to and from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgeAddress {
    /// `judge@example.org`, lower case.
    pub address: String,
}

/// A letter that came in, as far as it could be understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letter {
    /// Who wrote it: the address of `From:`, lower case, validated. `None`: there is nobody to answer.
    pub from: Option<String>,
    /// The display name of `From:`, cleaned.
    pub from_name: String,
    /// Sub-addresses of the judge that it was sent to: `judge+p1-abc@…` gives `p1-abc` (lower case).
    pub details: Vec<String>,
    /// Decoded, on one line, cleaned of control characters.
    pub subject: String,
    /// With its brackets; `None` when missing or unusable.
    pub message_id: Option<String>,
    /// Ids of the thread it belongs to, oldest first, with brackets.
    pub references: Vec<String>,
    /// What the person typed, line by line.
    pub lines: Vec<String>,
    /// Why this letter must not be answered (or carried out), when it is automatic.
    pub robot: Option<Robot>,
    /// Sentences on what could not be read ("The letter says it is in charset x-foo, which we do not know").
    pub defects: Vec<String>,
    /// A digest of sender, subject, date and body, to recognise a second copy of the same letter.
    pub digest: String,
}

/// Signs of a robot (RFC 3834, and what robots really send).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Robot {
    /// It is our own letter, or claims our address.
    Ourselves,
    /// `Auto-Submitted:` other than `no`.
    AutoSubmitted,
    /// `Precedence: bulk`, `junk` or `list`.
    Precedence,
    /// `List-Id:`
    MailingList,
    /// `Return-Path: <>`
    NullReturnPath,
    /// A delivery report (`multipart/report`).
    DeliveryReport,
    /// `MAILER-DAEMON`, `postmaster`, `noreply` and their like.
    DaemonSender,
    /// A vacation notice or other automatic answer by its own headers.
    AutoReply,
}
