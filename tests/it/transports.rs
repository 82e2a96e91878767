//! Maildir, SMTP and IMAP against servers that misbehave.
