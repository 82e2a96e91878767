//! A game as one editable file, in the words of e-mails: settings, seats, the position and the orders on file, one per line.
//! Also the lines of an e-mail that carry out the changes in such a file.
use crate::game::Game;
use crate::rules::EditPart;
use crate::store::Store;
use anyhow::{Context as _, Result, bail, ensure};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The contents of such a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    game: String,
    #[serde(default)]
    variant: String,
    #[serde(default)]
    board: String,
    #[serde(default)]
    life: String,
    #[serde(default)]
    settings: Vec<String>,
    #[serde(default)]
    seats: BTreeMap<String, String>,
    #[serde(default)]
    position: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    orders: BTreeMap<String, Vec<String>>,
}

impl GameFile {
    /// The name of the board.
    pub fn variant(&self) -> &str {
        match self.variant.as_str() {
            // Files of earlier versions have its title.
            "" => self.board.split(',').next().unwrap_or_default().trim(),
            variant => variant,
        }
    }

    /// The settings, each as SET accepts it.
    pub fn settings(&self) -> &[String] {
        &self.settings
    }

    /// The parts of the position.
    pub fn position(&self) -> &BTreeMap<String, Vec<String>> {
        &self.position
    }

    /// The orders on file, by the names of powers.
    pub fn orders(&self) -> &BTreeMap<String, Vec<String>> {
        &self.orders
    }
}

/// Reads a file.
///
/// # Errors
/// If it is not such a file.
pub fn read(text: &str) -> Result<GameFile> {
    let file: GameFile = toml::from_str(text).context("the file cannot be read")?;
    one_line_each(file.position.values().flatten().chain(file.orders.values().flatten()))?;
    Ok(file)
}

/// Writes the file of a game.
///
/// # Errors
/// If its orders cannot be read.
pub fn write(store: &Store, game: &Game) -> Result<String> {
    let row = &game.row;
    let mut text = format!(
        "# To see what your changes would do:  chancery game edit {0} --file FILE --check\n\
         # To carry them out:                  chancery game edit {0} --file FILE\n\
         game = {1}\nvariant = {4}\nboard = {2}  # this cannot be changed here\nlife = {3}  # nor this\n\n\
         # Each as SET has it. Write another form to change one: NO DIAS in place of DIAS.\n",
        row.name,
        quoted(&row.name),
        quoted(&game.variant()),
        quoted(row.life.word()),
        quoted(&row.variant),
    );
    push_list(&mut text, "settings", &game.settings.differing());
    text += "\n# The players' addresses. I ask each new one first.\n[seats]\n";
    for (power, address) in seats(game) {
        text += &format!("{} = {}\n", quoted(&power), quoted(&address));
    }
    text += "\n[position]\n";
    for part in parts(game) {
        text += &format!("# {}\n", part.about);
        push_list(&mut text, part.name, &part.lines);
    }
    text += "\n# The orders on file.\n[orders]\n";
    for (power, orders) in orders(store, game)? {
        push_list(&mut text, &quoted(&power), &orders);
    }
    Ok(text)
}

/// Returns the lines of a GM's e-mail that make a game match a file. Empty if it already matches.
///
/// # Errors
/// A sentence that says which part of the file is impossible.
pub fn changes(store: &Store, game: &Game, text: &str) -> Result<Vec<String>> {
    let file = read(text)?;
    let row = &game.row;
    ensure!(file.game == row.name, "this is the file of the game '{}', not of '{}'", file.game, row.name);
    let fixed = [
        (row.variant.clone(), file.variant, "variant"),
        (game.variant(), file.board, "board"),
        (row.life.word().to_owned(), file.life, "life"),
    ];
    for (now, then, what) in fixed {
        ensure!(then.is_empty() || then == now, "`{what}` cannot be changed here: it is {now:?}");
    }
    let mut lines = settings(game, &file.settings)?;
    let own: BTreeMap<String, String> = seats(game).into_iter().collect();
    for (power, address) in &file.seats {
        let now = own.get(power).with_context(|| format!("there is no power {power:?} with a seat"))?;
        ensure!(!address.contains(char::is_whitespace), "{address:?} is not an address");
        match address.as_str() {
            same if same == now => {}
            "" => bail!("the seat of {power} cannot be emptied here: EJECT does that"),
            new => lines.push(format!("ASSIGN {power} TO {new}")),
        }
    }
    lines.extend(position(game, &file.position)?);
    let own: BTreeMap<String, Vec<String>> = orders(store, game)?.into_iter().collect();
    let mut is_other = false;
    for (power, new) in &file.orders {
        ensure!(game.power(power).is_some(), "there is no power {power:?}");
        if own.get(power).map(Vec::as_slice).unwrap_or_default() != new.as_slice() {
            lines.extend([format!("BECOME {power}"), "CLEAR ORDERS".to_owned()]);
            lines.extend(new.iter().cloned());
            is_other = true;
        }
    }
    for power in own.keys().filter(|power| !file.orders.contains_key(*power)) {
        lines.extend([format!("BECOME {power}"), "CLEAR ORDERS".to_owned()]);
        is_other = true;
    }
    lines.extend(is_other.then(|| "BECOME MASTER".to_owned()));
    Ok(lines)
}

