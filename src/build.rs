//! Generates `COMMANDS`, with a row for every `commands/*.rs`, and a constant named after each command. Notes the commit that is built.
use std::{env, error::Error, fmt::Write as _, fs, io, path::Path, path::PathBuf, process::Command};

fn main() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let [commands, ids] = commands(&root.join("commands"))?;
    fs::write(out.join("commands.rs"), commands)?;
    fs::write(out.join("command_ids.rs"), ids)?;
    println!("cargo:rerun-if-changed=commands");
    println!("cargo:rustc-env=CHANCERY_COMMIT={}", commit(&root).as_deref().unwrap_or("unknown"));
    Ok(())
}

/// Returns the commit: as deploy/release/build.sh sets it, as Git wrote it into an archive, or as Git describes this folder. Only
/// optimised programs ask Git, so that a commit does not build everything else again.
fn commit(root: &Path) -> Option<String> {
    const ARCHIVED: &str = "deploy/release/commit.txt";
    println!("cargo:rerun-if-env-changed=CHANCERY_COMMIT");
    println!("cargo:rerun-if-changed={ARCHIVED}");
    if let Ok(commit) = env::var("CHANCERY_COMMIT") {
        return Some(commit);
    }
    let archived = fs::read_to_string(root.join(ARCHIVED)).unwrap_or_default();
    if let Some(commit) = archived.get(..12).filter(|commit| commit.bytes().all(|b| b.is_ascii_hexdigit())) {
        return Some(commit.to_owned());
    }
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") || !root.join(".git").exists() {
        return None;
    }
    let log = git(root, &["rev-parse", "--git-path", "logs/HEAD"])?;
    println!("cargo:rerun-if-changed={log}");
    git(root, &["describe", "--always", "--exclude", "*", "--abbrev=12", "--dirty"])
}

/// Returns the line that Git prints, if there is Git and it succeeds.
fn git(root: &Path, args: &[&str]) -> Option<String> {
    let output =
        Command::new("git").current_dir(root).args(args).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

/// Generates a module, a row and a constant for each file in the folder. The `//!` head of a file, without its fences, is its
/// help.
fn commands(folder: &Path) -> Result<[String; 2], Box<dyn Error>> {
    let (mut mods, mut rows, mut ids) = (String::new(), String::new(), "use super::CommandId;\n".to_owned());
    for file in sorted(folder)? {
        let Some(name) = name(&file).strip_suffix(".rs").map(str::to_owned) else { continue };
        let source = fs::read_to_string(&file)?;
        let doc = source.lines().map_while(|line| line.strip_prefix("//!")).filter(|line| !line.contains("```"));
        let help: String = doc.map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line))).collect();
        writeln!(mods, "#[path = {file:?}] pub mod {name};")?;
        let id = name.to_uppercase();
        writeln!(ids, "pub const {id}: CommandId = CommandId::of_file({name:?});")?;
        // The signature of `run` shows what it works on: the letter, or the game that the sender signed on to.
        let signature = source.lines().find(|line| line.starts_with("pub fn run(")).unwrap_or_default();
        let run = if signature.contains("&mut GameCx") { "InGame" } else { "OfLetter" };
        writeln!(rows, "Command::of_file(ids::{id}, {help:?}, {name}::SPEC, Run::{run}({name}::run)),")?;
    }
    let commands = format!(
        "use crate::command::{{Command, Run, ids}};\n{mods}/// Every command, in the order of file names.\npub static COMMANDS: &[Command] = &[{rows}];\n"
    );
    Ok([commands, ids])
}

/// The entries of a folder, sorted by name. Empty if the folder does not exist.
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
