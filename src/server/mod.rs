//! Runs the judge: one thread that owns the database, and a task for each mailbox and for each line of the sender.
mod bounces;
mod clerk;
mod collector;
pub mod desk;
pub mod hand;
pub mod hearing;
mod lmtp;
pub mod lock;
pub mod notify;
pub mod post_office;
pub mod sender;
pub mod space;
mod ways;
pub mod work;
