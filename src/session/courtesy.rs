//! Greetings and closings, which get no answer.

/// Returns whether the line is a greeting: "Hi Judge,", "Dear Emil,", "Good morning!".
pub(super) fn is_greeting(line: &str) -> bool {
    CourtesyLine::of(line).is_some_and(|line| line.is_greeting())
}

/// Returns whether a line begins with a greeting, as in "Game on! Who else is playing?"
pub(super) fn greets(line: &str) -> bool {
    let first: Vec<&str> = line.split_whitespace().take(2).collect();
    after_greeting(line).is_some() || is_greeting(&first.join(" "))
}

/// Returns the words after a greeting: "how do I join a game?" in "Hello, how do I join a game?".
pub(super) fn after_greeting(line: &str) -> Option<&str> {
    let (head, rest) = line.split_once([',', '!', ':', '–'])?;
    is_greeting(head).then_some(rest.trim())
}

/// A line that is short enough for a courtesy.
pub(super) struct CourtesyLine {
    /// In lower case, without punctuation.
    text: String,
    /// Whether it holds no dash, arrow or number, as an order does.
    is_plain: bool,
}

impl CourtesyLine {
    /// The words of a line. `None` if there are too many for a courtesy.
    pub(super) fn of(line: &str) -> Option<Self> {
        let line = line.trim();
        if line.split_whitespace().nth(MAX_WORDS).is_some() {
            return None;
        }
        let is_plain = |c: char| {
            c.is_alphabetic() || c.is_whitespace() || matches!(c, ',' | '.' | '!' | ':' | ';' | ')' | '\'' | '’' | '&')
        };
        Some(Self { text: without_punctuation(line), is_plain: line.chars().all(is_plain) })
    }

    /// Returns whether the line is a greeting: "Hi Judge,", "Dear Emil,", "Good morning!".
    pub(super) fn is_greeting(&self) -> bool {
        self.addresses(GREETINGS, 4) || SALUTES.contains(&self.text.as_str())
    }

    /// Returns whether the line only says thanks.
    pub(super) fn is_thanks(&self) -> bool {
        THANKS.contains(&self.text.as_str())
    }

    /// Returns whether the line closes an e-mail: "Best regards", "Cheers, Ann".
    pub(super) fn is_closing(&self) -> bool {
        self.is_thanks() || self.addresses(CLOSINGS, 3) || self.addresses(THANKS, 3)
    }

    /// Returns whether the line is the writer's name, or a part of it: "Ann", "Ann O.".
    pub(super) fn is_name(&self, names: &[&str]) -> bool {
        let is_part = |word: &str, name: &str| {
            name.split(' ').any(|name| name == word || word.len() == 1 && name.starts_with(word))
        };
        let words = self.text.split(' ');
        if words.clone().nth(MAX_NAME_WORDS).is_some() {
            return false;
        }
        words.clone().next().is_some_and(|word| 1 < word.len())
            && names.iter().any(|name| {
                let name = without_punctuation(name);
                words.clone().all(|word| is_part(word, &name))
            })
    }

    /// Returns whether the line is one of these phrases, followed by at most a few words of a name.
    fn addresses(&self, phrases: &[&str], most: usize) -> bool {
        self.is_plain
            && phrases.iter().any(|phrase| {
                let rest = self.text.strip_prefix(phrase).filter(|rest| rest.is_empty() || rest.starts_with(' '));
                rest.is_some_and(|rest| rest.split_whitespace().count() <= most)
            })
    }
}

/// The most words of a name at the end of an e-mail.
const MAX_NAME_WORDS: usize = 5;
/// The most words of a courtesy, with signs that stand alone.
const MAX_WORDS: usize = 12;

/// A line in lower case without punctuation.
fn without_punctuation(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    for c in line.chars() {
        if c.is_alphanumeric() || matches!(c, '\'' | '’') {
            text.extend(c.to_lowercase());
        } else if !text.is_empty() && !text.ends_with(' ') {
            text.push(' ');
        }
    }
    text.truncate(text.trim_end().len());
    text
}

/// The words that a greeting begins with. A name may follow.
#[rustfmt::skip]
const GREETINGS: &[&str] = &[
    "hi", "hello", "hey", "hey there", "hi there", "hiya", "howdy", "dear", "my dear", "dearest", "greetings", "good morning",
    "good afternoon", "good evening", "good day", "morning", "afternoon", "evening", "ahoy", "welcome", "salutations",
    "hallo", "liebe", "lieber", "moin", "servus", "guten tag", "guten morgen", "guten abend", "grüß gott", "sehr geehrte",
    "sehr geehrter", "bonjour", "bonsoir", "salut", "cher", "chère", "hola", "buenos días", "buenas tardes", "estimado",
    "querido", "ciao", "buongiorno", "buonasera", "caro", "cara", "olá", "prezado", "hej", "hei", "god dag", "kära", "kære",
    "beste", "goedendag", "dzień dobry", "cześć", "ahoj", "dobrý den", "merhaba", "szia", "привет", "здравствуйте",
];

/// Greetings that are whole lines.
const SALUTES: &[&str] = &["game on", "to whom it may concern", "hope you are well", "hope this finds you well"];

/// The words that say thanks.
#[rustfmt::skip]
const THANKS: &[&str] = &[
    "thanks", "thank you", "many thanks", "thanks a lot", "thank you very much", "thanks very much", "thx", "ty", "tia",
    "thanks in advance", "thank you in advance", "much appreciated", "danke", "vielen dank", "danke schön", "merci",
    "merci beaucoup", "gracias", "grazie", "obrigado", "obrigada", "tack", "takk", "tak", "bedankt", "dank je", "dziękuję",
    "спасибо",
];

/// The words that an e-mail ends with. A name may follow.
#[rustfmt::skip]
const CLOSINGS: &[&str] = &[
    "regards", "best regards", "kind regards", "warm regards", "with kind regards", "with best regards", "best wishes",
    "all the best", "best", "cheers", "yours", "yours sincerely", "yours faithfully", "yours truly", "yours ever",
    "sincerely", "sincerely yours", "respectfully", "cordially", "take care", "bye", "bye bye", "goodbye", "sorry", "see you",
    "see you soon", "so long", "ciao", "over and out", "love", "have fun", "good luck", "good luck all", "have a nice day",
    "have a nice weekend", "mit freundlichen grüßen", "mit freundlichem gruß", "mfg", "freundliche grüße", "viele grüße",
    "liebe grüße", "beste grüße", "herzliche grüße", "schöne grüße", "grüße", "gruß", "lg", "vg", "tschüss", "cordialement",
    "bien cordialement", "amicalement", "à bientôt", "saludos", "un saludo", "atentamente", "cordiali saluti", "saluti",
    "distinti saluti", "atenciosamente", "cumprimentos", "abraços", "abraço", "hälsningar", "med vänliga hälsningar", "mvh",
    "med venlig hilsen", "hilsen", "vriendelijke groet", "met vriendelijke groet", "groeten", "groetjes", "groet",
    "pozdrawiam", "pozdrav", "s pozdravem", "üdvözlettel", "saygılarımla", "с уважением", "terveisin",
];
