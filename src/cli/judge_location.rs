//! The judge that a subcommand works on.
use crate::judge::config::Config;
use crate::server::check::Whence;
use anyhow::Result;
use std::path::{Path, PathBuf};

/// The variable with the path of the configuration file, unless the command line has it.
const CONFIG: &str = "CHANCERY_CONFIG";

/// The configuration of this machine's judge.
const INSTALLED: &str = "/etc/chancery/chancery.toml";

/// Location of the judge: a configuration file, or one folder with everything. The options may come before or after a
/// subcommand.
#[derive(Debug, Clone, Default, clap::Args)]
pub(super) struct JudgeLocation {
    /// Configuration file; without one (and without CHANCERY_CONFIG), all files are in one folder
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    /// Folder of a judge without a configuration file [default: ./chancery-data]
    #[arg(long, value_name = "DIR", conflicts_with = "config", global = true)]
    data: Option<PathBuf>,
}

impl JudgeLocation {
    /// A judge with everything in this folder.
    pub(super) fn folder(data: PathBuf) -> Self {
        Self { config: None, data: Some(data) }
    }

    /// The same judge, or this machine's if none is named and the default folder has none.
    pub(super) fn or_installed(self) -> Self {
        let (data, installed) = (Path::new("./chancery-data"), Path::new(INSTALLED));
        match self.file() {
            None if self.data.is_none() && !data.exists() && installed.exists() => {
                Self { config: Some(installed.to_owned()), data: None }
            }
            _ => self,
        }
    }

    /// The configuration file, if there is one.
    pub(super) fn file(&self) -> Option<PathBuf> {
        match (&self.config, &self.data) {
            (Some(file), _) => Some(file.clone()),
            (None, Some(_)) => None,
            (None, None) => std::env::var_os(CONFIG).filter(|file| !file.is_empty()).map(PathBuf::from),
        }
    }

    /// The configuration.
    ///
    /// # Errors
    /// If it cannot be read, or is invalid.
    pub(super) fn config(&self) -> Result<Config> {
        match self.file() {
            Some(file) => Ok(Config::load(&file)?),
            None => Ok(Config::embedded(self.data.clone().unwrap_or_else(|| PathBuf::from("./chancery-data")))),
        }
    }

    /// The command-line options that select it.
    pub(super) fn whence(&self) -> Whence {
        Whence { file: self.file(), options: self.options() }
    }

    /// The options that select the same judge on a command line.
    pub(super) fn options(&self) -> String {
        match (&self.config, &self.data) {
            (Some(file), _) => format!(" --config {}", file.display()),
            (None, Some(data)) => format!(" --data {}", data.display()),
            (None, None) => String::new(),
        }
    }
}
