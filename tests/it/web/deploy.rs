//! The files in `deploy/` for pages, and the system's limit on open files.
use super::served::{get, read};
use crate::peers::{free_port, lacks};
use crate::program::{House, said, wait_for};
use chancery::web::listen::ConnectionLimits;
use std::fs;
use std::io::{BufReader, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A judge with pages at this place.
fn house(place: &str, url: &str) -> House {
    House::with_config(&format!(
        "trust_senders = true\n[web]\nlisten = {place}\nurl = \"{url}\"\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n\
         [outbound.maildir]\npath = \"@DATA@/mail\"\n"
    ))
}

/// Runs the judge through a program that starts another one: `sh -c '… exec "$0" "$@"'`.
fn serve_by(starter: &mut Command, house: &House) -> Running {
    let log = fs::File::create(house.data().join("said")).unwrap();
    let command = starter.arg(env!("CARGO_BIN_EXE_chancery")).args(["serve", "--config"]).arg(house.config_file());
    Running(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().unwrap())
}

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn said_by(house: &House) -> String {
    fs::read_to_string(house.data().join("said")).unwrap()
}

#[test]
fn browsers_leave_files_for_mail() {
    let usual = ConnectionLimits::default();
    for has_console in [false, true] {
        let within = |n_files| ConnectionLimits::within(n_files, has_console).connections;
        let of_console = if has_console { usual.of_console().connections } else { 0 };
        assert_eq!(within(8192), usual.connections);
        assert_eq!(within(1280 + of_console as u64), usual.connections);
        assert_eq!(within(1024), 1024 - 256 - of_console, "with a console: {has_console}");
        assert_eq!(within(256), usual.connections_each, "somebody can still look");
    }
    assert!((1..100).contains(&usual.of_console().connections), "one person looks at it");
}

/// Services start with 1,024 files, and may have more on request.
#[cfg(target_os = "linux")]
#[test]
fn a_judge_with_pages_asks_for_more_files() {
    let port = free_port();
    let house = house(&format!("\"127.0.0.1:{port}\""), &format!("http://127.0.0.1:{port}"));
    let few = |limits: &str| {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{limits}; exec \"$0\" \"$@\"")]);
        serve_by(&mut shell, &house)
    };
    let running = few("ulimit -Sn 300; ulimit -Hn 4000");
    wait_for(|| said_by(&house).contains("the judge is running").then_some(()));
    let limits = fs::read_to_string(format!("/proc/{}/limits", running.0.id())).unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    assert!(files.split_whitespace().nth(3) == Some("4000"), "{files}");
    assert!(!said_by(&house).contains("LimitNOFILE"), "{}", said_by(&house));
    drop(running);
    // Under a fixed limit, the keeper learns how many browsers it allows, and what to do.
    let _running = few("ulimit -n 300");
    wait_for(|| said_by(&house).contains("the judge is running").then_some(()));
    let said = said_by(&house);
    assert!(said.contains("only 44 browsers can connect") && said.contains("LimitNOFILE="), "{said}");
}

#[test]
fn the_service_may_open_enough_files_for_browsers_and_email() {
    let unit = fs::read_to_string("deploy/chancery.service").unwrap();
    let files: u64 = unit.lines().find_map(|line| line.strip_prefix("LimitNOFILE=")).unwrap().parse().unwrap();
    assert_eq!(ConnectionLimits::within(files / 2, true).connections, ConnectionLimits::default().connections);
}

/// The service's sandbox has only the judge's own group, and no way to change a file's owner. A keeper who follows the recipe for a socket
/// learns what is missing.
#[cfg(target_os = "linux")]
#[test]
fn a_socket_that_cannot_change_owner_names_the_missing_permission() {
    let sandbox = || {
        let mut unshare = Command::new("unshare");
        unshare.args(["--user", "--map-current-user"]);
        unshare
    };
    if lacks("unshare") || !sandbox().arg("true").output().is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: no user namespaces");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("web.sock");
    let house = house(&format!("{socket:?}\ngroup = \"4321\""), "https://judge.example.org");
    let command =
        sandbox().arg(env!("CARGO_BIN_EXE_chancery")).args(["serve", "--config"]).arg(house.config_file()).output();
    let said = said(&command.unwrap());
    assert!(said.contains("cannot give it to the group 4321"), "{said}");
    assert!(said.contains("systemctl edit chancery") && said.contains("deploy/README.md, \"Pages\""), "{said}");
    let readme = fs::read_to_string("deploy/README.md").unwrap();
    let (_, pages) = readme.split_once("\n## 7. Pages\n").unwrap();
    assert!(pages.contains("PrivateUsers=no\nSystemCallFilter=@chown\n"), "{pages}");
}

/// The Caddy of `compose.yaml`, with the socket in this folder instead of the shared volume.
#[test]
fn caddy_in_a_container_finds_the_pages_at_their_socket() {
    if lacks("caddy") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (socket, port) = (folder.path().join("web.sock"), free_port());
    let house = house(&format!("{socket:?}\nmode = \"666\""), &format!("http://localhost:{port}"));
    let serving = house.serve(&[]);
    wait_for(|| socket.exists().then_some(()));
    let recipe = include_str!("../../../deploy/container/Caddyfile");
    assert!(recipe.contains("unix//run/chancery/web.sock"), "{recipe}");
    let recipe = recipe.replace("/run/chancery/web.sock", socket.to_str().unwrap());
    let file = folder.path().join("Caddyfile");
    fs::write(&file, format!("{{\n\tadmin off\n}}\n{recipe}")).unwrap();
    let mut caddy = Command::new("caddy");
    caddy
        .args(["run", "--adapter", "caddyfile", "--config"])
        .arg(&file)
        .env("PAGES", format!("http://localhost:{port}"));
    caddy.env("HOME", folder.path()).env("XDG_DATA_HOME", folder.path()).env("XDG_CONFIG_HOME", folder.path());
    let _caddy = Running(caddy.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
    let mut line = BufReader::new(wait_for(|| TcpStream::connect(("localhost", port)).ok()));
    let request = get("/health", "").replace("judge.test", &format!("localhost:{port}"));
    line.get_mut().write_all(request.as_bytes()).unwrap();
    let answer = read(&mut line).unwrap();
    assert_eq!((answer.status, answer.body.as_str()), (200, "ok\n"));
    assert!(serving.stop().success(), "{}", house.log());

    // The files needed by both containers are there.
    let compose = include_str!("../../../deploy/compose.yaml");
    assert_eq!(compose.matches("- sockets:/run/chancery\n").count(), 2, "{compose}");
    assert!(compose.contains("./container/Caddyfile:/etc/caddy/Caddyfile:ro"), "{compose}");
    let image = include_str!("../../../deploy/Containerfile");
    assert!(image.contains("--chown=65532:65532 /judge/sockets /run/chancery\n"), "{image}");
}
