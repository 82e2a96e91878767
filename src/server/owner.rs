//! What a keeper makes as root belongs to the judge's user nevertheless.
use std::fs;
use std::path::Path;

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
