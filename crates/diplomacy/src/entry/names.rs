//! The spellings of the names of provinces and powers that people use.
use crate::board::{Board, Location, Province, Terrain};
use chancery_rules::Power;
use chancery_rules::alphabet::{alphabet, fold, fold_into, is_apostrophe};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Every spelling that a board knows.
#[derive(Clone, Debug)]
pub struct Names {
    spellings: HashMap<Box<str>, Spelling, BuildHasherDefault<Fnv>>,
    /// Full names, folded and sorted, for prefixes and suggestions.
    full: Vec<(String, Province)>,
    /// Names and adjectives, folded.
    powers: HashMap<Box<str>, Power, BuildHasherDefault<Fnv>>,
    letters: HashMap<Box<str>, Power, BuildHasherDefault<Fnv>>,
    /// Whether it has names in another alphabet than the Latin one.
    foreign: bool,
    /// The places with a three-letter spelling, by [`code`].
    codes: Vec<Option<Location>>,
    /// The spellings to suggest for a misspelt one, by their first characters, and the shortest first: those of the board, without other
    /// languages.
    guesses: Vec<Guess>,
    /// The length of the longest.
    longest_guess: usize,
    /// Those with each of the [`keys_near`] them. Nearly all words of an e-mail share none.
    near: HashMap<u64, Vec<u16>, BuildHasherDefault<Fnv>>,
}

/// A spelling to suggest.
#[derive(Clone, Debug)]
struct Guess {
    word: Box<str>,
    first: Option<char>,
    n_letters: usize,
    /// See [`letters_of`].
    letters: u64,
    place: Location,
}

/// The meaning of a folded run of words.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spelling {
    /// The place with this spelling.
    pub(crate) place: Option<Location>,
    /// Whether a longer name begins with these words.
    pub(crate) longer: bool,
}

impl Names {
    /// Collects the spellings of a board: abbreviations, aliases, full names, and coasts written without a slash.
    pub fn new(board: &Board) -> Self {
        let mut names = Self {
            spellings: HashMap::default(),
            full: Vec::new(),
            powers: HashMap::default(),
            letters: HashMap::default(),
            foreign: board.provinces.iter().any(|data| fold(&data.name).chars().any(|c| alphabet(c).is_some())),
            codes: vec![None; 26 * 26 * 26],
            guesses: Vec::new(),
            longest_guess: 0,
            near: HashMap::default(),
        };
        for (at, data) in (0..).zip(&board.provinces) {
            let full = fold(&data.name);
            let short = fold(&data.abbreviation);
            for word in [&full, &short].into_iter().chain(&data.aliases) {
                names.spelling(word).place = Some(Location(at));
            }
            for &coast in &data.coasts {
                names.spelling(&fold(&board.place_name(coast))).place = Some(coast);
            }
            let mut begun = String::new();
            let words: Vec<&str> = data
                .name
                .split(|c: char| !c.is_alphanumeric() && !is_apostrophe(c))
                .filter(|word| !word.is_empty())
                .collect();
            for word in words.iter().take(words.len().saturating_sub(1)) {
                fold_into(word, &mut begun);
                names.spelling(&begun).longer = true;
            }
            names.full.push((full, Province(at)));
        }
        names.add_short_seas(board);
        for (at, data) in (0..).zip(&board.powers) {
            names.letters.insert(fold(&data.letter).into(), Power(at));
            names.powers.insert(fold(&data.name).into(), Power(at));
            names.powers.insert(fold(&data.adjective).into(), Power(at));
        }
        for (word, spelling) in &names.spellings {
            // If a longer name may follow (`Mid Atlantic`), three letters are not enough.
            if let (Ok(letters), false) = (word.as_bytes().try_into(), spelling.longer)
                && let Some(code) = code(letters)
            {
                names.codes[code] = spelling.place;
            }
            names.guesses.extend(spelling.place.map(|place| Guess {
                word: word.clone(),
                first: word.chars().next(),
                n_letters: word.chars().count(),
                letters: letters_of(word),
                place,
            }));
        }
        names.guesses.sort_by_key(|guess| (guess.first, guess.n_letters));
        names.longest_guess = names.guesses.iter().map(|guess| guess.n_letters).max().unwrap_or_default();
        for (at, guess) in (0..).zip(&names.guesses) {
            keys_near(&guess.word).for_each(|key| names.near.entry(key).or_default().push(at));
        }
        names.full.sort_unstable();
        for (at, data) in (0..).zip(&board.provinces) {
            for name in &data.names {
                names.add_name(name, Location(at));
            }
        }
        names
    }

