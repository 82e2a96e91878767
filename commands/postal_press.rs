//! POSTAL PRESS -- press that comes with the next results.
//!
//! Usage: POSTAL PRESS
//!        your text
//!        ENDPRESS
//!
//! Postal press is not carried yet: the text up to ENDPRESS is passed over, and nothing of it is sent, kept or carried out.
//! BROADCAST writes to everybody at once.
//!
//! ```text
//! > SIGN ON ademo secret
//! > POSTAL PRESS
//! > A BUD - SER, and who will stop me?
//! > ENDPRESS
//! < *** There is no postal press yet; nothing has been sent. To write to
//! < everybody at once, use BROADCAST.
//! ```
use crate::desk::command::{Args, Block, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::referee::press;

pub const SPEC: Spec = Spec::new(&["postal press"], Who::Anyone, press::takes)
    .with_block(Block::new(&["endpress", "endbroadcast", "signoff"], |_| true));

pub fn run(_: &mut Context, _: &Args) -> Result<String, Refusal> {
    Err(Refusal::because(
        "There is no postal press yet; nothing has been sent. To write to everybody at once, use BROADCAST.",
    ))
}
