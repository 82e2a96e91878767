//! Greetings and closings, which get no answer.

/// Returns whether the line is a greeting: "Hi Judge,", "Dear Emil,", "Good morning!".
pub(super) fn is_greeting(line: &str) -> bool {
    addresses(line, GREETINGS, 4) || SALUTES.contains(&bare(line).as_str())
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

/// Returns whether the line only says thanks.
pub(super) fn is_thanks(line: &str) -> bool {
    THANKS.contains(&bare(line).as_str())
}

/// Returns whether the line closes an e-mail: "Best regards", "Cheers, Ann".
pub(super) fn is_closing(line: &str) -> bool {
    is_thanks(line) || addresses(line, CLOSINGS, 3) || addresses(line, THANKS, 3)
}

/// Returns whether the line is the writer's name, or a part of it: "Ann", "Ann O.".
pub(super) fn is_name(line: &str, names: &[&str]) -> bool {
    let words = |text: &str| bare(text).split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let line = words(line);
    let is_part = |word: &String, of: &[String]| {
        of.iter().any(|name| name == word || word.len() == 1 && name.starts_with(word.as_str()))
    };
    !line.is_empty()
        && names.iter().any(|name| {
            let name = words(name);
            line.first().is_some_and(|word| 1 < word.len()) && line.iter().all(|word| is_part(word, &name))
        })
}

/// Returns whether the line is one of these phrases, followed by at most a few words of a name.
fn addresses(line: &str, phrases: &[&str], most: usize) -> bool {
    // An order has a dash, an arrow or a number in it.
    let is_plain = |c: char| c.is_alphabetic() || c.is_whitespace() || ",.!:;)'’&".contains(c);
    let line = line.trim();
    line.chars().all(is_plain) && {
        let line = bare(line);
        phrases.iter().any(|phrase| {
            let rest = line.strip_prefix(phrase).filter(|rest| rest.is_empty() || rest.starts_with(' '));
            rest.is_some_and(|rest| rest.split_whitespace().count() <= most)
        })
    }
}

/// A line in lower case without punctuation.
fn bare(line: &str) -> String {
    let lower = line.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric() && !"'’".contains(c)).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
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