/// Each text becomes one line of an e-mail, and must not add others.
fn one_line_each<'l>(mut all: impl Iterator<Item = &'l String>) -> Result<()> {
    match all.find(|line| line.contains(['\n', '\r'])) {
        Some(line) => bail!("{line:?} has more than one line"),
        None => Ok(()),
    }
}

fn settings(game: &Game, new: &[String]) -> Result<Vec<String>> {
    let own = game.settings.differing();
    let added: Vec<&String> = new.iter().filter(|line| !own.contains(line)).collect();
    one_line_each(added.iter().copied())?;
    if let Some(gone) = own.iter().find(|line| !new.contains(line)).filter(|_| added.is_empty()) {
        bail!("the setting {gone:?} is gone from the file: write its new value instead");
    }
    Ok(added.into_iter().map(|line| format!("SET {}", line.trim().trim_start_matches("SET "))).collect())
}

/// The lines of EDIT that lead to a position, with their frame. Empty if the position already matches.
fn position(game: &Game, new: &BTreeMap<String, Vec<String>>) -> Result<Vec<String>> {
    let edits = edits(&parts(game), new)?;
    Ok(match edits.is_empty() {
        true => Vec::new(),
        false => ["EDIT".to_owned()].into_iter().chain(edits).chain(["END".to_owned()]).collect(),
    })
}

/// The lines of EDIT that lead from one position to another.
///
/// # Errors
/// A sentence that says which part is missing or unknown.
pub fn edits(own: &[EditPart], new: &BTreeMap<String, Vec<String>>) -> Result<Vec<String>> {
    if let Some(strange) = new.keys().find(|name| !own.iter().any(|part| part.name == name.as_str())) {
        bail!("a position of this game has no `{strange}`");
    }
    let mut changed = Vec::new();
    for part in own {
        let new = new.get(part.name).with_context(|| format!("`{}` is gone from the position", part.name))?;
        let n_not_in = |lines: &[String], others: &[String]| lines.iter().filter(|line| !others.contains(line)).count();
        let is_short = part.remove.is_none() && n_not_in(new, &part.lines) < n_not_in(&part.lines, new);
        ensure!(!is_short, "in `{}` a line is missing; change lines, and leave none out", part.name);
        changed.push((part, new.as_slice()));
    }
    Ok(EditPart::edits(changed))
}

fn parts(game: &Game) -> Vec<EditPart> {
    game.table.as_ref().map(|table| table.edit_parts()).unwrap_or_default()
}

fn seats(game: &Game) -> Vec<(String, String)> {
    let powers = game.players().filter_map(|seat| Some((seat.power?, seat)));
    powers.map(|(power, seat)| (game.power_name(power).to_owned(), seat.user_address.clone())).collect()
}

fn orders(store: &Store, game: &Game) -> Result<Vec<(String, Vec<String>)>> {
    if game.table.is_none() {
        return Ok(Vec::new());
    }
    let filed = game.on_file(store)?.into_iter().filter(|filed| !filed.orders.is_empty());
    Ok(filed.map(|filed| (game.power_name(filed.power).to_owned(), filed.orders)).collect())
}

fn push_list(text: &mut String, name: &str, lines: &[String]) {
    *text += &format!("{name} = [\n");
    for line in lines {
        *text += &format!("  {},\n", quoted(line));
    }
    *text += "]\n";
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
