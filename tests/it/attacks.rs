//! Attacks, one file for each kind of them. Each prints how many it has tried; `deploy/attacks.md` says what they are.
//!
//! - `principals` in the name of somebody else: what `From:` says does not matter
mod principals;
