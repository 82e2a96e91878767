//! Scripts: small programs that a judge's keeper adds as files, without a compiler or a restart.
//!
//! A *command* is a new e-mail command, a *module* a game option. The judge calls a script at its hooks with the values it may see. The
//! script answers with effects, which are values too and which the caller carries out. A script cannot reach anything else, and cannot run
//! for long.
//!
//! - [`head`] reads the `//!` lines of a script: its description and its declarations
//! - [`hooks`] defines the hooks: the input and the possible effects of each
//! - [`engine`] compiles and calls scripts; it alone knows the language
//! - [`library`] finds scripts: the shipped ones, and those in the keeper's folder
//! - [`check`](mod@check) tests a script on the caller's data
pub mod check;
pub mod engine;
pub mod head;
pub mod hooks;
pub mod library;

/// The maximum length of a script, in bytes.
pub const MAX_BYTES: usize = 16 << 10;
/// The maximum steps of a call.
pub const MAX_STEPS: u64 = 20_000;
/// The maximum JSON bytes of a module's stored data for a game.
pub const MAX_STATE: usize = 8 << 10;
/// The maximum JSON bytes of an option's stored value.
pub const MAX_OPTION: usize = 4 << 10;
/// The maximum effects of a call.
pub const MAX_EFFECTS: usize = 40;
/// The maximum characters of a script's line for players.
pub const MAX_LINE: usize = 200;
/// The maximum number of a game's modules.
pub const MAX_MODULES: usize = 8;

/// The two kinds of scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ScriptKind {
    /// An e-mail command.
    Command,
    /// A game option.
    Module,
}

impl ScriptKind {
    /// The name of its folder.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Command => "commands",
            Self::Module => "modules",
        }
    }
}

/// Returns whether this is a valid name for a script. It is never a path.
pub fn is_script_name(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    (2..=24).contains(&name.len()) && name.bytes().all(plain) && name.starts_with(|c: char| c.is_ascii_lowercase())
}

/// A name in the form used for comparison: people may type `_` as a blank, a hyphen or nothing.
pub fn squeezed(name: &str) -> String {
    name.chars().filter(|c| c.is_ascii_alphanumeric()).map(|c| c.to_ascii_lowercase()).collect()
}
