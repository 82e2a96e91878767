//! Runs the judge: one thread that owns the database, and a task for each mailbox and for sending.
mod clerk;
mod collector;
pub mod hearing;
pub mod lock;
pub mod notify;
pub mod post_office;
pub mod sender;
pub mod work;
