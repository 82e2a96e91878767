//! File ownership: files that a keeper creates as root must belong to the judge's user.
use std::fs;
use std::io;
use std::path::Path;

/// Creates a folder and its missing parents, private to their owner, who is the owner of the parent folder.
///
/// # Errors
/// If that fails.
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

/// Lets only the owner read and write a file that has secrets.
///
/// # Errors
/// If the file belongs to someone else.
pub(super) fn make_private(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// Gives a file, or a folder with its contents, to the owner of its parent folder. Without the right to do so it keeps its owner, as
/// everything around it.
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
