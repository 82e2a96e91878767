//! `chancery-resvg PICTURE.svg FONTS N`: the milliseconds for resvg to turn SVG text into PNG, N times, one per line.
use resvg::{tiny_skia, usvg};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [picture, fonts, n] = args.as_slice() else { return Err("PICTURE.svg FONTS N".into()) };
    let text = std::fs::read_to_string(picture)?;
    let mut options = usvg::Options::default();
    for file in std::fs::read_dir(fonts)? {
        options.fontdb_mut().load_font_data(std::fs::read(file?.path())?);
    }
    for _ in 0..n.parse()? {
        let start = Instant::now();
        let tree = usvg::Tree::from_str(&text, &options)?;
        let size = tree.size().to_int_size();
        let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).ok_or("no size")?;
        resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
        let png = pixels.encode_png()?;
        println!("{:.2} {}", start.elapsed().as_secs_f64() * 1000.0, png.len());
    }
    Ok(())
}
