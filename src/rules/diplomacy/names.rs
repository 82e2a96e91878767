//! How people spell the names of provinces and powers.

/// A spelling, reduced to what counts in it: letters and digits, in lower case, without accents.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    fold_into(text, &mut folded);
    folded
}

/// Appends the folded `text` to `folded`.
pub(crate) fn fold_into(text: &str, folded: &mut String) {
    for c in text.chars() {
        if c.is_ascii() {
            if c.is_ascii_alphanumeric() {
                folded.push(c.to_ascii_lowercase());
            }
            continue;
        }
        for c in c.to_lowercase().filter(|c| c.is_alphanumeric()) {
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
