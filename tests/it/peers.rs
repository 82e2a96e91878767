//! The real thing: Postfix and Dovecot.
