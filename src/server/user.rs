//! The judge's user and their rights, computed from owners and modes without trying anything.
use std::fs;
use std::path::Path;

/// Returns the login of the person who runs this program: before `sudo` or `doas`, if one of them has started it.
pub fn login() -> String {
    let is_name = |name: &String| (1..=64).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_graphic());
    let before = ["SUDO_USER", "DOAS_USER"].into_iter().find_map(|key| std::env::var(key).ok().filter(is_name));
    before.or_else(|| User::current().map(|user| user.name)).unwrap_or_default()
}

/// Returns the name of the group with this number.
pub fn group_name(id: u32) -> Option<String> {
    groups().into_iter().find_map(|(name, number)| (number == id).then_some(name))
}

/// Returns the number of the group with this name.
pub fn group_named(name: &str) -> Option<u32> {
    groups().into_iter().find_map(|(group, number)| (group == name).then_some(number))
}

/// group(5)
fn groups() -> Vec<(String, u32)> {
    let text = fs::read_to_string("/etc/group").unwrap_or_default();
    let read = |line: &str| {
        let mut fields = line.split(':');
        Some((fields.next()?.to_owned(), fields.nth(1)?.parse().ok()?))
    };
    text.lines().filter_map(read).collect()
}

/// A user of this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The name of the user.
    pub name: String,
    /// Their number; 0 has all rights.
    pub id: u32,
    /// Their group numbers.
    pub groups: Vec<u32>,
}

impl User {
    /// The user of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::find(|line_name, _| line_name == name)
    }

    /// The user with this number.
    pub fn numbered(id: u32) -> Self {
        Self::find(|_, line_id| line_id == id).unwrap_or(Self { name: format!("user {id}"), id, groups: Vec::new() })
    }

    /// The owner of a file or folder.
    #[cfg(unix)]
    pub fn owning(path: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt as _;
        fs::metadata(path).ok().map(|about| Self::numbered(about.uid()))
    }

    /// Returns `None`, as owners are not known here.
    #[cfg(not(unix))]
    pub fn owning(_path: &Path) -> Option<Self> {
        None
    }

    /// Returns the user who runs this program.
    #[cfg(unix)]
    pub fn current() -> Option<Self> {
        Some(Self::numbered(rustix::process::geteuid().as_raw()))
    }

    /// Returns `None`, as users are not known here.
    #[cfg(not(unix))]
    pub fn current() -> Option<Self> {
        None
    }

    /// passwd(5), group(5)
    fn find(is_it: impl Fn(&str, u32) -> bool) -> Option<Self> {
        let users = fs::read_to_string("/etc/passwd").ok()?;
        let (name, id, group) = users.lines().find_map(|line| {
            let mut fields = line.split(':');
            let (name, id) = (fields.next()?, fields.nth(1)?.parse().ok()?);
            is_it(name, id).then_some((name.to_owned(), id, fields.next()?.parse().ok()?))
        })?;
        let mut groups = vec![group];
        for line in fs::read_to_string("/etc/group").unwrap_or_default().lines() {
            let fields: Vec<&str> = line.split(':').collect();
            if let [_, _, number, members] = fields.as_slice()
                && members.split(',').any(|member| member == name)
                && let Ok(number) = number.parse()
            {
                groups.push(number);
            }
        }
        Some(Self { name, id, groups })
    }

    /// Checks whether this user may create, move and delete files in the folder. If not, the error names the folder that prevents it, and
    /// the command to type.
    ///
    /// # Errors
    /// If they may not.
    pub fn may_write_in(&self, folder: &Path) -> Result<(), String> {
        self.may(folder, 0o3, |place| {
            format!("{0} may not write through {1} (chown -R {0} {1})", self.name, place.display())
        })
    }

    /// Checks whether this user may read and write the file. If not, the error says where access fails, and the command to type.
    ///
    /// # Errors
    /// If they may not.
    pub fn may_change(&self, file: &Path) -> Result<(), String> {
        self.may(file, 0o6, |place| {
            format!("{0} may not read and write it (chown {0}: {1})", self.name, place.display())
        })
    }

    /// Checks whether this user may read the file. If not, the error says where access fails, and the command to type.
    ///
    /// # Errors
    /// If they may not.
    pub fn may_read(&self, file: &Path) -> Result<(), String> {
        self.may(file, 0o4, |place| {
            format!("{0} may not read it (chgrp {0} {1}; chmod g+r {1})", self.name, place.display())
        })
    }

    /// Checks whether this user can reach a file or folder, and has the needed rights there (in octal).
    #[cfg(unix)]
    fn may(&self, place: &Path, needed: u32, refusal: impl Fn(&Path) -> String) -> Result<(), String> {
        use std::os::unix::fs::MetadataExt as _;
        let place = fs::canonicalize(place).map_err(|error| error.to_string())?;
        let mut way: Vec<&Path> = place.ancestors().collect();
        way.reverse();
        for step in way {
            let about = fs::metadata(step).map_err(|error| error.to_string())?;
            // The owner's bits apply to the owner, even if they allow less than those for others.
            let shift = match () {
                () if about.uid() == self.id => 6,
                () if self.groups.contains(&about.gid()) => 3,
                () => 0,
            };
            let needed = if step == place { needed } else { 0o1 };
            if self.id != 0 && about.mode() >> shift & needed != needed {
                return Err(match step == place {
                    true => refusal(step),
                    false => format!(
                        "{0} may not go through {1} (setfacl -m u:{0}:x {1}, or use another folder)",
                        self.name,
                        step.display()
                    ),
                });
            }
        }
        Ok(())
    }

    /// Allows everything, as rights are not known here.
    #[cfg(not(unix))]
    fn may(&self, _place: &Path, _needed: u32, _refusal: impl Fn(&Path) -> String) -> Result<(), String> {
        Ok(())
    }
}
