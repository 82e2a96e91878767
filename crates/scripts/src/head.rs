//! The head of a script: its `//!` lines. The judge, HELP and the tests read them as text, without running the script.
use crate::ScriptKind;
use chancery_rules::Flaw;

/// Information that a module sees only if its head declares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Disclosure {
    /// The writers and readers of press.
    Press,
    /// The texts of press.
    Text,
    /// Orders, before the deadline.
    Orders,
    /// The whole position, even where a game hides some of it.
    Hidden,
    /// The players of the powers.
    Players,
}

impl Disclosure {
    /// All declarations.
    pub const ALL: [Self; 5] = [Self::Press, Self::Text, Self::Orders, Self::Hidden, Self::Players];

    /// Its word in the head.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Press => "press",
            Self::Text => "text",
            Self::Orders => "orders",
            Self::Hidden => "hidden",
            Self::Players => "players",
        }
    }

    /// Its description for players.
    pub const fn says(self) -> &'static str {
        match self {
            Self::Press => "who writes to whom",
            Self::Text => "the text of press",
            Self::Orders => "orders before the deadline",
            Self::Hidden => "what the game hides",
            Self::Players => "who plays what",
        }
    }
}

/// The people who may use a command, according to its head.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// Anyone at all.
    #[default]
    Anyone,
    /// A person with a verified address.
    Verified,
    /// A registered person with a verified address.
    Registered,
    /// Anyone who has signed on.
    SignedOn,
    /// A player who has signed on.
    Player,
    /// A GM who has signed on.
    Master,
    /// People who may change settings.
    Setter,
}

const AUDIENCES: [(&str, Audience); 7] = [
    ("anyone", Audience::Anyone),
    ("verified", Audience::Verified),
    ("registered", Audience::Registered),
    ("signed-on", Audience::SignedOn),
    ("player", Audience::Player),
    ("master", Audience::Master),
    ("setter", Audience::Setter),
];

/// The head of a script.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The summary: `some powers may not write to each other.`
    pub about: String,
    /// The usage of a command, or the option of a module: `RESTRICT=FG,AI`.
    pub usage: String,
    /// The people who may use a command.
    pub who: Audience,
    /// The line that ends a command's block.
    pub block: Option<String>,
    /// The non-public information that a module sees.
    pub sees: Vec<Disclosure>,
    /// True if the option may be set after the start.
    pub any_time: bool,
    /// The head as HELP prints it.
    pub text: String,
    /// The lines of the examples, in order: typed (`>`), and replies (`<`).
    pub examples: Vec<ExampleLine>,
}

/// A line of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExampleLine {
    /// A line to type.
    Typed(String),
    /// A line of the answer.
    Answer(String),
}

