//! The browser engines for testing pages: Chromium, Firefox and WebKitGTK from Debian, each with its driver. Firefox's driver is the crate
//! `geckodriver`, which `.ci/run` installs.
//!
//! Where they are not installed the tests say so and pass. With `CHANCERY_REQUIRE_PEERS=1` they fail instead.
use serde_json::{Value, json};
use std::env;
use std::io::{BufRead, BufReader, Read};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The maximum time for a driver to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// A running driver, and the screen on which its browser draws, if it needs one.
pub(super) struct Driver {
    process: Child,
    screen: Option<Child>,
    /// The folder of the browser's files, which is deleted with it.
    _folder: TempDir,
    /// The driver's port.
    pub(super) port: u16,
    /// The capabilities to ask it for.
    pub(super) capabilities: Value,
}

impl Engine {
    pub(crate) const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Starts this engine's driver. `preferences` are Chromium's. `None`, with a line that says why, if something is missing.
    pub(super) fn start(self, preferences: &Value) -> Option<Driver> {
        let [browser, driver] = self.programs().map(|(name, found)| found.ok_or(name));
        match (browser, driver) {
            (Ok(browser), Ok(driver)) => Some(self.run(&browser, &driver, preferences)),
            (Err(name), _) | (_, Err(name)) => {
                let is_required = env::var_os("CHANCERY_REQUIRE_PEERS").is_some_and(|value| value == "1");
                assert!(!is_required, "there is no {name}");
                eprintln!("skipped: there is no {name}");
                None
            }
        }
    }

    /// The browser and its driver, as far as they are installed.
    fn programs(self) -> [(&'static str, Option<PathBuf>); 2] {
        let system = |path: &'static str| (path, Some(PathBuf::from(path)).filter(|path| path.exists()));
        match self {
            Self::Chromium => [system("/usr/bin/chromium"), system("/usr/bin/chromedriver")],
            Self::Firefox => [system("/usr/bin/firefox-esr"), ("geckodriver", on_path("geckodriver"))],
            Self::WebKit => [("MiniBrowser", mini_browser()), system("/usr/bin/WebKitWebDriver")],
        }
    }

    fn run(self, browser: &Path, driver: &Path, preferences: &Value) -> Driver {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(driver);
        command.stdout(Stdio::piped()).stderr(Stdio::null()).env("TMPDIR", folder.path());
        let (mut screen, mut free) = (None, 0);
        match self {
            Self::Chromium | Self::Firefox => command.arg("--port=0"),
            Self::WebKit => {
                let (process, display) = start_screen();
                screen = Some(process);
                // It does not name the port that it has chosen.
                free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).unwrap().port();
                command
                    .arg(format!("--port={free}"))
                    .env("DISPLAY", display)
                    .env("GDK_BACKEND", "x11")
                    .env("LANG", "C.UTF-8")
                    // Root has no sandbox, and the machine no graphics card.
                    .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
                    .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
            }
        };
        let words = match self {
            Self::Chromium => Some("started successfully on port "),
            Self::Firefox => Some("Listening on 127.0.0.1:"),
            Self::WebKit => None,
        };
        // A driver that chooses a port ends when another process takes that port first: then it chooses again.
        let started = (0..5).find_map(|_| {
            let mut process = command.spawn().unwrap();
            let mut said = BufReader::new(process.stdout.take().unwrap());
            let port = words.map(|words| port_behind(&mut said, words));
            if port == Some(None) {
                let _ = process.wait();
                return None;
            }
            Some((process, said, port.flatten()))
        });
        let (process, mut said, port) = started.expect("the driver starts");
        let port = match port {
            Some(port) => port,
            None => {
                let began = Instant::now();
                while TcpStream::connect(("127.0.0.1", free)).is_err() {
                    assert!(began.elapsed() < PATIENCE, "WebKitWebDriver has not started");
                    sleep(Duration::from_millis(20));
                }
                free
            }
        };
        // The rest of its output is read, so that it never blocks.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Driver { process, screen, _folder: folder, port, capabilities: self.capabilities(browser, preferences) }
    }

    fn capabilities(self, browser: &Path, preferences: &Value) -> Value {
        let wanted = match self {
            Self::Chromium => {
                let arguments =
                    ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900", "--lang=en-GB"];
                let options = json!({ "binary": browser, "args": arguments, "prefs": preferences });
                json!({ "browserName": "chrome", "goog:chromeOptions": options })
            }
            Self::Firefox => {
                let options = json!({ "binary": browser, "args": ["-headless", "--width=1280", "--height=986"] });
                json!({ "browserName": "firefox", "moz:firefoxOptions": options })
            }
            Self::WebKit => {
                let options = json!({ "binary": browser, "args": ["--automation"] });
                json!({ "browserName": "MiniBrowser", "webkitgtk:browserOptions": options })
            }
        };
        json!({ "capabilities": { "alwaysMatch": wanted } })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        for process in [Some(&mut self.process), self.screen.as_mut()].into_iter().flatten() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// The port that a driver names after these words, or `None` if it ends before.
fn port_behind(said: &mut BufReader<ChildStdout>, words: &str) -> Option<u16> {
    loop {
        let mut line = String::new();
        if said.read_line(&mut line).unwrap() == 0 {
            return None;
        }
        if let Some((_, port)) = line.trim_end().split_once(words) {
            return Some(port.trim_end_matches('.').parse().unwrap());
        }
    }
}

/// A virtual screen, and its name: `:1`.
fn start_screen() -> (Child, String) {
    let mut screen = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "2600x1400x24", "-nolisten", "tcp"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut name = String::new();
    BufReader::new(screen.stdout.take().unwrap().by_ref()).read_line(&mut name).unwrap();
    (screen, format!(":{}", name.trim()))
}

/// A program on the path, or one that cargo has installed.
fn on_path(name: &str) -> Option<PathBuf> {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let folders = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect::<Vec<_>>();
    let mut folders = folders.into_iter().chain(cargo.map(|cargo| cargo.join("bin")));
    folders.find_map(|folder| Some(folder.join(name)).filter(|path| path.exists()))
}

/// WebKitGTK's own browser, in a folder named after the processor: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/`.
fn mini_browser() -> Option<PathBuf> {
    let libraries = std::fs::read_dir("/usr/lib").ok()?.flatten();
    let folders = libraries.filter_map(|library| std::fs::read_dir(library.path()).ok()).flat_map(Iterator::flatten);
    let own = folders.filter(|folder| folder.file_name().to_string_lossy().starts_with("webkit2gtk-"));
    own.map(|folder| folder.path().join("MiniBrowser")).find(|path| path.exists())
}
