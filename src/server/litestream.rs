//! Litestream, the program that copies the database's log elsewhere: its configuration, its commands, and its control socket.
//!
//! Each copy has a number, its *term*, and its own folder below `to`. A judge writes only to its own term.
use crate::judge::config::Config;
use crate::judge::copy::CopySettings;
use crate::server::owner;
use anyhow::{Context as _, Result, bail, ensure};
use jiff::Timestamp;
use serde::Deserialize;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::time::Duration;
use tokio::process::{Child, Command};
#[cfg(unix)]
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    time::timeout,
};

/// The oldest version that can be waited for and makes good copies.
const OLDEST: [u32; 3] = [0, 5, 17];
/// The most terms missing in a row, because the keeper may have deleted old ones.
const GAP: u32 = 8;

/// Starts Litestream and ends it when standard input closes, which happens however the judge ends. The watcher ends with either.
const UNTIL_THE_JUDGE_ENDS: &str = r#"exec 3<&0
(cat <&3
kill -KILL $$) >/dev/null 2>&1 &
exec "$0" "$@" </dev/null 3<&-"#;

/// Litestream as configured for one judge.
#[derive(Clone, Debug)]
pub(super) struct Litestream {
    settings: CopySettings,
    database: PathBuf,
    /// The folder of its configuration and its socket.
    folder: PathBuf,
}

/// A file of a copy.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct CopyFile {
    #[serde(deserialize_with = "hex")]
    max_txid: u64,
    pub(super) size: u64,
    pub(super) timestamp: Timestamp,
}

/// The plan of a restore.
#[derive(Clone, Copy, Debug, Deserialize)]
struct RestorePlan {
    #[serde(deserialize_with = "hex")]
    max_txid: u64,
}

/// Litestream's answer to a request to copy everything so far.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct SyncAnswer {
    error: String,
    txid: u64,
    replicated_txid: u64,
}

impl Litestream {
    /// Litestream for the judge with this configuration, if it has a copy.
    pub(super) fn of(config: &Config) -> Option<Self> {
        let settings = config.copy.clone()?;
        // Litestream's working directory is ours, but its socket's path should not depend on it.
        let data = std::path::absolute(&config.data).unwrap_or_else(|_| config.data.clone());
        let database = std::path::absolute(config.database()).unwrap_or_else(|_| config.database());
        Some(Self { settings, database, folder: data.join("copy") })
    }

