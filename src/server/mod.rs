//! Runs the judge: one thread that owns the database, and a task for each mailbox and for sending.
pub mod hearing;
pub mod post_office;
pub mod work;