    /// Adds a name of `names.txt`, perhaps of several words.
    fn add_name(&mut self, name: &str, at: Location) {
        let mut folded = String::new();
        let mut words = name.split(|c: char| !c.is_alphanumeric() && !is_apostrophe(c)).peekable();
        while let Some(word) = words.next() {
            fold_into(word, &mut folded);
            if words.peek().is_some() {
                self.spelling(&folded).longer = true;
            }
        }
        self.spelling(&folded).place.get_or_insert(at);
        self.foreign |= folded.chars().any(|c| alphabet(c).is_some());
    }

    /// Adds the short names of seas, `Baltic` for the Baltic Sea, where no other province's name has this word.
    fn add_short_seas(&mut self, board: &Board) {
        for (at, data) in (0..).zip(&board.provinces).filter(|(_, data)| data.terrain == Terrain::Sea) {
            let short = SEA_WORDS.iter().find_map(|word| {
                data.name.strip_suffix(word).or_else(|| data.name.strip_prefix(word)).filter(|_| word.contains(' '))
            });
            let Some(short) = short.map(fold).filter(|short| short.len() > 3) else { continue };
            let is_others = self.full.iter().any(|(name, other)| other.0 != at && name.contains(&short));
            if !is_others && !DIRECTIONS.contains(&short.as_str()) && !super::grammar::is_word_of_orders(&short) {
                self.spelling(&short).place.get_or_insert(Location(at));
            }
        }
    }

    fn spelling(&mut self, word: &str) -> &mut Spelling {
        self.spellings.entry(word.into()).or_default()
    }

    /// The exact meaning of these folded words, if they have one.
    pub(crate) fn exactly(&self, folded: &str) -> Option<Spelling> {
        self.spellings.get(folded).copied()
    }

    /// The place with this three-letter code, in any case. The text after it does not matter.
    #[inline]
    pub(crate) fn coded(&self, letters: [u8; 3]) -> Option<Location> {
        self.codes[code(letters)?]
    }

    /// The place named by a short text such as `STP/SC`, without splitting it into words.
    pub(crate) fn short(&self, text: &str) -> Option<Location> {
        if let Some(place) = text.as_bytes().try_into().ok().and_then(|letters| self.coded(letters)) {
            return Some(place);
        }
        let mut folded = [0; 8];
        let mut len = 0;
        for byte in text.bytes().filter(|&byte| byte != b'/') {
            *folded.get_mut(len).filter(|_| byte.is_ascii_alphanumeric())? = byte.to_ascii_lowercase();
            len += 1;
        }
        self.exactly(std::str::from_utf8(&folded[..len]).ok()?)?.place
    }

    /// The provinces whose full name begins with this text.
    pub(crate) fn beginning(&self, folded: &str) -> Vec<Province> {
        let from = self.full.partition_point(|(name, _)| name.as_str() < folded);
        let begins = self.full.iter().skip(from).take_while(|(name, _)| name.starts_with(folded));
        let mut provinces: Vec<Province> = begins.map(|&(_, at)| at).collect();
        provinces.sort_unstable();
        provinces
    }

    /// Suggestions for a word that is not a province: names that differ by one letter, or in long names by two others than the first.
    /// Every short name is one letter away from a short word, but people rarely mistype the first letter.
    pub(crate) fn similar(&self, folded: &str) -> Vec<Province> {
        let n_letters = folded.chars().count();
        // The word may be a megabyte long.
        if n_letters < 3 || self.longest_guess + 2 < n_letters {
            return Vec::new();
        }
        let (allowed, first, letters) = (if n_letters < 8 { 1 } else { 2 }, folded.chars().next(), letters_of(folded));
        let sharing = keys_near(folded).filter_map(|key| self.near.get(&key)).flatten();
        let sharing = sharing.filter_map(|at| self.guesses.get(usize::from(*at)));
        // A word that shares no key differs by two characters.
        let others = if allowed == 1 { &[] } else { self.guesses_from(first) };
        let near = sharing.chain(others).filter_map(|guess| {
            // An edit changes two at most.
            let may_be = guess.n_letters.abs_diff(n_letters) <= allowed
                && (guess.letters ^ letters).count_ones() as usize <= 2 * allowed;
            let word: &str = &guess.word;
            // Short words resemble everything, so a long word is compared with long names only.
            let alike = may_be && (word.len() > 3) == (folded.len() > 3) && (n_letters > 3 || guess.first == first);
            let distance = if alike { strsim::osa_distance(word, folded) } else { usize::MAX };
            (distance <= allowed && distance < n_letters).then_some((distance, guess.place))
        });
        let mut near: Vec<_> = near.collect();
        near.sort_unstable();
        let Some(&(least, _)) = near.first() else { return Vec::new() };
        let mut provinces = Vec::new();
        for (_, place) in near.into_iter().filter(|&(distance, _)| distance == least) {
            let at = Province(place.0);
            if usize::from(at.0) < self.full.len() && !provinces.contains(&at) {
                provinces.push(at);
            }
        }
        provinces
    }

