//! A past phase in each of its formats, for its public page and for a player's page.
use crate::answers::gallery::Gallery;
use crate::game::Game;
use crate::mail::sink::Kind;
use crate::picture::Look;
use crate::store::{PhaseNote, Shows, Store};
use crate::web::{AppState, feeds};
use anyhow::Result;

/// The formats of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PhaseFormat {
    Page,
    Svg,
    Png,
    Text,
    Json,
}

impl PhaseFormat {
    fn read(ending: &str) -> Option<Self> {
        Some(match ending {
            "" => Self::Page,
            "svg" => Self::Svg,
            "png" => Self::Png,
            "txt" => Self::Text,
            "json" => Self::Json,
            _ => return None,
        })
    }

    /// Reads the last part of a path: `S1901M.svg`. Returns the name of the phase, and the format.
    pub(super) fn split(path: &str) -> Option<(&str, Self)> {
        let (label, ending) = path.split_once('.').unwrap_or((path, ""));
        Some((label, Self::read(ending)?))
    }
}

/// A past phase as one reader may see it. It is the last phase of its gallery.
pub(super) struct PhaseFile<'a> {
    pub(super) app: &'a AppState,
    pub(super) store: &'a Store,
    pub(super) game: &'a Game,
    /// The game up to it.
    pub(super) gallery: &'a Gallery<'a>,
    pub(super) note: &'a PhaseNote,
}

impl PhaseFile<'_> {
    /// The index of the phase in the record of its gallery.
    pub(super) fn index(&self) -> usize {
        self.gallery.record().len().saturating_sub(1)
    }

    /// A file with its media type. `None` for the page, and for formats that a board without a picture does not have.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub(super) fn file(&self, format: PhaseFormat) -> Result<Option<(&'static str, Vec<u8>)>> {
        Ok(match format {
            PhaseFormat::Page => None,
            PhaseFormat::Text => {
                let text = self.gallery.words(self.index())?.unwrapped();
                Some(("text/plain; charset=utf-8", text.into_bytes()))
            }
            PhaseFormat::Json => self.data()?.map(|data| (feeds::JSON, data.into_bytes())),
            PhaseFormat::Svg => self.picture(Kind::Svg)?.map(|bytes| ("image/svg+xml", bytes)),
            PhaseFormat::Png => self.picture(Kind::Png)?.map(|bytes| ("image/png", bytes)),
        })
    }

    fn data(&self) -> Result<Option<String>> {
        let Some(sheet) = self.gallery.phase(self.index())? else { return Ok(None) };
        Ok(Some(feeds::json([
            ("turn", self.note.turn.into()),
            ("adjudicated", self.note.adjudicated.to_string().into()),
            ("undone", self.note.undone.map(|undone| undone.to_string()).into()),
            ("sheet", serde_json::to_value(sheet)?),
            ("text", self.gallery.words(self.index())?.unwrapped().into()),
        ])))
    }

    fn picture(&self, kind: Kind) -> Result<Option<Vec<u8>>> {
        let Some(sheet) = self.gallery.phase(self.index())? else { return Ok(None) };
        let shows = Shows::Sheet { game: self.game.row.id, sheet: serde_json::to_string(&sheet)? };
        let catalogue = &self.app.judge.catalogue;
        self.app.painter().draw_at(self.store, catalogue, (kind, &shows), (Look::Light, None))
    }
}

/// The phases of a game that were not rolled back, oldest first.
pub(super) fn current(notes: Vec<PhaseNote>) -> Vec<PhaseNote> {
    notes.into_iter().filter(|note| note.undone.is_none()).collect()
}
