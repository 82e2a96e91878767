//! What takes minutes, or needs servers that few machines have: run it with `--ignored copy::trials`, one at a time.
use super::{JUDGE, Load, World, kill, litestream, litestreams, lose_machines, run, wait_until_whole};
use crate::peers::{Peers, free_port};
use crate::program::{House, header, letter, said, wait_for};
use chancery::store::{Checkpoints, CopyTrouble, Store};
use jiff::Timestamp;
use std::collections::BTreeSet;
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

/// The number of copies, of so many restored under load, that are damaged. A second writer may move the database's log.
fn n_damaged(n: usize, moves_the_log: bool) -> usize {
    let Some(litestream) = litestream() else { return 0 };
    let world = World::new(litestream);
    let house = world.machine(&world.copies(), "");
    house.begin_game("busy", Timestamp::now(), "");
    let load = Load::new(&house);
    let serving = house.serve(&[]);
    wait_until_whole(&house);
    let is_over = AtomicBool::new(false);
    let n_damaged = std::thread::scope(|scope| {
        let _end = load.until_dropped();
        (0..4).for_each(|_| drop(scope.spawn(|| load.carry())));
        if moves_the_log {
            scope.spawn(|| {
                let store = Store::open_with(&house.config().database(), Checkpoints::Ours).unwrap();
                while !is_over.load(Ordering::Relaxed) {
                    // Each commit moves the log, if it is long enough.
                    let trouble = CopyTrouble { since: Timestamp::now(), why: String::new() };
                    let _ = store.note_copy_trouble(Some(&trouble));
                    std::thread::sleep(std::time::Duration::from_millis(5));
                }
            });
        }
        let damaged = (0..n).filter(|_| {
            load.wait_for_more(40);
            let drill = run(&house, &["takeover", "--drill"]);
            let is_damaged = !drill.status.success();
            if is_damaged {
                eprintln!("{}", said(&drill).lines().last().unwrap_or_default());
            }
            is_damaged
        });
        let n_damaged = damaged.count();
        is_over.store(true, Ordering::Relaxed);
        n_damaged
    });
    drop(serving);
    eprintln!("{n_damaged} of {n} damaged, after {} e-mails", load.n_acknowledged());
    n_damaged
}

#[test]
#[ignore = "takes minutes"]
fn twenty_five_copies_under_load_are_sound() {
    assert_eq!(n_damaged(25, false), 0);
}

/// The reason for `Checkpoints::OfTheCopy`, and a proof that the drill finds the damage.
#[test]
#[ignore = "takes minutes"]
fn a_writer_that_moves_the_log_damages_copies() {
    if litestream().is_some() {
        assert_ne!(n_damaged(25, true), 0);
    }
}

/// A server of the tests, killed when dropped.
struct Server(Child);