impl Head {
    /// Reads the head of a script.
    ///
    /// # Errors
    /// All of its flaws, with `file` as their place.
    pub fn read(kind: ScriptKind, name: &str, file: &str, text: &str) -> Result<Self, Vec<Flaw>> {
        let mut head = Self::default();
        let mut flaws = Vec::new();
        let mut flaw = |line: usize, why: String| flaws.push(Flaw::new(file, line, why));
        let lines = text.lines().map_while(|line| line.trim_end().strip_prefix("//!"));
        let mut keys: Vec<&str> = Vec::new();
        for (n, line) in (1..).zip(lines) {
            let line = line.strip_prefix(' ').unwrap_or(line);
            head.text += line;
            head.text.push('\n');
            if n == 1 {
                match line.split_once(" -- ") {
                    Some((own, about)) if own.trim() == name && !about.trim().is_empty() => {
                        about.trim().clone_into(&mut head.about);
                    }
                    _ => flaw(n, format!("the first line is `//! {name} -- what it does`, but it is `{line}`")),
                }
            } else if let Some(typed) = line.strip_prefix("> ") {
                head.examples.push(ExampleLine::Typed(typed.to_owned()));
            } else if let Some(answer) = line.strip_prefix("< ") {
                head.examples.push(ExampleLine::Answer(answer.to_owned()));
            } else if let Some((key, value)) = key_of(kind, line) {
                if keys.contains(&key) {
                    flaw(n, format!("{key}: stands twice"));
                }
                keys.push(key);
                if let Err(why) = head.set(key, value.trim()) {
                    flaw(n, why);
                }
            }
        }
        if head.text.is_empty() {
            flaw(1, format!("a script begins with its head; the first line is `//! {name} -- what it does`"));
        }
        let needed = if kind == ScriptKind::Module { "Option" } else { "Usage" };
        if head.usage.is_empty() {
            flaw(0, format!("the head has no line `//! {needed}: ...`"));
        } else if !begins_with_name(&head.usage, name) {
            flaw(0, format!("{needed}: begins with {}, but it is `{}`", name.to_uppercase(), head.usage));
        }
        if flaws.is_empty() { Ok(head) } else { Err(flaws) }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "Usage" | "Option" => value.clone_into(&mut self.usage),
            "Who" => {
                let found = AUDIENCES.iter().find(|(word, _)| *word == value);
                let words = AUDIENCES.map(|(word, _)| word).join(", ");
                self.who = found.ok_or_else(|| format!("Who: is one of {words}; it is `{value}`"))?.1;
            }
            "Block" => {
                let plain = !value.is_empty() && value.chars().all(|c| c.is_ascii_uppercase());
                self.block = Some(value.to_lowercase());
                if !plain || !value.starts_with("END") {
                    return Err(format!("Block: is the line that ends it, such as ENDPOLL; it is `{value}`"));
                }
            }
            "Sees" => {
                for word in value.split(',').map(str::trim).filter(|word| !word.is_empty()) {
                    let found = Disclosure::ALL.iter().find(|sight| sight.word() == word);
                    let words = Disclosure::ALL.map(Disclosure::word).join(", ");
                    self.sees.push(*found.ok_or_else(|| format!("Sees: is any of {words}; one of it is `{word}`"))?);
                }
            }
            "Change" if value == "any time" => self.any_time = true,
            _ => return Err(format!("Change: is `any time` or not there; it is `{value}`")),
        }
        Ok(())
    }
}

/// Sends the typed lines of a head's examples and compares the replies. Returns the first expected line that is missing, and the actual
/// reply.
pub fn untrue(head: &Head, mut ask: impl FnMut(&str) -> String) -> Option<(String, String)> {
    let typed = head.examples.iter().filter_map(|line| match line {
        ExampleLine::Typed(line) => Some(line.as_str()),
        ExampleLine::Answer(_) => None,
    });
    let answer = ask(&typed.collect::<Vec<_>>().join("\n"));
    // Ignores line breaks in the reply.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (whole, mut at) = (words(&answer), 0);
    let missing = head.examples.iter().find_map(|line| match line {
        ExampleLine::Answer(wanted) => {
            let wanted = words(wanted);
            match whole.get(at..).and_then(|rest| rest.find(&wanted)) {
                Some(place) => {
                    at += place + wanted.len();
                    None
                }
                None => Some(wanted),
            }
        }
        ExampleLine::Typed(_) => None,
    });
    missing.map(|missing| (missing, answer.clone()))
}

/// Returns whether a usage begins with a name, ignoring blanks between its words: `NIGHT WATCH=FG`.
fn begins_with_name(usage: &str, name: &str) -> bool {
    let mut begin = String::new();
    usage.split([' ', '=']).any(|word| {
        begin += &crate::squeezed(word);
        begin == crate::squeezed(name)
    })
}

/// A key in the head, and its value.
fn key_of(kind: ScriptKind, line: &str) -> Option<(&str, &str)> {
    let keys: &[&str] = match kind {
        ScriptKind::Command => &["Usage", "Who", "Block"],
        ScriptKind::Module => &["Option", "Sees", "Change"],
    };
    line.split_once(':').filter(|(key, _)| keys.contains(key))
}
