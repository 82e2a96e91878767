//! One of our boards, with the names of its powers and spaces in Realpolitik games.
use super::gazetteer::{Country, Gazetteer, Space};
use super::order_list;

use chancery_diplomacy::Diplomacy;
use chancery_diplomacy::board::{Board, Terrain};
use chancery_diplomacy::entry::grammar;
use chancery_diplomacy::policy::Policies;
use chancery_diplomacy::variant;
use chancery_rules::Flaw;
use chancery_rules::alphabet::fold;
use chancery_text::words::said;

/// A board for reading or writing Realpolitik games.
pub struct BoardLink {
    /// The rules.
    pub rules: Diplomacy,
    /// The spaces and the powers.
    pub gazetteer: Gazetteer,
    /// Whether the order of the spaces is known. Without it, only the current position can be read.
    pub is_ordered: bool,
}

/// Finds the text of a file of a board.
type Texts<'a, 'b> = &'b dyn Fn(&str, &str) -> Option<&'a str>;

impl BoardLink {
    /// A board from its files. `chain` names it and the boards that it is based on.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    pub fn of(chain: &[&str], text: Texts<'_, '_>) -> Result<Self, String> {
        let key = chain.first().copied().unwrap_or_default();
        let first = |flaws: Vec<Flaw>| flaws.first().map(Flaw::to_string).unwrap_or_default();
        let board = variant::read(key, text).map_err(first)?;
        let gazetteer = order_list::read(&board, &order_texts(chain, text)).map_err(first)?;
        let is_ordered = gazetteer.is_some();
        let gazetteer = gazetteer.unwrap_or_else(|| by_spelling(&board));
        Ok(Self { rules: Diplomacy::of(board), gazetteer, is_ordered })
    }

    /// The board with a game's choices of rules: `wings=on builds=any`.
    ///
    /// # Errors
    /// A sentence that names the choice that does not exist.
    pub fn with_choices(self, choices: &str) -> Result<Self, String> {
        let mut policies: Policies = *self.rules.policies();
        for (name, word) in choices.split_whitespace().filter_map(|pair| pair.split_once('=')) {
            policies.set(name, word).map_err(said)?;
        }
        Ok(Self { rules: self.rules.with(policies), ..self })
    }

    /// The board with the spaces and powers of a variant, in their order, matched by their spellings.
    ///
    /// # Errors
    /// A sentence that names the missing parts of the board.
    pub fn with_variant(self, variant: &Gazetteer) -> Result<Self, String> {
        let board = self.rules.board();
        let place = |space: &Space| {
            let mut found =
                space.names.iter().rev().filter_map(|name| grammar::place(board, self.rules.names(), name).ok());
            found.next().map(|at| board.province(board.province_of(at)).abbreviation.clone())
        };
        let mut gazetteer = variant.clone();
        for country in &mut gazetteer.countries {
            let named = |name: &str| board.powers.iter().find(|power| fold(&power.name) == fold(name));
            let found = named(&country.name)
                .or_else(|| board.powers.iter().find(|power| fold(&power.adjective) == fold(&country.adjective)));
            let found = found.ok_or_else(|| format!("the board has no power {}", country.name))?;
            country.ours.clone_from(&found.name);
        }
        for space in &mut gazetteer.spaces {
            space.ours = place(space);
        }
        let missing: Vec<&str> = board
            .provinces
            .iter()
            .map(|data| data.abbreviation.as_str())
            .filter(|ours| gazetteer.space_of(ours).is_none())
            .collect();
        if !missing.is_empty() {
            return Err(format!("that folder has no space for {}", missing.join(", ")));
        }
        Ok(Self { gazetteer, is_ordered: true, ..self })
    }
}

/// The files of this kind in a chain of boards, the board's own first.
fn order_texts<'a>(chain: &[&str], text: Texts<'a, '_>) -> Vec<&'a str> {
    chain.iter().filter_map(|board| text(board, order_list::FILE)).collect()
}

/// Returns all flaws of the file in a board's own folder. `chain` names the board and those that it is based on.
pub fn flaws(chain: &[&str], text: Texts<'_, '_>) -> Vec<Flaw> {
    let key = chain.first().copied().unwrap_or_default();
    if text(key, order_list::FILE).is_none() {
        return Vec::new();
    }
    // Other checks report the other flaws of the board.
    let Ok(board) = variant::read(key, text) else { return Vec::new() };
    order_list::read(&board, &order_texts(chain, text)).err().unwrap_or_default()
}

/// The spaces of a board by their spellings, in an arbitrary order.
fn by_spelling(board: &Board) -> Gazetteer {
    let country = |power: &chancery_rules::PowerName| Country {
        name: power.name.clone(),
        adjective: power.adjective.clone(),
        initial: power.letter.chars().next().unwrap_or('?'),
        ours: power.name.clone(),
    };
    let spaces = board.provinces.iter().map(|data| {
        let short = data.abbreviation.to_lowercase();
        let letter = |at: &_| board.coast_of(*at).and_then(|coast| coast.chars().next());
        let names =
            [data.name.clone(), short, data.abbreviation.clone()].into_iter().chain(data.aliases.iter().cloned());
        Space {
            names: names.collect(),
            coasts: data.coasts.iter().filter_map(letter).map(|c| c.to_ascii_lowercase()).collect(),
            is_centre: data.centre,
            is_plain_land: !data.centre && data.terrain != Terrain::Sea,
            ours: Some(data.abbreviation.clone()),
        }
    });
    Gazetteer {
        variant: board.title.clone(),
        countries: board.powers.iter().map(country).collect(),
        spaces: spaces.collect(),
    }
}
