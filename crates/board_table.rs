//! The boards of one family as a table: for the build scripts of engines.
use std::{env, error::Error, fmt::Write as _, fs, io, path::Path, path::PathBuf};

/// Writes `variants.rs` for the engine whose build script this is.
pub(crate) fn write(family: &str) -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../variants").join(family);
    println!("cargo:rerun-if-changed={}", folder.display());
    Ok(fs::write(PathBuf::from(env::var("OUT_DIR")?).join("variants.rs"), variants(&folder)?)?)
}

/// One row for each file of each variant of a family: its folder, its name (`games/one.txt` for a recorded game), and
/// its text.
fn variants(family: &Path) -> Result<String, Box<dyn Error>> {
    let mut rows = String::new();
    for variant in sorted(family)? {
        for file in sorted(&variant)? {
            let recorded = sorted(&file)?.into_iter().map(|game| (format!("{}/{}", name(&file), name(&game)), game));
            let own = file.is_file().then(|| (name(&file), file.clone()));
            for (own_name, file) in own.into_iter().chain(recorded) {
                writeln!(rows, "({:?}, {own_name:?}, include_str!({file:?})),", name(&variant))?;
            }
        }
    }
    Ok(format!("static VARIANTS: &[(&str, &str, &str)] = &[{rows}];\n"))
}

/// The entries of a folder, sorted by name; none if there is no such folder.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| !name(path).starts_with('.'));
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
