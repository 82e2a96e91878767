//! Strangers who ask in plain words how to begin. Their e-mail may be forged, so only clear signs in a short e-mail count.

/// The most words of an e-mail, including its subject. Spam is longer.
const MAX_WORDS: usize = 40;
/// The most words of an e-mail that only asks for help.
const MAX_WORDS_OF_CRY: usize = 12;

/// Returns whether the writer asks to play, or how to begin.
pub(super) fn asks(subject: &str, lines: &[String]) -> bool {
    let (subject, body) = (Text::of(subject), Text::of(&lines.join(" ")));
    let n_words = subject.n_words() + body.n_words();
    // A single word counts only if it is the whole text.
    let says_it = |text: &Text| ALONE.contains(&text.0.trim());
    let has_wish = |text: &Text| {
        let wishes = WISHES.iter().flat_map(|wish| DEEDS.iter().map(move |deed| format!("{wish} {deed}")));
        ASKS.iter().any(|phrase| text.has(phrase)) || wishes.into_iter().any(|phrase| text.has(&phrase))
    };
    let cries = |text: &Text| n_words <= MAX_WORDS_OF_CRY && CRIES.iter().any(|phrase| text.has(phrase));
    let is_said = says_it(&body) || body.n_words() == 0 && says_it(&subject);
    n_words <= MAX_WORDS && (is_said || [&subject, &body].into_iter().any(|text| has_wish(text) || cries(text)))
}

/// Words in lower case without punctuation, each with a space before and after it.
struct Text(String);

impl Text {
    fn of(text: &str) -> Self {
        let text = text.to_lowercase().replace(['\'', '’'], "");
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        Self(words.fold(" ".to_owned(), |text, word| text + word + " "))
    }

    fn n_words(&self) -> usize {
        self.0.split_whitespace().count()
    }

    fn has(&self, phrase: &str) -> bool {
        self.0.contains(&format!(" {phrase} "))
    }
}

/// The texts that count if the e-mail or the subject has no other words.
#[rustfmt::skip]
const ALONE: &[&str] = &[
    "subscribe", "subscribe me", "help", "help me", "help please", "please help", "join", "sign up", "signup", "start", "play", "info",
    "information", "how to", "instructions", "re help",
];

/// The beginnings of a wish or a question, including the person who has it.
#[rustfmt::skip]
const WISHES: &[&str] = &[
    "i want to", "we want to", "i would like to", "we would like to", "id like to", "wed like to", "i would love to", "id love to",
    "i wish to", "i am trying to", "im trying to", "how do i", "how do we", "how can i", "how can we", "how could i", "where do i",
    "where can i", "can i", "can we", "could i", "may i", "may we",
];

/// The actions that the wish or question is about.
#[rustfmt::skip]
const DEEDS: &[&str] = &["play", "sign up", "signup", "register", "join", "subscribe", "take part", "get started"];

/// Other ways to ask.
#[rustfmt::skip]
const ASKS: &[&str] = &[
    "how to play", "how to sign up", "how to register", "how to join", "let me play", "let me join", "let us play", "sign me up",
    "sign us up", "register me", "count me in", "subscribe me", "interested in playing", "how do i begin", "how do i start",
    "how does this work", "how does it work",
];

/// The words of someone who only asks for help.
#[rustfmt::skip]
const CRIES: &[&str] = &["help me", "help us", "need help", "need some help", "please help"];
