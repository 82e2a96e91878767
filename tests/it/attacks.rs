//! Attacks, one file for each kind of them. Each prints how many it has tried; `deploy/attacks.md` says what they are.
//!
//! - `names` names of people that speak for somebody else
//! - `principals` in the name of somebody else: what `From:` says does not matter
mod names;
mod principals;
