//! A whole game as a GIF.
use super::raster::Pixels;
use std::borrow::Cow;

/// The time for each picture, and for the last, in hundredths of a second.
const EACH: u16 = 150;
const LAST: u16 = 600;

/// Encodes a sequence of pictures of equal width. The last one also comes first, since some mail programs show only the first picture. Each
/// of the others contains only its changes.
#[must_use]
pub fn film(frames: &[Pixels]) -> Vec<u8> {
    let Some(last) = frames.last() else { return Vec::new() };
    let height = frames.iter().map(|frame| frame.height).max().unwrap_or(1);
    let (Ok(width), Ok(high)) = (u16::try_from(last.width), u16::try_from(height)) else { return Vec::new() };
    // One palette entry keeps the previous pixel.
    let clear = u8::try_from(last.colours.len()).unwrap_or(u8::MAX);
    let Ok(mut encoder) = gif::Encoder::new(Vec::new(), width, high, &last.colours.concat()) else { return Vec::new() };
    if encoder.set_repeat(gif::Repeat::Infinite).is_err() {
        return Vec::new();
    }
    let full = |frame: &Pixels| -> Vec<u8> {
        let mut entries = frame.entries.clone();
        let paper = entries.last().copied().unwrap_or(0);
        entries.resize(frame.width as usize * height as usize, paper);
        entries
    };
    let mut before: Option<Vec<u8>> = None;
    let n = frames.len();
    for (k, frame) in std::iter::once(last).chain(frames).enumerate() {
        let now = full(frame);
        let delay = if k == n { LAST } else { EACH };
        let picture = changed(&now, before.as_deref(), usize::from(width), clear, delay);
        if encoder.write_frame(&picture).is_err() {
            return Vec::new();
        }
        before = Some(now);
    }
    encoder.into_inner().unwrap_or_default()
}

/// A picture, or the part of it that differs from the previous one.
fn changed(now: &[u8], before: Option<&[u8]>, width: usize, clear: u8, delay: u16) -> gif::Frame<'static> {
    let mut frame = gif::Frame { delay, dispose: gif::DisposalMethod::Keep, ..gif::Frame::default() };
    let height = now.len() / width.max(1);
    let Some(before) = before else {
        (frame.width, frame.height) = (width as u16, height as u16);
        frame.buffer = Cow::Owned(now.to_vec());
        return frame;
    };
    let differs: Vec<usize> = (0..now.len()).filter(|&at| now[at] != before[at]).collect();
    let bounds = |part: &dyn Fn(usize) -> usize| {
        let parts = || differs.iter().map(|&at| part(at));
        (parts().min().unwrap_or(0), parts().max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (bounds(&|at| at % width), bounds(&|at| at / width));
    let rows = (top..=bottom).flat_map(|y| (left..=right).map(move |x| y * width + x));
    let entries = rows.map(|at| if now[at] == before[at] { clear } else { now[at] });
    frame.buffer = Cow::Owned(entries.collect());
    (frame.left, frame.top) = (left as u16, top as u16);
    (frame.width, frame.height) = ((right - left + 1) as u16, (bottom - top + 1) as u16);
    frame.transparent = Some(clear);
    frame
}
