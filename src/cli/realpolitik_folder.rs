//! The files of a Realpolitik variant in a folder, with names in any case. Links are not followed.
use anyhow::{Context as _, Result, bail, ensure};
use chancery_import::realpolitik::{
    self, FilePath, Gazetteer, MAX_REGIONS, Shape, VariantBoard, VariantFiles, VariantSheet, decode,
};
use chancery_import::{MAX_BYTES, Note, Refused, Source};
use std::fs;
use std::path::{Path, PathBuf};

/// The maximum number of a folder's entries that are examined.
const MAX_ENTRIES: usize = 1000;
/// The maximum number of variant files that are read to find one.
const MAX_VARIANTS: usize = 6;

/// A variant's files as text.
pub(super) struct RealpolitikFolder {
    sheet: VariantSheet,
    map: NamedText,
    countries: NamedText,
    game: NamedText,
    regions: Option<NamedText>,
    info: Option<NamedText>,
    /// Remarks on optional files that are missing.
    pub(super) missing: Vec<Note>,
}

/// A text file.
struct NamedText {
    name: String,
    text: String,
}

impl NamedText {
    fn source(&self) -> Source<'_> {
        Source { name: &self.name, text: &self.text }
    }
}

impl RealpolitikFolder {
    /// Returns whether this is such a folder, or a `.var` file in one.
    pub(super) fn is_one(path: &Path) -> bool {
        path.is_dir() || is_var(path)
    }

    /// Reads the files of a variant; `variant` selects one if the folder has several.
    ///
    /// # Errors
    /// If a file is missing, or is not text.
    pub(super) fn open(path: &Path, variant: Option<&str>) -> Result<Self> {
        let path = fs::canonicalize(path).with_context(|| path.display().to_string())?;
        let sheet_path = if path.is_dir() { chosen(&path, variant)? } else { path };
        let folder = sheet_path.parent().unwrap_or(Path::new("/")).to_owned();
        let sheet = sheet_of(&sheet_path)?;
        let named = |file: &FilePath, most: usize| -> Result<NamedText> {
            let path = find(&folder, file).map_err(|within| Refused {
                file: sheet.file.clone(),
                line: file.line,
                why: format!("no file {} in {within}", file.file),
            })?;
            read_text(&path, most)
        };
        let mut missing = Vec::new();
        let mut optional = |file: &FilePath, most: usize, without: &str| -> Result<Option<NamedText>> {
            if let Err(within) = find(&folder, file) {
                missing.push(Note {
                    file: sheet.file.clone(),
                    line: file.line,
                    text: String::new(),
                    why: format!("No file {} in {within}; {without}.", file.file),
                });
                return Ok(None);
            }
            named(file, most).map(Some)
        };
        let regions = optional(&sheet.regions, MAX_REGIONS, "the board has no picture")?;
        let info = optional(&sheet.info, MAX_BYTES, "info.txt has only facts from the board")?;
        let map = named(&sheet.map, MAX_BYTES)?;
        let countries = named(&sheet.countries, MAX_BYTES)?;
        let game = named(&sheet.game, MAX_BYTES)?;
        Ok(Self { map, countries, game, regions, info, missing, sheet })
    }

    /// Reads the board.
    ///
    /// # Errors
    /// If a file is incomplete or of another kind.
    pub(super) fn read(&self) -> Result<VariantBoard> {
        let files = VariantFiles {
            map: self.map.source(),
            countries: self.countries.source(),
            game: self.game.source(),
            info: self.info.as_ref().map(NamedText::source),
        };
        Ok(realpolitik::read(&self.sheet, &files)?)
    }

    /// Reads the shapes of its spaces, if they are present.
    ///
    /// # Errors
    /// If that file is incomplete or of another kind.
    pub(super) fn shapes(&self, gazetteer: &Gazetteer) -> Result<Option<Vec<Shape>>> {
        let read = |text: &NamedText| realpolitik::shapes(text.source(), gazetteer);
        Ok(self.regions.as_ref().map(read).transpose()?)
    }
}

fn is_var(path: &Path) -> bool {
    path.extension().is_some_and(|kind| kind.eq_ignore_ascii_case("var"))
}

/// The `.var` file in a folder; `variant` selects one if the folder has several.
fn chosen(folder: &Path, variant: Option<&str>) -> Result<PathBuf> {
    let mut found: Vec<PathBuf> = entries(folder)?.into_iter().filter(|path| is_var(path)).collect();
    found.sort();
    let shown = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    match (found.as_slice(), variant) {
        ([], _) => bail!("no .var in {shown}; name the folder of one variant, or a map"),
        ([only], None) => return Ok(only.clone()),
        _ => {}
    }
    ensure!(found.len() <= MAX_VARIANTS, "{} variants in {shown}; name one .var file", found.len());
    let mut names = Vec::new();
    for path in found {
        let name = sheet_of(&path)?.name;
        if variant.is_some_and(|wanted| wanted.eq_ignore_ascii_case(&name)) {
            return Ok(path);
        }
        names.push(format!("'{name}'"));
    }
    bail!("{shown} has these variants, name one with --variant: {}", names.join(", "))
}

fn sheet_of(path: &Path) -> Result<VariantSheet> {
    Ok(VariantSheet::read(read_text(path, MAX_BYTES)?.source())?)
}

/// The regular files and folders in a folder.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let all = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    for entry in all.take(MAX_ENTRIES) {
        let entry = entry?;
        let kind = entry.file_type()?;
        if kind.is_file() || kind.is_dir() {
            found.push(entry.path());
        }
    }
    Ok(found)
}

/// The path of a file that a `.var` file in this folder names, or else the place where it was expected.
fn find(folder: &Path, wanted: &FilePath) -> Result<PathBuf, String> {
    let shown = |folder: &Path| folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let named = |within: &Path, name: &str, is_folder: bool| {
        let all = entries(within).unwrap_or_default().into_iter();
        let mut fits = all.filter(|path| {
            path.is_dir() == is_folder
                && path.file_name().and_then(|file| file.to_str()).is_some_and(|file| same(file, name))
        });
        fits.next()
    };
    let within = match &wanted.folder {
        None => folder.to_owned(),
        Some(name) => {
            let above = folder.parent().unwrap_or(folder);
            named(above, name, true).ok_or_else(|| shown(above))?
        }
    };
    named(&within, &wanted.file, false).ok_or_else(|| shown(&within))
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

fn read_text(path: &Path, most: usize) -> Result<NamedText> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let text = decode(&name, &text_in(path, most)?, most)?;
    Ok(NamedText { name, text })
}

/// The bytes of a regular file of at most this size.
///
/// # Errors
/// If it is larger, or not a regular file.
pub(super) fn text_in(path: &Path, most: usize) -> Result<Vec<u8>> {
    let about = fs::metadata(path).with_context(|| path.display().to_string())?;
    ensure!(about.is_file(), "{} is not a file", path.display());
    ensure!(about.len() <= most as u64, "{} is too large for a board", path.display());
    fs::read(path).with_context(|| path.display().to_string())
}
