//! The judge's systemd unit: its user, and the paths it may write to.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The places of units, in order of precedence (systemd.unit(5)).
const PLACES: &[&str] = &[
    "/etc/systemd/system",
    "/run/systemd/system",
    "/usr/local/lib/systemd/system",
    "/usr/lib/systemd/system",
    "/lib/systemd/system",
];
/// The name of the judge's unit.
const NAME: &str = "chancery.service";
/// The paths that ProtectSystem=strict leaves writable.
const ALWAYS: &[&str] = &["/dev", "/proc", "/sys", "/tmp", "/var/tmp"];
/// The paths that ProtectHome hides.
const HOMES: &[&str] = &["/home", "/root", "/run/user"];

/// The settings of a unit that affect files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unit {
    /// The judge's user.
    pub user: Option<String>,
    /// The configuration file in its command line.
    pub config: Option<PathBuf>,
    /// Its state in systemd.
    pub standing: UnitState,
    protect_system: String,
    protect_home: String,
    writable: Vec<PathBuf>,
    bound: Vec<PathBuf>,
}

/// The state of a unit according to systemd.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnitState {
    /// True if it starts at boot.
    pub is_enabled: bool,
    /// True if it failed and will not restart.
    pub has_failed: bool,
}

impl UnitState {
    /// Returns the reason why the judge should be running, if it should.
    pub fn should_run(self) -> Option<&'static str> {
        match self {
            Self { has_failed: true, .. } => Some("it was started: the service has failed"),
            Self { is_enabled: true, .. } => Some("the service is enabled"),
            Self { is_enabled: false, has_failed: false } => None,
        }
    }

    /// Reads the output of `systemctl show`.
    pub fn read(text: &str) -> Self {
        let has = |line: &str| text.lines().any(|said| said.trim() == line);
        Self { is_enabled: has("UnitFileState=enabled"), has_failed: has("ActiveState=failed") }
    }

    fn ask() -> Self {
        let show = Command::new("systemctl").args(["show", "--property=UnitFileState,ActiveState", NAME]).output();
        show.map(|output| Self::read(&String::from_utf8_lossy(&output.stdout))).unwrap_or_default()
    }
}

impl Unit {
    /// The unit installed on this machine, with the keeper's additions.
    pub fn installed() -> Option<Self> {
        let unit = PLACES.iter().find_map(|place| fs::read_to_string(Path::new(place).join(NAME)).ok())?;
        let mut additions: Vec<PathBuf> = PLACES
            .iter()
            .flat_map(|place| fs::read_dir(Path::new(place).join(format!("{NAME}.d"))).into_iter().flatten().flatten())
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "conf"))
            .collect();
        additions.sort_by_key(|path| path.file_name().map(ToOwned::to_owned));
        let texts = additions.iter().filter_map(|path| fs::read_to_string(path).ok());
        Some(Self { standing: UnitState::ask(), ..Self::read(std::iter::once(unit).chain(texts)) })
    }

    /// Reads a unit and its additions, in this order.
    pub fn read(texts: impl IntoIterator<Item = String>) -> Self {
        let mut unit = Self::default();
        for text in texts {
            let mut section = String::new();
            for line in text.replace("\\\n", " ").lines().map(str::trim) {
                if line.starts_with('[') {
                    line.clone_into(&mut section);
                } else if section == "[Service]"
                    && let Some((key, value)) = line.split_once('=')
                {
                    unit.set(key.trim(), value.trim());
                }
            }
        }
        unit
    }

    fn set(&mut self, key: &str, value: &str) {
        let words = || value.split_whitespace().map(|word| word.trim_matches('"').trim_start_matches(['-', '+', '!']));
        let under = |folder: &'static str| words().map(move |word| Path::new(folder).join(word));
        match key {
            "User" => self.user = Some(value.to_owned()).filter(|user| !user.is_empty()),
            "ProtectSystem" => value.clone_into(&mut self.protect_system),
            "ProtectHome" => value.clone_into(&mut self.protect_home),
            "ReadWritePaths" | "BindPaths" if value.is_empty() => {
                self.writable.clear();
                self.bound.clear();
            }
            "ReadWritePaths" => self.writable.extend(words().map(PathBuf::from)),
            // SOURCE:DESTINATION:OPTIONS
            "BindPaths" => self.bound.extend(words().filter_map(|word| {
                let mut parts = word.split(':');
                let source = parts.next()?;
                Some(PathBuf::from(parts.next().unwrap_or(source)))
            })),
            "StateDirectory" => self.writable.extend(under("/var/lib")),
            "CacheDirectory" => self.writable.extend(under("/var/cache")),
            "LogsDirectory" => self.writable.extend(under("/var/log")),
            "RuntimeDirectory" => self.writable.extend(under("/run")),
            "ExecStart" => {
                let mut words = value.split_whitespace().skip_while(|word| *word != "--config");
                self.config = words.nth(1).map(PathBuf::from).or(self.config.take());
            }
            _ => {}
        }
    }

    /// Checks whether the unit prevents the judge from writing there. Returns what to add to it.
    pub fn bars(&self, path: &Path) -> Option<String> {
        let is_in = |folders: &[PathBuf]| folders.iter().any(|folder| path.starts_with(folder));
        let home = HOMES.iter().any(|home| path.starts_with(home));
        if home && !matches!(self.protect_home.as_str(), "" | "no" | "false" | "off" | "0") && !is_in(&self.bound) {
            return Some(format!(
                "ProtectHome hides it. Use a folder outside /home, such as /srv. Or use `systemctl edit chancery`, with \
                 the lines ProtectHome=tmpfs and BindPaths={} under [Service]",
                path.display()
            ));
        }
        let always = ALWAYS.iter().any(|folder| path.starts_with(folder));
        let system = match self.protect_system.as_str() {
            "strict" => true,
            "full" => ["/usr", "/boot", "/efi", "/etc"].iter().any(|folder| path.starts_with(folder)),
            "" | "no" | "false" | "off" | "0" => false,
            _ => ["/usr", "/boot", "/efi"].iter().any(|folder| path.starts_with(folder)),
        };
        if system && !always && !is_in(&self.writable) && !is_in(&self.bound) {
            return Some(format!(
                "`systemctl edit chancery`, with the line ReadWritePaths={} under [Service], and restart the judge",
                path.display()
            ));
        }
        None
    }
}
