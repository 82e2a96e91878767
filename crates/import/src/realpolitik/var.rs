//! The `.var`: the name of a variant, and its files.
use super::rows::Rows;
use crate::{At, Refused, Source};

/// The lines, in their order.
const KEYS: [&str; 12] = [
    "Version",
    "Name",
    "MapData",
    "Countries",
    "Game",
    "BWMap",
    "ColorMap",
    "Regions",
    "Info",
    "Build",
    "Centers",
    "Flags",
];

/// The contents of a `.var`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariantSheet {
    /// The name of this file.
    pub file: String,
    /// The name of the variant, which its games repeat.
    pub name: String,
    /// The map.
    pub map: FilePath,
    /// The powers.
    pub countries: FilePath,
    /// The start.
    pub game: FilePath,
    /// The shapes of spaces.
    pub regions: FilePath,
    /// A text for people.
    pub info: FilePath,
    /// The rule for where powers build.
    pub build: String,
    /// The number of centres that wins. 0 means more than half of all.
    pub centres: u32,
    /// Rules, one a bit.
    pub flags: Flags,
    pub(super) flags_line: usize,
    pub(super) build_line: usize,
}

/// A file named in a `.var`: in the same folder, or, with a `/`, in a sibling folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePath {
    /// The line of the `.var`.
    pub line: usize,
    /// The sibling folder, if it is in one.
    pub folder: Option<String>,
    /// The file name, ignoring case.
    pub file: String,
}

/// The rules of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flags(pub u32);

impl Flags {
    pub(super) const WINGS: u32 = 4;
    pub(super) const CANALS: u32 = 512;
    pub(super) const TRANSFORM: u32 = 16384;

    pub(super) fn has(self, flag: u32) -> bool {
        self.0 & flag != 0
    }
}

impl VariantSheet {
    /// Reads a `.var`.
    ///
    /// # Errors
    /// The first unexpected line.
    pub fn read(source: Source<'_>) -> Result<Self, Refused> {
        let mut rows = Rows::new(source);
        let mut values = Vec::new();
        for key in KEYS {
            let at = rows.next(&format!("{key}:"))?;
            let value = at.text.split_once(':').filter(|(word, _)| word.trim().eq_ignore_ascii_case(key));
            let Some((_, value)) = value else {
                return at.refuse(format!("{key}: is expected here, not {:?}", at.text));
            };
            values.push((at, value.trim()));
        }
        let number = |(at, value): (At<'_>, &str)| match value.parse::<u32>() {
            Ok(n) if n < 1 << 16 => Ok(n),
            _ => at.refuse(format!("{value:?} is not a number from 0 to 65535")),
        };
        let (_, name) = values[1];
        if name.is_empty() {
            return values[1].0.refuse("the variant has no name");
        }
        let mut regions = path(values[7])?;
        // Older folders name another program's file, and mean the regions next to it.
        let stem: String = regions.file.chars().take(regions.file.chars().count().saturating_sub(3)).collect();
        regions.file = format!("{stem}rgn");
        Ok(Self {
            file: source.name.to_owned(),
            name: name.to_owned(),
            map: path(values[2])?,
            countries: path(values[3])?,
            game: path(values[4])?,
            regions,
            info: path(values[8])?,
            build: values[9].1.to_owned(),
            centres: number(values[10])?,
            flags: Flags(number(values[11])?),
            flags_line: values[11].0.line,
            build_line: values[9].0.line,
        })
    }
}

fn path((at, value): (At<'_>, &str)) -> Result<FilePath, Refused> {
    let mut parts = value.split('/');
    let (first, second) = (parts.next().unwrap_or_default(), parts.next());
    let is_plain = |part: &str| {
        !part.is_empty() && part != "." && !part.contains("..") && !part.contains(['\\', ':']) && !part.contains('\0')
    };
    if parts.next().is_some() || !is_plain(first) || !second.is_none_or(is_plain) {
        return at.refuse(format!("{value:?} leaves the folder of variants"));
    }
    let (folder, file) = match second {
        Some(file) => (Some(first.to_owned()), file),
        None => (None, first),
    };
    Ok(FilePath { line: at.line, folder, file: file.to_owned() })
}
