//! Attacks, one file for each kind of them. Each prints how many it has tried; `deploy/attacks.md` says what they are.
//!
//! - `bounces` reports that a letter did not arrive, true ones and forged ones
//! - `names` names of people that speak for somebody else
//! - `principals` in the name of somebody else: what `From:` says does not matter
//! - `vouching` words of a mail system that are not its own
mod bounces;
mod names;
mod principals;
mod vouching;