impl Server {
    fn start(command: &mut Command, port: u16) -> Self {
        let server = Self(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        wait_for(|| TcpStream::connect(("127.0.0.1", port)).ok());
        server
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Loses three machines that copy to this place, with these lines for Litestream.
fn lose_three(world: &World, to: &str, settings: &str) {
    let file = world.folder.path().join("settings.yml");
    fs::write(&file, settings).unwrap();
    let more = format!("settings = \"{}\"", file.display());
    let (load, _, times) = lose_machines(&|| -> House { world.machine_at(to, &more) }, &["", "", ""]);
    let acknowledged = load.acknowledged();
    let twice = world.check(&acknowledged);
    eprintln!(
        "3 kills, {} acknowledged e-mails, none lost, {twice} sent twice, takeovers {times:.1?}",
        acknowledged.len()
    );
}

/// Debian's openssh-server, as root.
#[test]
#[ignore = "needs sshd"]
fn no_acknowledged_email_is_lost_by_sftp() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let (folder, port) = (world.folder.path(), free_port());
    for key in ["host", "user"] {
        let made =
            Command::new("ssh-keygen").args(["-q", "-t", "ed25519", "-N", "", "-f"]).arg(folder.join(key)).status();
        assert!(made.unwrap().success());
    }
    fs::create_dir_all("/run/sshd").unwrap();
    let config = format!(
        "Port {port}\nListenAddress 127.0.0.1\nHostKey {0}/host\nAuthorizedKeysFile {0}/user.pub\nPidFile none\n\
         StrictModes no\nUsePAM no\nPermitRootLogin prohibit-password\nSubsystem sftp internal-sftp\n",
        folder.display()
    );
    fs::write(folder.join("sshd"), config).unwrap();
    let _server = Server::start(Command::new("/usr/sbin/sshd").args(["-D", "-f"]).arg(folder.join("sshd")), port);
    let to = format!("sftp://root@127.0.0.1:{port}{}", world.copies().display());
    lose_three(&world, &to, &format!("key-path: {}/user\n", folder.display()));
}

/// `CHANCERY_MOTO` names moto's server, of PyPI's `moto[server]`.
#[test]
#[ignore = "needs moto"]
fn no_acknowledged_email_is_lost_by_s3() {
    let Some(litestream) = litestream() else { return };
    let moto = PathBuf::from(std::env::var_os("CHANCERY_MOTO").expect("CHANCERY_MOTO names moto_server"));
    let (world, port) = (World::new(litestream), free_port());
    let _server = Server::start(Command::new(moto).args(["-H", "127.0.0.1", "-p", &port.to_string()]), port);
    let mut bucket = TcpStream::connect(("127.0.0.1", port)).unwrap();
    bucket.write_all(b"PUT /copies HTTP/1.0\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n").unwrap();
    let mut answer = String::new();
    bucket.read_to_string(&mut answer).unwrap();
    assert!(answer.contains(" 200 "), "{answer}");
    let settings = format!(
        "endpoint: http://127.0.0.1:{port}\nregion: us-east-1\nforce-path-style: true\naccess-key-id: key\n\
         secret-access-key: secret\n"
    );
    lose_three(&world, "s3://copies/judge", &settings);
}

/// Postfix in front of both machines, as `deploy/standby/main.cf` sets it up.
#[tokio::test]
#[ignore = "needs Postfix"]
async fn no_email_in_a_mail_server_is_lost_by_a_takeover() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let (port, second) = (free_port(), free_port());
    let machine =
        |port: u16| world.machine(&world.copies(), &format!("[[inbound.lmtp]]\nlisten = \"127.0.0.1:{port}\""));
    let (old, new) = (machine(port), machine(second));
    let Some(peers) = Peers::start_with(
        &format!(
            "transport_maps = inline:{{ {JUDGE}=lmtp:inet:127.0.0.1:{port} }}\n\
             lmtp_fallback_relay = [127.0.0.1]:{second}\nmaximal_queue_lifetime = 1h\n"
        ),
        "",
    ) else {
        return;
    };
    old.begin_game("busy", Timestamp::now(), "");
    let load = Load::new(&old);
    let serving = old.serve(&[]);
    wait_until_whole(&old);
    let mut ids = BTreeSet::new();
    let mut submit = async |n: usize| {
        for n in n..n + 60 {
            let (id, (to, lines)) =
                (format!("<queued.{n}@players.test>"), load.seats.get(n % load.seats.len()).unwrap());
            let text = letter("a@players.test", to, &id, lines).replace('\r', "");
            peers.submit("a@players.test", &[to], &text).await;
            ids.insert(id);
        }
    };
    submit(0).await;
    // In the middle of Postfix's deliveries.
    kill(&[litestreams(&old), vec![serving.id().to_string()]].concat());
    fs::remove_dir_all(old.data()).unwrap();
    submit(60).await;
    let taken = run(&new, &["takeover", "--other-is-off"]);
    assert!(taken.status.success(), "{}", said(&taken));
    let mut serving = new.serve(&[]);
    submit(120).await;
    let n_answered = || {
        let sent = world.sent();
        sent.iter()
            .filter_map(|mail| header(mail, "In-Reply-To"))
            .filter(|id| ids.contains(*id))
            .collect::<BTreeSet<_>>()
            .len()
    };
    peers.wait_with_flushes(|| n_answered() == ids.len());
    new.wait_until_sent(&mut serving);
    let twice = world.check(&ids);
    eprintln!("1 takeover behind Postfix, {} e-mails, none lost, {twice} sent twice", ids.len());
}
