//! Generates the table of the shipped scripts.
use std::{env, error::Error, fmt::Write as _, fs, io, path::Path, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let mut rows = String::new();
    for (kind, folder) in [("Command", "commands"), ("Module", "modules")] {
        let folder = root.join(folder);
        println!("cargo:rerun-if-changed={}", folder.display());
        for file in scripts(&folder)? {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            writeln!(rows, "(ScriptKind::{kind}, {name:?}, include_str!({file:?})),")?;
        }
    }
    let table = format!("static SHIPPED: &[(ScriptKind, &str, &str)] = &[{rows}];\n");
    Ok(fs::write(PathBuf::from(env::var("OUT_DIR")?).join("shipped.rs"), table)?)
}

/// The scripts in a folder, sorted by name.
fn scripts(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "rhai"));
    paths.sort();
    Ok(paths)
}
