//! Runs the judge: the one thread that owns the database, and a task for each way in and out.
pub mod post_office;
pub mod work;
