//! Blind games by mail.
