//! The web front: pages and forms, without a browser where that is enough.
//!
//! - `site` is a judge with pages, in this process
//! - `posts` the way of a form
mod posts;
pub(crate) mod site;
