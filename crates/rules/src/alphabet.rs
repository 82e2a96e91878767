//! Characters as they arrive by e-mail: accents, full-width forms, Cyrillic and Greek letters that look Latin, and every dash and arrow
//! into which programs turn `-` and `->`.

/// Reduces a spelling to letters and digits, in lower case, without accents.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    fold_into(text, &mut folded);
    folded
}

/// Appends the folded `text` to `folded`.
pub fn fold_into(text: &str, folded: &mut String) {
    if text.is_ascii() {
        folded.extend(text.bytes().filter(u8::is_ascii_alphanumeric).map(|byte| char::from(byte.to_ascii_lowercase())));
        return;
    }
    for word in text.split(|c: char| !c.is_alphanumeric() && !is_ignored(c) && !is_apostrophe(c)) {
        match latin(word) {
            Some(latin) => fold_word(&latin, folded),
            None => fold_word(word, folded),
        }
    }
}

/// A word with Cyrillic or Greek letters in Latin ones, if each of them looks like one.
fn latin(word: &str) -> Option<String> {
    word.chars().find(|&c| is_foreign(c))?;
    let latin: String = word.chars().map(|c| if is_foreign(c) { twin(c) } else { Some(c) }).collect::<Option<_>>()?;
    // A lone C could be an S, and a lone P an R: the writer may mean its looks or its sound.
    (!matches!(latin.as_str(), "c" | "p")).then_some(latin)
}

fn fold_word(word: &str, folded: &mut String) {
    for c in word.chars().map(narrow) {
        if c.is_ascii() {
            folded.extend(c.is_ascii_alphanumeric().then(|| c.to_ascii_lowercase()));
            continue;
        }
        for c in c.to_lowercase().filter(|c| c.is_alphanumeric() && !is_ignored(*c)) {
            match plain(c) {
                "" => folded.push(c),
                plain => folded.push_str(plain),
            }
        }
    }
}

/// An accented Latin letter without its accent; empty for any other.
fn plain(c: char) -> &'static str {
    match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
        'ğ' => "g",
        'ì'..='ï' | 'ī' | 'ı' => "i",
        'ł' | 'ľ' => "l",
        'ñ' | 'ń' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => "o",
        'œ' => "oe",
        'ř' => "r",
        'ś' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ț' => "t",
        'þ' => "th",
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => "",
    }
}

/// The half-width form of a full-width character; any other is unchanged.
pub fn narrow(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '、' | '،' => ',',
        '。' | '\u{3000}' => ' ',
        _ => c,
    }
}

/// Returns whether a character within a word is ignored: combining accents, soft hyphens, joiners.
pub fn is_ignored(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{300}'..='\u{36F}' | '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

/// Returns whether a character is an apostrophe, which joins the letters of a word: `Alcmene's`.
pub fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | '`' | '´' | '＇')
}

/// Returns whether a letter belongs to an alphabet with letters that look like Latin ones.
fn is_foreign(c: char) -> bool {
    alphabet(c).is_some()
}

/// The alphabet of a letter, if people mistake it for the Latin one.
pub fn alphabet(c: char) -> Option<&'static str> {
    match c {
        '\u{370}'..='\u{3FF}' => Some("Greek"),
        '\u{400}'..='\u{52F}' => Some("Cyrillic"),
        _ => None,
    }
}

/// The Latin letter that looks like a Cyrillic or Greek one.
fn twin(c: char) -> Option<char> {
    Some(match c {
        'А' | 'а' | 'Α' | 'α' => 'a',
        'В' | 'в' | 'Β' | 'β' => 'b',
        'С' | 'с' | 'Ϲ' | 'ϲ' => 'c',
        'Е' | 'е' | 'Ё' | 'ё' | 'Ε' | 'ε' => 'e',
        'Н' | 'н' | 'Η' => 'h',
        'І' | 'і' | 'Ι' | 'ι' => 'i',
        'Ј' | 'ј' | 'ϳ' => 'j',
        'К' | 'к' | 'Κ' | 'κ' => 'k',
        'М' | 'м' | 'Μ' => 'm',
        'Ν' => 'n',
        'О' | 'о' | 'Ο' | 'ο' => 'o',
        'Р' | 'р' | 'Ρ' | 'ρ' => 'p',
        'Ԛ' | 'ԛ' => 'q',
        'Ѕ' | 'ѕ' => 's',
        'Т' | 'т' | 'Τ' | 'τ' => 't',
        'Ѵ' | 'ѵ' => 'v',
        'Ԝ' | 'ԝ' => 'w',
        'Х' | 'х' | 'Χ' | 'χ' => 'x',
        'У' | 'у' | 'Υ' => 'y',
        'Ζ' => 'z',
        _ => return None,
    })
}

/// Returns whether a character is a dash, or an arrow to the right.
pub fn is_dash(c: char) -> bool {
    const ARROWS: &str =
        "→↛↝↠↣↦↪↬⇀⇁⇉⇏⇒⇛⇝⇢⇥⇨⇰⇴⇶⇸⇻⇾⟶⟹⟼⟾⟿⤏⤑⤳➔➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯➱➲➳➴➵➶➷➸➹➺➻➼➽➾⭢⮕⮞🠊🠖🠚🠞🠢🠦🠪🠮🠲🠶🠺🡒🡢🡪🡲🡺👉»›►▶▸▹▻⏵";
    match c {
        '-' | '>' | '=' | '~' => true,
        // Hyphens and dashes of every length, minus signs, and lines from East Asian keyboards.
        '‐'..='―'
        | '⁃'
        | '⁓'
        | '−'
        | '∼'
        | '─'
        | '━'
        | '〜'
        | '〰'
        | 'ー'
        | 'ｰ'
        | '﹘'
        | '﹣'
        | '－'
        | '＞'
        | '＝'
        | '～'
        | '⸺'
        | '⸻'
        | '᠆'
        | '־' => true,
        // An Outlook arrow, without the font that only Outlook has.
        '\u{F0E0}' | '\u{F0E8}' | '\u{F0F0}' => true,
        _ => !c.is_ascii() && ARROWS.contains(c),
    }
}

/// Returns whether a character is an arrow to the left or to both sides, which does not say who moves where.
pub fn is_back_arrow(c: char) -> bool {
    matches!(c, '←' | '⇐' | '⟵' | '⟸' | '⬅' | '↔' | '⇔' | '⟷' | '⇄' | '⇆' | '⇦' | '«' | '‹' | '◀' | '◄' | '👈')
}

/// Returns whether Outlook writes this character for `-->` and `==>`, which shows once its font is missing: `A BUD à SER`.
pub fn is_lost_arrow(c: char) -> bool {
    matches!(c, 'à' | 'è' | 'ð')
}
