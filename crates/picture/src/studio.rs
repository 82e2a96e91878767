//! Caches boards prepared for drawing, so that a picture takes only some milliseconds.
use super::chart::{Chart, Place};
use super::film;
use super::raster::{self, Base, Pixels};
use super::scene::{self, Style};
use crate::sheet::PlayerView;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

/// The maximum number of cached boards, of about three megabytes each.
const MOST: usize = 8;

/// The time after which an unused board is dropped.
const IDLE: Duration = Duration::from_mins(10);

/// Draws pictures, and caches the boards that they need.
#[derive(Default)]
pub struct Studio {
    kept: BTreeMap<Key, Kept>,
}

/// A chart, and the width of its pictures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    digest: u64,
    width: u32,
}

struct Kept {
    base: Arc<Base>,
    /// The time of its last use.
    wanted: Duration,
}

impl Studio {
    /// An empty one.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Draws a sheet on a chart, as a PNG file. `now` is the time since any fixed moment.
    #[must_use]
    pub fn png(&mut self, chart: &Chart, sheet: &PlayerView, style: &Style, now: Duration) -> Vec<u8> {
        self.pixels(chart, sheet, style, now).png()
    }

    /// Draws a sheet on a chart, as palette entries.
    #[must_use]
    pub fn pixels(&mut self, chart: &Chart, sheet: &PlayerView, style: &Style, now: Duration) -> Pixels {
        let scene = scene::draw(chart, sheet, style);
        raster::pixels(&scene, &self.base(chart, scene.size().0, now))
    }

    /// Draws the phases of a game as one GIF file, in their order: see [`film`].
    #[must_use]
    pub fn film(&mut self, chart: &Chart, sheets: &[PlayerView], style: &Style, now: Duration) -> Vec<u8> {
        let frames: Vec<Pixels> = sheets.iter().map(|sheet| self.pixels(chart, sheet, style, now)).collect();
        film::film(&frames)
    }

    /// Drops boards that have not been used for a while.
    pub fn tidy(&mut self, now: Duration) {
        self.kept.retain(|_, kept| now.saturating_sub(kept.wanted) < IDLE);
    }

    /// The number of cached boards.
    #[must_use]
    pub fn n_kept(&self) -> usize {
        self.kept.len()
    }

    fn base(&mut self, chart: &Chart, width: u32, now: Duration) -> Arc<Base> {
        let key = Key { digest: digest(chart), width };
        self.tidy(now);
        if let Some(kept) = self.kept.get_mut(&key) {
            kept.wanted = now;
            return kept.base.clone();
        }
        if self.kept.len() >= MOST
            && let Some(oldest) = self.kept.iter().min_by_key(|(_, kept)| kept.wanted).map(|(key, _)| *key)
        {
            self.kept.remove(&oldest);
        }
        let base = Arc::new(Base::new(chart, width));
        self.kept.insert(key, Kept { base: base.clone(), wanted: now });
        base
    }
}

/// Distinguishes charts, as a board may change without changing its name.
fn digest(chart: &Chart) -> u64 {
    let mut digest = DefaultHasher::new();
    (chart.size, &chart.arcs).hash(&mut digest);
    for (name, place) in &chart.places {
        let Place { label, lines, is_sea, is_centre, .. } = place;
        (name, label.0.to_bits(), label.1.to_bits(), lines, is_sea, is_centre).hash(&mut digest);
    }
    digest.finish()
}
