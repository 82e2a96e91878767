//! Deadlines that moved after an outage, so that the move can be undone if the clock was wrong.
use super::{GameId, Store, time_text};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The time for which a move can be undone.
const KEPT_FOR: SignedDuration = SignedDuration::from_hours(60 * 24);

/// A moved deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlideRow {
    /// The game.
    pub game: GameId,
    /// The deadline before.
    pub before: Timestamp,
    /// The deadline after.
    pub after: Timestamp,
    /// The time of the move, by the clock of that time.
    pub at: Timestamp,
}

impl Store {
    /// Records a moved deadline. If it moved before, and no one has set it since, the first deadline counts.
    pub fn note_slide(&self, slide: &SlideRow) -> Result<()> {
        let all = self.slides()?;
        for old in all.iter().filter(|row| KEPT_FOR < slide.at.duration_since(row.at)) {
            self.forget_slide(old.game)?;
        }
        let earlier = all.into_iter().find(|row| row.game == slide.game && row.after == slide.before);
        let before = earlier.map_or(slide.before, |row| row.before);
        let value = [before, slide.after, slide.at].map(time_text).join(" ");
        self.set_meta(&format!("slide {}", slide.game), &value)
    }

    /// Returns the moved deadlines.
    pub fn slides(&self) -> Result<Vec<SlideRow>> {
        let sql = "SELECT CAST(substr(key, 7) AS INTEGER), value FROM meta WHERE key GLOB 'slide *' ORDER BY key";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([], |row| Ok((row.get::<_, GameId>(0)?, row.get::<_, String>(1)?)))?;
        let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
        Ok(rows
            .into_iter()
            .filter_map(|(game, value)| {
                let mut times = value.split(' ').map(str::parse);
                let mut next = || times.next()?.ok();
                Some(SlideRow { game, before: next()?, after: next()?, at: next()? })
            })
            .collect())
    }

    /// Deletes the record of a moved deadline.
    pub fn forget_slide(&self, game: GameId) -> Result<()> {
        self.forget_meta(&format!("slide {game}"))
    }
}