    /// The spellings to suggest that begin with this character.
    fn guesses_from(&self, first: Option<char>) -> &[Guess] {
        let start = self.guesses.partition_point(|guess| guess.first < first);
        let len = self.guesses[start..].partition_point(|guess| guess.first == first);
        &self.guesses[start..start + len]
    }

    /// Returns whether the full name of a province begins with this text.
    pub(crate) fn begins_name(&self, folded: &str) -> bool {
        let from = self.full.partition_point(|(name, _)| name.as_str() < folded);
        self.full.get(from).is_some_and(|(name, _)| name.starts_with(folded))
    }

    /// The first letter of a word that is in another alphabet than all names, with the name of that alphabet.
    pub(crate) fn foreign_letter(&self, word: &str) -> Option<(char, &'static str)> {
        let found = word.chars().find_map(|c| Some((c, alphabet(c)?)));
        found.filter(|_| !self.foreign)
    }

    /// A power by name or adjective.
    pub fn power(&self, folded: &str) -> Option<Power> {
        self.powers.get(folded).copied()
    }

    /// A power by name, adjective or letter.
    pub fn power_or_letter(&self, folded: &str) -> Option<Power> {
        self.power(folded).or_else(|| self.letters.get(folded).copied())
    }
}

/// The words that people leave out of the names of seas.
const SEA_WORDS: [&str; 5] = [" Sea", " Ocean", "Gulf of ", "Bay of ", "Sea of "];

/// Words that more often name a side or a coast than a sea.
const DIRECTIONS: [&str; 10] =
    ["north", "south", "east", "west", "northern", "southern", "eastern", "western", "central", "inland"];

/// Keys of a word, and of it without each of its characters. Two words that differ by one, or by two that changed places, share a key.
fn keys_near(word: &str) -> impl Iterator<Item = u64> {
    const BASE: u64 = 0x0100_0000_01b3;
    const BACK: u64 = inverse(BASE);
    let add = |key: u64, letter: char| key.wrapping_mul(BASE).wrapping_add(u64::from(letter));
    let (whole, above) = word.chars().fold((0, 1_u64), |(key, above), c| (add(key, c), above.wrapping_mul(BASE)));
    // The keys of the characters before and behind each, and the weight of the one before it.
    let (mut before, mut behind, mut above) = (0, whole, above);
    let without = word.chars().map(move |c| {
        let weight = above.wrapping_mul(BACK);
        behind = behind.wrapping_sub(u64::from(c).wrapping_mul(weight));
        let without = u64::wrapping_mul(before, weight).wrapping_add(behind);
        before = add(before, c);
        above = weight;
        without
    });
    without.chain([whole])
}

/// The number that undoes a multiplication by this odd one.
const fn inverse(odd: u64) -> u64 {
    let (mut back, mut n_right) = (odd, 3);
    // Each step doubles the number of bits that are right.
    while n_right < u64::BITS {
        back = back.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(back)));
        n_right *= 2;
    }
    back
}

/// The letters of a word as a set: a bit for each of a to z, and one for each of a few groups of others.
fn letters_of(word: &str) -> u64 {
    word.chars().fold(0, |letters, c| letters | 1 << (u32::from(c) % 64))
}

/// Three letters as a number below 26³.
#[inline]
fn code(letters: [u8; 3]) -> Option<usize> {
    letters.iter().try_fold(0, |code, letter| {
        letter.is_ascii_alphabetic().then(|| code * 26 + usize::from(letter.to_ascii_lowercase() - b'a'))
    })
}

/// The Fowler–Noll–Vo hash, which is fast for short words. Only a board's own words are inserted, so no one can choose
/// words that collide.
#[derive(Clone, Copy, Debug)]
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x0100_0000_01b3);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
