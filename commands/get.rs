//! GET -- have a file sent to you.
//!
//! Usage: GET file
//!
//! GET FLIST lists the files: the guide, the package for new players, the syntax of orders, the house rules, and for
//! each variant its description (INFO.STANDARD) and its powers, provinces and borders (MAP.STANDARD). SEND and SEND ME mean the same.
//!
//! ```text
//! > GET INFO.STANDARD
//! < Standard -- the board of 1901, for seven players
//! ```
use crate::command::{Args, Refusal, Spec, Who};
use crate::context::Context;
use crate::help;

pub const SPEC: Spec = Spec::new(&["get", "send", "send me"], Who::Anyone);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    match args.text {
        "" => Err(Refusal::Usage("GET file. GET FLIST lists the files.")),
        file => help::file(cx.judge, file).map_err(Refusal::Because),
    }
}
