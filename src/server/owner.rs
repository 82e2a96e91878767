//! The ownership of files: what a keeper makes as root belongs to the judge's user nevertheless.
use std::fs;
use std::io;
use std::path::Path;

/// Makes a folder, and those above it that are missing: for their owner only, who is that of the folder that they are in.
///
/// # Errors
/// If that is not possible.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let is_missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
    let mut missing: Vec<&Path> = folder.ancestors().take_while(is_missing).collect();
    missing.reverse();
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    missing.into_iter().for_each(like_its_folder);
    Ok(())
}

/// Gives a file or folder, with what is in it, to the owner of the folder that it is in. Without the right to do so nothing
/// happens: then it is ours, as everything around it.
pub fn like_its_folder(path: &Path) {
    #[cfg(unix)]
    if let Some(about) = path.parent().and_then(|parent| fs::metadata(parent).ok()) {
        use std::os::unix::fs::MetadataExt as _;
        give(path, about.uid(), about.gid());
    }
}

#[cfg(unix)]
fn give(path: &Path, user: u32, group: u32) {
    use std::os::unix::fs::MetadataExt as _;
    let Ok(about) = fs::symlink_metadata(path) else { return };
    if (about.uid(), about.gid()) != (user, group) && std::os::unix::fs::lchown(path, Some(user), Some(group)).is_err()
    {
        return;
    }
    if about.is_dir() {
        fs::read_dir(path).into_iter().flatten().flatten().for_each(|entry| give(&entry.path(), user, group));
    }
}