    /// The folder for its files on this machine.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    fn socket(&self) -> PathBuf {
        self.folder.join("litestream.sock")
    }

    /// The place of a term, for people.
    pub(super) fn place(&self, term: u32) -> String {
        format!("{}/term-{term}", self.settings.to.trim_end_matches('/'))
    }

    /// Writes Litestream's configuration for a term, and returns its file.
    fn configuration(&self, term: u32) -> Result<PathBuf> {
        owner::make_folder(&self.folder).with_context(|| format!("cannot create {}", self.folder.display()))?;
        let more = match &self.settings.settings {
            Some(file) => fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?,
            None => String::new(),
        };
        let more: String = more.lines().map(|line| format!("      {line}\n")).collect();
        let quoted = |path: &Path| serde_json::to_string(&path.to_string_lossy());
        // Short levels: Litestream lists the files of its lowest one each time that it copies.
        let text = format!(
            "# Written by the judge at each start.\n\
             socket:\n  enabled: true\n  path: {}\n  permissions: 0600\n\
             logging:\n  level: warn\n  stderr: true\n\
             levels:\n  - interval: 10s\n  - interval: 5m\n  - interval: 1h\n\
             l0-retention: 10s\n\
             l0-retention-check-interval: 5s\n\
             snapshot:\n  interval: 12h\n  retention: 24h\n\
             dbs:\n  - path: {}\n    monitor-interval: 1s\n    replica:\n      url: {}\n      sync-interval: 1s\n{more}",
            quoted(&self.socket())?,
            quoted(&self.database)?,
            quoted(Path::new(&self.place(term)))?,
        );
        let file = self.folder.join(format!("term-{term}.yml"));
        let (process, thread) = (std::process::id(), std::thread::current().id());
        let draft = self.folder.join(format!(".term-{term}.{process}.{thread:?}.yml"));
        // The keeper's settings may have keys.
        let written =
            fs::write(&draft, text).and_then(|()| owner::make_private(&draft)).and_then(|()| fs::rename(&draft, &file));
        written.with_context(|| format!("cannot write {}", file.display()))?;
        owner::like_its_folder(&file);
        Ok(file)
    }

    /// Returns the version of the program.
    ///
    /// # Errors
    /// If it cannot be run, or is too old.
    pub(super) async fn version(&self) -> Result<String> {
        let program = self.settings.program.display();
        let output = Command::new(&self.settings.program).arg("version").stdin(Stdio::null()).output();
        let output = output.await.with_context(|| format!("cannot run Litestream, {program} (`program` in [copy])"))?;
        let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        let mut numbers = text.trim_start_matches('v').split(['.', '-']).map(|part| part.parse().unwrap_or(0));
        let version: [u32; 3] = std::array::from_fn(|_| numbers.next().unwrap_or(0));
        let oldest = OLDEST.map(|n| n.to_string()).join(".");
        ensure!(OLDEST <= version, "{program} is Litestream {text:?}, and the judge needs {oldest} or newer");
        Ok(text)
    }

    /// Starts copying the database to this term. It ends when its standard input closes.
    pub(super) fn replicate(&self, term: u32) -> Result<Child> {
        self.start(term, "replicate", &[], Stdio::piped())
    }

    /// Starts restoring a term to this file, and keeping it up to date. It ends when its standard input closes.
    pub(super) fn follow(&self, term: u32, to: &Path) -> Result<Child> {
        self.start(
            term,
            "restore",
            &["-f".as_ref(), "-o".as_ref(), to.as_os_str(), self.database.as_os_str()],
            Stdio::inherit(),
        )
    }

    fn start(&self, term: u32, subcommand: &str, args: &[&OsStr], said: Stdio) -> Result<Child> {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", UNTIL_THE_JUDGE_ENDS]).arg(&self.settings.program);
        command.args([subcommand, "-no-expand-env", "-config"]).arg(self.configuration(term)?).args(args);
        let child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(said).kill_on_drop(true).spawn();
        child.context("cannot start Litestream")
    }

    /// Runs a subcommand on a term.
    async fn ask(&self, term: u32, subcommand: &str, args: &[&str]) -> Result<Output> {
        let mut command = Command::new(&self.settings.program);
        command.args([subcommand, "-no-expand-env", "-config"]).arg(self.configuration(term)?).args(args);
        let output = command.arg(&self.database).stdin(Stdio::null()).kill_on_drop(true).output();
        output.await.with_context(|| format!("cannot run {}", self.settings.program.display()))
    }

    /// Returns the files of a term, oldest first: none, if it does not exist.
    ///
    /// # Errors
    /// If the place cannot be read.
    pub(super) async fn files(&self, term: u32) -> Result<Vec<CopyFile>> {
        let output = self.ask(term, "ltx", &["-json", "-level", "all"]).await?;
        ensure!(output.status.success(), "cannot read {}: {}", self.place(term), complaint(&output));
        let mut files: Vec<CopyFile> = serde_json::from_slice(&output.stdout).context("Litestream's list of files")?;
        files.sort_by_key(|file| file.max_txid);
        Ok(files)
    }

    /// Returns the newest term that has anything.
    ///
    /// # Errors
    /// If the place cannot be read.
    pub(super) async fn newest_term(&self) -> Result<Option<u32>> {
        let (mut newest, mut term) = (None, 1);
        while term <= newest.unwrap_or(0) + GAP {
            if !self.files(term).await?.is_empty() {
                newest = Some(term);
            }
            term += 1;
        }
        Ok(newest)
    }

    /// Returns the last transaction that a term can restore, by its files alone.
    ///
    /// # Errors
    /// If it cannot be restored.
    pub(super) async fn plan(&self, term: u32) -> Result<u64> {
        let out = self.folder.join("plan.sqlite");
        let output = self.ask(term, "restore", &["-dry-run", "-json", "-o", &out.to_string_lossy()]).await?;
        ensure!(output.status.success(), "{}", complaint(&output));
        let plan: RestorePlan = serde_json::from_slice(&output.stdout).context("Litestream's plan of a restore")?;
        Ok(plan.max_txid)
    }

    /// Restores a term to a new file, up to its last transaction or this one.
    ///
    /// # Errors
    /// If it cannot be restored.
    pub(super) async fn restore(&self, term: u32, until: Option<u64>, to: &Path) -> Result<()> {
        for end in ["", "-wal", "-shm", "-txid"] {
            let mut old = to.as_os_str().to_owned();
            old.push(end);
            let _ = fs::remove_file(old);
        }
        let (to, until) = (to.to_string_lossy(), until.map(|txid| format!("{txid:016x}")));
        let mut args = vec!["-o", &to];
        if let Some(until) = &until {
            args.extend(["-txid", until]);
        }
        let output = self.ask(term, "restore", &args).await?;
        ensure!(output.status.success(), "cannot restore {}: {}", self.place(term), complaint(&output));
        Ok(())
    }

    /// Requests a copy of everything committed before this call from the running Litestream, and waits for it. Returns the last transaction
    /// there.
    ///
    /// # Errors
    /// If Litestream does not run or cannot reach the copy.
    #[cfg(unix)]
    pub(super) async fn sync(&self, patience: Duration) -> Result<u64> {
        let mut stream = tokio::net::UnixStream::connect(self.socket()).await.context("Litestream is not running")?;
        let seconds = patience.as_secs().max(1);
        let body = serde_json::json!({ "path": self.database, "wait": true, "timeout": seconds }).to_string();
        let head =
            format!("POST /sync HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all(format!("{head}{body}").as_bytes()).await?;
        let mut answer = String::new();
        let mut stream = stream.take(64 << 10);
        let read = stream.read_to_string(&mut answer);
        // Litestream's own time limit comes first, so that its error says more.
        let read = timeout(Duration::from_secs(seconds + 2), read).await;
        read.context("Litestream does not answer")?.context("Litestream does not answer")?;
        let (_, body) = answer.split_once("\r\n\r\n").context("Litestream does not answer")?;
        let answer: SyncAnswer = serde_json::from_str(body).context("Litestream's answer cannot be read")?;
        if !answer.error.is_empty() {
            bail!("{}", answer.error);
        }
        ensure!(answer.txid != 0 && answer.txid <= answer.replicated_txid, "the copy is behind");
        Ok(answer.replicated_txid)
    }

    /// Fails: Litestream's control socket needs Unix.
    #[cfg(not(unix))]
    pub(super) async fn sync(&self, _patience: Duration) -> Result<u64> {
        bail!("[copy] needs a Unix system")
    }

    /// Deletes Litestream's own notes next to the database, so that it begins with a whole copy.
    pub(super) fn forget(&self) -> Result<()> {
        let name = self.database.file_name().unwrap_or_default().to_string_lossy();
        let notes = self.database.with_file_name(format!(".{name}-litestream"));
        if notes.exists() {
            fs::remove_dir_all(&notes).with_context(|| format!("cannot delete {}", notes.display()))?;
        }
        Ok(())
    }
}

impl CopyFile {
    /// The last transaction in it.
    pub(super) fn txid(&self) -> u64 {
        self.max_txid
    }
}

/// The last line of a failed command's errors.
fn complaint(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    let line = said.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or("Litestream failed");
    line.trim_start_matches("Error: ").chars().take(300).collect()
}

fn hex<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let text = String::deserialize(from)?;
    u64::from_str_radix(&text, 16).map_err(|_| serde::de::Error::custom("a transaction is a hexadecimal number"))
}

/// Runs a future to its end on a separate thread, so that any caller may wait.
pub(super) fn wait_for<T: Send>(future: impl Future<Output = Result<T>> + Send) -> Result<T> {
    std::thread::scope(|scope| {
        let run = || tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(future);
        scope.spawn(run).join().unwrap_or_else(|_| bail!("the judge failed while it asked Litestream"))
    })
}
