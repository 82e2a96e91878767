//! PNG, written by the crate `png`: palette entries, packed without filters.
use super::Pixels;
use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter, Info};

/// Level six is nearly as small as nine, in a quarter of the time.
const LEVEL: u8 = 6;

/// Writes an indexed PNG without filters, as deflate alone is best at finding repeated rows of a map.
pub(super) fn write(pixels: &Pixels) -> Vec<u8> {
    let mut out = Vec::with_capacity(pixels.entries.len() / 8);
    // Writing to memory cannot fail, and each pixel has its entry.
    let _ = encode(pixels, &mut out);
    out
}

fn encode(pixels: &Pixels, out: &mut Vec<u8>) -> Result<(), EncodingError> {
    let mut info = Info::with_size(pixels.width, pixels.height);
    (info.color_type, info.bit_depth) = (ColorType::Indexed, BitDepth::Eight);
    info.palette = Some(pixels.colours.concat().into());
    let mut encoder = Encoder::with_info(out, info)?;
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels.entries)?;
    writer.finish()
}
